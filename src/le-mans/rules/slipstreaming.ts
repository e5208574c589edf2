/** Slipstreaming: who may go along with the car ahead, at what price in corners, and in which gear it comes out. */
import type { Car, LedCorner, Rulings } from '../model.js'
import { columnOf, type Board, type CardTable } from '../road.js'

/** Whether a car runs on the road: neither stopped nor standing at the start. @rule LM-Q.69 */
const isInMotion = ({ status, stoppedAt, gear }: Car): boolean => status === 'racing' && stoppedAt === 0 && gear > 0

/** Whether a car stands directly behind another: in its lane and touching it, whichever lap either is in. @rule LM-Slip.1, LM-Q.3 */
export const isDirectlyBehind = (board: Board, car: Car, ahead: Car): boolean =>
  car.lane === ahead.lane && columnOf(board, car.x + 2) === columnOf(board, ahead.x)

/** Whether two cars are such that one may slip behind the other, duties aside. @rule LM-Slip.1, LM-Q.69 */
export const maySlipBehind = (board: Board, car: Car, ahead: Car): boolean =>
  isInMotion(car) && isInMotion(ahead) && isDirectlyBehind(board, car, ahead)

/** The gear after a tow: the highest one whose basic speed the first car of the chain has driven. @rule LM-Slip.3, LM-Q.71 */
export const gearAfterTow = (card: CardTable, car: Car, counts: number, { slipGear }: Rulings): number => {
  if (slipGear === 'keep') return car.gear
  let gear = card.gears
  while (gear > 1 && (card.basic[gear] as number) > counts) gear--
  return gear
}

/** What the corners of the car ahead do to the one in its slipstream: nothing, or where it smashes up or spins out. */
export type TowFate = { readonly does: 'smash' | 'spin'; readonly at: LedCorner } | null

/**
 * What the corners of the car ahead do to the one in its slipstream.
 *
 * @param led - the corners that the car ahead has met in its move, with what the die said there
 * @rule LM-Slip.9-10, LM-Q.73
 */
export const towFate = (led: ReadonlyArray<LedCorner>, { slipLeaderSmash }: Rulings): TowFate => {
  const at = (wanted: LedCorner['result']): LedCorner | undefined => led.find(({ result }) => result === wanted)
  const lost = at('spin') ?? (slipLeaderSmash === 'smash' ? at('smash') : undefined)
  if (lost !== undefined) return { does: 'smash', at: lost }
  const drawn = at('pit')
  return drawn === undefined ? null : { does: 'spin', at: drawn }
}

/** Chances at a corner: two if the car ahead has taken one there, else one. @rule LM-Slip.5-6, LM-Q.74 */
export const diceBehind = (result: LedCorner['result']): 1 | 2 => (result === 'none' ? 1 : 2)
