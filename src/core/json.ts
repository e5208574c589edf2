/** JSON read without surprises. */
import type { either as E } from 'fp-ts'
import { left, right } from './either.js'
import type { Fault } from './game.js'
import { jsonFlaw } from './json-flaw.js'

/** How much text `parseJson` reads. */
export interface ParseLimits {
  /** Longest text, in UTF-16 code units; at least 1. */
  readonly maxLength: number
}

const LONGEST_TEXT = 5_000_000

/** So much of a text is looked through for its error, in UTF-16 code units. */
const MOST_LOOKED_THROUGH = 300_000
/** Before the end of that, a number or a word may be cut off. */
const UNSURE = 2000

const placeOf = (text: string): string => {
  const isCut = text.length > MOST_LOOKED_THROUGH
  const sure = isCut ? MOST_LOOKED_THROUGH - UNSURE : text.length
  const at = Math.min(jsonFlaw(text.slice(0, MOST_LOOKED_THROUGH)), sure)
  const before = text.slice(0, at)
  const where = isCut && at === sure ? 'behind' : 'in'
  return `an error ${where} line ${before.split('\n').length}, column ${before.length - before.lastIndexOf('\n')}`
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
 * Refuses a text longer than the limit before reading it, a text that is no JSON (telling the line and column where it
 * stops being JSON), and a key `__proto__` however it is spelled. What the value is, `decode` says.
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
  } catch {
    return left({ path: '', expected: 'JSON', found: placeOf(text) })
  }
  // A key with an escape in it can spell the name as well.
  return (text.includes('__proto__') || text.includes('\\u')) && hasPrototypeKey(value)
    ? left({ path: '', expected: 'no key __proto__', found: 'one' })
    : right(value)
}
