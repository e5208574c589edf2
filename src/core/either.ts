/**
 * The two results of a rule, without fp-ts at run time: whoever only plays pays for no library, and the values are fp-ts' own.
 */
import type { either as E } from 'fp-ts'

/** A result that holds, equal to what `right` of fp-ts makes. */
export const right = <A>(value: A): E.Right<A> => ({ _tag: 'Right', right: value })

/** A refusal, equal to what `left` of fp-ts makes. */
export const left = <R>(refusal: R): E.Left<R> => ({ _tag: 'Left', left: refusal })
