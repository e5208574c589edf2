import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leMans, monteCarlo } from '../../src/le-mans/game.js'
import type { Move } from '../../src/le-mans/model.js'
import { T60 } from '../le-mans/positions.js'
import type { Draws } from './floors/floor.js'
import { makeLeMansWitness } from './floors/le-mans-witness.js'
import { anyOf, inLockstep } from './lockstep.js'

const MOST_PLIES = 1500

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

describe.each([
  ['the course of Le Mans', leMans, 12],
  ['the course of Monte Carlo', monteCarlo, 12],
  ['the test course', T60, 4],
])('Le Mans on %s', (_, game, most) => {
  const races = fc.record({
    options: fc.record({ seats: fc.integer({ min: 2, max: most }), laps: fc.integer({ min: 1, max: 5 }) }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
    prefer: fc.constantFrom(anyOf, fast, braking),
  })

  test('LM-Win.1 goes as its mutable witness does, move by move', () => {
    const witness = makeLeMansWitness(game.track)
    fc.assert(
      fc.property(races, ({ options, seed, prefer }) => {
        expect(inLockstep(game, witness, options, seed, MOST_PLIES, prefer)).toBeGreaterThan(0)
      }),
      { numRuns: 8 },
    )
  })
})
