/** How a car in a slipstream gets to the place behind its leader, and what it must throw for on the way. */
import { carOf, reach, type ChoiceScratch } from './choices.js'
import { entriesOn, type Entry } from './entries.js'
import type { Car, HeldThrow, LedCorner, State, TowCorner } from './model.js'
import { bestLabel, isBetter, LONGEST, nodeOf, TOUCH, wayText } from './reach.js'
import { at, passageOf, type Board } from './road.js'
import { lockingCorner } from './rules/cornering.js'
import { lastColumn } from './rules/how-to-win.js'
import { diceBehind } from './rules/slipstreaming.js'

/**
 * The way to the place directly behind the leader, a letter a step, or `null` if there is none by the rules of the road.
 *
 * The gear and the counts of the car in tow are not asked about; the way with the fewest corners that the leader has not met is the best.
 *
 * @param leader - where it has come to
 * @param columns - how far it has gone, which is how far its follower goes
 * @param led - the corners that it has met
 * @rule LM-Slip.2-3, LM-Q.70, LM-Q.75
 */
export const towRoute = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  leader: Car,
  columns: number,
  led: ReadonlyArray<LedCorner>,
): string | null => {
  reach(board, choiceScratch, state, index, LONGEST)
  const { reach: table } = choiceScratch
  const entered = led.filter(({ x }) => x > leader.x - columns)
  const known = entered.reduce((bits, { corner }) => bits | (1 << corner), TOUCH)
  let best = -1
  for (let counts = columns; counts <= LONGEST; counts++) {
    const found = bestLabel(table, nodeOf(columns, leader.lane, 0, counts), 0, ~known)
    if (found >= 0 && (best < 0 || isBetter(table, found, best, ~known))) best = found
  }
  return best < 0 ? null : wayText(at(table.way, best), columns)
}

/** The corners that the way of a tow enters. @rule LM-Q.72 */
export const towEntries = (board: Board, state: State, car: Car, way: number, steps: number): ReadonlyArray<Entry> =>
  entriesOn(board, car, way, steps, lastColumn(board, state.agreement.laps))

const isCleared = (held: ReadonlyArray<HeldThrow>, car: number, passage: number): boolean =>
  held.some((one) => one.car === car && one.passage === passage && one.says === 'cleared')

/**
 * The corners that a tow costs chances at, in the order of the road: those that either car enters and the one that the car in tow starts in
 * the middle of, less those that it has thrown for already.
 *
 * @param led - the corners that the leader has entered, and at its start those that it has thrown for without entering them
 * @param shift - what the columns of the leader differ by for the car in tow, which may be laps behind
 * @rule LM-Slip.5-6, LM-Q.72-74, LM-Chance.4
 */
export const towCorners = (
  board: Board,
  state: State,
  index: number,
  entries: ReadonlyArray<Entry>,
  led: ReadonlyArray<LedCorner>,
  shift: number,
): ReadonlyArray<TowCorner> => {
  const car = carOf(state, index)
  const inside = lockingCorner(board, car)
  const met = new Map<number, Pick<TowCorner, 'corner' | 'x'>>()
  if (inside >= 0) met.set(passageOf(board, inside, car.x), { corner: inside, x: car.x })
  for (const { corner, passage, step } of entries) met.set(passage, { corner, x: car.x + step })
  for (const { corner, x } of led) {
    const passage = passageOf(board, corner, x + shift)
    if (x + shift > car.x + 2 && !met.has(passage)) met.set(passage, { corner, x: x + shift })
  }
  const results = new Map(led.map(({ corner, result }) => [corner, result]))
  return [...met]
    .filter(([passage]) => !isCleared(state.notes.held, index, passage))
    .sort(([one], [other]) => one - other)
    .map(([, { corner, x }]) => ({ corner, x, dice: diceBehind(results.get(corner) ?? 'none'), thrown: [] }))
}
