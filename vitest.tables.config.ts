import { defineConfig } from 'vitest/config'
import unit from './vitest.unit.config.js'

export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    // Loaded anew for every mutant, so nothing that loads a whole game.
    include: ['test/golden/tables.test.ts'],
    isolate: false,
    testTimeout: 600_000,
  },
})
