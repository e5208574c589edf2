/**
 * What is printed: the circuit, the road-book and the spinner as files hold them, and the tables that a game is played on.
 *
 * Spaces are counted from 0, the start; space `i` stands at km `100 * i`. A track is compiled once for each game; every question that a
 * turn asks of the board is then one look into a table.
 */
import { FEE_UNIT, KM_PER_SPACE } from './data/numbers.js'

/** Where the file comes from; `original` and `reconstruction` boards must be the rulebook's route, `test` boards any other. */
export type Provenance = 'original' | 'reconstruction' | 'test'

/** The colour of a kilometre marker. @rule PD-6.5-7 */
export type Colour = 'green' | 'red' | 'black'

/** What a data file rests on: facts that were found, and facts that were made up. */
export interface Facts {
  readonly sourced: ReadonlyArray<string>
  readonly designed: ReadonlyArray<string>
}

/** A stage town; the id tells two visits to the same town apart. */
export interface Town {
  readonly id?: string
  readonly name: string
  /** The tow truck may be placed here. @rule PD-11.3 */
  readonly rescuePost: boolean
}

/** A text beside a space, in the units of the canvas. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
}

/** A point of the picture, in the units of the canvas. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where a space is drawn, and the direction of the road there in degrees. */
export interface Art {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly label?: Label
  readonly badge?: Point
}

/** One space of the circuit. */
export interface Space {
  readonly km: number
  readonly colour: Colour
  readonly name?: string
  readonly town?: Town
  /** A control point, marked by the stopwatch. @rule PD-9.2 */
  readonly control?: true
  readonly halfway?: true
  readonly start?: true
  readonly finish?: true
  /** Two letters of ISO 3166. */
  readonly country?: string
  readonly art?: Art
}

/** How one space is drawn. */
export interface SpacePicture {
  readonly name?: string
  /** Two letters of ISO 3166. */
  readonly country: string
  readonly art: Art
}

/** The size of the picture and of a marker in it. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly markerRadius: number
}

/** A circuit file. @rule PD-0.1 */
export interface Board {
  readonly schema: 'paris-dakar/board@1'
  readonly id: string
  readonly title: string
  readonly provenance: Provenance
  readonly note?: string
  readonly facts?: Facts
  /** Where the tow truck stands at first, in km. @rule PD-3.5 */
  readonly truckHome: number
  /** Where the helicopter stands at first. @rule PD-3.4 */
  readonly helicopterHome: 'start' | 'finish'
  readonly canvas?: Canvas
  readonly spaces: ReadonlyArray<Space>
}

/** One instruction of the road-book. Litres are multiples of 20; `move` counts spaces, negative for backwards. @rule PD-6.4 */
export type Op =
  | { readonly op: 'gainFuel'; readonly litres: number }
  | { readonly op: 'payFuel'; readonly litres: number }
  | { readonly op: 'drawBreakdown'; readonly count: number }
  | { readonly op: 'returnBreakdown'; readonly count: number | 'all' }
  | { readonly op: 'needDoctor' }
  | { readonly op: 'missTurn'; readonly count: number }
  | { readonly op: 'move'; readonly spaces: number }
  | { readonly op: 'moveTo'; readonly km: number }
  | { readonly op: 'extraSpin' }
  | { readonly op: 'stay' }
  | { readonly op: 'note'; readonly text: string }

/** A text in the languages of the road-book. */
export interface Text {
  readonly en: string
  readonly fr: string
}

/** What the road-book says of one space. */
export interface Entry {
  readonly km: number
  /** What a stage town costs, in litres. @rule PD-8.1 */
  readonly fee?: number
  /** Carried out in this order. */
  readonly ops: ReadonlyArray<Op>
  readonly text?: Text
}

/** A road-book file; all players read the same one. @rule PD-0.11 */
export interface RoadBook {
  readonly schema: 'paris-dakar/road-book@1'
  readonly id: string
  readonly boardId: string
  readonly title?: string
  readonly provenance?: Provenance
  readonly note?: string
  readonly facts?: Facts
  readonly entries: ReadonlyArray<Entry>
}

/** One sector of the spinner. */
export interface Face {
  readonly value: number
  /** Its share of the disc, whole, at least 1. */
  readonly weight: number
}

/** A spinner file. @rule PD-0.2 */
export interface Spinner {
  readonly schema: 'paris-dakar/spinner@1'
  readonly id: string
  readonly title?: string
  readonly provenance?: Provenance
  readonly note?: string
  readonly facts?: Facts
  readonly faces: ReadonlyArray<Face>
}

/** A board compiled to tables; every table is indexed by space unless it says otherwise. */
export interface Track {
  readonly board: Board
  readonly roadBook: RoadBook
  readonly spinner: Spinner
  /** The last space. */
  readonly finish: number
  readonly halfway: number
  /** The tow truck's first space. */
  readonly truckHome: number
  readonly colour: ReadonlyArray<Colour>
  /** 1 for a stage town. */
  readonly town: Uint8Array
  /** Name of the town; empty where there is none. */
  readonly townName: ReadonlyArray<string>
  /** 1 for a control point. */
  readonly control: Uint8Array
  /** What entering the space costs, in litres. */
  readonly fee: Int32Array
  /** Fees of the spaces from 1 to this one. */
  readonly feesTo: Int32Array
  /** Towns on the spaces from 0 to this one. */
  readonly townsTo: Int32Array
  /** First compulsory stop or finish behind this space; the finish itself at the finish. */
  readonly nextStop: Int32Array
  /** Nearest rescue post; of two equally near ones the first. */
  readonly post: Int32Array
  readonly ops: ReadonlyArray<ReadonlyArray<Op>>
  /** What the instructions of the space demand at once, in litres. */
  readonly demand: Int32Array
  /** 1 where the instructions change the tank. */
  readonly changesTank: Uint8Array
  /** Faces by rising value, equal ones joined. */
  readonly faces: ReadonlyArray<Face>
  /** Weight of each number from 0 to the largest; 0 for a number that the spinner cannot show. */
  readonly weight: Int32Array
}

/** What the stopping rules call the end of a move: a control point, the halfway space, or the finish. @rule PD-9.1, PD-14.1 */
const isStop = (space: Space): boolean => space.control === true || space.halfway === true || space.finish === true

const stopsBehind = (spaces: ReadonlyArray<Space>): Int32Array => {
  const stops = new Int32Array(spaces.length)
  let next = spaces.length - 1
  for (let i = spaces.length - 1; i >= 0; i--) {
    stops[i] = next
    const space = spaces[i]
    if (space !== undefined && isStop(space)) next = i
  }
  return stops
}

/** @rule PD-11.2-3 */
const nearestPosts = (spaces: ReadonlyArray<Space>): Int32Array => {
  const posts = spaces.flatMap((space, i) => (space.town?.rescuePost === true ? [i] : []))
  return Int32Array.from(spaces, (_, i) =>
    posts.reduce((best, post) => (Math.abs(post - i) < Math.abs(best - i) ? post : best)),
  )
}

const running = (numbers: ReadonlyArray<number>): Int32Array => {
  let sum = 0
  return Int32Array.from(numbers, (n) => (sum += n))
}

const joined = (spinner: Spinner): ReadonlyArray<Face> => {
  const values = [...new Set(spinner.faces.map((face) => face.value))].sort((a, b) => a - b)
  return values.map((value) => ({
    value,
    weight: spinner.faces.reduce((sum, face) => (face.value === value ? sum + face.weight : sum), 0),
  }))
}

/**
 * The tables of a board; they make sense only for data without faults.
 *
 * @rule PD-0.1-2, PD-6.3, PD-8.1, PD-9.2, PD-11.3
 */
export const compile = (board: Board, roadBook: RoadBook, spinner: Spinner): Track => {
  const { spaces } = board
  const byKm = new Map(roadBook.entries.map((entry) => [entry.km, entry]))
  const entries = spaces.map((space) => byKm.get(space.km))
  const ops = entries.map((entry) => entry?.ops ?? [])
  const fees = spaces.map((space, i) => (space.town === undefined ? 0 : (entries[i]?.fee ?? 0)))
  const faces = joined(spinner)
  const weight = new Int32Array(1 + Math.max(0, ...faces.map(({ value }) => value)))
  for (const face of faces) weight[face.value] = face.weight
  return {
    board,
    roadBook,
    spinner,
    finish: spaces.length - 1,
    halfway: spaces.findIndex((space) => space.halfway === true),
    truckHome: board.truckHome / KM_PER_SPACE,
    colour: spaces.map((space) => space.colour),
    town: Uint8Array.from(spaces, (space) => (space.town === undefined ? 0 : 1)),
    townName: spaces.map((space) => space.town?.name ?? ''),
    control: Uint8Array.from(spaces, (space) => (space.control === true ? 1 : 0)),
    fee: Int32Array.from(fees),
    feesTo: running(fees),
    townsTo: running(spaces.map((space) => (space.town === undefined ? 0 : 1))),
    nextStop: stopsBehind(spaces),
    post: nearestPosts(spaces),
    ops,
    demand: Int32Array.from(ops, (list) => list.reduce((sum, op) => (op.op === 'payFuel' ? sum + op.litres : sum), 0)),
    changesTank: Uint8Array.from(ops, (list) => (list.some(({ op }) => op === 'payFuel' || op === 'gainFuel') ? 1 : 0)),
    faces,
    weight,
  }
}

/**
 * The kilometre marker of a space.
 *
 * @rule PD-6.3
 * @example
 * import assert from 'node:assert'
 * import { kmOf } from 'parc-ferme/paris-dakar'
 *
 * assert.strictEqual(kmOf(13), 1300)
 */
export const kmOf = (space: number): number => KM_PER_SPACE * space

/** What a stretch of this many spaces uses, in litres. @rule PD-8.5 */
export const consumption = (spaces: number): number => FEE_UNIT * spaces
