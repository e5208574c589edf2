// The tables of the games: `npm run mutation -- stryker.tables.config.mjs`. They run once, as their file is loaded, so a mutant of
// one is loaded anew, and every test is asked; hence a file of tests that loads nothing else.
import base from './stryker.config.mjs'

export default {
  ...base,
  vitest: { configFile: 'vitest.tables.config.ts' },
  mutate: ['src/*/data/*.ts', '!src/*/data/picture-*.ts'],
  ignoreStatic: false,
  incrementalFile: 'reports/mutation/tables.json',
}
