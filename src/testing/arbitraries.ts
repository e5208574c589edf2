/** What the laws of a game need besides the game. */
import type fc from 'fast-check'
import type { Codecs } from '../core/codec.js'
import type { Game, Viewer } from '../core/game.js'

/** What random games of one game are made of, and what the laws compare them with. */
export interface Arbitraries<Options, State, Move, Event, View> {
  /** Options that the rules accept. */
  readonly options: fc.Arbitrary<Options>
  /** How many seats play, at least 1. */
  readonly seats: (options: Options) => number
  /**
   * Every well-formed move that could be thought of in a position, legal or not, without paths of one's own.
   *
   * The laws hold the rules against this list, so it should know nothing of the rules.
   */
  readonly moves: (state: State) => ReadonlyArray<Move>
  readonly codecs: Codecs<Options, State, Move, Event, View>
  /** The view after an event that the viewer was told. */
  readonly foldView: (view: View, event: Event) => View
  /** No game is longer; in plies. */
  readonly mostPlies: number
  /** Dear laws look at one of so many positions; at least 1. */
  readonly sample: number
}

/** A game played at random: its options and the seed of the generator that chooses. */
export interface Trial<Options> {
  readonly options: Options
  /** 0 to 2^31 - 1. */
  readonly seed: number
}

/** Everything that a law may look at besides the moves of a game. */
export interface Setting<Options, State, Move, Event, View, Refusal> extends Trial<Options> {
  readonly game: Game<Options, State, Move, Event, View, Refusal>
  readonly arbitraries: Arbitraries<Options, State, Move, Event, View>
  /** Every seat, and a spectator. */
  readonly viewers: ReadonlyArray<Viewer>
}

/** The setting of one trial. */
export const settingOf = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  arbitraries: Arbitraries<Options, State, Move, Event, View>,
  { options, seed }: Trial<Options>,
): Setting<Options, State, Move, Event, View, Refusal> => ({
  game,
  arbitraries,
  options,
  seed,
  viewers: [...Array.from({ length: arbitraries.seats(options) }, (_, seat) => seat), 'spectator'],
})
