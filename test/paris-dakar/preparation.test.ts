import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { BOARD } from '../../src/paris-dakar/data/board.js'
import { START_COUPONS } from '../../src/paris-dakar/data/numbers.js'
import { ROAD_BOOK } from '../../src/paris-dakar/data/road-book.js'
import { couponLayout } from '../../src/paris-dakar/coupons.js'
import { makeParisDakar, parisDakar } from '../../src/paris-dakar/game.js'
import type { Options, State } from '../../src/paris-dakar/model.js'
import type { Refusal } from '../../src/paris-dakar/refusal.js'
import { bankCardsOf } from '../../src/paris-dakar/view.js'
import { car, play, refusal, short, table, tb1, waits } from './table.js'

const begun = (options: Options): State => {
  const rally = tb1.setup(options)
  if (E.isLeft(rally)) throw new Error(JSON.stringify(rally.left))
  return rally.right.state
}

describe('Contents of the box and object', () => {
  test('PD-0.1 the board is one line of spaces from Alger to Dakar', () => {
    expect(BOARD.spaces.map(({ km }) => km)).toEqual(Array.from({ length: 101 }, (_, i) => 100 * i))
    expect([BOARD.spaces[0]?.town?.name, BOARD.spaces[100]?.town?.name]).toEqual(['Alger', 'Dakar'])
  })

  test('PD-0.2 every spin, whatever for, has the same numbers with the same weights', () => {
    const own = tb1.outcomes(table({ cars: [{ at: 12 }] }))
    const [truck, fuel] = [play(table({ cars: [{ at: 37, fuel: 100 }] }), 'spin 4', 'spin 1').state].flatMap(
      (state) => [state, play(state, 'spin 1').state],
    )
    const helicopter = play(table({ cars: [{ at: 12 }] }), 'spin 1', 'spin 1').state
    const extra = play(table({ cars: [{ at: 14 }] }), 'spin 1').state
    expect([truck, fuel, helicopter, extra].map((state) => waits(state as State))).toEqual([
      'truck 0',
      'fuel 0',
      'helicopter 0',
      'extra 0',
    ])
    for (const state of [truck, fuel, helicopter, extra]) expect(tb1.outcomes(state as State)).toEqual(own)
    expect(own.map(({ weight }) => weight)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('PD-0.3, PD-3.1 all twelve breakdown cards begin in the bank', () => {
    expect(bankCardsOf(begun({ seats: 4 }).players)).toBe(12)
    const { state } = play(table({ cars: [{ at: 1 }] }), 'spin 1')
    expect([bankCardsOf(state.players), car(state).cards]).toEqual([11, 1])
  })

  test('PD-0.4, PD-3.2 the mechanical card begins in the bank', () => {
    expect(begun({ seats: 2 }).truck.holder).toBeNull()
  })

  test('PD-0.5, PD-3.3 the medical card begins in the bank', () => {
    expect(begun({ seats: 2 }).helicopter.holder).toBeNull()
  })

  test('PD-0.6 a fifth player is refused, and one alone unless that is agreed', () => {
    expect(tb1.setup({ seats: 5 })).toEqual(
      E.left({ _tag: 'SeatsOutOfRange', rule: 'PD-0.6', seats: 5, least: 2, most: 4 }),
    )
    expect(E.isLeft(tb1.setup({ seats: 1 }))).toBe(true)
    expect(E.isRight(tb1.setup({ seats: 1, rulings: { solo: true } }))).toBe(true)
    expect(E.isLeft(tb1.setup({ seats: 2.5 }))).toBe(true)
  })

  test('PD-0.6, PD-2.1, PD-4.3, PD-5.1 who says nothing but how many drive agrees on this', () => {
    expect(begun({ seats: 3 }).agreement).toEqual({
      seats: 3,
      starter: 'random',
      director: null,
      vehicles: [0, 1, 2],
      rulings: {
        bank: 'open',
        parkedVehicles: 'offTrack',
        sharedAssistance: 'atOnce',
        surchargeBasis: 'driven',
        controlPoints: 'enforced',
        fuelCallRepairs: false,
        orderedMoves: 'follow',
        backwardFees: 'free',
        minReducedMove: 0,
        assistanceQueue: 'fifo',
        finish: 'first',
        solo: false,
      },
    })
  })

  test.each<readonly [string, Options, Refusal]>([
    [
      'PD-5.1 a starter who does not play',
      { seats: 2, starter: 2 },
      { _tag: 'NoSuchStarter', rule: 'PD-5.1', seat: 2, seats: 2 },
    ],
    [
      'PD-5.1 a starter before the first seat',
      { seats: 2, starter: -1 },
      { _tag: 'NoSuchStarter', rule: 'PD-5.1', seat: -1, seats: 2 },
    ],
    [
      'PD-5.1 a starter between two seats',
      { seats: 2, starter: 0.5 },
      { _tag: 'NoSuchStarter', rule: 'PD-5.1', seat: 0.5, seats: 2 },
    ],
    [
      'PD-2.1 a director who does not play',
      { seats: 3, director: 3 },
      { _tag: 'NoSuchDirector', rule: 'PD-2.1', seat: 3, seats: 3 },
    ],
    [
      'PD-4.3 one vehicle for two',
      { seats: 2, vehicles: [1, 1] },
      { _tag: 'VehiclesNotDistinct', rule: 'PD-4.3', vehicles: [1, 1] },
    ],
    [
      'PD-4.3 more vehicles than seats',
      { seats: 2, vehicles: [0, 1, 1] },
      { _tag: 'VehiclesNotDistinct', rule: 'PD-4.3', vehicles: [0, 1, 1] },
    ],
    [
      'PD-4.3 a fifth vehicle',
      { seats: 2, vehicles: [0, 4] },
      { _tag: 'VehiclesNotDistinct', rule: 'PD-4.3', vehicles: [0, 4] },
    ],
  ])('%s is refused', (_, options, expected) => {
    expect(tb1.setup(options)).toEqual(E.left(expected))
  })

  test('PD-2.1, PD-4.3, PD-5.1 the last seat may begin and direct, and vehicles may be dealt in any order', () => {
    const { agreement, seat } = begun({ seats: 2, starter: 1, director: 1, vehicles: [3, 0] })
    expect([agreement.starter, agreement.director, agreement.vehicles, seat]).toEqual([1, 1, [3, 0], 1])
  })

  test('PD-0.7, PD-3.5 the one tow truck begins in Ouargla', () => {
    expect(begun({ seats: 2 }).truck).toEqual({ at: 8, holder: null, queue: [], declined: [] })
  })

  test('PD-0.8, PD-3.4 the one helicopter begins at Alger', () => {
    const { base, flown, required } = begun({ seats: 2 }).helicopter
    expect([base, flown, required]).toEqual(['start', 0, 0])
  })

  test('PD-0.9 a layout of coupons uses all forty hundreds', () => {
    const layout = couponLayout(begun({ seats: 3 }))
    const hundreds = [layout?.bank, ...(layout?.players ?? [])].map((coupons) => coupons?.hundreds ?? 0)
    expect(hundreds.reduce((a, b) => a + b)).toBe(40)
  })

  test('PD-0.10 a layout of coupons uses all fifty twenties, and 20 litres is the smallest amount', () => {
    const layout = couponLayout(begun({ seats: 3 }))
    const twenties = [layout?.bank, ...(layout?.players ?? [])].map((coupons) => coupons?.twenties ?? 0)
    expect(twenties.reduce((a, b) => a + b)).toBe(50)
    const amounts = ROAD_BOOK.entries.flatMap(({ fee, ops }) => [
      fee ?? 20,
      ...ops.map((op) => ('litres' in op ? op.litres : 20)),
    ])
    expect(amounts.every((litres) => litres > 0 && litres % 20 === 0)).toBe(true)
  })

  test('PD-0.11 a game has one road-book for all seats', () => {
    expect(parisDakar.track.roadBook).toBe(ROAD_BOOK)
    const [one, other] = [0, 1].map((seat) => play(table({ cars: [{ at: 2 }, { at: 2 }], seat }), 'spin 1').state)
    expect(short(one as State, 0)).toEqual(short(other as State, 1))
  })

  test('PD-0.12 whoever is in Dakar first has won', () => {
    const { state } = play(table({ cars: [{ at: 98 }, { at: 99 }] }), 'spin 2')
    expect(state.arrived).toEqual([0])
  })

  test('PD-0.13 the route names the towns of 1985 in their order', () => {
    const towns = BOARD.spaces.flatMap(({ town }) => (town === undefined ? [] : [town.name]))
    expect(towns.slice(0, 5)).toEqual(['Alger', 'Ouargla', 'El Golea', 'In Salah', 'In Amguel'])
  })

  test('PD-0.14 no space lies before Alger', () => {
    expect([BOARD.spaces[0]?.km, BOARD.spaces[0]?.start]).toEqual([0, true])
    expect(BOARD.spaces.some(({ town }) => town?.name === 'Paris')).toBe(false)
  })

  test('PD-0.15d four stocks leave 1,000 litres in the bank, three 2,000, two 3,000', () => {
    expect([4, 3, 2].map((seats) => begun({ seats }).bank)).toEqual([1000, 2000, 3000])
  })
})

describe('Preparation', () => {
  test('PD-1.1 a game without a spinner of its own has the reference spinner', () => {
    const game = makeParisDakar(BOARD, ROAD_BOOK)
    expect(E.isRight(game) && game.right.track.spinner.id).toBe('spinner-1-6')
    expect(E.isRight(game) && game.right.edition).toContain('spinner-1-6')
  })

  test('PD-2.1 who is Race Director makes no difference to play', () => {
    const [nobody, somebody] = [null, 1].map((director) =>
      play(begun({ seats: 2, starter: 0, director }), 'spin 3', 'spin 2', 'spin 4'),
    )
    expect(somebody?.state.players).toEqual(nobody?.state.players)
    expect(somebody?.events).toEqual(nobody?.events)
    expect(E.isLeft(tb1.setup({ seats: 2, director: 2 }))).toBe(true)
  })

  test('PD-2.2 what a player receives the bank loses', () => {
    const start = table({ cars: [{ at: 1 }] })
    const { state } = play(start, 'spin 2')
    expect([car(state).fuel, state.bank - start.bank]).toEqual([1100, -100])
  })

  test('PD-2.3 a move that is not offered is refused even where its kind is', () => {
    const spinning = table({ cars: [{ at: 33, fuel: 500, cards: 1 }] })
    for (const number of ['4', 'length', [4]])
      expect(tb1.apply(spinning, { _tag: 'Spin', number: number as never })).toEqual(
        E.left({ _tag: 'NotOnSpinner', rule: 'PD-0.2', number }),
      )
    const choosing = play(spinning, 'spin 4').state
    for (const mode of ['normal', 'roadBook', undefined])
      expect(tb1.advance(choosing, { _tag: 'ChooseSpeed', mode: mode as never })).toEqual(
        E.left({ _tag: 'NoSpeedToChoose', rule: 'PD-10.7' }),
      )
    const asked = table({
      cars: [{ at: 50, parked: true, needs: ['doctor'] }],
      helicopter: { base: null, holder: 0 },
      phase: { _tag: 'ChoosingBase' },
    })
    for (const base of ['middle', null])
      expect(tb1.apply(asked, { _tag: 'CallFrom', base: base as never })).toEqual(
        E.left({ _tag: 'NoBaseToChoose', rule: 'PD-12.3' }),
      )
  })

  test('PD-2.3 a forbidden move is refused with a reason and changes nothing', () => {
    const start = table({ cars: [{ at: 1 }] })
    const before = structuredClone(start)
    expect(refusal(start, 'full')).toEqual({ _tag: 'ChancePending', rule: 'PD-2.3', kind: 'move' })
    expect(refusal(start, 'spin 7')).toEqual({ _tag: 'NotOnSpinner', rule: 'PD-0.2', number: 7 })
    expect(refusal(start, 'starter 0')).toEqual({ _tag: 'NotAskedForChance', rule: 'PD-2.3', move: 'DrawStarter' })
    expect(start).toEqual(before)
  })

  test('PD-4.1 a starting stock is eight coupons of 100 and ten of 20', () => {
    expect(START_COUPONS).toEqual({ 100: 8, 20: 10 })
  })

  test('PD-4.2 every player begins with 1,000 litres', () => {
    expect(100 * START_COUPONS[100] + 20 * START_COUPONS[20]).toBe(1000)
    expect(begun({ seats: 4 }).players.map(({ fuel }) => fuel)).toEqual([1000, 1000, 1000, 1000])
  })

  test('PD-4.3 two players cannot have the same vehicle', () => {
    expect(tb1.setup({ seats: 2, vehicles: [3, 3] })).toEqual(
      E.left({ _tag: 'VehiclesNotDistinct', rule: 'PD-4.3', vehicles: [3, 3] }),
    )
    expect(begun({ seats: 2, vehicles: [3, 1] }).agreement.vehicles).toEqual([3, 1])
    expect(begun({ seats: 3 }).agreement.vehicles).toEqual([0, 1, 2])
  })

  test('PD-4.4 four vehicles may stand on Alger', () => {
    expect(begun({ seats: 4, starter: 0 }).players.map(({ at }) => at)).toEqual([0, 0, 0, 0])
  })

  test('PD-5.1 the first player is named, or drawn with equal lots', () => {
    expect(waits(begun({ seats: 3, starter: 2 }))).toBe('move 2')
    const open = begun({ seats: 3 })
    expect(waits(open)).toBe('starter 0')
    expect(tb1.outcomes(open)).toEqual([0, 1, 2].map((seat) => ({ weight: 1, move: { _tag: 'DrawStarter', seat } })))
    expect(refusal(open, 'starter 3')).toEqual({ _tag: 'NoSuchSeat', rule: 'PD-5.1', seat: 3, seats: 3 })
    expect(refusal(open, 'spin 3')).toEqual({ _tag: 'NotAskedForChance', rule: 'PD-2.3', move: 'Spin' })
    expect(E.isLeft(tb1.setup({ seats: 3, starter: 3 }))).toBe(true)
  })

  test('PD-5.2 the turn goes clockwise and comes to players who wait as well', () => {
    const { state, events } = play(begun({ seats: 3 }), 'starter 2', 'spin 4', 'spin 4', 'spin 3')
    expect(waits(state)).toBe('move 2')
    expect(events.flatMap((event) => (event._tag === 'TurnStarted' ? [event.seat] : []))).toEqual([2, 0, 1, 2])
    const waiting = table({
      cars: [{ at: 12 }, { at: 13, parked: true, needs: ['doctor'] }, { at: 32, parked: true, needs: ['doctor'] }],
      helicopter: { holder: 1, base: 'start', required: 3, queue: [2] },
    })
    const round = play(waiting, 'spin 2', 'spin 1').events
    expect(round.flatMap((event) => (event._tag === 'TurnStarted' ? [event.seat] : []))).toEqual([1, 2, 0])
  })
})
