/** What every position obeys until the grid is set: the table as it is laid, and the hands as far as they are dealt. */
import { HAND_SIZE } from './data/cards.js'
import type { Car, State } from './model.js'
import { handSize } from './state.js'

/** What hidden hands leave to be seen of a position. */
type Laid = Omit<State, 'cars'> & { readonly cars: ReadonlyArray<Omit<Car, 'hand'>> }

/** Whether the cars have left the box but not yet the table. */
export const isBeforeRace = ({ phase }: Pick<State, 'phase'>): boolean =>
  phase._tag === 'Dealing' || phase._tag === 'ThrowingForGrid'

const isFresh = (car: Omit<Car, 'hand'>, laps: number): boolean =>
  car.speed + car.brake + car.tire + car.missTurns + car.startSpeed + handSize(car.knownInHand) === 0 &&
  car.lapsLeft === laps &&
  !car.specialTires &&
  car.handicap === 'none' &&
  car.finishRank === -1

/** Whether nothing has happened before the race, and its rounds are counted from 1. @rule F1-Setup.1-10, F1-Q.8 */
export const isLaid = (state: Laid): boolean => {
  const { round, current, cars, usedTactics, usedPits, agreement } = state
  if (!isBeforeRace(state)) return round > 0
  const isFirst = round + current + usedTactics.length + usedPits.length === 0
  return isFirst && cars.every((car, index) => car.seat === index && isFresh(car, agreement.laps))
}

/** Whether hands have the cards that went round the table so far, one by one. @rule F1-Setup.1, F1-Q.5 */
export const isDealt = (state: Pick<State, 'phase' | 'agreement'>, sizes: ReadonlyArray<number>): boolean => {
  if (!isBeforeRace(state)) return true
  const all = state.agreement.seats * HAND_SIZE
  const dealt = state.phase._tag === 'Dealing' ? state.phase.dealt : all
  const isUnderWay = state.phase._tag !== 'Dealing' || dealt < all
  return isUnderWay && sizes.every((size, seat) => size === Math.ceil((dealt - seat) / state.agreement.seats))
}
