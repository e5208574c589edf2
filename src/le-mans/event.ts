/**
 * What can happen in a race, told in the order in which things happen: complete enough to animate, to keep the record pad and to
 * rebuild what a viewer knows. The rules never read events back.
 */
import type { Agreement, DebtKind, Face, Lane, Notes, Phase, Result, Surface } from './model.js'

/** Why a car comes at its place in the order: by position, before a car it is even with, or as a stopped car. @rule LM-How.3, LM-How.7, LM-Stop.2 */
export type OrderReason = 'grid' | 'position' | 'even' | 'stopped'

/** A place on the road. */
export interface Place {
  readonly lane: Lane
  /** Column of the nose, counted on from lap to lap. */
  readonly x: number
}

/** The race is agreed; cards by car. @rule LM-Prep.2-3 */
export interface RaceAgreed {
  readonly _tag: 'RaceAgreed'
  readonly agreement: Agreement
  readonly cars: ReadonlyArray<{ readonly seat: number; readonly card: number; readonly brakes: number }>
}

/** A roller threw for the grid. @rule LM-Prep.4 */
export interface GridRolled {
  readonly _tag: 'GridRolled'
  readonly roller: number
  readonly face: Face
}

/** Rollers are tied and throw again. @rule LM-Q.66 */
export interface GridTied {
  readonly _tag: 'GridTied'
  readonly rollers: ReadonlyArray<number>
}

/** A lot was drawn; `place` counts from 1. @rule LM-Start.2 */
export interface LotDrawn {
  readonly _tag: 'LotDrawn'
  readonly lot: number
  readonly place: number
}

/** A car was placed for the start; `stall` is -1 on the grid. @rule LM-Prep.5-6, LM-Start.3 */
export interface CarPlaced {
  readonly _tag: 'CarPlaced'
  readonly car: number
  readonly lane: Lane
  readonly x: number
  readonly stall: number
}

/** A turn began. @rule LM-How.2-3 */
export interface TurnStarted {
  readonly _tag: 'TurnStarted'
  readonly turn: number
  readonly order: ReadonlyArray<number>
  readonly reasons: ReadonlyArray<OrderReason>
}

/** It is a car's move. @rule LM-How.3 */
export interface SlotStarted {
  readonly _tag: 'SlotStarted'
  readonly car: number
  readonly slot: number
}

/** The driver of a car is asked whether it goes along with the one directly ahead. @rule LM-Slip.1, LM-Slip.4 */
export interface SlipOffered {
  readonly _tag: 'SlipOffered'
  readonly car: number
  readonly leader: number
}

/** The car will go along with the one ahead. @rule LM-Slip.1-2 */
export interface SlipAccepted {
  readonly _tag: 'SlipAccepted'
  readonly car: number
  readonly leader: number
}

/** The car will move in its own time. @rule LM-Slip.11 */
export interface SlipDeclined {
  readonly _tag: 'SlipDeclined'
  readonly car: number
  readonly leader: number
}

/** The car moves with the one ahead, as the next in the order of this turn, of which `slot` is the index. @rule LM-Slip.2, LM-Q.70 */
export interface TowStarted {
  readonly _tag: 'TowStarted'
  readonly car: number
  readonly leader: number
  readonly slot: number
}

/**
 * The car followed its leader along `route`, one letter a step, to the place directly behind; `passage` is the one it is in then.
 *
 * @rule LM-Slip.2-3
 */
export interface Towed {
  readonly _tag: 'Towed'
  readonly car: number
  readonly leader: number
  readonly from: Place
  readonly to: Place
  readonly route: string
  readonly counts: number
  readonly passage: number
}

/** The car came out of a slipstream in the gear that its speed belongs to. @rule LM-Q.71 */
export interface GearMatched {
  readonly _tag: 'GearMatched'
  readonly car: number
  readonly from: number
  readonly to: number
}

/** The car could not go along and moves in its own time: its leader is out, stands, is in the pits or in tow no more, or left no room. @rule LM-Q.75 */
export interface TowBroken {
  readonly _tag: 'TowBroken'
  readonly car: number
  readonly leader: number
  readonly why: 'out' | 'stopped' | 'pits' | 'noTow' | 'noRoom'
}

/** In solitaire, the die said whether a chance must be taken at a corner. @rule LM-Solo.3-5 */
export interface SoloRolled {
  readonly _tag: 'SoloRolled'
  readonly car: number
  readonly corner: number
  readonly surface: Surface
  readonly face: Face
  readonly must: boolean
}

/** The car changed gear, `free` gears down by the card and `brakes` by hard-brakings; the rest by over-revs. @rule LM-How.8-9 */
export interface GearChanged {
  readonly _tag: 'GearChanged'
  readonly car: number
  readonly from: number
  readonly to: number
  readonly free: number
  readonly brakes: number
}

/** Hard-brakings were spent. @rule LM-Brake.6 */
export interface HardBrakeUsed {
  readonly _tag: 'HardBrakeUsed'
  readonly car: number
  readonly used: number
  readonly left: number
}

/** Hard-brakings were given back. @rule LM-Q.44 */
export interface HardBrakeReturned {
  readonly _tag: 'HardBrakeReturned'
  readonly car: number
  readonly left: number
}

/** The car over-revved in a lap: to get down some gears, through a corner (1), or both. @rule LM-Rev.4, LM-Rev.8 */
export interface OverRevved {
  readonly _tag: 'OverRevved'
  readonly car: number
  readonly lap: number
  readonly gears: number
  readonly corner: 0 | 1
}

/** The engine blew, and the car is out of the race where it was. @rule LM-Rev.3 */
export interface EngineBlown {
  readonly _tag: 'EngineBlown'
  readonly car: number
  readonly rule: 'LM-Rev.3'
}

/** The car entered a corner; `over` is its gear less the safe one. @rule LM-Corner.1, LM-Chance.1 */
export interface CornerEntered {
  readonly _tag: 'CornerEntered'
  readonly car: number
  readonly corner: number
  readonly passage: number
  readonly gear: number
  readonly over: number
}

/** The die fell for a corner. @rule LM-Chance.3 */
export interface ChanceRolled {
  readonly _tag: 'ChanceRolled'
  readonly car: number
  readonly corner: number
  readonly surface: Surface
  readonly face: Face
  readonly result: Result
}

/** The car moved along `route`, one letter a step, for `counts` counts; `forfeited` is 1 if a two-space cost it the last. @rule LM-Move.5 */
export interface Moved {
  readonly _tag: 'Moved'
  readonly car: number
  readonly from: Place
  readonly to: Place
  readonly route: string
  readonly counts: number
  readonly forfeited: 0 | 1
}

/** A stopped car got going again. @rule LM-Stop.3 */
export interface CarRestarted {
  readonly _tag: 'CarRestarted'
  readonly car: number
}

/** The car left its stall. @rule LM-Pit.3 */
export interface PitLeft {
  readonly _tag: 'PitLeft'
  readonly car: number
  readonly stall: number
}

/** The car spun out after `route` and stands at `to`. @rule LM-Spin.1 */
export interface SpunOut {
  readonly _tag: 'SpunOut'
  readonly car: number
  readonly corner: number
  readonly cause: 'die' | 'automatic' | 'tow'
  readonly from: Place
  readonly route: string
  readonly to: Place
  readonly rule: 'LM-Chance.6' | 'LM-Corner.6' | 'LM-Slip.8' | 'LM-Slip.9'
}

/** A corner is wet from now on. @rule LM-Spin.3 */
export interface CornerWet {
  readonly _tag: 'CornerWet'
  readonly corner: number
  readonly rule: 'LM-Spin.3'
}

/** A car that spun out hit those that stand there, front to back, itself the last. @rule LM-Coll.4-6 */
export interface PiledUp {
  readonly _tag: 'PiledUp'
  readonly corner: number
  readonly cars: ReadonlyArray<number>
  readonly rule: 'LM-Coll.4' | 'LM-Coll.6'
}

/** The car is out of the race after `route`, by its own throw or by what befell the car ahead of it. @rule LM-Chance.7, LM-Slip.10 */
export interface SmashedUp {
  readonly _tag: 'SmashedUp'
  readonly car: number
  readonly corner: number
  readonly cause: 'die' | 'tow'
  readonly from: Place
  readonly route: string
  readonly rule: 'LM-Chance.7' | 'LM-Slip.8' | 'LM-Slip.10'
}

/** A car ran into another, for want of anything better or by breaking a rule of passing. @rule LM-Coll.1-2, LM-Pass.5 */
export interface Collided {
  readonly _tag: 'Collided'
  readonly car: number
  readonly victim: number
  readonly at: Place
  readonly rule: 'LM-Coll.1' | 'LM-Coll.2' | 'LM-Pass.5'
}

/** The car stands, the `stops`-th stop of the race. @rule LM-Stop.4 */
export interface CarStopped {
  readonly _tag: 'CarStopped'
  readonly car: number
  readonly cause: 'spin' | 'collision' | 'pit' | 'called'
  readonly stops: number
}

/** The car had no space to move to. @rule LM-Q.9 */
export interface CarHeld {
  readonly _tag: 'CarHeld'
  readonly car: number
}

/** Stops came to be owed. @rule LM-Chance.8, LM-Coll.1-7, LM-Brake.2 */
export interface PitOwed {
  readonly _tag: 'PitOwed'
  readonly car: number
  readonly kind: DebtKind
  readonly units: number
  readonly due: number
  readonly rule:
    | 'LM-Chance.8'
    | 'LM-Slip.8'
    | 'LM-Pass.6'
    | 'LM-Coll.1'
    | 'LM-Coll.2'
    | 'LM-Coll.4'
    | 'LM-Coll.6'
    | 'LM-Brake.2'
    | 'LM-Rev.2'
}

/** Stops need not be made any more, this being the last lap or the brakes being given back. @rule LM-Pit.6 */
export interface PitVoided {
  readonly _tag: 'PitVoided'
  readonly car: number
  readonly units: number
  readonly rule: 'LM-Pit.6' | 'LM-Q.44'
}

/** The car is in its stall for `wait` further turns, all stops of this pass served; `counts` is what the way there cost. @rule LM-Pit.2-4 */
export interface PitEntered {
  readonly _tag: 'PitEntered'
  readonly car: number
  readonly stall: number
  readonly from: Place
  readonly route: string
  readonly counts: number
  readonly to: Place
  readonly pass: number
  readonly units: number
  readonly wait: number
  readonly diverted: boolean
}

/** A turn was waited out in the stall. @rule LM-Pit.10 */
export interface PitWaited {
  readonly _tag: 'PitWaited'
  readonly car: number
  readonly left: number
}

/** The car went past its pits without a stop that it owes; the stop is due at the next pass. @rule LM-Pit.8, LM-Pit.12 */
export interface PitMissed {
  readonly _tag: 'PitMissed'
  readonly car: number
  readonly pass: number
  readonly rule: 'LM-Pit.8'
}

/** The car missed its stop twice and is out. @rule LM-Pit.13 */
export interface Disqualified {
  readonly _tag: 'Disqualified'
  readonly car: number
  readonly rule: 'LM-Pit.13'
}

/** The car completed a lap. @rule LM-Win.1 */
export interface LapCompleted {
  readonly _tag: 'LapCompleted'
  readonly car: number
  readonly lap: number
  readonly turn: number
}

/** The car completed the race, `past` columns beyond the line. @rule LM-Win.1-2 */
export interface CrossedFinish {
  readonly _tag: 'CrossedFinish'
  readonly car: number
  readonly past: number
  readonly turn: number
}

/** Cars were placed; several share a place if they ended even. @rule LM-Win.2-3 */
export interface Classified {
  readonly _tag: 'Classified'
  readonly place: number
  readonly cars: ReadonlyArray<number>
}

/** The race is over. @rule LM-How.6 */
export interface RaceEnded {
  readonly _tag: 'RaceEnded'
  readonly winners: ReadonlyArray<number>
}

/** What the race waits for now, and what it keeps in mind: the last event of every step. */
export interface Waiting {
  readonly _tag: 'Waiting'
  readonly phase: Phase
  readonly notes: Notes
}

/** One thing that happened. `car` and the like are indices into `state.cars`, `corner` and `stall` into the board's tables. */
export type Event =
  | RaceAgreed
  | GridRolled
  | GridTied
  | LotDrawn
  | CarPlaced
  | TurnStarted
  | SlotStarted
  | SlipOffered
  | SlipAccepted
  | SlipDeclined
  | TowStarted
  | Towed
  | GearMatched
  | TowBroken
  | SoloRolled
  | GearChanged
  | HardBrakeUsed
  | HardBrakeReturned
  | OverRevved
  | EngineBlown
  | CornerEntered
  | ChanceRolled
  | Moved
  | CarRestarted
  | PitLeft
  | SpunOut
  | CornerWet
  | PiledUp
  | SmashedUp
  | Collided
  | CarStopped
  | CarHeld
  | PitOwed
  | PitVoided
  | PitEntered
  | PitWaited
  | PitMissed
  | Disqualified
  | LapCompleted
  | CrossedFinish
  | Classified
  | RaceEnded
  | Waiting
