/** Where the rulebook is silent: each ruling against its alternatives, on a position in which they differ. */
import { describe, expect, test } from 'vitest'
import type { Rulings } from '../../src/paris-dakar/model.js'
import { all, car, offered, play, playOn, short, table, tags, tb1, tb1With, waits } from './table.js'

const BROKEN = { cards: 3, parked: true, needs: ['mechanic'] } as const
const SICK = { parked: true, needs: ['doctor'] } as const
const DRY = { parked: true, needs: ['fuel'] } as const
const TRUCK = { _tag: 'Spinning', purpose: 'truck' } as const
const HELICOPTER = { _tag: 'Spinning', purpose: 'helicopter' } as const

describe('bank', () => {
  const cars = [
    { at: 48, fuel: 20 },
    { at: 60, fuel: 4500 },
  ]

  test('PD-Q.9 an open bank pays in full and may owe', () => {
    const { state } = play(
      table({
        cars: [
          { at: 48, fuel: 20 },
          { at: 60, fuel: 4960 },
        ],
      }),
      'spin 2',
    )
    expect([car(state).fuel, state.bank]).toEqual([1000, -960])
  })

  test('PD-Q.9 a finite bank refills and delivers what it has', () => {
    const rulings = { bank: 'finite' } as const
    const refilled = play(table({ cars, rulings }), 'spin 2')
    expect([car(refilled.state).fuel, refilled.state.bank]).toEqual([500, 0])
    expect(all(refilled.events, 'BankShort').map(({ asked, given }) => [asked, given])).toEqual([[1000, 500]])
    const dry = table({
      cars: [
        { at: 38, fuel: 0, ...DRY },
        { at: 60, fuel: 4800 },
      ],
      truck: { at: 38, holder: 0 },
      phase: TRUCK,
      rulings,
    })
    expect(car(play(dry, 'spin 1', 'spin 6').state).fuel).toBe(200)
  })
})

describe('Needs and banks that meet', () => {
  test('PD-Q.56 who is treated while he waits for the truck goes on waiting, once', () => {
    const start = table({
      cars: [
        { at: 13, ...SICK },
        { at: 13, cards: 3, parked: true, needs: ['mechanic', 'doctor'] },
      ],
      truck: { at: 8, holder: 1 },
      helicopter: { holder: 0, base: 'start', required: 3, accepted: [1] },
      phase: HELICOPTER,
    })
    const { state } = play(start, 'spin 3')
    expect([car(state, 1).needs, car(state, 1).parked, state.truck.holder, state.truck.queue]).toEqual([
      ['mechanic'],
      true,
      1,
      [],
    ])
  })

  test('PD-Q.59 at equal distance the helicopter goes back to where it came from', () => {
    const game = tb1With({ 50: [{ op: 'needDoctor' }] })
    const called = playOn(game)(table({ game, cars: [{ at: 48 }] }), 'spin 2', 'helicopter finish', 'spin 4', 'spin 6')
    const { state } = playOn(game)(called.state, 'spin 1', 'spin 6')
    expect([state.helicopter.holder, state.helicopter.base]).toEqual([null, 'finish'])
  })

  test('PD-Q.9, PD-Q.71 what a finite bank has given on the way it cannot give again', () => {
    const game = tb1With({
      46: [
        { op: 'gainFuel', litres: 100 },
        { op: 'move', spaces: 3 },
      ],
      49: [
        { op: 'gainFuel', litres: 100 },
        { op: 'payFuel', litres: 180 },
      ],
    })
    const cars = [
      { at: 45, fuel: 0 },
      { at: 60, fuel: 4900 },
    ]
    const poor = playOn(game)(table({ game, cars, rulings: { bank: 'finite' } }), 'spin 1').state
    expect([short(poor), car(poor).needs]).toEqual([[46, 100, 0], ['fuel']])
    const open = playOn(game)(table({ game, cars }), 'spin 1').state
    expect(short(open)).toEqual([49, 20, 0])
  })
})

describe('parkedVehicles', () => {
  const cars = [{ at: 33 }, { at: 35, ...BROKEN }, { at: 35 }]
  const truck = { at: 38, holder: 1 }

  test('PD-Q.16 a parked car leaves its space free', () => {
    expect(car(play(table({ cars, truck }), 'spin 2').state).at).toBe(35)
  })

  test('PD-Q.16 or fills it, and is always released onto it', () => {
    const rulings = { parkedVehicles: 'occupy' } as const
    expect(car(play(table({ cars, truck, rulings }), 'spin 2').state).at).toBe(34)
    const start = table({
      cars: [{ at: 35, ...BROKEN }, { at: 35 }, {}],
      truck: { at: 38, holder: 0 },
      phase: TRUCK,
      rulings,
    })
    expect(car(play(start, 'spin 3').state).parked).toBe(false)
  })
})

describe('sharedAssistance', () => {
  const cars = [
    { at: 34, cards: 2 },
    { at: 35, cards: 1 },
  ]

  test.each([
    ['atOnce', 'seat 1'],
    ['onArrival', 'move 1'],
    ['off', 'move 1'],
  ] as const)('PD-Q.60 under %s the call is followed by %s', (sharedAssistance, next) => {
    const start = table({ cars, rulings: { sharedAssistance } })
    expect(waits(play(start, 'spin 3', 'reduced').state)).toBe(next)
  })

  const crowd = (sharedAssistance: Rulings['sharedAssistance']): ReturnType<typeof table> =>
    table({
      cars: [
        { at: 35, ...BROKEN },
        { at: 35, fuel: 0, cards: 1, ...DRY },
        { at: 35, ...BROKEN },
        { at: 35, cards: 2, missTurns: 2 },
      ],
      truck: { at: 38, holder: 0, queue: [1, 2], declined: sharedAssistance === 'atOnce' ? [1, 2, 3] : [] },
      phase: TRUCK,
      rulings: { sharedAssistance },
    })

  test('PD-Q.62, PD-Q.64 the truck serves all in need on its space, with their own spins for fuel', () => {
    const arrived = play(crowd('atOnce'), 'spin 6').state
    expect([waits(arrived), arrived.phase]).toEqual(['fuel 0', { _tag: 'SpinningFuel', seat: 1, served: [0] }])
    const { state } = play(arrived, 'spin 2')
    expect(state.players.map(({ needs }) => needs.length)).toEqual([0, 0, 0, 0])
    expect([short(state, 1), car(state, 2).cards, car(state, 3).cards]).toEqual([[35, 200, 1], 0, 2])
    expect([state.truck.holder, state.truck.queue]).toEqual([null, []])
  })

  test('PD-Q.60 under onArrival all on the space are asked then, clockwise from the caller', () => {
    const fuelled = play(crowd('onArrival'), 'spin 6', 'spin 2')
    expect(fuelled.state.phase).toEqual({ _tag: 'AnsweringOnArrival', seat: 1, served: [0, 1] })
    const third = play(fuelled.state, 'accept').state
    expect(third.phase).toEqual({ _tag: 'AnsweringOnArrival', seat: 3, served: [0, 1, 2] })
    const { state } = play(third, 'decline')
    expect(state.players.map(({ cards }) => cards)).toEqual([0, 0, 0, 2])
    expect(state.truck.holder).toBeNull()
  })

  test('PD-Q.60 under off only the caller is served and the others go on waiting', () => {
    const { state } = play(crowd('off'), 'spin 6')
    expect([car(state).needs, car(state, 1).needs, state.truck.holder, state.truck.queue]).toEqual([
      [],
      ['fuel'],
      1,
      [2],
    ])
    const sick = table({
      cars: [
        { at: 13, ...SICK },
        { at: 13, ...SICK },
      ],
      helicopter: { holder: 0, base: 'start', required: 3, queue: [1] },
      phase: HELICOPTER,
      rulings: { sharedAssistance: 'off' },
    })
    const flown = play(sick, 'spin 3').state
    expect([car(flown, 1).needs, flown.helicopter.holder]).toEqual([['doctor'], 1])
  })

  test('PD-Q.61 under onArrival a second patient is treated without being asked', () => {
    const sick = table({
      cars: [
        { at: 13, ...SICK },
        { at: 13, ...SICK },
      ],
      helicopter: { holder: 0, base: 'start', required: 3, queue: [1] },
      phase: HELICOPTER,
      rulings: { sharedAssistance: 'onArrival' },
    })
    expect(car(play(sick, 'spin 3').state, 1).needs).toEqual([])
  })

  test('PD-Q.63 a call for fuel may be shared by a car with cards', () => {
    const start = table({
      cars: [
        { at: 37, fuel: 100 },
        { at: 37, cards: 2 },
      ],
    })
    const { state } = play(start, 'spin 4')
    expect([waits(state), car(state).needs]).toEqual(['seat 1', ['fuel']])
    expect(car(play(state, 'accept').state, 1).cards).toBe(0)
  })

  test('PD-Q.64 a refusal counts until the car leaves the space or the call ends', () => {
    const { state } = play(table({ cars, rulings: {} }), 'spin 3', 'reduced', 'decline')
    expect([state.truck.declined, waits(state)]).toEqual([[1], 'move 1'])
    const left = play(state, 'spin 2', 'full').state
    expect(left.truck.declined).toEqual([])
    const ended = play(state, 'spin 1', 'reduced', 'spin 6').state
    expect([ended.truck.holder, ended.truck.declined]).toEqual([null, []])
  })

  test('PD-Q.64 who drives on forgets his own refusal, not that of another on the space', () => {
    const start = table({
      cars: [
        { at: 37, fuel: 100 },
        { at: 37, cards: 1 },
        { at: 37, cards: 1, parked: true },
      ],
    })
    const { state } = play(start, 'spin 4', 'decline', 'decline')
    expect([state.truck.declined, waits(state)]).toEqual([[1, 2], 'move 1'])
    expect(play(state, 'spin 2', 'full').state.truck.declined).toEqual([2])
  })

  test('PD-Q.65 a third car is asked as well, clockwise from the caller', () => {
    const start = table({
      cars: [
        { at: 34, cards: 2 },
        { at: 35, cards: 1 },
        { at: 35, cards: 2 },
      ],
      rulings: {},
    })
    const parked = play(start, 'spin 3', 'reduced')
    expect(parked.state.players[0]?.at).toBe(34)
    const behind = table({
      cars: [
        { at: 35, cards: 1 },
        { at: 34, cards: 2 },
        { at: 35, cards: 0, ...SICK },
      ],
      helicopter: { holder: 2, base: 'start', required: 5 },
      seat: 1,
    })
    const first = play(behind, 'spin 3', 'reduced')
    expect(all(first.events, 'ShareOffered').map(({ seat, caller }) => [seat, caller])).toEqual([[0, 1]])
  })

  test('PD-Q.61 who waits for the doctor may have his cards taken by a truck on his space, and waits on', () => {
    const start = table({
      cars: [
        { at: 35, ...BROKEN },
        { at: 35, cards: 1, ...SICK },
      ],
      truck: { at: 38, holder: 0 },
      helicopter: { holder: 1, base: 'start', required: 5 },
      phase: { _tag: 'AnsweringOffer', seat: 1, service: 'truck' },
    })
    const { state } = play(start, 'accept')
    expect([car(state, 1).cards, car(state, 1).needs, car(state, 1).parked]).toEqual([0, ['doctor'], true])
  })

  test('PD-12.18 who shares because of three cards asks next for what else he needs', () => {
    const start = table({
      cars: [
        { at: 35, ...BROKEN },
        { at: 35, cards: 3, parked: true, needs: ['mechanic', 'doctor'] },
      ],
      truck: { at: 38, holder: 0, queue: [1] },
      phase: { _tag: 'AnsweringOffer', seat: 1, service: 'truck' },
    })
    const { state } = play(start, 'accept')
    expect([car(state, 1).needs, state.truck.queue, state.helicopter.holder]).toEqual([['doctor'], [], 1])
  })
})

describe('surchargeBasis', () => {
  test('PD-Q.35 full speed is paid for the spaces driven, or for the number shown', () => {
    const cars = [{ at: 29, fuel: 500, cards: 1 }]
    expect(car(play(table({ cars }), 'spin 6', 'full').state).fuel).toBe(460)
    const shown = table({ cars, rulings: { surchargeBasis: 'shown' } })
    expect(car(play(shown, 'spin 6', 'full').state).fuel).toBe(380)
  })

  test('PD-Q.35, PD-Q.40 a car that cannot move has a choice only where full speed would cost something', () => {
    const cars = [{ at: 30, fuel: 500, cards: 1 }, { at: 31 }, { at: 31 }]
    expect(waits(play(table({ cars }), 'spin 3').state)).toBe('move 1')
    const shown = play(table({ cars, rulings: { surchargeBasis: 'shown' } }), 'spin 3').state
    expect(offered(shown)).toEqual(['reduced', 'full'])
    expect(short(play(shown, 'full').state)).toEqual([30, 440, 1])
  })
})

describe('controlPoints', () => {
  const rulings = { controlPoints: 'declared' } as const

  test('PD-Q.31 the choice of speed comes before that of stopping', () => {
    const { state } = play(table({ cars: [{ at: 29, fuel: 500, cards: 1 }], rulings }), 'spin 6', 'full')
    expect(offered(state)).toEqual(['stop', 'drive on'])
    expect(short(play(state, 'drive on').state)).toEqual([31, 260, 1])
    expect(short(play(state, 'stop').state)).toEqual([31, 460, 1])
  })

  test('PD-Q.31 there is no choice for a car that traffic keeps from the control point', () => {
    const cars = [{ at: 30 }, { at: 31 }, { at: 31 }]
    expect(waits(play(table({ cars, rulings }), 'spin 3').state)).toBe('move 1')
  })

  test('PD-Q.32 the fine comes after the fee and the instructions of the control point', () => {
    const game = tb1With({ 5: [{ op: 'payFuel', litres: 40 }, { op: 'needDoctor' }] })
    const asked = playOn(game)(table({ game, cars: [{ at: 3, fuel: 140 }], rulings }), 'spin 6').state
    const { state, events } = playOn(game)(asked, 'drive on')
    expect([short(state), car(state).needs]).toEqual([[5, 0, 0], ['doctor']])
    expect(all(events, 'ControlFine').map(({ litres }) => litres)).toEqual([100])
  })
})

describe('fuelCallRepairs', () => {
  test('PD-Q.55 a truck that brings fuel leaves the cards, or takes them', () => {
    const cars = [{ at: 38, fuel: 0, cards: 2, ...DRY }]
    const truck = { at: 38, holder: 0 }
    expect(car(play(table({ cars, truck, phase: TRUCK }), 'spin 1', 'spin 1').state).cards).toBe(2)
    const repairs = table({ cars, truck, phase: TRUCK, rulings: { fuelCallRepairs: true } })
    expect(car(play(repairs, 'spin 1', 'spin 1').state).cards).toBe(0)
  })
})

describe('Reserved rulings', () => {
  test('PD-Q.21 under firstOnly the space that an order leads to is not read, nor is its demand asked', () => {
    const game = tb1With({ 27: [{ op: 'move', spaces: 3 }], 29: [{ op: 'move', spaces: -1 }] })
    const rulings = { orderedMoves: 'firstOnly' } as const
    const there = playOn(game)(table({ game, cars: [{ at: 24, fuel: 0 }], rulings }), 'spin 3')
    expect(short(there.state)).toEqual([30, 0, 0])
    expect(all(there.events, 'RoadBookRead').map(({ at }) => at)).toEqual([27])
    const back = playOn(game)(table({ game, cars: [{ at: 26 }], rulings }), 'spin 3').state
    expect(car(back).at).toBe(28)
  })

  test('PD-Q.22 a town entered backwards is free, or costs its fee as far as the fuel goes', () => {
    expect(short(play(table({ cars: [{ at: 89, fuel: 200 }] }), 'spin 2').state)).toEqual([90, 20, 0])
    const rulings = { backwardFees: 'paid' } as const
    const { state, events } = play(table({ cars: [{ at: 89, fuel: 200 }], rulings }), 'spin 2')
    expect(short(state)).toEqual([90, 0, 0])
    expect(all(events, 'TownFeePaid').map(({ at, litres }) => [at, litres])).toEqual([
      [90, 180],
      [90, 20],
    ])
  })

  test('PD-Q.34 reduced speed may be nothing, or one space at least', () => {
    const cars = [{ at: 33, cards: 2, fuel: 0 }]
    expect(car(play(table({ cars }), 'spin 1').state).at).toBe(33)
    expect(car(play(table({ cars, rulings: { minReducedMove: 1 } }), 'spin 1').state).at).toBe(34)
  })

  test('PD-Q.46 a free card goes to the longest waiting, or to the first whose turn comes', () => {
    const cars = [
      { at: 35, ...BROKEN },
      { at: 70, ...BROKEN },
      { at: 20, ...BROKEN },
    ]
    const truck = { at: 38, holder: 0, queue: [2, 1] }
    expect(play(table({ cars, truck, phase: TRUCK }), 'spin 3').state.truck.holder).toBe(2)
    const start = table({ cars, truck, phase: TRUCK, rulings: { assistanceQueue: 'ownTurn' } })
    const { state, events } = play(start, 'spin 3')
    expect([state.truck.holder, state.truck.queue, waits(state)]).toEqual([1, [2], 'move 0'])
    expect(all(events, 'AssistanceCalled').map(({ seat, from }) => [seat, from])).toEqual([[1, 'queue']])
    expect(waits(play(state, 'spin 1').state)).toBe('truck 1')
  })

  test('PD-Q.46 under ownTurn nobody calls in the turn of another', () => {
    const start = table({
      cars: [
        { at: 35, ...BROKEN },
        { at: 35, cards: 3, parked: true, needs: ['mechanic', 'doctor'] },
      ],
      truck: { at: 38, holder: 0, queue: [1], declined: [1] },
      phase: TRUCK,
      rulings: { assistanceQueue: 'ownTurn' },
    })
    const { state, events } = play(start, 'spin 3')
    expect(all(events, 'AssistanceCalled').map(({ seat, from }) => [seat, from])).toEqual([[1, 'queue']])
    expect([state.helicopter.holder, waits(state)]).toEqual([1, 'move 0'])
  })

  test('PD-Q.75 the rally ends with the first arrival, or when one car is left', () => {
    const cars = [{ at: 98 }, { at: 97 }, { at: 80 }]
    expect(waits(play(table({ cars }), 'spin 3').state)).toBe('over')
    const rulings = { finish: 'fullRanking' } as const
    const first = play(table({ cars, rulings }), 'spin 3').state
    expect([first.arrived, waits(first)]).toEqual([[0], 'move 1'])
    const { state, events } = play(first, 'spin 1', 'spin 1', 'spin 4', 'reduced')
    expect([state.arrived, waits(state)]).toEqual([[0, 1], 'over'])
    expect(tags(events)).toContain('RallyEnded')
    expect(tb1.turn(state)).toEqual({
      _tag: 'Over',
      standings: [
        { seat: 0, place: 1 },
        { seat: 1, place: 2 },
        { seat: 2, place: 3 },
      ],
    })
  })

  test('PD-Q.1 one may drive alone if that is agreed', () => {
    expect(tb1.setup({ seats: 1, starter: 0, rulings: { solo: true } })._tag).toBe('Right')
  })
})
