/**
 * Preparation: what is agreed, and how the rally stands before the first spin.
 *
 * Who begins is left to the game, which either starts the first turn or has lots drawn.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../../core/either.js'
import type { Track } from '../board.js'
import { MAX_SEATS, BOX_FUEL, START_FUEL } from '../data/numbers.js'
import type { Agreement, Helicopter, Options, Player, Rulings, State, Truck } from '../model.js'
import type { Refusal } from '../refusal.js'
import { helicopterOf, NOBODY, NOWHERE, NO_NEEDS, playerOf, stateOf, truckOf } from '../state.js'

/** The readings that hold where nothing else is agreed. */
export const DEFAULT_RULINGS: Rulings = {
  bank: 'open',
  parkedVehicles: 'offTrack',
  sharedAssistance: 'atOnce',
  surchargeBasis: 'driven',
  controlPoints: 'enforced',
  fuelCallRepairs: false,
  orderedMoves: 'follow',
  backwardFees: 'free',
  minReducedMove: 0,
  assistanceQueue: 'fifo',
  finish: 'first',
  solo: false,
}

const isSeat = (seat: number, seats: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats

/** @rule PD-0.6 */
const seatsInRange = ({ seats, rulings }: Agreement): Refusal | null => {
  const least = rulings.solo ? 1 : 2
  return Number.isInteger(seats) && seats >= least && seats <= MAX_SEATS
    ? null
    : { _tag: 'SeatsOutOfRange', rule: 'PD-0.6', seats, least, most: MAX_SEATS }
}

/** @rule PD-5.1 */
const knownStarter = ({ seats, starter }: Agreement): Refusal | null =>
  starter === 'random' || isSeat(starter, seats)
    ? null
    : { _tag: 'NoSuchStarter', rule: 'PD-5.1', seat: starter, seats }

/** @rule PD-2.1 */
const knownDirector = ({ seats, director }: Agreement): Refusal | null =>
  director === null || isSeat(director, seats)
    ? null
    : { _tag: 'NoSuchDirector', rule: 'PD-2.1', seat: director, seats }

/** @rule PD-4.3 */
const distinctVehicles = ({ seats, vehicles }: Agreement): Refusal | null =>
  vehicles.length === seats &&
  vehicles.every((vehicle) => isSeat(vehicle, MAX_SEATS)) &&
  new Set(vehicles).size === seats
    ? null
    : { _tag: 'VehiclesNotDistinct', rule: 'PD-4.3', vehicles }

/**
 * The agreement that the options make, every default filled in.
 *
 * Refuses `SeatsOutOfRange`, `NoSuchStarter`, `NoSuchDirector`, `VehiclesNotDistinct`.
 *
 * @rule PD-0.6, PD-2.1, PD-4.3, PD-5.1
 */
export const agree = (options: Options): E.Either<Refusal, Agreement> => {
  const agreement: Agreement = {
    seats: options.seats,
    starter: options.starter ?? 'random',
    director: options.director ?? null,
    vehicles: options.vehicles ?? [0, 1, 2, 3].slice(0, Math.max(0, options.seats)),
    rulings: { ...DEFAULT_RULINGS, ...options.rulings },
  }
  const refusal =
    seatsInRange(agreement) ?? knownStarter(agreement) ?? knownDirector(agreement) ?? distinctVehicles(agreement)
  return refusal === null ? right(agreement) : left(refusal)
}

/** Every car stands at the start with a full stock. @rule PD-4.1-4, PD-3.1, PD-0.3 */
const PLAYER: Player = playerOf(0, START_FUEL, 0, false, NO_NEEDS, 0)

/** @rule PD-3.2, PD-3.5, PD-0.4, PD-0.7 */
const truckAtHome = (track: Track): Truck => truckOf(track.truckHome, null, NOBODY, NOBODY)

/** @rule PD-3.3, PD-3.4, PD-0.5, PD-0.8 */
const helicopterAtHome = (track: Track): Helicopter =>
  helicopterOf(track.board.helicopterHome, 0, 0, null, NOBODY, NOBODY, NOBODY)

/**
 * The position before anybody drives; with a starter agreed on, his turn is still to be begun.
 *
 * @rule PD-0.9-10, PD-0.15d, PD-2.2, PD-3.1-5, PD-4.1-4
 */
export const lineUp = (track: Track, agreement: Agreement): State => {
  const players = Array.from({ length: agreement.seats }, () => PLAYER)
  return stateOf(
    agreement,
    { _tag: 'DrawingStarter' },
    0,
    agreement.starter === 'random' ? 0 : agreement.starter,
    players,
    BOX_FUEL - START_FUEL * agreement.seats,
    truckAtHome(track),
    helicopterAtHome(track),
    NOWHERE,
    NOBODY,
  )
}
