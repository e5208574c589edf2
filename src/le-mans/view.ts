/** What a viewer sees. Nothing in this game is hidden, so everybody sees everything, and nothing is ever revealed. */
import type { Viewer } from '../core/game.js'
import type { Rng } from '../core/rng.js'
import type { Event } from './event.js'
import type { State, View } from './model.js'
import { makeState } from './race.js'

/** The whole position, listed. @rule none: nothing is hidden */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  agreement: state.agreement,
  phase: state.phase,
  turn: state.turn,
  order: state.order,
  slot: state.slot,
  wet: state.wet,
  stops: state.stops,
  notes: state.notes,
  cars: state.cars,
})

/** The event as it is. @rule none: nothing is hidden */
export const viewEvent = (event: Event, _viewer: Viewer): Event => event

/** The one position that looks like this. @rule none: nothing is hidden */
export const redeal = (seen: View, rng: Rng): readonly [State, Rng] => [
  makeState(seen.agreement, seen.phase, seen.turn, seen.order, seen.slot, seen.wet, seen.stops, seen.cars, seen.notes),
  rng,
]

/** Never. @rule none: nothing is hidden */
export const reveals = (_event: Event): boolean => false
