/** Where a car comes to rest on an empty track, orders of the road-book included; for the check that every board can be driven. */
import type { Track } from './board.js'
import { aimedSpace, endsTurn } from './rules/compulsory-stops.js'
import { opsAt, orderOf, spacesOf } from './rules/road-book.js'

/**
 * The space where a move of so many spaces ends when nobody is in the way and everything is paid.
 *
 * A spin granted on the way counts as rest: what it brings is another move.
 *
 * @rule PD-6.4, PD-9.1, PD-Q.21-23
 */
export const restingSpace = (track: Track, from: number, spaces: number): number => {
  let at = aimedSpace(track, from, spaces)
  const read: Array<number> = []
  while (!read.includes(at) && !endsTurn(track, at)) {
    const order = orderOf(opsAt(track, at))
    if (order === null || order.op === 'extraSpin') return at
    read.push(at)
    const by = spacesOf(order, at)
    at = by > 0 ? aimedSpace(track, at, by) : Math.max(0, at + by)
  }
  return at
}
