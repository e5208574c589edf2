/** Chances: one die for a corner that is entered one gear too high. */
import { defect } from '../../core/defect.js'
import type { Outcome } from '../../core/game.js'
import type { Face, Move, Result, Surface } from '../model.js'
import type { Board } from '../road.js'

/** What a face means at a corner. @rule LM-Chance.3, LM-Q.35-36 */
export const resultOf = (board: Board, corner: number, surface: Surface, face: Face): Result =>
  board.table[(board.corners[corner]?.kind === 'sharp' ? 0 : 2) + (surface === 'dry' ? 0 : 1)]?.[face - 1] ??
  defect('le-mans', 'a result for every face')

/** The faces of the die, each as likely as the others. @rule LM-Equip.7, LM-Move.18 */
export const FACES: ReadonlyArray<Outcome<Move>> = ([1, 2, 3, 4, 5, 6] as const).map((face) => ({
  weight: 1,
  move: { _tag: 'Roll', face },
}))

/** Whether a number is a face of the die. @rule LM-Equip.7 */
export const isFace = (face: number): face is Face => Number.isInteger(face) && face >= 1 && face <= 6
