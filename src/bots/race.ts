/**
 * A game from its setup to its end with a bot in every seat.
 */
import type { either as E } from 'fp-ts'
import { throwChance } from '../core/chance.js'
import { defect } from '../core/defect.js'
import { lookUp } from '../core/look-up.js'
import { right } from '../core/either.js'
import type { Game, Over, Seat, Standing, Step } from '../core/game.js'
import { hash } from '../core/hash.js'
import type { Match } from '../core/match.js'
import { movesFrom } from '../core/moves.js'
import { type Rng, seeded } from '../core/rng.js'
import type { Bot, Budget } from './bot.js'

/** A bot in a seat, and what it is called. */
export interface Racer<View, Move> {
  readonly name: string
  readonly bot: Bot<View, Move>
}

/** What a race needs beside the game. */
export interface RaceOptions<Options, View, Move> {
  readonly options: Options
  /** By seat, one for each. */
  readonly racers: ReadonlyArray<Racer<View, Move>>
  /** Chance and each seat have a generator of their own that is derived from it. */
  readonly seed: string
  /** For every decision; if not given, each bot takes its own. */
  readonly budget?: Budget
  /** Most moves, decisions and chance alike; 100,000 if not given. */
  readonly maxPlies?: number
}

/** How a game between bots ended; the seat at fault of a refused move comes last, and all are level in a game that was broken off. */
export interface Ending {
  /** Final place by seat, 1 for the winner's; level seats carry the same number. */
  readonly places: ReadonlyArray<number>
  readonly ended: 'over' | 'refused' | 'brokenOff'
  /** Moves made, decisions and chance alike. */
  readonly plies: number
  /** Hash of the last position. */
  readonly end: string
}

/** How a race ended, and who drove. */
export interface RaceResult extends Ending {
  /** Names of the bots by seat. */
  readonly bots: ReadonlyArray<string>
}

/** A whole race. */
export interface Raced<Options, State, Move, Event> {
  readonly result: RaceResult
  /** All that was played; its state is the last position. */
  readonly match: Match<Options, State, Move>
  /** What each move led to; the first step is that of the setup. */
  readonly steps: ReadonlyArray<Step<State, Event>>
  /** The final standings; `null` where the game did not end by its rules. */
  readonly over: Over | null
}

/** What the loop asks of a game; `next` makes the move. */
interface Course<State, Move, View> {
  readonly game: Pick<Game<never, State, Move, never, View, unknown>, 'turn' | 'legal' | 'outcomes' | 'view'>
  readonly next: (state: State, move: Move) => E.Either<unknown, State>
}

const MOST_PLIES = 100_000

const level = (seats: number): ReadonlyArray<number> => Array.from({ length: seats }, () => 1)

const placesOf = (standings: ReadonlyArray<Standing>): ReadonlyArray<number> => {
  const places: Array<number> = standings.map(() => 0)
  for (const { seat, place } of standings) places[seat] = place
  return places
}

/** A bot for every seat, each with its own generator; asked for the move of a seat. */
const deciding = <State, Move, View>(
  game: Course<State, Move, View>['game'],
  bots: ReadonlyArray<Bot<View, Move>>,
  seed: string,
  budget: Budget | undefined,
): ((state: State, seat: Seat) => Move) => {
  const rngs: Array<Rng> = bots.map((_, seat) => seeded(`${seed} seat ${seat}`))
  return (state, seat) => {
    const bot = bots[seat] ?? defect('race', 'there is a bot for every seat')
    const rng = lookUp(rngs, seat)
    const offered = game.legal(state)
    const legal = offered.length > 0 ? offered : defect('race', 'a seat that must choose has a legal move')
    const [move, next] = bot(game.view(state, seat), legal, rng, budget)
    rngs[seat] = next
    return move
  }
}

/** The game from a position to its end, and how it ended. */
export const drivenOut = <State, Move, View>(
  { game, next }: Course<State, Move, View>,
  start: State,
  bots: ReadonlyArray<Bot<View, Move>>,
  { seed, budget, maxPlies = MOST_PLIES }: Pick<RaceOptions<never, View, Move>, 'seed' | 'budget' | 'maxPlies'>,
): Ending => {
  const thrown = throwChance(game)
  const decide = deciding(game, bots, seed, budget)
  let [state, chance] = [start, seeded(`${seed} chance`)]
  for (let plies = 0; ; plies++) {
    const turn = game.turn(state)
    if (turn._tag === 'Over') return { places: placesOf(turn.standings), ended: 'over', plies, end: hash(state) }
    if (plies >= maxPlies) return { places: level(bots.length), ended: 'brokenOff', plies, end: hash(state) }
    const [move, rng] = turn._tag === 'Chance' ? thrown(state, chance) : [decide(state, turn.seat), chance]
    const advanced = next(state, move)
    if (advanced._tag === 'Left') {
      const seat =
        turn._tag === 'Choose' ? turn.seat : defect('race', 'an outcome of chance that is listed is accepted')
      return { places: level(bots.length).with(seat, bots.length), ended: 'refused', plies, end: hash(state) }
    }
    state = advanced.right
    chance = rng
  }
}

/**
 * Plays a whole game with a bot in every seat: how it ended, the match, and what happened on the way.
 *
 * What a bot draws does not change the dice. A move that the rules refuse ends the game.
 *
 * @returns the race. Refuses what the rules refuse of the options.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { race, randomBot, sensibleFormula1 } from 'parc-ferme/bots'
 * import { formula1 } from 'parc-ferme/formula-1'
 *
 * const racers = [{ name: 'random', bot: randomBot }, { name: 'sensible', bot: sensibleFormula1(formula1) }]
 * const raced = race(formula1)({ options: { seats: 2, laps: 3 }, racers, seed: '1962' })
 * if (E.isLeft(raced)) throw new Error('two drivers and three laps can be raced')
 * const { result, match, steps } = raced.right
 * assert.deepStrictEqual([result.bots, result.ended], [['random', 'sensible'], 'over'])
 * assert.deepStrictEqual([steps.length, steps.at(-1)?.state], [1 + result.plies, match.state])
 */
export const race =
  <Options, State, Move, Event, View, Refusal>(
    game: Pick<
      Game<Options, State, Move, Event, View, Refusal>,
      'setup' | 'turn' | 'legal' | 'outcomes' | 'apply' | 'view'
    >,
  ) =>
  ({
    options,
    racers,
    ...rest
  }: RaceOptions<Options, View, Move>): E.Either<Refusal, Raced<Options, State, Move, Event>> => {
    const first = game.setup(options)
    if (first._tag === 'Left') return first
    const steps: Array<Step<State, Event>> = [first.right]
    const moves: Array<Move> = []
    const next = (state: State, move: Move): E.Either<Refusal, State> => {
      const step = game.apply(state, move)
      if (step._tag === 'Left') return step
      moves.push(move)
      steps.push(step.right)
      return right(step.right.state)
    }
    const ending = drivenOut(
      { game, next },
      first.right.state,
      racers.map(({ bot }) => bot),
      rest,
    )
    const { state } = steps.at(-1) as Step<State, Event>
    const turn = game.turn(state)
    return right({
      result: { bots: racers.map(({ name }) => name), ...ending },
      match: { options, moves: movesFrom(moves), state },
      steps,
      over: turn._tag === 'Over' ? turn : null,
    })
  }
