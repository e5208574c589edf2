/**
 * What the command line shares between the games: flags and their faults.
 */
import { either as E } from 'fp-ts'
import type { Fault } from '../core/game.js'

/** One flag of a command. */
export interface Flag {
  /** What it is for, and which values it takes. */
  readonly help: string
  readonly default: string
}

/** How one game is raced from the command line. */
export interface Command {
  /** Name of the game. */
  readonly game: string
  /** Flags beside `--game`, by name. */
  readonly flags: Readonly<Record<string, Flag>>
  /** Races to the end, line by line, or says which flag is wrong. */
  readonly race: (values: Readonly<Record<string, string>>, print: (line: string) => void) => E.Either<Fault, void>
}

/** A whole number from a flag. */
export const wholeNumber = (
  values: Readonly<Record<string, string>>,
  name: string,
  least: number,
  most: number,
): E.Either<Fault, number> => {
  const text = values[name] ?? ''
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= least && value <= most
    ? E.right(value)
    : E.left({ path: `--${name}`, expected: `a whole number from ${least} to ${most}`, found: text })
}

/** One of some words from a flag. */
export const oneOf = <Word extends string>(
  values: Readonly<Record<string, string>>,
  name: string,
  words: ReadonlyArray<Word>,
): E.Either<Fault, Word> => {
  const text = values[name] ?? ''
  const word = words.find((known) => known === text)
  return word === undefined ? E.left({ path: `--${name}`, expected: words.join(' or '), found: text }) : E.right(word)
}
