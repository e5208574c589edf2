/**
 * Three drivers for Le Mans: one who drives at random but takes no chance that he can avoid, one who plans and takes no chances, and
 * one who plans and takes those that gain.
 *
 * The planners know how many turns a car alone needs from every space, lane and gear to the flag; each card has its own table, made
 * when it is first asked for. Other cars play a part in what is legal only.
 */
import type { Rng } from '../core/rng.js'
import { integerBelow } from '../core/rng.js'
import type { Bot } from './bot.js'
import type { Car, CardTable, Drive, Lane, LeMans, Move, State, View } from '../le-mans/rules/index.js'
import { engineOf, explain } from '../le-mans/rules/index.js'

/** A driver of Le Mans. */
export type LeMansBot = Bot<View, Move>

/** The drivers for a board. */
export interface LeMansBots {
  /** Any legal move, but no chance while there is a move without one. */
  readonly randomPrudent: LeMansBot
  /** The quickest way without chances. */
  readonly cautious: LeMansBot
  /** The quickest way, chances weighed by their odds. */
  readonly bold: LeMansBot
}

/** What things are worth, in turns. */
interface Temper {
  readonly takesChances: boolean
  readonly pitStop: number
  /** More than the way back to where the move would have led. */
  readonly spin: number
  readonly smash: number
}

// A stop costs about two and a half turns, a spin-out three, a smash-up the race; the bold driver trusts his luck and reckons with less.
const CAUTIOUS: Temper = { takesChances: false, pitStop: 2.5, spin: 3, smash: 40 }
const BOLD: Temper = { takesChances: true, pitStop: 1, spin: 1.65, smash: 2.5 }

/** A way that a car alone may drive from some place in some gear. */
interface SoloMove {
  readonly gear: number
  readonly lane: Lane
  readonly columns: number
  readonly brakes: number
  /** The corner of the first chance; -1 for none. */
  readonly corner: number
  readonly risk: Odds
}

interface Odds {
  readonly outOf: number
  readonly safe: number
  readonly pit: number
  readonly spin: number
  readonly smash: number
}

/** Turns to the flag two laps on, by `(x * 2 + lane) * 9 + gear`. */
type Table = Float64Array

const GEARS = 9
const HOPELESS = 1e6
const CERTAIN: Odds = { outOf: 1, safe: 1, pit: 0, spin: 0, smash: 0 }

/** What a hard-braking is worth: dear when few are left for the laps to go; at the last, beyond price. */
const PRICES = [0.15, 0.4, 0.8, HOPELESS] as const

// What an over-rev is worth that costs no stop.
const OVER_REV = 0.4
// What each stop is worth that an over-rev costs: it is certain, and no matter of luck.
const REV_STOP = 2.5

const priceOf = (car: Car, laps: number): number => {
  if (car.brakes < 0) return 0
  const left = laps - car.laps
  const spare = (left > 1 ? car.brakes - 1 : car.brakes) / left
  if (spare <= 0) return 3
  return spare >= 2 ? 0 : spare >= 1 ? 1 : 2
}

/**
 * The drivers for the board of a game.
 *
 * @param game - asked for what is legal and what it risks; its tables are made when a card first drives
 * @rule none: how to drive is nobody's rule
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded } from 'parc-ferme'
 * import { leMansBots } from 'parc-ferme/bots'
 * import { leMans } from 'parc-ferme/le-mans'
 *
 * const start = leMans.setup({ seats: 2, rulings: { gridOrder: 'given' } })
 * if (E.isRight(start)) {
 *   const { state } = start.right
 *   const [move] = leMansBots(leMans).cautious(leMans.view(state, 0), leMans.legal(state), seeded(1))
 *   assert.ok(leMans.legal(state).includes(move))
 * }
 */
export const leMansBots = (game: LeMans): LeMansBots => {
  const tables = makeTables(game)
  return {
    randomPrudent: (view, legal, rng) => {
      const [state] = game.redeal(view, rng)
      const whole = prudentOf(state, legal)
      const sure = whole.filter((move) => risked(game, state, move).outOf === 1)
      const open = sure.length > 0 ? sure : whole
      const [index, next] = integerBelow(open.length)(rng)
      return [open[index] as Move, next]
    },
    cautious: (view, legal, rng) => [best(game, tables, CAUTIOUS, view, legal, rng), rng],
    bold: (view, legal, rng) => [best(game, tables, BOLD, view, legal, rng), rng],
  }
}

// Without the over-revs that blow the engine.
const prudentOf = (state: State, legal: ReadonlyArray<Move>): ReadonlyArray<Move> => {
  const whole = legal.filter((move) => move._tag !== 'OverRev' || !engineOf(state, move).blows)
  return whole.length > 0 ? whole : legal
}

const risked = (game: LeMans, state: State, move: Move): Odds => {
  if (move._tag === 'Roll' || move._tag === 'Draw' || move._tag === 'Slipstream' || move._tag === 'Decline')
    return CERTAIN
  const preview = explain(game)(state, move)
  return preview._tag === 'Right' ? preview.right.risk : CERTAIN
}

/** Makes or finds the table of a card. */
type Tables = (card: number, temper: Temper, price: number, bonusMoves: boolean) => Table

const makeTables = (game: LeMans): Tables => {
  const solos: Array<ReadonlyArray<ReadonlyArray<SoloMove>>> = []
  const tables: Array<Table> = []
  return (card, temper, price, bonusMoves) => {
    const road = card * 2 + (bonusMoves ? 1 : 0)
    const key = (road * 2 + (temper.takesChances ? 1 : 0)) * PRICES.length + price
    const known = tables[key]
    if (known !== undefined) return known
    const solo = (solos[road] ??= soloMoves(game, card, bonusMoves))
    return (tables[key] = turnsToGo(game, solo, temper, PRICES[price] ?? HOPELESS))
  }
}

/** All that a car alone may do, by `(column * 2 + lane) * 9 + gear`. */
const soloMoves = (game: LeMans, card: number, bonusMoves: boolean): ReadonlyArray<ReadonlyArray<SoloMove>> => {
  const { track } = game
  const { gears, number } = track.cards[card] as CardTable
  const other = game.data.cards.find((one) => one.number !== number)?.number ?? number
  const agreed = game.setup({
    seats: 2,
    laps: 100,
    bonusMoves,
    cars: [[number], [other]],
    rulings: { gridOrder: 'given' },
  })
  if (agreed._tag === 'Left') return []
  const start = agreed.right.state
  const moves: Array<ReadonlyArray<SoloMove>> = []
  for (let column = 0; column < track.length; column++)
    for (const lane of [0, 1] as const)
      for (let gear = 0; gear <= gears; gear++) {
        const corner = track.corner[lane * track.length + column] ?? -1
        const passage = corner < 0 ? -1 : 2 * track.corners.length + corner
        const state = alone(start, lane, track.length + column, gear, passage)
        moves[(column * 2 + lane) * GEARS + gear] = game
          .legal(state)
          .flatMap((move) => (move._tag === 'Drive' ? [soloMove(game, state, move, column)] : []))
      }
  return moves
}

// The car of seat 0 somewhere on the road, the other one out of the race.
const alone = (start: State, lane: Lane, x: number, gear: number, passage: number): State => {
  const [first, second] = start.cars as readonly [Car, Car]
  const car: Car = { ...first, lane, x, gear, laps: 1, passage, brakes: first.brakes < 0 ? -1 : 7 }
  return { ...start, phase: { _tag: 'Driving', car: 0 }, cars: [car, { ...second, status: 'smashed', x: 0 }] }
}

const soloMove = (game: LeMans, state: State, move: Drive, column: number): SoloMove => {
  const columns = (move.column - column - 1 + game.track.length) % game.track.length
  const preview = explain(game)(state, move)
  const known = preview._tag === 'Right' ? preview.right : null
  return {
    gear: move.gear,
    lane: move.lane,
    columns: columns + 1,
    brakes: move.brakes,
    corner: known?.corners.find(({ isChance }) => isChance)?.corner ?? -1,
    risk: known?.risk ?? CERTAIN,
  }
}

/** Turns to the flag two laps on for every place and gear, from the flag backwards. */
const turnsToGo = (
  game: LeMans,
  solo: ReadonlyArray<ReadonlyArray<SoloMove>>,
  temper: Temper,
  price: number,
): Table => {
  const { length, finish } = game.track
  const last = finish + length
  const table = new Float64Array((last + 21) * 2 * GEARS)
  for (let x = last + 20; x >= 0; x--)
    for (let slot = 0; slot < 2 * GEARS; slot++) {
      const key = x * 2 * GEARS + slot
      if (x > last) table[key] = (last - x) / 40
      else {
        let least = HOPELESS
        for (const move of solo[(x % length) * 2 * GEARS + slot] ?? []) {
          if (move.risk.outOf > 1 && !temper.takesChances) continue
          least = Math.min(least, 1 + worth(game, table, temper, move, x, move.brakes * price))
        }
        table[key] = least
      }
    }
  return table
}

const turnsFrom = (table: Table, x: number, lane: Lane, gear: number): number =>
  table[(x * 2 + lane) * GEARS + gear] ?? HOPELESS

const worth = (game: LeMans, table: Table, temper: Temper, move: SoloMove, x: number, cost: number): number => {
  const there = turnsFrom(
    table,
    Math.min(x + move.columns, game.track.finish + game.track.length + 20),
    move.lane,
    move.gear,
  )
  return cost + weighed(move.risk, there, temper, there + temper.spin)
}

const weighed = ({ outOf, safe, pit, spin, smash }: Odds, there: number, temper: Temper, spun: number): number =>
  outOf === 1
    ? there
    : (safe * there + pit * (there + temper.pitStop) + spin * spun + smash * (there + temper.smash)) / outOf

/** Where a column is in a table, for a car in its lap: in the first lap of the table, or in the second if the flag is at its end. */
const inTable = (game: LeMans, state: State, car: Car, x: number): number => {
  const { length, finish } = game.track
  const left = state.agreement.laps - car.laps
  const back = left >= 2 ? car.laps : state.agreement.laps - 2
  return Math.min(finish + length + 20, Math.max(0, x - back * length))
}

const best = (game: LeMans, tables: Tables, temper: Temper, view: View, legal: ReadonlyArray<Move>, rng: Rng): Move => {
  const [state] = game.redeal(view, rng)
  const index = view.phase._tag === 'Driving' ? view.phase.car : 0
  const car = view.cars[index] as Car
  const table = tables(car.card, temper, priceOf(car, view.agreement.laps), view.agreement.bonusMoves)
  let first = legal[0] as Move
  let least = Infinity
  for (const move of legal) {
    const turns = legal.length === 1 ? 0 : valued(game, table, temper, state, car, move)
    if (turns < least) [first, least] = [move, turns]
  }
  return first
}

/** Turns that a move leaves to go. */
const valued = (game: LeMans, table: Table, temper: Temper, state: State, car: Car, move: Move): number => {
  if (move._tag === 'Pit') return car.debts.length > 0 ? -1 : HOPELESS
  if (move._tag !== 'Drive' && move._tag !== 'OverRev') return move._tag === 'Decline' ? 0 : HOPELESS
  const engine = engineOf(state, move)
  if (engine.blows) return HOPELESS
  const preview = explain(game)(state, move)
  if (preview._tag === 'Left') return HOPELESS
  const { risk, route, brakes } = preview.right
  const x = car.x + route.length
  const there = turnsFrom(table, inTable(game, state, car, x), move.lane, move.gear)
  const price = PRICES[priceOf(car, state.agreement.laps)] ?? HOPELESS
  const revs = engine.overRevs * OVER_REV + engine.stops * REV_STOP
  const cost = revs + brakes * (car.brakes < 0 ? 0 : Math.min(price, 4)) + lostPits(game, state, car, move.lane, x)
  if (risk.outOf === 1) return cost + there
  if (!temper.takesChances) return cost + there + 1000 * risk.outOf
  const isLast = car.laps + 1 >= state.agreement.laps
  return cost + weighed(risk, there, isLast ? { ...temper, pitStop: 0 } : temper, there + temper.spin)
}

/** Who owes a stop keeps to the lane of the pits shortly before them. */
const lostPits = (game: LeMans, state: State, car: Car, lane: Lane, x: number): number => {
  const { track } = game
  const { lastStall } = track.cards[car.card] as CardTable
  const due = car.debts.reduce((first, debt) => Math.min(first, debt.due), state.agreement.laps)
  if (car.debts.length === 0 || lastStall < 0 || due >= state.agreement.laps) return 0
  const stall = lastStall + (due - 1) * track.length
  if (x >= stall) return 8
  return lane !== track.pitLane && stall - x < 3 ? 6 : 0
}
