// Reads the files of vectors: `docs/vectors.md` says what stands in them.
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** @typedef {Readonly<Record<string, unknown>>} Json */
/** @typedef {{ readonly game: string, readonly clauses: ReadonlyArray<string>, readonly noOccurrence: Json }} Head */
/**
 * `clauses` are of each result those that it exercises, and the questions that it names.
 *
 * @typedef {{ readonly game: string, readonly id: number, readonly clauses: ReadonlyArray<ReadonlyArray<string>>, readonly question: Json, readonly answer: Json }} Vector
 */

/**
 * The keys and parts of a record or a list; none of anything else.
 *
 * @type {(value: unknown) => Json}
 */
export const partsOf = (value) =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/**
 * The value that a difference makes of another: a list of one item stands for that item, a record for changes of single keys or indices,
 * of which `null` takes a key away.
 *
 * @type {(before: unknown, difference: unknown) => unknown}
 */
export const changed = (before, difference) => {
  if (difference === undefined) return before
  if (Array.isArray(difference)) return difference[0]
  const changes = partsOf(difference)
  if (Object.keys(changes).length === 0) return before
  const parts = partsOf(before)
  const kept = Object.entries(parts).filter(([key]) => changes[key] !== null)
  const written = Object.entries(changes).filter(([, part]) => part !== null)
  const after = Object.fromEntries([...kept, ...written.map(([key, part]) => [key, changed(parts[key], part)])])
  return Array.isArray(before) ? Object.values(after) : after
}

/** @type {(before: unknown, differences: unknown) => Json} */
const allChanged = (before, differences) =>
  Object.fromEntries(Object.entries(partsOf(differences)).map(([key, part]) => [key, changed(before, part)]))

/** @type {(state: unknown, result: Json) => Json} */
const resultOf = (state, { state: next, events, hash, seen, refusal }) =>
  refusal === undefined ? { state: changed(state, next), hash, events, seen: allChanged(events, seen) } : { refusal }

/**
 * The first line of a file: which rules its vectors are of.
 *
 * @type {(file: string) => Promise<Head>}
 */
export const headOf = async (file) => {
  for await (const line of createInterface({ input: createReadStream(file) })) return JSON.parse(line)
  throw new Error(`${file} is empty`)
}

/**
 * The vectors of a file, each whole.
 *
 * @param {string} file
 * @returns {AsyncGenerator<Vector>}
 */
export async function* vectorsIn(file) {
  let game = ''
  /** @type {unknown} */
  let state = null
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const { id, ...rest } = JSON.parse(line)
    if (id === undefined) game = rest.game
    else if ('options' in rest)
      yield {
        game,
        id,
        clauses: [rest.clauses],
        question: { game, options: rest.options },
        answer: resultOf(null, rest),
      }
    else {
      state = changed(state, rest.state)
      const { turn, hash, legal, outcomes, listed } = rest
      const question = { game, state, moves: rest.moves.map((/** @type {Json} */ { move }) => move) }
      const results = rest.moves.map((/** @type {Json} */ result) => resultOf(state, result))
      yield {
        game,
        id,
        clauses: rest.moves.map((/** @type {{ clauses: ReadonlyArray<string> }} */ { clauses }) => clauses),
        question,
        answer: { turn, hash, legal, outcomes, listed, views: allChanged(state, rest.views), results },
      }
    }
  }
}
