/**
 * Tactic Cards: extra spaces at the end of a turn, Superb Driving during it, and Special Tires, which are a Pit Card but are used at the
 * same moment. Good Carburettor is in the chapter on speed.
 */
import type { Log } from '../../core/log.js'
import { lookUp } from '../../core/look-up.js'
import { EXTRA_CARDS, EXTRA_SPACES } from '../data/cards.js'
import type { Event } from '../event.js'
import type {
  BandToSettle,
  Bend,
  Car,
  ExtraCard,
  Mph,
  PlayExtra,
  PlaySuperb,
  State,
  TacticCard,
  ToSettle,
  TurnUnderWay,
  UseTires,
} from '../model.js'
import { isTaken } from '../path-layers.js'
import type { ReachSet } from '../reach.js'
import type { Refusal } from '../refusal.js'
import { bendOf, changeHand, handSize, withHand, withUsedTactics, type Course } from '../state.js'

/** Whether a band spins the car off for certain, unless a card covers it: given by the chapter on corners. */
export type SpinsOff = (item: BandToSettle, car: Car) => boolean

/** The car without the card, and the table with the card used. @rule F1-Tactic.3, F1-Q.93 */
export const useTactic = (
  state: State,
  car: Car,
  card: TacticCard,
  timing: 'beginning' | 'during' | 'end',
  log: Log<Event>,
): readonly [State, Car] => {
  const hand = changeHand(car.hand, card, -1)
  const known = car.knownInHand[card] > 0 ? changeHand(car.knownInHand, card, -1) : car.knownInHand
  log?.push({ _tag: 'TacticPlayed', car: state.current, card, timing, left: handSize(hand) })
  log?.push({ _tag: 'TacticReturned', car: state.current, card, position: state.usedTactics.length + 1 })
  return [withUsedTactics(state, [...state.usedTactics, card]), withHand(car, hand, known)]
}

/** The speed at which bands entered by extra spaces are judged. @rule F1-Q.80-81 */
export const extraSpeed = (state: State, car: Car): Mph =>
  state.agreement.rulings.extraSpaces === 'judged' ? car.speed : 0

/** The ways for extra spaces; all of them must be free, or there is none. @rule F1-Tactic.7, F1-Tactic.13, F1-Tactic.15, F1-Q.83 */
export const waysForExtra = ({ reaches }: Course, state: State, car: Car, card: ExtraCard): ReachSet | null => {
  const set = reaches.free(car.place, EXTRA_SPACES[card], extraSpeed(state, car), state.cars, state.current)
  return set.steps === EXTRA_SPACES[card] ? set : null
}

/** Why no extra spaces can be played in this turn, whatever the hand, or `null`. @rule F1-Tactic.2, F1-Tactic.5, F1-Tactic.8-10, F1-Tactic.14, F1-Tactic.16, F1-Q.52, F1-Q.89 */
export const extraRefusal = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  card: ExtraCard,
  spinsOff: SpinsOff,
): Refusal | null => {
  if (turn.kind === 'pit') return { _tag: 'NotInPit', rule: 'F1-Tactic.10', card }
  if (turn.kind !== 'run' || car.place >= course.track.cells) return { _tag: 'NotWhenBlocked', rule: 'F1-Q.52', card }
  return spinsOn(course, state, car, turn, turn.toSettle, spinsOff)
    ? { _tag: 'SpinOffCertain', rule: 'F1-Tactic.9', card }
    : null
}

/** Whether a spin-off on a part of what the turn meets is certain, whatever Special Tires may do. @rule F1-Q.89-90 */
const spinsOn = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  part: ReadonlyArray<ToSettle>,
  spinsOff: SpinsOff,
): boolean =>
  spinsBeside(course, state, car, part, -1, spinsOff) &&
  (!car.specialTires || noTiresHelp(course, state, car, turn, part, spinsOff))

const noTiresHelp: typeof spinsOn = (course, state, car, turn, part, spinsOff) =>
  bendsWithin(course, state, turn, 40).every((tires) => spinsBeside(course, state, car, part, tires, spinsOff))

/** Whether a band of another bend than the covered one, -1 for none, spins the car off for certain. */
const spinsBeside = (
  { track }: Course,
  state: State,
  car: Car,
  part: ReadonlyArray<ToSettle>,
  covered: Bend,
  spinsOff: SpinsOff,
): boolean => {
  for (const item of part)
    if (item._tag === 'Band' && spinsOff(item, car) && bendOf(track, state, item.band) !== covered) return true
  return false
}

/** Bends that a turn meets by no more than `most` over at any band. */
const bendsWithin = ({ track }: Course, state: State, turn: TurnUnderWay, most: number): ReadonlyArray<Bend> => {
  const bands = turn.toSettle.filter((item) => item._tag === 'Band')
  const bends = bands.map(({ band }) => bendOf(track, state, band))
  return bends.filter(
    (bend, index) => bends.indexOf(bend) === index && bands.every(({ over }, at) => bends[at] !== bend || over <= most),
  )
}

/** Why Superb Driving would be refused for a bend, or `null`. @rule F1-Tactic.17-19, F1-Q.85-90 */
export const superbRefusal = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  bend: Bend,
  spinsOff: SpinsOff,
): Refusal | null => {
  const { superbClear } = state.agreement.rulings
  if (turn.kind === 'blocked' && superbClear !== 'reminder')
    return { _tag: 'TrackNotClear', rule: 'F1-Tactic.18', bend }
  const first = firstOver(course, state, turn, bend)
  if (first === -1 || spinsOn(course, state, car, turn, turn.toSettle.slice(0, first), spinsOff)) {
    return { _tag: 'NothingToCover', rule: 'F1-Q.90', bend }
  }
  const clear = superbClear !== 'emptyCorner' || isEmptyCorner(course, state, bend)
  return clear ? null : { _tag: 'TrackNotClear', rule: 'F1-Tactic.18', bend }
}

const firstOver = ({ track }: Course, state: State, turn: TurnUnderWay, bend: Bend): number =>
  turn.toSettle.findIndex((item) => item._tag === 'Band' && item.over > 0 && bendOf(track, state, item.band) === bend)

const isEmptyCorner = ({ track }: Course, state: State, bend: Bend): boolean => {
  const corner = state.agreement.rulings.cornerCards === 'band' ? lookUp(track.bands, bend).corner : bend
  return track.band.every(
    (band, cell) =>
      band === -1 || lookUp(track.bands, band).corner !== corner || !isTaken(state.cars, state.current, cell),
  )
}

/** Bends for which Superb Driving can be played. @rule F1-Tactic.17-19 */
export const superbOffers = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  spinsOff: SpinsOff,
): ReadonlyArray<PlaySuperb> =>
  bendsWithin(course, state, turn, 60)
    .filter((bend) => superbRefusal(course, state, car, turn, bend, spinsOff) === null)
    .map((bend) => ({ _tag: 'PlaySuperb', bend }))

/** Whether there is any bend for Superb Driving. @rule F1-Tactic.17-19 */
const canPlaySuperb = (course: Course, state: State, car: Car, turn: TurnUnderWay, spinsOff: SpinsOff): boolean => {
  for (const item of turn.toSettle) {
    if (item._tag === 'Line') continue
    if (superbRefusal(course, state, car, turn, bendOf(course.track, state, item.band), spinsOff) === null) return true
  }
  return false
}

/** Moves that play a held card for extra spaces. @rule F1-Tactic.1, F1-Tactic.7-8, F1-Tactic.13-16 */
export const extraOffers = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  spinsOff: SpinsOff,
): ReadonlyArray<PlayExtra> => {
  const offers: Array<PlayExtra> = []
  for (const card of EXTRA_CARDS) {
    if (car.hand[card] === 0 || extraRefusal(course, state, car, turn, card, spinsOff) !== null) continue
    const ways = waysForExtra(course, state, car, card)
    if (ways !== null) offers.push(...ways.extras)
  }
  return offers
}

/**
 * Whether the driver is asked for a card at all: by what everybody can see, so that being asked tells nothing about the hand.
 *
 * @rule F1-Tactic.5-6, F1-Q.52, F1-Q.79
 */
export const isCardWindowOpen = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  spinsOff: SpinsOff,
): boolean => {
  if (turn.card !== 'none' || handSize(car.hand) === 0) return false
  const { superbTiming } = state.agreement.rulings
  if (superbTiming === 'afterMove' && canPlaySuperb(course, state, car, turn, spinsOff)) return true
  for (const card of EXTRA_CARDS) {
    // The refusal does not depend on which of them it is.
    if (extraRefusal(course, state, car, turn, card, spinsOff) !== null) return false
    if (waysForExtra(course, state, car, card) !== null) return true
  }
  return false
}

/** Why Special Tires would be refused for a bend, or `null`. @rule F1-PitCard.15, F1-Q.71-73, F1-Q.90-91 */
export const tiresRefusal = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  bend: Bend,
  spinsOff: SpinsOff,
): Refusal | null => {
  const first = firstOver(course, state, turn, bend)
  if (
    first === -1 ||
    bend === turn.superb ||
    spinsBeside(course, state, car, turn.toSettle.slice(0, first), turn.superb, spinsOff)
  )
    return { _tag: 'NothingToCover', rule: 'F1-Q.90', bend }
  return bendsWithin(course, state, turn, 40).includes(bend)
    ? null
    : { _tag: 'TooFastForTires', rule: 'F1-PitCard.15', bend, most: 40 }
}

/** Bends for which Special Tires can be used; none without them. @rule F1-PitCard.15, F1-Q.72 */
export const tiresOffers = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  spinsOff: SpinsOff,
): ReadonlyArray<UseTires> => (car.specialTires ? tiresFor(course, state, car, turn, spinsOff) : NO_TIRES)

const NO_TIRES: ReadonlyArray<UseTires> = []

const tiresFor: typeof tiresOffers = (course, state, car, turn, spinsOff) =>
  bendsWithin(course, state, turn, 40)
    .filter((bend) => tiresRefusal(course, state, car, turn, bend, spinsOff) === null)
    .map((bend) => ({ _tag: 'UseTires', bend }))
