/** Codecs of lists: many items of one kind, or one item of each of several kinds. */
import * as t from 'io-ts'
import { type Codec, codecOf, enough, MOST_ERRORS, type Part, under, validatePart } from './codec-type.js'
import { lookUp } from './look-up.js'
import type { Shape } from './shape.js'

/** The shortest and the longest list that is taken. */
export interface Lengths {
  /** At least 0; 0 if not given. */
  readonly min?: number
  /** At least `min`. */
  readonly max: number
}

const validateItems = (
  typeAt: (index: number) => Part,
  length: number,
  value: ReadonlyArray<unknown>,
  context: t.Context,
): t.Validation<unknown> => {
  const items: Array<unknown> = []
  const errors: t.Errors = []
  for (let index = 0; index < length && errors.length < MOST_ERRORS; index++) {
    const type = typeAt(index)
    const actual = value[index]
    const result = validatePart(type, actual)
    if (result._tag === 'Right') items.push(result.right)
    else errors.push(...under({ key: String(index), type, actual }, context, result.left))
  }
  return enough(errors, items)
}

const listOf = <A>(
  name: string,
  shape: Shape,
  [min, max]: readonly [number, number],
  typeAt: (index: number) => Part,
): Codec<A> =>
  codecOf<A>(name, shape, (value, context) => {
    if (!Array.isArray(value)) return t.failure(value, context)
    const length = value.length
    return length < min || length > max
      ? t.failure(value, context)
      : (validateItems(typeAt, length, value, context) as t.Validation<A>)
  })

/**
 * A list of limited length; its length is looked at before its items.
 *
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const grid = codec.list(codec.integer(0, 5), { min: 2, max: 6 })
 * assert.deepStrictEqual([grid.is([2, 0, 1]), grid.is([0]), grid.is([0, 9])], [true, false, false])
 */
export const list = <A>(item: Codec<A>, { min = 0, max }: Lengths): Codec<ReadonlyArray<A>> =>
  listOf(
    `a list of ${min === max ? max : `${min} to ${max}`}`,
    { _tag: 'List', item, min, max },
    [min, max],
    () => item,
  )

/** The list that {@link tuple} decodes to. */
export type Tuple<Items extends ReadonlyArray<t.Mixed>> = { readonly [Index in keyof Items]: t.TypeOf<Items[Index]> }

/**
 * A list of exactly these items.
 *
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const place = codec.tuple(codec.integer(1, 120), codec.integer(1, 4))
 * assert.deepStrictEqual([place.is([37, 2]), place.is([37]), place.is([37, 2, 0])], [true, false, false])
 */
export const tuple = <const Items extends ReadonlyArray<t.Mixed>>(...items: Items): Codec<Tuple<Items>> =>
  listOf(`a list of ${items.length}`, { _tag: 'Tuple', items }, [items.length, items.length], (index) =>
    lookUp(items, index),
  )
