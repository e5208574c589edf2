/**
 * From moves to ways and back: which ways lead to the same result, and what a drawn way means.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import { columnsTo } from './check.js'
import { gearFault, makeChoiceScratch, reach, type ChoiceScratch } from './choices.js'
import { cornersOn, notNow, onTurn, type Tables } from './explain.js'
import type { Action, Car, Drive, Lane, State } from './model.js'
import { LONGEST, wayOf, wayText } from './reach.js'
import type { Refusal } from './refusal.js'
import { at, columnOf, cornerAt, otherLane, spaceOf, type Board, type CardTable } from './road.js'
import { mostIn } from './rules/bonus-moves.js'
import { lastColumn } from './rules/how-to-win.js'
import { CLEAR, laneChange, SPACE_TAKEN, STOPPED_CAR_AHEAD } from './rules/passing.js'
import { brakesFor } from './rules/shifting.js'
import { decisionRefusal } from './solo.js'

/**
 * The ways that lead to the same result as an action, the one that is driven first; or why the action is refused.
 *
 * A way is written with a letter a step: `S` straight on, `D` into the other lane.
 *
 * @rule LM-Q.6
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { paths, leMans } from 'parc-ferme/le-mans'
 *
 * const race = start(leMans)({ seats: 2, rulings: { gridOrder: 'given' } }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const { state } = race.right.match
 * const [first] = leMans.legal(state)
 * const ways = first?._tag === 'Drive' ? paths(leMans)(state, first) : null
 * assert.deepStrictEqual(ways !== null && E.isRight(ways) && ways.right.every((way) => /^[SD]+$/.test(way)), true)
 */
export const paths = (game: Tables): ((state: State, action: Action) => E.Either<Refusal, ReadonlyArray<string>>) => {
  const choice = makeChoiceScratch(game.track)
  return (state, action) => routesOf(game.track, choice, state, action)
}

/**
 * The action that a way drawn in a gear means, or the rule that its first bad step breaks.
 *
 * @param game - the game whose board is driven on
 * @rule LM-Move.2-3, LM-Move.11-14, LM-Pass.1-4
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { fromPath, leMans } from 'parc-ferme/le-mans'
 *
 * const race = start(leMans)({ seats: 2, rulings: { gridOrder: 'given' } }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const { state } = race.right.match
 * const meant = fromPath(leMans)(state, 1, 'SSS')
 * assert.deepStrictEqual(E.isRight(meant) && meant.right.gear, 1)
 */
export const fromPath = (game: Tables): ((state: State, gear: number, path: string) => E.Either<Refusal, Drive>) => {
  const choice = makeChoiceScratch(game.track)
  return (state, gear, path) => driveAlong(game.track, choice, state, gear, path)
}

/** A step of a drawn way, or the rule it breaks. @rule LM-Move.11, LM-Pass.1-4, LM-Q.5 */
const stepRefusal = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  lane: Lane,
  x: number,
  turns: boolean,
  across: boolean,
  inStall: boolean,
): Refusal | null => {
  const { taken, stopped } = choice.reach
  const to = turns ? otherLane(lane) : lane
  const target = spaceOf(board, to, x + 1)
  const column = columnOf(board, x + 1)
  if (turns && across && state.agreement.rulings.laneChange === 'straighten')
    return { _tag: 'NotStraightened', rule: 'LM-Q.5', lane: to, column }
  const ahead = inStall ? -1 : spaceOf(board, lane, x + 1)
  const alongside = spaceOf(board, to, x)
  const fault = turns ? laneChange(taken, stopped, target, ahead, alongside) : taken[target] === 0 ? CLEAR : SPACE_TAKEN
  if (fault === CLEAR) return null
  if (fault === SPACE_TAKEN)
    return { _tag: 'SpaceTaken', rule: 'LM-Move.11', lane: to, column, car: at(taken, target) - 1 }
  return fault === STOPPED_CAR_AHEAD
    ? { _tag: 'StoppedCarAhead', rule: 'LM-Pass.1', car: at(taken, ahead) - 1 }
    : { _tag: 'TooCloseInFront', rule: 'LM-Pass.4', car: at(taken, alongside) - 1 }
}

const driveAlong = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  gear: number,
  route: string,
): E.Either<Refusal, Drive> => {
  const index = onTurn(state)
  const car = state.cars[index]
  if (car === undefined) return left(notNow(state, 'Drive'))
  if (!/^[SD]+$/.test(route) || route.length > LONGEST) return left({ _tag: 'BadRoute', rule: 'LM-Move.1', route })
  const fault = gearFault(board, car, gear)
  if (fault !== null) return left(fault)
  const card = board.cards[car.card] as CardTable
  reach(board, choice, state, index, mostIn(state.agreement, card, car, gear))
  const inStall = car.status === 'pitting'
  let lane = inStall ? otherLane(car.lane) : car.lane
  if (inStall && !route.startsWith('D')) return left({ _tag: 'BadRoute', rule: 'LM-Move.1', route })
  let counts = 0
  for (let step = 0; step < route.length; step++) {
    const turns = route[step] === 'D'
    const refusal = stepRefusal(
      board,
      choice,
      state,
      lane,
      car.x + step,
      turns,
      route[step - 1] === 'D',
      inStall && step === 0,
    )
    if (refusal !== null) return left(refusal)
    if (turns) lane = otherLane(lane)
    counts += at(board.cost, spaceOf(board, lane, car.x + step + 1))
  }
  return routeEnd(board, choice, state, index, gear, route, lane, counts)
}

/** Whether the way of a car on the road goes through a corner, be it one that was entered before. @rule LM-Bonus.4, LM-Q.78 */
const touchesCorner = (board: Board, { agreement }: State, car: Car, route: string): boolean => {
  const last = lastColumn(board, agreement.laps)
  let { lane } = car
  for (let step = 1; step <= route.length; step++) {
    if (route[step - 1] === 'D') lane = otherLane(lane)
    if (car.x + step <= last && cornerAt(board, lane, car.x + step) >= 0) return true
  }
  return false
}

const routeEnd = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  route: string,
  lane: Lane,
  counts: number,
): E.Either<Refusal, Drive> => {
  const car = state.cars[index] as Car
  const card = board.cards[car.card] as CardTable
  const column = columnOf(board, car.x + route.length)
  if (route.endsWith('D')) return left({ _tag: 'EndsAcross', rule: 'LM-Move.14', lane, column })
  const full = card.basic[gear] as number
  const isTwoAhead = at(board.cost, spaceOf(board, lane, car.x + route.length + 1)) === 2
  const most = mostIn(state.agreement, card, car, gear)
  const isExact = counts <= most && counts >= (gear === 1 ? 1 : full)
  const isCount = isExact || (gear > 1 && counts === full - 1 && isTwoAhead)
  if (!isCount) return left({ _tag: 'WrongCount', rule: 'LM-Move.5', counts: full, lane, column })
  if (counts > full && touchesCorner(board, state, car, route))
    return left({ _tag: 'CornerAtBasic', rule: 'LM-Bonus.4', lane, column })
  const corners = cornersOn(board, state, car, card, gear, wayOf(route), route.length)
  const fast = corners.find(({ over }) => over > 1)
  if (fast !== undefined) return left({ _tag: 'TooFast', rule: 'LM-Chance.2', corner: fast.corner, over: fast.over })
  const action: Drive = { _tag: 'Drive', gear, brakes: brakesFor(card, car.gear, gear), lane, column }
  const refusal = decisionRefusal(board, choice, state, index, action)
  return refusal === null ? right(action) : left(refusal)
}

const routesOf = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  action: Action,
): E.Either<Refusal, ReadonlyArray<string>> => {
  const index = onTurn(state)
  const car = state.cars[index]
  if (car === undefined) return left(notNow(state, action._tag))
  const refusal = decisionRefusal(board, choice, state, index, action)
  if (refusal !== null) return left(refusal)
  if (action._tag === 'Hold') return right([])
  const { gear, steps, way } = choice.plan
  const best = wayText(way, steps)
  if (action._tag !== 'Drive') return right([best])
  const card = board.cards[car.card] as CardTable
  const cornersOf = (route: string): string =>
    cornersOn(board, state, car, card, gear, wayOf(route), route.length)
      .map(({ corner }) => corner)
      .join()
  const wanted = cornersOf(best)
  const others = waysTo(board, choice, state, car, columnsTo(board, car, action.column), action.lane).filter(
    (route) => {
      if (route === best) return false
      const meant = driveAlong(board, choice, state, gear, route)
      return meant._tag === 'Right' && cornersOf(route) === wanted
    },
  )
  return right([best, ...others])
}

// All ways of some columns that end in a lane and break no rule of passing; `reach` has marked the other cars.
const waysTo = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  car: Car,
  columns: number,
  lane: Lane,
): ReadonlyArray<string> => {
  const inStall = car.status === 'pitting'
  let open: ReadonlyArray<readonly [string, Lane]> = [['', inStall ? otherLane(car.lane) : car.lane]]
  for (let step = 0; step < columns; step++)
    open = open.flatMap(([route, from]) =>
      (inStall && step === 0 ? (['D'] as const) : (['S', 'D'] as const)).flatMap((letter) => {
        const turns = letter === 'D'
        const refusal = stepRefusal(
          board,
          choice,
          state,
          from,
          car.x + step,
          turns,
          route.endsWith('D'),
          inStall && step === 0,
        )
        return refusal === null ? [[route + letter, turns ? otherLane(from) : from] as const] : []
      }),
    )
  return open.filter(([route, end]) => end === lane && !route.endsWith('D')).map(([route]) => route)
}
