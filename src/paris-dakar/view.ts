/** What a viewer may know: everything, since nothing in this game is hidden from anybody. */
import type { Rng } from '../core/rng.js'
import type { Seat, Viewer } from '../core/game.js'
import { BREAKDOWN_CARDS } from './data/numbers.js'
import type { Event } from './event.js'
import type { Agreement, Helicopter, Phase, Player, State, Truck } from './model.js'
import { stateOf } from './state.js'

/** What a viewer sees; it can be handed to the previews in the place of a position. */
export interface View {
  readonly viewer: Viewer
  readonly agreement: Agreement
  readonly phase: Phase
  readonly turn: number
  readonly seat: Seat
  readonly players: ReadonlyArray<Player>
  readonly bank: number
  /** Breakdown cards in the bank. @rule PD-0.3 */
  readonly bankCards: number
  readonly truck: Truck
  readonly helicopter: Helicopter
  readonly read: ReadonlyArray<number>
  readonly arrived: ReadonlyArray<Seat>
}

/** Breakdown cards that nobody holds. @rule PD-0.3, PD-3.1 */
export const bankCardsOf = (players: ReadonlyArray<Player>): number =>
  players.reduce((left, player) => left - player.cards, BREAKDOWN_CARDS)

/** The position as a viewer sees it, item by item. @rule PD-3.1-3, PD-0.11 */
export const viewOf = (state: State, viewer: Viewer): View => ({
  viewer,
  agreement: state.agreement,
  phase: state.phase,
  turn: state.turn,
  seat: state.seat,
  players: state.players,
  bank: state.bank,
  bankCards: bankCardsOf(state.players),
  truck: state.truck,
  helicopter: state.helicopter,
  read: state.read,
  arrived: state.arrived,
})

/** An event as a viewer sees it: whole. @rule PD-2.3 */
export const viewEventOf = (event: Event): Event => event

/** The position that looks like this; there is only one, so nothing is drawn. @rule PD-3.1-3 */
export const redealOf = (view: View, rng: Rng): readonly [State, Rng] => [
  stateOf(
    view.agreement,
    view.phase,
    view.turn,
    view.seat,
    view.players,
    view.bank,
    view.truck,
    view.helicopter,
    view.read,
    view.arrived,
  ),
  rng,
]
