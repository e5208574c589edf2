/**
 * The talk with bots in other languages: one JSON message a line, version 1. `docs/protocol.md` is its guide.
 */
import { either as E } from 'fp-ts'
import { decode } from '../core/decode.js'
import { parseJson } from '../core/json.js'
import type { Seat } from '../core/game.js'
import {
  type Ended,
  type Fault,
  greeting,
  type NotTaken,
  type Offer,
  PROTOCOL,
  type ToProgram,
  VERSION,
} from './messages.js'
import type { Program } from './program.js'
import type { Heard, Reply, Session } from './session.js'

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
  const read = E.isLeft(json) ? null : decode(greeting)(json.right)
  return read !== null && E.isRight(read) ? E.right(read.right.name) : E.left('hello')
}

/** Sends a message. */
export const say = (program: Program, message: ToProgram): void => program.send(message)

const LATE: E.Either<Fault, never> = E.left('late')

/** What follows from a line in answer to a question, or `null` if it answers one before. */
const replyTo = (session: Session, asked: number, line: string): E.Either<NotTaken, Reply> | null => {
  const read = session.read(line)
  if (E.isLeft(read)) return read
  const { id, carryOut }: Heard = read.right
  if (id < asked) return null
  return id === asked ? carryOut() : E.left({ reason: `id: expected ${asked}, found ${id}`, refusal: null })
}

/**
 * The player that a program is.
 *
 * A line that is garbage or that the rules refuse is refused with the reason, and the program may answer again, until the third of one
 * decision. An answer to a question before is passed over. Odds that are asked for are told, within the time of the decision. Silence, a
 * crash and a closed pipe lose at once.
 */
export const programPlayer = (program: Program, milliseconds: number): Player => {
  let asked = 0
  return async (session, seat, { view, legal }) => {
    const id = ++asked
    const until = performance.now() + milliseconds
    say(program, { type: 'decide', id, milliseconds, events: session.news(seat), view, legal })
    for (let left = MOST_REFUSED - 1; ;) {
      const rest = until - performance.now()
      const line = rest > 0 ? await program.next(rest) : LATE
      if (E.isLeft(line)) return line.left
      const reply = replyTo(session, id, line.right)
      if (reply === null) continue
      if (E.isRight(reply)) {
        if (reply.right._tag === 'Taken') return null
        const { deals, prospects } = reply.right
        say(program, { type: 'odds', id, deals, prospects })
      } else {
        if (left === 0) return 'refused'
        say(program, { type: 'refused', id, ...reply.left, left })
        left--
      }
    }
  }
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
