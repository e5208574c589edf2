/** Codecs made of other codecs: one of several, `null` as well, or only as far as a condition holds. */
import * as t from 'io-ts'
import { type Codec, codecOf } from './codec-type.js'
import { type Fields, isRecord } from './codec-records.js'

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

/** A sentence that must be true of a value beyond its shape. */
export interface Law<A> {
  /** The key of the value that the sentence is about, where a fault is told. */
  readonly at: keyof A & string
  /** In words, such as `one car on a space`. */
  readonly expected: string
  /** Whether it is true; asked only where all laws before hold. */
  readonly holds: (value: A) => boolean
}

/**
 * What another codec takes, as far as laws about it hold as well; the first that does not is the fault.
 *
 * @param laws - in the order in which they are asked; at least one
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { codec, decode } from 'parc-ferme'
 *
 * const race = codec.lawful(codec.strict({ laps: codec.integer(1, 9), done: codec.integer(0, 9) }), [
 *   { at: 'done', expected: 'no more laps than the race has', holds: ({ laps, done }) => done <= laps },
 * ])
 * assert.deepStrictEqual(
 *   decode(race)({ laps: 3, done: 4 }),
 *   E.left([{ path: 'done', expected: 'no more laps than the race has', found: '4' }]),
 * )
 */
export const lawful = <A extends object>(inner: Codec<A>, laws: ReadonlyArray<Law<A>>): Codec<A> => {
  const expected = laws.map((law) => law.expected).join('; ')
  return codecOf(inner.name, { _tag: 'Refined', inner, expected }, (value, context) => {
    const result = inner.validate(value, context)
    if (result._tag === 'Left') return result
    const broken = laws.find((law) => !law.holds(result.right))
    if (broken === undefined) return result
    const actual: unknown = result.right[broken.at]
    return t.failure(actual, [...context, { key: broken.at, type: t.never, actual }], broken.expected)
  })
}

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
    if (!isRecord(value)) return t.failure(value, context)
    const [found, another] = members.filter(([key]) => Object.hasOwn(value, key))
    if (found === undefined) return t.failure(value, context, name)
    if (another === undefined)
      return found[1].validate(value, context) as t.Validation<t.TypeOf<Members[keyof Members]>>
    const actual: unknown = Reflect.get(value, another[0])
    return t.failure(actual, [...context, { key: another[0], type: t.never, actual }], `nothing beside ${found[0]}`)
  })
}
