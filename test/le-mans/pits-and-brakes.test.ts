/** Pit Stops, Shifting Down and Hard-Braking. */
import { describe, expect, test } from 'vitest'
import { explain } from '../../src/le-mans/explain.js'
import { landings } from '../../src/le-mans/landings.js'
import { decode } from '../../src/core/decode.js'
import {
  foldView,
  fromPath,
  leMansCodecs,
  T60_COURSE,
  TEST_CARDS,
  TEST_TABLE,
  type Corner,
  type Course,
  type Debt,
  type Rulings,
} from '../../src/le-mans/index.js'
import {
  after,
  chanceDebt,
  eventsOf,
  gameOn,
  gearsIn,
  offered,
  only,
  position,
  refusal,
  right,
  STR,
  T60,
  T60J,
  type Entry,
  type Scene,
} from './positions.js'

const brake: Debt = { kind: 'brake', due: 1, units: 1 }

const owing = (
  at: string,
  gear: number,
  debts: ReadonlyArray<Debt>,
  scene: Scene = {},
  brakes = 3,
): ReturnType<typeof position> =>
  position(
    T60,
    [
      { number: 1, at, gear, debts, brakes },
      { number: 10, at: 'O10', gear: 1 },
    ],
    scene,
  )

const pits = (state: ReturnType<typeof position>): ReadonlyArray<string> =>
  offered(T60, state).filter((line) => line.startsWith('pit'))

describe('Pit Stops', () => {
  test('LM-Pit.1 nobody gears down for the pits', () => {
    expect(pits(owing('I45', 6, [chanceDebt(1)], {}, 0))).toEqual(['pit C'])
  })

  test('LM-Pit.2 a car that reaches its pit stands there in that turn', () => {
    const end = after(T60, owing('I52', 4, [chanceDebt(1)]), 'pit 0')
    expect(end.cars[0]).toMatchObject({ status: 'pitting', stall: 0, x: 58, gear: 0, stoppedAt: 1, wait: 0 })
  })

  test('LM-Pit.3 it leaves in first gear in the next turn', () => {
    const state = after(T60, owing('I52', 4, [chanceDebt(1)]), 'pit 0', '1 O11', '1 O12')
    expect([state.turn, state.phase, gearsIn(T60, state)]).toEqual([11, { _tag: 'Driving', car: 0 }, [1]])
    expect(offered(T60, state)).toEqual(['I60', 'I61'])
  })

  test('LM-Pit.4, LM-Pit.10 each further stop of the lap is a turn of waiting', () => {
    expect(
      [1, 2, 3].map((units) => after(T60, owing('I52', 4, [chanceDebt(1, units)]), 'pit 0').cars[0]?.wait),
    ).toEqual([0, 1, 2])
  })

  test('LM-Pit.5 a car stops in the pits of its class only', () => {
    const state = position(T60, [
      { number: 5, at: 'I50', gear: 3, debts: [chanceDebt(1)] },
      { number: 10, at: 'O10', gear: 1 },
    ])
    expect(pits(state)).toEqual(['pit D'])
    expect(refusal(T60.apply(state, { _tag: 'Pit', stall: 0 }))).toMatchObject({ _tag: 'WrongPits', rule: 'LM-Pit.5' })
    expect(refusal(T60.apply(state, { _tag: 'Pit', stall: 9 }))).toMatchObject({ _tag: 'NoSuchStall' })
  })

  test('LM-Pit.6 no stops are made in the last lap', () => {
    const state = owing('I52', 4, [chanceDebt(1)], { laps: 1 })
    expect(pits(state)).toEqual([])
    expect(refusal(T60.apply(state, { _tag: 'Pit', stall: 0 }))).toEqual({
      _tag: 'LastLap',
      rule: 'LM-Pit.6',
      stall: 0,
    })
    expect(after(T60, state, '4 I62').cars[0]).toMatchObject({ status: 'crossed', debts: [] })
  })

  test('LM-Pit.6 a stop that arises behind the pits of the last lap makes all that is owed void, as is told at once', () => {
    const [a, b, c] = T60_COURSE.corners as readonly [Corner, Corner, Corner]
    const narrow = (corner: Corner, col: number): Corner => ({
      ...corner,
      cells: corner.cells.map(({ lane }) => ({ lane, from: col, to: col })),
      so: { lane: 'inside', col },
    })
    const stalls = T60_COURSE.pits.stalls.map((stall, order) => ({ ...stall, col: 20 - 2 * order }))
    const course: Course = {
      ...T60_COURSE,
      twos: [],
      corners: [a, narrow(b, 23), narrow({ ...c, kind: 'hairpin' }, 25)],
      pits: { lane: 'inside', stalls },
    }
    const game = gameOn({ course, cards: TEST_CARDS, table: TEST_TABLE })
    const state = position(game, [{ number: 1, at: 'I18', gear: 3, debts: [chanceDebt(1)] }], { laps: 1 })
    const before = after(game, state, '3 I26')
    const events = eventsOf(game, before, 'roll 3')
    expect(only(events, 'PitVoided')).toMatchObject([{ units: 2, rule: 'LM-Pit.6' }])
    const end = after(game, before, 'roll 3')
    expect(end.phase._tag).toBe('TakingChance')
    expect(events.reduce(foldView, game.view(before, 0))).toEqual(game.view(end, 0))
  })

  test('LM-Pit.7 a stop uses no hard-braking', () => {
    expect(after(T60, owing('I52', 4, [chanceDebt(1)]), 'pit 0').cars[0]?.brakes).toBe(3)
  })

  const missed = after(T60, owing('O56', 4, [chanceDebt(1)], {}, 0), '4 O66')

  test('LM-Pit.8, LM-Pit.11 who goes past without stopping is stopped where the move ends, in any gear', () => {
    expect(missed.cars[0]).toMatchObject({ x: 66, gear: 0, stoppedAt: 1, brakes: 0 })
    expect(
      only(eventsOf(T60, owing('O56', 4, [chanceDebt(1)], {}, 0), '4 O66'), 'PitMissed', 'CarStopped'),
    ).toMatchObject([{ pass: 1, rule: 'LM-Pit.8' }, { cause: 'called' }])
  })

  test('LM-Pit.9 the pit need not be reached by exact count', () => {
    const events = eventsOf(T60, owing('I52', 4, [chanceDebt(1)]), 'pit 0')
    expect(only(events, 'PitEntered')).toMatchObject([{ counts: 6, units: 1, pass: 1, diverted: false }])
  })

  test('LM-Pit.12 the stop is due the next time round', () => {
    expect(missed.cars[0]).toMatchObject({ missed: true, debts: [chanceDebt(2)] })
  })

  test('LM-Pit.13 who misses it again is disqualified; a stop that is made clears the flag', () => {
    const again = (at: string): ReturnType<typeof position> =>
      position(T60, [
        { number: 1, at, gear: 4, brakes: 0, missed: true, debts: [chanceDebt(2)] },
        { number: 10, at: 'O10', gear: 1 },
      ])
    expect(after(T60, again('O116'), '4 O126').cars[0]).toMatchObject({ status: 'disqualified', gear: 0 })
    expect(after(T60, again('I112'), 'pit 0').cars[0]).toMatchObject({ missed: false, debts: [] })
  })

  test('LM-Q.52 while a stop can be made the pits may not be passed on purpose', () => {
    const state = owing('I52', 4, [chanceDebt(1)])
    expect(offered(T60, state)).not.toContain('I62')
    expect(refusal(T60.apply(state, { _tag: 'Drive', gear: 4, brakes: 0, lane: 0, column: 2 }))).toEqual({
      _tag: 'PitFirst',
      rule: 'LM-Pit.8',
      pass: 1,
    })
    const free = owing('I52', 4, [chanceDebt(1)], { rulings: { pitDuty: 'penalised' } })
    expect(offered(T60, free)).toContain('I62')
    expect(after(T60, free, '4 I62').cars[0]).toMatchObject({ x: 62, gear: 0, missed: true })
  })

  test('LM-Q.48 a car that owes nothing does not stop, unless the ruling lets it', () => {
    const state = owing('I52', 4, [], {}, 0)
    expect(refusal(T60.apply(state, { _tag: 'Pit', stall: 0 }))).toEqual({
      _tag: 'NoStopOwed',
      rule: 'LM-Q.48',
      stall: 0,
    })
    const free = owing('I52', 4, [], { rulings: { voluntaryPit: true } }, 0)
    expect(after(T60, free, 'pit 0').cars[0]).toMatchObject({ status: 'pitting', wait: 0 })
  })

  test('LM-Q.47 a stall that is taken is no place to stop', () => {
    const state = position(T60J, [
      { number: 1, at: 'I50', gear: 4, debts: [chanceDebt(1)] },
      { number: 2, at: 'I58', stall: 0, stop: 1 },
    ])
    expect(refusal(T60J.apply(state, { _tag: 'Pit', stall: 0 }))).toEqual({
      _tag: 'StallTaken',
      rule: 'LM-Q.47',
      stall: 0,
      car: 1,
    })
    expect(offered(T60J, state).filter((line) => line.startsWith('pit'))).toEqual(['pit D', 'pit E', 'pit F'])
  })

  test('LM-Q.51 a stop that arises right before the pits is made at once, or carried over by the ruling', () => {
    const last = owing('I52', 6, [], {}, 1)
    expect(pits(last)).toEqual(['pit C'])
    expect(right(explain(T60)(last, { _tag: 'Pit', stall: 0 }))).toMatchObject({
      gear: 4,
      brakes: 1,
      owes: { brake: 1 },
    })
    const end = after(T60, last, 'pit 0')
    expect(end.cars[0]).toMatchObject({ status: 'pitting', wait: 0, brakes: 0, debts: [] })
    const carried = owing('I52', 6, [], { rulings: { lateDebt: 'carry', pitDuty: 'penalised' } }, 1)
    expect(after(T60, carried, '4 I62').cars[0]).toMatchObject({ x: 62, gear: 4, debts: [{ ...brake, due: 2 }] })
    const diverted = owing('I52', 6, [], { rulings: { pitDuty: 'penalised' } }, 1)
    expect(after(T60, diverted, '4 I62').cars[0]).toMatchObject({ status: 'pitting', stall: 0, debts: [] })
  })

  test('LM-Q.50 a stop that arises behind the last stall is due at the next pass', () => {
    const state = position(T60, [
      { number: 1, at: 'I59', gear: 1, brakes: 0 },
      { number: 5, at: 'I61', stop: 1 },
      { number: 8, at: 'O61', stop: 2 },
    ])
    const end = after(T60, state, 'ram 1')
    expect(end.cars.map(({ debts }) => debts.map(({ due }) => due))).toEqual([[2], [2], []])
  })

  test('LM-Q.50 who crosses the line into a stall beyond it has completed the lap', () => {
    const stalls = [...T60_COURSE.pits.stalls.slice(1), { id: 'C', cls: 'C' as const, col: 3, order: 0 }]
    const course = {
      ...T60_COURSE,
      pits: { lane: 'inside' as const, stalls: stalls.map((stall, order) => ({ ...stall, order })) },
    }
    const game = gameOn({ course, cards: TEST_CARDS, table: TEST_TABLE })
    const state = position(game, [{ number: 1, at: 'I55', gear: 4, debts: [chanceDebt(2)] }])
    expect(only(eventsOf(game, state, 'pit 3'), 'LapCompleted')).toEqual([
      { _tag: 'LapCompleted', car: 0, lap: 1, turn: 10 },
    ])
    const end = after(game, state, 'pit 3')
    expect(end.cars[0]).toMatchObject({ status: 'pitting', x: 63, laps: 1 })
    expect(right(decode(leMansCodecs(game).state)(end))).toEqual(end)
  })

  // The sharp corner C at column 36, a stall for the Jaguar right behind it, and one more corner.
  const dense = gameOn({
    course: {
      ...T60_COURSE,
      corners: [
        ...T60_COURSE.corners,
        {
          id: 'd',
          name: 'D',
          kind: 'sharp',
          turn: 'right',
          cells: [
            { lane: 'inside', from: 44, to: 45 },
            { lane: 'outside', from: 44, to: 45 },
          ],
          so: { lane: 'inside', col: 45 },
          bypass: null,
        },
      ],
      pits: {
        lane: 'inside',
        stalls: [
          { id: 'D', cls: 'D', col: 52, order: 0 },
          { id: 'C', cls: 'C', col: 41, order: 1 },
        ],
      },
    },
    cards: TEST_CARDS.slice(0, 2),
    table: TEST_TABLE,
  })
  const drawn = (entries: ReadonlyArray<Entry>): ReadonlyArray<unknown> =>
    only(
      eventsOf(dense, position(dense, entries, { order: entries.map((_, index) => index) }), '4 I45', 'roll 3'),
      'PitEntered',
    ).map(({ stall, route, to, pass, units, diverted }) => [stall, route, to, pass, units, diverted])

  test('LM-Q.51 who draws a stop before the pits and another corner behind them goes to the pits before that corner', () => {
    expect(drawn([{ number: 1, at: 'I35', gear: 4 }])).toEqual([[1, 'SSSSS', { lane: 0, x: 41 }, 1, 1, true]])
    const aside: ReadonlyArray<Entry> = [
      { number: 1, at: 'O35', gear: 4 },
      { number: 5, at: 'O37', gear: 1 },
    ]
    expect(drawn(aside)).toEqual([[1, 'DSSSS', { lane: 0, x: 41 }, 1, 1, true]])
  })

  test('LM-Q.36, LM-Q.46, LM-Chance.7 a car may smash up at a wet corner right behind its stall', () => {
    const state = position(dense, [{ number: 1, at: 'I41', stall: 1, stop: 1 }], {
      wet: [3],
      rulings: { wetEffect: 'forceChance' },
    })
    const die = after(dense, state, '1 I44')
    expect(right(decode(leMansCodecs(dense).state)(die))).toEqual(die)
    const events = eventsOf(dense, die, 'roll 1')
    const end = after(dense, die, 'roll 1')
    expect(end.cars[0]).toMatchObject({ status: 'smashed', lane: 0, x: 44, stall: -1 })
    expect(events.reduce(foldView, dense.view(die, 0))).toEqual(dense.view(end, 0))
  })

  test('LM-Q.44 with the hard-brakings that a spin-out gives back the stop for the last of them is void', () => {
    const state = position(T60, [{ number: 1, at: 'I15', gear: 6, brakes: 2 }], { rulings: { hbRefundOnSpin: true } })
    const die = after(T60, state, '3 I23')
    expect(die.cars[0]).toMatchObject({ brakes: 0, debts: [brake] })
    const end = after(T60, die, 'roll 2')
    expect(end.cars[0]).toMatchObject({ brakes: 2, debts: [] })
    const events = eventsOf(T60, die, 'roll 2')
    expect(only(events, 'PitVoided')).toEqual([{ _tag: 'PitVoided', car: 0, units: 1, rule: 'LM-Q.44' }])
    expect(events.reduce(foldView, T60.view(die, 1))).toEqual(T60.view(end, 1))
  })

  test('LM-Q.57 a car that cannot leave its stall holds and keeps its place among the stopped', () => {
    const state = position(
      T60,
      [
        { number: 1, at: 'I58', stall: 0, stop: 1 },
        { number: 5, at: 'I60', gear: 1 },
      ],
      { order: [0, 1] },
    )
    expect(offered(T60, state)).toEqual(['hold'])
    expect(after(T60, state, 'hold').cars[0]).toMatchObject({ status: 'pitting', stoppedAt: 1 })
  })

  test('LM-Pass.4, LM-Q.46 out of a stall nobody cuts in on a moving car beside it', () => {
    const state = position(
      T60,
      [
        { number: 1, at: 'I58', stall: 0, stop: 1 },
        { number: 5, at: 'I58', gear: 1 },
      ],
      { order: [0, 1] },
    )
    const tooClose = { _tag: 'TooCloseInFront', rule: 'LM-Pass.4', car: 1 }
    expect(offered(T60, state)).toEqual(['hold'])
    expect(refusal(T60.apply(state, { _tag: 'Drive', gear: 1, brakes: 0, lane: 0, column: 0 }))).toEqual(tooClose)
    expect(refusal(fromPath(T60)(state, 1, 'DS'))).toEqual(tooClose)
  })

  test('LM-Move.11, LM-Q.46 a way out of a stall begins with the step into the lane beside it, if that is free', () => {
    const out: ReadonlyArray<Entry> = [
      { number: 1, at: 'I58', stall: 0, stop: 1 },
      { number: 5, at: 'I50', gear: 1 },
    ]
    const state = position(T60, out, { order: [0, 1] })
    expect(refusal(fromPath(T60)(state, 1, 'SS'))).toEqual({ _tag: 'BadRoute', rule: 'LM-Move.1', route: 'SS' })
    expect(right(fromPath(T60)(state, 1, 'DS'))).toEqual({ _tag: 'Drive', gear: 1, brakes: 0, lane: 0, column: 0 })
    const [first, second] = out as readonly [Entry, Entry]
    const held = position(T60, [first, { ...second, at: 'I59' }], { order: [0, 1] })
    expect(refusal(fromPath(T60)(held, 1, 'DS'))).toEqual({
      _tag: 'SpaceTaken',
      rule: 'LM-Move.11',
      lane: 0,
      column: 59,
      car: 1,
    })
  })
})

describe('Shifting Down and Hard-Braking', () => {
  const gears = (number: number, gear: number, brakes: number): ReadonlyArray<number> =>
    gearsIn(STR, position(STR, [{ number, at: 'I50', gear, brakes }]))

  test('LM-Brake.1 the free gears of the card cost nothing', () => {
    expect(gears(1, 4, 0)).toEqual([3, 4, 5])
  })

  test('LM-Brake.2 the last hard-braking costs a stop in that lap', () => {
    const end = after(STR, position(STR, [{ number: 1, at: 'I50', gear: 6, brakes: 1 }]), '4 I60')
    expect(end.cars[0]).toMatchObject({ brakes: 0, debts: [brake] })
  })

  test('LM-Brake.3 the repair gives none back', () => {
    const end = after(T60, owing('I52', 4, [brake], {}, 0), 'pit 0')
    expect(end.cars[0]).toMatchObject({ status: 'pitting', brakes: 0, debts: [] })
  })

  test('LM-Brake.4 without hard-brakings only the free gears are left', () => {
    expect(gears(1, 6, 0)).toEqual([5, 6])
  })

  test('LM-Brake.5 the stop for brakes goes with one from the chance table, or with any by the ruling', () => {
    const wait = (debts: ReadonlyArray<Debt>, rulings: Partial<Rulings> = {}): number | undefined =>
      after(T60, owing('I52', 4, debts, { rulings }, 0), 'pit 0').cars[0]?.wait
    const hit: Debt = { kind: 'collision', due: 1, units: 1 }
    expect([wait([brake, chanceDebt(1)]), wait([brake, chanceDebt(1, 2)]), wait([brake, hit])]).toEqual([0, 1, 1])
    expect(wait([brake, hit], { brakeMerge: 'any' })).toBe(0)
  })

  test('LM-Brake.6 each further gear down is one hard-braking', () => {
    const state = position(STR, [{ number: 1, at: 'I50', gear: 6, brakes: 3 }])
    const costs = STR.legal(state).map((move) => (move._tag === 'Drive' ? `${move.gear}:${move.brakes}` : ''))
    expect([...new Set(costs)]).toEqual(['2:3', '3:2', '4:1', '5:0', '6:0'])
  })

  test('LM-Brake.7-8 class F goes down three gears and never pays for it', () => {
    const state = position(STR, [{ number: 10, at: 'I50', gear: 5 }])
    expect(gearsIn(STR, state)).toEqual([2, 3, 4, 5])
    expect(refusal(landings(STR)(state, 1))).toEqual({
      _tag: 'GearTooLow',
      rule: 'LM-Brake.8',
      from: 5,
      to: 1,
      most: 3,
    })
    expect(after(STR, state, '2 I54').cars[0]).toMatchObject({ brakes: -1, debts: [] })
  })

  test('LM-Brake.9 the item that the numbering skips rules nothing', () => {
    expect(STR.rules.filter(({ id }) => id.startsWith('LM-Brake'))).toHaveLength(9)
  })

  test('LM-Q.58 longer races grant the number of the card for every four laps, or once by the ruling', () => {
    const granted = (laps: number, hbScale: 'perFourLaps' | 'perRace'): number | undefined =>
      right(STR.setup({ seats: 2, laps, rulings: { hbScale } })).state.cars[0]?.brakes
    expect([granted(4, 'perFourLaps'), granted(5, 'perFourLaps'), granted(8, 'perRace')]).toEqual([3, 6, 3])
  })
})
