/**
 * How a car alone would fare on a course of Le Mans: how likely it is to be across the line within so many turns when it is driven for
 * just that, by space, lane, gear and hard-brakings left. The searching driver weighs positions by it.
 */
import type { CardTable, Lane, LeMans } from '../le-mans/rules/index.js'
import { PIT_STOP } from './le-mans-outlook.js'
import { GEARS, makeRoad, movesFrom, type Road, type SoloMove } from './le-mans-road.js'

/** A car on the road whose move is next; `x` counts on from lap to lap. */
export interface Placed {
  readonly x: number
  readonly lane: Lane
  readonly gear: number
  readonly brakes: number
}

/** What a car can expect of the race. */
export interface Prospect {
  /** The probability to be across the line within so many turns, give or take {@link DOUBT}. */
  readonly within: (turns: number, car: Placed) => number
  /** The turns within which it is across the line as likely as not. */
  readonly median: (car: Placed) => number
}

/** What a spin-out costs, in turns: the way back, and a start from rest. */
const SPIN = 3

/** How much the turns that a rival needs may turn out to be otherwise than expected. */
const DOUBT = 1.2

/** How much sooner a car is across the line that is one column further past it after the same turn. */
const A_COLUMN = 1 / 40

/** Columns past the line that a move may lead to. */
const BEYOND = 20

/** Turns are told apart by halves, so many of them around what a steady pace would need. */
const STEP = 0.5
const STEPS = 28
const STEPS_BELOW = 12
const PACE = 8.8

/** Laps that a table spans; a longer race is taken for one of so many laps until it has no more to go. */
const MOST_LAPS = 4

interface Course {
  readonly game: LeMans
  readonly laps: number
  /** The last column before the flag. */
  readonly last: number
  /** Numbers of hard-brakings that are told apart; 1 where there is no end of them. */
  readonly levels: number
  readonly lastStall: number
  readonly road: Road
  /** By {@link entryAt} and step. */
  readonly tableScratch: Float64Array
}

const entryAt = ({ levels }: Course, { x, lane, gear, brakes }: Placed): number =>
  ((x * 2 + lane) * GEARS + gear) * levels + Math.max(0, Math.min(brakes, levels - 1))

/** The fewest turns that the table knows of at a column. Whole steps, so that nothing is blurred from one turn to the next. */
const fewestAt = ({ last }: Course, x: number): number =>
  (Math.round(Math.max(0, last - x) / PACE / STEP) - STEPS_BELOW) * STEP

const within = (course: Course, turns: number, car: Placed): number => {
  const { tableScratch, last } = course
  if (car.x > last) return 1 / (1 + Math.exp((-1.702 * (turns - (last - car.x) * A_COLUMN)) / DOUBT))
  const first = entryAt(course, car) * STEPS
  const at = (turns - fewestAt(course, car.x)) / STEP
  if (at <= 0) return (tableScratch[first] as number) * Math.exp(at)
  const whole = Math.min(Math.floor(at), STEPS - 2)
  const [low, high] = [tableScratch[first + whole] as number, tableScratch[first + whole + 1] as number]
  return low + Math.min(1, at - whole) * (high - low)
}

/** What a stop drawn at a column costs: nothing in the last lap. */
const stopAt = ({ game, laps, lastStall }: Course, x: number): number =>
  lastStall < 0 || Math.floor((x - lastStall) / game.track.length) + 2 >= laps ? 0 : PIT_STOP

/** What a move leaves of the probability, itself the first of the turns. A smash-up leaves nothing. */
const after = (course: Course, { x, brakes }: Placed, move: SoloMove, turns: number): number => {
  const left = course.levels === 1 ? brakes : brakes - move.brakes
  const isWorn = course.levels > 1 && move.brakes > 0 && left === 0
  const rest = turns - 1 - (isWorn ? stopAt(course, x) : 0)
  const { outOf, safe, pit, spin } = move.risk
  const to = Math.min(x + move.columns, course.last + BEYOND)
  const there: Placed = { x: to, lane: move.lane, gear: move.gear, brakes: left }
  let sum = safe * within(course, rest, there)
  if (pit > 0) sum += pit * within(course, rest - stopAt(course, x), there)
  if (spin > 0) sum += spin * within(course, rest - SPIN, there)
  return sum / outOf
}

const improve = (course: Course, tableScratch: Float64Array, car: Placed): void => {
  const { game, levels, road } = course
  const all = movesFrom(road, car.x % game.track.length, car.lane, car.gear)
  const open = all.filter(({ brakes, cornerRev }) => cornerRev === 0 && (levels === 1 || brakes <= car.brakes))
  const [first, fewest] = [entryAt(course, car) * STEPS, fewestAt(course, car.x)]
  for (let step = 0; step < STEPS; step++) {
    let best = 0
    for (const move of open) best = Math.max(best, after(course, car, move, fewest + step * STEP))
    tableScratch[first + step] = best
  }
}

const tableOf = (game: LeMans, card: number, laps: number, bonusMoves: boolean): Course => {
  const { length, finish, cards } = game.track
  const { hardBrakes, lastStall, gears } = cards[card] as CardTable
  const last = finish + (laps - 1) * length
  const levels = hardBrakes < 0 ? 1 : hardBrakes + 1
  const road = makeRoad(game, card, { bonusMoves, overRevving: false })
  const tableScratch = new Float64Array((last + 1) * 2 * GEARS * levels * STEPS)
  const course: Course = { game, laps, last, levels, lastStall, road, tableScratch }
  for (let x = last; x >= 0; x--)
    for (const lane of [0, 1] as const)
      for (let gear = 0; gear <= gears; gear++)
        for (let brakes = 0; brakes < levels; brakes++) improve(course, tableScratch, { x, lane, gear, brakes })
  return course
}

const MEDIAN_ROUNDS = 8

/**
 * Makes the prospect of a card for a race of so many laps, in which nobody is in its way, no corner is wet and nobody over-revs.
 *
 * The table takes about a second to make.
 */
export const prospectOf = (game: LeMans, card: number, laps: number, bonusMoves: boolean): Prospect => {
  const spanned = Math.min(laps, MOST_LAPS)
  const course = tableOf(game, card, spanned, bonusMoves)
  const { last } = course
  const inTable = (car: Placed): Placed => {
    const x = Math.min(last + BEYOND, Math.max(0, car.x - (laps - spanned) * game.track.length))
    return { ...car, x }
  }
  const median = (car: Placed): number => {
    if (car.x > last) return (last - car.x) * A_COLUMN
    let [low, high] = [fewestAt(course, car.x), fewestAt(course, car.x) + STEP * (STEPS - 1)]
    for (let round = 0; round < MEDIAN_ROUNDS; round++) {
      const middle = (low + high) / 2
      if (within(course, middle, car) < 0.5) low = middle
      else high = middle
    }
    return (low + high) / 2
  }
  return {
    within: (turns, car) => within(course, turns, inTable(car)),
    median: (car) => median(inTable(car)),
  }
}
