/**
 * What follows from a move by itself, in the order in which it follows: laps, bands and dice along the path, then matching a blocker or
 * the pit, then the end of the turn, of the round, of the race.
 *
 * @rule F1-Q.27-28, F1-Q.37-38, F1-Q.44, F1-Q.60-61
 */
import type { Log } from '../core/log.js'
import type { Event } from './event.js'
import type { BandToSettle, Car, Dice, PitCard, State, TacticCard, TurnUnderWay } from './model.js'
import { worn } from './gauges.js'
import * as blocking from './rules/blocking.js'
import * as corners from './rules/corners.js'
import * as handicaps from './rules/handicaps.js'
import * as laps from './rules/laps.js'
import * as pits from './rules/pits.js'
import * as preparation from './rules/preparation.js'
import * as tactics from './rules/tactic-cards.js'
import { bendOf, impossible, isCovered, settling, withCar, withCars, withOrders, type Course } from './state.js'

/** Whether a band spins the car off for certain; the chapter on cards asks the chapter on corners. */
export const spinsOff: tactics.SpinsOff = (item, car) => corners.certainSpin(item, car) !== null

/** After the move: the driver may be asked for a card. @rule F1-Q.79 */
export const afterMove = (course: Course, state: State, car: Car, turn: TurnUnderWay, log: Log<Event>): State => {
  const asked =
    !handicaps.forbidsCards(course, state, car, turn.toSettle) &&
    tactics.isCardWindowOpen(course, state, car, turn, spinsOff)
  return asked ? withCar(state, car, { _tag: 'PlayingCard', turn }) : afterCard(course, state, car, turn, log)
}

/** After the card: the driver may be asked for his Special Tires. @rule F1-Q.72 */
export const afterCard = (course: Course, state: State, car: Car, turn: TurnUnderWay, log: Log<Event>): State =>
  tactics.tiresOffers(course, state, car, turn, spinsOff).length > 0
    ? withCar(state, car, { _tag: 'UsingTires', turn })
    : settle(course, state, car, turn, log)

/**
 * Goes along what the path met, in order, until the dice are needed or nothing is left.
 *
 * @rule F1-Corner.3, F1-Corner.6, F1-Corner.9, F1-Corner.11, F1-Corner.13-14, F1-Q.26-28, F1-Q.37-38
 */
export const settle = (course: Course, state: State, car: Car, turn: TurnUnderWay, log: Log<Event>): State => {
  let table = state
  let mover = car
  for (let index = 0; index < turn.toSettle.length; index++) {
    const item = turn.toSettle[index] ?? impossible('what is left to settle has no gaps')
    if (item._tag === 'Line') {
      mover = laps.crossLine(mover, state.current, log)
      if (mover.handicap !== 'none')
        [table, mover] = recovered(table, mover, handicaps.recoverByLap(mover, state.current, log), log)
      continue
    }
    mover = handicaps.comeToBand(course, state, mover, item, log)
    const covered = isCovered(course.track, state, turn, item)
    const spin = covered ? null : corners.certainSpin(item, mover)
    tellVerdict(course, state, turn, item, spin !== null, log)
    if (spin !== null) return spinOff(course, table, mover, item, spin, log)
    if (!covered && item.over > 0) {
      return withCar(table, mover, { _tag: 'ThrowingPenalty', turn: settling(turn, turn.toSettle.slice(index)) })
    }
    mover = handicaps.leaveBand(course, state, mover, item, log)
  }
  return afterBands(course, table, mover, turn, log)
}

const tellVerdict = (
  { track }: Course,
  state: State,
  turn: TurnUnderWay,
  { band, over }: BandToSettle,
  spins: boolean,
  log: Log<Event>,
): void => {
  if (log === null) return
  const bend = bendOf(track, state, band)
  const open = spins ? 'spinOff' : over > 0 ? 'throw' : 'safe'
  const verdict = over === 0 ? 'safe' : bend === turn.superb ? 'superb' : bend === turn.tires ? 'tires' : open
  log.push({ _tag: 'BandJudged', car: state.current, band, over, verdict })
}

/** The dice have fallen for the first band that is left. @rule F1-Corner.9-10, F1-Corner.14, F1-Penalty.1-29, F1-Q.27 */
export const takePenalty = (
  course: Course,
  state: State,
  car: Car,
  turn: TurnUnderWay,
  dice: Dice,
  log: Log<Event>,
): State => {
  const [item, ...rest] = turn.toSettle
  const band = item?._tag === 'Band' ? item : impossible('dice are thrown for a band')
  const over = band.over === 20 || band.over === 40 ? band.over : impossible('dice are thrown for 20 or 40 over')
  const result = corners.penaltyResult(state.agreement.rulings, dice, over, car)
  log?.push({ _tag: 'PenaltyThrown', car: state.current, band: band.band, over, dice, result })
  if (result._tag === 'SpinOff') return spinOff(course, state, car, band, 'dice', log)
  const paid = result._tag === 'Wear' ? worn(car, state.current, car.speed, result, 'dice', log) : car
  const past = handicaps.leaveBand(course, state, paid, band, log)
  return settle(course, state, past, settling(turn, rest), log)
}

/** Off the track in a corner: whatever the path held beyond is dropped. @rule F1-Spin.1-7, F1-Q.28, F1-Q.37 */
const spinOff = (
  course: Course,
  state: State,
  car: Car,
  item: BandToSettle,
  cause: corners.CertainSpin | 'dice',
  log: Log<Event>,
): State => {
  const past = handicaps.leaveBand(course, state, car, item, log)
  const spun = corners.spinOff(course, state, past, item, cause, log)
  if (spun.handicap === 'none') return endTurn(course, state, spun, item.band, log)
  const [table, mover] = recovered(state, spun, handicaps.recoverBySpin(spun, state.current, log), log)
  return endTurn(course, table, mover, item.band, log)
}

/** Puts the card of a handicap that has ended back into the pack. */
const recovered = (state: State, before: Car, after: Car, log: Log<Event>): readonly [State, Car] =>
  before.handicap === 'none' || after.handicap !== 'none'
    ? [state, after]
    : [pits.returnPitCard(state, pits.handicapCard(before.handicap), log), after]

/** All bands are behind: match the blocker, or stop in the pit, or end the turn. @rule F1-Block.5-11, F1-Pit.5, F1-Pit.9, F1-Q.61, F1-Q.75 */
const afterBands = (course: Course, state: State, car: Car, turn: TurnUnderWay, log: Log<Event>): State => {
  if (turn.kind === 'blocked') {
    const start = corners.startAfterSpin(state.agreement.rulings)
    const matched = blocking.matchSpeed(course, state, car, turn, start, log)
    const spun = matched.place !== car.place
    if (!spun || matched.handicap === 'none') return endTurn(course, state, matched, -1, log)
    const [table, mover] = recovered(state, matched, handicaps.recoverBySpin(matched, state.current, log), log)
    return endTurn(course, table, mover, -1, log)
  }
  if (turn.kind !== 'pit') return endTurn(course, state, car, -1, log)
  const stopped = pits.enterPit(state, car, log)
  const [table, mover] = recovered(state, stopped, handicaps.recoverInPit(stopped, state.current, log), log)
  return mover.lapsLeft === 0
    ? endTurn(course, table, mover, -1, log)
    : withCar(table, mover, { _tag: 'DrawingPitCard' })
}

/** A Pit Card was turned up. @rule F1-Pit.9-10, F1-PitCard.1-16, F1-Q.92 */
export const takePitCard = (course: Course, state: State, car: Car, card: PitCard, log: Log<Event>): State => {
  const table = pits.takePitCard(state, card, log)
  const mover = pits.obeyPitCard(car, state.current, card, log)
  if (card !== 'newInstructions') return endTurn(course, table, mover, -1, log)
  if (tacticDraw(table).outcomes.length > 0) return withCar(table, mover, { _tag: 'DrawingTacticCard' })
  log?.push({ _tag: 'NoTacticLeft', car: state.current })
  return endTurn(course, table, mover, -1, log)
}

/** What New Instructions can bring. @rule F1-PitCard.9 */
export const tacticDraw = (state: State): ReturnType<typeof pits.tacticOutcomes> =>
  pits.tacticOutcomes(state, (card) => preparation.inPile(state, card))

/** A Tactic Card was turned up. @rule F1-PitCard.9, F1-Tactic.4 */
export const takeTacticCard = (course: Course, state: State, car: Car, card: TacticCard, log: Log<Event>): State => {
  const { source } = tacticDraw(state)
  const mover = pits.receiveTactic(car, state.current, card, source, log)
  return endTurn(course, pits.takeTactic(state, source), mover, -1, log)
}

/**
 * The car's turn is over: it may have finished; then the next car is on turn, those that miss a move being passed over.
 *
 * @rule F1-Order.1-3, F1-Finish.1-4, F1-Pit.10, F1-Q.54-56, F1-Q.62, F1-Q.94, F1-Q.99
 */
export const endTurn = (course: Course, state: State, car: Car, spunAt: number, log: Log<Event>): State => {
  const mover = laps.rankFinisher(course, state, car, spunAt, log)
  log?.push({ _tag: 'TurnEnded', car: state.current, place: mover.place, speed: mover.speed })
  const cars = [...state.cars]
  cars[state.current] = mover
  let { round, current } = state
  for (;;) {
    current++
    if (current === cars.length) {
      if (laps.isLastRound(cars)) return endRace(course, state, cars, round, log)
      current = 0
      round++
      log?.push({ _tag: 'RoundStarted', round })
    }
    const next = cars[current] ?? impossible('the car on turn is one of the race')
    if (next.missTurns === 0) {
      log?.push({ _tag: 'TurnStarted', car: current, place: next.place, speed: next.speed })
      return withCars(state, cars, round, current, SETTING_SPEED)
    }
    cars[current] = withOrders(next, next.missTurns - 1, next.startSpeed, next.specialTires, next.handicap)
    log?.push({ _tag: 'MoveMissed', car: current, left: next.missTurns - 1 })
  }
}

const SETTING_SPEED = { _tag: 'SettingSpeed' } as const

const endRace = (course: Course, state: State, cars: ReadonlyArray<Car>, round: number, log: Log<Event>): State => {
  const first = laps.winners(state, cars)
  const over = withCars(state, cars, round, state.current, { _tag: 'RaceOver', winners: first })
  log?.push({ _tag: 'RaceEnded', winners: first, standings: laps.standings(course, over) })
  return over
}
