/**
 * Pits and Pit Cards: the way in, the draw, and what the cards order.
 */
import type { Outcome } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import { DECKS, PIT_ORDERS, TACTIC_CARDS } from '../data/cards.js'
import type { Event } from '../event.js'
import type {
  Car,
  DrawPitCard,
  DrawTacticCard,
  Handicap,
  PitCard,
  Place,
  State,
  TacticCard,
  ToSettle,
} from '../model.js'
import { enters, type Reach } from '../reach.js'
import {
  carOnTurn,
  changeHand,
  impossible,
  withDials,
  withHand,
  withOrders,
  withUsedPits,
  withUsedTactics,
  type Course,
} from '../state.js'

/** One class of ways into the own pit through one of its entries. */
export interface PitReach {
  readonly crossings: string
  readonly toSettle: ReadonlyArray<ToSettle>
  /** The way up to the space from which the car turns in. */
  readonly turnIn: Reach
}

/** The pit space of the car on turn. @rule F1-Setup.7, F1-Pit.4 */
export const ownPit = ({ track }: Course, state: State): Place => track.firstPit + state.current

/** Every free way of exactly so many spaces into the own pit. @rule F1-Pit.1, F1-Pit.3-4, F1-Pit.6-8, F1-Q.57-58, F1-Q.106 */
export const waysIntoPit = (course: Course, state: State, spaces: number): ReadonlyArray<PitReach> => {
  const { place, speed } = carOnTurn(state)
  const entries = course.track.pitEntries[state.current] ?? impossible('each car has its pit')
  // The paths of all spaces enter whatever those of one space less end on, and they are at hand.
  const near = course.reaches.open(place, spaces, speed)
  for (const { from } of entries)
    if (spaces === 1 ? from === place : enters(near, from)) return turnIns(course, state, spaces, entries)
  return NO_WAYS
}

const NO_WAYS: ReadonlyArray<PitReach> = []

const turnIns = (
  course: Course,
  state: State,
  spaces: number,
  entries: Course['track']['pitEntries'][number],
): ReadonlyArray<PitReach> => {
  const { place, speed } = carOnTurn(state)
  const { reaches } = course.reaches.free(place, spaces - 1, speed, state.cars, state.current)
  return entries.flatMap(({ from, crossesFinish }) =>
    reaches
      .filter(({ to, path }) => to === from && path.length === spaces - 1)
      .map((turnIn) =>
        crossesFinish ? acrossLine(turnIn) : { crossings: turnIn.crossings, toSettle: turnIn.toSettle, turnIn },
      ),
  )
}

const acrossLine = (turnIn: Reach): PitReach => ({
  crossings: turnIn.crossings === '' ? 'line' : `${turnIn.crossings},line`,
  toSettle: [...turnIn.toSettle, { _tag: 'Line' }],
  turnIn,
})

/** Pit Cards that lie in the pack unseen. @rule F1-Setup.4, F1-Equip.7, F1-Q.67 */
export const inPack = (state: State): ReadonlyArray<PitCard> =>
  DECKS[state.agreement.cards].pits.filter(
    (card) => !state.usedPits.includes(card) && !state.cars.some((car) => keptBy(car).includes(card)),
  )

/** Pit Cards that a car keeps for use. */
export const keptBy = ({ specialTires, handicap }: Car): ReadonlyArray<PitCard> => [
  ...(specialTires ? (['specialTires'] as const) : []),
  ...(handicap === 'none' ? [] : [handicapCard(handicap)]),
]

/** The card behind a handicap. @rule F1-Q.102 */
export const handicapCard = (handicap: Exclude<Handicap, 'none'>): PitCard =>
  handicap === 'brakesToFail' || handicap === 'brakesFailed' ? 'brakeMasterCylinderFailure' : 'faultyTyresFitted'

/** The Pit Cards that can be turned up: any unseen one, or else the used one on top. @rule F1-Pit.9, F1-PitCard.17, F1-Q.67 */
export const pitOutcomes = (state: State): ReadonlyArray<Outcome<DrawPitCard>> => {
  const unseen = inPack(state)
  return (unseen.length > 0 ? unseen : state.usedPits.slice(0, 1)).map((card) => ({
    weight: 1,
    move: { _tag: 'DrawPitCard', card },
  }))
}

/** The car in its pit, all dials but the lap indicator at zero. @rule F1-Pit.2, F1-Pit.5, F1-Q.59, F1-Q.107 */
export const enterPit = (state: State, car: Car, log: Log<Event>): Car => {
  log?.push({ _tag: 'PitEntered', car: state.current, pit: car.place })
  log?.push({ _tag: 'DialsReset', car: state.current, speed: car.speed, brake: car.brake, tire: car.tire })
  return withDials(car, 0, 0, 0)
}

/**
 * The table with the card drawn; the car itself obeys by `obeyPitCard`.
 *
 * @rule F1-Pit.9, F1-PitCard.15, F1-Q.67-68
 */
export const takePitCard = (state: State, card: PitCard, log: Log<Event>): State => {
  const source = state.usedPits[0] === card ? 'used' : 'pack'
  log?.push({ _tag: 'PitCardDrawn', car: state.current, card, source, ...PIT_ORDERS[card] })
  const left = source === 'used' ? withUsedPits(state, state.usedPits.slice(1)) : state
  return isKept(card) ? left : returnPitCard(left, card, log)
}

const isKept = (card: PitCard): boolean =>
  card === 'specialTires' || card === 'brakeMasterCylinderFailure' || card === 'faultyTyresFitted'

/** The card back under the pack, or shuffled in. @rule F1-PitCard.15, F1-Q.67, F1-Q.73 */
export const returnPitCard = (state: State, card: PitCard, log: Log<Event>): State => {
  log?.push({ _tag: 'PitCardReturned', car: state.current, card })
  return state.agreement.rulings.pitPack === 'shuffle' ? state : withUsedPits(state, [...state.usedPits, card])
}

/** The car under the orders of the card. @rule F1-Pit.10, F1-PitCard.1-16, F1-Q.62-63, F1-Q.74, F1-Q.102 */
export const obeyPitCard = (car: Car, index: number, card: PitCard, log: Log<Event>): Car => {
  const handicap = handicapOf(card)
  if (handicap !== 'none') log?.push({ _tag: 'HandicapChanged', car: index, to: handicap })
  const { missTurns, startSpeed } = PIT_ORDERS[card]
  return withOrders(car, missTurns, startSpeed, car.specialTires || card === 'specialTires', handicap)
}

const handicapOf = (card: PitCard): Handicap =>
  card === 'brakeMasterCylinderFailure' ? 'brakesToFail' : card === 'faultyTyresFitted' ? 'tyresToFail' : 'none'

/**
 * The Tactic Cards that New Instructions can bring, and from where; none if no card is left at all.
 *
 * @param inPile - copies of a card in the pile
 * @rule F1-PitCard.9, F1-Tactic.4, F1-Q.69, F1-Q.92
 */
export const tacticOutcomes = (
  state: State,
  inPile: (card: TacticCard) => number,
): { readonly source: 'pile' | 'used'; readonly outcomes: ReadonlyArray<Outcome<DrawTacticCard>> } => {
  const { newInstructions, usedTactics } = state.agreement.rulings
  const pile = TACTIC_CARDS.map((card) => ({ weight: inPile(card), move: { _tag: 'DrawTacticCard', card } as const }))
  const hidden = pile.filter(({ weight }) => weight > 0)
  const certain = (used: ReadonlyArray<TacticCard>): ReadonlyArray<Outcome<DrawTacticCard>> =>
    used.map((card) => ({ weight: 1, move: { _tag: 'DrawTacticCard', card } }))
  if (newInstructions === 'lastUsed' && state.usedTactics.length > 0)
    return { source: 'used', outcomes: certain(state.usedTactics.slice(-1)) }
  if (hidden.length > 0) return { source: 'pile', outcomes: hidden }
  return { source: 'used', outcomes: usedTactics === 'underThePile' ? certain(state.usedTactics.slice(0, 1)) : [] }
}

/** The table with the Tactic Card taken off the used ones, if it came from there. @rule F1-Q.69 */
export const takeTactic = (state: State, source: 'pile' | 'used'): State => {
  if (source === 'pile') return state
  const last = state.agreement.rulings.newInstructions === 'lastUsed'
  return withUsedTactics(state, last ? state.usedTactics.slice(0, -1) : state.usedTactics.slice(1))
}

/** The car with one more Tactic Card; everybody knows it if it came from the used ones. @rule F1-PitCard.9, F1-Q.70, F1-Q.93 */
export const receiveTactic = (
  car: Car,
  index: number,
  card: TacticCard,
  source: 'pile' | 'used',
  log: Log<Event>,
): Car => {
  log?.push({ _tag: 'TacticDrawn', car: index, seat: car.seat, card, source })
  return withHand(
    car,
    changeHand(car.hand, card, 1),
    source === 'used' ? changeHand(car.knownInHand, card, 1) : car.knownInHand,
  )
}

/** The car whose Special Tires have been used. @rule F1-PitCard.15 */
export const withoutTires = (car: Car): Car => withOrders(car, car.missTurns, car.startSpeed, false, car.handicap)
