/** How vectors stand in their files: `docs/vectors.md` says how they are read. */
import { statementsOf } from '../exercise/exercise.js'
import { ABSENT } from './absent.js'
import type { Position, Result } from './answer.js'
import { differenceOf, differencesOf } from './difference.js'
import type { Subject } from './games.js'
import type { Trial } from './trial.js'

/** The first line: which rules the vectors are of, by which clauses, and what no vector can show. */
export const headOf = <Options, State, Move, Event, View>({
  game,
  sightings,
}: Subject<Options, State, Move, Event, View>): string => {
  const { name, edition, board, rules } = game
  const clauses = rules.map(({ id }) => id)
  const [noOccurrence, absent] = [statementsOf(sightings), ABSENT[name] ?? {}]
  const of = { game: name, edition, board, clauses, noOccurrence, absent }
  return JSON.stringify({ format: 'parc-ferme/vectors', version: 1, ...of })
}

export const writtenResult = (before: unknown, result: Result): object =>
  'refusal' in result
    ? result
    : {
        state: differenceOf(before, result.state),
        hash: result.hash,
        events: result.events,
        seen: differencesOf(result.events, result.seen),
      }

export const writtenPosition = (
  before: unknown,
  state: unknown,
  trials: ReadonlyArray<Trial<unknown>>,
  { turn, hash, legal, outcomes, listed, views, results }: Position,
): object => ({
  state: differenceOf(before, state) ?? {},
  turn,
  hash,
  legal,
  outcomes,
  listed,
  views: differencesOf(state, views),
  moves: results.map((result, index) => ({
    move: trials[index]?.move,
    clauses: trials[index]?.clauses,
    ...writtenResult(state, result),
  })),
})
