// `npm run mutation`, or of one file `npm run mutation -- --mutate src/core/odds.ts`. What is left alive: docs/mutants.md.

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: ['src/core/**/*.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Later runs ask only what a change can have answered anew.
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  // What runs as a file is loaded is asked through the tests that call it; tables, which nothing calls, by `--ignoreStatic false`.
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
}
