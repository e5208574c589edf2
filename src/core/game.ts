/**
 * The contract that all three games keep.
 *
 * A position waits for one of three things: a seat's decision, chance, or nothing at all. Chance is a move like any other, with
 * an exact weight; no generator, seed, deck order, clock or history lives in a state.
 */
import type { either as E } from 'fp-ts'
import type { Rng } from './rng.js'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** Who looks at a position: the player of one seat, or somebody who plays no seat and sees only what everybody sees. */
export type Viewer = Seat | 'spectator'

/** What follows from one move: the next position, and what happened on the way, in order. */
export interface Step<State, Event> {
  readonly state: State
  readonly events: ReadonlyArray<Event>
}

/** The final placing of one seat; seats that share a place carry the same number. */
export interface Standing {
  readonly seat: Seat
  /** 1 is the winner's place; after two shared firsts comes 3. */
  readonly place: number
}

/** One seat must decide. */
export interface Choose {
  readonly _tag: 'Choose'
  readonly seat: Seat
}

/** Chance must decide; `kind` says what is thrown, drawn or dealt, in the game's own word. */
export interface Chance {
  readonly _tag: 'Chance'
  readonly kind: string
}

/** Nothing is left to decide. */
export interface Over {
  readonly _tag: 'Over'
  /** Best place first; every seat exactly once. */
  readonly standings: ReadonlyArray<Standing>
}

/** What a position waits for. */
export type Turn = Choose | Chance | Over

/** One result of chance and its weight; its probability is the weight over the sum of all weights of the position. */
export interface Outcome<Move> {
  /** Whole, at least 1. */
  readonly weight: number
  readonly move: Move
}

/** What is wrong with data from outside: where, what should stand there, and what was found. */
export interface Fault {
  /** Dotted path from the root, such as `cars.2.speed`; empty for the root itself. */
  readonly path: string
  readonly expected: string
  readonly found: string
}

/** Moves as one short line of text each, such as `speed 120`. */
export interface Notation<Move> {
  /** The line of a move; total, and read back by `parse`. */
  readonly show: (move: Move) => string
  /** The move of a line, or what is wrong with it; whether the move is legal is not asked. */
  readonly parse: (line: string) => E.Either<Fault, Move>
}

/** One numbered clause of a rulebook. */
export interface Clause {
  readonly id: string
  /** The clause in our own words. */
  readonly title: string
  /** The chapter of the rulebook that it stands in. */
  readonly chapter: string
}

/**
 * The rules of one game on one board: a record of pure functions.
 *
 * What is offered and what is accepted come from the same rules: `apply` takes a decision exactly if `legal` lists it, and an
 * outcome of chance exactly if `outcomes` lists it. Where a move can name a path of its own, the path must be one of the listed move's,
 * and the move is the same one.
 */
export interface Game<Options, State, Move, Event, View, Refusal> {
  /** Such as `formula-1`. */
  readonly name: string
  /** Board and version of the rules; recorded in every saved game. */
  readonly edition: string
  /** Hash of the board's rule data; recorded in every saved game. */
  readonly board: string
  /** The first position for these options, or why they are refused. */
  readonly setup: (options: Options) => E.Either<Refusal, Step<State, Event>>
  /** What the position waits for, in constant time. */
  readonly turn: (state: State) => Turn
  /** Every decision that the seat on turn may take, in a fixed order and without duplicates; empty unless a seat must choose. */
  readonly legal: (state: State) => ReadonlyArray<Move>
  /** Every result that chance may have, with its weight; empty unless chance must decide. */
  readonly outcomes: (state: State) => ReadonlyArray<Outcome<Move>>
  /** The step that a decision or an outcome of chance leads to, or why the rules refuse it. */
  readonly apply: (state: State, move: Move) => E.Either<Refusal, Step<State, Event>>
  /** The same as `apply` for callers who do not want the events, such as bots: only the next position. */
  readonly advance: (state: State, move: Move) => E.Either<Refusal, State>
  /** What a viewer may know of the position. */
  readonly view: (state: State, viewer: Viewer) => View
  /** What a viewer may know of an event; the event stays, its secrets become `null`. */
  readonly viewEvent: (event: Event, viewer: Viewer) => Event
  /** A full position, drawn at random from all those that look like this to the viewer. */
  readonly redeal: (view: View, rng: Rng) => readonly [State, Rng]
  /** True for an event that tells somebody what was hidden from him before; such a step cannot be undone. */
  readonly reveals: (event: Event) => boolean
  /** Moves as text. */
  readonly notation: Notation<Move>
  /** The clauses of the rulebook that this module implements. */
  readonly rules: ReadonlyArray<Clause>
}
