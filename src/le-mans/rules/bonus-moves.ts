/** Bonus moves: in the gear of the turn before, or in a lower one, a car may run up to the maximum of the gear. */
import type { Agreement, Car } from '../model.js'
import type { CardTable } from '../road.js'

/**
 * The most counts of a gear in this move, corners left aside.
 *
 * A standing car shifts up into first gear, so that it has no more than the basic number.
 *
 * @rule LM-Bonus.1-3, LM-Bonus.5-9, LM-Q.77, LM-Q.84
 */
export const mostIn = ({ bonusMoves }: Agreement, card: CardTable, car: Car, gear: number): number =>
  (bonusMoves && gear <= car.gear ? card.most[gear] : card.basic[gear]) as number
