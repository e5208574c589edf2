/** Laws of weights and odds. */
import type { Game } from '../core/game.js'
import { addFractions, fraction } from '../core/fraction.js'
import { canonical } from '../core/hash.js'
import { odds } from '../core/odds.js'
import type { Setting } from './arbitraries.js'
import { difference } from './difference.js'
import type { Finding, PlyLaw } from './law.js'
import type { Ply } from './random-game.js'

/** Laws of plies that ask what chance may do. */
export const lawsOfChance = <Options, State, Move, Event, View, Refusal>(): ReadonlyArray<
  PlyLaw<Options, State, Move, Event, View, Refusal>
> => [
  {
    name: 'weights of chance are whole and positive, and no outcome comes twice',
    looksAt: 'every ply',
    finding: ({ before }, { game }) => soundOutcomes(game, before),
  },
  {
    name: 'the odds of a move sum to one exactly, and what happened is among its prospects',
    looksAt: 'a sample',
    finding: soundOdds,
  },
]

const soundOutcomes = <State>(
  game: Pick<Game<never, State, unknown, never, never, unknown>, 'outcomes'>,
  state: State,
): Finding => {
  const outcomes = game.outcomes(state)
  const odd = outcomes.find(({ weight }) => !Number.isSafeInteger(weight) || weight < 1)
  if (odd !== undefined) return `an outcome weighs ${odd.weight}`
  return new Set(outcomes.map(({ move }) => canonical(move))).size === outcomes.length ? null : 'an outcome comes twice'
}

const MOST_POSITIONS = 60

const soundOdds = <Options, State, Move, Event, View, Refusal>(
  { before, move, after }: Ply<State, Move, Event>,
  { game }: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  if (game.turn(before)._tag !== 'Choose') return null
  const told = odds(game, { limit: MOST_POSITIONS })(before, move)
  // Beyond the limit nothing is told; the move itself was accepted before.
  if (told._tag === 'Left') return null
  const sum = told.right.reduce((total, { probability }) => addFractions(total, probability), fraction(0n, 1n))
  if (sum.numerator !== 1n || sum.denominator !== 1n) return `the odds sum to ${sum.numerator}/${sum.denominator}`
  if (game.turn(after)._tag === 'Chance') return null
  return difference(told.right, [{ probability: fraction(1n, 1n), state: after }], 'odds')
}
