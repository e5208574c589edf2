/** Moves that are tried in a position, and what each shows. */
import { type Exercised, clausesOf } from '../exercise/exercise.js'
import { featuresOf, featuresRefused } from './features.js'

/** A move, and what it shows that it is carried out or refused. */
export interface Trial<Move> {
  readonly move: Move
  readonly features: ReadonlyArray<string>
  /** The clauses that it exercises, and the questions that its events or its refusal name; in the order of their ids. */
  readonly clauses: ReadonlyArray<string>
  readonly isRefused: boolean
}

const rulesIn = (value: unknown): ReadonlyArray<string> =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]: readonly [string, unknown]) =>
        key === 'rule' && typeof part === 'string' ? [part] : rulesIn(part),
      )
    : []

/** The clauses and questions that a refusal or events name. */
export const namedIn = (value: unknown): ReadonlyArray<string> => [...new Set(rulesIn(value))].sort()

/** Tries a move in a position that is the first of a race, or is not. */
export const trialOf =
  <Options, State, Move, Event, View>(exercised: Exercised<Options, State, Move, Event, View, unknown>) =>
  (before: State, isFirst: boolean, move: Move): Trial<Move> => {
    const step = exercised.game.apply(before, move)
    if (step._tag === 'Left') {
      const clauses = namedIn(step.left)
      return { move, features: featuresRefused(step.left, clauses), clauses, isRefused: true }
    }
    if (!exercised.arbitraries.codecs.move.is(move))
      throw new Error(`accepted, though malformed: ${JSON.stringify(move)}`)
    const { state: after, events } = step.right
    const ply = { number: isFirst ? 0 : 1, before, move, after, events, previous: null }
    const clauses = [...new Set([...clausesOf(exercised, ply), ...rulesIn(events)])].sort()
    return { move, features: featuresOf(events, clauses), clauses, isRefused: false }
  }
