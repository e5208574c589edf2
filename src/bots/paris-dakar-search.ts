/**
 * The searching Paris-Dakar driver: playing on from every move, with what suits this game.
 */
import { defect } from '../core/defect.js'
import type { Policy } from '../core/playout.js'
import type { Move, ParisDakar, State, View } from '../paris-dakar/rules/index.js'
import type { Bot } from './bot.js'
import { parisDakarShares } from './paris-dakar-shares.js'
import { rolloutSearch, type RolloutOptions } from './rollout-search.js'
import { type Evaluate, sharesOf } from './share.js'

/** Far enough to see who needs the truck while another has it, and who meets whom on a space. */
const PLAYOUT_PLIES = 16

/** The policy of players who take what the shares are best after. */
const byShares =
  (game: ParisDakar, evaluate: Evaluate<State>): Policy<State, Move> =>
  (state, legal, rng) => {
    const [first] = legal
    const turn = game.turn(state)
    if (first === undefined || turn._tag !== 'Choose')
      return defect('bots', 'a policy is asked where a seat must choose')
    let [best, most] = [first, -1]
    for (const move of legal.length === 1 ? [] : legal) {
      const share = shareAfter(game, evaluate, state, move, turn.seat)
      if (share > most) [best, most] = [move, share]
    }
    return [best, rng]
  }

const shareAfter = (game: ParisDakar, evaluate: Evaluate<State>, state: State, move: Move, seat: number): number => {
  const next = game.advance(state, move)
  if (next._tag === 'Left') return defect('bots', 'a move that is offered is accepted')
  const turn = game.turn(next.right)
  return (turn._tag === 'Over' ? sharesOf(turn.standings) : evaluate(next.right))[seat] ?? 0
}

/**
 * Makes a maker of searching drivers for a board; all of them share what was worked out about it.
 *
 * A rally has few decisions and much luck: from each move it is played on for some turns by drivers who weigh their moves by
 * {@link parisDakarShares}, and judged by the same.
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
 * const [move] = searchParisDakar(parisDakar)()(parisDakar.view(state, turn.seat), legal, seeded(1), { iterations: 5 })
 * assert.ok(legal.includes(move))
 */
export const searchParisDakar = (
  game: ParisDakar,
  options: Partial<RolloutOptions<State, Move>> = {},
): (() => Bot<View, Move>) => {
  const evaluate = parisDakarShares(game)
  const policy = byShares(game, evaluate)
  const driver = rolloutSearch(game, { policy, playoutPlies: PLAYOUT_PLIES, evaluate, ...options })
  return () => driver
}
