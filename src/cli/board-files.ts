/**
 * The files that boards are made of: how each kind is known, and what is wrong with those of one game.
 */
import { either as E } from 'fp-ts'
import type { Codec } from '../core/codec.js'
import { decode } from '../core/decode.js'
import type { Fault } from '../core/game.js'
import { boardFaults as formula1Faults, circuitCodec } from '../formula-1/index.js'
import {
  boardCodec as leMansCodec,
  boardFaults as leMansFaults,
  CARDS,
  CHANCE_TABLE,
  LE_MANS_COURSE,
} from '../le-mans/index.js'
import {
  BOARD,
  boardCodec,
  boardFaults as parisDakarFaults,
  ROAD_BOOK,
  roadBookCodec,
  SPINNER,
  spinnerCodec,
} from '../paris-dakar/index.js'
import { type Flaw, flawOf } from './flaw.js'

/** A kind of file. */
export interface BoardFile {
  /** Such as `le-mans/course`: the game, and the part of its board. */
  readonly kind: string
  readonly game: string
  readonly part: string
  /** Whether data looks as if it were meant to be of this kind. */
  readonly isLike: (value: unknown) => boolean
}

/** Data of the files of one game, by part. */
export type Parts = Readonly<Record<string, unknown>>

/** Something wrong with a board. */
export interface Finding extends Flaw {
  /** The part that it stands in, given or not. */
  readonly part: string
  /** Number of the constraint, or `shape` where the data is not of its kind at all. */
  readonly id: string
  readonly isWarning: boolean
}

interface Judged extends Fault {
  readonly id: string
  readonly isWarning: boolean
}

const finding = (part: string, fault: Judged): Finding => {
  const { id, isWarning } = fault
  return { part, id, isWarning, ...flawOf(fault) }
}

const misshapen = (part: string, faults: ReadonlyArray<Fault>): ReadonlyArray<Finding> =>
  faults.map((fault) => finding(part, { ...fault, id: 'shape', isWarning: false }))

/** The first step of a path is the part. */
const byPart = <Found extends Fault>(fault: Found): readonly [string, Found] => {
  const [part = '', ...rest] = fault.path.split('.')
  return [part, { ...fault, path: rest.join('.') }]
}

const decoded = <A>(codec: Codec<A>, part: string, value: unknown): E.Either<ReadonlyArray<Finding>, A> =>
  E.mapLeft((faults: ReadonlyArray<Fault>) => misshapen(part, faults))(decode(codec)(value))

const judgeFormula1 = ({ circuit }: Parts): ReadonlyArray<Finding> => {
  const read = decoded(circuitCodec, 'circuit', circuit)
  return E.isLeft(read) ? read.left : formula1Faults(read.right).map((fault) => finding('circuit', fault))
}

const judgeLeMans = ({ board, ...parts }: Parts): ReadonlyArray<Finding> => {
  const isWhole = board !== undefined
  const read = decode(leMansCodec)(
    isWhole ? board : { course: LE_MANS_COURSE, cards: CARDS, table: CHANCE_TABLE, ...parts },
  )
  const split = <Found extends Fault>(fault: Found): readonly [string, Found] =>
    isWhole ? ['board', fault] : byPart(fault)
  if (E.isRight(read)) return leMansFaults(read.right).map((fault) => finding(...split(fault)))
  return read.left.flatMap((fault) => {
    const [part, own] = split(fault)
    return misshapen(part, [own])
  })
}

const judgeParisDakar = (parts: Parts): ReadonlyArray<Finding> => {
  const board = decoded(boardCodec, 'board', parts['board'] ?? BOARD)
  const roadBook = decoded(roadBookCodec, 'roadBook', parts['roadBook'] ?? ROAD_BOOK)
  const spinner = decoded(spinnerCodec, 'spinner', parts['spinner'] ?? SPINNER)
  const misread = [board, roadBook, spinner].flatMap((read) => (E.isLeft(read) ? read.left : []))
  if (E.isLeft(board) || E.isLeft(roadBook) || E.isLeft(spinner)) return misread
  return parisDakarFaults(board.right, roadBook.right, spinner.right).map((fault) => finding(...byPart<Judged>(fault)))
}

/** Everything that is wrong with the files of a game; reference files stand in for those that are not given. */
export const judge = (game: string, parts: Parts): ReadonlyArray<Finding> => {
  if (game === 'formula-1') return judgeFormula1(parts)
  return game === 'le-mans' ? judgeLeMans(parts) : judgeParisDakar(parts)
}

const has =
  (...keys: ReadonlyArray<string>) =>
  (value: unknown): boolean =>
    typeof value === 'object' && value !== null && keys.every((key) => Object.hasOwn(value, key))

const isOfSchema =
  (schema: string) =>
  (value: unknown): boolean =>
    has('schema')(value) && String(Reflect.get(value as object, 'schema')).startsWith(`${schema}@`)

/** The kinds of files, those that are known by less after those that are known by more. */
export const BOARD_FILES: ReadonlyArray<BoardFile> = [
  { kind: 'paris-dakar/board', game: 'paris-dakar', part: 'board', isLike: isOfSchema('paris-dakar/board') },
  { kind: 'paris-dakar/road-book', game: 'paris-dakar', part: 'roadBook', isLike: isOfSchema('paris-dakar/road-book') },
  { kind: 'paris-dakar/spinner', game: 'paris-dakar', part: 'spinner', isLike: isOfSchema('paris-dakar/spinner') },
  { kind: 'le-mans/board', game: 'le-mans', part: 'board', isLike: has('course', 'cards') },
  { kind: 'le-mans/course', game: 'le-mans', part: 'course', isLike: has('startCol', 'corners') },
  { kind: 'le-mans/chance-table', game: 'le-mans', part: 'table', isLike: has('sharp', 'hairpin') },
  { kind: 'le-mans/cards', game: 'le-mans', part: 'cards', isLike: Array.isArray },
  { kind: 'formula-1/circuit', game: 'formula-1', part: 'circuit', isLike: has('cells', 'corners') },
]
