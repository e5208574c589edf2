/**
 * The gauges of the dashboard: what a cut in speed wears and how wear is set on them. Speed, corners and blocking all wear a car.
 */
import type { Log } from '../core/log.js'
import { BRAKE_MAX, REDUCTION, REDUCTION_EXTRAPOLATED, TIRE_MAX, type Wear } from './data/charts.js'
import type { Event } from './event.js'
import type { Car, Mph, Rulings } from './model.js'
import { withDials } from './state.js'

/** Wear for a cut, or `null` where the chart has no row. @rule F1-Reduce.2-12, F1-Q.13 */
export const reductionWear = (rulings: Rulings, cut: number): Wear | null =>
  (rulings.bigReduction === 'extrapolate' ? REDUCTION_EXTRAPOLATED : REDUCTION)[cut / 20] ?? null

/** Whether the gauges can take the wear. @rule F1-Q.10-12, F1-Q.14 */
export const canPay = (car: Car, wear: Wear): boolean =>
  car.brake + wear.brake <= BRAKE_MAX && car.tire + wear.tire <= TIRE_MAX

/** The greatest cut that the printed chart knows, in mph; carried on, it knows all. @rule F1-Reduce.12, F1-Q.13 */
export const GREATEST_CUT: number = 20 * (REDUCTION.length - 1)

/** The car at a speed, with wear set on its gauges. @rule F1-Reduce.13, F1-Corner.10, F1-Block.6 */
export const worn = (
  car: Car,
  index: number,
  speed: Mph,
  wear: Wear,
  cause: 'setting' | 'block' | 'dice',
  log: Log<Event>,
): Car => {
  const [brake, tire] = [Math.min(BRAKE_MAX, car.brake + wear.brake), car.tire + wear.tire]
  if (brake !== car.brake) {
    log?.push({ _tag: 'BrakeWorn', car: index, from: car.brake, to: brake, cause })
    if (brake === BRAKE_MAX) log?.push({ _tag: 'GaugeFull', car: index, gauge: 'brake' })
  }
  if (tire !== car.tire) {
    log?.push({ _tag: 'TireWorn', car: index, from: car.tire, to: tire, cause })
    if (tire === TIRE_MAX) log?.push({ _tag: 'GaugeFull', car: index, gauge: 'tire' })
  }
  return withDials(car, speed, brake, tire)
}
