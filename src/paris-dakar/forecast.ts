/** What is likely: the risk of a shortage, the turns that help takes, the turns to Dakar. */
import { addFractions, fraction, type Fraction, multiplyFractions } from '../core/fraction.js'
import { defect } from '../core/defect.js'
import type { Seat } from '../core/game.js'
import type { Op, Track } from './board.js'
import { CARDS_TO_STOP } from './data/numbers.js'
import { previewSpin } from './explain.js'
import type { ParisDakar } from './game.js'
import type { State } from './model.js'
import { aimedSpace, endsTurn } from './rules/compulsory-stops.js'
import { distanceOf } from './rules/mechanical-assistance.js'
import { nearerBase, unitsTo } from './rules/medical-assistance.js'
import { type Order, orderOf, spacesOf } from './rules/road-book.js'
import { playerAt } from './state.js'

const totalWeight = ({ faces }: Track): number => faces.reduce((sum, { weight }) => sum + weight, 0)

/**
 * The exact probability that a seat's next number cannot be paid in any way.
 *
 * 0 for a car that is in need already: it does not spin for itself.
 *
 * @rule PD-13.1-2
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { parisDakar, shortageRisk } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 2, starter: 0 })
 * const risk = E.isRight(rally) ? shortageRisk(parisDakar)(rally.right.state, 0) : null
 * assert.deepStrictEqual(risk, { numerator: 0n, denominator: 1n })
 */
export const shortageRisk =
  (game: ParisDakar) =>
  (position: State, seat: Seat): Fraction => {
    const preview = previewSpin(game)
    const short = game.track.faces.reduce((sum, { value, weight }) => {
      const ways = preview(position, seat, value)
      return ways.length > 0 && ways.every(({ fuelAfter }) => fuelAfter === null) ? sum + weight : sum
    }, 0)
    return fraction(BigInt(short), BigInt(totalWeight(game.track)))
  }

/**
 * Turns that help is expected to take from a distance, exactly: spaces for the truck, units for the helicopter.
 *
 * One turn at least, even from the very space; the turn of the call is not counted.
 *
 * @param distance - whole, at least 0
 * @rule PD-11.4, PD-11.6, PD-12.4, PD-12.7
 * @example
 * import assert from 'node:assert'
 * import { showFraction } from 'parc-ferme'
 * import { expectedHelpTurns, parisDakar } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual([0, 1, 2, 7].map((d) => showFraction(expectedHelpTurns(parisDakar)(d))), [
 *   '1',
 *   '1',
 *   '7/6',
 *   '117649/46656',
 * ])
 */
export const expectedHelpTurns =
  ({ track }: ParisDakar) =>
  (distance: number): Fraction => {
    const one = fraction(1n, 1n)
    const total = BigInt(totalWeight(track))
    const turns: Array<Fraction> = [one]
    let last = one
    for (let left = 1; left <= distance; left++) {
      let sum = one
      for (const { value, weight } of track.faces) {
        const rest = turns[left - value]
        if (value < left && rest !== undefined)
          sum = addFractions(sum, multiplyFractions(fraction(BigInt(weight), total), rest))
      }
      turns.push(sum)
      last = sum
    }
    return last
  }

/** Turns of help from each distance up to the length of the track; as {@link expectedHelpTurns}, but rounded. */
const helpTurns = (track: Track): ReadonlyArray<number> => {
  const total = totalWeight(track)
  const turns: Array<number> = [1]
  for (let left = 1; left <= track.finish; left++) {
    const rest = track.faces.reduce(
      (sum, { value, weight }) =>
        value < left
          ? sum + weight * (turns[left - value] ?? defect('paris-dakar', 'turns of every distance before'))
          : sum,
      0,
    )
    turns.push(1 + rest / total)
  }
  return turns
}

interface Model {
  readonly track: Track
  readonly help: ReadonlyArray<number>
  /** Expected turns from a space (row) with 0, 1 or 2 cards (column). */
  readonly turns: ReadonlyArray<Float64Array>
}

const helpAt = ({ help }: Model, distance: number): number => help[distance] ?? 0

const unitsOfHelp = (track: Track, space: number): number => unitsTo(track, nearerBase(track, space) ?? 'start', space)

/** Expected turns after landing on a space with so many cards, the turn under way not counted. */
const afterLanding = (model: Model, space: number, cards: number, depth: number): number => {
  const { track } = model
  if (space === track.finish) return 0
  const ops = track.ops[space] ?? []
  const [held, lost] = ops.reduce<readonly [number, number]>((sum, op) => lossOf(model, space, sum, op), [cards, 0])
  const isStopped = held >= CARDS_TO_STOP
  const rest = isStopped ? 0 : held
  const repair = isStopped ? helpAt(model, distanceOf(track.post[space] ?? 0, space)) : 0
  const order = isStopped || endsTurn(track, space) || depth > track.finish ? null : orderOf(ops)
  const next = order === null ? valueAt(model, space, rest) : afterOrder(model, space, rest, order, depth)
  return lost + repair + next
}

const lossOf = (
  model: Model,
  space: number,
  [cards, lost]: readonly [number, number],
  op: Op,
): readonly [number, number] => {
  if (op.op === 'drawBreakdown') return [Math.min(CARDS_TO_STOP, cards + op.count), lost]
  if (op.op === 'returnBreakdown') return [op.count === 'all' ? 0 : Math.max(0, cards - op.count), lost]
  if (op.op === 'missTurn') return [cards, lost + op.count]
  return op.op === 'needDoctor' ? [cards, lost + helpAt(model, unitsOfHelp(model.track, space))] : [cards, lost]
}

const valueAt = ({ turns }: Model, space: number, cards: number): number => turns[space]?.[cards] ?? 0

const afterOrder = (model: Model, space: number, cards: number, order: Order, depth: number): number => {
  // Another spin is another move in the same turn.
  if (order.op === 'extraSpin') return Math.max(0, valueAt(model, space, cards) - 1)
  const by = spacesOf(order, space)
  const to = by > 0 ? aimedSpace(model.track, space, by) : Math.max(0, space + by)
  return afterLanding(model, to, cards, depth + 1)
}

const improved = (model: Model, space: number, cards: number): number => {
  const { track } = model
  const sum = track.faces.reduce((all, { value, weight }) => {
    const spaces = Math.max(0, value - cards)
    const to = aimedSpace(track, space, spaces)
    return all + weight * (to === space ? valueAt(model, space, cards) : afterLanding(model, to, cards, 0))
  }, 0)
  return 1 + sum / totalWeight(track)
}

/** Each round brings the table nearer to its solution; what is left after so many is far below a thousandth of a turn. */
const SWEEPS = 30

/** An estimate of turns to Dakar, by space and breakdown cards. */
export interface Projection {
  /** Own turns still needed from a space with 0 to 2 cards, before spinning. */
  readonly from: (space: number, cards: number) => number
  /** Own turns still needed after landing on a space with so many cards, its instructions included. */
  readonly landing: (space: number, cards: number) => number
}

/**
 * An estimate of the turns to Dakar for a driver who is always alone, has fuel enough and never pays for speed.
 *
 * Make it once for a game: the table behind it is computed then.
 *
 * @rule none: a forecast, not a rule
 * @example
 * import assert from 'node:assert'
 * import { parisDakar, projection } from 'parc-ferme/paris-dakar'
 *
 * const { from } = projection(parisDakar)
 * assert.deepStrictEqual([from(99, 0), from(50, 2) > from(50, 0), from(0, 0) > 20], [1, true, true])
 */
export const projection = (game: ParisDakar): Projection => {
  const { track } = game
  const turns = Array.from({ length: track.finish + 1 }, () => new Float64Array(CARDS_TO_STOP))
  const model: Model = { track, help: helpTurns(track), turns }
  const backwards = [...turns.entries()].slice(0, -1).reverse()
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [space, row] of backwards)
      for (let cards = 0; cards < CARDS_TO_STOP; cards++) row[cards] = improved(model, space, cards)
  return {
    from: (space, cards) => valueAt(model, space, cards),
    landing: (space, cards) => afterLanding(model, space, cards, 0),
  }
}

/**
 * An estimate of the own turns that a seat still needs to Dakar; see {@link projection}.
 *
 * @rule none: a forecast, not a rule
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { parisDakar, projectedTurns, projection } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 2, starter: 0 })
 * const turns = E.isRight(rally) ? projectedTurns(projection(parisDakar))(rally.right.state, 0) : 0
 * assert.deepStrictEqual(turns > 20, true)
 */
export const projectedTurns =
  (projected: Projection) =>
  (position: State, seat: Seat): number => {
    const { at, cards, missTurns } = playerAt(position.players, seat)
    return missTurns + projected.from(at, Math.min(cards, CARDS_TO_STOP - 1))
  }
