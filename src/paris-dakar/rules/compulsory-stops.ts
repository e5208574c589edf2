/** Compulsory stops: where a move ends whatever the number says, the exchange of the tank halfway, and the fine. */
import type { Track } from '../board.js'
import { CONTROL_FINE, REFILL } from '../data/numbers.js'
import type { Cut } from '../event.js'
import type { Rulings } from '../model.js'

/**
 * The space that so many spaces lead to, the next compulsory stop at most.
 *
 * @rule PD-9.1, PD-9.6, PD-9.10d, PD-14.1
 */
export const aimedSpace = (track: Track, from: number, spaces: number): number =>
  Math.min(from + spaces, track.nextStop[from] as number)

/** What kind of stop a space is. @rule PD-9.2, PD-9.6 */
export const stopKind = (track: Track, space: number): Cut =>
  track.control[space] === 1 ? 'control' : space === track.halfway ? 'halfway' : 'finish'

/** Whether the turn is over on this space whatever its instructions. @rule PD-9.3, PD-9.6, PD-Q.27, PD-Q.28 */
export const endsTurn = (track: Track, space: number): boolean => track.control[space] === 1 || space === track.halfway

/**
 * Litres received for an emptied tank; a poor bank gives what it has under `bank: 'finite'`.
 *
 * @param pool - what the bank holds once the old coupons are handed in
 * @rule PD-9.7, PD-9.8, PD-9.9d
 */
export const refill = (pool: number, rulings: Rulings): number =>
  rulings.bank === 'finite' ? Math.min(REFILL, pool) : REFILL

/**
 * The fine for passing a control point: 200 litres, or all that is left.
 *
 * @param fuel - litres in the tank, at least 0
 * @rule PD-9.4, PD-9.5
 * @example
 * import assert from 'node:assert'
 * import { controlFine } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual([controlFine(500), controlFine(120)], [200, 120])
 */
export const controlFine = (fuel: number): number => Math.min(CONTROL_FINE, fuel)
