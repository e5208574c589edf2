import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parisDakar, type ParisDakar } from '../../src/paris-dakar/game.js'
import { laws } from '../../src/testing/laws.js'
import { parisDakarArbitraries } from '../../src/testing/paris-dakar.js'

test('the law of codecs says which place its codec does not take', () => {
  const arbitraries = {
    ...parisDakarArbitraries(parisDakar),
    options: fc.constant({ seats: 2, starter: 0 }),
    sample: 1,
  }
  const spoilt = {
    ...parisDakar,
    view: (state, viewer) => ({ ...parisDakar.view(state, viewer), bank: -1 }),
  } as ParisDakar
  const law = laws(spoilt, arbitraries).find(({ name }) => name.includes('come back from their codecs'))
  const { errorInstance } = fc.check(law?.property ?? fc.property(fc.nat(), () => true), { numRuns: 1, seed: 1 })
  expect(String(errorInstance)).toMatch(/view of 0: players: expected 5000 l in all, .*, found a list of 2/)
})
