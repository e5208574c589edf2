/**
 * What a command of the command line is, and how the texts of its flags are read.
 */
import { either as E } from 'fp-ts'
import { defect } from '../core/defect.js'
import { showFault } from '../core/fault.js'
import type { Fault } from '../core/game.js'
import type { Terminal } from './terminal.js'

/** 0: done. 1: the data is at fault, or what was looked for is not there. 2: the command cannot be followed. 130: broken off. */
export type ExitCode = 0 | 1 | 2 | 130

/** One flag of a command. */
export interface Flag {
  /** What it is for, and which values it takes. */
  readonly help: string
  /** What it is when it is not given; empty for a switch. */
  readonly default: string
  /** A switch takes no value: its text is empty, or `on` when it is given. */
  readonly isSwitch?: true
}

/** Flags by name, without the dashes. */
export type Flags = Readonly<Record<string, Flag>>

/** Flags that are of use in one game only. */
export interface FlagGroup {
  readonly game: string
  readonly flags: Flags
}

/** What stands on the command line without a flag. */
export interface Operand {
  readonly name: string
  readonly help: string
  /** Of `many` there is at least one. */
  readonly count: 'one' | 'optional' | 'many' | 'any'
}

/** What was said on the command line. */
export interface Given {
  /**
   * The text of every flag: the last that was given, or its default. Flags of a group are there only if they were given.
   */
  readonly values: Values
  /** The flags that were given, each as often as it was. */
  readonly said: ReadonlyArray<readonly [name: string, text: string]>
  readonly operands: ReadonlyArray<string>
}

/** Texts of flags by name. */
export type Values = Readonly<Record<string, string>>

/** A command, such as `race`. */
export interface Command {
  readonly name: string
  /** What it does, in a few words. */
  readonly summary: string
  readonly operands: ReadonlyArray<Operand>
  readonly flags: Flags
  readonly groups: ReadonlyArray<FlagGroup>
  /** Further lines of its help. */
  readonly notes: ReadonlyArray<string>
  readonly run: (given: Given, terminal: Terminal) => ExitCode | Promise<ExitCode>
}

/** Why a command ends without having done what was asked: by whom, and in which words. */
export type Problem =
  | { readonly _tag: 'WrongUsage'; readonly fault: Fault }
  | { readonly _tag: 'BadData'; readonly lines: ReadonlyArray<string> }

/** The command cannot be followed: which argument, what was expected, what was found. */
export const wrongUsage = (fault: Fault): Problem => ({ _tag: 'WrongUsage', fault })

/** The arguments are right, but the data that they name is not. */
export const badData = (...lines: ReadonlyArray<string>): Problem => ({ _tag: 'BadData', lines })

/** Says what the problem is. */
export const complainOf = (problem: Problem, { complain }: Pick<Terminal, 'complain'>): ExitCode => {
  if (problem._tag === 'WrongUsage') {
    complain(showFault(problem.fault))
    return 2
  }
  for (const line of problem.lines) complain(line)
  return 1
}

/** What an error that was thrown says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** True for a switch that was given. */
export const isOn = (values: Values, name: string): boolean => values[name] === 'on'

/** The text of a flag of the command. */
export const textOf = (values: Values, name: string): string =>
  values[name] ?? defect('cli', `the flag ${name} has a text`)

/** A whole number from a flag. */
export const wholeNumber = (values: Values, name: string, least: number, most: number): E.Either<Fault, number> => {
  const text = textOf(values, name)
  const value = Number(text)
  return /^\d{1,9}$/.test(text) && value >= least && value <= most
    ? E.right(value)
    : E.left({ path: `--${name}`, expected: `a whole number from ${least} to ${most}`, found: text })
}

/** One of some words from a flag. */
export const oneOf = <Word extends string>(
  values: Values,
  name: string,
  words: ReadonlyArray<Word>,
): E.Either<Fault, Word> => {
  const text = textOf(values, name)
  const word = words.find((known) => known === text)
  return word === undefined ? E.left({ path: `--${name}`, expected: words.join(' or '), found: text }) : E.right(word)
}
