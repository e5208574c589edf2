/**
 * Where a car can get to: the paths that running, blocking, pit stops and extra spaces share.
 *
 * Two paths to one space are one move unless they differ in consequence, that is in the bands they cross, each with its excess, and in
 * where they cross the line. For an empty track the answer is worked out once for each start and speed and kept; with cars in the way
 * only those steps are followed again that it is made of.
 *
 * @rule F1-Q.21
 */
import { defect } from '../core/defect.js'
import { lookUp } from '../core/look-up.js'
import { EXTRA_CARDS, EXTRA_SPACES } from './data/cards.js'
import type { DriveUp, Mph, PlayExtra, Place, Run, ToSettle } from './model.js'
import {
  crossingsAlong,
  isTaken,
  type Layers,
  layersFrom,
  markFree,
  NO_CARS,
  type Node,
  pathTo,
  type Standing,
} from './path-layers.js'
import type { Track } from './track.js'

/** One class of paths with the same consequences. */
export interface Reach {
  readonly to: Place
  /** What the path meets, such as `K2a@20,line`. */
  readonly crossings: string
  readonly toSettle: ReadonlyArray<ToSettle>
  /** The path with the fewest changes of lane; among those the one that stays farthest inside toward its end. */
  readonly path: ReadonlyArray<Place>
  readonly run: Run
  readonly stay: DriveUp
  readonly raise: DriveUp
}

/** All classes of paths of one length. */
export interface ReachSet {
  /** Spaces driven. */
  readonly steps: number
  /** By space, then by crossings. */
  readonly reaches: ReadonlyArray<Reach>
  readonly runs: ReadonlyArray<Run>
  /** The moves that play the card for just so many extra spaces; empty where no card gives so many. */
  readonly extras: ReadonlyArray<PlayExtra>
  /** Every space that some path enters, as a set of bits. */
  readonly touched: Uint32Array
}

/** The search over one track, with its memory. */
export interface Reaches {
  /** Every class of paths of `steps` spaces over an empty track. */
  readonly open: (from: Place, steps: number, speed: Mph) => ReachSet
  /**
   * The classes of the longest free paths up to `steps` spaces with the other cars where they stand; shorter than asked exactly if the
   * car is blocked.
   */
  readonly free: (from: Place, steps: number, speed: Mph, cars: Standing, mover: number) => ReachSet
  /** The class of just this space and these crossings, or `null` if no free path of `steps` spaces is of it. */
  readonly classOf: (
    from: Place,
    steps: number,
    speed: Mph,
    to: Place,
    crossings: string,
    cars: Standing,
    mover: number,
  ) => Reach | null
  /** The free path of a class with the fewest changes of lane. */
  readonly freePath: (from: Place, speed: Mph, reach: Reach, cars: Standing, mover: number) => ReadonlyArray<Place>
  /** What a path meets, or `null` where no step leads to one of its places. */
  readonly crossingsOf: (from: Place, path: ReadonlyArray<Place>, speed: Mph) => string | null
}

/** Most spaces of one move. @rule F1-Speed.8 */
const MOST_STEPS = 8

/** Most extra spaces of a card. @rule F1-Tactic.13 */
const MOST_EXTRA = 4

/** The classes of one length, the number of the node behind each, and the parts of them that cars have left so far. */
interface Classes {
  /** Spaces of the set. */
  readonly steps: number
  /** All spaces that it enters lie among `width` in a row from `first` on: who stands elsewhere is in no one's way. */
  readonly first: Place
  readonly width: number
  readonly set: ReachSet
  readonly layers: Layers
  readonly nodes: ReadonlyArray<number>
  readonly parts: Map<number, ReachSet>
  /** What is left with just one car in the way, by its space. */
  readonly besideOne: Map<Place, ReachSet>
}

/** Makes the search over a track. */
export const makeReaches = (track: Track): Reaches => {
  const graphs = new Map<number, Layers>()
  const known: Array<Classes | undefined> = Array.from({ length: 81 * track.ways.length }, () => undefined)
  let marksScratch = new Uint8Array(0)
  const layersOf = (from: Place, steps: number, speed: Mph): Layers => {
    const usual = Math.max(MOST_EXTRA, speed / 20)
    const length = steps <= usual ? usual : Math.max(MOST_STEPS, steps)
    const key = (from * 32 + length) * 9 + speed / 20
    const found = graphs.get(key) ?? layersFrom(track, from, length, speed, NO_CARS, -1)
    graphs.set(key, found)
    const size = found.reduce((sum, layer) => sum + layer.length, 0)
    if (size > marksScratch.length) marksScratch = new Uint8Array(2 * size)
    return found
  }
  const classesOf = (from: Place, steps: number, speed: Mph): Classes => {
    const index = (from * 9 + steps) * 9 + speed / 20
    const found = known[index]
    if (found !== undefined) return found
    const made = makeClasses(track, layersOf(from, steps, speed), steps)
    known[index] = made
    return made
  }
  const amongCars: Reaches['free'] = (from, steps, speed, cars, mover) => {
    const all = classesOf(from, steps, speed)
    const depth = markFree(all.layers, steps, cars, mover, marksScratch)
    return marked(depth === steps ? all : classesOf(from, depth, speed), marksScratch)
  }
  const free: Reaches['free'] = (from, steps, speed, cars, mover) => {
    const all = classesOf(from, steps, speed)
    const near = whoIsNear(all, track.cells, cars, mover)
    if (near === NOBODY && all.steps === steps) return all.set
    if (near === SEVERAL) return amongCars(from, steps, speed, cars, mover)
    const known = all.besideOne.get(near)
    if (known !== undefined) return known
    const found = amongCars(from, steps, speed, cars, mover)
    all.besideOne.set(near, found)
    return found
  }
  return {
    open: (from, steps, speed) => classesOf(from, steps, speed).set,
    free,
    classOf: (from, steps, speed, to, crossings, cars, mover) => {
      const set = free(from, steps, speed, cars, mover)
      return set.steps === steps ? (set.reaches[indexOf(set.reaches, to, crossings)] ?? null) : null
    },
    freePath: (from, speed, { to, crossings, path }, cars, mover) => {
      if (path.every((place) => !isTaken(cars, mover, place))) return path
      const last = layersFrom(track, from, path.length, speed, cars, mover)[path.length] ?? []
      const node = last.find((other) => other.place === to && other.crossings === crossings)
      return node === undefined ? path : pathTo(node)
    },
    crossingsOf: (from, path, speed) => crossingsAlong(track, from, path, speed),
  }
}

const makeClasses = (track: Track, layers: Layers, steps: number): Classes => {
  const depth = Math.min(steps, layers.length - 1)
  const nodes = [...lookUp(layers, depth)].sort(byNode)
  const entered = layers.slice(1, depth + 1).flatMap((layer) => layer.map(({ place }) => place))
  const touched = new Uint32Array((track.cells >> 5) + 1)
  for (const place of entered) touched[place >> 5] = lookUp(touched, place >> 5) | (1 << (place & 31))
  const reaches = nodes.map(reachOf)
  const card = EXTRA_CARDS.find((one) => EXTRA_SPACES[one] === depth)
  const extras =
    card === undefined
      ? []
      : reaches.map(({ to, crossings }): PlayExtra => ({ _tag: 'PlayExtra', card, to, crossings, path: null }))
  const set = { steps: depth, reaches, runs: reaches.map(({ run }) => run), extras, touched }
  const { first, width } = stretchOf(entered, track.cells)
  const indices = nodes.map(({ index }) => index)
  return { steps: depth, first, width, set, layers, nodes: indices, parts: new Map(), besideOne: new Map() }
}

/** The shortest row of spaces around the lap that holds all of these. */
const stretchOf = (places: ReadonlyArray<Place>, cells: number): Pick<Classes, 'first' | 'width'> => {
  const sorted = [...new Set(places)].sort((a, b) => a - b)
  if (sorted.length < 2) return { first: sorted[0] ?? 0, width: sorted.length }
  const before = [...sorted.slice(-1), ...sorted]
  const gaps = sorted.map((place, index) => (place - lookUp(before, index) + cells) % cells)
  const widest = gaps.indexOf(Math.max(...gaps))
  return { first: lookUp(sorted, widest), width: cells - lookUp(gaps, widest) + 1 }
}

const byNode = (a: Node, b: Node): number =>
  byPlaceThenCrossings({ to: a.place, crossings: a.crossings }, { to: b.place, crossings: b.crossings })

/** The fixed order of moves: by place, then by crossings. */
export const byPlaceThenCrossings = (a: Crossing, b: Crossing): number => {
  if (a.to !== b.to) return a.to - b.to
  return a.crossings < b.crossings ? -1 : a.crossings > b.crossings ? 1 : 0
}

type Crossing = Pick<Reach, 'to' | 'crossings'>

const reachOf = (node: Node): Reach => {
  const { place: to, crossings, toSettle } = node
  return {
    to,
    crossings,
    toSettle,
    path: pathTo(node),
    run: { _tag: 'Run', to, crossings, path: null },
    stay: { _tag: 'DriveUp', to, crossings, raise: false, path: null },
    raise: { _tag: 'DriveUp', to, crossings, raise: true, path: null },
  }
}

/** Whether some path of a set enters a space. */
export const enters = ({ touched }: ReachSet, place: Place): boolean =>
  (((touched[place >> 5] ?? 0) >> (place & 31)) & 1) === 1

const NOBODY = -1
const SEVERAL = -2

/** The space of the one other car that stands where the set enters, or that there is none, or that there are several. */
const whoIsNear = ({ first, width, set }: Classes, cells: number, cars: Standing, mover: number): Place => {
  let near: Place = NOBODY
  for (let index = 0; index < cars.length; index++) {
    const { place } = cars[index] ?? defect('formula-1', 'a race has no gap among its cars')
    const past = place < first ? place - first + cells : place - first
    if (past >= width || index === mover || place < 0 || !enters(set, place)) continue
    if (near !== NOBODY) return SEVERAL
    near = place
  }
  return near
}

/** Most parts of one set that are kept; a crowded race on a strange board makes no more. */
const MOST_PARTS = 64

/** Whether a number has a bit for each class. */
const fitsBits = (count: number): boolean => count <= 30

/** The classes whose nodes are marked. */
const marked = ({ set, nodes, parts }: Classes, marks: Uint8Array): ReachSet => {
  let bits = 0
  let count = 0
  for (let index = 0; index < nodes.length; index++) {
    if (marks[nodes[index] as number] !== 1) continue
    count++
    bits |= 1 << index
  }
  if (count === nodes.length) return set
  if (!fitsBits(nodes.length)) return partOf(set, nodes, marks)
  const known = parts.get(bits)
  if (known !== undefined) return known
  const found = partOf(set, nodes, marks)
  if (parts.size < MOST_PARTS) parts.set(bits, found)
  return found
}

const partOf = (set: ReachSet, nodes: ReadonlyArray<number>, marks: Uint8Array): ReachSet => {
  const left = nodes.map((node) => marks[node])
  const isLeft = (_: unknown, index: number): boolean => left[index] === 1
  return {
    steps: set.steps,
    reaches: set.reaches.filter(isLeft),
    runs: set.runs.filter(isLeft),
    extras: set.extras.filter(isLeft),
    touched: set.touched,
  }
}

const indexOf = (reaches: ReadonlyArray<Reach>, to: Place, crossings: string): number => {
  for (let index = 0; index < reaches.length; index++) {
    const reach = reaches[index] as Reach
    if (reach.to === to && reach.crossings === crossings) return index
  }
  return -1
}
