/** The short version of `npm run proof -- hostile`: a few thousand hostile inputs over every decoder, without a look at the clock. */
import { expect, test } from 'vitest'
import { attack, decodersUnderAttack } from './hostile/hostile.js'

test(
  'hostile input is refused in words or is sound, throws nothing, and pollutes nothing',
  { timeout: 120_000 },
  async () => {
    const tallies = await attack(decodersUnderAttack(2), {
      inputs: 20_000,
      seed: 1962,
      slowest: Infinity,
      pause: () => undefined,
    })
    expect(tallies.flatMap(({ defects }) => defects)).toEqual([])
    const figures = tallies.map((tally) => tally.figures())
    expect(figures.filter(([inputs, taken]) => inputs > 500 && (taken === 0 || taken === inputs))).toEqual([])
    expect(figures.reduce((sum, [inputs]) => sum + inputs, 0)).toBe(20_000)
  },
)
