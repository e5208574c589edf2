/**
 * Where a car can get to: the search over paths that running, blocking, pit stops and extra spaces share.
 *
 * Two paths to one space are one move unless they differ in consequence, that is in the bands they cross, each with its excess, and in
 * where they cross the line. For an empty track the answer is worked out once for each start, distance and speed and kept; with cars
 * in the way the search is run again.
 *
 * @rule F1-Q.21
 */
import type { Car, DriveUp, Excess, Mph, PlayExtra, ExtraCard, Place, Run, ToSettle } from './model.js'
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
  /** Every space that some path enters, as a set of bits. */
  readonly touched: Uint32Array
}

/** A path under way; the path itself is read backwards along `before`. */
interface Node {
  readonly place: Place
  readonly crossings: string
  readonly toSettle: ReadonlyArray<ToSettle>
  readonly changes: number
  readonly before: Node | null
}

/** The search over one track, with its memory. */
export interface Reaches {
  /** Every class of paths of `steps` spaces over an empty track. */
  readonly open: (from: Place, steps: number, speed: Mph) => ReachSet
  /**
   * The classes of the longest free paths up to `steps` spaces with the other cars where they stand; shorter than asked exactly if the
   * car is blocked.
   */
  readonly free: (
    from: Place,
    steps: number,
    speed: Mph,
    cars: ReadonlyArray<Pick<Car, 'place'>>,
    mover: number,
  ) => ReachSet
  /** The free path of the class with the fewest changes of lane, or `null`. */
  readonly pathTo: (
    from: Place,
    steps: number,
    speed: Mph,
    to: Place,
    crossings: string,
    cars: ReadonlyArray<Pick<Car, 'place'>>,
    mover: number,
  ) => Reach | null
  /** What a path meets, the path being one of links that exist. */
  readonly crossingsOf: (from: Place, path: ReadonlyArray<Place>, speed: Mph) => string
  /** The moves that play a card for extra spaces. */
  readonly extras: (set: ReachSet, card: ExtraCard) => ReadonlyArray<PlayExtra>
}

const LINE: ToSettle = { _tag: 'Line' }
const EXCESSES: ReadonlyArray<Excess> = [0, 20, 40, 60]

/** How far over the safety speed, in classes. @rule F1-Corner.3, F1-Corner.5, F1-Corner.11 */
export const excess = (speed: number, safety: number): Excess =>
  speed <= safety ? 0 : (EXCESSES[Math.min(3, (speed - safety) / 20)] ?? 60)

/** Whether a car other than the mover stands on a space. @rule F1-Move.6, F1-Q.53, F1-Q.55 */
export const isTaken = (cars: ReadonlyArray<Pick<Car, 'place'>>, mover: number, place: Place): boolean => {
  for (let index = 0; index < cars.length; index++) if (index !== mover && cars[index]?.place === place) return true
  return false
}

/** Makes the search over a track. */
export const makeReaches = (track: Track): Reaches => {
  const memory = new Map<number, ReachSet>()
  const open: Reaches['open'] = (from, steps, speed) => {
    const key = (from * 9 + steps) * 9 + speed / 20
    const known = memory.get(key)
    if (known !== undefined) return known
    const found = reachSet(track, layers(track, from, steps, speed, NO_CARS, -1))
    memory.set(key, found)
    return found
  }
  const free: Reaches['free'] = (from, steps, speed, cars, mover) => {
    const all = open(from, steps, speed)
    if (all.steps === steps && !touchesCar(all.touched, cars, mover)) return all
    const found = layers(track, from, steps, speed, cars, mover)
    const depth = found.length - 1
    return only(open(from, depth, speed), found[depth] ?? [])
  }
  const pathTo: Reaches['pathTo'] = (from, steps, speed, to, crossings, cars, mover) => {
    const reach = open(from, steps, speed).reaches.find((r) => r.to === to && r.crossings === crossings)
    if (reach === undefined) return null
    if (reach.path.every((place) => !isTaken(cars, mover, place))) return reach
    const last = layers(track, from, steps, speed, cars, mover)[steps] ?? []
    const node = last.find((n) => n.place === to && n.crossings === crossings)
    return node === undefined ? null : { ...reach, path: pathOf(node) }
  }
  const extraMoves = new Map<ReachSet, Map<ExtraCard, ReadonlyArray<PlayExtra>>>()
  const extras: Reaches['extras'] = (set, card) => {
    const byCard = extraMoves.get(set) ?? new Map<ExtraCard, ReadonlyArray<PlayExtra>>()
    extraMoves.set(set, byCard)
    const moves =
      byCard.get(card) ??
      set.reaches.map(({ to, crossings }): PlayExtra => ({ _tag: 'PlayExtra', card, to, crossings, path: null }))
    byCard.set(card, moves)
    return moves
  }
  const crossingsOf: Reaches['crossingsOf'] = (from, path, speed) => {
    let node = startAt(from)
    for (const to of path) {
      const way = (track.ways[node.place] ?? []).find((step) => step.to === to)
      node = stepOn(track, node, to, way?.diagonal ?? false, way?.crossesFinish ?? false, speed)
    }
    return node.crossings
  }
  return { open, free, pathTo, crossingsOf, extras }
}

const startAt = (place: Place): Node => ({ place, crossings: '', toSettle: [], changes: 0, before: null })

const NO_CARS: ReadonlyArray<Pick<Car, 'place'>> = []

const touchesCar = (touched: Uint32Array, cars: ReadonlyArray<Pick<Car, 'place'>>, mover: number): boolean => {
  for (let index = 0; index < cars.length; index++) {
    const place = cars[index]?.place ?? -1
    if (index !== mover && place >= 0 && (((touched[place >> 5] ?? 0) >> (place & 31)) & 1) === 1) return true
  }
  return false
}

/** The set of classes to which the nodes of a search belong. */
const only = (all: ReachSet, nodes: ReadonlyArray<Node>): ReachSet => {
  if (all.reaches.length === nodes.length) return all
  const reaches = all.reaches.filter((r) => nodes.some((n) => n.place === r.to && n.crossings === r.crossings))
  return { steps: all.steps, reaches, runs: reaches.map(({ run }) => run), touched: all.touched }
}

const reachSet = (track: Track, found: ReadonlyArray<ReadonlyArray<Node>>): ReachSet => {
  const steps = found.length - 1
  const reaches = (found[steps] ?? []).map(reachOf).sort(byPlaceThenCrossings)
  const touched = new Uint32Array((track.cells >> 5) + 1)
  for (const { place } of found.slice(1).flat()) touched[place >> 5] = (touched[place >> 5] ?? 0) | (1 << (place & 31))
  return { steps, reaches, runs: reaches.map(({ run }) => run), touched }
}

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
    path: pathOf(node),
    run: { _tag: 'Run', to, crossings, path: null },
    stay: { _tag: 'DriveUp', to, crossings, raise: false, path: null },
    raise: { _tag: 'DriveUp', to, crossings, raise: true, path: null },
  }
}

const pathOf = (node: Node): ReadonlyArray<Place> => {
  const backwards: Array<Place> = []
  for (let at: Node = node; at.before !== null; at = at.before) backwards.push(at.place)
  return backwards.reverse()
}

/**
 * Layer by layer, the best path to each space with each list of crossings; stops at the last layer that has any.
 *
 * @rule F1-Move.1-8, F1-Q.18-20, F1-Q.100
 */
const layers = (
  track: Track,
  from: Place,
  steps: number,
  speed: Mph,
  cars: ReadonlyArray<Pick<Car, 'place'>>,
  mover: number,
): ReadonlyArray<ReadonlyArray<Node>> => {
  const found: Array<ReadonlyArray<Node>> = [[startAt(from)]]
  while (found.length <= steps) {
    const next = nextLayer(track, found.at(-1) ?? [], speed, cars, mover)
    if (next.length === 0) break
    found.push(next)
  }
  return found
}

const nextLayer = (
  track: Track,
  layer: ReadonlyArray<Node>,
  speed: Mph,
  cars: ReadonlyArray<Pick<Car, 'place'>>,
  mover: number,
): ReadonlyArray<Node> => {
  const next: Array<Node> = []
  for (const before of layer) {
    for (const { to, diagonal, crossesFinish } of track.ways[before.place] ?? []) {
      if (isTaken(cars, mover, to)) continue
      const node = stepOn(track, before, to, diagonal, crossesFinish, speed)
      const same = next.findIndex((other) => other.place === to && other.crossings === node.crossings)
      const rival = next[same]
      if (rival === undefined) next.push(node)
      else if (isBetter(track, node, rival)) next[same] = node
    }
  }
  return next
}

const stepOn = (track: Track, before: Node, to: Place, diagonal: boolean, crossesFinish: boolean, speed: Mph): Node => {
  const changes = before.changes + (diagonal ? 1 : 0)
  const band = track.band[to] ?? -1
  if (band === -1 && !crossesFinish)
    return { place: to, crossings: before.crossings, toSettle: before.toSettle, changes, before }
  const over = excess(speed, track.safety[to] ?? 0)
  const items: ReadonlyArray<ToSettle> = [
    ...(band === -1 ? [] : [{ _tag: 'Band', band, over } as const]),
    ...(crossesFinish ? [LINE] : []),
  ]
  return {
    place: to,
    crossings: [before.crossings, ...items.map((item) => showCrossing(track, item))].filter((s) => s !== '').join(','),
    toSettle: [...before.toSettle, ...items],
    changes,
    before,
  }
}

/** One entry of a list of crossings: `line`, or a band and its excess. */
export const showCrossing = (track: Track, item: ToSettle): string =>
  item._tag === 'Line' ? 'line' : `${track.bands[item.band]?.id ?? ''}@${item.over}`

const isBetter = (track: Track, a: Node, b: Node): boolean => {
  if (a.changes !== b.changes) return a.changes < b.changes
  if (a.before === null || b.before === null || a.before === b.before) return false
  const lanes = (track.lane[a.before.place] ?? 0) - (track.lane[b.before.place] ?? 0)
  return lanes === 0 ? isBetter(track, a.before, b.before) : lanes < 0
}
