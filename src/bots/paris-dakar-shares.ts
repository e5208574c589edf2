/**
 * What a position of Paris-Dakar is worth to each seat: how likely each is in Dakar before the others.
 */
import type { Seat } from '../core/game.js'
import {
  fuelDue,
  type Need,
  type ParisDakar,
  type Player,
  type Service,
  type State,
} from '../paris-dakar/rules/index.js'
import { distanceOf } from '../paris-dakar/rules/mechanical-assistance.js'
import { nearerBase, unitsTo } from '../paris-dakar/rules/medical-assistance.js'
import { serviceFor } from '../paris-dakar/rules/sharing.js'
import { AT_ONCE, type Chances, later, likelyBefore, oneOf, sooner, turnsOf } from './paris-dakar-chances.js'
import { type Outlook, outlookOn } from './paris-dakar-outlook.js'
import type { Evaluate } from './share.js'

const CARDS_TO_DRIVE_WITH = 2

const playerAt = ({ players }: State, seat: Seat): Player => players[seat] as Player

/** Turns that begin before that of a seat does. */
const turnsUntil = ({ seat: first, players }: State, seat: Seat): number =>
  (seat - first + players.length) % players.length

/** What help has still to go when it is a seat's: spaces of the truck, units of the helicopter. */
const distanceTo = ({ track }: ParisDakar, state: State, service: Service, seat: Seat): number => {
  const { truck, helicopter } = state
  const { at } = playerAt(state, seat)
  if (service === 'truck') return distanceOf(truck.holder === seat ? truck.at : (track.post[at] as number), at)
  if (helicopter.holder === seat && helicopter.base !== null) return helicopter.required - helicopter.flown
  return unitsTo(track, nearerBase(track, at) ?? 'start', at)
}

/** Whether help is to come to a seat together with its caller. @rule PD-11.6, PD-12.16, PD-12.19 */
const isShared = (state: State, service: Service, caller: Seat, seat: Seat): boolean =>
  state.agreement.rulings.sharedAssistance !== 'off' &&
  playerAt(state, caller).at === playerAt(state, seat).at &&
  (service === 'truck' || !state.helicopter.declined.includes(seat))

/** Own turns that a seat waits for help which it needs, those of the seats before it in the queue included. */
const waiting = (game: ParisDakar, outlook: Outlook, state: State, seat: Seat, need: Need): Chances => {
  const service = serviceFor(need)
  const { holder, queue } = state[service]
  const isNext = holder !== null && holder !== seat && isShared(state, service, holder, seat)
  const all = [...(holder === null ? [] : [holder]), ...(isNext ? [] : queue), seat]
  const served = all.slice(0, all.indexOf(seat) + 1)
  let wait = AT_ONCE
  for (const [place, one] of served.entries()) {
    const before = served[place - 1]
    // Who is on turn after the seat that was helped goes on in the same round.
    const isInTime = before !== undefined && turnsUntil(state, one) > turnsUntil(state, before)
    const own = isNext && one === seat ? AT_ONCE : outlook.help(distanceTo(game, state, service, one))
    wait = later(isInTime ? sooner(wait) : wait, own)
  }
  return wait
}

/** Turns to Dakar of a car that the truck brings fuel to. */
const refuelled = ({ track }: ParisDakar, outlook: Outlook, at: number, cards: number, fuel: number): Chances =>
  oneOf(
    track.faces.map(({ value, weight }) => ({
      weight,
      chances: outlook.turns(at, cards, fuel + fuelDue(value), 'move'),
    })),
  )

/** Own turns of a seat to Dakar, the one under way or next included. */
const turnsLeft = (game: ParisDakar, outlook: Outlook, state: State, seat: Seat): Chances => {
  const { at, cards, fuel, needs, missTurns } = playerAt(state, seat)
  const { phase } = state
  const [need] = needs
  const held = needs.includes('mechanic') ? 0 : Math.min(CARDS_TO_DRIVE_WITH, cards)
  const isExtra = phase._tag === 'Spinning' && phase.purpose === 'extra' && state.seat === seat
  const driving = needs.includes('fuel')
    ? refuelled(game, outlook, at, held, fuel)
    : outlook.turns(at, held, fuel, isExtra ? 'extra' : 'move')
  const ready = need === undefined ? driving : later(waiting(game, outlook, state, seat, need), driving)
  return missTurns === 0 ? ready : later(turnsOf(missTurns), ready)
}

/** How likely one seat is in Dakar before another. */
const ahead = (state: State, all: ReadonlyArray<Chances>, seat: Seat, other: Seat): number => {
  const { arrived } = state
  const [me, they] = [arrived.indexOf(seat), arrived.indexOf(other)]
  if (me >= 0 || they >= 0) return they < 0 || (me >= 0 && me < they) ? 1 : 0
  const isFirst = turnsUntil(state, seat) < turnsUntil(state, other)
  return likelyBefore(all[seat] as Chances, all[other] as Chances, isFirst)
}

/**
 * Makes the evaluation of Paris-Dakar on a board; it works out at once how a car alone fares from everywhere, in some seconds.
 *
 * A car that has a number shown already is judged as if it were to spin: ask it of positions in which chance is next.
 *
 * @returns the shares by seat: of each pair of cars, how likely the one is in Dakar before the other when each is driven in the fewest
 * turns, help under way and queues for it included; the luck of the two is taken for independent
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { parisDakarShares } from 'parc-ferme/bots'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 2, starter: 0 })
 * if (E.isLeft(rally)) throw new Error('two drivers can set out')
 * const [first = 0, second = 0] = parisDakarShares(parisDakar)(rally.right.state)
 * assert.ok(first > 0.5 && second < 0.5 && Math.abs(first + second - 1) < 1e-9)
 */
export const parisDakarShares = (game: ParisDakar): Evaluate<State> => {
  const outlook = outlookOn(game)
  return (state) => {
    const all = state.players.map((_, seat) =>
      state.arrived.includes(seat) ? AT_ONCE : turnsLeft(game, outlook, state, seat),
    )
    return all.map((_, seat) => {
      let sum = 0
      for (let other = 0; other < all.length; other++) if (other !== seat) sum += ahead(state, all, seat, other)
      return sum / (all.length - 1)
    })
  }
}
