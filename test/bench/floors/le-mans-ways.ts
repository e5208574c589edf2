/** The ways of a car of Le Mans: all places that it can reach among the others, for every number of counts at once. */
import type { Board } from '../../../src/le-mans/road.js'

/** The most columns that one move takes. */
export const FARTHEST = 20

const COUNTS = FARTHEST + 1
const MOST_WAYS = 1 << 14
const TURN_ASIDE = 1 << 24

/** Whether step n of a way, counted from 1, goes into the other lane. */
export const isAside = (way: number, step: number): boolean => (way & (1 << (24 - step))) !== 0

/** A way with its step n going into the other lane. */
export const aside = (way: number, step: number): number => way + TURN_ASIDE + (1 << (24 - step))

/** How many bits are set. */
export const bitsIn = (mask: number): number => {
  let bits = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++
  return bits
}

/**
 * Ways from one place on. A way is one number: in its upper bits how often it changes lanes, in its lower ones at which steps, the
 * first step highest, so that the smaller of two ways is the simpler one.
 */
export interface Ways {
  /** By space: 1 if another car is there and running, 2 if it is there and stopped. */
  readonly held: Uint8Array
  /** Corners entered, and the way, by its number. */
  readonly mask: Int32Array
  readonly way: Int32Array
  /** Begins with one way: where its nose is, the columns and counts driven so far, and whether it is between two lanes. */
  readonly start: (columns: number, lane: number, across: number, counts: number, way: number) => void
  /** Follows all ways from there on. */
  readonly spread: (x: number, limit: number, passage: number, lastColumn: number) => void
  /** The best way to a place that keeps clear of some corners: with the fewest of others, then the simplest; or -1. */
  readonly best: (
    columns: number,
    lane: number,
    across: number,
    counts: number,
    barred: number,
    risky: number,
  ) => number
  /** The best way to a place among those that enter just one of the barred corners. */
  readonly into: (
    columns: number,
    lane: number,
    across: number,
    counts: number,
    barred: number,
    corner: number,
    risky: number,
  ) => number
  /** Whether the first way is better than the second; any is better than -1. */
  readonly isBetter: (one: number, other: number, risky: number) => boolean
}

/** Makes the working space of a board. */
export const makeWays = (board: Board): Ways => {
  const { length, cost, corner } = board
  const corners = board.corners.length
  const held = new Uint8Array(2 * length)
  const head = new Int16Array((FARTHEST + 1) * 4 * COUNTS)
  const next = new Int16Array(MOST_WAYS)
  const mask = new Int32Array(MOST_WAYS)
  const way = new Int32Array(MOST_WAYS)
  let count = 0
  let from = 0
  let most = 0

  const nodeOf = (columns: number, lane: number, across: number, counts: number): number =>
    (columns * 4 + lane * 2 + across) * COUNTS + counts

  /** Keeps a way unless another to the same place enters no other corners and is as simple. @rule LM-Q.6 */
  const keep = (node: number, entered: number, taken: number): void => {
    for (let one = head[node] as number; one >= 0; one = next[one] as number) {
      const known = mask[one] as number
      if ((known & entered) === known && (way[one] as number) <= taken) return
      if ((known & entered) === entered && (way[one] as number) >= taken) {
        mask[one] = entered
        way[one] = taken
        return
      }
    }
    mask[count] = entered
    way[count] = taken
    next[count] = head[node] as number
    head[node] = count++
  }

  /** All ways at a place, one step on. @rule LM-Move.1-3, LM-Q.7, LM-Q.28, LM-Q.31, LM-Q.62 */
  const step = (
    columns: number,
    side: number,
    lane: number,
    column: number,
    entry: number,
    limit: number,
    passage: number,
  ): void => {
    const space = lane * length + column
    const price = cost[space] as number
    const here = corner[space] as number
    const bit = here >= 0 && entry >= 0 && entry + here !== passage ? 1 << here : 0
    const turns = side >> 1 === lane ? 0 : 1
    const source = (columns * 4 + side) * COUNTS
    const target = nodeOf(columns + 1, lane, turns, price)
    const last = Math.min(most, limit - price)
    for (let counts = 0; counts <= last; counts++)
      for (let one = head[source + counts] as number; one >= 0; one = next[one] as number) {
        const taken = way[one] as number
        keep(target + counts, (mask[one] as number) | bit, turns === 0 ? taken : aside(taken, columns + 1))
      }
  }

  /** Whether a car may go into the other lane past the cars there and in front of it. @rule LM-Pass.1-4, LM-Q.19-20 */
  const isOpen = (lane: number, column: number, nextColumn: number): boolean =>
    held[(1 - lane) * length + nextColumn] === 0 &&
    held[lane * length + nextColumn] !== 2 &&
    held[(1 - lane) * length + column] !== 1

  const spread = (x: number, limit: number, passage: number, lastColumn: number): void => {
    let column = (((x + from) % length) + length) % length
    for (let columns = from; columns < limit; columns++) {
      const nextColumn = column + 1 === length ? 0 : column + 1
      const ahead = x + columns + 1
      const entry = ahead > lastColumn ? -1 : (Math.floor(ahead / length) + 1) * corners
      const before = count
      for (let side = 0; side < 4; side++) {
        const lane = side >> 1
        if (held[lane * length + nextColumn] === 0) step(columns, side, lane, nextColumn, entry, limit, passage)
        if ((side & 1) === 0 && isOpen(lane, column, nextColumn))
          step(columns, side, 1 - lane, nextColumn, entry, limit, passage)
      }
      if (count === before) return
      most = Math.min(limit, most + 2)
      column = nextColumn
    }
  }

  const isBetter = (one: number, other: number, risky: number): boolean => {
    if (other < 0) return true
    const more = bitsIn((mask[one] as number) & risky) - bitsIn((mask[other] as number) & risky)
    return more < 0 || (more === 0 && (way[one] as number) < (way[other] as number))
  }

  const found = (node: number, barred: number, allowed: number, risky: number): number => {
    let best = -1
    for (let one = head[node] as number; one >= 0; one = next[one] as number)
      if (((mask[one] as number) & barred) === allowed && isBetter(one, best, risky)) best = one
    return best
  }

  return {
    held,
    mask,
    way,
    start: (columns, lane, across, counts, taken) => {
      head.fill(-1)
      count = 0
      from = columns
      most = counts
      keep(nodeOf(columns, lane, across, counts), 0, taken)
    },
    spread,
    best: (columns, lane, across, counts, barred, risky) =>
      found(nodeOf(columns, lane, across, counts), barred, 0, risky),
    into: (columns, lane, across, counts, barred, one, risky) =>
      found(nodeOf(columns, lane, across, counts), barred, 1 << one, risky),
    isBetter,
  }
}
