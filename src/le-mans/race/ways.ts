/** The move under way: what was chosen, the way it goes, and where that has got to. */
import type { Action, Car, Collide, Foul, Lane, Slipstream, Spin } from '../model.js'
import { isDiagonal } from '../reach.js'
import { at, otherLane, spaceOf, type Board } from '../road.js'

/** A move under way: what was chosen, the way it goes and how it ends. */
export interface Move {
  readonly action: Action | Slipstream
  readonly gear: number
  /** Hard-brakings spent on it. */
  readonly brakes: number
  readonly way: number
  readonly steps: number
  /** Counts that the move may have in all. */
  readonly limit: number
}

/** Whether a decision ends badly and spends nothing on its gear. @rule LM-Coll.3, LM-Spin.4 */
export const isForced = (action: Action | Slipstream): action is Spin | Collide | Foul =>
  action._tag === 'Spin' || action._tag === 'Collide' || action._tag === 'Foul'

// The lane that a way starts from; out of a stall the first diagonal step leads into the lane beside it. @rule LM-Q.46
export const startLane = (car: Car): Lane => (car.status === 'pitting' ? otherLane(car.lane) : car.lane)

/** Where a way has got to after some steps. */
export const laneAfter = (car: Car, way: number, steps: number): Lane => {
  let now = startLane(car)
  for (let step = 1; step <= steps; step++) if (isDiagonal(way, step)) now = otherLane(now)
  return now
}

/** The counts that some steps of a way take. */
export const countsOf = (board: Board, car: Car, way: number, steps: number): number => {
  let lane = startLane(car)
  let counts = 0
  for (let step = 1; step <= steps; step++) {
    if (isDiagonal(way, step)) lane = otherLane(lane)
    counts += at(board.cost, spaceOf(board, lane, car.x + step))
  }
  return counts
}
