/** Cornering: in which gear a corner is safe, when it costs a chance, when it cannot be taken; and no shifting inside. */
import type { Car } from '../model.js'
import { at, cornerAt, spaceOf, type Board, type CardTable } from '../road.js'

/** The highest gear in which a corner is safe. @rule LM-Corner.1, LM-Equip.17 */
export const safeGear = (board: Board, card: CardTable, corner: number): number =>
  board.corners[corner]?.kind === 'sharp' ? card.sharp : card.hairpin

/** The gear less the highest safe one: 0 or less is safe, 1 a chance, more a spin-out. @rule LM-Corner.1, LM-Chance.1-2, LM-Diag.3a, LM-Diag.3b, LM-Diag.3c, LM-Diag.5a, LM-Q.32 */
export const gearsOver = (board: Board, card: CardTable, corner: number, gear: number): number =>
  gear - safeGear(board, card, corner)

const cornersOver = (board: Board, card: CardTable, gear: number, from: number, to: number): number =>
  (gear - card.sharp >= from && gear - card.sharp <= to ? board.sharps : 0) |
  (gear - card.hairpin >= from && gear - card.hairpin <= to ? board.hairpins : 0)

/** Bits of the corners that a gear is too high for even by a chance. @rule LM-Corner.6, LM-Chance.2 */
export const forbiddenCorners = (board: Board, card: CardTable, gear: number): number =>
  cornersOver(board, card, gear, 2, gear)

/** Bits of the corners that cost a chance in a gear; `wet` are those where everybody must throw. @rule LM-Chance.1, LM-Q.36 */
export const chancyCorners = (board: Board, card: CardTable, gear: number, wet: number): number =>
  cornersOver(board, card, gear, 1, 1) | (wet & ~forbiddenCorners(board, card, gear))

/** The corner in whose middle a running car is, or -1; its last space is no middle. @rule LM-Corner.2-3, LM-Move.9, LM-Diag.4a, LM-Diag.4b, LM-Diag.4c, LM-Q.29-30 */
export const lockingCorner = (board: Board, car: Car): number => {
  if (car.gear === 0) return -1
  const corner = cornerAt(board, car.lane, car.x)
  return at(board.last, spaceOf(board, car.lane, car.x)) === 0 ? corner : -1
}
