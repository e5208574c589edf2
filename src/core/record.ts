/** Games written down and played again, as JSON: options and moves, and what they were played on. */
import type { either as E } from 'fp-ts'
import { left, right } from './either.js'
import type { Game, Step } from './game.js'
import type { Match } from './match.js'
import { inOneLine } from './fault.js'
import { movesFrom, movesOf } from './moves.js'
import { type MoveRefused, type OptionsRefused, walk } from './walk.js'

/** A game written down. Moves of chance stand among the others, so nothing random is needed to play it again. */
export interface GameRecord<Options, Move> {
  readonly format: 'parc-ferme/record'
  readonly version: 1
  /** Name of the game. */
  readonly game: string
  /** Board and version of the rules that it was played by. */
  readonly edition: string
  /** Hash of the rule data of the board that it was played on. */
  readonly board: string
  readonly options: Options
  /** Every move since the setup, decisions and chance alike, oldest first. */
  readonly moves: ReadonlyArray<Move>
}

/** What a record says a game was played on. */
export type GameIdentity = Pick<Game<never, never, never, never, never, never>, 'name' | 'edition' | 'board'>

/** What a replay asks of a game. */
export type Replayable<Options, State, Move, Event, Refusal> = GameIdentity &
  Pick<Game<Options, State, Move, Event, never, Refusal>, 'setup' | 'apply'>

/**
 * The record of a match, at any point of it.
 *
 * @example
 * import assert from 'node:assert'
 * import { record } from 'parc-ferme'
 *
 * const pile = { name: 'pile', edition: 'matches-1', board: 'af63dc4c8601ec8c' }
 * assert.deepStrictEqual(record(pile)({ options: 7, moves: [[2, 1]], state: 4 }), {
 *   format: 'parc-ferme/record',
 *   version: 1,
 *   game: 'pile',
 *   edition: 'matches-1',
 *   board: 'af63dc4c8601ec8c',
 *   options: 7,
 *   moves: [2, 1],
 * })
 */
export const record =
  ({ name, edition, board }: GameIdentity) =>
  <Options, Move>(match: Match<Options, unknown, Move>): GameRecord<Options, Move> => ({
    format: 'parc-ferme/record',
    version: 1,
    game: name,
    edition,
    board,
    options: match.options,
    moves: movesOf(match),
  })

/** The record is of something else than it is replayed on. */
export interface OtherGame {
  /** What differs: the game itself, its edition, or the data of its board. */
  readonly _tag: 'OtherGame' | 'OtherEdition' | 'OtherBoard'
  /** What it is replayed on. */
  readonly expected: string
  /** What the record says. */
  readonly found: string
}

/** Why a record cannot be replayed, or not to its end. */
export type ReplayFault<Options, State, Move, Refusal> =
  OtherGame | OptionsRefused<Refusal> | MoveRefused<Options, State, Move, Refusal>

const otherGame = (game: GameIdentity, found: GameRecord<unknown, unknown>): OtherGame | null => {
  if (found.game !== game.name) return { _tag: 'OtherGame', expected: game.name, found: found.game }
  if (found.edition !== game.edition) return { _tag: 'OtherEdition', expected: game.edition, found: found.edition }
  if (found.board !== game.board) return { _tag: 'OtherBoard', expected: game.board, found: found.board }
  return null
}

/**
 * The match that a record tells of, or why and where it cannot be played again.
 *
 * @returns the match after its last move.
 * Refuses `OtherGame`, `OtherEdition` and `OtherBoard` before anything is played, `OptionsRefused`, and `MoveRefused` at the first
 * move that no longer holds, with the match up to there.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { record, replay } from 'parc-ferme'
 *
 * const pile = {
 *   name: 'pile',
 *   edition: 'matches-1',
 *   board: 'af63dc4c8601ec8c',
 *   setup: (size: number) => E.right({ state: size, events: [] }),
 *   apply: (size: number, taken: number) => (taken <= size ? E.right({ state: size - taken, events: [] }) : E.left('too many')),
 * }
 * const match = { options: 7, moves: [[2, 1]], state: 4 }
 * assert.deepStrictEqual(replay(pile)(record(pile)(match)), E.right(match))
 * assert.deepStrictEqual(
 *   replay(pile)({ ...record(pile)(match), moves: [2, 9, 1] }),
 *   E.left({ _tag: 'MoveRefused', index: 1, move: 9, refusal: 'too many', match: { options: 7, moves: [[2]], state: 5 } }),
 * )
 */
export const replay =
  <Options, State, Move, Refusal>(game: Replayable<Options, State, Move, unknown, Refusal>) =>
  (
    found: GameRecord<Options, Move>,
  ): E.Either<ReplayFault<Options, State, Move, Refusal>, Match<Options, State, Move>> => {
    const other = otherGame(game, found)
    if (other !== null) return left(other)
    const { options, moves } = found
    const end = walk(game)(options, moves, () => undefined)
    return end._tag === 'Left' ? end : right({ options, moves: movesFrom(moves), state: end.right })
  }

/**
 * Every step of a recorded game, for who wants to leaf through it: first that of the setup, then one a move.
 *
 * Keeps every position at once. Where a move is refused, the fault has the match up to there, and the record of that can be leafed
 * through.
 *
 * @returns one step more than the record has moves. Refuses what {@link replay} refuses.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { record, replaySteps } from 'parc-ferme'
 *
 * const pile = {
 *   name: 'pile',
 *   edition: 'matches-1',
 *   board: 'af63dc4c8601ec8c',
 *   setup: (size: number) => E.right({ state: size, events: ['piled'] }),
 *   apply: (size: number, taken: number) => E.right({ state: size - taken, events: [`took ${taken}`] }),
 * }
 * assert.deepStrictEqual(
 *   replaySteps(pile)(record(pile)({ options: 7, moves: [[2]], state: 5 })),
 *   E.right([
 *     { state: 7, events: ['piled'] },
 *     { state: 5, events: ['took 2'] },
 *   ]),
 * )
 */
export const replaySteps =
  <Options, State, Move, Event, Refusal>(game: Replayable<Options, State, Move, Event, Refusal>) =>
  (
    found: GameRecord<Options, Move>,
  ): E.Either<ReplayFault<Options, State, Move, Refusal>, ReadonlyArray<Step<State, Event>>> => {
    const other = otherGame(game, found)
    if (other !== null) return left(other)
    const steps: Array<Step<State, Event>> = []
    const end = walk(game)(found.options, found.moves, (step) => steps.push(step))
    return end._tag === 'Left' ? end : right(steps)
  }

const NOUN = { OtherGame: 'game', OtherEdition: 'edition', OtherBoard: 'board' } as const

/**
 * A fault of a replay as one line.
 *
 * @param showMove - such as the notation of the game has
 * @param showRefusal - such as the game has beside its rules
 * @example
 * import assert from 'node:assert'
 * import { showReplayFault } from 'parc-ferme'
 *
 * const show = showReplayFault((taken: number) => `take ${taken}`, (refusal: string) => refusal)
 * assert.deepStrictEqual(
 *   show({ _tag: 'MoveRefused', index: 1, move: 9, refusal: 'too many', match: { options: 7, moves: [[2]], state: 5 } }),
 *   'move 2, take 9, is refused: too many',
 * )
 */
export const showReplayFault =
  <Move, Refusal>(showMove: (move: Move) => string, showRefusal: (refusal: Refusal) => string) =>
  (fault: ReplayFault<unknown, unknown, Move, Refusal>): string => {
    switch (fault._tag) {
      case 'OtherGame':
      case 'OtherEdition':
      case 'OtherBoard':
        return `the record is of the ${NOUN[fault._tag]} ${inOneLine(fault.found)}, not of ${fault.expected}`
      case 'OptionsRefused':
        return `the options are refused: ${showRefusal(fault.refusal)}`
      case 'MoveRefused':
        return `move ${fault.index + 1}, ${showMove(fault.move)}, is refused: ${showRefusal(fault.refusal)}`
    }
  }
