/**
 * The codec of circuits.
 */
import {
  boolean,
  type Codec,
  decimal,
  integer,
  list,
  literal,
  named,
  nullable,
  strict,
  text,
  tuple,
} from '../core/codec.js'
import type { Circuit } from './board.js'
import { speed } from './codec-parts.js'

const id = text({ min: 1, max: 40, pattern: /^[^\s,@]+$/ })
const prose = text({ max: 1000 })
const MOST_CELLS = 2000

const ids = (max: number): Codec<ReadonlyArray<string>> => list(id, { max })

const spinOffPoint = strict({ id, exits: ids(20) })

const alternativeReading = strict(
  { id, note: prose },
  {
    remove: list(tuple(id, id), { max: 100 }),
    removeCells: ids(100),
    verge: named(id, ids(20), MOST_CELLS),
    spinOffExits: named(id, ids(20), 40),
    waives: ids(30),
  },
)

/**
 * The codec of circuits: shapes and sizes only; whether a race can be run on one, `boardFaults` tells.
 *
 * @rule F1-Equip.1
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode } from 'parc-ferme'
 * import { CIRCUIT_T1, circuitCodec } from 'parc-ferme/formula-1'
 *
 * assert.deepStrictEqual(decode(circuitCodec)(JSON.parse(JSON.stringify(CIRCUIT_T1))), E.right(CIRCUIT_T1))
 */
export const circuitCodec: Codec<Circuit> = strict(
  {
    schema: literal(1),
    id,
    name: prose,
    provenance: literal('rulebook', 'reconstructed', 'custom'),
    direction: literal('clockwise', 'anticlockwise'),
    rows: integer(1, 1000),
    lanes: list(id, { min: 1, max: 20 }),
    colours: ids(6),
    grid: list(strict({ space: integer(1, 6), colour: id, cell: id }), { max: 6 }),
    finish: ids(20),
    corners: list(
      strict(
        { id, name: prose, bands: ids(10), spinOff: spinOffPoint },
        { spinOffByBand: named(id, spinOffPoint, 10) },
      ),
      { max: 20 },
    ),
    pits: list(
      strict({
        id,
        colour: id,
        abreast: id,
        entries: list(strict({ cell: id, crossesFinish: boolean }), { max: 10 }),
        exits: list(strict({ cell: id, crossesFinish: boolean }), { max: 10 }),
        overLine: nullable(integer(0, 100)),
      }),
      { max: 6 },
    ),
    cells: list(
      strict({
        id,
        row: integer(0, 999),
        lane: integer(0, 19),
        span: tuple(decimal(-10, 1010), decimal(-10, 1010)),
        links: list(strict({ to: id, kind: literal('straight', 'diagonalIn', 'diagonalOut') }), { max: 10 }),
        band: nullable(strict({ band: id, safety: speed })),
        verge: ids(20),
      }),
      { min: 1, max: MOST_CELLS },
    ),
    readings: list(strict({ id, chosen: id, question: prose, alternatives: list(alternativeReading, { max: 20 }) }), {
      max: 40,
    }),
  },
  { waives: ids(30) },
)
