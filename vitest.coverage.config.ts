import { configDefaults, defineConfig } from 'vitest/config'
import unit from './vitest.unit.config.js'

/** Unit tests and laws in one run, so that what only a law reaches counts as reached. */
export default defineConfig({
  ...unit,
  test: { ...unit.test, exclude: configDefaults.exclude, testTimeout: 600_000 },
})
