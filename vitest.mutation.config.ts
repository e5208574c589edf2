import { defineConfig } from 'vitest/config'
import unit from './vitest.unit.config.js'

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    // What a mutant can break; not here: what draws, talks, searches or documents.
    include: ['test/{core,formula-1,golden,le-mans,paris-dakar}/**/*.test.ts'],
    // Races of drivers, since no rule is wrong because a driver loses, and codecs, which are no rules.
    exclude: ['test/*/{drivers*,narrator,picture}.test.ts', 'test/*-*/codec.test.ts'],
    // Files share what they import: the worker is new for each mutant all the same, and starts in a third of the time.
    isolate: false,
    // Whether a mutant hangs is for Stryker to say.
    testTimeout: 600_000,
  },
})
