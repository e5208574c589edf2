import { either as E } from 'fp-ts'
import type * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import * as codec from '../../src/core/codec.js'
import { shapeOf } from '../../src/core/shape.js'

const { decimal, dictionary, integer, list, literal, named, nullable, oneOf, open, strict, tagged, text, tuple } = codec

const nameAndShape = (type: t.Mixed) => [type.name, shapeOf(type)]

// The codecs are made in the tests themselves: what is wrong with the making must fail one of them.
describe('a codec tells its name and its shape', () => {
  test('of numbers and words', () => {
    expect([decimal(-0.5, 1), literal('dry'), literal('dry', 1, true)].map(nameAndShape)).toEqual([
      ['a number from -0.5 to 1', { _tag: 'Decimal', min: -0.5, max: 1 }],
      ['"dry"', { _tag: 'Literal', values: ['dry'] }],
      ['one of "dry", 1, true', { _tag: 'Literal', values: ['dry', 1, true] }],
    ])
  })

  test('of texts', () => {
    const types = [text({ max: 4 }), text({ min: 1, max: 4 }), text({ max: 4, pattern: /^[a-z]+$/g })]
    expect(types.map(nameAndShape)).toEqual([
      ['a text of at most 4 characters', { _tag: 'Text', min: 0, max: 4, pattern: null }],
      ['a text of 1 to 4 characters', { _tag: 'Text', min: 1, max: 4, pattern: null }],
      ['a text of at most 4 characters like ^[a-z]+$', { _tag: 'Text', min: 0, max: 4, pattern: /^[a-z]+$/ }],
    ])
  })

  test('of a viewer', () => {
    const anybody = codec.viewer(3)
    const shape = shapeOf(anybody)
    expect([anybody.name, shape._tag]).toEqual(['a seat from 0 to 2 or "spectator"', 'OneOf'])
    expect(shape._tag === 'OneOf' && shape.members.map(shapeOf)).toEqual([
      { _tag: 'Integer', min: 0, max: 2 },
      { _tag: 'Literal', values: ['spectator'] },
    ])
  })

  test('of lists', () => {
    const item = integer(0, 9)
    expect(
      [list(item, { min: 2, max: 3 }), list(item, { min: 2, max: 2 }), tuple(item, item)].map(nameAndShape),
    ).toEqual([
      ['a list of 2 to 3', { _tag: 'List', item, min: 2, max: 3 }],
      ['a list of 2', { _tag: 'List', item, min: 2, max: 2 }],
      ['a list of 2', { _tag: 'Tuple', items: [item, item] }],
    ])
  })

  test('of records', () => {
    const lap = integer(1, 9)
    const name = text({ max: 9 })
    const seat = { key: 'seat', type: lap, isOptional: false }
    const types = [strict({ seat: lap }, { name }), dictionary(['seat'], lap), open({ seat: lap }, name)]
    expect([...types, named(name, lap, 6)].map(nameAndShape)).toEqual([
      ['a record', { _tag: 'Record', fields: [seat, { key: 'name', type: name, isOptional: true }], others: null }],
      ['a record', { _tag: 'Record', fields: [seat], others: null }],
      ['a record', { _tag: 'Record', fields: [seat], others: name }],
      ['a record of up to 6 names', { _tag: 'Named', name, item: lap, max: 6 }],
    ])
  })

  test('of choices', () => {
    const inner = integer(0, 5)
    const pass = strict({ _tag: literal('Pass') })
    expect([nullable(inner), oneOf(inner, pass), tagged('_tag', { Pass: pass })].map(nameAndShape)).toEqual([
      ['a whole number from 0 to 5 or null', { _tag: 'Nullable', inner }],
      ['a whole number from 0 to 5 or a record', { _tag: 'OneOf', members: [inner, pass] }],
      ['a record with a _tag', { _tag: 'OneOf', members: [pass] }],
    ])
  })
})

describe('a codec made in a test', () => {
  const expectedOf = (type: t.Mixed, value: unknown): ReadonlyArray<string | undefined> => {
    const result = type.decode(value)
    return E.isLeft(result) ? result.left.map(({ message, context }) => message ?? context.at(-1)?.type.name) : []
  }

  test('takes null, or what another one takes', () => {
    const seat = nullable(integer(0, 5))
    expect([null, 3].map((value) => seat.decode(value))).toEqual([E.right(null), E.right(3)])
    expect(expectedOf(seat, 'x')).toEqual(['a whole number from 0 to 5 or null'])
  })

  test('tells all tags of a record', () => {
    const sky = tagged('sky', { dry: strict({ sky: literal('dry') }), rain: strict({ sky: literal('rain') }) })
    expect(expectedOf(sky, { sky: 'fog' })).toEqual(['one of "dry", "rain"'])
  })

  test('reads -0 as 0, also where numbers need not be whole', () => {
    const decoded = decimal(-1, 1).decode(-0)
    expect(E.isRight(decoded) && Object.is(decoded.right, 0)).toBe(true)
  })

  test('wants every key of a dictionary, and an optional key only if it is there', () => {
    const wear = dictionary(['tyres', 'brakes'], integer(0, 20))
    const car = strict({ seat: integer(0, 5) }, { name: text({ max: 9 }) })
    expect([wear.is({ tyres: 3, brakes: 0 }), wear.is({ tyres: 3 })]).toEqual([true, false])
    expect([{ seat: 0 }, { seat: 0, name: 'Moss' }, { name: 'Moss' }].map(car.is)).toEqual([true, true, false])
  })

  test('takes the further keys of an open record in any order, and none that would reach a prototype', () => {
    const refusal = open({ rule: text({ max: 20 }) }, integer(0, 999))
    expect(refusal.decode({ fuel: 12, rule: 'PD-8.1' })).toEqual(E.right({ rule: 'PD-8.1', fuel: 12 }))
    expect(expectedOf(refusal, { rule: 'PD-8.1', fuel: 'x' })).toEqual(['a whole number from 0 to 999'])
    const unsafe = ['__proto__', 'constructor', 'prototype'].map(
      (key) => JSON.parse(`{"rule":"R","${key}":1}`) as unknown,
    )
    expect(unsafe.map((value) => expectedOf(refusal, value))).toEqual(unsafe.map(() => ['no field of this name']))
  })

  test('costs five errors, however many parts are bad', () => {
    const car = strict({ a: integer(0, 9), b: integer(0, 9), c: integer(0, 9) })
    const decoded = list(car, { max: 9 }).decode([{}, {}, {}])
    expect(E.isLeft(decoded) && decoded.left.length).toBe(5)
  })

  test('looks at no more fields behind the fifth bad one', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    let looks = 0
    const value = Object.defineProperties(
      {},
      Object.fromEntries(keys.map((key) => [key, { enumerable: true, get: () => looks++ - 10 }])),
    )
    expect(dictionary(keys, integer(0, 9)).is(value)).toBe(false)
    expect(looks).toBe(5)
  })
})
