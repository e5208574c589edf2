/** Slipstreams on offer: who is asked, when, and what becomes of the answer. */
import type { Declaration, Declaring } from '../model.js'
import { isDue, passAhead } from '../rules/pit-stops.js'
import { maySlipBehind } from '../rules/slipstreaming.js'
import { canPit, mostCounts, reach } from '../choices.js'
import { carAt, cardAt, draftState, type RaceScratch } from './draft.js'

/** Whether a car owes a stop that it can make now, and so may not be towed past it. @rule LM-Q.76 */
const mustPit = (raceScratch: RaceScratch, index: number): boolean => {
  const { board, choice, given } = raceScratch
  const { rulings, laps } = given.state.agreement
  const car = carAt(raceScratch, index)
  const card = cardAt(raceScratch, index)
  const pass = passAhead(board, card, car.x)
  if (rulings.pitDuty !== 'enforced' || card.lastStall < 0 || pass >= laps || !isDue(car.debts, pass)) return false
  const state = draftState(raceScratch)
  reach(board, choice, state, index, mostCounts(board, state, car))
  return canPit(board, choice, state, index, false)
}

const maySlip = (raceScratch: RaceScratch, index: number, leader: number): boolean =>
  maySlipBehind(raceScratch.board, carAt(raceScratch, index), carAt(raceScratch, leader)) &&
  !mustPit(raceScratch, index)

const ask = ({ wait, told }: RaceScratch, car: number, leader: number): void => {
  wait.phase = { _tag: 'Declaring', car, leader }
  told.log?.push({ _tag: 'SlipOffered', car, leader })
}

const isAgreed = ({ given, count }: RaceScratch, when: 'beforeLeader' | 'turnStart'): boolean => {
  const { slipstreaming, rulings } = given.state.agreement
  return slipstreaming && count.turn > 1 && rulings.slipDeclare === when
}

/** Asks the car directly behind another, if it may follow and has not moved yet. @rule LM-Slip.1, LM-Slip.4, LM-Slip.11, LM-Q.68-69 */
const askBehind = (raceScratch: RaceScratch, leader: number): boolean => {
  const { lists, count, noted } = raceScratch
  const index = lists.order
    .slice(count.slot + 1)
    .find((car) => !noted.followers.includes(car) && maySlip(raceScratch, car, leader))
  if (index === undefined) return false
  ask(raceScratch, index, leader)
  return true
}

/** Asks whoever may follow the car that is about to move; false if there is nobody. @rule LM-Slip.4, LM-Q.68 */
export const askBeforeMove = (raceScratch: RaceScratch, leader: number): boolean =>
  isAgreed(raceScratch, 'beforeLeader') && askBehind(raceScratch, leader)

/** Under the ruling `slipDeclare: 'turnStart'`, asks the next car of the order from a place on; false if there is none. @rule LM-Slip.4, LM-Q.68 */
const askFrom = (raceScratch: RaceScratch, from: number): boolean => {
  const { order } = raceScratch.lists
  for (let place = Math.max(1, from); place < order.length; place++) {
    const index = order[place] as number
    const leader = order.slice(0, place).find((other) => maySlip(raceScratch, index, other))
    if (leader === undefined) continue
    ask(raceScratch, index, leader)
    return true
  }
  return false
}

/** Asks the first car that may follow another in the turn that begins; false if there is none. @rule LM-Slip.4, LM-Q.68 */
export const askAtStart = (raceScratch: RaceScratch): boolean =>
  isAgreed(raceScratch, 'turnStart') && askFrom(raceScratch, 1)

/** Takes the answer of a car, and asks the next one; false if nobody is left to ask. @rule LM-Slip.1-2, LM-Slip.11, LM-Q.68, LM-Q.74 */
export const declare = (raceScratch: RaceScratch, { car, leader }: Declaring, { _tag }: Declaration): boolean => {
  const { noted, told, lists } = raceScratch
  const follows = _tag === 'Slipstream'
  told.log?.push({ _tag: follows ? 'SlipAccepted' : 'SlipDeclined', car, leader })
  if (follows) noted.followers = [...noted.followers, car]
  return isAgreed(raceScratch, 'turnStart')
    ? askFrom(raceScratch, lists.order.indexOf(car) + 1)
    : follows && askBehind(raceScratch, car)
}
