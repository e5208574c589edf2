/**
 * How a car alone on a Formula 1 circuit would fare: the ground it can expect to gain in its next turns, dice included. The sensible
 * driver weighs his moves by it.
 */
import { defect } from '../core/defect.js'
import { lookUp } from '../core/look-up.js'
import type { Track } from '../formula-1/rules/index.js'
import {
  BRAKE_MAX,
  REDUCTION,
  SPEEDS,
  TIRE_MAX,
  TOP_SPEED,
  type Mph,
  type Reaches,
  type ToSettle,
} from '../formula-1/rules/index.js'

/** Where a car is and what its dials show. */
export interface Standing {
  readonly place: number
  readonly speed: Mph
  readonly brake: number
  readonly tire: number
}

/** Expected ground, in spaces. */
export interface Outlook {
  /** Ground that a car in this state will gain in its next turns, less what its wear is worth; in {@link HORIZON} turns if not given. */
  readonly after: (car: Standing, turns?: number) => number
  /** The same for a car that has set its speed and is still to drive; the drive is the first of the turns. */
  readonly driving: (car: Standing, turns: number) => number
  /**
   * Ground from here on: what lies to be settled is judged, then the car stands as given.
   *
   * @param from - where the progress is counted from
   * @param isCovered - bands that a card frees
   */
  readonly settled: (
    from: number,
    car: Standing,
    toSettle: ReadonlyArray<ToSettle>,
    isCovered: (band: number) => boolean,
    then: (brake: number, tire: number) => number,
  ) => number
  /** Spaces from one place to another, forward. */
  readonly ground: (from: number, to: number, crossesLine: boolean) => number
}

/** Turns that are looked ahead. */
export const HORIZON = 3

/** Most turns that can be asked for. */
const MOST_TURNS = HORIZON + 1

/** What a point of wear is worth at the horizon, in spaces: dearer the nearer the gauge is to its end. */
const BRAKE_PRICE: ReadonlyArray<number> = [0, 0.5, 1.1, 2, 3.5, 6]
const TIRE_PRICE: ReadonlyArray<number> = [0, 0.3, 0.7, 1.2, 2, 2.8, 3.8, 5.2, 8]

/** What the throws come to at 20 and at 40 over: ways out of 36 for nothing, a tire point, two, a point of each, and a spin-off. */
const THROWN = {
  none: [21, 4, 4],
  tire: [11, 11, 11],
  twoTires: [0, 7, 0],
  both: [0, 10, 10],
  spin: [4, 4, 11],
} as const

/**
 * Makes the outlook for a circuit; it remembers what it has worked out.
 *
 * @param price - what wear is worth, as a share of what it is worth with most of the race still to run
 */
export const outlookOn = (track: Track, reaches: Reaches, price = 1): Outlook => {
  const lap = Math.min(
    ...track.circuit.finish.map((id) =>
      lookUp(track.toLine, track.placeOf.get(id) ?? defect('bots', 'the line has spaces')),
    ),
  )
  const memory = new Map<number, number>()

  const ground: Outlook['ground'] = (from, to, crossesLine) => {
    const [here, there] = [lookUp(track.toLine, from), lookUp(track.toLine, to)]
    return crossesLine ? here + lap - there : here - there
  }

  const crosses = (toSettle: ReadonlyArray<ToSettle>): boolean => toSettle.some(({ _tag }) => _tag === 'Line')

  const settle = (
    depth: number,
    from: number,
    { brake, tire }: Standing,
    toSettle: ReadonlyArray<ToSettle>,
    at: number,
    isCovered: (band: number) => boolean,
    then: (brake: number, tire: number) => number,
  ): number => {
    const item = toSettle[at]
    if (item === undefined) return then(brake, tire)
    const go = (moreBrake: number, moreTire: number): number =>
      settle(
        depth,
        from,
        {
          place: -1,
          speed: 0,
          brake: Math.min(BRAKE_MAX, brake + moreBrake),
          tire: Math.min(TIRE_MAX, tire + moreTire),
        },
        toSettle,
        at + 1,
        isCovered,
        then,
      )
    if (item._tag === 'Line' || item.over === 0 || isCovered(item.band)) return go(0, 0)
    const { spinOff: spot } = lookUp(track.bands, item.band)
    const spin = (): number =>
      ground(from, spot, crosses(toSettle.slice(0, at))) + value(depth, { place: spot, speed: 0, brake, tire })
    if (item.over === 60 || tire === TIRE_MAX) return spin()
    const row = item.over === 20 ? 0 : tire < 4 ? 1 : 2
    const sum =
      THROWN.none[row] * go(0, 0) +
      THROWN.tire[row] * go(0, 1) +
      (THROWN.twoTires[row] === 0 ? 0 : THROWN.twoTires[row] * go(0, 2)) +
      (THROWN.both[row] === 0 ? 0 : THROWN.both[row] * go(1, 1)) +
      THROWN.spin[row] * spin()
    return sum / 36
  }

  const value = (depth: number, car: Standing): number => {
    const { place, speed, brake, tire } = car
    if (depth === 0) return speed / 40 - price * (lookUp(BRAKE_PRICE, brake) + lookUp(TIRE_PRICE, tire))
    const key = (((place * 9 + speed / 20) * 6 + brake) * 9 + tire) * (MOST_TURNS + 1) + depth
    const known = memory.get(key)
    if (known !== undefined) return known
    const best = Math.max(...settings(car).map((next) => bestRun(depth, car, next)))
    memory.set(key, best)
    return best
  }

  const bestRun = (depth: number, { place }: Standing, set: Standing): number => {
    const { reaches: found } = reaches.open(place, set.speed / 20, set.speed)
    let best = -Infinity
    for (const { to, toSettle } of found) {
      const gained = ground(place, to, crosses(toSettle))
      const ahead = settle(
        depth - 1,
        place,
        set,
        toSettle,
        0,
        nothing,
        (brake, tire) => gained + value(depth - 1, { place: to, speed: set.speed, brake, tire }),
      )
      if (ahead > best) best = ahead
    }
    return best
  }

  return {
    after: (car, turns = HORIZON) => value(turns, car),
    driving: (car, turns) => bestRun(turns, car, car),
    settled: (from, car, toSettle, isCovered, then) => settle(HORIZON, from, car, toSettle, 0, isCovered, then),
    ground,
  }
}

const nothing = (): boolean => false

/** The settings that a car can choose, each with its wear. */
const settings = ({ place, speed, brake, tire }: Standing): ReadonlyArray<Standing> =>
  SPEEDS.filter((next) => next >= 20 && next <= Math.min(TOP_SPEED, speed + 60)).flatMap((next) => {
    const wear = next < speed ? REDUCTION[(speed - next) / 20] : REDUCTION[0]
    if (wear === undefined || brake + wear.brake > BRAKE_MAX || tire + wear.tire > TIRE_MAX) return []
    return [{ place, speed: next, brake: brake + wear.brake, tire: tire + wear.tire }]
  })
