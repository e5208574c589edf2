/**
 * What is wrong with data: where, and in which words.
 */
import type { Fault } from '../core/game.js'

/** One thing that is wrong. */
export interface Flaw {
  /** Dotted path from the root of the data; empty for all of it. */
  readonly path: string
  readonly message: string
}

// Line breaks, control characters and those that turn the direction of writing do not reach a terminal from a file.
const plain = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)

/** A fault of data as a flaw. */
export const flawOf = ({ path, expected, found }: Fault): Flaw => ({
  path,
  message: `expected ${expected}, found ${found}`,
})

/** A flaw as one line. */
export const showFlaw = ({ path, message }: Flaw): string => plain(path === '' ? message : `${path}: ${message}`)
