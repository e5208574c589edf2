/**
 * What an action costs and risks, before it is chosen.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import { canPit, makeChoiceScratch, mostCounts, reach, type ChoiceScratch } from './choices.js'
import { entriesOn } from './entries.js'
import type { LeMans } from './game.js'
import type { Action, Car, Result, State } from './model.js'
import { wayText } from './reach.js'
import type { Refusal } from './refusal.js'
import type { Board, CardTable } from './road.js'
import { resultOf } from './rules/chances.js'
import { gearsOver } from './rules/cornering.js'
import { lastColumn } from './rules/how-to-win.js'
import { isDue, passAhead, stallAt } from './rules/pit-stops.js'
import { decisionRefusal } from './solo.js'

/** A game, of which the previews need the tables only. */
export type Tables = Pick<LeMans, 'track'>

/** A corner that a move enters. */
export interface CornerAhead {
  /** Index into `track.corners`. */
  readonly corner: number
  /** Highest gear in which it is safe. */
  readonly safe: number
  /** Gears above that: 0 or less is safe, 1 a chance, more a spin-out. */
  readonly over: number
  readonly isChance: boolean
}

/** How a move may end, in parts of `outOf`: clean, with a stop drawn, in a spin-out, or in a smash-up. */
export interface Risk {
  /** 6 to the power of the chances on the way. */
  readonly outOf: number
  readonly safe: number
  readonly pit: number
  readonly spin: number
  readonly smash: number
}

/** What an action costs and risks. */
export interface Explanation {
  readonly gear: number
  /** Hard-brakings spent. */
  readonly brakes: number
  /** Hard-brakings left afterwards; -1 for any number. */
  readonly brakesLeft: number
  /** Counts driven. */
  readonly counts: number
  /** 1 if a two-space takes the last count away. */
  readonly forfeited: 0 | 1
  /** The way, one letter a step. */
  readonly route: string
  readonly corners: ReadonlyArray<CornerAhead>
  readonly risk: Risk
  /** Stops that the action makes due for certain, by why. */
  readonly owes: { readonly brake: number; readonly collision: number }
  /** Whether a stop is owed at the next pass that can be made now and, after this action, no more. */
  readonly lastChanceToPit: boolean
}

/**
 * What an action of the car on turn costs and risks, or why it is refused.
 *
 * Keep `explain(game)` for more than one question: it makes a working space.
 *
 * @rule LM-Chance.1-3, LM-Brake.2, LM-Pit.8, LM-Equip.22
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { explain, leMans } from 'parc-ferme/le-mans'
 *
 * const race = start(leMans)({ seats: 2, rulings: { gridOrder: 'given' } }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const { state } = race.right.match
 * const [first] = leMans.legal(state)
 * const told = first?._tag === 'Drive' ? explain(leMans)(state, first) : null
 * assert.deepStrictEqual(told !== null && E.isRight(told) && [told.right.brakes, told.right.risk.outOf], [0, 1])
 */
export const explain = (game: Tables): ((state: State, action: Action) => E.Either<Refusal, Explanation>) => {
  const choice = makeChoiceScratch(game.track)
  return (state, action) => explanationOf(game.track, choice, state, action)
}

/** The car whose driver is asked; -1 if none is. */
export const onTurn = (state: State): number => (state.phase._tag === 'Driving' ? state.phase.car : -1)

/** The refusal of a question that only makes sense while a driver is asked. */
export const notNow = (state: State, move: string): Refusal => ({
  _tag: 'NotNow',
  rule: 'LM-How.2',
  phase: state.phase._tag,
  move,
})

/** What `explain` tells of an action, by a working space of the caller. */
export const explanationOf = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  action: Action,
): E.Either<Refusal, Explanation> => {
  const index = onTurn(state)
  const car = state.cars[index]
  if (car === undefined) return left(notNow(state, action._tag))
  const refusal = decisionRefusal(board, choice, state, index, action)
  if (refusal !== null) return left(refusal)
  const card = board.cards[car.card] as CardTable
  const isStill = action._tag === 'Hold'
  const hits = action._tag === 'Collide' || action._tag === 'Foul'
  const isForced = action._tag === 'Spin' || hits
  const gear = isStill ? car.gear : choice.plan.gear
  const brakes = isStill || isForced ? 0 : choice.plan.brakes
  const { counts, forfeited, steps, way } = choice.plan
  const route = isStill ? '' : wayText(way, steps)
  const corners = isStill ? [] : cornersOn(board, state, car, card, gear, way, steps)
  return right({
    gear,
    brakes,
    brakesLeft: car.brakes < 0 ? -1 : car.brakes - brakes,
    counts: isStill ? 0 : counts,
    forfeited: isStill || forfeited === 0 ? 0 : 1,
    route,
    corners,
    risk: riskOf(board, state, corners),
    owes: { brake: brakes > 0 && brakes === car.brakes ? 1 : 0, collision: hits ? 1 : 0 },
    lastChanceToPit: isLastChance(board, choice, state, index, action, steps),
  })
}

/** The corners that a way enters. @rule LM-Q.28 */
export const cornersOn = (
  board: Board,
  state: State,
  car: Car,
  card: CardTable,
  gear: number,
  way: number,
  steps: number,
): ReadonlyArray<CornerAhead> => {
  const last = lastColumn(board, state.agreement.laps)
  return entriesOn(board, car, way, steps, last).map(({ corner }) => {
    const over = gearsOver(board, card, corner, gear)
    const everybody = state.agreement.rulings.wetEffect === 'forceChance' && state.wet.includes(corner)
    return { corner, safe: gear - over, over, isChance: over === 1 || (over < 1 && everybody) }
  })
}

/** The odds of a move over all its chances; what ends the move first counts. @rule LM-Chance.3-8, LM-Corner.6 */
const riskOf = (board: Board, state: State, corners: ReadonlyArray<CornerAhead>): Risk => {
  let risk: Risk = { outOf: 1, safe: 1, pit: 0, spin: 0, smash: 0 }
  for (const { corner, isChance, over } of corners) {
    if (over > 1) return { ...risk, safe: 0, pit: 0, spin: risk.spin + risk.safe + risk.pit }
    if (!isChance) continue
    const faces = (result: Result): number =>
      ([1, 2, 3, 4, 5, 6] as const).filter(
        (face) => resultOf(board, corner, state.wet.includes(corner) ? 'wet' : 'dry', face) === result,
      ).length
    const going = risk.safe + risk.pit
    risk = {
      outOf: risk.outOf * 6,
      safe: risk.safe * faces('safe'),
      pit: risk.pit * (faces('safe') + faces('pit')) + risk.safe * faces('pit'),
      spin: risk.spin * 6 + going * faces('spin'),
      smash: risk.smash * 6 + going * faces('smash'),
    }
  }
  return risk
}

const isLastChance = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  index: number,
  action: Action,
  steps: number,
): boolean => {
  const car = state.cars[index] as Car
  const card = board.cards[car.card] as CardTable
  const pass = passAhead(board, card, car.x)
  const isOwed = card.lastStall >= 0 && pass < state.agreement.laps && isDue(car.debts, pass)
  if (!isOwed || action._tag === 'Pit' || car.x + steps < stallAt(board, card.lastStall, pass) - 1) return false
  reach(board, choice, state, index, mostCounts(board, state, car))
  return canPit(board, choice, state, index, false)
}
