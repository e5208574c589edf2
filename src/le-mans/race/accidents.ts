/** Spin-outs, smash-ups and collisions, with what they leave behind. */
import { changed } from '../car.js'
import type { Lane } from '../model.js'
import { wayText } from '../reach.js'
import { pileOf, spinPlace } from '../rules/spin-outs.js'
import { type RaceScratch, carAt, put } from './draft.js'
import { type Move, laneAfter } from './ways.js'
import { noteRevs, owe } from './debts.js'
import { place, stop, settle, NO_DEBTS } from './ends.js'

/** Runs a car into the one ahead of it. @rule LM-Coll.1-3, LM-Coll.10, LM-Pass.5-7, LM-Q.26-27 */
export const ram = (raceScratch: RaceScratch, index: number, move: Move, lane: Lane, victim: number): void => {
  const { log } = raceScratch.told
  const isStopped = carAt(raceScratch, victim).stoppedAt > 0
  const rule = isStopped ? 'LM-Coll.2' : 'LM-Coll.1'
  place(raceScratch, index, move, lane, 0, raceScratch.count.stops + 1)
  const { x } = carAt(raceScratch, index)
  log?.push({ _tag: 'Collided', car: index, victim, at: { lane, x }, rule })
  owe(raceScratch, index, 'collision', x, rule, 0)
  if (isStopped) owe(raceScratch, victim, 'collision', carAt(raceScratch, victim).x, rule, 0)
  stop(raceScratch, index, 'collision')
  settle(raceScratch, index)
}

/** Spins a car out. @rule LM-Chance.6, LM-Corner.6, LM-Spin.1-5, LM-Coll.4-7, LM-Equip.20, LM-Q.40-45 */
export const spinOut = (
  raceScratch: RaceScratch,
  index: number,
  move: Move,
  corner: number,
  steps: number,
  cause: 'die' | 'automatic',
): void => {
  const { board } = raceScratch
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  const so = spinPlace(board, cars, index, corner, car.x + steps)
  const lane = board.corners[corner]?.soLane ?? 0
  log?.push({
    _tag: 'SpunOut',
    car: index,
    corner,
    cause,
    from: { lane: car.lane, x: car.x },
    route: wayText(move.way, steps),
    to: { lane, x: so.x },
    rule: cause === 'die' ? 'LM-Chance.6' : 'LM-Corner.6',
  })
  stop(raceScratch, index, 'spin')
  const refund = cause === 'die' && raceScratch.given.state.agreement.rulings.hbRefundOnSpin ? move.brakes : 0
  put(
    raceScratch,
    index,
    changed(car, {
      status: 'racing',
      lane,
      x: so.x,
      stall: -1,
      gear: 0,
      stoppedAt: raceScratch.count.stops,
      passage: -1,
    }),
  )
  if (refund > 0 && car.brakes >= 0) giveBack(raceScratch, index, refund)
  makeWet(raceScratch, corner)
  pileUp(raceScratch, corner, pileOf(cars, so, index))
  if (raceScratch.given.state.agreement.rulings.soBusyMoving === 'collide')
    for (const other of so.met)
      if (carAt(raceScratch, other).stoppedAt === 0) hitMoving(raceScratch, index, other, lane, so.x)
  settle(raceScratch, index)
}

const hitMoving = (raceScratch: RaceScratch, index: number, victim: number, lane: Lane, x: number): void => {
  raceScratch.told.log?.push({ _tag: 'Collided', car: index, victim, at: { lane, x }, rule: 'LM-Coll.1' })
  owe(raceScratch, index, 'collision', x, 'LM-Coll.1', 0)
}

/** Gives hard-brakings back that were spent before a spin-out, with the stop that the last of them cost. @rule LM-Q.44 */
const giveBack = (raceScratch: RaceScratch, index: number, brakes: number): void => {
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  const left = car.brakes + brakes
  log?.push({ _tag: 'HardBrakeReturned', car: index, left })
  const isOwed = car.brakes === 0 && car.debts.some(({ kind }) => kind === 'brake')
  if (isOwed) log?.push({ _tag: 'PitVoided', car: index, units: 1, rule: 'LM-Q.44' })
  const debts = isOwed ? car.debts.filter(({ kind }) => kind !== 'brake') : car.debts
  put(raceScratch, index, changed(car, { brakes: left, debts }))
}

/** Marks a corner as wet for the rest of the race. @rule LM-Spin.3, LM-Equip.20-21 */
const makeWet = (raceScratch: RaceScratch, corner: number): void => {
  const { lists } = raceScratch
  const { log } = raceScratch.told
  if (lists.wet.includes(corner)) return
  lists.wet = [...lists.wet, corner].sort((a, b) => a - b)
  log?.push({ _tag: 'CornerWet', corner, rule: 'LM-Spin.3' })
}

const pileUp = (raceScratch: RaceScratch, corner: number, cars: ReadonlyArray<number>): void => {
  if (cars.length === 0) return
  const rule = cars.length > 2 ? 'LM-Coll.6' : 'LM-Coll.4'
  raceScratch.told.log?.push({ _tag: 'PiledUp', corner, cars, rule })
  for (const other of cars) owe(raceScratch, other, 'collision', carAt(raceScratch, other).x, rule, 0)
}

/** Ends the race of a car whose engine has blown, where it is and with nothing owed. @rule LM-Rev.3, LM-Q.83 */
export const blow = (raceScratch: RaceScratch, index: number, gears: number, corner: 0 | 1): void => {
  noteRevs(raceScratch, index, gears, corner)
  raceScratch.told.log?.push({ _tag: 'EngineBlown', car: index, rule: 'LM-Rev.3' })
  const car = carAt(raceScratch, index)
  put(raceScratch, index, changed(car, { status: 'blown', gear: 0, stoppedAt: 0, debts: NO_DEBTS }))
}

/** Takes a car out of the race. @rule LM-Chance.7, LM-Q.37 */
export const smash = (raceScratch: RaceScratch, index: number, move: Move, corner: number, steps: number): void => {
  const car = carAt(raceScratch, index)
  raceScratch.told.log?.push({
    _tag: 'SmashedUp',
    car: index,
    corner,
    from: { lane: car.lane, x: car.x },
    route: wayText(move.way, steps),
    rule: 'LM-Chance.7',
  })
  put(
    raceScratch,
    index,
    changed(car, {
      status: 'smashed',
      lane: laneAfter(car, move.way, steps),
      x: car.x + steps,
      stall: -1,
      gear: 0,
      stoppedAt: 0,
      debts: NO_DEBTS,
    }),
  )
}
