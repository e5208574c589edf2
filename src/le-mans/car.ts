/** Cars are built here and nowhere else, so that they all have the same shape. */
import type { Car, Debt, Lane, Status } from './model.js'

/** No over-revs. */
const NO_REVS: Car['revs'] = []

/** A car; the one literal that all others come from. */
export const makeCar = (
  seat: number,
  card: number,
  status: Status,
  lane: Lane,
  x: number,
  stall: number,
  gear: number,
  laps: number,
  brakes: number,
  debts: ReadonlyArray<Debt>,
  missed: boolean,
  wait: number,
  stoppedAt: number,
  passage: number,
  place: number,
  finishTurn: number,
  revs: Car['revs'] = NO_REVS,
): Car => ({
  seat,
  card,
  status,
  lane,
  x,
  stall,
  gear,
  laps,
  brakes,
  debts,
  missed,
  wait,
  stoppedAt,
  passage,
  place,
  finishTurn,
  revs,
})

/** The car with some of its record changed. */
export const changed = (car: Car, change: Partial<Car>): Car =>
  makeCar(
    car.seat,
    car.card,
    change.status ?? car.status,
    change.lane ?? car.lane,
    change.x ?? car.x,
    change.stall ?? car.stall,
    change.gear ?? car.gear,
    change.laps ?? car.laps,
    change.brakes ?? car.brakes,
    change.debts ?? car.debts,
    change.missed ?? car.missed,
    change.wait ?? car.wait,
    change.stoppedAt ?? car.stoppedAt,
    change.passage ?? car.passage,
    change.place ?? car.place,
    change.finishTurn ?? car.finishTurn,
    change.revs ?? car.revs,
  )

/** Whether the car stands on the road and takes up two spaces of it. @rule LM-Move.1, LM-Q.63 */
export const isOnRoad = (car: Car): boolean => car.status === 'racing' || car.status === 'crossed'

/** Whether the car has moves to make. @rule LM-How.2 */
export const isRacing = (car: Car): boolean => car.status === 'racing' || car.status === 'pitting'
