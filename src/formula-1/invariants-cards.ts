/** Whether every card of a position is in one place, and hands are as they are told. */
import type { Viewer } from '../core/game.js'
import { DECKS, TACTIC_CARDS } from './data/cards.js'
import type { Car, State } from './model.js'
import { handSize } from './state.js'
import type { CarView, View } from './view.js'

/** Whether no Tactic Card is in more places than it has copies. @rule F1-Equip.6, F1-Tactic.20 */
export const tacticsAddUp = (state: State): boolean =>
  TACTIC_CARDS.every((card) => {
    const held = state.cars.reduce((sum, car) => sum + car.hand[card], 0)
    return held + state.usedTactics.filter((used) => used === card).length <= DECKS[state.agreement.cards].copies
  })

/** Whether a hand has the cards that everybody knows to be in it. @rule F1-Q.93 */
export const knowsOwnHand = (car: Pick<Car, 'hand' | 'knownInHand'>): boolean =>
  TACTIC_CARDS.every((card) => car.knownInHand[card] <= car.hand[card])

/** What decides where the Pit Cards are. */
type VisiblePits = Pick<State, 'agreement' | 'usedPits'> & {
  readonly cars: ReadonlyArray<Pick<Car, 'specialTires' | 'handicap'>>
}

/** Whether each Pit Card is used, kept or in the pack, once. @rule F1-Equip.7, F1-Q.67, F1-Q.102 */
export const pitsAddUp = ({ agreement: { cards }, cars, usedPits }: VisiblePits): boolean => {
  const kept = cars.flatMap(({ specialTires, handicap }) => [
    ...(specialTires ? ['specialTires'] : []),
    ...(handicap === 'none'
      ? []
      : [handicap.startsWith('brakes') ? 'brakeMasterCylinderFailure' : 'faultyTyresFitted']),
  ])
  const placed = [...usedPits, ...kept]
  const pack: ReadonlyArray<string> = DECKS[cards].pits
  return placed.every((card, index) => pack.includes(card) && placed.indexOf(card) === index)
}

/** Whether a viewer sees his own hand and no other, of the size told. @rule F1-Setup.2 */
export const showsOwnHand = ({ seat, hand, handSize: size, knownInHand }: CarView, by: Viewer): boolean =>
  hand === null
    ? seat !== by && handSize(knownInHand) <= size
    : seat === by && handSize(hand) === size && knowsOwnHand({ hand, knownInHand })

/** Whether the deck can fill the hands that are seen. @rule F1-Equip.6 */
export const handsFit = ({ agreement: { cards }, cars, usedTactics }: View): boolean => {
  const { copies } = DECKS[cards]
  const sizes = cars.reduce((sum, car) => sum + car.handSize, 0)
  return (
    sizes + usedTactics.length <= copies * TACTIC_CARDS.length &&
    TACTIC_CARDS.every(
      (card) =>
        cars.reduce((sum, car) => sum + (car.hand ?? car.knownInHand)[card], 0) +
          usedTactics.filter((used) => used === card).length <=
        copies,
    )
  )
}
