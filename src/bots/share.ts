/**
 * What a position is worth to each seat, as searches and ratings count it.
 */
import type { Standing } from '../core/game.js'

/**
 * What each seat may expect of a position: its share, by seat, from 0 (last of all) to 1 (first of all).
 *
 * A search asks it of positions that it dealt itself, never of the real one.
 */
export type Evaluate<State> = (state: State) => ReadonlyArray<number>

/**
 * The share of each seat at the end of a game: the part of the others that it left behind, those level with it counting half.
 *
 * With two seats that is 1 for a win, 1/2 for a shared first place and 0 for a loss.
 *
 * @param standings - every seat exactly once, at least two
 * @returns by seat; they sum to half the number of seats
 * @example
 * import assert from 'node:assert'
 * import { sharesOf } from 'parc-ferme/bots'
 *
 * const standings = [{ seat: 2, place: 1 }, { seat: 0, place: 2 }, { seat: 1, place: 2 }]
 * assert.deepStrictEqual(sharesOf(standings), [0.25, 0.25, 1])
 */
export const sharesOf = (standings: ReadonlyArray<Standing>): ReadonlyArray<number> => {
  const shares: Array<number> = standings.map(() => 0)
  for (const { seat, place } of standings) {
    let beaten = -0.5
    for (const other of standings) beaten += other.place > place ? 1 : other.place === place ? 0.5 : 0
    shares[seat] = beaten / (standings.length - 1)
  }
  return shares
}
