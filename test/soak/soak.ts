/**
 * What a long run of one game is made of.
 */
import { either as E } from 'fp-ts'
import type { Bot } from '../../src/bots/bot.js'
import { throwChance } from '../../src/core/chance.js'
import type { Game, Seat, Standing } from '../../src/core/game.js'
import { type Rng, seeded } from '../../src/core/rng.js'

/** The long runs of one game; each gives lines to print. */
export interface Soak {
  readonly game: string
  readonly random: (games: number, seed: number) => ReadonlyArray<string>
  readonly sensible: (games: number, seed: number) => ReadonlyArray<string>
}

/** How a whole game went. */
export interface Played<State, Event> {
  readonly state: State
  readonly standings: ReadonlyArray<Standing>
  readonly events: ReadonlyArray<Event>
  readonly plies: number
}

const right = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

/** Plays a whole game; throws at a refusal, a dead end, or a game longer than `most` plies. */
export const playGame = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  options: Options,
  bots: (seat: Seat) => Bot<View, Move>,
  seed: number,
  most: number,
): Played<State, Event> => {
  const first = right(game.setup(options))
  const events: Array<Event> = [...first.events]
  let { state } = first
  let rng: Rng = seeded(seed)
  for (let plies = 0; plies < most; plies++) {
    const turn = game.turn(state)
    if (turn._tag === 'Over') return { state, standings: turn.standings, events, plies }
    const legal = game.legal(state)
    if (turn._tag === 'Choose' && legal.length === 0) throw new Error(`dead end: ${JSON.stringify(state)}`)
    const [move, next] =
      turn._tag === 'Chance' ? throwChance(game)(state, rng) : bots(turn.seat)(game.view(state, turn.seat), legal, rng)
    const step = right(game.apply(state, move))
    events.push(...step.events)
    state = step.state
    rng = next
  }
  throw new Error(`not over after ${most} plies: seed ${seed}, ${JSON.stringify(options)}`)
}

/** The mean of some numbers. */
export const mean = (values: ReadonlyArray<number>): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** The largest of some numbers. */
export const largest = (values: ReadonlyArray<number>): number =>
  values.reduce((most, value) => Math.max(most, value), 0)

/** A share as a percentage with one decimal. */
export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

/** What a seat has won of a game: 1, or its part of a shared first place. */
export const winOf = (standings: ReadonlyArray<Standing>, seat: Seat): number => {
  const first = standings.filter(({ place }) => place === 1)
  return first.some((one) => one.seat === seat) ? 1 / first.length : 0
}
