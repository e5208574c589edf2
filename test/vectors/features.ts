/** What a vector shows, by which positions are chosen: each clause, kind of event, refusal, phase and ruling a few times. */
type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

const wordsOf = (kind: string, value: unknown): ReadonlyArray<string> => {
  if (!isObject(value)) return []
  const tag = `${kind} ${String(value['_tag'])}`
  const words = Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'boolean' || part === null || (typeof part === 'string' && /^[A-Za-z-0-9.]{1,24}$/.test(part))
      ? [`${tag} ${key}=${String(part)}`]
      : [],
  )
  return [tag, ...words]
}

const clauseWords = (clauses: ReadonlyArray<string>): ReadonlyArray<string> => clauses.map((id) => `clause ${id}`)

/** What it shows that a move is refused. */
export const featuresRefused = (refusal: unknown, clauses: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...wordsOf('refusal', refusal).slice(0, 1),
  ...clauseWords(clauses),
]

/** What events show. */
export const featuresOf = (events: ReadonlyArray<unknown>, clauses: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...events.flatMap((event) => wordsOf('event', event)),
  ...clauseWords(clauses),
]

/** What a position shows. */
export const featuresAt = (state: unknown, turn: unknown): ReadonlyArray<string> => {
  const { phase, agreement } = state as { readonly phase: Json; readonly agreement: { readonly rulings: Json } }
  const rulings = Object.entries(agreement.rulings).map(([name, value]) => `ruling ${name}=${String(value)}`)
  return [...wordsOf('phase', phase), ...wordsOf('turn', turn).slice(0, 1), ...rulings]
}

/** A count of what was shown how often. */
export interface Tally {
  /** Whether any of these was shown less often than so many times. */
  readonly isRare: (features: ReadonlyArray<string>, times: number) => boolean
  readonly add: (features: ReadonlyArray<string>) => void
}

export const tally = (): Tally => {
  const counts = new Map<string, number>()
  return {
    isRare: (features, times) => features.some((feature) => (counts.get(feature) ?? 0) < times),
    add: (features) => {
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    },
  }
}
