import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addFractions,
  compareFractions,
  equalFractions,
  fraction,
  type Fraction,
  fractionToNumber,
  multiplyFractions,
  showFraction,
} from '../../src/core/fraction.js'

const anyFraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator))

const divisors = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisors(b, a % b))

describe('a fraction', () => {
  test('is always in lowest terms, with its sign above', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        for (const { numerator, denominator } of [a, addFractions(a, b), multiplyFractions(a, b)]) {
          expect(denominator > 0n).toBe(true)
          expect(divisors(numerator, denominator)).toBe(1n)
        }
      }),
    )
  })

  test('of nothing is 0/1', () => {
    expect(fraction(0n, 36n)).toEqual({ numerator: 0n, denominator: 1n })
  })

  test.each([0n, -1n])('has no denominator %s', (denominator) => {
    expect(() => fraction(1n, denominator)).toThrow('parc-ferme: defect in fraction: a denominator is at least 1')
  })

  test('adds and multiplies as cross products do', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        const common = a.denominator * b.denominator
        expect(addFractions(a, b)).toEqual(fraction(a.numerator * b.denominator + b.numerator * a.denominator, common))
        expect(multiplyFractions(a, b)).toEqual(fraction(a.numerator * b.numerator, common))
      }),
    )
  })

  test('obeys the laws of a sum and a product', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(addFractions(a, b)).toEqual(addFractions(b, a))
        expect(multiplyFractions(a, multiplyFractions(b, c))).toEqual(multiplyFractions(multiplyFractions(a, b), c))
        expect(multiplyFractions(a, addFractions(b, c))).toEqual(
          addFractions(multiplyFractions(a, b), multiplyFractions(a, c)),
        )
      }),
    )
  })

  test('stands where its value stands', () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        const difference = addFractions(a, multiplyFractions(b, fraction(-1n, 1n)))
        const sign = difference.numerator < 0n ? -1 : difference.numerator > 0n ? 1 : 0
        expect(compareFractions(a, b)).toBe(sign)
        expect(equalFractions(a, b)).toBe(sign === 0)
        expect(equalFractions(a, a)).toBe(true)
      }),
    )
  })

  test('is another one over another denominator', () => {
    expect(equalFractions(fraction(1n, 2n), fraction(1n, 3n))).toBe(false)
  })

  test.each([
    [fraction(5n, 36n), '5/36'],
    [fraction(-3n, 4n), '-3/4'],
    [fraction(7n, 7n), '1'],
    [fraction(0n, 5n), '0'],
  ])('%o is shown as %s', (value: Fraction, shown) => {
    expect(showFraction(value)).toBe(shown)
  })

  test.each([
    [fraction(1n, 3n), 1 / 3],
    [fraction(-5n, 8n), -0.625],
    [fraction(0n, 1n), 0],
  ])('%o is nearly the number %s', (value, number) => {
    expect(fractionToNumber(value)).toBe(number)
  })

  test('of parts too large for a double is still nearly its number', () => {
    expect(fractionToNumber(fraction(5n * 7n ** 900n, 36n * 7n ** 900n + 1n))).toBeCloseTo(5 / 36, 14)
    expect(fractionToNumber(fraction(-(3n ** 2000n), 2n * 3n ** 2000n + 1n))).toBeCloseTo(-0.5, 14)
    expect(fractionToNumber(fraction(1n, 10n ** 400n))).toBe(0)
    expect(fractionToNumber(fraction(10n ** 200n, 10n ** 400n + 1n)) / 1e-200).toBeCloseTo(1, 12)
  })
})
