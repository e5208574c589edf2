/**
 * From the end of one turn to the next spin: choices left open, offers to share, turns missed and passed.
 *
 * Joins the chapters on the turn and on sharing. What needs no decision and no spin happens here by itself.
 */
import { defect } from '../core/defect.js'
import type { Seat } from '../core/game.js'
import type { Log } from '../core/log.js'
import { callFromQueue } from './assistance.js'
import type { Track } from './board.js'
import type { Event } from './event.js'
import type { Player, Service, State } from './model.js'
import { openOffer, serviceFor, WAITING_RULE } from './rules/sharing.js'
import { nextSeat, opening, SPIN_RULE, SPINNING } from './rules/turn.js'
import { callerOf, inPhase, NOBODY, NOWHERE, playerAt, playerOf, replaced, stateOf, withPlayers } from './state.js'

/** The caller of the helicopter still has to say where it starts. @rule PD-12.3, PD-Q.57 */
const askForBase = (state: State, log: Log<Event>): State | null => {
  const { base, holder } = state.helicopter
  if (base !== null || holder === null) return null
  log?.push({ _tag: 'BaseOffered', rule: 'PD-12.3', seat: holder })
  return inPhase(state, { _tag: 'ChoosingBase' })
}

/** @rule PD-12.16, PD-12.19 */
const askToShare = (state: State, service: Service, log: Log<Event>): State | null => {
  const seat = openOffer(state, service)
  if (seat === null) return null
  const caller = callerOf(service === 'truck' ? state.truck : state.helicopter)
  const { cards } = playerAt(state.players, seat)
  log?.push({ _tag: 'ShareOffered', rule: 'PD-12.16', seat, caller, service, cards, served: null })
  return inPhase(state, { _tag: 'AnsweringOffer', seat, service })
}

/** What must be decided before anybody's turn; `null` for nothing. @rule PD-12.3, PD-12.16 */
const openQuestion = (state: State, log: Log<Event>): State | null =>
  state.truck.holder === null && state.helicopter.holder === null
    ? null
    : (askForBase(state, log) ?? askToShare(state, 'truck', log) ?? askToShare(state, 'helicopter', log))

const oneTurnLess = (state: State, seat: Seat, player: Player, log: Log<Event>): State => {
  const left = player.missTurns - 1
  log?.push({ _tag: 'TurnMissed', rule: 'PD-6.6', seat, left })
  const { at, fuel, cards, parked, needs } = player
  return withPlayers(state, replaced(state.players, seat, playerOf(at, fuel, cards, parked, needs, left)), state.bank)
}

/** The turn of a seat that waits: under `assistanceQueue: 'ownTurn'` it may take a free card. @rule PD-12.12-15, PD-Q.46 */
const waitOneTurn = (track: Track, state: State, seat: Seat, player: Player, log: Log<Event>): State => {
  const service = serviceFor(player.needs[0] ?? defect('paris-dakar', 'who waits has a need'))
  const { holder, queue } = service === 'truck' ? state.truck : state.helicopter
  if (holder === null) return callFromQueue(track, state, service, seat, log)
  const place = queue.indexOf(seat) + 1
  log?.push({ _tag: 'TurnPassed', rule: WAITING_RULE[service], seat, service, holder, place })
  return state
}

/** The turn passed on, still without the question what it brings. @rule PD-5.2 */
const passedOn = (state: State, players: ReadonlyArray<Player>, bank: number, log: Log<Event>): State => {
  log?.push({ _tag: 'TurnEnded', rule: 'PD-5.2', seat: state.seat })
  const { agreement, truck, helicopter, arrived } = state
  const seat = nextSeat(state.seat, players.length, arrived)
  // What the turn will bring, if nothing is asked before it; guessed now to build the position once.
  const begun = opening(state, seat, playerAt(players, seat))
  const phase = begun === 'missed' || begun === 'waiting' ? SPINNING.move : SPINNING[begun]
  return stateOf(agreement, phase, state.turn + 1, seat, players, bank, truck, helicopter, NOWHERE, arrived)
}

/**
 * The position that waits for the next decision or spin, before or at the beginning of the turn of `state.seat`.
 *
 * @rule PD-5.2, PD-6.1, PD-6.7, PD-10.2, PD-11.4, PD-11.11, PD-12.4, PD-12.11-15
 */
export const beginTurn = (track: Track, state: State, log: Log<Event>): State => {
  let next = state
  for (;;) {
    const question = openQuestion(next, log)
    if (question !== null) return question
    const { seat } = next
    const player = playerAt(next.players, seat)
    log?.push({ _tag: 'TurnStarted', rule: 'PD-5.2', seat, turn: next.turn })
    const begun = opening(next, seat, player)
    if (begun === 'missed' || begun === 'waiting') {
      const idle =
        begun === 'missed' ? oneTurnLess(next, seat, player, log) : waitOneTurn(track, next, seat, player, log)
      next = passedOn(idle, idle.players, idle.bank, log)
    } else {
      log?.push({ _tag: 'SpinAwaited', rule: SPIN_RULE[begun], seat, purpose: begun, served: NOBODY })
      return next.phase === SPINNING[begun] ? next : inPhase(next, SPINNING[begun])
    }
  }
}

/**
 * The position after the turn of `state.seat`, with its car and fuel as given here.
 *
 * @rule PD-5.2, PD-11.11, PD-12.11, PD-13.9
 */
export const endTurn = (
  track: Track,
  state: State,
  players: ReadonlyArray<Player>,
  bank: number,
  log: Log<Event>,
): State => beginTurn(track, passedOn(state, players, bank, log), log)
