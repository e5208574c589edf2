/**
 * The moves of a match: a list that grows at its end without being copied, as plain JSON.
 *
 * It is a counter to the base of eight whose digits are moves: the newest stand one by one, eight of them make a block, eight
 * blocks a block of the next level. Adding a move copies less than a block a level, however long the list is, and leaves the list
 * without it as it was.
 */

const BLOCK = 8

/** A move, or eight blocks of the level below, oldest first. */
export type Block<Move> = Move | ReadonlyArray<Block<Move>>

/**
 * Moves by level, oldest first within each: at 0 the newest moves, up to seven; at 1 the blocks of eight moves before them; at 2 the
 * blocks of eight such blocks before those; and so on. The same moves always stand in the same way.
 */
export type Moves<Move> = ReadonlyArray<ReadonlyArray<Block<Move>>>

/** The list with one move more, in constant time; both lists stay good. */
export const withMove = <Move>(moves: Moves<Move>, move: Move): Moves<Move> => {
  const levels = [...moves]
  let item: Block<Move> = move
  for (let depth = 0; ; depth++) {
    const level: ReadonlyArray<Block<Move>> = [...(levels[depth] ?? []), item]
    levels[depth] = level.length < BLOCK ? level : []
    if (level.length < BLOCK) return levels
    item = level
  }
}

/** The list of these moves. */
export const movesFrom = <Move>(moves: ReadonlyArray<Move>): Moves<Move> => moves.reduce<Moves<Move>>(withMove, [])

/**
 * Every move of a match since its setup, decisions and chance alike, oldest first, as one list.
 *
 * @returns a new list; it takes as long as there are moves
 * @example
 * import assert from 'node:assert'
 * import { movesOf, playMove } from 'parc-ferme'
 * import { either as E } from 'fp-ts'
 *
 * const pile = { apply: (size: number, taken: number) => E.right({ state: size - taken, events: [] }) }
 * const before = { options: 7, moves: [[2]], state: 5 }
 * const after = playMove(pile)(before, 1)
 * assert.deepStrictEqual(E.isRight(after) && movesOf(after.right.match), [2, 1])
 * assert.deepStrictEqual(movesOf(before), [2])
 */
export const movesOf = <Move>({ moves }: { readonly moves: Moves<Move> }): ReadonlyArray<Move> =>
  moves
    .map(movesIn)
    .reverse()
    .flatMap((level) => level)

const movesIn = <Move>(level: ReadonlyArray<Block<Move>>, depth: number): ReadonlyArray<Move> =>
  depth === 0
    ? (level as ReadonlyArray<Move>)
    : level.flatMap((block) => movesIn(block as ReadonlyArray<Block<Move>>, depth - 1))
