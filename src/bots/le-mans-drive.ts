/** How a planner of Le Mans moves his car: the way that leaves the fewest turns to go, chances and stops reckoned in. */
import {
  engineOf,
  explain,
  prudentAmong,
  type Car,
  type CardTable,
  type Drive,
  type Lane,
  type LeMans,
  type Move,
  type OverRev,
  type State,
} from '../le-mans/rules/index.js'
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

/** What the drivers of a board ask. */
export interface Known {
  readonly game: LeMans
  readonly explained: ReturnType<typeof explain>
  readonly outlooks: Outlooks
}

/** What the drivers of a board ask, the tables made when they are first needed. */
export const makeKnown = (game: LeMans): Known => ({ game, explained: explain(game), outlooks: makeOutlooks(game) })

/** A car as its driver sees it. */
interface Seen {
  readonly known: Known
  readonly temper: Temper
  readonly state: State
  readonly car: Car
  readonly outlook: Outlook
  readonly at: Standpoint
}

const seenBy = (known: Known, temper: Temper, state: State, car: Car): Seen => {
  const at = standpoint(known.game, state.agreement, car)
  return { known, temper, state, car, outlook: known.outlooks(car.card, temper, state.agreement, at.isFinal), at }
}

/** Turns that a car has to go from where it is, other cars left aside. */
export const turnsToGo = (known: Known, temper: Temper, state: State, car: Car): number => {
  const { outlook, at } = seenBy(known, temper, state, car)
  return outlook.turns(car.x + at.shift, car.lane, car.gear, at)
}

/** The best of the moves that the car on turn may make, and the turns that it leaves to go. */
export const bestDrive = (
  known: Known,
  temper: Temper,
  state: State,
  index: number,
  legal: ReadonlyArray<Move>,
): readonly [Move, number] => {
  const seen = seenBy(known, temper, state, state.cars[index] as Car)
  const { moves } = prudentAmong(state, legal)
  let first = moves[0] as Move
  let least = Infinity
  for (const move of moves) {
    const turns = valued(seen, move)
    if (turns < least) [first, least] = [move, turns]
  }
  return [first, least]
}

/** Turns that a move leaves to go. */
const valued = (seen: Seen, move: Move): number => {
  if (move._tag === 'Pit') return seen.car.debts.length > 0 ? -1 : HOPELESS
  return move._tag === 'Drive' || move._tag === 'OverRev' ? drivenTo(seen, move) : HOPELESS
}

const drivenTo = ({ known, temper, state, car, outlook, at }: Seen, move: Drive | OverRev): number => {
  const told = known.explained(state, move)
  if (told._tag === 'Left') return HOPELESS
  const { risk, route, brakes, owes } = told.right
  const { overRevs, stops } = engineOf(state, move)
  const x = car.x + route.length
  const isFree = isDebtFree(known.game, state.agreement, car)
  const there = outlook.turnsAfter(car.x + at.shift, x + at.shift, move.lane, move.gear, {
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
