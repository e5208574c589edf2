/** The drivers that search: what they answer, and that they are better than those without a thought. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Bot,
  type Evaluate,
  leMansBots,
  leMansShares,
  parisDakarShares,
  race,
  randomBot,
  searchLeMans,
  searchParisDakar,
} from '../../src/bots/index.js'
import { playout, uniformPolicy } from '../../src/core/playout.js'
import type { Game } from '../../src/core/game.js'
import { seeded } from '../../src/core/rng.js'
import { leMans } from '../../src/le-mans/rules/index.js'
import { parisDakar } from '../../src/paris-dakar/rules/index.js'
import { right } from '../core/positions.js'

/** Shares of games that the first bot takes from the second, on so many seeds from both seats. */
const taken = <Options, State, Move, Event, View>(
  game: Game<Options, State, Move, Event, View, unknown>,
  options: Options,
  first: Bot<View, Move>,
  second: Bot<View, Move>,
  seeds: number,
): number => {
  let won = 0
  for (let index = 0; index < 2 * seeds; index++) {
    const seat = index % 2
    const bots = seat === 0 ? [first, second] : [second, first]
    const racers = bots.map((bot, at) => ({ name: String(at), bot }))
    const { places } = right(race(game)({ options, racers, seed: String(index >> 1) })).result
    const [mine = 0, theirs = 0] = [places[seat], places[1 - seat]]
    won += mine < theirs ? 1 : mine === theirs ? 0.5 : 0
  }
  return won / (2 * seeds)
}

/** In any position of random play the shares are from 0 to 1, and come to half the seats. */
const judgesEverywhere = <Options, State, Move, Event, View>(
  game: Game<Options, State, Move, Event, View, unknown>,
  evaluate: Evaluate<State>,
  most: number,
  options: (seats: number) => Options,
): void =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: most }), fc.integer(), fc.nat(600), (seats, seed, maxPlies) => {
      const { state } = right(game.setup(options(seats)))
      const shares = evaluate(playout(game)(state, uniformPolicy, seeded(seed), { maxPlies }).state)
      expect(shares.length).toBe(seats)
      expect(shares.every((share) => share >= -1e-9 && share <= 1 + 1e-9)).toBe(true)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(seats / 2, 6)
    }),
    { numRuns: 40 },
  )

// Long, so that a busy machine does not fail what is right.
describe('Paris-Dakar', { timeout: 120_000 }, () => {
  const evaluate = parisDakarShares(parisDakar)

  test('every position is judged', () => {
    judgesEverywhere(parisDakar, evaluate, 4, (seats) => ({ seats }))
  })

  test('a car ahead, with fuel and without cards is worth more', () => {
    const { state } = right(parisDakar.setup({ seats: 2, starter: 0 }))
    const [first, second] = state.players
    if (first === undefined || second === undefined) throw new Error('two players')
    const share = (change: Partial<typeof first>): number =>
      evaluate({ ...state, players: [{ ...first, at: 20, ...change }, second] })[0] ?? 0
    expect(share({ at: 30 })).toBeGreaterThan(share({}))
    expect(share({ cards: 2 })).toBeLessThan(share({}))
    expect(share({ fuel: 100 })).toBeLessThan(share({}))
    expect(share({ missTurns: 2 })).toBeLessThan(share({}))
  })

  test('the search answers the same to the same seed', () => {
    const { state } = right(parisDakar.setup({ seats: 2, starter: 0 }))
    const choosing = {
      ...state,
      phase: { _tag: 'ChoosingSpeed', number: 5 } as const,
      players: state.players.map((player) => ({ ...player, at: 30, cards: 1 })),
    }
    const make = searchParisDakar(parisDakar)
    const ask = () => make()(parisDakar.view(choosing, 0), parisDakar.legal(choosing), seeded(1))
    expect(ask()).toEqual(ask())
  })

  test('the search takes most rallies from a driver at random', () => {
    const driver = searchParisDakar(parisDakar, { spins: 1 })()
    expect(taken(parisDakar, { seats: 2 }, driver, randomBot, 60)).toBeGreaterThan(0.7)
  })
})

describe('Le Mans', { timeout: 120_000 }, () => {
  const evaluate = leMansShares(leMans)

  test('every position is judged', () => {
    judgesEverywhere(leMans, evaluate, 3, (seats) => ({ seats, laps: 1 }))
  })

  test('a car ahead, in a higher gear and without debts is worth more, one out of the race nothing', () => {
    const { state } = right(leMans.setup({ seats: 2, laps: 2, rulings: { gridOrder: 'given' } }))
    const [first, second] = state.cars
    if (first === undefined || second === undefined) throw new Error('two cars')
    const share = (change: Partial<typeof first>): number =>
      evaluate({
        ...state,
        cars: [
          { ...first, x: 50, gear: 3, ...change },
          { ...second, x: 50, gear: 3 },
        ],
      })[0] ?? 0
    expect(share({ x: 80 })).toBeGreaterThan(share({}))
    expect(share({ gear: 0 })).toBeLessThan(share({}))
    expect(share({ debts: [{ kind: 'chance', due: 1, units: 1 }] })).toBeLessThan(share({}))
    expect(share({ status: 'smashed' })).toBe(0)
  })

  test('the search takes most races from the cautious driver', () => {
    const { cautious } = leMansBots(leMans)
    expect(taken(leMans, { seats: 2 }, searchLeMans(leMans)(), cautious, 8)).toBeGreaterThan(0.7)
  })
})
