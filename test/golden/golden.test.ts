/** Whole games that were looked at by eye: the same moves still tell the same story. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GOLDENS } from './games.js'
import { movesOfTranscript, optionsOfTranscript } from './transcript.js'

test.each(GOLDENS)('$path is told by its moves as it was', ({ path, retold }) => {
  const kept = readFileSync(new URL(`records/${path}`, import.meta.url), 'utf8')
  const moves = movesOfTranscript(kept)
  expect(moves.length).toBeGreaterThan(10)
  expect(retold(optionsOfTranscript(kept), moves)).toBe(kept)
})
