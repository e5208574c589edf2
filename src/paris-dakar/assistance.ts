/**
 * Calling for help and being helped: the truck, the helicopter, their queues, and those who share them.
 *
 * Joins the chapters on mechanical and medical assistance and on fuel shortage.
 */
import type { Seat } from '../core/game.js'
import type { Log } from '../core/log.js'
import type { Track } from './board.js'
import type { Event } from './event.js'
import type { Need, Player, Service, State } from './model.js'
import { isFull } from './rules/traffic.js'
import {
  backOnTrack,
  callTruck,
  distanceOf,
  postFor,
  repair,
  sendTruckHome,
  truckAfter,
} from './rules/mechanical-assistance.js'
import { callHelicopter, fly, sendHelicopterHome } from './rules/medical-assistance.js'
import { enqueue, serviceFor, withQueue } from './rules/sharing.js'
import { deliverFuel } from './rules/fuel-shortage.js'
import { SPINNING } from './rules/turn.js'
import {
  callerOf,
  inPhase,
  NOBODY,
  playerAt,
  playerOf,
  replaced,
  truckOf,
  withHelicopter,
  without,
  withPlayers,
  withTruck,
} from './state.js'

/** The position in which a seat has the card of a service and the help is on its way. @rule PD-11.1-2, PD-12.2-3 */
export const call = (
  track: Track,
  state: State,
  service: Service,
  seat: Seat,
  from: 'need' | 'queue',
  log: Log<Event>,
): State => {
  const { at } = playerAt(state.players, seat)
  if (service === 'truck') {
    const distance = distanceOf(postFor(track, at), at)
    log?.push({ _tag: 'AssistanceCalled', rule: 'PD-11.1', seat, service, from, distance })
    return withTruck(state, callTruck(track, state.truck, seat, at, log))
  }
  const events: Array<Event> = []
  const helicopter = callHelicopter(track, state.helicopter, seat, at, log === null ? null : events)
  const distance = helicopter.base === null ? null : helicopter.required
  log?.push({ _tag: 'AssistanceCalled', rule: 'PD-12.2', seat, service, from, distance })
  for (const event of events) log?.push(event)
  return withHelicopter(state, helicopter)
}

const isFree = (state: State, service: Service): boolean =>
  (service === 'truck' ? state.truck.holder : state.helicopter.holder) === null

const queueOf = (state: State, service: Service): ReadonlyArray<Seat> =>
  service === 'truck' ? state.truck.queue : state.helicopter.queue

/**
 * The position after a seat has asked for what its first need calls for: it takes the card, or waits.
 *
 * @rule PD-10.12, PD-11.13d, PD-12.12-15, PD-13.5, PD-Q.45-48, PD-Q.56
 */
export const request = (track: Track, state: State, seat: Seat, need: Need, log: Log<Event>): State => {
  const service = serviceFor(need)
  const inOwnTurn = state.agreement.rulings.assistanceQueue === 'ownTurn'
  const isNext = inOwnTurn ? state.seat === seat : queueOf(state, service).length === 0
  return isFree(state, service) && isNext
    ? call(track, state, service, seat, 'need', log)
    : enqueue(state, service, seat, log)
}

/** The position in which a waiting seat has called. @rule PD-12.14-15, PD-Q.46 */
export const callFromQueue = (track: Track, state: State, service: Service, seat: Seat, log: Log<Event>): State =>
  call(track, withQueue(state, service, without(queueOf(state, service), [seat])), service, seat, 'queue', log)

const handOver = (track: Track, state: State, service: Service, log: Log<Event>): State => {
  const [first] = queueOf(state, service)
  return first === undefined || !isFree(state, service) ? state : callFromQueue(track, state, service, first, log)
}

/** Free cards go to those who have waited longest. @rule PD-12.14-15, PD-Q.46 */
const handOverCards = (track: Track, state: State, log: Log<Event>): State =>
  state.agreement.rulings.assistanceQueue === 'ownTurn'
    ? state
    : handOver(track, handOver(track, state, 'truck', log), 'helicopter', log)

const NEED_MET = { truck: 'PD-11.7', helicopter: 'PD-12.8' } as const
const BACK = { truck: 'PD-11.10', helicopter: 'PD-12.10' } as const

/** The player without the needs that a service has met. @rule PD-11.8, PD-12.8, PD-12.18 */
const relieved = (
  seat: Seat,
  player: Player,
  isMet: (need: Need) => boolean,
  rule: 'PD-11.7' | 'PD-12.8' | 'PD-12.18',
  log: Log<Event>,
): Player => {
  for (const need of player.needs) if (isMet(need)) log?.push({ _tag: 'NeedMet', rule, seat, need })
  const needs = player.needs.filter((need) => !isMet(need))
  return playerOf(player.at, player.fuel, player.cards, player.parked, needs, player.missTurns)
}

/**
 * The position after a player's need was met: he asks for what he needs next, or is back on the road.
 *
 * @param firstNeed - his first need before; if that one is still there, he has asked for it already
 * @rule PD-11.10, PD-12.10, PD-12.18, PD-Q.16, PD-Q.56
 */
const resume = (
  track: Track,
  state: State,
  seat: Seat,
  service: Service,
  firstNeed: Need | undefined,
  log: Log<Event>,
): State => {
  const player = playerAt(state.players, seat)
  const [need] = player.needs
  if (need !== undefined) return need === firstNeed ? state : request(track, state, seat, need, log)
  const { rulings } = state.agreement
  const hasRoom = rulings.parkedVehicles === 'occupy' || !isFull(track, state.players, rulings, seat, player.at)
  return withPlayers(
    state,
    replaced(state.players, seat, backOnTrack(seat, player, hasRoom, BACK[service], log)),
    state.bank,
  )
}

const sentHome = (track: Track, state: State, service: Service, car: number, log: Log<Event>): State =>
  service === 'truck'
    ? withTruck(state, sendTruckHome(track, state.truck, car, log))
    : withHelicopter(state, sendHelicopterHome(track, state.helicopter, car, log))

/**
 * The position after a service is done: needs met, queues left, card in the bank, cars on the track, and the card handed on.
 *
 * All who were served are cleared before anybody asks for anything again; otherwise the card could go to one of them.
 *
 * @param at - where the caller stands
 * @param served - clockwise from the caller
 * @rule PD-11.7-11, PD-12.8-11, PD-12.14-15, PD-13.9
 */
export const release = (
  track: Track,
  state: State,
  service: Service,
  at: number,
  served: ReadonlyArray<Seat>,
  log: Log<Event>,
): State => {
  const before = state.players
  const players = before.map((player, seat) =>
    served.includes(seat)
      ? relieved(seat, player, (need) => serviceFor(need) === service, NEED_MET[service], log)
      : player,
  )
  let next = withPlayers(state, players, state.bank)
  next = withQueue(next, service, without(queueOf(next, service), served))
  next = sentHome(track, next, service, at, log)
  for (const seat of served) next = resume(track, next, seat, service, playerAt(before, seat).needs[0], log)
  return handOverCards(track, next, log)
}

/**
 * The position after a second player on the space has given his cards back.
 *
 * @rule PD-12.16-18
 */
export const shareTruck = (track: Track, state: State, seat: Seat, log: Log<Event>): State => {
  const before = playerAt(state.players, seat)
  const repaired = repair(seat, before, 'PD-12.17', log)
  const player = relieved(seat, repaired, (need) => need === 'mechanic', 'PD-12.18', log)
  const next = withPlayers(state, replaced(state.players, seat, player), state.bank)
  if (!before.needs.includes('mechanic')) return next
  const left = withQueue(next, 'truck', without(next.truck.queue, [seat]))
  return resume(track, left, seat, 'truck', before.needs[0], log)
}

/**
 * The position after the caller's spin for the truck: nearer to him, or at work on his space.
 *
 * @rule PD-11.4-6
 */
export const driveTruck = (track: Track, state: State, caller: Seat, number: number, log: Log<Event>): State => {
  const { at } = playerAt(state.players, caller)
  const { truck } = state
  const to = truckAfter(truck.at, at, number)
  if (to !== truck.at) log?.push({ _tag: 'TruckMoved', rule: 'PD-11.4', from: truck.at, to })
  const moved = withTruck(state, truckOf(to, truck.holder, truck.queue, truck.declined))
  if (to !== at) return moved
  log?.push({ _tag: 'TruckArrived', rule: 'PD-11.6', at, unused: number - distanceOf(truck.at, at) })
  return serveOnArrival(track, moved, caller, 0, NOBODY, log)
}

/** Whether a seat has a part in the arrival of the truck. @rule PD-11.6, PD-12.16, PD-Q.62, PD-Q.64 */
const isServed = (state: State, caller: Seat, seat: Seat): boolean =>
  seat === caller ||
  (playerAt(state.players, seat).at === playerAt(state.players, caller).at &&
    state.agreement.rulings.sharedAssistance !== 'off')

/** Whether a seat on the space is asked now that the truck is there. @rule PD-12.16, PD-Q.60 */
const isAskedOnArrival = (state: State, caller: Seat, seat: Seat): boolean =>
  seat !== caller && state.agreement.rulings.sharedAssistance === 'onArrival' && playerAt(state.players, seat).cards > 0

/**
 * The position after the truck has turned to the seats on the space, clockwise from the caller, up to the first who must spin for
 * fuel or answer; once all are done, after the truck has gone home.
 *
 * @param step - how far clockwise from the caller to go on
 * @rule PD-11.6-8, PD-13.6
 */
const serveOnArrival = (
  track: Track,
  state: State,
  caller: Seat,
  step: number,
  served: ReadonlyArray<Seat>,
  log: Log<Event>,
): State => {
  const seats = state.players.length
  for (let next = step; next < seats; next++) {
    const seat = (caller + next) % seats
    if (!isServed(state, caller, seat)) continue
    const player = playerAt(state.players, seat)
    if (player.needs.includes('mechanic')) {
      const players = replaced(state.players, seat, repair(seat, player, 'PD-11.8', log))
      return serveOnArrival(track, withPlayers(state, players, state.bank), caller, next + 1, [...served, seat], log)
    }
    if (player.needs.includes('fuel')) return awaitFuel(state, seat, served, log)
    if (isAskedOnArrival(state, caller, seat)) return askOnArrival(state, caller, seat, served, log)
  }
  return inPhase(release(track, state, 'truck', playerAt(state.players, caller).at, served, log), SPINNING.move)
}

/** Whether the truck is still at work and waits for a spin or an answer. @rule PD-11.11, PD-13.6 */
export const isServing = ({ phase }: State): boolean =>
  phase._tag === 'SpinningFuel' || phase._tag === 'AnsweringOnArrival'

const awaitFuel = (state: State, seat: Seat, served: ReadonlyArray<Seat>, log: Log<Event>): State => {
  log?.push({ _tag: 'SpinAwaited', rule: 'PD-13.6', seat, purpose: 'fuel', served })
  return inPhase(state, { _tag: 'SpinningFuel', seat, served })
}

const askOnArrival = (state: State, caller: Seat, seat: Seat, served: ReadonlyArray<Seat>, log: Log<Event>): State => {
  const { cards } = playerAt(state.players, seat)
  log?.push({ _tag: 'ShareOffered', rule: 'PD-12.16', seat, caller, service: 'truck', cards, served })
  return inPhase(state, { _tag: 'AnsweringOnArrival', seat, served })
}

const stepsFrom = (state: State, caller: Seat, seat: Seat): number =>
  (seat - caller + state.players.length) % state.players.length

/** The position after a seat has spun for its fuel. @rule PD-13.6-9, PD-Q.55, PD-Q.62, PD-Q.70 */
export const takeFuel = (
  track: Track,
  state: State,
  seat: Seat,
  served: ReadonlyArray<Seat>,
  number: number,
  log: Log<Event>,
): State => {
  const caller = callerOf(state.truck)
  const { rulings } = state.agreement
  const before = playerAt(state.players, seat)
  const fuelled = deliverFuel(seat, before, number, state.bank, rulings, log)
  const player = rulings.fuelCallRepairs && fuelled.cards > 0 ? repair(seat, fuelled, 'PD-11.8', log) : fuelled
  const bank = state.bank - (player.fuel - before.fuel)
  const next = withPlayers(state, replaced(state.players, seat, player), bank)
  const all = [...served, seat]
  return isAskedOnArrival(next, caller, seat)
    ? askOnArrival(next, caller, seat, all, log)
    : goOn(track, next, caller, seat, all, log)
}

/** The position after an answer given to the truck that has arrived. @rule PD-12.16-19, PD-Q.60 */
export const answerOnArrival = (
  track: Track,
  state: State,
  seat: Seat,
  served: ReadonlyArray<Seat>,
  accepts: boolean,
  log: Log<Event>,
): State => {
  const caller = callerOf(state.truck)
  return goOn(track, accepts ? shareTruck(track, state, seat, log) : state, caller, seat, served, log)
}

const goOn = (
  track: Track,
  state: State,
  caller: Seat,
  seat: Seat,
  served: ReadonlyArray<Seat>,
  log: Log<Event>,
): State => serveOnArrival(track, state, caller, stepsFrom(state, caller, seat) + 1, served, log)

/** Those who are treated when the helicopter arrives, clockwise from its caller. @rule PD-12.8, PD-12.16, PD-Q.61 */
const patients = (state: State, caller: Seat): ReadonlyArray<Seat> => {
  const seats = state.players.length
  const { at } = playerAt(state.players, caller)
  const isShared = state.agreement.rulings.sharedAssistance !== 'off'
  return Array.from({ length: seats }, (_, step) => (caller + step) % seats).filter((seat) => {
    const player = playerAt(state.players, seat)
    const isHere = player.at === at && player.needs.includes('doctor')
    return seat === caller || (isShared && isHere && !state.helicopter.declined.includes(seat))
  })
}

/** The position after the caller's spin for the helicopter. @rule PD-12.4-11 */
export const flyHelicopter = (track: Track, state: State, caller: Seat, number: number, log: Log<Event>): State => {
  const { helicopter } = state
  const { base, flown, required } = helicopter
  if (base !== null && flown + number < required)
    return withHelicopter(state, fly(track, helicopter, base, number, log))
  const { at } = playerAt(state.players, caller)
  log?.push({ _tag: 'HelicopterArrived', rule: 'PD-12.7', at, unused: flown + number - required })
  const served = patients(state, caller)
  for (const seat of served) log?.push({ _tag: 'PatientTreated', rule: 'PD-12.8', seat })
  return release(track, state, 'helicopter', at, served, log)
}
