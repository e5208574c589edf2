/** Makes the vectors of a game: races, from which positions are taken that show something seldom shown, and some others. */
import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { type Seat, seeded, throwChance } from '../../src/core/index.js'
import { BETWEEN } from '../exercise/exercise.js'
import { answerTo, type Result } from './answer.js'
import { candidatesOf, poolOf } from './candidates.js'
import { drawsOf, valueOf } from './draw.js'
import { featuresAt, featuresOf, featuresRefused, tally } from './features.js'
import type { Subject } from './games.js'
import { namedIn, type Trial, trialOf } from './trial.js'
import { headOf, writtenPosition, writtenResult } from './write.js'

/** How many vectors are made of a game. */
const VECTORS = 2_200
const WALKS = 60
const SETUPS = 4_000
const MOST_PLIES = 1_200
/** Where a race is steered, how many moves are tried before one is made that shows nothing new. */
const STEERED = 6
/** One in so many positions is looked at without a reason; one in so many of those is taken without a reason. */
const LOOKED_AT = 4
const SPARE = 3

/** The lines of the file of a game. */
export const generate = <Options, State, Move, Event, View>(
  subject: Subject<Options, State, Move, Event, View>,
): ReadonlyArray<string> => {
  const { game, arbitraries, drivers, seats } = subject
  const codec = arbitraries.codecs.options
  const answer = answerTo(game)
  const draw = drawsOf(`vectors of ${game.name}`)
  const pool = poolOf<Move>(draw)
  const shown = tally()
  const exercised = new Set<string>()
  const candidatesAt = candidatesOf(subject, pool, draw)
  const tried = trialOf(subject)
  const lines = [headOf(subject)]
  let before: unknown = null

  const write = (clauses: ReadonlyArray<string>, body: object): void => {
    for (const clause of clauses) exercised.add(clause)
    lines.push(JSON.stringify({ id: lines.length, ...body }))
  }

  const writePosition = (state: State, trials: ReadonlyArray<Trial<Move>>): void => {
    const position = answer({ state, moves: trials.map(({ move }) => move) })
    if (!('turn' in position)) return
    write(
      trials.flatMap(({ clauses }) => clauses),
      writtenPosition(before, state, trials, position),
    )
    before = state
  }

  const chosen = (trials: ReadonlyArray<Trial<Move>>, isRefused: boolean, times: number, most: number) => {
    const picked: Array<Trial<Move>> = []
    for (const trial of trials) {
      if (picked.length === most) break
      if (trial.isRefused !== isRefused || !shown.isRare(trial.features, times)) continue
      shown.add(trial.features)
      picked.push(trial)
    }
    return picked
  }

  const consider = (state: State, isFirst: boolean, taken: Move | null): void => {
    const takes = taken === null ? [] : [tried(state, isFirst, taken)]
    if (taken !== null && draw(LOOKED_AT) !== 0 && !takes.some(({ features }) => shown.isRare(features, 3))) return
    const trials = candidatesAt(state).map((move) => tried(state, isFirst, move))
    const here = featuresAt(state, game.turn(state))
    const isWanted = shown.isRare(here, 2) || takes.some(({ features }) => shown.isRare(features, 3))
    const accepted = chosen(trials, false, 3, 3)
    const refused = chosen(trials, true, 6, 4)
    const isSpare = lines.length <= VECTORS && draw(SPARE) === 0
    if (!isWanted && !isSpare && accepted.length + refused.length === 0) return
    shown.add([...here, ...takes.flatMap(({ features }) => features)])
    const others = trials.filter(({ isRefused }) => isRefused).slice(-1)
    writePosition(state, [...takes, ...accepted, ...refused, ...others])
  }

  const setUp = (options: Options): State | null => {
    const step = game.setup(options)
    const clauses = namedIn(E.isLeft(step) ? step.left : step.right.events)
    const features = E.isLeft(step) ? featuresRefused(step.left, clauses) : featuresOf(step.right.events, clauses)
    if (shown.isRare(features, 3))
      write(clauses, { options, clauses, ...writtenResult(null, answer({ options }) as Result) })
    shown.add(features)
    return E.isRight(step) ? step.right.state : null
  }

  const optionsOf = (rarity: number, isWild: boolean): Options => {
    const options = valueOf(codec, draw, rarity) as Options
    return isWild ? options : { ...options, seats: 1 + draw(seats) }
  }

  const begin = (walk: number): State | null => {
    if (walk % 2 === 0) return setUp(fc.sample(arbitraries.options, { seed: walk, numRuns: 1 })[0] as Options)
    for (let left = 200; left > 0; left--) {
      const options = optionsOf(walk % 3 === 0 ? 2 : 4, false)
      const state = codec.is(options) ? setUp(options) : null
      if (state !== null) return state
    }
    return null
  }

  /** Of a few moves the first that shows something new, else the first. */
  const steered = (state: State, isFirst: boolean): Move => {
    const open = [...game.legal(state), ...game.outcomes(state).map(({ move }) => move)]
    const few = Array.from({ length: STEERED }, () => open[draw(open.length)] as Move)
    return few.find((move) => shown.isRare(tried(state, isFirst, move).features, 1)) ?? (few[0] as Move)
  }

  const race = (walk: number, start: State): void => {
    let state = start
    let rng = seeded(`vectors ${walk}`)
    const isSteered = walk % 4 >= 2
    const driverOf = (seat: Seat) => drivers[(walk + (walk % 2 === 0 ? 0 : seat)) % drivers.length]
    for (let plies = 0; plies < MOST_PLIES; plies++) {
      const turn = game.turn(state)
      if (turn._tag === 'Over') break
      const bot = turn._tag === 'Choose' ? driverOf(turn.seat) : undefined
      const [move, next] = isSteered
        ? [steered(state, plies === 0), rng]
        : turn._tag === 'Choose' && bot !== undefined
          ? bot(game.view(state, turn.seat), game.legal(state), rng, { iterations: 20 })
          : throwChance(game)(state, rng)
      rng = next
      pool.add(move)
      consider(state, plies === 0, move)
      const step = game.advance(state, move)
      if (E.isLeft(step)) break
      state = step.right
    }
    consider(state, false, null)
  }

  /** The last of some moves; the position before it comes by the others. */
  const rerun = (options: Options, moves: ReadonlyArray<Move>): void => {
    let { state } = orThrow(game.setup(options))
    for (const move of moves.slice(0, -1)) state = orThrow(game.advance(state, move))
    writePosition(state, [tried(state, moves.length === 1, moves.at(-1) as Move)])
  }

  const parsed = (lines: string): ReadonlyArray<Move> =>
    lines === '' ? [] : lines.split(BETWEEN).map((line) => orThrow(game.notation.parse(line)))

  for (const options of subject.wrongOptions) setUp(options)
  for (let left = SETUPS; left > 0; left--) {
    const options = optionsOf(2 + draw(12), draw(2) === 0)
    if (codec.is(options)) setUp(options)
  }
  for (let walk = 0; walk < WALKS || (lines.length <= VECTORS && walk < 5 * WALKS); walk++) {
    const start = begin(walk)
    if (start !== null) race(walk, start)
  }
  for (const { clauses, options, moves, refused } of subject.records) {
    if (clauses.every((clause) => exercised.has(clause))) continue
    rerun(options, [...parsed(moves), ...(refused === null ? [] : parsed(refused))])
  }
  for (const { options, moves, refused } of subject.scenes)
    rerun(options, [...parsed(moves), ...(refused === null ? [] : [refused as Move])])
  return lines
}

const orThrow = <A>(either: E.Either<unknown, A>): A => {
  if (E.isLeft(either)) throw new Error(JSON.stringify(either.left))
  return either.right
}
