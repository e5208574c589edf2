/**
 * Expectimax: every line of play to a depth, with chance weighed exactly.
 *
 * Michie, "Game-playing and game-learning automata", 1966, for two players and dice; more than two seats each maximize their own share
 * as in the max^n of Luckhardt and Irani, "An algorithmic solution of n-person games", AAAI 1986.
 */
import { defect } from '../core/defect.js'
import type { Game, Seat } from '../core/game.js'
import type { Rng } from '../core/rng.js'
import { after } from './after.js'
import type { Bot, Budget } from './bot.js'
import { type Evaluate, sharesOf } from './share.js'

/** What expectimax asks of a game. */
export type Searchable<State, Move, View> = Pick<
  Game<never, State, Move, never, View, unknown>,
  'turn' | 'legal' | 'outcomes' | 'advance' | 'view' | 'redeal'
>

/** How {@link expectimax} searches. */
export interface ExpectimaxOptions<View, Move> {
  /** Decisions that are looked ahead, of all seats together, the one asked for included; at least 1. Chance is not counted. */
  readonly depth: number
  /** Outcomes of chance that are weighed on a line of play before it is judged; all of them if not given. */
  readonly chanceDepth?: number
  /** How often hidden cards are dealt anew, the worth of a move being the mean; 1 if not given, enough where nothing is hidden. */
  readonly deals?: number
  /** How the others are thought to decide, each by his own view; if not given, each takes what is best for himself. */
  readonly opponents?: Bot<View, Move>
}

interface Searched<State, Move, View> {
  readonly game: Searchable<State, Move, View>
  readonly evaluate: Evaluate<State>
  readonly opponents: Bot<View, Move> | undefined
  readonly seat: Seat
  readonly rng: Rng
}

/** The shares that a position comes to, with so many decisions and outcomes of chance still looked at. */
const worth = <State, Move, View>(
  search: Searched<State, Move, View>,
  state: State,
  depth: number,
  chanceDepth: number,
): ReadonlyArray<number> => {
  const { game } = search
  const turn = game.turn(state)
  if (turn._tag === 'Over') return sharesOf(turn.standings)
  if ((turn._tag === 'Chance' ? chanceDepth : depth) === 0) return search.evaluate(state)
  return turn._tag === 'Chance'
    ? expected(search, state, depth, chanceDepth)
    : decided(search, state, turn.seat, depth, chanceDepth)
}

const expected = <State, Move, View>(
  search: Searched<State, Move, View>,
  state: State,
  depth: number,
  chanceDepth: number,
): ReadonlyArray<number> => {
  let total = 0
  const sums: Array<number> = []
  for (const { weight, move } of search.game.outcomes(state)) {
    const shares = worth(search, after(search.game, state, move), depth, chanceDepth - 1)
    for (let seat = 0; seat < shares.length; seat++) sums[seat] = (sums[seat] ?? 0) + weight * (shares[seat] ?? 0)
    total += weight
  }
  return sums.map((sum) => sum / total)
}

const decided = <State, Move, View>(
  search: Searched<State, Move, View>,
  state: State,
  seat: Seat,
  depth: number,
  chanceDepth: number,
): ReadonlyArray<number> => {
  const { game, opponents } = search
  const legal = game.legal(state)
  if (opponents !== undefined && seat !== search.seat) {
    const [move] = opponents(game.view(state, seat), legal, search.rng)
    return worth(search, after(game, state, move), depth - 1, chanceDepth)
  }
  let best: ReadonlyArray<number> = []
  for (const move of legal) {
    const shares = worth(search, after(game, state, move), depth - 1, chanceDepth)
    if (best.length === 0 || (shares[seat] ?? 0) > (best[seat] ?? 0)) best = shares
  }
  return best
}

// One deal at least; then as many as the options say, unless the caller's budget is smaller.
const goesOn = (budget: Budget | undefined, began: number, done: number, deals: number): boolean =>
  done === 0 ||
  (done < deals &&
    (budget === undefined ||
      ('iterations' in budget ? done < budget.iterations : budget.now() - began < budget.milliseconds)))

/**
 * The bot that looks at every line of play to a depth: chance by its exact weights, each seat doing what is best for itself, or the
 * others as a given bot would.
 *
 * Hidden cards are dealt anew from the view, and within a deal everybody is thought to see everything: the bot never plays to learn
 * or to conceal. It takes the first of several moves of equal worth. Its depth is its budget; of the caller's it takes account only
 * between two deals, each of which counts as an iteration. Work grows with the depth as the number of moves and outcomes to its power.
 *
 * @param game - any; asked for turns, moves, outcomes, and to deal again what the view hides
 * @param evaluate - what positions at the end of the lines are worth; those of games that are over are worth their standings
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded } from 'parc-ferme'
 * import { expectimax, type Searchable } from 'parc-ferme/bots'
 *
 * // A pile of matches: two seats take one or two in turn, who takes the last one wins.
 * type Pile = { readonly left: number; readonly seat: number }
 * const matches: Searchable<Pile, number, Pile> = {
 *   turn: ({ left, seat }) =>
 *     left > 0 ? { _tag: 'Choose', seat } : { _tag: 'Over', standings: [{ seat: 1 - seat, place: 1 }, { seat, place: 2 }] },
 *   legal: ({ left }) => [1, 2].filter((taken) => taken <= left),
 *   outcomes: () => [],
 *   advance: ({ left, seat }, taken) => E.right({ left: left - taken, seat: 1 - seat }),
 *   view: (pile) => pile,
 *   redeal: (pile, rng) => [pile, rng],
 * }
 * const bot = expectimax(matches, () => [0.5, 0.5], { depth: 4 })
 * assert.deepStrictEqual(bot({ left: 5, seat: 0 }, [1, 2], seeded(1))[0], 2)
 */
export const expectimax =
  <State, Move, View>(
    game: Searchable<State, Move, View>,
    evaluate: Evaluate<State>,
    { depth, chanceDepth = Infinity, deals = 1, opponents }: ExpectimaxOptions<View, Move>,
  ): Bot<View, Move> =>
  (view, legal, rng, budget): readonly [Move, Rng] => {
    const began = budget !== undefined && 'now' in budget ? budget.now() : 0
    const worths: Array<number> = legal.map(() => 0)
    let next = rng
    for (let done = 0; goesOn(budget, began, done, deals); done++) {
      const [state, dealt] = game.redeal(view, next)
      next = dealt
      const turn = game.turn(state)
      if (turn._tag !== 'Choose') return defect('expectimax', 'a bot is asked where a seat must choose')
      const search = { game, evaluate, opponents, seat: turn.seat, rng: next }
      for (const [index, move] of legal.entries()) {
        const shares = worth(search, after(game, state, move), depth - 1, chanceDepth)
        worths[index] = (worths[index] ?? 0) + (shares[turn.seat] ?? 0)
      }
    }
    return [legal[worths.indexOf(Math.max(...worths))] as Move, next]
  }
