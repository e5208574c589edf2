/** Laws of weights and odds. */
import type { Game } from '../core/game.js'
import { throwChance } from '../core/chance.js'
import { defect } from '../core/defect.js'
import { addFractions, fraction, fractionToNumber } from '../core/fraction.js'
import { canonical } from '../core/hash.js'
import { odds } from '../core/odds.js'
import { type Rng, seeded } from '../core/rng.js'
import type { Setting } from './arbitraries.js'
import { type Cell, isTooFar } from './chi-square.js'
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
  {
    name: 'how often each prospect comes agrees with its odds, by a chi-square test of 1,000 throws at one in a million',
    looksAt: 'a sample',
    finding: agreesWithThrows,
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

const THROWS = 1000
/** One of so many positions of the sample is thrown for, since it takes long. */
const THROWN_FOR = 8

const agreesWithThrows = <Options, State, Move, Event, View, Refusal>(
  ply: Ply<State, Move, Event>,
  { game, arbitraries, seed }: Setting<Options, State, Move, Event, View, Refusal>,
): Finding => {
  if ((ply.number + seed) % (arbitraries.sample * THROWN_FOR) !== 0) return null
  const cells = throwsAndOdds(game, ply, THROWS, seeded(seed ^ ply.number))
  return cells !== null && isTooFar(cells)
    ? `${THROWS} throws do not agree with the odds: ${JSON.stringify(cells)}`
    : null
}

/**
 * How often each prospect of a decision came in so many throws, and how often it should have come; `null` if nothing is thrown for,
 * or too much to be told.
 */
export const throwsAndOdds = <State, Move, Event>(
  game: Pick<Game<never, State, Move, never, never, unknown>, 'turn' | 'outcomes' | 'advance'>,
  { before, move, after }: Ply<State, Move, Event>,
  throws: number,
  generator: Rng,
): ReadonlyArray<Cell> | null => {
  if (game.turn(before)._tag !== 'Choose' || game.turn(after)._tag !== 'Chance') return null
  const told = odds(game, { limit: MOST_POSITIONS })(before, move)
  if (told._tag === 'Left') return null
  const cells = new Map<string, Cell>()
  for (const { probability, state } of told.right)
    cells.set(canonical(state), { found: 0, expected: throws * fractionToNumber(probability) })
  let rng = generator
  for (let thrown = 0; thrown < throws; thrown++) {
    const [state, next] = settled(game, after, rng)
    const text = canonical(state)
    const { found, expected } = cells.get(text) ?? { found: 0, expected: 0 }
    cells.set(text, { found: found + 1, expected })
    rng = next
  }
  return [...cells.values()]
}

/** The next position that waits for a decision, thrown for. */
const settled = <State, Move>(
  game: Pick<Game<never, State, Move, never, never, unknown>, 'turn' | 'outcomes' | 'advance'>,
  from: State,
  generator: Rng,
): readonly [State, Rng] => {
  let [state, rng] = [from, generator]
  while (game.turn(state)._tag === 'Chance') {
    const [move, next] = throwChance(game)(state, rng)
    const step = game.advance(state, move)
    state = step._tag === 'Right' ? step.right : defect('testing', 'an outcome of chance that is listed is accepted')
    rng = next
  }
  return [state, rng]
}
