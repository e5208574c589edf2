/**
 * Previews: what a move would cost and risk before it is made.
 */
import type { either as E } from 'fp-ts'
import { right } from '../core/either.js'
import { addFractions, fraction, type Fraction, multiplyFractions } from '../core/fraction.js'
import { lookUp } from '../core/look-up.js'
import { THROWS, type Wear } from './data/charts.js'
import type { Event } from './event.js'
import type { Formula1 } from './game.js'
import type { Band, BandToSettle, Bend, Car, Corner, Decision, Excess, Move, Mph, Place, State } from './model.js'
import { excess } from './path-layers.js'
import type { Refusal } from './refusal.js'
import { matchingWear } from './rules/blocking.js'
import { certainSpin, penaltyResult } from './rules/corners.js'
import { canPay } from './gauges.js'
import { bendOf, carOnTurn, impossible, withDials } from './state.js'

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
    const block = blocked === undefined ? null : blockAhead(state, move, blocked.blocker)
    const forecasts = foresee(state, car, bands, covers, block)
    return right({
      wear: wearOf(told),
      path: moved?.path ?? [],
      crossings: bands.map((item) => forecastOf(game, car, item, covers)),
      blocker: block === null ? null : blockerForecast(state, car, block),
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
    corner: lookUp(track.bands, band).corner,
    over,
    verdict: over === 0 ? 'safe' : covers(item) ? 'covered' : open,
  }
}

/** The car behind which a move ends, the speed from which this turn was set, and whether the driver goes up to that of the car ahead. */
interface Block {
  readonly blocker: number
  readonly speed: Mph
  readonly from: Mph
  readonly raise: boolean
}

const blockAhead = ({ phase, cars }: State, move: Move, blocker: number): Block => ({
  blocker,
  speed: lookUp(cars, blocker).speed,
  from: phase._tag === 'Moving' ? phase.from : impossible('only a car that moves is blocked'),
  raise: move._tag === 'DriveUp' && move.raise,
})

const blockerForecast = (state: State, car: Car, { blocker, speed, from }: Block): Explanation['blocker'] => {
  const wear = speed < car.speed ? matchingWear(state, car, from, speed) : NO_WEAR
  return { car: blocker, speed, wear: wear !== null && canPay(car, wear) ? wear : null }
}

/** Goes through the bands with every throw, and through the matching of a blocker. */
const foresee = (
  state: State,
  car: Car,
  bands: ReadonlyArray<BandToSettle>,
  covers: Covers,
  block: Block | null,
): ReadonlyArray<TurnForecast> => {
  const start: TurnForecast = { probability: ONE, spinsOff: false, speed: car.speed, brake: car.brake, tire: car.tire }
  const past = bands.reduce<ReadonlyArray<TurnForecast>>(
    (ways, item) =>
      merged(ways.flatMap((way) => (way.spinsOff ? [way] : crossed(state, car, way, item, covers(item))))),
    [start],
  )
  const ended = block === null ? past : merged(past.map((way) => matched(state, car, way, block)))
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

const matched = (state: State, car: Car, way: TurnForecast, { speed, from, raise }: Block): TurnForecast => {
  if (way.spinsOff || (speed >= way.speed && !raise)) return way
  if (raise) return { ...way, speed }
  const now = carIn(car, way)
  const wear = matchingWear(state, now, from, speed)
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
