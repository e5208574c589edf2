/**
 * How many of its own turns something takes a car, as chances: the number at index `turns` is the probability of exactly so many.
 */
import type { ParisDakar } from '../paris-dakar/rules/index.js'

/** Probabilities by number of turns; they sum to 1. */
export type Chances = ArrayLike<number>

/** One of several possibilities, in proportion to the weights. */
export interface Weighted {
  /** Above 0. */
  readonly weight: number
  readonly chances: Chances
}

/** A whole number of turns, for certain. */
export const turnsOf = (turns: number): Chances => Float64Array.from({ length: turns + 1 }, (_, at) => +(at === turns))

/** No turn at all. */
export const AT_ONCE: Chances = turnsOf(0)

/** What takes `wait` first and then `after`. */
export const later = (wait: Chances, after: Chances): Chances => {
  const sum = new Float64Array(wait.length + after.length - 1)
  for (let waited = 0; waited < wait.length; waited++) {
    const weight = wait[waited] as number
    if (weight === 0) continue
    for (let turns = 0; turns < after.length; turns++)
      sum[waited + turns] = (sum[waited + turns] as number) + weight * (after[turns] as number)
  }
  return sum
}

/** The same with one turn less; what may take none is not asked for. */
export const sooner = (chances: Chances): Chances => Array.from(chances).slice(1)

/** What takes as long as one of several, which of them being chance. */
export const oneOf = (several: ReadonlyArray<Weighted>): Chances => {
  const sum = new Float64Array(Math.max(...several.map(({ chances }) => chances.length)))
  const total = several.reduce((all, { weight }) => all + weight, 0)
  for (const { weight, chances } of several)
    for (let turns = 0; turns < chances.length; turns++)
      sum[turns] = (sum[turns] as number) + weight * (chances[turns] as number)
  return sum.map((weight) => weight / total)
}

/** The turns that are expected. */
export const meanOf = (chances: Chances): number => {
  let sum = 0
  for (let turns = 0; turns < chances.length; turns++) sum += turns * (chances[turns] as number)
  return sum
}

/** How likely one takes fewer turns than another, or just as many if the order of turns makes it first then. */
export const likelyBefore = (one: Chances, other: Chances, isFirst: boolean): number => {
  let [sum, left] = [0, 1]
  for (let turns = 0; turns < one.length; turns++) {
    const now = turns < other.length ? (other[turns] as number) : 0
    sum += (one[turns] as number) * (isFirst ? left : left - now)
    left -= now
  }
  return sum
}

/**
 * Makes the turns that help takes from a distance, spaces for the truck and units for the helicopter: one at least, even from the very
 * space.
 *
 * @rule PD-11.4, PD-11.6, PD-12.4, PD-12.7
 */
export const helpOn = ({ track: { faces } }: ParisDakar): ((distance: number) => Chances) => {
  const known: Array<Chances> = []
  const afterOneSpin = (distance: number): ReadonlyArray<Weighted> =>
    faces.map(({ value, weight }) => ({ weight, chances: value < distance ? help(distance - value) : AT_ONCE }))
  const help = (distance: number): Chances => (known[distance] ??= later(turnsOf(1), oneOf(afterOneSpin(distance))))
  return help
}
