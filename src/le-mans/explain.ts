/**
 * What front ends and bots ask before they decide: what an action costs and risks, which ways lead to it, and why a space cannot be
 * driven to.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import { actionRefusal, columnsTo } from './check.js'
import { canPit, gearFault, mostCounts, reach, type ChoiceScratch } from './choices.js'
import type { Action, Car, Drive, Lane, Result, State } from './model.js'
import { isRuinous } from './over-revs.js'
import { choices } from './tiers.js'
import { isDiagonal, LONGEST, wayOf, wayText } from './reach.js'
import type { Refusal } from './refusal.js'
import { at, columnOf, cornerAt, otherLane, passageOf, spaceOf, type Board, type CardTable } from './road.js'
import { mostIn } from './rules/bonus-moves.js'
import { resultOf } from './rules/chances.js'
import { gearsOver } from './rules/cornering.js'
import { lastColumn } from './rules/how-to-win.js'
import { CLEAR, laneChange, SPACE_TAKEN, STOPPED_CAR_AHEAD } from './rules/passing.js'
import { blowsEngine, revStops } from './rules/over-revving.js'
import { isDue, passAhead, stallAt } from './rules/pit-stops.js'
import { brakesFor } from './rules/shifting.js'

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
export interface Preview {
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

/** A space in reach of a gear: what drives there, or why nothing does. */
export interface LandingView {
  readonly lane: Lane
  /** Column of the board. */
  readonly column: number
  readonly action: Drive | null
  readonly refusal: Refusal | null
}

/** Over-revs of an action, the stops they cost, and whether they blow the engine. */
export interface EngineView {
  readonly overRevs: number
  readonly stops: number
  readonly blows: boolean
}

/** Moves that leave the car whole, and those that were dropped. */
export interface Prudent {
  readonly moves: ReadonlyArray<Action>
  readonly ruinous: ReadonlyArray<Action>
}

/** What is asked beside the rules; none of it changes anything. */
export interface Previews {
  /**
   * What an action of the car on turn costs and risks, or why it is refused.
   *
   * @rule LM-Chance.1-3, LM-Brake.2, LM-Pit.8, LM-Equip.22
   */
  readonly explain: (state: State, action: Action) => E.Either<Refusal, Preview>
  /**
   * Every space that the car on turn could have in mind for a gear, nearest first, inside first.
   *
   * Refuses what forbids the gear itself: `NoSuchGear`, `FirstGearOnly`, `GearTooHigh`, `GearLocked`, `GearTooLow`, `BrakesUsedUp`.
   *
   * @rule LM-Move.3-17, LM-Pass.1-4, LM-Chance.2, LM-Pit.8
   */
  readonly landings: (state: State, gear: number) => E.Either<Refusal, ReadonlyArray<LandingView>>
  /** The ways that lead to the same result as an action, the one that is driven first; none if the action is refused. @rule LM-Q.6 */
  readonly routes: (state: State, action: Action) => ReadonlyArray<string>
  /** The action that a way drawn in a gear means, or the rule that its first bad step breaks. @rule LM-Move.2-3, LM-Move.11-14, LM-Pass.1-4 */
  readonly fromRoute: (state: State, gear: number, route: string) => E.Either<Refusal, Drive>
  /** What an action of the car on turn asks of its engine. @rule LM-Rev.1-3, LM-Q.81-83 */
  readonly engine: (state: State, action: Action) => EngineView
  /** The legal moves without those that ruin the car, and those that were dropped; all of them if nothing else is open. @rule LM-Q.83 */
  readonly prudent: (state: State) => Prudent
  /** What the car on turn does when its driver's time is up: the first move without a chance, or the first at all; `null` while no driver is asked. @rule LM-Time.1, LM-Q.89 */
  readonly fallbackAction: (state: State) => Action | null
}

/** The previews for a board. */
export const makePreviews = (board: Board, choice: ChoiceScratch): Previews => ({
  explain: (state, action) => explain(board, choice, state, action),
  landings: (state, gear) => landings(board, choice, state, gear),
  routes: (state, action) => routes(board, choice, state, action),
  fromRoute: (state, gear, route) => fromRoute(board, choice, state, gear, route),
  engine,
  prudent: (state) => prudent(board, choice, state),
  fallbackAction: (state) => fallbackAction(board, choice, state),
})

const onTurn = (state: State): number => (state.phase._tag === 'Driving' ? state.phase.car : -1)

const engine = (state: State, action: Action): EngineView => {
  const car = state.cars[onTurn(state)]
  const overRevs = action._tag === 'OverRev' ? action.revs : 0
  if (car === undefined || overRevs === 0) return { overRevs: 0, stops: 0, blows: false }
  const blows = blowsEngine(state.agreement, car, overRevs)
  return { overRevs, stops: blows ? 0 : revStops(state.agreement, car, overRevs), blows }
}

const prudent = (board: Board, choice: ChoiceScratch, state: State): Prudent => {
  const index = onTurn(state)
  const open = index < 0 ? [] : choices(board, choice, state, index)
  const moves = open.filter((action) => !isRuinous(state, index, action))
  return moves.length === 0
    ? { moves: open, ruinous: [] }
    : { moves, ruinous: open.filter((one) => !moves.includes(one)) }
}

const fallbackAction = (board: Board, choice: ChoiceScratch, state: State): Action | null => {
  const { moves } = prudent(board, choice, state)
  const isSure = (action: Action): boolean => {
    const known = explain(board, choice, state, action)
    return known._tag === 'Right' && known.right.risk.outOf === 1
  }
  return moves.find(isSure) ?? moves[0] ?? null
}

const notNow = (state: State, move: string): Refusal => ({
  _tag: 'NotNow',
  rule: 'LM-How.2',
  phase: state.phase._tag,
  move,
})

const explain = (board: Board, choice: ChoiceScratch, state: State, action: Action): E.Either<Refusal, Preview> => {
  const index = onTurn(state)
  const car = state.cars[index]
  if (car === undefined) return left(notNow(state, action._tag))
  const refusal = actionRefusal(board, choice, state, index, action)
  if (refusal !== null) return left(refusal)
  const card = board.cards[car.card] as CardTable
  const isStill = action._tag === 'Hold'
  const isForced = action._tag === 'Spin' || action._tag === 'Collide'
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
    owes: { brake: brakes > 0 && brakes === car.brakes ? 1 : 0, collision: action._tag === 'Collide' ? 1 : 0 },
    lastChanceToPit: isLastChance(board, choice, state, index, action, steps),
  })
}

/** The corners that a way enters. @rule LM-Q.28 */
const cornersOn = (
  board: Board,
  state: State,
  car: Car,
  card: CardTable,
  gear: number,
  way: number,
  steps: number,
): ReadonlyArray<CornerAhead> => {
  const last = lastColumn(board, state.agreement.laps)
  const met: Array<CornerAhead> = []
  let lane = car.status === 'pitting' ? otherLane(car.lane) : car.lane
  let passage = car.passage
  for (let step = 1; step <= steps; step++) {
    if (isDiagonal(way, step)) lane = otherLane(lane)
    const x = car.x + step
    const corner = cornerAt(board, lane, x)
    if (corner < 0 || x > last || passageOf(board, corner, x) === passage) continue
    passage = passageOf(board, corner, x)
    const over = gearsOver(board, card, corner, gear)
    const everybody = state.agreement.rulings.wetEffect === 'forceChance' && state.wet.includes(corner)
    met.push({ corner, safe: gear - over, over, isChance: over === 1 || (over < 1 && everybody) })
  }
  return met
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

const landings = (
  board: Board,
  choice: ChoiceScratch,
  state: State,
  gear: number,
): E.Either<Refusal, ReadonlyArray<LandingView>> => {
  const index = onTurn(state)
  const car = state.cars[index]
  if (car === undefined) return left(notNow(state, 'Drive'))
  const fault = gearFault(board, car, gear)
  if (fault !== null) return left(fault)
  const card = board.cards[car.card] as CardTable
  const brakes = brakesFor(card, car.gear, gear)
  const views: Array<LandingView> = []
  for (let columns = 1; columns <= mostIn(state.agreement, card, car, gear); columns++)
    for (const lane of [0, 1] as const) {
      const action: Drive = { _tag: 'Drive', gear, brakes, lane, column: columnOf(board, car.x + columns) }
      const refusal = actionRefusal(board, choice, state, index, action)
      views.push({ lane, column: action.column, action: refusal === null ? action : null, refusal })
    }
  return right(views)
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

const fromRoute = (
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

/** Whether a way goes through a corner, be it one that was entered before. @rule LM-Bonus.4, LM-Q.78 */
const touchesCorner = (board: Board, { agreement }: State, car: Car, route: string): boolean => {
  const last = lastColumn(board, agreement.laps)
  let lane = car.status === 'pitting' ? otherLane(car.lane) : car.lane
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
  const refusal = actionRefusal(board, choice, state, index, action)
  return refusal === null ? right(action) : left(refusal)
}

const routes = (board: Board, choice: ChoiceScratch, state: State, action: Action): ReadonlyArray<string> => {
  const index = onTurn(state)
  const car = state.cars[index]
  if (car === undefined || action._tag === 'Hold' || actionRefusal(board, choice, state, index, action) !== null)
    return []
  const { gear, steps, way } = choice.plan
  const best = wayText(way, steps)
  const card = board.cards[car.card] as CardTable
  const cornersOf = (route: string): string =>
    cornersOn(board, state, car, card, gear, wayOf(route), route.length)
      .map(({ corner }) => corner)
      .join()
  const wanted = cornersOf(best)
  if (action._tag !== 'Drive') return [best]
  return waysTo(board, choice, state, car, columnsTo(board, car, action.column), action.lane)
    .filter((route) => {
      if (route === best) return false
      const meant = fromRoute(board, choice, state, gear, route)
      return meant._tag === 'Right' && cornersOf(route) === wanted
    })
    .reduce<ReadonlyArray<string>>((all, route) => [...all, route], [best])
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
