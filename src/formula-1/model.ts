/**
 * The words of the game: what a race is made of, what can be decided, what can happen.
 *
 * Everything here is plain JSON. Places, bands and corners are whole numbers that index the tables of the compiled board
 * (`game.track`); cars are in start order, so that car 0 is the yellow one.
 */
import type { Seat } from '../core/game.js'

/** A setting of the speedometer, in miles per hour. @rule F1-Equip.8 */
export type Mph = 0 | 20 | 40 | 60 | 80 | 100 | 120 | 140 | 160

/** The face of one die. @rule F1-Equip.3 */
export type Face = 1 | 2 | 3 | 4 | 5 | 6

/** Two dice, the smaller face first. @rule F1-Equip.3 */
export type Dice = readonly [Face, Face]

/** A kind of Tactic Card. @rule F1-Equip.6 */
export type TacticCard = 'fastGearChange' | 'goodCarburettor' | 'quickReactions' | 'slipStreaming' | 'superbDriving'

/** A kind of Tactic Card that gives extra spaces. */
export type ExtraCard = 'fastGearChange' | 'quickReactions' | 'slipStreaming'

/** A Pit Card; the last two exist in the UK edition only. @rule F1-Equip.7 */
export type PitCard =
  | 'dirtInCarburettors'
  | 'fumes'
  | 'engineOverheated'
  | 'faultyIgnition'
  | 'faultySteering'
  | 'goodPitWork'
  | 'goodPitWorkSlowStart'
  | 'missedGearChange'
  | 'newInstructions'
  | 'noFuelPressure'
  | 'poorTeamWork'
  | 'quickTireChange'
  | 'slowTireChange'
  | 'specialBrakeLinings'
  | 'specialTires'
  | 'blackFlag'
  | 'brakeMasterCylinderFailure'
  | 'faultyTyresFitted'

/** How many cards of each kind. */
export type Hand = Readonly<Record<TacticCard, number>>

/**
 * Where a car can be: an index into `track.places`, which lists all track spaces, then the pit spaces, the spin-off points, and for
 * every track space the strip outside the track opposite it.
 */
export type Place = number

/** Index into `track.bands`: the red bands in driving order. */
export type Band = number

/** Index into `track.corners`, in driving order. */
export type Corner = number

/**
 * What one Superb Driving or one set of Special Tires covers: the index of a corner or, under the ruling `cornerCards: 'band'`, of a band.
 */
export type Bend = number

/** How far over the safety speed a band is crossed; 60 stands for 60 or more, 0 for not at all. */
export type Excess = 0 | 20 | 40 | 60

/** The readings of the rulebook where it is silent or can be read in two ways. Each names its question in `docs/rulings.md`. */
export interface Rulings {
  /** Speed at which a blocked car's bands are judged: as set, or as matched to a slower blocker. @rule F1-Q.45 */
  readonly blockedCornerSpeed: 'set' | 'matched'
  /** A cut behind a blocker after a cut at the setting: priced apart, or as one cut. @rule F1-Q.46 */
  readonly blockedReduction: 'separate' | 'cumulative'
  /** When a car is blocked: no free path of full length, or whenever a car stands straight ahead. @rule F1-Q.39 */
  readonly blocking: 'noFreePath' | 'laneChoice'
  /** Where New Instructions takes its card: the top of the pile, or the last used card. @rule F1-Q.69 */
  readonly newInstructions: 'pileTop' | 'lastUsed'
  /** What a clear track means for Superb Driving: not blocked, nobody on the corner's bands, or nothing. @rule F1-Q.85 */
  readonly superbClear: 'unblocked' | 'emptyCorner' | 'reminder'
  /** Who wins among cars equally far over the line. @rule F1-Q.96 */
  readonly tie: 'shared' | 'speed' | 'earlierTurn'
  /** Whether a starting speed from a Pit Card is the speed or the most. @rule F1-Q.63 */
  readonly pitStart: 'exact' | 'maximum'
  /** What becomes of a used Pit Card: under the pack, or shuffled in. @rule F1-Q.67 */
  readonly pitPack: 'bottom' | 'shuffle'
  /** Whether races of one or two laps are accepted. @rule F1-Q.6 */
  readonly shortRace: boolean
  /** Cuts of more than 100: impossible, or priced by carrying the chart on. @rule F1-Q.13 */
  readonly bigReduction: 'forbidden' | 'extrapolate'
  /** Brake wear from the dice with the brakes used up: the gauge stays, or the car spins off. @rule F1-Q.31 */
  readonly brakeOverflow: 'clamp' | 'spinOff'
  /** Which of several cars ahead counts as the blocker. @rule F1-Q.42 */
  readonly blocker: 'straight' | 'fastest' | 'slowest'
  /** Whether bands entered by extra spaces are judged. @rule F1-Q.80 */
  readonly extraSpaces: 'judged' | 'exempt'
  /** What a card that frees a corner covers: all bands of it in this move, or one. @rule F1-Q.86 */
  readonly cornerCards: 'corner' | 'band'
  /** The least speed a driver may set; with 0 a race need not end. @rule F1-Q.9 */
  readonly minSpeed: 0 | 20
  /** Used Tactic Cards go under the pile (seed) or out of play (UK). @rule F1-Tactic.3, F1-Q.102 */
  readonly usedTactics: 'underThePile' | 'outOfPlay'
  /** Superb Driving is played after the move (seed) or announced before it (UK). @rule F1-Tactic.19, F1-Q.88 */
  readonly superbTiming: 'afterMove' | 'beforeMove'
  /** Speed after a spin-off: anything up to 60 (seed) or exactly 60 (UK). @rule F1-Spin.8, F1-Q.102 */
  readonly spinStart: 'upTo60' | 'exactly60'
  /** UK card Faulty Tyres: the number, 1 to 6 in driving order, of the corner called Abbey Curve. @rule F1-Q.102 */
  readonly abbeyCurve: 1 | 2 | 3 | 4 | 5 | 6
  /** UK card Brake Master Cylinder Failure: the number of the corner called Lodge Corner. @rule F1-Q.102 */
  readonly lodgeCorner: 1 | 2 | 3 | 4 | 5 | 6
}

/** Whose cards are on the table; the UK edition also changes the defaults of some rulings. @rule F1-Q.102 */
export type Edition = 'seed' | 'uk1962'

/** What is agreed before a race; everything but the seats and laps has a default. */
export interface Options {
  /** How many play, 2 to 6. @rule F1-Equip.4, F1-Q.1 */
  readonly seats: number
  /** Laps to run, 3 to 10; from 1 under the ruling `shortRace`. @rule F1-Setup.8-10 */
  readonly laps: number
  /** Default `seed`. */
  readonly cards?: Edition
  /** Places on the grid thrown for with the dice, or drawn by one equal lot, which has the same odds; default `thrown`. */
  readonly grid?: 'thrown' | 'drawn'
  /** Readings other than those of the edition (`DEFAULT_RULINGS`). */
  readonly rulings?: Partial<Rulings>
}

/** The options of a race with every default filled in. */
export interface Agreement {
  readonly seats: number
  readonly laps: number
  readonly cards: Edition
  readonly grid: 'thrown' | 'drawn'
  readonly rulings: Rulings
}

/** A kept Pit Card of the UK edition that hampers the car: drawn and still to strike, or striking. @rule F1-Q.102 */
export type Handicap = 'none' | 'brakesToFail' | 'brakesFailed' | 'tyresToFail' | 'tyresFailed'

/** A car with its dashboard and its driver's cards. @rule F1-Equip.5 */
export interface Car {
  readonly seat: Seat
  readonly place: Place
  readonly speed: Mph
  /** Brake wear in points, 0 (fresh) to 5 (used up). @rule F1-Equip.10 */
  readonly brake: number
  /** Tire wear in points, 0 (fresh) to 8 (used up). @rule F1-Equip.9 */
  readonly tire: number
  /** Laps still to run, 0 to 10. @rule F1-Equip.11 */
  readonly lapsLeft: number
  readonly hand: Hand
  /** Cards in this hand that everybody knows of, a lower bound. @rule F1-Q.93 */
  readonly knownInHand: Hand
  /** Own turns still to be skipped, 0 to 2. @rule F1-PitCard.1-16 */
  readonly missTurns: number
  /** Speed that a Pit Card prescribes for the next start; 0 for none. @rule F1-PitCard.6-8 */
  readonly startSpeed: Mph
  /** Whether Special Tires are kept for use. @rule F1-PitCard.15 */
  readonly specialTires: boolean
  /** The kept card of the UK edition that hampers the car. @rule F1-Q.102 */
  readonly handicap: Handicap
  /** Spaces past the line at the finish; -1 while racing. @rule F1-Q.95 */
  readonly finishRank: number
}

/** A passage of the line that is still to be entered on the lap indicator. */
export interface LineToSettle {
  readonly _tag: 'Line'
}

/** A band that was crossed and is still to be judged. */
export interface BandToSettle {
  readonly _tag: 'Band'
  readonly band: Band
  readonly over: Excess
}

/** What a move has met on its way and still has to answer for, in path order. */
export type ToSettle = LineToSettle | BandToSettle

/** What is remembered between the decisions of one turn. */
export interface TurnUnderWay {
  /** The speedometer at the start of the turn. */
  readonly from: Mph
  /** The one Tactic Card played in this turn. @rule F1-Tactic.6 */
  readonly card: TacticCard | 'none'
  /** How the car moved: the full number of spaces, up to a blocker, not at all, or into its pit. */
  readonly kind: 'run' | 'blocked' | 'held' | 'pit'
  /** Index of the car behind which this one ended its move; -1 for none. */
  readonly blocker: number
  /** Whether the driver goes up to a faster blocker's speed. @rule F1-Block.10 */
  readonly raise: boolean
  readonly toSettle: ReadonlyArray<ToSettle>
  /** What Superb Driving covers; -1 for nothing. */
  readonly superb: Bend
  /** What Special Tires cover; -1 for nothing. */
  readonly tires: Bend
}

/** The next card is dealt to the seat whose turn it is to get one. @rule F1-Setup.1 */
export interface Dealing {
  readonly _tag: 'Dealing'
  /** Cards dealt so far; they go round the table one by one. */
  readonly dealt: number
}

/** Each contender throws for the yellow car, in seat order. @rule F1-Setup.5 */
export interface ThrowingForGrid {
  readonly _tag: 'ThrowingForGrid'
  /** Seats that still can be highest. */
  readonly contenders: ReadonlyArray<Seat>
  /** Sums thrown so far by the contenders, in their order. */
  readonly sums: ReadonlyArray<number>
}

/** The driver sets his speedometer. @rule F1-Speed.13 */
export interface SettingSpeed {
  readonly _tag: 'SettingSpeed'
}

/** The driver chooses where the car goes. */
export interface Moving {
  readonly _tag: 'Moving'
  readonly from: Mph
  readonly card: TacticCard | 'none'
  /** Bend for which Superb Driving was announced; -1 for none. */
  readonly superb: Bend
}

/** The driver may play a Tactic Card after his move. @rule F1-Q.79 */
export interface PlayingCard {
  readonly _tag: 'PlayingCard'
  readonly turn: TurnUnderWay
}

/** The driver may use his Special Tires. @rule F1-Q.72 */
export interface UsingTires {
  readonly _tag: 'UsingTires'
  readonly turn: TurnUnderWay
}

/** The dice decide about the first band of `turn.toSettle`. @rule F1-Corner.6 */
export interface ThrowingPenalty {
  readonly _tag: 'ThrowingPenalty'
  readonly turn: TurnUnderWay
}

/** A Pit Card is drawn. @rule F1-Pit.9 */
export interface DrawingPitCard {
  readonly _tag: 'DrawingPitCard'
}

/** A Tactic Card is drawn on a Pit Card's order. @rule F1-PitCard.9 */
export interface DrawingTacticCard {
  readonly _tag: 'DrawingTacticCard'
}

/** The race is over. */
export interface RaceOver {
  readonly _tag: 'RaceOver'
  /** Indices of the winning cars. */
  readonly winners: ReadonlyArray<number>
}

/** What the race waits for, with just what that needs. */
export type Phase =
  | Dealing
  | ThrowingForGrid
  | SettingSpeed
  | Moving
  | PlayingCard
  | UsingTires
  | ThrowingPenalty
  | DrawingPitCard
  | DrawingTacticCard
  | RaceOver

/** A whole position. Cards that lie in the pile or pack unseen are not listed: they are all that is nowhere else. */
export interface State {
  readonly agreement: Agreement
  readonly phase: Phase
  /** 1, 2, ...; 0 until the grid is set. */
  readonly round: number
  /** Index of the car on turn. */
  readonly current: number
  /** In start order; by seat until the grid is set, with `place` -1. @rule F1-Q.8 */
  readonly cars: ReadonlyArray<Car>
  /** Used Tactic Cards, first used first: under the pile or, in the UK edition, out of play. @rule F1-Tactic.3 */
  readonly usedTactics: ReadonlyArray<TacticCard>
  /** Used Pit Cards under the pack, first used first. @rule F1-Q.67 */
  readonly usedPits: ReadonlyArray<PitCard>
}

/** Set the speedometer, perhaps with a Good Carburettor. @rule F1-Speed.13, F1-Tactic.11 */
export interface SetSpeed {
  readonly _tag: 'SetSpeed'
  readonly speed: Mph
  readonly card: 'goodCarburettor' | 'none'
}

/**
 * Drive the full number of spaces.
 *
 * `crossings` lists what the path meets, such as `K2a@20,K2b@40,line`, each band with its excess; it is empty where it meets nothing.
 * `path` is the way there, space by space without the start, or `null` for the one with the fewest changes of lane; it plays no part
 * in what the move leads to.
 */
export interface Run {
  readonly _tag: 'Run'
  readonly to: Place
  readonly crossings: string
  readonly path: ReadonlyArray<Place> | null
}

/** Drive up to the car that blocks the way. @rule F1-Block.3, F1-Block.10 */
export interface DriveUp {
  readonly _tag: 'DriveUp'
  readonly to: Place
  readonly crossings: string
  /** Go up to the blocker's higher speed. @rule F1-Q.47 */
  readonly raise: boolean
  readonly path: ReadonlyArray<Place> | null
}

/** Stay off the track, the way back being occupied. @rule F1-Pit.11-14 */
export interface Wait {
  readonly _tag: 'Wait'
}

/** Drive into the own pit. @rule F1-Pit.1, F1-Pit.6 */
export interface DriveIntoPit {
  readonly _tag: 'DriveIntoPit'
  readonly crossings: string
  readonly path: ReadonlyArray<Place> | null
}

/** Play no card. */
export interface Pass {
  readonly _tag: 'Pass'
}

/** Play a card for extra spaces. @rule F1-Tactic.7, F1-Tactic.13, F1-Tactic.15 */
export interface PlayExtra {
  readonly _tag: 'PlayExtra'
  readonly card: ExtraCard
  readonly to: Place
  readonly crossings: string
  readonly path: ReadonlyArray<Place> | null
}

/** Play Superb Driving for a bend. @rule F1-Tactic.17 */
export interface PlaySuperb {
  readonly _tag: 'PlaySuperb'
  readonly bend: Bend
}

/** Keep the Special Tires for later. */
export interface KeepTires {
  readonly _tag: 'KeepTires'
}

/** Use the Special Tires for a bend. @rule F1-PitCard.15 */
export interface UseTires {
  readonly _tag: 'UseTires'
  readonly bend: Bend
}

/** What a driver can decide. */
export type Decision =
  SetSpeed | Run | DriveUp | Wait | DriveIntoPit | Pass | PlayExtra | PlaySuperb | KeepTires | UseTires

/** Chance deals a Tactic Card. */
export interface DealTactic {
  readonly _tag: 'DealTactic'
  readonly card: TacticCard
}

/** Chance throws the dice for the grid. */
export interface ThrowForGrid {
  readonly _tag: 'ThrowForGrid'
  readonly dice: Dice
}

/** Chance draws who gets the yellow car. */
export interface DrawGrid {
  readonly _tag: 'DrawGrid'
  readonly seat: Seat
}

/** Chance throws the dice for a penalty. */
export interface ThrowPenalty {
  readonly _tag: 'ThrowPenalty'
  readonly dice: Dice
}

/** Chance turns up a Pit Card. */
export interface DrawPitCard {
  readonly _tag: 'DrawPitCard'
  readonly card: PitCard
}

/** Chance turns up a Tactic Card. */
export interface DrawTacticCard {
  readonly _tag: 'DrawTacticCard'
  readonly card: TacticCard
}

/** What chance can bring. */
export type ChanceMove = DealTactic | ThrowForGrid | DrawGrid | ThrowPenalty | DrawPitCard | DrawTacticCard

/** A decision or an outcome of chance. */
export type Move = Decision | ChanceMove
