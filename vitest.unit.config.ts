import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { entries, root } from './scripts/entries.mjs'

export default defineConfig({
  resolve: {
    // The examples of the documentation import the package by its name, and mean src.
    alias: entries.map(({ specifier, source }) => ({
      find: new RegExp(`^${specifier}$`),
      replacement: fileURLToPath(new URL(source, root)),
    })),
  },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/laws/**', 'test/vectors/mutants.test.ts'],
    setupFiles: ['test/setup.ts'],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      reporter: ['json', 'html'],
    },
  },
})
