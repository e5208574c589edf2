/** Breakdown cards: how they slow a car, what full speed costs, and when they stop it. */
import type { Seat } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import { CARDS_TO_STOP, SURCHARGE } from '../data/numbers.js'
import type { Event } from '../event.js'
import type { Mode, Player, Rulings } from '../model.js'
import { playerOf } from '../state.js'

/**
 * Spaces that a number is worth.
 *
 * @rule PD-10.3, PD-10.4, PD-10.8, PD-10.9, PD-10.13d, PD-10.14d, PD-11.12
 */
export const spacesAt = (mode: Mode, number: number, cards: number, rulings: Rulings): number =>
  mode === 'reduced' ? Math.max(Math.min(number, rulings.minReducedMove), number - cards) : number

/**
 * What full speed costs before anything else, in litres.
 *
 * @param driven - spaces that the car really moves
 * @param number - the number shown
 * @rule PD-10.5, PD-10.6, PD-10.8, PD-10.9
 */
export const surcharge = (cards: number, driven: number, number: number, rulings: Rulings): number =>
  SURCHARGE * cards * (rulings.surchargeBasis === 'shown' ? number : driven)

/** The car with more cards, three at most; the third one stops it. @rule PD-10.1, PD-10.10-11, PD-10.15d */
export const drawCards = (seat: Seat, player: Player, count: number, log: Log<Event>): Player => {
  const cards = Math.min(CARDS_TO_STOP, player.cards + count)
  log?.push({ _tag: 'BreakdownDrawn', rule: 'PD-10.1', seat, count: cards - player.cards, now: cards })
  if (cards < CARDS_TO_STOP || player.needs.includes('mechanic'))
    return playerOf(player.at, player.fuel, cards, player.parked, player.needs, player.missTurns)
  log?.push({ _tag: 'NeedRaised', rule: 'PD-10.10', seat, need: 'mechanic' })
  if (!player.parked) log?.push({ _tag: 'VehicleParked', rule: 'PD-10.11', seat, at: player.at })
  return playerOf(player.at, player.fuel, cards, true, [...player.needs, 'mechanic'], player.missTurns)
}

/** The car with fewer cards. @rule PD-6.5 */
export const returnCards = (seat: Seat, player: Player, count: number | 'all', log: Log<Event>): Player => {
  const returned = count === 'all' ? player.cards : Math.min(count, player.cards)
  if (returned === 0) return player
  const now = player.cards - returned
  log?.push({ _tag: 'BreakdownReturned', rule: 'PD-6.5', seat, count: returned, now })
  return playerOf(player.at, player.fuel, now, player.parked, player.needs, player.missTurns)
}
