import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Move } from '../../src/paris-dakar/model.js'
import { controlFine } from '../../src/paris-dakar/rules/compulsory-stops.js'
import { all, car, offered, play, playOn, refusal, short, table, tags, tb1, tb1With, waits } from './table.js'

const DECLARED = { controlPoints: 'declared' } as const

describe('Compulsory stops', () => {
  test('PD-9.1 a compulsory stop ends the move and the rest of the number is lost', () => {
    const { state, events } = play(table({ cars: [{ at: 3 }] }), 'spin 6')
    expect([car(state).at, waits(state)]).toEqual([5, 'move 1'])
    expect(all(events, 'MoveCutShort')).toEqual([
      { _tag: 'MoveCutShort', rule: 'PD-9.1', seat: 0, reason: 'control', at: 5, unused: 4 },
    ])
  })

  test('PD-9.2 exactly the spaces with a stopwatch are control points', () => {
    const marked = [...tb1.track.control].flatMap((is, i) => (is === 1 ? [i] : []))
    expect(marked).toEqual([5, 17, 31, 42, 57, 70, 86, 93])
  })

  test('PD-9.3 at a control point the turn is over, even with another spin in the road-book', () => {
    const game = tb1With({ 5: [{ op: 'gainFuel', litres: 20 }, { op: 'extraSpin' }] })
    const { state, events } = playOn(game)(table({ game, cars: [{ at: 3 }] }), 'spin 2')
    expect([short(state), waits(state, game)]).toEqual([[5, 1020, 0], 'move 1'])
    expect(all(events, 'RoadBookSkipped')).toEqual([
      {
        _tag: 'RoadBookSkipped',
        rule: 'PD-9.3',
        seat: 0,
        at: 5,
        op: { op: 'extraSpin' },
        why: 'turnOver',
      },
    ])
  })

  test('PD-9.4 who forgets a control point ends on it all the same', () => {
    const asked = play(table({ cars: [{ at: 3, fuel: 500 }], rulings: DECLARED }), 'spin 6')
    expect([waits(asked.state), offered(asked.state)]).toEqual(['seat 0', ['stop', 'drive on']])
    const nothing = JSON.parse('{"_tag":"Fly"}') as Move
    expect(tb1.apply(asked.state, nothing)).toEqual(E.left({ _tag: 'NoSuchMove', rule: 'PD-2.3', move: 'Fly' }))
    expect(all(asked.events, 'StopOffered')).toEqual([
      { _tag: 'StopOffered', rule: 'PD-9.4', seat: 0, at: 5, number: 6, mode: 'normal' },
    ])
    expect(short(play(asked.state, 'drive on').state)).toEqual([5, 300, 0])
    expect(short(play(asked.state, 'stop').state)).toEqual([5, 500, 0])
    expect(refusal(table({ cars: [{ at: 3 }] }), 'drive on')).toEqual({
      _tag: 'ChancePending',
      rule: 'PD-2.3',
      kind: 'move',
    })
  })

  test('PD-9.5 the fine is 200 litres, or all that is left', () => {
    const asked = play(table({ cars: [{ at: 3, fuel: 120 }], rulings: DECLARED }), 'spin 6').state
    const { state, events } = play(asked, 'drive on')
    expect([car(state).fuel, state.bank - asked.bank]).toEqual([0, 120])
    expect(all(events, 'ControlFine').map(({ litres }) => litres)).toEqual([120])
    expect([controlFine(500), controlFine(200), controlFine(0)]).toEqual([200, 200, 0])
  })

  test('PD-9.6 the halfway space is a compulsory stop', () => {
    const { state, events } = play(table({ cars: [{ at: 48 }] }), 'spin 5')
    expect(car(state).at).toBe(50)
    expect(all(events, 'MoveCutShort').map(({ rule, unused }) => [rule, unused])).toEqual([['PD-9.6', 3]])
  })

  test('PD-9.7 all fuel left is handed in first', () => {
    const { events } = play(table({ cars: [{ at: 48, fuel: 1340 }] }), 'spin 5')
    expect(all(events, 'TankExchanged')).toEqual([
      { _tag: 'TankExchanged', rule: 'PD-9.7', seat: 0, returned: 1340, received: 1000 },
    ])
  })

  test.each([0, 120, 1000, 1340])('PD-9.8 %i litres become 1,000 halfway', (fuel) => {
    const start = table({ cars: [{ at: 49, fuel }] })
    const { state } = play(start, 'spin 1')
    expect([car(state).fuel, state.bank - start.bank]).toEqual([1000, fuel - 1000])
  })

  test('PD-9.9d an exact landing is a stop as well', () => {
    const { state, events } = play(table({ cars: [{ at: 49 }] }), 'spin 1')
    expect([short(state), waits(state)]).toEqual([[50, 1000, 0], 'move 1'])
    expect(tags(events)).not.toContain('MoveCutShort')
    const declared = table({ cars: [{ at: 3 }], rulings: DECLARED })
    expect(waits(play(declared, 'spin 2').state)).toBe('move 1')
  })

  test('PD-9.10d full speed and ordered moves are cut by a stop as well', () => {
    const choice = play(table({ cars: [{ at: 46, fuel: 500, cards: 2 }] }), 'spin 6').state
    expect(offered(choice)).toEqual(['reduced', 'full'])
    expect(car(play(choice, 'reduced').state).at).toBe(50)
    expect(car(play(choice, 'full').state).at).toBe(50)
    const game = tb1With({ 30: [{ op: 'move', spaces: 4 }] })
    expect(car(playOn(game)(table({ game, cars: [{ at: 28 }] }), 'spin 2').state).at).toBe(31)
  })
})
