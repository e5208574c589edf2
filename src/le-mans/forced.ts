/** What a driver does that has nothing better: spin out, run into a car, or stay; and what rulings let him do of his own will. */
import { isOnRoad } from './car.js'
import { bottomGear, cardOf, carOf, isPlanned, mostCounts, reach, wetBits, type ChoiceScratch } from './choices.js'
import type { Car, Collide, Foul, Lane, Spin, State } from './model.js'
import { bestLabel, isBetter, nodeOf } from './reach.js'
import { at, columnOf, cornerAt, type Board } from './road.js'
import { chancyCorners, forbiddenCorners, safeGear } from './rules/cornering.js'

/** The gear in which a car spins out or rams that cannot help it: the lowest, though nothing is spent to reach it. @rule LM-Q.24-25, LM-Coll.3 */
export const forcedGear = (board: Board, car: Car): number => bottomGear(board, car, false)

/** The gear of a spin-out: that same one, or the first that is too high, if it is chosen. @rule LM-Q.38 */
const spinGear = (board: Board, car: Car, corner: number): number =>
  Math.max(forcedGear(board, car), safeGear(board, cardOf(board, car), corner) + 2)

/** The gear of a choice that spends nothing on it. @rule LM-Coll.3, LM-Q.22, LM-Q.25 */
export const unpaidGear = (board: Board, car: Car, action: Spin | Collide | Foul): number => {
  switch (action._tag) {
    case 'Spin':
      return spinGear(board, car, action.corner)
    case 'Collide':
      return forcedGear(board, car)
    case 'Foul':
      return action.gear
  }
}

/**
 * Whether a car comes to spin out at a corner; how is then noted in the working space.
 *
 * @param most - the highest gear that counts
 * @rule LM-Corner.6, LM-Chance.2, LM-Q.38
 */
export const spinAt = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  corner: number,
  most: number,
): boolean => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  if (board.corners[corner] === undefined) return false
  const gear = spinGear(board, car, corner)
  if (gear > most) return false
  reach(board, choiceScratch, state, index, mostCounts(board, state, car))
  const { plan, reach: reachScratch } = choiceScratch
  const forbidden = forbiddenCorners(board, card, gear)
  const chances = chancyCorners(board, card, gear, wetBits(state))
  let best = -1
  let [steps, run] = [0, 0]
  for (let columns = 1; columns <= (card.basic[gear] as number); columns++)
    for (let side = 0; side < 4; side++) {
      const lane = (side >> 1) as Lane
      if (cornerAt(board, lane, car.x + columns) !== corner) continue
      for (let counts = columns; counts <= (card.basic[gear] as number); counts++) {
        const node = nodeOf(columns, lane, (side & 1) as 0 | 1, counts)
        for (let one = at(reachScratch.head, node); one >= 0; one = at(reachScratch.next, one)) {
          if ((at(reachScratch.mask, one) & forbidden) !== 1 << corner) continue
          if (best >= 0 && !isBetter(reachScratch, one, best, chances)) continue
          best = one
          steps = columns
          run = counts
        }
      }
    }
  plan.brakes = 0
  plan.forfeited = 0
  return isPlanned(choiceScratch, best, gear, steps, run)
}

// Whether a car can come to a place straight in its lane with so many counts left to run into what is there.
const canReach = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  lane: Lane,
  columns: number,
  left: number,
): boolean => {
  const card = cardOf(board, carOf(state, index))
  const { plan, reach: reachScratch } = choiceScratch
  const forbidden = forbiddenCorners(board, card, gear)
  const chances = chancyCorners(board, card, gear, wetBits(state))
  let best = -1
  let run = 0
  for (let counts = columns; counts + left <= (card.basic[gear] as number); counts++) {
    const found = bestLabel(reachScratch, nodeOf(columns, lane, 0, counts), forbidden, chances)
    if (found < 0 || (best >= 0 && !isBetter(reachScratch, found, best, chances))) continue
    best = found
    run = counts
  }
  plan.brakes = 0
  plan.forfeited = 0
  return isPlanned(choiceScratch, best, gear, columns, run)
}

const mayHit = (car: Car, other: Car | undefined): other is Car =>
  other !== undefined && other !== car && isOnRoad(other) && car.stoppedAt === 0 && car.status !== 'pitting'

/**
 * Whether a car that has nothing better runs into another; how is then noted in the working space.
 *
 * @rule LM-Coll.9-10, LM-Q.24-25
 */
export const contact = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  victim: number,
): boolean => {
  const car = carOf(state, index)
  const other = state.cars[victim]
  if (!mayHit(car, other)) return false
  const gear = forcedGear(board, car)
  const columns = columnOf(board, other.x - 2 - car.x)
  if (columns >= (cardOf(board, car).basic[gear] as number)) return false
  return canReach(board, choiceScratch, state, index, gear, other.lane, columns, 1)
}

/**
 * Whether a car can break a rule of passing on another, under the ruling `passFaults: 'penalise'`; how is then noted in the working space.
 *
 * It leaves the lane of a stopped car from the space directly behind it, or cuts in on the first space in front of a moving one, and
 * comes to stand where it was before that step.
 *
 * @rule LM-Pass.5, LM-Q.22
 */
export const foulOn = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  victim: number,
): boolean => {
  const car = carOf(state, index)
  const other = state.cars[victim]
  if (state.agreement.rulings.passFaults === 'prevent' || !mayHit(car, other)) return false
  const isStopped = other.stoppedAt > 0
  const lane: Lane = isStopped ? other.lane : other.lane === 0 ? 1 : 0
  const columns = columnOf(board, other.x - (isStopped ? 2 : 0) - car.x)
  const target = (1 - lane) * board.length + columnOf(board, car.x + columns + 1)
  const left = at(board.cost, target)
  if (columns + left > (cardOf(board, car).basic[gear] as number)) return false
  reach(board, choiceScratch, state, index, mostCounts(board, state, car))
  if (at(choiceScratch.reach.taken, target) !== 0) return false
  return canReach(board, choiceScratch, state, index, gear, lane, columns, left)
}

/** Whether a car stands, or may stand for want of any space in first gear. @rule LM-Q.9, LM-Q.93 */
export const mayHold = (board: Board, state: State, index: number): boolean => {
  const car = carOf(state, index)
  return car.gear === 0 || (state.agreement.rulings.firstGearBlocked === 'hold' && forcedGear(board, car) === 1)
}
