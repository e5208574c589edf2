/**
 * The command `clauses`: what the rulebooks say, clause by clause, in the words of the library.
 */
import { either as E } from 'fp-ts'
import type { Clause } from '../core/game.js'
import { type Command, complainOf, type ExitCode, type Given, isOn, oneOf, type Values, wrongUsage } from './command.js'
import type { Terminal } from './terminal.js'
import { GAMES, VENUES } from './venues.js'

interface Found extends Clause {
  readonly game: string
}

const ALL: ReadonlyArray<Found> = [...new Map(VENUES.map(({ game, clauses }) => [game, clauses]))].flatMap(
  ([game, ofGame]) => ofGame.map((clause) => ({ game, ...clause })),
)

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

// PD-8 means PD-8 and PD-8.1, but not PD-81.
const isUnder = (id: string, wanted: string): boolean => {
  const rest = id.slice(wanted.length)
  return id.toLowerCase().startsWith(wanted.toLowerCase()) && !(/\d$/.test(wanted) && /^\d/.test(rest))
}

const matching = (values: Values): ReadonlyArray<Found> => {
  const { game = '', id = '', chapter = '', text = '' } = values
  return ALL.filter(
    (clause) =>
      (game === '' || clause.game === game) &&
      (id === '' || isUnder(clause.id, id)) &&
      includes(clause.chapter, chapter) &&
      includes(clause.title, text),
  )
}

const run = ({ values }: Given, terminal: Terminal): ExitCode => {
  const { print, complain } = terminal
  if (values['game'] !== '') {
    const game = oneOf(values, 'game', GAMES)
    if (E.isLeft(game)) return complainOf(wrongUsage(game.left), terminal)
  }
  const found = matching(values)
  if (found.length === 0) {
    complain('no clause is like that')
    return 1
  }
  for (const line of isOn(values, 'json') ? found.map((clause) => JSON.stringify(clause)) : listed(found)) print(line)
  return 0
}

const listed = (found: ReadonlyArray<Found>): ReadonlyArray<string> => {
  const width = Math.max(...found.map(({ id }) => id.length))
  return found.flatMap(({ game, chapter, id, title }, index) => {
    const before = found[index - 1]
    const isNew = before?.game !== game || before.chapter !== chapter
    const head = isNew ? [...(index === 0 ? [] : ['']), `${game}: ${chapter}`] : []
    return [...head, `  ${id.padEnd(width)}  ${title}`]
  })
}

/** Lists clauses. */
export const clauses: Command = {
  name: 'clauses',
  summary: 'list the clauses of the rulebooks',
  operands: [],
  flags: {
    game: { help: `of one game only: ${GAMES.join(', ')}`, default: '' },
    id: { help: 'this clause, or those under it: PD-8 is PD-8.1, PD-8.2 and so on', default: '' },
    chapter: { help: 'of chapters with these words in their names', default: '' },
    text: { help: 'with these words', default: '' },
    json: { help: 'one line of JSON a clause instead', default: '', isSwitch: true },
  },
  groups: [],
  notes: [],
  run,
}
