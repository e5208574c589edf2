/**
 * The spaces that a gear leads to.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import { columnsTo } from './check.js'
import { gearFault, makeChoiceScratch, type ChoiceScratch } from './choices.js'
import { notNow, onTurn, type Tables } from './explain.js'
import type { Drive, Lane, OverRev, State } from './model.js'
import { overRevs } from './over-revs.js'
import type { Refusal } from './refusal.js'
import { columnOf, type Board, type CardTable } from './road.js'
import { mostIn } from './rules/bonus-moves.js'
import { brakesFor } from './rules/shifting.js'
import { decisionRefusal } from './solo.js'

/** A space in reach of a gear: what drives there, or why nothing does. */
export interface LandingView {
  readonly lane: Lane
  /** Column of the board. */
  readonly column: number
  readonly action: Drive | null
  readonly refusal: Refusal | null
  /** The over-revs of the gear that lead there, by every way to pay for it. @rule LM-Rev.4, LM-Rev.8 */
  readonly overRevs: ReadonlyArray<OverRev>
}

/**
 * Every space that the car on turn could have in mind for a gear, nearest first, inside first.
 *
 * Refuses what forbids the gear itself: `NoSuchGear`, `FirstGearOnly`, `GearTooHigh`, `GearLocked`, `GearTooLow`, `BrakesUsedUp`; the last
 * only if over-revs do not buy the gear either.
 *
 * @rule LM-Move.3-17, LM-Pass.1-4, LM-Chance.2, LM-Pit.8
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { landings, leMans } from 'parc-ferme/le-mans'
 *
 * const race = start(leMans)({ seats: 2, rulings: { gridOrder: 'given' } }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const { state } = race.right.match
 * const spaces = landings(leMans)(state, 1)
 * assert.deepStrictEqual(E.isRight(spaces) && spaces.right.some(({ action }) => action !== null), true)
 */
export const landings = (
  game: Tables,
): ((state: State, gear: number) => E.Either<Refusal, ReadonlyArray<LandingView>>) => {
  const choice = makeChoiceScratch(game.track)
  return (state, gear) => landingsOf(game.track, choice, state, gear)
}

const landingsOf = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  gear: number,
): E.Either<Refusal, ReadonlyArray<LandingView>> => {
  const index = onTurn(state)
  const car = state.cars[index]
  if (car === undefined) return left(notNow(state, 'Drive'))
  const fault = gearFault(board, car, gear)
  const revs = revsIn(board, choice, state, index, gear)
  if (fault !== null && revs.length === 0) return left(fault)
  const card = board.cards[car.card] as CardTable
  const brakes = brakesFor(card, car.gear, gear)
  const views: Array<LandingView> = []
  const farthest = Math.max(0, ...revs.map(({ column }) => columnsTo(board, car, column)))
  for (let columns = 1; columns <= Math.max(farthest, mostIn(state.agreement, card, car, gear)); columns++)
    for (const lane of [0, 1] as const) {
      const action: Drive = { _tag: 'Drive', gear, brakes, lane, column: columnOf(board, car.x + columns) }
      const refusal = decisionRefusal(board, choice, state, index, action)
      const leading = revs.filter((one) => one.lane === lane && one.column === action.column)
      views.push({
        lane,
        column: action.column,
        action: refusal === null ? action : null,
        refusal,
        overRevs: leading.length === 0 ? NO_REVS : leading,
      })
    }
  return right(views)
}

const NO_REVS: ReadonlyArray<OverRev> = []

// The over-revs of a gear that may be chosen.
const revsIn = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
): ReadonlyArray<OverRev> =>
  state.agreement.overRevving
    ? overRevs(board, choice, state, index).filter(
        (one) => one.gear === gear && decisionRefusal(board, choice, state, index, one) === null,
      )
    : NO_REVS
