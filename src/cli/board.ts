/**
 * The command `board`: a board as an SVG drawing.
 */
import { either as E } from 'fp-ts'
import type { Fault } from '../core/game.js'
import type { Theme } from '../svg/index.js'
import {
  type Command,
  complainOf,
  type ExitCode,
  type Flag,
  type Given,
  oneOf,
  textOf,
  type Values,
  wrongUsage,
} from './command.js'
import type { Terminal } from './terminal.js'
import { GAMES, type Venue, VENUES } from './venues.js'

/** The flag of a drawing's colours. */
export const THEME: Flag = { help: 'colours: light, dark, or auto for those of the reader', default: 'auto' }

/** The colours that the flag asks for. */
export const themeIn = (values: Values): E.Either<Fault, Theme> => oneOf(values, 'theme', ['auto', 'light', 'dark'])

const venueIn = (values: Values): E.Either<Fault, Venue> => {
  const game = oneOf(values, 'game', GAMES)
  if (E.isLeft(game)) return game
  const ofGame = VENUES.filter((venue) => venue.game === game.right)
  const said = textOf(values, 'board')
  const venue = ofGame.find(({ place }) => said === '' || place === said)
  const expected = ofGame.map(({ place }) => place).join(' or ')
  return venue === undefined ? E.left({ path: '--board', expected, found: said }) : E.right(venue)
}

const run = ({ values }: Given, terminal: Terminal): ExitCode => {
  const theme = themeIn(values)
  if (E.isLeft(theme)) return complainOf(wrongUsage(theme.left), terminal)
  const venue = venueIn(values)
  if (E.isLeft(venue)) return complainOf(wrongUsage(venue.left), terminal)
  terminal.print(venue.right.drawBoard(theme.right))
  return 0
}

/** Draws a board. */
export const board: Command = {
  name: 'board',
  summary: 'draw a board as SVG',
  operands: [],
  flags: {
    game: { help: `which game: ${GAMES.join(', ')}`, default: 'formula-1' },
    board: { help: 'which board of Le Mans: le-mans, monte-carlo', default: '' },
    theme: THEME,
  },
  groups: [],
  notes: ['parc-ferme board --game le-mans > board.svg'],
  run,
}
