/**
 * The searching Paris-Dakar driver: expectimax with what suits this game.
 */
import type { Move, ParisDakar, View } from '../paris-dakar/rules/index.js'
import type { Bot } from './bot.js'
import { expectimax } from './expectimax.js'
import { parisDakarShares } from './paris-dakar-shares.js'

/** How {@link searchParisDakar} searches. */
export interface ParisDakarSearchOptions {
  /** Spins that are weighed after the move, of all seats together, with all that is decided on the way; 1 if not given. */
  readonly spins?: number
}

/**
 * Makes a maker of searching drivers for a board; all of them share what was worked out about it, in some seconds when the first is made.
 *
 * A rally has few decisions and much luck: every number of the next spin is weighed exactly, and the position after it is judged by
 * {@link parisDakarShares}. So the driver plays for the likelier win, not for the fewest turns.
 *
 * @param options - what shall be otherwise than said
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { searchParisDakar } from 'parc-ferme/bots'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 *
 * const rally = start(parisDakar)({ seats: 2 }, seeded(1))
 * if (E.isLeft(rally)) throw new Error('two drivers can set out')
 * const { state } = rally.right.match
 * const turn = parisDakar.turn(state)
 * if (turn._tag !== 'Choose') throw new Error('nobody has arrived yet')
 * const legal = parisDakar.legal(state)
 * const [move] = searchParisDakar(parisDakar)()(parisDakar.view(state, turn.seat), legal, seeded(1))
 * assert.ok(legal.includes(move))
 */
export const searchParisDakar = (
  game: ParisDakar,
  { spins = 1 }: ParisDakarSearchOptions = {},
): (() => Bot<View, Move>) => {
  let driver: Bot<View, Move> | null = null
  return () => (driver ??= expectimax(game, parisDakarShares(game), { depth: Infinity, chanceDepth: spins }))
}
