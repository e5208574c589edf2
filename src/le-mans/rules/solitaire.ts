/** Solitaire: one driver for all cars, and a die that decides whether a chance is taken. */
import type { Agreement, Face, Surface } from '../model.js'
import type { Refusal } from '../refusal.js'

/** Faces up to which the chance must be taken. @rule LM-Solo.4-5 */
const MUST: Readonly<Record<Surface, number>> = { dry: 3, wet: 2 }

/** Whether a face means that the chance of a corner must be taken. @rule LM-Solo.3-5, LM-Q.87 */
export const mustTakeChance = (surface: Surface, face: Face): boolean => face <= MUST[surface]

/** What is wrong with a race of one driver: he must be alone, with two cars at least, and makes no teams. @rule LM-Solo.1, LM-Team.1 */
export const solitaireRefusal = ({ solitaire, seats, cars, teamPlay }: Agreement): Refusal | null => {
  if (!solitaire) return null
  if (seats !== 1) return { _tag: 'OneDriverOnly', rule: 'LM-Solo.1', seats }
  if (teamPlay) return { _tag: 'NoTeamsAlone', rule: 'LM-Team.1' }
  const own = cars.flat().length
  return own < 2 ? { _tag: 'TooFewCarsAlone', rule: 'LM-Solo.1', cars: own } : null
}
