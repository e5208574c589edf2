/**
 * A car on the move: from the space that it leaves to the end of the turn.
 *
 * Joins the chapters on towns, stops, traffic, the road-book, shortage and arrival, in the order in which a move meets them.
 */
import { defect } from '../core/defect.js'
import type { Seat } from '../core/game.js'
import type { Log } from '../core/log.js'
import { request } from './assistance.js'
import { endTurn } from './between-turns.js'
import type { Track } from './board.js'
import { REFILL } from './data/numbers.js'
import type { Event, Lack } from './event.js'
import { isVoid, obey, poolOf } from './instructions.js'
import type { Mode, Player, State } from './model.js'
import { cutOf, isPayable, lackOf, type Route, routeOf } from './route.js'
import { isDecided, tellArrival } from './rules/arrival.js'
import { controlFine, refill } from './rules/compulsory-stops.js'
import { strand, tellShortBank } from './rules/fuel-shortage.js'
import { opsAt, type Order, orderOf, spacesOf, tellEntry } from './rules/road-book.js'
import { forgetAnswers } from './rules/sharing.js'
import { payTownsBackwards, tellTownFees, townFees } from './rules/stage-towns.js'
import { backwardSpace } from './rules/traffic.js'
import { SPINNING } from './rules/turn.js'
import { NO_NEEDS, NOBODY, playerAt, playerOf, replaced, stateOf, withPlayers } from './state.js'

/** The position with the seat's car as it is now; the other side of all its payments is the bank. @rule PD-2.2, PD-8.4 */
const settled = (state: State, seat: Seat, player: Player): State =>
  withPlayers(
    state,
    replaced(state.players, seat, player),
    state.bank + playerAt(state.players, seat).fuel - player.fuel,
  )

/** The end of a turn with the seat's car as it is now; what it needs it asks for. @rule PD-10.12, PD-11.13d, PD-12.2 */
const endDrive = (track: Track, state: State, player: Player, log: Log<Event>): State => {
  const { seat, bank } = state
  const before = playerAt(state.players, seat)
  const [need] = player.needs
  if (need === undefined) {
    // The usual case, without a position in between.
    return endTurn(track, state, replaced(state.players, seat, player), bank + before.fuel - player.fuel, log)
  }
  const asked = request(track, settled(state, seat, player), seat, need, log)
  return endTurn(track, asked, asked.players, asked.bank, log)
}

/** A car that cannot pay any way of going on. @rule PD-13.1-5, PD-14.3 */
export const strandDrive = (
  track: Track,
  state: State,
  player: Player,
  lacks: ReadonlyArray<Lack>,
  log: Log<Event>,
): State => endDrive(track, state, strand(state.seat, player, lacks, log), log)

/** What is lacking for a route that cannot be paid. @rule PD-13.1-2 */
export const shortageOf = (track: Track, route: Route, mode: Mode, fuel: number): Lack =>
  lackOf(track, route, mode, fuel) ?? defect('paris-dakar', 'a move that cannot be paid lacks fuel')

const CUT_RULE = { control: 'PD-9.1', halfway: 'PD-9.6', finish: 'PD-14.1', traffic: 'PD-7.2' } as const

const tellMove = (track: Track, seat: Seat, route: Route, log: Log<Event>): void => {
  if (log === null) return
  const { from, to, spaces, cause } = route
  const path = Array.from({ length: to - from }, (_, i) => from + i + 1)
  const rule = cause === 'roadBook' ? 'PD-6.4' : 'PD-6.2'
  log.push({ _tag: 'VehicleMoved', rule, seat, from, to, path, cause })
  const reason = cutOf(track, route)
  if (reason !== null)
    log.push({
      _tag: 'MoveCutShort',
      rule: CUT_RULE[reason],
      seat,
      reason,
      at: to,
      unused: spaces - (to - from),
    })
}

/** The car on another space, back on the track, with less fuel. */
const movedTo = (player: Player, to: number, fuel: number): Player =>
  playerOf(to, fuel, player.cards, false, NO_NEEDS, player.missTurns)

/**
 * The car after a forward move that it can pay: fees, its new place, and halfway the new tank.
 *
 * @rule PD-6.2, PD-8.1-4, PD-8.6d, PD-9.6-8, PD-9.9d, PD-10.5-6, PD-11.12
 */
const driven = (track: Track, state: State, player: Player, route: Route, log: Log<Event>): Player => {
  const { seat } = state
  const { from, to } = route
  if (route.surcharge > 0) {
    const { surcharge: litres } = route
    log?.push({ _tag: 'SurchargePaid', rule: 'PD-10.5', seat, litres, spaces: to - from, cards: player.cards })
  }
  const fees = townFees(track, from, to)
  tellMove(track, seat, route, log)
  tellTownFees(track, seat, from, to, log)
  const fuel = player.fuel - route.surcharge - fees
  return to === track.halfway ? exchanged(state, movedTo(player, to, fuel), log) : movedTo(player, to, fuel)
}

/** The car with the fresh stock of the halfway space. @rule PD-9.7, PD-9.8 */
const exchanged = (state: State, player: Player, log: Log<Event>): Player => {
  const received = refill(poolOf(state, state.seat), state.agreement.rulings)
  log?.push({ _tag: 'TankExchanged', rule: 'PD-9.7', seat: state.seat, returned: player.fuel, received })
  tellShortBank(state.seat, REFILL, received, log)
  return movedTo(player, player.at, received)
}

/** A move of no space: no arrival, nothing is read. @rule PD-7.5d, PD-10.14d */
const stay = (track: Track, state: State, player: Player, route: Route, log: Log<Event>): State => {
  const { seat } = state
  if (route.surcharge > 0) {
    const { surcharge: litres } = route
    log?.push({ _tag: 'SurchargePaid', rule: 'PD-10.5', seat, litres, spaces: 0, cards: player.cards })
  }
  log?.push(
    route.spaces === 0
      ? { _tag: 'NoMove', rule: 'PD-10.14d', seat, why: 'reducedToZero' }
      : { _tag: 'NoMove', rule: 'PD-7.5d', seat, why: 'blocked' },
  )
  const { at, fuel, cards, parked, needs, missTurns } = player
  return endDrive(track, state, playerOf(at, fuel - route.surcharge, cards, parked, needs, missTurns), log)
}

/** A car in Dakar. @rule PD-14.1-2, PD-15.1, PD-15.2d */
const arrive = (track: Track, state: State, player: Player, log: Log<Event>): State => {
  const { seat } = state
  const s = settled(state, seat, player)
  const arrived = [...s.arrived, seat]
  const isOver = isDecided(s, arrived)
  tellArrival(seat, arrived.length, s.turn, isOver, log)
  const next = stateOf(
    s.agreement,
    isOver ? { _tag: 'RallyOver' } : s.phase,
    s.turn,
    seat,
    s.players,
    s.bank,
    s.truck,
    s.helicopter,
    [],
    arrived,
  )
  return isOver ? next : endTurn(track, next, next.players, next.bank, log)
}

/** The position after a move by the arrow; wherever orders take the car then, it has left its space. @rule PD-6.4, PD-9.4-5, PD-12.16, PD-14.1 */
export const drive = (track: Track, state: State, route: Route, forgets: boolean, log: Log<Event>): State => {
  const player = playerAt(state.players, state.seat)
  if (route.to === route.from) return stay(track, state, player, route, log)
  const left = forgetAnswers(state, state.seat)
  const car = driven(track, left, player, route, log)
  return car.at === track.finish ? arrive(track, left, car, log) : readSpaces(track, left, car, left.read, forgets, log)
}

/**
 * The position after the road-book was read where the car stands, and wherever it sends the car.
 *
 * @param read - spaces read before in this turn; none is read twice
 * @rule PD-6.4, PD-9.3, PD-Q.21
 */
const readSpaces = (
  track: Track,
  state: State,
  arrived: Player,
  read: ReadonlyArray<number>,
  forgets: boolean,
  log: Log<Event>,
): State => {
  const { seat } = state
  const { at } = arrived
  if (read.includes(at)) {
    log?.push({ _tag: 'RoadBookSkipped', rule: 'PD-6.4', seat, at, op: null, why: 'alreadyRead' })
    return endDrive(track, state, fined(seat, arrived, forgets, log), log)
  }
  tellEntry(track, seat, at, log)
  const ops = opsAt(track, at)
  let car = arrived
  for (const op of ops) car = obey(state, car, op, log)
  const order = orderOf(ops)
  return order === null || isVoid(track, seat, car, order, log)
    ? endDrive(track, state, fined(seat, car, forgets, log), log)
    : carryOut(track, state, car, order, [...read, at], log)
}

/** @rule PD-9.4-5, PD-Q.32 */
const fined = (seat: Seat, player: Player, forgets: boolean, log: Log<Event>): Player => {
  if (!forgets) return player
  const litres = controlFine(player.fuel)
  log?.push({ _tag: 'ControlFine', rule: 'PD-9.5', seat, at: player.at, litres })
  const { at, fuel, cards, parked, needs, missTurns } = player
  return playerOf(at, fuel - litres, cards, parked, needs, missTurns)
}

/** The position after an order of the road-book: another spin, or a move there or back. @rule PD-6.4-6, PD-Q.21-23 */
const carryOut = (
  track: Track,
  state: State,
  player: Player,
  order: Order,
  read: ReadonlyArray<number>,
  log: Log<Event>,
): State => {
  if (order.op === 'extraSpin') return spinAgain(state, player, read, log)
  const spaces = spacesOf(order, player.at)
  return spaces < 0
    ? sendBack(track, state, player, player.at + spaces, read, log)
    : sendOn(track, state, player, spaces, read, log)
}

/** @rule PD-6.5 */
const spinAgain = (state: State, player: Player, read: ReadonlyArray<number>, log: Log<Event>): State => {
  const { seat } = state
  log?.push({ _tag: 'ExtraSpinGranted', rule: 'PD-6.5', seat })
  log?.push({ _tag: 'SpinAwaited', rule: 'PD-6.1', seat, purpose: 'extra', served: NOBODY })
  const s = settled(state, seat, player)
  return stateOf(s.agreement, SPINNING.extra, s.turn, seat, s.players, s.bank, s.truck, s.helicopter, read, s.arrived)
}

/** A move back: no stop, no refill, and no fee unless that is agreed. @rule PD-6.6, PD-7.2, PD-Q.22 */
const sendBack = (
  track: Track,
  state: State,
  player: Player,
  aimed: number,
  read: ReadonlyArray<number>,
  log: Log<Event>,
): State => {
  const { seat } = state
  const from = player.at
  const to = backwardSpace(track, state.players, state.agreement.rulings, seat, Math.max(0, aimed))
  const path = log === null ? [] : Array.from({ length: from - to }, (_, i) => from - i - 1)
  log?.push({ _tag: 'VehicleMoved', rule: 'PD-6.4', seat, from, to, path, cause: 'roadBook' })
  const isPaid = state.agreement.rulings.backwardFees === 'paid'
  const fuel = isPaid ? payTownsBackwards(track, seat, from, to, player.fuel, log) : player.fuel
  return readOn(track, state, movedTo(player, to, fuel), read, log)
}

/** A move on, by the rules of any other but for breakdown cards; unpayable, it leaves the car stranded. @rule PD-9.10d, PD-Q.23, PD-Q.71 */
const sendOn = (
  track: Track,
  state: State,
  player: Player,
  spaces: number,
  read: ReadonlyArray<number>,
  log: Log<Event>,
): State => {
  const route = routeOf(track, state, state.seat, player, 'roadBook', spaces, spaces, read)
  if (!isPayable(route)) {
    const lacks = log === null ? [] : [shortageOf(track, route, 'normal', player.fuel)]
    return strandDrive(track, state, player, lacks, log)
  }
  if (route.to === route.from) return stay(track, state, player, route, log)
  const car = driven(track, state, player, route, log)
  return car.at === track.finish ? arrive(track, state, car, log) : readOn(track, state, car, read, log)
}

/** @rule PD-Q.21 */
const readOn = (track: Track, state: State, player: Player, read: ReadonlyArray<number>, log: Log<Event>): State =>
  state.agreement.rulings.orderedMoves === 'firstOnly'
    ? endDrive(track, state, player, log)
    : readSpaces(track, state, player, read, false, log)
