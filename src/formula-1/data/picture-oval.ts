/**
 * A plain picture for circuits that nobody has drawn: rows and lanes laid round an oval.
 */
import type { Cell, Circuit } from '../board.js'
import { type CellKind, PALETTE, type Picture, type PlacePicture, type Point, type Polygon } from './picture-shape.js'

const FRAME = [1600, 1120] as const
const MARGIN = 40
const SEGMENTS_PER_ROW = 3
/** Beyond the outermost lane: one breadth for pits and spin-off points, one for cars forced off. */
const BEYOND = 2

/** Where the row and the lane, both counted with fractions, lie on the oval; lane 0 begins at the infield. */
interface Oval {
  readonly laneWidth: number
  readonly point: (row: number, lane: number) => Point
  readonly heading: (row: number, lane: number) => number
}

/**
 * A picture of any circuit as an oval, with its start in the middle of the lower edge.
 *
 * Rows take equal angles, so that lengths mean nothing; walls show as gaps between lanes. A pit or a spin-off point lies on
 * the side of the lane that it belongs to, and every strip outside the track beyond them, so that no two overlap.
 *
 * @param circuit - a circuit without faults; what its names do not lead to is left out
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { CIRCUIT_T1 } from 'parc-ferme/formula-1'
 * import { ovalPicture } from 'parc-ferme/formula-1/picture'
 *
 * const picture = ovalPicture(CIRCUIT_T1)
 * assert.deepStrictEqual(picture.start, { x: 800, y: 954, heading: 0 })
 * assert.strictEqual(picture.cells['12b']?.kind, 'band')
 */
export const ovalPicture = (circuit: Circuit): Picture => {
  const lanes = circuit.lanes.length
  const oval = ovalOf(circuit)
  const edge = (lane: number): Polygon =>
    Array.from({ length: circuit.rows * SEGMENTS_PER_ROW }, (_, step) =>
      rounded(oval.point(step / SEGMENTS_PER_ROW, lane)),
    )
  const [x, y] = rounded(oval.point(0, lanes / 2))
  return {
    circuit: circuit.id,
    provenance: 'Computed from the rows and lanes of the circuit.',
    notes: ['Only who stands beside, behind and before whom can be seen here, no shape of a real road.'],
    frame: FRAME,
    laneWidth: oval.laneWidth,
    start: { x, y, heading: oval.heading(0, lanes / 2) },
    centreLine: edge(lanes / 2),
    outline: { inner: edge(0), outer: edge(lanes) },
    islands: [],
    pool: [],
    landmarks: [],
    palette: PALETTE,
    turns: Object.fromEntries(circuit.corners.map(({ id }) => [id, turnOf(circuit)])),
    cells: Object.fromEntries(
      circuit.cells.map((cell) => [
        cell.id,
        {
          ...placeOn(oval, cell.span, cell.lane),
          kind: kindOf(circuit, cell),
          outside: rounded(oval.point(middle(cell.span), lanes + BEYOND - 0.5)),
        },
      ]),
    ),
    pits: Object.fromEntries(
      circuit.pits.flatMap(({ id, abreast }) =>
        circuit.cells
          .filter((cell) => cell.id === abreast)
          .map((cell) => [id, placeOn(oval, cell.span, laneBeside(circuit, cell))]),
      ),
    ),
    spinOffs: Object.fromEntries(
      circuit.corners
        .flatMap(({ spinOff, spinOffByBand }) => [spinOff, ...Object.values(spinOffByBand ?? {})])
        .flatMap(({ exits, id }) =>
          circuit.cells
            .filter((cell) => cell.id === exits[0])
            .map((cell) => {
              const span = [cell.span[0] - 1, cell.span[0]] as const
              return [id, placeOn(oval, span, laneBeside(circuit, cell))]
            }),
        ),
    ),
  }
}

const turnOf = ({ direction }: Circuit): 'left' | 'right' => (direction === 'clockwise' ? 'right' : 'left')

const ovalOf = ({ direction, lanes, rows }: Circuit): Oval => {
  const [width, height] = FRAME
  // Half of the height at most for lanes and what lies beside them, so that there is an infield left.
  const laneWidth = Math.min(36, Math.floor(height / 4 / (lanes.length + BEYOND)))
  const sense = direction === 'clockwise' ? 1 : -1
  const angle = (row: number): number => Math.PI / 2 + (sense * 2 * Math.PI * row) / rows
  const inset = (lane: number): number => MARGIN + (lanes.length + BEYOND - lane) * laneWidth
  const across = (lane: number): number => width / 2 - inset(lane)
  const down = (lane: number): number => height / 2 - inset(lane)
  return {
    laneWidth,
    point: (row, lane) => [
      width / 2 + across(lane) * Math.cos(angle(row)),
      height / 2 + down(lane) * Math.sin(angle(row)),
    ],
    heading: (row, lane) =>
      degrees(-sense * across(lane) * Math.sin(angle(row)), sense * down(lane) * Math.cos(angle(row))),
  }
}

const placeOn = (oval: Oval, span: readonly [number, number], lane: number): PlacePicture => {
  const [x, y] = rounded(oval.point(middle(span), lane + 0.5))
  const segments = Math.max(1, Math.round((span[1] - span[0]) * SEGMENTS_PER_ROW))
  const rows = Array.from({ length: segments + 1 }, (_, step) => span[0] + ((span[1] - span[0]) * step) / segments)
  return {
    x,
    y,
    heading: oval.heading(middle(span), lane + 0.5),
    polygon: [
      ...rows.map((row) => rounded(oval.point(row, lane + 1))),
      ...rows.toReversed().map((row) => rounded(oval.point(row, lane))),
    ],
  }
}

/** The strip beside the track next to a space: on the infield side of the innermost lane, else on the outside. */
const laneBeside = ({ cells, lanes }: Circuit, { lane, span }: Cell): number => {
  const abreast = cells.filter((other) => other.span[0] < span[1] && span[0] < other.span[1])
  const innermost = abreast.every((other) => other.lane >= lane) && abreast.some((other) => other.lane > lane)
  return innermost ? -1 : lanes.length
}

const kindOf = ({ finish, grid }: Circuit, { band, id }: Cell): CellKind => {
  if (grid.some(({ cell }) => cell === id)) return 'start'
  if (finish.includes(id)) return 'finish'
  return band === null ? 'plain' : 'band'
}

const middle = ([begin, end]: readonly [number, number]): number => (begin + end) / 2

/** Whole units; adding 0 makes -0 a plain 0. */
const whole = (value: number): number => Math.round(value) + 0

const rounded = ([x, y]: Point): Point => [whole(x), whole(y)]

const degrees = (x: number, y: number): number => whole((Math.atan2(y, x) * 180) / Math.PI)
