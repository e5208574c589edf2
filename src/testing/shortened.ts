/** A shorter game that breaks the same law. */
import { defect } from '../core/defect.js'
import type { Game } from '../core/game.js'
import { type Ply, randomGame, type Walkable } from './random-game.js'

/** Moves after which a law is broken, and how. */
export interface Exposure<Move> {
  readonly moves: ReadonlyArray<Move>
  readonly finding: string
}

/** Most plies that are played in search of a shorter game. */
const MOST_PLIES = 1500
const OTHER_GAMES = 8

type Wrong<State, Move, Event> = (ply: Ply<State, Move, Event>) => string | null

const replayed = <Options, State, Move, Event>(
  game: Pick<Game<Options, State, Move, Event, never, unknown>, 'setup' | 'apply'>,
  options: Options,
  moves: ReadonlyArray<Move>,
): Ply<State, Move, Event> | null => {
  const first = game.setup(options)
  let before = first._tag === 'Right' ? first.right.state : defect('testing', 'options of a game are accepted again')
  let last: Ply<State, Move, Event> | null = null
  for (const [number, move] of moves.entries()) {
    const step = game.apply(before, move)
    if (step._tag === 'Left') return null
    const { state, events } = step.right
    last = { number, before, move, after: state, events, previous: last }
    before = state
  }
  return last
}

/** The shortest of some other random games with the same options that breaks the law. */
const inOtherGames = <Options, State, Move, Event>(
  game: Walkable<Options, State, Move, Event>,
  options: Options,
  known: Exposure<Move>,
  wrong: Wrong<State, Move, Event>,
): Exposure<Move> => {
  let best = known
  for (let seed = 0; seed < OTHER_GAMES && best.moves.length * seed < MOST_PLIES; seed++) {
    const { plies } = randomGame(game, options, seed, best.moves.length - 1)
    for (const ply of plies) {
      const finding = wrong(ply)
      if (finding === null) continue
      best = { moves: plies.slice(0, ply.number + 1).map(({ move }) => move), finding }
      break
    }
  }
  return best
}

/** The same game without stretches of it, as long as the rest can be played and the last move of it still breaks the law. */
const withoutStretches = <Options, State, Move, Event>(
  game: Walkable<Options, State, Move, Event>,
  options: Options,
  known: Exposure<Move>,
  wrong: Wrong<State, Move, Event>,
): Exposure<Move> => {
  let best = known
  let played = 0
  for (let size = best.moves.length >> 1; size > 0; size >>= 1) {
    for (let from = best.moves.length - 1 - size; from >= 0 && played < MOST_PLIES; from -= size) {
      const moves = [...best.moves.slice(0, from), ...best.moves.slice(from + size)]
      played += moves.length
      const last = replayed(game, options, moves)
      const finding = last === null ? null : wrong(last)
      if (finding !== null) best = { moves, finding }
    }
  }
  return best
}

/**
 * A game as short as could be found whose last move breaks a law.
 *
 * @param plies - of a game of which the last breaks the law
 * @param finding - what was found to be wrong with that one
 * @param wrong - what is wrong with a ply
 */
export const shortened = <Options, State, Move, Event>(
  game: Walkable<Options, State, Move, Event>,
  options: Options,
  plies: ReadonlyArray<Ply<State, Move, Event>>,
  finding: string,
  wrong: Wrong<State, Move, Event>,
): Exposure<Move> => {
  const known = { moves: plies.map(({ move }) => move), finding }
  return withoutStretches(game, options, inOtherGames(game, options, known, wrong), wrong)
}
