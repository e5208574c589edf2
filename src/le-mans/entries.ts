/** The corners that a way leads into, one after the other. */
import type { Car, Lane } from './model.js'
import { isDiagonal } from './reach.js'
import { cornerAt, otherLane, passageOf, type Board } from './road.js'

/** A corner that a way enters. */
export interface Entry {
  /** Index into `board.corners`. */
  readonly corner: number
  readonly passage: number
  /** Steps up to the first space of the corner. */
  readonly step: number
}

/**
 * The corners that a way enters anew, in their order.
 *
 * @param last - the last column at which corners count
 * @rule LM-Q.28, LM-Q.31, LM-Q.62
 */
export const entriesOn = (board: Board, car: Car, way: number, steps: number, last: number): ReadonlyArray<Entry> => {
  const entries: Array<Entry> = []
  let lane: Lane = car.status === 'pitting' ? otherLane(car.lane) : car.lane
  let { passage } = car
  for (let step = 1; step <= steps; step++) {
    if (isDiagonal(way, step)) lane = otherLane(lane)
    const x = car.x + step
    const corner = cornerAt(board, lane, x)
    if (corner < 0 || x > last || passageOf(board, corner, x) === passage) continue
    passage = passageOf(board, corner, x)
    entries.push({ corner, passage, step })
  }
  return entries
}
