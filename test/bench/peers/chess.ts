/** Two libraries for another game, as a yardstick: random games of chess. They are run for measuring only and no part of the package. */
import { Chess as ChessJs } from 'chess.js'
import { Chess as Chessops } from 'chessops/chess'
import type { NormalMove, Square } from 'chessops/types'
import type { Draws } from '../floors/floor.js'

const MOST_PLIES = 300

/** A random game by chess.js; how many moves it had. */
export const raceChessJs = (draws: Draws): number => {
  const game = new ChessJs()
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    if (game.isGameOver()) return plies
    const moves = game.moves({ verbose: true })
    game.move(moves[draws.below(moves.length)] as (typeof moves)[number])
  }
  return MOST_PLIES
}

const movesOf = (game: Chessops): ReadonlyArray<NormalMove> => {
  const moves: Array<NormalMove> = []
  for (const [from, targets] of game.allDests()) for (const to of targets) moves.push(moveOf(game, from, to))
  return moves
}

const moveOf = (game: Chessops, from: Square, to: Square): NormalMove => {
  const isPromotion = game.board.getRole(from) === 'pawn' && (to < 8 || to >= 56)
  return isPromotion ? { from, to, promotion: 'queen' } : { from, to }
}

/** A random game by chessops, its positions copied before each move as its users do; how many moves it had. */
export const raceChessops = (draws: Draws): number => {
  let game = Chessops.default()
  for (let plies = 0; plies < MOST_PLIES; plies++) {
    if (game.isEnd()) return plies
    const moves = movesOf(game)
    const next = game.clone()
    next.play(moves[draws.below(moves.length)] as NormalMove)
    game = next
  }
  return MOST_PLIES
}
