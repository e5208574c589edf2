/** Where clauses are implemented and where they are proved. */
import { marks, titles } from '../clauses-lib.mjs'
import type { Source } from './sources.js'

/** A declaration that implements a clause; a file as a whole has no name. */
export interface Place {
  readonly path: string
  readonly name: string | null
}

/** A test that proves a clause. */
export interface Proof {
  readonly path: string
  /** Its title without the ids. */
  readonly sentence: string
}

/** What is known of one clause. */
export interface Occurrences {
  readonly places: ReadonlyArray<Place>
  readonly proofs: ReadonlyArray<Proof>
}

const NOWHERE: Occurrences = { places: [], proofs: [] }

/** What a `test.each` puts into a title is different for each of its rows. */
const spoken = (sentence: string): string => sentence.replace(/%[sdijo]|\$\{[^}]*\}|\$\w+/g, '…')

const unique = <A>(items: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

/** By id of clause, what some sources implement and some tests prove. */
export const occurrencesIn = (
  code: ReadonlyArray<Source>,
  tests: ReadonlyArray<Source>,
): ((id: string) => Occurrences) => {
  const places = code.flatMap(({ path, text }) => marks(text).map(({ id, name }) => ({ id, place: { path, name } })))
  const proofs = tests.flatMap(({ path, text }) =>
    titles(text).flatMap(({ ids, sentence }) => ids.map((id) => ({ id, proof: { path, sentence: spoken(sentence) } }))),
  )
  const found = new Map<string, Occurrences>()
  for (const { id, place } of places) {
    const { places: known, proofs: proved } = found.get(id) ?? NOWHERE
    found.set(id, { places: unique([...known, place]), proofs: proved })
  }
  for (const { id, proof } of proofs) {
    const { places: known, proofs: proved } = found.get(id) ?? NOWHERE
    found.set(id, { places: known, proofs: unique([...proved, proof]) })
  }
  return (id) => found.get(id) ?? NOWHERE
}
