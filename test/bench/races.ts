/** Random races through the public functions of a game. */
import type { either as E } from 'fp-ts'
import type { Game, Step } from '../../src/core/game.js'
import { playout, uniformPolicy } from '../../src/core/playout.js'
import { integerBelow, type Rng, seeded } from '../../src/core/rng.js'
import { type Match, play, start } from '../../src/core/match.js'
import { movesOf } from '../../src/core/moves.js'
import { drawsFrom, type Draws } from './floors/floor.js'
import { clock, heapOf } from './measure.js'

/** A game as the benchmark plays it. */
export type Raced<Options, State, Move, Event> = Pick<
  Game<Options, State, Move, Event, unknown, unknown>,
  'setup' | 'turn' | 'legal' | 'outcomes' | 'advance' | 'apply'
>

/** One position of a race and the move that was made in it. */
export interface Ply<State, Move> {
  readonly state: State
  readonly move: Move
  readonly isChance: boolean
}

/** What a step of the library answers; plainly, since it is part of what is measured. */
const right = <A>(either: E.Either<unknown, A>): A => {
  if (either._tag === 'Left') throw new Error(`refused: ${JSON.stringify(either.left)}`)
  return either.right
}

const drawn = <Options, State, Move, Event>(
  game: Raced<Options, State, Move, Event>,
  state: State,
  isChance: boolean,
  draws: Draws,
): Move => {
  if (!isChance) {
    const legal = game.legal(state)
    return legal[draws.below(legal.length)] as Move
  }
  const outcomes = game.outcomes(state)
  let total = 0
  for (const { weight } of outcomes) total += weight
  let rest = draws.below(total)
  for (const { weight, move } of outcomes) {
    if (rest < weight) return move
    rest -= weight
  }
  throw new Error('a number below the sum of the weights falls to an outcome')
}

/** Lists, picks and applies until the race is over; how many moves it had. */
export const race = <Options, State, Move, Event>(
  game: Raced<Options, State, Move, Event>,
  options: Options,
  draws: Draws,
  visit?: (ply: Ply<State, Move>) => void,
): number => {
  let { state } = right(game.setup(options))
  for (let plies = 0; ; plies++) {
    const turn = game.turn(state)
    if (turn._tag === 'Over') return plies
    const move = drawn(game, state, turn._tag === 'Chance', draws)
    visit?.({ state, move, isChance: turn._tag === 'Chance' })
    state = right(game.advance(state, move))
  }
}

/** The same by `playout` and a policy of the library. */
export const playedOut = <Options, State, Move, Event>(
  game: Raced<Options, State, Move, Event>,
  options: Options,
  seed: number,
): number => playout(game)(right(game.setup(options)).state, uniformPolicy, seeded(seed)).plies

/** Every position of some races. */
export const pliesOf = <Options, State, Move, Event>(
  game: Raced<Options, State, Move, Event>,
  options: Options,
  races: number,
): ReadonlyArray<Ply<State, Move>> => {
  const plies: Array<Ply<State, Move>> = []
  const draws = drawsFrom(7)
  for (let index = 0; index < races; index++) race(game, options, draws, (ply) => plies.push(ply))
  return plies
}

/** A game that goes round and round: Over is never reached, so that a match can grow to any length. */
export const endless = <Options, State, Move, Event>(
  game: Raced<Options, State, Move, Event>,
  options: Options,
): Raced<Options, State, Move, Event> => {
  const first: Step<State, Event> = right(game.setup(options))
  const isOver = (state: State): boolean => game.turn(state)._tag === 'Over'
  return {
    ...game,
    apply: (state, move) => {
      const step = game.apply(state, move)
      return step._tag === 'Right' && isOver(step.right.state) ? { _tag: 'Right', right: first } : step
    },
  }
}

interface Going<Options, State, Move> {
  readonly match: Match<Options, State, Move>
  readonly rng: Rng
}

/** A match with so many decisions more, each at random and with the chance that follows it. */
const goneOn = <Options, State, Move, Event>(
  game: Raced<Options, State, Move, Event>,
  begun: Going<Options, State, Move>,
  count: number,
): Going<Options, State, Move> => {
  let { match, rng } = begun
  const on = play(endless(game, match.options))
  for (let index = 0; index < count; index++) {
    const legal = game.legal(match.state)
    const [choice, after] = integerBelow(legal.length)(rng)
    ;({ match, rng } = right(on(match, legal[choice] as Move, after)))
  }
  return { match, rng }
}

/** Nanoseconds of one `play` of a match around some plies of its history. */
export const matchCosts = <Options, State, Move, Event>(
  game: Raced<Options, State, Move, Event>,
  options: Options,
  plies: ReadonlyArray<number>,
  window: number,
): ReadonlyArray<number> => {
  const costs = plies.map(() => Infinity)
  for (let turn = 0; turn < 5; turn++) {
    let going: Going<Options, State, Move> = right(start(endless(game, options))(options, seeded(turn)))
    let at = 0
    plies.forEach((ply, index) => {
      going = goneOn(game, going, Math.max(0, ply - window / 2 - at))
      const begun = clock()
      going = goneOn(game, going, window)
      costs[index] = Math.min(costs[index] ?? Infinity, (1e6 * (clock() - begun)) / window)
      at = ply + window / 2
    })
  }
  return costs
}

/**
 * Bytes that a match holds for each of its moves, between some plies of its history.
 *
 * A match is gone through once before, so that the tables and lists that the game keeps are not counted.
 */
export const matchBytes = <Options, State, Move, Event>(
  game: Raced<Options, State, Move, Event>,
  options: Options,
  plies: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  const heap = heapOf()
  const begun: Going<Options, State, Move> = right(start(endless(game, options))(options, seeded(1)))
  goneOn(game, begun, plies.at(-1) ?? 0)
  let [going, at, size, length] = [begun, 0, heap(), movesOf(begun.match).length]
  return plies.map((ply) => {
    going = goneOn(game, going, ply - at)
    const [before, from] = [size, length]
    ;[at, size, length] = [ply, heap(), movesOf(going.match).length]
    return (size - before) / (length - from)
  })
}
