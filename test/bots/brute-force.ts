/** What the positions of the toy game are worth when all cards lie open, worked out apart from the bots. */
import { canonical } from '../../src/core/hash.js'
import type { TreeSearchable } from '../../src/bots/index.js'
import { right } from '../core/positions.js'
import { type Move, type State, toyGame } from '../core/toy-game.js'

/** The toy game with all cards open. */
export const openGame: TreeSearchable<State, Move, State> = {
  ...toyGame,
  view: (state) => state,
  redeal: (state, rng) => [state, rng],
}

const memory = new Map<string, number>()

const next = (state: State, move: Move): State => right(toyGame.advance(state, move))

const solve = (state: State): number => {
  const turn = toyGame.turn(state)
  switch (turn._tag) {
    case 'Over':
      return turn.standings[0]?.seat === 0 ? 1 : 0
    case 'Chance': {
      const outcomes = toyGame.outcomes(state)
      const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
      return outcomes.reduce((sum, { weight, move }) => sum + weight * chanceOfSeat0(next(state, move)), 0) / total
    }
    case 'Choose': {
      const worths = toyGame.legal(state).map((move) => chanceOfSeat0(next(state, move)))
      return turn.seat === 0 ? Math.max(...worths) : Math.min(...worths)
    }
  }
}

/** How likely seat 0 wins when both play as well as can be. */
export const chanceOfSeat0 = (state: State): number => {
  const key = canonical(state)
  const known = memory.get(key) ?? solve(state)
  memory.set(key, known)
  return known
}

/** What a move is worth to a seat, and what its best move is worth. */
export const compare = (state: State, seat: number, move: Move): { readonly taken: number; readonly best: number } => {
  const worth = (one: Move): number => {
    const chance = chanceOfSeat0(next(state, one))
    return seat === 0 ? chance : 1 - chance
  }
  return { taken: worth(move), best: Math.max(...toyGame.legal(state).map(worth)) }
}
