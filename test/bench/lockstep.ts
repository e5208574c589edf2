/** Drives a game and its floor side by side: the same lists, the same weights, the same positions. */
import { expect } from 'vitest'
import { canonical } from '../../src/core/hash.js'
import type { Game } from '../../src/core/game.js'
import { right } from '../core/positions.js'
import { drawsFrom, type Draws, type Witness } from './floors/floor.js'

type Played<Options, State, Move> = Pick<
  Game<Options, State, Move, unknown, unknown, unknown>,
  'setup' | 'turn' | 'legal' | 'outcomes' | 'advance'
>

/** What can come next, each move as text with its weight, in the order of the texts; a decision weighs 0. */
const sorted = (moves: ReadonlyArray<readonly [unknown, number]>): ReadonlyArray<string> =>
  moves.map(([move, weight]) => `${weight} ${canonical(move)}`).sort()

const offered = <Options, State, Move>(
  game: Played<Options, State, Move>,
  state: State,
): ReadonlyArray<readonly [Move, number]> =>
  game.turn(state)._tag === 'Chance'
    ? game.outcomes(state).map(({ move, weight }) => [move, weight] as const)
    : game.legal(state).map((move) => [move, 0] as const)

const listedBy = <Options, State, Move>(
  witness: Witness<Options, State, Move>,
): ReadonlyArray<readonly [Move, number]> => {
  const count = witness.list()
  const chance = witness.totalWeight() > 0
  return Array.from({ length: count }, (_, index) => [witness.move(index), chance ? witness.weight(index) : 0] as const)
}

/**
 * Plays one game at random on both sides and compares them after every move.
 *
 * @param prefer - gives a move again, or another one, to bring about what chance seldom does
 * @returns how many moves the game had
 */
export const inLockstep = <Options, State, Move>(
  game: Played<Options, State, Move>,
  witness: Witness<Options, State, Move>,
  options: Options,
  seed: number,
  mostPlies: number,
  prefer: (moves: ReadonlyArray<Move>, draws: Draws) => number,
): number => {
  const draws = drawsFrom(seed)
  let { state } = right(game.setup(options))
  witness.begin(options)
  for (let plies = 0; plies < mostPlies; plies++) {
    expect(witness.state()).toEqual(state)
    expect(witness.isOver()).toBe(game.turn(state)._tag === 'Over')
    if (witness.isOver()) return plies
    const listed = listedBy(witness)
    expect(sorted(listed)).toEqual(sorted(offered(game, state)))
    const index = prefer(
      listed.map(([move]) => move),
      draws,
    )
    state = right(game.advance(state, (listed[index] as readonly [Move, number])[0]))
    witness.play(index)
  }
  return mostPlies
}

/** Any move, each as likely as the others. */
export const anyOf = (moves: ReadonlyArray<unknown>, draws: Draws): number => draws.below(moves.length)
