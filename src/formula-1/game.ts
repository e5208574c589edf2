/**
 * The game as a value: the race from the deal to the flag, for the reference circuit and for any other.
 *
 * A turn goes as in the rulebook: Preparation (the deal and the grid), then for each car Increasing or Reducing Speed, Moving or
 * Blocking, Tactic Cards, Corners with their dice, Lap Indicator, Pits, and at the end of a round Finishing and Winning.
 * `decisions.ts` holds what drivers decide, `turn.ts` what follows by itself.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import type { Game, Outcome, Seat, Step, Turn } from '../core/game.js'
import { hash } from '../core/hash.js'
import type { Log } from '../core/log.js'
import { once } from '../core/once.js'
import { shownPart, shownTag, tagOf } from '../core/tag.js'
import { withReadings, type Circuit } from './board.js'
import { boardFaults } from './board-faults.js'
import type { BoardFault } from './board-fault.js'
import { CLAUSES } from './clauses.js'
import { TACTIC_CARDS } from './data/cards.js'
import { CIRCUIT_1962, CIRCUIT_1962_HASH } from './data/circuit-1962.js'
import { decide, offers } from './decisions.js'
import type { Event } from './event.js'
import type { ChanceMove, Move, Options, State } from './model.js'
import { makeNotation } from './notation.js'
import { makeReaches } from './reach.js'
import type { Refusal } from './refusal.js'
import { penaltyOutcomes, throwRefusal } from './rules/corners.js'
import { standings } from './rules/laps.js'
import { pitOutcomes } from './rules/pits.js'
import * as preparation from './rules/preparation.js'
import { carOnTurn, impossible, type Course } from './state.js'
import { compileTrack, type Track } from './track.js'
import { takePenalty, takePitCard, takeTacticCard, tacticDraw } from './turn.js'
import { notAskedFor } from './ways.js'
import { redeal, reveals, view, viewEvent, type View } from './view.js'

/** The rules of Formula 1 on one circuit. */
export interface Formula1 extends Game<Options, State, Move, Event, View, Refusal> {
  /** The circuit as tables: names of places, bands and corners, and the steps between places. */
  readonly track: Track
  /** The circuit as the previews use it. */
  readonly course: Course
}

/** Version of these rules; it changes with anything that changes what a recorded race leads to. */
const RULES_VERSION = 1

/**
 * The rules on a circuit of your own, or everything that is wrong with it.
 *
 * @param circuit - the circuit as data
 * @param readings - places of the board to be read otherwise, the id of the alternative by the id of the reading
 * @returns the game, or the faults with the ids of the constraints (C-01 to C-30)
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { CIRCUIT_T1, makeFormula1 } from 'parc-ferme/formula-1'
 *
 * const game = makeFormula1(CIRCUIT_T1)
 * assert.ok(E.isRight(game) && game.right.track.cells === 113)
 * const broken = makeFormula1({ ...CIRCUIT_T1, finish: [] })
 * assert.ok(E.isLeft(broken) && broken.left[0]?.id === 'C-01')
 */
export const makeFormula1 = (
  circuit: Circuit,
  readings: Readonly<Record<string, string>> = {},
): E.Either<ReadonlyArray<BoardFault>, Formula1> => {
  const faults = boardFaults(circuit, readings).filter(({ isWarning }) => !isWarning)
  if (faults.length > 0) return left(faults)
  const read = withReadings(circuit, readings)
  return right(gameOn(read, hash(read)))
}

const courseOn = (circuit: Circuit): Course => {
  const track = compileTrack(circuit)
  return { track, reaches: makeReaches(track) }
}

const gameOn = (circuit: Circuit, board: string): Formula1 => {
  const course = once(() => courseOn(circuit))
  return {
    name: 'formula-1',
    edition: `${circuit.id}/${RULES_VERSION}`,
    board,
    get track() {
      return course().track
    },
    get course() {
      return course()
    },
    setup: (options) => setup(options),
    turn: (state) => turn(course(), state),
    legal: (state) => offers(course(), state),
    outcomes: (state) => outcomes(state),
    apply: (state, move) => apply(course(), state, move),
    advance: (state, move) => carryOut(course(), state, move, null),
    view,
    viewEvent,
    redeal,
    reveals,
    notation: makeNotation(() => course().track),
    rules: CLAUSES,
  }
}

const setup = (options: Options): E.Either<Refusal, Step<State, Event>> => {
  const agreed = preparation.agree(options)
  if (agreed._tag === 'Left') return agreed
  const state = preparation.layTable(agreed.right)
  return right({
    state,
    events: [
      { _tag: 'RaceAgreed', agreement: agreed.right },
      { _tag: 'Waiting', phase: state.phase },
    ],
  })
}

const apply = (course: Course, state: State, move: Move): E.Either<Refusal, Step<State, Event>> => {
  const events: Array<Event> = []
  const next = carryOut(course, state, move, events)
  if (next._tag === 'Left') return next
  events.push({ _tag: 'Waiting', phase: next.right.phase })
  return right({ state: next.right, events })
}

const KINDS: ReadonlySet<string> = new Set<Move['_tag']>([
  'DealTactic',
  'ThrowForGrid',
  'DrawGrid',
  'ThrowPenalty',
  'DrawPitCard',
  'DrawTacticCard',
  'SetSpeed',
  'Run',
  'DriveUp',
  'Wait',
  'DriveIntoPit',
  'Pass',
  'PlayExtra',
  'PlaySuperb',
  'KeepTires',
  'UseTires',
])

const carryOut = (course: Course, state: State, move: Move, log: Log<Event>): E.Either<Refusal, State> => {
  const tag = tagOf(move)
  if (!KINDS.has(tag)) return notAskedFor(state, { _tag: shownTag(tag) })
  switch (move._tag) {
    case 'DealTactic':
    case 'ThrowForGrid':
    case 'DrawGrid':
    case 'ThrowPenalty':
    case 'DrawPitCard':
    case 'DrawTacticCard':
      return bring(course, state, move, log)
    case 'SetSpeed':
    case 'Run':
    case 'DriveUp':
    case 'Wait':
    case 'DriveIntoPit':
    case 'Pass':
    case 'PlayExtra':
    case 'PlaySuperb':
    case 'KeepTires':
    case 'UseTires':
      return decide(course, state, move, log)
  }
}

const outcomes = (state: State): ReadonlyArray<Outcome<Move>> => {
  const { phase } = state
  switch (phase._tag) {
    case 'Dealing':
      return preparation.dealOutcomes(state)
    case 'ThrowingForGrid':
      return preparation.gridOutcomes(state, phase)
    case 'ThrowingPenalty':
      return penaltyOutcomes()
    case 'DrawingPitCard':
      return pitOutcomes(state)
    case 'DrawingTacticCard':
      return tacticDraw(state).outcomes
    case 'SettingSpeed':
    case 'Moving':
    case 'PlayingCard':
    case 'UsingTires':
    case 'RaceOver':
      return []
  }
}

/** What chance brings, or why it cannot bring that. */
const bring = (course: Course, state: State, move: ChanceMove, log: Log<Event>): E.Either<Refusal, State> => {
  const { phase } = state
  switch (move._tag) {
    case 'DealTactic':
      if (phase._tag !== 'Dealing') return notAskedFor(state, move)
      return TACTIC_CARDS.includes(move.card) && preparation.inPile(state, move.card) > 0
        ? right(preparation.deal(state, phase, move.card, log))
        : noSuchCard('F1-Equip.6', move.card)
    case 'ThrowForGrid': {
      if (phase._tag !== 'ThrowingForGrid' || state.agreement.grid !== 'thrown') return notAskedFor(state, move)
      const refusal = throwRefusal(move.dice)
      return refusal === null ? right(preparation.throwForGrid(course, state, phase, move.dice, log)) : left(refusal)
    }
    case 'DrawGrid':
      if (phase._tag !== 'ThrowingForGrid' || state.agreement.grid !== 'drawn') return notAskedFor(state, move)
      return phase.contenders.includes(move.seat)
        ? right(preparation.setGrid(course, state, move.seat, log))
        : left({ _tag: 'NoSuchOutcome', rule: 'F1-Equip.3', outcome: `seat ${shownPart(move.seat)}` })
    case 'ThrowPenalty': {
      if (phase._tag !== 'ThrowingPenalty') return notAskedFor(state, move)
      const refusal = throwRefusal(move.dice)
      return refusal === null
        ? right(takePenalty(course, state, carOnTurn(state), phase.turn, move.dice, log))
        : left(refusal)
    }
    case 'DrawPitCard':
      if (phase._tag !== 'DrawingPitCard') return notAskedFor(state, move)
      return pitOutcomes(state).some((outcome) => outcome.move.card === move.card)
        ? right(takePitCard(course, state, carOnTurn(state), move.card, log))
        : noSuchCard('F1-Equip.7', move.card)
    case 'DrawTacticCard':
      if (phase._tag !== 'DrawingTacticCard') return notAskedFor(state, move)
      return tacticDraw(state).outcomes.some((outcome) => outcome.move.card === move.card)
        ? right(takeTacticCard(course, state, carOnTurn(state), move.card, log))
        : noSuchCard('F1-Equip.6', move.card)
  }
}

const noSuchCard = (rule: 'F1-Equip.6' | 'F1-Equip.7', card: string): E.Left<Refusal> =>
  left({ _tag: 'NoSuchOutcome', rule, outcome: shownPart(card) })

const CHOOSE: ReadonlyArray<Turn> = [0, 1, 2, 3, 4, 5].map((seat: Seat) => ({ _tag: 'Choose', seat }))
const CHANCE = {
  Dealing: { _tag: 'Chance', kind: 'deal' },
  ThrowingForGrid: { _tag: 'Chance', kind: 'grid' },
  ThrowingPenalty: { _tag: 'Chance', kind: 'penalty' },
  DrawingPitCard: { _tag: 'Chance', kind: 'pitCard' },
  DrawingTacticCard: { _tag: 'Chance', kind: 'tacticCard' },
} as const

const turn = (course: Course, state: State): Turn => {
  const { phase } = state
  switch (phase._tag) {
    case 'Dealing':
    case 'ThrowingForGrid':
    case 'ThrowingPenalty':
    case 'DrawingPitCard':
    case 'DrawingTacticCard':
      return CHANCE[phase._tag]
    case 'SettingSpeed':
    case 'Moving':
    case 'PlayingCard':
    case 'UsingTires': {
      const { seat } = carOnTurn(state)
      return CHOOSE[seat] ?? impossible('six seats can be on turn')
    }
    case 'RaceOver':
      return { _tag: 'Over', standings: standings(course, state) }
  }
}

/**
 * The rules of Formula 1 on the reference circuit, the board of 1962.
 *
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1 } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const { state } = race.right.match
 * assert.deepStrictEqual(formula1.legal(state).map(formula1.notation.show).slice(0, 3), ['speed 20', 'speed 40', 'speed 60'])
 * const fast = formula1.apply(state, { _tag: 'SetSpeed', speed: 80, card: 'none' })
 * assert.deepStrictEqual(fast, E.left({ _tag: 'RaiseTooGreat', rule: 'F1-Speed.10', from: 0, to: 80, most: 60 }))
 */
export const formula1: Formula1 = gameOn(CIRCUIT_1962, CIRCUIT_1962_HASH)
