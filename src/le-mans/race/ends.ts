/** How a move ends: on the road, beyond the pits or the line, in a stall, or with the car standing. */
import { changed, makeCar } from '../car.js'
import type { Car, Lane } from '../model.js'
import { wayText } from '../reach.js'
import { lapsAt, lastColumn } from '../rules/how-to-win.js'
import {
  afterStop,
  carriedOver,
  isDue,
  passAhead,
  passBehind,
  servedAt,
  stopsFor,
  unitsOf,
} from '../rules/pit-stops.js'
import { brakesFor } from '../rules/shifting.js'
import { type RaceScratch, carAt, cardAt, put } from './draft.js'
import { type Move, countsOf } from './ways.js'
import { pay } from './debts.js'

/** Puts a car at the end of its way, running or, with the number of its stop, standing. @rule LM-Move.1, LM-Stop.3, LM-Pit.3 */
export const place = (
  raceScratch: RaceScratch,
  index: number,
  move: Move,
  lane: Lane,
  gear: number,
  stoppedAt: number,
): void => {
  const { board } = raceScratch
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  const x = car.x + move.steps
  if (log !== null) {
    const counts = countsOf(board, car, move.way, move.steps)
    const isWhole = gear === 1 && counts <= (cardAt(raceScratch, index).basic[1] as number)
    if (car.status === 'pitting') log.push({ _tag: 'PitLeft', car: index, stall: car.stall })
    else if (car.stoppedAt > 0) log.push({ _tag: 'CarRestarted', car: index })
    if (move.steps > 0)
      log.push({
        _tag: 'Moved',
        car: index,
        from: { lane: car.lane, x: car.x },
        to: { lane, x },
        route: wayText(move.way, move.steps),
        counts,
        forfeited: !isWhole && counts < move.limit ? 1 : 0,
      })
  }
  put(
    raceScratch,
    index,
    makeCar(
      car.seat,
      car.card,
      'racing',
      lane,
      x,
      -1,
      gear,
      car.laps,
      car.brakes,
      car.debts,
      car.missed,
      0,
      stoppedAt,
      car.passage,
      0,
      0,
      car.revs,
    ),
  )
}

/** Writes down that a car stands. */
export const stop = (raceScratch: RaceScratch, index: number, cause: 'spin' | 'collision' | 'pit' | 'called'): void => {
  const { count } = raceScratch
  const { log } = raceScratch.told
  count.stops++
  log?.push({ _tag: 'CarStopped', car: index, cause, stops: count.stops })
}

/** What a place beyond the pits or the line means for a car that has come there. @rule LM-Pit.6, LM-Pit.8, LM-Pit.11-13, LM-Win.1, LM-Q.53-56 */
export const settle = (raceScratch: RaceScratch, index: number): void => {
  const car = carAt(raceScratch, index)
  if (car.debts.length > 0) missPits(raceScratch, index, car)
  if (carAt(raceScratch, index).status === 'racing') countLaps(raceScratch, index)
}

/** Counts the laps that a car has completed where it is now. @rule LM-Win.1, LM-Q.45 */
const countLaps = (raceScratch: RaceScratch, index: number): void => {
  const { board } = raceScratch
  const { agreement } = raceScratch.given.state
  const { log } = raceScratch.told
  const { turn } = raceScratch.count
  const now = carAt(raceScratch, index)
  const laps = Math.min(agreement.laps, lapsAt(board, now, now.x))
  if (laps === now.laps) return
  for (let lap = now.laps + 1; lap <= laps; lap++) log?.push({ _tag: 'LapCompleted', car: index, lap, turn })
  if (laps < agreement.laps) {
    put(raceScratch, index, changed(now, { laps }))
    return
  }
  const past = now.x - lastColumn(board, agreement.laps)
  log?.push({ _tag: 'CrossedFinish', car: index, past, turn })
  put(raceScratch, index, changed(now, { laps, status: 'crossed', finishTurn: turn }))
}

const missPits = (raceScratch: RaceScratch, index: number, car: Car): void => {
  const { board } = raceScratch
  const { agreement } = raceScratch.given.state
  const { log } = raceScratch.told
  const pass = passBehind(board, cardAt(raceScratch, index), car.x)
  if (!isDue(car.debts, pass)) return
  if (pass >= agreement.laps) {
    log?.push({ _tag: 'PitVoided', car: index, units: unitsOf(car.debts), rule: 'LM-Pit.6' })
    put(raceScratch, index, changed(car, { debts: NO_DEBTS }))
    return
  }
  log?.push({ _tag: 'PitMissed', car: index, pass, rule: 'LM-Pit.8' })
  if (car.missed) {
    log?.push({ _tag: 'Disqualified', car: index, rule: 'LM-Pit.13' })
    put(raceScratch, index, changed(car, { status: 'disqualified', gear: 0, stoppedAt: 0, debts: NO_DEBTS }))
    return
  }
  if (car.stoppedAt === 0) stop(raceScratch, index, 'called')
  const stoppedAt = car.stoppedAt === 0 ? raceScratch.count.stops : car.stoppedAt
  put(raceScratch, index, changed(car, { gear: 0, stoppedAt, missed: true, debts: carriedOver(car.debts, pass) }))
}

/** Nothing owed. */
export const NO_DEBTS: Car['debts'] = []

/** Stops a car in a stall; all that is due is served. @rule LM-Pit.2-4, LM-Pit.7, LM-Pit.10, LM-Brake.3, LM-Q.92 */
export const enterPit = (
  raceScratch: RaceScratch,
  index: number,
  stall: number,
  route: string,
  counts: number,
  diverted: boolean,
): void => {
  const { board } = raceScratch
  const { agreement } = raceScratch.given.state
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  const x = car.x + route.length + 1
  const pass = passAhead(board, cardAt(raceScratch, index), x - 1)
  const units = stopsFor(servedAt(car.debts, pass), agreement.rulings)
  const wait = Math.max(0, units - 1)
  if (car.stoppedAt > 0) log?.push({ _tag: 'CarRestarted', car: index })
  log?.push({
    _tag: 'PitEntered',
    car: index,
    stall,
    from: { lane: car.lane, x: car.x },
    route,
    counts,
    to: { lane: board.pitLane, x },
    pass,
    units,
    wait,
    diverted,
  })
  stop(raceScratch, index, 'pit')
  put(
    raceScratch,
    index,
    makeCar(
      car.seat,
      car.card,
      'pitting',
      board.pitLane,
      x,
      stall,
      0,
      car.laps,
      car.brakes,
      afterStop(car.debts, pass),
      false,
      wait,
      raceScratch.count.stops,
      car.passage,
      0,
      0,
      car.revs,
    ),
  )
  countLaps(raceScratch, index)
}

/** Leaves a car where it is. @rule LM-Q.9, LM-Q.15, LM-Q.57, LM-Q.93 */
export const hold = (raceScratch: RaceScratch, index: number): void => {
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  if (car.gear > 1) {
    pay(raceScratch, index, 1, brakesFor(cardAt(raceScratch, index), car.gear, 1), car.x)
    put(raceScratch, index, changed(carAt(raceScratch, index), { gear: 1 }))
  }
  log?.push({ _tag: 'CarHeld', car: index })
}
