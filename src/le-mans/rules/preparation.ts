/** Preparation: what is agreed, who starts where. */
import type { either as E } from 'fp-ts'
import { left, right } from '../../core/either.js'
import { defect } from '../../core/defect.js'
import { makeCar } from '../car.js'
import type { Agreement, Car, Lane, Options, Rulings } from '../model.js'
import type { Refusal } from '../refusal.js'
import type { Board } from '../road.js'

/** The readings that are taken unless others are agreed. */
export const DEFAULT_RULINGS: Rulings = {
  laneChange: 'straighten',
  twoSpaceShort: 'forfeit',
  firstGearBlocked: 'collide',
  blockedInCorner: 'collide',
  lateDebt: 'divert',
  pitDuty: 'enforced',
  hbScale: 'perFourLaps',
  gridOrder: 'dice',
  multiCarGrid: 'roundRobin',
  raceEnd: 'winner',
  spinBeforeRam: true,
  wetEffect: 'column',
  soBusyMoving: 'displace',
  hbRefundOnSpin: false,
  voluntaryPit: false,
  brakeMerge: 'chance',
  engineBlow: 'offered',
  overRevSpeeds: 'max',
  overRevWindow: 'blocks',
  slipDeclare: 'beforeLeader',
  slipGear: 'match',
  slipLeaderSmash: 'smash',
  passFaults: 'prevent',
  forcedSpin: 'onlyIfForced',
}

const MOST_LAPS = 100
const MOST_SECONDS = 3600
const MOST_TURNS = 100_000

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

// Cards in their order, dealt out one a round.
const dealt = (board: Board, seats: number, each: number): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: seats }, (_, seat) =>
    board.cards.slice(0, seats * each).flatMap(({ number }, index) => (index % seats === seat ? [number] : [])),
  )

/** A race of teams is not over with its winner. @rule LM-Q.64 */
const TO_THE_SIXTH: Partial<Rulings> = { raceEnd: 'classifyAll' }

/** Who plays alone throws for each of his cars. @rule LM-Solo.1-2, LM-Q.67 */
const CAR_BY_CAR: Partial<Rulings> = { multiCarGrid: 'perCar' }

/** The options with every default filled in, or why they are refused. @rule LM-Prep.1-3, LM-Prep.7, LM-Start.2-3, LM-Opt.1 */
export const agree = (
  board: Board,
  options: Options,
  drivers: (agreement: Agreement) => Refusal | null,
  team: number,
): E.Either<Refusal, Agreement> => {
  const { seats, laps = 4, start = 'grid', grid = [], maxTurns = null } = options
  const { bonusMoves = false, overRevving = false, teamPlay = false, moveSeconds = null } = options
  const { slipstreaming = false, solitaire = false } = options
  const each = teamPlay ? team : solitaire ? board.cards.length : 1
  if (!isWhole(seats, solitaire ? 1 : 2, 12)) return left({ _tag: 'SeatsOutOfRange', rule: 'LM-Prep.1', seats })
  const agreement: Agreement = {
    seats,
    laps,
    cars: options.cars ?? dealt(board, seats, each),
    start,
    bonusMoves,
    overRevving,
    teamPlay,
    slipstreaming,
    solitaire,
    moveSeconds,
    grid,
    maxTurns,
    rulings: {
      ...DEFAULT_RULINGS,
      ...options.rulings,
      ...(teamPlay ? TO_THE_SIXTH : {}),
      ...(solitaire ? CAR_BY_CAR : {}),
    },
  }
  const refusal =
    lengthRefusal(agreement) ?? carsRefusal(board, agreement) ?? drivers(agreement) ?? gridRefusal(board, agreement)
  return refusal === null ? right(agreement) : left(refusal)
}

const lengthRefusal = ({ laps, maxTurns, moveSeconds }: Agreement): Refusal | null => {
  if (moveSeconds !== null && !isWhole(moveSeconds, 1, MOST_SECONDS))
    return { _tag: 'MoveSecondsOutOfRange', rule: 'LM-Time.1', moveSeconds }
  if (!isWhole(laps, 1, MOST_LAPS)) return { _tag: 'LapsOutOfRange', rule: 'LM-Prep.2', laps }
  return maxTurns === null || isWhole(maxTurns, 1, MOST_TURNS)
    ? null
    : { _tag: 'MaxTurnsOutOfRange', rule: 'LM-Q.65', maxTurns }
}

const carsRefusal = (board: Board, { seats, cars }: Agreement): Refusal | null => {
  const numbers = cars.flat()
  const unknown = numbers.find((number) => !board.cards.some((card) => card.number === number))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  const bare = cars.findIndex((own) => own.length === 0)
  if (board.cards.length < seats)
    return { _tag: 'TooFewCards', rule: 'LM-Prep.3', cards: board.cards.length, cars: seats }
  if (cars.length !== seats) return { _tag: 'SeatsDiffer', rule: 'LM-Prep.3', seats, given: cars.length }
  if (bare >= 0) return { _tag: 'NoCar', rule: 'LM-Prep.3', seat: bare }
  if (unknown !== undefined) return { _tag: 'NoSuchCard', rule: 'LM-Prep.3', number: unknown }
  return twice === undefined ? null : { _tag: 'CardTwice', rule: 'LM-Prep.3', number: twice }
}

const gridRefusal = (board: Board, { cars, start, grid, rulings }: Agreement): Refusal | null => {
  const numbers = cars.flat()
  if (start === 'leMans' && board.stalls.length < numbers.length)
    return { _tag: 'TooFewStalls', rule: 'LM-Start.3', stalls: board.stalls.length, cars: numbers.length }
  if (grid.length === 0) return null
  if (rulings.gridOrder !== 'given' || start === 'leMans') return { _tag: 'GridNotAsked', rule: 'LM-Q.66' }
  return grid.length === numbers.length && numbers.every((number) => grid.includes(number))
    ? null
    : { _tag: 'GridDiffers', rule: 'LM-Q.66', cars: numbers.length, given: grid.length }
}

/** Hard-brakings granted for a race: those of the card for every four laps begun. @rule LM-Equip.18, LM-Brake.7, LM-Q.58 */
export const brakesGranted = (hardBrakes: number, { laps, rulings }: Agreement): number =>
  hardBrakes < 0 ? -1 : rulings.hbScale === 'perRace' ? hardBrakes : hardBrakes * Math.ceil(laps / 4)

/** The cars before they are placed, by seat. @rule LM-Prep.3 */
export const carsOf = (board: Board, agreement: Agreement): ReadonlyArray<Car> =>
  agreement.cars.flatMap((numbers, seat) =>
    numbers.map((number) => {
      const card = board.cards.findIndex((one) => one.number === number)
      const { hardBrakes } = board.cards[card] ?? defect('le-mans', 'a card of every number agreed')
      const brakes = brakesGranted(hardBrakes, agreement)
      return makeCar(seat, card, 'unplaced', 0, 0, -1, 0, 0, brakes, [], false, 0, 0, -1, 0, 0)
    }),
  )

/** How many throw or draw for the grid: the drivers, or the cars. @rule LM-Prep.4, LM-Q.67 */
export const rollersOf = ({ seats, cars, rulings }: Agreement): number =>
  rulings.multiCarGrid === 'perCar' ? cars.flat().length : seats

// True if the first list is the second one or its beginning.
const isBeginning = (list: ReadonlyArray<number>, of: ReadonlyArray<number>): boolean =>
  list.every((face, index) => face === of[index])

const isTied = (rolls: ReadonlyArray<ReadonlyArray<number>>, own: ReadonlyArray<number>, roller: number): boolean =>
  rolls.some((other, index) => index !== roller && isBeginning(own, other))

/** Who throws next, or -1 when all are told apart: everybody once, then those who are tied. @rule LM-Prep.4, LM-Q.66 */
export const nextRoller = (rolls: ReadonlyArray<ReadonlyArray<number>>): number => {
  const due = rolls.flatMap((own, roller) => (isTied(rolls, own, roller) ? [{ roller, thrown: own.length }] : []))
  const least = Math.min(...due.map(({ thrown }) => thrown))
  return due.find(({ thrown }) => thrown === least)?.roller ?? -1
}

/** Rollers by their throws, the highest first. @rule LM-Prep.8 */
export const byRolls = (rolls: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<number> =>
  [...rolls.entries()]
    // A face is one digit, so that texts compare as the throws do.
    .sort(([, one], [, other]) => (one.join() < other.join() ? 1 : -1))
    .map(([roller]) => roller)

/** The cars in the order of their places, from the rollers in theirs. @rule LM-Prep.3-4, LM-Q.67 */
export const carsInOrder = (
  cars: ReadonlyArray<Car>,
  { rulings }: Agreement,
  rollers: ReadonlyArray<number>,
): ReadonlyArray<number> => {
  if (rulings.multiCarGrid === 'perCar') return rollers
  const own = rollers.map((seat) => cars.flatMap((car, index) => (car.seat === seat ? [index] : [])))
  if (rulings.multiCarGrid === 'block') return own.flat()
  const rounds = Math.max(...own.map((list) => list.length))
  return Array.from({ length: rounds }, (_, round) => own.flatMap((list) => list.slice(round, round + 1))).flat()
}

/** The cars in the order of a grid that was agreed on; by seat if none was given. @rule LM-Q.66 */
export const carsAsGiven = (board: Board, cars: ReadonlyArray<Car>, agreement: Agreement): ReadonlyArray<number> =>
  agreement.grid.length === 0
    ? carsInOrder(
        cars,
        agreement,
        Array.from({ length: rollersOf(agreement) }, (_, roller) => roller),
      )
    : agreement.grid.map((number) => cars.findIndex((car) => board.cards[car.card]?.number === number))

/** A place on the grid, counted from 0: two to a rank, the inside first, each rank directly behind the one before. @rule LM-Prep.5-6, LM-Prep.9, LM-How.1 */
export const gridPlace = (place: number): { readonly lane: Lane; readonly x: number } => ({
  lane: place % 2 === 0 ? 0 : 1,
  // Not times -2, which makes -0 of the first rank.
  x: 0 - 2 * Math.floor(place / 2),
})
