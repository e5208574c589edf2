/** Whether a planner of Le Mans goes along in a slipstream: he plays the turn through in his mind, the car ahead driven as he would. */
import { defect } from '../core/defect.js'
import type { Car, Declaring, Move, State } from '../le-mans/rules/index.js'
import { bestDrive, type Known, turnsToGo } from './le-mans-drive.js'
import { HOPELESS, isDebtFree, type Temper } from './le-mans-outlook.js'

/** Who asks himself, and from where he started. */
interface Asking extends Declaring {
  readonly known: Known
  readonly temper: Temper
  readonly from: State
}

const SLIPSTREAM: Move = { _tag: 'Slipstream' }
const DECLINE: Move = { _tag: 'Decline' }

/** What a driver declares: he follows only if that leaves fewer turns to go on the average than a move of his own. */
export const bestDeclaration = (known: Known, temper: Temper, from: State, phase: Declaring): Move => {
  const asking: Asking = { ...phase, known, temper, from }
  return after(asking, from, SLIPSTREAM) < after(asking, from, DECLINE) ? SLIPSTREAM : DECLINE
}

const after = (asking: Asking, state: State, move: Move): number => {
  const next = asking.known.game.advance(state, move)
  return next._tag === 'Left' ? defect('bots', 'what is open is accepted') : expected(asking, next.right)
}

/** Turns to go once the car that is asked about has moved, or cannot be foreseen any further. */
const expected = (asking: Asking, state: State): number => {
  const { known, temper, from, car: index, leader } = asking
  const { phase } = state
  if (hasMoved(asking, state)) return whereItStands(asking, state)
  if (phase._tag === 'Declaring') return after(asking, state, DECLINE)
  if (phase._tag === 'Driving') {
    if (phase.car === index) return bestDrive(known, temper, state, index, known.game.legal(state))[1]
    return phase.car === leader
      ? after(asking, state, bestDrive(known, temper, state, leader, known.game.legal(state))[0])
      : turnsToGo(known, temper, from, from.cars[index] as Car) - 1
  }
  // The race goes on until the car has moved, so that only a throw is left.
  const isOwnTow = phase._tag === 'TakingTowChance' && phase.car === index
  return isOwnTow && !temper.takesChances ? HOPELESS : mean(asking, state)
}

const mean = (asking: Asking, state: State): number => {
  const outcomes = asking.known.game.outcomes(state)
  const all = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomes.reduce((sum, { weight, move }) => sum + weight * after(asking, state, move), 0) / all
}

const hasMoved = ({ from, car }: Asking, { turn, cars }: State): boolean => {
  const [before, now] = [from.cars[car] as Car, cars[car] as Car]
  return turn !== from.turn || now.x !== before.x || now.status !== before.status || now.stoppedAt !== before.stoppedAt
}

const whereItStands = ({ known, temper, from, car: index }: Asking, state: State): number => {
  const [before, car] = [from.cars[index] as Car, state.cars[index] as Car]
  if (car.status === 'smashed') return turnsToGo(known, temper, from, before) - 1 + temper.smash
  const owed = unitsOf(car) - unitsOf(before)
  const stops = isDebtFree(known.game, state.agreement, car) ? 0 : owed * temper.pitStop
  return turnsToGo(known, temper, state, car) + stops
}

const unitsOf = ({ debts }: Car): number => debts.reduce((sum, { units }) => sum + units, 0)
