/** Stage towns: what entering them costs. */
import type { Seat } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import type { Track } from '../board.js'
import type { Event } from '../event.js'

/**
 * Fees of the towns behind one space up to another, in litres; the town that a car leaves is not among them.
 *
 * @rule PD-8.1-3, PD-8.5, PD-8.6d, PD-8.7d
 */
export const townFees = (track: Track, from: number, to: number): number =>
  (track.feesTo[to] as number) - (track.feesTo[from] as number)

/** Tells of the fees of a forward move, town by town. @rule PD-8.1-4, PD-8.6d, PD-7.4d */
export const tellTownFees = (track: Track, seat: Seat, from: number, to: number, log: Log<Event>): void => {
  if (log === null || townFees(track, from, to) === 0) return
  for (let at = from + 1; at <= to; at++) {
    const litres = track.fee[at] as number
    if (litres > 0) log.push({ _tag: 'TownFeePaid', rule: at === to ? 'PD-8.2' : 'PD-8.1', seat, at, litres })
  }
}

/**
 * Fuel left after a move backwards past towns; what the tank cannot pay is not owed. Used under `backwardFees: 'paid'`.
 *
 * @rule PD-8.1, PD-Q.22, PD-Q.72
 */
export const payTownsBackwards = (
  track: Track,
  seat: Seat,
  from: number,
  to: number,
  fuel: number,
  log: Log<Event>,
): number => {
  let left = fuel
  for (let at = from - 1; at >= to; at--) {
    const litres = Math.min(left, track.fee[at] as number)
    if (litres > 0) log?.push({ _tag: 'TownFeePaid', rule: at === to ? 'PD-8.2' : 'PD-8.1', seat, at, litres })
    left -= litres
  }
  return left
}
