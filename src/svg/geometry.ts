/**
 * Points and what is measured on them: x to the right, y downward, angles in degrees, 0 to the right, 90 downward.
 */
import { defect } from '../core/defect.js'
import { decimal } from './markup.js'

/** A point. */
export type Point = readonly [x: number, y: number]

/** A point and a direction. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly heading: number
}

/** A rectangle, by its middle. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Path data of a line through points, in tenths; steps from point to point, which is short. */
export const line = (points: ReadonlyArray<Point>): string => {
  const tenths = points.map(([x, y]): Point => [tenth(x), tenth(y)])
  return tenths
    .map(([x, y], index) => {
      const [fromX, fromY] = tenths[index - 1] ?? [0, 0]
      return `${index === 0 ? 'M' : 'l'}${decimal((x - fromX) / 10)} ${decimal((y - fromY) / 10)}`
    })
    .join('')
}

/** Path data of a closed figure. */
export const figure = (points: ReadonlyArray<Point>): string => (points.length === 0 ? '' : `${line(points)}z`)

const tenth = (value: number): number => (Number.isFinite(value) ? Math.round(value * 10) : 0)

const RADIANS = Math.PI / 180

/** Where a point of a figure drawn at 0, 0 and facing right comes to lie in a pose. */
export const placed =
  ({ x, y, heading }: Pose) =>
  ([along, across]: Point): Point => {
    const [cos, sin] = [Math.cos(heading * RADIANS), Math.sin(heading * RADIANS)]
    return [x + along * cos - across * sin, y + along * sin + across * cos]
  }

/** The direction of a text along a road, so that it does not stand on its head. */
export const upright = (angle: number): number => {
  const turned = ((((angle + 90) % 360) + 360) % 360) - 90
  return turned > 90 ? turned - 180 : turned
}

/** The attribute that moves a figure drawn at 0, 0 to a point and turns it. */
export const moved = (x: number, y: number, angle = 0, scale = 1): string =>
  [
    `translate(${decimal(x)} ${decimal(y)})`,
    ...(angle === 0 ? [] : [`rotate(${decimal(angle)})`]),
    ...(scale === 1 ? [] : [`scale(${decimal(scale)})`]),
  ].join(' ')

/** The mean of points. */
export const centre = (points: ReadonlyArray<Point>): Point => {
  const count = Math.max(1, points.length)
  return [points.reduce((sum, [x]) => sum + x, 0) / count, points.reduce((sum, [, y]) => sum + y, 0) / count]
}

/** How far a figure reaches along a heading and across it. */
export const extent = (
  points: ReadonlyArray<Point>,
  heading: number,
): { readonly along: number; readonly across: number } => {
  const turn = placed({ x: 0, y: 0, heading: -heading })
  const turned = points.map(turn)
  const spread = (values: ReadonlyArray<number>): number =>
    values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)
  return { along: spread(turned.map(([x]) => x)), across: spread(turned.map(([, y]) => y)) }
}

/** A closed figure with so many points between its corners that none is farther from the next than a step. */
export const dense = (points: ReadonlyArray<Point>, step: number): ReadonlyArray<Point> =>
  points.flatMap(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? defect('svg', 'a figure closes')
    const parts = Math.min(200, Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / step)))
    return Array.from({ length: parts }, (_, part): Point => [
      x + ((nextX - x) * part) / parts,
      y + ((nextY - y) * part) / parts,
    ])
  })

/** Whether a point lies in a closed figure. */
export const isInside = (points: ReadonlyArray<Point>, [x, y]: Point): boolean =>
  points.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? defect('svg', 'a figure closes')
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1) ? !inside : inside
  }, false)

/** The corners and edges of a box as points. */
export const outlineOf = ({ x, y, width, height }: Box): ReadonlyArray<Point> => {
  const [right, down] = [width / 2, height / 2]
  return dense(
    [
      [x - right, y - down],
      [x + right, y - down],
      [x + right, y + down],
      [x - right, y + down],
    ],
    20,
  )
}

/**
 * The largest box of given proportions that has room in a closed figure among obstacles.
 *
 * @param figure - its corners; the box keeps clear of its edges
 * @param obstacles - points that the box does not cover
 * @param width - of the box at its full size; it is never made larger than `most` times that
 * @returns its middle and its scale; 0 where there is no room at all
 */
export const roomIn = (
  figure: ReadonlyArray<Point>,
  obstacles: ReadonlyArray<Point>,
  [width, height]: Point,
  most: number,
): { readonly x: number; readonly y: number; readonly scale: number } => {
  const walls = [...dense(figure, 20), ...obstacles]
  const [xs, ys] = [figure.map(([x]) => x), figure.map(([, y]) => y)]
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let best = { x: (left + right) / 2, y: (top + bottom) / 2, scale: 0 }
  for (let row = 1; row < GRID; row++) {
    for (let column = 1; column < GRID; column++) {
      const point: Point = [left + ((right - left) * column) / GRID, top + ((bottom - top) * row) / GRID]
      if (!isInside(figure, point)) continue
      const scale = clearance(walls, point, width, height, best.scale)
      if (scale > best.scale) best = { x: point[0], y: point[1], scale }
    }
  }
  return { ...best, scale: Math.min(most, best.scale) }
}

const GRID = 40

/** The scale at which a box around a point meets the first wall; stops looking once that is no more than `enough`. */
const clearance = (
  walls: ReadonlyArray<Point>,
  [x, y]: Point,
  width: number,
  height: number,
  enough: number,
): number => {
  let scale = Infinity
  for (const [wallX, wallY] of walls) {
    const reach = Math.max((2 * Math.abs(wallX - x)) / width, (2 * Math.abs(wallY - y)) / height)
    if (reach < scale) scale = reach
    if (scale <= enough) break
  }
  return scale
}
