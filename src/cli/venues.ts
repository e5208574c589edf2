/**
 * Every game on every board that it comes with.
 */
import { either as E } from 'fp-ts'
import { parseJson } from '../core/json.js'
import type { Clause, Fault } from '../core/game.js'
import { recordCodec } from '../core/record-codec.js'
import { formula1, formula1Codecs, showRefusal as showFormula1 } from '../formula-1/index.js'
import { PICTURE_1962 } from '../formula-1/picture.js'
import { type LeMans, leMans, leMansCodecs, monteCarlo, showRefusal as showLeMans } from '../le-mans/index.js'
import { type CoursePicture, LE_MANS_PICTURE, MONTE_CARLO_PICTURE } from '../le-mans/picture.js'
import { parisDakar, parisDakarCodecs, showRefusal as showParisDakar } from '../paris-dakar/index.js'
import { BOARD_FILE } from '../paris-dakar/picture.js'
import {
  drawFormula1,
  drawFormula1Board,
  drawLeMans,
  drawLeMansBoard,
  drawParisDakar,
  drawParisDakarBoard,
  type Theme,
} from '../svg/index.js'
import { badData, type Problem, wrongUsage } from './command.js'
import { type Flaw, flawOf, showFlaw } from './flaw.js'
import { formula1Story } from './formula-1.js'
import { leMansStory } from './le-mans.js'
import { parisDakarStory } from './paris-dakar.js'
import { openOn, type Recording } from './recording.js'
import { LONGEST_FILE, type Terminal } from './terminal.js'

/** A game on one of its boards. */
export interface Venue {
  readonly game: string
  /** Name of the board on the command line; its edition and its hash as records have them. */
  readonly place: string
  readonly edition: string
  readonly board: string
  readonly clauses: ReadonlyArray<Clause>
  readonly drawBoard: (theme: Theme) => string
  readonly open: (value: unknown) => E.Either<ReadonlyArray<Flaw>, Recording>
}

const FORMULA_1: Venue = {
  game: formula1.name,
  place: '1962',
  edition: formula1.edition,
  board: formula1.board,
  clauses: formula1.rules,
  drawBoard: (theme) => drawFormula1Board(formula1.track.circuit, PICTURE_1962)({ theme }),
  open: (value) =>
    openOn({
      game: formula1,
      record: recordCodec(formula1Codecs(formula1)),
      showRefusal: showFormula1,
      story: () => formula1Story(formula1),
      draw: (scene) => drawFormula1(formula1, PICTURE_1962)(scene),
    })(value),
}

const PARIS_DAKAR: Venue = {
  game: parisDakar.name,
  place: 'dakar',
  edition: parisDakar.edition,
  board: parisDakar.board,
  clauses: parisDakar.rules,
  drawBoard: (theme) => drawParisDakarBoard(BOARD_FILE)({ theme }),
  open: (value) =>
    openOn({
      game: parisDakar,
      record: recordCodec(parisDakarCodecs(parisDakar)),
      showRefusal: showParisDakar,
      story: parisDakarStory,
      draw: (scene) => drawParisDakar(parisDakar, BOARD_FILE)(scene),
    })(value),
}

const leMansAt = (place: string, game: LeMans, picture: CoursePicture): Venue => ({
  game: game.name,
  place,
  edition: game.edition,
  board: game.board,
  clauses: game.rules,
  drawBoard: (theme) => drawLeMansBoard(game.data.course, picture)({ theme }),
  open: (value) =>
    openOn({
      game,
      record: recordCodec(leMansCodecs(game)),
      showRefusal: showLeMans,
      story: () => leMansStory(game),
      draw: (scene) => drawLeMans(game, picture)(scene),
    })(value),
})

/** The boards, that of each game that is meant where none is named first. */
export const VENUES: ReadonlyArray<Venue> = [
  FORMULA_1,
  PARIS_DAKAR,
  leMansAt('le-mans', leMans, LE_MANS_PICTURE),
  leMansAt('monte-carlo', monteCarlo, MONTE_CARLO_PICTURE),
]

/** The names of the games. */
export const GAMES: ReadonlyArray<string> = [...new Set(VENUES.map(({ game }) => game))]

/** What is written under a key of a record; empty where there is no such text. */
const textAt = (value: unknown, key: string): string => {
  const text: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof text === 'string' ? text : ''
}

/** Opens a record that was read as JSON on the board that it names. */
export const openRecord = (value: unknown): E.Either<ReadonlyArray<Flaw>, Recording> => {
  const game = textAt(value, 'game')
  const ofGame = VENUES.filter((venue) => venue.game === game)
  const venue = ofGame.find(({ edition }) => edition === textAt(value, 'edition')) ?? ofGame[0]
  const fault: Fault = { path: 'game', expected: GAMES.join(' or '), found: game === '' ? 'none' : game }
  return venue === undefined ? E.left([flawOf(fault)]) : venue.open(value)
}

/** The JSON of a file or of standard input; each line of what is wrong with it begins with its path. */
export const readJson = async (path: string, { read }: Terminal): Promise<E.Either<Problem, unknown>> => {
  const text = await read(path)
  if (E.isLeft(text)) return E.left(wrongUsage(text.left))
  const json = parseJson(text.right, { maxLength: LONGEST_FILE })
  return E.mapLeft((fault: Fault) => badData(`${path}: ${showFlaw(flawOf(fault))}`))(json)
}

/** The recorded game of a file or of standard input. */
export const readRecord = async (path: string, terminal: Terminal): Promise<E.Either<Problem, Recording>> => {
  const json = await readJson(path, terminal)
  if (E.isLeft(json)) return json
  return E.mapLeft((flaws: ReadonlyArray<Flaw>) => badData(...flaws.map((flaw) => `${path}: ${showFlaw(flaw)}`)))(
    openRecord(json.right),
  )
}
