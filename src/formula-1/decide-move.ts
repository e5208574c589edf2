/**
 * Deciding where to drive: running, driving up to a blocker, waiting off the track, and the way into the pit.
 */
import { left, right } from '../core/either.js'
import type { Log } from '../core/log.js'
import { shownPart } from '../core/tag.js'
import { superbAnnouncements } from './decide-card.js'
import type { Event } from './event.js'
import type { Decision, DriveIntoPit, DriveUp, Moving, Place, Run, State } from './model.js'
import type { Reach } from './reach.js'
import type { Refusal } from './refusal.js'
import * as blocking from './rules/blocking.js'
import { mustKeepSafe } from './rules/handicaps.js'
import * as moving from './rules/moving.js'
import * as pits from './rules/pits.js'
import { carOnTurn, withDials, type Course } from './state.js'
import { afterMove, endTurn } from './turn.js'
import { beginTurn, type Decided, drive, notAskedFor, openPits, stopsNow, toldPath, unsafeMove } from './ways.js'

const WAIT: Decision = { _tag: 'Wait' }

/** Every way that the driver may take. @rule F1-Move.1-7, F1-Block.3, F1-Pit.1 */
export const moveOffers = (course: Course, state: State, phase: Moving): ReadonlyArray<Decision> => {
  const car = carOnTurn(state)
  const ways = moving.waysToRun(course, state)
  const wanted = moving.spacesOf(car.speed)
  const isSafe = mustKeepSafe(car) ? safety(course, state) : null
  const allRuns = isSafe === null ? ways.runs : ways.reaches.filter(isSafe).map(({ run: move }) => move)
  const runs = ways.steps === wanted ? allRuns : NO_RUNS
  const allStops = blocking.stops(course, state, ways.steps, wanted)
  const stops = isSafe === null ? allStops : allStops.filter(({ reach }) => isSafe(reach))
  const waits = wanted > 0 && blocking.isHeld(course, state)
  const allPitWays = openPits(course, state, wanted)
  const pitWays = isSafe === null ? allPitWays : allPitWays.filter(isSafe)
  const superb = superbAnnouncements(course, state, phase)
  const onlyRuns = stops.length === 0 && !waits && pitWays.length === 0 && superb.length === 0
  return onlyRuns
    ? runs
    : [
        ...runs,
        ...blocking.driveUpOffers(state, stops, phase.from),
        ...(waits ? [WAIT] : []),
        ...pitMoves(pitWays),
        ...superb,
      ]
}

const NO_RUNS: ReadonlyArray<Run> = []

const safety =
  (course: Course, state: State) =>
  ({ toSettle }: Pick<Reach, 'toSettle'>): boolean =>
    unsafeMove(course, state, toSettle) === null

const pitMoves = (ways: ReadonlyArray<pits.PitReach>): ReadonlyArray<DriveIntoPit> =>
  ways
    .map(({ crossings }) => crossings)
    .filter((crossings, index, list) => list.indexOf(crossings) === index)
    .sort()
    .map((crossings) => ({ _tag: 'DriveIntoPit', crossings, path: null }))

/** Drives the full number of spaces. @rule F1-Move.1 */
export const run = (course: Course, state: State, phase: Moving, move: Run, log: Log<Event>): Decided => {
  const car = carOnTurn(state)
  const wanted = moving.spacesOf(car.speed)
  const found = course.reaches.classOf(car.place, wanted, car.speed, move.to, move.crossings, state.cars, state.current)
  if (found === null) {
    const { steps } = moving.waysToRun(course, state)
    return left(
      steps < wanted
        ? { _tag: 'IsBlocked', rule: 'F1-Block.3', spaces: steps }
        : moving.noPathRefusal(course, state, wanted, car.speed, move.to, move.crossings),
    )
  }
  const reach = move.path === null ? found : moving.byNamedPath(course, state, car.speed, found, move.path)
  if (reach === null) return left({ _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: move.path ?? [] })
  const refusal = unsafeMove(course, state, reach.toSettle)
  if (refusal !== null) return left(refusal)
  const path = toldPath(course, state, car.speed, reach, log)
  const mover = drive(course, state, car, path, car.speed, 'speed', log)
  return right(afterMove(course, state, mover, beginTurn(phase, 'run', -1, false, reach.toSettle, phase.superb), log))
}

const stopFor = (course: Course, state: State, { to, crossings }: DriveUp): blocking.Stop | undefined =>
  stopsNow(course, state).find(({ reach }) => reach.to === to && reach.crossings === crossings)

/** Drives up to a blocker. @rule F1-Block.3, F1-Block.10 */
export const driveUp = (course: Course, state: State, phase: Moving, move: DriveUp, log: Log<Event>): Decided => {
  if (![true, false].includes(move.raise))
    return notAskedFor(state, { _tag: `DriveUp with raise ${shownPart(move.raise)}` })
  const car = carOnTurn(state)
  const stop = stopFor(course, state, move)
  if (stop === undefined) return left(noStopRefusal(course, state, move))
  const judged = blocking.judgedSpeed(state, stop)
  const { place } = car
  const free = course.reaches.classOf(place, stop.steps, judged, move.to, move.crossings, state.cars, state.current)
  const reach = move.path === null || free === null ? free : moving.byNamedPath(course, state, judged, free, move.path)
  if (reach === null) return left({ _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: move.path ?? [] })
  const refusal =
    (move.raise ? blocking.raiseRefusal(state, stop, phase.from) : null) ?? unsafeMove(course, state, reach.toSettle)
  if (refusal !== null) return left(refusal)
  const path = toldPath(course, state, judged, reach, log)
  const mover = drive(course, state, car, path, judged, 'speed', log)
  const { blocker, steps } = stop
  log?.push({
    _tag: 'Blocked',
    car: state.current,
    at: move.to,
    blocker,
    wanted: moving.spacesOf(car.speed),
    moved: steps,
  })
  const superb = state.agreement.rulings.superbClear === 'reminder' ? phase.superb : -1
  return right(
    afterMove(course, state, mover, beginTurn(phase, 'blocked', blocker, move.raise, reach.toSettle, superb), log),
  )
}

const noStopRefusal = (course: Course, state: State, { to, crossings }: DriveUp): Refusal => {
  const there = stopsNow(course, state).find(({ reach }) => reach.to === to)
  if (there !== undefined) {
    return moving.noPathRefusal(course, state, there.steps, blocking.judgedSpeed(state, there), to, crossings)
  }
  const { speed: setting } = carOnTurn(state)
  const wanted = moving.spacesOf(setting)
  const { steps } = moving.waysToRun(course, state)
  return steps === wanted
    ? { _tag: 'IsNotBlocked', rule: 'F1-Block.3', spaces: steps }
    : moving.noPathRefusal(course, state, steps, setting, to, crossings)
}

/** Waits off the track, the way back being occupied. @rule F1-Pit.11-14, F1-Q.65-66 */
export const wait = (course: Course, state: State, log: Log<Event>): Decided => {
  const car = carOnTurn(state)
  if (car.speed === 0 || !blocking.isHeld(course, state)) return left({ _tag: 'IsNotHeld', rule: 'F1-Pit.11' })
  const held = withDials(car, car.speed > 60 ? 60 : car.speed, car.brake, car.tire)
  log?.push({ _tag: 'HeldOffTrack', car: state.current, place: held.place, speed: held.speed })
  return right(endTurn(course, state, held, -1, log))
}

/** Drives into the own pit. @rule F1-Pit.1, F1-Pit.6 */
export const driveIntoPit = (
  course: Course,
  state: State,
  phase: Moving,
  move: DriveIntoPit,
  log: Log<Event>,
): Decided => {
  const car = carOnTurn(state)
  const pit = pits.ownPit(course, state)
  const wanted = moving.spacesOf(car.speed)
  const ways = pits.waysIntoPit(course, state, wanted).filter(({ crossings }) => crossings === move.crossings)
  if (ways.length === 0) return left({ _tag: 'PitOutOfReach', rule: 'F1-Pit.6', spaces: wanted })
  const open = openPits(course, state, wanted).filter(({ crossings }) => crossings === move.crossings)
  if (open.length === 0) return left({ _tag: 'NoLapComplete', rule: 'F1-Pit.1' })
  const way = open.find(({ turnIn }) => move.path === null || isPathIntoPit(course, state, turnIn, move.path, pit))
  if (way === undefined) return left({ _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: move.path ?? [] })
  const refusal = unsafeMove(course, state, way.toSettle)
  if (refusal !== null) return left(refusal)
  const path = move.path ?? [...toldPath(course, state, car.speed, way.turnIn, log), pit]
  const mover = drive(course, state, car, path, car.speed, 'speed', log)
  return right(afterMove(course, state, mover, beginTurn(phase, 'pit', -1, false, way.toSettle, phase.superb), log))
}

// Code without types may leave the path out.
const isPathIntoPit = (course: Course, state: State, turnIn: Reach, path: ReadonlyArray<Place>, pit: Place): boolean =>
  Array.isArray(path) &&
  path.at(-1) === pit &&
  moving.byNamedPath(course, state, carOnTurn(state).speed, turnIn, path.slice(0, -1)) !== null
