/**
 * The two Pit Cards of the UK edition that are kept and hamper the car: brakes that fail after Lodge Corner, tires that forbid any excess
 * from Abbey Curve on. The booklet leaves much of them open; `docs/rulings.md` says how they are read here.
 *
 * @rule F1-Q.102
 */
import type { Log } from '../../core/log.js'
import { lookUp } from '../../core/look-up.js'
import type { Event } from '../event.js'
import type { Agreement, Band, BandToSettle, Car, Excess, Handicap, State, ToSettle } from '../model.js'
import { withOrders, type Course } from '../state.js'
import type { Track } from '../track.js'

const withHandicap = (car: Car, index: number, handicap: Handicap, log: Log<Event>): Car => {
  if (handicap === car.handicap) return car
  log?.push({ _tag: 'HandicapChanged', car: index, to: handicap })
  return withOrders(car, car.missTurns, car.startSpeed, car.specialTires, handicap)
}

/** The car as it comes to a band: faulty tires count from the first band of Abbey Curve on. @rule F1-Q.102 */
export const comeToBand = (
  { track }: Course,
  { agreement, current }: State,
  car: Car,
  { band }: BandToSettle,
  log: Log<Event>,
): Car => {
  return car.handicap === 'tyresToFail' && abbeyBand(track, agreement) === band
    ? withHandicap(car, current, 'tyresFailed', log)
    : car
}

/** The first band of Abbey Curve. */
const abbeyBand = ({ corners }: Track, { rulings }: Agreement): Band | undefined =>
  lookUp(corners, rulings.abbeyCurve - 1).bands[0]

/** The car past a band: brakes fail after the last band of Lodge Corner. @rule F1-Q.102 */
export const leaveBand = (
  { track }: Course,
  { agreement, current }: State,
  car: Car,
  { band }: BandToSettle,
  log: Log<Event>,
): Car => {
  return car.handicap === 'brakesToFail' &&
    lookUp(track.corners, agreement.rulings.lodgeCorner - 1).bands.at(-1) === band
    ? withHandicap(car, current, 'brakesFailed', log)
    : car
}

/** The car after a spin-off: failed brakes are whole again. @rule F1-Q.102 */
export const recoverBySpin = (car: Car, index: number, log: Log<Event>): Car =>
  car.handicap === 'brakesFailed' ? withHandicap(car, index, 'none', log) : car

/** The car past the line: faulty tires hold to the end of the lap. @rule F1-Q.102 */
export const recoverByLap = (car: Car, index: number, log: Log<Event>): Car =>
  car.handicap === 'tyresFailed' ? withHandicap(car, index, 'none', log) : car

/** The car in its pit again: a stop puts everything right. @rule F1-Pit.2, F1-Q.102 */
export const recoverInPit = (car: Car, index: number, log: Log<Event>): Car => withHandicap(car, index, 'none', log)

/**
 * The greatest excess on a way that faulty tires speak of: from Abbey Curve to the line. The driver must keep it as small as he can.
 *
 * @rule F1-Q.102
 */
export const forbiddenExcess = (
  { track }: Course,
  { agreement }: State,
  car: Car,
  toSettle: ReadonlyArray<ToSettle>,
): Excess => {
  const abbey = abbeyBand(track, agreement)
  let counts = car.handicap === 'tyresFailed'
  let worst: Excess = 0
  for (const item of toSettle) {
    if (item._tag === 'Line') counts = false
    else {
      counts ||= car.handicap === 'tyresToFail' && item.band === abbey
      if (counts && item.over > worst) worst = item.over
    }
  }
  return worst
}

/** Whether no Tactic Card may be played at the end of this way. @rule F1-Q.102 */
export const forbidsCards = (
  { track }: Course,
  { agreement }: State,
  car: Car,
  toSettle: ReadonlyArray<ToSettle>,
): boolean => mustKeepSafe(car) && forbidsCardsOn(track, agreement, car, toSettle)

const forbidsCardsOn = (track: Track, agreement: Agreement, car: Car, toSettle: ReadonlyArray<ToSettle>): boolean => {
  const abbey = abbeyBand(track, agreement)
  const line = toSettle.findIndex(({ _tag }) => _tag === 'Line')
  if (car.handicap === 'tyresFailed') return line === -1
  return toSettle.findIndex((item) => item._tag === 'Band' && item.band === abbey) > line
}

/** Whether the car has to weigh its ways by `forbiddenExcess`. @rule F1-Q.102 */
export const mustKeepSafe = ({ handicap }: Car): boolean => handicap === 'tyresToFail' || handicap === 'tyresFailed'
