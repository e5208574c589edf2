/** The numbers of the rulebook; fuel in litres. */

/** Cars in the box, hence the most players. @rule PD-0.6 */
export const MAX_SEATS = 4
/** What one space stands for, in km. @rule PD-6.3 */
export const KM_PER_SPACE = 100
/** Cars that may stand on one space. @rule PD-7.1 */
export const MAX_PER_SPACE = 2
/** The smallest coupon; every amount is a multiple of it. @rule PD-0.10 */
export const FUEL_UNIT = 20
/** All the coupons of the box. @rule PD-0.9-10 */
export const BOX_FUEL = 5000
/** Coupons in the box, by litres. @rule PD-0.9-10 */
export const COUPONS = { 100: 40, 20: 50 } as const
/** Coupons of each player at the start, by litres. @rule PD-4.1-2 */
export const START_COUPONS = { 100: 8, 20: 10 } as const
/** Fuel at the start. @rule PD-4.2 */
export const START_FUEL = 1000
/** Fuel received halfway. @rule PD-9.8 */
export const REFILL = 1000
/** The compulsory refill of the printed route, in km. @rule PD-9.6 */
export const HALFWAY_KM = 5000
/** The end of the printed route, in km. @rule PD-0.1 */
export const FINISH_KM = 10000
/** What a space of the way to a town uses. @rule PD-8.5 */
export const FEE_UNIT = 20
/** What the last stretch to Dakar uses. @rule PD-14.2 */
export const FINAL_FEE = 80
/** For passing a control point. @rule PD-9.5 */
export const CONTROL_FINE = 200
/** Breakdown cards in the box. @rule PD-0.3 */
export const BREAKDOWN_CARDS = 12
/** Breakdown cards that stop a car. @rule PD-10.10 */
export const CARDS_TO_STOP = 3
/** For each space and card at full speed. @rule PD-10.5 */
export const SURCHARGE = 20
/** For each unit of the spin when the truck brings fuel. @rule PD-13.6 */
export const FUEL_PER_NUMBER = 100
/** The rescue posts of the printed route, in order. @rule PD-11.3 */
export const RESCUE_POSTS = ['Ouargla', 'In Amguel', 'Dirkou', 'Gao', 'Kiffa', 'Sali-Portudal'] as const
