/** Spin-outs, smash-ups and collisions, with what they leave behind. */
import { changed } from '../car.js'
import type { Event } from '../event.js'
import type { Car, Lane } from '../model.js'
import { wayOf } from '../reach.js'
import { pileOf, spinPlace } from '../rules/spin-outs.js'
import { type RaceScratch, carAt, put } from './draft.js'
import { type Move, laneAfter } from './ways.js'
import { noteRevs, owe } from './debts.js'
import { place, stop, settle, NO_DEBTS } from './ends.js'
import { forgetThrows } from './notes.js'

/**
 * Runs a car into another one: the one ahead, or by breaking a rule of passing.
 *
 * @rule LM-Coll.1-3, LM-Coll.10, LM-Pass.5-7, LM-Q.22, LM-Q.26-27
 */
export const ram = (
  raceScratch: RaceScratch,
  index: number,
  move: Move,
  lane: Lane,
  victim: number,
  isFoul: boolean,
): void => {
  const { log } = raceScratch.told
  const isStopped = carAt(raceScratch, victim).stoppedAt > 0
  const hit = isStopped ? 'LM-Coll.2' : 'LM-Coll.1'
  place(raceScratch, index, move, lane, 0, raceScratch.count.stops + 1)
  const { x } = carAt(raceScratch, index)
  log?.push({ _tag: 'Collided', car: index, victim, at: { lane, x }, rule: isFoul ? 'LM-Pass.5' : hit })
  owe(raceScratch, index, 'collision', x, isFoul ? 'LM-Pass.6' : hit, 0)
  if (isStopped && !isFoul) owe(raceScratch, victim, 'collision', carAt(raceScratch, victim).x, hit, 0)
  stop(raceScratch, index, 'collision')
  settle(raceScratch, index)
}

/** Where a car meets the corner that it comes to grief at. */
interface Met {
  /** Absolute column, as the car counts them. */
  readonly x: number
}
type SpinOut = Met & Pick<Extract<Event, { readonly _tag: 'SpunOut' }>, 'corner' | 'route' | 'cause' | 'rule'>
type SmashUp = Pick<Extract<Event, { readonly _tag: 'SmashedUp' }>, 'corner' | 'route' | 'cause' | 'rule'>

/**
 * Spins a car out.
 *
 * @param brakes - hard-brakings that the move has cost
 * @rule LM-Chance.6, LM-Corner.6, LM-Spin.1-5, LM-Coll.4-7, LM-Equip.20, LM-Slip.9, LM-Q.40-45
 */
export const spinOut = (
  raceScratch: RaceScratch,
  index: number,
  { corner, x, route, cause, rule }: SpinOut,
  brakes: number,
): void => {
  const { board } = raceScratch
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  const { rulings } = raceScratch.given.state.agreement
  const car = carAt(raceScratch, index)
  const so = spinPlace(board, cars, index, corner, x)
  const { lane } = so
  const [from, to] = [
    { lane: car.lane, x: car.x },
    { lane, x: so.x },
  ]
  log?.push({ _tag: 'SpunOut', car: index, corner, cause, from, route, to, rule })
  stop(raceScratch, index, 'spin')
  const stoppedAt = raceScratch.count.stops
  const standing: Partial<Car> = { status: 'racing', lane, x: so.x, stall: -1, gear: 0, stoppedAt, passage: -1 }
  put(raceScratch, index, changed(car, standing))
  forgetThrows(raceScratch, index)
  if (brakes > 0 && cause === 'die' && rulings.hbRefundOnSpin && car.brakes >= 0) giveBack(raceScratch, index, brakes)
  makeWet(raceScratch, corner)
  pileUp(raceScratch, corner, pileOf(cars, so, index))
  if (rulings.soBusyMoving === 'collide')
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
export const makeWet = (raceScratch: RaceScratch, corner: number): void => {
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

/** Takes a car out of the race. @rule LM-Chance.7, LM-Slip.10, LM-Q.37 */
export const smash = (raceScratch: RaceScratch, index: number, { corner, route, cause, rule }: SmashUp): void => {
  const car = carAt(raceScratch, index)
  const from = { lane: car.lane, x: car.x }
  raceScratch.told.log?.push({ _tag: 'SmashedUp', car: index, corner, cause, from, route, rule })
  const lane = laneAfter(car, wayOf(route), route.length)
  const wreck: Partial<Car> = { status: 'smashed', lane, x: car.x + route.length, stall: -1, gear: 0, stoppedAt: 0 }
  put(raceScratch, index, changed(car, { ...wreck, debts: NO_DEBTS }))
}
