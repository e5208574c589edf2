/** Positions and matches of the toy game, reached by play. */
import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { type Match, play, playMove, start } from '../../src/core/match.js'
import { movesOf } from '../../src/core/moves.js'
import { integerBelow, type Rng, scripted, seeded } from '../../src/core/rng.js'
import { type Move, type Options, type State, toyGame } from './toy-game.js'

export type ToyMatch = Match<Options, State, Move>

/** What must be there in a test; fails the test otherwise. */
export const right = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(`refused: ${JSON.stringify(either.left)}`)
  return either.right
}

/** The match to 5 spaces in which seat 0 was dealt a 2 and seat 1 a 3, and seat 0 must choose. */
export const dealt: ToyMatch = right(start(toyGame)({ target: 5 }, scripted([1, 2]))).match

/** The match after lines of notation, decisions and chance alike. */
export const after = (match: ToyMatch, ...lines: ReadonlyArray<string>): ToyMatch =>
  lines.reduce((reached, line) => right(playMove(toyGame)(reached, right(toyGame.notation.parse(line)))).match, match)

/** Any match, played at random to any point of it; chance is thrown except before the first decision of a table with real dice. */
export const anyMatch: fc.Arbitrary<ToyMatch> = fc
  .record({ target: fc.integer({ min: 2, max: 20 }), seed: fc.integer(), plies: fc.nat({ max: 30 }) })
  .map(({ target, seed, plies }) => {
    let { match, rng }: { match: ToyMatch; rng: Rng } = right(start(toyGame)({ target }, seeded(seed)))
    for (let ply = 0; ply < plies; ply++) {
      const legal = toyGame.legal(match.state)
      if (legal.length === 0) break
      const [index, next] = integerBelow(legal.length)(rng)
      const played = right(play(toyGame)(match, legal[index] as Move, next))
      match = played.match
      rng = played.rng
    }
    return match
  })

/** Any position that a game can reach, those that wait for chance included. */
export const anyState: fc.Arbitrary<State> = fc
  .tuple(anyMatch, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([match, share]) => {
    const moves = movesOf(match)
    let { state } = right(toyGame.setup(match.options))
    for (const move of moves.slice(0, Math.round(share * moves.length))) state = right(toyGame.advance(state, move))
    return state
  })
