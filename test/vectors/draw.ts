/** Random values by a stream of draws, so that the same seed makes the same vectors. */
import type * as t from 'io-ts'
import { integerBelow, type Rng, seeded, shapeOf } from '../../src/core/index.js'

/** A stream of draws: each call gives a whole number from 0 to below the bound. */
export type Draw = (bound: number) => number

export const drawsOf = (seed: string): Draw => {
  let rng: Rng = seeded(seed)
  return (bound) => {
    const [drawn, next] = integerBelow(bound)(rng)
    rng = next
    return drawn
  }
}

export const oneOf = <A>(draw: Draw, items: ReadonlyArray<A>): A | undefined =>
  items.length === 0 ? undefined : items[draw(items.length)]

/** A value that a codec takes, small rather than large; of optional keys, one in so many is there. */
export const valueOf = (codec: t.Mixed, draw: Draw, rarity: number): unknown => {
  const shape = shapeOf(codec)
  switch (shape._tag) {
    case 'Integer':
    case 'Decimal':
      return draw(9) === 0 ? shape.max : shape.min + draw(Math.min(13, shape.max - shape.min + 1))
    case 'Literal':
      return oneOf(draw, shape.values)
    case 'Text':
      return ''
    case 'Boolean':
      return draw(2) === 1
    case 'Nullable':
      return draw(2) === 0 ? null : valueOf(shape.inner, draw, rarity)
    case 'Record':
      return Object.fromEntries(
        shape.fields
          .filter(({ isOptional }) => !isOptional || draw(rarity) === 0)
          .map(({ key, type }) => [key, valueOf(type, draw, rarity)]),
      )
    case 'Named':
      return {}
    case 'List':
      return Array.from({ length: Math.min(shape.max, shape.min + draw(4)) }, () => valueOf(shape.item, draw, rarity))
    case 'Tuple':
      return shape.items.map((item) => valueOf(item, draw, rarity))
    case 'OneOf':
      return valueOf(shape.members[draw(shape.members.length)] ?? codec, draw, rarity)
    case 'Refined':
      return valueOf(shape.inner, draw, rarity)
    case 'Foreign':
      return null
  }
}

const STEPS = [-1000, -20, -2, -1, 1, 2, 20, 1000]

/** A move with one of its parts changed, or taken from another move, as one that the rules may refuse. */
export const bent = (move: object, donor: object, draw: Draw): unknown => {
  const parts: ReadonlyArray<readonly [string, unknown]> = Object.entries(move)
  const [key, part] = oneOf(draw, parts.slice(1)) ?? ['_tag', '']
  if (key === '_tag') return draw(9) === 0 ? { ...move, _tag: 'Fly' } : move
  if (key in donor && draw(2) === 0) return { ...move, [key]: new Map<string, unknown>(Object.entries(donor)).get(key) }
  if (typeof part === 'number') return { ...move, [key]: part + (oneOf(draw, STEPS) ?? 0) }
  if (part === null) return { ...move, [key]: [draw(9)] }
  return typeof part === 'boolean' ? { ...move, [key]: !part } : move
}
