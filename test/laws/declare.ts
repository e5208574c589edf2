/** Declares the laws of a game as tests: those that every game obeys, and the invariants of the game itself. */
import fc from 'fast-check'
import { describe, test } from 'vitest'
import type { Game } from '../../src/core/game.js'
import type { Arbitraries } from '../../src/testing/arbitraries.js'
import { type Law, lawOfGames, lawOfPlies } from '../../src/testing/law.js'
import { laws } from '../../src/testing/laws.js'
import { type Ply, randomGame, type Walkable } from '../../src/testing/random-game.js'

/** A game under the law. */
export interface Subject<Options, State, Move, Event, View, Refusal> {
  readonly game: Game<Options, State, Move, Event, View, Refusal>
  readonly arbitraries: Arbitraries<Options, State, Move, Event, View>
  /** What must hold of each ply, by title. */
  readonly invariants: ReadonlyArray<
    readonly [string, (ply: Ply<State, Move, Event>, game: Game<Options, State, Move, Event, View, Refusal>) => void]
  >
  /** What must hold of a whole game, by title. */
  readonly wholeGame: ReadonlyArray<
    readonly [
      string,
      (plies: ReadonlyArray<Ply<State, Move, Event>>, game: Game<Options, State, Move, Event, View, Refusal>) => void,
    ]
  >
}

const fromEnvironment = Number(process.env['FC_RUNS'])

/** How often a property is asked: as the environment says, or so often. */
export const runsOr = (runs: number): number => (fromEnvironment > 0 ? fromEnvironment : runs)

/** The plies of a whole game played at random; one that does not end is an error. */
export const walk = <Options, State, Move, Event>(
  game: Walkable<Options, State, Move, Event>,
  options: Options,
  seed: number,
  mostPlies: number,
): ReadonlyArray<Ply<State, Move, Event>> => {
  const { plies, stopped } = randomGame(game, options, seed, mostPlies)
  if (stopped !== null) throw new Error(stopped)
  return plies
}

const invariantsOf = <Options, State, Move, Event, View, Refusal>({
  game,
  arbitraries,
  invariants,
  wholeGame,
}: Subject<Options, State, Move, Event, View, Refusal>): ReadonlyArray<Law<Options>> => [
  ...invariants.map(([name, holds]) =>
    lawOfPlies(game, arbitraries, {
      name,
      looksAt: 'every ply',
      finding: (ply) => {
        holds(ply, game)
        return null
      },
    }),
  ),
  ...wholeGame.map(([name, holds]) =>
    lawOfGames(game, arbitraries, {
      name,
      finding: (plies) => {
        holds(plies, game)
        return null
      },
    }),
  ),
]

/** Declares every law for a subject as tests. */
export const declareLaws = <Options, State, Move, Event, View, Refusal>(
  title: string,
  subject: Subject<Options, State, Move, Event, View, Refusal>,
  runs: number,
): void => {
  describe(title, () => {
    for (const { name, property } of [...laws(subject.game, subject.arbitraries), ...invariantsOf(subject)])
      test(name, () => fc.assert(property, { numRuns: runsOr(runs) }))
  })
}
