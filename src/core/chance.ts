/** Chance, carried out with a generator. */
import { defect } from './defect.js'
import type { Game, Outcome } from './game.js'
import { chooseWeighted, type Rng } from './rng.js'

const weightOf = ({ weight }: Outcome<unknown>): number => weight

/**
 * One outcome of the chance that a position waits for, each as likely as its weight.
 *
 * A position that waits for no chance is a defect.
 *
 * @param game - asked for its outcomes only
 * @returns the move of chance, still to be applied, and the generator to go on with; a scripted number is the index of the outcome
 * @example
 * import assert from 'node:assert'
 * import { scripted, throwChance } from 'parc-ferme'
 *
 * const coin = { outcomes: () => [{ weight: 1, move: 'heads' }, { weight: 1, move: 'tails' }] }
 * assert.deepStrictEqual(throwChance(coin)('in the air', scripted([1]))[0], 'tails')
 */
export const throwChance =
  <State, Move>(game: Pick<Game<never, State, Move, never, never, never>, 'outcomes'>) =>
  (state: State, rng: Rng): readonly [Move, Rng] => {
    const outcomes = game.outcomes(state)
    const [index, next] = chooseWeighted(outcomes.map(weightOf))(rng)
    const outcome = outcomes[index]
    return outcome === undefined ? defect('chance', 'a chosen outcome is listed') : [outcome.move, next]
  }
