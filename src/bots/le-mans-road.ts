/** The road as a car alone finds it: what each card may do from every space in every gear, as far as the rules agreed on allow. */
import { defect } from '../core/defect.js'
import type { Board, Car, CardTable, Drive, Lane, LeMans, OverRev, State } from '../le-mans/rules/index.js'
import { explain } from '../le-mans/rules/index.js'

/** How a move may end, in parts of `outOf`. */
export interface Odds {
  readonly outOf: number
  readonly safe: number
  readonly pit: number
  readonly spin: number
  readonly smash: number
}

/** Nothing can go wrong. */
export const CERTAIN: Odds = { outOf: 1, safe: 1, pit: 0, spin: 0, smash: 0 }

/** A way that a car alone may drive. */
export interface SoloMove {
  readonly gear: number
  readonly lane: Lane
  /** Columns driven, at least 1. */
  readonly columns: number
  /** Hard-brakings that the gear takes; over-revs may stand in for them. */
  readonly brakes: number
  /** 1 if a corner is taken above basic speed, which is an over-rev. */
  readonly cornerRev: 0 | 1
  readonly risk: Odds
}

/** Optional rules that change what a car alone may do. */
export interface RoadRules {
  readonly bonusMoves: boolean
  readonly overRevving: boolean
}

/** The moves by `(column * 2 + lane) * GEARS + gear`. */
export type Road = ReadonlyArray<ReadonlyArray<SoloMove>>

/** Gears that a table has room for, standing (0) included. */
export const GEARS = 9

/** The moves from a place on a road. */
export const movesFrom = (road: Road, column: number, lane: Lane, gear: number): ReadonlyArray<SoloMove> =>
  road[(column * 2 + lane) * GEARS + gear] ?? defect('bots', 'moves, or none, from every place')

/** The road of a card. */
export const makeRoad = (game: LeMans, card: number, rules: RoadRules): Road => {
  const { track } = game
  const { gears, number } = track.cards[card] as CardTable
  const other =
    game.data.cards.find((one) => one.number !== number)?.number ?? defect('bots', 'a set of two cards or more')
  const agreed = game.setup({
    ...rules,
    seats: 2,
    laps: 100,
    cars: [[number], [other]],
    rulings: { gridOrder: 'given', engineBlow: 'withheld' },
  })
  if (agreed._tag === 'Left') return defect('bots', 'any two cars may race')
  const start = agreed.right.state
  const explained = explain(game)
  const moves: Array<ReadonlyArray<SoloMove>> = []
  for (let column = 0; column < track.length; column++)
    for (const lane of [0, 1] as const)
      for (let gear = 0; gear <= gears; gear++) {
        const corner = cornerOn(track, lane, column)
        const passage = corner < 0 ? -1 : 2 * track.corners.length + corner
        const state = alone(start, lane, track.length + column, gear, passage)
        moves[(column * 2 + lane) * GEARS + gear] = soloMoves(game, explained, state, column)
      }
  return moves
}

// The car of seat 0 somewhere on the road, with one over-rev to use; the other one out of the race.
const alone = (start: State, lane: Lane, x: number, gear: number, passage: number): State => {
  const [first, second] = start.cars as readonly [Car, Car]
  const brakes = first.brakes < 0 ? -1 : 7
  const car: Car = { ...first, lane, x, gear, laps: 1, passage, brakes, revs: [2] }
  return { ...start, phase: { _tag: 'Driving', car: 0 }, cars: [car, { ...second, status: 'smashed', x: 0 }] }
}

type Explain = ReturnType<typeof explain>

const soloMoves = (game: LeMans, explained: Explain, state: State, column: number): ReadonlyArray<SoloMove> => {
  const car = state.cars[0] as Car
  const { freeDown } = game.track.cards[car.card] as CardTable
  return game.legal(state).flatMap((move) => {
    if (move._tag !== 'Drive' && move._tag !== 'OverRev') return []
    const isForGear = move._tag === 'OverRev' && move.brakes < car.gear - move.gear - freeDown
    return isForGear ? [] : [soloMove(game, explained, state, move, column)]
  })
}

const soloMove = (game: LeMans, explained: Explain, state: State, move: Drive | OverRev, column: number): SoloMove => {
  const { track } = game
  const { gear, lane, brakes } = move
  const columns = 1 + ((move.column - column - 1 + track.length) % track.length)
  const known = meetsCorner(track, column, columns) ? explained(state, move) : null
  const risk = known?._tag === 'Right' ? known.right.risk : CERTAIN
  return { gear, lane, columns, brakes, cornerRev: move._tag === 'OverRev' ? 1 : 0, risk }
}

const cornerOn = ({ corner, length }: Board, lane: number, column: number): number =>
  corner[lane * length + column] ?? defect('bots', 'a space of the course')

const meetsCorner = (track: Board, column: number, columns: number): boolean => {
  for (let step = 1; step <= columns; step++) {
    const at = (column + step) % track.length
    if (cornerOn(track, 0, at) >= 0 || cornerOn(track, 1, at) >= 0) return true
  }
  return false
}
