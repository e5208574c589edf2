/**
 * The protocol for bots in other languages: one JSON message a line, version 1. `docs/protocol.md` is its guide.
 */
import { either as E } from 'fp-ts'
import * as codec from '../core/codec.js'
import { decode } from '../core/decode.js'
import { parseJson, showFault } from '../core/fault.js'
import type { Seat } from '../core/game.js'
import type { Program, Silence } from './program.js'
import type { Answer, Offer, Session } from './session.js'

/** Name and version of the protocol, which open the talk on both sides. */
const PROTOCOL = 'parc-ferme/bot'
const VERSION = 1

/** Messages to a program. */
export type ToProgram =
  | { readonly type: 'hello'; readonly protocol: typeof PROTOCOL; readonly version: typeof VERSION }
  | {
      readonly type: 'game'
      readonly game: string
      readonly edition: string
      readonly board: string
      readonly options: unknown
      readonly seat: Seat
    }
  | {
      readonly type: 'decide'
      /** Counted from 1; the answer repeats it. */
      readonly id: number
      readonly milliseconds: number
      /** What happened since the program was last told, as its seat may know it. */
      readonly events: ReadonlyArray<unknown>
      readonly view: unknown
      readonly legal: ReadonlyArray<Offer>
    }
  | {
      readonly type: 'refused'
      readonly id: number
      readonly reason: string
      /** That of the library where the rules refuse; `null` where the answer is none. */
      readonly refusal: unknown
      /** Answers that may still be refused in this decision. */
      readonly left: number
    }
  | {
      readonly type: 'over'
      /** Final place by seat. */
      readonly places: ReadonlyArray<number>
      /** The seat that lost by its own fault, and which; both `null` in a game played to its end. */
      readonly forfeit: Seat | null
      readonly fault: Fault | null
      readonly events: ReadonlyArray<unknown>
    }

/** How a program loses by its own fault. */
export type Fault = Silence | 'refused' | 'hello'

const hello = codec.strict({
  type: codec.literal('hello'),
  protocol: codec.literal(PROTOCOL),
  version: codec.literal(VERSION),
  name: codec.text({ min: 1, max: 100 }),
})

const type = codec.literal('move')
const id = codec.integer(1, 1_000_000)
const byIndex = codec.strict({ type, id, index: codec.integer(0, 1_000_000) })
const byNotation = codec.strict({ type, id, notation: codec.text({ max: 10_000 }) })
// Whether it is a move is the question of the game's own codec.
const head = codec.strict({ type, id })

/** What a program answered to a question, or the fault of it in one line. */
export const answerIn = (line: string): E.Either<string, { readonly id: number; readonly answer: Answer }> => {
  const json = parseJson(line)
  if (E.isLeft(json)) return E.left(showFault(json.left))
  const said = json.right
  if (typeof said !== 'object' || said === null) return E.left('expected a message')
  if ('move' in said) {
    const { move, ...rest } = said
    const read = decode(head)(rest)
    return E.isLeft(read) ? E.left(showFault(read.left[0])) : E.right({ id: read.right.id, answer: { move } })
  }
  const read = 'notation' in said ? decode(byNotation)(said) : decode(byIndex)(said)
  return E.isLeft(read) ? E.left(showFault(read.left[0])) : E.right({ id: read.right.id, answer: read.right })
}

/** How one seat decides: it answers the question, or loses. */
export type Player = (session: Session, seat: Seat, question: Question) => Promise<Fault | null>

/** What is asked of a seat. */
export interface Question {
  readonly view: unknown
  readonly legal: ReadonlyArray<Offer>
}

/** Answers that may be refused in one decision before the seat has lost. */
const MOST_REFUSED = 3

/** Says hello and waits for the same; the name that the program gives itself, or how it failed. */
export const greet = async (program: Program, milliseconds: number): Promise<E.Either<Fault, string>> => {
  say(program, { type: 'hello', protocol: PROTOCOL, version: VERSION })
  const line = await program.next(milliseconds)
  if (E.isLeft(line)) return line
  const json = parseJson(line.right)
  const read = E.isLeft(json) ? null : decode(hello)(json.right)
  return read !== null && E.isRight(read) ? E.right(read.right.name) : E.left('hello')
}

/** Sends a message. */
export const say = (program: Program, message: ToProgram): void => program.send(message)

/**
 * The player that a program is.
 *
 * An answer that is garbage or that the rules refuse is refused with the reason, and the program may answer again, until the third of one
 * decision. An answer to a question before is passed over. Silence, a crash and a closed pipe lose at once.
 */
export const programPlayer = (program: Program, milliseconds: number): Player => {
  let asked = 0
  return async (session, seat, { view, legal }) => {
    asked++
    const until = performance.now() + milliseconds
    say(program, { type: 'decide', id: asked, milliseconds, events: session.news(seat), view, legal })
    for (let left = MOST_REFUSED - 1; ;) {
      const line = await program.next(Math.max(0, until - performance.now()))
      if (E.isLeft(line)) return line.left
      const read = answerIn(line.right)
      if (E.isRight(read) && read.right.id < asked) continue
      const wrongId = E.isRight(read) && read.right.id > asked
      const taken = E.isLeft(read) || wrongId ? null : session.take(read.right.answer)
      if (taken !== null && E.isRight(taken)) return null
      const { reason, refusal } =
        taken !== null
          ? taken.left
          : { reason: E.isLeft(read) ? read.left : `id: expected ${asked}, found ${read.right.id}`, refusal: null }
      if (left === 0) return 'refused'
      say(program, { type: 'refused', id: asked, reason, refusal, left })
      left--
    }
  }
}

/** How a game ended. */
export interface Ended {
  readonly places: ReadonlyArray<number>
  readonly forfeit: Seat | null
  readonly fault: Fault | null
}

/** Plays a session to its end, or until a seat loses by its own fault; it comes last then, and the others are level. */
export const playSession = async (session: Session, players: ReadonlyArray<Player>): Promise<Ended> => {
  for (;;) {
    const waiting = session.waiting()
    if (waiting._tag === 'Over') return { places: waiting.places, forfeit: null, fault: null }
    const { seat } = waiting
    const fault = (await players[seat]?.(session, seat, waiting)) ?? null
    if (fault === null) continue
    return { places: players.map((_, other) => (other === seat ? players.length : 1)), forfeit: seat, fault }
  }
}
