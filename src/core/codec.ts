/**
 * Codecs for data from outside: io-ts types that take exactly what they say and nothing else.
 *
 * They close what the codecs of io-ts leave open: numbers are whole and in a range, records have no other keys than those written
 * here, lists have a length, decoded values are built anew and never the caller's own objects, and a bad value costs a few errors,
 * not one for each of a million items. None of them recurses, so none of them can be sent too deep. They encode to the value
 * itself. What stands in a module of rules does not come here: who only plays pays for no io-ts.
 *
 * @module
 */
import * as t from 'io-ts'
import type { Viewer } from './game.js'
import { type Field, type Literal, type Shape, UNSAFE_NAMES } from './shape.js'

export type { Literal } from './shape.js'

/** A codec of JSON values: decodes anything to `A`, or to errors, and encodes to the same value. */
export type Codec<A> = t.Type<A, A>

/** The codecs of one game, one value each. */
export interface Codecs<Options, State, Move, Event, View> {
  readonly options: Codec<Options>
  readonly state: Codec<State>
  readonly move: Codec<Move>
  readonly event: Codec<Event>
  readonly view: Codec<View>
}

/** Codecs by key, as they are handed to {@link strict}. */
export type Fields = Readonly<Record<string, t.Mixed>>

/** The record that {@link strict} decodes to: every key of `Required`, and those of `Optional`, if there are any, that are there. */
export type Strict<Required extends Fields, Optional extends Fields> = {
  readonly [Key in keyof Required]: t.TypeOf<Required[Key]>
} & ([Optional] extends [never] ? unknown : { readonly [Key in keyof Optional]?: t.TypeOf<Optional[Key]> })

/** The shortest and the longest list that is taken. */
export interface Lengths {
  /** At least 0; 0 if not given. */
  readonly min?: number
  /** At least `min`. */
  readonly max: number
}

/** The texts that are taken. */
export interface TextLimits {
  /** In UTF-16 code units; 0 if not given. */
  readonly min?: number
  /** In UTF-16 code units; checked before the pattern is tried. */
  readonly max: number
  /** What the text must match; write `^` and `$` where all of it is meant. */
  readonly pattern?: RegExp
}

const MOST_ERRORS = 5
const HERE: t.Context = []

const codecOf = <A>(name: string, shape: Shape, validate: t.Validate<unknown, A>): Codec<A> =>
  Object.assign(
    new t.Type<A, A>(name, (value): value is A => validate(value, HERE)._tag === 'Right', validate, t.identity),
    { shape },
  )

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

/**
 * `null`, or what another codec takes.
 *
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const seat = codec.nullable(codec.integer(0, 5))
 * assert.deepStrictEqual([seat.is(null), seat.is(3), seat.is(undefined)], [true, true, false])
 */
export const nullable = <A>(inner: Codec<A>): Codec<A | null> =>
  codecOf<A | null>(`${inner.name} or null`, { _tag: 'Nullable', inner }, (value, context) =>
    value === null ? t.success(null) : inner.validate(value, context),
  )

/**
 * What another codec takes, as far as a condition holds as well.
 *
 * @param expected - the condition in words, such as `an even number`
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const even = codec.refined(codec.integer(0, 9), 'an even number', (value) => value % 2 === 0)
 * assert.deepStrictEqual([even.is(4), even.is(5)], [true, false])
 */
export const refined = <A>(inner: Codec<A>, expected: string, holds: (value: A) => boolean): Codec<A> =>
  codecOf(inner.name, { _tag: 'Refined', inner, expected }, (value, context) => {
    const result = inner.validate(value, context)
    return result._tag === 'Right' && !holds(result.right) ? t.failure(value, context, expected) : result
  })

type Part = t.Decoder<unknown, unknown>

type Errors = ReadonlyArray<t.ValidationError>

const under = (place: t.ContextEntry, context: t.Context, errors: Errors): Errors =>
  errors.map((error) => ({ ...error, context: [...context, place, ...error.context] }))

const enough = <A>(errors: Errors, value: A): t.Validation<A> =>
  errors.length === 0 ? t.success(value) : t.failures(errors.slice(0, MOST_ERRORS))

const fieldsOf = (fields: Fields, isOptional: boolean): ReadonlyArray<Field> =>
  Object.entries(fields).map(([key, type]) => ({ key, type, isOptional }))

// JSON has no `undefined`, whatever a codec within says of it.
const validatePart = (type: Part, part: unknown): t.Validation<unknown> =>
  part === undefined ? t.failure(part, HERE) : type.validate(part, HERE)

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

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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

/**
 * One of several records, told apart by the text under one key; a bad tag is one error, not one for each of them.
 *
 * @param tag - the key, such as `_tag`
 * @param codecs - by tag; each codec has the tag among its own keys
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const move = codec.tagged('_tag', {
 *   Pass: codec.strict({ _tag: codec.literal('Pass') }),
 *   Drive: codec.strict({ _tag: codec.literal('Drive'), speed: codec.integer(20, 180) }),
 * })
 * assert.deepStrictEqual([move.is({ _tag: 'Drive', speed: 120 }), move.is({ _tag: 'Fly' })], [true, false])
 */
export const tagged = <Members extends Fields>(
  tag: string,
  codecs: Members,
): Codec<t.TypeOf<Members[keyof Members]>> => {
  const members: ReadonlyMap<unknown, t.Mixed> = new Map<unknown, t.Mixed>(Object.entries(codecs))
  const tags = Object.keys(codecs).map((name) => JSON.stringify(name))
  const name = `one of ${tags.join(', ')}`
  return codecOf(`a record with a ${tag}`, { _tag: 'OneOf', members: Object.values(codecs) }, (value, context) => {
    if (!isRecord(value)) return t.failure(value, context)
    const actual: unknown = Object.hasOwn(value, tag) ? Reflect.get(value, tag) : undefined
    const member = members.get(actual)
    return member === undefined
      ? t.failure(actual, [...context, { key: tag, type: t.never, actual }], name)
      : (member.validate(value, context) as t.Validation<t.TypeOf<Members[keyof Members]>>)
  })
}

/**
 * A value of one of several kinds; the first codec that takes it decides, and the faults are those of the last one.
 *
 * @param codecs - at least one; records with a tag are told apart better by {@link tagged}
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const hardBrakes = codec.oneOf(codec.integer(0, 7), codec.literal('unlimited'))
 * assert.deepStrictEqual([7, 'unlimited', 8].map(hardBrakes.is), [true, true, false])
 */
export const oneOf = <const Members extends readonly [t.Mixed, ...ReadonlyArray<t.Mixed>]>(
  ...codecs: Members
): Codec<t.TypeOf<Members[number]>> => {
  const [first, ...others] = codecs
  const name = codecs.map((member) => member.name).join(' or ')
  return codecOf(name, { _tag: 'OneOf', members: codecs }, (value, context) =>
    others.reduce<t.Validation<t.TypeOf<Members[number]>>>(
      (result, member) => (result._tag === 'Right' ? result : member.validate(value, context)),
      first.validate(value, context),
    ),
  )
}

/**
 * One of several records, told apart by the one key that no other of them has.
 *
 * @param codecs - by key; each codec has that key among its own
 * @example
 * import assert from 'node:assert'
 * import { codec } from 'parc-ferme'
 *
 * const place = codec.byKey({
 *   column: codec.strict({ column: codec.integer(0, 119) }),
 *   town: codec.strict({ town: codec.text({ max: 20 }) }),
 * })
 * assert.deepStrictEqual([{ column: 7 }, { town: 'Dakar' }, { column: 7, town: 'Dakar' }, {}].map(place.is), [true, true, false, false])
 */
export const byKey = <Members extends Fields>(codecs: Members): Codec<t.TypeOf<Members[keyof Members]>> => {
  const members = Object.entries<t.Mixed>(codecs)
  const name = `a record with one of ${members.map(([key]) => key).join(', ')}`
  return codecOf(name, { _tag: 'OneOf', members: Object.values(codecs) }, (value, context) => {
    const [found, another] = isRecord(value) ? members.filter(([key]) => Object.hasOwn(value, key)) : []
    return found === undefined || another !== undefined
      ? t.failure(value, context)
      : (found[1].validate(value, context) as t.Validation<t.TypeOf<Members[keyof Members]>>)
  })
}

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
  listOf(
    `a list of ${items.length}`,
    { _tag: 'Tuple', items },
    [items.length, items.length],
    (index) => items[index] ?? t.never,
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

const isUnsafe = (name: string): boolean => UNSAFE_NAMES.some((unsafe) => unsafe === name)

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
