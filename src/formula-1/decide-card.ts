/**
 * Deciding about cards: extra spaces and Superb Driving after the move, Special Tires, and Superb Driving announced before the move.
 */
import { left, right } from '../core/either.js'
import type { Log } from '../core/log.js'
import { shownPart } from '../core/tag.js'
import { EXTRA_CARDS, EXTRA_SPACES } from './data/cards.js'
import type { Event } from './event.js'
import type { Decision, Moving, PlayExtra, PlaySuperb, State, TurnUnderWay, UseTires } from './model.js'
import type { Refusal } from './refusal.js'
import * as handicaps from './rules/handicaps.js'
import * as moving from './rules/moving.js'
import * as pits from './rules/pits.js'
import * as tactics from './rules/tactic-cards.js'
import { carOnTurn, withCar, withCardPlayed, withTiresUsed, type Course } from './state.js'
import { afterCard, spinsOff, settle } from './turn.js'
import { beginTurn, type Decided, drive, notAskedFor, openPits, stopsNow, toldPath, unsafeMove } from './ways.js'

const PASS: Decision = { _tag: 'Pass' }

/** Every card that the driver may play after his move, and to play none. @rule F1-Tactic.1 */
export const cardOffers = (course: Course, state: State, turn: TurnUnderWay): ReadonlyArray<Decision> => {
  const car = carOnTurn(state)
  const superb =
    car.hand.superbDriving > 0 && state.agreement.rulings.superbTiming === 'afterMove'
      ? tactics.superbOffers(course, state, car, turn, spinsOff)
      : []
  return [PASS, ...tactics.extraOffers(course, state, car, turn, spinsOff), ...superb]
}

/** Plays a card for extra spaces. @rule F1-Tactic.7, F1-Tactic.13, F1-Tactic.15 */
export const playExtra = (
  course: Course,
  state: State,
  turn: TurnUnderWay,
  move: PlayExtra,
  log: Log<Event>,
): Decided => {
  const car = carOnTurn(state)
  const { card, to, crossings, path } = move
  if (!EXTRA_CARDS.includes(card)) return notAskedFor(state, { _tag: `PlayExtra with ${shownPart(card)}` })
  if (car.hand[card] === 0) return left({ _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card })
  const refusal = tactics.extraRefusal(course, state, car, turn, card, spinsOff)
  if (refusal !== null) return left(refusal)
  const judged = tactics.extraSpeed(state, car)
  const steps = EXTRA_SPACES[card]
  const found = course.reaches.classOf(car.place, steps, judged, to, crossings, state.cars, state.current)
  if (found === null) return left(moving.noPathRefusal(course, state, steps, judged, to, crossings))
  const reach = path === null ? found : moving.byNamedPath(course, state, judged, found, path)
  if (reach === null) return left({ _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: path ?? [] })
  const [table, player] = tactics.useTactic(state, car, card, 'end', log)
  const driven = toldPath(course, state, judged, reach, log)
  const mover = drive(course, table, player, driven, judged, 'extra', log)
  const played = withCardPlayed(turn, card, [...turn.toSettle, ...reach.toSettle], turn.superb)
  return right(afterCard(course, table, mover, played, log))
}

/** Plays Superb Driving after the move. @rule F1-Tactic.17-19 */
export const playSuperb = (
  course: Course,
  state: State,
  turn: TurnUnderWay,
  { bend }: PlaySuperb,
  log: Log<Event>,
): Decided => {
  const car = carOnTurn(state)
  if (state.agreement.rulings.superbTiming === 'beforeMove') return notAskedFor(state, { _tag: 'PlaySuperb' })
  if (car.hand.superbDriving === 0) return left({ _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card: 'superbDriving' })
  const refusal = tactics.superbRefusal(course, state, car, turn, bend, spinsOff)
  if (refusal !== null) return left(refusal)
  const [table, mover] = tactics.useTactic(state, car, 'superbDriving', 'during', log)
  return right(afterCard(course, table, mover, withCardPlayed(turn, 'superbDriving', turn.toSettle, bend), log))
}

/** Uses the Special Tires. @rule F1-PitCard.15 */
export const useTires = (
  course: Course,
  state: State,
  turn: TurnUnderWay,
  { bend }: UseTires,
  log: Log<Event>,
): Decided => {
  const car = carOnTurn(state)
  const refusal = tactics.tiresRefusal(course, state, car, turn, bend, spinsOff)
  if (refusal !== null) return left(refusal)
  log?.push({ _tag: 'TiresUsed', car: state.current, bend })
  const table = pits.returnPitCard(state, 'specialTires', log)
  return right(settle(course, table, pits.withoutTires(car), withTiresUsed(turn, bend), log))
}

/** Bends for which Superb Driving can be announced before the move: those that some way meets over the limit. @rule F1-Q.88, F1-Q.102 */
export const superbAnnouncements = (course: Course, state: State, phase: Moving): ReadonlyArray<PlaySuperb> => {
  if (state.agreement.rulings.superbTiming === 'afterMove') return NOT_ANNOUNCED
  const car = carOnTurn(state)
  if (announcementRefusal(state, phase) !== null) return NOT_ANNOUNCED
  const met = clearWays(course, state, phase)
    .filter((turn) => !barsCards(course, state, turn))
    .flatMap((turn) => tactics.superbOffers(course, state, car, turn, spinsOff))
  return met
    .filter(({ bend }, index) => met.findIndex((other) => other.bend === bend) === index)
    .sort((a, b) => a.bend - b.bend)
}

const NOT_ANNOUNCED: ReadonlyArray<PlaySuperb> = []

/** @rule F1-Tactic.1, F1-Tactic.6, F1-Q.88, F1-Q.102 */
const announcementRefusal = (state: State, phase: Moving): Refusal | null => {
  const car = carOnTurn(state)
  if (state.agreement.rulings.superbTiming === 'afterMove') {
    return { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: 'PlaySuperb', phase: 'Moving' }
  }
  if (phase.card !== 'none') return { _tag: 'CardPlayedAlready', rule: 'F1-Tactic.6', card: phase.card }
  if (car.handicap === 'tyresFailed') return { _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'superbDriving' }
  return car.hand.superbDriving === 0 ? { _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card: 'superbDriving' } : null
}

/** The turns that would follow from moving now, as far as the track is clear. */
const clearWays = (course: Course, state: State, phase: Moving): ReadonlyArray<TurnUnderWay> => {
  const ways = moving.waysToRun(course, state)
  const wanted = moving.spacesOf(carOnTurn(state).speed)
  const reminder = state.agreement.rulings.superbClear === 'reminder'
  const blocked = reminder ? stopsNow(course, state) : []
  return [
    ...(ways.steps === wanted
      ? ways.reaches.map(({ toSettle }) => beginTurn(phase, 'run', -1, false, toSettle, -1))
      : []),
    ...blocked.map(({ reach, blocker }) => beginTurn(phase, 'blocked', blocker, false, reach.toSettle, -1)),
    ...openPits(course, state, wanted).map(({ toSettle }) => beginTurn(phase, 'pit', -1, false, toSettle, -1)),
  ]
}

/** Whether faulty tires forbid a card on this way, or the way itself. @rule F1-Q.102 */
const barsCards = (course: Course, state: State, { toSettle }: TurnUnderWay): boolean =>
  handicaps.forbidsCards(course, state, carOnTurn(state), toSettle) || unsafeMove(course, state, toSettle) !== null

/** Announces Superb Driving before the move. @rule F1-Q.88, F1-Q.102 */
export const announceSuperb = (
  course: Course,
  state: State,
  phase: Moving,
  { bend }: PlaySuperb,
  log: Log<Event>,
): Decided => {
  const car = carOnTurn(state)
  const refusal = announcementRefusal(state, phase)
  if (refusal !== null) return left(refusal)
  const ways = clearWays(course, state, phase)
  const found = ways.map((turn) => tactics.superbRefusal(course, state, car, turn, bend, spinsOff))
  if (!found.includes(null)) return left(found.find((one) => one?._tag === 'TrackNotClear') ?? nothingToCover(bend))
  if (ways.every((turn, index) => found[index] !== null || barsCards(course, state, turn)))
    return left({ _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'superbDriving' })
  const [table, mover] = tactics.useTactic(state, car, 'superbDriving', 'during', log)
  return right(withCar(table, mover, { _tag: 'Moving', from: phase.from, card: 'superbDriving', superb: bend }))
}

const nothingToCover = (bend: number): Refusal => ({ _tag: 'NothingToCover', rule: 'F1-Q.90', bend })
