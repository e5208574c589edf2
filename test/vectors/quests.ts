/** What random races of each game hardly ever show, and what leads to it. */
import type * as Formula1 from '../../src/formula-1/model.js'
import type * as LeMans from '../../src/le-mans/model.js'
import type * as ParisDakar from '../../src/paris-dakar/model.js'
import type { Quest } from './seek.js'

type QuestLeMans = Quest<LeMans.Options, LeMans.State, LeMans.Move>
type QuestFormula1 = Quest<Formula1.Options, Formula1.State, Formula1.Move>

/** Into the pit again and again, for one of its cards above all. */
const forPitCard =
  (wanted: Formula1.PitCard): QuestFormula1['worth'] =>
  (move) =>
    move._tag === 'DriveIntoPit' ? 100 : move._tag === 'DrawPitCard' && move.card === wanted ? 1000 : 0

const inEdition =
  (cards: Formula1.Edition, rulings: Partial<Formula1.Rulings> = {}): QuestFormula1['options'] =>
  (options) => ({ ...options, cards, rulings: { ...options.rulings, ...rulings } })

const WORTH_OF_CARD: Readonly<Record<Formula1.TacticCard, number>> = {
  superbDriving: 30,
  fastGearChange: 20,
  quickReactions: 20,
  slipStreaming: 20,
  goodCarburettor: 0,
}

/** Into the pit too fast, with a card for it and another in hand. */
const tooFastIntoPit: QuestFormula1['worth'] = (move, after, before) => {
  if (move._tag === 'DealTactic') return WORTH_OF_CARD[move.card]
  if (move._tag === 'SetSpeed') return move.speed / 8
  if (move._tag === 'DriveIntoPit') return /@[24]0/.test(move.crossings) ? 500 : -50
  if (move._tag === 'Pass') return 60
  const isHeld = after.cars[before.current]?.place === before.cars[before.current]?.place
  return move._tag === 'ThrowPenalty' && isHeld ? 50 : 0
}

type LookFormula1 = QuestFormula1['refusedAt']

const isSetting: LookFormula1 = ({ phase }) => phase._tag === 'SettingSpeed'
const isPlaying: LookFormula1 = ({ phase }) => phase._tag === 'PlayingCard' && phase.turn.kind !== 'run'

export const FORMULA_1: ReadonlyArray<QuestFormula1> = [
  { shows: 'NotWhenBlocked', refusedAt: isPlaying, options: inEdition('seed'), worth: () => 0, luck: 1 },
  {
    shows: 'BrakesFailed',
    refusedAt: isSetting,
    options: inEdition('uk1962'),
    worth: forPitCard('brakeMasterCylinderFailure'),
    luck: 20,
  },
  {
    shows: 'SafeSpeedsOnly',
    refusedAt: isSetting,
    options: inEdition('uk1962'),
    worth: forPitCard('faultyTyresFitted'),
    luck: 20,
  },
  {
    shows: 'CardsForbidden',
    refusedAt: ({ phase }) => phase._tag !== 'SettingSpeed',
    options: inEdition('uk1962'),
    worth: forPitCard('faultyTyresFitted'),
    luck: 20,
  },
  {
    shows: 'TooFastForTires',
    refusedAt: ({ phase }) => phase._tag === 'UsingTires',
    options: inEdition('uk1962'),
    worth: forPitCard('specialTires'),
    luck: 20,
  },
  {
    shows: 'NoTacticLeft',
    refusedAt: null,
    options: inEdition('uk1962', { usedTactics: 'outOfPlay' }),
    worth: (move, after, before) =>
      forPitCard('newInstructions')(move, after, before) + (move._tag === 'PlayExtra' ? 50 : 0),
    luck: 20,
  },
  {
    shows: 'NotInPit',
    refusedAt: isPlaying,
    options: (options) => ({ ...inEdition('seed', { superbTiming: 'afterMove' })(options), seats: 6, grid: 'drawn' }),
    worth: tooFastIntoPit,
    luck: 20,
  },
]

const isDrivingNowAndThen: QuestLeMans['refusedAt'] = ({ turn, phase }) => phase._tag === 'Driving' && turn % 5 === 0

/** A chance taken with the last hard-braking, after none with others. */
const lastBrakeInCorner: QuestLeMans['worth'] = (move, { phase, cars }) => {
  if (move._tag !== 'Drive') return 0
  if (phase._tag !== 'TakingChance') return 3 * move.brakes + move.gear
  return move.brakes > 0 && cars[phase.car]?.brakes === 0 ? 100 : -10
}

/** A race of the two cars with the fewest hard-brakings, which is quicker than others. */
const twoCars = (options: LeMans.Options, rulings: Partial<LeMans.Rulings>): LeMans.Options => ({
  ...options,
  seats: 2,
  cars: [[2], [3]],
  teamPlay: false,
  solitaire: false,
  rulings: { ...options.rulings, ...rulings },
})

export const LE_MANS: ReadonlyArray<QuestLeMans> = [
  {
    shows: 'LM-Q.44',
    refusedAt: null,
    options: (options) => ({ ...twoCars(options, { hbRefundOnSpin: true }), laps: 4 }),
    worth: lastBrakeInCorner,
    luck: 6,
  },
  {
    shows: 'StoppedCarAhead',
    refusedAt: isDrivingNowAndThen,
    options: (options) => options,
    worth: () => 0,
    luck: 1,
  },
  {
    shows: 'NotStraightened',
    refusedAt: isDrivingNowAndThen,
    options: (options) => ({ ...options, rulings: { ...options.rulings, laneChange: 'straighten' } }),
    worth: () => 0,
    luck: 1,
  },
  {
    shows: 'PitFirst',
    refusedAt: ({ phase, cars }) => phase._tag === 'Driving' && (cars[phase.car]?.debts.length ?? 0) > 0,
    options: (options) => twoCars(options, { pitDuty: 'enforced' }),
    worth: (_, { cars }) => cars.reduce((debts, car) => debts + car.debts.length, 0),
    luck: 2,
  },
]

export const PARIS_DAKAR: ReadonlyArray<Quest<ParisDakar.Options, ParisDakar.State, ParisDakar.Move>> = [
  {
    shows: 'BankShort',
    refusedAt: null,
    options: (options) => ({ ...options, seats: 4, rulings: { bank: 'finite', finish: 'fullRanking' } }),
    worth: (_, after) => -after.bank,
    luck: 100,
  },
]
