/**
 * One move of a car before it is made: where it ends, what it costs, whether it can be paid.
 *
 * Joins the chapters on stops, traffic, towns, breakdown cards and shortage. What is offered, accepted, previewed and carried out all
 * comes from here.
 */
import type { Seat } from '../core/game.js'
import type { Op, Track } from './board.js'
import { REFILL } from './data/numbers.js'
import type { Cause, Charge, Cut, Lack } from './event.js'
import type { Mode, Player, State } from './model.js'
import { spacesAt, surcharge } from './rules/breakdown-cards.js'
import { aimedSpace, refill, stopKind } from './rules/compulsory-stops.js'
import { fuelAfterEntry, opsAt } from './rules/road-book.js'
import { townFees } from './rules/stage-towns.js'
import { stoppingSpace } from './rules/traffic.js'
import { playerAt } from './state.js'

/** A move with its price; amounts in litres. */
export interface Route {
  readonly cause: Cause
  readonly from: number
  readonly to: number
  /** Spaces that the number, or the order, is worth. */
  readonly spaces: number
  readonly surcharge: number
  /** Surcharge, fees and demands together. */
  readonly cost: number
  /** Litres after all charges and gains of the landing space; -1 when the charges cannot be paid. */
  readonly fuelAfter: number
  /** Whether the instructions of the landing space are met. */
  readonly isRead: boolean
  /** Litres of the tank and a finite bank together, which the move does not change; no bound with an open bank. */
  readonly supply: number
}

const NO_OPS: ReadonlyArray<Op> = []

/** Whether a car that comes to a space meets instructions there in this turn: not in Dakar, and none twice. */
const isMet = (track: Track, from: number, to: number, read: ReadonlyArray<number>): boolean =>
  to !== from && to !== track.finish && !read.includes(to)

const entryAt = (track: Track, { to, isRead }: Route): ReadonlyArray<Op> => (isRead ? opsAt(track, to) : NO_OPS)

/**
 * Fuel after everything that a move costs and brings, in the order of payment; -1 when it does not last.
 *
 * @rule PD-8.1, PD-9.7-8, PD-10.6, PD-13.1-2, PD-14.2-3, PD-Q.25, PD-Q.26
 */
const fuelAfter = (
  track: Track,
  state: State,
  from: number,
  to: number,
  toPay: number,
  isRead: boolean,
  fuel: number,
  pool: number,
): number => {
  const left = fuel - toPay
  if (left < 0) return -1
  const { rulings } = state.agreement
  const inTank = to === track.halfway && to !== from ? refill(pool, rulings) : left
  return isRead && track.changesTank[to] === 1 ? fuelAfterEntry(opsAt(track, to), inTank, pool, rulings) : inTank
}

/**
 * The move of so many spaces from where the player's car stands.
 *
 * @param number - the number shown, which under `surchargeBasis: 'shown'` is paid for
 * @param read - spaces whose instructions were carried out in this turn
 * @rule PD-6.2, PD-7.2, PD-7.3d, PD-7.4d, PD-7.5d, PD-9.1, PD-9.10d, PD-10.3-6, PD-13.1-3
 */
export const routeOf = (
  track: Track,
  state: State,
  seat: Seat,
  player: Player,
  cause: Cause,
  spaces: number,
  number: number,
  read: ReadonlyArray<number>,
): Route => {
  const { rulings } = state.agreement
  const from = player.at
  const to = endOf(track, state, seat, player, spaces)
  const extra = surchargeOf(state, player, cause, to, number)
  const toPay = extra + townFees(track, from, to)
  const isRead = isMet(track, from, to, read) && (cause !== 'roadBook' || rulings.orderedMoves === 'follow')
  // What one car pays or receives the bank receives or pays, so that the two together never change.
  const pool = state.bank + playerAt(state.players, seat).fuel
  const after = fuelAfter(track, state, from, to, toPay, isRead, player.fuel, pool)
  return {
    cause,
    from,
    to,
    spaces,
    surcharge: extra,
    cost: toPay + (isRead ? (track.demand[to] as number) : 0),
    fuelAfter: after,
    isRead,
    supply: rulings.bank === 'finite' ? pool : Infinity,
  }
}

/** The move that a number means for the seat's car at a speed. @rule PD-6.2, PD-10.3-4 */
export const routeAt = (track: Track, state: State, seat: Seat, mode: Mode, number: number): Route => {
  const player = playerAt(state.players, seat)
  const spaces = spacesAt(mode, number, player.cards, state.agreement.rulings)
  return routeOf(track, state, seat, player, mode, spaces, number, state.read)
}

/** Where so many spaces end. @rule PD-6.2, PD-7.2, PD-9.1 */
const endOf = (track: Track, state: State, seat: Seat, { at }: Player, spaces: number): number =>
  stoppingSpace(track, state.players, state.agreement.rulings, seat, at, aimedSpace(track, at, spaces))

/** @rule PD-10.5-6 */
const surchargeOf = (state: State, { at, cards }: Player, cause: Cause, to: number, number: number): number =>
  cause === 'full' ? surcharge(cards, to - at, number, state.agreement.rulings) : 0

/** Whether what a number means for the seat's car at a speed can be paid: the route of `routeAt`, of which only that is asked. @rule PD-13.1-2 */
export const canPay = (track: Track, state: State, seat: Seat, mode: Mode, number: number): boolean => {
  const player = playerAt(state.players, seat)
  const to = endOf(track, state, seat, player, spacesAt(mode, number, player.cards, state.agreement.rulings))
  const toPay = surchargeOf(state, player, mode, to, number) + townFees(track, player.at, to)
  const isRead = isMet(track, player.at, to, state.read)
  return fuelAfter(track, state, player.at, to, toPay, isRead, player.fuel, state.bank + player.fuel) >= 0
}

/** Whether all charges of a move can be paid. @rule PD-13.1-2 */
export const isPayable = (route: Route): boolean => route.fuelAfter >= 0

/** Whether two ways of using a number come to the same, so that there is nothing to choose. @rule PD-Q.40 */
export const isSame = (a: Route, b: Route): boolean => a.to === b.to && a.cost === b.cost

/** What ended a move before its spaces were used up; `null` where nothing did. @rule PD-7.2, PD-9.1, PD-9.6, PD-14.1 */
export const cutOf = (track: Track, { from, to, spaces }: Route): Cut | null => {
  if (to - from >= spaces) return null
  return to === aimedSpace(track, from, spaces) ? stopKind(track, to) : 'traffic'
}

/** Whether a move would pass a control point if nobody stopped the car there. @rule PD-9.4 */
export const passesControl = (track: Track, route: Route): boolean => cutOf(track, route) === 'control'

/** Everything that a move costs, in the order of payment. @rule PD-10.5-6, PD-8.6d, PD-13.2 */
export const chargesOf = (track: Track, route: Route): ReadonlyArray<Charge> => {
  const charges: Array<Charge> = []
  if (route.surcharge > 0) charges.push({ _tag: 'Surcharge', litres: route.surcharge })
  const { from, to } = route
  for (const [passed, litres] of track.fee.subarray(from + 1, to + 1).entries())
    if (litres > 0) charges.push({ _tag: 'TownFee', space: from + 1 + passed, litres })
  for (const op of entryAt(track, route))
    if (op.op === 'payFuel') charges.push({ _tag: 'Demand', space: to, litres: op.litres })
  return charges
}

/**
 * The first charge that a tank cannot pay, and what it would have to hold to pay all of them; `null` when it pays them.
 *
 * What the landing space gives before a demand helps to pay that demand; halfway the new tank pays it, and only where a finite bank
 * has too little for that does it count.
 *
 * @rule PD-13.1-3, PD-Q.9, PD-Q.26
 */
export const lackOf = (track: Track, route: Route, mode: Mode, fuel: number): Lack | null => {
  const { to, from, supply } = route
  let [tank, sum, need] = [fuel, 0, 0]
  const isHalfway = to === track.halfway && to !== from
  const unpaid: Array<Charge> = []
  const take = (charge: Charge): void => {
    sum += charge.litres
    const isUnpaid = sum > tank
    if (isUnpaid) unpaid.push(charge)
    if (isUnpaid || !isHalfway || charge._tag !== 'Demand') need = Math.max(need, sum)
  }
  for (const charge of chargesOf(track, route)) if (charge._tag !== 'Demand') take(charge)
  if (isHalfway) [tank, sum] = [Math.min(REFILL, supply), 0]
  for (const op of entryAt(track, route)) {
    if (op.op === 'gainFuel') sum -= Math.min(op.litres, supply - (tank - sum))
    if (op.op === 'payFuel') take({ _tag: 'Demand', space: to, litres: op.litres })
  }
  const [charge] = unpaid
  return charge === undefined ? null : { mode, charge, need }
}
