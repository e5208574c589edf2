/** What every position obeys, told in words: a position from outside is taken only if all of it holds. */
import { isOnRoad, isRacing } from './car.js'
import type { Action, AskingDie, Car, Driving, Lane, Phase, State, TakingChance, TakingTowChance } from './model.js'
import { isDiagonal, wayOf } from './reach.js'
import { columnOf, cornerAt, lapOf, otherLane, spaceOf, type Board } from './road.js'
import { driversFit, notesFit, offerFits, questionFits, towFits } from './invariants-slip.js'
import { finalStandings } from './standings.js'
import { lastColumn, winnersOf } from './rules/how-to-win.js'
import { passAhead } from './rules/pit-stops.js'
import { brakesGranted, nextRoller, rollersOf } from './rules/preparation.js'

/** A sentence about positions, the part that it is about, and whether it is true of one. */
export type Invariant = readonly [at: keyof State, expected: string, holds: (state: State, board: Board) => boolean]

const areDistinct = (items: ReadonlyArray<number>): boolean => new Set(items).size === items.length

const areAscending = (items: ReadonlyArray<number>): boolean =>
  areDistinct(items) &&
  sameList(
    items,
    [...items].sort((a, b) => a - b),
  )

const isPlaced = ({ phase }: State): boolean => phase._tag !== 'Rolling' && phase._tag !== 'Drawing'

const carsFit = ({ agreement, cars }: State, board: Board): boolean => {
  const expected = agreement.cars.flatMap((numbers, seat) => numbers.map((number) => ({ seat, number })))
  return (
    agreement.cars.length === agreement.seats &&
    agreement.cars.every((own) => own.length > 0) &&
    expected.length === cars.length &&
    areDistinct(expected.map(({ number }) => number)) &&
    expected.every(({ seat, number }, index) => {
      const car = cars[index]
      return car?.seat === seat && board.cards[car.card]?.number === number
    })
  )
}

const isSoundCar = (car: Car, state: State, board: Board): boolean => {
  const { agreement, turn, stops } = state
  const card = board.cards[car.card]
  if (card === undefined) return false
  const granted = brakesGranted(card.hardBrakes, agreement)
  const stands = car.stoppedAt > 0
  const last = lastColumn(board, agreement.laps)
  return (
    car.gear <= card.gears &&
    (granted < 0 ? car.brakes === -1 : car.brakes >= 0 && car.brakes <= granted - spentOn(state, car)) &&
    car.stoppedAt <= stops &&
    (!stands || car.gear === 0 || isMoving(state, car)) &&
    (car.status === 'unplaced') === (turn === 0) &&
    (turn > 0 || isFresh(car)) &&
    (car.status === 'pitting') === car.stall >= 0 &&
    (car.wait === 0 || car.status === 'pitting') &&
    (car.status === 'finished') === car.place > 0 &&
    (car.status === 'finished' || car.status === 'crossed') === car.finishTurn > 0 &&
    (car.status === 'finished' || car.status === 'crossed') === (car.laps === agreement.laps) &&
    (!isRacing(car) || (car.x <= last && car.laps >= lapOf(board, car.x) - 1 && car.laps <= lapOf(board, car.x))) &&
    revsFit(car, agreement) &&
    car.x >= -board.length &&
    car.x <= last + board.length &&
    (stands || car.status !== 'pitting' || car.x < 0 || isMoving(state, car))
  )
}

const isFresh = (car: Car): boolean =>
  car.lane + car.x + car.gear + car.laps + car.wait + car.stoppedAt + car.place + car.finishTurn === 0 &&
  car.debts.length + car.revs.length === 0 &&
  !car.missed &&
  car.passage === -1

const revsFit = ({ revs, laps, status }: Car, { overRevving }: State['agreement']): boolean =>
  (revs.length === 0 || overRevving) &&
  revs.every(
    (lap, index) => lap >= (revs[index - 1] ?? 1) && lap <= laps + 1 && (revs[index - 2] !== lap || status === 'blown'),
  )

// Hard-brakings that a spin-out may give back.
const spentOn = ({ phase, cars }: State, car: Car): number =>
  phase._tag === 'TakingChance' && cars[phase.car] === car ? phase.brakes : 0

// A car whose chance is being thrown has its new gear already, and stands where it started from.
const isMoving = ({ phase, cars }: State, car: Car): boolean =>
  phase._tag === 'TakingChance' && cars[phase.car] === car && car.gear > 0

const areSoundDebts = (car: Car, { agreement }: State, board: Board): boolean => {
  const card = board.cards[car.card]
  if (card === undefined) return false
  const first = passAhead(board, card, car.x)
  const keys = car.debts.map(({ kind, due }) => ['chance', 'collision', 'brake', 'overRev'].indexOf(kind) * 1000 + due)
  return (
    areDistinct(keys) &&
    (car.debts.length === 0 || isRacing(car) || car.status === 'crossed') &&
    car.debts.every(({ due }) => due <= agreement.laps && (card.lastStall < 0 || due >= first))
  )
}

const oneCarASpace = ({ cars }: State, board: Board): boolean => {
  const spaces = cars.filter(isOnRoad).flatMap(({ lane, x }) => [spaceOf(board, lane, x), spaceOf(board, lane, x - 1)])
  const stalls = cars.filter(({ status }) => status === 'pitting')
  return (
    areDistinct(spaces) &&
    areDistinct(stalls.map(({ stall }) => stall)) &&
    stalls.every((car) => board.stalls[car.stall]?.column === columnOf(board, car.x) && car.lane === board.pitLane)
  )
}

const orderFits = (state: State): boolean => {
  const { order, slot, cars, phase } = state
  if (isPlaced(state) !== state.turn > 0) return false
  if (!isPlaced(state)) return order.length === 0 && slot === 0
  return (
    areDistinct(order) &&
    order.every((index) => index < cars.length) &&
    cars.every((car, index) => !isRacing(car) || order.includes(index)) &&
    (isWaitingFor(phase) ? order[slot] === phase.car : slot === order.length || phase._tag === 'Declaring')
  )
}

// Whether the car of the phase is the one of the slot.
const isWaitingFor = (phase: Phase): phase is Driving | AskingDie | TakingChance | TakingTowChance =>
  phase._tag === 'Driving' ||
  phase._tag === 'AskingDie' ||
  phase._tag === 'TakingChance' ||
  phase._tag === 'TakingTowChance'

const mayDrive = ({ phase, cars }: State): boolean => {
  if (!isWaitingFor(phase)) return true
  const car = cars[phase.car]
  return car !== undefined && isRacing(car) && car.wait === 0
}

const rollsFit = ({ phase, agreement }: State): boolean => {
  if (phase._tag !== 'Rolling') return true
  const rollers = rollersOf(agreement)
  return (
    agreement.start === 'grid' &&
    agreement.rulings.gridOrder === 'dice' &&
    phase.rolls.length === rollers &&
    phase.roller === nextRoller(phase.rolls)
  )
}

const lotsFit = ({ phase, agreement, cars }: State): boolean => {
  if (phase._tag !== 'Drawing') return true
  const lots = agreement.start === 'leMans' ? cars.length : rollersOf(agreement)
  return (
    (agreement.start === 'leMans' || agreement.rulings.gridOrder === 'draw') &&
    areDistinct(phase.drawn) &&
    phase.drawn.length < lots &&
    phase.drawn.every((lot) => lot < lots)
  )
}

// Where the way of a move ends must be what the move says.
const endsThere = (move: Action, car: Car, lane: Lane, x: number, { cars }: State, board: Board): boolean => {
  switch (move._tag) {
    case 'Drive':
    case 'OverRev':
      return move.gear === car.gear && move.lane === lane && move.column === columnOf(board, x)
    case 'Pit': {
      const stall = board.stalls[move.stall]
      return stall?.column === columnOf(board, x + 1) && lane === board.pitLane
    }
    case 'Spin':
      return cornerAt(board, lane, x) === move.corner
    case 'Collide': {
      const victim = cars[move.car]
      return victim?.lane === lane && columnOf(board, victim.x - 2) === columnOf(board, x)
    }
    case 'Foul':
      return cars[move.car] !== undefined
    case 'Hold':
      return false
  }
}

const chanceFits = (state: State, board: Board): boolean => {
  const { phase } = state
  if (phase._tag !== 'TakingChance') return true
  const car = state.cars[phase.car]
  if (car === undefined || phase.steps > phase.route.length) return false
  const taken = new Set(
    state.cars
      .filter((other) => other !== car && isOnRoad(other))
      .flatMap(({ lane, x }) => [spaceOf(board, lane, x), spaceOf(board, lane, x - 1)]),
  )
  const way = wayOf(phase.route)
  let lane: Lane = car.status === 'pitting' ? otherLane(car.lane) : car.lane
  let isAtCorner = false
  for (let step = 1; step <= phase.route.length; step++) {
    if (isDiagonal(way, step)) lane = otherLane(lane)
    if (taken.has(spaceOf(board, lane, car.x + step))) return false
    if (step === phase.steps) isAtCorner = cornerAt(board, lane, car.x + step) === phase.corner
  }
  const isDriven = phase.move._tag === 'Spin' || phase.move._tag === 'Collide' || car.gear > 0
  return isAtCorner && isDriven && endsThere(phase.move, car, lane, car.x + phase.route.length, state, board)
}

const sameList = (a: ReadonlyArray<number>, b: ReadonlyArray<number>): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])

const isOverAsTold = ({ phase, cars, agreement }: State): boolean => {
  if (phase._tag !== 'RaceOver') return true
  const standings = finalStandings(cars, agreement)
  return (
    sameList(phase.winners, winnersOf(cars)) &&
    sameList(
      phase.standings.flatMap(({ seat, place }) => [seat, place]),
      standings.flatMap(({ seat, place }) => [seat, place]),
    )
  )
}

const areSoundCars = (state: State, board: Board): boolean => state.cars.every((car) => isSoundCar(car, state, board))

const owesRightly = (state: State, board: Board): boolean => state.cars.every((car) => areSoundDebts(car, state, board))

const stopsInTurn = ({ cars }: State): boolean =>
  areDistinct(cars.flatMap(({ stoppedAt }) => (stoppedAt > 0 ? [stoppedAt] : [])))

const wetInOrder = ({ wet }: State): boolean => areAscending(wet)

/** Everything that every position obeys. @rule LM-Move.1, LM-Move.11, LM-Stop.5, LM-Equip.21-22, LM-How.10 */
export const INVARIANTS: ReadonlyArray<Invariant> = [
  ['cars', 'the cars of the agreement, each card once', carsFit],
  ['cars', 'cars in a state that a race can bring them to', areSoundCars],
  ['cars', 'debts that are still to be served', owesRightly],
  ['cars', 'one car on a space and in a stall', oneCarASpace],
  ['cars', 'stops at different times', stopsInTurn],
  ['wet', 'wet corners in ascending order', wetInOrder],
  ['order', 'every racing car once in the order, and one of them on turn', orderFits],
  ['phase', 'a car on turn that can move', mayDrive],
  ['phase', 'rolls of every roller, and the next to roll', rollsFit],
  ['phase', 'lots drawn once each', lotsFit],
  ['phase', 'a way to a chance that is free and ends as told', chanceFits],
  ['phase', 'winners and standings as the cars are placed', isOverAsTold],
  ['agreement', 'one driver in solitaire, two or more else', driversFit],
  ['phase', 'a slipstream offered to the car behind another', offerFits],
  ['notes', 'followers and throws that can still matter', notesFit],
  ['phase', 'a passage through the corner that the die is asked about', questionFits],
  ['phase', 'a tow along a free way to the place behind its leader', towFits],
]
