/** Fuel shortage: when a car may not move, and what the truck brings it. */
import type { Seat } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import { FUEL_PER_NUMBER } from '../data/numbers.js'
import type { Event, Lack } from '../event.js'
import type { Player, Rulings } from '../model.js'
import { playerOf } from '../state.js'

/** The car that stays where it is, beside the track and without fuel. @rule PD-13.1-5, PD-14.3 */
export const strand = (seat: Seat, player: Player, lacks: ReadonlyArray<Lack>, log: Log<Event>): Player => {
  log?.push({ _tag: 'FuelShortage', rule: 'PD-13.3', seat, fuel: player.fuel, lacks })
  log?.push({ _tag: 'NeedRaised', rule: 'PD-13.1', seat, need: 'fuel' })
  if (!player.parked) log?.push({ _tag: 'VehicleParked', rule: 'PD-13.4', seat, at: player.at })
  return playerOf(player.at, player.fuel, player.cards, true, [...player.needs, 'fuel'], player.missTurns)
}

/**
 * Litres that the bank really gives when so many are due: all of them, or under `bank: 'finite'` what it has.
 *
 * @rule PD-2.2, PD-Q.9
 */
export const granted = (litres: number, bank: number, rulings: Rulings): number =>
  rulings.bank === 'finite' ? Math.min(litres, bank) : litres

/** Tells of a bank that gave less than was due. @rule PD-2.2, PD-Q.9 */
export const tellShortBank = (seat: Seat, asked: number, given: number, log: Log<Event>): void => {
  if (given < asked) log?.push({ _tag: 'BankShort', rule: 'PD-2.2', seat, asked, given })
}

/**
 * Litres due for a number that was spun for fuel.
 *
 * @rule PD-13.6, PD-13.8
 * @example
 * import assert from 'node:assert'
 * import { fuelDue } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual(fuelDue(4), 400)
 */
export const fuelDue = (number: number): number => FUEL_PER_NUMBER * number

/** The car with the fuel that the truck has brought. @rule PD-13.6-8, PD-12.20d */
export const deliverFuel = (
  seat: Seat,
  player: Player,
  number: number,
  bank: number,
  rulings: Rulings,
  log: Log<Event>,
): Player => {
  const due = fuelDue(number)
  const litres = granted(due, bank, rulings)
  log?.push({ _tag: 'FuelDelivered', rule: 'PD-13.7', seat, number, litres })
  tellShortBank(seat, due, litres, log)
  return playerOf(player.at, player.fuel + litres, player.cards, player.parked, player.needs, player.missTurns)
}
