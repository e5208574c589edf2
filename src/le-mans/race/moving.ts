/** Carrying a decision out: the corners on the way, the die, and the pits that a car is sent into. */
import { changed } from '../car.js'
import { stallAhead } from '../choices.js'
import { unpaidGear } from '../forced.js'
import type { Action, Face, Lane, Phase } from '../model.js'
import { bestLabel, forget, isDiagonal, LONGEST, nodeOf, occupy, spread, wayOf, wayText } from '../reach.js'
import { at, cornerAt, otherLane, passageOf } from '../road.js'
import { resultOf } from '../rules/chances.js'
import { gearsOver } from '../rules/cornering.js'
import { lastColumn } from '../rules/how-to-win.js'
import { carInStall, isDue, passAhead, stallAt } from '../rules/pit-stops.js'
import { blowsEngine } from '../rules/over-revving.js'
import { brakesFor } from '../rules/shifting.js'
import { type RaceScratch, carAt, cardAt, put } from './draft.js'
import { type Move, isForced, laneAfter, countsOf } from './ways.js'
import { carriedPast, owe, pay, rev } from './debts.js'
import { place, settle, enterPit, hold } from './ends.js'
import { blow, ram, spinOut, smash } from './accidents.js'
import { keepThrow, noteLed } from './notes.js'

/** The move of a car on turn. */
interface DriverMove extends Move {
  readonly action: Action
}

/** Carries out the choice that the working space has noted. @rule LM-How.4-5, LM-Move.5-6 */
export const carryOut = (raceScratch: RaceScratch, index: number, action: Action): void => {
  const { choice } = raceScratch
  const { gear, brakes, way, steps, forfeited } = choice.plan
  if (action._tag === 'Hold') {
    hold(raceScratch, index)
    return
  }
  const car = carAt(raceScratch, index)
  const forced = isForced(action)
  const revs = action._tag === 'OverRev' ? action.revs : 0
  const bought = revs > 0 ? brakesFor(cardAt(raceScratch, index), car.gear, gear) - brakes : 0
  const corner = revs > bought ? 1 : 0
  if (blowsEngine(raceScratch.given.state.agreement, car, revs)) {
    blow(raceScratch, index, bought, corner)
    return
  }
  const revLate = revs > 0 && rev(raceScratch, index, bought, corner, car.x + steps)
  const late = (!forced && pay(raceScratch, index, gear, brakes, car.x + steps, bought)) || revLate
  const limit = limitOf(raceScratch, index, gear, way, steps, forfeited)
  follow(raceScratch, index, { action, gear, brakes: forced ? 0 : brakes, way, steps, limit }, 0, late)
}

// Counts of the gear, or as many as the move takes above its basic speed, with the one that a two-space costs it. @rule LM-Bonus.2, LM-Rev.4, LM-Q.8
const limitOf = (
  raceScratch: RaceScratch,
  index: number,
  gear: number,
  way: number,
  steps: number,
  lost: number,
): number =>
  Math.max(
    cardAt(raceScratch, index).basic[gear] as number,
    countsOf(raceScratch.board, carAt(raceScratch, index), way, steps) + lost,
  )

// Counts that a two-space costs a way through a corner: above basic speed that is an over-rev, run at the maximum. @rule LM-Rev.4, LM-Q.8, LM-Q.79
const lostOnTheWay = (raceScratch: RaceScratch, index: number, gear: number, route: string): number => {
  const { basic, most } = cardAt(raceScratch, index)
  const counts = countsOf(raceScratch.board, carAt(raceScratch, index), wayOf(route), route.length)
  const isMost = counts > (basic[gear] as number) && raceScratch.given.state.agreement.rulings.overRevSpeeds === 'max'
  return isMost ? (most[gear] as number) - counts : 0
}

/** Goes on with a move after the die has fallen. @rule LM-Chance.3-8 */
export const takeChance = (
  raceScratch: RaceScratch,
  phase: Extract<Phase, { readonly _tag: 'TakingChance' }>,
  face: Face,
): void => {
  const { board } = raceScratch
  const { log } = raceScratch.told
  const { wet } = raceScratch.lists
  const { car: index, corner, move: action, route, steps } = phase
  const surface = wet.includes(corner) ? 'wet' : 'dry'
  const result = resultOf(board, corner, surface, face)
  const car = carAt(raceScratch, index)
  const gear = isForced(action) ? unpaidGear(board, car, action) : car.gear
  const limit = limitOf(
    raceScratch,
    index,
    gear,
    wayOf(route),
    route.length,
    lostOnTheWay(raceScratch, index, gear, route),
  )
  const move: DriverMove = { action, gear, brakes: phase.brakes, way: wayOf(route), steps: route.length, limit }
  log?.push({ _tag: 'ChanceRolled', car: index, corner, surface, face, result })
  const x = car.x + steps
  const before = route.slice(0, steps)
  noteLed(raceScratch, corner, x, result)
  if (result !== 'spin' && result !== 'smash' && raceScratch.given.state.agreement.slipstreaming)
    keepThrow(raceScratch, index, car.passage, 'cleared')
  switch (result) {
    case 'spin':
      spinOut(raceScratch, index, { corner, x, route: before, cause: 'die', rule: 'LM-Chance.6' }, phase.brakes)
      return
    case 'smash':
      smash(raceScratch, index, { corner, route: before, cause: 'die', rule: 'LM-Chance.7' })
      return
    case 'pit':
      owe(raceScratch, index, 'chance', x, 'LM-Chance.8', carriedPast(raceScratch, index, x, car.x + move.steps))
      follow(raceScratch, index, move, steps, true)
      return
    case 'safe':
      follow(raceScratch, index, move, steps, phase.late)
  }
}

/** Follows a way from a step on, through its corners, until the die must fall or the move ends. @rule LM-Corner.1, LM-Corner.5-6, LM-Q.28, LM-Q.33 */
const follow = (raceScratch: RaceScratch, index: number, move: DriverMove, from: number, late: boolean): void => {
  const { board } = raceScratch
  const { action } = move
  const { agreement } = raceScratch.given.state
  const { log } = raceScratch.told
  const start = carAt(raceScratch, index)
  const card = cardAt(raceScratch, index)
  const last = lastColumn(board, agreement.laps)
  let lane = laneAfter(start, move.way, from)
  let resolved = from
  for (let step = from + 1; step <= move.steps; step++) {
    if (isDiagonal(move.way, step)) lane = otherLane(lane)
    const x = start.x + step
    const corner = cornerAt(board, lane, x)
    if (corner < 0 || x > last) continue
    const passage = passageOf(board, corner, x)
    if (passage === carAt(raceScratch, index).passage) continue
    if (late && divert(raceScratch, index, move, resolved, x, carAt(raceScratch, index).passage)) return
    const over = gearsOver(board, card, corner, move.gear)
    log?.push({ _tag: 'CornerEntered', car: index, corner, passage, gear: move.gear, over })
    noteLed(raceScratch, corner, x, over > 1 ? 'spin' : 'none')
    if (over > 1) {
      const route = wayText(move.way, step)
      spinOut(raceScratch, index, { corner, x, route, cause: 'automatic', rule: 'LM-Corner.6' }, 0)
      return
    }
    const isWet = agreement.rulings.wetEffect === 'forceChance' && raceScratch.lists.wet.includes(corner)
    const isChance = over === 1 || isWet
    const { gear } = isChance && !isForced(move.action) ? move : carAt(raceScratch, index)
    put(raceScratch, index, changed(carAt(raceScratch, index), { passage, gear }))
    if (isChance) {
      const route = wayText(move.way, move.steps)
      const { wait } = raceScratch
      wait.phase = {
        _tag: 'TakingChance',
        car: index,
        corner,
        move: action,
        brakes: move.brakes,
        route,
        steps: step,
        late,
      }
      return
    }
    resolved = step
  }
  const end = start.x + move.steps
  if (late && divert(raceScratch, index, move, resolved, end, carAt(raceScratch, index).passage)) return
  arrive(raceScratch, index, move, lane)
}

/**
 * Takes a car that came to owe a stop in this move into a stall, if its way would run past the pits.
 *
 * @param steps - of its way, up to the last corner that it has dealt with
 * @param beyond - column that it would come to
 * @param passage - through that last corner
 * @rule LM-Q.51
 */
export const divert = (
  raceScratch: RaceScratch,
  index: number,
  move: Move,
  steps: number,
  beyond: number,
  passage: number,
): boolean => {
  const { board, choice } = raceScratch
  const { cars } = raceScratch.made
  const { agreement } = raceScratch.given.state
  const car = carAt(raceScratch, index)
  const card = cardAt(raceScratch, index)
  const x = car.x + steps
  const pass = passAhead(board, card, x)
  if (move.action._tag === 'Pit' || agreement.rulings.lateDebt === 'carry' || card.lastStall < 0) return false
  if (beyond < stallAt(board, card.lastStall, pass) || pass >= agreement.laps || !isDue(car.debts, pass)) return false
  const reachScratch = choice.reach
  forget(reachScratch)
  occupy(board, reachScratch, cars, index)
  const { driver } = reachScratch
  driver.lane = laneAfter(car, move.way, steps)
  driver.x = x
  driver.across = steps > 0 && isDiagonal(move.way, steps) ? 1 : 0
  driver.counts = countsOf(board, car, move.way, steps)
  driver.columns = steps
  driver.way = wayOf(wayText(move.way, steps))
  driver.passage = passage
  driver.lastColumn = lastColumn(board, agreement.laps)
  driver.zigzag = agreement.rulings.laneChange === 'free' ? 1 : 0
  driver.lawless = 0
  driver.touching = 0
  spread(board, reachScratch, move.limit - 1)
  for (const [stall, place] of board.stalls.entries()) {
    const columns = stallAhead(board, car, place)
    if (place.cls !== card.cls || columns <= steps || columns > LONGEST || carInStall(cars, stall) >= 0) continue
    if (car.x + columns !== stallAt(board, place.column, pass)) continue
    for (let counts = columns - 1; counts < move.limit; counts++) {
      const found = bestLabel(reachScratch, nodeOf(columns - 1, board.pitLane, 0, counts), -1, 0)
      if (found < 0) continue
      enterPit(raceScratch, index, stall, wayText(at(reachScratch.way, found), columns - 1), counts + 1, true)
      return true
    }
  }
  return false
}

/** The end of a move that no corner cut short. */
const arrive = (raceScratch: RaceScratch, index: number, move: DriverMove, lane: Lane): void => {
  const { action } = move
  const { count, noted } = raceScratch
  if (action._tag === 'Pit') {
    const car = carAt(raceScratch, index)
    const counts = countsOf(raceScratch.board, car, move.way, move.steps) + 1
    enterPit(raceScratch, index, action.stall, wayText(move.way, move.steps), counts, false)
  } else if (action._tag === 'Collide') ram(raceScratch, index, move, lane, action.car, false)
  else if (action._tag === 'Foul') ram(raceScratch, index, move, lane, action.car, true)
  else {
    if (noted.followers.length > 0)
      count.counts = countsOf(raceScratch.board, carAt(raceScratch, index), move.way, move.steps)
    place(raceScratch, index, move, lane, move.gear, 0)
    settle(raceScratch, index)
  }
}
