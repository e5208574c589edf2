/**
 * Bots as the policy of a playout.
 */
import { defect } from '../core/defect.js'
import type { Game } from '../core/game.js'
import type { Policy } from '../core/playout.js'
import type { Bot } from './bot.js'

/**
 * The policy of players who all decide as a bot would, each by his own view.
 *
 * @example
 * import assert from 'node:assert'
 * import { type Choose, seeded, type Viewer } from 'parc-ferme'
 * import { type Bot, policyOf } from 'parc-ferme/bots'
 *
 * const game = {
 *   turn: (_: string): Choose => ({ _tag: 'Choose', seat: 1 }),
 *   view: (_: string, viewer: Viewer) => `as seen by ${viewer}`,
 * }
 * const bot: Bot<string, string> = (view, _, rng) => [view === 'as seen by 1' ? 'coast' : 'brake', rng]
 * assert.deepStrictEqual(policyOf(game, bot)('on the grid', ['brake', 'coast'], seeded(1))[0], 'coast')
 */
export const policyOf =
  <State, Move, View>(
    game: Pick<Game<never, State, Move, never, View, unknown>, 'turn' | 'view'>,
    bot: Bot<View, Move>,
  ): Policy<State, Move> =>
  (state, legal, rng) => {
    const turn = game.turn(state)
    const seat = turn._tag === 'Choose' ? turn.seat : defect('bots', 'a policy is asked where a seat must choose')
    return bot(game.view(state, seat), legal, rng)
  }
