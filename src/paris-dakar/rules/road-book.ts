/** The road-book: what the instructions of a space do to the car on it. Where an order sends the car is left to the game. */
import { defect } from '../../core/defect.js'
import type { Seat } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import type { Entry, Op, Space, Track } from '../board.js'
import { KM_PER_SPACE } from '../data/numbers.js'
import type { Event } from '../event.js'
import type { Player, Rulings } from '../model.js'
import { playerOf } from '../state.js'

/** An instruction that moves the car or has it spin again. */
export type Order = Extract<Op, { readonly op: 'move' | 'moveTo' | 'extraSpin' }>

const isOrder = (op: Op): op is Order => op.op === 'move' || op.op === 'moveTo' || op.op === 'extraSpin'

/** The instructions of a space. @rule PD-6.4 */
export const opsAt = (track: Track, space: number): ReadonlyArray<Op> =>
  track.ops[space] ?? defect('paris-dakar', 'instructions, or none, for every space')

/** The marker of a space and its instructions. @rule PD-6.3-4 */
export const entryAt = (track: Track, space: number): Pick<Entry, 'ops'> & Pick<Space, 'colour'> => ({
  colour: track.colour[space] ?? defect('paris-dakar', 'a marker on every space'),
  ops: opsAt(track, space),
})

/** How many spaces an order sends a car that stands on a space, backwards if negative. @rule PD-6.4 */
export const spacesOf = (order: Exclude<Order, { readonly op: 'extraSpin' }>, space: number): number =>
  order.op === 'move' ? order.spaces : order.km / KM_PER_SPACE - space

/** The order at the end of an entry; `null` where there is none. @rule PD-6.4 */
export const orderOf = (ops: ReadonlyArray<Op>): Order | null => {
  const last = ops[ops.length - 1]
  return last !== undefined && isOrder(last) ? last : null
}

/** Tells what stands in the road-book; green is good news, red is trouble, black is neither. @rule PD-6.4-7 */
export const tellEntry = (track: Track, seat: Seat, at: number, log: Log<Event>): void => {
  if (log === null) return
  const { colour, ops } = entryAt(track, at)
  const rule = colour === 'green' ? 'PD-6.5' : colour === 'red' ? 'PD-6.6' : 'PD-6.7'
  log.push({ _tag: 'RoadBookRead', rule, seat, at, colour, ops })
}

/**
 * Fuel after the gains and demands of an entry, or -1 when the tank does not last; gains cannot pay what comes before them.
 *
 * @param fuel - litres on arrival, town fee paid
 * @param pool - litres of the tank and the bank together
 * @rule PD-13.2, PD-Q.25, PD-Q.26
 */
export const fuelAfterEntry = (ops: ReadonlyArray<Op>, fuel: number, pool: number, rulings: Rulings): number => {
  let left = fuel
  for (const op of ops) {
    if (op.op === 'payFuel') {
      left -= op.litres
      if (left < 0) return -1
    } else if (op.op === 'gainFuel') left += rulings.bank === 'finite' ? Math.min(op.litres, pool - left) : op.litres
  }
  return left
}

const refuelled = (player: Player, fuel: number): Player =>
  playerOf(player.at, fuel, player.cards, player.parked, player.needs, player.missTurns)

/** A car that receives fuel. @rule PD-6.5, PD-2.2 */
export const gainFuel = (seat: Seat, player: Player, due: number, given: number, log: Log<Event>): Player => {
  log?.push({ _tag: 'FuelGained', rule: 'PD-6.5', seat, litres: given })
  if (given < due) log?.push({ _tag: 'BankShort', rule: 'PD-2.2', seat, asked: due, given })
  return refuelled(player, player.fuel + given)
}

/** A car that pays a demand, or all it has. @rule PD-6.6, PD-13.2, PD-Q.72 */
export const payDemand = (seat: Seat, player: Player, litres: number, log: Log<Event>): Player => {
  const paid = Math.min(litres, player.fuel)
  log?.push({ _tag: 'FuelPaid', rule: 'PD-6.6', seat, litres: paid })
  return refuelled(player, player.fuel - paid)
}

/** A car whose driver needs the doctor. @rule PD-12.1 */
export const fallIll = (seat: Seat, player: Player, log: Log<Event>): Player => {
  if (player.needs.includes('doctor')) return player
  log?.push({ _tag: 'NeedRaised', rule: 'PD-12.1', seat, need: 'doctor' })
  if (!player.parked) log?.push({ _tag: 'VehicleParked', rule: 'PD-12.1', seat, at: player.at })
  return playerOf(player.at, player.fuel, player.cards, true, [...player.needs, 'doctor'], player.missTurns)
}

/** A car that will miss turns. @rule PD-6.6 */
export const addMissedTurns = (seat: Seat, player: Player, count: number, log: Log<Event>): Player => {
  const now = player.missTurns + count
  log?.push({ _tag: 'TurnsToMissAdded', rule: 'PD-6.6', seat, count, now })
  return playerOf(player.at, player.fuel, player.cards, player.parked, player.needs, now)
}
