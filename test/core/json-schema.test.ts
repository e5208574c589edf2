import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, test } from 'vitest'
import { codec, jsonSchema, shapeOf } from '../../src/core/index.js'
import { formula1, formula1Codecs } from '../../src/formula-1/index.js'
import { leMans, leMansCodecs } from '../../src/le-mans/index.js'
import { parisDakar, parisDakarCodecs } from '../../src/paris-dakar/index.js'
import { hasCondition, nearlyOf, valuesOf } from './values.js'

const validatorOf = (schema: object) => new Ajv2020({ strict: true, strictTypes: false }).compile(schema)

const { boolean, byKey, decimal, dictionary, integer, list, literal, named, nullable, oneOf, open, strict } = codec
const { refined, tagged, text, tuple, viewer } = codec

const name = text({ min: 1, max: 6, pattern: /^[a-z]+$/ })
const EXACT: ReadonlyArray<readonly [string, t.Mixed]> = [
  ['integer', integer(-3, 4)],
  ['decimal', decimal(-0.5, 1)],
  ['literal', literal('dry', 1, true)],
  ['text', name],
  ['boolean', boolean],
  ['viewer', viewer(3)],
  ['nullable', nullable(integer(0, 9))],
  ['strict', strict({ seat: integer(0, 5) }, { name })],
  ['dictionary', dictionary(['tyres', 'brakes'], integer(0, 20))],
  ['tagged', tagged('_tag', { A: strict({ _tag: literal('A') }), B: strict({ _tag: literal('B'), b: boolean }) })],
  ['byKey', byKey({ a: strict({ a: boolean }), b: strict({ b: integer(0, 1) }) })],
  ['oneOf', oneOf(integer(0, 9), literal('all'), list(boolean, { max: 2 }))],
  ['open', open({ rule: name }, oneOf(integer(0, 9), name))],
  ['list', list(integer(0, 9), { min: 1, max: 3 })],
  ['tuple', tuple(integer(0, 9), boolean)],
  ['named', named(name, integer(1, 9), 3)],
]

const GAMES = [
  ['formula-1', formula1Codecs(formula1)],
  ['le-mans', leMansCodecs(leMans)],
  ['paris-dakar', parisDakarCodecs(parisDakar)],
] as const
const PARTS = ['options', 'move', 'event', 'view', 'state'] as const
const OF_GAMES = GAMES.flatMap(([game, codecs]) =>
  PARTS.map((part): [string, t.Mixed] => [`${game} ${part}`, codecs[part]]),
)

describe('the schema of a codec', () => {
  test.each(EXACT)('%s takes what the codec takes, and refuses what it refuses', (_, type) => {
    const isValid = validatorOf(jsonSchema(type))
    const all = fc.oneof(valuesOf(type), nearlyOf(type), fc.jsonValue())
    const check = (value: unknown) => {
      expect([value, isValid(value)]).toEqual([value, type.is(value)])
    }
    fc.assert(fc.property(all, check))
  })

  test.each(OF_GAMES)('%s takes what the codec takes, and refuses what it refuses without a condition', (_, type) => {
    const isValid = validatorOf(jsonSchema(type))
    const isExact = !hasCondition(type)
    const isTakenByBoth = (value: unknown) => {
      const valid = isValid(value)
      if (isExact || !valid) expect([value, type.is(value)]).toEqual([value, valid])
    }
    const isTaken = (value: unknown) => {
      expect([value, isValid(value)]).toEqual([value, true])
    }
    fc.assert(fc.property(nearlyOf(type), isTakenByBoth), { numRuns: 50 })
    fc.assert(fc.property(valuesOf(type), isTaken), { numRuns: 50 })
  })

  test('refers to definitions by name, and has each of them once', () => {
    const seat = integer(0, 5)
    const car = strict({ seat, ahead: nullable(seat) })
    const { $schema, ...schema } = jsonSchema(list(car, { max: 6 }), { seat, car })
    expect($schema).toBe('https://json-schema.org/draft/2020-12/schema')
    expect(schema).toEqual({
      type: 'array',
      items: { $ref: '#/$defs/car' },
      minItems: 0,
      maxItems: 6,
      $defs: {
        seat: { type: 'integer', minimum: 0, maximum: 5 },
        car: {
          type: 'object',
          properties: {
            seat: { $ref: '#/$defs/seat' },
            ahead: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/seat' }] },
          },
          required: ['seat', 'ahead'],
          additionalProperties: false,
        },
      },
    })
  })

  test('has no word for a condition, for flags and for codecs from elsewhere, and takes more there', () => {
    const even = refined(integer(0, 9), 'an even number', (value) => value % 2 === 0)
    const anyCase = text({ max: 9, pattern: /^[a-z]$/i })
    const types: ReadonlyArray<t.Mixed> = [even, anyCase, t.number, text({ max: 1 })]
    const taken = [3, 'é', 'x', '😀'].map((value, index) => {
      const type = types[index] ?? t.unknown
      return [type.is(value), validatorOf(jsonSchema(type))(value)]
    })
    expect(taken).toEqual(types.map(() => [false, true]))
    expect(jsonSchema(even)).toMatchObject({ $comment: 'an even number' })
    expect(jsonSchema(anyCase)).toMatchObject({ $comment: 'like /^[a-z]$/i' })
    expect(shapeOf(t.number)).toEqual({ _tag: 'Foreign', name: 'number' })
  })

  test('has the words of JSON Schema for each shape, and no others', () => {
    const unsafe = { not: { enum: ['__proto__', 'constructor', 'prototype'] } }
    const types = [
      text({ max: 4 }),
      text({ min: 3, max: 6 }),
      literal('dry'),
      literal('dry', 1),
      t.number,
      tuple(boolean),
    ]
    const records = [open({ a: boolean }, literal(1)), strict({}, { a: boolean }), named(text({ max: 4 }), boolean, 3)]
    expect([...types, ...records].map((type) => jsonSchema(type))).toEqual(
      [
        { type: 'string', maxLength: 4 },
        { type: 'string', minLength: 2, maxLength: 6 },
        { const: 'dry' },
        { enum: ['dry', 1] },
        { description: 'number' },
        { type: 'array', prefixItems: [{ type: 'boolean' }], items: false, minItems: 1, maxItems: 1 },
        {
          type: 'object',
          properties: { a: { type: 'boolean' } },
          required: ['a'],
          additionalProperties: { const: 1 },
          propertyNames: unsafe,
        },
        { type: 'object', properties: { a: { type: 'boolean' } }, required: [], additionalProperties: false },
        {
          type: 'object',
          propertyNames: { allOf: [{ type: 'string', maxLength: 4 }, unsafe] },
          additionalProperties: { type: 'boolean' },
          maxProperties: 3,
        },
      ].map((schema) => ({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema })),
    )
  })

  test('of numbers without an end bounds them on the other side only', () => {
    const schemas = [integer(0, Infinity), integer(-Infinity, 7)].map((type) => jsonSchema(type))
    expect(schemas.map(({ minimum, maximum }) => [minimum, maximum])).toEqual([
      [0, undefined],
      [undefined, 7],
    ])
  })
})
