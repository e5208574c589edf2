/** Prepare for Play, and the start out of the pits. */
import { describe, expect, test } from 'vitest'
import { paths } from '../../src/le-mans/paths.js'
import { leMans, monteCarlo, type Options, type Refusal, type State } from '../../src/le-mans/index.js'
import { after, eventsOf, grid, only, places, refusal, right, STR } from './positions.js'

const start = (options: Options): State => right(leMans.setup(options)).state
const rolled = (state: State, ...faces: ReadonlyArray<number>): State =>
  after(leMans, state, ...faces.map((face) => `roll ${face}`))

describe('Prepare for Play', () => {
  test('LM-Prep.1 two to twelve may race', () => {
    for (const seats of [1, 13, 2.5])
      expect(refusal(leMans.setup({ seats }))).toEqual({ _tag: 'SeatsOutOfRange', rule: 'LM-Prep.1', seats })
    for (const seats of [2, 12]) expect(start({ seats }).cars).toHaveLength(seats)
  })

  test('LM-Prep.2, LM-Prep.7 the laps are agreed; four if nothing is said', () => {
    expect([start({ seats: 2, laps: 7 }).agreement.laps, start({ seats: 2 }).agreement.laps]).toEqual([7, 4])
    expect(refusal(leMans.setup({ seats: 2, laps: 0 }))).toEqual({ _tag: 'LapsOutOfRange', rule: 'LM-Prep.2', laps: 0 })
  })

  test('LM-Prep.3 a driver may have several cars, no card twice', () => {
    expect(start({ seats: 2, cars: [[1, 4], [7]] }).cars.map(({ seat }) => seat)).toEqual([0, 0, 1])
    const tags = [[[1], [1]], [[1], []], [[1], [13]], [[1]]].map(
      (cars) => refusal(leMans.setup({ seats: 2, cars }))._tag,
    )
    expect(tags).toEqual(['CardTwice', 'NoCar', 'NoSuchCard', 'SeatsDiffer'])
  })

  test('LM-Prep.4 every driver throws the die once', () => {
    const three = start({ seats: 3 })
    expect(three.phase).toEqual({ _tag: 'Rolling', roller: 0, rolls: [[], [], []] })
    expect(leMans.turn(three)).toEqual({ _tag: 'Chance', kind: 'gridDie' })
    expect(rolled(three, 2, 6, 4).turn).toBe(1)
  })

  test('LM-Prep.5-6 cars stand behind the line, each rank directly behind the one before', () => {
    expect(places(grid(leMans, [1, 2, 3, 4, 5]))).toEqual(['I0', 'O0', 'I-2', 'O-2', 'I-4'])
  })

  test('LM-Prep.8 a higher roll is a better place', () => {
    expect(places(rolled(start({ seats: 3 }), 2, 6, 4))).toEqual(['I-2', 'I0', 'O0'])
  })

  test('LM-Prep.9 a rank has two cars on both courses', () => {
    for (const game of [leMans, monteCarlo]) {
      const columns = grid(game, [1, 2, 3, 4, 5, 6, 7]).cars.map(({ x }) => x)
      expect(new Set(columns).size).toBe(4)
    }
  })

  test('LM-Q.66 tied drivers throw again among themselves', () => {
    const tied = rolled(start({ seats: 3 }), 4, 6, 4)
    expect(tied.phase).toMatchObject({ _tag: 'Rolling', roller: 0 })
    expect(only(eventsOf(leMans, start({ seats: 3 }), 'roll 4', 'roll 6', 'roll 4'), 'GridTied')).toEqual([
      { _tag: 'GridTied', rollers: [0, 2] },
    ])
    expect(places(rolled(tied, 2, 5))).toEqual(['I-2', 'I0', 'O0'])
  })

  test('LM-Q.66 lots give the same places without rolls', () => {
    const drawn = start({ seats: 3, rulings: { gridOrder: 'draw' } })
    expect(leMans.outcomes(drawn).map(({ weight }) => weight)).toEqual([1, 1, 1])
    expect(places(after(leMans, drawn, 'draw 2', 'draw 0', 'draw 1'))).toEqual(['O0', 'I-2', 'I0'])
    expect(refusal(leMans.apply(after(leMans, drawn, 'draw 2'), { _tag: 'Draw', lot: 2 }))._tag).toBe('NoSuchLot')
  })

  test('LM-Q.66 a grid may be agreed', () => {
    const options: Options = { seats: 3, rulings: { gridOrder: 'given' }, grid: [3, 1, 2] }
    expect(places(start(options))).toEqual(['O0', 'I-2', 'I0'])
    expect(refusal(leMans.setup({ ...options, grid: [3, 1] }))._tag).toBe('GridDiffers')
    expect(refusal(leMans.setup({ seats: 3, grid: [1, 2, 3] }))._tag).toBe('GridNotAsked')
  })

  test.each([
    ['roundRobin', ['I0', 'I-2', 'O0', 'O-2']],
    ['block', ['I0', 'O0', 'I-2', 'O-2']],
  ] as const)('LM-Q.67 with %s two drivers of two cars each stand as told', (multiCarGrid, expected) => {
    const two = start({
      seats: 2,
      cars: [
        [1, 2],
        [3, 4],
      ],
      rulings: { multiCarGrid },
    })
    expect(places(rolled(two, 6, 3))).toEqual(expected)
  })

  test('G-75 of three drivers the tied ones throw again, and the grid is by all throws', () => {
    const tied = rolled(start({ seats: 3 }), 4, 6, 4)
    expect(tied.phase).toEqual({ _tag: 'Rolling', roller: 0, rolls: [[4], [6], [4]] })
    expect(places(rolled(tied, 2, 5))).toEqual(['I-2', 'I0', 'O0'])
  })

  test('G-76 two drivers of two cars each are placed in rounds', () => {
    const cars = [
      [1, 2],
      [3, 4],
    ]
    expect(places(rolled(start({ seats: 2, cars }), 6, 3))).toEqual(['I0', 'I-2', 'O0', 'O-2'])
  })

  test('LM-Q.67 with a roll for each car they stand by those', () => {
    const two = start({ seats: 2, cars: [[1, 2], [3]], rulings: { multiCarGrid: 'perCar' } })
    expect(places(rolled(two, 1, 5, 3))).toEqual(['I-2', 'I0', 'O0'])
  })
})

describe('what can be agreed', () => {
  test('LM-Prep.2-3, LM-Opt.1 who says nothing but how many drive agrees on this', () => {
    expect(start({ seats: 3 }).agreement).toEqual({
      seats: 3,
      laps: 4,
      cars: [[1], [2], [3]],
      start: 'grid',
      bonusMoves: false,
      overRevving: false,
      teamPlay: false,
      slipstreaming: false,
      solitaire: false,
      moveSeconds: null,
      grid: [],
      maxTurns: null,
      rulings: {
        laneChange: 'straighten',
        twoSpaceShort: 'forfeit',
        firstGearBlocked: 'collide',
        blockedInCorner: 'collide',
        lateDebt: 'divert',
        pitDuty: 'enforced',
        hbScale: 'perFourLaps',
        gridOrder: 'dice',
        multiCarGrid: 'roundRobin',
        raceEnd: 'winner',
        spinBeforeRam: true,
        wetEffect: 'column',
        soBusyMoving: 'displace',
        hbRefundOnSpin: false,
        voluntaryPit: false,
        brakeMerge: 'chance',
        engineBlow: 'offered',
        overRevSpeeds: 'max',
        overRevWindow: 'blocks',
        slipDeclare: 'beforeLeader',
        slipGear: 'match',
        slipLeaderSmash: 'smash',
        passFaults: 'prevent',
        forcedSpin: 'onlyIfForced',
      },
    })
  })

  const GIVEN = { gridOrder: 'given' } as const
  test.each<readonly [string, Options, Refusal]>([
    [
      'LM-Prep.1 a driver alone without the solitaire version',
      { seats: 1 },
      { _tag: 'SeatsOutOfRange', rule: 'LM-Prep.1', seats: 1 },
    ],
    ['LM-Prep.2 more than 100 laps', { seats: 2, laps: 101 }, { _tag: 'LapsOutOfRange', rule: 'LM-Prep.2', laps: 101 }],
    [
      'LM-Time.1 no second for a move',
      { seats: 2, moveSeconds: 0 },
      { _tag: 'MoveSecondsOutOfRange', rule: 'LM-Time.1', moveSeconds: 0 },
    ],
    [
      'LM-Time.1 more than an hour for a move',
      { seats: 2, moveSeconds: 3601 },
      { _tag: 'MoveSecondsOutOfRange', rule: 'LM-Time.1', moveSeconds: 3601 },
    ],
    [
      'LM-Q.65 a race of no turns',
      { seats: 2, maxTurns: 0 },
      { _tag: 'MaxTurnsOutOfRange', rule: 'LM-Q.65', maxTurns: 0 },
    ],
    [
      'LM-Q.65 a race of more than 100,000 turns',
      { seats: 2, maxTurns: 100_001 },
      { _tag: 'MaxTurnsOutOfRange', rule: 'LM-Q.65', maxTurns: 100_001 },
    ],
    [
      'LM-Prep.3 one card in two hands',
      { seats: 2, cars: [[1, 2], [2]] },
      { _tag: 'CardTwice', rule: 'LM-Prep.3', number: 2 },
    ],
    ['LM-Prep.3 a driver without a car', { seats: 2, cars: [[1], []] }, { _tag: 'NoCar', rule: 'LM-Prep.3', seat: 1 }],
    [
      'LM-Prep.3 the first driver without a car',
      { seats: 2, cars: [[], [1]] },
      { _tag: 'NoCar', rule: 'LM-Prep.3', seat: 0 },
    ],
    [
      'LM-Prep.3 a card that there is not',
      { seats: 2, cars: [[1], [13]] },
      { _tag: 'NoSuchCard', rule: 'LM-Prep.3', number: 13 },
    ],
    [
      'LM-Prep.3 cars for fewer drivers',
      { seats: 2, cars: [[1]] },
      { _tag: 'SeatsDiffer', rule: 'LM-Prep.3', seats: 2, given: 1 },
    ],
    ['LM-Q.66 a grid where the dice decide', { seats: 2, grid: [1, 2] }, { _tag: 'GridNotAsked', rule: 'LM-Q.66' }],
    [
      'LM-Q.66 a grid where cars start out of the pits',
      { seats: 2, grid: [1, 2], start: 'leMans', rulings: GIVEN },
      { _tag: 'GridNotAsked', rule: 'LM-Q.66' },
    ],
    [
      'LM-Q.66 a grid without one of the cars',
      { seats: 2, grid: [1], rulings: GIVEN },
      { _tag: 'GridDiffers', rule: 'LM-Q.66', cars: 2, given: 1 },
    ],
    [
      'LM-Q.66 a grid with a car of another race',
      { seats: 2, grid: [1, 3], rulings: GIVEN },
      { _tag: 'GridDiffers', rule: 'LM-Q.66', cars: 2, given: 2 },
    ],
    [
      'LM-Q.66 a grid with a car twice',
      { seats: 2, grid: [1, 2, 2], rulings: GIVEN },
      { _tag: 'GridDiffers', rule: 'LM-Q.66', cars: 2, given: 3 },
    ],
  ])('%s cannot be agreed', (_, options, expected) => {
    expect(refusal(leMans.setup(options))).toEqual(expected)
  })

  test('LM-Prep.3 more drivers than the board has cards cannot race', () => {
    expect(refusal(STR.setup({ seats: 5 }))).toEqual({ _tag: 'TooFewCards', rule: 'LM-Prep.3', cards: 4, cars: 5 })
    expect(right(STR.setup({ seats: 4 })).state.cars).toHaveLength(4)
  })

  test('LM-Prep.2, LM-Time.1, LM-Q.65 the limits themselves can be agreed', () => {
    const { laps, moveSeconds, maxTurns } = start({
      seats: 2,
      laps: 100,
      moveSeconds: 3600,
      maxTurns: 100_000,
    }).agreement
    expect([laps, moveSeconds, maxTurns]).toEqual([100, 3600, 100_000])
    const least = start({ seats: 2, laps: 1, moveSeconds: 1, maxTurns: 1 }).agreement
    expect([least.laps, least.moveSeconds, least.maxTurns]).toEqual([1, 1, 1])
  })

  test.each([
    ['LM-Brake.7, LM-Q.58 hard-brakings are granted for every four laps begun', 'perFourLaps', [1, 1, 2, 2, 3]],
    ['LM-Q.58 or once for the race', 'perRace', [1, 1, 1, 1, 1]],
  ] as const)('%s', (_, hbScale, times) => {
    const brakes = (laps: number) => start({ seats: 2, laps, rulings: { hbScale } }).cars.map((car) => car.brakes)
    const once = start({ seats: 2, laps: 1 }).cars.map((car) => car.brakes)
    expect(Math.max(...once)).toBeGreaterThan(0)
    expect([1, 4, 5, 8, 9].map(brakes)).toEqual(times.map((factor) => once.map((number) => number * factor)))
  })
})

describe('Le Mans Starts', () => {
  const lots = start({ seats: 3, start: 'leMans' })
  const out = after(leMans, lots, 'draw 2', 'draw 0', 'draw 1')

  test('LM-Start.1 the run to the cars is only a name', () => {
    expect(lots.agreement.start).toBe('leMans')
  })

  test('LM-Start.2 lots decide who moves first, each as likely', () => {
    expect(leMans.outcomes(lots).map(({ weight }) => weight)).toEqual([1, 1, 1])
    expect(out.order).toEqual([2, 0, 1])
  })

  test('LM-Start.3 the first lot stands in the foremost stall, whatever its class', () => {
    expect(out.cars.map(({ stall, x }) => [stall, x])).toEqual([
      [1, 154 - 159],
      [2, 152 - 159],
      [0, 156 - 159],
    ])
  })

  test('LM-Start.4-5 a car comes out by a diagonal step and straightens', () => {
    expect(leMans.legal(out).map((move) => right(paths(leMans)(out, move as never))[0])).toEqual(
      ['DS', 'DSS', 'DSD'].slice(0, 2),
    )
    expect(out.cars.every(({ status }) => status === 'pitting')).toBe(true)
  })

  test('LM-Start.6 who finds no space behind the one before waits without having stopped', () => {
    let state = right(monteCarlo.setup({ seats: 12, start: 'leMans' })).state
    for (let lot = 0; lot < 12; lot++) state = after(monteCarlo, state, `draw ${lot}`)
    let held = 0
    while (state.turn === 1) {
      const step = right(monteCarlo.apply(state, monteCarlo.legal(state)[0] as never))
      held += only(step.events, 'CarHeld').length
      state = step.state
    }
    expect(held).toBeGreaterThan(2)
    expect(state.cars.every(({ stoppedAt }) => stoppedAt === 0)).toBe(true)
  })

  test('LM-Start.3 there must be a stall for every car', () => {
    expect(refusal(STR.setup({ seats: 2, start: 'leMans' }))).toEqual({
      _tag: 'TooFewStalls',
      rule: 'LM-Start.3',
      stalls: 0,
      cars: 2,
    })
  })
})
