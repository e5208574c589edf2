/**
 * Pit stops: what is owed, when it is due, and what becomes of a car that does not stop.
 *
 * Pass p by the pits is the one in lap p; a debt is due at the first pass whose last stall of the car's class is still ahead of where
 * it arose. Which ways lead into a stall is for the joining of the chapters to say.
 */
import type { Car, Debt, DebtKind, Rulings } from '../model.js'
import { lapOf, type Board, type CardTable } from '../road.js'

/** The absolute column of a stall at a pass. @rule LM-Q.50 */
export const stallAt = (board: Board, column: number, pass: number): number => column + (pass - 1) * board.length

/** The first pass whose last own stall lies beyond a column; the lap itself on a course without own stalls. @rule LM-Q.50, LM-Pit.5 */
export const passAhead = (board: Board, card: CardTable, x: number): number =>
  card.lastStall < 0 ? lapOf(board, x) : Math.max(1, Math.floor((x - card.lastStall) / board.length) + 2)

/** Whether anything is due at a pass. @rule LM-Q.50 */
export const isDue = (debts: ReadonlyArray<Debt>, pass: number): boolean => debts.some(({ due }) => due <= pass)

/** The debts with one more; those of one kind and pass are one entry, and brakes are repaired once. @rule LM-Q.55, LM-Brake.2 */
export const withDebt = (
  debts: ReadonlyArray<Debt>,
  kind: DebtKind,
  due: number,
  units: number,
): ReadonlyArray<Debt> => {
  const known = debts.find((debt) => debt.kind === kind && debt.due === due)
  if (known === undefined) return [...debts, { kind, due, units }]
  const sum = kind === 'brake' ? 1 : known.units + units
  return debts.map((debt) => (debt === known ? { kind, due, units: sum } : debt))
}

/** Stops that serve some debts: all add up, but the repair of brakes goes with a stop from the chance table. @rule LM-Brake.5, LM-Pit.4, LM-Q.55 */
export const stopsFor = (debts: ReadonlyArray<Debt>, { brakeMerge }: Rulings): number => {
  const sum = (kind: DebtKind): number => debts.reduce((all, debt) => (debt.kind === kind ? all + debt.units : all), 0)
  const [chance, collision, brake, overRev] = [sum('chance'), sum('collision'), sum('brake'), sum('overRev')]
  return brakeMerge === 'any'
    ? Math.max(chance + collision + overRev, brake)
    : collision + overRev + Math.max(chance, brake)
}

/** The debts that a stop at a pass leaves. @rule LM-Q.50 */
export const afterStop = (debts: ReadonlyArray<Debt>, pass: number): ReadonlyArray<Debt> =>
  debts.filter(({ due }) => due > pass)

/** The debts that a stop at a pass serves. @rule LM-Q.50, LM-Q.92 */
export const servedAt = (debts: ReadonlyArray<Debt>, pass: number): ReadonlyArray<Debt> =>
  debts.filter(({ due }) => due <= pass)

/** The debts of a car that has missed a pass: all that was due comes due at the next. @rule LM-Pit.12, LM-Q.54 */
export const carriedOver = (debts: ReadonlyArray<Debt>, pass: number): ReadonlyArray<Debt> =>
  debts.reduce<ReadonlyArray<Debt>>(
    (kept, { kind, due, units }) => withDebt(kept, kind, Math.max(due, pass + 1), units),
    [],
  )

/** The last pass that lies behind a car. @rule LM-Q.50 */
export const passBehind = (board: Board, card: CardTable, x: number): number =>
  card.lastStall < 0 ? 0 : passAhead(board, card, x) - 1

/** Units of some debts, without merging. */
export const unitsOf = (debts: ReadonlyArray<Debt>): number => debts.reduce((all, { units }) => all + units, 0)

/** The car in a stall, or -1. @rule LM-Q.47 */
export const carInStall = (cars: ReadonlyArray<Car>, stall: number): number =>
  cars.findIndex((car) => car.status === 'pitting' && car.stall === stall)
