/** From one car to the next, and from turn to turn, to the end of the race. */
import { changed, isRacing } from '../car.js'
import type { Car, Phase } from '../model.js'
import { orderReasons, turnOrder } from '../rules/how-to-play.js'
import { finalStandings, isRaceOver } from '../standings.js'
import { finishers, placedCars, winnersOf } from '../rules/how-to-win.js'
import { type RaceScratch, carAt, put } from './draft.js'
import { NO_DEBTS } from './ends.js'

const DRIVING: ReadonlyArray<Phase> = Array.from({ length: 12 }, (_, car): Phase => ({ _tag: 'Driving', car }))

/** Goes on to the next car that has a decision to make, through turns if need be. @rule LM-How.2, LM-How.6, LM-Pit.4, LM-Pit.10 */
export const nextSlot = (raceScratch: RaceScratch): void => {
  const { count, lists, wait } = raceScratch
  const { log } = raceScratch.told
  count.slot++
  for (;;) {
    const index = lists.order[count.slot]
    if (index === undefined) {
      if (endTurn(raceScratch)) return
      startTurn(raceScratch)
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
      wait.phase = DRIVING[index] as Phase
      return
    }
  }
}

/** Begins the next turn. @rule LM-How.1-3, LM-How.7, LM-Stop.2, LM-Stop.4-6 */
export const startTurn = (raceScratch: RaceScratch): void => {
  const { count, lists } = raceScratch
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  count.turn++
  count.slot = 0
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
