import { describe, expect, test } from 'vitest'
import { bankCardsOf } from '../../src/paris-dakar/view.js'
import { all, car, offered, play, playOn, refusal, short, table, tags, tb1With, waits } from './table.js'

const NEEDS_MECHANIC = { cards: 3, parked: true, needs: ['mechanic'] } as const

describe('Breakdown cards', () => {
  test('PD-10.1 the road-book deals out a card', () => {
    const start = table({ cars: [{ at: 1 }] })
    const { state, events } = play(start, 'spin 1')
    expect([car(state).cards, bankCardsOf(state.players)]).toEqual([1, 11])
    expect(all(events, 'BreakdownDrawn')).toEqual([
      { _tag: 'BreakdownDrawn', rule: 'PD-10.1', seat: 0, count: 1, now: 1 },
    ])
  })

  test('PD-10.2 a car with two cards cannot call the truck', () => {
    const start = table({ cars: [{ at: 33, cards: 2 }] })
    expect([waits(start), offered(start)]).toEqual(['move 0', []])
    expect(offered(play(start, 'spin 4').state)).toEqual(['reduced', 'full'])
  })

  test('PD-10.3 at reduced speed each card takes one off the number', () => {
    const { state } = play(table({ cars: [{ at: 33, fuel: 500, cards: 1 }] }), 'spin 4', 'reduced')
    expect(short(state)).toEqual([36, 500, 1])
  })

  test('PD-10.4 full speed uses the whole number', () => {
    const { state } = play(table({ cars: [{ at: 33, fuel: 500, cards: 1 }] }), 'spin 4', 'full')
    expect(car(state).at).toBe(37)
  })

  test('PD-10.5 full speed costs 20 litres for each space and card, paid to the bank', () => {
    const start = table({ cars: [{ at: 33, fuel: 500, cards: 1 }] })
    const { state, events } = play(start, 'spin 4', 'full')
    expect([car(state).fuel, state.bank - start.bank]).toEqual([420, 80])
    expect(all(events, 'SurchargePaid')).toEqual([
      { _tag: 'SurchargePaid', rule: 'PD-10.5', seat: 0, litres: 80, spaces: 4, cards: 1 },
    ])
  })

  test('PD-10.6 full speed is paid on top of towns and instructions', () => {
    const { state } = play(table({ cars: [{ at: 35, fuel: 500, cards: 1 }] }), 'spin 4', 'full')
    expect(short(state)).toEqual([39, 140, 2])
  })

  test('PD-10.7 the speed is chosen after the spin, in every turn anew', () => {
    const first = play(table({ cars: [{ at: 33, fuel: 500, cards: 1 }] }), 'spin 3')
    expect([waits(first.state), offered(first.state)]).toEqual(['seat 0', ['reduced', 'full']])
    expect(all(first.events, 'SpeedOffered')[0]?.offers).toEqual([
      { mode: 'reduced', to: 35, cost: 0 },
      { mode: 'full', to: 36, cost: 60 },
    ])
    const next = play(first.state, 'full', 'spin 4', 'spin 1').state
    expect([waits(next), offered(next)]).toEqual(['seat 0', ['reduced', 'full']])
    expect(refusal(next, 'accept')).toEqual({ _tag: 'HelpNotOffered', rule: 'PD-12.16' })
  })

  test('PD-10.8 a 4 with one card is 3 spaces, or 4 for 80 litres', () => {
    const { events } = play(table({ cars: [{ at: 33, fuel: 500, cards: 1 }] }), 'spin 4')
    expect(all(events, 'SpeedOffered')[0]?.offers).toEqual([
      { mode: 'reduced', to: 36, cost: 0 },
      { mode: 'full', to: 37, cost: 80 },
    ])
  })

  test('PD-10.9 a 4 with two cards is 2 spaces, or 4 for 160 litres', () => {
    const { events } = play(table({ cars: [{ at: 25, fuel: 500, cards: 2 }] }), 'spin 4')
    expect(all(events, 'SpeedOffered')[0]?.offers).toEqual([
      { mode: 'reduced', to: 27, cost: 0 },
      { mode: 'full', to: 29, cost: 160 },
    ])
  })

  test('PD-10.10 a car with three cards never spins for itself', () => {
    const { state, events } = play(table({ cars: [{ at: 33, fuel: 500, cards: 2 }] }), 'spin 4', 'reduced')
    expect([car(state).needs, waits(play(state, 'spin 4').state)]).toEqual([['mechanic'], 'truck 0'])
    expect(all(events, 'NeedRaised')).toEqual([{ _tag: 'NeedRaised', rule: 'PD-10.10', seat: 0, need: 'mechanic' }])
    const game = tb1With({
      26: [
        { op: 'drawBreakdown', count: 3 },
        { op: 'move', spaces: 1 },
      ],
    })
    const stopped = playOn(game)(table({ game, cars: [{ at: 23 }] }), 'spin 3')
    expect(car(stopped.state).at).toBe(26)
    expect(all(stopped.events, 'RoadBookSkipped').map(({ why }) => why)).toEqual(['parked'])
  })

  test('PD-10.11 it stands beside the track at its space', () => {
    const { state, events } = play(table({ cars: [{ at: 33, fuel: 500, cards: 2 }] }), 'spin 4', 'reduced')
    expect([car(state).at, car(state).parked]).toEqual([35, true])
    expect(all(events, 'VehicleParked')).toEqual([{ _tag: 'VehicleParked', rule: 'PD-10.11', seat: 0, at: 35 }])
  })

  test('PD-10.12 it calls the truck in the same step, or waits for it', () => {
    const { state } = play(table({ cars: [{ at: 33, fuel: 500, cards: 2 }] }), 'spin 4', 'reduced')
    expect(state.truck).toEqual({ at: 38, holder: 0, queue: [], declined: [] })
    const taken = table({
      cars: [
        { at: 33, fuel: 500, cards: 2 },
        { at: 70, ...NEEDS_MECHANIC },
      ],
      truck: { at: 62, holder: 1 },
    })
    expect(play(taken, 'spin 4', 'reduced').state.truck.queue).toEqual([0])
  })

  test('PD-10.13d nothing lies between reduced and full speed', () => {
    const { state } = play(table({ cars: [{ at: 33, fuel: 500, cards: 2 }] }), 'spin 4')
    const reached = offered(state).map((line) => car(play(state, line).state).at)
    expect(reached).toEqual([35, 37])
  })

  test('PD-10.14d reduced speed can be no space at all, and then nothing is read', () => {
    const start = table({ cars: [{ at: 26, fuel: 0, cards: 2 }] })
    const { state, events } = play(start, 'spin 1')
    expect([short(state), waits(state)]).toEqual([[26, 0, 2], 'move 1'])
    expect(all(events, 'NoMove')).toEqual([{ _tag: 'NoMove', rule: 'PD-10.14d', seat: 0, why: 'reducedToZero' }])
    expect(tags(events)).not.toContain('RoadBookRead')
  })

  test('PD-10.15d nobody gets a fourth card', () => {
    const game = tb1With({ 26: [{ op: 'drawBreakdown', count: 2 }] })
    const { state, events } = playOn(game)(table({ game, cars: [{ at: 23, cards: 2 }] }), 'spin 5', 'reduced')
    expect([car(state).cards, bankCardsOf(state.players)]).toEqual([3, 9])
    expect(all(events, 'BreakdownDrawn').map(({ count, now }) => [count, now])).toEqual([[1, 3]])
  })
})
