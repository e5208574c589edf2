/** Flags whose texts cannot be followed: one line each, and exit code 2. */
import { expect, test } from 'vitest'
import { called } from './called.js'

test.each([
  [['race', '--game', 'le-mans', '--course', 'spa'], '--course: expected le-mans or monte-carlo, found spa'],
  [['race', '--game', 'le-mans', '--seats', '13'], '--seats: expected a whole number from 2 to 12, found 13'],
  [['race', '--game', 'le-mans', '--laps', '0'], '--laps: expected a whole number from 1 to 20, found 0'],
  [['race', '--game', 'le-mans', '--start', 'flying'], '--start: expected grid or leMans, found flying'],
  [['race', '--game', 'le-mans', '--max-turns', 'x'], '--max-turns: expected a whole number from 1 to 100000, found x'],
  [['race', '--game', 'paris-dakar', '--seats', '5'], '--seats: expected a whole number from 2 to 4, found 5'],
  [['race', '--game', 'paris-dakar', '--lang', 'de'], '--lang: expected en or fr, found de'],
  [['odds', 'game.json', '--limit', '0'], '--limit: expected a whole number from 1 to 1000000, found 0'],
  [['odds', 'none.json'], 'none.json: expected a file, found no such file'],
  [['picture', 'none.json'], 'none.json: expected a file, found no such file'],
  [
    ['duel', '--bot', 'random', '--bot', 'random', '--iterations', '0'],
    '--iterations: expected a whole number from 1 to 999999999, found 0',
  ],
  [
    ['duel', '--bot', 'random', '--bot', 'random', '--milliseconds', '0'],
    '--milliseconds: expected a whole number from 1 to 3600000, found 0',
  ],
])('%j', async (args, line) => {
  expect(await called(...args)).toEqual({ code: 2, out: [], err: [line] })
})
