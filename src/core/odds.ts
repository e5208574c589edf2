/** What a move may lead to, with exact probabilities. */
import type { either as E } from 'fp-ts'
import { defect } from './defect.js'
import { left, right } from './either.js'
import { addFractions, compareFractions, fraction, type Fraction, multiplyFractions } from './fraction.js'
import type { Game, Outcome } from './game.js'
import { canonical } from './hash.js'

/** A position that a move may lead to, and how likely it is. */
export interface Prospect<State> {
  /** Above 0, at most 1; the probabilities of all prospects of a move sum to 1. */
  readonly probability: Fraction
  /** Waits for a decision, or is over. */
  readonly state: State
}

/** The answer when chance branches too far to be told exactly. */
export interface TooManyPositions {
  readonly _tag: 'TooManyPositions'
  /** The bound that was exceeded, in positions. */
  readonly limit: number
}

/** How far {@link odds} looks. */
export interface OddsOptions {
  /**
   * Most positions looked at. Positions met after the same number of throws count once if they are equal, so a chain of throws
   * that never ends is answered as well.
   */
  readonly limit: number
}

const MOST_POSITIONS = 10_000

// Equal positions are one entry; the key is the canonical text.
type Layer<State> = ReadonlyMap<string, Prospect<State>>

const merged = <State>(prospects: Iterable<Prospect<State>>, most: number): Layer<State> => {
  const byText = new Map<string, Prospect<State>>()
  for (const prospect of prospects) {
    const text = canonical(prospect.state)
    const known = byText.get(text)
    const probability =
      known === undefined ? prospect.probability : addFractions(known.probability, prospect.probability)
    byText.set(text, { probability, state: prospect.state })
    if (byText.size > most) break
  }
  return byText
}

type Branching<State, Move> = Pick<Game<never, State, Move, never, never, unknown>, 'turn' | 'outcomes' | 'advance'>

const sumOfWeights = <Move>(outcomes: ReadonlyArray<Outcome<Move>>): bigint =>
  outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)

const branches = function* <State, Move>(
  game: Branching<State, Move>,
  open: ReadonlyArray<Prospect<State>>,
): Generator<Prospect<State>> {
  for (const { probability, state } of open) {
    const outcomes = game.outcomes(state)
    const total = sumOfWeights(outcomes)
    for (const { weight, move } of outcomes) {
      const advanced = game.advance(state, move)
      if (advanced._tag === 'Left') return defect('odds', 'an outcome of chance that is listed is accepted')
      yield { probability: multiplyFractions(probability, fraction(BigInt(weight), total)), state: advanced.right }
    }
  }
}

const byLikelihood = <State>(
  [textA, a]: readonly [string, Prospect<State>],
  [textB, b]: readonly [string, Prospect<State>],
): number => {
  const order = compareFractions(b.probability, a.probability)
  return order !== 0 ? order : textA < textB ? -1 : 1
}

const inOrder = <State>(layer: Layer<State>): ReadonlyArray<Prospect<State>> =>
  [...layer].sort(byLikelihood).map(([, prospect]) => prospect)

const prospects = <State, Move>(
  game: Branching<State, Move>,
  limit: number,
  start: State,
): E.Either<TooManyPositions, ReadonlyArray<Prospect<State>>> => {
  const settled: Array<Prospect<State>> = []
  let layer = merged([{ probability: fraction(1n, 1n), state: start }], limit)
  for (let looked = 1; layer.size > 0; looked += layer.size) {
    if (looked > limit) return left({ _tag: 'TooManyPositions', limit })
    const open: Array<Prospect<State>> = []
    for (const prospect of layer.values()) {
      if (game.turn(prospect.state)._tag === 'Chance') open.push(prospect)
      else settled.push(prospect)
    }
    layer = merged(branches(game, open), limit)
  }
  return right(inOrder(merged(settled, settled.length)))
}

/**
 * The positions in which the next decision may fall after a move, or the game end, each with its exact probability.
 *
 * Carries the move out and then every chance that follows; equal positions are one prospect.
 *
 * @param game - asked for nothing random: the answer is the same every time
 * @param options - `limit`, the most positions looked at; 10,000 if not given
 * @returns the likelier first, then in order of canonical text; probabilities sum to 1.
 * Refuses what the rules refuse of the move, and `TooManyPositions` beyond the limit.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { fraction, type Game, odds } from 'parc-ferme'
 *
 * // A throw of a die that only a six wins.
 * type State = 'ready' | 'thrown' | 'won' | 'lost'
 * const six: Pick<Game<null, State, State, null, null, null>, 'turn' | 'outcomes' | 'advance'> = {
 *   turn: (state) => (state === 'thrown' ? { _tag: 'Chance', kind: 'die' } : { _tag: 'Choose', seat: 0 }),
 *   outcomes: () => [{ weight: 1, move: 'won' }, { weight: 5, move: 'lost' }],
 *   advance: (_, move) => E.right(move),
 * }
 * assert.deepStrictEqual(
 *   odds(six)('ready', 'thrown'),
 *   E.right([
 *     { probability: fraction(5n, 6n), state: 'lost' },
 *     { probability: fraction(1n, 6n), state: 'won' },
 *   ]),
 * )
 */
export const odds =
  <State, Move, Refusal>(
    game: Pick<Game<never, State, Move, never, never, Refusal>, 'turn' | 'outcomes' | 'advance'>,
    options?: OddsOptions,
  ) =>
  (state: State, move: Move): E.Either<Refusal | TooManyPositions, ReadonlyArray<Prospect<State>>> => {
    const advanced = game.advance(state, move)
    return advanced._tag === 'Left' ? advanced : prospects(game, options?.limit ?? MOST_POSITIONS, advanced.right)
  }
