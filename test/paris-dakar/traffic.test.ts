import { describe, expect, test } from 'vitest'
import { all, car, play, short, table, tags, waits } from './table.js'

describe('Two vehicles a space', () => {
  test('PD-7.1 a space holds two cars, Alger and Dakar any number', () => {
    expect(() => table({ cars: [{ at: 34 }, { at: 34 }, { at: 34 }] })).toThrow('two vehicles')
    expect(() => table({ cars: [{ at: 0 }, { at: 0 }, { at: 0 }, { at: 0 }] })).not.toThrow()
    const { state } = play(table({ cars: [{ at: 34 }, { at: 37 }, { at: 0 }] }), 'spin 3')
    expect([car(state).at, car(state, 1).at]).toEqual([37, 37])
  })

  test('PD-7.1, PD-4.4 Dakar never fills up: a third and a fourth car arrive on the space of the first two', () => {
    const start = table({
      cars: [{ at: 99 }, { at: 99 }, { at: 97 }, { at: 98 }],
      rulings: { finish: 'fullRanking' },
    })
    const { state, events } = play(start, 'spin 1', 'spin 1', 'spin 3')
    expect([state.arrived, state.players.map(({ at }) => at)]).toEqual([
      [0, 1, 2],
      [100, 100, 100, 98],
    ])
    expect(tags(events)).not.toContain('MoveCutShort')
  })

  test('PD-7.2 a car bound for a full space stops one space before it', () => {
    const { state, events } = play(table({ cars: [{ at: 34 }, { at: 37 }, { at: 37 }] }), 'spin 3')
    expect(car(state).at).toBe(36)
    expect(all(events, 'MoveCutShort')).toEqual([
      { _tag: 'MoveCutShort', rule: 'PD-7.2', seat: 0, reason: 'traffic', at: 36, unused: 1 },
    ])
  })

  test('PD-7.3d a full space may be passed, and its town is paid', () => {
    const { state } = play(table({ cars: [{ at: 22, fuel: 100 }, { at: 24 }, { at: 24 }] }), 'spin 5')
    expect(short(state)).toEqual([27, 60, 0])
  })

  test('PD-7.4d only the space where the car stops is paid and read', () => {
    const { state, events } = play(table({ cars: [{ at: 22, fuel: 20 }, { at: 24 }, { at: 24 }] }), 'spin 2')
    expect(short(state)).toEqual([23, 20, 0])
    expect(tags(events)).not.toContain('FuelShortage')
    const red = play(table({ cars: [{ at: 23 }, { at: 26 }, { at: 26 }] }), 'spin 3').state
    expect([car(red).cards, car(red).at]).toEqual([0, 27])
  })

  test('PD-7.5d a car that cannot leave its space does not read it again', () => {
    const start = table({ cars: [{ at: 30, fuel: 500 }, { at: 31 }, { at: 31 }] })
    const { state, events } = play(start, 'spin 2')
    expect([short(state), waits(state)]).toEqual([[30, 500, 0], 'move 1'])
    expect(all(events, 'NoMove')).toEqual([{ _tag: 'NoMove', rule: 'PD-7.5d', seat: 0, why: 'blocked' }])
    expect(tags(events)).not.toContain('RoadBookRead')
  })

  test('PD-7.2 a car that is sent back looks for room further back', () => {
    const { state, events } = play(table({ cars: [{ at: 26 }, { at: 27 }, { at: 27 }] }), 'spin 2')
    expect(all(events, 'VehicleMoved').map(({ from, to }) => [from, to])).toEqual([
      [26, 28],
      [28, 26],
    ])
    expect(short(state)).toEqual([26, 1000, 1])
  })

  test('PD-7.1 a car that is sent back to where it stood is not in its own way', () => {
    expect(car(play(table({ cars: [{ at: 27 }, { at: 27 }] }), 'spin 1').state).at).toBe(27)
  })

  test('PD-7.1 parked cars leave their space free', () => {
    const start = table({
      cars: [{ at: 33 }, { at: 35, cards: 3, parked: true, needs: ['mechanic'] }, { at: 35 }],
      truck: { at: 38, holder: 1 },
    })
    expect(car(play(start, 'spin 2').state).at).toBe(35)
  })
})
