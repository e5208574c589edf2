/**
 * What each seat and a spectator may know: everything on the table, and of the hands only one's own cards and the cards that everybody
 * has seen go there.
 *
 * @rule F1-Setup.2-3, F1-Q.68, F1-Q.93
 */
import type { Viewer } from '../core/game.js'
import { shuffled, type Rng } from '../core/rng.js'
import { DECKS, NO_CARDS, TACTIC_CARDS } from './data/cards.js'
import type { Event } from './event.js'
import type { Agreement, Car, Hand, Phase, PitCard, State, TacticCard } from './model.js'
import { changeHand, handSize } from './state.js'

/** A car as a viewer sees it. */
export interface CarView extends Omit<Car, 'hand'> {
  /** The cards, or `null` for a viewer who may not see them. @rule F1-Setup.2 */
  readonly hand: Hand | null
  /** How many cards the hand holds, 0 or more. @rule F1-Q.93 */
  readonly handSize: number
}

/** A position as a viewer sees it. */
export interface View {
  readonly viewer: Viewer
  readonly agreement: Agreement
  readonly phase: Phase
  /** 1, 2, ...; 0 until the grid is set. */
  readonly round: number
  /** Index of the car on turn. */
  readonly current: number
  /** In start order; by seat until the grid is set. */
  readonly cars: ReadonlyArray<CarView>
  /** Used Tactic Cards, first used first. @rule F1-Tactic.3 */
  readonly usedTactics: ReadonlyArray<TacticCard>
  /** Used Pit Cards under the pack, first used first. @rule F1-Q.67 */
  readonly usedPits: ReadonlyArray<PitCard>
}

/** What the viewer may know of the position. @rule F1-Setup.2-3, F1-Q.93 */
export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  agreement: state.agreement,
  phase: state.phase,
  round: state.round,
  current: state.current,
  cars: state.cars.map((car) => viewCar(car, viewer)),
  usedTactics: state.usedTactics,
  usedPits: state.usedPits,
})

const viewCar = (car: Car, viewer: Viewer): CarView => ({
  seat: car.seat,
  place: car.place,
  speed: car.speed,
  brake: car.brake,
  tire: car.tire,
  lapsLeft: car.lapsLeft,
  knownInHand: car.knownInHand,
  missTurns: car.missTurns,
  startSpeed: car.startSpeed,
  specialTires: car.specialTires,
  handicap: car.handicap,
  finishRank: car.finishRank,
  hand: car.seat === viewer ? car.hand : null,
  handSize: handSize(car.hand),
})

/** The event without what the viewer may not see. @rule F1-Setup.2, F1-PitCard.9, F1-Q.93 */
export const viewEvent = (event: Event, viewer: Viewer): Event => {
  if (event._tag === 'TacticDealt') return event.seat === viewer ? event : { ...event, card: null }
  if (event._tag === 'TacticDrawn') {
    return event.seat === viewer || event.source === 'used' ? event : { ...event, card: null }
  }
  return event
}

/** Whether the event showed a card that was hidden: only a Tactic Card played does. @rule F1-Q.93 */
export const reveals = (event: Event): boolean => event._tag === 'TacticPlayed'

/**
 * A full position, each one that looks like this to the viewer being as likely as its cards are.
 *
 * The other hands get the cards that everybody knows to be there, and for the rest cards drawn from all that the viewer cannot place.
 *
 * @rule F1-Setup.1, F1-Q.93
 */
export const redeal = (seen: View, rng: Rng): readonly [State, Rng] => {
  const [pool, next] = shuffled(unplaced(seen))(rng)
  let dealt = 0
  const cars = seen.cars.map((car): Car => {
    if (car.hand !== null) return carWithHand(car, car.hand)
    const hidden = car.handSize - handSize(car.knownInHand)
    const hand = pool.slice(dealt, dealt + hidden).reduce((held, card) => changeHand(held, card, 1), car.knownInHand)
    dealt += hidden
    return carWithHand(car, hand)
  })
  const { agreement, phase, round, current, usedTactics, usedPits } = seen
  return [{ agreement, phase, round, current, cars, usedTactics, usedPits }, next]
}

/** Every Tactic Card of which the viewer does not know where it is. */
const unplaced = ({ agreement, cars, usedTactics }: View): ReadonlyArray<TacticCard> =>
  TACTIC_CARDS.flatMap((card) => {
    const placed = cars.reduce((sum, { hand, knownInHand }) => sum + (hand ?? knownInHand)[card], 0)
    const used = usedTactics.filter((one) => one === card).length
    return Array.from({ length: DECKS[agreement.cards].copies - placed - used }, () => card)
  })

const carWithHand = (car: CarView, hand: Hand): Car => ({
  seat: car.seat,
  place: car.place,
  speed: car.speed,
  brake: car.brake,
  tire: car.tire,
  lapsLeft: car.lapsLeft,
  hand: { ...NO_CARDS, ...hand },
  knownInHand: car.knownInHand,
  missTurns: car.missTurns,
  startSpeed: car.startSpeed,
  specialTires: car.specialTires,
  handicap: car.handicap,
  finishRank: car.finishRank,
})
