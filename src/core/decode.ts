/** Data from outside, decoded or answered by a few faults of one line each; nothing that is handed in makes it throw. */
import type { either as E, readonlyNonEmptyArray as RNEA } from 'fp-ts'
import type * as t from 'io-ts'
import { left } from './either.js'
import { showFound } from './fault.js'
import type { Fault } from './game.js'

const MOST_FAULTS = 5
const LONGEST_KEY = 40

const shownKey = (key: string): string =>
  /^[\w$-]*$/.test(key) && key.length <= LONGEST_KEY ? key : JSON.stringify(key.slice(0, LONGEST_KEY))

// The first entry is the codec itself and has no key.
const pathOf = (context: t.Context): string =>
  context
    .slice(1)
    .map(({ key }) => shownKey(key))
    .join('.')

const faultOf = ({ value, context, message }: t.ValidationError): Fault => ({
  path: pathOf(context),
  expected: message ?? context.at(-1)?.type.name ?? 'something else',
  found: showFound(value),
})

const unreadable = (expected: string): Fault => ({ path: '', expected, found: 'a value that cannot be read' })

/**
 * The value that a codec makes of anything, or the first five faults of it.
 *
 * Values that throw when they are looked at (getters, proxies) and values too deep for a foreign codec are faults as well.
 *
 * @param codec - one of this library, or any other of io-ts
 * @returns a value built anew, if the codec is one of this library
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { codec, decode } from 'parc-ferme'
 *
 * const fault = { path: 'laps', expected: 'a whole number from 1 to 9', found: '"ten"' }
 * assert.deepStrictEqual(decode(codec.strict({ laps: codec.integer(1, 9) }))({ laps: 'ten' }), E.left([fault]))
 */
export const decode =
  <A>(codec: t.Decoder<unknown, A>) =>
  (value: unknown): E.Either<RNEA.ReadonlyNonEmptyArray<Fault>, A> => {
    try {
      const decoded = codec.decode(value)
      if (decoded._tag === 'Right') return decoded
      const [first = unreadable(codec.name), ...others] = decoded.left.slice(0, MOST_FAULTS).map(faultOf)
      return left([first, ...others])
    } catch {
      return left([unreadable(codec.name)])
    }
  }
