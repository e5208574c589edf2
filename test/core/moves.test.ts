import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Match, playMove } from '../../src/core/match.js'
import { type Moves, movesFrom, movesOf, withMove } from '../../src/core/moves.js'
import { right } from './positions.js'

const numbers = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index)

/** A counter of how many moves were made. */
const counting = { apply: (count: number, _move: number) => E.right({ state: count + 1, events: [] }) }

/** The matches after 0, 1, 2, ... moves, each played on from the one before. */
const matches = (plies: number): ReadonlyArray<Match<null, number, number>> =>
  numbers(plies).reduce<ReadonlyArray<Match<null, number, number>>>(
    (all, move) => [...all, right(playMove(counting)(all.at(-1) as Match<null, number, number>, move)).match],
    [{ options: null, moves: [], state: 0 }],
  )

describe('the moves of a match', () => {
  test('stand in blocks of eight, and in blocks of eight blocks', () => {
    expect([movesFrom(numbers(7)), movesFrom(numbers(8)), movesFrom(numbers(10)), movesFrom(numbers(64))]).toEqual([
      [[0, 1, 2, 3, 4, 5, 6]],
      [[], [[0, 1, 2, 3, 4, 5, 6, 7]]],
      [[8, 9], [[0, 1, 2, 3, 4, 5, 6, 7]]],
      [[], [], [numbers(8).map((block) => numbers(8).map((move) => 8 * block + move))]],
    ])
  })

  test('are listed as they were made, moves that are lists included', () => {
    const moves = fc.array(fc.oneof(fc.integer(), fc.array(fc.integer(), { maxLength: 3 })), { maxLength: 700 })
    fc.assert(
      fc.property(moves, (made) => {
        expect(movesOf({ moves: movesFrom(made) })).toEqual(made)
      }),
    )
  })

  test('of every earlier match stay as they were when it is played on, in more ways than one', () => {
    const all = matches(600)
    fc.assert(
      fc.property(fc.nat({ max: 600 }), fc.integer(), (plies, other) => {
        const match = all[plies] as Match<null, number, number>
        const branched = right(playMove(counting)(match, other)).match
        expect(movesOf(branched)).toEqual([...numbers(plies), other])
        expect(movesOf(match)).toEqual(numbers(plies))
      }),
    )
  })

  test('stand in seven places a level at most, which is all that one move more has to copy', () => {
    const places = (moves: Moves<number>): number => moves.reduce((most, level) => Math.max(most, level.length), 0)
    const counts = numbers(5000)
    const most = counts.reduce<readonly [Moves<number>, number]>(
      ([moves, largest], move) => [withMove(moves, move), Math.max(largest, places(moves))],
      [[], 0],
    )[1]
    expect(most).toBe(7)
  })
})
