/**
 * What stands beside the track of Formula 1: names of corners and landmarks, arrows, and the room that is left for more.
 *
 * A picture says where spaces are and nothing about signs, so their places are looked for: a name stands across the track from the
 * spin-off point, an arrow half way between two corners, where nothing is in its way.
 */
import { defect } from '../core/defect.js'
import type { Circuit } from '../formula-1/index.js'
import type { Picture } from '../formula-1/picture.js'
import { type Box, centre, dense, outlineOf, type Point, type Pose, roomIn } from './geometry.js'
import { widthOf } from './pieces.js'

/** A name on the board. */
export interface Label extends Box {
  readonly words: string
  readonly size: number
  readonly tone: string
}

/** Names, arrows, and the middle of the room inside the track with its scale. */
export interface Signs {
  readonly labels: ReadonlyArray<Label>
  readonly arrows: ReadonlyArray<Pose>
  readonly hub: { readonly x: number; readonly y: number; readonly scale: number }
}

/** What the hub measures at scale 1. */
export const HUB: Point = [760, 330]

/** Everything beside the track. */
export const signs = (circuit: Circuit, picture: Picture): Signs => {
  const spots = [...Object.values(picture.cells), ...Object.values(picture.pits), ...Object.values(picture.spinOffs)]
  const printed = spots.flatMap(({ x, y, polygon }): ReadonlyArray<Point> => [[x, y], ...dense(polygon, 12)])
  const labels = [...cornerNames(circuit, picture, printed), ...landmarkNames(picture)]
  const taken = [...printed, ...labels.flatMap(outlineOf)]
  const arrows = arrowsAlong(circuit, picture, taken)
  const walls = [...taken, ...arrows.flatMap(({ x, y }) => outlineOf({ x, y, width: 50, height: 50 }))]
  return { labels, arrows, hub: roomIn(picture.outline.inner, walls, HUB, 1.3) }
}

const cornerNames = (circuit: Circuit, picture: Picture, printed: ReadonlyArray<Point>): ReadonlyArray<Label> =>
  circuit.corners.flatMap(({ name, bands, spinOff }) => {
    const cells = circuit.cells.filter(({ band }) => band !== null && bands.includes(band.band))
    const places = cells.flatMap(({ id }) => picture.cells[id] ?? [])
    const spin = picture.spinOffs[spinOff.id]
    if (places.length === 0 || spin === undefined) return []
    const middle = centre(places.map(({ x, y }) => [x, y]))
    const away: Point = [middle[0] - spin.x, middle[1] - spin.y]
    return [beyond(picture, printed, middle, away, name, 22, 'pf-name')]
  })

const landmarkNames = (picture: Picture): ReadonlyArray<Label> =>
  picture.landmarks.flatMap(({ name, cells }) => {
    const places = cells.flatMap((id) => picture.cells[id] ?? [])
    if (places.length === 0) return []
    const middle = centre(places.map(({ x, y }) => [x, y]))
    const heart = centre(picture.outline.inner)
    const near = places.flatMap(({ polygon }) => dense(polygon, 20))
    return [beyond(picture, near, middle, [heart[0] - middle[0], 0], name, 20, 'pf-name')]
  })

/** A name as near to a point as it can stand in some direction without touching what is printed. */
const beyond = (
  { frame }: Picture,
  printed: ReadonlyArray<Point>,
  [fromX, fromY]: Point,
  [right, down]: Point,
  words: string,
  size: number,
  tone: string,
): Label => {
  const length = Math.max(1, Math.hypot(right, down))
  const [width, height] = [widthOf(words, size) + 24, size + 14]
  const within = (value: number, half: number, most: number): number =>
    Math.min(Math.max(value, half + 4), most - half - 4)
  const at = (distance: number): Label => ({
    x: within(fromX + (right / length) * distance, width / 2, frame[0]),
    y: within(fromY + (down / length) * distance, height / 2, frame[1]),
    width,
    height,
    words,
    size,
    tone,
  })
  const isFree = ({ x, y }: Label): boolean =>
    printed.every(([px, py]) => Math.abs(px - x) > width / 2 || Math.abs(py - y) > height / 2)
  const free = Array.from({ length: 80 }, (_, step) => isFree(at(step * 5)))
  // Not a gap between two lines that the name just fits into.
  const first = free.findIndex((_, step) => free.slice(step, step + 5).every((isOpen) => isOpen))
  return at((first === -1 ? 12 : first) * 5)
}

/** An arrow between every two corners, beside the track, inside it if there is room. */
const arrowsAlong = (circuit: Circuit, picture: Picture, taken: ReadonlyArray<Point>): ReadonlyArray<Pose> => {
  const road = dense(picture.centreLine, 12)
  const turns = circuit.corners
    .map(({ spinOff }) => picture.spinOffs[spinOff.id])
    .flatMap((spin) => (spin === undefined ? [] : [nearest(road, [spin.x, spin.y])]))
    .toSorted((a, b) => a - b)
  const inward = circuit.direction === 'clockwise' ? 1 : -1
  return turns.flatMap((from, index) => {
    const to = turns[index + 1] ?? (turns[0] ?? 0) + road.length
    if (to - from < 14) return []
    const middle = Math.round((from + to) / 2)
    const places = [0, -4, 4, -8, 8].flatMap((shift) =>
      [inward, -inward].map((side) => beside(road, middle + shift, side, taken)),
    )
    return places.find((pose) => pose !== null) ?? []
  })
}

const nearest = (road: ReadonlyArray<Point>, [x, y]: Point): number => {
  const distances = road.map(([px, py]) => (px - x) ** 2 + (py - y) ** 2)
  return distances.indexOf(Math.min(...distances))
}

/** An arrow beside a point of the road: the first place outward where it touches nothing, or none within reach. */
const beside = (road: ReadonlyArray<Point>, index: number, side: number, taken: ReadonlyArray<Point>): Pose | null => {
  const at = (position: number): Point =>
    road[((position % road.length) + road.length) % road.length] ?? defect('svg', 'a point of the road')
  const [[x, y], [x1, y1], [x2, y2]] = [at(index), at(index - 2), at(index + 2)]
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1))
  const [right, down] = [(-(y2 - y1) / length) * side, ((x2 - x1) / length) * side]
  const heading = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  for (let distance = 50; distance <= 150; distance += 5) {
    const [px, py] = [x + right * distance, y + down * distance]
    if (taken.every(([tx, ty]) => (tx - px) ** 2 + (ty - py) ** 2 > 34 ** 2)) return { x: px, y: py, heading }
  }
  return null
}
