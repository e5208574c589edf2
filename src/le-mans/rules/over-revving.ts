/** Over-revving: how often an engine bears it, and what it costs beyond that. */
import type { Agreement, Car } from '../model.js'

/** Over-revs that are free in four laps and borne in one. @rule LM-Rev.1, LM-Rev.3 */
const FREE = 2

/** The lap that an over-rev counts for: the one in which the move starts. @rule LM-Q.81 */
export const revLap = ({ laps }: Agreement, car: Car): number => Math.min(laps, car.laps + 1)

const inLap = (car: Car, lap: number): number => car.revs.filter((one) => one === lap).length

/** The most over-revs in one move: one of them may be the end of the engine, if that is left to the driver. @rule LM-Rev.3, LM-Q.83 */
export const mostRevs = (agreement: Agreement, car: Car): number => {
  if (!agreement.overRevving) return 0
  const borne = FREE - inLap(car, revLap(agreement, car))
  return Math.max(0, agreement.rulings.engineBlow === 'offered' ? borne + 1 : borne)
}

/** Whether so many over-revs more blow the engine. @rule LM-Rev.3 */
export const blowsEngine = (agreement: Agreement, car: Car, revs: number): boolean =>
  revs > 0 && inLap(car, revLap(agreement, car)) + revs > FREE

/** Stops that so many over-revs more cost: two for each beyond the second of its four laps. @rule LM-Rev.1-2, LM-Q.81-82 */
export const revStops = (agreement: Agreement, car: Car, revs: number): number => {
  const lap = revLap(agreement, car)
  const isCounted =
    agreement.rulings.overRevWindow === 'rolling'
      ? (one: number): boolean => one > lap - 4
      : (one: number): boolean => Math.ceil(one / 4) === Math.ceil(lap / 4)
  const before = car.revs.filter(isCounted).length
  return 2 * Math.max(0, Math.min(revs, before + revs - FREE))
}
