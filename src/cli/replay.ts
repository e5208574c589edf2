/**
 * The command `replay`: a recorded game told again, or where and why it no longer holds.
 */
import { either as E } from 'fp-ts'
import { defect } from '../core/defect.js'
import { type Command, complainOf, type ExitCode, type Given, isOn, oneOf, wrongUsage } from './command.js'
import { showFlaw } from './flaw.js'
import { RECORD } from './picture.js'
import type { Terminal } from './terminal.js'
import { readRecord } from './venues.js'

const run = async ({ values, operands }: Given, terminal: Terminal): Promise<ExitCode> => {
  const language = oneOf(values, 'lang', ['en', 'fr'])
  if (E.isLeft(language)) return complainOf(wrongUsage(language.left), terminal)
  const opened = await readRecord(operands[0] ?? defect('cli', 'a record is named'), terminal)
  if (E.isLeft(opened)) return complainOf(opened.left, terminal)
  const { title, length, held, flaw, story } = opened.right
  terminal.print(`${title}: ${length} moves`)
  if (!isOn(values, 'quiet')) for (const line of story(language.right)) terminal.print(line)
  if (flaw === null) return 0
  terminal.complain(`after ${held} of ${length} moves the record no longer holds: ${showFlaw(flaw)}`)
  return 1
}

/** Tells a recorded game. */
export const replay: Command = {
  name: 'replay',
  summary: 'tell a recorded game, or where and why it no longer holds',
  operands: [RECORD],
  flags: {
    lang: { help: 'language of the stories of Paris-Dakar, en or fr', default: 'en' },
    quiet: { help: 'only whether the record holds', default: '', isSwitch: true },
  },
  groups: [],
  notes: [],
  run,
}
