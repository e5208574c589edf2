/** The draft that a step works on: it is made for the step and never leaves it; the state handed in stays as it is. */
import type { Log } from '../../core/log.js'
import type { ChoiceScratch } from '../choices.js'
import type { Event } from '../event.js'
import type { Agreement, Car, HeldThrow, LedCorner, Notes, Phase, State } from '../model.js'
import type { Board, CardTable } from '../road.js'

/** A position in the making; one of them serves a game for all its steps. */
export interface RaceScratch {
  readonly board: Board
  readonly choice: ChoiceScratch
  /** The state that the step started from. */
  readonly given: Record<'state', State>
  readonly made: Record<'cars', Array<Car>>
  readonly told: Record<'log', Log<Event>>
  /** Turn, slot and stops of the position; the counts that the car on the move has driven, once others follow it. */
  readonly count: Record<'turn' | 'slot' | 'stops' | 'counts', number>
  readonly lists: Record<'order' | 'wet', ReadonlyArray<number>>
  readonly wait: Record<'phase', Phase>
  /** The notes of the position, each list by itself. */
  readonly noted: Record<'followers', Notes['followers']> & Record<'led', Notes['led']> & Record<'held', Notes['held']>
}

const NOBODY: ReadonlyArray<number> = []
const NO_CORNERS: ReadonlyArray<LedCorner> = []
const NO_THROWS: ReadonlyArray<HeldThrow> = []

/** Nothing to keep in mind. */
export const NO_NOTES: Notes = { followers: NOBODY, led: NO_CORNERS, held: NO_THROWS }

/** A draft for a game, standing where a state does. */
export const makeDraft = (board: Board, choice: ChoiceScratch, state: State): RaceScratch => ({
  board,
  choice,
  given: { state },
  made: { cars: [] },
  told: { log: null },
  count: { turn: state.turn, slot: state.slot, stops: state.stops, counts: 0 },
  lists: { order: state.order, wet: state.wet },
  wait: { phase: state.phase },
  noted: { followers: NOBODY, led: NO_CORNERS, held: NO_THROWS },
})

/** Brings a draft to where a state stands. */
export const openDraft = (raceScratch: RaceScratch, state: State, log: Log<Event>): void => {
  const { given, made, told, count, lists, wait, noted } = raceScratch
  given.state = state
  made.cars = [...state.cars]
  told.log = log
  count.turn = state.turn
  count.slot = state.slot
  count.stops = state.stops
  lists.order = state.order
  lists.wet = state.wet
  wait.phase = state.phase
  noted.followers = state.notes.followers
  noted.led = state.notes.led
  noted.held = state.notes.held
}

/** The one literal that states come from. */
export const makeState = (
  agreement: Agreement,
  phase: Phase,
  turn: number,
  order: ReadonlyArray<number>,
  slot: number,
  wet: ReadonlyArray<number>,
  stops: number,
  cars: ReadonlyArray<Car>,
  notes: Notes = NO_NOTES,
): State => ({ agreement, phase, turn, order, slot, wet, stops, notes, cars })

// The notes of the draft; those of the state that the step started from, if nothing of them has changed.
const notesOf = ({ noted: { followers, led, held }, given }: RaceScratch): Notes => {
  const { notes } = given.state
  if (followers === notes.followers && led === notes.led && held === notes.held) return notes
  return followers.length + led.length + held.length === 0 ? NO_NOTES : { followers, led, held }
}

/** The draft as a position, to ask of it what is open. */
export const draftState = (raceScratch: RaceScratch): State => {
  const { given, made, wait, count, lists } = raceScratch
  const { agreement } = given.state
  const notes = notesOf(raceScratch)
  return makeState(agreement, wait.phase, count.turn, lists.order, count.slot, lists.wet, count.stops, made.cars, notes)
}

/** The state that a draft has come to; nobody writes to the draft after that. */
export const closeDraft = (raceScratch: RaceScratch): State => {
  const state = draftState(raceScratch)
  raceScratch.told.log?.push({ _tag: 'Waiting', phase: state.phase, notes: state.notes })
  return state
}

/** A car of the draft. */
export const carAt = (raceScratch: RaceScratch, index: number): Car => raceScratch.made.cars[index] as Car

/** Its card. */
export const cardAt = (raceScratch: RaceScratch, index: number): CardTable =>
  raceScratch.board.cards[carAt(raceScratch, index).card] as CardTable

/** Puts a car in the place of what it was. */
export const put = (raceScratch: RaceScratch, index: number, car: Car): void => {
  const { cars } = raceScratch.made
  cars[index] = car
}
