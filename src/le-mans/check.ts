/** Whether a decision is one of those that are open, and if not, which clause forbids it. The list of choices is made of the same questions. */
import { defect } from '../core/defect.js'
import {
  canPit,
  clean,
  gearFault,
  findLanding,
  mayLeaveLock,
  mostCounts,
  passesOwed,
  pitEntry,
  reach,
  spreadFrom,
  type ChoiceScratch,
} from './choices.js'
import { contact, foulOn, mayHold, spinAt } from './forced.js'
import type { Action, Car, Collide, Drive, Foul, Lane, OverRev, Pit, Spin, State } from './model.js'
import { isPaid, revLeads, revPassesPits } from './over-revs.js'
import { choices, fastestSpin, isSpared } from './tiers.js'
import { bestLabel, forget, isDiagonal, LONGEST, nodeOf } from './reach.js'
import type { Refusal } from './refusal.js'
import { at, columnOf, otherLane, spaceOf, type Board, type CardTable } from './road.js'
import { mostIn } from './rules/bonus-moves.js'
import { mostRevs } from './rules/over-revving.js'
import { forbiddenCorners, gearsOver } from './rules/cornering.js'
import { CLEAR, laneChange, SPACE_TAKEN, STOPPED_CAR_AHEAD } from './rules/passing.js'
import { carInStall, passAhead } from './rules/pit-stops.js'
import { brakesFor, lowestGear } from './rules/shifting.js'

const carOf = (state: State, index: number): Car => state.cars[index] as Car
const cardOf = (board: Board, car: Car): CardTable => board.cards[car.card] as CardTable

/**
 * What forbids a decision, or `null`; how it is carried out is then noted in the working space.
 *
 * @rule LM-Move.5-17, LM-Pass.1-4, LM-Corner.5-6, LM-Chance.2, LM-Pit.1-6, LM-Coll.8-9, LM-Stop.1
 */
export const actionRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  action: Action,
): Refusal | null => {
  switch (action._tag) {
    case 'Drive':
      return driveRefusal(board, choiceScratch, state, index, action)
    case 'OverRev':
      return overRevRefusal(board, choiceScratch, state, index, action)
    case 'Pit':
      return pitRefusal(board, choiceScratch, state, index, action)
    case 'Foul':
      return foulRefusal(board, choiceScratch, state, index, action)
    case 'Spin':
      return spinRefusal(board, choiceScratch, state, index, action)
    case 'Collide':
      return collideRefusal(board, choiceScratch, state, index, action)
    case 'Hold':
      return isSpared(board, choiceScratch, state, index) || !mayHold(board, state, index)
        ? { _tag: 'MustMove', rule: 'LM-Stop.1' }
        : null
  }
}

/** Columns from a car's nose to a column of the board, 1 to the length of the course. */
export const columnsTo = (board: Board, car: Car, column: number): number => columnOf(board, column - car.x - 1) + 1

// Locked gears may be shifted down where nothing else is open, under the ruling `blockedInCorner: 'shift'`.
const mayShiftLocked = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
): boolean => {
  const car = carOf(state, index)
  if (gear >= car.gear || gear < lowestGear(cardOf(board, car), car)) return false
  return mayLeaveLock(board, choiceScratch, state, index)
}

const driveRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  { gear, brakes, lane, column }: Drive,
): Refusal | null => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const fault = gearFault(board, car, gear)
  if (fault !== null && (fault._tag !== 'GearLocked' || !mayShiftLocked(board, choiceScratch, state, index, gear)))
    return fault
  const needed = brakesFor(card, car.gear, gear)
  if (brakes !== needed) return { _tag: 'WrongBrakes', rule: 'LM-Brake.6', needed, given: brakes }
  if (
    ((lane as number) !== 0 && (lane as number) !== 1) ||
    !Number.isInteger(column) ||
    column < 0 ||
    column >= board.length
  )
    return { _tag: 'NoSuchSpace', rule: 'LM-Move.1', lane, column }
  const columns = columnsTo(board, car, column)
  return (
    landingRefusal(board, choiceScratch, state, index, gear, lane, columns, fault !== null) ??
    dutyRefusal(board, choiceScratch, state, index, gear, brakes, lane, columns, fault !== null)
  )
}

/** What forbids a landing of a gear that may be chosen. @rule LM-Move.3, LM-Move.5-6, LM-Move.11-17, LM-Pass.1-4, LM-Chance.2 */
export const landingRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  lane: Lane,
  columns: number,
  emergency: boolean,
): Refusal | null => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const counts = card.basic[gear] as number
  const most = mostIn(state.agreement, card, car, gear)
  const column = columnOf(board, car.x + columns)
  if (columns === board.length) return { _tag: 'NotAhead', rule: 'LM-Move.13', lane, column }
  if (columns > most) return { _tag: 'WrongCount', rule: 'LM-Move.5', counts, lane, column }
  reach(board, choiceScratch, state, index, most)
  const isUsual = state.agreement.rulings.twoSpaceShort === 'forfeit' || emergency
  if (findLanding(board, choiceScratch, state, index, gear, lane, columns, isUsual)) return null
  if (!isUsual && findLanding(board, choiceScratch, state, index, gear, lane, columns, true))
    return isListed(board, choiceScratch, state, index, gear, column, lane)
      ? noted(findLanding(board, choiceScratch, state, index, gear, lane, columns, true))
      : { _tag: 'ExactEndExists', rule: 'LM-Q.8', lane, column }
  return reasonAgainst(board, choiceScratch, state, index, gear, lane, columns)
}

const noted = (_isThere: boolean): null => null

const isListed = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  column: number,
  lane: Lane,
): boolean =>
  choices(board, choiceScratch, state, index).some(
    (one) => one._tag === 'Drive' && one.gear === gear && one.lane === lane && one.column === column,
  )

const dutyRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  brakes: number,
  lane: Lane,
  columns: number,
  emergency: boolean,
): Refusal | null => {
  const car = carOf(state, index)
  if (state.agreement.rulings.pitDuty === 'enforced' && passesOwed(board, state, index, brakes, columns)) {
    reach(board, choiceScratch, state, index, mostCounts(board, state, car))
    if (canPit(board, choiceScratch, state, index, emergency))
      return { _tag: 'PitFirst', rule: 'LM-Pit.8', pass: passAhead(board, cardOf(board, car), car.x) }
    findLanding(board, choiceScratch, state, index, gear, lane, columns, true)
  }
  const { plan } = choiceScratch
  plan.brakes = brakes
  return null
}

// Why a landing that is near enough cannot be driven to; asks on a road without cars and without the rules of passing.
const reasonAgainst = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  gear: number,
  lane: Lane,
  columns: number,
): Refusal => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const counts = card.basic[gear] as number
  const column = columnOf(board, car.x + columns)
  const space = spaceOf(board, lane, car.x + columns)
  const reachScratch = choiceScratch.reach
  const forbidden = forbiddenCorners(board, card, gear)
  for (let spent = counts + 1; spent <= mostIn(state.agreement, card, car, gear); spent++)
    if (bestLabel(reachScratch, nodeOf(columns, lane, 0, spent), forbidden, 0) >= 0)
      return { _tag: 'CornerAtBasic', rule: 'LM-Bonus.4', lane, column }
  if (columns > counts) return { _tag: 'WrongCount', rule: 'LM-Move.5', counts, lane, column }
  const way = (across: 0 | 1): number => {
    for (let spent = gear === 1 ? 1 : counts; spent <= counts; spent++) {
      const found = bestLabel(reachScratch, nodeOf(columns, lane, across, spent), 0, forbidden)
      if (found >= 0) return found
    }
    return -1
  }
  const holder = at(reachScratch.taken, space) - 1
  if (way(0) >= 0) return tooFast(board, card, gear, at(reachScratch.mask, way(0)) & forbidden)
  if (way(1) >= 0) return { _tag: 'EndsAcross', rule: 'LM-Move.14', lane, column }
  forget(reachScratch)
  spreadFrom(board, reachScratch, state, car, LONGEST, false, true)
  const lawless = way(0)
  if (lawless >= 0) return passingFault(board, choiceScratch, car, at(reachScratch.way, lawless), columns)
  reachScratch.taken.fill(0)
  reachScratch.stopped.fill(0)
  spreadFrom(board, reachScratch, state, car, LONGEST, false, false)
  const isExact = way(0) >= 0
  if (isExact && holder >= 0) return { _tag: 'SpaceTaken', rule: 'LM-Move.11', lane, column, car: holder }
  if (isExact) return { _tag: 'WayBlocked', rule: 'LM-Move.6', counts, lane, column }
  if (way(1) >= 0) return { _tag: 'EndsAcross', rule: 'LM-Move.14', lane, column }
  const isShort =
    at(board.cost, space) === 2 && bestLabel(reachScratch, nodeOf(columns - 1, lane, 0, counts - 1), 0, 0) >= 0
  if (isShort) return { _tag: 'OneCountLeft', rule: 'LM-Move.3', lane, column }
  spreadFrom(board, reachScratch, state, car, LONGEST, true, false)
  return way(0) >= 0
    ? { _tag: 'NotStraightened', rule: 'LM-Q.5', lane, column }
    : { _tag: 'WrongCount', rule: 'LM-Move.5', counts, lane, column }
}

const tooFast = (board: Board, card: CardTable, gear: number, mask: number): Refusal => {
  const corner = 31 - Math.clz32(mask & -mask)
  return { _tag: 'TooFast', rule: 'LM-Chance.2', corner, over: gearsOver(board, card, corner, gear) }
}

/** The rule of passing that the first bad step of a way breaks. @rule LM-Pass.1-4 */
const passingFault = (board: Board, choiceScratch: ChoiceScratch, car: Car, way: number, steps: number): Refusal => {
  const { taken, stopped } = choiceScratch.reach
  let lane = car.status === 'pitting' ? otherLane(car.lane) : car.lane
  for (let step = 1; step <= steps; step++) {
    if (!isDiagonal(way, step)) continue
    const x = car.x + step
    const ahead = step === 1 && car.status === 'pitting' ? -1 : spaceOf(board, lane, x)
    const alongside = spaceOf(board, otherLane(lane), x - 1)
    lane = otherLane(lane)
    const fault = laneChange(taken, stopped, spaceOf(board, lane, x), ahead, alongside)
    if (fault === CLEAR || fault === SPACE_TAKEN) continue
    return fault === STOPPED_CAR_AHEAD
      ? { _tag: 'StoppedCarAhead', rule: 'LM-Pass.1', car: at(taken, ahead) - 1 }
      : { _tag: 'TooCloseInFront', rule: 'LM-Pass.4', car: at(taken, alongside) - 1 }
  }
  return defect('le-mans', 'a way that only the rules of passing bar breaks one of them')
}

const pitRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  { stall }: Pit,
): Refusal | null => {
  const car = carOf(state, index)
  const card = cardOf(board, car)
  const place = Number.isInteger(stall) ? board.stalls[stall] : undefined
  if (place === undefined) return { _tag: 'NoSuchStall', rule: 'LM-Pit.5', stall }
  if (place.cls !== card.cls) return { _tag: 'WrongPits', rule: 'LM-Pit.5', stall, car: card.cls, pits: place.cls }
  const holder = carInStall(state.cars, stall)
  if (holder >= 0) return { _tag: 'StallTaken', rule: 'LM-Q.47', stall, car: holder }
  const pass = passAhead(board, card, car.x)
  if (pass >= state.agreement.laps) return { _tag: 'LastLap', rule: 'LM-Pit.6', stall }
  const owes = car.debts.some(({ due }) => due <= pass) || car.brakes > 0 || state.agreement.rulings.voluntaryPit
  if (!owes) return { _tag: 'NoStopOwed', rule: 'LM-Q.48', stall }
  reach(board, choiceScratch, state, index, mostCounts(board, state, car))
  if (pitEntry(board, choiceScratch, state, index, stall, false)) return null
  const emergency =
    state.agreement.rulings.blockedInCorner === 'shift' &&
    clean(board, choiceScratch, state, index).some((one) => one._tag === 'Pit' && one.stall === stall)
  return emergency && pitEntry(board, choiceScratch, state, index, stall, true)
    ? null
    : { _tag: 'StallOutOfReach', rule: 'LM-Pit.2', stall }
}

/** What forbids an over-rev. @rule LM-Opt.1, LM-Rev.3-9, LM-Corner.2, LM-Brake.8, LM-Pit.8 */
const overRevRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  action: OverRev,
): Refusal | null => {
  const { gear, brakes, revs, lane, column } = action
  const car = carOf(state, index)
  const card = cardOf(board, car)
  if (!state.agreement.overRevving) return { _tag: 'NoOverRevving', rule: 'LM-Opt.1' }
  const fault = gearFault(board, car, gear)
  if (fault !== null && fault._tag !== 'BrakesUsedUp') return fault
  const left = mostRevs(state.agreement, car)
  if (Number.isInteger(revs) && revs > left) return { _tag: 'EngineSpent', rule: 'LM-Rev.3', revs, left }
  if (!Number.isInteger(revs) || revs < 1 || car.gear === 0 || !isPaid(board, state, index, action))
    return { _tag: 'WrongOverRevs', rule: 'LM-Rev.8', brakes, revs }
  if (
    ((lane as number) !== 0 && (lane as number) !== 1) ||
    !Number.isInteger(column) ||
    column < 0 ||
    column >= board.length
  )
    return { _tag: 'NoSuchSpace', rule: 'LM-Move.1', lane, column }
  const columns = columnsTo(board, car, column)
  const none: Refusal = { _tag: 'NoOverRevThere', rule: 'LM-Rev.4', lane, column }
  if (gear > car.gear || columns > Math.min(LONGEST, card.most[gear] as number)) return none
  const isPast = revPassesPits(board, choiceScratch, state, index, brakes, columns)
  reach(board, choiceScratch, state, index, mostCounts(board, state, car))
  if (!revLeads(board, choiceScratch, state, index, action, columns)) return none
  return isPast ? { _tag: 'PitFirst', rule: 'LM-Pit.8', pass: passAhead(board, card, car.x) } : null
}

/** What forbids breaking a rule of passing. @rule LM-Pass.5, LM-Q.22 */
const foulRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  { gear, car }: Foul,
): Refusal | null => {
  if (state.agreement.rulings.passFaults === 'prevent') return { _tag: 'NoFouls', rule: 'LM-Q.22' }
  const fault = gearFault(board, carOf(state, index), gear)
  if (fault !== null) return fault
  const isOpen = isSpared(board, choiceScratch, state, index) && foulOn(board, choiceScratch, state, index, gear, car)
  return isOpen ? null : { _tag: 'NoFoulThere', rule: 'LM-Pass.5', car }
}

const spinRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  { corner }: Spin,
): Refusal | null => {
  const open = choices(board, choiceScratch, state, index)
  if (!open.some(({ _tag }) => _tag === 'Spin')) return { _tag: 'SpinAvoidable', rule: 'LM-Chance.2', corner }
  return spinAt(board, choiceScratch, state, index, corner, fastestSpin(board, state, index))
    ? null
    : { _tag: 'NoSuchSpin', rule: 'LM-Corner.6', corner }
}

const collideRefusal = (
  board: Board,
  choiceScratch: ChoiceScratch,
  state: State,
  index: number,
  { car }: Collide,
): Refusal | null => {
  const open = choices(board, choiceScratch, state, index)
  if (open[0]?._tag !== 'Collide') return { _tag: 'CollisionAvoidable', rule: 'LM-Coll.8', car }
  return contact(board, choiceScratch, state, index, car) ? null : { _tag: 'NoContact', rule: 'LM-Coll.9', car }
}
