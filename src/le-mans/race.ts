/**
 * Carrying a decision out: paying for the gear, the corners on the way, the end of the move, and what follows from it.
 *
 * A step works on one draft of the position, which is made for it and never leaves it; the state handed in stays as it is.
 */
import type { Log } from '../core/log.js'
import { changed, isRacing, makeCar } from './car.js'
import type { ChoiceScratch } from './choices.js'
import { forcedGear } from './choices.js'
import type { Event } from './event.js'
import type { Action, Agreement, Car, DebtKind, Face, Lane, Phase, State } from './model.js'
import { bestLabel, forget, isDiagonal, LONGEST, nodeOf, occupy, spread, wayOf, wayText } from './reach.js'
import { at, columnOf, cornerAt, otherLane, passageOf, spaceOf, type Board, type CardTable } from './road.js'
import { resultOf } from './rules/chances.js'
import { gearsOver } from './rules/cornering.js'
import { orderReasons, turnOrder } from './rules/how-to-play.js'
import { finishers, isOver, lapsAt, lastColumn, placedCars, standingsOf, winnersOf } from './rules/how-to-win.js'
import {
  afterStop,
  carInStall,
  carriedOver,
  isDue,
  passAhead,
  passBehind,
  servedAt,
  stallAt,
  stopsFor,
  unitsOf,
  withDebt,
} from './rules/pit-stops.js'
import { brakesFor } from './rules/shifting.js'
import { pileOf, spinPlace } from './rules/spin-outs.js'

/** A position in the making; one of them serves a game for all its steps. */
export interface RaceScratch {
  readonly board: Board
  readonly choice: ChoiceScratch
  /** The state that the step started from. */
  readonly given: Record<'state', State>
  readonly made: Record<'cars', Array<Car>>
  readonly told: Record<'log', Log<Event>>
  readonly count: Record<'turn' | 'slot' | 'stops', number>
  readonly lists: Record<'order' | 'wet', ReadonlyArray<number>>
  readonly wait: Record<'phase', Phase>
}

/** A draft for a game, standing where a state does. */
export const makeDraft = (board: Board, choice: ChoiceScratch, state: State): RaceScratch => ({
  board,
  choice,
  given: { state },
  made: { cars: [] },
  told: { log: null },
  count: { turn: state.turn, slot: state.slot, stops: state.stops },
  lists: { order: state.order, wet: state.wet },
  wait: { phase: state.phase },
})

/** Brings a draft to where a state stands. */
export const openDraft = (raceScratch: RaceScratch, state: State, log: Log<Event>): void => {
  const { given, made, told, count, lists, wait } = raceScratch
  given.state = state
  made.cars = [...state.cars]
  told.log = log
  count.turn = state.turn
  count.slot = state.slot
  count.stops = state.stops
  lists.order = state.order
  lists.wet = state.wet
  wait.phase = state.phase
}

/** The one literal that states come from. */
export const makeState = (
  agreement: Agreement,
  phase: Phase,
  turn: number,
  order: ReadonlyArray<number>,
  slot: number,
  wet: ReadonlyArray<number>,
  stops: number,
  cars: ReadonlyArray<Car>,
): State => ({ agreement, phase, turn, order, slot, wet, stops, cars })

/** The state that a draft has come to; nobody writes to the draft after that. */
export const closeDraft = (raceScratch: RaceScratch): State => {
  const { agreement } = raceScratch.given.state
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  const { phase } = raceScratch.wait
  const { turn, slot, stops } = raceScratch.count
  const { order, wet } = raceScratch.lists
  log?.push({ _tag: 'Waiting', phase })
  return makeState(agreement, phase, turn, order, slot, wet, stops, cars)
}

const carAt = (raceScratch: RaceScratch, index: number): Car => raceScratch.made.cars[index] as Car

const cardAt = (raceScratch: RaceScratch, index: number): CardTable =>
  raceScratch.board.cards[carAt(raceScratch, index).card] as CardTable

const put = (raceScratch: RaceScratch, index: number, car: Car): void => {
  const { cars } = raceScratch.made
  cars[index] = car
}

type OwingRule = Extract<Event, { readonly _tag: 'PitOwed' }>['rule']

/** Adds stops to what a car owes, due at the next pass from where they arose; if that comes after the race, all is void. @rule LM-Q.50, LM-Q.56 */
const owe = (
  raceScratch: RaceScratch,
  index: number,
  kind: DebtKind,
  x: number,
  rule: OwingRule,
  carried: 0 | 1,
): void => {
  const { board } = raceScratch
  const { log } = raceScratch.told
  const { agreement } = raceScratch.given.state
  const due = passAhead(board, cardAt(raceScratch, index), x) + carried
  log?.push({ _tag: 'PitOwed', car: index, kind, units: 1, due, rule })
  const car = carAt(raceScratch, index)
  if (due > agreement.laps) {
    log?.push({ _tag: 'PitVoided', car: index, units: 1 + unitsOf(car.debts), rule: 'LM-Pit.6' })
    put(raceScratch, index, changed(car, { debts: NO_DEBTS }))
    return
  }
  put(raceScratch, index, changed(car, { debts: withDebt(car.debts, kind, due, 1) }))
}

// Under the ruling `lateDebt: 'carry'`, stops drawn in a move past the pits are due a pass later. @rule LM-Q.51
const carriedPast = (raceScratch: RaceScratch, index: number, x: number, end: number): 0 | 1 => {
  const { board } = raceScratch
  const { agreement } = raceScratch.given.state
  const card = cardAt(raceScratch, index)
  if (agreement.rulings.lateDebt === 'divert' || card.lastStall < 0) return 0
  return end >= stallAt(board, card.lastStall, passAhead(board, card, x)) ? 1 : 0
}

/** Tells the change of gear and spends the hard-brakings for it; true if that made a stop due. @rule LM-How.8-9, LM-Brake.2, LM-Brake.6 */
const pay = (raceScratch: RaceScratch, index: number, gear: number, brakes: number, end: number): boolean => {
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  if (gear === car.gear) return false
  const down = Math.max(0, car.gear - gear)
  log?.push({ _tag: 'GearChanged', car: index, from: car.gear, to: gear, free: down - brakes, brakes })
  if (brakes === 0) return false
  const left = car.brakes - brakes
  put(raceScratch, index, changed(car, { brakes: left }))
  log?.push({ _tag: 'HardBrakeUsed', car: index, used: brakes, left })
  if (left > 0) return false
  owe(raceScratch, index, 'brake', car.x, 'LM-Brake.2', carriedPast(raceScratch, index, car.x, end))
  return true
}

/** A move under way: what was chosen, the way it goes and how it ends. */
interface Move {
  readonly action: Action
  readonly gear: number
  /** Hard-brakings spent on it. */
  readonly brakes: number
  readonly way: number
  readonly steps: number
  /** Counts that the move may have in all. */
  readonly limit: number
}

const isForced = ({ _tag }: Action): boolean => _tag === 'Spin' || _tag === 'Collide'

/** Carries out the choice that the working space has noted. @rule LM-How.4-5, LM-Move.5-6 */
export const carryOut = (raceScratch: RaceScratch, index: number, action: Action): void => {
  const { choice } = raceScratch
  const { gear, brakes, way, steps } = choice.plan
  if (action._tag === 'Hold') {
    hold(raceScratch, index)
    return
  }
  const forced = isForced(action)
  const late = !forced && pay(raceScratch, index, gear, brakes, carAt(raceScratch, index).x + steps)
  const limit = cardAt(raceScratch, index).basic[gear] as number
  follow(raceScratch, index, { action, gear, brakes: forced ? 0 : brakes, way, steps, limit }, 0, late)
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
  const gear = isForced(action) ? forcedGear(board, car) : car.gear
  const limit = cardAt(raceScratch, index).basic[gear] as number
  const move: Move = { action, gear, brakes: phase.brakes, way: wayOf(route), steps: route.length, limit }
  log?.push({ _tag: 'ChanceRolled', car: index, corner, surface, face, result })
  const x = car.x + steps
  switch (result) {
    case 'spin':
      spinOut(raceScratch, index, move, corner, steps, 'die')
      return
    case 'smash':
      smash(raceScratch, index, move, corner, steps)
      return
    case 'pit':
      owe(raceScratch, index, 'chance', x, 'LM-Chance.8', carriedPast(raceScratch, index, x, car.x + move.steps))
      follow(raceScratch, index, move, steps, true)
      return
    case 'safe':
      follow(raceScratch, index, move, steps, phase.late)
  }
}

// The lane that a way starts from; out of a stall the first diagonal step leads into the lane beside it. @rule LM-Q.46
const startLane = (car: Car): Lane => (car.status === 'pitting' ? otherLane(car.lane) : car.lane)

// Where a way has got to after some steps.
const laneAfter = (car: Car, way: number, steps: number): Lane => {
  let now = startLane(car)
  for (let step = 1; step <= steps; step++) if (isDiagonal(way, step)) now = otherLane(now)
  return now
}

/** Follows a way from a step on, through its corners, until the die must fall or the move ends. @rule LM-Corner.1, LM-Corner.5-6, LM-Q.28, LM-Q.33 */
const follow = (raceScratch: RaceScratch, index: number, move: Move, from: number, late: boolean): void => {
  const { board } = raceScratch
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
    if (late && divert(raceScratch, index, move, resolved, x)) return
    const over = gearsOver(board, card, corner, move.gear)
    log?.push({ _tag: 'CornerEntered', car: index, corner, passage, gear: move.gear, over })
    if (over > 1) {
      spinOut(raceScratch, index, move, corner, step, 'automatic')
      return
    }
    put(raceScratch, index, changed(carAt(raceScratch, index), { passage }))
    if (over === 1 || (agreement.rulings.wetEffect === 'forceChance' && raceScratch.lists.wet.includes(corner))) {
      if (!isForced(move.action)) put(raceScratch, index, changed(carAt(raceScratch, index), { gear: move.gear }))
      const route = wayText(move.way, move.steps)
      const { wait } = raceScratch
      wait.phase = {
        _tag: 'TakingChance',
        car: index,
        corner,
        move: move.action,
        brakes: move.brakes,
        route,
        steps: step,
        late,
      }
      return
    }
    resolved = step
  }
  if (late && move.action._tag !== 'Pit' && divert(raceScratch, index, move, resolved, start.x + move.steps)) return
  arrive(raceScratch, index, move, lane)
}

/** Takes a car that came to owe a stop in this move into a stall, if its way would run past the pits. @rule LM-Q.51 */
const divert = (raceScratch: RaceScratch, index: number, move: Move, steps: number, beyond: number): boolean => {
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
  driver.passage = car.passage
  driver.lastColumn = lastColumn(board, agreement.laps)
  driver.zigzag = agreement.rulings.laneChange === 'free' ? 1 : 0
  driver.lawless = 0
  spread(board, reachScratch, move.limit - 1)
  for (let stall = 0; stall < board.stalls.length; stall++) {
    const place = board.stalls[stall]
    const columns = columnOf(board, (place?.column ?? 0) - car.x - 1) + 1
    if (place?.cls !== card.cls || columns <= steps || columns > LONGEST || carInStall(cars, stall) >= 0) continue
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

const countsOf = (board: Board, car: Car, way: number, steps: number): number => {
  let lane = startLane(car)
  let counts = 0
  for (let step = 1; step <= steps; step++) {
    if (isDiagonal(way, step)) lane = otherLane(lane)
    counts += at(board.cost, spaceOf(board, lane, car.x + step))
  }
  return counts
}

/** The end of a move that no corner cut short. */
const arrive = (raceScratch: RaceScratch, index: number, move: Move, lane: Lane): void => {
  const { action } = move
  if (action._tag === 'Pit') {
    const car = carAt(raceScratch, index)
    const counts = countsOf(raceScratch.board, car, move.way, move.steps) + 1
    enterPit(raceScratch, index, action.stall, wayText(move.way, move.steps), counts, false)
  } else if (action._tag === 'Collide') ram(raceScratch, index, move, lane, action.car)
  else {
    place(raceScratch, index, move, lane, move.gear, 0)
    settle(raceScratch, index)
  }
}

/** Puts a car at the end of its way, running or, with the number of its stop, standing. @rule LM-Move.1, LM-Stop.3, LM-Pit.3 */
const place = (
  raceScratch: RaceScratch,
  index: number,
  move: Move,
  lane: Lane,
  gear: number,
  stoppedAt: number,
): void => {
  const { board } = raceScratch
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  const x = car.x + move.steps
  if (log !== null) {
    const counts = countsOf(board, car, move.way, move.steps)
    if (car.status === 'pitting') log.push({ _tag: 'PitLeft', car: index, stall: car.stall })
    else if (car.stoppedAt > 0) log.push({ _tag: 'CarRestarted', car: index })
    if (move.steps > 0)
      log.push({
        _tag: 'Moved',
        car: index,
        from: { lane: car.lane, x: car.x },
        to: { lane, x },
        route: wayText(move.way, move.steps),
        counts,
        forfeited: gear > 1 && counts < move.limit ? 1 : 0,
      })
  }
  put(
    raceScratch,
    index,
    makeCar(
      car.seat,
      car.card,
      'racing',
      lane,
      x,
      -1,
      gear,
      car.laps,
      car.brakes,
      car.debts,
      car.missed,
      0,
      stoppedAt,
      car.passage,
      0,
      0,
    ),
  )
}

const stop = (raceScratch: RaceScratch, index: number, cause: 'spin' | 'collision' | 'pit' | 'called'): void => {
  const { count } = raceScratch
  const { log } = raceScratch.told
  count.stops++
  log?.push({ _tag: 'CarStopped', car: index, cause, stops: count.stops })
}

/** What a place beyond the pits or the line means for a car that has come there. @rule LM-Pit.6, LM-Pit.8, LM-Pit.11-13, LM-Win.1, LM-Q.53-56 */
const settle = (raceScratch: RaceScratch, index: number): void => {
  const car = carAt(raceScratch, index)
  if (car.debts.length > 0) missPits(raceScratch, index, car)
  if (carAt(raceScratch, index).status === 'racing') countLaps(raceScratch, index)
}

/** Counts the laps that a car has completed where it is now. @rule LM-Win.1, LM-Q.45 */
const countLaps = (raceScratch: RaceScratch, index: number): void => {
  const { board } = raceScratch
  const { agreement } = raceScratch.given.state
  const { log } = raceScratch.told
  const { turn } = raceScratch.count
  const now = carAt(raceScratch, index)
  const laps = Math.min(agreement.laps, lapsAt(board, now, now.x))
  if (laps === now.laps) return
  for (let lap = now.laps + 1; lap <= laps; lap++) log?.push({ _tag: 'LapCompleted', car: index, lap, turn })
  if (laps < agreement.laps) {
    put(raceScratch, index, changed(now, { laps }))
    return
  }
  const past = now.x - lastColumn(board, agreement.laps)
  log?.push({ _tag: 'CrossedFinish', car: index, past, turn })
  put(raceScratch, index, changed(now, { laps, status: 'crossed', finishTurn: turn }))
}

const missPits = (raceScratch: RaceScratch, index: number, car: Car): void => {
  const { board } = raceScratch
  const { agreement } = raceScratch.given.state
  const { log } = raceScratch.told
  const pass = passBehind(board, cardAt(raceScratch, index), car.x)
  if (!isDue(car.debts, pass)) return
  if (pass >= agreement.laps) {
    log?.push({ _tag: 'PitVoided', car: index, units: unitsOf(car.debts), rule: 'LM-Pit.6' })
    put(raceScratch, index, changed(car, { debts: NO_DEBTS }))
    return
  }
  log?.push({ _tag: 'PitMissed', car: index, pass, rule: 'LM-Pit.8' })
  if (car.missed) {
    log?.push({ _tag: 'Disqualified', car: index, rule: 'LM-Pit.13' })
    put(raceScratch, index, changed(car, { status: 'disqualified', gear: 0, stoppedAt: 0, debts: NO_DEBTS }))
    return
  }
  if (car.stoppedAt === 0) stop(raceScratch, index, 'called')
  const stoppedAt = car.stoppedAt === 0 ? raceScratch.count.stops : car.stoppedAt
  put(raceScratch, index, changed(car, { gear: 0, stoppedAt, missed: true, debts: carriedOver(car.debts, pass) }))
}

const NO_DEBTS: Car['debts'] = []

/** Stops a car in a stall; all that is due is served. @rule LM-Pit.2-4, LM-Pit.7, LM-Pit.10, LM-Brake.3, LM-Q.92 */
const enterPit = (
  raceScratch: RaceScratch,
  index: number,
  stall: number,
  route: string,
  counts: number,
  diverted: boolean,
): void => {
  const { board } = raceScratch
  const { agreement } = raceScratch.given.state
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  const x = car.x + route.length + 1
  const pass = passAhead(board, cardAt(raceScratch, index), x - 1)
  const units = stopsFor(servedAt(car.debts, pass), agreement.rulings)
  const wait = Math.max(0, units - 1)
  if (car.stoppedAt > 0) log?.push({ _tag: 'CarRestarted', car: index })
  log?.push({
    _tag: 'PitEntered',
    car: index,
    stall,
    from: { lane: car.lane, x: car.x },
    route,
    counts,
    x,
    pass,
    units,
    wait,
    diverted,
  })
  stop(raceScratch, index, 'pit')
  put(
    raceScratch,
    index,
    makeCar(
      car.seat,
      car.card,
      'pitting',
      board.pitLane,
      x,
      stall,
      0,
      car.laps,
      car.brakes,
      afterStop(car.debts, pass),
      false,
      wait,
      raceScratch.count.stops,
      car.passage,
      0,
      0,
    ),
  )
  countLaps(raceScratch, index)
}

/** Runs a car into the one ahead of it. @rule LM-Coll.1-3, LM-Coll.10, LM-Pass.5-7, LM-Q.26-27 */
const ram = (raceScratch: RaceScratch, index: number, move: Move, lane: Lane, victim: number): void => {
  const { log } = raceScratch.told
  const isStopped = carAt(raceScratch, victim).stoppedAt > 0
  const rule = isStopped ? 'LM-Coll.2' : 'LM-Coll.1'
  place(raceScratch, index, move, lane, 0, raceScratch.count.stops + 1)
  const { x } = carAt(raceScratch, index)
  log?.push({ _tag: 'Collided', car: index, victim, at: { lane, x }, rule })
  owe(raceScratch, index, 'collision', x, rule, 0)
  if (isStopped) owe(raceScratch, victim, 'collision', carAt(raceScratch, victim).x, rule, 0)
  stop(raceScratch, index, 'collision')
  settle(raceScratch, index)
}

/** Spins a car out. @rule LM-Chance.6, LM-Corner.6, LM-Spin.1-5, LM-Coll.4-7, LM-Equip.20, LM-Q.40-45 */
const spinOut = (
  raceScratch: RaceScratch,
  index: number,
  move: Move,
  corner: number,
  steps: number,
  cause: 'die' | 'automatic',
): void => {
  const { board } = raceScratch
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  const so = spinPlace(board, cars, index, corner, car.x + steps)
  const lane = board.corners[corner]?.soLane ?? 0
  log?.push({
    _tag: 'SpunOut',
    car: index,
    corner,
    cause,
    from: { lane: car.lane, x: car.x },
    route: wayText(move.way, steps),
    to: { lane, x: so.x },
    rule: cause === 'die' ? 'LM-Chance.6' : 'LM-Corner.6',
  })
  stop(raceScratch, index, 'spin')
  const refund = cause === 'die' && raceScratch.given.state.agreement.rulings.hbRefundOnSpin ? move.brakes : 0
  put(
    raceScratch,
    index,
    changed(car, {
      status: 'racing',
      lane,
      x: so.x,
      stall: -1,
      gear: 0,
      stoppedAt: raceScratch.count.stops,
      passage: -1,
    }),
  )
  if (refund > 0 && car.brakes >= 0) giveBack(raceScratch, index, refund)
  makeWet(raceScratch, corner)
  pileUp(raceScratch, corner, pileOf(cars, so, index))
  if (raceScratch.given.state.agreement.rulings.soBusyMoving === 'collide')
    for (const other of so.met)
      if (carAt(raceScratch, other).stoppedAt === 0) hitMoving(raceScratch, index, other, lane, so.x)
  settle(raceScratch, index)
}

const hitMoving = (raceScratch: RaceScratch, index: number, victim: number, lane: Lane, x: number): void => {
  raceScratch.told.log?.push({ _tag: 'Collided', car: index, victim, at: { lane, x }, rule: 'LM-Coll.1' })
  owe(raceScratch, index, 'collision', x, 'LM-Coll.1', 0)
}

/** Gives hard-brakings back that were spent before a spin-out, with the stop that the last of them cost. @rule LM-Q.44 */
const giveBack = (raceScratch: RaceScratch, index: number, brakes: number): void => {
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  const left = car.brakes + brakes
  log?.push({ _tag: 'HardBrakeReturned', car: index, left })
  const isOwed = car.brakes === 0 && car.debts.some(({ kind }) => kind === 'brake')
  if (isOwed) log?.push({ _tag: 'PitVoided', car: index, units: 1, rule: 'LM-Q.44' })
  const debts = isOwed ? car.debts.filter(({ kind }) => kind !== 'brake') : car.debts
  put(raceScratch, index, changed(car, { brakes: left, debts }))
}

/** Marks a corner as wet for the rest of the race. @rule LM-Spin.3, LM-Equip.20-21 */
const makeWet = (raceScratch: RaceScratch, corner: number): void => {
  const { lists } = raceScratch
  const { log } = raceScratch.told
  if (lists.wet.includes(corner)) return
  lists.wet = [...lists.wet, corner].sort((a, b) => a - b)
  log?.push({ _tag: 'CornerWet', corner, rule: 'LM-Spin.3' })
}

const pileUp = (raceScratch: RaceScratch, corner: number, cars: ReadonlyArray<number>): void => {
  if (cars.length === 0) return
  const rule = cars.length > 2 ? 'LM-Coll.6' : 'LM-Coll.4'
  raceScratch.told.log?.push({ _tag: 'PiledUp', corner, cars, rule })
  for (const other of cars) owe(raceScratch, other, 'collision', carAt(raceScratch, other).x, rule, 0)
}

/** Takes a car out of the race. @rule LM-Chance.7, LM-Q.37 */
const smash = (raceScratch: RaceScratch, index: number, move: Move, corner: number, steps: number): void => {
  const car = carAt(raceScratch, index)
  raceScratch.told.log?.push({
    _tag: 'SmashedUp',
    car: index,
    corner,
    from: { lane: car.lane, x: car.x },
    route: wayText(move.way, steps),
    rule: 'LM-Chance.7',
  })
  put(
    raceScratch,
    index,
    changed(car, {
      status: 'smashed',
      lane: laneAfter(car, move.way, steps),
      x: car.x + steps,
      stall: -1,
      gear: 0,
      stoppedAt: 0,
      debts: NO_DEBTS,
    }),
  )
}

/** Leaves a car where it is. @rule LM-Q.9, LM-Q.15, LM-Q.57, LM-Q.93 */
const hold = (raceScratch: RaceScratch, index: number): void => {
  const { log } = raceScratch.told
  const car = carAt(raceScratch, index)
  if (car.gear > 1) {
    pay(raceScratch, index, 1, brakesFor(cardAt(raceScratch, index), car.gear, 1), car.x)
    put(raceScratch, index, changed(carAt(raceScratch, index), { gear: 1 }))
  }
  log?.push({ _tag: 'CarHeld', car: index })
}

const DRIVING: ReadonlyArray<Phase> = Array.from({ length: 12 }, (_, car): Phase => ({ _tag: 'Driving', car }))

/** Goes on to the next car that has a decision to make, through turns if need be. @rule LM-How.2, LM-How.6, LM-Pit.4, LM-Pit.10 */
export const nextSlot = (raceScratch: RaceScratch): void => {
  const { count, lists, wait } = raceScratch
  const { log } = raceScratch.told
  count.slot++
  for (;;) {
    const index = lists.order[count.slot]
    if (index === undefined) {
      if (endTurn(raceScratch)) return
      startTurn(raceScratch)
      continue
    }
    const car = carAt(raceScratch, index)
    if (!isRacing(car)) count.slot++
    else if (car.wait > 0) {
      log?.push({ _tag: 'PitWaited', car: index, left: car.wait - 1 })
      put(raceScratch, index, changed(car, { wait: car.wait - 1 }))
      count.slot++
    } else {
      log?.push({ _tag: 'SlotStarted', car: index, slot: count.slot })
      wait.phase = DRIVING[index] as Phase
      return
    }
  }
}

/** Begins the next turn. @rule LM-How.1-3, LM-How.7, LM-Stop.2, LM-Stop.4-6 */
export const startTurn = (raceScratch: RaceScratch): void => {
  const { count, lists } = raceScratch
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  count.turn++
  count.slot = 0
  if (count.turn > 1) lists.order = turnOrder(cars, lists.order)
  const { turn } = count
  const { order } = lists
  log?.push({ _tag: 'TurnStarted', turn, order, reasons: orderReasons(cars, order, turn) })
}

const hasCrossed = ({ status }: Car): boolean => status === 'crossed'
const NOBODY: ReadonlyArray<ReadonlyArray<number>> = []

/** Ends a turn: places those who crossed the line; true if the race is over. @rule LM-Win.1-3, LM-How.6, LM-Q.63-65 */
const endTurn = (raceScratch: RaceScratch): boolean => {
  const { wait } = raceScratch
  const { cars } = raceScratch.made
  const { log } = raceScratch.told
  const { agreement } = raceScratch.given.state
  const { turn } = raceScratch.count
  for (const group of cars.some(hasCrossed) ? finishers(cars) : NOBODY) {
    const first = placedCars(cars) + 1
    for (const index of group)
      put(
        raceScratch,
        index,
        changed(carAt(raceScratch, index), { status: 'finished', place: first, stoppedAt: 0, debts: NO_DEBTS }),
      )
    log?.push({ _tag: 'Classified', place: first, cars: group })
  }
  if (!isOver(cars, agreement, turn)) return false
  const winners = winnersOf(cars)
  wait.phase = { _tag: 'RaceOver', winners, standings: standingsOf(cars, agreement.seats) }
  log?.push({ _tag: 'RaceEnded', winners })
  return true
}
