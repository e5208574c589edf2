/** The game made for a board: the turn as the rulebook's contents page. */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import { defect } from '../core/defect.js'
import type { Chance, Choose, Game, Seat, Step, Turn } from '../core/game.js'
import { hash } from '../core/hash.js'
import type { Log } from '../core/log.js'
import { once } from '../core/once.js'
import { answerOnArrival, driveTruck, flyHelicopter, isServing, shareTruck, takeFuel } from './assistance.js'
import { beginTurn, endTurn } from './between-turns.js'
import { type Board, compile, type RoadBook, type Spinner, type Track } from './board.js'
import { type BoardFault, boardFaults } from './board-faults.js'
import { decisionsOf, numbersOf, outcomesOf, refusalOf } from './choices.js'
import { CLAUSES } from './clauses.js'
import { BOARD, BOARD_HASH } from './data/board.js'
import { MAX_SEATS } from './data/numbers.js'
import { ROAD_BOOK } from './data/road-book.js'
import { SPINNER } from './data/spinner.js'
import type { Event } from './event.js'
import type { Base, Move, Options, Spinning, State } from './model.js'
import { notation } from './notation.js'
import type { Refusal } from './refusal.js'
import { standingsOf } from './rules/arrival.js'
import { startFrom } from './rules/medical-assistance.js'
import { agree, lineUp } from './rules/preparation.js'
import { decline, joinHelicopter } from './rules/sharing.js'
import { SPIN_RULE } from './rules/turn.js'
import { takeNumber, takeSpeed, takeStop } from './speed.js'
import { callerOf, playerAt, stateOf, withHelicopter } from './state.js'
import { redealOf, type View, viewEventOf, viewOf } from './view.js'

/** The game on one board, with the tables of that board. */
export interface ParisDakar extends Game<Options, State, Move, Event, View, Refusal> {
  /** The compiled board, to be read only. */
  readonly track: Track
}

/** The first turn begins. @rule PD-5.1, PD-5.2 */
const startWith = (track: Track, state: State, seat: Seat, by: 'agreement' | 'chance', log: Log<Event>): State => {
  log?.push({ _tag: 'StarterChosen', rule: 'PD-5.1', seat, by })
  const { agreement, phase, players, bank, truck, helicopter, read, arrived } = state
  return beginTurn(track, stateOf(agreement, phase, 1, seat, players, bank, truck, helicopter, read, arrived), log)
}

/** The turn goes on in the same service, or is over. @rule PD-11.11, PD-12.11, PD-13.9 */
const afterHelp = (track: Track, state: State, log: Log<Event>): State =>
  isServing(state) ? state : endTurn(track, state, state.players, state.bank, log)

/** What a number does depends on what was spun for. @rule PD-6.2, PD-11.4, PD-12.4, PD-13.6 */
const takeSpin = (track: Track, state: State, number: number, log: Log<Event>): State => {
  const { phase, seat } = state
  if (phase._tag === 'SpinningFuel') {
    log?.push({ _tag: 'Spun', rule: 'PD-13.6', seat: phase.seat, purpose: 'fuel', number })
    return afterHelp(track, takeFuel(track, state, phase.seat, phase.served, number, log), log)
  }
  if (phase._tag !== 'Spinning') return defect('paris-dakar', 'a number is taken where one is spun for')
  const { purpose } = phase
  log?.push({ _tag: 'Spun', rule: SPIN_RULE[purpose], seat, purpose, number })
  switch (purpose) {
    case 'move':
    case 'extra':
      return takeNumber(track, state, number, log)
    case 'truck':
      return afterHelp(track, driveTruck(track, state, seat, number, log), log)
    case 'helicopter':
      return afterHelp(track, flyHelicopter(track, state, seat, number, log), log)
  }
}

/** The answer of a player on the space of a caller. @rule PD-12.16-19 */
const takeAnswer = (track: Track, state: State, accepts: boolean, log: Log<Event>): State => {
  const { phase } = state
  if (phase._tag !== 'AnsweringOffer' && phase._tag !== 'AnsweringOnArrival')
    return defect('paris-dakar', 'an answer is taken where one is asked for')
  const { seat } = phase
  const service = phase._tag === 'AnsweringOffer' ? phase.service : 'truck'
  log?.push(
    accepts
      ? { _tag: 'ShareAccepted', rule: 'PD-12.16', seat, service }
      : { _tag: 'ShareDeclined', rule: 'PD-12.19', seat, service },
  )
  if (phase._tag === 'AnsweringOnArrival')
    return afterHelp(track, answerOnArrival(track, state, seat, phase.served, accepts, log), log)
  if (!accepts) return beginTurn(track, decline(state, service, seat), log)
  const shared = service === 'truck' ? shareTruck(track, state, seat, log) : joinHelicopter(state, seat)
  return beginTurn(track, shared, log)
}

/** @rule PD-12.3, PD-Q.57 */
const takeBase = (track: Track, state: State, base: Base, log: Log<Event>): State => {
  const { at } = playerAt(state.players, callerOf(state.helicopter))
  return beginTurn(track, withHelicopter(state, startFrom(track, state.helicopter, base, at, log)), log)
}

/** The position that an accepted move leads to. */
const carryOut = (track: Track, state: State, move: Move, log: Log<Event>): State => {
  const { phase } = state
  switch (move._tag) {
    case 'DrawStarter':
      return startWith(track, state, move.seat, 'chance', log)
    case 'Spin':
      return takeSpin(track, state, move.number, log)
    case 'ChooseSpeed':
      return phase._tag === 'ChoosingSpeed'
        ? takeSpeed(track, state, phase.number, move.mode, log)
        : defect('paris-dakar', 'a speed is taken where one is asked for')
    case 'Stop':
    case 'DriveOn':
      return phase._tag === 'ChoosingStop'
        ? takeStop(track, state, phase.number, phase.mode, move._tag === 'DriveOn', log)
        : defect('paris-dakar', 'a stop is made where one is asked for')
    case 'AcceptHelp':
    case 'DeclineHelp':
      return takeAnswer(track, state, move._tag === 'AcceptHelp', log)
    case 'CallFrom':
      return takeBase(track, state, move.base, log)
  }
}

/** @rule PD-3.1-5, PD-4.1-4, PD-5.1 */
const setup = (track: Track, options: Options): E.Either<Refusal, Step<State, Event>> => {
  const agreed = agree(options)
  if (agreed._tag === 'Left') return agreed
  const agreement = agreed.right
  const events: Array<Event> = [{ _tag: 'RallyAgreed', rule: 'PD-4.2', agreement }]
  const state = lineUp(track, agreement)
  return right({
    state: agreement.starter === 'random' ? state : startWith(track, state, agreement.starter, 'agreement', events),
    events,
  })
}

const CHOOSE: ReadonlyArray<Choose> = Array.from({ length: MAX_SEATS }, (_, seat) => ({ _tag: 'Choose', seat }))
const choose = (seat: Seat): Choose => CHOOSE[seat] ?? defect('paris-dakar', 'a seat decides')

const chance = (kind: string): Chance => ({ _tag: 'Chance', kind })
const STARTER = chance('starter')
const FUEL = chance('fuel')
const SPIN: Readonly<Record<Spinning['purpose'], Chance>> = {
  move: chance('move'),
  extra: chance('extra'),
  truck: chance('truck'),
  helicopter: chance('helicopter'),
}

/** Whose decision it is, or what is spun for. @rule PD-6.1, PD-15.2d */
const turnOf = (state: State): Turn => {
  const { phase, seat } = state
  switch (phase._tag) {
    case 'DrawingStarter':
      return STARTER
    case 'Spinning':
      return SPIN[phase.purpose]
    case 'SpinningFuel':
      return FUEL
    case 'ChoosingSpeed':
    case 'ChoosingStop':
      return choose(seat)
    case 'AnsweringOffer':
    case 'AnsweringOnArrival':
      return choose(phase.seat)
    case 'ChoosingBase':
      return choose(callerOf(state.helicopter))
    case 'RallyOver':
      return { _tag: 'Over', standings: standingsOf(state.players.length, state.arrived) }
  }
}

/** Events after which nothing was hidden before: none. @rule none: the game hides nothing */
const reveals = (): boolean => false

/** What of a board the rules depend on; pictures, texts and remarks do not count. */
const ruleData = (board: Board, roadBook: RoadBook, spinner: Spinner): unknown => [
  board.spaces.map(({ km, colour, town, control, halfway }) => [
    km,
    colour,
    town === undefined ? null : [town.name, town.rescuePost],
    control ?? false,
    halfway ?? false,
  ]),
  [board.truckHome, board.helicopterHome],
  roadBook.entries.map(({ km, fee, ops }) => [km, fee ?? 0, ops]),
  spinner.faces,
]

/** The version of the rules; raised when a saved game would be played on differently. */
const RULES_VERSION = 1

/** The hash of what the rules need of a board; recorded in every saved game. @rule none: a fingerprint */
export const boardHash = (board: Board, roadBook: RoadBook, spinner: Spinner): string =>
  hash(ruleData(board, roadBook, spinner))

/** The game on a board that is known to be sound, with the hash of its data. @rule PD-1.1, PD-0.1 */
export const gameOn = (board: Board, roadBook: RoadBook, spinner: Spinner, fingerprint: string): ParisDakar => {
  const track = once(() => compile(board, roadBook, spinner))
  const numbers = once(() => numbersOf(track()))
  return {
    name: 'paris-dakar',
    edition: `${board.id}/${spinner.id}/${RULES_VERSION}`,
    board: fingerprint,
    setup: (options) => setup(track(), options),
    turn: turnOf,
    legal: (state) => decisionsOf(track(), state),
    outcomes: (state) => outcomesOf(state, numbers()),
    apply: (state, move) => {
      const refusal = refusalOf(track(), state, move)
      if (refusal !== null) return left(refusal)
      const events: Array<Event> = []
      return right({ state: carryOut(track(), state, move, events), events })
    },
    advance: (state, move) => {
      const refusal = refusalOf(track(), state, move)
      return refusal === null ? right(carryOut(track(), state, move, null)) : left(refusal)
    },
    view: viewOf,
    viewEvent: viewEventOf,
    redeal: redealOf,
    reveals,
    notation,
    rules: CLAUSES,
    get track() {
      return track()
    },
  }
}

/**
 * The game on another board.
 *
 * @param board - the circuit
 * @param roadBook - the instructions, made for this circuit
 * @param spinner - the reference spinner if not given
 * @returns the game, or every constraint of the board that does not hold; mere warnings do not prevent it
 * @rule PD-0.1, PD-1.1
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { makeParisDakar, TEST_BOARD, TEST_ROAD_BOOK } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual(E.isRight(makeParisDakar(TEST_BOARD, TEST_ROAD_BOOK)), true)
 * assert.deepStrictEqual(E.isLeft(makeParisDakar({ ...TEST_BOARD, spaces: [] }, TEST_ROAD_BOOK)), true)
 */
export const makeParisDakar = (
  board: Board,
  roadBook: RoadBook,
  spinner: Spinner = SPINNER,
): E.Either<ReadonlyArray<BoardFault>, ParisDakar> => {
  const errors = boardFaults(board, roadBook, spinner).filter(({ isWarning }) => !isWarning)
  return errors.length > 0 ? left(errors) : right(gameOn(board, roadBook, spinner, boardHash(board, roadBook, spinner)))
}

/**
 * The rally from Alger to Dakar on the reference board.
 *
 * @rule PD-0.12-14
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 *
 * const rally = parisDakar.setup({ seats: 4, starter: 0 })
 * assert.deepStrictEqual(E.isRight(rally) ? rally.right.state.bank : 0, 1000)
 */
export const parisDakar: ParisDakar = /* @__PURE__ */ gameOn(BOARD, ROAD_BOOK, SPINNER, BOARD_HASH)
