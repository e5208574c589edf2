/** Who may use the help: the holder of its card, those who wait for it, and those on his space. */
import type { Seat } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import type { Event } from '../event.js'
import type { Need, Player, Service, State } from '../model.js'
import { helicopterOf, playerAt, truckOf, withHelicopter, without, withTruck } from '../state.js'

/** What meets a need. @rule PD-10.12, PD-12.1, PD-13.5 */
export const serviceFor = (need: Need): Service => (need === 'doctor' ? 'helicopter' : 'truck')

/** The clause that has a player wait. @rule PD-12.12-15 */
export const WAITING_RULE = { truck: 'PD-12.14', helicopter: 'PD-12.15' } as const

/** The position with another queue for a service. @rule PD-12.14-15 */
export const withQueue = (state: State, service: Service, queue: ReadonlyArray<Seat>): State => {
  const { truck, helicopter: h } = state
  return service === 'truck'
    ? withTruck(state, truckOf(truck.at, truck.holder, queue, truck.declined))
    : withHelicopter(state, helicopterOf(h.base, h.flown, h.required, h.holder, queue, h.declined, h.accepted))
}

/** The position with one more seat that waits for a service. @rule PD-12.12-15, PD-Q.46 */
export const enqueue = (state: State, service: Service, seat: Seat, log: Log<Event>): State => {
  const { queue, holder } = service === 'truck' ? state.truck : state.helicopter
  log?.push({
    _tag: 'AssistanceQueued',
    rule: WAITING_RULE[service],
    seat,
    service,
    place: queue.length + 1,
    holder,
  })
  return withQueue(state, service, [...queue, seat])
}

/** The position in which a seat does without the call under way. @rule PD-12.19 */
export const decline = (state: State, service: Service, seat: Seat): State => {
  const { truck, helicopter: h } = state
  return service === 'truck'
    ? withTruck(state, truckOf(truck.at, truck.holder, truck.queue, [...truck.declined, seat]))
    : withHelicopter(
        state,
        helicopterOf(h.base, h.flown, h.required, h.holder, h.queue, [...h.declined, seat], h.accepted),
      )
}

/** The position in which a seat will be treated together with the caller. @rule PD-12.16, PD-Q.61 */
export const joinHelicopter = (state: State, seat: Seat): State => {
  const h = state.helicopter
  return withHelicopter(
    state,
    helicopterOf(h.base, h.flown, h.required, h.holder, h.queue, h.declined, [...h.accepted, seat]),
  )
}

/**
 * The position after a seat has left its space: that it declined the truck there is forgotten.
 *
 * Who declined the helicopter is ill, and leaves nothing before it has been there.
 *
 * @rule PD-12.16
 */
export const forgetAnswers = (state: State, seat: Seat): State => {
  const { at, holder, queue, declined } = state.truck
  return declined.includes(seat) ? withTruck(state, truckOf(at, holder, queue, without(declined, [seat]))) : state
}

const mayShareTruck = (state: State, seat: Seat, player: Player): boolean =>
  player.cards > 0 && !state.truck.declined.includes(seat)

const mayShareHelicopter = ({ helicopter }: State, seat: Seat, player: Player): boolean =>
  player.needs.includes('doctor') && !helicopter.declined.includes(seat) && !helicopter.accepted.includes(seat)

const firstToAsk = (
  state: State,
  caller: Seat | null,
  mayShare: (state: State, seat: Seat, player: Player) => boolean,
): Seat | null => {
  if (caller === null) return null
  const { at } = playerAt(state.players, caller)
  const seats = state.players.length
  for (let step = 1; step < seats; step++) {
    const seat = (caller + step) % seats
    const player = playerAt(state.players, seat)
    if (player.at === at && mayShare(state, seat, player)) return seat
  }
  return null
}

/**
 * The seat to be asked whether it shares the call of a service; `null` when nobody is.
 *
 * Asked clockwise from the caller, once for each call and stay on his space, if there is something to gain: breakdown cards for the
 * truck, a need for the doctor for the helicopter.
 *
 * @rule PD-12.16, PD-Q.61, PD-Q.63-65
 */
export const openOffer = (state: State, service: Service): Seat | null => {
  if (state.agreement.rulings.sharedAssistance !== 'atOnce') return null
  return service === 'truck'
    ? firstToAsk(state, state.truck.holder, mayShareTruck)
    : firstToAsk(state, state.helicopter.holder, mayShareHelicopter)
}
