/**
 * The data of a race: a course, the specification cards and the chance table, as an owner of other boards writes them down.
 * Drawing data is kept apart (`parc-ferme/le-mans/picture`).
 */
import type { Result, Surface } from './model.js'

/** The lanes by name; the course runs clockwise, so the inside lane is the right-hand one. @rule LM-Equip.14 */
export type LaneName = 'inside' | 'outside'

/** The class of a car, which decides its pits. @rule LM-Pit.5, LM-Brake.6-8 */
export type CarClass = 'C' | 'D' | 'E' | 'F'

/** The kind of a corner, by its colour on the board: yellow is sharp, red a hairpin. @rule LM-Equip.10 */
export type CornerKind = 'sharp' | 'hairpin'

/** Where a number comes from: the rulebook, a conclusion from it, public knowledge, or an own design. */
export type Source = 'text' | 'derived' | 'public' | 'reconstructed'

/** Where the data of a block come from: `default`, with exceptions by dotted path. */
export interface Provenance {
  readonly default: Source
  readonly exceptions: Readonly<Record<string, Source>>
}

/** Where the numbers of a card set come from: `default`, with exceptions by car number and dotted path. */
export interface CardProvenance {
  readonly default: Source
  readonly exceptions: Readonly<Record<string, Readonly<Record<string, Source>>>>
}

/** One space; `col` is a column of the board, 0 to length - 1. */
export interface Cell {
  readonly lane: LaneName
  readonly col: number
}

/** Spaces of one lane, from column to column, both included. */
export interface Span {
  readonly lane: LaneName
  readonly from: number
  readonly to: number
}

/** A way round a corner: a diagonal step between two white spaces. @rule LM-Corner.4 */
export interface Bypass {
  readonly from: Cell
  readonly to: Cell
}

/** A corner. @rule LM-Equip.10-13 */
export interface Corner {
  /** Lower case, unique on the course. */
  readonly id: string
  readonly name: string
  readonly kind: CornerKind
  readonly turn: 'left' | 'right' | 'left-right' | 'right-left'
  /** One span for each lane that the corner uses. */
  readonly cells: ReadonlyArray<Span>
  /** Where the nose of a car is put that spins out here. */
  readonly so: Cell
  readonly bypass: Bypass | null
}

/** A place in the pits, beside the road. @rule LM-Equip.9, LM-Pit.5 */
export interface Stall {
  readonly id: string
  readonly cls: CarClass
  /** Reached by a diagonal step from the column before, left by one to the column behind. @rule LM-Q.46 */
  readonly col: number
  /** 0 for the stall farthest forward. */
  readonly order: number
}

/** A course: two lanes of `length` columns, closed in a ring. @rule LM-Equip.2, LM-Equip.8-14 */
export interface Course {
  readonly id: string
  readonly name: string
  readonly provenance: Provenance
  readonly direction: 'clockwise'
  /** Columns of the ring, 24 to 1,000. */
  readonly length: number
  /** Column where the first rank stands; the start line is in front of it. */
  readonly startCol: number
  /** Column behind which the finish line is. */
  readonly finishCol: number
  /** From start to finish, in kilometres; plays no part in the rules. */
  readonly km: number
  readonly kmMarks: ReadonlyArray<{ readonly col: number; readonly km: number }>
  /** Spaces that take two counts. @rule LM-Move.2 */
  readonly twos: ReadonlyArray<Cell>
  /** In driving order. */
  readonly corners: ReadonlyArray<Corner>
  readonly pits: { readonly lane: LaneName; readonly stalls: ReadonlyArray<Stall> }
}

/** A specification card. @rule LM-Equip.15-18 */
export interface SpecificationCard {
  /** 1 to 12, unique in a set. */
  readonly number: number
  /** A label: another car of the class may stand for it. @rule LM-Spec.3 */
  readonly name: string
  readonly model: string
  readonly cls: CarClass
  /** Counts a turn, first gear first, the last being Top; strictly growing. @rule LM-Equip.15, LM-Move.10 */
  readonly speeds: ReadonlyArray<number>
  /** Gears down a turn without hard-braking; without meaning for class F. @rule LM-Brake.1 */
  readonly freeDown: number
  /** Most gears down in one turn; `null` for as many as the hard-brakings allow. @rule LM-Brake.8 */
  readonly maxDown: number | null
  /** Highest gear in which a corner is safe, by kind. @rule LM-Corner.1 */
  readonly safe: { readonly sharp: number; readonly hairpin: number }
  /** For four laps. @rule LM-Equip.18, LM-Brake.7 */
  readonly hardBrakes: number | 'unlimited'
}

/** Six results, for the faces 1 to 6, by kind of corner and state of the road. @rule LM-Chance.3 */
export type ChanceTable = Readonly<Record<CornerKind, Readonly<Record<Surface, ReadonlyArray<Result>>>>>

/** What a game is made for. */
export interface BoardData {
  readonly course: Course
  readonly cards: ReadonlyArray<SpecificationCard>
  readonly table: ChanceTable
}
