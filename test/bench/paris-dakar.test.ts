import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TEST_BOARD, TEST_ROAD_BOOK } from '../../src/paris-dakar/data/test-board.js'
import { makeParisDakar, parisDakar } from '../../src/paris-dakar/game.js'
import { right } from '../core/positions.js'
import { makeParisDakarWitness } from './floors/paris-dakar-witness.js'
import { anyOf, inLockstep } from './lockstep.js'

const MOST_PLIES = 400

const rallies = fc.record({
  options: fc.record({ seats: fc.integer({ min: 2, max: 4 }) }),
  seed: fc.integer({ min: 1, max: 1_000_000 }),
})

describe.each([
  ['the reference board', parisDakar],
  ['the test board', right(makeParisDakar(TEST_BOARD, TEST_ROAD_BOOK))],
])('Paris-Dakar on %s', (_, game) => {
  test('PD-15.1 goes as its mutable witness does, move by move', () => {
    const witness = makeParisDakarWitness(game.track)
    fc.assert(
      fc.property(rallies, ({ options, seed }) => {
        expect(inLockstep(game, witness, options, seed, MOST_PLIES, anyOf)).toBeGreaterThan(0)
      }),
      { numRuns: 15 },
    )
  })
})
