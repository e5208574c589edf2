/** What is wrong with data from outside, said in one line; JSON read without surprises. */
import type { either as E } from 'fp-ts'
import { left, right } from './either.js'
import type { Fault } from './game.js'

const LONGEST_LINE = 120
const LONGEST_PATH = 40
const LONGEST_FOUND = 32

const shortened = (text: string, most: number): string =>
  // Without half a surrogate pair at the cut.
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

// Line breaks, control characters and those that turn the direction of writing would make the line something else than it says.
const inOneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped)

/**
 * A value in at most 32 characters, for the `found` of a fault; never looks inside lists and records.
 *
 * @param value - anything at all, cyclic or a million levels deep
 * @example
 * import assert from 'node:assert'
 * import { showFound } from 'parc-ferme'
 *
 * assert.deepStrictEqual([showFound('fast'), showFound([1, 2]), showFound(undefined)], ['"fast"', 'a list of 2', 'nothing'])
 */
export const showFound = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return shortened(JSON.stringify(shortened(value, LONGEST_FOUND)), LONGEST_FOUND)
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value)
    case 'boolean':
      return String(value)
    case 'undefined':
      return 'nothing'
    case 'bigint':
    case 'function':
    case 'symbol':
      return `a ${typeof value}`
    case 'object':
      return value === null ? 'null' : Array.isArray(value) ? `a list of ${value.length}` : 'a record'
  }
}

/**
 * A fault as one line of at most 120 characters that begins with its path.
 *
 * @example
 * import assert from 'node:assert'
 * import { showFault } from 'parc-ferme'
 *
 * const fault = { path: 'cars.2.speed', expected: 'a whole number from 0 to 180', found: '"fast"' }
 * assert.deepStrictEqual(showFault(fault), 'cars.2.speed: expected a whole number from 0 to 180, found "fast"')
 */
export const showFault = ({ path, expected, found }: Fault): string => {
  const start = path === '' ? '' : `${shortened(inOneLine(path), LONGEST_PATH)}: `
  const end = `, found ${shortened(inOneLine(found), LONGEST_FOUND)}`
  const middle = shortened(`expected ${inOneLine(expected)}`, LONGEST_LINE - start.length - end.length)
  return start + middle + end
}

/** How much text `parseJson` reads. */
export interface ParseLimits {
  /** Longest text, in UTF-16 code units; at least 1. */
  readonly maxLength: number
}

const LONGEST_TEXT = 5_000_000

// Engines word the message differently, but they agree on calling the place a position, counted from 0.
const placeOf = (text: string, error: unknown): string => {
  const position = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined
  if (position === undefined) return 'a syntax error'
  const before = text.slice(0, Number(position)).split('\n')
  return `a syntax error in line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
}

const hasPrototypeKey = (root: unknown): boolean => {
  // A stack of its own instead of recursion, which deep JSON would overflow.
  const rest: Array<unknown> = [root]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value !== 'object' || value === null) continue
    if (Object.hasOwn(value, '__proto__')) return true
    for (const item of Object.values(value)) rest.push(item)
  }
  return false
}

/**
 * The value of a JSON text, or what is wrong with it.
 *
 * Refuses a text longer than the limit before reading it, a text that is no JSON (telling line and column where the engine tells
 * them), and a key `__proto__` however it is spelled. What the value is, `decode` says.
 *
 * @param limits - `maxLength` in UTF-16 code units, 5,000,000 if not given
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { parseJson } from 'parc-ferme'
 *
 * assert.deepStrictEqual(parseJson('{"laps":3}'), E.right({ laps: 3 }))
 * assert.deepStrictEqual(E.isLeft(parseJson('{"laps":}')), true)
 */
export const parseJson = (text: string, limits?: ParseLimits): E.Either<Fault, unknown> => {
  const most = limits?.maxLength ?? LONGEST_TEXT
  if (text.length > most)
    return left({ path: '', expected: `at most ${most} characters of JSON`, found: `${text.length} characters` })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return left({ path: '', expected: 'JSON', found: placeOf(text, error) })
  }
  // A key with an escape in it can spell the name as well.
  return (text.includes('__proto__') || text.includes('\\u')) && hasPrototypeKey(value)
    ? left({ path: '', expected: 'no key __proto__', found: 'one' })
    : right(value)
}
