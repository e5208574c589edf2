/**
 * The command `tournament`: bots rated by many games, on all cores, to be broken off and gone on with, and put together from parts.
 */
import { availableParallelism } from 'node:os'
import { either as E } from 'fp-ts'
import { Piscina } from 'piscina'
import { type GameResult, type Pairing, remaining, schedule, type Tournament } from '../bots/index.js'
import type { Fault } from '../core/game.js'
import { type Arena, type Job, LONGEST_SEED } from './arena.js'
import { arenaIn, BOT_NAMES, GAME } from './arena-flags.js'
import {
  type Command,
  complainOf,
  type ExitCode,
  type Given,
  messageOf,
  type Problem,
  textOf,
  type Values,
  wholeNumber,
  wrongUsage,
} from './command.js'
import { progressOf } from './progress.js'
import type { Terminal } from './terminal.js'
import { fileIn, knownIn, merged, save, showRatings, withResults } from './tournament-results.js'

/** All that a tournament needs, read from the command line. */
interface Plan {
  readonly pairings: ReadonlyArray<Pairing>
  readonly job: Omit<Job, 'pairing'>
  readonly workers: number
  readonly out: string
  /** Head of the results, with those that are known. */
  readonly known: Tournament<unknown>
}

// The program of the threads, beside the one that runs.
const WORKER = new URL('./tournament-worker.js', import.meta.url).href

const run = async ({ values, operands }: Given, terminal: Terminal): Promise<ExitCode> => {
  const [word, ...files] = operands
  if (word === 'merge') return merge(values, files, terminal)
  if (word !== undefined)
    return complained({ path: 'tournament', expected: 'flags, or merge and files', found: word }, terminal)
  const plan = planIn(values)
  return E.isLeft(plan) ? complainOf(plan.left, terminal) : playPlan(plan.right, terminal)
}

const complained = (fault: Fault, terminal: Terminal): ExitCode => complainOf(wrongUsage(fault), terminal)

const misused = <A>(read: E.Either<Fault, A>): E.Either<Problem, A> => E.mapLeft(wrongUsage)(read)

const botsIn = (values: Values, { bots }: Arena): E.Either<Fault, ReadonlyArray<string>> => {
  const said = textOf(values, 'bots')
  const names = said === '' ? bots : said.split(',')
  const isKnown = (name: string): boolean =>
    /^[^:]+(:[1-9]\d{0,8}(ms)?)?$/.test(name) && bots.includes(name.replace(/:.*/, ''))
  return names.length >= 2 && new Set(names).size === names.length && names.every(isKnown)
    ? E.right(names)
    : E.left({
        path: '--bots',
        expected: `two or more of ${bots.join(', ')}, each once, perhaps with :iterations or :milliseconds and ms`,
        found: said,
      })
}

const seedIn = (values: Values): E.Either<Fault, string> => {
  const seed = textOf(values, 'seed')
  return seed.length <= LONGEST_SEED
    ? E.right(seed)
    : E.left({ path: '--seed', expected: `at most ${LONGEST_SEED} characters`, found: seed })
}

const LIMITS = {
  games: [1, 1_000_000],
  iterations: [1, 999_999_999],
  milliseconds: [0, 3_600_000],
  workers: [0, 256],
} as const

type Numbers = Readonly<Record<keyof typeof LIMITS | 'seats', number>>

const numbersIn = (values: Values, seats: readonly [number, number]): E.Either<Fault, Numbers> => {
  const read: Record<keyof Numbers, number> = { seats: 0, games: 0, iterations: 0, milliseconds: 0, workers: 0 }
  for (const name of ['seats', 'games', 'iterations', 'milliseconds', 'workers'] as const) {
    const [least, most] = name === 'seats' ? seats : LIMITS[name]
    const value = wholeNumber(values, name, least, most)
    if (E.isLeft(value)) return value
    read[name] = value.right
  }
  return E.right(read)
}

const planIn = (values: Values): E.Either<Problem, Plan> => {
  const arena = misused(arenaIn(values))
  if (E.isLeft(arena)) return arena
  const bots = misused(botsIn(values, arena.right))
  if (E.isLeft(bots)) return bots
  const numbers = misused(numbersIn(values, arena.right.seats))
  if (E.isLeft(numbers)) return numbers
  const { seats, games, workers } = numbers.right
  const seed = misused(seedIn(values))
  if (E.isLeft(seed)) return seed
  const options = misused(arena.right.options(seats, textOf(values, 'options')))
  if (E.isLeft(options)) return options
  const job = jobIn(arena.right, options.right, numbers.right)
  const out = textOf(values, 'out')
  const known = knownIn(arena.right, out, emptyOf(arena.right, job))
  if (E.isLeft(known)) return known
  return E.right({
    pairings: schedule({ bots: bots.right, seats, games, seed: seed.right }),
    job,
    workers: workers === 0 ? availableParallelism() : workers,
    out,
    known: known.right,
  })
}

const jobIn = ({ game }: Arena, options: string, { iterations, milliseconds }: Numbers): Plan['job'] => ({
  game,
  options,
  thinking: milliseconds === 0 ? { iterations } : { milliseconds },
})

const emptyOf = ({ game, edition, board }: Arena, { options, thinking }: Plan['job']): Tournament<unknown> => ({
  game,
  edition,
  board,
  options: JSON.parse(options) as unknown,
  iterations: 'iterations' in thinking ? thinking.iterations : null,
  milliseconds: 'milliseconds' in thinking ? thinking.milliseconds : null,
  results: [],
})

const SAVE_EVERY = 5000

/** Plays what is left of a plan, saving now and then, and prints the ratings. */
const playPlan = async (plan: Plan, terminal: Terminal): Promise<ExitCode> => {
  const { complain } = terminal
  const { out, known, workers, pairings } = plan
  const ready = save(out, known)
  if (E.isLeft(ready)) return complainOf(ready.left, terminal)
  const left = remaining(pairings, known.results)
  const progress = progressOf(left.length, 'games', complain)
  const played: Array<GameResult> = []
  const soFar = (): Tournament<unknown> => withResults(known, played)
  let savedAt = Date.now()
  const done = (result: GameResult): void => {
    played.push(result)
    progress.step(played.length)
    if (Date.now() - savedAt < SAVE_EVERY) return
    savedAt = Date.now()
    // If this fails, the last one is told of.
    save(out, soFar())
  }
  const failure = await playAll(plan, left, Math.min(workers, Math.max(1, left.length)), done)
  progress.stop()
  const results = soFar()
  if (failure === 'interrupted')
    complain(out === '' ? 'broken off' : `broken off; the same command goes on from ${out}`)
  else if (failure !== null) complain(failure)
  const ended = saved(out, results, terminal)
  if (ended !== 0) return ended
  return failure === null ? 0 : failure === 'interrupted' ? 130 : 1
}

/** Plays games in as many threads; stops at the first failure and says which, or `'interrupted'` from the keyboard. */
const playAll = async (
  { job }: Plan,
  pairings: ReadonlyArray<Pairing>,
  workers: number,
  done: (result: GameResult) => void,
): Promise<string | null> => {
  const pool = new Piscina<Job, E.Either<string, GameResult>>({
    filename: WORKER,
    minThreads: workers,
    maxThreads: workers,
  })
  let [next, failure]: readonly [number, string | null] = [0, null]
  const interrupt = (): void => {
    failure = 'interrupted'
  }
  process.once('SIGINT', interrupt)
  const lane = async (): Promise<void> => {
    for (;;) {
      const pairing = pairings[next++]
      if (pairing === undefined || failure !== null) return
      const result = await pool.run({ ...job, pairing })
      if (E.isLeft(result)) failure ??= result.left
      else done(result.right)
    }
  }
  // Twice as many as threads, so that no thread waits for the next game.
  await Promise.all(Array.from({ length: 2 * workers }, lane)).catch((error: unknown) => {
    failure ??= messageOf(error)
  })
  process.removeListener('SIGINT', interrupt)
  await pool.destroy()
  return failure
}

const merge = (values: Values, files: ReadonlyArray<string>, terminal: Terminal): ExitCode => {
  const arena = arenaIn(values)
  if (E.isLeft(arena)) return complained(arena.left, terminal)
  const [first, ...others] = files
  if (first === undefined) return complained({ path: 'merge', expected: 'files', found: 'none' }, terminal)
  let all = fileIn(arena.right, first)
  for (const file of others)
    all = E.chain((before: Tournament<unknown>) =>
      E.chain((part: Tournament<unknown>) => merged(file, before, part))(fileIn(arena.right, file)),
    )(all)
  if (E.isLeft(all)) return complainOf(all.left, terminal)
  return saved(textOf(values, 'out'), all.right, terminal)
}

/** Prints the ratings and writes the results; they are not lost to the eye if they cannot be written. */
const saved = (out: string, results: Tournament<unknown>, terminal: Terminal): ExitCode => {
  for (const line of showRatings(results.results)) terminal.print(line)
  const written = save(out, results)
  return E.isLeft(written) ? complainOf(written.left, terminal) : 0
}

/** Rates bots. */
export const tournament: Command = {
  name: 'tournament',
  summary: 'rate bots by many games on all cores',
  operands: [
    { name: 'merge', help: 'this word: no game is played, but files of results are put together', count: 'optional' },
    { name: 'files', help: 'the files of results to put together', count: 'any' },
  ],
  flags: {
    game: GAME,
    bots: { help: 'who plays, such as sensible,search or search:100,search:200ms; all if not given', default: '' },
    seats: { help: 'seats of each game', default: '2' },
    games: { help: 'games of each group of bots', default: '100' },
    seed: { help: 'any word or number; the same seed gives the same results', default: '1962' },
    options: { help: 'further options of the game as JSON, such as {"laps":5}', default: '{}' },
    iterations: { help: 'how long bots think about a decision', default: '300' },
    milliseconds: { help: 'think for so long instead; results then depend on the machine', default: '0' },
    workers: { help: 'threads; 0 for one a core', default: '0' },
    out: { help: 'file of the results; games that it holds are not played again', default: '' },
  },
  groups: [],
  notes: ['parc-ferme tournament merge --out all.json part.json other-part.json', BOT_NAMES],
  run,
}
