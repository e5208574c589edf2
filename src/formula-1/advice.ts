/**
 * Aids for bots and tables: throws by what they lead to, ways that are worse than others, league points.
 */
import type { Seat, Standing } from '../core/game.js'
import { lookUp } from '../core/look-up.js'
import { LEAGUE_POINTS } from './data/cards.js'
import { THROWS } from './data/charts.js'
import type { PenaltyResult } from './event.js'
import type { Dice, Move, State } from './model.js'
import { penaltyResult } from './rules/corners.js'
import { carOnTurn } from './state.js'

/** Throws that come to the same. */
export interface PenaltyClass {
  /** Ways out of 36. */
  readonly weight: number
  readonly result: PenaltyResult
  readonly dice: ReadonlyArray<Dice>
}

/**
 * The throws for the band that is now judged, put together by what they lead to; empty unless dice are to be thrown.
 *
 * The weights sum to 36.
 *
 * @rule F1-Penalty.1-29
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, penaltyClasses, type ThrowingPenalty } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const phase: ThrowingPenalty = {
 *   _tag: 'ThrowingPenalty',
 *   turn: {
 *     from: 80,
 *     card: 'none',
 *     kind: 'run',
 *     blocker: -1,
 *     raise: false,
 *     toSettle: [{ _tag: 'Band', band: 0, over: 20 }],
 *     superb: -1,
 *     tires: -1,
 *   },
 * }
 * const classes = penaltyClasses({ ...race.right.match.state, phase })
 * assert.deepStrictEqual(
 *   classes.map(({ weight, result }) => [weight, result._tag]),
 *   [[21, 'NoPenalty'], [4, 'SpinOff'], [11, 'Wear']],
 * )
 */
export const penaltyClasses = (state: State): ReadonlyArray<PenaltyClass> => {
  const { phase } = state
  const item = phase._tag === 'ThrowingPenalty' ? phase.turn.toSettle[0] : undefined
  if (item?._tag !== 'Band' || item.over === 0 || item.over === 60) return []
  const { over } = item
  const thrown = THROWS.map((one) => ({
    ...one,
    result: penaltyResult(state.agreement.rulings, one.dice, over, carOnTurn(state)),
  }))
  const results = thrown.map(({ result }) => result).filter((result, index, all) => all.indexOf(result) === index)
  return results.map((result) => {
    const alike = thrown.filter((one) => one.result === result)
    return { weight: alike.reduce((sum, { weight }) => sum + weight, 0), result, dice: alike.map(({ dice }) => dice) }
  })
}

/**
 * The moves without those that another one beats: same place, no band at a greater excess, one at a smaller.
 *
 * All of them stay legal; this is for players who look for a good one.
 *
 * @rule F1-Q.21
 * @example
 * import assert from 'node:assert'
 * import { type Run, undominated } from 'parc-ferme/formula-1'
 *
 * const inside: Run = { _tag: 'Run', to: 40, crossings: 'c1@40', path: null }
 * const outside: Run = { _tag: 'Run', to: 40, crossings: 'c1@0', path: null }
 * assert.deepStrictEqual(undominated([inside, outside]), [outside])
 */
export const undominated = (moves: ReadonlyArray<Move>): ReadonlyArray<Move> =>
  moves.filter((move) => !moves.some((other) => beats(other, move)))

const beats = (a: Move, b: Move): boolean => {
  if (a === b || a._tag !== b._tag || !('crossings' in a) || !('crossings' in b) || a.crossings === b.crossings)
    return false
  if ('to' in a && 'to' in b && a.to !== b.to) return false
  if (a._tag === 'DriveUp' && b._tag === 'DriveUp' && a.raise !== b.raise) return false
  if (a._tag === 'PlayExtra' && b._tag === 'PlayExtra' && a.card !== b.card) return false
  const [first, second] = [met(a.crossings), met(b.crossings)]
  return (
    first.map(([what]) => what).join() === second.map(([what]) => what).join() &&
    first.every(([, over], index) => over <= lookUp(second, index)[1])
  )
}

/** What a move crosses, each with its excess: the line by none. */
const met = (crossings: string): ReadonlyArray<readonly [what: string, over: number]> =>
  crossings.split(',').map((crossing) => {
    const at = crossing.indexOf('@')
    return at === -1 ? [crossing, 0] : [crossing.slice(0, at), Number(crossing.slice(at + 1))]
  })

/**
 * League points of the UK edition by seat: 10, 8, 6, 4, 2, 1 by place; cars that share a place share the points of the places they fill.
 *
 * @rule F1-Q.102
 * @example
 * import assert from 'node:assert'
 * import { leaguePoints } from 'parc-ferme/formula-1'
 *
 * const points = leaguePoints([{ seat: 2, place: 1 }, { seat: 0, place: 2 }, { seat: 1, place: 2 }])
 * assert.deepStrictEqual(points, [{ seat: 2, points: 10 }, { seat: 0, points: 7 }, { seat: 1, points: 7 }])
 */
export const leaguePoints = (
  standings: ReadonlyArray<Standing>,
): ReadonlyArray<{ readonly seat: Seat; readonly points: number }> =>
  standings.map(({ seat, place }) => {
    const sharing = standings.filter((other) => other.place === place).length
    const shared = LEAGUE_POINTS.slice(place - 1, place - 1 + sharing)
    return { seat, points: shared.reduce((sum, points) => sum + points, 0) / sharing }
  })
