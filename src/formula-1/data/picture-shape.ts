/**
 * What is needed to draw a circuit. The rules never read any of it.
 *
 * Lengths are in units of the picture's frame, x to the right, y downward; headings in degrees, 0 to the right, 90 downward.
 */

/** A point: x to the right, y downward. */
export type Point = readonly [x: number, y: number]

/** Corners of a closed figure in order; the last is joined to the first. */
export type Polygon = ReadonlyArray<Point>

/** Where a car stands, and which way it looks. */
export interface Stand {
  readonly x: number
  readonly y: number
  /** Driving direction in degrees, above -180, up to 180. */
  readonly heading: number
}

/** A place for a car: its middle, the car's heading there, and its edge. */
export interface PlacePicture extends Stand {
  readonly polygon: Polygon
}

/** How a space is printed: `taper` is one of the triangles where the wide straight begins and ends. */
export type CellKind = 'plain' | 'taper' | 'band' | 'start' | 'finish'

/** A space of the track. */
export interface CellPicture extends PlacePicture {
  readonly kind: CellKind
  /** Middle of a car that was forced off the track here; it keeps the heading of the space. */
  readonly outside: Point
}

/** A corner island: a wall that no car crosses. */
export interface Island {
  readonly id: string
  readonly polygon: Polygon
  /** Ids of the corners that it lies in. */
  readonly corners: ReadonlyArray<string>
}

/** One part of the pool; a wall like an island. */
export interface PoolPart {
  readonly id: string
  readonly polygon: Polygon
}

/** Something by the track that has a name. */
export interface Landmark {
  readonly name: string
  /** Ids of the spaces beside it. */
  readonly cells: ReadonlyArray<string>
}

/** Colours of the parts, each `#rrggbb`. */
export interface Palette {
  readonly paper: string
  readonly line: string
  readonly band: string
  readonly island: string
  readonly pool: string
  /** By colour of the car, such as `yellow`. */
  readonly cars: Readonly<Record<string, string>>
}

/** The drawing of one circuit; everything is found by the ids that the circuit's own data use. */
export interface Picture {
  /** Id of the circuit drawn. */
  readonly circuit: string
  /** Where the drawing comes from. */
  readonly provenance: string
  /** What somebody who looks at the drawing may wonder about. */
  readonly notes: ReadonlyArray<string>
  /** Width and height; everything lies between 0 and these. */
  readonly frame: readonly [width: number, height: number]
  /** Breadth of one lane, for the size of a car. */
  readonly laneWidth: number
  /** Middle of the track where a lap begins, behind row 0, and the driving direction there. */
  readonly start: Stand
  /** Middle of the track in driving direction from the start: points of a closed smooth curve. */
  readonly centreLine: Polygon
  /** The two edges of the track, without the pits. */
  readonly outline: { readonly inner: Polygon; readonly outer: Polygon }
  readonly islands: ReadonlyArray<Island>
  readonly pool: ReadonlyArray<PoolPart>
  readonly landmarks: ReadonlyArray<Landmark>
  readonly palette: Palette
  /** Which way the road bends for the driver, by id of the corner. */
  readonly turns: Readonly<Record<string, 'left' | 'right'>>
  /** Spaces of the track, by id. */
  readonly cells: Readonly<Record<string, CellPicture>>
  /** Pit spaces, by id. */
  readonly pits: Readonly<Record<string, PlacePicture>>
  /** Spin-off points, by id. */
  readonly spinOffs: Readonly<Record<string, PlacePicture>>
}

/** Colours near those of the printed board. */
export const PALETTE: Palette = {
  paper: '#efeadf',
  line: '#34302a',
  band: '#d8402f',
  island: '#2b2a27',
  pool: '#5d9cc7',
  cars: {
    yellow: '#f2cf1d',
    orange: '#e8792b',
    green: '#3f7d45',
    red: '#d8392f',
    black: '#23231f',
    blue: '#2f74b5',
  },
}

const OUTSIDE = 'outside-'

/**
 * Where to draw a car that is at a place, and which way it looks.
 *
 * @param id - of a space, a pit space, a spin-off point, or of the strip outside the track beside a space, such as
 *   `outside-8c`: the ids of `game.track.places`
 * @returns `null` for a place that the picture does not have
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { PICTURE_1962, standOf } from 'parc-ferme/formula-1/picture'
 *
 * const stand = standOf(PICTURE_1962)
 * assert.deepStrictEqual(stand('pit-red'), { x: 894, y: 781, heading: 170 })
 * assert.deepStrictEqual(stand('outside-0f'), { x: 869.5, y: 1017, heading: 170 })
 * assert.strictEqual(stand('99z'), null)
 */
export const standOf =
  ({ cells, pits, spinOffs }: Picture) =>
  (id: string): Stand | null => {
    if (id.startsWith(OUTSIDE)) {
      const beside = cells[id.slice(OUTSIDE.length)]
      return beside === undefined ? null : { x: beside.outside[0], y: beside.outside[1], heading: beside.heading }
    }
    const place = cells[id] ?? pits[id] ?? spinOffs[id]
    return place === undefined ? null : { x: place.x, y: place.y, heading: place.heading }
  }
