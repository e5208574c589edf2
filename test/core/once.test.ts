import { expect, test } from 'vitest'
import { once } from '../../src/core/once.js'

test('what is made on first use is made once, and not before', () => {
  const made: Array<ReadonlyArray<number>> = []
  const table = once(() => {
    const fresh = [made.length]
    made.push(fresh)
    return fresh
  })
  expect(made).toEqual([])
  expect(table()).toBe(table())
  expect(made).toEqual([[0]])
})
