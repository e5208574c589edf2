import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { explain } from '../../src/le-mans/explain.js'
import { fromPath, paths } from '../../src/le-mans/paths.js'
import { canonical } from '../../src/core/hash.js'
import { fraction } from '../../src/core/fraction.js'
import { seeded } from '../../src/core/rng.js'
import { leMansBots } from '../../src/bots/le-mans.js'
import {
  EMPTY_PAD,
  foldView,
  leMans,
  makeLeMans,
  monteCarlo,
  noteEvent,
  T60_COURSE,
  TEST_CARDS,
  TEST_TABLE,
  teamPoints,
  type Action,
  type Car,
  type CarRecord,
  type Debt,
  type Event,
  type LeMans,
  type Move,
  type Options,
  type State,
  type View,
} from '../../src/le-mans/index.js'
import type { Refusal } from '../../src/le-mans/rules/index.js'
import { INVARIANTS } from '../../src/le-mans/invariants.js'
import { columnOf } from '../../src/le-mans/road.js'
import { allWays, askedBehind, cleanActions, forcedActions, overRevActions } from '../le-mans/brute-force.js'
import { anySeed } from '../../src/testing/law.js'
import { anyLeMansOptions, leMansArbitraries } from '../../src/testing/le-mans.js'
import { anyLeMansBoard } from '../../src/testing/le-mans-courses.js'
import type { Ply } from '../../src/testing/random-game.js'
import { laws } from '../../src/testing/laws.js'
import { isOfTeams, optionsOf, PAIRS, rowOf, ROWS } from './le-mans-covering.js'
import { declareLaws, runsOr, type Subject, walk } from './declare.js'

type OnePly = Ply<State, Move, Event>
type LeMansSubject = Subject<Options, State, Move, Event, View, Refusal>

const MOST_PLIES = 40_000
const defaultsFor = (numbers: ReadonlyArray<number>, laps: number): fc.Arbitrary<Options> =>
  fc.integer({ min: 2, max: numbers.length }).map((seats) => ({ seats, laps, maxTurns: 150 }))

const of = <Tag extends Event['_tag']>(
  events: ReadonlyArray<Event>,
  ...tags: ReadonlyArray<Tag>
): ReadonlyArray<Extract<Event, { readonly _tag: Tag }>> =>
  events.filter((event): event is Extract<Event, { readonly _tag: Tag }> =>
    (tags as ReadonlyArray<string>).includes(event._tag),
  )

const carIn = (state: State, index: number): Car => state.cars[index] as Car
const isActive = ({ status }: Car): boolean => status === 'racing' || status === 'pitting'

const costOf = ({ track }: LeMans, car: Car, route: string): number => {
  let lane = car.status === 'pitting' ? 1 - car.lane : car.lane
  let counts = 0
  for (let step = 1; step <= route.length; step++) {
    if (route[step - 1] === 'D') lane = 1 - lane
    counts += track.cost[lane * track.length + columnOf(track, car.x + step)] ?? 0
  }
  return counts
}

const invariants: LeMansSubject['invariants'] = [
  [
    'I-01, I-02 no space is held twice, and every position obeys what positions obey',
    ({ after }, game) => {
      for (const [, expected, holds] of INVARIANTS)
        if (!holds(after, (game as LeMans).track)) throw new Error(`${expected}: ${JSON.stringify(after)}`)
    },
  ],
  [
    'I-03, I-04, I-06, I-09 a move costs what it says: the number of its gear, one less before a two-space, or less in first gear',
    ({ before, events }, game) => {
      for (const event of of(events, 'Moved')) {
        const car = carIn(before, event.car)
        expect(costOf(game as LeMans, car, event.route)).toBe(event.counts)
        expect(event.route).toMatch(/^[SD]*S$/)
        expect(event.to.x - event.from.x).toBe(event.route.length)
        if (before.agreement.rulings.laneChange === 'straighten') expect(event.route).not.toMatch(/DD/)
        if (of(events, 'Collided').length > 0) continue
        const moving = of(events, 'GearChanged').find((change) => change.car === event.car)?.to ?? car.gear
        const full = (game as LeMans).track.cards[car.card]?.basic[moving] ?? 0
        const most = (game as LeMans).track.cards[car.card]?.most[moving] ?? 0
        const isFast = before.agreement.bonusMoves || before.agreement.overRevving
        expect(event.counts).toBeLessThanOrEqual(
          isFast && moving <= car.gear
            ? most
            : Math.max(full, event.counts * Number(before.phase._tag === 'TakingChance' && isFast)),
        )
        if (moving > 1 && event.counts < full) expect(event.counts + event.forfeited).toBe(full)
        expect(event.counts).toBeGreaterThan(0)
      }
    },
  ],
  [
    'I-05 no way breaks a rule of passing',
    ({ before, events }, game) => {
      const { track } = game as LeMans
      for (const event of of(events, 'Moved')) {
        const car = carIn(before, event.car)
        const ways = allWays(track, before, car, event.counts)
        expect(ways.some(({ route }) => route === event.route)).toBe(true)
      }
    },
  ],
  [
    'I-08 nobody goes back but by a spin-out',
    ({ before, after, events }) => {
      before.cars.forEach((car, index) => {
        const hasSpun = of(events, 'SpunOut').some((event) => event.car === index)
        if (before.turn > 0 && !hasSpun) expect(carIn(after, index).x).toBeGreaterThanOrEqual(car.x)
      })
    },
  ],
  [
    'I-10, I-11, I-12 gears go up one at most, stay in the middle of a corner, and go down for what is paid',
    ({ before, events }, game) => {
      const { track } = game as LeMans
      for (const { car: index, from, to, free, brakes } of of(events, 'GearChanged')) {
        const car = carIn(before, index)
        const card = track.cards[car.card]
        expect(to).toBeLessThanOrEqual(from + 1)
        const bought = of(events, 'OverRevved').reduce((sum, event) => sum + event.gears, 0)
        expect(Math.max(0, from - to)).toBe(free + brakes + bought)
        expect(free).toBeLessThanOrEqual(card?.freeDown ?? 0)
        expect(from - to).toBeLessThanOrEqual(card?.maxDown ?? 0)
        const corner = track.corner[car.lane * track.length + columnOf(track, car.x)] ?? -1
        const next = track.corner[car.lane * track.length + columnOf(track, car.x + 1)] ?? -1
        if (from > 0 && before.agreement.rulings.blockedInCorner === 'collide')
          expect(corner >= 0 && corner === next).toBe(false)
      }
    },
  ],
  [
    'I-13, I-14, I-15 hard-brakings go down by what is used alone, and the last one costs one stop',
    ({ before, after, events }) => {
      before.cars.forEach((car, index) => {
        const used = of(events, 'HardBrakeUsed')
          .filter((event) => event.car === index)
          .reduce((sum, event) => sum + event.used, 0)
        const back = of(events, 'HardBrakeReturned').some((event) => event.car === index)
        if (!back) expect(carIn(after, index).brakes).toBe(car.brakes - used)
        const owed = of(events, 'PitOwed').filter((event) => event.car === index && event.kind === 'brake').length
        expect(owed).toBe(used > 0 && carIn(after, index).brakes === 0 && !back ? 1 : owed)
        expect(owed).toBeLessThanOrEqual(1)
      })
    },
  ],
  [
    'LM-Rev.1-3 over-revs are counted by lap, the third of a lap is the last, and those beyond the second of four laps cost two stops',
    ({ before, after, events }) => {
      for (const { car: index, gears, corner, lap } of of(events, 'OverRevved')) {
        const [was, now] = [carIn(before, index), carIn(after, index)]
        expect(before.agreement.overRevving).toBe(true)
        expect(now.revs).toEqual([...was.revs, ...Array.from({ length: gears + corner }, () => lap)])
        const isBlown = now.revs.filter((one) => one === lap).length > 2
        expect(now.status === 'blown').toBe(isBlown)
        if (isBlown) expect(now).toMatchObject({ x: was.x, lane: was.lane, debts: [] })
        const stops = of(events, 'PitOwed').filter(({ kind }) => kind === 'overRev')
        if (isBlown || now.revs.length <= 2) expect(stops).toEqual([])
        else expect(stops.every(({ units }) => units % 2 === 0)).toBe(true)
      }
    },
  ],
  [
    'I-16, I-17 the die falls for corners one gear too high, and more than that spins out',
    ({ events, before }) => {
      for (const { over, corner } of of(events, 'CornerEntered')) {
        const spun = of(events, 'SpunOut').some((event) => event.corner === corner && event.cause === 'automatic')
        expect(over > 1).toBe(spun)
      }
      const isThrown = before.phase._tag === 'TakingChance' || before.phase._tag === 'TakingTowChance'
      expect(of(events, 'ChanceRolled')).toHaveLength(isThrown ? 1 : 0)
    },
  ],
  [
    'I-18, I-19 a spin-out makes its corner wet, nothing else does, and the car stands at the SO space or behind it',
    ({ before, after, events }, game) => {
      const { track } = game as LeMans
      const spun = of(events, 'SpunOut')
      const thrown = of(events, 'ChanceRolled').filter(({ result }) => result === 'spin')
      expect(after.wet).toEqual(
        [...new Set([...before.wet, ...[...spun, ...thrown].map(({ corner }) => corner)])].sort((a, b) => a - b),
      )
      for (const { corner, to } of spun) {
        expect(to.lane).toBe(track.corners[corner]?.soLane)
        const behind = columnOf(track, (track.corners[corner]?.soColumn ?? 0) - to.x)
        expect(behind).toBeLessThanOrEqual(2 * 12 + 1)
      }
    },
  ],
  [
    'I-21, I-23, I-24 running cars move by position, stopped ones by the time of their stop, and stopped ones have no gear',
    ({ events, after }) => {
      for (const event of of(events, 'TurnStarted')) {
        const cars = event.order.map((index) => carIn(after, index))
        if (event.turn === 1) continue
        expect(new Set(event.order).size).toBe(event.order.length)
        expect(event.order.length).toBe(after.cars.filter(isActive).length)
        cars.forEach((car, place) => {
          const next = cars[place + 1]
          if (next === undefined) return
          if (car.stoppedAt === 0 && next.stoppedAt === 0) expect(car.x).toBeGreaterThanOrEqual(next.x)
          else expect(next.stoppedAt).toBeGreaterThan(car.stoppedAt)
        })
      }
    },
  ],
  [
    'I-25, I-26, I-27 a car stops in its own stalls, while it owes, not in the last lap, and leaves with nothing due',
    ({ events, after, before }, game) => {
      const { track } = game as LeMans
      for (const event of of(events, 'PitEntered')) {
        const car = carIn(after, event.car)
        expect(track.stalls[event.stall]?.cls).toBe(track.cards[car.card]?.cls)
        expect(event.pass).toBeLessThan(before.agreement.laps)
        expect(event.wait).toBe(Math.max(0, event.units - 1))
        if (!before.agreement.rulings.voluntaryPit) expect(event.units).toBeGreaterThan(0)
        expect(car.debts.every(({ due }) => due > event.pass)).toBe(true)
        expect(car.missed).toBe(false)
      }
    },
  ],
  [
    'I-28 nobody passes his last stall owing a stop without being stopped, out, or free of it',
    ({ before, after, events }, game) => {
      const { track } = game as LeMans
      before.cars.forEach((car, index) => {
        const now = carIn(after, index)
        const last = track.cards[car.card]?.lastStall ?? -1
        if (last < 0 || car.debts.length === 0 || now.status === 'pitting' || now.status === 'smashed') return
        for (const { due } of car.debts) {
          const stall = last + (due - 1) * track.length
          if (car.x >= stall || now.x < stall) continue
          const marks = of(events, 'PitMissed', 'PitVoided', 'Classified')
          expect(marks.some((event) => event._tag === 'Classified' || event.car === index)).toBe(true)
          if (of(events, 'PitMissed').some((event) => event.car === index)) expect(now.gear).toBe(0)
        }
      })
    },
  ],
  [
    'I-30, I-31 a collision is offered if nothing else is; it costs who rams one stop, and who stood one as well',
    ({ before, events }, game) => {
      for (const event of of(events, 'Collided')) {
        if (event.rule === 'LM-Pass.5') {
          expect(of(events, 'PitOwed').filter(({ rule }) => rule === 'LM-Pass.6')).toMatchObject([{ car: event.car }])
          continue
        }
        if (before.phase._tag === 'Driving' && of(events, 'SpunOut').length === 0)
          expect(game.legal(before).every(({ _tag }) => _tag === 'Collide' || _tag === 'OverRev')).toBe(true)
        const owed = of(events, 'PitOwed').filter(({ kind, rule }) => kind === 'collision' && rule === event.rule)
        const alike = of(events, 'Collided').filter(({ rule }) => rule === event.rule)
        const paying = alike.flatMap(({ car, victim }) => (event.rule === 'LM-Coll.2' ? [car, victim] : [car]))
        expect(owed.map(({ car }) => car).sort()).toEqual(paying.sort())
      }
    },
  ],
  [
    'I-46, LM-Slip.2, LM-Q.70 a car in tow ends directly behind its leader by a way of its own, right after it in the order',
    ({ before, after, events }, game) => {
      const { track } = game as LeMans
      for (const { car: index, leader, from, to, route } of of(events, 'Towed')) {
        const [car, ahead] = [carIn(before, index), carIn(after, leader)]
        expect(before.agreement.slipstreaming).toBe(true)
        expect(to.x - from.x).toBe(route.length)
        const isMoved = of(events, 'TowStarted').some((event) => event.car === leader)
        const led = of(events, 'Moved', 'Towed').find((event) => event.car === leader)
        const place = led === undefined || isMoved ? ahead : led.to
        if (after.turn === before.turn && ahead.status !== 'finished') {
          expect(to.lane).toBe(place.lane)
          expect(columnOf(track, to.x + 2)).toBe(columnOf(track, place.x))
        }
        if (after.turn !== before.turn || of(events, 'TowStarted').some((event) => event.car !== index)) continue
        const now: State = { ...before, cars: before.cars.map((_, one) => (one === index ? car : carIn(after, one))) }
        expect(allWays(track, now, car, 20).some((way) => way.route === route)).toBe(true)
      }
    },
  ],
  [
    'I-46, LM-Slip.5-8, LM-Q.72-74 a tow asks for one die a corner, or for two, at corners where it or its leader goes',
    ({ after }, game) => {
      const { phase } = after
      if (phase._tag !== 'TakingTowChance') return
      const { track } = game as LeMans
      for (const { corner, x, thrown, dice } of phase.corners) {
        expect(thrown.length).toBeLessThanOrEqual(dice)
        expect([0, 1].some((lane) => track.corner[lane * track.length + columnOf(track, x)] === corner)).toBe(true)
        expect(x - carIn(after, phase.car).x).toBeLessThanOrEqual(phase.route.length + 2)
        expect(x).toBeGreaterThanOrEqual(carIn(after, phase.car).x)
      }
    },
  ],
  [
    'LM-Slip.9-10, LM-Q.73 a car in tow spins out or smashes up if its leader has, or by its own dice',
    ({ before, events }) => {
      const own = of(events, 'ChanceRolled').map(({ car }) => car)
      for (const event of of(events, 'SmashedUp', 'SpunOut')) {
        if (event.cause !== 'tow' || event.rule === 'LM-Slip.8') continue
        const tow = of(events, 'TowStarted').find(({ car }) => car === event.car)
        const leader = tow?.leader ?? -1
        const fell = of(events, 'SmashedUp', 'SpunOut').some(({ car }) => car === leader)
        const drew = of(events, 'PitOwed').some(({ car, kind }) => car === leader && kind === 'chance')
        expect(event._tag === 'SmashedUp' ? fell : drew || before.phase._tag !== 'Driving').toBe(true)
        if (event._tag === 'SmashedUp' && own.includes(event.car))
          throw new Error('smashed by its leader after a die of its own')
      }
    },
  ],
  [
    'I-47, LM-Solo.3 what the die of solitaire has said is what is open',
    ({ after, events }, game) => {
      for (const { car, must } of of(events, 'SoloRolled').slice(-1)) {
        if (after.phase._tag !== 'Driving') continue
        const { passage } = after.notes.held.findLast((one) => one.car === car && one.says !== 'cleared') ?? {
          passage: -1,
        }
        const told = explain(game as LeMans)
        const driven = game.legal(after).filter(({ _tag }) => _tag === 'Drive' || _tag === 'Pit' || _tag === 'OverRev')
        const entered = driven.map((action) => {
          const known = told(after, action as Action)
          const corners = known._tag === 'Right' ? known.right.corners : []
          return corners.some(
            ({ corner, over }) => over === 1 && passage % (game as LeMans).track.corners.length === corner,
          )
        })
        expect(entered.every((takes) => takes === must)).toBe(true)
      }
    },
  ],
  [
    'I-32 a spin-out pile costs each car in it one stop',
    ({ events }) => {
      for (const event of of(events, 'PiledUp')) {
        const owed = of(events, 'PitOwed')
          .filter(({ rule }) => rule === event.rule)
          .map(({ car }) => car)
        expect(owed).toEqual(event.cars)
      }
    },
  ],
  [
    'I-38, I-39, I-40 laps only grow, winners have driven them all, and who is out stays as he is',
    ({ before, after }) => {
      before.cars.forEach((car, index) => {
        const now = carIn(after, index)
        expect(now.laps).toBeGreaterThanOrEqual(car.laps)
        if (!isActive(car) && car.status !== 'crossed' && before.turn > 0) expect(now).toEqual(car)
        if (now.place > 0) expect(now.laps).toBe(after.agreement.laps)
      })
    },
  ],
  [
    'folding the events of a step gives the new view',
    ({ before, after, events }, game) => {
      const { view } = game
      expect(events.reduce(foldView, view(before, 'spectator'))).toEqual(view(after, 'spectator'))
    },
  ],
]

// Units by kind and pass; repairs of brakes are one stop.
const owedOf = (debts: ReadonlyArray<Debt>): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = {}
  for (const { kind, due, units } of debts)
    sums[`${kind} ${due}`] = kind === 'brake' ? 1 : (sums[`${kind} ${due}`] ?? 0) + units
  return sums
}

const OUT: ReadonlyArray<string> = ['smashed', 'blown', 'disqualified']

/** What the pad says of a car, and what the position says. */
const noted = ({ seat, card, gear, laps, brakesLeft, overRevs, owed, out, place }: CarRecord): unknown => ({
  ...{ seat, card, gear, laps, brakesLeft, overRevs, out, place },
  owed: owedOf(owed),
})
const stands = ({ seat, card, gear, laps, brakes, revs, debts, status, place }: Car): unknown => ({
  ...{ seat, card, gear, laps, brakesLeft: brakes, overRevs: revs, place },
  out: OUT.includes(status) ? status : null,
  owed: owedOf(debts),
})

const wholeGame: LeMansSubject['wholeGame'] = [
  [
    'I-16 no car throws twice for one passage through a corner',
    (plies) => {
      const thrown = new Set<string>()
      for (const { before, events } of plies) {
        if (before.phase._tag === 'TakingTowChance') continue
        for (const event of of(events, 'ChanceRolled')) {
          const key = `${event.car} ${carIn(before, event.car).passage} ${before.stops}`
          expect(thrown.has(key)).toBe(false)
          thrown.add(key)
        }
      }
    },
  ],
  [
    'LM-Equip.4, LM-Equip.22-23 the record pad says of every car what the position says, turn by turn to the end',
    (plies, game) => {
      const agreed = game.setup(plies[0]?.before.agreement ?? { seats: 0 })
      let pad = E.isRight(agreed) ? agreed.right.events.reduce(noteEvent, EMPTY_PAD) : EMPTY_PAD
      for (const [index, { before, after, events }] of plies.entries()) {
        pad = events.reduce(noteEvent, pad)
        if (after.turn === before.turn && index < plies.length - 1) continue
        expect([pad.turn, pad.wet.toSorted((a, b) => a - b), pad.cars.map(noted)]).toEqual([
          after.turn,
          after.wet,
          after.cars.map(stands),
        ])
      }
    },
  ],
  [
    'LM-Team.2, LM-Team.4-6 teams are ranked by their points, and all points of the places taken are given',
    (plies) => {
      const last = plies.at(-1)?.after
      if (last?.phase._tag !== 'RaceOver' || !last.agreement.teamPlay) return
      const points = teamPoints(last.cars, last.agreement.seats)
      const placed = last.cars.filter(({ place }) => place > 0).length
      const given = [20, 16, 12, 8, 4, 2].slice(0, placed).reduce((sum, one) => sum + one, 0)
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(given)
      const ranked = last.phase.standings.map(({ seat }) => points[seat] ?? 0)
      expect([...ranked].sort((a, b) => b - a)).toEqual(ranked)
    },
  ],
  [
    'I-22 every racing car has one move in a turn',
    (plies) => {
      let had: ReadonlyArray<number> = []
      for (const event of plies.flatMap(({ events }) => events)) {
        if (event._tag === 'TurnStarted') had = []
        if (event._tag !== 'SlotStarted' && event._tag !== 'PitWaited' && event._tag !== 'TowStarted') continue
        expect(had).not.toContain(event.car)
        had = [...had, event.car]
      }
    },
  ],
]

const subjectOf = (game: LeMans, options: fc.Arbitrary<Options> = anyLeMansOptions(game)): LeMansSubject => ({
  game,
  arbitraries: { ...leMansArbitraries(game), options },
  invariants,
  wholeGame,
})

const numbersOf = (game: LeMans): ReadonlyArray<number> => game.data.cards.map(({ number }) => number)

const made = makeLeMans({ course: T60_COURSE, cards: TEST_CARDS, table: TEST_TABLE })
const t60 = made._tag === 'Right' ? made.right : leMans

declareLaws('Le Mans as it is usually played', subjectOf(leMans, defaultsFor(numbersOf(leMans), 2)), 3)
declareLaws('Le Mans with any rulings', subjectOf(leMans), 5)
declareLaws('Monte Carlo with any rulings', subjectOf(monteCarlo), 6)
declareLaws('T60 with any rulings', subjectOf(t60), 12)

/** Positions in which a car is to move, taken from random races. */
const decisions = (game: LeMans, options: Options, seed: number, every: number): ReadonlyArray<State> =>
  walk(game, options, seed, MOST_PLIES)
    .map(({ before }) => before)
    .filter((state, index) => state.phase._tag === 'Driving' && (index + seed) % every === 0)

const revsIn = (legal: ReadonlyArray<Action>): ReadonlyArray<string> =>
  legal.flatMap((one) =>
    one._tag === 'OverRev' ? [`${one.gear} ${one.brakes} ${one.revs} ${one.lane} ${one.column}`] : [],
  )

const keyOf = (action: Action): string =>
  action._tag === 'Drive' ? `${action.gear} ${action.brakes} ${action.lane} ${action.column}` : canonical(action)

// What is open, from the list that was worked out the long way.
const expectSameAsBrute = (game: LeMans, state: State): void => {
  const index = state.phase._tag === 'Driving' ? state.phase.car : -1
  const { track } = game
  const car = carIn(state, index)
  const legal = game.legal(state) as ReadonlyArray<Action>
  const brute = cleanActions(track, state, index)
  const revs = state.agreement.overRevving ? overRevActions(track, state, index) : { all: [], isRuinous: () => false }
  expect([...revsIn(legal)].sort()).toEqual(revs.all)
  const isSpared = revs.all.some((told) => !revs.isRuinous(Number(told.split(' ')[2])))
  if (brute.drives.size + brute.pits.length > 0 || isSpared) {
    const drives = legal.filter(({ _tag }) => _tag === 'Drive')
    expect(drives.map(keyOf).sort()).toEqual([...brute.drives.keys()].sort())
    expect(legal.flatMap((action) => (action._tag === 'Pit' ? [action.stall] : []))).toEqual(brute.pits)
    for (const action of drives) {
      const known = explain(game)(state, action)
      const chances = known._tag === 'Right' ? known.right.corners.filter(({ isChance }) => isChance).length : -1
      expect(chances).toBe(brute.drives.get(keyOf(action)))
    }
    return
  }
  const forced = forcedActions(track, state, index)
  const expected: ReadonlyArray<Action> =
    car.gear === 0
      ? [{ _tag: 'Hold' }]
      : forced.spins.length > 0
        ? forced.spins.map((corner) => ({ _tag: 'Spin', corner }))
        : forced.contacts.map((victim) => ({ _tag: 'Collide', car: victim }))
  expect(legal.filter(({ _tag }) => _tag !== 'OverRev')).toEqual(expected)
}

// Whoever is right behind a car that is to move was asked, or nobody.
const expectAskedAsBrute = (game: LeMans, { before, after, events }: OnePly): void => {
  const [slot] = of(events, 'SlotStarted').slice(-1)
  if (slot === undefined || after.turn < 2 || after.turn !== before.turn) return
  const [offer] = of(events, 'SlipOffered').slice(-1)
  expect(offer?.car ?? -1).toBe(askedBehind(game.track, after, slot.car))
}

// A tow that found no room has no way to go, whichever is tried.
const expectNoRoom = (game: LeMans, { before, after, events }: OnePly): void => {
  for (const { car: index, leader, why } of of(events, 'TowBroken')) {
    if (why !== 'noRoom' || of(events, 'TowStarted').length > 0) continue
    const [car, ahead] = [carIn(before, index), carIn(after, leader)]
    const columns = ahead.x - carIn(before, leader).x
    const now: State = { ...before, cars: before.cars.map((one, at) => (at === leader ? ahead : one)) }
    const ways = allWays(game.track, now, car, 20)
    expect(
      ways.filter(({ route, lane, across }) => route.length === columns && lane === ahead.lane && !across),
    ).toEqual([])
  }
}

describe('Le Mans against a search through all ways', () => {
  test('what is legal is what a search through every way finds, in 3,000 positions and more', () => {
    let looked = 0
    for (const [game, races, every] of [
      [leMans, 16, 9],
      [monteCarlo, 16, 7],
      [t60, 60, 3],
    ] as const) {
      const seats = numbersOf(game).length
      for (let seed = 0; seed < races; seed++) {
        const options: Options = { seats, laps: 3, maxTurns: 120, start: seed % 5 === 4 ? 'leMans' : 'grid' }
        for (const state of decisions(game, options, seed, every)) {
          expectSameAsBrute(game, state)
          looked++
        }
      }
    }
    expect(looked).toBeGreaterThanOrEqual(3000)
  })

  test('bonus moves, over-revs and slipstreams are what such a search finds, too, in 2,000 positions and more', () => {
    let looked = 0
    for (const [game, races, every] of [
      [leMans, 4, 29],
      [monteCarlo, 6, 17],
      [t60, 60, 3],
    ] as const) {
      const seats = numbersOf(game).length
      for (let seed = 0; seed < races; seed++) {
        const optional = { bonusMoves: seed % 2 === 0, overRevving: seed % 3 !== 0, slipstreaming: true }
        const rulings = {
          engineBlow: seed % 4 === 0 ? 'offered' : 'withheld',
          overRevSpeeds: seed % 5 === 1 ? 'any' : 'max',
        } as const
        const options: Options = { seats, laps: 3, maxTurns: 100, ...optional, rulings }
        for (const [number, ply] of walk(game, options, seed, MOST_PLIES).entries()) {
          expectAskedAsBrute(game, ply)
          expectNoRoom(game, ply)
          if (ply.before.phase._tag !== 'Driving' || (number + seed) % every !== 0) continue
          expectSameAsBrute(game, ply.before)
          looked++
        }
      }
    }
    expect(looked).toBeGreaterThanOrEqual(2000)
  })

  test('the ways that are told lead to the action, and a way that is refused is none of the road', () => {
    for (const game of [monteCarlo, t60]) {
      for (const state of decisions(game, { seats: 4, laps: 2, maxTurns: 60 }, 5, 31)) {
        const index = state.phase._tag === 'Driving' ? state.phase.car : -1
        const ways = allWays(game.track, state, carIn(state, index), 8)
        for (const action of game.legal(state) as ReadonlyArray<Action>) {
          if (action._tag !== 'Drive') continue
          const found = paths(game)(state, action)
          const routes = found._tag === 'Right' ? found.right : []
          expect(routes.length).toBeGreaterThan(0)
          for (const route of routes) expect(fromPath(game)(state, action.gear, route)).toMatchObject({ right: action })
        }
        for (const { route } of ways.slice(1, 40)) {
          const meant = fromPath(game)(state, Math.max(1, carIn(state, index).gear), route)
          if (meant._tag === 'Left')
            expect(meant.left._tag).not.toMatch(/SpaceTaken|StoppedCarAhead|TooCloseInFront|NotStraightened/)
        }
      }
    }
  })

  test('the odds that an action is explained with are those of the die', () => {
    for (const state of decisions(t60, { seats: 4, laps: 3, maxTurns: 100 }, 3, 5)) {
      const index = state.phase._tag === 'Driving' ? state.phase.car : -1
      for (const action of t60.legal(state) as ReadonlyArray<Action>) {
        const known = explain(t60)(state, action)
        if (known._tag === 'Left') throw new Error(JSON.stringify(known))
        const { risk } = known.right
        expect(risk.safe + risk.pit + risk.spin + risk.smash).toBe(risk.outOf)
        expect(endings(t60, state, action, index)).toEqual({
          smash: fraction(BigInt(risk.smash), BigInt(risk.outOf)),
          spin: fraction(BigInt(risk.spin), BigInt(risk.outOf)),
        })
      }
    }
  })
})

// How often a move ends in a smash-up or a spin-out, by following every face of the die.
const endings = (
  game: LeMans,
  state: State,
  action: Move,
  car: number,
): { readonly smash: unknown; readonly spin: unknown } => {
  let [smash, spin, outOf] = [0n, 0n, 1n]
  let open: ReadonlyArray<readonly [State, Move, bigint]> = [[state, action, 1n]]
  while (open.length > 0) {
    const next: Array<readonly [State, Move, bigint]> = []
    let depth = 1n
    for (const [from, move, weight] of open) {
      const step = game.apply(from, move)
      if (step._tag === 'Left') throw new Error(JSON.stringify(step))
      const { events } = step.right
      if (of(events, 'SmashedUp').some((event) => event.car === car)) smash += weight
      else if (of(events, 'SpunOut').some((event) => event.car === car)) spin += weight
      else if (step.right.state.phase._tag === 'TakingChance') {
        depth = 6n
        for (const outcome of game.outcomes(step.right.state)) next.push([step.right.state, outcome.move, weight])
      }
    }
    open = next
    smash *= depth
    spin *= depth
    outOf *= depth
  }
  return { smash: fraction(smash, outOf), spin: fraction(spin, outOf) }
}

describe('Le Mans with any two values of its options and rulings', () => {
  const grids = ROWS.flatMap((row, index) => [leMans, monteCarlo].map((game) => ({ row, game, set: index + 1 })))
  const [teams, fields] = [grids.filter(({ row }) => isOfTeams(row)), grids.filter(({ row }) => !isOfTeams(row))]
  // Fields have 2, 3, 4 cars and so on to 12, and then 2 again.
  const races = [...fields, ...teams].map(({ row, game, set }, index) => {
    const cars = 2 + (index % 11)
    return [`set ${set} at ${game.track.name}`, game, row, cars] as const
  })

  test('the sets have every pair of values that can meet, in races of two to twelve cars', () => {
    const agreed = races.map(([, game, row, cars]) => {
      const step = game.setup(optionsOf(game, row, cars, 2, 10))
      if (step._tag === 'Left') throw new Error(JSON.stringify(step.left))
      return step.right.state
    })
    const rows = agreed.map(({ agreement }) => rowOf(agreement))
    const missing = PAIRS.filter(
      ([one, value, other, otherValue]) => !rows.some((row) => row[one] === value && row[other] === otherValue),
    )
    expect([missing, PAIRS.length > 1500]).toEqual([[], true])
    expect([...new Set(agreed.map(({ cars }) => cars.length))].sort((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
  })

  test.each(races)('every law and invariant holds with %s', (_, game, row, cars) => {
    const subject = subjectOf(game, fc.constant(optionsOf(game, row, cars, 1, 14)))
    for (const { property } of laws(game, { ...subject.arbitraries, sample: 29 })) fc.assert(property, { numRuns: 1 })
    const plies = walk(game, optionsOf(game, row, cars, 2, 60), cars, MOST_PLIES)
    for (const ply of plies) for (const [, holds] of invariants) holds(ply, game)
    for (const [, holds] of wholeGame) holds(plies, game)
  })
})

describe('Le Mans on boards at random', () => {
  test('every valid board plays to an end, and what is legal is what a search finds', () => {
    fc.assert(
      fc.property(
        anyLeMansBoard,
        fc.integer({ min: 2, max: 12 }),
        anySeed,
        fc.boolean(),
        (board, seats, seed, isLeMans) => {
          const game = makeLeMans(board)
          if (game._tag === 'Left') throw new Error(JSON.stringify(game.left))
          const options: Options = { seats, laps: 2, maxTurns: 60, start: isLeMans ? 'leMans' : 'grid' }
          const plies: ReadonlyArray<OnePly> = walk(game.right, options, seed, MOST_PLIES)
          for (const ply of plies) {
            for (const [, holds] of invariants) holds(ply, game.right)
            if (ply.before.phase._tag === 'Driving' && ply.number % 17 === 0) expectSameAsBrute(game.right, ply.before)
          }
        },
      ),
      { numRuns: runsOr(25) },
    )
  })

  test('every board with any rulings plays to an end', () => {
    fc.assert(
      fc.property(anyLeMansBoard, anySeed, fc.integer(), (board, seed, pick) => {
        const game = makeLeMans(board)
        if (game._tag === 'Left') throw new Error(JSON.stringify(game.left))
        const [options] = fc.sample(anyLeMansOptions(game.right), { seed: pick, numRuns: 1 })
        if (options === undefined) return
        for (const ply of walk(game.right, options, seed, MOST_PLIES))
          for (const [, holds] of invariants) holds(ply, game.right)
      }),
      { numRuns: runsOr(25) },
    )
  })
})

describe('the drivers', () => {
  test('each driver answers with a legal move, the same for the same view and generator', () => {
    const bots = leMansBots(t60)
    for (const state of decisions(t60, { seats: 4, laps: 2, maxTurns: 60 }, 1, 7)) {
      const view = t60.view(state, 0)
      const legal = t60.legal(state)
      for (const bot of [bots.randomPrudent, bots.cautious, bots.bold]) {
        const [move, next] = bot(view, legal, seeded(4))
        expect(legal).toContain(move)
        expect(bot(view, legal, seeded(4))).toEqual([move, next])
      }
    }
  })
})
