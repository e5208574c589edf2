/**
 * What can happen in a race. Events are told in the order in which things happen, complete enough to animate and to rebuild what a
 * viewer knows; the rules never read them back.
 */
import type { Seat } from '../core/game.js'
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

/** What happened to a throw for a band. */
export type PenaltyResult =
  | { readonly _tag: 'NoPenalty' }
  | { readonly _tag: 'Wear'; readonly brake: 0 | 1; readonly tire: 0 | 1 | 2 }
  | { readonly _tag: 'SpinOff' }

/** One thing that happened. `car` is an index in start order; gauges and speeds are whole numbers in the units of `Car`. */
export type Event =
  /** The race is agreed; cards and places follow. @rule F1-Setup.8 */
  | { readonly _tag: 'RaceAgreed'; readonly agreement: Agreement }
  /** A Tactic Card was dealt; `card` is `null` for those who may not see it. @rule F1-Setup.1-2 */
  | { readonly _tag: 'TacticDealt'; readonly seat: Seat; readonly card: TacticCard | null }
  /** A seat threw for the grid. @rule F1-Setup.5 */
  | { readonly _tag: 'GridThrown'; readonly seat: Seat; readonly dice: Dice; readonly sum: number }
  /** The highest throw was not unique. @rule F1-Q.3 */
  | { readonly _tag: 'GridTied'; readonly seats: ReadonlyArray<Seat> }
  /** The cars stand on the grid, in start order. @rule F1-Setup.5-7 */
  | { readonly _tag: 'GridSet'; readonly cars: ReadonlyArray<{ readonly seat: Seat; readonly place: Place }> }
  /** A round began. @rule F1-Order.1 */
  | { readonly _tag: 'RoundStarted'; readonly round: number }
  /** A car's turn began. @rule F1-Order.2 */
  | { readonly _tag: 'TurnStarted'; readonly car: number; readonly place: Place; readonly speed: Mph }
  /** A turn was skipped on a Pit Card's order; `left` more to come. @rule F1-Pit.10 */
  | { readonly _tag: 'MoveMissed'; readonly car: number; readonly left: number }
  /** A Tactic Card was used; `left` cards stay in hand. @rule F1-Tactic.1 */
  | {
      readonly _tag: 'TacticPlayed'
      readonly car: number
      readonly card: TacticCard
      readonly timing: 'beginning' | 'during' | 'end'
      readonly left: number
    }
  /** The used card left play or went under the pile. @rule F1-Tactic.3 */
  | { readonly _tag: 'TacticReturned'; readonly car: number; readonly card: TacticCard }
  /** A starting speed from a Pit Card was used up. @rule F1-Pit.10 */
  | { readonly _tag: 'StartSpeedApplied'; readonly car: number; readonly speed: Mph }
  /** The speedometer was set. @rule F1-Speed.13 */
  | {
      readonly _tag: 'SpeedSet'
      readonly car: number
      readonly from: Mph
      readonly to: Mph
      readonly how: 'keep' | 'raise' | 'cut' | 'card' | 'pitStart'
    }
  /** The brakes wore. @rule F1-Reduce.13, F1-Corner.10 */
  | {
      readonly _tag: 'BrakeWorn'
      readonly car: number
      readonly from: number
      readonly to: number
      readonly cause: 'setting' | 'block' | 'dice'
    }
  /** The tires wore. @rule F1-Reduce.13, F1-Corner.10 */
  | {
      readonly _tag: 'TireWorn'
      readonly car: number
      readonly from: number
      readonly to: number
      readonly cause: 'setting' | 'block' | 'dice'
    }
  /** A gauge reached its end. @rule F1-Reduce.14-15 */
  | { readonly _tag: 'GaugeFull'; readonly car: number; readonly gauge: 'brake' | 'tire' }
  /** The car moved along `path`, start not included; `steps` spaces. @rule F1-Move.1 */
  | {
      readonly _tag: 'CarMoved'
      readonly car: number
      readonly from: Place
      readonly to: Place
      readonly path: ReadonlyArray<Place>
      readonly steps: number
      readonly cause: 'speed' | 'extra'
    }
  /** The way was barred after `moved` of `wanted` spaces. @rule F1-Block.3 */
  | {
      readonly _tag: 'Blocked'
      readonly car: number
      readonly at: Place
      readonly blocker: number
      readonly wanted: number
      readonly moved: number
    }
  /** A band was crossed, with the exact excess over its safety speed. @rule F1-Corner.4 */
  | {
      readonly _tag: 'BandCrossed'
      readonly car: number
      readonly band: Band
      readonly corner: Corner
      readonly cell: Place
      readonly safety: Mph
      readonly speed: Mph
      readonly over: number
    }
  /** A band was judged. @rule F1-Corner.9 */
  | {
      readonly _tag: 'BandJudged'
      readonly car: number
      readonly band: Band
      readonly over: Excess
      readonly verdict: 'safe' | 'throw' | 'spinOff' | 'superb' | 'tires'
    }
  /** Special Tires were used. @rule F1-PitCard.15 */
  | { readonly _tag: 'TiresUsed'; readonly car: number; readonly bend: Bend }
  /** The dice fell for a band. @rule F1-Penalty.1-29 */
  | {
      readonly _tag: 'PenaltyThrown'
      readonly car: number
      readonly band: Band
      readonly over: 20 | 40
      readonly dice: Dice
      readonly result: PenaltyResult
    }
  /** The car left the track and its speedometer fell to 0. @rule F1-Spin.5-7, F1-Block.8-9 */
  | {
      readonly _tag: 'SpunOff'
      readonly car: number
      readonly cause: 'tooFast' | 'noTires' | 'noBrakes' | 'dice' | 'braking'
      readonly from: Place
      readonly to: Place
    }
  /** The car came down to its blocker's speed. @rule F1-Block.5 */
  | {
      readonly _tag: 'SpeedMatched'
      readonly car: number
      readonly from: Mph
      readonly to: Mph
      readonly blocker: number
    }
  /** The car went up to its blocker's speed. @rule F1-Block.10 */
  | {
      readonly _tag: 'SpeedRaised'
      readonly car: number
      readonly from: Mph
      readonly to: Mph
      readonly blocker: number
    }
  /** The car could not get back onto the track. @rule F1-Pit.11-14 */
  | { readonly _tag: 'HeldOffTrack'; readonly car: number; readonly place: Place; readonly speed: Mph }
  /** A passage of the line went onto the lap indicator. @rule F1-Lap.1-4 */
  | { readonly _tag: 'LineCrossed'; readonly car: number; readonly lapsLeft: number }
  /** The car is in its pit and the dials are back at 0. @rule F1-Pit.5 */
  | { readonly _tag: 'PitEntered'; readonly car: number; readonly pit: Place }
  /** A Pit Card was drawn. @rule F1-Pit.9 */
  | {
      readonly _tag: 'PitCardDrawn'
      readonly car: number
      readonly card: PitCard
      readonly missTurns: number
      readonly startSpeed: Mph
    }
  /** A Pit Card went back: under the pack, or shuffled in. @rule F1-Q.67 */
  | { readonly _tag: 'PitCardReturned'; readonly car: number; readonly card: PitCard }
  /** A kept card of the UK edition took hold or let go. @rule F1-Q.102 */
  | { readonly _tag: 'HandicapChanged'; readonly car: number; readonly to: Handicap }
  /** A Tactic Card was drawn; `card` is `null` for those who may not see it. @rule F1-PitCard.9 */
  | {
      readonly _tag: 'TacticDrawn'
      readonly car: number
      readonly seat: Seat
      readonly card: TacticCard | null
      readonly source: 'pile' | 'used'
    }
  /** No Tactic Card was left to draw. @rule F1-Q.92 */
  | { readonly _tag: 'NoTacticLeft'; readonly car: number }
  /** The car has finished, `rank` spaces past the line. @rule F1-Finish.1 */
  | { readonly _tag: 'CarFinished'; readonly car: number; readonly rank: number; readonly round: number }
  /** The car's turn ended. @rule F1-Order.2 */
  | { readonly _tag: 'TurnEnded'; readonly car: number; readonly place: Place; readonly speed: Mph }
  /** Somebody has finished: this round is the last. @rule F1-Finish.2 */
  | { readonly _tag: 'LastRound'; readonly round: number; readonly car: number }
  /** The race is over. @rule F1-Finish.3-4 */
  | { readonly _tag: 'RaceEnded'; readonly winners: ReadonlyArray<number> }
  /** What the race waits for now: the last event of every step. */
  | { readonly _tag: 'Waiting'; readonly phase: Phase }
