/**
 * The command `odds`: where a move may lead, with exact probabilities.
 */
import { either as E } from 'fp-ts'
import { defect } from '../core/defect.js'
import { fractionToNumber, showFraction } from '../core/fraction.js'
import type { Seat, Turn } from '../core/game.js'
import { changes } from './changes.js'
import { type Command, complainOf, type ExitCode, type Given, isOn, wholeNumber, wrongUsage } from './command.js'
import { plyIn, RECORD } from './picture.js'
import type { Likelihood, Position } from './recording.js'
import type { Terminal } from './terminal.js'
import { readRecord } from './venues.js'

const run = async ({ values, operands }: Given, terminal: Terminal): Promise<ExitCode> => {
  const limit = wholeNumber(values, 'limit', 1, 1_000_000)
  if (E.isLeft(limit)) return complainOf(wrongUsage(limit.left), terminal)
  const opened = await readRecord(operands[0] ?? defect('cli', 'a record is named'), terminal)
  if (E.isLeft(opened)) return complainOf(opened.left, terminal)
  const ply = plyIn(values, opened.right)
  if (E.isLeft(ply)) return complainOf(wrongUsage(ply.left), terminal)
  const position = opened.right.at(ply.right)
  const { turn } = position
  if (turn._tag !== 'Choose') return notADecision(turn, ply.right, terminal)
  const move = operands[1]
  if (move === undefined) return listMoves(turn.seat, position, terminal)
  const told = position.odds(move, limit.right)
  if (E.isLeft(told)) return complainOf(told.left, terminal)
  for (const line of told.right.map(isOn(values, 'json') ? asJson : asText(position))) terminal.print(line)
  return 0
}

const notADecision = (turn: Turn, ply: number, terminal: Terminal): ExitCode => {
  const found = turn._tag === 'Chance' ? `${ply}, where chance decides` : `${ply}, where the game is over`
  return complainOf(wrongUsage({ path: '--ply', expected: 'a position in which a seat decides', found }), terminal)
}

const listMoves = (seat: Seat, { legal }: Position, { print }: Terminal): ExitCode => {
  print(`seat ${seat} may:`)
  for (const move of legal()) print(`  ${move}`)
  return 0
}

const asJson = ({ probability, state }: Likelihood): string =>
  JSON.stringify({ probability: showFraction(probability), value: fractionToNumber(probability), state })

const asText =
  ({ state: before }: Position) =>
  ({ probability, state }: Likelihood): string => {
    const percent = `${(100 * fractionToNumber(probability)).toFixed(2)}%`
    return `${showFraction(probability).padStart(9)} ${percent.padStart(7)}  ${changes(before, state).join(', ')}`
  }

/** Tells odds. */
export const odds: Command = {
  name: 'odds',
  summary: 'tell exactly where a move of a recorded game may lead',
  operands: [
    RECORD,
    { name: 'move', help: 'in notation, such as "speed 60"; without it the moves are listed', count: 'optional' },
  ],
  flags: {
    ply: { help: 'after how many moves, chance counted too; all of them if not given', default: '' },
    limit: { help: 'most positions to look at', default: '10000' },
    json: { help: 'one line of JSON a position instead', default: '', isSwitch: true },
  },
  groups: [],
  notes: ['Each line is a position in which the next decision falls: its probability, and what has changed.'],
  run,
}
