/**
 * Previews: what a move would cost and risk before it is made, which paths belong to it, and which move a dragged path is.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import { addFractions, fraction, type Fraction, multiplyFractions } from '../core/fraction.js'
import type { Seat, Standing } from '../core/game.js'
import { LEAGUE_POINTS } from './data/cards.js'
import { THROWS, type Wear } from './data/charts.js'
import type { Event, PenaltyResult } from './event.js'
import type { Formula1 } from './game.js'
import type {
  Band,
  BandToSettle,
  Bend,
  Car,
  Corner,
  Decision,
  Dice,
  Excess,
  Move,
  Mph,
  Place,
  SetSpeed,
  State,
} from './model.js'
import { excess, isTaken } from './reach.js'
import type { Refusal } from './refusal.js'
import { matchingWear } from './rules/blocking.js'
import { certainSpin, penaltyResult } from './rules/corners.js'
import { canPay } from './gauges.js'
import { bendOf, carOnTurn, withDials } from './state.js'

/** A band that a move crosses, and how it would be judged if it came now. */
export interface CrossingForecast {
  readonly band: Band
  readonly corner: Corner
  readonly over: Excess
  readonly verdict: 'safe' | 'covered' | 'throw' | 'spinOff'
}

/** One way in which a turn can come out for the car. */
export interface TurnForecast {
  readonly probability: Fraction
  readonly spinsOff: boolean
  readonly speed: Mph
  /** Points, 0 to 5. */
  readonly brake: number
  /** Points, 0 to 8. */
  readonly tire: number
}

/** What a move would mean for the car that makes it, if no further card is played. */
export interface Explanation {
  /** Wear that is paid for certain and at once. @rule F1-Reduce.1 */
  readonly wear: Wear
  /** The way, start not included; empty for a move that stays. */
  readonly path: ReadonlyArray<Place>
  /** Bands in the order in which they are met. @rule F1-Corner.4 */
  readonly crossings: ReadonlyArray<CrossingForecast>
  /** The car behind which the move ends, its speed, and the wear of coming down to it; `null` where that cannot be paid or none is. */
  readonly blocker: { readonly car: number; readonly speed: Mph; readonly wear: Wear | null } | null
  /** Every way in which the throws and the matching can come out, likeliest first; the probabilities sum to one. */
  readonly forecasts: ReadonlyArray<TurnForecast>
  /** Probability of a spin-off. @rule F1-Corner.15 */
  readonly spinOff: Fraction
}

const NO_WEAR: Wear = { brake: 0, tire: 0 }
const ONE = fraction(1n, 1n)

/**
 * What a decision would cost and risk, or why it is refused.
 *
 * @rule F1-Reduce.1, F1-Corner.3-6, F1-Corner.15, F1-Block.5-8
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { explain, formula1 } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const told = explain(formula1)(race.right.match.state, { _tag: 'SetSpeed', speed: 60, card: 'none' })
 * assert.deepStrictEqual(E.isRight(told) && told.right.wear, { brake: 0, tire: 0 })
 */
export const explain =
  (game: Formula1) =>
  (state: State, move: Decision): E.Either<Refusal, Explanation> => {
    const step = game.apply(state, move)
    if (step._tag === 'Left') return step
    const told = step.right.events
    const moved = told.find((event) => event._tag === 'CarMoved')
    const blocked = told.find((event) => event._tag === 'Blocked')
    const car = carAfter(state, move, told)
    const bands = bandsMet(state, told)
    const covers = coverOf(game, state, move)
    const blocker = blocked === undefined ? null : blockerForecast(state, car, blocked.blocker)
    const raise = move._tag === 'DriveUp' && move.raise
    const forecasts = foresee(state, car, bands, covers, blocked?.blocker ?? -1, raise)
    return right({
      wear: wearOf(told),
      path: moved?.path ?? [],
      crossings: bands.map((item) => forecastOf(game, car, item, covers)),
      blocker,
      forecasts,
      spinOff: forecasts
        .filter(({ spinsOff }) => spinsOff)
        .reduce((sum, { probability }) => addFractions(sum, probability), fraction(0n, 1n)),
    })
  }

/** The car as it goes into its bands: at the speed set, with a cut paid. */
const carAfter = (state: State, move: Move, told: ReadonlyArray<Event>): Car => {
  const car = carOnTurn(state)
  if (move._tag !== 'SetSpeed') return car
  const { brake, tire } = wearOf(told)
  return withDials(car, move.speed, car.brake + brake, car.tire + tire)
}

const wearOf = (told: ReadonlyArray<Event>): Wear =>
  told.reduce<Wear>(
    (wear, event) =>
      event._tag === 'BrakeWorn' && event.cause === 'setting'
        ? { ...wear, brake: wear.brake + event.to - event.from }
        : event._tag === 'TireWorn' && event.cause === 'setting'
          ? { ...wear, tire: wear.tire + event.to - event.from }
          : wear,
    NO_WEAR,
  )

/** Bands still to be judged from before the move, then those that it crosses itself. */
const bandsMet = ({ phase }: State, told: ReadonlyArray<Event>): ReadonlyArray<BandToSettle> => [
  ...('turn' in phase ? phase.turn.toSettle.filter((item) => item._tag === 'Band') : []),
  ...told
    .filter((event) => event._tag === 'BandCrossed')
    .map(({ band, safety, speed }): BandToSettle => ({ _tag: 'Band', band, over: excess(speed, safety) })),
]

type Covers = (item: BandToSettle) => boolean

const coverOf = ({ track }: Formula1, state: State, move: Move): Covers => {
  const { phase } = state
  const turn = 'turn' in phase ? phase.turn : null
  const superb: Bend =
    move._tag === 'PlaySuperb' ? move.bend : phase._tag === 'Moving' ? phase.superb : (turn?.superb ?? -1)
  const tires: Bend = move._tag === 'UseTires' ? move.bend : (turn?.tires ?? -1)
  return ({ band }) => [superb, tires].includes(bendOf(track, state, band))
}

const forecastOf = ({ track }: Formula1, car: Car, item: BandToSettle, covers: Covers): CrossingForecast => {
  const { band, over } = item
  const open = certainSpin(item, car) === null ? 'throw' : 'spinOff'
  return {
    band,
    corner: track.bands[band]?.corner ?? -1,
    over,
    verdict: over === 0 ? 'safe' : covers(item) ? 'covered' : open,
  }
}

const blockerForecast = (state: State, car: Car, blocker: number): Explanation['blocker'] => {
  const speed = state.cars[blocker]?.speed ?? 0
  const { phase } = state
  const from = phase._tag === 'Moving' ? phase.from : car.speed
  const wear = speed < car.speed ? matchingWear(state, car, from, speed) : NO_WEAR
  return { car: blocker, speed, wear: wear !== null && canPay(car, wear) ? wear : null }
}

/** Goes through the bands with every throw, and through the matching of a blocker. */
const foresee = (
  state: State,
  car: Car,
  bands: ReadonlyArray<BandToSettle>,
  covers: Covers,
  blocker: number,
  raise: boolean,
): ReadonlyArray<TurnForecast> => {
  const start: TurnForecast = { probability: ONE, spinsOff: false, speed: car.speed, brake: car.brake, tire: car.tire }
  const past = bands.reduce<ReadonlyArray<TurnForecast>>(
    (ways, item) =>
      merged(ways.flatMap((way) => (way.spinsOff ? [way] : crossed(state, car, way, item, covers(item))))),
    [start],
  )
  const ended = blocker === -1 ? past : merged(past.map((way) => matched(state, car, way, blocker, raise)))
  return [...ended].sort((a, b) =>
    Number(b.probability.numerator * a.probability.denominator - a.probability.numerator * b.probability.denominator),
  )
}

const carIn = (car: Car, { speed, brake, tire }: TurnForecast): Car => withDials(car, speed, brake, tire)

const crossed = (
  state: State,
  car: Car,
  way: TurnForecast,
  item: BandToSettle,
  isCovered: boolean,
): ReadonlyArray<TurnForecast> => {
  const { over } = item
  if (isCovered || over === 0) return [way]
  if (over === 60 || certainSpin(item, carIn(car, way)) !== null) return [{ ...way, spinsOff: true, speed: 0 }]
  return THROWS.map(({ dice, weight }) => {
    const result = penaltyResult(state.agreement.rulings, dice, over, carIn(car, way))
    const probability = multiplyFractions(way.probability, fraction(BigInt(weight), 36n))
    if (result._tag === 'SpinOff') return { ...way, probability, spinsOff: true, speed: 0 }
    const wear = result._tag === 'Wear' ? result : NO_WEAR
    return { ...way, probability, brake: Math.min(5, way.brake + wear.brake), tire: way.tire + wear.tire }
  })
}

const matched = (state: State, car: Car, way: TurnForecast, blocker: number, raise: boolean): TurnForecast => {
  const speed = state.cars[blocker]?.speed ?? 0
  if (way.spinsOff || (speed >= way.speed && !raise)) return way
  if (raise) return { ...way, speed }
  const { phase } = state
  const now = carIn(car, way)
  const wear = matchingWear(state, now, phase._tag === 'Moving' ? phase.from : way.speed, speed)
  if (wear === null || car.handicap === 'brakesFailed' || !canPay(now, wear))
    return { ...way, spinsOff: true, speed: 0 }
  return { ...way, speed, brake: way.brake + wear.brake, tire: way.tire + wear.tire }
}

const merged = (ways: ReadonlyArray<TurnForecast>): ReadonlyArray<TurnForecast> => {
  const found = new Map<string, TurnForecast>()
  for (const way of ways) {
    const key = `${way.spinsOff} ${way.speed} ${way.brake} ${way.tire}`
    const known = found.get(key)
    found.set(
      key,
      known === undefined ? way : { ...way, probability: addFractions(known.probability, way.probability) },
    )
  }
  return [...found.values()]
}

/** Most paths that `paths` lists. */
const MOST_PATHS = 10_000

/**
 * Every path of a move, start not included; a drive of no space has the empty one, and moves that do not drive have none.
 *
 * Lists at most 10,000 paths. A move that `apply` refuses is refused here in the same words.
 *
 * @rule F1-Move.1-7, F1-Q.19-21
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, paths } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const set = formula1.apply(race.right.match.state, { _tag: 'SetSpeed', speed: 40, card: 'none' })
 * if (E.isLeft(set)) throw new Error('40 can be set at the start')
 * const move = { _tag: 'Run', to: formula1.track.placeOf.get('2e') ?? -1, crossings: '', path: null } as const
 * const found = paths(formula1)(set.right.state, move)
 * const names = E.isRight(found) ? found.right.map((path) => path.map((place) => formula1.track.places[place]?.id)) : []
 * assert.deepStrictEqual(names, [['1f', '2e'], ['1e', '2e']])
 */
export const paths =
  (game: Formula1) =>
  (state: State, move: Move): E.Either<Refusal, ReadonlyArray<ReadonlyArray<Place>>> => {
    const step = game.apply(state, move)
    if (step._tag === 'Left') return step
    const moved = step.right.events.find((event) => event._tag === 'CarMoved')
    if (!('path' in move)) return right([])
    if (moved === undefined) return right([[]])
    const found: Array<ReadonlyArray<Place>> = []
    const walk = (path: ReadonlyArray<Place>, at: Place): void => {
      if (found.length >= MOST_PATHS) return
      if (path.length === moved.steps) {
        if (at === moved.to && game.advance(state, { ...move, path })._tag === 'Right') found.push(path)
        return
      }
      for (const to of onward(game, state, at)) if (!isTaken(state.cars, state.current, to)) walk([...path, to], to)
    }
    walk([], moved.from)
    return right(found)
  }

/** The places that a step can lead to, the own pit included. */
const onward = ({ track }: Formula1, { current }: State, at: Place): ReadonlyArray<Place> => {
  const onTrack = (track.ways[at] ?? []).map(({ to }) => to)
  return (track.pitEntries[current] ?? []).some(({ from }) => from === at)
    ? [...onTrack, track.firstPit + current]
    : onTrack
}

/**
 * The moves that drive along a path: one, or two where the driver may also go up to his blocker's speed; or why there is none.
 *
 * The path lists places in order, start not included; the moves carry it. The refusal is that of the nearest move, such as
 * `PathOfAnotherMove`, or `OutOfReach` where none leads there.
 *
 * @rule F1-Q.21
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, fromPath } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const set = formula1.apply(race.right.match.state, { _tag: 'SetSpeed', speed: 40, card: 'none' })
 * if (E.isLeft(set)) throw new Error('40 can be set at the start')
 * const dragged = ['1e', '2e'].map((id) => formula1.track.placeOf.get(id) ?? -1)
 * const moves = fromPath(formula1)(set.right.state, dragged)
 * assert.deepStrictEqual(E.isRight(moves) && moves.right.map(formula1.notation.show), ['run 2e - via 1e,2e'])
 */
export const fromPath =
  (game: Formula1) =>
  (state: State, path: ReadonlyArray<Place>): E.Either<Refusal, ReadonlyArray<Move>> => {
    const here = game.turn(state)._tag === 'Choose' ? carOnTurn(state).place : -1
    const to = path.at(-1) ?? here
    const pit = game.track.firstPit + state.current
    const along = game
      .legal(state)
      .filter((move) => 'path' in move)
      .filter((move) => (move._tag === 'DriveIntoPit' ? to === pit : to === move.to))
      .map((move): Move => ({ ...move, path }))
    const tried = along.map((move) => game.advance(state, move))
    const found = along.filter((_, index) => tried[index]?._tag === 'Right')
    if (found.length > 0) return right(found)
    const first = tried.find((step) => step._tag === 'Left')
    return first ?? left({ _tag: 'OutOfReach', rule: 'F1-Move.1', to, spaces: path.length })
  }

/**
 * The moves that would follow from setting a speed, or why it cannot be set: for showing where a speed leads.
 *
 * @rule F1-Speed.13
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, reachable } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const moves = reachable(formula1)(race.right.match.state, { _tag: 'SetSpeed', speed: 20, card: 'none' })
 * assert.deepStrictEqual(E.isRight(moves) && moves.right.map(formula1.notation.show), ['run 1e -', 'run 1f -'])
 */
export const reachable =
  (game: Formula1) =>
  (state: State, setting: SetSpeed): E.Either<Refusal, ReadonlyArray<Move>> => {
    const set = game.advance(state, setting)
    return set._tag === 'Left' ? set : right(game.legal(set.right))
  }

/** Throws that come to the same. */
export interface PenaltyClass {
  /** Ways out of 36. */
  readonly weight: number
  readonly result: PenaltyResult
  readonly dice: ReadonlyArray<Dice>
}

/**
 * The throws for the band that is now judged, put together by what they lead to; empty unless dice are to be thrown.
 *
 * The weights sum to 36.
 *
 * @rule F1-Penalty.1-29
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, penaltyClasses, type ThrowingPenalty } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const phase: ThrowingPenalty = {
 *   _tag: 'ThrowingPenalty',
 *   turn: {
 *     from: 80,
 *     card: 'none',
 *     kind: 'run',
 *     blocker: -1,
 *     raise: false,
 *     toSettle: [{ _tag: 'Band', band: 0, over: 20 }],
 *     superb: -1,
 *     tires: -1,
 *   },
 * }
 * const classes = penaltyClasses({ ...race.right.match.state, phase })
 * assert.deepStrictEqual(
 *   classes.map(({ weight, result }) => [weight, result._tag]),
 *   [[21, 'NoPenalty'], [4, 'SpinOff'], [11, 'Wear']],
 * )
 */
export const penaltyClasses = (state: State): ReadonlyArray<PenaltyClass> => {
  const { phase } = state
  const item = phase._tag === 'ThrowingPenalty' ? phase.turn.toSettle[0] : undefined
  if (item?._tag !== 'Band' || item.over === 0 || item.over === 60) return []
  const { over } = item
  const thrown = THROWS.map((one) => ({
    ...one,
    result: penaltyResult(state.agreement.rulings, one.dice, over, carOnTurn(state)),
  }))
  const results = thrown.map(({ result }) => result).filter((result, index, all) => all.indexOf(result) === index)
  return results.map((result) => {
    const alike = thrown.filter((one) => one.result === result)
    return { weight: alike.reduce((sum, { weight }) => sum + weight, 0), result, dice: alike.map(({ dice }) => dice) }
  })
}

/**
 * The moves without those that another one beats: same place, no band at a greater excess, one at a smaller.
 *
 * All of them stay legal; this is for players who look for a good one.
 *
 * @rule F1-Q.21
 * @example
 * import assert from 'node:assert'
 * import { type Run, undominated } from 'parc-ferme/formula-1'
 *
 * const inside: Run = { _tag: 'Run', to: 40, crossings: 'c1@40', path: null }
 * const outside: Run = { _tag: 'Run', to: 40, crossings: 'c1@0', path: null }
 * assert.deepStrictEqual(undominated([inside, outside]), [outside])
 */
export const undominated = (moves: ReadonlyArray<Move>): ReadonlyArray<Move> =>
  moves.filter((move) => !moves.some((other) => beats(other, move)))

const beats = (a: Move, b: Move): boolean => {
  if (a === b || a._tag !== b._tag || !('crossings' in a) || !('crossings' in b) || a.crossings === b.crossings)
    return false
  if ('to' in a && 'to' in b && a.to !== b.to) return false
  if (a._tag === 'DriveUp' && b._tag === 'DriveUp' && a.raise !== b.raise) return false
  if (a._tag === 'PlayExtra' && b._tag === 'PlayExtra' && a.card !== b.card) return false
  const [first, second] = [a.crossings.split(','), b.crossings.split(',')]
  return first.length === second.length && first.every((crossing, index) => isNoWorse(crossing, second[index] ?? ''))
}

const isNoWorse = (a: string, b: string): boolean => {
  const [bandA, overA] = a.split('@')
  const [bandB, overB] = b.split('@')
  return bandA === bandB && Number(overA ?? 0) <= Number(overB ?? 0)
}

/**
 * League points of the UK edition by seat: 10, 8, 6, 4, 2, 1 by place; cars that share a place share the points of the places they fill.
 *
 * @rule F1-Q.102
 * @example
 * import assert from 'node:assert'
 * import { leaguePoints } from 'parc-ferme/formula-1'
 *
 * const points = leaguePoints([{ seat: 2, place: 1 }, { seat: 0, place: 2 }, { seat: 1, place: 2 }])
 * assert.deepStrictEqual(points, [{ seat: 2, points: 10 }, { seat: 0, points: 7 }, { seat: 1, points: 7 }])
 */
export const leaguePoints = (
  standings: ReadonlyArray<Standing>,
): ReadonlyArray<{ readonly seat: Seat; readonly points: number }> =>
  standings.map(({ seat, place }) => {
    const sharing = standings.filter((other) => other.place === place).length
    const shared = LEAGUE_POINTS.slice(place - 1, place - 1 + sharing)
    return { seat, points: shared.reduce((sum, points) => sum + points, 0) / sharing }
  })
