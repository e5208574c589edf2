/**
 * Increasing and reducing speed: what a driver may set at the beginning of his turn and what a cut wears. How the car then moves is
 * another chapter's business.
 */
import type { Log } from '../../core/log.js'
import { lookUp } from '../../core/look-up.js'
import { BRAKE_MAX, GREATEST_RAISE, SPEEDS, TIRE_MAX, TOP_SPEED } from '../data/charts.js'
import { CARBURETTOR_TOP } from '../data/cards.js'
import type { Event } from '../event.js'
import { GREATEST_CUT, reductionWear, worn } from '../gauges.js'
import type { Car, Mph, Rulings, SetSpeed, State } from '../model.js'
import type { Refusal } from '../refusal.js'
import { carOnTurn, started, withDials, type Course } from '../state.js'

/**
 * Why a driver may not set this speed, or `null` if he may.
 *
 * @rule F1-Speed.9-15, F1-Reduce.12, F1-Reduce.14-15, F1-Tactic.11-12, F1-Spin.8, F1-Pit.10, F1-Pit.12, F1-Pit.14, F1-Q.9-13, F1-Q.63-64, F1-Q.84
 */
export const speedRefusal = (course: Course, state: State, speed: number, card: SetSpeed['card']): Refusal | null => {
  const car = carOnTurn(state)
  const { minSpeed } = state.agreement.rulings
  if (!SPEEDS.includes(speed as Mph)) return { _tag: 'SpeedOffGauge', rule: 'F1-Equip.8', speed }
  if (car.startSpeed > 0) return startRefusal(course, state, car, speed, card)
  if (card !== 'none') return carburettorRefusal(car, speed)
  if (speed < minSpeed) return { _tag: 'SpeedTooLow', rule: 'F1-Q.9', speed, least: minSpeed }
  const most = Math.min(TOP_SPEED, car.speed + GREATEST_RAISE)
  if (speed > most) return { _tag: 'RaiseTooGreat', rule: 'F1-Speed.10', from: car.speed, to: speed, most }
  return speed < car.speed ? cutRefusal(state.agreement.rulings, car, speed) : null
}

const startRefusal = (
  { track }: Course,
  { agreement }: State,
  { startSpeed, place }: Car,
  speed: number,
  card: SetSpeed['card'],
): Refusal | null => {
  if (card !== 'none') return { _tag: 'CarburettorBarred', rule: 'F1-Q.64', startSpeed }
  const inPit = lookUp(track.places, place).kind === 'pit'
  const reading = inPit ? agreement.rulings.pitStart : 'exact'
  const allowed = reading === 'exact' ? speed === startSpeed : speed >= 20 && speed <= startSpeed
  return allowed
    ? null
    : { _tag: 'StartSpeedPrescribed', rule: inPit ? 'F1-Pit.10' : 'F1-Spin.8', speed, startSpeed, reading }
}

const carburettorRefusal = (car: Car, speed: number): Refusal | null => {
  const least = car.speed + GREATEST_RAISE + 20
  if (car.handicap === 'tyresFailed') return { _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'goodCarburettor' }
  if (car.hand.goodCarburettor === 0) return { _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card: 'goodCarburettor' }
  if (speed > CARBURETTOR_TOP) return { _tag: 'CarburettorTooFast', rule: 'F1-Tactic.11', speed, most: CARBURETTOR_TOP }
  return speed < least ? { _tag: 'CarburettorNeedless', rule: 'F1-Q.84', speed, least } : null
}

const cutRefusal = (rulings: Rulings, car: Car, speed: number): Refusal | null => {
  if (car.handicap === 'brakesFailed') return { _tag: 'BrakesFailed', rule: 'F1-Q.102', from: car.speed, to: speed }
  const wear = reductionWear(rulings, car.speed - speed)
  if (wear === null) {
    return { _tag: 'CutTooGreat', rule: 'F1-Reduce.12', from: car.speed, to: speed, most: GREATEST_CUT }
  }
  const [brakes, tires] = [BRAKE_MAX - car.brake, TIRE_MAX - car.tire]
  if (wear.brake > brakes) return { _tag: 'BrakesWorn', rule: 'F1-Reduce.15', cost: wear.brake, left: brakes }
  if (wear.tire > tires) return { _tag: 'TiresWorn', rule: 'F1-Reduce.14', cost: wear.tire, left: tires }
  return null
}

const SETTINGS: ReadonlyArray<SetSpeed> = SPEEDS.map((speed) => ({ _tag: 'SetSpeed', speed, card: 'none' }))
const CARD_SETTINGS: ReadonlyArray<SetSpeed> = SPEEDS.map((speed) => ({
  _tag: 'SetSpeed',
  speed,
  card: 'goodCarburettor',
}))

const OFFERS = new Map<number, ReadonlyArray<SetSpeed>>()

/** Every setting that the driver may choose, slowest first, those with the card last. @rule F1-Speed.13 */
export const speedOffers = (course: Course, state: State): ReadonlyArray<SetSpeed> => {
  const key = whatSettingsDependOn(course, state)
  const known = OFFERS.get(key)
  if (known !== undefined) return known
  const found = allowedSettings(course, state)
  OFFERS.set(key, found)
  return found
}

/** One number for all that `speedRefusal` looks at. */
const whatSettingsDependOn = ({ track }: Course, state: State): number => {
  const { rulings } = state.agreement
  const car = carOnTurn(state)
  const dials = (((car.speed / 20) * 9 + car.startSpeed / 20) * (BRAKE_MAX + 1) + car.brake) * (TIRE_MAX + 1) + car.tire
  const barred = car.handicap === 'brakesFailed' ? 1 : car.handicap === 'tyresFailed' ? 2 : 0
  const flags =
    (track.places[car.place]?.kind === 'pit' ? 1 : 0) +
    (car.hand.goodCarburettor > 0 ? 2 : 0) +
    (rulings.pitStart === 'exact' ? 4 : 0) +
    (rulings.bigReduction === 'extrapolate' ? 8 : 0) +
    (rulings.minSpeed === 0 ? 16 : 0)
  return (dials * 3 + barred) * 32 + flags
}

const allowedSettings = (course: Course, state: State): ReadonlyArray<SetSpeed> => {
  const allowed = ({ speed, card }: SetSpeed): boolean => speedRefusal(course, state, speed, card) === null
  return [...SETTINGS, ...CARD_SETTINGS].filter(allowed)
}

/** The car with its speedometer set and a cut paid at once. @rule F1-Reduce.1, F1-Reduce.13, F1-Speed.14, F1-Pit.10 */
export const setSpeedometer = (state: State, car: Car, { speed, card }: SetSpeed, log: Log<Event>): Car => {
  const index = state.current
  log?.push({ _tag: 'SpeedSet', car: index, from: car.speed, to: speed, how: howSet(car, speed, card) })
  if (car.startSpeed > 0) {
    log?.push({ _tag: 'StartSpeedApplied', car: index, speed })
    return started(car, speed, car.brake, car.tire)
  }
  const wear = reductionWear(state.agreement.rulings, car.speed - speed)
  return wear === null ? withDials(car, speed, car.brake, car.tire) : worn(car, index, speed, wear, 'setting', log)
}

const howSet = (car: Car, speed: Mph, card: SetSpeed['card']): 'keep' | 'raise' | 'cut' | 'card' | 'pitStart' => {
  if (car.startSpeed > 0) return 'pitStart'
  if (card !== 'none') return 'card'
  if (speed > car.speed) return 'raise'
  return speed < car.speed ? 'cut' : 'keep'
}
