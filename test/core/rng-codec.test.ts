import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import { showFault } from '../../src/core/fault.js'
import { rngCodec } from '../../src/core/rng-codec.js'
import { integerBelow, scripted, seeded } from '../../src/core/rng.js'

const lines = (value: unknown): ReadonlyArray<string> => {
  const decoded = decode(rngCodec)(value)
  return E.isLeft(decoded) ? decoded.left.map(showFault) : []
}

describe('a generator from outside', () => {
  test('is taken wherever it stands', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer().map(seeded), fc.constant(scripted([3, 4]))), (rng) => {
        const [, next] = integerBelow(6)(rng)
        expect(decode(rngCodec)(JSON.parse(JSON.stringify(next)))).toEqual(E.right(next))
      }),
    )
  })

  test('may have a state that is 0 but for one number, and a script that is used up', () => {
    expect([
      lines({ algorithm: 'xoroshiro128plus', state: [0, 0, 0, 1] }),
      lines({ algorithm: 'scripted', draws: [1], used: 1 }),
    ]).toEqual([[], []])
  })

  test('is refused when it is of another algorithm or in no state of its own', () => {
    expect([
      lines({ algorithm: 'mersenne', state: [1] }),
      lines({ algorithm: 'xoroshiro128plus', state: [0, 0, 0, 0] }),
      lines({ algorithm: 'xoroshiro128plus', state: [1, 2, 3] }),
      lines({ algorithm: 'xoroshiro128plus', state: [1, 2, 3, 2 ** 31] }),
      lines({ algorithm: 'scripted', draws: [1], used: 2 }),
      lines({ algorithm: 'scripted', draws: [-1], used: 0 }),
    ]).toEqual([
      ['algorithm: expected one of "xoroshiro128plus", "scripted", found "mersenne"'],
      ['state: expected four numbers that are not all 0, found a list of 4'],
      ['state: expected a list of 4, found a list of 3'],
      ['state.3: expected a whole number from -2147483648 to 2147483647, found 2147483648'],
      ['expected a script that is used no further than its end, found a record'],
      ['draws.0: expected a whole number from 0 to 9007199254740991, found -1'],
    ])
  })
})
