/** A game played to its end without a record, as bots and searches do by the thousand. */
import { throwChance } from './chance.js'
import { defect } from './defect.js'
import type { Game, Over } from './game.js'
import { integerBelow, type Rng } from './rng.js'

/**
 * Who decides in a playout, for every seat.
 *
 * Called with a full position and the moves that are legal in it, at least one; answers with one of them and the generator to go on
 * with. A player that must not see everything builds its view first.
 */
export type Policy<State, Move> = (state: State, legal: ReadonlyArray<Move>, rng: Rng) => readonly [Move, Rng]

/** How far a playout goes. */
export interface PlayoutOptions {
  /** Most moves that are made, decisions and chance alike. */
  readonly maxPlies: number
}

/** Where a playout ended. */
export interface Playout<State> {
  readonly state: State
  /** Moves made, decisions and chance alike. */
  readonly plies: number
  readonly rng: Rng
  /** The final placings; `null` when the playout was cut off. */
  readonly over: Over | null
}

const MOST_PLIES = 100_000

/**
 * The end of a game that begins in a position: chance falls by its weights, a policy decides, and no events are made.
 *
 * Begins in any position, one that is over included, and makes at most `maxPlies` moves, 100,000 if not given. A move of the policy
 * that the rules refuse is a defect.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { type Game, playout, seeded, uniformPolicy } from 'parc-ferme'
 *
 * // A pile of matches: take one or two, who takes the last one wins.
 * const matches: Pick<Game<null, number, number, null, null, 'TooMany'>, 'turn' | 'legal' | 'outcomes' | 'advance'> = {
 *   turn: (pile) => (pile === 0 ? { _tag: 'Over', standings: [] } : { _tag: 'Choose', seat: 0 }),
 *   legal: (pile) => [1, 2].filter((taken) => taken <= pile),
 *   outcomes: () => [],
 *   advance: (pile, taken) => (taken <= pile ? E.right(pile - taken) : E.left('TooMany')),
 * }
 * const { state, over } = playout(matches)(7, uniformPolicy, seeded(1))
 * assert.deepStrictEqual([state, over], [0, { _tag: 'Over', standings: [] }])
 */
export const playout =
  <State, Move>(
    game: Pick<Game<never, State, Move, never, never, unknown>, 'turn' | 'legal' | 'outcomes' | 'advance'>,
  ) =>
  (state: State, policy: Policy<State, Move>, rng: Rng, options?: PlayoutOptions): Playout<State> => {
    const most = options?.maxPlies ?? MOST_PLIES
    const thrown = throwChance(game)
    let [position, next] = [state, rng]
    for (let plies = 0; ; plies++) {
      const turn = game.turn(position)
      if (turn._tag === 'Over') return { state: position, plies, rng: next, over: turn }
      if (plies >= most) return { state: position, plies, rng: next, over: null }
      const [move, after] =
        turn._tag === 'Chance' ? thrown(position, next) : policy(position, game.legal(position), next)
      const advanced = game.advance(position, move)
      if (advanced._tag === 'Left') return defect('playout', `the move ${plies} is one of those that were offered`)
      position = advanced.right
      next = after
    }
  }

/**
 * The policy of a player who takes any legal move, each as likely as the others.
 *
 * @example
 * import assert from 'node:assert'
 * import { scripted, uniformPolicy } from 'parc-ferme'
 *
 * assert.deepStrictEqual(uniformPolicy('start', ['left', 'right'], scripted([1]))[0], 'right')
 */
export const uniformPolicy = <Move>(_state: unknown, legal: ReadonlyArray<Move>, rng: Rng): readonly [Move, Rng] => {
  const [index, next] = integerBelow(legal.length)(rng)
  return [legal[index] as Move, next]
}
