/** What a vector shows, by which positions are chosen: each kind of event, refusal, phase and ruling a few times. */
import { either as E } from 'fp-ts'

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

/** What carrying out a move shows, or refusing it. */
export const featuresOf = (
  step: E.Either<unknown, { readonly events: ReadonlyArray<unknown> }>,
): ReadonlyArray<string> =>
  E.isLeft(step)
    ? wordsOf('refusal', step.left).slice(0, 1).concat(clausesOf(step))
    : step.right.events.flatMap((event) => wordsOf('event', event))

/** What a position shows. */
export const featuresAt = (state: unknown, turn: unknown): ReadonlyArray<string> => {
  const { phase, agreement } = state as { readonly phase: Json; readonly agreement: { readonly rulings: Json } }
  const rulings = Object.entries(agreement.rulings).map(([name, value]) => `ruling ${name}=${String(value)}`)
  return [...wordsOf('phase', phase), ...wordsOf('turn', turn).slice(0, 1), ...rulings]
}

const rulesIn = (value: unknown): ReadonlyArray<string> =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        key === 'rule' && typeof part === 'string' ? [part] : rulesIn(part),
      )
    : []

/** The clauses that a refusal or the events name. */
export const clausesOf = (
  step: E.Either<unknown, { readonly events: ReadonlyArray<unknown> }>,
): ReadonlyArray<string> => (E.isLeft(step) ? rulesIn(step.left) : rulesIn(step.right.events))

/** A count of what was shown how often. */
export interface Tally {
  /** Whether any of these was shown less often than so many times. */
  readonly isRare: (features: ReadonlyArray<string>, times: number) => boolean
  readonly add: (features: ReadonlyArray<string>) => void
  readonly shown: () => ReadonlyArray<string>
}

export const tally = (): Tally => {
  const counts = new Map<string, number>()
  return {
    isRare: (features, times) => features.some((feature) => (counts.get(feature) ?? 0) < times),
    add: (features) => {
      for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    },
    shown: () => [...counts.keys()].sort(),
  }
}
