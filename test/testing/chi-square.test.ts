import { expect, test } from 'vitest'
import { isTooFar } from '../../src/testing/chi-square.js'
import { difference } from '../../src/testing/difference.js'

const cells = (...found: ReadonlyArray<number>) => found.map((count) => ({ found: count, expected: 100 }))

test('six faces of a hundred each are as expected, and a loaded die is not', () => {
  // 38.0 is what five degrees of freedom exceed once in 2.6 million times (tables of the chi-square distribution).
  expect([isTooFar(cells(100, 100, 100, 100, 100, 100)), isTooFar(cells(115, 90, 95, 110, 88, 102))]).toEqual([
    false,
    false,
  ])
  expect(isTooFar(cells(160, 80, 90, 90, 90, 90))).toBe(true)
})

test('something that can never come is too far once it came', () => {
  expect(isTooFar([...cells(100, 100), { found: 1, expected: 0 }])).toBe(true)
})

test('cells that expect little are thrown together, and left out where even all of them expect nearly nothing', () => {
  const rare = (found: number, expected: number) => Array.from({ length: 3 }, () => ({ found, expected }))
  expect(isTooFar([...cells(100, 100), ...rare(3, 2)])).toBe(false)
  expect(isTooFar([...cells(100, 100), ...rare(30, 2)])).toBe(true)
  expect(isTooFar([...cells(100, 100), ...rare(30, 0.1)])).toBe(false)
})

test('a single cell is as it is expected', () => {
  expect(isTooFar(cells(1000))).toBe(false)
})

test('a difference is told by its path, and neither by the order of keys nor by the sign of nothing', () => {
  expect(difference({ a: 1, b: [1, { c: 0 }] }, { b: [1, { c: -0 }], a: 1 })).toBeNull()
  expect(difference({ a: [1, 2] }, { a: [1, 3] })).toBe('a.1: 2, not 3')
  expect(difference({ a: 1 }, {})).toBe('a: one key too many')
  expect(difference([], {})).toBe('a list of 0, not a record')
})
