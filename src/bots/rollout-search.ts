/**
 * Search by playing on from every move alike, with the same luck for each.
 *
 * Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search", Advances in Neural Information Processing Systems 9, 1996,
 * with common random numbers, as simulation compares alternatives: Glasserman and Yao, "Some Guidelines and Guarantees for Common Random
 * Numbers", Management Science 38 (6), 1992. Where there are few moves and much luck it tells small differences better than a tree.
 */
import { defect } from '../core/defect.js'
import type { Game, Seat } from '../core/game.js'
import { playout, type Policy } from '../core/playout.js'
import { integerBelow, type Rng } from '../core/rng.js'
import { iterateFor, type Bot, type Budget } from './bot.js'
import { type Evaluate, sharesOf } from './share.js'

/** What the search asks of a game. */
export type RolloutSearchable<State, Move, View> = Pick<
  Game<never, State, Move, never, View, unknown>,
  'turn' | 'legal' | 'outcomes' | 'advance' | 'redeal'
>

/** How {@link rolloutSearch} searches. */
export interface RolloutOptions<State, Move> {
  /** How all seats go on after the move that is tried. */
  readonly policy: Policy<State, Move>
  /** Most moves that are played on, decisions and chance alike; to the end of the game if not given. */
  readonly playoutPlies?: number
  /** What a position is worth in which a playout was cut off; 1/2 to every seat if not given. */
  readonly evaluate?: Evaluate<State>
  /** For callers who give none; 1,000 iterations if not given. In each of them every move is tried once. */
  readonly budget?: Budget
}

const MOST_PLIES = 100_000

/** The share of a seat after a move and what follows, and the generator to go on with. */
const tried = <State, Move, View>(
  game: RolloutSearchable<State, Move, View>,
  { policy, playoutPlies = MOST_PLIES, evaluate }: RolloutOptions<State, Move>,
  state: State,
  move: Move,
  seat: Seat,
  rng: Rng,
): readonly [number, Rng] => {
  const next = game.advance(state, move)
  if (next._tag === 'Left') return defect('search', 'a move that is offered is accepted')
  const end = playout(game)(next.right, policy, rng, { maxPlies: playoutPlies })
  const shares = end.over === null ? evaluate?.(end.state) : sharesOf(end.over.standings)
  return [shares?.[seat] ?? 0.5, end.rng]
}

/**
 * The bot that plays on from each of its moves as often as its budget allows, and takes the one that fared best.
 *
 * Each iteration deals the hidden cards anew and plays on from every move with the same numbers drawn. A single legal move is taken at
 * once. The same view, moves, generator and number of iterations give the same move.
 *
 * @returns a bot that takes the move of the highest mean share, the first of several
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, uniformPolicy } from 'parc-ferme'
 * import { rolloutSearch, type RolloutSearchable } from 'parc-ferme/bots'
 *
 * // A pile of matches: two seats take one or two in turn, who takes the last one wins.
 * type Pile = { readonly left: number; readonly seat: number }
 * const matches: RolloutSearchable<Pile, number, Pile> = {
 *   turn: ({ left, seat }) =>
 *     left > 0 ? { _tag: 'Choose', seat } : { _tag: 'Over', standings: [{ seat: 1 - seat, place: 1 }, { seat, place: 2 }] },
 *   legal: ({ left }) => [1, 2].filter((taken) => taken <= left),
 *   outcomes: () => [],
 *   advance: ({ left, seat }, taken) => E.right({ left: left - taken, seat: 1 - seat }),
 *   redeal: (pile, rng) => [pile, rng],
 * }
 * const bot = rolloutSearch(matches, { policy: uniformPolicy })
 * assert.deepStrictEqual(bot({ left: 5, seat: 0 }, [1, 2], seeded(1), { iterations: 200 })[0], 2)
 */
export const rolloutSearch =
  <State, Move, View>(
    game: RolloutSearchable<State, Move, View>,
    options: RolloutOptions<State, Move>,
  ): Bot<View, Move> =>
  (view, legal, rng, budget = options.budget ?? { iterations: 1000 }): readonly [Move, Rng] => {
    if (legal.length === 1) return [legal[0] as Move, rng]
    const sums: Array<number> = legal.map(() => 0)
    const next = iterateFor(budget, rng, (fresh) => {
      const [state, dealt] = game.redeal(view, fresh)
      const turn = game.turn(state)
      if (turn._tag !== 'Choose') return defect('search', 'a bot is asked where a seat must choose')
      let after = dealt
      for (const [index, move] of legal.entries()) {
        const [share, left] = tried(game, options, state, move, turn.seat, dealt)
        sums[index] = (sums[index] ?? 0) + share
        after = left
      }
      // Nothing may have been drawn at all.
      return integerBelow(2)(after)[1]
    })
    return [legal[sums.indexOf(Math.max(...sums))] as Move, next]
  }
