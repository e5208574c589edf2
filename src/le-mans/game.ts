/** The game: the turn as the contents page of the rulebook, on a board of one's own or on the two of the reference set. */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import type { Chance, Choose, Game, Outcome, Step, Turn } from '../core/game.js'
import { fnv1a64 } from '../core/hash.js'
import type { Log } from '../core/log.js'
import { once } from '../core/once.js'
import { shownTag, tagOf } from '../core/tag.js'
import { boardFaults, ruleText, type BoardFault } from './board-faults.js'
import type { BoardData } from './board.js'
import { changed } from './car.js'
import { makeChoiceScratch, type ChoiceScratch } from './choices.js'
import { CLAUSES } from './clauses.js'
import { CARDS } from './data/cards.js'
import { CHANCE_TABLE } from './data/chance-table.js'
import { LE_MANS_COURSE } from './data/course-le-mans.js'
import { MONTE_CARLO_COURSE } from './data/course-monte-carlo.js'
import type { Event } from './event.js'
import type {
  Action,
  Agreement,
  Car,
  Declaration,
  Draw,
  Driving,
  Move,
  Options,
  Phase,
  Roll,
  State,
  TakingChance,
  View,
} from './model.js'
import { notation } from './notation.js'
import {
  answerDie,
  answerOffer,
  carAt,
  carryOut,
  closeDraft,
  makeDraft,
  makeState,
  nextSlot,
  openDraft,
  put,
  startTurn,
  takeChance,
  throwInTow,
  towFollowers,
  type RaceScratch,
} from './race.js'
import type { Refusal } from './refusal.js'
import { compile, type Board } from './road.js'
import { FACES, isFace } from './rules/chances.js'
import {
  agree,
  byRolls,
  carsAsGiven,
  carsInOrder,
  carsOf,
  gridPlace,
  nextRoller,
  rollersOf,
} from './rules/preparation.js'
import { redeal, reveals, view, viewEvent } from './view.js'
import { solitaireRefusal } from './rules/solitaire.js'
import { TEAM, teamRefusal } from './rules/team-play.js'
import { decisionRefusal, openChoices } from './solo.js'
import { defect } from '../core/defect.js'

/** The rules on one board, with its tables. */
export interface LeMans extends Game<Options, State, Move, Event, View, Refusal> {
  /** The board's tables; cars, corners and stalls of a state index them. */
  readonly track: Board
  /** The data that the tables were made of. */
  readonly data: BoardData
}

/** The name of the game in saved files. */
export const NAME = 'le-mans'

const LOTS: ReadonlyArray<Outcome<Move>> = Array.from({ length: 12 }, (_, lot) => ({
  weight: 1,
  move: { _tag: 'Draw', lot },
}))

/**
 * The game on a board, or everything that is wrong with the board.
 *
 * @returns the errors among the faults on the left; warnings do not hinder (see `boardFaults`)
 * @rule LM-Equip.2-18
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { CARDS, CHANCE_TABLE, LE_MANS_COURSE, makeLeMans } from 'parc-ferme/le-mans'
 *
 * const made = makeLeMans({ course: { ...LE_MANS_COURSE, length: 10 }, cards: CARDS, table: CHANCE_TABLE })
 * assert.deepStrictEqual(E.isLeft(made), true)
 */
export const makeLeMans = (data: BoardData): E.Either<ReadonlyArray<BoardFault>, LeMans> => {
  const errors = boardFaults(data).filter(({ isWarning }) => !isWarning)
  return errors.length > 0 ? left(errors) : right(gameOn(data, fnv1a64(ruleText(data))))
}

/** What is made once for a board: its tables, and the working space over them. */
interface Tables {
  readonly board: Board
  readonly choice: ChoiceScratch
}

const tablesOf = (data: BoardData): Tables => {
  const board = compile(data)
  return { board, choice: makeChoiceScratch(board) }
}

const gameOn = (data: BoardData, hash: string): LeMans => {
  const tables = once(() => tablesOf(data))
  return {
    name: NAME,
    edition: `${data.course.id}/${RULES_VERSION}`,
    board: hash,
    setup: (options) => setup(tables(), options),
    turn: turnOf,
    legal: (state) => legalIn(tables(), state),
    outcomes,
    ...makeApply(tables),
    view,
    viewEvent,
    redeal,
    reveals,
    notation,
    rules: CLAUSES,
    get track() {
      return tables().board
    },
    data,
  }
}

/** Version of these rules; it changes with anything that changes what a recorded race leads to. */
const RULES_VERSION = 1

const NOTHING: ReadonlyArray<never> = []
const DECLARATIONS: ReadonlyArray<Declaration> = [{ _tag: 'Slipstream' }, { _tag: 'Decline' }]

/** What a driver may do. @rule LM-How.2, LM-Slip.2 */
const legalIn = ({ board, choice }: Tables, state: State): ReadonlyArray<Move> => {
  if (state.phase._tag === 'Driving') return openChoices(board, choice, state, state.phase.car)
  return state.phase._tag === 'Declaring' ? DECLARATIONS : NOTHING
}

/** Agrees on a race and lets the cars be placed. @rule LM-Prep.1-9, LM-Start.2-4 */
const setup = ({ board, choice }: Tables, options: Options): E.Either<Refusal, Step<State, Event>> => {
  const agreed = agree(board, options, (one) => solitaireRefusal(one) ?? teamRefusal(one), TEAM)
  if (agreed._tag === 'Left') return agreed
  const agreement = agreed.right
  const cars = carsOf(board, agreement)
  const events: Array<Event> = []
  const shown = cars.map(({ seat, card, brakes }) => ({ seat, card, brakes }))
  events.push({ _tag: 'RaceAgreed', agreement, cars: shown })
  const first = makeState(agreement, firstPhase(agreement), 0, [], 0, [], 0, cars)
  const draft = makeDraft(board, choice, first)
  openDraft(draft, first, events)
  if (isGiven(agreement)) begin(draft, carsAsGiven(board, cars, agreement))
  return right({ state: closeDraft(draft), events })
}

const isGiven = ({ start, rulings }: Agreement): boolean => start === 'grid' && rulings.gridOrder === 'given'

const firstPhase = (agreement: Agreement): Phase =>
  agreement.start === 'grid' && agreement.rulings.gridOrder === 'dice'
    ? { _tag: 'Rolling', roller: 0, rolls: Array.from({ length: rollersOf(agreement) }, () => []) }
    : { _tag: 'Drawing', drawn: [] }

/** Where a car starts from out of a stall. @rule LM-Start.3-4 */
const stallPlace = (board: Board, stall: number): Pick<Car, 'lane' | 'x'> => {
  const { column } = board.stalls[stall] ?? defect(NAME, 'a stall for every car')
  return { lane: board.pitLane, x: column - board.length }
}

/** Places the cars in their order and begins the first turn. @rule LM-Prep.5-6, LM-How.1, LM-Start.3-5 */
const begin = (raceScratch: RaceScratch, order: ReadonlyArray<number>): void => {
  const { board, count, lists } = raceScratch
  const { log } = raceScratch.told
  const { agreement } = raceScratch.given.state
  order.forEach((index, place) => {
    const fromPits = agreement.start === 'leMans'
    const { lane, x } = fromPits ? stallPlace(board, place) : gridPlace(place)
    const stall = fromPits ? place : -1
    log?.push({ _tag: 'CarPlaced', car: index, lane, x, stall })
    const status = fromPits ? 'pitting' : 'racing'
    put(raceScratch, index, changed(carAt(raceScratch, index), { status, lane, x, stall }))
  })
  lists.order = order
  startTurn(raceScratch)
  count.slot = -1
  nextSlot(raceScratch)
}

const CHOOSERS: ReadonlyArray<Choose> = Array.from({ length: 12 }, (_, seat) => ({ _tag: 'Choose', seat }))
const GRID_DIE: Chance = { _tag: 'Chance', kind: 'gridDie' }
const LOT: Chance = { _tag: 'Chance', kind: 'lot' }
const CORNER_DIE: Chance = { _tag: 'Chance', kind: 'cornerDie' }
const TOW_DIE: Chance = { _tag: 'Chance', kind: 'towDie' }
const SOLO_DIE: Chance = { _tag: 'Chance', kind: 'soloDie' }

/** What a position waits for. @rule LM-How.2-6, LM-Move.18 */
const turnOf = ({ phase, cars }: State): Turn => {
  switch (phase._tag) {
    case 'Driving':
    case 'Declaring':
      return (
        CHOOSERS[cars[phase.car]?.seat ?? defect(NAME, 'a car is on turn')] ??
        defect(NAME, 'the car on turn has a driver')
      )
    case 'Rolling':
      return GRID_DIE
    case 'Drawing':
      return LOT
    case 'TakingChance':
      return CORNER_DIE
    case 'TakingTowChance':
      return TOW_DIE
    case 'AskingDie':
      return SOLO_DIE
    case 'RaceOver':
      return { _tag: 'Over', standings: phase.standings }
  }
}

const lotsOf = ({ agreement, cars }: State): number =>
  agreement.start === 'leMans' ? cars.length : rollersOf(agreement)

// Whether the die falls next.
const isThrown = ({ _tag }: Phase): boolean =>
  _tag === 'Rolling' || _tag === 'TakingChance' || _tag === 'TakingTowChance' || _tag === 'AskingDie'

/** What chance can bring. @rule LM-Equip.7, LM-Start.2 */
const outcomes = (state: State): ReadonlyArray<Outcome<Move>> => {
  const { phase } = state
  if (isThrown(phase)) return FACES
  return phase._tag === 'Drawing'
    ? LOTS.slice(0, lotsOf(state)).filter((_, lot) => !phase.drawn.includes(lot))
    : NOTHING
}

/** Throws for the grid, once each and again among those who are tied. @rule LM-Prep.4, LM-Prep.8, LM-Q.66 */
const rollForGrid = (
  raceScratch: RaceScratch,
  { roller, rolls }: Extract<Phase, { _tag: 'Rolling' }>,
  { face }: Roll,
): void => {
  const { wait } = raceScratch
  const { log } = raceScratch.told
  const { agreement } = raceScratch.given.state
  const { cars } = raceScratch.made
  const thrown = rolls.map((faces, index) => (index === roller ? [...faces, face] : faces))
  log?.push({ _tag: 'GridRolled', roller, face })
  const next = nextRoller(thrown)
  if (next < 0) {
    begin(raceScratch, carsInOrder(cars, agreement, byRolls(thrown)))
    return
  }
  const isEven = thrown.every((faces) => faces.length > 0) && next <= roller
  if (isEven) log?.push({ _tag: 'GridTied', rollers: tiedWith(thrown, next) })
  wait.phase = { _tag: 'Rolling', roller: next, rolls: thrown }
}

const tiedWith = (rolls: ReadonlyArray<ReadonlyArray<number>>, roller: number): ReadonlyArray<number> =>
  rolls.flatMap((faces, index) => (faces.join() === rolls[roller]?.join() ? [index] : []))

/** Draws the next place. @rule LM-Start.2-3, LM-Q.66 */
const drawLot = (raceScratch: RaceScratch, { drawn }: Extract<Phase, { _tag: 'Drawing' }>, { lot }: Draw): void => {
  const { wait } = raceScratch
  const { log } = raceScratch.told
  const { agreement } = raceScratch.given.state
  const { cars } = raceScratch.made
  const from = raceScratch.given.state
  const all = [...drawn, lot]
  log?.push({ _tag: 'LotDrawn', lot, place: all.length })
  if (all.length < lotsOf(from)) wait.phase = { _tag: 'Drawing', drawn: all }
  else begin(raceScratch, agreement.start === 'leMans' ? all : carsInOrder(cars, agreement, all))
}

const isDeclaration = (move: Move): move is Declaration => move._tag === 'Slipstream' || move._tag === 'Decline'
const ACTIONS: ReadonlySet<string> = new Set<Action['_tag']>([
  'Pit',
  'Drive',
  'OverRev',
  'Foul',
  'Spin',
  'Collide',
  'Hold',
])
const isAction = (move: Move): move is Action => ACTIONS.has(move._tag)

/** Why a move is refused, or `null`. @rule LM-How.2 */
const refusalOf = ({ board, choice }: Tables, state: State, move: Move): Refusal | null => {
  const { phase } = state
  const tag = tagOf(move)
  if (tag === '') return { _tag: 'NotNow', rule: 'LM-How.2', phase: phase._tag, move: shownTag(tag) }
  if (phase._tag === 'Driving' && isAction(move)) return decisionRefusal(board, choice, state, phase.car, move)
  if (phase._tag === 'Declaring' && isDeclaration(move)) return null
  if (isThrown(phase) && move._tag === 'Roll')
    return isFace(move.face) ? null : { _tag: 'NoSuchFace', rule: 'LM-Equip.7', face: move.face }
  if (phase._tag === 'Drawing' && move._tag === 'Draw') {
    const isLeft =
      Number.isInteger(move.lot) && move.lot >= 0 && move.lot < lotsOf(state) && !phase.drawn.includes(move.lot)
    return isLeft ? null : { _tag: 'NoSuchLot', rule: 'LM-Start.2', lot: move.lot }
  }
  return { _tag: 'NotNow', rule: 'LM-How.2', phase: phase._tag, move: shownTag(tag) }
}

/** Carries out a move that is not refused: the turn, chapter by chapter. @rule LM-How.1-6 */
const play = (raceScratch: RaceScratch, move: Move): void => {
  const { phase } = raceScratch.wait
  if (phase._tag === 'Rolling' && move._tag === 'Roll') rollForGrid(raceScratch, phase, move)
  else if (phase._tag === 'Drawing' && move._tag === 'Draw') drawLot(raceScratch, phase, move)
  else if (phase._tag === 'Declaring' && isDeclaration(move)) answerOffer(raceScratch, phase, move)
  else if (phase._tag === 'AskingDie' && move._tag === 'Roll') answerDie(raceScratch, phase, move.face)
  else if (phase._tag === 'TakingTowChance' && move._tag === 'Roll') {
    if (throwInTow(raceScratch, phase, move.face)) endMove(raceScratch, phase.car, phase.counts)
  } else if (phase._tag === 'TakingChance' && move._tag === 'Roll') {
    takeChance(raceScratch, phase, move.face)
    endDrive(raceScratch, phase)
  } else if (phase._tag === 'Driving' && isAction(move)) {
    carryOut(raceScratch, phase.car, move)
    endDrive(raceScratch, phase)
  } else defect(NAME, 'a move that is not refused fits the phase')
}

/** Ends a move, unless it waits for a throw. @rule LM-Chance.2 */
const endDrive = (raceScratch: RaceScratch, before: Driving | TakingChance): void => {
  const { wait, count } = raceScratch
  const isWaiting = wait.phase !== before && wait.phase._tag === 'TakingChance'
  if (!isWaiting) endMove(raceScratch, before.car, count.counts)
}

/** Takes along who follows the car that has moved, and goes on to the next one. @rule LM-How.2, LM-Slip.2 */
const endMove = (raceScratch: RaceScratch, car: number, counts: number): void => {
  if (!towFollowers(raceScratch, car, counts)) nextSlot(raceScratch)
}

const makeApply = (tables: () => Tables): Pick<LeMans, 'apply' | 'advance'> => {
  let draft: RaceScratch | null = null
  const stepped = ({ board, choice }: Tables, state: State, move: Move, log: Log<Event>): State => {
    draft ??= makeDraft(board, choice, state)
    openDraft(draft, state, log)
    play(draft, move)
    return closeDraft(draft)
  }
  return {
    apply: (state, move) => {
      const refusal = refusalOf(tables(), state, move)
      if (refusal !== null) return left(refusal)
      const events: Array<Event> = []
      return right({ state: stepped(tables(), state, move, events), events })
    },
    advance: (state, move) => {
      const refusal = refusalOf(tables(), state, move)
      return refusal === null ? right(stepped(tables(), state, move, null)) : left(refusal)
    },
  }
}

// Worked out once, since the import of the game should not wait for it; a test holds them against the data.
const LE_MANS_HASH = '9fe18140ab24fa30'
const MONTE_CARLO_HASH = 'd6e59ccb08f8bdd2'

const referenceGame = (course: BoardData['course'], hash: string): LeMans =>
  gameOn({ course, cards: CARDS, table: CHANCE_TABLE }, hash)

/**
 * The game on the course of Le Mans with the reference cards and table.
 *
 * @rule LM-Equip.2
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { leMans } from 'parc-ferme/le-mans'
 *
 * const step = leMans.setup({ seats: 3 })
 * assert.deepStrictEqual(E.isRight(step) && leMans.turn(step.right.state), { _tag: 'Chance', kind: 'gridDie' })
 */
export const leMans: LeMans = referenceGame(LE_MANS_COURSE, LE_MANS_HASH)

/** The game on the course of Monte Carlo with the reference cards and table. @rule LM-Equip.2 */
export const monteCarlo: LeMans = referenceGame(MONTE_CARLO_COURSE, MONTE_CARLO_HASH)
