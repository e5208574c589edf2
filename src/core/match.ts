/** A game being played: what was chosen at setup, every move made since, and where that led. */
import type { either as E } from 'fp-ts'
import { throwChance } from './chance.js'
import { defect } from './defect.js'
import { right } from './either.js'
import type { Game, Step } from './game.js'
import { type Moves, withMove } from './moves.js'
import type { Rng } from './rng.js'

/**
 * A game being played, as plain JSON as its parts are.
 *
 * The options and the moves say everything; `state` is what they lead to.
 */
export interface Match<Options, State, Move> {
  readonly options: Options
  /** Every move since the setup, decisions and chance alike, in blocks; `movesOf` lists them. */
  readonly moves: Moves<Move>
  readonly state: State
}

/** A match after exactly one move, or after the setup, and what happened on the way, in order. */
export interface Moved<Options, State, Move, Event> {
  readonly match: Match<Options, State, Move>
  readonly events: ReadonlyArray<Event>
}

/** A match in which somebody must decide, or that is over, what happened on the way, and the generator to go on with. */
export interface Played<Options, State, Move, Event> extends Moved<Options, State, Move, Event> {
  readonly rng: Rng
}

/** What going on with a match asks of a game. */
export type Playable<State, Move, Event, Refusal> = Pick<
  Game<never, State, Move, Event, never, Refusal>,
  'turn' | 'outcomes' | 'apply'
>

/** What starting a match asks of a game. */
export type Startable<Options, State, Move, Event, Refusal> = Pick<
  Game<Options, State, Move, Event, never, Refusal>,
  'setup' | 'turn' | 'outcomes' | 'apply'
>

const after = <Options, State, Move, Event>(
  { options, moves }: Match<Options, State, Move>,
  move: Move,
  { state, events }: Step<State, Event>,
): Moved<Options, State, Move, Event> => ({ match: { options, moves: withMove(moves, move), state }, events })

// Throws until somebody must decide. The events of a long chain go into one list, not into a new one for each throw.
const settled = <Options, State, Move, Event>(
  game: Playable<State, Move, Event, unknown>,
  { match, events }: Moved<Options, State, Move, Event>,
  rng: Rng,
): Played<Options, State, Move, Event> => {
  const happened = [...events]
  let { moves, state } = match
  let next = rng
  while (game.turn(state)._tag === 'Chance') {
    const [move, rest] = throwChance(game)(state, next)
    const step = game.apply(state, move)
    if (step._tag === 'Left') return defect('match', 'an outcome of chance that is listed is accepted')
    moves = withMove(moves, move)
    happened.push(...step.right.events)
    state = step.right.state
    next = rest
  }
  return { match: { options: match.options, moves, state }, events: happened, rng: next }
}

/**
 * A new match at its very first position, with no chance thrown.
 *
 * For tables with dice and cards of their own: go on with {@link playMove}.
 *
 * @returns the match and the events of the setup. Refuses what the rules refuse of the options.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { begin } from 'parc-ferme'
 *
 * const pile = {
 *   setup: (size: number) => E.right({ state: size, events: ['piled'] }),
 *   apply: (size: number, taken: number) => E.right({ state: size - taken, events: [`took ${taken}`] }),
 * }
 * assert.deepStrictEqual(
 *   begin(pile)(7),
 *   E.right({ match: { options: 7, moves: [], state: 7 }, events: ['piled'] }),
 * )
 */
export const begin =
  <Options, State, Move, Event, Refusal>(
    game: Pick<Startable<Options, State, Move, Event, Refusal>, 'setup' | 'apply'>,
  ) =>
  (options: Options): E.Either<Refusal, Moved<Options, State, Move, Event>> => {
    const step = game.setup(options)
    if (step._tag === 'Left') return step
    return right({ match: { options, moves: [], state: step.right.state }, events: step.right.events })
  }

/**
 * A new match in which somebody must decide: chance is thrown until then.
 *
 * @returns the match, all events since the setup, and the generator to go on with. Refuses what the rules refuse of the options.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { type Game, scripted, start } from 'parc-ferme'
 *
 * // A die says how large the pile is.
 * const pile: Pick<Game<null, number, number, string, null, string>, 'setup' | 'turn' | 'outcomes' | 'apply'> = {
 *   setup: () => E.right({ state: 0, events: [] }),
 *   turn: (size) => (size === 0 ? { _tag: 'Chance', kind: 'die' } : { _tag: 'Choose', seat: 0 }),
 *   outcomes: () => [1, 2, 3, 4, 5, 6].map((face) => ({ weight: 1, move: face })),
 *   apply: (_, face) => E.right({ state: face, events: [`threw ${face}`] }),
 * }
 * const rng = scripted([3])
 * assert.deepStrictEqual(
 *   start(pile)(null, rng),
 *   E.right({ match: { options: null, moves: [[4]], state: 4 }, events: ['threw 4'], rng: { ...rng, used: 1 } }),
 * )
 */
export const start =
  <Options, State, Move, Event, Refusal>(game: Startable<Options, State, Move, Event, Refusal>) =>
  (options: Options, rng: Rng): E.Either<Refusal, Played<Options, State, Move, Event>> => {
    const begun = begin(game)(options)
    return begun._tag === 'Left' ? begun : right(settled(game, begun.right, rng))
  }

/**
 * The match after exactly one move, a decision or an outcome of chance; nothing else is thrown.
 *
 * @returns the match and the events of the move. Refuses what the rules refuse of the move.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { playMove } from 'parc-ferme'
 *
 * const pile = {
 *   apply: (size: number, taken: number) =>
 *     taken <= size ? E.right({ state: size - taken, events: [`took ${taken}`] }) : E.left('too many'),
 * }
 * assert.deepStrictEqual(
 *   playMove(pile)({ options: 7, moves: [[2]], state: 5 }, 1),
 *   E.right({ match: { options: 7, moves: [[2, 1]], state: 4 }, events: ['took 1'] }),
 * )
 * assert.deepStrictEqual(playMove(pile)({ options: 7, moves: [[2]], state: 5 }, 6), E.left('too many'))
 */
export const playMove =
  <State, Move, Event, Refusal>(game: Pick<Playable<State, Move, Event, Refusal>, 'apply'>) =>
  <Options>(match: Match<Options, State, Move>, move: Move): E.Either<Refusal, Moved<Options, State, Move, Event>> => {
    const step = game.apply(match.state, move)
    return step._tag === 'Left' ? step : right(after(match, move, step.right))
  }

/**
 * The match after a decision and all chance that follows it, up to the next decision or the end.
 *
 * @returns the match, all events in order, and the generator to go on with. Refuses what the rules refuse of the move; nothing is
 * drawn from the generator then. Takes as long for the last move of a long match as for its first.
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { type Game, play, scripted } from 'parc-ferme'
 *
 * // Whoever bets ('red' or 'black') sees the wheel spun at once.
 * type State = { readonly bet: string; readonly fell: string }
 * const wheel: Pick<Game<null, State, string, string, null, string>, 'turn' | 'outcomes' | 'apply'> = {
 *   turn: ({ bet }) => (bet === '' ? { _tag: 'Choose', seat: 0 } : { _tag: 'Chance', kind: 'wheel' }),
 *   outcomes: () => ['red', 'black'].map((move) => ({ weight: 18, move })),
 *   apply: ({ bet, fell }, move) =>
 *     E.right(
 *       bet === '' ? { state: { bet: move, fell }, events: [`bet ${move}`] } : { state: { bet: '', fell: move }, events: [`fell ${move}`] },
 *     ),
 * }
 * const rng = scripted([1])
 * assert.deepStrictEqual(
 *   play(wheel)({ options: null, moves: [], state: { bet: '', fell: '' } }, 'red', rng),
 *   E.right({
 *     match: { options: null, moves: [['red', 'black']], state: { bet: '', fell: 'black' } },
 *     events: ['bet red', 'fell black'],
 *     rng: { ...rng, used: 1 },
 *   }),
 * )
 */
export const play =
  <State, Move, Event, Refusal>(game: Playable<State, Move, Event, Refusal>) =>
  <Options>(
    match: Match<Options, State, Move>,
    move: Move,
    rng: Rng,
  ): E.Either<Refusal, Played<Options, State, Move, Event>> => {
    const moved = playMove(game)(match, move)
    return moved._tag === 'Left' ? moved : right(settled(game, moved.right, rng))
  }
