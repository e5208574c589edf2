/** The fuzzer: steered games in search of clauses that random players do not meet, and short records of those that it finds. */
import type { Ply } from '../../src/testing/random-game.js'
import { shortened } from '../../src/testing/shortened.js'
import {
  BETWEEN,
  clausesOf,
  type Exercise,
  type Exercised,
  linesTo,
  playedClauses,
  refusalsIn,
  steeredGame,
  statementsOf,
} from './exercise.js'
import type { Stored } from './subjects.js'

/** Refusals are looked for at one of so many plies, and at every one when little is left to be found. */
const REFUSALS_AT = 3
const LITTLE = 5

const pliesTo = <State, Move, Event>(last: Ply<State, Move, Event>): ReadonlyArray<Ply<State, Move, Event>> => {
  const plies: Array<Ply<State, Move, Event>> = []
  for (let ply: Ply<State, Move, Event> | null = last; ply !== null; ply = ply.previous) plies.push(ply)
  return plies.reverse()
}

/** A record of a clause that a ply shows, as short as could be found. */
const shown = <Options, State, Move, Event, View, Refusal>(
  subject: Exercised<Options, State, Move, Event, View, Refusal>,
  clause: string,
  options: Options,
  ply: Ply<State, Move, Event>,
): Exercise<Options> => {
  const { game } = subject
  const { moves } = shortened(game, options, pliesTo(ply), 'seen', (one) =>
    clausesOf(subject, one, [clause]).length > 0 ? 'seen' : null,
  )
  return { clauses: [clause], options, moves: moves.map(game.notation.show).join(BETWEEN), refused: null }
}

/** What random players exercise in so many games, and records of what so many steered games add to that. */
export const fuzzed = <Options, State, Move extends { readonly _tag: string }, Event, View, Refusal>(
  subject: Exercised<Options, State, Move, Event, View, Refusal>,
  games: number,
  steered: number,
): Stored<Options> => {
  const { game, sightings } = subject
  const statements = statementsOf(sightings)
  const played = playedClauses(subject, games)
  const unseen = new Set(Object.keys(sightings).filter((clause) => !played.has(clause) && !(clause in statements)))
  const records: Array<Exercise<Options>> = []
  for (let seed = games + 1; seed <= games + steered && unseen.size > 0; seed++) {
    const found = new Map<string, readonly [Ply<State, Move, Event>, Move | null]>()
    const options = steeredGame(subject, unseen, seed, (ply) => {
      for (const clause of clausesOf(subject, ply, unseen)) found.set(clause, [ply, null])
      if (unseen.size <= LITTLE || ply.number % REFUSALS_AT === 0)
        for (const [clause, move] of refusalsIn(subject, ply.after))
          if (unseen.has(clause)) found.set(clause, [ply, move])
      for (const clause of found.keys()) unseen.delete(clause)
    })
    for (const [clause, [ply, refused]] of found) {
      records.push(
        refused === null
          ? shown(subject, clause, options, ply)
          : {
              clauses: [clause],
              options,
              moves: linesTo(game.notation.show, ply),
              refused: game.notation.show(refused),
            },
      )
    }
  }
  return {
    game: game.name,
    games,
    played: Object.keys(sightings).filter((clause) => played.has(clause)),
    records,
    statements,
    unmet: [...unseen],
  }
}
