/**
 * The two decks of cards, in both editions. Effects are facts told as data; titles and texts for drawing are in `texts-cards.ts`.
 */
import type { Edition, ExtraCard, Hand, Mph, PitCard, Rulings, TacticCard } from '../model.js'

/** The five kinds of Tactic Card, in the order of the rulebook. @rule F1-Equip.6, F1-Tactic.1 */
export const TACTIC_CARDS: ReadonlyArray<TacticCard> = [
  'fastGearChange',
  'goodCarburettor',
  'quickReactions',
  'slipStreaming',
  'superbDriving',
]

/** Extra spaces that a card gives. @rule F1-Tactic.7, F1-Tactic.13, F1-Tactic.15 */
export const EXTRA_SPACES: Readonly<Record<ExtraCard, 2 | 3 | 4>> = {
  fastGearChange: 2,
  quickReactions: 4,
  slipStreaming: 3,
}

/** The kinds of card that give extra spaces. @rule F1-Tactic.1 */
export const EXTRA_CARDS: ReadonlyArray<ExtraCard> = ['fastGearChange', 'quickReactions', 'slipStreaming']

/** Speed up to which Good Carburettor accelerates. @rule F1-Tactic.11 */
export const CARBURETTOR_TOP = 120

/** Cards in a hand at the start. @rule F1-Setup.1 */
export const HAND_SIZE = 5

/** An empty hand. */
export const NO_CARDS: Hand = {
  fastGearChange: 0,
  goodCarburettor: 0,
  quickReactions: 0,
  slipStreaming: 0,
  superbDriving: 0,
}

/** What a Pit Card orders. */
export interface PitOrder {
  /** Own turns skipped after the turn of arrival. */
  readonly missTurns: 0 | 1 | 2
  /** Speed of the next start; 0 for any up to 60. */
  readonly startSpeed: Mph
}

const miss = (missTurns: 0 | 1 | 2): PitOrder => ({ missTurns, startSpeed: 0 })
const start = (startSpeed: Mph): PitOrder => ({ missTurns: 0, startSpeed })

/** What each Pit Card orders, both editions. @rule F1-PitCard.1-17 */
export const PIT_ORDERS: Readonly<Record<PitCard, PitOrder>> = {
  dirtInCarburettors: miss(1),
  fumes: miss(1),
  engineOverheated: miss(1),
  faultyIgnition: miss(2),
  faultySteering: miss(1),
  goodPitWork: start(80),
  goodPitWorkSlowStart: start(40),
  missedGearChange: start(20),
  newInstructions: miss(1),
  noFuelPressure: miss(1),
  poorTeamWork: miss(1),
  quickTireChange: miss(0),
  slowTireChange: miss(1),
  specialBrakeLinings: miss(1),
  specialTires: miss(1),
  blackFlag: miss(1),
  brakeMasterCylinderFailure: miss(0),
  faultyTyresFitted: miss(0),
}

/** What one edition puts into the box. */
export interface Deck {
  /** Copies of each kind of Tactic Card. */
  readonly copies: number
  /** One of each of these Pit Cards. */
  readonly pits: ReadonlyArray<PitCard>
}

const COMMON_PITS: ReadonlyArray<PitCard> = [
  'dirtInCarburettors',
  'fumes',
  'engineOverheated',
  'faultyIgnition',
  'faultySteering',
  'goodPitWork',
  'goodPitWorkSlowStart',
  'missedGearChange',
  'newInstructions',
  'noFuelPressure',
  'quickTireChange',
  'slowTireChange',
  'specialTires',
  'blackFlag',
]

/** The decks of the two editions. @rule F1-Equip.2, F1-Equip.6-7, F1-Tactic.20, F1-Q.102 */
export const DECKS: Readonly<Record<Edition, Deck>> = {
  seed: { copies: 7, pits: [...COMMON_PITS, 'poorTeamWork', 'specialBrakeLinings'] },
  uk1962: { copies: 6, pits: [...COMMON_PITS, 'brakeMasterCylinderFailure', 'faultyTyresFitted'] },
}

/** The default rulings of the seed edition. @rule F1-Q.6, F1-Q.9, F1-Q.13, F1-Q.31, F1-Q.39, F1-Q.42, F1-Q.45-46, F1-Q.63, F1-Q.67, F1-Q.69, F1-Q.80, F1-Q.85-86, F1-Q.96 */
const SEED_RULINGS: Rulings = {
  blockedCornerSpeed: 'set',
  blockedReduction: 'separate',
  blocking: 'noFreePath',
  newInstructions: 'pileTop',
  superbClear: 'unblocked',
  tie: 'shared',
  pitStart: 'exact',
  pitPack: 'bottom',
  shortRace: false,
  bigReduction: 'forbidden',
  brakeOverflow: 'clamp',
  blocker: 'straight',
  extraSpaces: 'judged',
  cornerCards: 'corner',
  minSpeed: 20,
  usedTactics: 'underThePile',
  superbTiming: 'afterMove',
  spinStart: 'upTo60',
  abbeyCurve: 1,
  lodgeCorner: 3,
}

/** The rulings that hold in each edition unless a race agrees on others. @rule F1-Q.102 */
export const DEFAULT_RULINGS: Readonly<Record<Edition, Rulings>> = {
  seed: SEED_RULINGS,
  uk1962: {
    ...SEED_RULINGS,
    newInstructions: 'lastUsed',
    usedTactics: 'outOfPlay',
    superbTiming: 'beforeMove',
    spinStart: 'exactly60',
  },
}

/** League points of the UK edition by place, over several races. @rule F1-Q.102 */
export const LEAGUE_POINTS: ReadonlyArray<number> = [10, 8, 6, 4, 2, 1]
