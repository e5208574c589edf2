/** Codecs of boards: what an owner of another course, other cards or another table writes down. Whether it plays is told by `boardFaults`. */
import {
  decimal,
  integer,
  list,
  literal,
  named,
  nullable,
  oneOf,
  strict,
  text,
  tuple,
  type Codec,
} from '../core/codec.js'
import type {
  BoardData,
  Cell,
  CarClass,
  ChanceTable,
  Corner,
  Course,
  LaneName,
  Provenance,
  Source,
  SpecificationCard,
  Stall,
} from './board.js'
import type { CoursePicture, Label, Point, Pose } from './picture-data.js'

const MOST_COLUMNS = 1000

const id = text({ min: 1, max: 40, pattern: /^[A-Za-z0-9][A-Za-z0-9-]*$/ })
const label = text({ min: 1, max: 80 })
const lane: Codec<LaneName> = literal('inside', 'outside')
const cls: Codec<CarClass> = literal('C', 'D', 'E', 'F')
const col = integer(0, MOST_COLUMNS - 1)
const source: Codec<Source> = literal('text', 'derived', 'public', 'reconstructed')
const path = text({ min: 1, max: 60 })
const provenance: Codec<Provenance> = strict({ default: source, exceptions: named(path, source, 100) })
const cell: Codec<Cell> = strict({ lane, col })

const corner: Codec<Corner> = strict({
  id,
  name: label,
  kind: literal('sharp', 'hairpin'),
  turn: literal('left', 'right', 'left-right', 'right-left'),
  cells: list(strict({ lane, from: col, to: col }), { min: 1, max: 2 }),
  so: cell,
  bypass: nullable(strict({ from: cell, to: cell })),
})

const stall: Codec<Stall> = strict({ id, cls, col, order: integer(0, MOST_COLUMNS) })

const course: Codec<Course> = strict({
  id,
  name: label,
  provenance,
  direction: literal('clockwise'),
  length: integer(1, MOST_COLUMNS),
  startCol: col,
  finishCol: col,
  km: decimal(0, 1_000_000),
  kmMarks: list(strict({ col, km: decimal(0, 1_000_000) }), { max: MOST_COLUMNS }),
  twos: list(cell, { max: 2 * MOST_COLUMNS }),
  corners: list(corner, { max: 100 }),
  pits: strict({ lane, stalls: list(stall, { max: 100 }) }),
})

const card: Codec<SpecificationCard> = strict({
  number: integer(1, 12),
  name: label,
  model: label,
  cls,
  speeds: list(integer(1, 100), { min: 1, max: 20 }),
  freeDown: integer(0, 20),
  maxDown: nullable(integer(0, 20)),
  safe: strict({ sharp: integer(0, 20), hairpin: integer(0, 20) }),
  hardBrakes: oneOf(integer(0, 1000), literal('unlimited')),
})

const result = literal('safe', 'spin', 'smash', 'pit')
const column = list(result, { max: 20 })
const surfaces = strict({ dry: column, wet: column })
const table: Codec<ChanceTable> = strict({ sharp: surfaces, hairpin: surfaces })

/** The codec of a board; what it decodes is still to be judged by `boardFaults` or `makeLeMans`. @rule LM-Equip.2-3 */
export const boardCodec: Codec<BoardData> = strict({ course, cards: list(card, { max: 100 }), table })

const coordinate = decimal(-100_000, 100_000)
const point: Codec<Point> = tuple(coordinate, coordinate)
const pose: Codec<Pose> = tuple(coordinate, coordinate, coordinate)
const name = text({ min: 1, max: 40, pattern: /^[A-Za-z0-9-]+$/ })
const poses = list(pose, { max: MOST_COLUMNS })
const drawnLabel: Codec<Label> = strict(
  {
    text: label,
    role: literal('corner', 'title', 'note', 'place', 'straight'),
    x: coordinate,
    y: coordinate,
    size: decimal(0, 1000),
    anchor: literal('start', 'middle', 'end'),
  },
  { angle: decimal(-360, 360) },
)

/** The codec of a course's drawing data. @rule none: the rules know columns only */
export const pictureCodec: Codec<CoursePicture> = strict({
  canvas: strict({ width: decimal(1, 100_000), height: decimal(1, 100_000) }),
  angleUnit: label,
  columnStep: decimal(0, 10_000),
  laneWidth: decimal(0, 10_000),
  cells: strict({ inside: poses, outside: poses }),
  ribs: list(tuple(point, point, point), { max: MOST_COLUMNS + 1 }),
  stalls: named(name, pose, 100),
  stallSize: strict({ length: decimal(0, 10_000), width: decimal(0, 10_000) }),
  pitApron: list(point, { max: 10_000 }),
  wetMarkers: named(name, point, 100),
  startArrow: list(point, { max: 100 }),
  kmMarks: named(name, point, MOST_COLUMNS),
  labels: list(drawnLabel, { max: 1000 }),
})
