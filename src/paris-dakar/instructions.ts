/**
 * The instructions of a space, one by one, for the car that stands on it.
 *
 * Joins the road-book with the chapters on breakdown cards, stops and the bank.
 */
import type { Seat } from '../core/game.js'
import type { Log } from '../core/log.js'
import type { Op, Track } from './board.js'
import type { Event } from './event.js'
import type { Player, State } from './model.js'
import { drawCards, returnCards } from './rules/breakdown-cards.js'
import { endsTurn } from './rules/compulsory-stops.js'
import { granted } from './rules/fuel-shortage.js'
import { addMissedTurns, fallIll, gainFuel, type Order, payDemand } from './rules/road-book.js'
import { playerAt } from './state.js'

/** Litres of a player's tank and of the bank together, which his own payments and gains never change. @rule PD-2.2, PD-8.4 */
export const poolOf = (state: State, seat: Seat): number => state.bank + playerAt(state.players, seat).fuel

/** One instruction that leaves the car where it is. @rule PD-6.5-7, PD-9.3, PD-10.1, PD-12.1, PD-Q.42 */
export const obey = (state: State, player: Player, op: Op, log: Log<Event>): Player => {
  const { seat } = state
  const { rulings } = state.agreement
  switch (op.op) {
    case 'gainFuel': {
      const bank = poolOf(state, seat) - player.fuel
      return gainFuel(seat, player, op.litres, granted(op.litres, bank, rulings), log)
    }
    case 'payFuel':
      return payDemand(seat, player, op.litres, log)
    case 'drawBreakdown':
      return drawCards(seat, player, op.count, log)
    case 'returnBreakdown':
      return returnCards(seat, player, op.count, log)
    case 'needDoctor':
      return fallIll(seat, player, log)
    case 'missTurn':
      return addMissedTurns(seat, player, op.count, log)
    case 'move':
    case 'moveTo':
    case 'extraSpin':
    case 'stay':
    case 'note':
      return player
  }
}

/** An order that is void: the car must stop, or its turn is over. @rule PD-9.3, PD-10.10, PD-Q.27, PD-Q.42 */
export const isVoid = (track: Track, seat: Seat, player: Player, op: Order, log: Log<Event>): boolean => {
  const { at } = player
  if (!player.parked && !endsTurn(track, at)) return false
  log?.push(
    player.parked
      ? { _tag: 'RoadBookSkipped', rule: 'PD-10.10', seat, at, op, why: 'parked' }
      : { _tag: 'RoadBookSkipped', rule: 'PD-9.3', seat, at, op, why: 'turnOver' },
  )
  return true
}
