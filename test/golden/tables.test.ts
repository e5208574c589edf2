/** Every table as it was when it was held against the box, row by row: `npm run golden` writes it anew. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TABLES, textOf } from './tables.js'

test.each(TABLES)('$path says what it said', (tables) => {
  expect(textOf(tables)).toBe(readFileSync(new URL(`tables/${tables.path}`, import.meta.url), 'utf8'))
})
