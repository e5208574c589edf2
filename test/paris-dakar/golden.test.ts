/** The worked examples of the rules analysis, by number; A, B, C, D are seats 0 to 3, and the board is TB-1. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { boardFaults } from '../../src/paris-dakar/board-faults.js'
import { couponLayout } from '../../src/paris-dakar/coupons.js'
import { TEST_BOARD, TEST_SPINNER } from '../../src/paris-dakar/data/test-board.js'
import type { Options, State } from '../../src/paris-dakar/model.js'
import { bankCardsOf } from '../../src/paris-dakar/view.js'
import {
  all,
  car,
  offered,
  play,
  playOn,
  refusal,
  roadBookWith,
  short,
  table,
  tags,
  tb1,
  tb1With,
  waits,
} from './table.js'

const BROKEN = { cards: 3, parked: true, needs: ['mechanic'] } as const
const TRUCK = { _tag: 'Spinning', purpose: 'truck' } as const

const begun = (options: Options): State => {
  const rally = tb1.setup(options)
  if (E.isLeft(rally)) throw new Error(JSON.stringify(rally.left))
  return rally.right.state
}

const offers = (start: State, line: string): ReadonlyArray<readonly [string, number, number]> =>
  all(play(start, line).events, 'SpeedOffered').flatMap((event) =>
    event.offers.map(({ mode, to, cost }) => [mode, to, cost] as const),
  )

describe('Printed examples', () => {
  test('GS-01 a 4 with one card', () => {
    const start = table({ cars: [{ at: 33, fuel: 500, cards: 1 }] })
    expect(offers(start, 'spin 4')).toEqual([
      ['reduced', 36, 0],
      ['full', 37, 80],
    ])
    expect(short(play(start, 'spin 4', 'reduced').state)).toEqual([36, 500, 1])
    expect(short(play(start, 'spin 4', 'full').state)).toEqual([37, 420, 1])
  })

  test('GS-02 a 4 with two cards', () => {
    const start = table({ cars: [{ at: 25, fuel: 500, cards: 2 }] })
    expect(offers(start, 'spin 4')).toEqual([
      ['reduced', 27, 0],
      ['full', 29, 160],
    ])
    expect(short(play(start, 'spin 4', 'reduced').state)).toEqual([27, 500, 2])
    expect(short(play(start, 'spin 4', 'full').state)).toEqual([29, 340, 2])
  })

  const sick = play(table({ cars: [{ at: 12, fuel: 500 }] }), 'spin 1').state

  test('GS-03a a driver falls ill at km 1300', () => {
    expect([car(sick).at, car(sick).needs, waits(sick)]).toEqual([13, ['doctor'], 'move 1'])
    expect(sick.helicopter).toMatchObject({ base: 'start', holder: 0, flown: 0, required: 3 })
  })

  test('GS-03b a 2 and a 5 bring the helicopter', () => {
    const near = play(sick, 'spin 4', 'spin 2').state
    expect(near.helicopter).toMatchObject({ flown: 2, required: 3 })
    const there = play(near, 'spin 1', 'spin 5').state
    expect([car(there).parked, there.helicopter.holder, there.helicopter.base]).toEqual([false, null, 'start'])
    expect(car(play(there, 'spin 1', 'spin 6').state).at).toBe(17)
  })

  test('GS-03c a 3 brings it at once', () => {
    expect(play(sick, 'spin 4', 'spin 3').state.helicopter.holder).toBeNull()
  })

  test('GS-03d three times 1 brings it at the third', () => {
    const second = play(sick, 'spin 4', 'spin 1', 'spin 3', 'spin 1').state
    expect(second.helicopter).toMatchObject({ flown: 2, holder: 0 })
    expect(play(second, 'spin 1', 'spin 1').state.helicopter.holder).toBeNull()
  })

  test('GS-04 a shortage, and a 3 that brings 300 litres', () => {
    const stranded = play(table({ cars: [{ at: 37, fuel: 100 }] }), 'spin 4').state
    expect([short(stranded), car(stranded).needs, stranded.truck.at]).toEqual([[37, 100, 0], ['fuel'], 38])
    const arrived = play(stranded, 'spin 4', 'spin 1').state
    expect(waits(arrived)).toBe('fuel 0')
    const fuelled = play(arrived, 'spin 3').state
    expect([short(fuelled), fuelled.truck, waits(fuelled)]).toEqual([
      [37, 400, 0],
      { at: 38, holder: null, queue: [], declined: [] },
      'move 1',
    ])
    expect(short(play(fuelled, 'spin 1', 'spin 4').state)).toEqual([41, 120, 0])
  })
})

describe('Beginning, order, finish', () => {
  test('GS-05 four players, the starter named', () => {
    const state = begun({ seats: 4, starter: 2 })
    expect(state.players).toEqual(
      Array.from({ length: 4 }, () => ({ at: 0, fuel: 1000, cards: 0, parked: false, needs: [], missTurns: 0 })),
    )
    expect([state.bank, bankCardsOf(state.players), state.truck.at, state.helicopter.base]).toEqual([
      1000,
      12,
      8,
      'start',
    ])
    expect(waits(state)).toBe('move 2')
  })

  test('GS-06 four players, the starter drawn', () => {
    const open = begun({ seats: 4 })
    expect(tb1.outcomes(open).map(({ weight }) => weight)).toEqual([1, 1, 1, 1])
    const { state, events } = play(open, 'starter 2', 'spin 4', 'spin 4', 'spin 1', 'spin 1')
    expect(all(events, 'TurnStarted').map(({ seat }) => seat)).toEqual([2, 3, 0, 1, 2])
    expect(waits(state)).toBe('move 2')
  })

  test('GS-07 a 6 from km 9800 with 80 litres wins', () => {
    const { state } = play(table({ cars: [{ at: 98, fuel: 80 }] }), 'spin 6')
    expect([short(state), state.arrived, waits(state)]).toEqual([[100, 0, 0], [0], 'over'])
  })

  test('GS-08 the last two fees are both due', () => {
    const { state } = play(table({ cars: [{ at: 95, fuel: 200 }] }), 'spin 6')
    expect([short(state), state.arrived]).toEqual([[100, 0, 0], [0]])
    const stranded = play(table({ cars: [{ at: 95, fuel: 180 }] }), 'spin 6').state
    expect([short(stranded), stranded.truck]).toEqual([[95, 180, 0], { at: 96, holder: 0, queue: [], declined: [] }])
  })

  test('GS-09 the truck is called for the last time', () => {
    const stranded = play(table({ cars: [{ at: 97, fuel: 60 }] }), 'spin 3').state
    expect([car(stranded).at, stranded.truck.at]).toEqual([97, 96])
    const fuelled = play(stranded, 'spin 4', 'spin 1', 'spin 1').state
    expect(car(fuelled).fuel).toBe(160)
    const won = play(fuelled, 'spin 3', 'spin 3').state
    expect([short(won), won.arrived]).toEqual([[100, 80, 0], [0]])
  })

  test('GS-11 full speed into Dakar', () => {
    const start = table({ cars: [{ at: 97, fuel: 140, cards: 1 }] })
    expect(offers(start, 'spin 3')).toEqual([
      ['reduced', 99, 0],
      ['full', 100, 140],
    ])
    const won = play(start, 'spin 3', 'full').state
    expect([short(won), won.arrived]).toEqual([[100, 0, 1], [0]])
    const poor = play(table({ cars: [{ at: 97, fuel: 120, cards: 1 }] }), 'spin 3')
    expect([car(poor.state).at, all(poor.events, 'SpeedChosen').map(({ by }) => by)]).toEqual([99, ['onlyPayable']])
  })
})

describe('Towns, stops, traffic', () => {
  test('GS-12 a town is passed', () => {
    expect(short(play(table({ cars: [{ at: 7 }] }), 'spin 3').state)).toEqual([10, 840, 0])
  })

  test('GS-13 a town is stopped in', () => {
    expect(short(play(table({ cars: [{ at: 5, fuel: 840 }] }), 'spin 3').state)).toEqual([8, 680, 0])
  })

  test('GS-14 two towns in one move', () => {
    const { state, events } = play(table({ cars: [{ at: 7 }] }), 'spin 4')
    expect([short(state), all(events, 'TownFeePaid').map(({ litres }) => litres)]).toEqual([
      [11, 780, 0],
      [160, 60],
    ])
  })

  test('GS-15 a control point cuts the move', () => {
    const { state, events } = play(table({ cars: [{ at: 3 }] }), 'spin 6')
    expect([car(state).at, all(events, 'MoveCutShort')[0]?.unused, waits(state)]).toEqual([5, 4, 'move 1'])
  })

  test.each([
    ['spin 5', 48, 120, -880],
    ['spin 5', 48, 1340, 340],
    ['spin 1', 49, 0, -1000],
  ] as const)('GS-16 the tank is exchanged halfway (%s from %i with %i)', (line, at, fuel, change) => {
    const start = table({ cars: [{ at, fuel }] })
    const { state } = play(start, line)
    expect([short(state), state.bank - start.bank]).toEqual([[50, 1000, 0], change])
  })

  test('GS-17 a full space is stopped before', () => {
    expect(car(play(table({ cars: [{ at: 34 }, { at: 37 }, { at: 37 }] }), 'spin 3').state).at).toBe(36)
  })

  test('GS-19 a full control point holds a car back', () => {
    const { state, events } = play(table({ cars: [{ at: 30, fuel: 500 }, { at: 31 }, { at: 31 }] }), 'spin 2')
    expect([short(state), waits(state), tags(events).includes('RoadBookRead')]).toEqual([[30, 500, 0], 'move 1', false])
  })

  test('GS-20 a full town is not paid', () => {
    const { state } = play(table({ cars: [{ at: 22, fuel: 20 }, { at: 24 }, { at: 24 }] }), 'spin 2')
    expect(short(state)).toEqual([23, 20, 0])
  })

  test('GS-22 a car may be held on Alger', () => {
    const { state } = play(table({ cars: [{ at: 0 }, { at: 1 }, { at: 1 }, { at: 0 }] }), 'spin 1')
    expect([car(state).at, waits(state)]).toEqual([0, 'move 1'])
  })

  test('GS-23 ordered moves are followed', () => {
    const { state, events } = play(table({ cars: [{ at: 24, fuel: 500 }] }), 'spin 1')
    expect([short(state), all(events, 'RoadBookRead').map(({ at }) => at)]).toEqual([
      [27, 500, 0],
      [25, 28, 27],
    ])
  })

  test('GS-25 exactly one turn is missed', () => {
    const { state, events } = play(table({ cars: [{ at: 15, fuel: 500 }] }), 'spin 1', 'spin 4', 'spin 3')
    expect(all(events, 'TurnMissed')).toEqual([{ _tag: 'TurnMissed', rule: 'PD-6.6', seat: 0, left: 0 }])
    expect(waits(state)).toBe('move 0')
  })
})

describe('Breakdown cards', () => {
  test('GS-26 reduced to nothing, without fuel', () => {
    const { state, events } = play(table({ cars: [{ at: 26, fuel: 0, cards: 2 }] }), 'spin 1')
    expect([short(state), all(events, 'SpeedChosen').map(({ by }) => by)]).toEqual([[26, 0, 2], ['onlyPayable']])
  })

  test('GS-27 reduced to nothing, with fuel', () => {
    expect(offers(table({ cars: [{ at: 27, fuel: 200, cards: 2 }] }), 'spin 2')).toEqual([
      ['reduced', 27, 0],
      ['full', 29, 80],
    ])
  })

  test('GS-28 full speed is all that can be paid', () => {
    const { state, events } = play(table({ cars: [{ at: 29, fuel: 40, cards: 1 }] }), 'spin 2')
    expect([short(state), all(events, 'SpeedChosen').map(({ mode, by }) => [mode, by])]).toEqual([
      [31, 0, 1],
      [['full', 'onlyPayable']],
    ])
  })

  test('GS-30 both speeds end on the same control point', () => {
    const cars = [{ at: 29, fuel: 500, cards: 1 }]
    expect(offers(table({ cars }), 'spin 6')).toEqual([
      ['reduced', 31, 0],
      ['full', 31, 40],
    ])
    expect(offers(table({ cars, rulings: { surchargeBasis: 'shown' } }), 'spin 6')).toEqual([
      ['reduced', 31, 0],
      ['full', 31, 120],
    ])
  })

  test('GS-31 full speed cannot be paid', () => {
    const { state } = play(table({ cars: [{ at: 33, fuel: 60, cards: 1 }] }), 'spin 4')
    expect([short(state), waits(state)]).toEqual([[36, 60, 1], 'move 1'])
  })

  test('GS-32 a third card, the truck, and on', () => {
    const stopped = play(table({ cars: [{ at: 32, fuel: 500, cards: 2 }] }), 'spin 5', 'reduced').state
    expect([car(stopped).needs, stopped.truck.at, waits(stopped)]).toEqual([['mechanic'], 38, 'move 1'])
    const near = play(stopped, 'spin 4', 'spin 2').state
    expect(near.truck.at).toBe(36)
    const repaired = play(near, 'spin 1', 'spin 4').state
    expect([short(repaired), bankCardsOf(repaired.players), repaired.truck.at]).toEqual([[35, 500, 0], 12, 38])
    const next = play(repaired, 'spin 3', 'spin 4')
    expect([short(next.state), all(next.events, 'SpeedOffered')]).toEqual([[39, 220, 1], []])
  })

  test('GS-34 the third card voids the rest of the entry', () => {
    const game = tb1With({
      27: [
        { op: 'drawBreakdown', count: 1 },
        { op: 'move', spaces: 3 },
      ],
    })
    const { state } = playOn(game)(table({ game, cars: [{ at: 24, cards: 2 }] }), 'spin 5', 'reduced')
    expect([car(state).at, car(state).needs]).toEqual([27, ['mechanic']])
  })
})

describe('Assistance, queue, sharing', () => {
  test('GS-36 a shortage on a rescue post', () => {
    const stranded = play(table({ cars: [{ at: 8, fuel: 40 }] }), 'spin 3')
    expect(all(stranded.events, 'AssistanceCalled').map(({ distance }) => distance)).toEqual([0])
    const { state } = play(stranded.state, 'spin 4', 'spin 1')
    expect(waits(state)).toBe('fuel 0')
    expect(car(play(state, 'spin 1').state).fuel).toBe(140)
  })

  test('GS-37 the nearest rescue posts, the first of two', () => {
    expect([14, 15, 16, 30].map((space) => tb1.track.post[space])).toEqual([8, 8, 22, 22])
  })

  test('GS-39 the truck is handed on in the step that frees it', () => {
    const start = table({
      cars: [{ at: 35, ...BROKEN }, { at: 70, fuel: 500, cards: 2 }, { at: 0 }],
      truck: { at: 38, holder: 0 },
      phase: TRUCK,
    })
    const waiting = play(start, 'spin 1', 'spin 4', 'reduced').state
    expect([waiting.truck.at, car(waiting, 1).needs, waiting.truck.queue]).toEqual([37, ['mechanic'], [1]])
    const served = play(waiting, 'spin 4', 'spin 5').state
    expect(served.truck).toEqual({ at: 81, holder: 1, queue: [], declined: [] })
    expect(play(served, 'spin 2').state.truck.at).toBe(79)
  })

  const shared = play(
    table({
      cars: [
        { at: 35, ...BROKEN },
        { at: 34, fuel: 500, cards: 1 },
      ],
      truck: { at: 37, holder: 0 },
      seat: 1,
    }),
    'spin 2',
    'reduced',
  ).state

  test('GS-41 a second car shares the truck, or does not', () => {
    expect([car(shared, 1).cards, waits(shared)]).toEqual([2, 'seat 1'])
    const accepted = play(shared, 'accept').state
    expect([car(accepted, 1).cards, car(accepted, 1).parked, car(accepted).needs]).toEqual([0, false, ['mechanic']])
    expect(car(play(shared, 'decline').state, 1).cards).toBe(2)
  })

  test('GS-43 who was there first is asked before his turn', () => {
    const { state } = play(
      table({
        cars: [
          { at: 34, cards: 2 },
          { at: 35, cards: 1 },
        ],
      }),
      'spin 3',
      'reduced',
    )
    expect([car(state).cards, state.truck.holder, waits(state)]).toEqual([3, 0, 'seat 1'])
    const next = play(state, 'accept').state
    expect([car(next, 1).cards, waits(next)]).toEqual([0, 'move 1'])
  })

  test('GS-44 two sick drivers on one space', () => {
    const both = play(table({ cars: [{ at: 12 }, { at: 11 }] }), 'spin 1', 'spin 2').state
    expect([both.helicopter.holder, both.helicopter.queue, waits(both)]).toEqual([0, [1], 'seat 1'])
    const together = play(both, 'accept').state
    expect([car(together, 1).parked, waits(together)]).toEqual([true, 'helicopter 0'])
    const treated = play(together, 'spin 3').state
    expect([car(treated).parked, car(treated, 1).parked, treated.helicopter.holder]).toEqual([false, false, null])
    const alone = play(both, 'decline').state
    expect(alone.helicopter).toMatchObject({ holder: 0, queue: [1], declined: [1] })
    const next = play(alone, 'spin 3').state
    expect([car(next).parked, car(next, 1).parked, next.helicopter.holder]).toEqual([false, true, 1])
  })

  test('GS-46 a shortage leaves the cards, unless that is agreed otherwise', () => {
    const cars = [{ at: 37, fuel: 100, cards: 1 }]
    const kept = play(table({ cars }), 'spin 4', 'spin 4', 'spin 1', 'spin 2').state
    expect(short(kept)).toEqual([37, 300, 1])
    const rulings = { fuelCallRepairs: true }
    expect(short(play(table({ cars, rulings }), 'spin 4', 'spin 4', 'spin 1', 'spin 2').state)).toEqual([37, 300, 0])
  })

  test('GS-48 a driver who falls ill halfway chooses the base', () => {
    const game = tb1With({ 50: [{ op: 'needDoctor' }] })
    const { state, events } = playOn(game)(table({ game, cars: [{ at: 48, fuel: 400 }] }), 'spin 2')
    expect([car(state).fuel, waits(state, game), offered(state, game)]).toEqual([
      1000,
      'seat 0',
      ['helicopter start', 'helicopter finish'],
    ])
    expect(all(events, 'AssistanceCalled').map(({ distance }) => distance)).toEqual([null])
    for (const base of ['start', 'finish']) {
      const called = playOn(game)(state, `helicopter ${base}`).state
      expect([called.helicopter.base, called.helicopter.required, waits(called, game)]).toEqual([base, 7, 'move 1'])
    }
  })

  test('GS-49 help that is shared on arrival only', () => {
    const start = table({
      cars: [
        { at: 35, ...BROKEN },
        { at: 35, cards: 1, missTurns: 1 },
      ],
      truck: { at: 38, holder: 0 },
      phase: TRUCK,
      rulings: { sharedAssistance: 'onArrival' },
    })
    const arrived = play(start, 'spin 3')
    expect([car(arrived.state).cards, waits(arrived.state)]).toEqual([0, 'seat 1'])
    expect(car(play(arrived.state, 'accept').state, 1).cards).toBe(0)
    expect(car(play(arrived.state, 'decline').state, 1).cards).toBe(1)
    expect(waits(play(start, 'spin 1').state)).toBe('truck 0')
  })
})

describe('Pathological', () => {
  test('GS-50 all four cars broken down', () => {
    const start = table({
      cars: [
        { at: 27, ...BROKEN },
        { at: 29, ...BROKEN },
        { at: 34, ...BROKEN },
        { at: 36, ...BROKEN },
      ],
      truck: { at: 22, holder: 0, queue: [1, 2, 3] },
      phase: TRUCK,
    })
    expect(bankCardsOf(start.players)).toBe(0)
    const { state } = play(start, 'spin 6', 'spin 6', 'spin 6', 'spin 6', 'spin 6', 'spin 6')
    expect(state.players.every(({ parked, cards }) => !parked && cards < 3)).toBe(true)
  })

  test('GS-51 one car needs both services, one after the other', () => {
    const game = tb1With({ 27: [{ op: 'needDoctor' }, { op: 'drawBreakdown', count: 1 }] })
    const both = playOn(game)(table({ game, cars: [{ at: 24, cards: 2 }] }), 'spin 5', 'reduced').state
    expect([car(both).needs, both.truck.holder, both.helicopter.holder, both.helicopter.required]).toEqual([
      ['doctor', 'mechanic'],
      null,
      0,
      5,
    ])
    const treated = playOn(game)(both, 'spin 4', 'spin 5').state
    expect([car(treated).needs, car(treated).parked, treated.truck]).toEqual([
      ['mechanic'],
      true,
      { at: 22, holder: 0, queue: [], declined: [] },
    ])
    const repaired = playOn(game)(treated, 'spin 3', 'spin 6').state
    expect([car(repaired).needs, car(repaired).parked, car(repaired).cards]).toEqual([[], false, 0])
  })

  test('GS-54 orders in a circle are refused, and would stop by themselves', () => {
    const ops = { 26: [{ op: 'move', spaces: 3 }], 29: [{ op: 'move', spaces: -3 }] } as const
    expect(boardFaults(TEST_BOARD, roadBookWith(ops), TEST_SPINNER).map(({ id }) => id)).toContain('V-12')
    const game = tb1With(ops)
    const { state, events } = playOn(game)(table({ game, cars: [{ at: 23 }] }), 'spin 3')
    expect([car(state).at, all(events, 'RoadBookRead').map(({ at }) => at)]).toEqual([26, [26, 29]])
  })

  test('GS-55 repaired on a full space', () => {
    const start = table({
      cars: [{ at: 35, ...BROKEN }, { at: 35 }, { at: 35 }],
      truck: { at: 38, holder: 0 },
      phase: TRUCK,
    })
    const ready = play(start, 'spin 3').state
    expect([car(ready).parked, car(ready).needs]).toEqual([true, []])
    const { state } = play({ ...ready, seat: 0 }, 'spin 2')
    expect([car(state).at, car(state).parked]).toEqual([37, false])
  })

  test('GS-57 a demand after a move back takes what there is', () => {
    const game = tb1With({ 32: [{ op: 'move', spaces: -2 }] })
    const { state } = playOn(game)(table({ game, cars: [{ at: 31, fuel: 40 }] }), 'spin 1')
    expect([short(state), car(state).needs]).toEqual([[30, 0, 0], []])
  })

  test('GS-59 a poor bank gives what it has, or gives on credit', () => {
    const cars = [
      { at: 1, fuel: 2500 },
      { at: 1, fuel: 2460 },
    ]
    const poor = play(table({ cars, rulings: { bank: 'finite' } }), 'spin 2')
    expect([car(poor.state).fuel, poor.state.bank]).toEqual([2540, 0])
    expect(all(poor.events, 'BankShort').map(({ asked, given }) => [asked, given])).toEqual([[100, 40]])
    const open = play(table({ cars }), 'spin 2').state
    expect([car(open).fuel, open.bank]).toEqual([2600, -60])
  })

  test.each([
    [1000, 1000],
    [5000, 0],
    [40, 1240],
  ])('GS-60 coupons for a bank of %i and four tanks of %i', (bank, fuel) => {
    const layout = couponLayout({ bank, players: Array.from({ length: 4 }, () => ({ fuel })) })
    if (layout === null) throw new Error('a layout exists')
    const holders = [layout.bank, ...layout.players]
    expect(holders.map(({ hundreds, twenties }) => 100 * hundreds + 20 * twenties)).toEqual([
      bank,
      fuel,
      fuel,
      fuel,
      fuel,
    ])
    expect(holders.reduce((sum, { hundreds }) => sum + hundreds, 0)).toBe(40)
    expect(holders.reduce((sum, { twenties }) => sum + twenties, 0)).toBe(50)
  })

  test('GS-61 a turn to miss comes before the spin for the truck', () => {
    const start = table({
      cars: [{ at: 35, ...BROKEN, missTurns: 1 }, {}],
      truck: { at: 38, holder: 0 },
      seat: 1,
    })
    const { state, events } = play(start, 'spin 4')
    expect([state.truck.at, waits(state), tags(events).includes('TurnMissed')]).toEqual([38, 'move 1', true])
    expect(waits(play(state, 'spin 1').state)).toBe('truck 0')
  })

  test('GS-62 a forgotten control point', () => {
    const rulings = { controlPoints: 'declared' } as const
    const rich = play(table({ cars: [{ at: 3, fuel: 500 }], rulings }), 'spin 6', 'drive on').state
    expect([short(rich), waits(rich)]).toEqual([[5, 300, 0], 'move 1'])
    const poor = play(table({ cars: [{ at: 3, fuel: 120 }], rulings }), 'spin 6', 'drive on').state
    expect(short(poor)).toEqual([5, 0, 0])
  })

  test('GS-64 parked cars that fill a control point do not block for ever', () => {
    const start = table({
      cars: [{ at: 30 }, { at: 31, ...BROKEN }, { at: 31, ...BROKEN }],
      truck: { at: 38, holder: 1, queue: [2] },
      rulings: { parkedVehicles: 'occupy' },
      phase: { _tag: 'AnsweringOffer', seat: 2, service: 'truck' },
    })
    const freed = play(start, 'accept').state
    expect([car(freed, 2).parked, car(freed, 2).cards]).toEqual([false, 0])
    const held = play(start, 'decline', 'spin 2')
    expect([car(held.state).at, waits(held.state)]).toEqual([30, 'truck 1'])
    const served = play(held.state, 'spin 6', 'spin 2', 'spin 6').state
    expect([car(served, 1).parked, car(served, 2).parked, served.truck.holder]).toEqual([false, false, null])
  })

  test('GS-65 without fuel one space from Dakar', () => {
    const stranded = play(table({ cars: [{ at: 99, fuel: 60 }] }), 'spin 2')
    expect(all(stranded.events, 'AssistanceCalled').map(({ distance }) => distance)).toEqual([3])
    const fuelled = play(stranded.state, 'spin 4', 'spin 3', 'spin 1', 'spin 1').state
    expect(car(fuelled).fuel).toBe(160)
    for (const { move } of tb1.outcomes(fuelled))
      expect(play(fuelled, tb1.notation.show(move)).state.arrived).toEqual([0])
  })

  test('GS-66 nothing can be done when the rally is over', () => {
    const { state } = play(table({ cars: [{ at: 98 }] }), 'spin 6')
    expect([tb1.legal(state), tb1.outcomes(state), refusal(state, 'spin 1')?._tag]).toEqual([[], [], 'RallyIsOver'])
  })

  test('GS-67 nobody decides before chance has', () => {
    const start = table({ cars: [{ at: 33, cards: 1 }] })
    expect(refusal(start, 'reduced')?._tag).toBe('ChancePending')
    expect(refusal(start, 'spin 7')?._tag).toBe('NotOnSpinner')
    const choice = play(start, 'spin 4').state
    expect(refusal(choice, 'spin 4')?._tag).toBe('NotAskedForChance')
  })
})
