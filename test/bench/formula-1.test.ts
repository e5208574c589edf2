import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { formula1, makeFormula1 } from '../../src/formula-1/game.js'
import type { Move } from '../../src/formula-1/model.js'
import { right } from '../core/positions.js'
import type { Draws } from './floors/floor.js'
import { makeFormula1Witness } from './floors/formula-1-witness.js'
import { anyOf, inLockstep } from './lockstep.js'

const MOST_PLIES = 400

/** Often into the pit, and often with a card: what random drivers seldom do. */
const eventful = (moves: ReadonlyArray<Move>, draws: Draws): number => {
  const wanted = moves.flatMap(({ _tag }, index) =>
    ['DriveIntoPit', 'PlayExtra', 'PlaySuperb', 'UseTires', 'DriveUp'].includes(_tag) ? [index] : [],
  )
  return wanted.length > 0 && draws.below(3) > 0 ? (wanted[draws.below(wanted.length)] as number) : anyOf(moves, draws)
}

const races = fc.record({
  options: fc.record({ seats: fc.integer({ min: 2, max: 6 }), laps: fc.integer({ min: 3, max: 4 }) }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  prefer: fc.constantFrom(anyOf, eventful),
})

describe.each([
  ['the board of 1962', formula1],
  ['the test circuit', right(makeFormula1(CIRCUIT_T1))],
])('Formula 1 on %s', (_, game) => {
  test('F1-Object.1 goes as its mutable witness does, move by move', () => {
    const witness = makeFormula1Witness(game.track)
    fc.assert(
      fc.property(races, ({ options, seed, prefer }) => {
        expect(inLockstep(game, witness, options, seed, MOST_PLIES, prefer)).toBeGreaterThan(0)
      }),
      { numRuns: 6 },
    )
  })
})
