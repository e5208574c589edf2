/**
 * Three drivers for Le Mans: one who drives at random but takes no chance that he can avoid, one who plans and takes no chances, and
 * one who plans and takes those that gain.
 *
 * The planners know how many turns a car alone needs from every space, lane and gear to the flag. Other cars play a part in what is
 * legal, and in whether a slipstream gains.
 */
import { defect } from '../core/defect.js'
import type { Rng } from '../core/rng.js'
import { integerBelow } from '../core/rng.js'
import type { Bot } from './bot.js'
import { prudentAmong, type LeMans, type Move, type State, type View } from '../le-mans/rules/index.js'
import { bestDrive, type Known, makeKnown } from './le-mans-drive.js'
import { PIT_STOP, type Temper } from './le-mans-outlook.js'
import { bestDeclaration } from './le-mans-tow.js'

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
  const known = makeKnown(game)
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

const isChance = ({ explained }: Known, state: State, move: Move): boolean => {
  if (move._tag === 'Roll' || move._tag === 'Draw' || move._tag === 'Slipstream' || move._tag === 'Decline')
    return false
  const told = explained(state, move)
  return told._tag === 'Right' && told.right.risk.outOf > 1
}

const best = (known: Known, temper: Temper, view: View, legal: ReadonlyArray<Move>, rng: Rng): Move => {
  const [state] = known.game.redeal(view, rng)
  const { phase } = state
  if (phase._tag === 'Driving') return bestDrive(known, temper, state, phase.car, legal)[0]
  if (phase._tag !== 'Declaring') return defect('bots', 'a driver decides')
  const wanted = bestDeclaration(known, temper, state, phase)
  return legal.find(({ _tag }) => _tag === wanted._tag) ?? (legal[0] as Move)
}
