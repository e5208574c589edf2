/** The draft that a step works on: it is made for the step and never leaves it; the state handed in stays as it is. */
import type { Log } from '../../core/log.js'
import type { ChoiceScratch } from '../choices.js'
import type { Event } from '../event.js'
import type { Agreement, Car, Phase, State } from '../model.js'
import type { Board, CardTable } from '../road.js'

/** A position in the making; one of them serves a game for all its steps. */
export interface RaceScratch {
  readonly board: Board
  readonly choice: ChoiceScratch
  /** The state that the step started from. */
  readonly given: Record<'state', State>
  readonly made: Record<'cars', Array<Car>>
  readonly told: Record<'log', Log<Event>>
  readonly count: Record<'turn' | 'slot' | 'stops', number>
  readonly lists: Record<'order' | 'wet', ReadonlyArray<number>>
  readonly wait: Record<'phase', Phase>
}

/** A draft for a game, standing where a state does. */
export const makeDraft = (board: Board, choice: ChoiceScratch, state: State): RaceScratch => ({
  board,
  choice,
  given: { state },
  made: { cars: [] },
  told: { log: null },
  count: { turn: state.turn, slot: state.slot, stops: state.stops },
  lists: { order: state.order, wet: state.wet },
  wait: { phase: state.phase },
})

/** Brings a draft to where a state stands. */
export const openDraft = (raceScratch: RaceScratch, state: State, log: Log<Event>): void => {
  const { given, made, told, count, lists, wait } = raceScratch
  given.state = state
  made.cars = [...state.cars]
  told.log = log
  count.turn = state.turn
  count.slot = state.slot
  count.stops = state.stops
  lists.order = state.order
  lists.wet = state.wet
  wait.phase = state.phase
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
): State => ({ agreement, phase, turn, order, slot, wet, stops, cars })

/** The state that a draft has come to; nobody writes to the draft after that. */
export const closeDraft = (raceScratch: RaceScratch): State => {
  const { agreement } = raceScratch.given.state
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  const { phase } = raceScratch.wait
  const { turn, slot, stops } = raceScratch.count
  const { order, wet } = raceScratch.lists
  log?.push({ _tag: 'Waiting', phase })
  return makeState(agreement, phase, turn, order, slot, wet, stops, cars)
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
