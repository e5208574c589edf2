/** How to play: who moves when. The cars that stop and start have a chapter of their own for their order, which is joined here. */
import { isRacing } from '../car.js'
import type { OrderReason } from '../event.js'
import type { Car } from '../model.js'

/**
 * Whether the first car moves before the second one, told by where they are: running cars by position, then stopped ones by the
 * time of their stop, which is 0 while a car runs; neither comes first among even cars.
 */
const comesBefore = (a: Car, b: Car): boolean => {
  if (a.stoppedAt === 0 && b.stoppedAt === 0) return a.x > b.x
  return a.stoppedAt < b.stoppedAt
}

/**
 * The order of the next turn.
 *
 * @param previous - the order of the turn before; among even cars it decides
 * @rule LM-How.2-3, LM-How.7, LM-Diag.2d, LM-Diag.5b, LM-Stop.2, LM-Stop.4-6, LM-Q.12-14
 */
export const turnOrder = (cars: ReadonlyArray<Car>, previous: ReadonlyArray<number>): ReadonlyArray<number> => {
  const order: Array<number> = []
  for (const index of previous) {
    const car = cars[index] as Car
    if (!isRacing(car)) continue
    let place = order.length
    while (place > 0 && comesBefore(car, cars[order[place - 1] as number] as Car)) {
      order[place] = order[place - 1] as number
      place--
    }
    order[place] = index
  }
  return order
}

/** Why each car comes at its place. @rule LM-How.1, LM-How.3, LM-How.7, LM-Stop.2 */
export const orderReasons = (
  cars: ReadonlyArray<Car>,
  order: ReadonlyArray<number>,
  turn: number,
): ReadonlyArray<OrderReason> =>
  order.map((index, place) => {
    const car = cars[index] as Car
    const behind = cars[order[place + 1] ?? index] as Car
    if (turn === 1) return 'grid'
    if (car.stoppedAt > 0) return 'stopped'
    return behind !== car && behind.stoppedAt === 0 && behind.x === car.x ? 'even' : 'position'
  })
