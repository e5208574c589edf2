/**
 * What can happen in a race. Events are told in the order in which things happen, complete enough to animate and to rebuild what a
 * viewer knows; the rules never read them back.
 */
import type { Seat, Standing } from '../core/game.js'
import type {
  Agreement,
  Band,
  Bend,
  Corner,
  Dice,
  Excess,
  Handicap,
  Mph,
  Phase,
  PitCard,
  Place,
  TacticCard,
} from './model.js'

/** The throw costs nothing. @rule F1-Penalty.1-2, F1-Penalty.9, F1-Penalty.11-13, F1-Penalty.15-16, F1-Penalty.19, F1-Penalty.21, F1-Penalty.25-26 */
export interface NoPenalty {
  readonly _tag: 'NoPenalty'
}

/** The throw wears the gauges. @rule F1-Penalty.5-8, F1-Penalty.10, F1-Penalty.14, F1-Penalty.17-18, F1-Penalty.20, F1-Penalty.22 */
export interface WearPenalty {
  readonly _tag: 'Wear'
  /** Points of the brake gauge. */
  readonly brake: 0 | 1
  /** Points of the tire gauge. */
  readonly tire: 0 | 1 | 2
}

/** The throw spins the car off. @rule F1-Penalty.3-4, F1-Penalty.10, F1-Penalty.22-24, F1-Spin.4 */
export interface SpinOffPenalty {
  readonly _tag: 'SpinOff'
}

/** What happened to a throw for a band. */
export type PenaltyResult = NoPenalty | WearPenalty | SpinOffPenalty

/** The race is agreed; cards and places follow. @rule F1-Setup.8 */
export interface RaceAgreed {
  readonly _tag: 'RaceAgreed'
  readonly agreement: Agreement
}

/** A Tactic Card was dealt; `card` is `null` for those who may not see it. @rule F1-Setup.1-2 */
export interface TacticDealt {
  readonly _tag: 'TacticDealt'
  readonly seat: Seat
  readonly card: TacticCard | null
}

/** A seat threw for the grid. @rule F1-Setup.5 */
export interface GridThrown {
  readonly _tag: 'GridThrown'
  readonly seat: Seat
  readonly dice: Dice
  /** 2 to 12. */
  readonly sum: number
}

/** The highest throw was not unique. @rule F1-Q.3 */
export interface GridTied {
  readonly _tag: 'GridTied'
  /** Those who threw highest and throw again. */
  readonly seats: ReadonlyArray<Seat>
}

/** The cars stand on the grid, in start order. @rule F1-Setup.5-7 */
export interface GridSet {
  readonly _tag: 'GridSet'
  /** In start order: the first is the yellow one. */
  readonly cars: ReadonlyArray<{ readonly seat: Seat; readonly place: Place }>
}

/** A round began. @rule F1-Order.1 */
export interface RoundStarted {
  readonly _tag: 'RoundStarted'
  /** 1, 2, ... */
  readonly round: number
}

/** A car's turn began. @rule F1-Order.2 */
export interface TurnStarted {
  readonly _tag: 'TurnStarted'
  readonly car: number
  readonly place: Place
  readonly speed: Mph
}

/** A turn was skipped on a Pit Card's order. @rule F1-Pit.10 */
export interface MoveMissed {
  readonly _tag: 'MoveMissed'
  readonly car: number
  /** Own turns still to be skipped, 0 or 1. */
  readonly left: number
}

/** A Tactic Card was used. @rule F1-Tactic.1 */
export interface TacticPlayed {
  readonly _tag: 'TacticPlayed'
  readonly car: number
  readonly card: TacticCard
  readonly timing: 'beginning' | 'during' | 'end'
  /** Cards that stay in the hand. */
  readonly left: number
}

/** The used card left play or went under the pile. @rule F1-Tactic.3 */
export interface TacticReturned {
  readonly _tag: 'TacticReturned'
  readonly car: number
  readonly card: TacticCard
  /** Its place among the used cards, the first used being 1. */
  readonly position: number
}

/** A starting speed from a Pit Card, or after a spin-off in the UK edition, was used up. @rule F1-Pit.10, F1-Q.102 */
export interface StartSpeedApplied {
  readonly _tag: 'StartSpeedApplied'
  readonly car: number
  readonly speed: Mph
}

/** The speedometer was set. @rule F1-Speed.13 */
export interface SpeedSet {
  readonly _tag: 'SpeedSet'
  readonly car: number
  readonly from: Mph
  readonly to: Mph
  /** `pitStart` for a speed that a Pit Card or a spin-off prescribes. */
  readonly how: 'keep' | 'raise' | 'cut' | 'card' | 'pitStart'
}

/** The brakes wore. @rule F1-Reduce.13, F1-Corner.10 */
export interface BrakeWorn {
  readonly _tag: 'BrakeWorn'
  readonly car: number
  /** Points before, 0 to 5. */
  readonly from: number
  /** Points after, 0 to 5. */
  readonly to: number
  /** A cut at the setting, a cut behind a blocker, or a throw. */
  readonly cause: 'setting' | 'block' | 'dice'
}

/** The tires wore. @rule F1-Reduce.13, F1-Corner.10 */
export interface TireWorn {
  readonly _tag: 'TireWorn'
  readonly car: number
  /** Points before, 0 to 8. */
  readonly from: number
  /** Points after, 0 to 8. */
  readonly to: number
  /** A cut at the setting, a cut behind a blocker, or a throw. */
  readonly cause: 'setting' | 'block' | 'dice'
}

/** A gauge reached its end. @rule F1-Reduce.14-15 */
export interface GaugeFull {
  readonly _tag: 'GaugeFull'
  readonly car: number
  readonly gauge: 'brake' | 'tire'
}

/** The car moved along `path`, start not included. @rule F1-Move.1 */
export interface CarMoved {
  readonly _tag: 'CarMoved'
  readonly car: number
  readonly from: Place
  readonly to: Place
  /** Every place entered, in order; the last one is `to`. */
  readonly path: ReadonlyArray<Place>
  /** Spaces driven, 1 to 8; the length of `path`. */
  readonly steps: number
  /** The spaces of the speed, or those of a Tactic Card. */
  readonly cause: 'speed' | 'extra'
}

/** The way was barred before the full number of spaces. @rule F1-Block.3 */
export interface Blocked {
  readonly _tag: 'Blocked'
  readonly car: number
  /** Where the car stopped, right behind its blocker. */
  readonly at: Place
  /** Index of the car in the way. */
  readonly blocker: number
  /** Spaces that the speed asked for, 1 to 8. */
  readonly wanted: number
  /** Spaces driven, 0 or more, and fewer than `wanted`. */
  readonly moved: number
}

/** A band was crossed, with the exact excess over its safety speed. @rule F1-Corner.4 */
export interface BandCrossed {
  readonly _tag: 'BandCrossed'
  readonly car: number
  readonly band: Band
  readonly corner: Corner
  /** The space of the band that the car entered. */
  readonly cell: Place
  readonly safety: Mph
  /** The speed at which the band is judged. */
  readonly speed: Mph
  /** `speed` less `safety`, in mph: negative below the limit. */
  readonly over: number
}

/** A band was judged. @rule F1-Corner.9 */
export interface BandJudged {
  readonly _tag: 'BandJudged'
  readonly car: number
  readonly band: Band
  readonly over: Excess
  /** `superb` and `tires` for a band that a card covers. */
  readonly verdict: 'safe' | 'throw' | 'spinOff' | 'superb' | 'tires'
}

/** Special Tires were used. @rule F1-PitCard.15 */
export interface TiresUsed {
  readonly _tag: 'TiresUsed'
  readonly car: number
  readonly bend: Bend
}

/** The dice fell for a band. @rule F1-Penalty.1-29 */
export interface PenaltyThrown {
  readonly _tag: 'PenaltyThrown'
  readonly car: number
  readonly band: Band
  readonly over: 20 | 40
  readonly dice: Dice
  readonly result: PenaltyResult
}

/** The car left the track and its speedometer fell to 0. @rule F1-Spin.5-7, F1-Block.8-9 */
export interface SpunOff {
  readonly _tag: 'SpunOff'
  readonly car: number
  /** 60 or more over, tires used up, brakes that have failed (UK card), a throw, or a forced cut that could not be paid. */
  readonly cause: 'tooFast' | 'noTires' | 'noBrakes' | 'dice' | 'braking'
  readonly from: Place
  /** A spin-off point, or after `braking` the strip outside the track. */
  readonly to: Place
}

/** The car came down to its blocker's speed. @rule F1-Block.5 */
export interface SpeedMatched {
  readonly _tag: 'SpeedMatched'
  readonly car: number
  readonly from: Mph
  readonly to: Mph
  /** Index of the car in the way. */
  readonly blocker: number
}

/** The car went up to its blocker's speed. @rule F1-Block.10 */
export interface SpeedRaised {
  readonly _tag: 'SpeedRaised'
  readonly car: number
  readonly from: Mph
  readonly to: Mph
  /** Index of the car in the way. */
  readonly blocker: number
}

/** The car could not get back onto the track. @rule F1-Pit.11-14 */
export interface HeldOffTrack {
  readonly _tag: 'HeldOffTrack'
  readonly car: number
  readonly place: Place
  /** The speedometer, 60 at most. */
  readonly speed: Mph
}

/** A passage of the line went onto the lap indicator. @rule F1-Lap.1-4 */
export interface LineCrossed {
  readonly _tag: 'LineCrossed'
  readonly car: number
  /** Laps still to run, 0 to 9. */
  readonly lapsLeft: number
}

/** The car is in its pit. @rule F1-Pit.1 */
export interface PitEntered {
  readonly _tag: 'PitEntered'
  readonly car: number
  readonly pit: Place
}

/** Speedometer and gauges went back to 0 in the pit, from what they showed. @rule F1-Pit.5 */
export interface DialsReset {
  readonly _tag: 'DialsReset'
  readonly car: number
  readonly speed: Mph
  /** Points, 0 to 5. */
  readonly brake: number
  /** Points, 0 to 8. */
  readonly tire: number
}

/** A Pit Card was drawn. @rule F1-Pit.9 */
export interface PitCardDrawn {
  readonly _tag: 'PitCardDrawn'
  readonly car: number
  readonly card: PitCard
  /** Whether it was unseen, or the first of the used ones because no other was left. */
  readonly source: 'pack' | 'used'
  /** Own turns to be skipped, 0 to 2. */
  readonly missTurns: number
  /** The speed of the next start; 0 for any up to 60. */
  readonly startSpeed: Mph
}

/** A Pit Card went back: under the pack, or shuffled in. @rule F1-Q.67 */
export interface PitCardReturned {
  readonly _tag: 'PitCardReturned'
  readonly car: number
  readonly card: PitCard
}

/** A kept card of the UK edition took hold or let go. @rule F1-Q.102 */
export interface HandicapChanged {
  readonly _tag: 'HandicapChanged'
  readonly car: number
  readonly to: Handicap
}

/** A Tactic Card was drawn; `card` is `null` for those who may not see it. @rule F1-PitCard.9 */
export interface TacticDrawn {
  readonly _tag: 'TacticDrawn'
  readonly car: number
  readonly seat: Seat
  readonly card: TacticCard | null
  /** The pile, or the used cards, which everybody has seen. */
  readonly source: 'pile' | 'used'
}

/** No Tactic Card was left to draw. @rule F1-Q.92 */
export interface NoTacticLeft {
  readonly _tag: 'NoTacticLeft'
  readonly car: number
}

/** The car has finished. @rule F1-Finish.1 */
export interface CarFinished {
  readonly _tag: 'CarFinished'
  readonly car: number
  /** Spaces past the line, 0 to 11. */
  readonly rank: number
  /** 1, 2, ... */
  readonly round: number
}

/** The car's turn ended. @rule F1-Order.2 */
export interface TurnEnded {
  readonly _tag: 'TurnEnded'
  readonly car: number
  readonly place: Place
  readonly speed: Mph
}

/** Somebody has finished: this round is the last. @rule F1-Finish.2 */
export interface LastRound {
  readonly _tag: 'LastRound'
  readonly round: number
  /** Index of the car that finished first. */
  readonly car: number
}

/** The race is over. @rule F1-Finish.3-4 */
export interface RaceEnded {
  readonly _tag: 'RaceEnded'
  /** Indices of the winning cars: one, or several that share the win. */
  readonly winners: ReadonlyArray<number>
  /** All seats, best place first. */
  readonly standings: ReadonlyArray<Standing>
}

/** What the race waits for now: the last event of every step. */
export interface Waiting {
  readonly _tag: 'Waiting'
  readonly phase: Phase
}

/** One thing that happened. `car` is an index in start order; gauges and speeds are whole numbers in the units of `Car`. */
export type Event =
  | RaceAgreed
  | TacticDealt
  | GridThrown
  | GridTied
  | GridSet
  | RoundStarted
  | TurnStarted
  | MoveMissed
  | TacticPlayed
  | TacticReturned
  | StartSpeedApplied
  | SpeedSet
  | BrakeWorn
  | TireWorn
  | GaugeFull
  | CarMoved
  | Blocked
  | BandCrossed
  | BandJudged
  | TiresUsed
  | PenaltyThrown
  | SpunOff
  | SpeedMatched
  | SpeedRaised
  | HeldOffTrack
  | LineCrossed
  | PitEntered
  | DialsReset
  | PitCardDrawn
  | PitCardReturned
  | HandicapChanged
  | TacticDrawn
  | NoTacticLeft
  | CarFinished
  | TurnEnded
  | LastRound
  | RaceEnded
  | Waiting
