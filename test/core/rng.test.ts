import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseWeighted,
  integerBelow,
  isUsedUp,
  nextUint32,
  type Rng,
  scripted,
  seeded,
  shuffled,
} from '../../src/core/rng.js'

const drawn = <A>(draw: (rng: Rng) => readonly [A, Rng], rng: Rng, count: number): ReadonlyArray<A> => {
  const values: Array<A> = []
  for (let next = rng; values.length < count;) {
    const [value, after] = draw(next)
    values.push(value)
    next = after
  }
  return values
}

// The algorithms as their authors published them, in 64-bit integers.
const low64 = (value: bigint): bigint => BigInt.asUintN(64, value)
const rotated = (value: bigint, by: bigint): bigint => low64(value << by) | (value >> (64n - by))
const referenceOutputs = (state: readonly [bigint, bigint], count: number): ReadonlyArray<bigint> => {
  let [s0, s1] = state
  return Array.from({ length: count }, () => {
    const output = low64(s0 + s1)
    s1 ^= s0
    s0 = rotated(s0, 24n) ^ s1 ^ low64(s1 << 16n)
    s1 = rotated(s1, 37n)
    return output
  })
}

const asState = ([s0, s1]: readonly [bigint, bigint]): Rng => {
  const [high, low] = [(s: bigint) => Number(BigInt.asIntN(32, s >> 32n)), (s: bigint) => Number(BigInt.asIntN(32, s))]
  return { algorithm: 'xoroshiro128plus', state: [high(s0), low(s0), high(s1), low(s1)] }
}

const anyState = fc.tuple(fc.bigInt({ min: 1n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }))
const anyRng = anyState.map(asState)

describe('xoroshiro128+', () => {
  // From the C program of the authors (prng.di.unimi.it/xoroshiro128plus.c, 2018), begun with s = { 1, 2 }.
  const published = [
    3n,
    412333834243n,
    2360170716294286339n,
    9295852285959843169n,
    2797080929874688578n,
    6019711933173041966n,
    3076529664176959358n,
    3521761819100106140n,
    7493067640054542992n,
    920801338098114767n,
  ]

  test('yields the low 32 bits of the published outputs', () => {
    expect(drawn(nextUint32, asState([1n, 2n]), published.length)).toEqual(
      published.map((output) => Number(BigInt.asUintN(32, output))),
    )
  })

  test('as written here for the next test yields the published outputs', () => {
    expect(referenceOutputs([1n, 2n], published.length)).toEqual(published)
  })

  test('agrees with the published algorithm from any state on', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(drawn(nextUint32, asState(state), 50)).toEqual(
          referenceOutputs(state, 50).map((output) => Number(BigInt.asUintN(32, output))),
        )
      }),
    )
  })
})

describe('a seed', () => {
  test('fills the state with the published outputs of SplitMix64', () => {
    // rosettacode.org, Pseudo-random numbers/Splitmix64, seed 1234567; and the C program of the authors, seed 0.
    expect(seeded(1234567)).toEqual(asState([6457827717110365317n, 3203168211198807973n]))
    expect(seeded(0)).toEqual(asState([0xe220a8397b1dcdafn, 0x6e789e6aa1b965f4n]))
  })

  test('that is negative counts as its two’s complement', () => {
    expect(seeded(-1)).toEqual(asState([0xe4d971771b652c20n, 0xe99ff867dbf682c9n]))
  })

  test('that is a text counts as its hash', () => {
    expect(seeded('foobar')).not.toEqual(seeded('fooba'))
    expect(seeded('')).toEqual(seeded(''))
  })

  test('that is no safe integer counts as its text, so that no number is refused', () => {
    expect([seeded(0.5), seeded(NaN), seeded(2 ** 53)]).toEqual([
      seeded('0.5'),
      seeded('NaN'),
      seeded('9007199254740992'),
    ])
  })

  test('gives a first throw that its neighbours do not share', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let seed = 0; seed < 6000; seed++) {
      const [face] = integerBelow(6)(seeded(seed))
      counts[face] = (counts[face] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })

  // These outputs may change with a major version only: saved seeds must go on meaning the same game.
  test.each([
    [0, [0, 2, 5, 3, 2, 4, 3, 1, 3, 2, 1, 3], [126842413812333, 1001921173578780]],
    [1, [5, 3, 4, 1, 5, 1, 0, 5, 3, 5, 5, 0], [1049231305341065, 775256753156170]],
    [1962, [0, 0, 0, 2, 3, 4, 2, 4, 0, 0, 4, 2], [67287169540620, 64717901760029]],
    [-7, [0, 0, 0, 4, 5, 0, 4, 4, 4, 2, 1, 4], [1988049790900, 114223472655815]],
    ['Monaco', [1, 3, 0, 3, 4, 1, 1, 5, 0, 1, 4, 1], [319531349098855, 54976945199068]],
  ])('%s draws the same as ever', (seed, dice, large) => {
    expect(drawn(integerBelow(6), seeded(seed), 12)).toEqual(dice)
    expect(drawn(integerBelow(2 ** 50), seeded(seed), 2)).toEqual(large)
  })
})

describe('a generator', () => {
  test('goes on from its JSON exactly where it was', () => {
    fc.assert(
      fc.property(fc.oneof(anyRng, fc.constant(scripted([3, 1, 2, 0, 4, 1]))), (rng) => {
        const [, next] = integerBelow(6)(rng)
        const thawed = JSON.parse(JSON.stringify(next)) as Rng
        expect(thawed).toEqual(next)
        expect(drawn(integerBelow(6), thawed, 5)).toEqual(drawn(integerBelow(6), next, 5))
      }),
    )
  })

  test('is not changed by drawing from it', () => {
    const rng = Object.freeze({ algorithm: 'xoroshiro128plus', state: Object.freeze([0, 1, 0, 2] as const) } as const)
    expect(nextUint32(rng)).toEqual(nextUint32(rng))
  })
})

describe('a whole number below a bound', () => {
  // The range of `bits` bits in `bound` equal pieces; what is left over is thrown away.
  const referenceBelow = (bound: bigint, bits: bigint, words: ReadonlyArray<bigint>): bigint => {
    const piece = 2n ** bits / bound
    return (words.find((word) => word < piece * bound) ?? -1n) / piece
  }

  test('up to 2^32 is the piece of the range that the next word falls into', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 1, max: 2 ** 32 }), (state, bound) => {
        const words = referenceOutputs(state, 200).map((output) => BigInt.asUintN(32, output))
        expect(BigInt(integerBelow(bound)(asState(state))[0])).toBe(referenceBelow(BigInt(bound), 32n, words))
      }),
    )
  })

  test('above 2^32 takes 21 bits of one word and 32 of the next', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 2 ** 32 + 1, max: 2 ** 53 - 1 }), (state, bound) => {
        const outputs = referenceOutputs(state, 400).map((output) => BigInt.asUintN(32, output))
        const words = outputs.flatMap((high, index) =>
          index % 2 === 0 ? [((high >> 11n) << 32n) + (outputs[index + 1] ?? 0n)] : [],
        )
        expect(BigInt(integerBelow(bound)(asState(state))[0])).toBe(referenceBelow(BigInt(bound), 53n, words))
      }),
    )
  })

  test('is not drawn from the words beyond the last whole piece', () => {
    // The first word of this state is 2^32 - 1, the only one that three equal pieces leave over.
    const rng: Rng = { algorithm: 'xoroshiro128plus', state: [0, -1, 0, 0] }
    const [first, next] = nextUint32(rng)
    expect(first).toBe(2 ** 32 - 1)
    expect(integerBelow(3)(rng)).toEqual(integerBelow(3)(next))
    expect(integerBelow(2)(rng)[0]).toBe(1)
  })

  test('may have the bounds 1 and 2^53', () => {
    expect(integerBelow(1)(seeded(5))[0]).toBe(0)
    expect(integerBelow(2 ** 53)(seeded(5))[0]).toBeGreaterThan(2 ** 32)
  })

  test.each([0, -1, 1.5, NaN, Infinity, 2 ** 53 + 2])('has no bound %s', (bound) => {
    expect(() => integerBelow(bound)(seeded(1))).toThrow('parc-ferme: defect in rng: a bound is whole')
  })
})

describe('a weighted choice', () => {
  const referenceChoice = (weights: ReadonlyArray<number>, draw: number): number =>
    weights.findIndex((_, index) => draw < weights.slice(0, index + 1).reduce((sum, weight) => sum + weight, 0))

  test('is the weight that a draw below the sum falls into', () => {
    const weights = fc.array(fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2 ** 49 })), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(anyRng, weights, (rng, shares) => {
        const [draw, next] = integerBelow(shares.reduce((sum, weight) => sum + weight, 0))(rng)
        expect(chooseWeighted(shares)(rng)).toEqual([referenceChoice(shares, draw), next])
      }),
    )
  })

  test('falls by its weights', () => {
    const counts = [0, 0, 0]
    for (const index of drawn(chooseWeighted([30, 5, 1]), seeded(1962), 36_000))
      counts[index] = (counts[index] ?? 0) + 1
    expect(counts.map((count) => Math.round(count / 1000))).toEqual([30, 5, 1])
  })

  test.each([[[]], [[0, 1]], [[1, -1]], [[1.5]], [[2 ** 53, 1]]])('has no weights %j', (weights) => {
    expect(() => chooseWeighted(weights)(seeded(1))).toThrow('parc-ferme: defect in rng')
    expect(() => chooseWeighted(weights)(scripted([0]))).toThrow('parc-ferme: defect in rng')
  })
})

describe('a shuffle', () => {
  const scripts: ReadonlyArray<ReadonlyArray<number>> = [0, 1, 2, 3].flatMap((fourth) =>
    [0, 1, 2].flatMap((third) => [0, 1].map((second) => [fourth, third, second])),
  )

  test('reaches every order in exactly one way', () => {
    const orders = scripts.map((script) => {
      const [order, rng] = shuffled(['a', 'b', 'c', 'd'])(scripted(script))
      expect(isUsedUp(rng)).toBe(true)
      return order.join('')
    })
    expect(new Set(orders).size).toBe(24)
  })

  test('leaves the list as it was', () => {
    const items = Object.freeze([1, 2, 3, 4, 5])
    const [order] = shuffled(items)(seeded(3))
    expect([items, [...order].sort()]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ])
  })

  test('of one item or none draws nothing', () => {
    expect([shuffled([])(scripted([])), shuffled(['a'])(scripted([]))]).toEqual([
      [[], scripted([])],
      [['a'], scripted([])],
    ])
  })
})

describe('a script', () => {
  test('answers every question with its next number', () => {
    const [word, afterWord] = nextUint32(scripted([7, 5, 2]))
    const [face, afterFace] = integerBelow(6)(afterWord)
    const [index, end] = chooseWeighted([10, 10, 10])(afterFace)
    expect([word, face, index, isUsedUp(afterFace), isUsedUp(end)]).toEqual([7, 5, 2, false, true])
  })

  test('that runs out is a defect that tells how many numbers were used', () => {
    const [, end] = integerBelow(6)(scripted([3]))
    expect(() => integerBelow(6)(end)).toThrow('the script goes on, but all 1 of its numbers are used')
  })

  test.each([6, -1, 2.5, NaN])('has no number %s for a die of six', (number) => {
    expect(() => integerBelow(6)(scripted([number]))).toThrow('scripted number 0 is whole and from 0 to 5, but it is')
  })

  test('keeps its own copy of the numbers', () => {
    const draws = [1, 2]
    const rng = scripted(draws)
    draws.pop()
    expect(rng).toEqual({ algorithm: 'scripted', draws: [1, 2], used: 0 })
  })
})
