/** The files of boards under attack: what their codecs take is judged, and what is sound is played on. */
import { either as E } from 'fp-ts'
import type { Codec } from '../../../src/core/codec.js'
import { showFault } from '../../../src/core/fault.js'
import type { Fault, Game } from '../../../src/core/game.js'
import { CIRCUIT_T1 } from '../../../src/formula-1/data/circuit-t1.js'
import { CIRCUIT_1962 } from '../../../src/formula-1/data/circuit-1962.js'
import {
  boardFaults as circuitFaults,
  circuitCodec,
  type Formula1,
  makeFormula1,
} from '../../../src/formula-1/index.js'
import {
  boardCodec as leMansCodec,
  boardFaults as leMansFaults,
  CARDS,
  CHANCE_TABLE,
  LE_MANS_COURSE,
  type LeMans,
  makeLeMans,
  MONTE_CARLO_COURSE,
  pictureCodec,
  T60_COURSE,
  TEST_CARDS,
  TEST_TABLE,
} from '../../../src/le-mans/index.js'
import { LE_MANS_PICTURE } from '../../../src/le-mans/picture.js'
import {
  BOARD,
  boardCodec,
  boardFaults,
  makeParisDakar,
  type ParisDakar,
  ROAD_BOOK,
  roadBookCodec,
  SPINNER,
  spinnerCodec,
  TEST_BOARD,
  TEST_ROAD_BOOK,
  TEST_SPINNER,
} from '../../../src/paris-dakar/index.js'
import { randomGame } from '../../../src/testing/random-game.js'
import { type Check, comesBack, type Decoder, ofCodec, type Wrong } from './ask.js'

const WEIGHT = 2
/** On one sound board in so many a game is begun. */
const PLAYED = 20
const PLIES = 40

const isTold = ({ path, expected, found }: Fault): boolean =>
  typeof path === 'string' && expected !== '' && found !== '' && !showFault({ path, expected, found }).includes('\n')

/** Begins a game, and says where it gets stuck. */
type Play = (seed: number) => Wrong

const playing =
  <Options, State, Move, Event, View, Refusal>(
    game: Game<Options, State, Move, Event, View, Refusal>,
    options: Options,
  ): Play =>
  (seed) => {
    const { stopped } = randomGame(game, options, seed, PLIES)
    return stopped === null || stopped.startsWith('not over') ? null : stopped
  }

/** A board that was taken has faults with path, expected and found, or can be played on. */
const checkBoard =
  <Board>(
    codec: Codec<Board>,
    faultsOf: (board: Board) => ReadonlyArray<Fault>,
    make: (board: Board) => E.Either<unknown, Play>,
  ): Check<Board> =>
  (board, draw) => {
    const silent = faultsOf(board).find((fault) => !isTold(fault))
    if (silent !== undefined) return `a fault that does not say what is wrong: ${JSON.stringify(silent)}`
    if (draw(PLAYED) > 0) return null
    const made = make(board)
    return E.isLeft(made) ? comesBack(codec, board) : made.right(draw(1000))
  }

const isRight =
  <A>(codec: Codec<A>): Check<A> =>
  (value) =>
    comesBack(codec, value)

const CIRCUITS = [CIRCUIT_T1, CIRCUIT_T1, CIRCUIT_T1, CIRCUIT_1962]
const COURSES = [
  { course: T60_COURSE, cards: TEST_CARDS, table: TEST_TABLE },
  { course: T60_COURSE, cards: TEST_CARDS, table: TEST_TABLE },
  { course: LE_MANS_COURSE, cards: CARDS, table: CHANCE_TABLE },
  { course: MONTE_CARLO_COURSE, cards: CARDS, table: CHANCE_TABLE },
]

/** Every codec of a board's data. */
export const BOARDS: ReadonlyArray<Decoder> = [
  ofCodec(
    'formula-1 circuit',
    WEIGHT,
    circuitCodec,
    CIRCUITS,
    checkBoard(
      circuitCodec,
      (circuit) => circuitFaults(circuit),
      (circuit) =>
        E.map((game: Formula1) => playing(game, { seats: 3, laps: 1, rulings: { shortRace: true } }))(
          makeFormula1(circuit),
        ),
    ),
  ),
  ofCodec(
    'le-mans board',
    WEIGHT,
    leMansCodec,
    COURSES,
    checkBoard(leMansCodec, leMansFaults, (board) =>
      E.map((game: LeMans) => playing(game, { seats: 3, laps: 1, maxTurns: 10 }))(makeLeMans(board)),
    ),
  ),
  ofCodec('le-mans picture', WEIGHT, pictureCodec, [LE_MANS_PICTURE], isRight(pictureCodec)),
  ofCodec(
    'paris-dakar board',
    WEIGHT * 3,
    boardCodec,
    [TEST_BOARD, TEST_BOARD, BOARD],
    checkBoard(
      boardCodec,
      (board) => boardFaults(board, TEST_ROAD_BOOK, TEST_SPINNER),
      (board) =>
        E.map((game: ParisDakar) => playing(game, { seats: 3 }))(
          makeParisDakar(board, board.id === BOARD.id ? ROAD_BOOK : TEST_ROAD_BOOK, TEST_SPINNER),
        ),
    ),
  ),
  ofCodec(
    'paris-dakar road-book',
    WEIGHT * 3,
    roadBookCodec,
    [TEST_ROAD_BOOK, TEST_ROAD_BOOK, ROAD_BOOK],
    checkBoard(
      roadBookCodec,
      (roadBook) => boardFaults(TEST_BOARD, roadBook, TEST_SPINNER),
      (roadBook) =>
        E.map((game: ParisDakar) => playing(game, { seats: 3 }))(
          makeParisDakar(roadBook.boardId === BOARD.id ? BOARD : TEST_BOARD, roadBook, TEST_SPINNER),
        ),
    ),
  ),
  ofCodec(
    'paris-dakar spinner',
    WEIGHT * 10,
    spinnerCodec,
    [TEST_SPINNER, SPINNER],
    checkBoard(
      spinnerCodec,
      (spinner) => boardFaults(TEST_BOARD, TEST_ROAD_BOOK, spinner),
      (spinner) =>
        E.map((game: ParisDakar) => playing(game, { seats: 3 }))(makeParisDakar(TEST_BOARD, TEST_ROAD_BOOK, spinner)),
    ),
  ),
]
