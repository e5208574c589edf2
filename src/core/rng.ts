/**
 * Randomness as a value: a generator is plain JSON, and every draw returns the generator to go on with.
 *
 * No position of a game holds one; who plays chance (a match, a playout, a test) carries it along.
 */
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { defect } from './defect.js'
import { fnv1a64 } from './hash.js'

/**
 * The generator xoroshiro128+ (24, 16, 37) of Blackman and Vigna, 2018.
 *
 * `state` is its 128 bits as four signed 32-bit integers: s0 high, s0 low, s1 high, s1 low; not all four are 0.
 */
export interface SeededRng {
  readonly algorithm: 'xoroshiro128plus'
  readonly state: readonly [number, number, number, number]
}

/** A written list of draws, for tests and for dice thrown on a real table; `used` of them are spent. */
export interface ScriptedRng {
  readonly algorithm: 'scripted'
  readonly draws: ReadonlyArray<number>
  readonly used: number
}

/** A generator: plain JSON, tagged with its algorithm; what it draws next depends on nothing else. */
export type Rng = SeededRng | ScriptedRng

const WORDS = 0x1_0000_0000
const LARGEST_BOUND = 0x20_0000_0000_0000

const mixed = (sum: bigint): bigint => {
  const first = BigInt.asUintN(64, (sum ^ (sum >> 30n)) * 0xbf58476d1ce4e5b9n)
  const second = BigInt.asUintN(64, (first ^ (first >> 27n)) * 0x94d049bb133111ebn)
  return second ^ (second >> 31n)
}

const highWord = (word: bigint): number => Number(BigInt.asIntN(32, word >> 32n))
const lowWord = (word: bigint): number => Number(BigInt.asIntN(32, word))

const seedWord = (seed: number | string): bigint =>
  typeof seed === 'number' && Number.isSafeInteger(seed)
    ? BigInt.asUintN(64, BigInt(seed))
    : BigInt(`0x${fnv1a64(String(seed))}`)

/**
 * The generator of a seed; equal seeds give equal draws, in every runtime.
 *
 * The state is filled by SplitMix64, as the authors of xoroshiro128+ advise, so that neighbouring seeds have nothing in common.
 *
 * @param seed - a safe integer, negative ones included; or any text, which counts as its FNV-1a 64 hash
 * @example
 * import assert from 'node:assert'
 * import { integerBelow, seeded } from 'parc-ferme'
 *
 * const [face] = integerBelow(6)(seeded(1962))
 * assert.deepStrictEqual(integerBelow(6)(seeded(1962))[0], face)
 */
export const seeded = (seed: number | string): Rng => {
  const start = seedWord(seed)
  const s0 = mixed(BigInt.asUintN(64, start + 0x9e3779b97f4a7c15n))
  const s1 = mixed(BigInt.asUintN(64, start + 0x9e3779b97f4a7c15n * 2n))
  return { algorithm: 'xoroshiro128plus', state: [highWord(s0), lowWord(s0), highWord(s1), lowWord(s1)] }
}

/**
 * A generator that draws exactly the numbers written here, one for each question, whatever is asked.
 *
 * The number for a weighted choice is the index chosen. A number that does not fit its question is a defect, and so is a question
 * after the last number.
 *
 * @param draws - whole numbers, each at least 0 and below the bound that it will be asked with
 * @example
 * import assert from 'node:assert'
 * import { integerBelow, isUsedUp, scripted } from 'parc-ferme'
 *
 * const [face, rest] = integerBelow(6)(scripted([4]))
 * assert.deepStrictEqual([face, isUsedUp(rest)], [4, true])
 */
export const scripted = (draws: ReadonlyArray<number>): Rng => ({ algorithm: 'scripted', draws: [...draws], used: 0 })

/**
 * True when every scripted number is spent; a seeded generator never is.
 *
 * @example
 * import assert from 'node:assert'
 * import { isUsedUp, scripted, seeded } from 'parc-ferme'
 *
 * assert.deepStrictEqual([isUsedUp(scripted([])), isUsedUp(scripted([3])), isUsedUp(seeded(3))], [true, false, false])
 */
export const isUsedUp = (rng: Rng): boolean => rng.algorithm === 'scripted' && rng.used === rng.draws.length

const scriptedBelow = (bound: number, { draws, used }: ScriptedRng): readonly [number, Rng] => {
  const draw = draws[used]
  if (draw === undefined) return defect('rng', `the script goes on, but all ${used} of its numbers are used`)
  if (!Number.isInteger(draw) || draw < 0 || draw >= bound)
    return defect('rng', `scripted number ${used} is whole and from 0 to ${bound - 1}, but it is ${draw}`)
  return [draw, { algorithm: 'scripted', draws, used: used + 1 }]
}

type Draw = readonly [number, SeededRng]

const seededWord = ({ state }: SeededRng): Draw => {
  // The generator of pure-rand changes itself; this one is made here and nobody else ever sees it.
  const generator = xoroshiro128plusFromState(state)
  const word = generator.next() >>> 0
  return [word, { algorithm: 'xoroshiro128plus', state: generator.getState() as SeededRng['state'] }]
}

const seededDoubleWord = (rng: SeededRng): Draw => {
  const high = seededWord(rng)
  const low = seededWord(high[1])
  return [(high[0] >>> 11) * WORDS + low[0], low[1]]
}

// The range of the words is cut into `bound` equal pieces, and a word beyond the last of them is thrown away. The piece is told by
// the high bits of the word, which are the better ones of this generator.
const seededBelow = (bound: number, rng: SeededRng): Draw => {
  const piece = Math.floor(WORDS / bound)
  let draw = seededWord(rng)
  while (draw[0] >= piece * bound) draw = seededWord(draw[1])
  return [Math.floor(draw[0] / piece), draw[1]]
}

const seededBelowLarge = (bound: number, rng: SeededRng): Draw => {
  const piece = (LARGEST_BOUND - (LARGEST_BOUND % bound)) / bound
  let draw = seededDoubleWord(rng)
  while (draw[0] >= piece * bound) draw = seededDoubleWord(draw[1])
  // A quotient of numbers this large may be rounded up to the next piece; a remainder is exact.
  return [(draw[0] - (draw[0] % piece)) / piece, draw[1]]
}

const drawBelow = (bound: number, rng: SeededRng): Draw =>
  bound <= WORDS ? seededBelow(bound, rng) : seededBelowLarge(bound, rng)

/**
 * The next 32 bits of the generator.
 *
 * @returns a whole number, 0 to 4,294,967,295, and the generator to go on with
 * @example
 * import assert from 'node:assert'
 * import { nextUint32, scripted } from 'parc-ferme'
 *
 * assert.deepStrictEqual(nextUint32(scripted([7]))[0], 7)
 */
export const nextUint32 = (rng: Rng): readonly [number, Rng] =>
  rng.algorithm === 'scripted' ? scriptedBelow(WORDS, rng) : seededWord(rng)

/**
 * A whole number below a bound, each as likely as the others.
 *
 * @param bound - whole, 1 to 2^53; any other is a defect
 * @returns a whole number, 0 to bound - 1, and the generator to go on with
 * @example
 * import assert from 'node:assert'
 * import { integerBelow, scripted } from 'parc-ferme'
 *
 * const die = integerBelow(6)
 * const [first, rest] = die(scripted([0, 5]))
 * assert.deepStrictEqual([first, die(rest)[0]], [0, 5])
 */
export const integerBelow =
  (bound: number) =>
  (rng: Rng): readonly [number, Rng] => {
    if (!Number.isInteger(bound) || bound < 1 || bound > LARGEST_BOUND)
      return defect('rng', `a bound is whole and from 1 to 2^53, but it is ${bound}`)
    return rng.algorithm === 'scripted' ? scriptedBelow(bound, rng) : drawBelow(bound, rng)
  }

const totalWeight = (weights: ReadonlyArray<number>): number => {
  let total = 0
  for (const weight of weights) {
    if (!Number.isInteger(weight) || weight < 1)
      return defect('rng', `a weight is whole and at least 1, but it is ${weight}`)
    total += weight
    if (!Number.isSafeInteger(total)) return defect('rng', 'weights sum to less than 2^53')
  }
  return total
}

/**
 * The index of one weight, each as likely as its share of the sum.
 *
 * @param weights - at least one; whole, at least 1 each, less than 2^53 together; anything else is a defect
 * @returns an index of `weights`, and the generator to go on with; a scripted number is taken as the index itself
 * @example
 * import assert from 'node:assert'
 * import { chooseWeighted, scripted } from 'parc-ferme'
 *
 * assert.deepStrictEqual(chooseWeighted([30, 5, 1])(scripted([2]))[0], 2)
 */
export const chooseWeighted =
  (weights: ReadonlyArray<number>) =>
  (rng: Rng): readonly [number, Rng] => {
    const total = totalWeight(weights)
    if (total === 0) return defect('rng', 'a weighted choice has at least one weight')
    if (rng.algorithm === 'scripted') return scriptedBelow(weights.length, rng)
    const draw = drawBelow(total, rng)
    let below = 0
    for (let index = 0; index < weights.length; index++) {
      below += weights[index] as number
      if (draw[0] < below) return [index, draw[1]]
    }
    return defect('rng', 'a draw is below the sum of the weights')
  }

/**
 * The same items in another order, each order as likely as the others.
 *
 * Asks for one number fewer than there are items: first below the number of items, for the last place, and so on down to 2.
 *
 * @param items - left as they are
 * @returns a new list, and the generator to go on with
 * @example
 * import assert from 'node:assert'
 * import { scripted, shuffled } from 'parc-ferme'
 *
 * assert.deepStrictEqual(shuffled(['a', 'b', 'c'])(scripted([0, 0]))[0], ['b', 'c', 'a'])
 */
export const shuffled =
  <Item>(items: ReadonlyArray<Item>) =>
  (rng: Rng): readonly [ReadonlyArray<Item>, Rng] => {
    const order = [...items]
    let next = rng
    for (let last = order.length - 1; last > 0; last--) {
      const [chosen, after] = integerBelow(last + 1)(next)
      next = after
      ;[order[last], order[chosen]] = [order[chosen] as Item, order[last] as Item]
    }
    return [order, next]
  }
