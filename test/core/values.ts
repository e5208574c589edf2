/** Values for property tests, made up from what codecs say that they take. */
import fc from 'fast-check'
import type * as t from 'io-ts'
import { shapeOf } from '../../src/core/index.js'

const record = (entries: ReadonlyArray<readonly [string, fc.Arbitrary<unknown>]>, optional: ReadonlyArray<string>) =>
  fc.record(Object.fromEntries(entries), {
    requiredKeys: entries.map(([key]) => key).filter((key) => !optional.includes(key)),
    noNullPrototype: true,
  })

const textOf = (min: number, max: number, pattern: RegExp | null): fc.Arbitrary<string> =>
  pattern === null
    ? fc.string({ minLength: min, maxLength: Math.min(max, min + 12), unit: 'grapheme-ascii' })
    : fc.stringMatching(pattern).filter(({ length }) => length >= min && length <= max)

/** Values that a codec takes; the conditions of `refined` are not kept. Lists are short. */
export const valuesOf = (codec: t.Mixed): fc.Arbitrary<unknown> => {
  const shape = shapeOf(codec)
  switch (shape._tag) {
    case 'Integer':
      return fc.integer({ min: Math.max(shape.min, -(2 ** 31)), max: Math.min(shape.max, 2 ** 31 - 1) })
    case 'Decimal':
      return fc.double({ min: shape.min, max: shape.max, noNaN: true })
    case 'Literal':
      return fc.constantFrom(...shape.values)
    case 'Text':
      return textOf(shape.min, shape.max, shape.pattern)
    case 'Boolean':
      return fc.boolean()
    case 'Nullable':
      return fc.option(valuesOf(shape.inner))
    case 'Record':
      return record(
        shape.fields.map(({ key, type }) => [key, valuesOf(type)]),
        shape.fields.filter(({ isOptional }) => isOptional).map(({ key }) => key),
      )
    case 'Named':
      return fc.dictionary(valuesOf(shape.name).map(String), valuesOf(shape.item), {
        maxKeys: Math.min(shape.max, 4),
        noNullPrototype: true,
      })
    case 'List':
      return fc.array(valuesOf(shape.item), { minLength: shape.min, maxLength: Math.min(shape.max, shape.min + 3) })
    case 'Tuple':
      return fc.tuple(...shape.items.map(valuesOf))
    case 'OneOf':
      return fc.oneof(...shape.members.map(valuesOf))
    case 'Refined':
      return valuesOf(shape.inner)
    case 'Foreign':
      return fc.jsonValue()
  }
}

const OTHERS: ReadonlyArray<unknown> = [null, true, 0, -1, 7, 0.5, 1e9, '', 'x', 'Wait', [], [0], {}, { _tag: 'Wait' }]

const placesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + placesIn(part), 1)
    : 1

/** The same value with something else at its place of a number, counted in depth first; a list or record there may lose or gain a part. */
const changedAt = (value: unknown, place: number, change: number): unknown => {
  if (place === 0) return changed(value, change)
  let left = place - 1
  const partOf = (part: unknown): unknown => {
    const size = placesIn(part)
    const here = left >= 0 && left < size
    const at = left
    left -= size
    return here ? changedAt(part, at, change) : part
  }
  if (Array.isArray(value)) return value.map(partOf)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, partOf(part)]))
    : value
}

const changed = (value: unknown, change: number): unknown => {
  if (typeof value === 'number' && change % 3 === 0) return value + (change % 2 === 0 ? 1 : -1)
  if (Array.isArray(value) && change % 3 === 0) return change % 2 === 0 ? value.slice(1) : value.concat(value)
  if (typeof value === 'object' && value !== null && change % 3 !== 2) {
    const entries = Object.entries(value)
    return change % 3 === 0
      ? { ...value, stranger: 1 }
      : Object.fromEntries(entries.toSpliced(change % entries.length, 1))
  }
  return OTHERS[change % OTHERS.length]
}

/** Values of a codec of which one part is changed, so that most are no longer taken. */
export const nearlyOf = (codec: t.Mixed): fc.Arbitrary<unknown> =>
  fc.tuple(valuesOf(codec), fc.nat(), fc.nat({ max: 10_000 })).map(
    ([value, place, change]) =>
      // What is sent is JSON.
      JSON.parse(JSON.stringify(changedAt(value, place % placesIn(value), change))) as unknown,
  )

/** Whether a codec has a condition somewhere that only the codec can tell. */
export const hasCondition = (codec: t.Mixed): boolean => {
  const shape = shapeOf(codec)
  switch (shape._tag) {
    case 'Refined':
    case 'Foreign':
      return true
    case 'Nullable':
      return hasCondition(shape.inner)
    case 'List':
    case 'Named':
      return hasCondition(shape.item)
    case 'Tuple':
      return shape.items.some(hasCondition)
    case 'OneOf':
      return shape.members.some(hasCondition)
    case 'Record':
      return shape.fields.some(({ type }) => hasCondition(type))
    case 'Integer':
    case 'Decimal':
    case 'Literal':
    case 'Text':
    case 'Boolean':
      return false
  }
}
