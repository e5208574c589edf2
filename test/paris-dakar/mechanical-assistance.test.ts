import { describe, expect, test } from 'vitest'
import { BOARD } from '../../src/paris-dakar/data/board.js'
import { bankCardsOf } from '../../src/paris-dakar/view.js'
import { all, car, offered, play, table, tags, tb1, waits } from './table.js'

const IN_NEED = { cards: 3, parked: true, needs: ['mechanic'] } as const

/** A on 35 has called; it is his turn, and the truck stands on 38. */
const called = table({
  cars: [{ at: 35, ...IN_NEED }],
  truck: { at: 38, holder: 0 },
  phase: { _tag: 'Spinning', purpose: 'truck' },
})

describe('Mechanical assistance', () => {
  test('PD-11.1 the caller takes the mechanical card', () => {
    const { state, events } = play(table({ cars: [{ at: 32, fuel: 500, cards: 2 }] }), 'spin 5', 'reduced')
    expect(state.truck.holder).toBe(0)
    expect(all(events, 'AssistanceCalled')).toEqual([
      { _tag: 'AssistanceCalled', rule: 'PD-11.1', seat: 0, service: 'truck', from: 'need', distance: 3 },
    ])
  })

  test('PD-11.2 the truck is placed on the nearest rescue post, wherever it was', () => {
    const { events } = play(table({ cars: [{ at: 32, fuel: 500, cards: 2 }] }), 'spin 5', 'reduced')
    expect(all(events, 'TruckPlaced')).toEqual([{ _tag: 'TruckPlaced', rule: 'PD-11.2', from: 8, at: 38 }])
    expect([14, 15, 16, 30].map((space) => tb1.track.post[space])).toEqual([8, 8, 22, 22])
  })

  test('PD-11.3 the rescue posts are six towns, in route order', () => {
    const posts = BOARD.spaces.flatMap(({ town }) => (town?.rescuePost === true ? [town.name] : []))
    expect(posts).toEqual(['Ouargla', 'In Amguel', 'Dirkou', 'Gao', 'Kiffa', 'Sali-Portudal'])
  })

  test('PD-11.4 in his turn the caller spins for the truck, and that is his turn', () => {
    expect(waits(called)).toBe('truck 0')
    const { state, events } = play(called, 'spin 2')
    expect([state.truck.at, waits(state)]).toEqual([36, 'move 1'])
    expect(all(events, 'TruckMoved')).toEqual([{ _tag: 'TruckMoved', rule: 'PD-11.4', from: 38, to: 36 }])
  })

  test('PD-11.5 the truck drives in either direction', () => {
    expect(play(called, 'spin 1').state.truck.at).toBe(37)
    const behind = table({
      cars: [{ at: 43, ...IN_NEED }],
      truck: { at: 38, holder: 0 },
      phase: { _tag: 'Spinning', purpose: 'truck' },
    })
    expect(play(behind, 'spin 1').state.truck.at).toBe(39)
  })

  test('PD-11.6 the truck needs no exact number', () => {
    const { events } = play(called, 'spin 5')
    expect(all(events, 'TruckArrived')).toEqual([{ _tag: 'TruckArrived', rule: 'PD-11.6', at: 35, unused: 2 }])
  })

  test('PD-11.7 on arrival the mechanical card goes back', () => {
    expect(play(called, 'spin 3').state.truck.holder).toBeNull()
  })

  test('PD-11.8 on arrival the three breakdown cards go back', () => {
    const { state, events } = play(called, 'spin 3')
    expect([car(state).cards, bankCardsOf(state.players)]).toEqual([0, 12])
    expect(all(events, 'RepairDone')).toEqual([{ _tag: 'RepairDone', rule: 'PD-11.8', seat: 0, cards: 3 }])
  })

  test('PD-11.9 the truck is back on the nearest post in the same step', () => {
    const { state, events } = play(called, 'spin 3')
    expect(state.truck).toEqual({ at: 38, holder: null, queue: [], declined: [] })
    expect(all(events, 'TruckReturned')).toEqual([{ _tag: 'TruckReturned', rule: 'PD-11.9', from: 35, at: 38 }])
  })

  test('PD-11.10 the car is back on the track, or ready beside it where two stand', () => {
    const { state } = play(called, 'spin 3')
    expect([car(state).parked, car(state).needs]).toEqual([false, []])
    const crowded = table({
      cars: [{ at: 35, ...IN_NEED }, { at: 35 }, { at: 35 }],
      truck: { at: 38, holder: 0 },
      phase: { _tag: 'Spinning', purpose: 'truck' },
    })
    const ready = play(crowded, 'spin 3')
    expect([car(ready.state).parked, car(ready.state).needs]).toEqual([true, []])
    expect(all(ready.events, 'VehicleReadyOnVerge').map(({ at }) => at)).toEqual([35])
    const next = play(ready.state, 'spin 1', 'spin 6', 'spin 2').state
    expect([car(next).at, car(next).parked]).toEqual([37, false])
  })

  test('PD-11.11 the race is resumed in the next turn, not in this one', () => {
    const { state, events } = play(called, 'spin 3')
    expect(waits(state)).toBe('move 1')
    expect(tags(events)).not.toContain('VehicleMoved')
    expect(waits(play(state, 'spin 4').state)).toBe('move 0')
  })

  test('PD-11.12 the full number is used again, for nothing', () => {
    const { state } = play(called, 'spin 2', 'spin 4', 'spin 4', 'spin 1')
    const next = play(state, 'spin 2').state
    expect([car(next).at, car(next).fuel, offered(next)]).toEqual([37, 1000, []])
  })

  test('PD-11.13d the turn of the call brings no spin for the truck', () => {
    const { state, events } = play(table({ cars: [{ at: 32, fuel: 500, cards: 2 }] }), 'spin 5', 'reduced')
    expect(waits(state)).toBe('move 1')
    expect(all(events, 'SpinAwaited').map(({ seat, purpose }) => [seat, purpose])).toEqual([[1, 'move']])
  })
})
