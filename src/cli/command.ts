/**
 * What the command line shares between the games: flags, their faults, and a race driven by bots.
 */
import { either as E } from 'fp-ts'
import type { Bot } from '../bots/index.js'
import { throwChance } from '../core/chance.js'
import type { Fault, Game, Seat, Standing } from '../core/game.js'
import { type Rng, seeded } from '../core/rng.js'

/** One flag of a command. */
export interface Flag {
  /** What it is for, and which values it takes. */
  readonly help: string
  readonly default: string
}

/** How one game is raced from the command line. */
export interface Command {
  /** Name of the game. */
  readonly game: string
  /** Flags beside `--game`, by name. */
  readonly flags: Readonly<Record<string, Flag>>
  /** Races to the end, line by line, or says which flag is wrong. */
  readonly race: (values: Readonly<Record<string, string>>, print: (line: string) => void) => E.Either<Fault, void>
}

/** A whole number from a flag. */
export const wholeNumber = (
  values: Readonly<Record<string, string>>,
  name: string,
  least: number,
  most: number,
): E.Either<Fault, number> => {
  const text = values[name] ?? ''
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= least && value <= most
    ? E.right(value)
    : E.left({ path: `--${name}`, expected: `a whole number from ${least} to ${most}`, found: text })
}

/** One of some words from a flag. */
export const oneOf = <Word extends string>(
  values: Readonly<Record<string, string>>,
  name: string,
  words: ReadonlyArray<Word>,
): E.Either<Fault, Word> => {
  const text = values[name] ?? ''
  const word = words.find((known) => known === text)
  return word === undefined ? E.left({ path: `--${name}`, expected: words.join(' or '), found: text }) : E.right(word)
}

/** What is told of a race: the events of each step, with the position after them. */
export type Tell<State, Event> = (events: ReadonlyArray<Event>, state: State) => void

/** Races to the end, each seat driven by a bot that sees its own view, and gives the standings and the last position. */
export const raceWithBots = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  options: Options,
  bots: (seat: Seat) => Bot<View, Move>,
  seed: string,
  tell: Tell<State, Event>,
): E.Either<Refusal, { readonly standings: ReadonlyArray<Standing>; readonly state: State }> => {
  const first = game.setup(options)
  if (E.isLeft(first)) return first
  let { state } = first.right
  let rng: Rng = seeded(/^\d{1,15}$/.test(seed) ? Number(seed) : seed)
  tell(first.right.events, state)
  for (;;) {
    const turn = game.turn(state)
    if (turn._tag === 'Over') return E.right({ standings: turn.standings, state })
    const [move, next] =
      turn._tag === 'Chance'
        ? throwChance(game)(state, rng)
        : bots(turn.seat)(game.view(state, turn.seat), game.legal(state), rng)
    const step = game.apply(state, move)
    if (E.isLeft(step)) return step
    state = step.right.state
    rng = next
    tell(step.right.events, state)
  }
}
