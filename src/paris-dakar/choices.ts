/**
 * What may be decided, and what chance may bring: one predicate for each kind of move, asked for offers and for acceptance alike.
 */
import { defect } from '../core/defect.js'
import type { Outcome } from '../core/game.js'
import { shownTag, tagOf } from '../core/tag.js'
import type { Track } from './board.js'
import { MAX_SEATS } from './data/numbers.js'
import type { Decision, Move, State } from './model.js'
import type { Refusal } from './refusal.js'
import { canPay, lackOf, routeAt } from './route.js'
import { playerAt } from './state.js'

const REDUCED: Decision = { _tag: 'ChooseSpeed', mode: 'reduced' }
const FULL: Decision = { _tag: 'ChooseSpeed', mode: 'full' }
const SPEEDS: ReadonlyArray<Decision> = [REDUCED, FULL]
const STOPS: ReadonlyArray<Decision> = [{ _tag: 'Stop' }, { _tag: 'DriveOn' }]
const ANSWERS: ReadonlyArray<Decision> = [{ _tag: 'AcceptHelp' }, { _tag: 'DeclineHelp' }]
const BASES: ReadonlyArray<Decision> = [
  { _tag: 'CallFrom', base: 'start' },
  { _tag: 'CallFrom', base: 'finish' },
]
const NOTHING: ReadonlyArray<never> = []

/** What a caller in plain JavaScript may get wrong within a move of the right kind. */
const MODES: ReadonlyArray<unknown> = ['reduced', 'full']
const HOMES: ReadonlyArray<unknown> = ['start', 'finish']
const MOVES: ReadonlySet<string> = new Set([
  ...[...SPEEDS, ...STOPS, ...ANSWERS, ...BASES].map(({ _tag }) => _tag),
  'Spin',
  'DrawStarter',
])

const RALLY_IS_OVER: Refusal = { _tag: 'RallyIsOver', rule: 'PD-15.2d' }
const NO_SPEED: Refusal = { _tag: 'NoSpeedToChoose', rule: 'PD-10.7' }
const NO_STOP: Refusal = { _tag: 'NoStopToChoose', rule: 'PD-9.4' }
const NO_HELP: Refusal = { _tag: 'HelpNotOffered', rule: 'PD-12.16' }
const NO_BASE: Refusal = { _tag: 'NoBaseToChoose', rule: 'PD-12.3' }

/** What the position waits for from chance; `null` when it waits for a seat or for nothing. @rule PD-0.2 */
export const chanceKind = ({ phase }: State): string | null => {
  switch (phase._tag) {
    case 'DrawingStarter':
      return 'starter'
    case 'Spinning':
      return phase.purpose
    case 'SpinningFuel':
      return 'fuel'
    case 'ChoosingSpeed':
    case 'ChoosingStop':
    case 'AnsweringOffer':
    case 'AnsweringOnArrival':
    case 'ChoosingBase':
    case 'RallyOver':
      return null
  }
}

/** Why a speed cannot be chosen; `null` when it can. @rule PD-10.5, PD-10.7, PD-10.10, PD-Q.37 */
const speedRefusal = (track: Track, state: State, mode: 'reduced' | 'full'): Refusal | null => {
  const { phase } = state
  if (phase._tag !== 'ChoosingSpeed') return NO_SPEED
  if (canPay(track, state, state.seat, mode, phase.number)) return null
  const route = routeAt(track, state, state.seat, mode, phase.number)
  const { fuel } = playerAt(state.players, state.seat)
  const { need } = lackOf(track, route, mode, fuel) ?? defect('paris-dakar', 'a move that cannot be paid lacks fuel')
  return { _tag: 'SpeedNotPayable', rule: 'PD-10.5', mode, need, fuel }
}

/** Why a decision cannot be taken here; `null` when it can. @rule PD-2.3, PD-9.4, PD-10.2, PD-10.7, PD-12.3, PD-12.16, PD-12.19 */
const decisionRefusal = (track: Track, state: State, move: Decision): Refusal | null => {
  const tag = state.phase._tag
  switch (move._tag) {
    case 'ChooseSpeed':
      return MODES.includes(move.mode) ? speedRefusal(track, state, move.mode) : NO_SPEED
    case 'Stop':
    case 'DriveOn':
      return tag === 'ChoosingStop' ? null : NO_STOP
    case 'AcceptHelp':
    case 'DeclineHelp':
      return tag === 'AnsweringOffer' || tag === 'AnsweringOnArrival' ? null : NO_HELP
    case 'CallFrom':
      return tag === 'ChoosingBase' && HOMES.includes(move.base) ? null : NO_BASE
  }
}

/** Why the spinner cannot show a number here; `null` when it can. @rule PD-0.2, PD-2.3 */
const spinRefusal = (track: Track, kind: string | null, number: number): Refusal | null => {
  if (kind === null || kind === 'starter') return { _tag: 'NotAskedForChance', rule: 'PD-2.3', move: 'Spin' }
  return Number.isInteger(number) && (track.weight[number] ?? 0) > 0
    ? null
    : { _tag: 'NotOnSpinner', rule: 'PD-0.2', number }
}

/** @rule PD-5.1, PD-2.3 */
const starterRefusal = (kind: string | null, seat: number, seats: number): Refusal | null => {
  if (kind !== 'starter') return { _tag: 'NotAskedForChance', rule: 'PD-2.3', move: 'DrawStarter' }
  return Number.isInteger(seat) && seat >= 0 && seat < seats
    ? null
    : { _tag: 'NoSuchSeat', rule: 'PD-5.1', seat, seats }
}

/** Why a move is not taken here; `null` when it is. @rule PD-2.3, PD-15.2d */
export const refusalOf = (track: Track, state: State, move: Move): Refusal | null => {
  if (state.phase._tag === 'RallyOver') return RALLY_IS_OVER
  const kind = chanceKind(state)
  const tag = tagOf(move)
  if (!MOVES.has(tag)) return { _tag: 'NoSuchMove', rule: 'PD-2.3', move: shownTag(tag) }
  if (move._tag === 'Spin') return spinRefusal(track, kind, move.number)
  if (move._tag === 'DrawStarter') return starterRefusal(kind, move.seat, state.players.length)
  return kind === null ? decisionRefusal(track, state, move) : { _tag: 'ChancePending', rule: 'PD-2.3', kind }
}

const speeds = (track: Track, state: State): ReadonlyArray<Decision> => {
  const canReduced = speedRefusal(track, state, 'reduced') === null
  const canFull = speedRefusal(track, state, 'full') === null
  return canReduced && canFull ? SPEEDS : canReduced ? [REDUCED] : canFull ? [FULL] : NOTHING
}

/** The decisions that a seat has here, the same list each time. @rule PD-9.4, PD-10.7, PD-10.13d, PD-12.3, PD-12.16 */
export const decisionsOf = (track: Track, state: State): ReadonlyArray<Decision> => {
  switch (state.phase._tag) {
    case 'ChoosingSpeed':
      return speeds(track, state)
    case 'ChoosingStop':
      return STOPS
    case 'AnsweringOffer':
    case 'AnsweringOnArrival':
      return ANSWERS
    case 'ChoosingBase':
      return BASES
    case 'DrawingStarter':
    case 'Spinning':
    case 'SpinningFuel':
    case 'RallyOver':
      return NOTHING
  }
}

/** Every number of the spinner with its weight. @rule PD-0.2 */
export const numbersOf = (track: Track): ReadonlyArray<Outcome<Move>> =>
  track.faces.map(({ value, weight }) => ({ weight, move: { _tag: 'Spin', number: value } }))

/** The lots for the first player, all equal. @rule PD-5.1 */
const LOTS: ReadonlyArray<Outcome<Move>> = Array.from({ length: MAX_SEATS }, (_, seat) => ({
  weight: 1,
  move: { _tag: 'DrawStarter', seat },
}))

/** What chance may bring here. @rule PD-0.2, PD-5.1 */
export const outcomesOf = (state: State, numbers: ReadonlyArray<Outcome<Move>>): ReadonlyArray<Outcome<Move>> => {
  const kind = chanceKind(state)
  if (kind === null) return NOTHING
  return kind === 'starter' ? LOTS.slice(0, state.players.length) : numbers
}
