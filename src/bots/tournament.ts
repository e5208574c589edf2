/**
 * Tournaments: who plays whom, from which seats, on which seed; one game of them; and results that can be put together.
 *
 * All of it is pure. What a game comes to depends on its pairing alone, never on the games before it or on who runs it, so any number of
 * machines may share a tournament and put their results together in any order.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import type { Game, Seat } from '../core/game.js'
import { canonical } from '../core/hash.js'
import type { Bot, Budget } from './bot.js'
import { drivenOut, type Ending } from './race.js'

/** One game to be played. */
export interface Pairing {
  /** Names of the bots by seat; a bot may sit at several seats. */
  readonly bots: ReadonlyArray<string>
  /** Which game of these bots it is, counted from 0; the seats rotate from one to the next. */
  readonly round: number
  /** Seed of the tournament; that of the game is derived from it, the round and the bots. */
  readonly seed: string
}

/** How a game of a tournament went. */
export interface GameResult extends Pairing, Ending {}

/** The results of a tournament, or of a part of it, as plain JSON. */
export interface Tournament<Options> {
  /** Name, edition and board of the game, as in its records. */
  readonly game: string
  readonly edition: string
  readonly board: string
  readonly options: Options
  /** How long the bots may think about a decision, in iterations; `null` where the clock says it. */
  readonly iterations: number | null
  /** How long by the clock; `null` where iterations say it. */
  readonly milliseconds: number | null
  /** In order of seed, bots and round; no two of the same pairing. */
  readonly results: ReadonlyArray<GameResult>
}

/** Why two results are not of one tournament. */
export type MergeRefusal =
  /** They differ in the game, its options or the budget; `field` says in which. */
  | { readonly _tag: 'OtherTournament'; readonly field: string }
  /** The same game went in two ways, as it may if the clock was the budget or a bot has changed. */
  | { readonly _tag: 'OtherResult'; readonly first: GameResult; readonly second: GameResult }

/** Who meets whom, and how often. */
export interface ScheduleOptions {
  /** Names of the bots, at least two, all different. */
  readonly bots: ReadonlyArray<string>
  /** Seats of each game, at least 2. */
  readonly seats: number
  /** Games of each group of bots; a multiple of the number of seats gives every bot each seat equally often. */
  readonly games: number
  readonly seed: string
}

const groupsOf = (bots: ReadonlyArray<string>, size: number): ReadonlyArray<ReadonlyArray<string>> =>
  size === 0
    ? [[]]
    : bots.flatMap((bot, index) => groupsOf(bots.slice(index + 1), size - 1).map((others) => [bot, ...others]))

/**
 * Every group of bots that fills the seats, each for so many games, with the seats rotated.
 *
 * Two seats make it a round robin. Where there are fewer bots than seats, all of them play, and some from several seats.
 *
 * @example
 * import assert from 'node:assert'
 * import { schedule } from 'parc-ferme/bots'
 *
 * const games = schedule({ bots: ['random', 'sensible', 'search'], seats: 2, games: 2, seed: '1962' })
 * assert.deepStrictEqual(
 *   games.map(({ bots }) => bots.join(' ')),
 *   ['random sensible', 'sensible random', 'random search', 'search random', 'sensible search', 'search sensible'],
 * )
 */
export const schedule = ({ bots, seats, games, seed }: ScheduleOptions): ReadonlyArray<Pairing> =>
  groupsOf(bots, Math.min(seats, bots.length)).flatMap((group) =>
    Array.from({ length: games }, (_, round) => ({
      bots: Array.from({ length: seats }, (__, seat) => group[(round + seat) % group.length] as string),
      round,
      seed,
    })),
  )

/** The name of a game: the same for equal pairings only. */
const nameOf = ({ seed, bots, round }: Pairing): string => canonical([seed, bots, round])

/**
 * The games that are not played yet.
 *
 * @example
 * import assert from 'node:assert'
 * import { remaining, schedule } from 'parc-ferme/bots'
 *
 * const games = schedule({ bots: ['random', 'sensible'], seats: 2, games: 4, seed: '1962' })
 * const played = games.slice(0, 3).map((game) => ({ ...game, places: [1, 2], ended: 'over' as const, plies: 90, end: '' }))
 * assert.deepStrictEqual(remaining(games, played), games.slice(3))
 */
export const remaining = (
  pairings: ReadonlyArray<Pairing>,
  played: ReadonlyArray<GameResult>,
): ReadonlyArray<Pairing> => {
  const known = new Set(played.map(nameOf))
  return pairings.filter((pairing) => !known.has(nameOf(pairing)))
}

/** How one game of a tournament is played. */
export interface PlayOptions<Options, View, Move> {
  readonly options: Options
  /** Makes the bot of a name for one seat of one game, so that a bot that remembers begins anew. */
  readonly bot: (name: string, seat: Seat) => Bot<View, Move>
  readonly budget: Budget
  /** Most moves; 100,000 if not given. */
  readonly maxPlies?: number
}

/**
 * Plays one game of a tournament to its end.
 *
 * Chance and each seat have a generator of their own, derived from the pairing, so what a bot draws does not change the dice. A move
 * that the rules refuse ends the game.
 *
 * @returns how the game went. Refuses what the rules refuse of the options.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { playPairing, randomBot } from 'parc-ferme/bots'
 * import { formula1 } from 'parc-ferme/formula-1'
 *
 * const pairing = { bots: ['a', 'b'], round: 0, seed: '1962' }
 * const play = playPairing(formula1, { options: { seats: 2, laps: 3 }, bot: () => randomBot, budget: { iterations: 1 } })
 * const played = play(pairing)
 * assert.ok(E.isRight(played))
 * assert.deepStrictEqual([played.right.ended, play(pairing)], ['over', played])
 */
export const playPairing =
  <Options, State, Move, View, Refusal>(
    game: Pick<
      Game<Options, State, Move, unknown, View, Refusal>,
      'setup' | 'turn' | 'legal' | 'outcomes' | 'advance' | 'view'
    >,
    { options, bot, ...rest }: PlayOptions<Options, View, Move>,
  ) =>
  (pairing: Pairing): E.Either<Refusal, GameResult> => {
    const first = game.setup(options)
    if (first._tag === 'Left') return first
    const bots = pairing.bots.map((name, seat) => bot(name, seat))
    const course = { game, next: game.advance }
    const { bots: names, round, seed } = pairing
    return right({
      bots: names,
      round,
      seed,
      ...drivenOut(course, first.right.state, bots, { seed: nameOf(pairing), ...rest }),
    })
  }

/** Order of results, in which equal ones meet. */
export const byName = (a: GameResult, b: GameResult): number => {
  const [first, second] = [nameOf(a), nameOf(b)]
  return first < second ? -1 : first > second ? 1 : 0
}

/**
 * The games of two parts of a tournament; games that both have count once.
 *
 * Parts may be put together in any order and any grouping, with the same result.
 *
 * @returns all games. Refuses `OtherTournament` and `OtherResult`.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { mergeTournaments } from 'parc-ferme/bots'
 *
 * const game = { bots: ['a', 'b'], round: 0, seed: '1', places: [1, 2], ended: 'over' as const, plies: 90, end: '' }
 * const thinking = { iterations: 100, milliseconds: null }
 * const head = { game: 'formula-1', edition: 'grand-prix/1', board: '0', options: { seats: 2 }, ...thinking }
 * const later = { ...game, round: 1, bots: ['b', 'a'] }
 * assert.deepStrictEqual(
 *   mergeTournaments({ ...head, results: [later] }, { ...head, results: [game, later] }),
 *   E.right({ ...head, results: [game, later] }),
 * )
 */
export const mergeTournaments = <Options>(
  a: Tournament<Options>,
  b: Tournament<Options>,
): E.Either<MergeRefusal, Tournament<Options>> => {
  for (const field of ['game', 'edition', 'board', 'options', 'iterations', 'milliseconds'] as const)
    if (canonical(a[field]) !== canonical(b[field])) return left({ _tag: 'OtherTournament', field })
  const byPairing = new Map(a.results.map((result) => [nameOf(result), result]))
  for (const second of b.results) {
    const first = byPairing.get(nameOf(second))
    if (first !== undefined && canonical(first) !== canonical(second))
      return left({ _tag: 'OtherResult', first, second })
    byPairing.set(nameOf(second), second)
  }
  const { game, edition, board, options, iterations, milliseconds } = a
  return right({
    game,
    edition,
    board,
    options,
    iterations,
    milliseconds,
    results: [...byPairing.values()].sort(byName),
  })
}
