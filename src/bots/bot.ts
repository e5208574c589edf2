/**
 * What a bot is: it sees a view and the moves that are legal, never a position.
 */
import { integerBelow, type Rng } from '../core/rng.js'

/** Decides for a seat: one of the legal moves, and the generator to go on with. */
export type Bot<View, Move> = (view: View, legal: ReadonlyArray<Move>, rng: Rng) => readonly [Move, Rng]

/**
 * The bot that takes any legal move, each as likely as the others.
 *
 * @example
 * import assert from 'node:assert'
 * import { seeded } from 'parc-ferme'
 * import { randomBot } from 'parc-ferme/bots'
 *
 * const [move] = randomBot(null, ['brake', 'coast'], seeded(1961))
 * assert.ok(['brake', 'coast'].includes(move))
 */
export const randomBot = <Move>(_view: unknown, legal: ReadonlyArray<Move>, rng: Rng): readonly [Move, Rng] => {
  const [index, next] = integerBelow(legal.length)(rng)
  return [legal[index] as Move, next]
}
