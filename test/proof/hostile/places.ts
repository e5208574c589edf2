/** Places within a JSON value: one at random, what stands there, and the value with something else there. */
import type { Draw } from './draw.js'
import { isStrange } from './strange.js'

/** The way from the root to a place. */
export type Path = ReadonlyArray<number | string>

const isContainer = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !isStrange(value)

/** How often a way ends before it comes to a leaf: once in so many steps. */
const ENDS_EARLY = 7

/** A way to any place, the deep ones not rarer than the others. */
export const anyPath = (value: unknown, draw: Draw): Path => {
  const path: Array<number | string> = []
  for (let at = value; isContainer(at);) {
    if (draw(ENDS_EARLY) === 0) break
    const keys = Object.keys(at)
    if (keys.length === 0) break
    const key = keys[draw(keys.length)] as string
    path.push(Array.isArray(at) ? Number(key) : key)
    at = Reflect.get(at, key) as unknown
  }
  return path
}

/** What stands at a place, or `undefined` where there is no such place. */
export const partAt = (value: unknown, path: Path): unknown => {
  let at = value
  for (const key of path) {
    if (!isContainer(at)) return undefined
    at = Reflect.get(at, key) as unknown
  }
  return at
}

/** The value with what stands at a place changed; everything beside the way is shared with the value. */
export const changedAt = (value: unknown, path: Path, change: (part: unknown) => unknown, depth = 0): unknown => {
  const key = path[depth]
  if (key === undefined || !isContainer(value)) return change(value)
  const part = changedAt(Reflect.get(value, key), path, change, depth + 1)
  if (!Array.isArray(value)) return { ...value, [key]: part }
  const items: Array<unknown> = [...(value as ReadonlyArray<unknown>)]
  items[Number(key)] = part
  return items
}
