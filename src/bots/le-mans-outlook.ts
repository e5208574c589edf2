/**
 * Turns to go: how far from the flag a car alone is, from every space, lane and gear, with the over-revs and hard-brakings that it has.
 *
 * A table holds four laps, from the flag backwards, since over-revs are counted by four laps; each card, temper and set of rules has
 * its own, made when it is first asked for.
 */
import { defect } from '../core/defect.js'
import type { Agreement, Car, CardTable, Lane, LeMans } from '../le-mans/rules/index.js'
import { makeRoad, movesFrom, type Odds, type Road, type RoadRules, type SoloMove } from './le-mans-road.js'

/** How a driver thinks of chances: whether he takes any, and what he reckons that they cost, in turns. */
export interface Temper {
  readonly takesChances: boolean
  readonly pitStop: number
  /** More than the way back to where the move would have led. */
  readonly spin: number
  readonly smash: number
}

/** What a stop at the pits that is sure to come costs, in turns. */
export const PIT_STOP = 2.5

/** What a place is worth that no way leads on from, in turns. */
export const HOPELESS = 1e6

/** What a car has that runs out. */
export interface Supply {
  /** Over-revs that cost nothing, 0 to 2. */
  readonly overRevs: number
  /** Hard-brakings for the laps of the table; 0 for a car that has any number. */
  readonly brakes: number
}

/** The outlook of one card in one temper. */
export interface Outlook {
  /** Turns to go from a place; the column is one of the table. */
  readonly turns: (column: number, lane: Lane, gear: number, supply: Supply) => number
  /** The same for a place that is driven to from another column; in the last lap the over-revs are counted anew. */
  readonly turnsAfter: (from: number, column: number, lane: Lane, gear: number, supply: Supply) => number
}

/** Finds or makes the outlook of a card; `isFinal` if the flag falls at the end of these four laps. */
export type Outlooks = (card: number, temper: Temper, rules: RoadRules, isFinal: boolean) => Outlook

const LAPS = 4
const FREE_OVER_REVS = 2
// Columns beyond the flag that a last move can reach.
const RUN_OUT = 20
// More than any printed card has.
const MOST_BRAKES = 9

/** The outlooks for a board. */
export const makeOutlooks = (game: LeMans): Outlooks => {
  const roads: Array<Road> = []
  const outlooks = new Map<Temper, Array<Outlook>>()
  return (card, temper, { bonusMoves, overRevving }, isFinal) => {
    const road = (card * 2 + (bonusMoves ? 1 : 0)) * 2 + (overRevving ? 1 : 0)
    const place = road * 2 + (isFinal ? 1 : 0)
    const known = outlooks.get(temper) ?? []
    outlooks.set(temper, known)
    return (known[place] ??= makeOutlook(
      makeTable(game, card, temper, overRevving, isFinal),
      (roads[road] ??= makeRoad(game, card, { bonusMoves, overRevving })),
    ))
  }
}

/** A table in the making: turns to go, and what its columns and rows mean. */
interface Table {
  readonly turns: Float64Array
  readonly temper: Temper
  readonly length: number
  /** The last column before the flag. */
  readonly last: number
  /** From here on what comes to be owed is never paid, the pits having been passed for the last time. */
  readonly debtFree: number
  /** From here on over-revs are counted anew: the last lap, when they cost nothing. */
  readonly fresh: number
  readonly gears: number
  readonly overRevs: number
  readonly brakes: number
}

const makeTable = (game: LeMans, card: number, temper: Temper, overRevving: boolean, isFinal: boolean): Table => {
  const { length, finish, cards } = game.track
  const { gears, hardBrakes, lastStall } = cards[card] as CardTable
  const last = finish + (LAPS - 1) * length
  const overRevs = overRevving ? FREE_OVER_REVS : 0
  const brakes = Math.min(MOST_BRAKES, Math.max(0, hardBrakes))
  return {
    turns: new Float64Array((last + RUN_OUT + 1) * 2 * (gears + 1) * (overRevs + 1) * (brakes + 1)),
    temper,
    length,
    last,
    debtFree: lastStall < 0 ? 0 : isFinal ? lastStall + (LAPS - 2) * length : Infinity,
    fresh: isFinal ? last - length + 1 : Infinity,
    gears,
    overRevs,
    brakes,
  }
}

/** Where the rows of a place begin: one for each number of over-revs left and, within that, of hard-brakings left. */
const rowsOf = ({ gears, overRevs, brakes }: Table, x: number, lane: Lane, gear: number): number =>
  ((x * 2 + lane) * (gears + 1) + gear) * (overRevs + 1) * (brakes + 1)

const makeOutlook = (table: Table, road: Road): Outlook => {
  const { turns, last, overRevs, brakes } = table
  for (let x = last + RUN_OUT; x >= 0; x--)
    for (const lane of [0, 1] as const)
      for (let gear = 0; gear <= table.gears; gear++) fillPlace(table, road, x, lane, gear)
  const turnsFrom: Outlook['turns'] = (column, lane, gear, supply) => {
    const x = Math.max(0, Math.min(last + RUN_OUT, column))
    const revs = Math.max(0, Math.min(overRevs, supply.overRevs))
    const left = Math.max(0, Math.min(brakes, supply.brakes))
    return turns[rowsOf(table, x, lane, gear) + revs * (brakes + 1) + left] ?? defect('bots', 'turns from every place')
  }
  return {
    turns: turnsFrom,
    turnsAfter: (from, column, lane, gear, supply) =>
      turnsFrom(column, lane, gear, begins(table, from, column) ? { ...supply, overRevs } : supply),
  }
}

// Whether a move begins the last lap.
const begins = ({ fresh }: Table, from: number, to: number): boolean => from < fresh && to >= fresh

const fillPlace = (table: Table, road: Road, x: number, lane: Lane, gear: number): void => {
  const { turns, last, temper } = table
  const rows = rowsOf(table, x, lane, gear)
  const isOver = x > last
  turns.fill(isOver ? (last - x) / 40 : HOPELESS, rows, rows + (table.overRevs + 1) * (table.brakes + 1))
  if (isOver) return
  for (const move of movesFrom(road, x % table.length, lane, gear))
    if (move.risk.outOf === 1 || temper.takesChances) fillByMove(table, rows, move, x)
}

/** Shortens the way from a place by a move, however it is paid for. */
const fillByMove = (table: Table, rows: number, move: SoloMove, from: number): void => {
  const { turns, overRevs, brakes, temper } = table
  const x = Math.min(from + move.columns, table.last + RUN_OUT)
  const there = rowsOf(table, x, move.lane, move.gear)
  const isFree = from >= table.debtFree
  const isFresh = begins(table, from, x)
  const cost = 1 + hazard(move.risk, temper, isFree)
  for (let paid = move.brakes; paid >= 0; paid--) {
    const used = move.brakes - paid + move.cornerRev
    for (let revs = used; revs <= overRevs; revs++)
      for (let left = paid; left <= brakes; left++) {
        const row = rows + revs * (brakes + 1) + left
        const to = there + (isFresh ? overRevs : revs - used) * (brakes + 1) + left - paid
        const repair = paid > 0 && paid === left && !isFree ? PIT_STOP : 0
        const total = cost + repair + (turns[to] as number)
        if (total < (turns[row] as number)) turns[row] = total
      }
  }
}

/** What chances cost on the average. */
export const hazard = ({ outOf, pit, spin, smash }: Odds, temper: Temper, isFree: boolean): number =>
  outOf === 1 ? 0 : (pit * (isFree ? 0 : temper.pitStop) + spin * temper.spin + smash * temper.smash) / outOf

/** Where a car is in the tables. */
export interface Standpoint extends Supply {
  /** Added to an absolute column, it gives the column of the table. */
  readonly shift: number
  readonly isFinal: boolean
}

/** Where a car is in the tables, and what it has for the laps they hold. */
export const standpoint = (game: LeMans, { laps, rulings }: Agreement, car: Car): Standpoint => {
  const done = Math.max(0, car.laps - (car.laps % LAPS))
  const isFinal = laps - done <= LAPS
  const shift = (isFinal ? LAPS - laps : -done) * game.track.length
  const lap = car.laps + 1
  const isCounted = (one: number): boolean =>
    lap >= laps ? one >= lap : rulings.overRevWindow === 'rolling' ? one > lap - 4 : one > done
  const overRevs = FREE_OVER_REVS - car.revs.filter(isCounted).length
  const share = isFinal ? 1 : (done + LAPS - car.laps) / (laps - car.laps)
  return { shift, isFinal, overRevs, brakes: Math.max(0, Math.floor(car.brakes * share)) }
}

/** Whether what a car comes to owe here is never paid: its pits are passed no more before the last lap. */
export const isDebtFree = (game: LeMans, { laps }: Agreement, car: Car): boolean => {
  const { lastStall } = game.track.cards[car.card] as CardTable
  return lastStall < 0 || car.x >= lastStall + (laps - 2) * game.track.length
}
