/** Moves that are worth a try in a position: some that it offers, some that were met elsewhere, and both a little bent. */
import type { Exercised } from '../exercise/exercise.js'
import { bent, type Draw, oneOf } from './draw.js'

const MOST_POOLED = 60
const TRIED = 10
/** At one in so many positions every move is tried that could be thought of. */
const THOUGHT_OF = 12

/** Moves that were met, a few by tag. */
export interface Pool<Move> {
  readonly add: (move: Move) => void
  readonly any: () => Move | undefined
}

export const poolOf = <Move>(draw: Draw): Pool<Move> => {
  const byTag = new Map<string, Array<Move>>()
  return {
    add: (move) => {
      const { _tag: tag } = move as { readonly _tag: string }
      const known = byTag.get(tag) ?? []
      if (known.length < MOST_POOLED) byTag.set(tag, [...known, move])
      else known[draw(MOST_POOLED)] = move
    },
    any: () => oneOf(draw, oneOf(draw, [...byTag.values()]) ?? []),
  }
}

export const candidatesOf =
  <Options, State, Move, Event, View>(
    { game, arbitraries }: Exercised<Options, State, Move, Event, View, unknown>,
    pool: Pool<Move>,
    draw: Draw,
  ) =>
  (state: State): ReadonlyArray<Move> => {
    const moves = [...game.legal(state), ...game.outcomes(state).map(({ move }) => move)]
    const some = moves.length <= TRIED ? moves : Array.from({ length: TRIED }, () => moves[draw(moves.length)] as Move)
    const pooled = Array.from({ length: TRIED }, () => pool.any()).filter((move) => move !== undefined)
    const known = [...some, ...pooled]
    const other = (): object => oneOf(draw, known) ?? {}
    const bentOnes = known.map((move) => bent(move as object, other(), draw) as Move)
    const thoughtOf = draw(THOUGHT_OF) === 0 ? arbitraries.moves(state) : []
    return [...known, ...bentOnes, ...thoughtOf]
  }
