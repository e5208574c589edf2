/** Exact fractions, for odds that are said and not estimated. */
import { defect } from './defect.js'

/** An exact fraction in lowest terms; the denominator is at least 1. Not JSON: show it, or turn it into a number. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let [divisor, rest] = [a < 0n ? -a : a, b]
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest]
  return divisor
}

/**
 * The fraction of two whole numbers, brought to lowest terms.
 *
 * @param numerator - any whole number
 * @param denominator - at least 1; any other is a defect
 * @example
 * import assert from 'node:assert'
 * import { fraction } from 'parc-ferme'
 *
 * assert.deepStrictEqual(fraction(10n, 72n), { numerator: 5n, denominator: 36n })
 */
export const fraction = (numerator: bigint, denominator: bigint): Fraction => {
  if (denominator < 1n) return defect('fraction', `a denominator is at least 1, but it is ${denominator}`)
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/**
 * The sum of two fractions.
 *
 * @example
 * import assert from 'node:assert'
 * import { addFractions, fraction } from 'parc-ferme'
 *
 * assert.deepStrictEqual(addFractions(fraction(1n, 6n), fraction(1n, 3n)), fraction(1n, 2n))
 */
export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

/**
 * The product of two fractions.
 *
 * @example
 * import assert from 'node:assert'
 * import { fraction, multiplyFractions } from 'parc-ferme'
 *
 * assert.deepStrictEqual(multiplyFractions(fraction(1n, 6n), fraction(3n, 4n)), fraction(1n, 8n))
 */
export const multiplyFractions = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)

/**
 * True for two fractions of the same value.
 *
 * @example
 * import assert from 'node:assert'
 * import { equalFractions, fraction } from 'parc-ferme'
 *
 * assert.deepStrictEqual(equalFractions(fraction(2n, 4n), fraction(1n, 2n)), true)
 */
export const equalFractions = (a: Fraction, b: Fraction): boolean =>
  a.numerator === b.numerator && a.denominator === b.denominator

/**
 * The order of two fractions by value.
 *
 * @returns -1 when the first is smaller, 0 when they are equal, 1 when it is larger
 * @example
 * import assert from 'node:assert'
 * import { compareFractions, fraction } from 'parc-ferme'
 *
 * assert.deepStrictEqual(compareFractions(fraction(1n, 3n), fraction(1n, 2n)), -1)
 */
export const compareFractions = (a: Fraction, b: Fraction): -1 | 0 | 1 => {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator]
  return left < right ? -1 : left > right ? 1 : 0
}

const BITS_OF_A_DOUBLE = 1000

const bitsOver = (value: bigint): number => Math.max(0, value.toString(16).length * 4 - BITS_OF_A_DOUBLE)

/**
 * The value of a fraction as a floating-point number, exact to about fifteen digits.
 *
 * @example
 * import assert from 'node:assert'
 * import { fraction, fractionToNumber } from 'parc-ferme'
 *
 * assert.deepStrictEqual(fractionToNumber(fraction(5n, 8n)), 0.625)
 */
export const fractionToNumber = ({ numerator, denominator }: Fraction): number => {
  // Both parts of a long chain of odds may be larger than any double; their quotient is not.
  const over = BigInt(Math.max(bitsOver(numerator), bitsOver(denominator)))
  return Number(numerator >> over) / Number(denominator >> over)
}

/**
 * A fraction as text, such as `5/36`; a whole number stands alone.
 *
 * @example
 * import assert from 'node:assert'
 * import { fraction, showFraction } from 'parc-ferme'
 *
 * assert.deepStrictEqual([showFraction(fraction(5n, 36n)), showFraction(fraction(4n, 4n))], ['5/36', '1'])
 */
export const showFraction = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? `${numerator}` : `${numerator}/${denominator}`
