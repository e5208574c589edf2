/** Chance for the mutators: quick, and the same for the same seed. */

/** A whole number from 0 up to, and without, a bound of at least 1. */
export type Draw = (below: number) => number

/** Draws by mulberry32, which is good enough to choose what to spoil. */
export const drawsOf = (seed: number): Draw => {
  let word = seed | 0
  return (below) => {
    word = (word + 0x6d2b79f5) | 0
    const mixed = Math.imul(word ^ (word >>> 15), word | 1)
    const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return Math.floor((((stirred ^ (stirred >>> 14)) >>> 0) / 0x1_0000_0000) * below)
  }
}

/** One of the items of a list that is not empty. */
export const pick = <A>(draw: Draw, items: ReadonlyArray<A>): A => items[draw(items.length)] as A

/** One of several, each as often as its weight, a whole number of at least 1. */
export const pickWeighted = <A extends { readonly weight: number }>(draw: Draw, items: ReadonlyArray<A>): A => {
  let rest = draw(items.reduce((sum, { weight }) => sum + weight, 0))
  return items.find(({ weight }) => (rest -= weight) < 0) ?? (items[0] as A)
}
