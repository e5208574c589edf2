/** Where two JSON values differ. */
import { showFound } from '../core/fault.js'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Where two JSON values differ first, in one line; `null` if they are equal.
 *
 * The order of keys does not count, a key with `undefined` is not a missing key, and -0 is 0.
 *
 * @param path - dotted, where the two values stand
 * @example
 * import assert from 'node:assert'
 * import { difference } from 'parc-ferme/testing'
 *
 * assert.deepStrictEqual(difference({ car: { speed: 20 } }, { car: { speed: 40 } }), 'car.speed: 20, not 40')
 * assert.deepStrictEqual(difference([1, 2], [1, 2]), null)
 */
export const difference = (found: unknown, expected: unknown, path = ''): string | null => {
  if (found === expected) return null
  if (!isObject(found) || !isObject(expected) || Array.isArray(found) !== Array.isArray(expected))
    return `${path === '' ? '' : `${path}: `}${showFound(found)}, not ${showFound(expected)}`
  const keys = new Set([...Object.keys(found), ...Object.keys(expected)])
  for (const key of keys) {
    const inner = path === '' ? key : `${path}.${key}`
    if (!(key in found) || !(key in expected)) return `${inner}: ${key in found ? 'one key too many' : 'missing'}`
    const differs = difference(found[key], expected[key], inner)
    if (differs !== null) return differs
  }
  return null
}
