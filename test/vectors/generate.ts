/** Makes the vectors of a game: random races, from which positions are taken that show something seldom shown, and some others. */
import { either as E } from 'fp-ts'
import { type Seat, seeded, throwChance } from '../../src/core/index.js'
import { answerTo, type Position, type Result } from './answer.js'
import { differenceOf, differencesOf } from './difference.js'
import { bent, type Draw, drawsOf, oneOf, valueOf } from './draw.js'
import { clausesOf, featuresAt, featuresOf, type Tally, tally } from './features.js'
import type { Subject } from './games.js'

/** How many vectors are made of a game. */
export const VECTORS = 2_200
const WALKS = 60
const SETUPS = 4_000
const MOST_PLIES = 1_200
const MOST_POOLED = 60
const TRIED = 10
/** One in so many positions is looked at without a reason; one in so many of those is taken without a reason. */
const LOOKED_AT = 4
const SPARE = 3

interface Tried<Move> {
  readonly move: Move
  readonly features: ReadonlyArray<string>
  readonly clauses: ReadonlyArray<string>
  readonly isRefused: boolean
}

/** Moves that were met, a few by tag, as candidates for refusal elsewhere. */
const poolOf = <Move>(draw: Draw) => {
  const byTag = new Map<string, Array<Move>>()
  return {
    add: (move: Move) => {
      const { _tag: tag } = move as { readonly _tag: string }
      const known = byTag.get(tag) ?? []
      if (known.length < MOST_POOLED) byTag.set(tag, [...known, move])
      else known[draw(MOST_POOLED)] = move
    },
    any: (): Move | undefined => oneOf(draw, oneOf(draw, [...byTag.values()]) ?? []),
  }
}

const chosen = <Move>(tried: ReadonlyArray<Tried<Move>>, shown: Tally, times: number, most: number) => {
  const picked: Array<Tried<Move>> = []
  for (const one of tried) {
    if (picked.length === most) break
    if (!shown.isRare(one.features, times)) continue
    shown.add(one.features)
    picked.push(one)
  }
  return picked
}

const written = (before: unknown, result: Result): object =>
  'refusal' in result
    ? result
    : {
        state: differenceOf(before, result.state),
        hash: result.hash,
        events: result.events,
        seen: differencesOf(result.events, result.seen),
      }

const writtenPosition = (
  before: unknown,
  state: unknown,
  moves: ReadonlyArray<unknown>,
  position: Position,
): object => {
  const { turn, hash, legal, outcomes, listed, views, results } = position
  return {
    state: differenceOf(before, state) ?? {},
    turn,
    hash,
    legal,
    outcomes,
    listed,
    views: differencesOf(state, views),
    moves: results.map((result, index) => ({ move: moves[index], ...written(state, result) })),
  }
}

/** The vectors of a game: their lines, and what they show. */
export interface Vectors {
  readonly lines: ReadonlyArray<string>
  readonly shown: ReadonlyArray<string>
  readonly clauses: ReadonlyArray<string>
}

export const generate = <Options, State, Move, Event, View>(
  subject: Subject<Options, State, Move, Event, View>,
): Vectors => {
  const { game, codecs, drivers, seats } = subject
  const answer = answerTo(game)
  const draw = drawsOf(`vectors of ${game.name}`)
  const pool = poolOf<Move>(draw)
  const shown = tally()
  const clauses = new Set<string>()
  const { name, edition, board } = game
  const lines = [JSON.stringify({ format: 'parc-ferme/vectors', version: 1, game: name, edition, board })]
  let before: unknown = null

  const write = (named: ReadonlyArray<string>, body: object): void => {
    const unique = [...new Set(named)].sort()
    for (const clause of unique) clauses.add(clause)
    lines.push(JSON.stringify({ id: lines.length, clauses: unique, ...body }))
  }

  const tryMove = (state: State, move: Move): Tried<Move> => {
    const step = game.apply(state, move)
    return { move, features: featuresOf(step), clauses: clausesOf(step), isRefused: E.isLeft(step) }
  }

  const triedAt = (state: State, moves: ReadonlyArray<Move>): ReadonlyArray<Tried<Move>> => {
    const some = moves.length <= TRIED ? moves : Array.from({ length: TRIED }, () => moves[draw(moves.length)] as Move)
    const pooled = Array.from({ length: TRIED }, () => pool.any()).filter((move) => move !== undefined)
    const known = [...some, ...pooled]
    const other = (): object => oneOf(draw, known) ?? {}
    const candidates = [...known, ...known.map((move) => bent(move as object, other(), draw) as Move)]
    return candidates.filter((move) => codecs.move.is(move)).map((move) => tryMove(state, move))
  }

  const consider = (state: State, taken: Move | null): void => {
    const takes = taken === null ? [] : [tryMove(state, taken)]
    if (taken !== null && draw(LOOKED_AT) !== 0 && !takes.some(({ features }) => shown.isRare(features, 3))) return
    const turn = game.turn(state)
    const moves = turn._tag === 'Chance' ? game.outcomes(state).map(({ move }) => move) : game.legal(state)
    const tried = triedAt(state, moves)
    const here = featuresAt(state, turn)
    const isWanted = shown.isRare(here, 2)
    const accepted = chosen(
      tried.filter(({ isRefused }) => !isRefused),
      shown,
      3,
      3,
    )
    const refused = chosen(
      tried.filter(({ isRefused }) => isRefused),
      shown,
      6,
      4,
    )
    const isSpare = lines.length <= VECTORS && draw(SPARE) === 0
    if (!isWanted && !isSpare && accepted.length + refused.length === 0) return
    shown.add(here)
    const others = tried.filter(({ isRefused }) => isRefused).slice(-1)
    const all = [...takes, ...accepted, ...refused, ...others]
    const asked = all.map(({ move }) => move)
    const position = answer({ state, moves: asked })
    if (!('turn' in position)) return
    write(
      all.flatMap((one) => one.clauses),
      writtenPosition(before, state, asked, position),
    )
    before = state
  }

  const optionsOf = (rarity: number, isWild: boolean): Options => {
    const options = valueOf(codecs.options, draw, rarity) as Options
    return isWild ? options : { ...options, seats: 1 + draw(seats) }
  }

  const setUp = (options: Options): State | null => {
    const step = game.setup(options)
    const features = featuresOf(step)
    if (shown.isRare(features, 3)) write(clausesOf(step), { options, ...written(null, answer({ options }) as Result) })
    shown.add(features)
    return E.isRight(step) ? step.right.state : null
  }

  const begin = (walk: number): State | null => {
    for (let left = 200; left > 0; left--) {
      const options = optionsOf(walk % 3 === 0 ? 2 : 4, false)
      const state = codecs.options.is(options) ? setUp(options) : null
      if (state !== null) return state
    }
    return null
  }

  const race = (walk: number, start: State): void => {
    let state = start
    let rng = seeded(`vectors ${walk}`)
    const driverOf = (seat: Seat) => drivers[(walk + (walk % 2 === 0 ? 0 : seat)) % drivers.length]
    for (let plies = 0; plies < MOST_PLIES; plies++) {
      const turn = game.turn(state)
      if (turn._tag === 'Over') break
      const bot = turn._tag === 'Choose' ? driverOf(turn.seat) : undefined
      const [move, next] =
        turn._tag === 'Choose' && bot !== undefined
          ? bot(game.view(state, turn.seat), game.legal(state), rng, { iterations: 20 })
          : throwChance(game)(state, rng)
      rng = next
      pool.add(move)
      consider(state, move)
      const step = game.advance(state, move)
      if (E.isLeft(step)) break
      state = step.right
    }
    consider(state, null)
  }

  for (let left = SETUPS; left > 0; left--) {
    const options = optionsOf(2 + draw(12), draw(2) === 0)
    if (codecs.options.is(options)) setUp(options)
  }
  for (let walk = 0; walk < WALKS || (lines.length <= VECTORS && walk < 5 * WALKS); walk++) {
    const start = begin(walk)
    if (start !== null) race(walk, start)
  }
  return { lines, shown: shown.shown(), clauses: [...clauses].sort() }
}
