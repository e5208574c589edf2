/** Options and moves carried out again, one after another. */
import type { either as E } from 'fp-ts'
import { left, right } from './either.js'
import type { Game, Step } from './game.js'
import type { Match } from './match.js'
import { movesFrom } from './moves.js'

/** The rules refuse the options of a game that is played again. */
export interface OptionsRefused<Refusal> {
  readonly _tag: 'OptionsRefused'
  readonly refusal: Refusal
}

/** The rules refuse a move of a game that is played again. */
export interface MoveRefused<Options, State, Move, Refusal> {
  readonly _tag: 'MoveRefused'
  /** Which one, counted from 0. */
  readonly index: number
  readonly move: Move
  readonly refusal: Refusal
  /** The match up to there; good to go on with. */
  readonly match: Match<Options, State, Move>
}

/**
 * Where all moves lead from the setup, or the first of them that the rules refuse.
 *
 * @param visit - called with every step in order, that of the setup first
 */
export const walk =
  <Options, State, Move, Event, Refusal>(
    game: Pick<Game<Options, State, Move, Event, never, Refusal>, 'setup' | 'apply'>,
  ) =>
  (
    options: Options,
    moves: ReadonlyArray<Move>,
    visit: (step: Step<State, Event>) => void,
  ): E.Either<OptionsRefused<Refusal> | MoveRefused<Options, State, Move, Refusal>, State> => {
    const first = game.setup(options)
    if (first._tag === 'Left') return left({ _tag: 'OptionsRefused', refusal: first.left })
    visit(first.right)
    let state = first.right.state
    for (const [index, move] of moves.entries()) {
      const step = game.apply(state, move)
      if (step._tag === 'Left') {
        const match = { options, moves: movesFrom(moves.slice(0, index)), state }
        return left({ _tag: 'MoveRefused', index, move, refusal: step.left, match })
      }
      visit(step.right)
      state = step.right.state
    }
    return right(state)
  }
