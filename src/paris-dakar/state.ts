/** How positions are built: one literal for each record, so that all of them have the same shape. */
import { defect } from '../core/defect.js'
import type { Seat } from '../core/game.js'
import type { Agreement, Helicopter, Need, Phase, Player, State, Truck } from './model.js'

/** The list without seats, shared by all positions. */
export const NOBODY: ReadonlyArray<Seat> = []

/** The list without spaces. */
export const NOWHERE: ReadonlyArray<number> = []

/** The list without needs. */
export const NO_NEEDS: ReadonlyArray<Need> = []

/** A position of these parts. */
export const stateOf = (
  agreement: Agreement,
  phase: Phase,
  turn: number,
  seat: Seat,
  players: ReadonlyArray<Player>,
  bank: number,
  truck: Truck,
  helicopter: Helicopter,
  read: ReadonlyArray<number>,
  arrived: ReadonlyArray<Seat>,
): State => ({ agreement, phase, turn, seat, players, bank, truck, helicopter, read, arrived })

/** A player of these parts. */
export const playerOf = (
  at: number,
  fuel: number,
  cards: number,
  parked: boolean,
  needs: ReadonlyArray<Need>,
  missTurns: number,
): Player => ({ at, fuel, cards, parked, needs, missTurns })

/** The player of a seat. */
export const playerAt = (players: ReadonlyArray<Player>, seat: Seat): Player => players[seat] as Player

/** The players with another one at a seat. */
export const replaced = (players: ReadonlyArray<Player>, seat: Seat, player: Player): ReadonlyArray<Player> => {
  const next = [...players]
  next[seat] = player
  return next
}

/** The position in another phase. */
export const inPhase = (s: State, phase: Phase): State =>
  stateOf(s.agreement, phase, s.turn, s.seat, s.players, s.bank, s.truck, s.helicopter, s.read, s.arrived)

/** The position with other players and another bank. */
export const withPlayers = (s: State, players: ReadonlyArray<Player>, bank: number): State =>
  stateOf(s.agreement, s.phase, s.turn, s.seat, players, bank, s.truck, s.helicopter, s.read, s.arrived)

/** The position with another truck. */
export const withTruck = (s: State, truck: Truck): State =>
  stateOf(s.agreement, s.phase, s.turn, s.seat, s.players, s.bank, truck, s.helicopter, s.read, s.arrived)

/** The position with another helicopter. */
export const withHelicopter = (s: State, helicopter: Helicopter): State =>
  stateOf(s.agreement, s.phase, s.turn, s.seat, s.players, s.bank, s.truck, helicopter, s.read, s.arrived)

/** A truck of these parts. */
export const truckOf = (
  at: number,
  holder: Seat | null,
  queue: ReadonlyArray<Seat>,
  declined: ReadonlyArray<Seat>,
): Truck => ({ at, holder, queue, declined })

/** A helicopter of these parts. */
export const helicopterOf = (
  base: Helicopter['base'],
  flown: number,
  required: number,
  holder: Seat | null,
  queue: ReadonlyArray<Seat>,
  declined: ReadonlyArray<Seat>,
  accepted: ReadonlyArray<Seat>,
): Helicopter => ({ base, flown, required, holder, queue, declined, accepted })

/** Who has called a service that is under way. @rule PD-11.1, PD-12.2 */
export const callerOf = ({ holder }: Truck | Helicopter): Seat =>
  holder ?? defect('paris-dakar', 'a service under way has a caller')

/** The list without these seats; the same list where none of them is in it. */
export const without = (list: ReadonlyArray<Seat>, seats: ReadonlyArray<Seat>): ReadonlyArray<Seat> =>
  list.some((seat) => seats.includes(seat)) ? list.filter((seat) => !seats.includes(seat)) : list
