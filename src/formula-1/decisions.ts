/**
 * What a driver may decide, and what becomes of it. Every offer and every refusal is made by the same rule.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import type { Log } from '../core/log.js'
import type { Event } from './event.js'
import type {
  Car,
  Decision,
  DriveIntoPit,
  DriveUp,
  Excess,
  Moving,
  PlayExtra,
  PlaySuperb,
  Place,
  Run,
  SetSpeed,
  State,
  ToSettle,
  TurnUnderWay,
  UseTires,
} from './model.js'
import type { Refusal } from './refusal.js'
import { EXTRA_SPACES } from './data/cards.js'
import * as blocking from './rules/blocking.js'
import * as corners from './rules/corners.js'
import * as handicaps from './rules/handicaps.js'
import * as laps from './rules/laps.js'
import * as moving from './rules/moving.js'
import * as pits from './rules/pits.js'
import * as speed from './rules/speed.js'
import * as tactics from './rules/tactic-cards.js'
import { at, carOnTurn, withCar, withCardPlayed, withDials, withTiresUsed, type Course } from './state.js'
import { afterCard, afterMove, endTurn, firstCertainSpin, settle } from './turn.js'
import type { Reach } from './reach.js'

type Decided = E.Either<Refusal, State>

/** The race with the decision carried out, or why it is refused. */
export const decide = (course: Course, state: State, move: Decision, log: Log<Event>): Decided => {
  const { phase } = state
  switch (move._tag) {
    case 'SetSpeed':
      return phase._tag === 'SettingSpeed' ? setSpeed(course, state, move, log) : notAskedFor(state, move)
    case 'Run':
      return phase._tag === 'Moving' ? run(course, state, phase, move, log) : notAskedFor(state, move)
    case 'DriveUp':
      return phase._tag === 'Moving' ? driveUp(course, state, phase, move, log) : notAskedFor(state, move)
    case 'Wait':
      return phase._tag === 'Moving' ? wait(course, state, log) : notAskedFor(state, move)
    case 'DriveIntoPit':
      return phase._tag === 'Moving' ? driveIntoPit(course, state, phase, move, log) : notAskedFor(state, move)
    case 'Pass':
      return phase._tag === 'PlayingCard'
        ? right(afterCard(course, state, carOnTurn(state), phase.turn, log))
        : notAskedFor(state, move)
    case 'PlayExtra':
      return phase._tag === 'PlayingCard' ? playExtra(course, state, phase.turn, move, log) : notAskedFor(state, move)
    case 'PlaySuperb':
      if (phase._tag === 'PlayingCard') return playSuperb(course, state, phase.turn, move, log)
      return phase._tag === 'Moving' ? announceSuperb(course, state, phase, move, log) : notAskedFor(state, move)
    case 'KeepTires':
      return phase._tag === 'UsingTires'
        ? right(settle(course, state, carOnTurn(state), phase.turn, log))
        : notAskedFor(state, move)
    case 'UseTires':
      return phase._tag === 'UsingTires' ? useTires(course, state, phase.turn, move, log) : notAskedFor(state, move)
  }
}

/** Refuses a move that the phase does not ask for. @rule F1-Order.2, F1-Finish.3 */
export const notAskedFor = ({ phase }: State, { _tag }: { readonly _tag: string }): E.Left<Refusal> =>
  left(
    phase._tag === 'RaceOver'
      ? { _tag: 'RaceIsOver', rule: 'F1-Finish.3' }
      : { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: _tag, phase: phase._tag },
  )

/** Every decision that the driver may take. */
export const offers = (course: Course, state: State): ReadonlyArray<Decision> => {
  const { phase } = state
  switch (phase._tag) {
    case 'SettingSpeed':
      return speedOffers(course, state)
    case 'Moving':
      return moveOffers(course, state, phase)
    case 'PlayingCard':
      return cardOffers(course, state, phase.turn)
    case 'UsingTires':
      return [KEEP_TIRES, ...tactics.tiresOffers(course, state, carOnTurn(state), phase.turn, firstCertainSpin)]
    case 'Dealing':
    case 'ThrowingForGrid':
    case 'ThrowingPenalty':
    case 'DrawingPitCard':
    case 'DrawingTacticCard':
    case 'RaceOver':
      return []
  }
}

const WAIT: Decision = { _tag: 'Wait' }
const PASS: Decision = { _tag: 'Pass' }
const KEEP_TIRES: Decision = { _tag: 'KeepTires' }

const speedOffers = (course: Course, state: State): ReadonlyArray<SetSpeed> => {
  const all = speed.speedOffers(course, state)
  if (!handicaps.mustKeepSafe(carOnTurn(state))) return all
  const least = leastExcess(course, state)
  return all.filter((setting) => excessAt(course, state, setting.speed) === least)
}

const setSpeed = (course: Course, state: State, move: SetSpeed, log: Log<Event>): Decided => {
  const car = carOnTurn(state)
  const refusal = speed.speedRefusal(course, state, move.speed, move.card) ?? unsafeSpeed(course, state, move)
  if (refusal !== null) return left(refusal)
  const [table, mover] =
    move.card === 'none' ? [state, car] : tactics.useTactic(state, car, move.card, 'beginning', log)
  const set = speed.setSpeedometer(state, mover, move, log)
  return right(withCar(table, set, { _tag: 'Moving', from: car.speed, card: move.card, superb: -1 }))
}

/** @rule F1-Q.102 */
const unsafeSpeed = (course: Course, state: State, move: SetSpeed): Refusal | null => {
  if (!handicaps.mustKeepSafe(carOnTurn(state))) return null
  const [over, least] = [excessAt(course, state, move.speed), leastExcess(course, state)]
  return over === least ? null : { _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over, least }
}

const leastExcess = (course: Course, state: State): number =>
  Math.min(...speed.speedOffers(course, state).map((setting) => excessAt(course, state, setting.speed)))

/** The least excess with which the car can move at this speed. */
const excessAt = (course: Course, state: State, setting: SetSpeed['speed']): Excess => {
  const car = carOnTurn(state)
  const set = withCar(state, withDials(car, setting, car.brake, car.tire), state.phase)
  const over = waysToMove(course, set).map((toSettle) => handicaps.forbiddenExcess(course, state, car, toSettle))
  return over.length === 0 ? 0 : (Math.min(...over) as Excess)
}

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

const moveOffers = (course: Course, state: State, phase: Moving): ReadonlyArray<Decision> => {
  const car = carOnTurn(state)
  const ways = moving.waysToRun(course, state)
  const wanted = moving.spacesOf(car.speed)
  const runs = ways.steps === wanted ? ways.runs : []
  const all = blocking.stops(course, state, ways.steps, wanted)
  const waits = wanted > 0 && blocking.isHeld(course, state)
  const pitWays = openPits(course, state, wanted)
  const superb = superbAnnouncements(course, state, phase)
  if (all.length === 0 && !waits && pitWays.length === 0 && superb.length === 0 && !handicaps.mustKeepSafe(car))
    return runs
  const moves: ReadonlyArray<Decision> = [
    ...runs,
    ...blocking.driveUpOffers(state, all, phase.from),
    ...(waits ? [WAIT] : []),
    ...pitWays
      .map(({ crossings }) => crossings)
      .filter((crossings, index, list) => list.indexOf(crossings) === index)
      .sort()
      .map((crossings) => ({ _tag: 'DriveIntoPit', crossings, path: null }) as const),
    ...superb,
  ]
  return handicaps.mustKeepSafe(car)
    ? moves.filter((move) => unsafeMove(course, state, metBy(course, state, move)) === null)
    : moves
}

/** What a move would meet; nothing for those that stay where they are. */
const metBy = (course: Course, state: State, move: Decision): ReadonlyArray<ToSettle> => {
  const wanted = moving.spacesOf(carOnTurn(state).speed)
  const ways = moving.waysToRun(course, state)
  switch (move._tag) {
    case 'Run':
      return ways.reaches.find(({ to, crossings }) => to === move.to && crossings === move.crossings)?.toSettle ?? []
    case 'DriveUp':
      return stopFor(course, state, move)?.reach.toSettle ?? []
    case 'DriveIntoPit':
      return openPits(course, state, wanted).find(({ crossings }) => crossings === move.crossings)?.toSettle ?? []
    case 'SetSpeed':
    case 'Wait':
    case 'Pass':
    case 'PlayExtra':
    case 'PlaySuperb':
    case 'KeepTires':
    case 'UseTires':
      return []
  }
}

/** @rule F1-Q.102 */
const unsafeMove = (course: Course, state: State, toSettle: ReadonlyArray<ToSettle>): Refusal | null => {
  const car = carOnTurn(state)
  if (!handicaps.mustKeepSafe(car)) return null
  const over = handicaps.forbiddenExcess(course, state, car, toSettle)
  const least = excessAt(course, state, car.speed)
  return over <= least ? null : { _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over, least }
}

const run = (course: Course, state: State, phase: Moving, move: Run, log: Log<Event>): Decided => {
  const car = carOnTurn(state)
  const wanted = moving.spacesOf(car.speed)
  const found = course.reaches.pathTo(car.place, wanted, car.speed, move.to, move.crossings, state.cars, state.current)
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
  const mover = drive(course, state, car, reach.path, car.speed, 'speed', log)
  return right(afterMove(course, state, mover, beginTurn(phase, 'run', -1, false, reach.toSettle, phase.superb), log))
}

/** The car at the end of a path; a car that stays where it is does not move. @rule F1-Move.1 */
const drive = (
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
  corners.tellCrossings(course, state, path, judged, log)
  return at(car, to)
}

const beginTurn = (
  { from, card }: Moving,
  kind: TurnUnderWay['kind'],
  blocker: number,
  raise: boolean,
  toSettle: ReadonlyArray<ToSettle>,
  superb: number,
): TurnUnderWay => ({ from, card, kind, blocker, raise, toSettle, superb, tires: -1 })

const stopsNow = (course: Course, state: State): ReadonlyArray<blocking.Stop> => {
  const { steps } = moving.waysToRun(course, state)
  return blocking.stops(course, state, steps, moving.spacesOf(carOnTurn(state).speed))
}

const stopFor = (course: Course, state: State, { to, crossings }: DriveUp): blocking.Stop | undefined =>
  stopsNow(course, state).find(({ reach }) => reach.to === to && reach.crossings === crossings)

const driveUp = (course: Course, state: State, phase: Moving, move: DriveUp, log: Log<Event>): Decided => {
  const car = carOnTurn(state)
  const stop = stopFor(course, state, move)
  if (stop === undefined) return left(noStopRefusal(course, state, move))
  const judged = blocking.judgedSpeed(state, stop)
  const { place } = car
  const free = course.reaches.pathTo(place, stop.steps, judged, move.to, move.crossings, state.cars, state.current)
  const reach = move.path === null || free === null ? free : moving.byNamedPath(course, state, judged, free, move.path)
  if (reach === null) return left({ _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: move.path ?? [] })
  const refusal =
    (move.raise ? blocking.raiseRefusal(state, stop, phase.from) : null) ?? unsafeMove(course, state, reach.toSettle)
  if (refusal !== null) return left(refusal)
  const mover = drive(course, state, car, reach.path, judged, 'speed', log)
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

/** @rule F1-Pit.11-14, F1-Q.65-66 */
const wait = (course: Course, state: State, log: Log<Event>): Decided => {
  const car = carOnTurn(state)
  if (car.speed === 0 || !blocking.isHeld(course, state)) return left({ _tag: 'IsNotHeld', rule: 'F1-Pit.11' })
  const held = withDials(car, car.speed > 60 ? 60 : car.speed, car.brake, car.tire)
  log?.push({ _tag: 'HeldOffTrack', car: state.current, place: held.place, speed: held.speed })
  return right(endTurn(course, state, held, -1, log))
}

/** The ways into the own pit that count as the end of a lap. @rule F1-Pit.1, F1-Q.108 */
const openPits = (course: Course, state: State, wanted: number): ReadonlyArray<pits.PitReach> => {
  const beforeLine = course.track.overLine[pits.ownPit(course, state)] === -1
  return pits
    .waysIntoPit(course, state, wanted)
    .filter(({ toSettle }) => beforeLine || laps.hasCompletedLap(state, carOnTurn(state), lineCrossings(toSettle)))
}

const lineCrossings = (toSettle: ReadonlyArray<ToSettle>): number =>
  toSettle.filter(({ _tag }) => _tag === 'Line').length

const driveIntoPit = (course: Course, state: State, phase: Moving, move: DriveIntoPit, log: Log<Event>): Decided => {
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
  const mover = drive(course, state, car, move.path ?? [...way.turnIn.path, pit], car.speed, 'speed', log)
  return right(afterMove(course, state, mover, beginTurn(phase, 'pit', -1, false, way.toSettle, phase.superb), log))
}

const isPathIntoPit = (course: Course, state: State, turnIn: Reach, path: ReadonlyArray<Place>, pit: Place): boolean =>
  path.at(-1) === pit && moving.byNamedPath(course, state, carOnTurn(state).speed, turnIn, path.slice(0, -1)) !== null

const cardOffers = (course: Course, state: State, turn: TurnUnderWay): ReadonlyArray<Decision> => {
  const car = carOnTurn(state)
  const superb =
    car.hand.superbDriving > 0 && state.agreement.rulings.superbTiming === 'afterMove'
      ? tactics.superbOffers(course, state, car, turn, firstCertainSpin)
      : []
  return [PASS, ...tactics.extraOffers(course, state, car, turn, firstCertainSpin), ...superb]
}

const playExtra = (course: Course, state: State, turn: TurnUnderWay, move: PlayExtra, log: Log<Event>): Decided => {
  const car = carOnTurn(state)
  const { card, to, crossings, path } = move
  if (car.hand[card] === 0) return left({ _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card })
  const refusal = tactics.extraRefusal(course, state, car, turn, card, firstCertainSpin)
  if (refusal !== null) return left(refusal)
  const judged = tactics.extraSpeed(state, car)
  const steps = EXTRA_SPACES[card]
  const found = course.reaches.pathTo(car.place, steps, judged, to, crossings, state.cars, state.current)
  if (found === null) return left(moving.noPathRefusal(course, state, steps, judged, to, crossings))
  const reach = path === null ? found : moving.byNamedPath(course, state, judged, found, path)
  if (reach === null) return left({ _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: path ?? [] })
  const [table, player] = tactics.useTactic(state, car, card, 'end', log)
  const mover = drive(course, table, player, reach.path, judged, 'extra', log)
  const played = withCardPlayed(turn, card, [...turn.toSettle, ...reach.toSettle], turn.superb)
  return right(afterCard(course, table, mover, played, log))
}

const playSuperb = (
  course: Course,
  state: State,
  turn: TurnUnderWay,
  { bend }: PlaySuperb,
  log: Log<Event>,
): Decided => {
  const car = carOnTurn(state)
  if (state.agreement.rulings.superbTiming === 'beforeMove') return notAskedFor(state, { _tag: 'PlaySuperb' })
  if (car.hand.superbDriving === 0) return left({ _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card: 'superbDriving' })
  const refusal = tactics.superbRefusal(course, state, car, turn, bend, firstCertainSpin)
  if (refusal !== null) return left(refusal)
  const [table, mover] = tactics.useTactic(state, car, 'superbDriving', 'during', log)
  return right(afterCard(course, table, mover, withCardPlayed(turn, 'superbDriving', turn.toSettle, bend), log))
}

/** Bends for which Superb Driving can be announced before the move: those that some way meets over the limit. @rule F1-Q.88, F1-Q.102 */
const superbAnnouncements = (course: Course, state: State, phase: Moving): ReadonlyArray<PlaySuperb> => {
  const car = carOnTurn(state)
  if (announcementRefusal(state, phase) !== null) return []
  const met = clearWays(course, state, phase)
    .filter((turn) => !barsCards(course, state, turn))
    .flatMap((turn) => tactics.superbOffers(course, state, car, turn, firstCertainSpin))
  return met
    .filter(({ bend }, index) => met.findIndex((other) => other.bend === bend) === index)
    .sort((a, b) => a.bend - b.bend)
}

/** @rule F1-Tactic.1, F1-Tactic.6, F1-Q.88, F1-Q.102 */
const announcementRefusal = (state: State, phase: Moving): Refusal | null => {
  const car = carOnTurn(state)
  if (state.agreement.rulings.superbTiming === 'afterMove') {
    return { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: 'PlaySuperb', phase: 'Moving' }
  }
  if (phase.card !== 'none') return { _tag: 'CardPlayedAlready', rule: 'F1-Tactic.6', card: phase.card }
  if (car.handicap === 'tyresFailed') return { _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'superbDriving' }
  return car.hand.superbDriving === 0 ? { _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card: 'superbDriving' } : null
}

/** The turns that would follow from moving now, as far as the track is clear. */
const clearWays = (course: Course, state: State, phase: Moving): ReadonlyArray<TurnUnderWay> => {
  const ways = moving.waysToRun(course, state)
  const wanted = moving.spacesOf(carOnTurn(state).speed)
  const reminder = state.agreement.rulings.superbClear === 'reminder'
  const blocked = reminder ? blocking.stops(course, state, ways.steps, wanted) : []
  return [
    ...(ways.steps === wanted
      ? ways.reaches.map(({ toSettle }) => beginTurn(phase, 'run', -1, false, toSettle, -1))
      : []),
    ...blocked.map(({ reach, blocker }) => beginTurn(phase, 'blocked', blocker, false, reach.toSettle, -1)),
    ...openPits(course, state, wanted).map(({ toSettle }) => beginTurn(phase, 'pit', -1, false, toSettle, -1)),
  ]
}

/** Whether faulty tires forbid a card on this way, or the way itself. @rule F1-Q.102 */
const barsCards = (course: Course, state: State, { toSettle }: TurnUnderWay): boolean =>
  handicaps.forbidsCards(course, state, carOnTurn(state), toSettle) || unsafeMove(course, state, toSettle) !== null

const announceSuperb = (
  course: Course,
  state: State,
  phase: Moving,
  { bend }: PlaySuperb,
  log: Log<Event>,
): Decided => {
  const car = carOnTurn(state)
  const refusal = announcementRefusal(state, phase)
  if (refusal !== null) return left(refusal)
  const ways = clearWays(course, state, phase)
  const found = ways.map((turn) => tactics.superbRefusal(course, state, car, turn, bend, firstCertainSpin))
  if (!found.includes(null)) return left(found.find((one) => one?._tag === 'TrackNotClear') ?? nothingToCover(bend))
  if (ways.every((turn, index) => found[index] !== null || barsCards(course, state, turn)))
    return left({ _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'superbDriving' })
  const [table, mover] = tactics.useTactic(state, car, 'superbDriving', 'during', log)
  return right(withCar(table, mover, { _tag: 'Moving', from: phase.from, card: 'superbDriving', superb: bend }))
}

const nothingToCover = (bend: number): Refusal => ({ _tag: 'NothingToCover', rule: 'F1-Q.90', bend })

const useTires = (course: Course, state: State, turn: TurnUnderWay, { bend }: UseTires, log: Log<Event>): Decided => {
  const car = carOnTurn(state)
  const refusal = tactics.tiresRefusal(course, state, car, turn, bend, firstCertainSpin)
  if (refusal !== null) return left(refusal)
  log?.push({ _tag: 'TiresUsed', car: state.current, bend })
  const table = pits.returnPitCard(state, 'specialTires', log)
  return right(settle(course, table, pits.withoutTires(car), withTiresUsed(turn, bend), log))
}
