/** How to win: laps, the finish, and who is placed where. */
import type { Seat, Standing } from '../../core/game.js'
import { isRacing } from '../car.js'
import type { Agreement, Car } from '../model.js'
import { lapOf, type Board } from '../road.js'

/** Laps completed at a column; a lap once counted is kept. @rule LM-Win.1, LM-Q.45 */
export const lapsAt = (board: Board, car: Car, x: number): number => Math.max(car.laps, lapOf(board, x) - 1)

/** The last column before the finish of the race. @rule LM-Win.1 */
export const lastColumn = (board: Board, laps: number): number => board.finish + (laps - 1) * board.length

/** The cars that crossed in this turn, farthest past the line first; cars that ended even are in one group. @rule LM-Win.2-3, LM-Q.63 */
export const finishers = (cars: ReadonlyArray<Car>): ReadonlyArray<ReadonlyArray<number>> => {
  const crossed = cars.flatMap((car, index) => (car.status === 'crossed' ? [index] : []))
  const columns = [...new Set(crossed.map((index) => (cars[index] as Car).x))].sort((a, b) => b - a)
  return columns.map((x) => crossed.filter((index) => (cars[index] as Car).x === x))
}

const isPlaced = ({ place }: Car): boolean => place > 0

/** Cars that have a place so far. */
export const placedCars = (cars: ReadonlyArray<Car>): number => cars.filter(isPlaced).length

/** Whether a turn that has ended was the last one. @rule LM-How.6, LM-Q.64-65 */
export const isOver = (cars: ReadonlyArray<Car>, { rulings, maxTurns }: Agreement, turn: number): boolean =>
  (rulings.raceEnd === 'winner' && cars.some(isPlaced)) ||
  !cars.some(isRacing) ||
  (maxTurns !== null && turn >= maxTurns)

/** The cars in first place; none if nobody has finished. @rule LM-Win.1-3, LM-Q.65 */
export const winnersOf = (cars: ReadonlyArray<Car>): ReadonlyArray<number> =>
  cars.flatMap(({ place }, index) => (place === 1 ? [index] : []))

// Placed cars first, then those still on the course by distance, then those that are out, all alike.
const isAhead = (a: Car, b: Car): boolean => {
  if (a.place > 0 || b.place > 0) return a.place > 0 && (b.place === 0 || a.place < b.place)
  if (isRacing(a) && isRacing(b)) return a.x > b.x
  return isRacing(a) && !isRacing(b)
}

/**
 * The places of the drivers, each by his best car.
 *
 * @rule LM-Win.1-3, LM-Q.65
 */
export const standingsOf = (cars: ReadonlyArray<Car>, seats: number): ReadonlyArray<Standing> => {
  const best = Array.from({ length: seats }, (_, seat) =>
    cars.filter((car) => car.seat === seat).reduce((first, car) => (isAhead(car, first) ? car : first)),
  )
  const place = (seat: Seat): number => 1 + best.filter((car) => isAhead(car, best[seat] as Car)).length
  return best.map((_, seat) => ({ seat, place: place(seat) })).sort((a, b) => a.place - b.place)
}
