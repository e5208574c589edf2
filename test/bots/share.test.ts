import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOf } from '../../src/bots/index.js'

test('the share of a seat is the part of the others that it left behind', () => {
  const standings = [2, 0, 3, 1].map((seat, index) => ({ seat, place: index + 1 }))
  expect(sharesOf(standings)).toEqual([2 / 3, 0, 1, 1 / 3])
})

test('seats that are level share alike', () => {
  expect(
    sharesOf([
      { seat: 0, place: 1 },
      { seat: 1, place: 1 },
    ]),
  ).toEqual([0.5, 0.5])
})

test('the shares of a game sum to half the number of seats', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 12 }), (places) => {
      const shares = sharesOf(places.map((place, seat) => ({ seat, place })))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(places.length / 2)
    }),
  )
})
