/** Codecs that several files of codecs need. */
import type { Seat } from '../core/game.js'
import { type Codec, integer, literal, text } from '../core/codec.js'
import type { DebtKind, Face, Lane, Result } from './model.js'
import type { Board } from './road.js'

/** The most cars of a race. */
export const CARS = 12
/** The most laps of a race. */
export const MOST_LAPS = 100
/** The most turns of a race. */
export const MOST_TURNS = 1_000_000
/** The longest way of a move, in steps. */
export const LONGEST = 20
/** The most hard-brakings that a card grants. */
export const MOST_BRAKES = 9999

/** A car, by its index. */
export const car: Codec<number> = integer(0, CARS - 1)
/** A seat of the largest table. */
export const seat: Codec<Seat> = integer(0, CARS - 1)
/** A lane. */
export const lane: Codec<Lane> = literal(0, 1)
/** A face of the die. */
export const face: Codec<Face> = literal(1, 2, 3, 4, 5, 6)
/** A gear; 0 for a car that stands. */
export const gear: Codec<number> = integer(0, 8)
/** Counts that a car has driven. */
export const counts: Codec<number> = integer(0, LONGEST)
/** What the chance table can say. */
export const result: Codec<Result> = literal('safe', 'pit', 'spin', 'smash')
/** The way of a move, a letter a step. */
export const route: Codec<string> = text({ max: LONGEST, pattern: /^[SD]*$/ })
/** Why a stop is owed. */
export const debtKind: Codec<DebtKind> = literal('chance', 'collision', 'brake', 'overRev')

/** Codecs of the numbers that depend on the board. */
export interface BoardCodecs {
  readonly column: Codec<number>
  readonly x: Codec<number>
  readonly corner: Codec<number>
  readonly stall: Codec<number>
  /** A stall, or -1 for none. */
  readonly noStall: Codec<number>
  readonly card: Codec<number>
  readonly passage: Codec<number>
}

/** Makes the codecs of a board's numbers; where it has none of a thing, index 0 stands in and the invariants refuse it. */
export const numbersOf = ({ length, corners, stalls, cards }: Board): BoardCodecs => ({
  column: integer(0, length - 1),
  x: integer(-2 * length, (MOST_LAPS + 2) * length),
  corner: integer(0, Math.max(0, corners.length - 1)),
  stall: integer(0, Math.max(0, stalls.length - 1)),
  noStall: integer(-1, stalls.length - 1),
  card: integer(0, cards.length - 1),
  passage: integer(-1, (MOST_LAPS + 3) * Math.max(1, corners.length)),
})
