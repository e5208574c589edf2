/** Codecs of values without parts: numbers, texts, truth values, seats. */
import * as t from 'io-ts'
import { type Codec, codecOf } from './codec-type.js'
import type { Viewer } from './game.js'
import type { Literal, Shape } from './shape.js'

/** The texts that are taken. */
export interface TextLimits {
  /** In UTF-16 code units; 0 if not given. */
  readonly min?: number
  /** In UTF-16 code units; checked before the pattern is tried. */
  readonly max: number
  /** What the text must match; write `^` and `$` where all of it is meant. */
  readonly pattern?: RegExp
}

// `read` gives the value to keep, or `undefined` where it is not one of these.
const leaf = <A extends Literal>(name: string, shape: Shape, read: (value: unknown) => A | undefined): Codec<A> =>
  codecOf(name, shape, (value, context) => {
    const kept = read(value)
    return kept === undefined ? t.failure(value, context) : t.success(kept)
  })

/**
 * A whole number in a range; NaN, the infinities and fractions are none, and -0 is read as 0.
 *
 * @param min - smallest value taken, at least -(2^53 - 1)
 * @param max - largest value taken, at most 2^53 - 1
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const face = codec.integer(1, 6)
 * assert.deepStrictEqual([6, 7, 1.5, NaN].map(face.is), [true, false, false, false])
 */
export const integer = (min: number, max: number): Codec<number> =>
  leaf(`a whole number from ${min} to ${max}`, { _tag: 'Integer', min, max }, (value) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value + 0 : undefined,
  )

/**
 * A finite number in a range, whole or not; NaN and the infinities are none.
 *
 * @param min - smallest value taken
 * @param max - largest value taken
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * assert.deepStrictEqual([0.5, 1.5, NaN].map(codec.decimal(0, 1).is), [true, false, false])
 */
export const decimal = (min: number, max: number): Codec<number> =>
  leaf(`a number from ${min} to ${max}`, { _tag: 'Decimal', min, max }, (value) =>
    typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max ? value + 0 : undefined,
  )

/**
 * One of the values written here.
 *
 * @param values - at least one; texts, whole numbers or booleans
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const sky = codec.literal('dry', 'rain')
 * assert.deepStrictEqual([sky.is('rain'), sky.is('snow')], [true, false])
 */
export const literal = <const Values extends readonly [Literal, ...ReadonlyArray<Literal>]>(
  ...values: Values
): Codec<Values[number]> => {
  const words = values.map((value) => JSON.stringify(value)).join(', ')
  return leaf(values.length === 1 ? words : `one of ${words}`, { _tag: 'Literal', values }, (value) =>
    values.find((known) => known === value),
  )
}

/**
 * A text of limited length, and of a form if a pattern is given.
 *
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const name = codec.text({ min: 1, max: 20, pattern: /^[a-z]+$/ })
 * assert.deepStrictEqual([name.is('fangio'), name.is('Fangio'), name.is('')], [true, false, false])
 */
export const text = ({ min = 0, max, pattern }: TextLimits): Codec<string> => {
  // A pattern with the flags g or y remembers where its last search ended.
  const form = pattern === undefined ? undefined : new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
  const isTaken = (value: string): boolean =>
    value.length >= min && value.length <= max && (form === undefined || form.test(value))
  const size = min === 0 ? `at most ${max}` : `${min} to ${max}`
  const name = `a text of ${size} characters${form === undefined ? '' : ` like ${form.source}`}`
  return leaf(name, { _tag: 'Text', min, max, pattern: form ?? null }, (value) =>
    typeof value === 'string' && isTaken(value) ? value : undefined,
  )
}

/** True or false. */
export const boolean: Codec<boolean> = leaf('true or false', { _tag: 'Boolean' }, (value) =>
  typeof value === 'boolean' ? value : undefined,
)

/**
 * Who looks at a position: a seat, or `'spectator'`.
 *
 * @param seats - how many there are, at least 1
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const anybody = codec.viewer(2)
 * assert.deepStrictEqual([0, 1, 'spectator', 2].map(anybody.is), [true, true, true, false])
 */
export const viewer = (seats: number): Codec<Viewer> => {
  const seat = integer(0, seats - 1)
  const members = [seat, literal('spectator')]
  return leaf(`a seat from 0 to ${seats - 1} or "spectator"`, { _tag: 'OneOf', members }, (value) =>
    value === 'spectator' || seat.is(value) ? value : undefined,
  )
}
