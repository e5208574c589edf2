/** Boards from outside: whatever was done to one, it is judged. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judge, type Parts } from '../../src/cli/board-files.js'
import { CIRCUIT_T1 } from '../../src/formula-1/index.js'
import { CARDS, CHANCE_TABLE, MONTE_CARLO_COURSE } from '../../src/le-mans/index.js'
import { ROAD_BOOK, SPINNER, TEST_BOARD, TEST_ROAD_BOOK } from '../../src/paris-dakar/index.js'

const BOARDS: ReadonlyArray<readonly [game: string, parts: Parts]> = [
  ['formula-1', { circuit: CIRCUIT_T1 }],
  ['le-mans', { course: MONTE_CARLO_COURSE, table: CHANCE_TABLE }],
  ['le-mans', { cards: CARDS }],
  ['paris-dakar', { board: TEST_BOARD, roadBook: TEST_ROAD_BOOK }],
  ['paris-dakar', { roadBook: ROAD_BOOK, spinner: SPINNER }],
]

/** The value with another in one of its places, found by taking one way after the other. */
const changed = (value: unknown, ways: ReadonlyArray<number>, other: unknown): unknown => {
  const [way, ...rest] = ways
  if (way === undefined || typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  const key = keys[way % Math.max(1, keys.length)]
  if (key === undefined) return other
  const part = changed(Reflect.get(value, key), rest, other)
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part }
}

const anything = fc.oneof(
  fc.integer({ min: -2, max: 300 }),
  fc.double(),
  fc.constantFrom('', 'inside', 'C', 'hairpin', '12b'),
  fc.constantFrom<unknown>(null, true, [], {}),
)

test('whatever is put into a board in place of a part, it is judged', { timeout: 120_000 }, () => {
  const ways = fc.array(fc.nat(), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(fc.constantFrom(...BOARDS), ways, anything, ([game, parts], way, other) => {
      const broken = changed(parts, way, other) as Parts
      for (const { id, path, message } of judge(game, broken)) {
        expect(id).toMatch(/^(shape|[CKPTV]-\d+)$/)
        expect(path.length).toBeLessThan(200)
        expect(message).toMatch(/^expected .+, found /s)
      }
    }),
    { numRuns: 150 },
  )
})
