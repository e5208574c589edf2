/** Shifting: one gear up, or down as the card and the hard-brakings left allow. Where a corner locks the gear is for cornering to say. */
import type { Car } from '../model.js'
import type { Refusal } from '../refusal.js'
import type { CardTable } from '../road.js'

/** Hard-brakings that a gear takes; 0 when staying or going up. @rule LM-Brake.1, LM-Brake.6-8, LM-Q.59-60 */
export const brakesFor = (card: CardTable, from: number, to: number): number => Math.max(0, from - to - card.freeDown)

/** The lowest gear that can be reached if all hard-brakings were used. @rule LM-Q.24 */
export const lowestGear = (card: CardTable, car: Car): number =>
  Math.max(1, car.gear - Math.min(card.maxDown, card.freeDown + Math.max(0, car.brakes)))

/** The highest gear that can be reached. @rule LM-How.8, LM-Move.7, LM-Spin.2 */
export const highestGear = (card: CardTable, car: Car): number => Math.min(card.gears, car.gear + 1)

/**
 * What forbids a gear, if anything.
 *
 * @param locked - the corner in whose middle the car is, or -1
 * @rule LM-How.4, LM-How.8-9, LM-Move.7-10, LM-Brake.1, LM-Brake.4, LM-Brake.6-8, LM-Corner.2, LM-Spin.2
 */
export const gearRefusal = (card: CardTable, car: Car, locked: number, gear: number): Refusal | null => {
  if (!Number.isInteger(gear) || gear < 1 || gear > card.gears)
    return { _tag: 'NoSuchGear', rule: 'LM-Move.10', gear, gears: card.gears }
  if (car.gear === 0) return gear === 1 ? null : { _tag: 'FirstGearOnly', rule: 'LM-Spin.2', gear }
  if (gear === car.gear) return null
  if (locked >= 0) return { _tag: 'GearLocked', rule: 'LM-Corner.2', corner: locked, from: car.gear, to: gear }
  if (gear > car.gear + 1) return { _tag: 'GearTooHigh', rule: 'LM-Move.7', from: car.gear, to: gear }
  if (car.gear - gear > card.maxDown)
    return { _tag: 'GearTooLow', rule: 'LM-Brake.8', from: car.gear, to: gear, most: card.maxDown }
  const needed = brakesFor(card, car.gear, gear)
  return needed > Math.max(0, car.brakes)
    ? { _tag: 'BrakesUsedUp', rule: 'LM-Brake.4', needed, left: Math.max(0, car.brakes) }
    : null
}
