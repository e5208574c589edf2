/**
 * What a long run of one game is made of.
 */
import { either as E } from 'fp-ts'
import { type Bot, race, type Raced, type RaceResult } from '../../src/bots/index.js'
import type { Game, Seat } from '../../src/core/game.js'

/** A long run; gives lines to print. */
export type Run = (games: number, seed: number) => ReadonlyArray<string>

/** The long runs of one game. */
export interface Soak {
  readonly game: string
  readonly random: Run
  readonly sensible: Run
  /** `null` for a game whose drivers have no optional rules to use. */
  readonly paired: Run | null
  /** Random games with every optional rule in force; `null` for a game that has none. */
  readonly everything: Run | null
}

const right = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

/** A whole game with a bot in every seat, at most so many plies long; throws at a refusal, a dead end, or a longer game. */
export const playGame = <Options extends { readonly seats: number }, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  options: Options,
  bots: (seat: Seat) => Bot<View, Move>,
  seed: number,
  maxPlies: number,
): Raced<Options, State, Move, Event> => {
  const racers = Array.from({ length: options.seats }, (_, seat) => ({ name: String(seat), bot: bots(seat) }))
  const raced = right(race(game)({ options, racers, seed: String(seed), maxPlies }))
  const { ended, plies } = raced.result
  if (ended !== 'over') throw new Error(`${ended} after ${plies} plies: seed ${seed}, ${JSON.stringify(options)}`)
  return raced
}

/** All that happened in a race, in order. */
export const eventsOf = <Event>({ steps }: Raced<unknown, unknown, unknown, Event>): ReadonlyArray<Event> =>
  steps.flatMap(({ events }) => events)

/** The mean of some numbers. */
export const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The largest of some numbers. */
export const largest = (values: ReadonlyArray<number>): number =>
  values.reduce((most, value) => Math.max(most, value), 0)

/** A share as a percentage with one decimal. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** What a seat has won of a game: 1, or its part of a shared first place. */
export const winOf = ({ places }: RaceResult, seat: Seat): number =>
  places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0
