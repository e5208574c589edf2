/** What a codec takes, as data: who has a codec can describe it in another language, or make up values that it takes. */
import type * as t from 'io-ts'

/** What {@link literal} can tell apart. */
export type Literal = boolean | number | string

/** Names that would reach the prototype of a record, and are none of a key of somebody's choice. */
export const UNSAFE_NAMES: ReadonlyArray<string> = ['__proto__', 'constructor', 'prototype']

/** One key of a record. */
export interface Field {
  readonly key: string
  readonly type: t.Mixed
  readonly isOptional: boolean
}

/** What a codec takes; the codecs within it have shapes of their own. */
export type Shape =
  /** A whole number, both bounds included. */
  | { readonly _tag: 'Integer'; readonly min: number; readonly max: number }
  /** A finite number, both bounds included. */
  | { readonly _tag: 'Decimal'; readonly min: number; readonly max: number }
  | { readonly _tag: 'Literal'; readonly values: readonly [Literal, ...ReadonlyArray<Literal>] }
  /** A text; lengths in UTF-16 code units. */
  | { readonly _tag: 'Text'; readonly min: number; readonly max: number; readonly pattern: RegExp | null }
  | { readonly _tag: 'Boolean' }
  | { readonly _tag: 'Nullable'; readonly inner: t.Mixed }
  /** A record of these keys; `others` takes the values of all further keys, and is `null` where there may be none. */
  | { readonly _tag: 'Record'; readonly fields: ReadonlyArray<Field>; readonly others: t.Mixed | null }
  /** A record of up to `max` keys of somebody's choice. */
  | { readonly _tag: 'Named'; readonly name: t.Mixed; readonly item: t.Mixed; readonly max: number }
  | { readonly _tag: 'List'; readonly item: t.Mixed; readonly min: number; readonly max: number }
  | { readonly _tag: 'Tuple'; readonly items: ReadonlyArray<t.Mixed> }
  /** What one of the members takes. */
  | { readonly _tag: 'OneOf'; readonly members: ReadonlyArray<t.Mixed> }
  /** What another codec takes, as far as the condition in words holds as well. */
  | { readonly _tag: 'Refined'; readonly inner: t.Mixed; readonly expected: string }
  /** A codec that is none of this library. */
  | { readonly _tag: 'Foreign'; readonly name: string }

/**
 * The shape of a codec.
 *
 * @param codec - one of this library; any other of io-ts is `Foreign`
 * @example
 * import assert from 'node:assert'
 * import { codec, shapeOf } from 'parc-ferme'
 *
 * assert.deepStrictEqual(shapeOf(codec.integer(1, 6)), { _tag: 'Integer', min: 1, max: 6 })
 */
export const shapeOf = (codec: t.Mixed): Shape =>
  'shape' in codec ? (codec.shape as Shape) : { _tag: 'Foreign', name: codec.name }
