/** Taking back the last move, where that is fair. */
import type { either as E } from 'fp-ts'
import { left, right } from './either.js'
import type { Game, Seat } from './game.js'
import type { Match } from './match.js'
import { movesFrom, movesOf } from './moves.js'
import { walk } from './walk.js'

/** Why the last move stands. */
export type UndoRefusal =
  | { readonly _tag: 'NothingToUndo' }
  /** The end of a game may have opened every hand. */
  | { readonly _tag: 'IsOver' }
  /** The last move was chance; `kind` is the game's word for it. */
  | { readonly _tag: 'ChanceThrown'; readonly kind: string }
  /** The last move was the decision of another seat. */
  | { readonly _tag: 'AnotherSeatMoved'; readonly seat: Seat }
  /** The last move told somebody what was hidden from him. */
  | { readonly _tag: 'Revealed' }
  /** The rules refuse the options or the moves of the match, so it never was played. */
  | { readonly _tag: 'DoesNotReplay' }

/** What taking back asks of a game. */
export type Undoable<Options, State, Move, Event> = Pick<
  Game<Options, State, Move, Event, never, unknown>,
  'setup' | 'turn' | 'apply' | 'reveals'
>

const refusalOf = <Options, State, Move, Event>(
  game: Undoable<Options, State, Move, Event>,
  before: State,
  last: Move,
  seat: Seat,
): UndoRefusal | null => {
  const turn = game.turn(before)
  if (turn._tag === 'Chance') return { _tag: 'ChanceThrown', kind: turn.kind }
  if (turn._tag === 'Choose' && turn.seat !== seat) return { _tag: 'AnotherSeatMoved', seat: turn.seat }
  const step = game.apply(before, last)
  if (step._tag === 'Left') return { _tag: 'DoesNotReplay' }
  return step.right.events.some(game.reveals) ? { _tag: 'Revealed' } : null
}

/**
 * The match without its last move, if a seat may take it back: its own decision, after which nothing fell by chance, nobody else
 * moved and nothing hidden was told.
 *
 * The seat is who wants to take back. It may be another seat's turn by then; a table that does not want that looks at the turn
 * first. Undoing again goes further back, as far as the same holds. Carries all moves out again, so it costs as much as replaying
 * the match.
 *
 * @returns the match before the last move.
 * Refuses `NothingToUndo`, `IsOver`, `ChanceThrown`, `AnotherSeatMoved`, `Revealed`, and `DoesNotReplay` for a match that the rules
 * do not lead to.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { type Game, undo } from 'parc-ferme'
 *
 * // Two seats take from a pile in turn; the moves tell whose turn it is.
 * type State = { readonly left: number; readonly seat: number }
 * const pile: Pick<Game<number, State, number, string, null, string>, 'setup' | 'turn' | 'apply' | 'reveals'> = {
 *   setup: (left) => E.right({ state: { left, seat: 0 }, events: [] }),
 *   turn: ({ seat }) => ({ _tag: 'Choose', seat }),
 *   apply: ({ left, seat }, taken) => E.right({ state: { left: left - taken, seat: 1 - seat }, events: [] }),
 *   reveals: () => false,
 * }
 * const match = { options: 7, moves: [[2, 1]], state: { left: 4, seat: 0 } }
 * assert.deepStrictEqual(undo(pile)(match, 1), E.right({ options: 7, moves: [[2]], state: { left: 5, seat: 1 } }))
 * assert.deepStrictEqual(undo(pile)(match, 0), E.left({ _tag: 'AnotherSeatMoved', seat: 1 }))
 */
export const undo =
  <Options, State, Move, Event>(game: Undoable<Options, State, Move, Event>) =>
  (match: Match<Options, State, Move>, seat: Seat): E.Either<UndoRefusal, Match<Options, State, Move>> => {
    const { options } = match
    const made = movesOf(match)
    const moves = made.slice(0, -1)
    if (made.length === 0) return left({ _tag: 'NothingToUndo' })
    if (game.turn(match.state)._tag === 'Over') return left({ _tag: 'IsOver' })
    const before = walk(game)(options, moves, () => undefined)
    if (before._tag === 'Left') return left({ _tag: 'DoesNotReplay' })
    const refusal = refusalOf(game, before.right, made[moves.length] as Move, seat)
    return refusal === null ? right({ options, moves: movesFrom(moves), state: before.right }) : left(refusal)
  }
