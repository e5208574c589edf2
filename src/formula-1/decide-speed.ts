/**
 * Deciding the speed: what the driver may set, and what becomes of it.
 */
import { left, right } from '../core/either.js'
import type { Log } from '../core/log.js'
import { shownPart } from '../core/tag.js'
import { bySpeed } from './data/charts.js'
import type { Event } from './event.js'
import type { Moving, Mph, SetSpeed, State } from './model.js'
import { mustKeepSafe } from './rules/handicaps.js'
import * as speed from './rules/speed.js'
import { useTactic } from './rules/tactic-cards.js'
import { carOnTurn, withCar, type Course } from './state.js'
import { type Decided, excessAt, leastExcess, notAskedFor, unsafeSpeed } from './ways.js'

/** Every setting that the driver may choose. @rule F1-Speed.13, F1-Q.102 */
export const speedOffers = (course: Course, state: State): ReadonlyArray<SetSpeed> => {
  const all = speed.speedOffers(course, state)
  if (!mustKeepSafe(carOnTurn(state))) return all
  const least = leastExcess(course, state)
  return all.filter((setting) => excessAt(course, state, setting.speed) === least)
}

const SETTING_CARDS: ReadonlyArray<SetSpeed['card']> = ['none', 'goodCarburettor']

/** Sets the speedometer, with a Good Carburettor if the driver plays it. @rule F1-Speed.13, F1-Tactic.11-12 */
export const setSpeed = (course: Course, state: State, move: SetSpeed, log: Log<Event>): Decided => {
  if (!SETTING_CARDS.includes(move.card)) return notAskedFor(state, { _tag: `SetSpeed with ${shownPart(move.card)}` })
  const car = carOnTurn(state)
  const refusal = speed.speedRefusal(course, state, move.speed, move.card) ?? unsafeSpeed(course, state, move)
  if (refusal !== null) return left(refusal)
  if (move.card === 'none') return right(withCar(state, speed.setSpeedometer(state, car, move, log), PLAIN[car.speed]))
  const [table, mover] = useTactic(state, car, move.card, 'beginning', log)
  const set = speed.setSpeedometer(state, mover, move, log)
  return right(withCar(table, set, moving(car.speed, move.card)))
}

const moving = (from: Mph, card: SetSpeed['card']): Moving => ({ _tag: 'Moving', from, card, superb: -1 })

/** What is remembered of a setting without a card, by the speed before it. */
const PLAIN = bySpeed((from) => moving(from, 'none'))
