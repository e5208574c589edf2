/** Values that are right but for one detail. */
import fc from 'fast-check'
import { defect } from '../core/defect.js'

type Step = string | number

/** Every place in a JSON value, the root first. */
const placesIn = (value: unknown, at: ReadonlyArray<Step> = []): ReadonlyArray<ReadonlyArray<Step>> => {
  if (typeof value !== 'object' || value === null) return [at]
  const inner: ReadonlyArray<readonly [Step, unknown]> = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value)
  return [at, ...inner.flatMap(([key, part]) => placesIn(part, [...at, key]))]
}

/** The value with what stands at a place replaced. */
const changedAt = (
  value: unknown,
  [step, ...rest]: ReadonlyArray<Step>,
  change: (part: unknown) => unknown,
): unknown => {
  if (step === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? changedAt(item, rest, change) : item))
  const entries: ReadonlyArray<readonly [string, unknown]> = Object.entries(value as object)
  return Object.fromEntries(entries.map(([key, part]) => [key, key === step ? changedAt(part, rest, change) : part]))
}

const twistedList = (list: ReadonlyArray<unknown>, way: number): unknown => {
  const at = list.length === 0 ? 0 : (way >> 2) % list.length
  switch (way % 3) {
    case 0:
      return list.filter((_, index) => index !== at)
    case 1:
      return [...list.slice(0, at + 1), ...list.slice(at)]
    default:
      return [...list].reverse()
  }
}

const twistedRecord = (record: object, way: number): unknown => {
  const entries: ReadonlyArray<readonly [string, unknown]> = Object.entries(record)
  const at = entries.length === 0 ? 0 : (way >> 1) % entries.length
  return Object.fromEntries(way % 2 === 0 ? entries.filter((_, index) => index !== at) : [...entries, ['extra', way]])
}

const NUMBERS = [1, -1, 2, -2, 0.5, 1000, -1000, Number.MAX_SAFE_INTEGER]

/** Another value of the same kind; sometimes of another. */
const twistedPart = (part: unknown, way: number): unknown => {
  if (way % 17 === 16) return null
  if (typeof part === 'number') return part + (NUMBERS[way % NUMBERS.length] ?? defect('testing', 'there are numbers'))
  if (typeof part === 'string') return way % 2 === 0 ? `${part}x` : part.slice(1)
  if (typeof part === 'boolean') return !part
  if (part === null) return way % 2 === 0 ? 0 : ''
  if (Array.isArray(part)) return twistedList(part, way)
  return typeof part === 'object' ? twistedRecord(part, way) : part
}

/**
 * The JSON values of an arbitrary with one detail changed: a number that is one off, an item too many, a name misspelt, a key that is
 * missing.
 *
 * For decoders, and for the checks of boards; what comes out may happen to be right. Nothing is asked of its type.
 *
 * @example
 * import assert from 'node:assert'
 * import fc from 'fast-check'
 * import { twisted } from 'parc-ferme/testing'
 *
 * const [value] = fc.sample(twisted(fc.constant({ laps: 3 })), { numRuns: 1, seed: 1 })
 * assert.notDeepStrictEqual(value, { laps: 3 })
 */
export const twisted = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(arbitrary, fc.nat(), fc.nat()).map(([value, where, way]) => {
    const places = placesIn(value)
    return changedAt(value, places[where % places.length] ?? defect('testing', 'the root is a place'), (part) =>
      twistedPart(part, way),
    )
  })
