/** The games that the long proofs play, each on its reference board, with random options. */
import fc from 'fast-check'
import type { Game } from '../../src/core/game.js'
import { formula1 } from '../../src/formula-1/game.js'
import { leMans } from '../../src/le-mans/game.js'
import { parisDakar } from '../../src/paris-dakar/game.js'
import type { Arbitraries } from '../../src/testing/arbitraries.js'
import { formula1Arbitraries } from '../../src/testing/formula-1.js'
import { leMansArbitraries } from '../../src/testing/le-mans.js'
import { parisDakarArbitraries } from '../../src/testing/paris-dakar.js'
import { type Ply, randomGame } from '../../src/testing/random-game.js'

/** What a proof says, and whether what it proves holds. */
export interface Verdict {
  readonly lines: ReadonlyArray<string>
  readonly holds: boolean
}

/** What is asked of the plies of each game; answers for as many as it wants, and then `done`. */
export interface Visitor {
  readonly visit: <State, Move, Event>(
    game: Pick<Game<never, State, Move, Event, never, unknown>, 'turn' | 'outcomes' | 'advance'>,
    ply: Ply<State, Move, Event>,
  ) => 'more' | 'done'
}

const visitGames = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  { options, mostPlies }: Pick<Arbitraries<Options, State, Move, Event, View>, 'options' | 'mostPlies'>,
  seed: number,
  { visit }: Visitor,
): void => {
  for (let one = seed; ; one++) {
    const [some] = fc.sample(options, { seed: one, numRuns: 1 })
    if (some === undefined) throw new Error('an arbitrary gives a value')
    const { plies, stopped } = randomGame(game, some, one, mostPlies)
    if (stopped !== null) throw new Error(`${game.name}, seed ${one}: ${stopped}`)
    for (const ply of plies) if (visit(game, ply) === 'done') return
  }
}

/** Every game by name, ready to be visited from a seed on. */
export const SUBJECTS: ReadonlyArray<readonly [string, (seed: number, visitor: Visitor) => void]> = [
  ['formula-1', (seed, visitor) => visitGames(formula1, formula1Arbitraries(formula1), seed, visitor)],
  ['paris-dakar', (seed, visitor) => visitGames(parisDakar, parisDakarArbitraries(parisDakar), seed, visitor)],
  ['le-mans', (seed, visitor) => visitGames(leMans, leMansArbitraries(leMans), seed, visitor)],
]
