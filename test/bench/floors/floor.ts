/**
 * A floor: the same game once more, in the plainest way that is fast. Numbers in typed arrays, changed in place, nothing allocated.
 *
 * It is what the speed of the library is measured against, and an independent witness: written from the clauses of the rulebook, it
 * is driven in lockstep with the game by `lockstep.test.ts`.
 */
export interface Floor<Options> {
  /** Lays out a new game. */
  readonly begin: (options: Options) => void
  readonly isOver: () => boolean
  /** Lists what can come next, decisions or outcomes of chance; how many there are. */
  readonly list: () => number
  /** Sum of the weights of the outcomes listed last; 0 where a seat decides. */
  readonly totalWeight: () => number
  /** Weight of one of them. */
  readonly weight: (index: number) => number
  /** Carries out one of those listed last. */
  readonly play: (index: number) => void
}

/** A floor that can be compared with its game. */
export interface Witness<Options, State, Move> extends Floor<Options> {
  /** One of those listed last, in the words of the game. */
  readonly move: (index: number) => Move
  /** The position in the words of the game. */
  readonly state: () => State
}

/** A small fast generator for measuring: 32 bits of xorshift. */
export interface Draws {
  /** A number below a bound. */
  readonly below: (bound: number) => number
}

/** Draws that begin with a seed. */
export const drawsFrom = (seed: number): Draws => {
  let word = Math.imul(seed, 0x9e3779b1) | 1
  return {
    below: (bound) => {
      word ^= word << 13
      word ^= word >>> 17
      word ^= word << 5
      return (word >>> 0) % bound
    },
  }
}

/** Which of those listed last is drawn: a decision each as likely as the others, an outcome of chance by its weight. */
export const drawnFrom = <Options>(floor: Floor<Options>, count: number, draws: Draws): number => {
  const total = floor.totalWeight()
  if (total === 0) return draws.below(count)
  let rest = draws.below(total)
  let index = 0
  for (; rest >= floor.weight(index); index++) rest -= floor.weight(index)
  return index
}

/** Plays a whole game at random; how many moves it had. */
export const playFloor = <Options>(floor: Floor<Options>, options: Options, draws: Draws): number => {
  floor.begin(options)
  let plies = 0
  for (; !floor.isOver(); plies++) floor.play(drawnFrom(floor, floor.list(), draws))
  return plies
}
