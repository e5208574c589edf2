/**
 * The compiled board: a course, cards and table as tables of whole numbers, made once for a game.
 *
 * Columns are counted from the start, so that column 0 is the one behind the start line; a space is `lane * length + column`.
 */
import type { BoardData, CarClass, CornerKind, LaneName, SpecificationCard } from './board.js'
import type { Lane, Result } from './model.js'

/** A corner as the rules use it. */
export interface CornerTable {
  readonly id: string
  readonly name: string
  readonly kind: CornerKind
  readonly soLane: Lane
  readonly soColumn: number
}

/** A stall as the rules use it. */
export interface StallTable {
  readonly id: string
  readonly cls: CarClass
  readonly column: number
}

/** A card as the rules use it. */
export interface CardTable {
  readonly number: number
  readonly name: string
  readonly cls: CarClass
  /** Counts by gear; index 0 is 0. */
  readonly basic: ReadonlyArray<number>
  /** The most counts by gear: one less than the next gear has, in top gear its own. @rule LM-Bonus.1-2 */
  readonly most: ReadonlyArray<number>
  readonly gears: number
  readonly freeDown: number
  /** Most gears down in one turn; the number of gears if the card sets no limit. */
  readonly maxDown: number
  readonly sharp: number
  readonly hairpin: number
  /** For four laps; -1 for any number. */
  readonly hardBrakes: number
  /** Column of the class's stall farthest forward; -1 if the course has none. */
  readonly lastStall: number
}

/** The compiled board. */
export interface Board {
  readonly id: string
  readonly name: string
  readonly length: number
  /** The finish of lap k lies behind column `finish + (k - 1) * length`; 1 to `length`. */
  readonly finish: number
  /** Counts that a space takes, by space. */
  readonly cost: Uint8Array
  /** Corner that a space belongs to, by space; -1 for white ones. */
  readonly corner: Int8Array
  /** 1 for the last space of a corner in its lane, by space. */
  readonly last: Uint8Array
  /** In driving order. */
  readonly corners: ReadonlyArray<CornerTable>
  /** Bits of the sharp corners, and of the hairpins. */
  readonly sharps: number
  readonly hairpins: number
  readonly pitLane: Lane
  /** Farthest forward first. */
  readonly stalls: ReadonlyArray<StallTable>
  readonly cards: ReadonlyArray<CardTable>
  /** Results for the faces 1 to 6, by `kind * 2 + surface`, sharp and dry being 0. */
  readonly table: ReadonlyArray<ReadonlyArray<Result>>
  /** Highest number of counts of any card. */
  readonly topSpeed: number
}

const laneOf = (name: LaneName): Lane => (name === 'inside' ? 0 : 1)

const mostDown = ({ maxDown, speeds }: SpecificationCard): number => maxDown ?? speeds.length

/** Tables of valid data; what is wrong with other data is told by `boardFaults`. @rule LM-Equip.8-18 */
export const compile = ({ course, cards, table }: BoardData): Board => {
  const { length } = course
  const column = (col: number): number => (((col - course.startCol) % length) + length) % length
  const space = (lane: LaneName, col: number): number => laneOf(lane) * length + column(col)
  const cost = new Uint8Array(2 * length).fill(1)
  const corner = new Int8Array(2 * length).fill(-1)
  const last = new Uint8Array(2 * length)
  for (const two of course.twos) cost[space(two.lane, two.col)] = 2
  course.corners.forEach(({ cells }, index) => {
    for (const { lane, from, to } of cells) {
      for (let col = from; col <= to; col++) corner[space(lane, col)] = index
      last[space(lane, to)] = 1
    }
  })
  const stalls = [...course.pits.stalls]
    .sort((a, b) => a.order - b.order)
    .map(({ id, cls, col }): StallTable => ({ id, cls, column: column(col) }))
  const lastStall = (cls: CarClass): number => Math.max(-1, ...stalls.filter((s) => s.cls === cls).map((s) => s.column))
  const bits = (kind: CornerKind): number =>
    course.corners.reduce((mask, one, index) => (one.kind === kind ? mask | (1 << index) : mask), 0)
  return {
    id: course.id,
    name: course.name,
    length,
    finish: column(course.finishCol) === 0 ? length : column(course.finishCol),
    cost,
    corner,
    last,
    corners: course.corners.map(({ id, name, kind, so }) => ({
      id,
      name,
      kind,
      soLane: laneOf(so.lane),
      soColumn: column(so.col),
    })),
    sharps: bits('sharp'),
    hairpins: bits('hairpin'),
    pitLane: laneOf(course.pits.lane),
    stalls,
    cards: cards.map((card) => ({
      number: card.number,
      name: card.name,
      cls: card.cls,
      basic: [0, ...card.speeds],
      most: [0, ...card.speeds.map((basic, gear) => Math.max(basic, (card.speeds[gear + 1] ?? 0) - 1))],
      gears: card.speeds.length,
      freeDown: card.hardBrakes === 'unlimited' ? mostDown(card) : card.freeDown,
      maxDown: mostDown(card),
      sharp: card.safe.sharp,
      hairpin: card.safe.hairpin,
      hardBrakes: card.hardBrakes === 'unlimited' ? -1 : card.hardBrakes,
      lastStall: lastStall(card.cls),
    })),
    table: [table.sharp.dry, table.sharp.wet, table.hairpin.dry, table.hairpin.wet],
    topSpeed: Math.max(...cards.flatMap(({ speeds }) => speeds)),
  }
}

/** A number of a table; the index is known to be inside. */
export const at = (table: ArrayLike<number>, index: number): number => table[index] as number

/** The column of the board for an absolute column. */
export const columnOf = ({ length }: Board, x: number): number => ((x % length) + length) % length

/** The space of a lane and an absolute column. */
export const spaceOf = (board: Board, lane: Lane, x: number): number => lane * board.length + columnOf(board, x)

/** The other lane. */
export const otherLane = (lane: Lane): Lane => (lane === 0 ? 1 : 0)

/** The corner at a place, or -1. */
export const cornerAt = (board: Board, lane: Lane, x: number): number => at(board.corner, spaceOf(board, lane, x))

/** The passage through a corner at an absolute column: which corner, in which lap of the ring. @rule LM-Q.31 */
export const passageOf = (board: Board, corner: number, x: number): number =>
  (Math.floor(x / board.length) + 1) * board.corners.length + corner

/** The lap in which a column lies, 1 up to the line of the first lap. @rule LM-Win.1 */
export const lapOf = (board: Board, x: number): number => Math.max(1, Math.ceil((x - board.finish) / board.length) + 1)
