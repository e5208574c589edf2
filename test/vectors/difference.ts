/** Differences between two JSON values, as the files of vectors have them; `docs/vectors.md` says how they are read. */
import { canonical } from '../../src/core/index.js'

export type Difference = readonly [unknown] | { readonly [key: string]: Difference | null }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const isSame = (before: unknown, after: unknown): boolean =>
  before === after || (isObject(before) && isObject(after) && canonical(before) === canonical(after))

/** How to make the one of the other; `undefined` where they are equal. */
export const differenceOf = (before: unknown, after: unknown): Difference | undefined => {
  if (isSame(before, after)) return undefined
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return [after]
  if (Array.isArray(before) && Object.keys(before).length !== Object.keys(after).length) return [after]
  const parts: Array<readonly [string, Difference | null]> = []
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) parts.push([key, null])
  for (const [key, part] of Object.entries(after)) {
    const difference = Object.hasOwn(before, key) ? differenceOf(before[key], part) : ([part] as const)
    if (difference !== undefined) parts.push([key, difference])
  }
  const difference = Object.fromEntries(parts)
  return JSON.stringify(difference).length < JSON.stringify(after).length + 2 ? difference : [after]
}

/** Differences of each of several values from one; those without any are `{}`. */
export const differencesOf = (
  before: unknown,
  after: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Difference>> =>
  Object.fromEntries(Object.entries(after).map(([key, part]) => [key, differenceOf(before, part) ?? {}]))
