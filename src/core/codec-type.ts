/** What a codec is, and how one is made of a shape and a function that validates. */
import * as t from 'io-ts'
import type { Shape } from './shape.js'

/** A codec of JSON values: decodes anything to `A`, or to errors, and encodes to the same value. */
export type Codec<A> = t.Type<A, A>

/** The codecs of one game, one value each. */
export interface Codecs<Options, State, Move, Event, View> {
  readonly options: Codec<Options>
  readonly state: Codec<State>
  readonly move: Codec<Move>
  readonly event: Codec<Event>
  readonly view: Codec<View>
}

/** A codec within another, whatever it decodes to. */
export type Part = t.Decoder<unknown, unknown>

/** What is wrong with a value, part by part. */
export type Errors = ReadonlyArray<t.ValidationError>

const HERE: t.Context = []

/** Makes a codec that can be described by its shape. */
export const codecOf = <A>(name: string, shape: Shape, validate: t.Validate<unknown, A>): Codec<A> =>
  Object.assign(
    new t.Type<A, A>(name, (value): value is A => validate(value, HERE)._tag === 'Right', validate, t.identity),
    { shape },
  )

/** The most errors that one value costs. */
export const MOST_ERRORS = 5

/** The errors of a part as errors of the whole. */
export const under = (place: t.ContextEntry, context: t.Context, errors: Errors): Errors =>
  errors.map((error) => ({ ...error, context: [...context, place, ...error.context] }))

/** The value where there are no errors, and else the first of them. */
export const enough = <A>(errors: Errors, value: A): t.Validation<A> =>
  errors.length === 0 ? t.success(value) : t.failures(errors.slice(0, MOST_ERRORS))

/** Validates a part; JSON has no `undefined`, whatever a codec within says of it. */
export const validatePart = (type: Part, part: unknown): t.Validation<unknown> =>
  part === undefined ? t.failure(part, HERE) : type.validate(part, HERE)
