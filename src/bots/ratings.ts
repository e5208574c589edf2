/**
 * Ratings on the scale of Elo, with the doubt that is left.
 *
 * The model is that of Bradley and Terry, "Rank Analysis of Incomplete Block Designs", Biometrika 39, 1952, fitted by the MM algorithm of
 * Hunter, "MM algorithms for generalized Bradley-Terry models", Annals of Statistics 32, 2004. Intervals are percentiles of the
 * bootstrap over games: Efron and Tibshirani, "An Introduction to the Bootstrap", 1993, chapter 13.
 */
import { lookUp } from '../core/look-up.js'
import { integerBelow, type Rng, seeded } from '../core/rng.js'
import { byName, type GameResult } from './tournament.js'

/** How strong a bot is. */
export interface Rating {
  readonly bot: string
  /** 400 points make the odds ten to one; the mean of all bots is 0. */
  readonly elo: number
  /** Ends of the interval in which 95% of the resampled tournaments put it. */
  readonly low: number
  readonly high: number
  readonly games: number
  /** Share of the opponents left behind, those level counting half; 0 to 1. */
  readonly score: number
}

/** How ratings are worked out. */
export interface RatingOptions {
  /** Tournaments drawn anew from the games for the intervals; 500 if not given. */
  readonly resamples?: number
  /** Seed of these draws; `'ratings'` if not given. */
  readonly seed?: string
}

/** What two bots made of one game; `share` is that of the first: 1, 1/2 or 0. */
interface Meeting {
  readonly first: number
  readonly second: number
  readonly share: number
}

/** By pair of bots, row by row: games in which they met, and what the one of the row won of them. */
interface Table {
  readonly size: number
  readonly met: ReadonlyArray<number>
  readonly won: ReadonlyArray<number>
}

const meetingsOf = ({ bots, places }: GameResult, all: ReadonlyArray<string>): ReadonlyArray<Meeting> => {
  const entrants = bots.map((bot, seat) => ({ index: all.indexOf(bot), place: lookUp(places, seat) }))
  return entrants.flatMap((mine) =>
    entrants.flatMap((theirs) => {
      const share = mine.place < theirs.place ? 1 : mine.place === theirs.place ? 0.5 : 0
      return mine.index === theirs.index ? [] : [{ first: mine.index, second: theirs.index, share }]
    }),
  )
}

// One draw of every pair comes on top: it keeps the rating of a bot finite that won or lost all its games.
const tableOf = (size: number, games: ReadonlyArray<ReadonlyArray<Meeting>>): Table => {
  const met: Array<number> = Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 0 : 1))
  const won: Array<number> = met.map((prior) => prior / 2)
  for (const meetings of games)
    for (const { first, second, share } of meetings) {
      const at = first * size + second
      met[at] = lookUp(met, at) + 1
      won[at] = lookUp(won, at) + share
    }
  return { size, met, won }
}

const CLOSE_ENOUGH = 1e-7
const MOST_ROUNDS = 2000

/** One round of the MM algorithm: each strength anew from the others, the geometric mean being 1. */
const improved = ({ size, met, won }: Table, strengths: ReadonlyArray<number>): ReadonlyArray<number> => {
  const next = strengths.map((mine, row) => {
    let [wins, sum] = [0, 0]
    for (const [column, theirs] of strengths.entries()) {
      const at = row * size + column
      wins += lookUp(won, at)
      sum += lookUp(met, at) / (mine + theirs)
    }
    return wins / sum
  })
  const mean = Math.exp(next.reduce((total, strength) => total + Math.log(strength), 0) / size)
  return next.map((strength) => strength / mean)
}

const fitted = (table: Table, start: ReadonlyArray<number>): ReadonlyArray<number> => {
  let strengths = start
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = strengths
    strengths = improved(table, before)
    if (strengths.every((strength, index) => Math.abs(strength / lookUp(before, index) - 1) < CLOSE_ENOUGH)) break
  }
  return strengths
}

const resampled = <Game>(games: ReadonlyArray<Game>, rng: Rng): readonly [ReadonlyArray<Game>, Rng] => {
  const below = integerBelow(games.length)
  const drawn: Array<Game> = []
  let next = rng
  while (drawn.length < games.length) {
    const [index, after] = below(next)
    drawn.push(games[index] as Game)
    next = after
  }
  return [drawn, next]
}

const eloOf = (strength: number): number => 400 * Math.log10(strength)

const percentile = (sorted: ReadonlyArray<number>, share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))] ?? 0

/**
 * The rating of every bot in some results, the strongest first.
 *
 * A game of more than two seats counts as one game for each pair of its seats, decided by their places; the intervals take account of such
 * pairs not being independent, since whole games are drawn anew. One draw between every two bots is added, so that no rating is infinite;
 * with few games it pulls ratings together. The order of the results makes no difference.
 *
 * @param results - at least one game; every bot ought to be linked to the others by games
 * @example
 * import assert from 'node:assert'
 * import { rate } from 'parc-ferme/bots'
 *
 * const game = { bots: ['a', 'b'], seed: '1', ended: 'over' as const, plies: 90, end: '' }
 * const results = [0, 1, 2, 3].map((round) => ({ ...game, round, places: round === 0 ? [2, 1] : [1, 2] }))
 * const [best, worst] = rate(results)
 * assert.deepStrictEqual([best?.bot, best?.score, worst?.bot, worst?.score], ['a', 0.75, 'b', 0.25])
 * // Three wins of four and the added draw: odds of 7 to 3.
 * assert.ok(Math.abs((best?.elo ?? 0) - (worst?.elo ?? 0) - 400 * Math.log10(7 / 3)) < 1e-3)
 */
export const rate = (
  results: ReadonlyArray<GameResult>,
  { resamples = 500, seed = 'ratings' }: RatingOptions = {},
): ReadonlyArray<Rating> => {
  const bots = [...new Set(results.flatMap((result) => result.bots))].sort()
  const games = inOrder(results).map((result) => meetingsOf(result, bots))
  const strengths = fitted(
    tableOf(bots.length, games),
    bots.map(() => 1),
  )
  const drawn: Array<ReadonlyArray<number>> = []
  let rng = seeded(seed)
  for (let count = 0; count < resamples; count++) {
    const [again, next] = resampled(games, rng)
    rng = next
    drawn.push(fitted(tableOf(bots.length, again), strengths))
  }
  return bots
    .map((bot, index) => {
      const sorted = drawn.map((one) => eloOf(lookUp(one, index))).sort((a, b) => a - b)
      const own = games.flatMap((meetings) => meetings.filter(({ first }) => first === index))
      return {
        bot,
        elo: eloOf(lookUp(strengths, index)),
        low: percentile(sorted, 0.025),
        high: percentile(sorted, 0.975),
        games: games.filter((meetings) => meetings.some(({ first }) => first === index)).length,
        score: own.reduce((sum, { share }) => sum + share, 0) / own.length,
      }
    })
    .sort((a, b) => b.elo - a.elo)
}

const inOrder = (results: ReadonlyArray<GameResult>): ReadonlyArray<GameResult> => [...results].sort(byName)
