/**
 * The messages of the protocol for bots in other languages, version 1: what they are, and their codecs, from which the schema is made.
 */
import * as codec from '../core/codec.js'
import type { Codec, Codecs } from '../core/codec.js'
import type { Seat } from '../core/game.js'
import type * as t from 'io-ts'
import type { Silence } from './program.js'

/** Name of the protocol, which opens the talk on both sides. */
export const PROTOCOL = 'parc-ferme/bot'

/** Version of the protocol, told with its name. */
export const VERSION = 1

/** How a program loses by its own fault. */
export type Fault = Silence | 'refused' | 'hello'

/** One legal move, as an object and in notation. */
export interface Offer<Move = unknown> {
  readonly notation: string
  readonly move: Move
}

/** A position that a move may lead to, as the seat will see it. */
export interface SeenProspect<View = unknown> {
  /** An exact fraction such as `5/36`, or `1`. */
  readonly probability: string
  readonly view: View
}

/** What a move may lead to. */
export interface SeenOdds<View = unknown> {
  /** How many different positions were dealt from what the seat knows; 1 where nothing that is hidden matters. */
  readonly deals: number
  /** The likelier first; probabilities sum to 1. */
  readonly prospects: ReadonlyArray<SeenProspect<View>>
}

/** Why an answer was not taken. */
export interface NotTaken<Refusal = unknown> {
  /** One line. */
  readonly reason: string
  /** That of the library where the rules refuse; `null` where the answer is none. */
  readonly refusal: Refusal
}

/** How a game ended. */
export interface Ended {
  /** Final place by seat. */
  readonly places: ReadonlyArray<number>
  /** The seat that lost by its own fault, and which; both `null` in a game played to its end. */
  readonly forfeit: Seat | null
  readonly fault: Fault | null
}

/** Opens the talk. */
export interface Hello {
  readonly type: 'hello'
  readonly protocol: typeof PROTOCOL
  readonly version: typeof VERSION
}

/** Messages to a program. */
export type ToProgram<Options = unknown, Move = unknown, Event = unknown, View = unknown, Refusal = unknown> =
  | Hello
  | {
      readonly type: 'game'
      readonly game: string
      readonly edition: string
      readonly board: string
      readonly options: Options
      readonly seat: Seat
    }
  | {
      readonly type: 'decide'
      /** Counted from 1; the answer repeats it. */
      readonly id: number
      /** Time for the decision, with everything that is asked and refused in it. */
      readonly milliseconds: number
      /** What happened since the program was last told, as its seat may know it. */
      readonly events: ReadonlyArray<Event>
      readonly view: View
      readonly legal: ReadonlyArray<Offer<Move>>
    }
  | ({
      readonly type: 'refused'
      readonly id: number
      /** Answers that may still be refused in this decision. */
      readonly left: number
    } & NotTaken<Refusal>)
  | ({ readonly type: 'odds'; readonly id: number } & SeenOdds<View>)
  | ({ readonly type: 'over'; readonly events: ReadonlyArray<Event> } & Ended)

/** How a program names a move: by its place in the list, by its notation, or as an object. */
export type Answer<Move = unknown> =
  { readonly index: number } | { readonly notation: string } | { readonly move: Move }

/** What a program writes while it is asked: its move, or a question what a move may lead to. */
export type Request<Move = unknown, Type extends 'move' | 'odds' = 'move' | 'odds'> = Type extends string
  ? { readonly type: Type; readonly id: number } & Answer<Move>
  : never

/** A refusal of the library as JSON: its tag, its clause and its facts, or how far the odds go. */
export type SentRefusal =
  | { readonly _tag: 'TooManyPositions'; readonly limit: number }
  | (Readonly<Record<string, Fact>> & { readonly _tag: string; readonly rule: string })

type Fact = boolean | number | string | ReadonlyArray<number> | null

const { byKey, integer, list, literal, nullable, oneOf, open, strict, tagged, text } = codec

const MOST_SEATS = 12
const MOST_EVENTS = 100_000
const MOST_MOVES = 1_000_000
const protocol = literal(PROTOCOL)
const version = literal(VERSION)
const name = text({ min: 1, max: 100 })
const line = text({ max: 10_000 })
const id = integer(1, 1_000_000)
const seat = integer(0, MOST_SEATS - 1)
const probability = text({ min: 1, max: 100_000, pattern: /^[1-9][0-9]*(\/[1-9][0-9]*)?$/ })

const hello: Codec<Hello> = strict({ type: literal('hello'), protocol, version })

/** The codec of the first line of a program. */
export const greeting: Codec<Hello & { readonly name: string }> = strict({
  type: literal('hello'),
  protocol,
  version,
  name,
})

const whole = integer(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
const fact = oneOf(codec.boolean, whole, text({ max: 1000 }), nullable(list(whole, { max: 1000 })))

// Tag and clause; which facts go with a tag, the pages of the API tell.
const refusal: Codec<SentRefusal | null> = nullable(
  oneOf(
    strict({ _tag: literal('TooManyPositions'), limit: integer(1, 1_000_000) }),
    open(
      {
        _tag: text({ max: 100, pattern: /^[A-Z][A-Za-z]*$/ }),
        rule: text({ max: 40, pattern: /^[A-Z][A-Z0-9]*-[A-Za-z0-9.]+$/ }),
      },
      fact,
    ),
  ),
)

const ways = <const Type extends string, Move>(type: Type, move: Codec<Move>) => {
  const head = { type: literal(type), id }
  return byKey({
    index: strict({ ...head, index: integer(0, MOST_MOVES) }),
    notation: strict({ ...head, notation: line }),
    move: strict({ ...head, move }),
  })
}

/** The codecs of the messages about one game. */
export interface MessageCodecs<Options, Move, Event, View> {
  readonly toProgram: Codec<ToProgram<Options, Move, Event, View, SentRefusal | null>>
  readonly request: Codec<Request<Move>>
  /** Every part and message by its name in the schema. */
  readonly definitions: Readonly<Record<string, t.Mixed>>
}

/**
 * Makes the codecs of the messages about a game.
 *
 * @param game - its name
 */
export const messageCodecs = <Options, Move, Event, View>(
  game: { readonly name: string },
  {
    options,
    move,
    event,
    view,
  }: Pick<Codecs<Options, never, Move, Event, View>, 'options' | 'move' | 'event' | 'view'>,
): MessageCodecs<Options, Move, Event, View> => {
  const events = list(event, { max: MOST_EVENTS })
  const messages = {
    hello,
    game: strict({ type: literal('game'), game: literal(game.name), edition: name, board: name, options, seat }),
    decide: strict({
      type: literal('decide'),
      id,
      milliseconds: integer(1, 3_600_000),
      events,
      view,
      legal: list(strict({ notation: line, move }), { min: 1, max: MOST_MOVES }),
    }),
    refused: strict({
      type: literal('refused'),
      id,
      reason: line,
      refusal,
      left: integer(1, 100),
    }),
    odds: strict({
      type: literal('odds'),
      id,
      deals: integer(1, 1000),
      prospects: list(strict({ probability, view }), { min: 1, max: MOST_MOVES }),
    }),
    over: strict({
      type: literal('over'),
      places: list(integer(1, MOST_SEATS), { max: MOST_SEATS }),
      forfeit: nullable(seat),
      fault: nullable(literal('late', 'closed', 'garbage', 'refused', 'hello')),
      events,
    }),
  }
  const requests = { move: ways('move', move), odds: ways('odds', move) }
  const toProgram = tagged('type', messages)
  const request = tagged('type', requests)
  const { game: begun, decide, refused, odds, over } = messages
  const parts = { options, move, event, view, game: begun, decide, refused, odds, over, toProgram }
  const asked = { 'request.move': requests.move, 'request.odds': requests.odds, request }
  const own = Object.entries({ ...parts, ...asked }).map(([part, type]) => [`${game.name}.${part}`, type] as const)
  return { toProgram, request, definitions: { hello, greeting, ...Object.fromEntries<t.Mixed>(own) } }
}
