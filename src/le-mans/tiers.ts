/**
 * What is open, tier by tier: driving without collision and spin-out first, and only if there is none of that, what nobody would
 * choose. An over-rev that blows the engine may be chosen, but spares nobody the lower tiers.
 */
import { clean, contact, mayHold, spinAt, type ChoiceScratch } from './choices.js'
import type { Action, State } from './model.js'
import { isRuinous, overRevs } from './over-revs.js'
import type { Board } from './road.js'

const HOLDING: ReadonlyArray<Action> = [{ _tag: 'Hold' }]
const NOTHING: ReadonlyArray<Action> = []

const spins = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): ReadonlyArray<Action> =>
  choiceScratch.spins.filter((_, corner) => spinAt(board, choiceScratch, state, index, corner))

const contacts = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): ReadonlyArray<Action> =>
  choiceScratch.collisions.filter((_, victim) => contact(board, choiceScratch, state, index, victim))

const forced = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): ReadonlyArray<Action> => {
  if (mayHold(board, state, index)) return HOLDING
  const first = state.agreement.rulings.spinBeforeRam ? spins : contacts
  const second = first === spins ? contacts : spins
  const open = first(board, choiceScratch, state, index)
  return open.length > 0 ? open : second(board, choiceScratch, state, index)
}

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
  const free = clean(board, choiceScratch, state, index)
  const revs = state.agreement.overRevving ? overRevs(board, choiceScratch, state, index) : NOTHING
  if (revs.length === 0) return free.length > 0 ? free : forced(board, choiceScratch, state, index)
  const isFree = free.length > 0 || revs.some((action) => !isRuinous(state, index, action))
  return [...(isFree ? free : forced(board, choiceScratch, state, index)), ...revs]
}

/** Whether a car is spared what nobody would choose. @rule LM-Coll.8, LM-Stop.1 */
export const isSpared = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): boolean =>
  clean(board, choiceScratch, state, index).length > 0 ||
  (state.agreement.overRevving &&
    overRevs(board, choiceScratch, state, index).some((action) => !isRuinous(state, index, action)))
