/** Positions of random games, and what can be seen and done in them. */
import fc from 'fast-check'
import { defect } from '../core/defect.js'
import type { Game, Viewer } from '../core/game.js'
import { type Arbitraries, settingOf } from './arbitraries.js'
import { anySeed } from './law.js'
import { randomGame } from './random-game.js'

/** A position of a random game, with what a front end or a decoder may be handed of it. */
export interface AnyPosition<Options, State, Move, View> {
  readonly options: Options
  readonly state: State
  /** One of the moves that could be thought of, or a legal one, or an outcome of chance. */
  readonly move: Move | null
  readonly viewer: Viewer
  readonly view: View
}

/**
 * Positions after some moves of random games, each with a move, legal or not, and with a view of it.
 *
 * Shrinks toward the start of the game.
 *
 * @param mostPlies - how far into a game it goes
 * @example
 * import fc from 'fast-check'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 * import { anyPosition, parisDakarArbitraries } from 'parc-ferme/testing'
 *
 * const positions = anyPosition(parisDakar, parisDakarArbitraries(parisDakar), 50)
 * fc.assert(fc.property(positions, ({ view, viewer }) => view.viewer === viewer), { numRuns: 5 })
 */
export const anyPosition = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  arbitraries: Arbitraries<Options, State, Move, Event, View>,
  mostPlies: number,
): fc.Arbitrary<AnyPosition<Options, State, Move, View>> =>
  fc
    .record({
      options: arbitraries.options,
      seed: fc.noShrink(anySeed),
      plies: fc.integer({ min: 1, max: mostPlies }),
      which: fc.nat(),
    })
    .filter(({ options }) => game.setup(options)._tag === 'Right')
    .map(({ options, seed, plies, which }) => {
      const state = randomGame(game, options, seed, plies).plies.at(-1)?.after
      return { options, seed, which, state }
    })
    .filter((drawn): drawn is typeof drawn & { readonly state: State & {} } => drawn.state !== undefined)
    .map(({ options, seed, which, state }) => {
      const { viewers } = settingOf(game, arbitraries, { options, seed })
      const moves = [...game.legal(state), ...game.outcomes(state).map(({ move }) => move), ...arbitraries.moves(state)]
      const viewer = viewers[which % viewers.length] ?? defect('testing', 'a spectator looks on')
      const move = moves.length === 0 ? null : (moves[which % moves.length] as Move)
      return { options, state, move, viewer, view: game.view(state, viewer) }
    })
