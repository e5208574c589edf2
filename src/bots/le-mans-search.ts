/**
 * The searching driver of Le Mans: expectimax with what suits this game.
 */
import type { LeMans, Move, View } from '../le-mans/rules/index.js'
import type { Bot } from './bot.js'
import { expectimax } from './expectimax.js'
import { leMansShares } from './le-mans-shares.js'

/** How {@link searchLeMans} searches. */
export interface LeMansSearchOptions {
  /** Decisions that are looked ahead, its own included; 1 if not given. */
  readonly depth?: number
}

/**
 * Makes a maker of searching drivers for a course; all of them share what was worked out about it.
 *
 * The die at a corner decides a race, so every face is weighed exactly, and the position after it is judged by {@link leMansShares}: the
 * driver takes a chance when he is behind, and none when he is ahead. A decision takes some milliseconds.
 *
 * @param options - what shall be otherwise than said
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { searchLeMans } from 'parc-ferme/bots'
 * import { leMans } from 'parc-ferme/le-mans'
 *
 * const race = start(leMans)({ seats: 2, laps: 1 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const { state } = race.right.match
 * const turn = leMans.turn(state)
 * const view = leMans.view(state, turn._tag === 'Choose' ? turn.seat : 0)
 * const [move] = searchLeMans(leMans)()(view, leMans.legal(state), seeded(1))
 * assert.deepStrictEqual(move._tag, 'Drive')
 */
export const searchLeMans = (game: LeMans, { depth = 1 }: LeMansSearchOptions = {}): (() => Bot<View, Move>) => {
  const driver = expectimax(game, leMansShares(game), { depth })
  return () => driver
}
