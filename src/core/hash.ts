/** One text and one short hash for every JSON value, the same in every runtime. */
import { defect } from './defect.js'

const isRecord = (value: object): value is Readonly<Record<string, unknown>> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  // Plain objects of another realm (an iframe, a worker of tests) have another Object.prototype, whose own prototype is null too.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const canonicalList = (items: ReadonlyArray<unknown>): string => {
  let text = '['
  for (let index = 0; index < items.length; index++) text += (index === 0 ? '' : ',') + canonical(items[index])
  return `${text}]`
}

// Most texts need no escape, and asking JSON costs three times as much as looking.
const quoted = (text: string): string => (/^[ !#-[\]-~]*$/.test(text) ? `"${text}"` : JSON.stringify(text))

const canonicalRecord = (record: Readonly<Record<string, unknown>>): string => {
  let text = ''
  for (const key of Object.keys(record).sort())
    text += `${text === '' ? '{' : ','}${quoted(key)}:${canonical(record[key])}`
  return text === '' ? '{}' : `${text}}`
}

const canonicalObject = (value: object): string => {
  if (Array.isArray(value)) return canonicalList(value)
  return isRecord(value) ? canonicalRecord(value) : defect('hash', 'an object is a plain record or a list')
}

/**
 * The JSON text of a value with the keys of every object in order of their code units, without spaces.
 *
 * Two values have the same text exactly if they are equal as JSON: the order of keys does not count, the order of lists does, and
 * -0 is 0. What is no JSON (`undefined`, NaN, a function, a bigint, a Map, a hole in a list) is a defect.
 *
 * @param value - JSON; only own enumerable keys count
 * @example
 * import assert from 'node:assert'
 * import { canonical } from 'parc-ferme'
 *
 * assert.deepStrictEqual(canonical({ speed: 120, car: [1, 2] }), '{"car":[1,2],"speed":120}')
 */
export const canonical = (value: unknown): string => {
  switch (typeof value) {
    case 'string':
      return quoted(value)
    case 'number':
      return Number.isFinite(value) ? String(value) : defect('hash', `a number is finite, but it is ${value}`)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'object':
      return value === null ? 'null' : canonicalObject(value)
    case 'undefined':
    case 'function':
    case 'symbol':
    case 'bigint':
      return defect('hash', `a value is JSON, but it is of type ${typeof value}`)
  }
}

const REPLACEMENT = 0xfffd

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff

const following = (point: number, shift: number): number => 0x80 | ((point >>> shift) & 0x3f)

const bytesOfPoint = (point: number): ReadonlyArray<number> =>
  point < 0x800
    ? [0xc0 | (point >>> 6), following(point, 0)]
    : point < 0x10000
      ? [0xe0 | (point >>> 12), following(point, 6), following(point, 0)]
      : [0xf0 | (point >>> 18), following(point, 12), following(point, 6), following(point, 0)]

const bytesOfCharacter = (character: string): string => {
  const point = character.codePointAt(0) ?? defect('core', 'a character has a code point')
  return String.fromCharCode(...bytesOfPoint(isSurrogate(point) ? REPLACEMENT : point))
}

// The bytes of UTF-8, one a code unit. By hand, since the language has no encoder and not every runtime adds the same one.
const utf8 = (text: string): string => text.replace(/[\u0080-\u{10ffff}]/gu, bytesOfCharacter)

const hex8 = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

/**
 * The 64-bit FNV-1a hash of the UTF-8 bytes of a text.
 *
 * Not for secrets: whoever wants two texts with the same hash can make them.
 *
 * @param text - any; half of a surrogate pair counts as U+FFFD, as in every encoder of UTF-8
 * @returns 16 lower-case hexadecimal digits
 * @example
 * import assert from 'node:assert'
 * import { fnv1a64 } from 'parc-ferme'
 *
 * assert.deepStrictEqual(fnv1a64('foobar'), '85944171f73967e8')
 */
export const fnv1a64 = (text: string): string => {
  // The hash in three parts, of 32, 16 and 16 bits, so that each product with the low bits of the prime, 435, is a small integer.
  let high = 0xcbf29ce4 | 0
  let middle = 0x8422
  let low = 0x2325
  const bytes = utf8(text)
  for (let index = 0; index < bytes.length; index++) {
    low ^= bytes.charCodeAt(index)
    const lowProduct = Math.imul(low, 435)
    const middleProduct = (Math.imul(middle, 435) + (lowProduct >>> 16)) | 0
    // The other bit of the prime, 2^40, moves the low 32 bits up by 8 within the high ones.
    high = (Math.imul(high, 435) + (middleProduct >>> 16) + ((middle << 24) | (low << 8))) | 0
    middle = middleProduct & 0xffff
    low = lowProduct & 0xffff
  }
  return hex8(high) + hex8((middle << 16) | low)
}

/**
 * A short hash of a JSON value: equal for equal values, and almost surely different for different ones.
 *
 * It is the 64-bit FNV-1a hash of the canonical text, so it is the same in every runtime; see {@link canonical} for what is equal.
 * With a million positions two share a hash about once in 37 million times; compare canonical texts where that is too often.
 *
 * @param value - JSON; anything else is a defect
 * @returns 16 lower-case hexadecimal digits
 * @example
 * import assert from 'node:assert'
 * import { hash } from 'parc-ferme'
 *
 * assert.deepStrictEqual(hash({ lap: 1, car: 2 }), hash({ car: 2, lap: 1 }))
 */
export const hash = (value: unknown): string => fnv1a64(canonical(value))
