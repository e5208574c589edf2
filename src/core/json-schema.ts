/** Codecs described as JSON Schema, for programs in other languages. */
import type * as t from 'io-ts'
import { type Field, type Literal, type Shape, shapeOf, UNSAFE_NAMES } from './shape.js'

/** A schema of JSON Schema 2020-12, as far as codecs need its words; JSON itself. */
export interface JsonSchema {
  readonly $schema?: 'https://json-schema.org/draft/2020-12/schema'
  readonly $ref?: string
  readonly $comment?: string
  readonly description?: string
  readonly type?: 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string'
  readonly const?: Literal
  readonly enum?: ReadonlyArray<Literal>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly allOf?: ReadonlyArray<JsonSchema>
  readonly not?: JsonSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly items?: JsonSchema | false
  readonly prefixItems?: ReadonlyArray<JsonSchema>
  readonly minItems?: number
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: JsonSchema | false
  readonly propertyNames?: JsonSchema
  readonly maxProperties?: number
  readonly $defs?: Readonly<Record<string, JsonSchema>>
}

type SchemaOf = (codec: t.Mixed) => JsonSchema

const bounds = (min: number, max: number): JsonSchema => ({
  ...(Number.isFinite(min) ? { minimum: min } : {}),
  ...(Number.isFinite(max) ? { maximum: max } : {}),
})

// A pattern of JSON Schema has no flags. Its lengths count characters, of which one may be two code units.
const textSchema = ({ min, max, pattern }: Extract<Shape, { readonly _tag: 'Text' }>): JsonSchema => ({
  type: 'string',
  ...(min > 0 ? { minLength: Math.ceil(min / 2) } : {}),
  maxLength: max,
  ...(pattern === null
    ? {}
    : pattern.flags === ''
      ? { pattern: pattern.source }
      : { $comment: `like ${String(pattern)}` }),
})

const recordSchema = (fields: ReadonlyArray<Field>, others: t.Mixed | null, schemaOf: SchemaOf): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(({ key, type }) => [key, schemaOf(type)])),
  required: fields.filter(({ isOptional }) => !isOptional).map(({ key }) => key),
  additionalProperties: others === null ? false : schemaOf(others),
  ...(others === null ? {} : { propertyNames: { not: { enum: UNSAFE_NAMES } } }),
})

const ofShape = (shape: Shape, schemaOf: SchemaOf): JsonSchema => {
  switch (shape._tag) {
    case 'Integer':
      return { type: 'integer', ...bounds(shape.min, shape.max) }
    case 'Decimal':
      return { type: 'number', ...bounds(shape.min, shape.max) }
    case 'Literal': {
      const [first, ...others] = shape.values
      return others.length === 0 ? { const: first } : { enum: shape.values }
    }
    case 'Text':
      return textSchema(shape)
    case 'Boolean':
      return { type: 'boolean' }
    case 'Nullable':
      return { anyOf: [{ type: 'null' }, schemaOf(shape.inner)] }
    case 'Record':
      return recordSchema(shape.fields, shape.others, schemaOf)
    case 'Named': {
      const { name, item, max } = shape
      const propertyNames = { allOf: [schemaOf(name), { not: { enum: UNSAFE_NAMES } }] }
      return { type: 'object', propertyNames, additionalProperties: schemaOf(item), maxProperties: max }
    }
    case 'List':
      return { type: 'array', items: schemaOf(shape.item), minItems: shape.min, maxItems: shape.max }
    case 'Tuple': {
      const { length } = shape.items
      return { type: 'array', prefixItems: shape.items.map(schemaOf), items: false, minItems: length, maxItems: length }
    }
    case 'OneOf':
      return { anyOf: shape.members.map(schemaOf) }
    case 'Refined':
      return { allOf: [schemaOf(shape.inner)], $comment: shape.expected }
    case 'Foreign':
      return { description: shape.name }
  }
}

/**
 * A codec as a JSON Schema (2020-12).
 *
 * Whatever the codec takes, the schema takes as well. The schema takes more in four places: it has no word for the condition of
 * `refined` (told in a `$comment`), nor for the flags of a pattern; it counts a character of two code units once; and of a codec that
 * is none of this library it only tells the name.
 *
 * @param definitions - by name; each stands once, among the `$defs`, and is referred to by every codec that it is part of
 * @example
 * import assert from 'node:assert'
 * import { codec, jsonSchema } from 'parc-ferme'
 *
 * assert.deepStrictEqual(jsonSchema(codec.nullable(codec.integer(1, 6))), {
 *   $schema: 'https://json-schema.org/draft/2020-12/schema',
 *   anyOf: [{ type: 'null' }, { type: 'integer', minimum: 1, maximum: 6 }],
 * })
 */
export const jsonSchema = (codec: t.Mixed, definitions: Readonly<Record<string, t.Mixed>> = {}): JsonSchema => {
  const names: ReadonlyMap<t.Mixed, string> = new Map(Object.entries(definitions).map(([name, part]) => [part, name]))
  const schemaOf: SchemaOf = (part) => {
    const name = names.get(part)
    return name === undefined ? ofShape(shapeOf(part), schemaOf) : { $ref: `#/$defs/${name}` }
  }
  const parts = Object.entries(definitions).map(([name, part]) => [name, ofShape(shapeOf(part), schemaOf)] as const)
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...schemaOf(codec),
    ...(parts.length === 0 ? {} : { $defs: Object.fromEntries(parts) }),
  }
}
