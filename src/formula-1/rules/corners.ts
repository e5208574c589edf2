/**
 * Corners, the Penalty Chart and spinning off: how a band that was crossed is judged. Which bands a move crosses is found by the search
 * over paths; blocked cars that spin off are in the chapter on blocking.
 */
import type { Outcome } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import { shownPart } from '../../core/tag.js'
import { lookUp } from '../../core/look-up.js'
import { BRAKE_MAX, FREE_DOUBLES, PENALTY, RESULTS, THROWS, TIRE_MAX, TIRE_SPIN_FROM } from '../data/charts.js'
import type { Event, PenaltyResult } from '../event.js'
import type { BandToSettle, Car, Dice, Place, Rulings, State, ThrowPenalty } from '../model.js'
import type { Refusal } from '../refusal.js'
import { impossible, stopped, type Course } from '../state.js'
import { bandAt } from '../track.js'

/** Why a car leaves the track in a corner without a throw. */
export type CertainSpin = 'tooFast' | 'noTires' | 'noBrakes'

/**
 * Why crossing the band at this excess spins the car off for certain, or `null` if it does not.
 *
 * @rule F1-Corner.11, F1-Spin.1, F1-Spin.3, F1-Q.33, F1-Q.102
 */
export const certainSpin = ({ over }: BandToSettle, car: Car): CertainSpin | null => {
  if (over === 60) return 'tooFast'
  if (over > 0 && car.tire === TIRE_MAX) return 'noTires'
  return over === 40 && car.handicap === 'brakesFailed' ? 'noBrakes' : null
}

/** What the chart says of a throw, the gauges being what they are. @rule F1-Penalty.1-29, F1-Q.2, F1-Q.29-31, F1-Spin.4 */
export const penaltyResult = (rulings: Rulings, [low, high]: Dice, over: 20 | 40, car: Car): PenaltyResult => {
  if (low === high && FREE_DOUBLES.includes(low)) return RESULTS.none
  const row = PENALTY[low + high] ?? impossible('the chart has a row for each throw')
  const cell = row[over]
  if (cell === 'tire2orSpinOff') return car.tire >= TIRE_SPIN_FROM ? RESULTS.spinOff : RESULTS.tire2
  if (cell === 'tire1brake1' && car.brake === BRAKE_MAX && rulings.brakeOverflow === 'spinOff') return RESULTS.spinOff
  return RESULTS[cell]
}

const OUTCOMES: ReadonlyArray<Outcome<ThrowPenalty>> = THROWS.map(({ dice, weight }) => ({
  weight,
  move: { _tag: 'ThrowPenalty', dice },
}))

/** Every throw and its weight. @rule F1-Corner.6, F1-Corner.9, F1-Equip.3, F1-Setup.13 */
export const penaltyOutcomes = (): ReadonlyArray<Outcome<ThrowPenalty>> => OUTCOMES

/** Why this throw cannot fall, or `null`. @rule F1-Equip.3 */
export const throwRefusal = (dice: Dice): Refusal | null =>
  isThrow(dice)
    ? null
    : { _tag: 'NoSuchOutcome', rule: 'F1-Equip.3', outcome: `a throw of ${[dice].flat().map(shownPart).join('-')}` }

// Code without types may hand in anything.
const isThrow = (thrown: unknown): boolean => {
  if (!Array.isArray(thrown) || thrown.length !== 2) return false
  for (const { dice } of THROWS) if (dice[0] === thrown[0] && dice[1] === thrown[1]) return true
  return false
}

/** The car on the spin-off point of the band, its gauges as they were. @rule F1-Spin.5-8, F1-Corner.12 */
export const spinOff = (
  { track }: Course,
  state: State,
  car: Car,
  { band }: BandToSettle,
  cause: CertainSpin | 'dice',
  log: Log<Event>,
): Car => {
  const to = lookUp(track.bands, band).spinOff
  log?.push({ _tag: 'SpunOff', car: state.current, cause, from: car.place, to })
  return stopped(car, to, startAfterSpin(state.agreement.rulings))
}

/** The speed that a spin-off prescribes for the next start; 0 for any up to 60. @rule F1-Spin.8, F1-Q.102 */
export const startAfterSpin = (rulings: Rulings): 0 | 60 => (rulings.spinStart === 'exactly60' ? 60 : 0)

/** Tells the bands that a path crosses, with their exact excess. @rule F1-Corner.4, F1-Corner.7-8, F1-Q.22-23, F1-Q.25 */
export const tellCrossings = (
  { track }: Course,
  state: State,
  path: ReadonlyArray<Place>,
  speed: Car['speed'],
  log: Log<Event>,
): void => {
  if (log === null) return
  for (const cell of path) {
    const band = bandAt(track, cell)
    if (band === -1) continue
    const safety = lookUp(track.safety, cell)
    const { corner } = lookUp(track.bands, band)
    log.push({ _tag: 'BandCrossed', car: state.current, band, corner, cell, safety, speed, over: speed - safety })
  }
}
