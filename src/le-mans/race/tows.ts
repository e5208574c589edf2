/** Slipstreams: how the cars that follow another go along with it, one after the other, and through its corners. */
import { changed } from '../car.js'
import type { TowBroken } from '../event.js'
import type { Car, Face, LedCorner, Result, Slipstream, TakingTowChance, TowCorner } from '../model.js'
import { wayOf } from '../reach.js'
import { passageOf } from '../road.js'
import { resultOf } from '../rules/chances.js'
import { lastColumn } from '../rules/how-to-win.js'
import { gearAfterTow, isDirectlyBehind, towFate } from '../rules/slipstreaming.js'
import { towCorners, towEntries, towRoute } from '../tow-way.js'
import { makeWet, smash, spinOut } from './accidents.js'
import { carriedPast, owe } from './debts.js'
import { carAt, cardAt, draftState, put, type RaceScratch } from './draft.js'
import { settle } from './ends.js'
import { divert } from './moving.js'
import { keepThrow } from './notes.js'
import { countsOf, laneAfter, type Move } from './ways.js'

/** How far the tow of a car has got: it is over, it could not begin, or the die must fall first. */
type TowEnd = 'over' | 'broken' | 'waits'

const SLIPSTREAM: Slipstream = { _tag: 'Slipstream' }
const NO_CORNERS: ReadonlyArray<LedCorner> = []

/**
 * Takes along the cars that follow the one that has just moved, nearest first.
 *
 * @param counts - what the first car of the chain has driven
 * @returns whether the die must fall before that goes on
 * @rule LM-Slip.2, LM-Q.70, LM-Q.74
 */
export const towFollowers = (raceScratch: RaceScratch, first: number, counts: number): boolean => {
  const { noted } = raceScratch
  let leader = first
  while (noted.followers.length > 0) {
    const led = noted.led
    noted.led = NO_CORNERS
    const index = followerOf(raceScratch, leader)
    if (index < 0) return false
    noted.followers = noted.followers.filter((other) => other !== index)
    const end = tow(raceScratch, index, leader, counts, led)
    if (end === 'broken') dropRest(raceScratch, index)
    if (end !== 'over') return end === 'waits'
    leader = index
  }
  noted.led = NO_CORNERS
  return false
}

// The car that follows another from where both were when the step began.
const followerOf = ({ board, noted, given }: RaceScratch, leader: number): number => {
  const { cars } = given.state
  const isBehind = (index: number): boolean => isDirectlyBehind(board, cars[index] as Car, cars[leader] as Car)
  return noted.followers.find((index) => index !== leader && isBehind(index)) ?? -1
}

// Whoever was asked because of the car that is left behind is asked again when that car moves.
const dropRest = (raceScratch: RaceScratch, first: number): void => {
  const { noted, told, given } = raceScratch
  if (given.state.agreement.rulings.slipDeclare === 'turnStart') return
  let leader = first
  for (const car of noted.followers) {
    told.log?.push({ _tag: 'TowBroken', car, leader, why: 'noTow' })
    leader = car
  }
  noted.followers = []
}

const tow = (
  raceScratch: RaceScratch,
  index: number,
  leader: number,
  counts: number,
  met: ReadonlyArray<LedCorner>,
): TowEnd => {
  const { given, board, choice, told } = raceScratch
  const { laps, rulings } = given.state.agreement
  const shift = carAt(raceScratch, index).x + 2 - (given.state.cars[leader] as Car).x
  const led = met.filter(({ x }) => x + shift <= lastColumn(board, laps))
  const fate = towFate(led, rulings)
  if (fate !== null) {
    startTow(raceScratch, index, leader)
    const { corner, x } = fate.at
    if (fate.does === 'smash') endInSmash(raceScratch, index, { corner, x: x + shift }, '', 'LM-Slip.10')
    else endInSpin(raceScratch, index, { corner, x: x + shift }, '', 'LM-Slip.9')
    return 'over'
  }
  const state = draftState(raceScratch)
  const ahead = carAt(raceScratch, leader)
  const columns = ahead.x - (given.state.cars[leader] as Car).x
  const gone = whyGone(ahead, columns)
  const route = gone === null ? towRoute(board, choice, state, index, ahead, columns, led) : null
  if (route === null) {
    told.log?.push({ _tag: 'TowBroken', car: index, leader, why: gone ?? 'noRoom' })
    return 'broken'
  }
  startTow(raceScratch, index, leader)
  const car = carAt(raceScratch, index)
  const entries = towEntries(board, state, car, wayOf(route), route.length)
  const corners = towCorners(board, state, index, entries, led, shift)
  return goOn(raceScratch, { _tag: 'TakingTowChance', car: index, leader, corner: -1, corners, route, counts })
}

/** Why a leader takes nobody along, or `null`. @rule LM-Q.73, LM-Q.75 */
const whyGone = ({ status, stoppedAt }: Car, columns: number): TowBroken['why'] | null => {
  if (status === 'pitting') return 'pits'
  if (status !== 'racing' && status !== 'crossed') return 'out'
  return stoppedAt > 0 || columns === 0 ? 'stopped' : null
}

/** Gives a car its move right after its leader. @rule LM-Q.13, LM-Q.70 */
const startTow = ({ lists, count, told }: RaceScratch, car: number, leader: number): void => {
  count.slot++
  const others = lists.order.filter((index) => index !== car)
  lists.order = [...others.slice(0, count.slot), car, ...others.slice(count.slot)]
  told.log?.push({ _tag: 'TowStarted', car, leader, slot: count.slot })
}

const hasDice = ({ dice, thrown }: TowCorner): boolean => thrown.length < dice

/** Goes on with a tow: to the next corner that needs the die, or to its end. @rule LM-Slip.5-8, LM-Q.72-73 */
const goOn = (raceScratch: RaceScratch, phase: TakingTowChance): TowEnd => {
  const { wait } = raceScratch
  const { car: index, corners, route } = phase
  const next = corners.find(hasDice)
  const end = carAt(raceScratch, index).x + route.length
  if (divertTow(raceScratch, phase, Math.min(end, next?.x ?? end))) return 'over'
  if (next === undefined) {
    land(raceScratch, phase)
    return 'over'
  }
  wait.phase = { ...phase, corner: next.corner }
  return 'waits'
}

/** Reads the die for a car in tow; false if it must fall again. @rule LM-Slip.5-8, LM-Q.73 */
export const throwInTow = (raceScratch: RaceScratch, phase: TakingTowChance, face: Face): boolean => {
  const { board, told, lists, wait } = raceScratch
  const { car: index, corners, route } = phase
  const at = corners.findIndex(hasDice)
  const before = corners[at] as TowCorner
  const { corner, x } = before
  const surface = lists.wet.includes(corner) ? 'wet' : 'dry'
  const result = resultOf(board, corner, surface, face)
  told.log?.push({ _tag: 'ChanceRolled', car: index, corner, surface, face, result })
  const now: TowCorner = { ...before, thrown: [...before.thrown, result] }
  const taken: TakingTowChance = { ...phase, corners: corners.with(at, now) }
  const start = carAt(raceScratch, index).x
  const driven = route.slice(0, Math.max(0, Math.min(route.length, x - start)))
  if (result === 'pit')
    owe(raceScratch, index, 'chance', x, 'LM-Slip.8', carriedPast(raceScratch, index, x, start + route.length))
  if (result === 'spin') makeWet(raceScratch, corner)
  if (result === 'smash') endInSmash(raceScratch, index, now, driven, 'LM-Slip.8')
  else if (hasDice(now)) {
    wait.phase = taken
    return false
  } else if (now.thrown.includes('spin')) endInSpin(raceScratch, index, now, driven, 'LM-Slip.8')
  else {
    keepThrow(raceScratch, index, passageOf(board, corner, x), 'cleared')
    return goOn(raceScratch, taken) === 'over'
  }
  return true
}

type Place = Pick<TowCorner, 'corner' | 'x'>

const endInSmash = (
  raceScratch: RaceScratch,
  index: number,
  { corner, x }: Place,
  route: string,
  rule: 'LM-Slip.8' | 'LM-Slip.10',
): void => {
  const { noted } = raceScratch
  smash(raceScratch, index, { corner, route, cause: 'tow', rule })
  noted.led = [{ corner, x, result: 'smash' }]
}

const endInSpin = (
  raceScratch: RaceScratch,
  index: number,
  { corner, x }: Place,
  route: string,
  rule: 'LM-Slip.8' | 'LM-Slip.9',
): void => {
  const { noted } = raceScratch
  spinOut(raceScratch, index, { corner, x, route, cause: 'tow', rule }, 0)
  noted.led = [{ corner, x, result: 'spin' }]
}

const moveOf = ({ board }: RaceScratch, car: Car, route: string): Move => {
  const way = wayOf(route)
  const limit = countsOf(board, car, way, route.length)
  return { action: SLIPSTREAM, gear: car.gear, brakes: 0, way, steps: route.length, limit }
}

// A car in tow that has come to owe a stop goes into the pits if its way would run past them. @rule LM-Q.51, LM-Q.76
const divertTow = (
  raceScratch: RaceScratch,
  { car: index, corners, route }: TakingTowChance,
  beyond: number,
): boolean => {
  const { noted, board } = raceScratch
  const met = corners.filter(({ thrown }) => thrown.length > 0)
  const last = met.at(-1)
  if (last === undefined || !met.some(({ thrown }) => thrown.includes('pit'))) return false
  const car = carAt(raceScratch, index)
  const steps = Math.max(0, Math.min(route.length, last.x - car.x))
  const passage = passageOf(board, last.corner, last.x)
  if (!divert(raceScratch, index, moveOf(raceScratch, car, route), steps, beyond, passage)) return false
  noted.led = ledBy(corners, [], car.x)
  return true
}

// What the corners of a tow mean for the next car of the chain. One that was thrown for and not entered is met where the tow starts, unless
// it is a stop that was drawn there. @rule LM-Slip.9, LM-Q.74
const ledBy = (
  corners: ReadonlyArray<TowCorner>,
  entered: ReadonlyArray<Place>,
  start: number,
): ReadonlyArray<LedCorner> => {
  const isSame = (one: Place, { corner, x }: Place): boolean => one.corner === corner && one.x === x
  const resultAt = (place: Place): LedCorner['result'] =>
    worst(corners.find((one) => isSame(one, place))?.thrown ?? NOT_THROWN)
  const outside = corners.filter(
    ({ thrown, ...place }) => thrown.length > 0 && !entered.some((one) => isSame(one, place)),
  )
  return [
    ...entered.map(({ corner, x }) => ({ corner, x, result: resultAt({ corner, x }) })),
    ...outside.map(({ corner, x, thrown }) => ({
      corner,
      x: thrown.includes('pit') ? x : start,
      result: worst(thrown),
    })),
  ]
}

const NOT_THROWN: ReadonlyArray<Result> = []

const worst = (thrown: ReadonlyArray<Result>): LedCorner['result'] => {
  if (thrown.length === 0) return 'none'
  return thrown.includes('pit') ? 'pit' : 'safe'
}

/** Puts a car in tow behind its leader. @rule LM-Slip.2-3, LM-Q.71 */
const land = (raceScratch: RaceScratch, { car: index, leader, corners, route, counts }: TakingTowChance): void => {
  const { board, told, given, noted } = raceScratch
  const car = carAt(raceScratch, index)
  const way = wayOf(route)
  const entries = towEntries(board, given.state, car, way, route.length)
  const passage = entries.at(-1)?.passage ?? car.passage
  const to = { lane: laneAfter(car, way, route.length), x: car.x + route.length }
  const gear = gearAfterTow(cardAt(raceScratch, index), car, counts, given.state.agreement.rulings)
  told.log?.push({
    _tag: 'Towed',
    car: index,
    leader,
    from: { lane: car.lane, x: car.x },
    to,
    route,
    counts: countsOf(board, car, way, route.length),
    passage,
  })
  if (gear !== car.gear) told.log?.push({ _tag: 'GearMatched', car: index, from: car.gear, to: gear })
  put(raceScratch, index, changed(car, { ...to, gear, passage }))
  const entered = entries.map(({ corner, step }) => ({ corner, x: car.x + step }))
  noted.led = ledBy(corners, entered, car.x)
  settle(raceScratch, index)
}
