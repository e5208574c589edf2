/**
 * The searching Formula 1 driver: the tree search with what suits this game.
 */
import type { Formula1, Move, State, View } from '../formula-1/rules/index.js'
import type { Bot } from './bot.js'
import { formula1Shares } from './formula-1-shares.js'
import { informationSetSearch, type SearchOptions } from './information-set-search.js'

/** Shares of neighbouring moves differ by a few hundredths, so little is gained by trying much that looks worse. */
const EXPLORATION = 0.05

/**
 * Makes a maker of searching drivers for a circuit, each for one seat of one game; all of them share what was worked out about it.
 *
 * Leaves of the tree are judged at once by {@link formula1Shares}. Some 1,000 to 1,500 iterations a decision take a fifth of a second.
 *
 * @param options - what shall be otherwise than said
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { searchFormula1 } from 'parc-ferme/bots'
 * import { formula1 } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const { state } = race.right.match
 * const driver = searchFormula1(formula1)()
 * const view = formula1.view(state, state.cars[0]?.seat ?? 0)
 * const [move] = driver(view, formula1.legal(state), seeded(1), { iterations: 20 })
 * assert.deepStrictEqual(move._tag, 'SetSpeed')
 */
export const searchFormula1 = (game: Formula1, options: SearchOptions<State, Move> = {}): (() => Bot<View, Move>) => {
  const evaluate = formula1Shares(game)
  return () =>
    informationSetSearch(game, { exploration: EXPLORATION, playoutPlies: 0, evaluate, reuse: true, ...options })
}
