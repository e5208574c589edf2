/**
 * The command `validate`: everything that is wrong with a board, a part of one, or a recorded game.
 */
import { either as E } from 'fp-ts'
import { BOARD_FILES, type BoardFile, type Finding, judge } from './board-files.js'
import {
  type Command,
  complainOf,
  type ExitCode,
  type Given,
  isOn,
  oneOf,
  type Problem,
  textOf,
  wrongUsage,
} from './command.js'
import { type Flaw, showFlaw } from './flaw.js'
import type { Terminal } from './terminal.js'
import { openRecord, readJson } from './venues.js'

const RECORD = 'record'
const KINDS = [RECORD, ...BOARD_FILES.map(({ kind }) => kind)]

interface Named {
  readonly path: string
  readonly kind: string
  readonly value: unknown
}

/** What is told of one file. */
interface Told extends Flaw {
  readonly file: string
  readonly kind: string
  readonly id: string
  readonly severity: 'error' | 'warning'
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'format') && Object.hasOwn(value, 'moves')

const kindOf = (path: string, value: unknown): E.Either<Problem, string> => {
  const kind = isRecord(value) ? RECORD : BOARD_FILES.find(({ isLike }) => isLike(value))?.kind
  return kind === undefined
    ? E.left(wrongUsage({ path, expected: `data of a known kind, or --kind ${KINDS.join(', ')}`, found: 'neither' }))
    : E.right(kind)
}

const readNamed = async (path: string, kind: string, terminal: Terminal): Promise<E.Either<Problem, Named>> => {
  const value = await readJson(path, terminal)
  if (E.isLeft(value)) return value
  const known = kind === '' ? kindOf(path, value.right) : E.right(kind)
  return E.map((one: string) => ({ path, kind: one, value: value.right }))(known)
}

const run = async ({ values, operands }: Given, terminal: Terminal): Promise<ExitCode> => {
  const kind = textOf(values, 'kind')
  const known = kind === '' ? E.right(kind) : oneOf(values, 'kind', KINDS)
  if (E.isLeft(known)) return complainOf(wrongUsage(known.left), terminal)
  if (kind !== '' && operands.length > 1)
    return complainOf(wrongUsage({ path: '--kind', expected: 'one file', found: String(operands.length) }), terminal)
  const files: Array<Named> = []
  for (const path of operands) {
    const file = await readNamed(path, kind, terminal)
    if (E.isLeft(file)) return complainOf(file.left, terminal)
    const twin = files.find((other) => other.kind === file.right.kind && other.kind !== RECORD)
    if (twin !== undefined)
      return complainOf(
        wrongUsage({ path, expected: `a file of another kind than ${twin.path}`, found: twin.kind }),
        terminal,
      )
    files.push(file.right)
  }
  return tell(files, isOn(values, 'json'), terminal)
}

const tell = (files: ReadonlyArray<Named>, asJson: boolean, { print }: Terminal): ExitCode => {
  const told = [...files.flatMap(ofRecord), ...ofBoards(files)]
  for (const one of told) print(asJson ? JSON.stringify(one) : lineOf(one))
  if (!asJson)
    for (const { path, kind } of files) print(`${path}: ${kind}, ${countOf(told.filter(({ file }) => file === path))}`)
  return told.some(({ severity }) => severity === 'error') ? 1 : 0
}

const ofRecord = ({ path: file, kind, value }: Named): ReadonlyArray<Told> => {
  if (kind !== RECORD) return []
  const opened = openRecord(value)
  const told =
    (id: string) =>
    (flaw: Flaw): Told => ({ file, kind, id, severity: 'error', ...flaw })
  if (E.isLeft(opened)) return opened.left.map(told('shape'))
  return opened.right.flaw === null ? [] : [told('replay')(opened.right.flaw)]
}

const ofBoards = (files: ReadonlyArray<Named>): ReadonlyArray<Told> => {
  const ours = files.flatMap((file) => BOARD_FILES.filter(({ kind }) => kind === file.kind).map((of) => ({ file, of })))
  const games = [...new Set(ours.map(({ of }) => of.game))]
  return games.flatMap((game) => {
    const ofGame = ours.filter(({ of }) => of.game === game)
    const parts = Object.fromEntries(ofGame.map(({ file, of }) => [of.part, file.value]))
    return judge(game, parts).map((found) => toldOf(found, ofGame))
  })
}

/** A finding in a part that was not given stands in the reference file. */
const toldOf = (
  { part, isWarning, ...flaw }: Finding,
  ofGame: ReadonlyArray<{ readonly file: Named; readonly of: BoardFile }>,
): Told => {
  const own = ofGame.find(({ of }) => of.part === part)
  const severity = isWarning ? 'warning' : 'error'
  return own === undefined
    ? { file: `(reference ${part})`, kind: part, severity, ...flaw }
    : { file: own.file.path, kind: own.file.kind, severity, ...flaw }
}

const lineOf = ({ file, severity, id, ...flaw }: Told): string => `${file}: ${severity} ${id} ${showFlaw(flaw)}`

const countOf = (told: ReadonlyArray<Told>): string => {
  const errors = told.filter(({ severity }) => severity === 'error').length
  return told.length === 0 ? 'no faults' : `errors: ${errors}, warnings: ${told.length - errors}`
}

/** Checks data. */
export const validate: Command = {
  name: 'validate',
  summary: 'tell everything that is wrong with a board, a part of one, or a recorded game',
  operands: [{ name: 'file', help: 'files that belong together; - is standard input', count: 'many' }],
  flags: {
    kind: { help: `what the file is, where its data does not tell: ${KINDS.join(', ')}`, default: '' },
    json: { help: 'one line of JSON a fault instead', default: '', isSwitch: true },
  },
  groups: [],
  notes: [
    'Parts that are not given are those of the reference board. Of data that is not of its kind, the first five faults are told.',
    'Warnings do not change the exit code.',
  ],
  run,
}
