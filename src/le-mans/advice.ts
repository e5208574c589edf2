/**
 * What a prudent driver, or one whose time is up, would do.
 */
import { makeChoiceScratch, type ChoiceScratch } from './choices.js'
import { explanationOf, onTurn, type Tables } from './explain.js'
import type { Action, Declaration, Move, State } from './model.js'
import { isRuinous } from './over-revs.js'
import type { Board } from './road.js'
import { blowsEngine, revStops } from './rules/over-revving.js'
import { openChoices } from './solo.js'

/** Over-revs of an action, the stops they cost, and whether they blow the engine. */
export interface EngineView {
  readonly overRevs: number
  readonly stops: number
  readonly blows: boolean
}

/** Moves that leave the car whole, and those that were dropped. */
export interface Prudent<One extends Move = Action> {
  readonly moves: ReadonlyArray<One>
  readonly ruinous: ReadonlyArray<One>
}

/**
 * What an action of the car on turn asks of its engine.
 *
 * @rule LM-Rev.1-3, LM-Q.81-83
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { engineOf, leMans } from 'parc-ferme/le-mans'
 *
 * const agreed = leMans.setup({ seats: 2, overRevving: true })
 * const asked = E.isRight(agreed) ? engineOf(agreed.right.state, { _tag: 'Hold' }) : null
 * assert.deepStrictEqual(asked, { overRevs: 0, stops: 0, blows: false })
 */
export const engineOf = (state: State, action: Action): EngineView => {
  const car = state.cars[onTurn(state)]
  const overRevs = action._tag === 'OverRev' ? action.revs : 0
  if (car === undefined || overRevs === 0) return { overRevs: 0, stops: 0, blows: false }
  const blows = blowsEngine(state.agreement, car, overRevs)
  return { overRevs, stops: blows ? 0 : revStops(state.agreement, car, overRevs), blows }
}

/**
 * The legal moves without those that ruin the car, and those that were dropped; all of them if nothing else is open.
 *
 * @rule LM-Q.83
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { prudent, leMans } from 'parc-ferme/le-mans'
 *
 * const race = start(leMans)({ seats: 2, rulings: { gridOrder: 'given' } }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const { state } = race.right.match
 * assert.deepStrictEqual(prudent(leMans)(state), { moves: leMans.legal(state), ruinous: [] })
 */
export const prudent = (game: Tables): ((state: State) => Prudent) => {
  const choice = makeChoiceScratch(game.track)
  return (state) => prudentOf(game.track, choice, state)
}

/**
 * What `prudent` says of some moves that are known to be legal, such as those that a bot is given.
 *
 * @rule LM-Q.83
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { leMans, prudentAmong } from 'parc-ferme/le-mans'
 *
 * const agreed = leMans.setup({ seats: 2, rulings: { gridOrder: 'given' } })
 * if (E.isLeft(agreed)) throw new Error('two drivers can race')
 * const { state } = agreed.right
 * assert.deepStrictEqual(prudentAmong(state, leMans.legal(state)).ruinous, [])
 */
export const prudentAmong = <One extends Move>(state: State, open: ReadonlyArray<One>): Prudent<One> => {
  const index = onTurn(state)
  const moves = open.filter((move) => move._tag !== 'OverRev' || !isRuinous(state, index, move))
  return moves.length === 0
    ? { moves: open, ruinous: [] }
    : { moves, ruinous: open.filter((one) => !moves.includes(one)) }
}

/**
 * What a car does when its driver's time is up: the first move without a chance, or the first at all; no slipstream; `null` while no
 * driver is asked.
 *
 * @rule LM-Time.1, LM-Q.89
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { fallbackAction, leMans } from 'parc-ferme/le-mans'
 *
 * const race = start(leMans)({ seats: 2, rulings: { gridOrder: 'given' } }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const { state } = race.right.match
 * assert.deepStrictEqual(fallbackAction(leMans)(state), leMans.legal(state)[0])
 */
export const fallbackAction = (game: Tables): ((state: State) => Action | Declaration | null) => {
  const choice = makeChoiceScratch(game.track)
  return (state) => fallbackOf(game.track, choice, state)
}

const prudentOf = (board: Board, choice: ChoiceScratch, state: State): Prudent => {
  const index = onTurn(state)
  return prudentAmong(state, index < 0 ? [] : openChoices(board, choice, state, index))
}

const fallbackOf = (board: Board, choice: ChoiceScratch, state: State): Action | Declaration | null => {
  if (state.phase._tag === 'Declaring') return { _tag: 'Decline' }
  const { moves } = prudentOf(board, choice, state)
  const isSure = (action: Action): boolean => {
    const known = explanationOf(board, choice, state, action)
    return known._tag === 'Right' && known.right.risk.outOf === 1
  }
  return moves.find(isSure) ?? moves[0] ?? null
}
