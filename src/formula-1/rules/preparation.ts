/**
 * Preparation: what is agreed, the deal, and who starts from which space.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../../core/either.js'
import type { Outcome, Seat } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import { lookUp } from '../../core/look-up.js'
import { DECKS, DEFAULT_RULINGS, HAND_SIZE, NO_CARDS, TACTIC_CARDS } from '../data/cards.js'
import { THROWS } from '../data/charts.js'
import type { Event } from '../event.js'
import type {
  Agreement,
  Car,
  DealTactic,
  Dealing,
  Dice,
  DrawGrid,
  Options,
  Phase,
  State,
  TacticCard,
  ThrowForGrid,
  ThrowingForGrid,
} from '../model.js'
import type { Refusal } from '../refusal.js'
import { changeHand, inPhase, withCars, withHand, type Course } from '../state.js'

/** The fewest and the most that can play. @rule F1-Equip.4, F1-Q.1 */
const SEATS = { least: 2, most: 6 } as const

/** The fewest and the most laps. @rule F1-Setup.9-10, F1-Q.6 */
const LAPS = { least: 3, most: 10 } as const

/** The options with their defaults filled in, or why they are refused. @rule F1-Equip.4, F1-Setup.8-10, F1-Q.1, F1-Q.6 */
export const agree = (options: Options): E.Either<Refusal, Agreement> => {
  const { seats, laps, cards = 'seed', grid = 'thrown' } = options
  const rulings = { ...DEFAULT_RULINGS[cards], ...options.rulings }
  const least = rulings.shortRace ? 1 : LAPS.least
  if (!Number.isInteger(seats) || seats < SEATS.least || seats > SEATS.most) {
    return left({ _tag: 'SeatsOutOfRange', rule: 'F1-Equip.4', seats, ...SEATS })
  }
  if (!Number.isInteger(laps) || laps < least || laps > LAPS.most) {
    return left({
      _tag: 'LapsOutOfRange',
      rule: laps > LAPS.most ? 'F1-Setup.10' : 'F1-Setup.9',
      laps,
      least,
      most: LAPS.most,
    })
  }
  return right({ seats, laps, cards, grid, rulings })
}

/** The table before the first card is dealt; all dials at zero. @rule F1-Setup.1, F1-Setup.4, F1-Setup.8, F1-Setup.11, F1-Equip.5, F1-Equip.11 */
export const layTable = (agreement: Agreement): State => ({
  agreement,
  phase: { _tag: 'Dealing', dealt: 0 },
  round: 0,
  current: 0,
  cars: Array.from({ length: agreement.seats }, (_, seat) => newCar(seat, agreement.laps)),
  usedTactics: [],
  usedPits: [],
})

const newCar = (seat: Seat, lapsLeft: number): Car => ({
  seat,
  place: -1,
  speed: 0,
  brake: 0,
  tire: 0,
  lapsLeft,
  hand: NO_CARDS,
  knownInHand: NO_CARDS,
  missTurns: 0,
  startSpeed: 0,
  specialTires: false,
  handicap: 'none',
  finishRank: -1,
})

/** Copies of a card that nobody holds and that were not used: the pile. @rule F1-Setup.3, F1-Equip.6, F1-Tactic.20 */
export const inPile = ({ agreement, cars, usedTactics }: State, card: TacticCard): number => {
  let left = DECKS[agreement.cards].copies
  for (const { hand } of cars) left -= hand[card]
  for (const used of usedTactics) if (used === card) left--
  return left
}

/** The cards that can come next, by how many of them are left. @rule F1-Setup.1 */
export const dealOutcomes = (state: State): ReadonlyArray<Outcome<DealTactic>> =>
  TACTIC_CARDS.map((card) => ({ weight: inPile(state, card), move: { _tag: 'DealTactic', card } as const })).filter(
    ({ weight }) => weight > 0,
  )

/** The next card goes to the next seat; after five each the throws for the grid follow. @rule F1-Setup.1, F1-Q.5 */
export const deal = (state: State, { dealt }: Dealing, card: TacticCard, log: Log<Event>): State => {
  const seat = dealt % state.agreement.seats
  log?.push({ _tag: 'TacticDealt', seat, card })
  const cars = [...state.cars]
  // Cars stand by seat until the grid is set.
  const car = lookUp(cars, seat)
  cars[seat] = withHand(car, changeHand(car.hand, card, 1), car.knownInHand)
  const all = state.agreement.seats * HAND_SIZE
  const phase: Phase = dealt + 1 < all ? { _tag: 'Dealing', dealt: dealt + 1 } : allThrow(state.agreement.seats)
  return withCars(state, cars, 0, 0, phase)
}

const allThrow = (seats: number): ThrowingForGrid => ({
  _tag: 'ThrowingForGrid',
  contenders: Array.from({ length: seats }, (_, seat) => seat),
  sums: [],
})

const GRID_THROWS: ReadonlyArray<Outcome<ThrowForGrid>> = THROWS.map(({ dice, weight }) => ({
  weight,
  move: { _tag: 'ThrowForGrid', dice },
}))

/** Every throw for the grid, or every lot. @rule F1-Setup.5, F1-Equip.3, F1-Q.2 */
export const gridOutcomes = (
  { agreement }: State,
  { contenders }: ThrowingForGrid,
): ReadonlyArray<Outcome<ThrowForGrid | DrawGrid>> =>
  agreement.grid === 'thrown'
    ? GRID_THROWS
    : contenders.map((seat) => ({ weight: 1, move: { _tag: 'DrawGrid', seat } }))

/** One contender has thrown: the next throws, or the highest is found, or those who tied throw again. @rule F1-Setup.5, F1-Q.2-3 */
export const throwForGrid = (
  course: Course,
  state: State,
  { contenders, sums }: ThrowingForGrid,
  dice: Dice,
  log: Log<Event>,
): State => {
  const sum = dice[0] + dice[1]
  const seat = lookUp(contenders, sums.length)
  log?.push({ _tag: 'GridThrown', seat, dice, sum })
  const thrown = [...sums, sum]
  if (thrown.length < contenders.length) return inPhase(state, { _tag: 'ThrowingForGrid', contenders, sums: thrown })
  const highest = Math.max(...thrown)
  const first = contenders.filter((_, index) => thrown[index] === highest)
  if (first.length === 1) return setGrid(course, state, lookUp(first, 0), log)
  log?.push({ _tag: 'GridTied', seats: first })
  return inPhase(state, { _tag: 'ThrowingForGrid', contenders: first, sums: [] })
}

/** The first seat takes yellow and space 1, his left neighbour the next, and so on. @rule F1-Setup.5-7, F1-Order.3, F1-Q.4, F1-Q.8 */
export const setGrid = ({ track }: Course, state: State, first: Seat, log: Log<Event>): State => {
  const { seats } = state.agreement
  const cars = state.cars.map((_, index) => ({
    ...lookUp(state.cars, (first + index) % seats),
    place: lookUp(track.grid, index),
  }))
  log?.push({ _tag: 'GridSet', cars: cars.map(({ seat, place }) => ({ seat, place })) })
  log?.push({ _tag: 'RoundStarted', round: 1 })
  log?.push({ _tag: 'TurnStarted', car: 0, place: lookUp(cars, 0).place, speed: 0 })
  return withCars(state, cars, 1, 0, { _tag: 'SettingSpeed' })
}
