/** Codecs of records: keys that are written here, and keys of somebody's choice. */
import * as t from 'io-ts'
import { type Codec, codecOf, enough, type Errors, MOST_ERRORS, under, validatePart } from './codec-type.js'
import { type Field, UNSAFE_NAMES } from './shape.js'

/** Codecs by key, as they are handed to {@link strict}. */
export type Fields = Readonly<Record<string, t.Mixed>>

/** The record that {@link strict} decodes to: every key of `Required`, and those of `Optional`, if there are any, that are there. */
export type Strict<Required extends Fields, Optional extends Fields> = {
  readonly [Key in keyof Required]: t.TypeOf<Required[Key]>
} & ([Optional] extends [never] ? unknown : { readonly [Key in keyof Optional]?: t.TypeOf<Optional[Key]> })

export const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (fields: Fields, isOptional: boolean): ReadonlyArray<Field> =>
  Object.entries(fields).map(([key, type]) => ({ key, type, isOptional }))

const strangers = (
  value: object,
  keys: ReadonlyArray<string>,
  known: ReadonlySet<string>,
  context: t.Context,
): Errors =>
  keys
    .filter((key) => !known.has(key))
    .slice(0, MOST_ERRORS)
    .map((key) => {
      const actual: unknown = Reflect.get(value, key)
      return { value: actual, context: [...context, { key, type: t.never, actual }], message: 'no field of this name' }
    })

const validateRecord = (
  fields: ReadonlyArray<Field>,
  known: ReadonlySet<string>,
  value: object,
  context: t.Context,
): t.Validation<unknown> => {
  const keys = Object.keys(value)
  const recordScratch: Record<string, unknown> = {}
  const errors: t.Errors = []
  // How many keys stand where the fields stand; a record that we wrote ourselves has no others, and needs no second look.
  let met = 0
  for (const { key, type, isOptional } of fields) {
    const isMet = keys[met] === key
    const isOwn = isMet || Object.hasOwn(value, key)
    if (isMet) met++
    if (!isOwn && isOptional) continue
    const part: unknown = isOwn ? Reflect.get(value, key) : undefined
    const result = validatePart(type, part)
    if (result._tag === 'Right') recordScratch[key] = result.right
    else errors.push(...under({ key, type, actual: part }, context, result.left))
    if (errors.length >= MOST_ERRORS) break
  }
  if (met < keys.length) errors.push(...strangers(value, keys, known, context))
  return enough(errors, recordScratch)
}

const recordOf = <A>(fields: ReadonlyArray<Field>): Codec<A> => {
  const known = new Set(fields.map(({ key }) => key))
  return codecOf<A>('a record', { _tag: 'Record', fields, others: null }, (value, context) =>
    isRecord(value) ? (validateRecord(fields, known, value, context) as t.Validation<A>) : t.failure(value, context),
  )
}

/**
 * A record of exactly these keys.
 *
 * Refuses a missing key, an unknown one (an own `__proto__` is one), an inherited one and an `undefined`, also for an optional key.
 *
 * @param required - the codec of each key that must be there
 * @param optional - the codec of each key that may be missing
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const car = codec.strict({ seat: codec.integer(0, 5) }, { name: codec.text({ max: 20 }) })
 * assert.deepStrictEqual([car.is({ seat: 0 }), car.is({ seat: 0, name: 'Moss' }), car.is({ seat: 0, wear: 4 })], [true, true, false])
 */
export const strict = <Required extends Fields, Optional extends Fields = never>(
  required: Required,
  optional?: Optional,
): Codec<Strict<Required, Optional>> =>
  recordOf([...fieldsOf(required, false), ...(optional === undefined ? [] : fieldsOf(optional, true))])

/**
 * A record of exactly these keys, all with the same codec.
 *
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const wear = codec.dictionary(['tyres', 'brakes'], codec.integer(0, 20))
 * assert.deepStrictEqual([wear.is({ tyres: 3, brakes: 0 }), wear.is({ tyres: 3 })], [true, false])
 */
export const dictionary = <Key extends string, A>(
  keys: ReadonlyArray<Key>,
  item: Codec<A>,
): Codec<Readonly<Record<Key, A>>> => recordOf(keys.map((key) => ({ key, type: item, isOptional: false })))

const isUnsafe = (name: string): boolean => UNSAFE_NAMES.some((unsafe) => unsafe === name)

/** The record that {@link open} decodes to. */
export type Open<Required extends Fields, Other> = {
  readonly [Key in keyof Required]: t.TypeOf<Required[Key]>
} & Readonly<Record<string, Other>>

/**
 * A record of these keys and of any others.
 *
 * @param required - the codec of each key that must be there
 * @param others - the codec of the values of all other keys; `__proto__`, `constructor` and `prototype` are refused as keys
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const refusal = codec.open({ rule: codec.text({ max: 20 }) }, codec.integer(0, 999))
 * assert.deepStrictEqual([{ rule: 'PD-8.1', fuel: 12 }, { fuel: 12 }].map(refusal.is), [true, false])
 */
export const open = <Required extends Fields, Other>(
  required: Required,
  others: Codec<Other>,
): Codec<Open<Required, Other>> => {
  const fields = fieldsOf(required, false)
  const keys = new Set(Object.keys(required))
  return codecOf('a record', { _tag: 'Record', fields, others }, (value, context) => {
    if (!isRecord(value)) return t.failure(value, context)
    const further = Object.keys(value).filter((key) => !keys.has(key) && !isUnsafe(key))
    const all = [...fields, ...further.map((key) => ({ key, type: others, isOptional: false }))]
    const known = new Set(all.map(({ key }) => key))
    return validateRecord(all, known, value, context) as t.Validation<Open<Required, Other>>
  })
}

/**
 * A record whose keys are names of somebody's choice.
 *
 * @param name - the codec of the keys; `__proto__`, `constructor` and `prototype` are refused whatever it says
 * @param item - the codec of the values
 * @param max - most keys
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const laps = codec.named(codec.text({ max: 20 }), codec.integer(1, 10), 6)
 * assert.deepStrictEqual([laps.is({ moss: 3 }), laps.is({ moss: 0 })], [true, false])
 */
export const named = <A>(name: Codec<string>, item: Codec<A>, max: number): Codec<Readonly<Record<string, A>>> =>
  codecOf<Readonly<Record<string, A>>>(
    `a record of up to ${max} names`,
    { _tag: 'Named', name, item, max },
    (value, context) => {
      if (!isRecord(value)) return t.failure(value, context)
      const keys = Object.keys(value)
      if (keys.length > max) return t.failure(value, context)
      const bad = keys.find((key) => !name.is(key) || isUnsafe(key))
      return bad === undefined
        ? (validateRecord(
            keys.map((key) => ({ key, type: item, isOptional: false })),
            new Set(keys),
            value,
            context,
          ) as t.Validation<Readonly<Record<string, A>>>)
        : t.failure(bad, context, `only keys that are ${name.name}`)
    },
  )
