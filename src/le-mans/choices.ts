/**
 * What a driver may choose: the chapters on moving, passing, cornering, shifting, pits and collisions joined over one reach table.
 *
 * Choices come in tiers. While anything can be done without a collision and without an automatic spin-out, only that is offered, and
 * the chance of a corner counts as such; then spin-outs; then collisions or, for a car that stands, staying where it is.
 */
import { defect } from '../core/defect.js'
import type { Action, Car, Lane, State } from './model.js'
import {
  bestLabel,
  bitCount,
  hasSpent,
  isBetter,
  LONGEST,
  makeReachScratch,
  nodeOf,
  occupy,
  spread,
  wayOf,
  type ReachScratch,
} from './reach.js'
import { at, columnOf, spaceOf, type Board, type CardTable, type StallTable } from './road.js'
import { chancyCorners, forbiddenCorners, lockingCorner } from './rules/cornering.js'
import { lastColumn } from './rules/how-to-win.js'
import { mostIn } from './rules/bonus-moves.js'
import { CLEAR, laneChange, SPACE_TAKEN } from './rules/passing.js'
import { carInStall, isDue, passAhead, stallAt } from './rules/pit-stops.js'
import { brakesFor, gearRefusal, highestGear, lowestGear } from './rules/shifting.js'

/** Working space for the choice in hand; `plan` tells how the last choice that was looked up is carried out. */
export interface ChoiceScratch {
  readonly reach: ReachScratch
  /** Gear, hard-brakings, the way as a number (see the reach table), its columns, its counts, and 1 if a two-space took the last count. */
  readonly plan: Record<'gear' | 'brakes' | 'way' | 'steps' | 'counts' | 'forfeited', number>
  /** The list in the making. */
  readonly found: Array<Action>
  /** Actions by what they say, so that equal ones are the same object. */
  readonly drives: Map<number, Action>
  readonly pits: ReadonlyArray<Action>
  readonly spins: ReadonlyArray<Action>
  readonly collisions: ReadonlyArray<Action>
}

const NOTHING: ReadonlyArray<Action> = []
// Forbids every way that goes through a corner.
const ALL = -1
const DIAGONAL_FIRST = wayOf('D')

/** Fresh working space for a board. */
export const makeChoiceScratch = (board: Board): ChoiceScratch => ({
  reach: makeReachScratch(board),
  plan: { gear: 0, brakes: 0, way: 0, steps: 0, counts: 0, forfeited: 0 },
  found: [],
  drives: new Map(),
  pits: board.stalls.map((_, stall): Action => ({ _tag: 'Pit', stall })),
  spins: board.corners.map((_, corner): Action => ({ _tag: 'Spin', corner })),
  collisions: Array.from({ length: 12 }, (_, car): Action => ({ _tag: 'Collide', car })),
})

const driveAction = (
  { length }: Board,
  choiceScratch: ChoiceScratch,
  gear: number,
  brakes: number,
  lane: Lane,
  column: number,
): Action => {
  const key = ((brakes * 9 + gear) * 2 + lane) * length + column
  const { drives } = choiceScratch
  const known = drives.get(key)
  if (known !== undefined) return known
  const action: Action = { _tag: 'Drive', gear, brakes, lane, column }
  drives.set(key, action)
  return action
}

/** A car of a state. */
export const carOf = (state: State, index: number): Car => state.cars[index] as Car
/** The card of a car. */
export const cardOf = (board: Board, car: Car): CardTable => board.cards[car.card] as CardTable

/** Bits of the wet corners where everybody must throw. @rule LM-Q.36 */
export const wetBits = ({ agreement, wet }: State): number =>
  agreement.rulings.wetEffect === 'column' ? 0 : wet.reduce((bits, corner) => bits | (1 << corner), 0)

/** Fills the reach table for a car of a state, unless it holds that already. @rule LM-Q.46, LM-Start.4-5 */
export const reach = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number, limit: number): void => {
  const reachScratch = choiceScratch.reach
  const { made, count } = reachScratch
  if (made.state === state && count.car === index && count.limit >= limit) return
  made.state = state
  count.car = index
  count.limit = limit
  occupy(board, reachScratch, state.cars, index)
  spreadFrom(board, reachScratch, state, carOf(state, index), limit, false, false)
}

/** Fills the reach table among the cars that are marked in it, perhaps with some rules left out. */
export const spreadFrom = (
  board: Board,
  reachScratch: ReachScratch,
  state: State,
  car: Car,
  limit: number,
  zigzag: boolean,
  lawless: boolean,
): void => {
  const { driver } = reachScratch
  const { rulings, laps, bonusMoves, overRevving } = state.agreement
  const inStall = car.status === 'pitting'
  const exit = spaceOf(board, board.pitLane, car.x + 1)
  driver.lane = car.lane
  driver.x = inStall ? car.x + 1 : car.x
  driver.across = inStall ? 1 : 0
  driver.counts = inStall ? at(board.cost, exit) : 0
  driver.columns = inStall ? 1 : 0
  driver.way = inStall ? DIAGONAL_FIRST : 0
  driver.passage = car.passage
  driver.lastColumn = lastColumn(board, laps)
  driver.zigzag = zigzag || rulings.laneChange === 'free' ? 1 : 0
  driver.lawless = lawless ? 1 : 0
  driver.touching = bonusMoves || overRevving ? 1 : 0
  const { taken, stopped } = reachScratch
  const fault = inStall ? laneChange(taken, stopped, exit, -1, spaceOf(board, board.pitLane, car.x)) : CLEAR
  spread(board, reachScratch, fault === CLEAR || (lawless && fault !== SPACE_TAKEN) ? limit : -1)
}

/** The corner that locks the gear, or -1; none in an emergency under the ruling `blockedInCorner: 'shift'`. @rule LM-Corner.2, LM-Q.11 */
export const lockOf = (board: Board, car: Car, emergency: boolean): number =>
  emergency ? -1 : lockingCorner(board, car)

/** The highest gear that is open. @rule LM-How.8, LM-Corner.2 */
export const topGear = (board: Board, car: Car, emergency: boolean): number =>
  lockingCorner(board, car) >= 0 ? car.gear - (emergency ? 1 : 0) : highestGear(cardOf(board, car), car)

/** The lowest gear that is open. @rule LM-Q.24, LM-Corner.2 */
export const bottomGear = (board: Board, car: Car, emergency: boolean): number =>
  lockOf(board, car, emergency) >= 0 ? car.gear : lowestGear(cardOf(board, car), car)

/** Notes the way that a search has found, if any, as how a choice is carried out; hard-brakings and a count lost are the caller's. */
export const isPlanned = (
  { plan, reach: { way } }: ChoiceScratch,
  found: number,
  gear: number,
  steps: number,
  counts: number,
): boolean => {
  if (found < 0) return false
  plan.gear = gear
  plan.way = at(way, found)
  plan.steps = steps
  plan.counts = counts
  return true
}

// The fewest counts of a gear where its last one may be lost. @rule LM-Move.3
const leastShort = (gear: number, counts: number): number => (gear === 1 ? 1 : Math.max(1, counts - 1))

/**
 * Whether a landing of a gear can be driven to; how is then noted in the working space. The gear itself is not asked about.
 *
 * @param short - whether a last count may be lost before a two-space
 * @rule LM-Move.3, LM-Move.5-6, LM-Move.13-15, LM-Move.17, LM-Chance.2, LM-Bonus.3-8, LM-Diag.2a, LM-Diag.2b, LM-Diag.2c, LM-Diag.6a, LM-Diag.6b, LM-Diag.6c, LM-Diag.6d, LM-Q.6, LM-Q.8-10, LM-Q.78
 */
export const findLanding = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  lane: Lane,
  columns: number,
  short: boolean,
): boolean => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const { reach: reachScratch, plan } = choiceScratch
  const counts = card.basic[gear] as number
  const least = gear === 1 ? 1 : counts
  if (!hasSpent(reachScratch, columns, lane, leastShort(gear, counts))) return false
  const most = mostIn(state.agreement, card, car, gear)
  const forbidden = forbiddenCorners(board, card, gear)
  const chances = chancyCorners(board, card, gear, wetBits(state))
  let best = -1
  let run = 0
  const next = at(board.cost, spaceOf(board, lane, car.x + columns + 1))
  for (let spent = short && next === 2 ? leastShort(gear, counts) : least; spent <= most; spent++) {
    const found = bestLabel(reachScratch, nodeOf(columns, lane, 0, spent), spent > counts ? ALL : forbidden, chances)
    if (found < 0 || (best >= 0 && !isBetter(reachScratch, found, best, chances))) continue
    best = found
    run = spent
  }
  plan.forfeited = run < least ? 1 : 0
  return isPlanned(choiceScratch, best, gear, columns, run)
}

/** Whether a car owes a stop at a pass, what a gear costs it counted in. @rule LM-Pit.2, LM-Q.52, LM-Brake.2 */
const owesAt = (car: Car, brakes: number, pass: number): boolean =>
  isDue(car.debts, pass) || (brakes > 0 && brakes === car.brakes)

/**
 * Whether a landing runs past the last own stall, with a stop owed there; what the gear itself costs is owed later under the ruling
 * `lateDebt: 'carry'`.
 *
 * @rule LM-Q.51-52
 */
export const passesOwed = (board: Board, state: State, index: number, brakes: number, columns: number): boolean => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  if (card.lastStall < 0 || (car.debts.length === 0 && brakes === 0)) return false
  const pass = passAhead(board, card, car.x)
  const { rulings, laps } = state.agreement
  const paid = rulings.lateDebt === 'carry' ? 0 : brakes
  return pass < laps && owesAt(car, paid, pass) && car.x + columns >= stallAt(board, card.lastStall, pass)
}

/** Columns ahead at which a stall is passed next, at least 1. */
export const stallAhead = (board: Board, car: Car, { column }: StallTable): number =>
  columnOf(board, column - car.x - 1) + 1

/**
 * Whether a car can stop in a stall now; how is then noted in the working space: with the fewest chances, then the fewest
 * hard-brakings, then in the lowest gear.
 *
 * @rule LM-Pit.1-2, LM-Pit.5-6, LM-Pit.9, LM-Move.16, LM-Q.46-49
 */
export const pitEntry = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  stall: number,
  emergency: boolean,
): boolean => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const place = board.stalls[stall] ?? defect('le-mans', 'a stall of the course')
  if (place.cls !== card.cls || car.status === 'pitting') return false
  const columns = stallAhead(board, car, place)
  if (columns > LONGEST) return false
  const pass = passAhead(board, card, car.x)
  if (stallAt(board, place.column, pass) !== car.x + columns || pass >= state.agreement.laps) return false
  if (carInStall(state.cars, stall) >= 0) return false
  const wet = wetBits(state)
  const { plan, reach: reachScratch } = choiceScratch
  let best = -1
  for (let gear = topGear(board, car, emergency); gear >= bottomGear(board, car, emergency); gear--) {
    const brakes = brakesFor(card, car.gear, gear)
    if (!owesAt(car, brakes, pass) && !state.agreement.rulings.voluntaryPit) continue
    const forbidden = forbiddenCorners(board, card, gear)
    const chances = chancyCorners(board, card, gear, wet)
    const basic = card.basic[gear] as number
    for (let counts = 0; counts < mostIn(state.agreement, card, car, gear); counts++) {
      const bars = counts < basic ? forbidden : ALL
      const found = bestLabel(reachScratch, nodeOf(columns - 1, board.pitLane, 0, counts), bars, chances)
      if (found < 0) continue
      const rank = bitCount(at(reachScratch.mask, found) & chances) * 256 + brakes * 16 + gear
      if (best >= 0 && (rank > best || (rank === best && at(reachScratch.way, found) >= plan.way))) continue
      best = rank
      plan.gear = gear
      plan.brakes = brakes
      plan.way = at(reachScratch.way, found)
      plan.steps = columns - 1
      plan.counts = counts + 1
      plan.forfeited = 0
    }
  }
  return best >= 0
}

/** Whether a car can stop in any stall now. @rule LM-Q.52 */
export const canPit = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  emergency: boolean,
): boolean => {
  for (let stall = 0; stall < board.stalls.length; stall++)
    if (pitEntry(board, choiceScratch, state, index, stall, emergency)) return true
  return false
}

const mayOwe = (board: Board, state: State, index: number): boolean => {
  const car = carOf(state, index)
  const { rulings } = state.agreement
  return cardOf(board, car).lastStall >= 0 && (car.debts.length > 0 || car.brakes > 0 || rulings.voluntaryPit)
}

const cleanActions = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  emergency: boolean,
  short: boolean,
): ReadonlyArray<Action> => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const { found } = choiceScratch
  let actions = 0
  if (mayOwe(board, state, index))
    for (let stall = 0; stall < board.stalls.length; stall++)
      if (pitEntry(board, choiceScratch, state, index, stall, emergency))
        found[actions++] = choiceScratch.pits[stall] as Action
  const mustPit = actions > 0 && state.agreement.rulings.pitDuty === 'enforced'
  for (let gear = bottomGear(board, car, emergency); gear <= topGear(board, car, emergency); gear++) {
    const brakes = brakesFor(card, car.gear, gear)
    for (let columns = 1; columns <= mostIn(state.agreement, card, car, gear); columns++) {
      if (mustPit && passesOwed(board, state, index, brakes, columns)) break
      for (let lane = 0; lane < 2; lane++)
        if (findLanding(board, choiceScratch, state, index, gear, lane as Lane, columns, short))
          found[actions++] = driveAction(
            board,
            choiceScratch,
            gear,
            brakes,
            lane as Lane,
            columnOf(board, car.x + columns),
          )
    }
  }
  return actions === 0 ? NOTHING : found.slice(0, actions)
}

/** Whether nothing is open in the gear that a corner locks, so that it may be left, under the ruling `blockedInCorner: 'shift'`. @rule LM-Q.11 */
export const mayLeaveLock = (board: Board, choiceScratch: ChoiceScratch, state: State, index: number): boolean => {
  const car = carOf(state, index)
  if (state.agreement.rulings.blockedInCorner === 'collide' || lockingCorner(board, car) < 0) return false
  reach(board, choiceScratch, state, index, mostCounts(board, state, car))
  return cleanActions(board, choiceScratch, state, index, false, true).length === 0
}

/** Tier 1: driving and pitting, without collision and without automatic spin-out. @rule LM-Coll.8, LM-Q.23 */
export const clean = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
): ReadonlyArray<Action> => {
  const { rulings } = state.agreement
  const car = carOf(state, index)
  reach(board, choiceScratch, state, index, mostCounts(board, state, car))
  const usual = rulings.twoSpaceShort === 'forfeit'
  const actions = cleanActions(board, choiceScratch, state, index, false, usual)
  if (actions.length > 0) return actions
  const last = usual ? actions : cleanActions(board, choiceScratch, state, index, false, true)
  return last.length > 0 || rulings.blockedInCorner === 'collide' || lockingCorner(board, car) < 0
    ? last
    : cleanActions(board, choiceScratch, state, index, true, true)
}

/** The most counts that any gear in reach gives. */
export const mostCounts = (board: Board, { agreement }: State, car: Car): number => {
  const card = cardOf(board, car)
  const own = (agreement.bonusMoves || agreement.overRevving ? card.most : card.basic)[car.gear] as number
  return lockingCorner(board, car) >= 0 ? own : Math.max(own, card.basic[highestGear(card, car)] as number)
}

/** Whether a gear may be chosen at all, and if not, why. @rule LM-How.4, LM-How.8-9, LM-Move.9 */
export const gearFault = (board: Board, car: Car, gear: number): ReturnType<typeof gearRefusal> =>
  gearRefusal(cardOf(board, car), car, lockingCorner(board, car), gear)
