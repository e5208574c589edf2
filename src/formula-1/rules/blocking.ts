/**
 * Blocking: when a car is blocked, behind which car it ends, and how its speed comes to that car's speed.
 */
import type { Log } from '../../core/log.js'
import { lookUp } from '../../core/look-up.js'
import { GREATEST_RAISE, type Wear } from '../data/charts.js'
import type { Event } from '../event.js'
import { canPay, reductionWear, worn } from '../gauges.js'
import type { Car, DriveUp, Mph, Place, State, TurnUnderWay } from '../model.js'
import { isTaken } from '../path-layers.js'
import { byPlaceThenCrossings, type Reach } from '../reach.js'
import type { Refusal } from '../refusal.js'
import { carOnTurn, impossible, stopped, withDials, type Course } from '../state.js'
import type { Track } from '../track.js'

/** A place where a blocked car may end, behind which car, after how many spaces. */
export interface Stop {
  readonly reach: Reach
  readonly blocker: number
  readonly steps: number
}

/** The car on a space; -1 for none. */
const carAt = (state: State, place: Place | undefined): number =>
  state.cars.findIndex((car, index) => index !== state.current && car.place === place)

/**
 * The car that counts as the blocker of a car on this space: by default the one straight ahead, or else the fastest.
 *
 * @rule F1-Block.1, F1-Block.5, F1-Q.42-43
 */
export const blockerOf = ({ track }: Course, state: State, cell: Place): number => {
  const { blocker } = state.agreement.rulings
  const straight = carAt(state, track.straight[cell])
  if (blocker === 'straight' && straight !== -1) return straight
  const speedOf = (index: number): number => lookUp(state.cars, index).speed
  const ahead = lookUp(track.ways, cell).map(({ to }) => carAt(state, to))
  const bySpeed = ahead.filter((index) => index !== -1).sort((a, b) => speedOf(b) - speedOf(a))
  return (blocker === 'slowest' ? bySpeed.at(-1) : bySpeed[0]) ?? impossible('a car stands ahead of a blocked one')
}

/**
 * Every place where the car on turn may end as a blocked car; none if it is not blocked, or stands off the track and cannot leave.
 *
 * @param depth - spaces of the longest free path
 * @param wanted - spaces that the speed asks for
 * @rule F1-Block.2-4, F1-Q.39-42, F1-Q.45
 */
export const stops = (course: Course, state: State, depth: number, wanted: number): ReadonlyArray<Stop> => {
  const onTrack = carOnTurn(state).place < course.track.cells
  const least = onTrack ? 0 : 1
  const farthest = depth < wanted && depth >= least ? stopsBehind(course, state, depth) : NO_STOPS
  return state.agreement.rulings.blocking === 'noFreePath'
    ? farthest
    : withStopsByChoice(course, state, farthest, Math.min(depth, wanted - 1), least)
}

const NO_STOPS: ReadonlyArray<Stop> = []

const stopsBehind = (course: Course, state: State, steps: number): ReadonlyArray<Stop> =>
  stopsAt(course, state, steps, (cell) => blockerOf(course, state, cell))

/** Beside those at the end of the free way, the stops right behind a car that stands straight ahead. */
const withStopsByChoice = (
  course: Course,
  state: State,
  farthest: ReadonlyArray<Stop>,
  most: number,
  least: number,
): ReadonlyArray<Stop> => {
  const found = [...farthest]
  for (let steps = most; steps >= least; steps--) {
    const straightAhead = stopsAt(course, state, steps, (cell) => carAt(state, course.track.straight[cell]))
    found.push(...straightAhead.filter((stop) => !found.some((known) => isSame(known, stop))))
  }
  return found.sort((a, b) => byPlaceThenCrossings(a.reach, b.reach))
}

const isSame = (a: Stop, b: Stop): boolean => a.reach.to === b.reach.to && a.reach.crossings === b.reach.crossings

const stopsAt = (
  course: Course,
  state: State,
  steps: number,
  blockerAt: (cell: Place) => number,
): ReadonlyArray<Stop> => {
  const { place, speed } = carOnTurn(state)
  const { reaches } = course.reaches.free(place, steps, speed, state.cars, state.current)
  if (state.agreement.rulings.blockedCornerSpeed === 'set') {
    return reaches
      .map((reach) => ({ reach, blocker: blockerAt(reach.to), steps }))
      .filter(({ blocker }) => blocker !== -1)
  }
  const cells = reaches.map(({ to }) => to).filter((to, index, all) => all.indexOf(to) === index)
  return cells.flatMap((cell) => {
    const blocker = blockerAt(cell)
    const judged = Math.min(speed, state.cars[blocker]?.speed ?? speed) as Mph
    const there = course.reaches.free(place, steps, judged, state.cars, state.current).reaches
    return blocker === -1 ? [] : there.filter(({ to }) => to === cell).map((reach) => ({ reach, blocker, steps }))
  })
}

/** The speed at which a blocked car's bands are judged. @rule F1-Q.45 */
export const judgedSpeed = (state: State, { blocker }: Stop): Mph => {
  const { speed } = carOnTurn(state)
  const matched = state.agreement.rulings.blockedCornerSpeed === 'matched'
  return matched ? (Math.min(speed, lookUp(state.cars, blocker).speed) as Mph) : speed
}

/** Why the driver may not go up to his blocker's speed, or `null`. @rule F1-Block.10-11, F1-Q.16, F1-Q.47 */
export const raiseRefusal = (state: State, { blocker }: Stop, from: Mph): Refusal | null => {
  const { speed } = carOnTurn(state)
  const blockerSpeed = state.cars[blocker]?.speed ?? impossible('a blocker is a car of the race')
  const most = from + GREATEST_RAISE
  if (blockerSpeed <= speed) return { _tag: 'NoRaise', rule: 'F1-Block.10', speed, blockerSpeed, most }
  return blockerSpeed > most ? { _tag: 'NoRaise', rule: 'F1-Block.11', speed, blockerSpeed, most } : null
}

/** Every way to drive up to a blocker. @rule F1-Block.3, F1-Block.10, F1-Q.47 */
export const driveUpOffers = (state: State, all: ReadonlyArray<Stop>, from: Mph): ReadonlyArray<DriveUp> =>
  all.flatMap((stop) =>
    raiseRefusal(state, stop, from) === null ? [stop.reach.stay, stop.reach.raise] : [stop.reach.stay],
  )

const hasWayOff = ({ ways }: Track, { cars, current }: State, place: Place): boolean => {
  for (const { to } of ways[place] ?? impossible('a place has its ways')) if (!isTaken(cars, current, to)) return true
  return false
}

/** Whether every way off the place where the car stands is occupied. @rule F1-Pit.11, F1-Pit.13, F1-Q.49, F1-Q.66 */
export const isHeld = ({ track }: Course, state: State): boolean => {
  const { place } = carOnTurn(state)
  return place >= track.cells && !hasWayOff(track, state, place)
}

/**
 * Wear for coming down to the blocker's speed, or `null` where the chart has no row.
 *
 * @rule F1-Block.5-7, F1-Q.44, F1-Q.46, F1-Q.50
 */
export const matchingWear = (state: State, car: Car, from: Mph, blockerSpeed: Mph): Wear | null => {
  const { rulings } = state.agreement
  if (rulings.blockedReduction === 'separate' || from <= car.speed)
    return reductionWear(rulings, car.speed - blockerSpeed)
  const whole = reductionWear(rulings, from - blockerSpeed)
  const paid = reductionWear(rulings, from - car.speed)
  if (whole === null || paid === null) return null
  return { brake: whole.brake - paid.brake, tire: whole.tire - paid.tire }
}

/**
 * The blocked car at the end of its move: down to its blocker's speed, or up if the driver wished it, or off the track because it
 * cannot brake so hard.
 *
 * @rule F1-Block.4-11, F1-Spin.2, F1-Q.14, F1-Q.44, F1-Q.48, F1-Q.50-51, F1-Q.103
 */
export const matchSpeed = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  spinStart: Mph,
  log: Log<Event>,
): Car => {
  const { blocker, raise, from } = turn
  const blockerSpeed = state.cars[blocker]?.speed ?? impossible('a blocker is a car of the race')
  if (raise) {
    log?.push({ _tag: 'SpeedRaised', car: state.current, from: car.speed, to: blockerSpeed, blocker })
    return withDials(car, blockerSpeed, car.brake, car.tire)
  }
  if (blockerSpeed >= car.speed) return car
  const wear = car.handicap === 'brakesFailed' ? null : matchingWear(state, car, from, blockerSpeed)
  if (wear === null || !canPay(car, wear)) return forcedOff(course, state, car, spinStart, log)
  log?.push({ _tag: 'SpeedMatched', car: state.current, from: car.speed, to: blockerSpeed, blocker })
  return worn(car, state.current, blockerSpeed, wear, 'block', log)
}

/** @rule F1-Block.8-9, F1-Q.49 */
const forcedOff = ({ track }: Course, state: State, car: Car, spinStart: Mph, log: Log<Event>): Car => {
  const to = track.firstOutside + car.place
  log?.push({ _tag: 'SpunOff', car: state.current, cause: 'braking', from: car.place, to })
  return stopped(car, to, spinStart)
}
