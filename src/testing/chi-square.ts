/** Pearson's test of counts against expectations. */

/** How often something came and how often it should have come. */
export interface Cell {
  readonly found: number
  readonly expected: number
}

/** What a standard normal exceeds once in a million times. */
const ONE_IN_A_MILLION = 4.753
/** Cells that expect less are thrown together, since the test is good for larger ones only. */
const LEAST_EXPECTED = 5

const together = (cells: ReadonlyArray<Cell>): ReadonlyArray<Cell> => {
  const large = cells.filter(({ expected }) => expected >= LEAST_EXPECTED)
  const small = cells.filter(({ expected }) => expected < LEAST_EXPECTED)
  const rest = small.reduce(
    (sum, { found, expected }) => ({ found: sum.found + found, expected: sum.expected + expected }),
    { found: 0, expected: 0 },
  )
  return rest.expected >= 1 ? [...large, rest] : large
}

/**
 * Whether counts are farther from what is expected than chance makes them once in a million times.
 *
 * Something that should never come is too far once it came. The bound of the chi-square distribution is that of Wilson and Hilferty.
 *
 * @param cells - whose expectations sum to the number of throws
 */
export const isTooFar = (cells: ReadonlyArray<Cell>): boolean => {
  if (cells.some(({ found, expected }) => expected === 0 && found > 0)) return true
  const kept = together(cells)
  const freedom = kept.length - 1
  if (freedom < 1) return false
  const distance = kept.reduce((sum, { found, expected }) => sum + (found - expected) ** 2 / expected, 0)
  const share = 2 / (9 * freedom)
  return distance > freedom * (1 - share + ONE_IN_A_MILLION * Math.sqrt(share)) ** 3
}
