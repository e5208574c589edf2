import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { T60_COURSE, TEST_CARDS, TEST_TABLE } from '../../src/le-mans/data/test-boards.js'
import { leMans, monteCarlo } from '../../src/le-mans/game.js'
import type { Move } from '../../src/le-mans/model.js'
import { gameOn, T60 } from '../le-mans/positions.js'
import type { Draws } from './floors/floor.js'
import { makeLeMansWitness } from './floors/le-mans-witness.js'
import { anyOf, inLockstep } from './lockstep.js'

/** The test course with one corner, just before the pits, so that a stop drawn there sends cars into them. */
const LATE = gameOn({
  course: {
    ...T60_COURSE,
    twos: [],
    corners: T60_COURSE.corners.slice(-1).map((corner) => ({
      ...corner,
      cells: corner.cells.map(({ lane }) => ({ lane, from: 46, to: 47 })),
      so: { lane: 'inside', col: 47 },
    })),
    pits: {
      lane: 'inside',
      stalls: [
        { id: 'F', cls: 'F', col: 56, order: 0 },
        { id: 'D', cls: 'D', col: 54, order: 1 },
        { id: 'C', cls: 'C', col: 52, order: 2 },
        { id: 'E', cls: 'E', col: 50, order: 3 },
      ],
    },
  },
  cards: TEST_CARDS,
  table: TEST_TABLE,
})

const MOST_PLIES = 1000

/** Often in the highest gear that is open: what brings cars into corners too fast, and into each other. */
const fast = (moves: ReadonlyArray<Move>, draws: Draws): number => {
  const gears = moves.map((move) => (move._tag === 'Drive' ? move.gear : 0))
  const highest = Math.max(...gears)
  const wanted = gears.flatMap((gear, index) => (gear === highest ? [index] : []))
  return draws.below(4) > 0 ? (wanted[draws.below(wanted.length)] as number) : anyOf(moves, draws)
}

/** Into the pits where it is possible, and otherwise often past them, with the brakes used up. */
const braking = (moves: ReadonlyArray<Move>, draws: Draws): number => {
  const wanted = moves.flatMap((move, index) =>
    move._tag === 'Pit' || (move._tag === 'Drive' && move.brakes > 0) ? [index] : [],
  )
  return wanted.length > 0 && draws.below(3) > 0 ? (wanted[draws.below(wanted.length)] as number) : fast(moves, draws)
}

/** Fast, with the faces 3 and 4, which the tables mostly give to pit stops. */
const owing = (moves: ReadonlyArray<Move>, draws: Draws): number =>
  moves[0]?._tag === 'Roll' ? 2 + draws.below(2) : fast(moves, draws)

describe.each([
  ['the course of Le Mans', leMans, 12, 5],
  ['the course of Monte Carlo', monteCarlo, 12, 5],
  ['the test course', T60, 4, 10],
  ['the test course with a corner before the pits', LATE, 4, 15],
])('Le Mans on %s', (_, game, most, runs) => {
  const races = fc.record({
    options: fc.record({ seats: fc.integer({ min: 2, max: most }), laps: fc.integer({ min: 1, max: 5 }) }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    prefer: fc.constantFrom(anyOf, fast, braking, owing),
  })

  test('LM-Win.1 goes as its mutable witness does, move by move', () => {
    const witness = makeLeMansWitness(game.track)
    fc.assert(
      fc.property(races, ({ options, seed, prefer }) => {
        expect(inLockstep(game, witness, options, seed, MOST_PLIES, prefer)).toBeGreaterThan(0)
      }),
      { numRuns: runs },
    )
  })
})
