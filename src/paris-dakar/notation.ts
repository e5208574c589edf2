/** Moves as one short line each. */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import type { Fault, Notation } from '../core/game.js'
import type { Move } from './model.js'

const WORDS: ReadonlyArray<readonly [string, Move]> = [
  ['reduced', { _tag: 'ChooseSpeed', mode: 'reduced' }],
  ['full', { _tag: 'ChooseSpeed', mode: 'full' }],
  ['stop', { _tag: 'Stop' }],
  ['drive on', { _tag: 'DriveOn' }],
  ['accept', { _tag: 'AcceptHelp' }],
  ['decline', { _tag: 'DeclineHelp' }],
  ['helicopter start', { _tag: 'CallFrom', base: 'start' }],
  ['helicopter finish', { _tag: 'CallFrom', base: 'finish' }],
]

const EXPECTED =
  'spin <number>, starter <seat>, reduced, full, stop, drive on, accept, decline, helicopter start or helicopter finish'

const show = (move: Move): string => {
  switch (move._tag) {
    case 'Spin':
      return `spin ${move.number}`
    case 'DrawStarter':
      return `starter ${move.seat}`
    case 'ChooseSpeed':
      return move.mode
    case 'Stop':
      return 'stop'
    case 'DriveOn':
      return 'drive on'
    case 'AcceptHelp':
      return 'accept'
    case 'DeclineHelp':
      return 'decline'
    case 'CallFrom':
      return `helicopter ${move.base}`
  }
}

const parse = (line: string): E.Either<Fault, Move> => {
  const word = WORDS.find(([text]) => text === line)
  if (word !== undefined) return right(word[1])
  const chance = /^(spin|starter) (0|[1-9]\d{0,3})$/.exec(line)
  if (chance === null) return left({ path: '', expected: EXPECTED, found: JSON.stringify(line.slice(0, 40)) })
  const number = Number(chance[2])
  return right(chance[1] === 'spin' ? { _tag: 'Spin', number } : { _tag: 'DrawStarter', seat: number })
}

/** `spin 4`, `starter 0`, `reduced`, `full`, `stop`, `drive on`, `accept`, `decline`, `helicopter start`. @rule none: the text form is ours */
export const notation: Notation<Move> = { show, parse }
