/**
 * What is wrong with data: where, and in which words.
 */
import { inOneLine } from '../core/fault.js'
import type { Fault } from '../core/game.js'

/** One thing that is wrong. */
export interface Flaw {
  /** Dotted path from the root of the data; empty for all of it. */
  readonly path: string
  readonly message: string
}

/** A fault of data as a flaw. */
export const flawOf = ({ path, expected, found }: Fault): Flaw => ({
  path,
  message: `expected ${expected}, found ${found}`,
})

/** A flaw as one line. */
export const showFlaw = ({ path, message }: Flaw): string => inOneLine(path === '' ? message : `${path}: ${message}`)
