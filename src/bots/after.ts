import { defect } from '../core/defect.js'
import type { Game } from '../core/game.js'

/** The position after a move that is on offer, or an outcome that is listed. */
export const after = <State, Move>(
  game: Pick<Game<never, State, Move, never, never, unknown>, 'advance'>,
  state: State,
  move: Move,
): State => {
  const next = game.advance(state, move)
  return next._tag === 'Left' ? defect('bots', 'a move that is offered is accepted') : next.right
}
