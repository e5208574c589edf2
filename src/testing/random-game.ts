/** Whole games played at random, for the laws to look at. */
import { throwChance } from '../core/chance.js'
import type { Game, Step } from '../core/game.js'
import { type Policy, uniformPolicy } from '../core/playout.js'
import { type Rng, seeded } from '../core/rng.js'

/** One move of a game, with what was before it and what came of it. */
export interface Ply<State, Move, Event> {
  /** Counted from 0. */
  readonly number: number
  readonly before: State
  readonly move: Move
  readonly after: State
  readonly events: ReadonlyArray<Event>
  /** The ply before; `null` for the first. */
  readonly previous: Ply<State, Move, Event> | null
}

/** A game played at random. */
export interface RandomGame<State, Move, Event> {
  readonly plies: ReadonlyArray<Ply<State, Move, Event>>
  /** Why it did not come to its end; `null` if it did. */
  readonly stopped: string | null
}

/** The same value, frozen to its depth. */
export const frozen = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

/** What a thrown value says. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** What playing at random asks of a game. */
export type Walkable<Options, State, Move, Event> = Pick<
  Game<Options, State, Move, Event, never, unknown>,
  'setup' | 'turn' | 'legal' | 'outcomes' | 'apply' | 'notation'
>

/**
 * A whole game played at random, every position frozen.
 *
 * @param mostPlies - where it is cut off
 * @param policy - who decides; any legal move, each as likely as the others, if not given
 * @example
 * import assert from 'node:assert'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 * import { randomGame } from 'parc-ferme/testing'
 *
 * const { plies, stopped } = randomGame(parisDakar, { seats: 2, starter: 0 }, 7, 20_000)
 * assert.deepStrictEqual(stopped, null)
 * assert.deepStrictEqual(plies.at(-1)?.after.phase, { _tag: 'RallyOver' })
 */
export const randomGame = <Options, State, Move, Event>(
  game: Walkable<Options, State, Move, Event>,
  options: Options,
  seed: number,
  mostPlies: number,
  policy: Policy<State, Move> = uniformPolicy,
): RandomGame<State, Move, Event> => {
  const plies: Array<Ply<State, Move, Event>> = []
  const first = game.setup(frozen(options))
  if (first._tag === 'Left') return { plies, stopped: `the options are refused: ${JSON.stringify(first.left)}` }
  let before = frozen(first.right.state)
  let rng: Rng = seeded(seed)
  for (let number = 0; number < mostPlies; number++) {
    const step = nextStep(game, policy, number, before, rng)
    if (step === null || typeof step === 'string') return { plies, stopped: step }
    plies.push({
      number,
      before,
      move: step.move,
      after: step.state,
      events: step.events,
      previous: plies.at(-1) ?? null,
    })
    before = step.state
    rng = step.rng
  }
  return { plies, stopped: game.turn(before)._tag === 'Over' ? null : `not over after ${mostPlies} plies` }
}

interface Chosen<State, Move, Event> extends Step<State, Event> {
  readonly move: Move
  readonly rng: Rng
}

/** The next move and what comes of it; `null` at the end, and a text where the rules got stuck. */
const nextStep = <State, Move, Event>(
  game: Walkable<never, State, Move, Event>,
  policy: Policy<State, Move>,
  number: number,
  before: State,
  rng: Rng,
): Chosen<State, Move, Event> | string | null => {
  try {
    const turn = game.turn(before)
    if (turn._tag === 'Over') return null
    const legal = turn._tag === 'Chance' ? game.outcomes(before) : game.legal(before)
    if (legal.length === 0) return `ply ${number} waits for a move and none is offered`
    const [move, next] =
      turn._tag === 'Chance' ? throwChance(game)(before, rng) : policy(before, game.legal(before), rng)
    const step = game.apply(before, frozen(move))
    if (step._tag === 'Left')
      return `ply ${number}: ${game.notation.show(move)} is offered and refused: ${JSON.stringify(step.left)}`
    const { state, events } = step.right
    return { move, state: frozen(state), events: frozen(events), rng: next }
  } catch (thrown) {
    return `ply ${number} throws: ${messageOf(thrown)}`
  }
}
