import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Bot,
  type GameResult,
  mergeTournaments,
  playPairing,
  type Pairing,
  randomBot,
  rate,
  remaining,
  schedule,
  type Tournament,
} from '../../src/bots/index.js'
import { right } from '../core/positions.js'
import { type Move, type Options, toyGame, type View } from '../core/toy-game.js'

const roller: Bot<View, Move> = (_, legal, rng) => [legal.find(({ _tag }) => _tag === 'Roll') as Move, rng]
const cheat: Bot<View, Move> = (_, __, rng) => [{ _tag: 'Face', face: 6 }, rng]
const BOTS: Readonly<Record<string, Bot<View, Move>>> = { roller, cheat, random: randomBot }

const play = (pairing: Pairing, maxPlies = 1000): GameResult =>
  right(
    playPairing(toyGame, {
      options: { target: 12 },
      bot: (name) => BOTS[name] ?? randomBot,
      budget: { iterations: 1 },
      maxPlies,
    })(pairing),
  )

describe('a schedule', () => {
  test('gives every bot each seat equally often against each other bot', () => {
    const games = schedule({ bots: ['a', 'b', 'c'], seats: 2, games: 4, seed: 's' })
    const count = (first: string, second: string): number =>
      games.filter(({ bots }) => bots.join() === `${first},${second}`).length
    expect(games).toHaveLength(12)
    for (const [one, other] of [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ] as const)
      expect([count(one, other), count(other, one)]).toEqual([2, 2])
  })

  test('of three seats takes every three bots, each of them from every seat', () => {
    const games = schedule({ bots: ['a', 'b', 'c', 'd'], seats: 3, games: 3, seed: 's' })
    expect(games).toHaveLength(12)
    for (const bot of ['a', 'b', 'c', 'd'])
      expect([0, 1, 2].map((seat) => games.filter(({ bots }) => bots[seat] === bot).length)).toEqual([3, 3, 3])
  })

  test('with fewer bots than seats lets bots sit at several of them, all equally often', () => {
    const games = schedule({ bots: ['a', 'b', 'c'], seats: 4, games: 3, seed: 's' })
    expect(games.map(({ bots }) => bots.join(''))).toEqual(['abca', 'bcab', 'cabc'])
  })

  test('names no game twice, and has nothing left when all are played', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 2, max: 6 }), fc.nat(6), (bots, seats, games) => {
        const names = Array.from({ length: bots }, (_, index) => `bot${index}`)
        const all = schedule({ bots: names, seats, games, seed: 's' })
        const played = all.map((one) => ({ ...one, places: [], ended: 'over' as const, plies: 0, end: '' }))
        expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length)
        expect([remaining(all, played), remaining(all, [])]).toEqual([[], all])
      }),
    )
  })
})

describe('a game of a tournament', () => {
  test('is the same whenever it is played', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(100), (seed, round) => {
        const pairing = { bots: ['random', 'roller'], round, seed }
        expect(play(pairing)).toEqual(play(pairing))
      }),
    )
  })

  test('throws the same dice whatever the bots draw', () => {
    const drawing: Bot<View, Move> = (view, legal, rng) => roller(view, legal, randomBot(view, legal, rng)[1])
    const pairing = { bots: ['a', 'b'], round: 0, seed: 's' }
    const ends = [roller, drawing].map((bot) =>
      right(playPairing(toyGame, { options: { target: 12 }, bot: () => bot, budget: { iterations: 1 } })(pairing)),
    )
    expect(ends[0]).toEqual(ends[1])
  })

  test('is lost by who makes a move that the rules refuse', () => {
    expect(play({ bots: ['roller', 'cheat'], round: 0, seed: 's' })).toMatchObject({ places: [1, 2], ended: 'refused' })
  })

  test('that is broken off is level', () => {
    const cut = play({ bots: ['roller', 'random'], round: 0, seed: 's' }, 4)
    expect(cut).toMatchObject({ places: [1, 1], ended: 'brokenOff', plies: 4 })
  })

  test('is refused with the options', () => {
    const pairing = { bots: ['a', 'b'], round: 0, seed: 's' }
    expect(
      playPairing(toyGame, { options: { target: 1 }, bot: () => randomBot, budget: { iterations: 1 } })(pairing),
    ).toEqual(E.left({ _tag: 'BadTarget', target: 1 }))
  })

  test('needs a bot for every seat', () => {
    expect(() => play({ bots: ['roller'], round: 0, seed: 's' })).toThrow(
      'parc-ferme: defect in race: there is a bot for every seat',
    )
  })
})

const { name, edition, board } = toyGame
const head = { game: name, edition, board, options: { target: 12 }, iterations: 1, milliseconds: null }
const all = schedule({ bots: ['random', 'roller', 'cheat'], seats: 2, games: 4, seed: 's' }).map((one) => play(one))
const anyPart: fc.Arbitrary<Tournament<Options>> = fc.shuffledSubarray(all).map((results) => ({ ...head, results }))
const merged = (a: Tournament<Options>, b: Tournament<Options>): Tournament<Options> => right(mergeTournaments(a, b))

describe('parts of a tournament', () => {
  test('come together in any grouping and any order to the same results', () => {
    fc.assert(
      fc.property(anyPart, anyPart, anyPart, (a, b, c) => {
        expect(merged(merged(a, b), c)).toEqual(merged(a, merged(b, c)))
        expect(merged(a, b)).toEqual(merged(b, a))
        expect(merged(merged(a, b), b)).toEqual(merged(a, b))
      }),
    )
  })

  test('of another game, budget or option stay apart', () => {
    expect(mergeTournaments({ ...head, results: [] }, { ...head, iterations: 2, results: [] })).toEqual(
      E.left({ _tag: 'OtherTournament', field: 'iterations' }),
    )
    const clocked = { ...head, iterations: null, milliseconds: 200, results: [] }
    expect(mergeTournaments(clocked, { ...clocked, milliseconds: 20 })).toEqual(
      E.left({ _tag: 'OtherTournament', field: 'milliseconds' }),
    )
    expect(mergeTournaments({ ...head, results: [] }, { ...head, options: { target: 3 }, results: [] })).toEqual(
      E.left({ _tag: 'OtherTournament', field: 'options' }),
    )
  })

  test('that tell one game in two ways stay apart', () => {
    const first = all[0] as GameResult
    const second = { ...first, plies: first.plies + 1 }
    expect(mergeTournaments({ ...head, results: [first] }, { ...head, results: [second] })).toEqual(
      E.left({ _tag: 'OtherResult', first, second }),
    )
  })
})

describe('ratings', { timeout: 60_000 }, () => {
  const game = (round: number, places: ReadonlyArray<number>, bots = ['a', 'b']): GameResult => ({
    bots,
    round,
    seed: 's',
    places,
    ended: 'over',
    plies: 1,
    end: '',
  })

  test('are the same for the results in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (results) => {
        expect(rate(results, { resamples: 20 })).toEqual(rate(all, { resamples: 20 }))
      }),
      { numRuns: 5 },
    )
  })

  test('of two bots are the odds of their games, one draw added', () => {
    const results = Array.from({ length: 9 }, (_, round) => game(round, round < 6 ? [1, 2] : [2, 1]))
    const [best, worst] = rate(results)
    expect([best?.bot, best?.games, best?.score]).toEqual(['a', 9, 2 / 3])
    expect((best?.elo ?? 0) - (worst?.elo ?? 0)).toBeCloseTo(400 * Math.log10(6.5 / 3.5), 3)
    expect((best?.elo ?? 0) + (worst?.elo ?? 0)).toBeCloseTo(0, 6)
  })

  test('of bots that never lose or never win are finite', () => {
    const results = Array.from({ length: 50 }, (_, round) => game(round, [1, 2]))
    expect(rate(results).every(({ elo, low, high }) => [elo, low, high].every(Number.isFinite))).toBe(true)
  })

  test('have an interval that is right about as often as it says', () => {
    const trials = 60
    let held = 0
    for (let trial = 0; trial < trials; trial++) {
      const results = Array.from({ length: 100 }, (_, round) =>
        right(
          playPairing(toyGame, { options: { target: 12 }, bot: () => roller, budget: { iterations: 1 } })({
            bots: round % 2 === 0 ? ['a', 'b'] : ['b', 'a'],
            round,
            seed: String(trial),
          }),
        ),
      )
      // Both are the same bot, so each is worth 0.
      const [best] = rate(results, { resamples: 200 })
      if (best !== undefined && best.low <= 0 && best.high >= 0) held++
    }
    expect(held / trials).toBeGreaterThan(0.85)
  })

  test('have no interval where nothing is drawn anew', () => {
    const [best, worst] = rate([game(0, [1, 2])], { resamples: 0 })
    expect([best?.low, best?.high, worst?.low, worst?.high]).toEqual([0, 0, 0, 0])
    expect(best?.elo).toBeCloseTo(200 * Math.log10(3), 3)
  })

  test('of games with more seats count every pair of them', () => {
    const [first, second, third] = rate([game(0, [2, 1, 3], ['a', 'b', 'c'])])
    expect([first?.bot, second?.bot, third?.bot]).toEqual(['b', 'a', 'c'])
    expect([first?.score, second?.score, third?.score]).toEqual([1, 0.5, 0])
  })
})
