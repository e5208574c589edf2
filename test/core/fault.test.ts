import { either as E } from 'fp-ts'
import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { integer, list, literal, strict, tagged } from '../../src/core/codec.js'
import { decode } from '../../src/core/decode.js'
import { showFault, showFound } from '../../src/core/fault.js'
import { jsonFlaw } from '../../src/core/json-flaw.js'
import { parseJson } from '../../src/core/json.js'

const state = strict({
  cars: list(strict({ speed: integer(0, 180), sky: literal('dry', 'rain') }), { max: 6 }),
  turn: tagged('_tag', { Over: strict({ _tag: literal('Over') }) }),
})
const linesOf = (value: unknown): ReadonlyArray<string> => {
  const decoded = decode(state)(value)
  return E.isLeft(decoded) ? decoded.left.map(showFault) : []
}

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = { cars: [value] }
  return value
}

const cyclic: { self?: unknown } = {}
cyclic.self = cyclic

const throwing = (): never => expect.fail('looked at')
const trap: unknown = new Proxy({}, { get: throwing, ownKeys: throwing, getOwnPropertyDescriptor: throwing })
const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()

describe('the faults of a value', () => {
  test('are told with path, what is expected and what was found', () => {
    const value = {
      cars: [
        { speed: 0, sky: 'dry' },
        { speed: '120', sky: 'fog' },
      ],
      turn: null,
      laps: 3,
    }
    expect(decode(state)(value)).toEqual(
      E.left([
        { path: 'cars.1.speed', expected: 'a whole number from 0 to 180', found: '"120"' },
        { path: 'cars.1.sky', expected: 'one of "dry", "rain"', found: '"fog"' },
        { path: 'turn', expected: 'a record with a _tag', found: 'null' },
        { path: 'laps', expected: 'no field of this name', found: '3' },
      ]),
    )
  })

  test('are five at most', () => {
    const cars = Array.from({ length: 6 }, () => ({ speed: -1, sky: '' }))
    expect(linesOf({ cars, turn: 1, laps: 2 })).toEqual([
      'cars.0.speed: expected a whole number from 0 to 180, found -1',
      'cars.0.sky: expected one of "dry", "rain", found ""',
      'cars.1.speed: expected a whole number from 0 to 180, found -1',
      'cars.1.sky: expected one of "dry", "rain", found ""',
      'cars.2.speed: expected a whole number from 0 to 180, found -1',
    ])
  })

  test('of the value as a whole have no path', () => {
    expect(linesOf('state')).toEqual(['expected a record, found "state"'])
  })

  test('of a codec of io-ts are told with the name of its type, five of 100,000 at most', () => {
    const decoded = decode(t.array(t.number))(new Array(100_000).fill('x'))
    expect(E.isLeft(decoded) ? decoded.left.map(showFault) : []).toEqual(
      [0, 1, 2, 3, 4].map((index) => `${index}: expected number, found "x"`),
    )
  })

  test('that a codec of io-ts does not tell are one fault all the same', () => {
    const silent = new t.Type<never>('silence', t.never.is, () => t.failures([]), t.identity)
    expect(decode(silent)(1)).toEqual(E.left([{ path: '', expected: 'silence', found: 'a value that cannot be read' }]))
  })
})

describe('the path of a fault', () => {
  test('has a key of up to 40 characters as it is, and the beginning of a longer one in quotes', () => {
    const decoded = decode(strict({}))({ ['k'.repeat(40)]: 1, ['k'.repeat(41)]: 2 })
    expect(E.isLeft(decoded) && decoded.left.map(({ path }) => path)).toEqual(['k'.repeat(40), `"${'k'.repeat(40)}"`])
  })

  test('is empty where a codec of io-ts does not tell the place', () => {
    const lost = new t.Type<never>('lost', t.never.is, (value) => t.failures([{ value, context: [] }]), t.identity)
    expect(decode(lost)(1)).toEqual(E.left([{ path: '', expected: 'something else', found: '1' }]))
  })
})

describe('no value makes decode throw', () => {
  const values: ReadonlyArray<readonly [string, unknown, ReadonlyArray<string>]> = [
    ['a cyclic one', { cars: [cyclic], turn: cyclic }, ['cars.0.speed', 'cars.0.sky', 'cars.0.self', 'turn._tag']],
    ['one 200,000 levels deep', { cars: [], turn: nested(200_000) }, ['turn._tag']],
    ['a bigint', { cars: 10n ** 100_000n, turn: 1n }, ['cars', 'turn']],
    ['a symbol and a function', { cars: Symbol('x'), turn: () => 1 }, ['cars', 'turn']],
    ['one whose getter throws', { cars: [], get turn() { return throwing() } }, ['']], // prettier-ignore
    ['a proxy whose traps throw', trap, ['']],
    ['a proxy whose traps throw, inside', { cars: [trap], turn: { _tag: 'Over' } }, ['']],
    ['a revoked proxy', revoked, ['']],
  ]
  test.each(values)('not %s', (_, value, paths) => {
    const decoded = decode(state)(value)
    expect(E.isLeft(decoded) ? decoded.left.map(({ path }) => path) : []).toEqual(paths)
  })

  test('not one that is too deep for a codec of io-ts', () => {
    interface Tree {
      readonly cars: ReadonlyArray<Tree | number>
    }
    const tree: t.Type<Tree> = t.recursion('Tree', () => t.strict({ cars: t.readonlyArray(t.union([tree, t.number])) }))
    expect(decode(tree)(nested(100_000))).toEqual(
      E.left([{ path: '', expected: 'Tree', found: 'a value that cannot be read' }]),
    )
  })
})

describe('the line of a fault', () => {
  test('has at most 120 characters and no line break, whatever is in it', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('\n', '\r\u2028', '"', '\\'),
    )
    fc.assert(
      fc.property(anyText, anyText, anyText, (path, expected, found) => {
        const line = showFault({ path, expected, found })
        expect(line.length).toBeLessThanOrEqual(120)
        expect(/[\p{C}\p{Zl}\p{Zp}]/u.test(line)).toBe(false)
        expect(line).toContain('expected ')
        expect(line).toContain(', found ')
      }),
    )
  })

  test('says of nothing found that it is an empty text, and cuts no pair of code units', () => {
    expect(showFault({ path: '', expected: 'a seat', found: '' })).toBe('expected a seat, found an empty text')
    expect(showFault({ path: `${'x'.repeat(38)}😀😀`, expected: 'a seat', found: '1' })).toBe(
      `${'x'.repeat(38)}…: expected a seat, found 1`,
    )
  })

  test('begins with the path, also where the value is huge', () => {
    const lines = linesOf({
      cars: [{ speed: 'x'.repeat(1_000_000), sky: ['dry'] }],
      turn: { _tag: 'x'.repeat(1_000_000) },
    })
    expect(lines).toEqual([
      'cars.0.speed: expected a whole number from 0 to 180, found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
      'cars.0.sky: expected one of "dry", "rain", found a list of 1',
      'turn._tag: expected one of "Over", found "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
    ])
  })

  test('quotes a key that is no name and shortens one that is long', () => {
    const value = { cars: [], turn: { _tag: 'Over' }, 'a.b\n': 1, ['k'.repeat(1000)]: 2 }
    expect(linesOf(value)).toEqual([
      '"a.b\\n": expected no field of this name, found 1',
      `"${'k'.repeat(38)}…: expected no field of this name, found 2`,
    ])
  })
})

describe('what was found is shown', () => {
  test.each([
    ['dry', '"dry"'],
    ['a "b"\n', '"a \\"b\\"\\n"'],
    ['x'.repeat(30), `"${'x'.repeat(30)}"`],
    ['x'.repeat(40), `"${'x'.repeat(30)}…`],
    [-0, '-0'],
    [1e21, '1e+21'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'nothing'],
    [[1, [2]], 'a list of 2'],
    [{ a: 1 }, 'a record'],
    [7n, 'a bigint'],
    [Symbol('x'), 'a symbol'],
    [() => 1, 'a function'],
  ])('%o as %s', (value, shown) => {
    expect(showFound(value)).toBe(shown)
  })
})

describe('a JSON text', () => {
  test('is read', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'))
        expect(parseJson(JSON.stringify(value))).toEqual(E.right(JSON.parse(JSON.stringify(value))))
      }),
    )
  })

  test.each([
    ['{\n  "laps": 3\n  "cars": 2\n}', 'line 3, column 3'],
    ['{"laps":,}', 'line 1, column 9'],
    ['', 'line 1, column 1'],
    ['{"laps":3', 'line 1, column 10'],
    ["{'laps':3}", 'line 1, column 2'],
    ['[1,]', 'line 1, column 4'],
    ['{"a":1,}', 'line 1, column 8'],
    ['{"a" 1}', 'line 1, column 6'],
    ['{,}', 'line 1, column 2'],
    ['[1 2]', 'line 1, column 4'],
    ['[[],{}', 'line 1, column 7'],
    ['[}', 'line 1, column 2'],
    ['{"a":1}}', 'line 1, column 8'],
    ['[] x', 'line 1, column 4'],
    ['"a\nb"', 'line 1, column 3'],
    ['"abc', 'line 1, column 5'],
    ['["\\x"]', 'line 1, column 3'],
    ['["\\u00g0"]', 'line 1, column 3'],
    ['[01]', 'line 1, column 2'],
    ['[1.]', 'line 1, column 2'],
    ['nul', 'line 1, column 1'],
    ['NaN', 'line 1, column 1'],
    [`[${'9'.repeat(2000)} 1]`, 'line 1, column 2003'],
    [`[${'0'.repeat(1000)} 1]`, 'line 1, column 2'],
    [`[${'0'.repeat(1001)} 1]`, 'line 1, column 1004'],
    ['\t[1,\r\n\t2 x]', 'line 2, column 4'],
    ['[10 x]', 'line 1, column 5'],
    ['[1e+5 x]', 'line 1, column 7'],
    ['[false x]', 'line 1, column 8'],
    ['[1a]', 'line 1, column 2'],
    ['[1z]', 'line 1, column 2'],
    ['[1A]', 'line 1, column 2'],
    ['[1Z]', 'line 1, column 2'],
    ['["\\u00e9" x]', 'line 1, column 11'],
    ['["abcdefghij\\n" x]', 'line 1, column 17'],
  ])('%j is refused with the place where it stops being JSON', (text, place) => {
    expect(parseJson(text)).toEqual(E.left({ path: '', expected: 'JSON', found: `an error in ${place}` }))
  })

  test('is looked through for its error up to a limit', () => {
    expect([99_000, 200_000].map((items) => parseJson(`[${'1,\n'.repeat(items)}x]`))).toMatchObject([
      { left: { found: 'an error in line 99001, column 1' } },
      { left: { found: 'an error behind line 99334, column 1' } },
    ])
  })

  test('is looked through to its end if it is no longer than the limit, and not further than its error', () => {
    expect([`[${'1,'.repeat(149_999)}x`, `[x${' '.repeat(400_000)}`].map((text) => parseJson(text))).toMatchObject([
      { left: { found: 'an error in line 1, column 300000' } },
      { left: { found: 'an error in line 1, column 2' } },
    ])
  })

  test('spoilt in one place is refused with that place or one behind it', () => {
    const spoilt = fc.tuple(fc.jsonValue(), fc.nat(), fc.constantFrom('{', '}', ',', ':', '"', 'x', '\n', '\\', ''))
    const tried = fc.property(spoilt, ([value, where, by]) => {
      const whole = JSON.stringify(value)
      const at = where % (whole.length + 1)
      const text = whole.slice(0, at) + by + whole.slice(at + 1)
      const found = jsonFlaw(text)
      expect(found).toBeLessThanOrEqual(text.length)
      try {
        JSON.parse(text)
        expect(found).toBe(text.length)
      } catch (error) {
        // What an engine tells agrees, but that we point to where a word, a number or an escape begins.
        const told = /position (\d+)/.exec(String(error))?.[1]
        if (told !== undefined && !/["\\\w.+-]/.test(text.slice(found, Number(told)))) expect(found).toBe(Number(told))
      }
    })
    fc.assert(tried, { numRuns: 2000 })
  })

  test.each(['', '{"laps":3', 'undefined', 'NaN', "{'laps':3}", '[1,]'])('%j is none', (text) => {
    expect(E.isLeft(parseJson(text))).toBe(true)
  })

  test('that is too long is refused unread', () => {
    expect(parseJson('[1,2', { maxLength: 3 })).toEqual(
      E.left({ path: '', expected: 'at most 3 characters of JSON', found: '4 characters' }),
    )
    expect(parseJson('[12]', { maxLength: 4 })).toEqual(E.right([12]))
    expect(E.isLeft(parseJson(' '.repeat(5_000_001)))).toBe(true)
  })

  test.each([
    '{"__proto__":{"admin":true}}',
    '[{"a":[{"__proto__":1}]}]',
    '{"\\u005f_proto__":null}',
    '{"_\\u005Fproto_\\u005f":1}',
  ])('%s is refused for its key', (text) => {
    expect(parseJson(text)).toEqual(E.left({ path: '', expected: 'no key __proto__', found: 'one' }))
  })

  test('may speak of __proto__ elsewhere', () => {
    expect(parseJson('["__proto__","\\u0041",null]')).toEqual(E.right(['__proto__', 'A', null]))
  })

  test('may be 200,000 levels deep', () => {
    const depth = 200_000
    expect(E.isRight(parseJson(`${'['.repeat(depth)}"\\u0041"${']'.repeat(depth)}`))).toBe(true)
  })
})
