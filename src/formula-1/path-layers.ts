/**
 * The search over paths: layer by layer, the best path to each space with each list of crossings, and which of those are left with
 * cars in the way.
 *
 * @rule F1-Q.21
 */
import { lookUp } from '../core/look-up.js'
import type { Car, Excess, Mph, Place, ToSettle } from './model.js'
import { bandAt, type Track, type Way } from './track.js'

/** A path under way; the path itself is read backwards along `before`. */
export interface Node {
  readonly place: Place
  readonly crossings: string
  readonly toSettle: ReadonlyArray<ToSettle>
  readonly changes: number
  readonly before: Node | null
  /** Number in its graph. */
  readonly index: number
  /** Numbers of all nodes of the layer before from which a step leads here. */
  readonly from: ReadonlyArray<number>
}

/** The layers of a search, the start alone in the first. */
export type Layers = ReadonlyArray<ReadonlyArray<Node>>

/** Where other cars stand. */
export type Standing = ReadonlyArray<Pick<Car, 'place'>>

/** No cars at all. */
export const NO_CARS: Standing = []

const LINE: ToSettle = { _tag: 'Line' }
const EXCESSES: ReadonlyArray<Excess> = [0, 20, 40, 60]

/** How far over the safety speed, in classes. @rule F1-Corner.3, F1-Corner.5, F1-Corner.11 */
export const excess = (speed: number, safety: number): Excess =>
  speed <= safety ? 0 : lookUp(EXCESSES, Math.min(3, (speed - safety) / 20))

/** Whether a car other than the mover stands on a space. @rule F1-Move.6, F1-Q.53, F1-Q.55 */
export const isTaken = (cars: Standing, mover: number, place: Place): boolean => {
  for (let index = 0; index < cars.length; index++) if (index !== mover && cars[index]?.place === place) return true
  return false
}

/** What a path that goes along these places meets, or `null` where no step leads to one of them. */
export const crossingsAlong = (track: Track, from: Place, path: ReadonlyArray<Place>, speed: Mph): string | null => {
  let node = startAt(from)
  for (const to of path) {
    const way = track.ways[node.place]?.find((step) => step.to === to)
    if (way === undefined) return null
    node = stepOn(track, node, way, speed, 0)
  }
  return node.crossings
}

/**
 * All layers up to `steps`; stops at the last that has any node.
 *
 * @rule F1-Move.1-8, F1-Q.18-20, F1-Q.100
 */
export const layersFrom = (
  track: Track,
  from: Place,
  steps: number,
  speed: Mph,
  cars: Standing,
  mover: number,
): Layers => {
  let layer: ReadonlyArray<Node> = [startAt(from)]
  const found = [layer]
  for (let size = 1; found.length <= steps; size += layer.length) {
    layer = nextLayer(track, layer, size, speed, cars, mover)
    if (layer.length === 0) break
    found.push(layer)
  }
  return found
}

const startAt = (place: Place): Node => ({
  place,
  crossings: '',
  toSettle: [],
  changes: 0,
  before: null,
  index: 0,
  from: [],
})

const nextLayer = (
  track: Track,
  layer: ReadonlyArray<Node>,
  size: number,
  speed: Mph,
  cars: Standing,
  mover: number,
): ReadonlyArray<Node> => {
  const next: Array<Node> = []
  for (const before of layer) {
    for (const way of track.ways[before.place] ?? []) {
      const { to } = way
      if (isTaken(cars, mover, to)) continue
      const node = stepOn(track, before, way, speed, size + next.length)
      const same = next.findIndex((other) => other.place === to && other.crossings === node.crossings)
      const rival = next[same]
      if (rival === undefined) next.push(node)
      else next[same] = joined(track, rival, node, before.index)
    }
  }
  return next
}

/** The better of two paths to one node, which both lead to. */
const joined = (track: Track, rival: Node, node: Node, from: number): Node => {
  const { place, crossings, toSettle, changes, before } = isBetter(track, node, rival) ? node : rival
  return { place, crossings, toSettle, changes, before, index: rival.index, from: [...rival.from, from] }
}

const stepOn = (track: Track, before: Node, way: Way, speed: Mph, index: number): Node => {
  const { to: place, diagonal, crossesFinish } = way
  const changes = before.changes + (diagonal ? 1 : 0)
  const from = [before.index]
  const band = bandAt(track, place)
  if (band === -1 && !crossesFinish)
    return { place, crossings: before.crossings, toSettle: before.toSettle, changes, before, index, from }
  const over = excess(speed, lookUp(track.safety, place))
  const items: ReadonlyArray<ToSettle> = [
    ...(band === -1 ? [] : [{ _tag: 'Band', band, over } as const]),
    ...(crossesFinish ? [LINE] : []),
  ]
  const crossings = [before.crossings, ...items.map((item) => showCrossing(track, item))]
    .filter((word) => word !== '')
    .join(',')
  return { place, crossings, toSettle: [...before.toSettle, ...items], changes, before, index, from }
}

/** One entry of a list of crossings: `line`, or a band and its excess. */
export const showCrossing = (track: Track, item: ToSettle): string =>
  item._tag === 'Line' ? 'line' : `${lookUp(track.bands, item.band).id}@${item.over}`

const isBetter = (track: Track, a: Node, b: Node): boolean => {
  if (a.changes !== b.changes) return a.changes < b.changes
  if (a.before === null || b.before === null || a.before === b.before) return false
  const lanes = lookUp(track.lane, a.before.place) - lookUp(track.lane, b.before.place)
  return lanes === 0 ? isBetter(track, a.before, b.before) : lanes < 0
}

/** The path to a node, start not included. */
export const pathTo = (node: Node): ReadonlyArray<Place> => {
  const backwards: Array<Place> = []
  for (let at: Node = node; at.before !== null; at = at.before) backwards.push(at.place)
  return backwards.reverse()
}

/**
 * Marks with 1 every node up to a layer that some free path leads to; the marks of the layers beyond the answer are left as they were.
 *
 * @returns the last layer that has any
 * @rule F1-Move.6-7
 */
export const markFree = (layers: Layers, steps: number, cars: Standing, mover: number, marks: Uint8Array): number => {
  marks[0] = 1
  for (let depth = 1; depth <= steps; depth++) {
    const layer = layers[depth]
    if (layer === undefined || !markLayer(layer, cars, mover, marks)) return depth - 1
  }
  return steps
}

const markLayer = (layer: ReadonlyArray<Node>, cars: Standing, mover: number, marks: Uint8Array): boolean => {
  let any = false
  for (const node of layer) {
    const free = hasMarked(node.from, marks) && !isTaken(cars, mover, node.place)
    marks[node.index] = free ? 1 : 0
    any ||= free
  }
  return any
}

const hasMarked = (from: ReadonlyArray<number>, marks: Uint8Array): boolean => {
  for (const index of from) if (marks[index] === 1) return true
  return false
}
