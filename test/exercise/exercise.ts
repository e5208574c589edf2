/** Which clauses play exercises: by what a table says shows them, and by the names that events and refusals bear. */
import fc from 'fast-check'
import type { Game } from '../../src/core/game.js'
import { integerBelow, type Rng, seeded } from '../../src/core/rng.js'
import type { Arbitraries } from '../../src/testing/arbitraries.js'
import { type Ply, randomGame } from '../../src/testing/random-game.js'
import type { Sighting } from './sighting.js'

/** A game, what it is played with, and what shows its clauses. */
export interface Exercised<Options, State, Move, Event, View, Refusal> {
  readonly game: Game<Options, State, Move, Event, View, Refusal>
  readonly arbitraries: Arbitraries<Options, State, Move, Event, View>
  readonly sightings: Readonly<Record<string, Sighting<State, Move, Event>>>
  /** Options that the rules refuse, one for each way to be wrong. */
  readonly wrongOptions: ReadonlyArray<Options>
}

/** A short game that exercises clauses: options, moves by their notation, and a move that is refused at the end of them. */
export interface Exercise<Options> {
  readonly clauses: ReadonlyArray<string>
  readonly options: Options
  /** The lines of the notation, with ` / ` between them. */
  readonly moves: string
  readonly refused: string | null
}

/** What stands between two lines. */
export const BETWEEN = ' / '

/** The moves up to a ply and with it, as lines of the notation. */
export const linesTo = <Move>(show: (move: Move) => string, last: Ply<unknown, Move, unknown>): string => {
  const lines: Array<string> = []
  for (let ply: Ply<unknown, Move, unknown> | null = last; ply !== null; ply = ply.previous) lines.push(show(ply.move))
  return lines.reverse().join(BETWEEN)
}

const ruleOf = (named: unknown): string =>
  typeof named === 'object' && named !== null && 'rule' in named && typeof named.rule === 'string' ? named.rule : ''

/** Clauses that are no occurrence, with what they are. */
export const statementsOf = (
  sightings: Readonly<Record<string, Sighting<never, never, never>>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(sightings).flatMap(([clause, sighting]) =>
      typeof sighting === 'object' ? [[clause, sighting.says]] : [],
    ),
  )

/** Those of some clauses that a ply exercises. */
export const clausesOf = <Options, State, Move, Event, View, Refusal>(
  { sightings }: Exercised<Options, State, Move, Event, View, Refusal>,
  ply: Ply<State, Move, Event>,
  among: Iterable<string> = Object.keys(sightings),
): ReadonlyArray<string> => {
  const named = new Set(ply.events.map(ruleOf))
  return [...among].filter((clause) => {
    const sighting = sightings[clause]
    return named.has(clause) || (typeof sighting === 'function' && sighting(ply))
  })
}

/** The clauses that the rules name when they refuse moves in a position, each with such a move. */
export const refusalsIn = <Options, State, Move, Event, View, Refusal>(
  { game, arbitraries, sightings }: Exercised<Options, State, Move, Event, View, Refusal>,
  state: State,
): ReadonlyMap<string, Move> => {
  const found = new Map<string, Move>()
  for (const move of arbitraries.moves(state)) {
    const step = game.advance(state, move)
    const rule = step._tag === 'Left' ? ruleOf(step.left) : ''
    if (rule in sightings) found.set(rule, move)
  }
  return found
}

/** The clauses by which options are refused. */
export const refusedOptions = <Options, State, Move, Event, View, Refusal>({
  game,
  wrongOptions,
}: Exercised<Options, State, Move, Event, View, Refusal>): ReadonlyArray<string> =>
  wrongOptions.flatMap((options) => {
    const step = game.setup(options)
    return step._tag === 'Left' ? [ruleOf(step.left)] : []
  })

/** Moves that are refused are looked for at one of so many plies. */
const REFUSALS_AT = 25

const optionsAt = <Options>(options: fc.Arbitrary<Options>, seed: number): Options => {
  const [some] = fc.sample(options, { seed, numRuns: 1 })
  if (some === undefined) throw new Error('an arbitrary gives a value')
  return some
}

/** What so many games by random players exercise, the same each time. */
export const playedClauses = <Options, State, Move, Event, View, Refusal>(
  subject: Exercised<Options, State, Move, Event, View, Refusal>,
  games: number,
): ReadonlySet<string> => {
  const { game, arbitraries, sightings } = subject
  const unseen = new Set(Object.keys(sightings))
  const see = (clauses: Iterable<string>): void => [...clauses].forEach((clause) => unseen.delete(clause))
  see(refusedOptions(subject))
  for (let seed = 1; seed <= games; seed++) {
    const { plies } = randomGame(game, optionsAt(arbitraries.options, seed), seed, arbitraries.mostPlies)
    for (const ply of plies) {
      see(clausesOf(subject, ply, unseen))
      if (ply.number % REFUSALS_AT === seed % REFUSALS_AT) see(refusalsIn(subject, ply.before).keys())
    }
  }
  return new Set(Object.keys(sightings).filter((clause) => !unseen.has(clause)))
}

/** How many moves the fuzzer tries before it takes one that shows nothing new. */
const TRIES = 6

const oneOf = <A>(list: ReadonlyArray<A>, rng: Rng): readonly [A, Rng] => {
  const [index, next] = integerBelow(list.length)(rng)
  return [list[index] as A, next]
}

/** A move of any kind, each kind as likely as the others, so that a single pit stop among fifty ways is not missed. */
const ofAnyKind = <Move extends { readonly _tag: string }>(
  open: ReadonlyArray<Move>,
  rng: Rng,
): readonly [Move, Rng] => {
  const [kind, next] = oneOf([...new Set(open.map(({ _tag }) => _tag))], rng)
  return oneOf(
    open.filter(({ _tag }) => _tag === kind),
    next,
  )
}

/**
 * A game steered toward clauses that were not seen: of a few moves the first is made that shows one.
 *
 * Every other game chooses among the kinds of moves first.
 */
export const steeredGame = <Options, State, Move extends { readonly _tag: string }, Event, View, Refusal>(
  subject: Exercised<Options, State, Move, Event, View, Refusal>,
  unseen: ReadonlySet<string>,
  seed: number,
  visit: (ply: Ply<State, Move, Event>) => void,
): Options => {
  const { game, arbitraries } = subject
  const options = optionsAt(arbitraries.options, seed)
  const first = game.setup(options)
  if (first._tag === 'Left') throw new Error(JSON.stringify(first.left))
  const isByKind = seed % 2 === 0
  let before = first.right.state
  let rng: Rng = seeded(seed)
  let previous: Ply<State, Move, Event> | null = null
  for (let number = 0; number < arbitraries.mostPlies && game.turn(before)._tag !== 'Over'; number++) {
    const open = [...game.legal(before), ...game.outcomes(before).map(({ move }) => move)]
    let ply: Ply<State, Move, Event> | null = null
    for (let tries = 0; tries < TRIES; tries++) {
      const [move, next] = isByKind ? ofAnyKind(open, rng) : oneOf(open, rng)
      rng = next
      const step = game.apply(before, move)
      if (step._tag === 'Left') throw new Error(JSON.stringify(step.left))
      const tried: Ply<State, Move, Event> = {
        number,
        before,
        move,
        after: step.right.state,
        events: step.right.events,
        previous,
      }
      ply ??= tried
      if (clausesOf(subject, tried, unseen).length === 0) continue
      ply = tried
      break
    }
    if (ply === null) break
    visit(ply)
    previous = ply
    before = ply.after
  }
  return options
}

/** The clauses that a stored game exercises with its last move, or by what it is refused at its end. */
export const replayedClauses = <Options, State, Move, Event, View, Refusal>(
  subject: Exercised<Options, State, Move, Event, View, Refusal>,
  { options, moves, refused }: Exercise<Options>,
): ReadonlyArray<string> => {
  const { game } = subject
  const parsed = (line: string): Move => {
    const move = game.notation.parse(line)
    if (move._tag === 'Left') throw new Error(`${line}: ${JSON.stringify(move.left)}`)
    return move.right
  }
  const first = game.setup(options)
  if (first._tag === 'Left') throw new Error(JSON.stringify(first.left))
  let before = first.right.state
  let last: Ply<State, Move, Event> | null = null
  for (const [number, line] of (moves === '' ? [] : moves.split(BETWEEN)).entries()) {
    const move = parsed(line)
    const step = game.apply(before, move)
    if (step._tag === 'Left') throw new Error(`${line}: ${JSON.stringify(step.left)}`)
    last = { number, before, move, after: step.right.state, events: step.right.events, previous: last }
    before = step.right.state
  }
  if (refused === null) return last === null ? [] : clausesOf(subject, last)
  const step = game.apply(before, parsed(refused))
  return step._tag === 'Left' ? [ruleOf(step.left)] : []
}
