/**
 * The command `picture`: a position of a recorded game as an SVG drawing.
 */
import { either as E } from 'fp-ts'
import { defect } from '../core/defect.js'
import type { Fault, Viewer } from '../core/game.js'
import { THEME, themeIn } from './board.js'
import {
  type Command,
  complainOf,
  type ExitCode,
  type Given,
  type Operand,
  textOf,
  type Values,
  wrongUsage,
} from './command.js'
import type { Recording } from './recording.js'
import type { Terminal } from './terminal.js'
import { readRecord } from './venues.js'

/** The operand of a recorded game. */
export const RECORD: Operand = { name: 'record', help: 'a file; - is standard input', count: 'one' }

/** The number of moves that `--ply` asks for; all that hold where it was not given. */
export const plyIn = (values: Values, { held, length }: Recording): E.Either<Fault, number> => {
  const text = textOf(values, 'ply')
  if (text === '') return E.right(held)
  const holds = held === length ? '' : ', as far as the record holds'
  return /^\d{1,9}$/.test(text) && Number(text) <= held
    ? E.right(Number(text))
    : E.left({ path: '--ply', expected: `a number of moves from 0 to ${held}${holds}`, found: text })
}

const viewerIn = (values: Values, { seats }: Recording): E.Either<Fault, Viewer> => {
  const text = textOf(values, 'viewer')
  if (text === 'spectator') return E.right(text)
  return /^\d{1,2}$/.test(text) && Number(text) < seats
    ? E.right(Number(text))
    : E.left({ path: '--viewer', expected: `a seat from 0 to ${seats - 1}, or spectator`, found: text })
}

const run = async ({ values, operands }: Given, terminal: Terminal): Promise<ExitCode> => {
  const theme = themeIn(values)
  if (E.isLeft(theme)) return complainOf(wrongUsage(theme.left), terminal)
  const opened = await readRecord(operands[0] ?? defect('cli', 'a record is named'), terminal)
  if (E.isLeft(opened)) return complainOf(opened.left, terminal)
  const ply = plyIn(values, opened.right)
  if (E.isLeft(ply)) return complainOf(wrongUsage(ply.left), terminal)
  const viewer = viewerIn(values, opened.right)
  if (E.isLeft(viewer)) return complainOf(wrongUsage(viewer.left), terminal)
  terminal.print(opened.right.at(ply.right).draw(viewer.right, theme.right))
  return 0
}

/** Draws a position. */
export const picture: Command = {
  name: 'picture',
  summary: 'draw a position of a recorded game as SVG',
  operands: [RECORD],
  flags: {
    ply: { help: 'after how many moves, chance counted too; all of them if not given', default: '' },
    viewer: { help: 'who looks at it: a seat from 0, or spectator', default: 'spectator' },
    theme: THEME,
  },
  groups: [],
  notes: ['The seat that must decide is shown its moves.'],
  run,
}
