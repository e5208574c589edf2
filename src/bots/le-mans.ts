/**
 * Three drivers for Le Mans: one who drives at random but takes no chance that he can avoid, one who plans and takes no chances, and
 * one who plans and takes those that gain.
 *
 * The planners know how many turns a car alone needs from every space, lane and gear to the flag; each card has its own table, made
 * when it is first asked for. Other cars play a part in what is legal only.
 */
import type { Rng } from '../core/rng.js'
import { integerBelow } from '../core/rng.js'
import type { Bot } from './bot.js'
import type { Car, CardTable, Drive, Lane, LeMans, Move, OverRev, State, View } from '../le-mans/rules/index.js'
import { engineOf, explain, prudentAmong } from '../le-mans/rules/index.js'
import {
  hazard,
  HOPELESS,
  isDebtFree,
  makeOutlooks,
  type Outlook,
  type Outlooks,
  PIT_STOP,
  standpoint,
  type Standpoint,
  type Temper,
} from './le-mans-outlook.js'

/** A driver of Le Mans. */
export type LeMansBot = Bot<View, Move>

/** The drivers for a board. */
export interface LeMansBots {
  /** Any legal move, but no chance while there is a move without one. */
  readonly randomPrudent: LeMansBot
  /** The quickest way without chances. */
  readonly cautious: LeMansBot
  /** The quickest way, chances weighed by their odds. */
  readonly bold: LeMansBot
}

// The bold driver trusts his luck: a stop costs about two and a half turns, a spin-out three, a smash-up the race.
const CAUTIOUS: Temper = { takesChances: false, pitStop: PIT_STOP, spin: 3, smash: 40 }
const BOLD: Temper = { takesChances: true, pitStop: 1, spin: 1.65, smash: 3 }

/**
 * The drivers for the board of a game.
 *
 * @param game - asked for what is legal and what it risks; its tables are made when a card first drives
 * @rule none: how to drive is nobody's rule
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded } from 'parc-ferme'
 * import { leMansBots } from 'parc-ferme/bots'
 * import { leMans } from 'parc-ferme/le-mans'
 *
 * const start = leMans.setup({ seats: 2, rulings: { gridOrder: 'given' } })
 * if (E.isRight(start)) {
 *   const { state } = start.right
 *   const [move] = leMansBots(leMans).cautious(leMans.view(state, 0), leMans.legal(state), seeded(1))
 *   assert.ok(leMans.legal(state).includes(move))
 * }
 */
export const leMansBots = (game: LeMans): LeMansBots => {
  const known: Known = { game, explained: explain(game), outlooks: makeOutlooks(game) }
  return {
    randomPrudent: (view, legal, rng) => {
      const [state] = game.redeal(view, rng)
      const whole = prudentAmong(state, legal).moves
      const sure = whole.filter((move) => !isChance(known, state, move))
      const open = sure.length > 0 ? sure : whole
      const [index, next] = integerBelow(open.length)(rng)
      return [open[index] as Move, next]
    },
    cautious: (view, legal, rng) => [best(known, CAUTIOUS, view, legal, rng), rng],
    bold: (view, legal, rng) => [best(known, BOLD, view, legal, rng), rng],
  }
}

/** What the drivers ask. */
interface Known {
  readonly game: LeMans
  readonly explained: ReturnType<typeof explain>
  readonly outlooks: Outlooks
}

const isChance = ({ explained }: Known, state: State, move: Move): boolean => {
  if (move._tag === 'Roll' || move._tag === 'Draw' || move._tag === 'Slipstream' || move._tag === 'Decline')
    return false
  const told = explained(state, move)
  return told._tag === 'Right' && told.right.risk.outOf > 1
}

/** A car on turn, as its driver sees it. */
interface Seen {
  readonly known: Known
  readonly temper: Temper
  readonly state: State
  readonly car: Car
  readonly outlook: Outlook
  readonly at: Standpoint
}

const best = (known: Known, temper: Temper, view: View, legal: ReadonlyArray<Move>, rng: Rng): Move => {
  if (legal.length === 1) return legal[0] as Move
  const [state] = known.game.redeal(view, rng)
  const index = view.phase._tag === 'Driving' ? view.phase.car : 0
  const car = view.cars[index] as Car
  const at = standpoint(known.game, view.agreement, car)
  const outlook = known.outlooks(car.card, temper, view.agreement, at.isFinal)
  const seen: Seen = { known, temper, state, car, outlook, at }
  const { moves } = prudentAmong(state, legal)
  let first = moves[0] as Move
  let least = Infinity
  for (const move of moves) {
    const turns = valued(seen, move)
    if (turns < least) [first, least] = [move, turns]
  }
  return first
}

/** Turns that a move leaves to go. */
const valued = (seen: Seen, move: Move): number => {
  if (move._tag === 'Pit') return seen.car.debts.length > 0 ? -1 : HOPELESS
  if (move._tag === 'Drive' || move._tag === 'OverRev') return drivenTo(seen, move)
  return move._tag === 'Decline' ? 0 : HOPELESS
}

const drivenTo = ({ known, temper, state, car, outlook, at }: Seen, move: Drive | OverRev): number => {
  const told = known.explained(state, move)
  if (told._tag === 'Left') return HOPELESS
  const { risk, route, brakes, owes } = told.right
  const { overRevs, stops } = engineOf(state, move)
  const x = car.x + route.length
  const isFree = isDebtFree(known.game, state.agreement, car)
  const there = outlook.turns(x + at.shift, move.lane, move.gear, {
    overRevs: at.overRevs - overRevs,
    brakes: at.brakes - brakes,
  })
  const owed = isFree ? 0 : (stops + owes.brake) * PIT_STOP
  const fear = temper.takesChances ? hazard(risk, temper, isFree) : 1000 * (risk.outOf - 1)
  return there + owed + fear + lostPits(known.game, state, car, move.lane, x)
}

/** Who owes a stop keeps to the lane of the pits shortly before them. */
const lostPits = (game: LeMans, state: State, car: Car, lane: Lane, x: number): number => {
  const { track } = game
  const { lastStall } = track.cards[car.card] as CardTable
  const due = car.debts.reduce((first, debt) => Math.min(first, debt.due), state.agreement.laps)
  if (car.debts.length === 0 || lastStall < 0 || due >= state.agreement.laps) return 0
  const stall = lastStall + (due - 1) * track.length
  if (x >= stall) return 8
  return lane !== track.pitLane && stall - x < 3 ? 6 : 0
}
