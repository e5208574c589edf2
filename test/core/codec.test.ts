import { either as E } from 'fp-ts'
import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import * as codec from '../../src/core/codec.js'
import type { Codec } from '../../src/core/codec.js'
import { decode } from '../../src/core/decode.js'
import { showFault } from '../../src/core/fault.js'
import type { Fault } from '../../src/core/game.js'

const {
  boolean,
  decimal,
  dictionary,
  integer,
  list,
  literal,
  named,
  nullable,
  refined,
  strict,
  tagged,
  text,
  tuple,
  viewer,
} = codec

const faultsOf =
  <A>(type: Codec<A>) =>
  (value: unknown): ReadonlyArray<Fault> => {
    const decoded = decode(type)(value)
    return E.isLeft(decoded) ? decoded.left : []
  }

const linesOf =
  <A>(type: Codec<A>) =>
  (value: unknown): ReadonlyArray<string> =>
    faultsOf(type)(value).map(showFault)

interface Car {
  readonly seat: number
  readonly wear: Readonly<Record<'tyres' | 'brakes', number>>
  readonly cards: ReadonlyArray<number>
  readonly place: readonly [number, number]
  readonly spun: number | null
  readonly name?: string
}

type Move = { readonly _tag: 'Pass' } | { readonly _tag: 'Drive'; readonly speed: number; readonly wet: boolean }

const carCodec: Codec<Car> = strict(
  {
    seat: integer(0, 5),
    wear: dictionary(['tyres', 'brakes'], integer(0, 20)),
    cards: list(integer(1, 72), { max: 4 }),
    place: tuple(integer(1, 120), integer(1, 4)),
    spun: nullable(integer(0, 9)),
  },
  { name: text({ min: 1, max: 12, pattern: /^[a-z]+$/i }) },
)
const moveCodec: Codec<Move> = tagged('_tag', {
  Pass: strict({ _tag: literal('Pass') }),
  Drive: strict({ _tag: literal('Drive'), speed: integer(20, 180), wet: boolean }),
})

const car: Car = { seat: 2, wear: { tyres: 3, brakes: 0 }, cards: [7, 7, 41], place: [37, 2], spun: null, name: 'Moss' }

const anyCar: fc.Arbitrary<Car> = fc.record(
  {
    seat: fc.integer({ min: 0, max: 5 }),
    wear: fc.record({ tyres: fc.integer({ min: 0, max: 20 }), brakes: fc.integer({ min: 0, max: 20 }) }),
    cards: fc.array(fc.integer({ min: 1, max: 72 }), { maxLength: 4 }),
    place: fc.tuple(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 4 })),
    spun: fc.option(fc.integer({ min: 0, max: 9 })),
    name: fc.stringMatching(/^[A-Za-z]{1,12}$/),
  },
  { requiredKeys: ['seat', 'wear', 'cards', 'place', 'spun'], noNullPrototype: true },
)

describe('what a codec takes', () => {
  test('comes back equal, from its JSON as well', () => {
    fc.assert(
      fc.property(anyCar, (value) => {
        expect(decode(carCodec)(value)).toEqual(E.right(value))
        expect(decode(carCodec)(JSON.parse(JSON.stringify(carCodec.encode(value))))).toEqual(E.right(value))
        expect(carCodec.is(value)).toBe(true)
      }),
    )
  })

  test('may have its keys in any order', () => {
    const reversed = Object.fromEntries(Object.entries(car).reverse())
    expect(decode(carCodec)(reversed)).toEqual(E.right(car))
  })

  test('is one of the members of a tagged union', () => {
    expect([{ _tag: 'Pass' }, { _tag: 'Drive', speed: 20, wet: true }].map((move) => decode(moveCodec)(move))).toEqual([
      E.right({ _tag: 'Pass' }),
      E.right({ _tag: 'Drive', speed: 20, wet: true }),
    ])
  })

  test('includes the bounds of a range, of a length and of a list', () => {
    expect([integer(-3, 4).is(-3), integer(-3, 4).is(4), integer(-3, 4).is(-4), integer(-3, 4).is(5)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    const name = text({ min: 2, max: 3 })
    expect(['a', 'ab', 'abc', 'abcd'].map(name.is)).toEqual([false, true, true, false])
    const grid = list(integer(0, 9), { min: 2, max: 3 })
    expect([[1], [1, 2], [1, 2, 3], [1, 2, 3, 4]].map(grid.is)).toEqual([false, true, true, false])
  })

  test('of a literal is one of its values and nothing like it', () => {
    const mixed = literal('dry', 1, true)
    expect(['dry', 1, true, '1', false, 'Dry', null].map(mixed.is)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('of a viewer is a seat or a spectator', () => {
    expect([0, 2, 'spectator', 3, -1, '0', null].map(viewer(3).is)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('of a decimal is finite and in its range, even where the range is not', () => {
    expect([0.25, -0.5, 1, 1.01, NaN, '0.5'].map(decimal(-0.5, 1).is)).toEqual([true, true, true, false, false, false])
    expect([Infinity, -Infinity, 1e300].map(decimal(-Infinity, Infinity).is)).toEqual([false, false, true])
  })

  test('of named records is a few names of the right form, and what they stand for', () => {
    const laps = named(text({ max: 9, pattern: /^[a-z_]+$/ }), integer(1, 10), 2)
    const hostile = JSON.parse('{"__proto__":3}') as unknown
    expect(
      [{}, { moss: 3 }, { moss: 0 }, { Moss: 3 }, { a: 1, b: 2, c: 3 }, { constructor: 1 }, hostile, [], null].map(
        linesOf(laps),
      ),
    ).toEqual([
      [],
      [],
      ['moss: expected a whole number from 1 to 10, found 0'],
      ['expected only keys that are a text of at most 9 characters like ^[a-z_]+$, found "Moss"'],
      ['expected a record of up to 2 names, found a record'],
      ['expected only keys that are a text of at most 9 characters like ^[a-z_]+$, found "constructor"'],
      ['expected only keys that are a text of at most 9 characters like ^[a-z_]+$, found "__proto__"'],
      ['expected a record of up to 2 names, found a list of 0'],
      ['expected a record of up to 2 names, found null'],
    ])
    expect(decode(laps)({ moss: 3, brooks: 4 })).toEqual(E.right({ moss: 3, brooks: 4 }))
  })

  test('of a refined codec must hold the condition as well', () => {
    const even = refined(integer(0, 9), 'an even number', (value) => value % 2 === 0)
    expect([2, 3, 10].map(linesOf(even))).toEqual([
      [],
      ['expected an even number, found 3'],
      ['expected a whole number from 0 to 9, found 10'],
    ])
  })

  test('is what the type says, or it does not compile', () => {
    // @ts-expect-error -- the codec knows no `wet`
    const forgotten: Codec<Extract<Move, { _tag: 'Drive' }>> = strict({
      _tag: literal('Drive'),
      speed: integer(20, 180),
    })
    // @ts-expect-error -- the interface knows no `wet`
    const invented: Codec<{ readonly speed: number }> = strict({ speed: integer(20, 180), wet: boolean })
    // @ts-expect-error -- the codec knows no `Pass`
    const narrower: Codec<Move> = tagged('_tag', {
      Drive: strict({ _tag: literal('Drive'), speed: integer(20, 180), wet: boolean }),
    })
    // @ts-expect-error -- the key may be missing by the codec only
    const optional: Codec<{ readonly speed: number }> = strict({}, { speed: integer(20, 180) })
    expect([forgotten, invented, narrower, optional].map(({ name }) => name)).toEqual([
      'a record',
      'a record',
      'a record with a _tag',
      'a record',
    ])
  })
})

describe('records told apart by a key', () => {
  const place = codec.byKey({
    column: strict({ column: integer(0, 119) }),
    town: strict({ town: text({ max: 20 }) }),
  })

  test('have just one of the keys, and the second one is told', () => {
    expect(linesOf(place)({ column: 7 })).toEqual([])
    expect(linesOf(place)({ town: 7 })).toEqual(['town: expected a text of at most 20 characters, found 7'])
    expect(linesOf(place)({ column: 7, town: 'Dakar' })).toEqual([
      'town: expected nothing beside column, found "Dakar"',
    ])
    expect(linesOf(place)({})).toEqual(['expected a record with one of column, town, found a record'])
    expect(linesOf(place)('Dakar')).toEqual(['expected a record with one of column, town, found "Dakar"'])
  })
})

describe('a lawful value', () => {
  const race = codec.lawful(strict({ laps: integer(1, 9), done: list(integer(0, 9), { max: 3 }) }), [
    { at: 'done', expected: 'one number a car', holds: ({ done }) => done.length > 0 },
    {
      at: 'laps',
      expected: 'as many as anybody has done',
      holds: ({ laps, done }) => done.every((one) => one <= laps),
    },
  ])

  test('keeps all of its laws, and the first that is broken is told where it stands', () => {
    expect(linesOf(race)({ laps: 3, done: [2, 3] })).toEqual([])
    expect(linesOf(race)({ laps: 3, done: [] })).toEqual(['done: expected one number a car, found a list of 0'])
    expect(linesOf(race)({ laps: 3, done: [4] })).toEqual(['laps: expected as many as anybody has done, found 3'])
    expect(linesOf(list(race, { max: 2 }))([{ laps: 3, done: [4] }])).toEqual([
      '0.laps: expected as many as anybody has done, found 3',
    ])
  })

  test('is asked for its laws only if it has the shape', () => {
    expect(linesOf(race)({ laps: 30, done: [] })).toEqual(['laps: expected a whole number from 1 to 9, found 30'])
  })
})

describe('holes of io-ts', () => {
  test('t.number takes NaN and Infinity: integer takes neither', () => {
    const values = [NaN, Infinity, -Infinity]
    expect(values.map(t.number.is)).toEqual([true, true, true])
    expect(values.flatMap(linesOf(integer(0, 9)))).toEqual([
      'expected a whole number from 0 to 9, found NaN',
      'expected a whole number from 0 to 9, found Infinity',
      'expected a whole number from 0 to 9, found -Infinity',
    ])
  })

  test('t.Integer takes 1e21: integer takes no number that is not exact', () => {
    expect([1e21, 2 ** 53, 1.5, '5', 5n, new Number(5)].map(integer(-Infinity, Infinity).is)).toEqual(
      new Array(6).fill(false),
    )
  })

  test('-0 would hash like 0 and not equal it: it is read as 0', () => {
    const decoded = decode(tuple(integer(0, 9), literal(0)))([-0, -0])
    expect(decoded).toEqual(E.right([0, 0]))
    expect(E.isRight(decoded) && decoded.right.some((value) => Object.is(value, -0))).toBe(false)
  })

  test('t.type keeps unknown keys and t.strict drops them: strict refuses them', () => {
    const pass = { _tag: 'Pass', speed: 20 }
    expect(linesOf(moveCodec)(pass)).toEqual(['speed: expected no field of this name, found 20'])
    expect(linesOf(carCodec)({ ...car, wear: { ...car.wear, engine: 1 } })).toEqual([
      'wear.engine: expected no field of this name, found 1',
    ])
  })

  test('t.type keeps an own __proto__: strict refuses it and no prototype changes', () => {
    const value: unknown = JSON.parse('{"_tag":"Pass","__proto__":{"admin":true}}')
    expect(linesOf(moveCodec)(value)).toEqual(['__proto__: expected no field of this name, found a record'])
    expect(({} as { readonly admin?: boolean }).admin).toBe(undefined)
  })

  test('t.record lets __proto__ set a prototype: a dictionary has fixed keys', () => {
    const value: unknown = JSON.parse('{"tyres":1,"brakes":2,"__proto__":3}')
    expect(linesOf(dictionary(['tyres', 'brakes'], integer(0, 9)))(value)).toEqual([
      '__proto__: expected no field of this name, found 3',
    ])
  })

  test('t.strict takes inherited keys: strict wants its own', () => {
    const heir = Object.create({ _tag: 'Drive', speed: 20 }, { wet: { value: true, enumerable: true } }) as unknown
    const drive = strict({ speed: integer(20, 180), wet: boolean })
    expect(linesOf(drive)(heir)).toEqual(['speed: expected a whole number from 20 to 180, found nothing'])
    expect(linesOf(moveCodec)(heir)).toEqual(['_tag: expected one of "Pass", "Drive", found nothing'])
    expect(linesOf(strict({ toString: boolean }))({})).toEqual(['toString: expected true or false, found nothing'])
  })

  test('a key that may be undefined may be missing in t.type: strict wants it there, and defined', () => {
    const loose = strict({ a: t.union([t.number, t.undefined]) })
    expect([linesOf(loose)({}), linesOf(loose)({ a: undefined }), linesOf(loose)({ a: 1 })]).toEqual([
      ['a: expected (number | undefined), found nothing'],
      ['a: expected (number | undefined), found nothing'],
      [],
    ])
  })

  test('t.partial keeps an undefined that its type forbids: an optional key is missing or has a value', () => {
    expect(E.isRight(t.partial({ name: t.string }).decode({ name: undefined }))).toBe(true)
    expect(linesOf(carCodec)({ ...car, name: undefined })).toEqual([
      'name: expected a text of 1 to 12 characters like ^[a-z]+$, found nothing',
    ])
  })

  test('t.tuple cuts what is too long: tuple wants the exact length', () => {
    const pair = tuple(integer(0, 9), integer(0, 9))
    expect([[1], [1, 2, 3], [1, 2], { 0: 1, 1: 2, length: 2 }].map(linesOf(pair))).toEqual([
      ['expected a list of 2, found a list of 1'],
      ['expected a list of 2, found a list of 3'],
      [],
      ['expected a list of 2, found a record'],
    ])
  })

  test('a decoded value may be the caller’s own object: ours is built anew, all the way down', () => {
    fc.assert(
      fc.property(anyCar, (value) => {
        const decoded = decode(carCodec)(value)
        const parts = (part: unknown): ReadonlyArray<unknown> =>
          typeof part === 'object' && part !== null ? [part, ...Object.values(part).flatMap(parts)] : []
        const own = parts(E.isRight(decoded) ? decoded.right : null)
        const theirs = new Set(parts(value))
        expect(own.length).toBe(theirs.size)
        expect(own.filter((part) => theirs.has(part))).toEqual([])
      }),
    )
  })

  test('a decoded value may have a prototype of its own: ours is a plain record', () => {
    class Drive {
      readonly _tag = 'Drive'
      readonly speed = 20
      readonly wet = true
    }
    const decoded = decode(moveCodec)(new Drive())
    expect(decoded).toStrictEqual(E.right({ _tag: 'Drive', speed: 20, wet: true }))
  })

  test('a million bad items cost a million errors: ours stop after five', () => {
    let looked = 0
    const items = new Proxy(new Array<unknown>(1_000_000).fill('x'), {
      get: (target, key): unknown => {
        if (key !== 'length') looked++
        return Reflect.get(target, key) as unknown
      },
    })
    expect(faultsOf(list(integer(0, 9), { max: 1_000_000 }))(items).map(({ path }) => path)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ])
    expect(looked).toBeLessThan(50)
  })

  test('a list of any length is taken: ours looks at no item of one that is too long', () => {
    const items = new Proxy(new Array<unknown>(100).fill(1), {
      get: (target, key): unknown => (key === 'length' ? target.length : expect.fail(`looked at ${String(key)}`)),
    })
    expect(linesOf(list(integer(0, 9), { max: 99 }))(items)).toEqual([
      'expected a list of 0 to 99, found a list of 100',
    ])
  })

  test('errors of many unknown keys are many: ours are five', () => {
    const value = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key${index}`, index]))
    expect(faultsOf(strict({}))(value).map(({ path }) => path)).toEqual(['key0', 'key1', 'key2', 'key3', 'key4'])
  })

  test('a bad union is a wall of text: ours is one line about the tag', () => {
    expect([{ _tag: 'Fly' }, {}, { _tag: 1 }, { _tag: 'constructor' }].flatMap(linesOf(moveCodec))).toEqual([
      '_tag: expected one of "Pass", "Drive", found "Fly"',
      '_tag: expected one of "Pass", "Drive", found nothing',
      '_tag: expected one of "Pass", "Drive", found 1',
      '_tag: expected one of "Pass", "Drive", found "constructor"',
    ])
  })

  test('a pattern with the flag g takes every second text: ours forgets where it was', () => {
    const name = text({ max: 9, pattern: /^[a-z]+$/g })
    expect([1, 2, 3].map(() => name.is('moss'))).toEqual([true, true, true])
  })

  test('a pattern is tried on a text of any length: ours measures it first', () => {
    const slow = text({ max: 20, pattern: /^(a+)+$/ })
    expect(slow.is(`${'a'.repeat(100_000)}!`)).toBe(false)
  })

  test('a list with holes is taken: ours wants every item', () => {
    expect(linesOf(list(t.unknown, { max: 3 }))(new Array(2))).toEqual([
      '0: expected unknown, found nothing',
      '1: expected unknown, found nothing',
    ])
  })

  test('a value that changes between two looks is looked at once', () => {
    let looks = 0
    const sly = Object.defineProperty({}, 'speed', { enumerable: true, get: () => (looks++ === 0 ? 20 : 'fast') })
    expect(decode(strict({ speed: integer(20, 180) }))(sly)).toEqual(E.right({ speed: 20 }))
  })
})

describe('whatever is decoded', () => {
  test('a record of another kind is refused', () => {
    const values = [null, undefined, [], 'car', 7, true, new Map(), new Date(0), () => car]
    expect(values.map((value) => carCodec.is(value))).toEqual(values.map(() => false))
    expect(values.map((value) => moveCodec.is(value))).toEqual(values.map(() => false))
  })

  test('a value with one key changed is refused there, and nowhere else', () => {
    const keys = ['seat', 'wear', 'cards', 'place', 'spun'] as const
    fc.assert(
      fc.property(anyCar, fc.constantFrom(...keys), fc.constantFrom('x', 1.5, {}, [], -1), (value, key, part) => {
        fc.pre(!(key === 'cards' && Array.isArray(part)))
        const paths = faultsOf(carCodec)({ ...value, [key]: part }).map(({ path }) => path.split('.')[0])
        expect(new Set(paths)).toEqual(new Set([key]))
      }),
    )
  })

  test('is either refused or comes back as it was, and a second time as well', () => {
    const anything = fc.oneof(fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true }), anyCar)
    fc.assert(
      fc.property(anything, (value) => {
        const decoded = decode(carCodec)(value)
        if (E.isLeft(decoded)) expect(decoded.left.length).toBeGreaterThan(0)
        else expect(decode(carCodec)(decoded.right)).toEqual(decoded)
        expect(carCodec.is(value)).toBe(E.isRight(decoded))
      }),
    )
  })
})

test('a list of one length alone says so', () => {
  const dice = codec.list(codec.integer(1, 6), { min: 2, max: 2 })
  expect(decode(dice)([1])).toEqual(E.left([{ path: '', expected: 'a list of 2', found: 'a list of 1' }]))
})

test('what a codec of another library does not say is told as something else', () => {
  const silent = new t.Type<number>(
    'silent',
    (value): value is number => typeof value === 'number',
    (value) => t.failures([{ value, context: [] }]),
    (value) => value,
  )
  expect(decode(silent)('seven')).toEqual(E.left([{ path: '', expected: 'something else', found: '"seven"' }]))
})
