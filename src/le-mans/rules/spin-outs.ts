/** Spin-outs: where the car is put, and whom it meets there. */
import { isOnRoad } from '../car.js'
import { defect } from '../../core/defect.js'
import type { Car, Lane } from '../model.js'
import { columnOf, type Board } from '../road.js'

/** Where a car that spins out comes to stand, and the cars it was put behind, front to back. */
export interface SpinPlace {
  readonly lane: Lane
  readonly x: number
  readonly met: ReadonlyArray<number>
}

/**
 * The place of a spin-out: the SO space, or directly behind the cars that hold it.
 *
 * @param entered - absolute column at which the corner was entered
 * @rule LM-Spin.1, LM-Spin.5, LM-Coll.4-5, LM-Q.40-41
 */
export const spinPlace = (
  board: Board,
  cars: ReadonlyArray<Car>,
  self: number,
  corner: number,
  entered: number,
): SpinPlace => {
  const { soLane: lane, soColumn } = board.corners[corner] ?? defect('le-mans', 'a corner of the course')
  let x = Math.floor(entered / board.length) * board.length + soColumn
  const met: Array<number> = []
  for (;;) {
    const blocker = blockerOf(board, cars, self, lane, x)
    if (blocker < 0) return { lane, x, met }
    met.push(blocker)
    // Behind the tail of the blocker, whose nose is one column ahead of `x`, level with it or one behind.
    x += offset(board, (cars[blocker] as Car).x - x) - 2
  }
}

const offset = ({ length }: Board, difference: number): number => {
  const ahead = ((difference % length) + length) % length
  return ahead === length - 1 ? -1 : ahead
}

// The foremost car that holds the column or the one behind it.
const blockerOf = (board: Board, cars: ReadonlyArray<Car>, self: number, lane: number, x: number): number => {
  for (const ahead of [1, 0, -1]) {
    const column = columnOf(board, x + ahead)
    const index = cars.findIndex(
      (car, other) => other !== self && isOnRoad(car) && car.lane === lane && columnOf(board, car.x) === column,
    )
    if (index >= 0) return index
  }
  return -1
}

/** The cars that a spin-out damages: those standing where it is put, and itself; none if nobody stands there. @rule LM-Coll.4-7, LM-Q.42-43 */
export const pileOf = (cars: ReadonlyArray<Car>, { met }: SpinPlace, self: number): ReadonlyArray<number> => {
  const standing = met.filter((index) => (cars[index] as Car).stoppedAt > 0)
  return standing.length === 0 ? [] : [...standing, self]
}
