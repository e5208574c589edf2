/**
 * From the number to the car on the move: the choice of speed, and of stopping where that is left to the driver.
 *
 * Joins the chapters on breakdown cards and compulsory stops.
 */
import type { Log } from '../core/log.js'
import type { Track } from './board.js'
import { drive, shortageOf, strandDrive } from './drive.js'
import type { Event, Offer } from './event.js'
import type { Mode, State } from './model.js'
import { isPayable, isSame, passesControl, type Route, routeAt } from './route.js'
import { inPhase, playerAt } from './state.js'

const chosen = (
  track: Track,
  state: State,
  route: Route,
  number: number,
  mode: Mode,
  by: 'player' | 'onlyPayable' | 'same',
  log: Log<Event>,
): State => {
  log?.push({ _tag: 'SpeedChosen', rule: mode === 'full' ? 'PD-10.4' : 'PD-10.3', seat: state.seat, mode, by })
  return stopOrDrive(track, state, route, number, mode, log)
}

const offerOf = ({ to, cost }: Route, mode: Mode): Offer => ({ mode, to, cost })

/** The number of a car with cards: a choice, if both ways can be paid and differ. @rule PD-10.3-9, PD-10.13d, PD-Q.37-40 */
const offerSpeeds = (track: Track, state: State, number: number, log: Log<Event>): State => {
  const { seat } = state
  const reduced = routeAt(track, state, seat, 'reduced', number)
  const full = routeAt(track, state, seat, 'full', number)
  const canReduced = isPayable(reduced)
  const canFull = isPayable(full)
  if (canReduced && isSame(reduced, full)) return chosen(track, state, reduced, number, 'reduced', 'same', log)
  if (canReduced && canFull) {
    log?.push({
      _tag: 'SpeedOffered',
      rule: 'PD-10.7',
      seat,
      number,
      offers: [offerOf(reduced, 'reduced'), offerOf(full, 'full')],
    })
    return inPhase(state, { _tag: 'ChoosingSpeed', number })
  }
  if (canReduced) return chosen(track, state, reduced, number, 'reduced', 'onlyPayable', log)
  if (canFull) return chosen(track, state, full, number, 'full', 'onlyPayable', log)
  const player = playerAt(state.players, seat)
  const lacks =
    log === null
      ? []
      : [shortageOf(track, reduced, 'reduced', player.fuel), shortageOf(track, full, 'full', player.fuel)]
  return strandDrive(track, state, player, lacks, log)
}

/** The position after the number for the car of the seat on turn. @rule PD-6.1-2, PD-10.10, PD-13.1-2 */
export const takeNumber = (track: Track, state: State, number: number, log: Log<Event>): State => {
  const player = playerAt(state.players, state.seat)
  if (player.cards > 0) return offerSpeeds(track, state, number, log)
  const route = routeAt(track, state, state.seat, 'normal', number)
  if (isPayable(route)) return stopOrDrive(track, state, route, number, 'normal', log)
  const lacks = log === null ? [] : [shortageOf(track, route, 'normal', player.fuel)]
  return strandDrive(track, state, player, lacks, log)
}

/** The position after the player's choice of speed. @rule PD-10.3-4, PD-10.7 */
export const takeSpeed = (track: Track, state: State, number: number, mode: Mode, log: Log<Event>): State =>
  chosen(track, state, routeAt(track, state, state.seat, mode, number), number, mode, 'player', log)

/** Under `controlPoints: 'declared'` the driver may forget a control point. @rule PD-9.4, PD-Q.31 */
const stopOrDrive = (track: Track, state: State, route: Route, number: number, mode: Mode, log: Log<Event>): State => {
  if (state.agreement.rulings.controlPoints === 'enforced' || !passesControl(track, route))
    return drive(track, state, route, false, log)
  log?.push({ _tag: 'StopOffered', rule: 'PD-9.4', seat: state.seat, at: route.to, number, mode })
  return inPhase(state, { _tag: 'ChoosingStop', number, mode })
}

/** The position after the driver has stopped at a control point, or was put back on it. @rule PD-9.1, PD-9.4-5 */
export const takeStop = (
  track: Track,
  state: State,
  number: number,
  mode: Mode,
  forgets: boolean,
  log: Log<Event>,
): State => drive(track, state, routeAt(track, state, state.seat, mode, number), forgets, log)
