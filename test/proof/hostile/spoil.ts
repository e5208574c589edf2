/** JSON values spoilt: valid ones with a few details that are wrong, or right by chance. */
import { type Draw, pick, pickWeighted } from './draw.js'
import { anyPath, changedAt, partAt } from './places.js'
import { HUGE, isStrange, STRANGE } from './strange.js'

/** What a value is spoilt with: valid values of the same kind, and the texts that occur in them. */
export interface Stock {
  readonly values: ReadonlyArray<unknown>
  readonly words: ReadonlyArray<string>
}

type Change = (part: unknown, draw: Draw, stock: Stock) => unknown

const NUMBERS = [
  NaN,
  Infinity,
  -Infinity,
  -0,
  0.5,
  -1,
  1e9,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 53),
  1e308,
  5e-324,
  0.1 + 0.2,
]
const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'extra', '', '_tag', 'seat', '0', 'length']
const CHARACTERS = ['x', '\0', '\n', '\ud800', '\udc00', '\u202e', '\u2028', '😀', 'é', '"', '\\']

const number: Change = (part, draw) => {
  const value = typeof part === 'number' ? part : 0
  switch (draw(8)) {
    case 0:
      return pick(draw, NUMBERS)
    case 1:
      return -value
    case 2:
      return String(value)
    case 3:
    case 4:
      return draw(14) - 1
    default:
      return value + pick(draw, [1, -1, 1, -1, 2, -2, 20, -20])
  }
}

const text: Change = (part, draw, { words }) => {
  const value = typeof part === 'string' ? part : ''
  const at = draw(value.length + 1)
  switch (draw(8)) {
    case 0:
      return value.slice(0, at)
    case 1:
      return value.slice(0, at) + pick(draw, CHARACTERS) + value.slice(at)
    case 2:
      return draw(2) === 0 ? value.toUpperCase() : value + value
    case 3:
      return pick(draw, NAMES)
    default:
      return words.length === 0 ? `${value} ` : pick(draw, words)
  }
}

const list: Change = (part, draw) => {
  const items: ReadonlyArray<unknown> = Array.isArray(part) ? (part as ReadonlyArray<unknown>) : []
  const [at, other] = [draw(items.length + 1), draw(items.length + 1)]
  switch (draw(7)) {
    case 0:
      return items.filter((_, index) => index !== at)
    case 1:
      return [...items.slice(0, at + 1), ...items.slice(at)]
    case 2:
      return [...items].reverse()
    case 3:
      return items.map((item, index) => (index === at ? items[other] : index === other ? items[at] : item))
    case 4:
      return [...items, ...items.slice(0, 1), draw(12)]
    case 5:
      return draw(2) === 0 ? [] : Object.assign([...items], { length: items.length + 1 })
    default:
      return Object.fromEntries(Object.entries(items))
  }
}

const record: Change = (part, draw) => {
  const entries = typeof part === 'object' && part !== null ? Object.entries(part as Record<string, unknown>) : []
  const [at, other] = [draw(Math.max(1, entries.length)), draw(Math.max(1, entries.length))]
  const [key = 'a', value] = entries[at] ?? []
  const withKey = (name: string, kept: ReadonlyArray<readonly [string, unknown]>): unknown =>
    Object.fromEntries([...kept, [name, value] as const])
  switch (draw(7)) {
    case 0:
      return Object.fromEntries(entries.filter((_, index) => index !== at))
    case 1:
      return withKey(pick(draw, NAMES), entries)
    case 2:
      return withKey(
        draw(2) === 0 ? pick(draw, NAMES) : `${key}s`,
        entries.filter((_, index) => index !== at),
      )
    case 3:
      return Object.fromEntries(
        entries.map(([name, own], index) => [name, index === at ? entries[other]?.[1] : index === other ? value : own]),
      )
    case 4:
      return Object.fromEntries([...entries].reverse())
    case 5:
      return Object.assign(Object.create(draw(2) === 0 ? null : { seats: 2 }) as object, part)
    default:
      return { ...(part as object), [Symbol('a')]: 1 }
  }
}

/** Another value of the same kind. */
const alike: Change = (part, draw, stock) => {
  if (isStrange(part)) return part
  if (typeof part === 'number') return number(part, draw, stock)
  if (typeof part === 'string') return text(part, draw, stock)
  if (typeof part === 'boolean') return !part
  if (Array.isArray(part)) return list(part, draw, stock)
  if (typeof part === 'object' && part !== null) return record(part, draw, stock)
  return pick(draw, [0, '', false, {}, []])
}

const another: Change = (_, draw, stock) =>
  pick(draw, [null, 0, -1, '', '0', true, false, [], {}, [[]], pick(draw, stock.values)])

/** One value in so many holds something huge, which takes long to make and to look at. */
const RARE = 3000

const strange: Change = (_, draw) => pick(draw, draw(RARE) === 0 ? HUGE : STRANGE)

type Way = (value: unknown, draw: Draw, stock: Stock) => unknown

const changing =
  (change: Change): Way =>
  (value, draw, stock) =>
    changedAt(value, anyPath(value, draw), (part) => change(part, draw, stock))

/** What stands at the same place in another valid value. */
const grafted: Way = (value, draw, { values }) => {
  const path = anyPath(value, draw)
  const part = partAt(pick(draw, values), path)
  return part === undefined ? value : changedAt(value, path, () => part)
}

/** What stands at another place of the same value. */
const moved: Way = (value, draw) => {
  const part = partAt(value, anyPath(value, draw))
  return changedAt(value, anyPath(value, draw), () => part)
}

interface Weighted {
  readonly weight: number
  readonly way: Way
}

const PLAIN_WAYS: ReadonlyArray<Weighted> = [
  { weight: 50, way: changing(alike) },
  { weight: 30, way: grafted },
  { weight: 8, way: moved },
  { weight: 6, way: changing(another) },
]
const WAYS: ReadonlyArray<Weighted> = [...PLAIN_WAYS, { weight: 6, way: changing(strange) }]
const HOW_OFTEN = [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3]

const spoiltBy =
  (ways: ReadonlyArray<Weighted>): Way =>
  (value, draw, stock) => {
    let now = value
    for (let left = pick(draw, HOW_OFTEN); left > 0; left--) now = pickWeighted(draw, ways).way(now, draw, stock)
    return now
  }

/** A value with one detail changed, or two or three; one in twenty is left as it is. */
export const spoilt: Way = spoiltBy(WAYS)

/** The same, but nothing that throws when it is looked at, and nothing that has no end. */
export const spoiltPlainly: Way = spoiltBy(PLAIN_WAYS)

const wordsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** The stock of some values. */
export const stockOf = (values: ReadonlyArray<unknown>): Stock => ({
  values,
  words: [...new Set(values.flatMap(wordsIn))].slice(0, 2000),
})
