/** The files of a board from outside: circuit, road-book, spinner. Whether they make sense, `boardFaults` says. */
import {
  boolean,
  type Codec,
  decimal,
  integer,
  list,
  literal,
  oneOf,
  refined,
  strict,
  tagged,
  text,
} from '../core/codec.js'
import type {
  Art,
  Board,
  Canvas,
  Entry,
  Face,
  Facts,
  Label,
  Op,
  Point,
  RoadBook,
  Space,
  Spinner,
  Text,
  Town,
} from './board.js'
import { MOST_SPACES } from './codec-parts.js'
import { KM_PER_SPACE } from './data/numbers.js'

const km = integer(0, KM_PER_SPACE * MOST_SPACES)
const litres = integer(1, 1_000_000)
const count = integer(1, 1_000)
const id = text({ min: 1, max: 100 })
const story = text({ max: 4_000 })
const yes = literal(true)
const provenance = literal('original', 'reconstruction', 'test')
const LARGEST_COORDINATE = 100_000

/** Coordinates and angles are the only numbers of the files that need not be whole. */
const coordinate: Codec<number> = decimal(-LARGEST_COORDINATE, LARGEST_COORDINATE)

const facts: Codec<Facts> = strict({ sourced: list(story, { max: 100 }), designed: list(story, { max: 100 }) })
const town: Codec<Town> = strict({ name: id, rescuePost: boolean }, { id })
const point: Codec<Point> = strict({ x: coordinate, y: coordinate })
const label: Codec<Label> = strict({ x: coordinate, y: coordinate, anchor: literal('start', 'middle', 'end') })
const art: Codec<Art> = strict({ x: coordinate, y: coordinate, angle: coordinate }, { label, badge: point })
const canvas: Codec<Canvas> = strict({ width: coordinate, height: coordinate, markerRadius: coordinate })

const space: Codec<Space> = strict(
  { km, colour: literal('green', 'red', 'black') },
  {
    name: id,
    town,
    control: yes,
    halfway: yes,
    start: yes,
    finish: yes,
    country: text({ min: 2, max: 2, pattern: /^[A-Z]{2}$/ }),
    art,
  },
)

/** One instruction. @rule PD-6.4 */
export const OP: Codec<Op> = tagged('op', {
  gainFuel: strict({ op: literal('gainFuel'), litres }),
  payFuel: strict({ op: literal('payFuel'), litres }),
  drawBreakdown: strict({ op: literal('drawBreakdown'), count }),
  returnBreakdown: strict({ op: literal('returnBreakdown'), count: oneOf(count, literal('all')) }),
  needDoctor: strict({ op: literal('needDoctor') }),
  missTurn: strict({ op: literal('missTurn'), count }),
  move: strict({
    op: literal('move'),
    spaces: refined(integer(-MOST_SPACES, MOST_SPACES), 'a number of spaces other than 0', (by) => by !== 0),
  }),
  moveTo: strict({ op: literal('moveTo'), km }),
  extraSpin: strict({ op: literal('extraSpin') }),
  stay: strict({ op: literal('stay') }),
  note: strict({ op: literal('note'), text: story }),
})

/** The instructions of an entry. @rule PD-6.4 */
export const OPS: Codec<ReadonlyArray<Op>> = list(OP, { max: 100 })

const words: Codec<Text> = strict({ en: story, fr: story })
const entry: Codec<Entry> = strict({ km, ops: OPS }, { fee: litres, text: words })
const face: Codec<Face> = strict({ value: integer(1, 1_000), weight: integer(1, 1_000_000) })
const about = { title: story, provenance, note: story, facts } as const

/**
 * A circuit file, drawing and all; unknown fields are refused.
 *
 * @rule PD-0.1
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode } from 'parc-ferme'
 * import { BOARD, boardCodec } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual(decode(boardCodec)(JSON.parse(JSON.stringify(BOARD))), E.right(BOARD))
 */
export const boardCodec: Codec<Board> = strict(
  {
    schema: literal('paris-dakar/board@1'),
    id,
    title: story,
    provenance,
    truckHome: km,
    helicopterHome: literal('start', 'finish'),
    spaces: list(space, { min: 3, max: MOST_SPACES }),
  },
  { note: story, facts, canvas },
)

/**
 * A road-book file, texts and all; unknown fields are refused.
 *
 * @rule PD-0.11
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode } from 'parc-ferme'
 * import { ROAD_BOOK, roadBookCodec } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual(decode(roadBookCodec)(JSON.parse(JSON.stringify(ROAD_BOOK))), E.right(ROAD_BOOK))
 */
export const roadBookCodec: Codec<RoadBook> = strict(
  {
    schema: literal('paris-dakar/road-book@1'),
    id,
    boardId: id,
    entries: list(entry, { max: MOST_SPACES }),
  },
  about,
)

/**
 * A spinner file; unknown fields are refused.
 *
 * @rule PD-0.2
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode } from 'parc-ferme'
 * import { SPINNER, spinnerCodec } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual(decode(spinnerCodec)(JSON.parse(JSON.stringify(SPINNER))), E.right(SPINNER))
 */
export const spinnerCodec: Codec<Spinner> = strict(
  { schema: literal('paris-dakar/spinner@1'), id, faces: list(face, { min: 1, max: 100 }) },
  about,
)
