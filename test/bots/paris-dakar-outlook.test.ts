/** What the searching driver of Paris-Dakar knows of the road: the same as a board so small says that every position can be looked at. */
import { describe, expect, test } from 'vitest'
import { meanOf } from '../../src/bots/paris-dakar-chances.js'
import { outlookOn } from '../../src/bots/paris-dakar-outlook.js'
import { canonical } from '../../src/core/hash.js'
import { TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER } from '../../src/paris-dakar/data/test-board.js'
import { gameOn, type ParisDakar } from '../../src/paris-dakar/game.js'
import { type Op, parisDakar, type State } from '../../src/paris-dakar/rules/index.js'
import { right } from '../core/positions.js'

/** What stands on the spaces between the start and Dakar; the doctor comes from either base, as the driver wishes. */
const ON_THE_ROAD: ReadonlyArray<ReadonlyArray<Op>> = [
  [{ op: 'drawBreakdown', count: 2 }],
  [{ op: 'extraSpin' }],
  [],
  [{ op: 'missTurn', count: 1 }],
  [{ op: 'needDoctor' }],
  [{ op: 'payFuel', litres: 100 }],
  [{ op: 'move', spaces: -3 }],
  [],
  [],
]

const kmOf = (space: number): number => 100 * space
const small: ParisDakar = gameOn(
  {
    ...TEST_BOARD,
    truckHome: 0,
    spaces: [
      { km: 0, colour: 'black', start: true, town: { name: 'Alger', rescuePost: true }, name: 'Alger' },
      ...ON_THE_ROAD.map((_, index) => ({ km: kmOf(index + 1), colour: 'red' as const })),
      {
        km: kmOf(ON_THE_ROAD.length + 1),
        colour: 'black',
        finish: true,
        town: { name: 'Dakar', rescuePost: false },
        name: 'Dakar',
      },
    ],
  },
  { ...TEST_ROAD_BOOK, entries: ON_THE_ROAD.map((ops, index) => ({ km: kmOf(index + 1), ops })) },
  TEST_SPINNER,
  'small',
)

interface Edge {
  readonly probability: number
  readonly to: string
  /** Turns that begin. */
  readonly turns: number
}

const keyOf = (state: State): string => canonical({ ...state, turn: 0, bank: 0 })

/** Every position that can be reached, with the edges of each of its moves, chance being a single one; no move from the end. */
const explored = (game: ParisDakar, starts: ReadonlyArray<State>): Map<string, ReadonlyArray<ReadonlyArray<Edge>>> => {
  const graph = new Map<string, ReadonlyArray<ReadonlyArray<Edge>>>()
  const open = [...starts]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (graph.has(keyOf(state))) continue
    const from = state
    const edge = (move: Parameters<ParisDakar['advance']>[1], probability: number): Edge => {
      const next = right(game.advance(from, move))
      open.push(next)
      return { probability, to: keyOf(next), turns: next.turn - from.turn }
    }
    const outcomes = game.outcomes(from)
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
    const byChance = outcomes.map(({ weight, move }) => edge(move, weight / total))
    graph.set(keyOf(from), outcomes.length > 0 ? [byChance] : game.legal(from).map((move) => [edge(move, 1)]))
  }
  return graph
}

/** The turns to Dakar, that under way included, from each of these positions if the fewest are taken. */
const solved = (game: ParisDakar, starts: ReadonlyArray<State>, most: number): ReadonlyArray<ReadonlyArray<number>> => {
  const graph = explored(game, starts)
  const means = new Map<string, number>()
  const meanAfter = (edges: ReadonlyArray<Edge>): number =>
    edges.reduce((sum, { probability, to, turns }) => sum + probability * (turns + (means.get(to) ?? 0)), 0)
  const bestOf = (moves: ReadonlyArray<ReadonlyArray<Edge>>): ReadonlyArray<Edge> =>
    moves.reduce((best, edges) => (meanAfter(edges) < meanAfter(best) - 1e-9 ? edges : best))
  for (let sweep = 0; sweep < 300; sweep++)
    for (const [key, moves] of graph) if (moves.length > 0) means.set(key, meanAfter(bestOf(moves)))
  const drive = new Map([...graph].map(([key, moves]) => [key, moves.length === 0 ? null : bestOf(moves)]))
  const known = new Map<string, number>()
  const chance = (key: string, left: number): number => {
    const edges = drive.get(key)
    if (edges === undefined || left < 0) return 0
    if (edges === null) return left === 0 ? 1 : 0
    const at = `${key} ${left}`
    const found =
      known.get(at) ??
      edges.reduce((sum, { probability, to, turns }) => sum + probability * chance(to, left - turns), 0)
    known.set(at, found)
    return found
  }
  // In Dakar the turn is still under way.
  return starts.map((state) => Array.from({ length: most }, (_, turns) => chance(keyOf(state), turns - 1)))
}

type Place = readonly [at: number, cards: number, fuel: number, purpose: 'move' | 'extra']

const alone = ([at, cards, fuel, purpose]: Place): State => ({
  ...right(small.setup({ seats: 1, starter: 0, rulings: { solo: true } })).state,
  phase: { _tag: 'Spinning', purpose },
  players: [{ at, cards, fuel, parked: false, needs: [], missTurns: 0 }],
  read: purpose === 'extra' ? [at] : [],
})

// Long, so that a busy machine does not fail what is right.
describe('turns to go', { timeout: 120_000 }, () => {
  test('the outlook of a car alone is that of every line of play on a small board', () => {
    const places: ReadonlyArray<Place> = [
      [0, 0, 300, 'move'],
      [0, 2, 40, 'move'],
      [0, 2, 400, 'move'],
      [2, 2, 100, 'move'],
      [2, 2, 100, 'extra'],
      [5, 2, 0, 'move'],
      [6, 0, 60, 'move'],
      [8, 0, 0, 'move'],
    ]
    const { turns } = outlookOn(small)
    const most = turns(0, 0, 300, 'move').length - 1
    const rounded = (chances: ArrayLike<number>): ReadonlyArray<number> =>
      Array.from(chances)
        .slice(0, most)
        .map((chance) => Math.round(chance * 1e9) / 1e9)
    expect(places.map((place) => rounded(turns(...place)))).toEqual(solved(small, places.map(alone), most).map(rounded))
  })

  test('on the reference board the chances sum to 1 everywhere, and from the start the mean is that of many more sweeps', () => {
    const { turns } = outlookOn(parisDakar)
    const sum = (chances: ArrayLike<number>): number => Array.from(chances).reduce((all, chance) => all + chance, 0)
    const cars = Array.from({ length: 100 * 3 * 61 }, (_, car) => [
      Math.floor(car / 183),
      Math.floor(car / 61) % 3,
      20 * (car % 61),
    ])
    const wrong = cars.filter(
      ([at = 0, cards = 0, fuel = 0]) => Math.abs(sum(turns(at, cards, fuel, 'move')) - 1) > 1e-9,
    )
    expect([wrong, meanOf(turns(0, 0, 1000, 'move')).toFixed(4)]).toEqual([[], '39.2701'])
  })
})
