/** Fuel as coupons, for those who draw the table: the rules count litres only. */
import { COUPONS } from './data/numbers.js'
import type { Player } from './model.js'

/** How many coupons of each kind. */
export interface Coupons {
  /** Coupons of 100 litres. */
  readonly hundreds: number
  /** Coupons of 20 litres. */
  readonly twenties: number
}

/** Every coupon of the box: what lies in the bank, and what each seat holds. */
export interface CouponLayout {
  readonly bank: Coupons
  readonly players: ReadonlyArray<Coupons>
}

const TWENTIES_IN_A_HUNDRED = 5

const fewest = (litres: number): Coupons => ({ hundreds: Math.floor(litres / 100), twenties: (litres % 100) / 20 })

/** The holder with at most so many hundreds changed into twenties, and how many hundreds are still to be changed. */
const changed = ({ hundreds, twenties }: Coupons, toChange: number): readonly [Coupons, number] => {
  const change = Math.min(hundreds, toChange)
  return [{ hundreds: hundreds - change, twenties: twenties + TWENTIES_IN_A_HUNDRED * change }, toChange - change]
}

/**
 * A way to lay out all forty coupons of 100 and fifty of 20; hundreds are changed in the bank first, then in seat order.
 *
 * @param position - a state or a view
 * @returns `null` while the bank is below 0
 * @rule PD-0.9-10, PD-4.1-2, PD-Q.10
 * @example
 * import assert from 'node:assert'
 * import { couponLayout } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual(couponLayout({ bank: 4000, players: [{ fuel: 1000 }] }), {
 *   bank: { hundreds: 30, twenties: 50 },
 *   players: [{ hundreds: 10, twenties: 0 }],
 * })
 */
export const couponLayout = (position: {
  readonly bank: number
  readonly players: ReadonlyArray<Pick<Player, 'fuel'>>
}): CouponLayout | null => {
  if (position.bank < 0) return null
  const holders = [position.bank, ...position.players.map(({ fuel }) => fuel)].map(fewest)
  const loose = holders.reduce((sum, { twenties }) => sum + twenties, 0)
  let toChange = (COUPONS[20] - loose) / TWENTIES_IN_A_HUNDRED
  const [bank = fewest(0), ...players] = holders.map((holder) => {
    const [next, left] = changed(holder, toChange)
    toChange = left
    return next
  })
  return { bank, players }
}
