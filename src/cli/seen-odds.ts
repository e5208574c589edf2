/**
 * What a move may lead to, as far as the seat that asks may know it: from its view, with what is hidden dealt anew.
 */
import { either as E } from 'fp-ts'
import { defect } from '../core/defect.js'
import {
  addFractions,
  compareFractions,
  fraction,
  type Fraction,
  multiplyFractions,
  showFraction,
} from '../core/fraction.js'
import type { Game, Seat } from '../core/game.js'
import { canonical, hash } from '../core/hash.js'
import { odds, type TooManyPositions } from '../core/odds.js'
import { type Rng, seeded } from '../core/rng.js'
import type { NotTaken, SeenOdds } from './messages.js'

type Foreseen<State, Move, View> = Pick<
  Game<never, State, Move, never, View, unknown>,
  'turn' | 'outcomes' | 'advance' | 'view' | 'redeal'
>

interface Dealt<State> {
  readonly state: State
  /** How often it was dealt. */
  readonly times: number
}

/** How often what is hidden is dealt. */
const DEALS = 16

/** Most positions looked at for each deal. */
const MOST_POSITIONS = 1_000

const deal = <State, Move, View>(game: Foreseen<State, Move, View>, view: View): ReadonlyArray<Dealt<State>> => {
  const byText = new Map<string, Dealt<State>>()
  // From what the seat knows, so that the answer tells nothing else, and is the same whenever it is asked for.
  let rng: Rng = seeded(hash(view))
  for (let dealt = 0; dealt < DEALS; dealt++) {
    const [state, next] = game.redeal(view, rng)
    rng = next
    const text = canonical(state)
    byText.set(text, { state, times: (byText.get(text)?.times ?? 0) + 1 })
  }
  return [...byText.values()]
}

interface Seen<View> {
  readonly probability: Fraction
  readonly view: View
}

/**
 * The positions that a move may lead to, as a seat will see them, each with its probability.
 *
 * Where something is hidden from the seat, it is dealt 16 times at random, each deal being as likely; where nothing is, the odds are exact.
 *
 * @param view - that of the seat
 * @param move - one that the rules accept
 */
export const oddsFor =
  <State, Move, View>(game: Foreseen<State, Move, View>) =>
  (view: View, seat: Seat, move: Move): E.Either<NotTaken<TooManyPositions>, SeenOdds<View>> => {
    const seen = new Map<string, Seen<View>>()
    const deals = deal(game, view)
    for (const { state, times } of deals) {
      const found = odds(game, { limit: MOST_POSITIONS })(state, move)
      if (E.isLeft(found)) return tooMany(found.left)
      for (const prospect of found.right) {
        const next = game.view(prospect.state, seat)
        const text = canonical(next)
        const share = multiplyFractions(prospect.probability, fraction(BigInt(times), BigInt(DEALS)))
        const known = seen.get(text)
        seen.set(text, {
          probability: known === undefined ? share : addFractions(known.probability, share),
          view: next,
        })
      }
    }
    return E.right({ deals: deals.length, prospects: inOrder(seen) })
  }

const byLikelihood = <View>(
  [textA, a]: readonly [string, Seen<View>],
  [textB, b]: readonly [string, Seen<View>],
): number => {
  const order = compareFractions(b.probability, a.probability)
  return order !== 0 ? order : textA < textB ? -1 : 1
}

const inOrder = <View>(seen: ReadonlyMap<string, Seen<View>>): SeenOdds<View>['prospects'] =>
  [...seen].sort(byLikelihood).map(([, { probability, view }]) => ({ probability: showFraction(probability), view }))

const tooMany = (refusal: unknown): E.Either<NotTaken<TooManyPositions>, never> =>
  isTooMany(refusal)
    ? E.left({ reason: `the move may lead to more than ${refusal.limit} positions`, refusal })
    : defect('seen-odds', 'a move that the rules accept is accepted in every position that looks the same')

const isTooMany = (refusal: unknown): refusal is TooManyPositions =>
  typeof refusal === 'object' && refusal !== null && '_tag' in refusal && refusal._tag === 'TooManyPositions'
