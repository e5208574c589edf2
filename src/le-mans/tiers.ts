/**
 * What is open, tier by tier: driving without collision and spin-out first, and only if there is none of that, what nobody would
 * choose. An over-rev that blows the engine may be chosen, but spares nobody the lower tiers.
 */
import { cardOf, carOf, clean, gearFault, topGear, type ChoiceScratch } from './choices.js'
import { contact, forcedGear, foulOn, mayHold, spinAt } from './forced.js'
import type { Action, Foul, State } from './model.js'
import { isRuinous, overRevs } from './over-revs.js'
import type { Board } from './road.js'

const HOLDING: ReadonlyArray<Action> = [{ _tag: 'Hold' }]
const NOTHING: ReadonlyArray<Action> = []

/** The highest gear in which a car may be made to spin out, or may choose to. @rule LM-Q.38 */
export const fastestSpin = (board: Board, state: State, index: number): number => {
  const car = carOf(state, index)
  return state.agreement.rulings.forcedSpin === 'offered' ? topGear(board, car, false) : forcedGear(board, car)
}

const spins = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): ReadonlyArray<Action> => {
  const most = fastestSpin(board, state, index)
  return choiceScratch.spins.filter((_, corner) => spinAt(board, choiceScratch, state, index, corner, most))
}

const contacts = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): ReadonlyArray<Action> =>
  choiceScratch.collisions.filter((_, victim) => contact(board, choiceScratch, state, index, victim))

const forced = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): ReadonlyArray<Action> => {
  if (mayHold(board, state, index)) return HOLDING
  const first = state.agreement.rulings.spinBeforeRam ? spins : contacts
  const second = first === spins ? contacts : spins
  const open = first(board, choiceScratch, state, index)
  return open.length > 0 ? open : second(board, choiceScratch, state, index)
}

/** Rules of passing that can be broken, gear by gear. @rule LM-Q.22 */
const fouls = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): ReadonlyArray<Foul> => {
  const car = carOf(state, index)
  const open: Array<Foul> = []
  for (let gear = 1; gear <= cardOf(board, car).gears; gear++) {
    if (gearFault(board, car, gear) !== null) continue
    for (let victim = 0; victim < state.cars.length; victim++)
      if (foulOn(board, choiceScratch, state, index, gear, victim)) open.push({ _tag: 'Foul', gear, car: victim })
  }
  return open
}

/** What can be done wrong of one's own will, where rulings allow that, beside what can be done right. @rule LM-Q.22, LM-Q.38 */
const faults = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): ReadonlyArray<Action> => {
  const { passFaults, forcedSpin } = state.agreement.rulings
  return [
    ...(passFaults === 'penalise' ? fouls(board, choiceScratch, state, index) : NOTHING),
    ...(forcedSpin === 'offered' ? spins(board, choiceScratch, state, index) : NOTHING),
  ]
}

// A function of its own, since a closure takes memory in all calls of the function that it stands in.
const sparesOne = (state: State, index: number, revs: ReadonlyArray<Action>): boolean =>
  revs.some((action) => !isRuinous(state, index, action))

/**
 * Everything that the driver of a car may choose, in a fixed order.
 *
 * @rule LM-Coll.8-9, LM-Stop.1, LM-Corner.5-6, LM-Q.23, LM-Q.83
 */
export const choices = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
): ReadonlyArray<Action> => {
  const { overRevving, rulings } = state.agreement
  const free = clean(board, choiceScratch, state, index)
  const revs = overRevving ? overRevs(board, choiceScratch, state, index) : NOTHING
  if (free.length === 0 && !sparesOne(state, index, revs)) {
    const open = forced(board, choiceScratch, state, index)
    return revs.length === 0 ? open : [...open, ...revs]
  }
  if (rulings.passFaults === 'prevent' && rulings.forcedSpin === 'onlyIfForced')
    return revs.length === 0 ? free : [...free, ...revs]
  return [...free, ...revs, ...faults(board, choiceScratch, state, index)]
}

/** Whether a car is spared what nobody would choose. @rule LM-Coll.8, LM-Stop.1 */
export const isSpared = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): boolean =>
  clean(board, choiceScratch, state, index).length > 0 ||
  (state.agreement.overRevving && sparesOne(state, index, overRevs(board, choiceScratch, state, index)))
