/** From one car to the next, and from turn to turn, to the end of the race. */
import { changed, isRacing } from '../car.js'
import type { AskingDie, Car, Declaration, Declaring, Face, Phase } from '../model.js'
import { orderReasons, turnOrder } from '../rules/how-to-play.js'
import { finalStandings, isRaceOver } from '../standings.js'
import { finishers, placedCars, winnersOf } from '../rules/how-to-win.js'
import { mustTakeChance } from '../rules/solitaire.js'
import { questionFor } from '../solo.js'
import { type RaceScratch, carAt, draftState, put } from './draft.js'
import { NO_DEBTS } from './ends.js'
import { forgetOldThrows, keepThrow } from './notes.js'
import { askAtStart, askBeforeMove, declare } from './offers.js'

const DRIVING: ReadonlyArray<Phase> = Array.from({ length: 12 }, (_, car): Phase => ({ _tag: 'Driving', car }))

/** Goes on to the next car that has a decision to make, through turns if need be. @rule LM-How.2, LM-How.6, LM-Pit.4, LM-Pit.10 */
export const nextSlot = (raceScratch: RaceScratch): void => {
  const { count } = raceScratch
  count.slot++
  openSlot(raceScratch)
}

/** Goes on from a place in the order, through cars that have nothing to decide. */
const openSlot = (raceScratch: RaceScratch): void => {
  const { count, lists } = raceScratch
  const { log } = raceScratch.told
  for (;;) {
    const index = lists.order[count.slot]
    if (index === undefined) {
      if (endTurn(raceScratch)) return
      startTurn(raceScratch)
      if (askAtStart(raceScratch)) return
      continue
    }
    const car = carAt(raceScratch, index)
    if (!isRacing(car)) count.slot++
    else if (car.wait > 0) {
      log?.push({ _tag: 'PitWaited', car: index, left: car.wait - 1 })
      put(raceScratch, index, changed(car, { wait: car.wait - 1 }))
      count.slot++
    } else {
      log?.push({ _tag: 'SlotStarted', car: index, slot: count.slot })
      if (!askBeforeMove(raceScratch, index)) letDrive(raceScratch, index)
      return
    }
  }
}

/** Has a car decide on its move, once the die of solitaire has said what it may. @rule LM-How.3, LM-Solo.3 */
const letDrive = (raceScratch: RaceScratch, index: number): void => {
  const { board, choice, wait, given } = raceScratch
  wait.phase = DRIVING[index] as Phase
  if (!given.state.agreement.solitaire) return
  wait.phase = questionFor(board, choice, draftState(raceScratch), index) ?? wait.phase
}

/** Takes what the driver of a car behind another has said. @rule LM-Slip.1, LM-Slip.4, LM-Slip.11, LM-Q.68 */
export const answerOffer = (raceScratch: RaceScratch, phase: Declaring, declaration: Declaration): void => {
  if (declare(raceScratch, phase, declaration)) return
  const { given, lists, count } = raceScratch
  if (given.state.agreement.rulings.slipDeclare === 'turnStart') openSlot(raceScratch)
  else letDrive(raceScratch, lists.order[count.slot] as number)
}

/** Takes what the die of solitaire has said about a corner. @rule LM-Solo.3-5, LM-Q.88 */
export const answerDie = (raceScratch: RaceScratch, { car, corner, passage }: AskingDie, face: Face): void => {
  const surface = raceScratch.lists.wet.includes(corner) ? 'wet' : 'dry'
  const must = mustTakeChance(surface, face)
  raceScratch.told.log?.push({ _tag: 'SoloRolled', car, corner, surface, face, must })
  keepThrow(raceScratch, car, passage, must ? 'mustTake' : 'mustNotTake')
  letDrive(raceScratch, car)
}

/** Begins the next turn. @rule LM-How.1-3, LM-How.7, LM-Stop.2, LM-Stop.4-6 */
export const startTurn = (raceScratch: RaceScratch): void => {
  const { count, lists } = raceScratch
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  count.turn++
  count.slot = 0
  forgetOldThrows(raceScratch)
  if (count.turn > 1) lists.order = turnOrder(cars, lists.order)
  const { turn } = count
  const { order } = lists
  log?.push({ _tag: 'TurnStarted', turn, order, reasons: orderReasons(cars, order, turn) })
}

const hasCrossed = ({ status }: Car): boolean => status === 'crossed'
const NOBODY: ReadonlyArray<ReadonlyArray<number>> = []

/** Ends a turn: places those who crossed the line; true if the race is over. @rule LM-Win.1-3, LM-How.6, LM-Q.63-65 */
const endTurn = (raceScratch: RaceScratch): boolean => {
  const { wait } = raceScratch
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  const { agreement } = raceScratch.given.state
  const { turn } = raceScratch.count
  for (const group of cars.some(hasCrossed) ? finishers(cars) : NOBODY) {
    const first = placedCars(cars) + 1
    for (const index of group)
      put(
        raceScratch,
        index,
        changed(carAt(raceScratch, index), { status: 'finished', place: first, stoppedAt: 0, debts: NO_DEBTS }),
      )
    log?.push({ _tag: 'Classified', place: first, cars: group })
  }
  if (!isRaceOver(cars, agreement, turn)) return false
  const winners = winnersOf(cars)
  wait.phase = { _tag: 'RaceOver', winners, standings: finalStandings(cars, agreement) }
  log?.push({ _tag: 'RaceEnded', winners })
  return true
}
