/** What is wrong with data from outside, said in one line. */
import { defect } from './defect.js'
import type { Fault } from './game.js'

const LONGEST_LINE = 120
const LONGEST_PATH = 40
const LONGEST_FOUND = 32

const shortened = (text: string, most: number): string =>
  // Without half a surrogate pair at the cut.
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`

const escaped = (character: string): string =>
  `\\u{${(character.codePointAt(0) ?? defect('core', 'a character has a code point')).toString(16)}}`

/** A text with line breaks, control characters and those that turn the direction of writing escaped, as they would not be one line. */
export const inOneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escaped)

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
  const end = `, found ${found === '' ? 'an empty text' : shortened(inOneLine(found), LONGEST_FOUND)}`
  const middle = shortened(`expected ${inOneLine(expected)}`, LONGEST_LINE - start.length - end.length)
  return start + middle + end
}
