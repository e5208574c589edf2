/** Redealing hidden cards: as likely as the cards are, and never against what is known. */
import { expect, test } from 'vitest'
import { seeded } from '../../src/core/rng.js'
import { NO_CARDS } from '../../src/formula-1/data/cards.js'
import type { Hand, State } from '../../src/formula-1/model.js'
import { table, t1 } from './table.js'

/** P1 holds one Quick Reactions; P2 holds three cards, of which everybody knows a Superb Driving. Two cards have been used. */
const known: State = table({
  cars: [
    { at: '2a', hand: { quickReactions: 1 } },
    { at: '2b', hand: { superbDriving: 1, fastGearChange: 2 }, known: { superbDriving: 1 } },
  ],
  usedTactics: ['slipStreaming', 'slipStreaming'],
})

const handOf = (state: State, car: number): Hand => state.cars[car]?.hand ?? NO_CARDS

test('F1-Q.93 a redealt hand has the cards that everybody knows of, and its size', () => {
  for (let seed = 0; seed < 200; seed++) {
    const [twin] = t1.redeal(t1.view(known, 0), seeded(seed))
    const hand = handOf(twin, 1)
    expect(hand.superbDriving).toBeGreaterThanOrEqual(1)
    expect(Object.values(hand).reduce((sum, count) => sum + count, 0)).toBe(3)
    expect(handOf(twin, 0)).toEqual(handOf(known, 0))
  }
})

test('F1-Q.93 each hidden card is as likely in a redealt hand as it is among the unseen ones', () => {
  const deals = 20_000
  const counts: Record<keyof Hand, number> = { ...NO_CARDS }
  for (let seed = 0; seed < deals; seed++) {
    const hand = handOf(t1.redeal(t1.view(known, 0), seeded(seed))[0], 1)
    for (const card of Object.keys(counts) as ReadonlyArray<keyof Hand>) counts[card] += hand[card]
  }
  // Unseen are 7 Fast Gear Change, 7 Good Carburettor, 6 Quick Reactions, 5 Slip Streaming, 6 Superb Driving: 31, of which two are dealt.
  const expected = { fastGearChange: 7, goodCarburettor: 7, quickReactions: 6, slipStreaming: 5, superbDriving: 6 }
  for (const card of Object.keys(expected) as ReadonlyArray<keyof Hand>) {
    const dealt = counts[card] / deals - (card === 'superbDriving' ? 1 : 0)
    // Five standard deviations of a share of two draws.
    expect(Math.abs(dealt - (2 * expected[card]) / 31)).toBeLessThan(5 * Math.sqrt(0.4 / deals))
  }
})

test('F1-Q.93 a spectator redeals every hand', () => {
  const hands = new Set(
    Array.from({ length: 50 }, (_, seed) =>
      JSON.stringify(handOf(t1.redeal(t1.view(known, 'spectator'), seeded(seed))[0], 0)),
    ),
  )
  expect(hands.size).toBe(5)
})
