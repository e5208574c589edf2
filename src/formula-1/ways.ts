/**
 * What decisions of driving share: the ways that are open at the speed that is set, and how the car goes along one.
 */
import type { either as E } from 'fp-ts'
import { left } from '../core/either.js'
import type { Log } from '../core/log.js'
import { bySpeed } from './data/charts.js'
import type { Event } from './event.js'
import type { Car, Excess, Moving, Mph, Place, SetSpeed, State, ToSettle, TurnUnderWay } from './model.js'
import type { Reach } from './reach.js'
import type { Refusal } from './refusal.js'
import * as blocking from './rules/blocking.js'
import { tellCrossings } from './rules/corners.js'
import * as handicaps from './rules/handicaps.js'
import { hasCompletedLap } from './rules/laps.js'
import * as moving from './rules/moving.js'
import * as pits from './rules/pits.js'
import * as speed from './rules/speed.js'
import { at, carOnTurn, withCar, withDials, type Course } from './state.js'

/** The race after a decision, or why it is refused. */
export type Decided = E.Either<Refusal, State>

/** Refuses a move that the phase does not ask for. @rule F1-Order.2, F1-Finish.3 */
export const notAskedFor = ({ phase }: State, { _tag }: { readonly _tag: string }): E.Left<Refusal> =>
  left(
    phase._tag === 'RaceOver'
      ? { _tag: 'RaceIsOver', rule: 'F1-Finish.3' }
      : { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: _tag, phase: phase._tag },
  )

/** Every place where the car, being blocked, may end its move now. @rule F1-Block.3 */
export const stopsNow = (course: Course, state: State): ReadonlyArray<blocking.Stop> => {
  const { steps } = moving.waysToRun(course, state)
  return blocking.stops(course, state, steps, moving.spacesOf(carOnTurn(state).speed))
}

/** The ways into the own pit that count as the end of a lap. @rule F1-Pit.1, F1-Q.108 */
export const openPits = (course: Course, state: State, wanted: number): ReadonlyArray<pits.PitReach> => {
  const ways = pits.waysIntoPit(course, state, wanted)
  return ways.length === 0 || course.track.overLine[pits.ownPit(course, state)] === -1
    ? ways
    : ways.filter(({ toSettle }) => hasCompletedLap(state, carOnTurn(state), lineCrossings(toSettle)))
}

const lineCrossings = (toSettle: ReadonlyArray<ToSettle>): number =>
  toSettle.filter(({ _tag }) => _tag === 'Line').length

/** What each way of moving at the speed that is set would meet. */
const waysToMove = (course: Course, state: State): ReadonlyArray<ReadonlyArray<ToSettle>> => {
  const ways = moving.waysToRun(course, state)
  const wanted = moving.spacesOf(carOnTurn(state).speed)
  return [
    ...(ways.steps === wanted ? ways.reaches.map(({ toSettle }) => toSettle) : []),
    ...blocking.stops(course, state, ways.steps, wanted).map(({ reach }) => reach.toSettle),
    ...openPits(course, state, wanted).map(({ toSettle }) => toSettle),
  ]
}

/** The least excess with which the car can move at this speed. */
export const excessAt = (course: Course, state: State, setting: SetSpeed['speed']): Excess => {
  const car = carOnTurn(state)
  const set = withCar(state, withDials(car, setting, car.brake, car.tire), state.phase)
  const over = waysToMove(course, set).map((toSettle) => handicaps.forbiddenExcess(course, state, car, toSettle))
  return over.length === 0 ? 0 : (Math.min(...over) as Excess)
}

/** The least excess with which the car can move at any speed that it may set. @rule F1-Q.102 */
export const leastExcess = (course: Course, state: State): number =>
  Math.min(...speed.speedOffers(course, state).map((setting) => excessAt(course, state, setting.speed)))

/** Why faulty tires forbid the speed, or `null`. @rule F1-Q.102 */
export const unsafeSpeed = (course: Course, state: State, move: SetSpeed): Refusal | null => {
  if (!handicaps.mustKeepSafe(carOnTurn(state))) return null
  const [over, least] = [excessAt(course, state, move.speed), leastExcess(course, state)]
  return over === least ? null : { _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over, least }
}

/** Why faulty tires forbid a way, or `null`. @rule F1-Q.102 */
export const unsafeMove = (course: Course, state: State, toSettle: ReadonlyArray<ToSettle>): Refusal | null => {
  const car = carOnTurn(state)
  if (!handicaps.mustKeepSafe(car)) return null
  const over = handicaps.forbiddenExcess(course, state, car, toSettle)
  const least = excessAt(course, state, car.speed)
  return over <= least ? null : { _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over, least }
}

/** The free path of a class, looked for only if somebody is told of it. @rule F1-Q.21 */
export const toldPath = (
  { reaches }: Course,
  state: State,
  judged: Car['speed'],
  reach: Reach,
  log: Log<Event>,
): ReadonlyArray<Place> =>
  log === null ? reach.path : reaches.freePath(carOnTurn(state).place, judged, reach, state.cars, state.current)

/** The car at the end of a path; a car that stays where it is does not move. @rule F1-Move.1 */
export const drive = (
  course: Course,
  state: State,
  car: Car,
  path: ReadonlyArray<Place>,
  judged: Car['speed'],
  cause: 'speed' | 'extra',
  log: Log<Event>,
): Car => {
  const to = path.at(-1)
  if (to === undefined) return car
  log?.push({ _tag: 'CarMoved', car: state.current, from: car.place, to, path, steps: path.length, cause })
  tellCrossings(course, state, path, judged, log)
  return at(car, to)
}

/** What is remembered of a turn from its move on. */
export const beginTurn = (
  { from, card }: Moving,
  kind: TurnUnderWay['kind'],
  blocker: number,
  raise: boolean,
  toSettle: ReadonlyArray<ToSettle>,
  superb: number,
): TurnUnderWay =>
  kind === 'run' && card === 'none' && superb === -1 && toSettle.length === 0
    ? PLAIN_RUN[from]
    : newTurn(from, card, kind, blocker, raise, toSettle, superb)

const newTurn = (
  from: Mph,
  card: TurnUnderWay['card'],
  kind: TurnUnderWay['kind'],
  blocker: number,
  raise: boolean,
  toSettle: ReadonlyArray<ToSettle>,
  superb: number,
): TurnUnderWay => ({ from, card, kind, blocker, raise, toSettle, superb, tires: -1 })

/** What is remembered of a run that meets nothing, which most runs are, by the speed before it. */
const PLAIN_RUN = bySpeed((from) => newTurn(from, 'none', 'run', -1, false, [], -1))
