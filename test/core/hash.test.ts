import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, fnv1a64, hash } from '../../src/core/hash.js'

const referenceHash = (text: string): string => {
  let value = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n)
  return value.toString(16).padStart(16, '0')
}

const shuffledKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffledKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, shuffledKeys(part)]),
  )
}

const anyJson = fc.jsonValue({ stringUnit: 'binary' })

describe('the FNV-1a hash of a text', () => {
  // From test_fnv.c by Landon Curt Noll, in the public domain.
  test.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['b', 'af63df4c8601f1a5'],
    ['fo', '08985907b541d342'],
    ['foo', 'dcb27518fed9d577'],
    ['foob', 'dd120e790c2512af'],
    ['fooba', 'cac165afa2fef40a'],
    ['foobar', '85944171f73967e8'],
    ['a\0', '089be207b544f1e4'],
    ['foo\0', 'dd1270790c25b935'],
    ['chongo was here!\n', '46810940eff5f915'],
  ])('%j is as published', (text, published) => {
    expect(fnv1a64(text)).toBe(published)
  })

  test('is that of its UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fnv1a64(text)).toBe(referenceHash(text))
      }),
    )
  })

  test.each(['\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\ud800', '\udbff', '\udc00', '\udfff'])(
    '%j, at the end of a range, counts as in every encoder of UTF-8',
    (text) => {
      expect(fnv1a64(text)).toBe(referenceHash(text))
    },
  )

  test.each(['é', '€', '🏎️', 'Fangio 🏁 Nürburgring', '\u{10ffff}', '\ud83c', '\udfce\ud83c', 'x\ud83cx'])(
    '%j counts as in every encoder of UTF-8',
    (text) => {
      expect(fnv1a64(text)).toBe(referenceHash(text))
    },
  )
})

describe('the canonical text', () => {
  test('is JSON of the same value', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonical(shuffledKeys(value))).toBe(canonical(value))
      }),
    )
  })

  test('is its own canonical text once read again', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))
      }),
    )
  })

  test('tells apart the values that JSON tells apart', () => {
    const values = [
      null,
      false,
      true,
      0,
      1,
      -1,
      0.5,
      1e21,
      '',
      '0',
      'null',
      [],
      {},
      [0],
      [[0]],
      [0, 0],
      { a: 0 },
      { b: 0 },
    ]
    const more = [
      { a: { b: 0 } },
      { 'a":0,"b': 0 },
      { a: 0, b: 0 },
      ['a', 0],
      '[0]',
      '{}',
      { '': null },
      { __proto__: null },
    ]
    const all = [...values, ...more, JSON.parse('{"__proto__":0}') as unknown]
    expect(new Set(all.map(canonical)).size).toBe(all.length - 1)
  })

  test('orders keys by code units, so that it is the same in every language', () => {
    expect(canonical({ b: 1, a: 2, B: 3, '10': 4, '9': 5, é: 6, '': 7 })).toBe(
      '{"":7,"10":4,"9":5,"B":3,"a":2,"b":1,"é":6}',
    )
  })

  test('keeps the order of lists', () => {
    expect(canonical([2, 1])).toBe('[2,1]')
  })

  test('of -0 is that of 0', () => {
    expect([canonical(-0), hash([-0])]).toEqual(['0', hash([0])])
  })

  test('of a plain object of another realm or without a prototype is that of any other', () => {
    const foreign: unknown = Object.setPrototypeOf({ a: 1 }, Object.create(null) as object)
    expect([canonical(foreign), canonical(Object.assign(Object.create(null) as object, { a: 1 }))]).toEqual([
      '{"a":1}',
      '{"a":1}',
    ])
  })

  const loose: ReadonlyArray<readonly [string, unknown]> = [
    ['undefined', undefined],
    ['undefined under a key', { a: undefined }],
    ['a hole in a list', new Array<number>(1)],
    ['NaN', NaN],
    ['Infinity', [Infinity]],
    ['a function', { a: () => 1 }],
    ['a symbol', Symbol('a')],
    ['a bigint', 1n],
    ['a Map', new Map()],
    ['a Set', new Set([1])],
    ['a Date', new Date(0)],
    ['a typed array', new Uint8Array(2)],
    ['an object of a class', new URL('about:blank')],
  ]
  test.each(loose)('of %s is a defect', (_, value) => {
    expect(() => canonical(value)).toThrow('parc-ferme: defect in hash')
  })
})

describe('the hash of a value', () => {
  test('is that of its canonical text', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(hash(value)).toBe(referenceHash(canonical(value)))
      }),
    )
  })

  test('differs for 50,000 positions that differ in one number or two', () => {
    const hashes = new Set<string>()
    for (let space = 0; space < 100; space++)
      for (let speed = 0; speed < 100; speed++)
        for (let car = 0; car < 5; car++)
          hashes.add(hash({ cars: [{ car, space, speed, cards: [space % 7] }], turn: 'Choose' }))
    expect(hashes.size).toBe(50_000)
  })

  // Saved positions and records are compared by it, so it may never change.
  test('is the same as ever', () => {
    expect(hash({ cars: [{ seat: 0, name: 'Nuvolari 🏁' }], lap: 1.5, over: null, isWet: false })).toBe(
      '4e4380cea9ab6bda',
    )
  })
})
