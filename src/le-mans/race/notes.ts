/** Throws that hold beyond the move in which they fell. */
import { isRacing } from '../car.js'
import type { HeldThrow, LedCorner } from '../model.js'
import { carAt, type RaceScratch } from './draft.js'

/** Keeps a throw in mind, and forgets those of the car for corners that it has left behind. @rule LM-Chance.4, LM-Q.72, LM-Q.88 */
export const keepThrow = (raceScratch: RaceScratch, car: number, passage: number, says: HeldThrow['says']): void => {
  const { noted } = raceScratch
  const isKept = (one: HeldThrow): boolean =>
    one.car !== car ||
    (one.passage >= carAt(raceScratch, car).passage &&
      (one.passage !== passage || (one.says === 'cleared') !== (says === 'cleared')))
  noted.held = [...noted.held.filter(isKept), { car, passage, says }]
}

/** Forgets the throws of a car: it is put back and enters its corners anew. @rule LM-Spin.1, LM-Q.72 */
export const forgetThrows = ({ noted }: RaceScratch, car: number): void => {
  if (noted.held.length > 0) noted.held = noted.held.filter((one) => one.car !== car)
}

/** Forgets the throws for corners that lie behind, and of cars that race no more. */
export const forgetOldThrows = (raceScratch: RaceScratch): void => {
  const { noted } = raceScratch
  if (noted.held.length === 0) return
  noted.held = noted.held.filter(({ car: index, passage }) => {
    const car = carAt(raceScratch, index)
    return isRacing(car) && passage >= car.passage
  })
}

/** Writes down what the car on the move meets at a corner, for those that follow it. @rule LM-Slip.5-6, LM-Slip.9-10 */
export const noteLed = ({ noted }: RaceScratch, corner: number, x: number, result: LedCorner['result']): void => {
  if (noted.followers.length === 0) return
  const isHere = (one: LedCorner): boolean => one.corner === corner && one.x === x
  noted.led = [...noted.led.filter((one) => !isHere(one)), { corner, x, result }]
}
