/** The choices that over-rev the engine: down to gears that hard-brakings do not pay for, and through corners above basic speed. */
import {
  canPit,
  cardOf,
  carOf,
  findLanding,
  isPlanned,
  lockOf,
  mostCounts,
  passesOwed,
  reach,
  wetBits,
} from './choices.js'
import type { ChoiceScratch } from './choices.js'
import type { Action, Lane, OverRev, State } from './model.js'
import { isBetter, LONGEST, nodeOf, TOUCH } from './reach.js'
import { at, columnOf, spaceOf, type Board } from './road.js'
import { chancyCorners, forbiddenCorners } from './rules/cornering.js'
import { blowsEngine, mostRevs } from './rules/over-revving.js'
import { brakesFor } from './rules/shifting.js'

/**
 * Whether a landing can be driven to through a corner above the basic speed of a gear, the last count lost before a two-space if need
 * be; how is then noted in the working space.
 *
 * @rule LM-Rev.4-7, LM-Move.3, LM-Q.8, LM-Q.79-80
 */
export const revLanding = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  lane: Lane,
  columns: number,
): boolean => {
  const card = cardOf(board, carOf(state, index))
  const { reach: table, plan } = choiceScratch
  const forbidden = forbiddenCorners(board, card, gear)
  const chances = chancyCorners(board, card, gear, wetBits(state))
  const [basic, most] = [card.basic[gear] as number, card.most[gear] as number]
  const { overRevSpeeds, twoSpaceShort } = state.agreement.rulings
  const next = at(board.cost, spaceOf(board, lane, carOf(state, index).x + columns + 1))
  const least = overRevSpeeds === 'any' ? basic + 1 : most
  const short = twoSpaceShort === 'forfeit' && next === 2 ? least - 1 : least
  let best = -1
  let run = 0
  for (let spent = Math.max(short, basic + 1); spent <= most; spent++)
    for (let one = at(table.head, nodeOf(columns, lane, 0, spent)); one >= 0; one = at(table.next, one)) {
      const mask = at(table.mask, one)
      if ((mask & forbidden) !== 0 || (mask & TOUCH) === 0) continue
      if (best >= 0 && !isBetter(table, one, best, chances)) continue
      best = one
      run = spent
    }
  plan.forfeited = run < least ? 1 : 0
  return isPlanned(choiceScratch, best, gear, columns, run)
}

/** The lowest gear that over-revs lead to. @rule LM-Rev.8 */
export const lowestRevGear = (board: Board, state: State, index: number): number => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  if (car.gear === 0 || lockOf(board, car, false) >= 0) return car.gear
  const down = card.freeDown + Math.max(0, car.brakes) + mostRevs(state.agreement, car)
  return Math.max(1, car.gear - Math.min(card.maxDown, down))
}

// Over-revs through a corner that a choice has, by what is paid for the gear; neither 0 nor 1 if it does not add up.
const cornerRevs = ({ revs, brakes }: OverRev, needed: number): number => revs - (needed - brakes)

/** Whether a payment by hard-brakings and over-revs is one for that gear. @rule LM-Rev.8-9 */
export const isPaid = (board: Board, state: State, index: number, action: OverRev): boolean => {
  if (!Number.isInteger(action.brakes) || !Number.isInteger(action.revs)) return false
  const car = carOf(state, index)
  const needed = brakesFor(cardOf(board, car), car.gear, action.gear)
  const corner = cornerRevs(action, needed)
  return (
    action.brakes >= 0 && action.brakes <= Math.min(needed, Math.max(0, car.brakes)) && (corner === 0 || corner === 1)
  )
}

/** Whether an over-rev that is paid for leads where it says; how is then noted in the working space. @rule LM-Rev.4-8 */
export const revLeads = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  action: OverRev,
  columns: number,
): boolean => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const { gear, lane } = action
  const isThere =
    cornerRevs(action, brakesFor(card, car.gear, gear)) === 1
      ? revLanding(board, choiceScratch, state, index, gear, lane, columns)
      : findLanding(
          board,
          choiceScratch,
          state,
          index,
          gear,
          lane,
          columns,
          state.agreement.rulings.twoSpaceShort === 'forfeit',
        )
  const { plan } = choiceScratch
  plan.brakes = action.brakes
  return isThere
}

/** Whether an over-rev runs past the pits though a stop is owed that could be made. @rule LM-Pit.8, LM-Q.52 */
export const revPassesPits = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  brakes: number,
  columns: number,
): boolean => {
  if (state.agreement.rulings.pitDuty !== 'enforced' || !passesOwed(board, state, index, brakes, columns)) return false
  reach(board, choiceScratch, state, index, mostCounts(board, state, carOf(state, index)))
  return canPit(board, choiceScratch, state, index, false)
}

/** Whether a choice ruins the car: it blows its engine. @rule LM-Rev.3, LM-Q.83 */
export const isRuinous = (state: State, index: number, action: Action): boolean =>
  action._tag === 'OverRev' && blowsEngine(state.agreement, carOf(state, index), action.revs)

/** All choices that over-rev, in the order of gears, payments and landings. @rule LM-Rev.4-9, LM-Q.83-84 */
export const overRevs = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
): ReadonlyArray<OverRev> => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const limit = mostRevs(state.agreement, car)
  const found: Array<OverRev> = []
  if (limit === 0 || car.gear === 0) return found
  reach(board, choiceScratch, state, index, mostCounts(board, state, car))
  for (let gear = lowestRevGear(board, state, index); gear <= car.gear; gear++) {
    const needed = brakesFor(card, car.gear, gear)
    for (let brakes = Math.min(needed, Math.max(0, car.brakes)); brakes >= 0; brakes--)
      for (let revs = Math.max(1, needed - brakes); revs <= Math.min(limit, needed - brakes + 1); revs++)
        for (let columns = 1; columns <= Math.min(LONGEST, card.most[gear] as number); columns++)
          for (const lane of [0, 1] as const) {
            const action: OverRev = {
              _tag: 'OverRev',
              gear,
              brakes,
              revs,
              lane,
              column: columnOf(board, car.x + columns),
            }
            if (!revLeads(board, choiceScratch, state, index, action, columns)) continue
            if (!revPassesPits(board, choiceScratch, state, index, brakes, columns)) found.push(action)
          }
  }
  return found
}
