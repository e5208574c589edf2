/** Recorded games from outside, such as files. */
import { type Codec, type Codecs, list, literal, strict, text } from './codec.js'
import type { GameRecord } from './record.js'

const MOST_MOVES = 100_000
const LONGEST_NAME = 100

/**
 * The codec of the recorded games of one game.
 *
 * Takes the record of any game, edition and board whose options and moves look right; `replay` says whether it is the right one.
 * At most 100,000 moves.
 *
 * @param codecs - those of the game; only options and moves are needed
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { codec, decode, record, recordCodec } from 'parc-ferme'
 *
 * const game = { name: 'pile', edition: 'matches-1', board: 'af63dc4c8601ec8c' }
 * const pile = recordCodec({ options: codec.integer(1, 99), move: codec.integer(1, 2) })
 * const written = record(game)({ options: 7, moves: [[2, 1]], state: 4 })
 * assert.deepStrictEqual(decode(pile)(JSON.parse(JSON.stringify(written))), E.right(written))
 */
export const recordCodec = <Options, Move>({
  options,
  move,
}: Pick<Codecs<Options, never, Move, never, never>, 'options' | 'move'>): Codec<GameRecord<Options, Move>> =>
  strict({
    format: literal('parc-ferme/record'),
    version: literal(1),
    game: text({ max: LONGEST_NAME }),
    edition: text({ max: LONGEST_NAME }),
    board: text({ max: LONGEST_NAME }),
    options,
    moves: list(move, { max: MOST_MOVES }),
  })
