/** What comes to be owed, and what a gear costs. */
import { changed } from '../car.js'
import type { Event } from '../event.js'
import type { Car, DebtKind } from '../model.js'
import { revLap, revStops } from '../rules/over-revving.js'
import { passAhead, stallAt, unitsOf, withDebt } from '../rules/pit-stops.js'
import { type RaceScratch, carAt, cardAt, put } from './draft.js'

export type OwingRule = Extract<Event, { readonly _tag: 'PitOwed' }>['rule']

const NONE: Car['debts'] = []

/** Adds stops to what a car owes, due at the next pass from where they arose; if that comes after the race, all is void. @rule LM-Q.50, LM-Q.56 */
export const owe = (
  raceScratch: RaceScratch,
  index: number,
  kind: DebtKind,
  x: number,
  rule: OwingRule,
  carried: 0 | 1,
  units = 1,
): void => {
  const { board } = raceScratch
  const { log } = raceScratch.told
  const { agreement } = raceScratch.given.state
  const due = passAhead(board, cardAt(raceScratch, index), x) + carried
  log?.push({ _tag: 'PitOwed', car: index, kind, units, due, rule })
  const car = carAt(raceScratch, index)
  if (due > agreement.laps) {
    log?.push({ _tag: 'PitVoided', car: index, units: units + unitsOf(car.debts), rule: 'LM-Pit.6' })
    put(raceScratch, index, changed(car, { debts: NONE }))
    return
  }
  put(raceScratch, index, changed(car, { debts: withDebt(car.debts, kind, due, units) }))
}

/** Under the ruling `lateDebt: 'carry'`, stops drawn in a move past the pits are due a pass later. @rule LM-Q.51 */
export const carriedPast = (raceScratch: RaceScratch, index: number, x: number, end: number): 0 | 1 => {
  const { board } = raceScratch
  const { agreement } = raceScratch.given.state
  const card = cardAt(raceScratch, index)
  if (agreement.rulings.lateDebt === 'divert' || card.lastStall < 0) return 0
  return end >= stallAt(board, card.lastStall, passAhead(board, card, x)) ? 1 : 0
}

/** Tells the change of gear and spends the hard-brakings for it; true if that made a stop due. @rule LM-How.8-9, LM-Brake.2, LM-Brake.6 */
export const pay = (
  raceScratch: RaceScratch,
  index: number,
  gear: number,
  brakes: number,
  end: number,
  bought = 0,
): boolean => {
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  if (gear === car.gear) return false
  const down = Math.max(0, car.gear - gear)
  log?.push({ _tag: 'GearChanged', car: index, from: car.gear, to: gear, free: down - brakes - bought, brakes })
  if (brakes === 0) return false
  const left = car.brakes - brakes
  put(raceScratch, index, changed(car, { brakes: left }))
  log?.push({ _tag: 'HardBrakeUsed', car: index, used: brakes, left })
  if (left > 0) return false
  owe(raceScratch, index, 'brake', car.x, 'LM-Brake.2', carriedPast(raceScratch, index, car.x, end))
  return true
}

/** Tells the over-revs of a move, with the stops they cost; true if there are any. @rule LM-Rev.1-2, LM-Rev.4, LM-Rev.8, LM-Q.80-82 */
export const rev = (raceScratch: RaceScratch, index: number, gears: number, corner: 0 | 1, end: number): boolean => {
  const { agreement } = raceScratch.given.state
  const car = carAt(raceScratch, index)
  const stops = revStops(agreement, car, gears + corner)
  noteRevs(raceScratch, index, gears, corner)
  if (stops === 0) return false
  owe(raceScratch, index, 'overRev', car.x, 'LM-Rev.2', carriedPast(raceScratch, index, car.x, end), stops)
  return true
}

/** Writes over-revs down. @rule LM-Q.81 */
export const noteRevs = (raceScratch: RaceScratch, index: number, gears: number, corner: 0 | 1): void => {
  const { agreement } = raceScratch.given.state
  const car = carAt(raceScratch, index)
  const lap = revLap(agreement, car)
  raceScratch.told.log?.push({ _tag: 'OverRevved', car: index, lap, gears, corner })
  put(raceScratch, index, changed(car, { revs: [...car.revs, ...Array.from({ length: gears + corner }, () => lap)] }))
}
