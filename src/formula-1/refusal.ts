/**
 * Why a move or a set of options is refused: facts, each with the clause that decides. Prose is made by `showRefusal` alone.
 */
import { shownPart } from '../core/tag.js'
import type { Bend, Mph, Phase, Place, TacticCard } from './model.js'

/** The number of seats is not 2 to 6. @rule F1-Equip.4 */
export interface SeatsOutOfRange {
  readonly _tag: 'SeatsOutOfRange'
  readonly rule: 'F1-Equip.4'
  readonly seats: number
  readonly least: 2
  readonly most: 6
}

/** The number of laps is not 3 to 10 (from 1 under `shortRace`). @rule F1-Setup.9, F1-Setup.10 */
export interface LapsOutOfRange {
  readonly _tag: 'LapsOutOfRange'
  readonly rule: 'F1-Setup.9' | 'F1-Setup.10'
  readonly laps: number
  /** 3, or 1 under the ruling `shortRace`. */
  readonly least: number
  readonly most: 10
}

/** The race waits for something else than this move. @rule F1-Order.2 */
export interface NotAskedFor {
  readonly _tag: 'NotAskedFor'
  readonly rule: 'F1-Order.2'
  /** Tag of the move. */
  readonly move: string
  /** Tag of the phase that the race is in. */
  readonly phase: Phase['_tag']
}

/** The race is over. @rule F1-Finish.3 */
export interface RaceIsOver {
  readonly _tag: 'RaceIsOver'
  readonly rule: 'F1-Finish.3'
}

/** Chance cannot bring this: no such throw, or no such card left. @rule F1-Equip.3, F1-Equip.6, F1-Equip.7 */
export interface NoSuchOutcome {
  readonly _tag: 'NoSuchOutcome'
  readonly rule: 'F1-Equip.3' | 'F1-Equip.6' | 'F1-Equip.7'
  /** What was named, in words. */
  readonly outcome: string
}

/** The speedometer has no such setting. @rule F1-Equip.8 */
export interface SpeedOffGauge {
  readonly _tag: 'SpeedOffGauge'
  readonly rule: 'F1-Equip.8'
  /** The speed asked for, in mph. */
  readonly speed: number
}

/** The speed is less than a driver may set. @rule F1-Q.9 */
export interface SpeedTooLow {
  readonly _tag: 'SpeedTooLow'
  readonly rule: 'F1-Q.9'
  readonly speed: number
  /** 20, or 0 under that ruling. */
  readonly least: number
}

/** A Pit Card or a spin-off prescribes the speed of this start. @rule F1-Pit.10, F1-Spin.8 */
export interface StartSpeedPrescribed {
  readonly _tag: 'StartSpeedPrescribed'
  readonly rule: 'F1-Pit.10' | 'F1-Spin.8'
  readonly speed: number
  readonly startSpeed: Mph
  /** Whether `startSpeed` is the speed or the most. */
  readonly reading: 'exact' | 'maximum'
}

/** No Good Carburettor on a start whose speed is prescribed. @rule F1-Q.64 */
export interface CarburettorBarred {
  readonly _tag: 'CarburettorBarred'
  readonly rule: 'F1-Q.64'
  readonly startSpeed: Mph
}

/** The raise is greater than 60, or 120 by the card. @rule F1-Speed.10 */
export interface RaiseTooGreat {
  readonly _tag: 'RaiseTooGreat'
  readonly rule: 'F1-Speed.10'
  /** The speedometer at the start of the turn. */
  readonly from: Mph
  readonly to: number
  /** The highest speed that may be set. */
  readonly most: number
}

/** Good Carburettor goes up to 120. @rule F1-Tactic.11 */
export interface CarburettorTooFast {
  readonly _tag: 'CarburettorTooFast'
  readonly rule: 'F1-Tactic.11'
  readonly speed: number
  readonly most: 120
}

/** The speed can be set without the card. @rule F1-Q.84 */
export interface CarburettorNeedless {
  readonly _tag: 'CarburettorNeedless'
  readonly rule: 'F1-Q.84'
  readonly speed: number
  /** The lowest speed for which the card is needed. */
  readonly least: number
}

/** The chart has no row for so great a cut. @rule F1-Reduce.12 */
export interface CutTooGreat {
  readonly _tag: 'CutTooGreat'
  readonly rule: 'F1-Reduce.12'
  readonly from: Mph
  readonly to: number
  /** The greatest cut that the chart has, in mph. */
  readonly most: number
}

/** Not enough is left of the brakes. @rule F1-Reduce.15 */
export interface BrakesWorn {
  readonly _tag: 'BrakesWorn'
  readonly rule: 'F1-Reduce.15'
  /** Brake points that the cut costs, 1 or more. */
  readonly cost: number
  /** Brake points left, 0 to 5. */
  readonly left: number
}

/** Not enough is left of the tires. @rule F1-Reduce.14 */
export interface TiresWorn {
  readonly _tag: 'TiresWorn'
  readonly rule: 'F1-Reduce.14'
  /** Tire points that the cut costs, 1 or more. */
  readonly cost: number
  /** Tire points left, 0 to 8. */
  readonly left: number
}

/** The brakes have failed (UK card): no cut at all. @rule F1-Q.102 */
export interface BrakesFailed {
  readonly _tag: 'BrakesFailed'
  readonly rule: 'F1-Q.102'
  readonly from: Mph
  readonly to: number
}

/** With faulty tires (UK card) the least possible excess must be chosen. @rule F1-Q.102 */
export interface SafeSpeedsOnly {
  readonly _tag: 'SafeSpeedsOnly'
  readonly rule: 'F1-Q.102'
  /** Excess of this choice: 20, 40 or 60. */
  readonly over: number
  /** The least excess that could be chosen. */
  readonly least: number
}

/** The card is not in the hand. @rule F1-Tactic.1 */
export interface CardNotHeld {
  readonly _tag: 'CardNotHeld'
  readonly rule: 'F1-Tactic.1'
  readonly card: TacticCard
}

/** One card was played in this turn already. @rule F1-Tactic.6 */
export interface CardPlayedAlready {
  readonly _tag: 'CardPlayedAlready'
  readonly rule: 'F1-Tactic.6'
  /** The card that was played. */
  readonly card: TacticCard
}

/** With faulty tires (UK card) no card may be played. @rule F1-Q.102 */
export interface CardsForbidden {
  readonly _tag: 'CardsForbidden'
  readonly rule: 'F1-Q.102'
  readonly card: TacticCard
}

/** Another car stands on the space. @rule F1-Move.6 */
export interface SpaceTaken {
  readonly _tag: 'SpaceTaken'
  readonly rule: 'F1-Move.6'
  readonly to: Place
  /** Index of the car on it. */
  readonly by: number
}

/** Every such path leads through another car. @rule F1-Move.7 */
export interface WayBarred {
  readonly _tag: 'WayBarred'
  readonly rule: 'F1-Move.7'
  readonly to: Place
}

/** No path of that many spaces leads there. @rule F1-Move.1 */
export interface OutOfReach {
  readonly _tag: 'OutOfReach'
  readonly rule: 'F1-Move.1'
  /** The place named; -1 for none. */
  readonly to: number
  /** Spaces that the path must have. */
  readonly spaces: number
}

/** No path there meets just these bands and the line. @rule F1-Corner.4 */
export interface NoSuchCrossings {
  readonly _tag: 'NoSuchCrossings'
  readonly rule: 'F1-Corner.4'
  readonly to: Place
  /** As the move names them, such as `K2a@20,line`. */
  readonly crossings: string
}

/** The path given is not of this move. @rule F1-Move.1 */
export interface PathOfAnotherMove {
  readonly _tag: 'PathOfAnotherMove'
  readonly rule: 'F1-Move.1'
  /** Places in order, start not included. */
  readonly path: ReadonlyArray<number>
}

/** The way is barred: the car can go no farther than `spaces`. @rule F1-Block.3 */
export interface IsBlocked {
  readonly _tag: 'IsBlocked'
  readonly rule: 'F1-Block.3'
  /** Spaces of the longest free path. */
  readonly spaces: number
}

/** A free path of full length exists. @rule F1-Block.3 */
export interface IsNotBlocked {
  readonly _tag: 'IsNotBlocked'
  readonly rule: 'F1-Block.3'
  /** Spaces of the free path. */
  readonly spaces: number
}

/** The blocker is not faster, or too much faster. @rule F1-Block.10, F1-Block.11 */
export interface NoRaise {
  readonly _tag: 'NoRaise'
  readonly rule: 'F1-Block.10' | 'F1-Block.11'
  /** The speed that is set. */
  readonly speed: Mph
  readonly blockerSpeed: Mph
  /** The highest speed that the turn allows. */
  readonly most: number
}

/** The car can leave the place where it stands. @rule F1-Pit.11 */
export interface IsNotHeld {
  readonly _tag: 'IsNotHeld'
  readonly rule: 'F1-Pit.11'
}

/** No free path of exactly this many spaces leads into the pit. @rule F1-Pit.6 */
export interface PitOutOfReach {
  readonly _tag: 'PitOutOfReach'
  readonly rule: 'F1-Pit.6'
  /** Spaces that the speed asks for. */
  readonly spaces: number
}

/** No lap is complete yet. @rule F1-Pit.1 */
export interface NoLapComplete {
  readonly _tag: 'NoLapComplete'
  readonly rule: 'F1-Pit.1'
}

/** No extra spaces from the pit. @rule F1-Tactic.10 */
export interface NotInPit {
  readonly _tag: 'NotInPit'
  readonly rule: 'F1-Tactic.10'
  readonly card: TacticCard
}

/** No extra spaces behind a blocker. @rule F1-Q.52 */
export interface NotWhenBlocked {
  readonly _tag: 'NotWhenBlocked'
  readonly rule: 'F1-Q.52'
  readonly card: TacticCard
}

/** A spin-off is certain on the way already. @rule F1-Tactic.9 */
export interface SpinOffCertain {
  readonly _tag: 'SpinOffCertain'
  readonly rule: 'F1-Tactic.9'
  readonly card: TacticCard
}

/** The bend is not met over its limit before a certain spin-off, so the card would be wasted. @rule F1-Q.90 */
export interface NothingToCover {
  readonly _tag: 'NothingToCover'
  readonly rule: 'F1-Q.90'
  /** The bend named, which need not exist. */
  readonly bend: number
}

/** The track is not clear for Superb Driving. @rule F1-Tactic.18 */
export interface TrackNotClear {
  readonly _tag: 'TrackNotClear'
  readonly rule: 'F1-Tactic.18'
  readonly bend: Bend
}

/** Special Tires cover 40 over at most. @rule F1-PitCard.15 */
export interface TooFastForTires {
  readonly _tag: 'TooFastForTires'
  readonly rule: 'F1-PitCard.15'
  readonly bend: Bend
  readonly most: 40
}

/** A refusal; `rule` is the clause that decides, the other fields are what it was decided on. */
export type Refusal =
  | SeatsOutOfRange
  | LapsOutOfRange
  | NotAskedFor
  | RaceIsOver
  | NoSuchOutcome
  | SpeedOffGauge
  | SpeedTooLow
  | StartSpeedPrescribed
  | CarburettorBarred
  | RaiseTooGreat
  | CarburettorTooFast
  | CarburettorNeedless
  | CutTooGreat
  | BrakesWorn
  | TiresWorn
  | BrakesFailed
  | SafeSpeedsOnly
  | CardNotHeld
  | CardPlayedAlready
  | CardsForbidden
  | SpaceTaken
  | WayBarred
  | OutOfReach
  | NoSuchCrossings
  | PathOfAnotherMove
  | IsBlocked
  | IsNotBlocked
  | NoRaise
  | IsNotHeld
  | PitOutOfReach
  | NoLapComplete
  | NotInPit
  | NotWhenBlocked
  | SpinOffCertain
  | NothingToCover
  | TrackNotClear
  | TooFastForTires

/**
 * A refusal in one sentence, with its clause; front ends in other languages make their own from its fields.
 *
 * @example
 * import assert from 'node:assert'
 * import { showRefusal } from 'parc-ferme/formula-1'
 *
 * assert.strictEqual(showRefusal({ _tag: 'RaceIsOver', rule: 'F1-Finish.3' }), 'The race is over (F1-Finish.3).')
 */
export const showRefusal = (refusal: Refusal): string => `${sentence(refusal)} (${refusal.rule}).`

const sentence = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'SeatsOutOfRange':
      return `${refusal.seats} seats, but ${refusal.least} to ${refusal.most} can play`
    case 'LapsOutOfRange':
      return `${refusal.laps} laps, but a race has ${refusal.least} to ${refusal.most}`
    case 'NotAskedFor':
      return `${refusal.move} is not asked for in phase ${refusal.phase}`
    case 'RaceIsOver':
      return 'The race is over'
    case 'NoSuchOutcome':
      return `Chance cannot bring ${refusal.outcome}`
    case 'SpeedOffGauge':
      return `The speedometer has no ${shownPart(refusal.speed)}`
    case 'SpeedTooLow':
      return `${refusal.speed} mph, but the least speed is ${refusal.least}`
    case 'StartSpeedPrescribed':
      return `${refusal.speed} mph, but the start is at ${refusal.reading === 'exact' ? 'exactly' : 'most'} ${refusal.startSpeed}`
    case 'CarburettorBarred':
      return `No Good Carburettor on a start prescribed at ${refusal.startSpeed}`
    case 'RaiseTooGreat':
      return `From ${refusal.from} the speed can rise to ${refusal.most}, not to ${refusal.to}`
    case 'CarburettorTooFast':
      return `Good Carburettor reaches ${refusal.most}, not ${refusal.speed}`
    case 'CarburettorNeedless':
      return `${refusal.speed} mph can be set without the card, which is for ${refusal.least} and more`
    case 'CutTooGreat':
      return `From ${refusal.from} to ${refusal.to}, but no cut is greater than ${refusal.most}`
    case 'BrakesWorn':
      return `The cut costs ${refusal.cost} brake points, but ${refusal.left} are left`
    case 'TiresWorn':
      return `The cut costs ${refusal.cost} tire points, but ${refusal.left} are left`
    case 'BrakesFailed':
      return `The brakes have failed: no cut from ${refusal.from} to ${refusal.to}`
    case 'SafeSpeedsOnly':
      return `Up to ${refusal.over} over a safety speed, but faulty tires ask for ${refusal.least} here`
    case 'CardNotHeld':
      return `No ${refusal.card} in hand`
    case 'CardPlayedAlready':
      return `A turn sees one card at most, and ${refusal.card} was played`
    case 'CardsForbidden':
      return `No ${refusal.card} with faulty tires`
    case 'SpaceTaken':
      return `Car ${refusal.by + 1} stands there`
    case 'WayBarred':
      return 'Every way there leads through another car'
    case 'OutOfReach':
      return `No way of ${refusal.spaces} spaces leads there`
    case 'NoSuchCrossings':
      return `No way there meets ${refusal.crossings === '' ? 'nothing' : shownPart(refusal.crossings)}`
    case 'PathOfAnotherMove':
      return 'The path given is not one of this move'
    case 'IsBlocked':
      return `The car is blocked after ${refusal.spaces} spaces`
    case 'IsNotBlocked':
      return `A way of ${refusal.spaces} spaces is free`
    case 'NoRaise':
      return `No raise from ${refusal.speed} to the ${refusal.blockerSpeed} of the car ahead; the most is ${refusal.most}`
    case 'IsNotHeld':
      return 'The way back onto the track is free'
    case 'PitOutOfReach':
      return `No free way of exactly ${refusal.spaces} spaces leads into the pit`
    case 'NoLapComplete':
      return 'No lap is complete yet'
    case 'NotInPit':
      return `No ${refusal.card} in the pit`
    case 'NotWhenBlocked':
      return `No ${refusal.card} behind a blocker`
    case 'SpinOffCertain':
      return `No ${refusal.card} where a spin-off is certain`
    case 'NothingToCover':
      return 'Nothing there to cover'
    case 'TrackNotClear':
      return 'The track is not clear'
    case 'TooFastForTires':
      return `Special Tires cover up to ${refusal.most} over`
  }
}
