/**
 * Where a car can get to: one table a decision, for all gears at once.
 *
 * A node of the table is a number of columns, a lane, whether the car is across two lanes, and the counts spent. Its labels are the
 * ways to it that are not worse than another: each the corners it enters and the way itself as one number, of which the smaller is
 * the better. Ways that enter fewer corners are never worse, whatever the gear, so the table does not depend on it.
 *
 * A way is told by a number: bit 24 - n is set if step n is diagonal, and every diagonal step adds 2^24; so fewer changes of lane
 * come first, and among equals the way that stays in its lane longer.
 */
import { isOnRoad } from './car.js'
import type { Car, Lane, State } from './model.js'
import { at, columnOf, otherLane, passageOf, type Board } from './road.js'
import { CLEAR, laneChange, SPACE_TAKEN } from './rules/passing.js'

/** The most counts that a move can have, and so the most columns. */
export const LONGEST = 20

const COUNTS = LONGEST + 1
const PLACES = (LONGEST + 1) * 4
const NODES = PLACES * COUNTS
const DIAGONAL_STEP = 1 << 24

/** The bit of a way that goes through a corner, be it one that was entered before; it is set only while it matters. @rule LM-Q.78, LM-Q.80 */
export const TOUCH = 0x4000_0000

/** Working space of the search, reused from decision to decision; it keeps the table of the state it was last made for. */
export interface ReachScratch {
  readonly made: Record<'state', State | null>
  /** The car and the counts that the table is made for, and the labels in it. */
  readonly count: Record<'car' | 'limit' | 'labels', number>
  /** By space: 1 + the car that holds it, or 0. */
  readonly taken: Int8Array
  /** By space: 1 if a stopped car holds it. */
  readonly stopped: Uint8Array
  /** First label of a node, or -1. */
  readonly head: Int32Array
  /** By columns, lane and across, as the nodes are: bits of the counts that ways there have spent. */
  readonly spent: Int32Array
  /** By label. */
  readonly next: Array<number>
  readonly mask: Array<number>
  readonly way: Array<number>
  /**
   * Whose ways are looked for: where it is, whether it is across two lanes (1), the counts and columns it has driven and how, the
   * passage it is in, the last column at which corners count, whether it may change lanes back before it is straight (1), and whether
   * the rules of passing are left out (1), to find out if they alone are in the way, and whether ways through corners are told apart (1).
   */
  readonly driver: Record<
    | 'lane'
    | 'x'
    | 'across'
    | 'counts'
    | 'columns'
    | 'way'
    | 'passage'
    | 'lastColumn'
    | 'zigzag'
    | 'lawless'
    | 'touching',
    number
  >
}

/** Fresh working space for a board. */
export const makeReachScratch = (board: Board): ReachScratch => ({
  made: { state: null },
  count: { car: -1, limit: 0, labels: 0 },
  taken: new Int8Array(2 * board.length),
  stopped: new Uint8Array(2 * board.length),
  head: new Int32Array(NODES),
  spent: new Int32Array(PLACES),
  next: [],
  mask: [],
  way: [],
  driver: {
    lane: 0,
    x: 0,
    across: 0,
    counts: 0,
    columns: 0,
    way: 0,
    passage: -1,
    lastColumn: 0,
    zigzag: 0,
    lawless: 0,
    touching: 0,
  },
})

/** Makes the table nobody's, before it is filled for a question of its own. */
export const forget = ({ made }: ReachScratch): void => {
  made.state = null
}

/** The node of some columns ahead, a lane, across (1) or straight (0), and counts spent. */
export const nodeOf = (columns: number, lane: Lane, across: 0 | 1, counts: number): number =>
  placeOf(columns, lane, across) * COUNTS + counts

/** Marks the spaces that other cars hold. @rule LM-Move.1, LM-Move.11 */
export const occupy = (board: Board, reachScratch: ReachScratch, cars: ReadonlyArray<Car>, self: number): void => {
  const { taken, stopped } = reachScratch
  taken.fill(0)
  stopped.fill(0)
  for (let index = 0; index < cars.length; index++) {
    const car = cars[index] as Car
    if (index === self || !isOnRoad(car)) continue
    const lane = car.lane * board.length
    const nose = lane + columnOf(board, car.x)
    const tail = lane + columnOf(board, car.x - 1)
    taken[nose] = index + 1
    taken[tail] = index + 1
    if (car.stoppedAt > 0) {
      stopped[nose] = 1
      stopped[tail] = 1
    }
  }
}

// Ways through a corner and ways past it are not compared: bonus moves need the one kind, over-revs the other.
const label = (reachScratch: ReachScratch, node: number, mask: number, way: number): void => {
  const { head, next, mask: masks, way: ways, count } = reachScratch
  for (let one = at(head, node); one >= 0; one = at(next, one)) {
    const known = at(masks, one)
    if (((known ^ mask) & TOUCH) !== 0) continue
    if ((known & mask) === known && at(ways, one) <= way) return
    if ((known & mask) === mask && at(ways, one) >= way) {
      masks[one] = mask
      ways[one] = way
      return
    }
  }
  const fresh = count.labels++
  masks[fresh] = mask
  ways[fresh] = way
  next[fresh] = at(head, node)
  head[node] = fresh
}

const placeOf = (columns: number, lane: number, across: number): number => columns * 4 + lane * 2 + across

/** Whether some straight way to a lane so many columns ahead has spent this many counts or more. */
export const hasSpent = ({ spent }: ReachScratch, columns: number, lane: number, counts: number): boolean =>
  at(spent, placeOf(columns, lane, 0)) >> counts !== 0

/**
 * Fills the table from where the driver in the working space is, up to a number of counts; the spaces of the other cars must be
 * marked.
 *
 * @rule LM-Move.1-3, LM-Move.11-13, LM-Q.4-7, LM-Q.28
 */
export const spread = (board: Board, reachScratch: ReachScratch, limit: number): void => {
  const { head, spent, taken, stopped, count, driver } = reachScratch
  const { columns: first } = driver
  head.fill(-1)
  spent.fill(0)
  count.labels = 0
  if (driver.counts > limit) return
  spent[placeOf(first, driver.lane, driver.across)] = 1 << driver.counts
  label(reachScratch, nodeOf(first, driver.lane as Lane, driver.across as 0 | 1, driver.counts), 0, driver.way)
  const base = driver.x - first
  for (let columns = first; columns < limit; columns++) {
    const x = base + columns
    const here = columnOf(board, x)
    const there = columnOf(board, x + 1)
    for (let side = 0; side < 4; side++) {
      const lane = (side >> 1) as Lane
      const across = (side & 1) as 0 | 1
      if (at(spent, placeOf(columns, lane, across)) === 0) continue
      const ahead = lane * board.length + there
      if (taken[ahead] === 0) extend(board, reachScratch, limit, columns, lane, across, lane, ahead, x + 1)
      if (across === 1 && driver.zigzag === 0) continue
      const target = (1 - lane) * board.length + there
      const fault = laneChange(taken, stopped, target, ahead, (1 - lane) * board.length + here)
      if (fault === CLEAR || (driver.lawless === 1 && fault !== SPACE_TAKEN))
        extend(board, reachScratch, limit, columns, lane, across, otherLane(lane), target, x + 1)
    }
  }
}

// Carries all ways to a node one step on; the corner bit is added where the step enters a corner anew.
const extend = (
  board: Board,
  reachScratch: ReachScratch,
  limit: number,
  columns: number,
  lane: Lane,
  across: 0 | 1,
  to: Lane,
  space: number,
  x: number,
): void => {
  const { head, spent, next, mask, way, driver } = reachScratch
  const cost = at(board.cost, space)
  const corner = at(board.corner, space)
  const isEntry = corner >= 0 && x <= driver.lastColumn && passageOf(board, corner, x) !== driver.passage
  const touch = driver.touching === 1 && corner >= 0 && x <= driver.lastColumn ? TOUCH : 0
  const bit = isEntry ? (1 << corner) | touch : touch
  const diagonal = to === lane ? 0 : DIAGONAL_STEP + (1 << (24 - columns - 1))
  const place = placeOf(columns + 1, to, to === lane ? 0 : 1)
  for (let rest = at(spent, placeOf(columns, lane, across)); rest !== 0; rest &= rest - 1) {
    const counts = 31 - Math.clz32(rest & -rest)
    if (counts + cost > limit) return
    spent[place] = at(spent, place) | (1 << (counts + cost))
    const target = place * COUNTS + counts + cost
    for (let one = at(head, nodeOf(columns, lane, across, counts)); one >= 0; one = at(next, one))
      label(reachScratch, target, at(mask, one) | bit, at(way, one) + diagonal)
  }
}

/** The number of bits set. */
export const bitCount = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/**
 * The best way to a node: no forbidden corner, then fewest chances, then fewest changes of lane, then the lane kept longest.
 *
 * @param forbidden - bits of the corners that may not be entered
 * @param chances - bits of the corners that cost a chance
 * @returns a label, or -1
 * @rule LM-Q.6
 */
export const bestLabel = (reachScratch: ReachScratch, node: number, forbidden: number, chances: number): number => {
  let best = -1
  for (let one = at(reachScratch.head, node); one >= 0; one = at(reachScratch.next, one)) {
    const mask = at(reachScratch.mask, one)
    if ((mask & forbidden) === 0 && (best < 0 || isBetter(reachScratch, one, best, chances))) best = one
  }
  return best
}

/** Whether the first of two labels is the better one, or any if there is none to compare with. */
export const isBetter = (reachScratch: ReachScratch, one: number, other: number, chances: number): boolean => {
  const difference = bitCount(at(reachScratch.mask, one) & chances) - bitCount(at(reachScratch.mask, other) & chances)
  return difference < 0 || (difference === 0 && at(reachScratch.way, one) < at(reachScratch.way, other))
}

/** Whether step n of a way, counted from 1, is diagonal. */
export const isDiagonal = (way: number, step: number): boolean => (way & (1 << (24 - step))) !== 0

/** A way as letters, one a step. */
export const wayText = (way: number, steps: number): string => {
  let text = ''
  for (let step = 1; step <= steps; step++) text += isDiagonal(way, step) ? 'D' : 'S'
  return text
}

/** The number of a way told in letters. */
export const wayOf = (text: string): number => {
  let way = 0
  for (let step = 1; step <= text.length; step++) if (text[step - 1] === 'D') way += DIAGONAL_STEP + (1 << (24 - step))
  return way
}
