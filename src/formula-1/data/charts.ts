/**
 * The two charts on the back of the dashboard, and the ends of its gauges.
 */
import type { PenaltyResult } from '../event.js'
import type { Dice, Mph } from '../model.js'

/** Every setting of the speedometer. @rule F1-Equip.8, F1-Speed.15 */
export const SPEEDS: ReadonlyArray<Mph> = [0, 20, 40, 60, 80, 100, 120, 140, 160]

/** One value for each setting. */
export const bySpeed = <A>(make: (speed: Mph) => A): Readonly<Record<Mph, A>> => ({
  0: make(0),
  20: make(20),
  40: make(40),
  60: make(60),
  80: make(80),
  100: make(100),
  120: make(120),
  140: make(140),
  160: make(160),
})

/** Top of the speedometer. @rule F1-Speed.15 */
export const TOP_SPEED = 160

/** Most that the speed may rise in one turn, in mph. @rule F1-Speed.9-12 */
export const GREATEST_RAISE = 60

/** Miles per hour that make one space. @rule F1-Move.1, F1-Speed.1-8 */
export const MPH_PER_SPACE = 20

/** End of the brake gauge. @rule F1-Equip.10 */
export const BRAKE_MAX = 5

/** End of the tire gauge. @rule F1-Equip.9 */
export const TIRE_MAX = 8

/** Points of wear. */
export interface Wear {
  readonly brake: number
  readonly tire: number
}

// prettier-ignore
/** Wear for a cut of 0, 20, ..., 100 mph. @rule F1-Reduce.2-12, F1-Reduce.1 */
export const REDUCTION: ReadonlyArray<Wear> = [
  { brake: 0, tire: 0 },
  { brake: 0, tire: 0 }, //  20
  { brake: 1, tire: 0 }, //  40
  { brake: 2, tire: 1 }, //  60
  { brake: 3, tire: 2 }, //  80
  { brake: 4, tire: 3 }, // 100
]

// prettier-ignore
/** The same chart carried on to cuts of 120, 140 and 160, for the ruling `bigReduction: 'extrapolate'`. @rule F1-Q.13 */
export const REDUCTION_EXTRAPOLATED: ReadonlyArray<Wear> = [
  ...REDUCTION,
  { brake: 5, tire: 4 }, // 120
  { brake: 6, tire: 5 }, // 140
  { brake: 7, tire: 6 }, // 160
]

/** What the Penalty Chart says of one throw at one excess; the last one depends on the tire gauge. */
export type PenaltyCell = 'none' | 'spinOff' | 'tire1' | 'tire1brake1' | 'tire2orSpinOff'

/** From this point of the tire gauge on, rows 6 and 10 spin the car off instead of wearing its tires. @rule F1-Penalty.10, F1-Penalty.22 */
export const TIRE_SPIN_FROM = 4

// prettier-ignore
/**
 * The Penalty Chart by the sum of the dice, at 20 and at 40 over; a blank cell at 20 over is no penalty.
 *
 * @rule F1-Penalty.1-10, F1-Penalty.13-14, F1-Penalty.17-26, F1-Penalty.29, F1-Corner.15
 */
export const PENALTY: Readonly<Record<number, Readonly<Record<20 | 40, PenaltyCell>>>> = {
  2:  { 20: 'none',    40: 'none' },
  3:  { 20: 'spinOff', 40: 'spinOff' },
  4:  { 20: 'tire1',   40: 'tire1' },
  5:  { 20: 'tire1',   40: 'tire1' },
  6:  { 20: 'none',    40: 'tire2orSpinOff' },
  7:  { 20: 'none',    40: 'tire1brake1' },
  8:  { 20: 'tire1',   40: 'tire1' },
  9:  { 20: 'none',    40: 'tire1brake1' },
  10: { 20: 'none',    40: 'tire2orSpinOff' },
  11: { 20: 'spinOff', 40: 'spinOff' },
  12: { 20: 'none',    40: 'none' },
}

/** Doubles with a row of their own, which costs nothing: both dice three, both dice four. @rule F1-Penalty.11-12, F1-Penalty.15-16, F1-Penalty.27-28, F1-Q.104 */
export const FREE_DOUBLES: ReadonlyArray<number> = [3, 4]

const FACES = [1, 2, 3, 4, 5, 6] as const

/** The 21 throws of two dice, and in how many of 36 ways each falls. @rule F1-Equip.3 */
export const THROWS: ReadonlyArray<{ readonly dice: Dice; readonly weight: 1 | 2 }> = FACES.flatMap((low) =>
  FACES.filter((high) => high >= low).map(
    (high) => ({ dice: [low, high] as const, weight: low === high ? 1 : 2 }) as const,
  ),
)

/** The results that a throw can have, shared by all throws. */
export const RESULTS: Readonly<Record<'none' | 'spinOff' | 'tire1' | 'tire2' | 'tire1brake1', PenaltyResult>> = {
  none: { _tag: 'NoPenalty' },
  spinOff: { _tag: 'SpinOff' },
  tire1: { _tag: 'Wear', brake: 0, tire: 1 },
  tire2: { _tag: 'Wear', brake: 0, tire: 2 },
  tire1brake1: { _tag: 'Wear', brake: 1, tire: 1 },
}
