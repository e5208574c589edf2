/**
 * What a bot is: it sees a view and the moves that are legal, never a position.
 */
import { uniformPolicy } from '../core/playout.js'
import type { Rng } from '../core/rng.js'

/** So many rounds of thought; the answer depends on nothing but the view, the moves, the generator and this number. */
export interface Iterations {
  /** Whole, at least 1. */
  readonly iterations: number
}

/** So much time; the answer depends on the speed of the machine. */
export interface Milliseconds {
  /** At least 0. */
  readonly milliseconds: number
  /** The caller's clock, in milliseconds from any moment, such as `() => performance.now()`; it never goes back. */
  readonly now: () => number
}

/** How long a bot may think about one decision. */
export type Budget = Iterations | Milliseconds

/**
 * Decides for a seat: one of the legal moves, and the generator to go on with.
 *
 * The budget comes last, so that a bot that needs none is a function of three; without one, a bot that searches takes the budget that it
 * was made with.
 *
 * @param view - the position as the seat sees it
 * @param legal - the moves that the seat may choose from, at least one
 */
export type Bot<View, Move> = (
  view: View,
  legal: ReadonlyArray<Move>,
  rng: Rng,
  budget?: Budget,
) => readonly [Move, Rng]

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
export const randomBot = <Move>(view: unknown, legal: ReadonlyArray<Move>, rng: Rng): readonly [Move, Rng] =>
  uniformPolicy(view, legal, rng)

/** What is left of a generator after as many iterations as a budget allows, one at least where time is the budget. */
export const iterateFor = (budget: Budget, rng: Rng, iteration: (rng: Rng) => Rng): Rng => {
  let next = rng
  if ('iterations' in budget) {
    for (let done = 0; done < budget.iterations; done++) next = iteration(next)
    return next
  }
  const end = budget.now() + budget.milliseconds
  do next = iteration(next)
  while (budget.now() < end)
  return next
}
