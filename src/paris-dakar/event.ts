/**
 * What can happen in a rally. Events are told in the order in which things happen, each with the clause that caused it, complete
 * enough to animate and to rebuild a view; the rules never read them back.
 */
import type { Seat } from '../core/game.js'
import type { Colour, Op } from './board.js'
import type { Agreement, Base, Mode, Need, Purpose, Service } from './model.js'

/** Something that must be paid in one move. */
export type Charge =
  | { readonly _tag: 'Surcharge'; readonly litres: number }
  | { readonly _tag: 'TownFee'; readonly space: number; readonly litres: number }
  | { readonly _tag: 'Demand'; readonly space: number; readonly litres: number }

/** One way of using a number: where it leads and what it costs. */
export interface Offer {
  readonly mode: Mode
  readonly to: number
  /** Surcharge, fees and demands together, in litres. */
  readonly cost: number
}

/** Why one way of using a number cannot be paid. */
export interface Lack {
  readonly mode: Mode
  /** The first charge that cannot be paid. */
  readonly charge: Charge
  /** What would have to be in the tank to pay all charges, in litres. */
  readonly need: number
}

/** What brought a move to its end before the number was used up. */
export type Cut = 'control' | 'halfway' | 'finish' | 'traffic'

/** How a car came to move: its number, an order of the road-book. */
export type Cause = Mode | 'roadBook'

/** One thing that happened; `at`, `from`, `to` are spaces, amounts litres. */
export type Event =
  | { readonly _tag: 'RallyAgreed'; readonly rule: 'PD-4.2'; readonly agreement: Agreement }
  | {
      readonly _tag: 'StarterChosen'
      readonly rule: 'PD-5.1'
      readonly seat: Seat
      readonly by: 'agreement' | 'chance'
    }
  | { readonly _tag: 'TurnStarted'; readonly rule: 'PD-5.2'; readonly seat: Seat; readonly turn: number }
  | { readonly _tag: 'TurnEnded'; readonly rule: 'PD-5.2'; readonly seat: Seat }
  | { readonly _tag: 'TurnMissed'; readonly rule: 'PD-6.6'; readonly seat: Seat; readonly left: number }
  /** `place` counts from 1; `holder` is `null` when the card is free but is handed out to another first. */
  | {
      readonly _tag: 'TurnPassed'
      readonly rule: 'PD-12.14' | 'PD-12.15'
      readonly seat: Seat
      readonly service: Service
      readonly holder: Seat | null
      readonly place: number
    }
  | {
      readonly _tag: 'SpinAwaited'
      readonly rule: 'PD-6.1' | 'PD-11.4' | 'PD-12.4' | 'PD-13.6'
      readonly seat: Seat
      readonly purpose: Purpose
      /** For fuel: whom the truck has served already. */
      readonly served: ReadonlyArray<Seat>
    }
  | {
      readonly _tag: 'Spun'
      readonly rule: 'PD-6.1' | 'PD-11.4' | 'PD-12.4' | 'PD-13.6'
      readonly seat: Seat
      readonly purpose: Purpose
      readonly number: number
    }
  | {
      readonly _tag: 'SpeedOffered'
      readonly rule: 'PD-10.7'
      readonly seat: Seat
      readonly number: number
      readonly offers: ReadonlyArray<Offer>
    }
  | {
      readonly _tag: 'SpeedChosen'
      readonly rule: 'PD-10.3' | 'PD-10.4'
      readonly seat: Seat
      readonly mode: Mode
      /** By the player; or because nothing else could be paid; or because both ways were the same. */
      readonly by: 'player' | 'onlyPayable' | 'same'
    }
  | {
      readonly _tag: 'SurchargePaid'
      readonly rule: 'PD-10.5'
      readonly seat: Seat
      readonly litres: number
      readonly spaces: number
      readonly cards: number
    }
  /** `path` lists the spaces from the first one entered to the last. */
  | {
      readonly _tag: 'VehicleMoved'
      readonly rule: 'PD-6.2' | 'PD-6.4'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly path: ReadonlyArray<number>
      readonly cause: Cause
    }
  /** `unused` spaces of the number, or of the order, were lost. */
  | {
      readonly _tag: 'MoveCutShort'
      readonly rule: 'PD-7.2' | 'PD-9.1' | 'PD-9.6' | 'PD-14.1'
      readonly seat: Seat
      readonly reason: Cut
      readonly at: number
      readonly unused: number
    }
  | {
      readonly _tag: 'NoMove'
      readonly rule: 'PD-10.14d' | 'PD-7.5d'
      readonly seat: Seat
      readonly why: 'reducedToZero' | 'blocked'
    }
  | {
      readonly _tag: 'TownFeePaid'
      readonly rule: 'PD-8.1' | 'PD-8.2'
      readonly seat: Seat
      readonly at: number
      readonly litres: number
    }
  | {
      readonly _tag: 'TankExchanged'
      readonly rule: 'PD-9.7'
      readonly seat: Seat
      readonly returned: number
      readonly received: number
    }
  | {
      readonly _tag: 'RoadBookRead'
      readonly rule: 'PD-6.5' | 'PD-6.6' | 'PD-6.7'
      readonly seat: Seat
      readonly at: number
      readonly colour: Colour
      readonly ops: ReadonlyArray<Op>
    }
  /** An instruction that is void; `op` is `null` when the whole entry was carried out before in this turn. */
  | {
      readonly _tag: 'RoadBookSkipped'
      readonly rule: 'PD-6.4' | 'PD-9.3' | 'PD-10.10'
      readonly seat: Seat
      readonly at: number
      readonly op: Op | null
      readonly why: 'alreadyRead' | 'parked' | 'turnOver'
    }
  | { readonly _tag: 'FuelGained'; readonly rule: 'PD-6.5'; readonly seat: Seat; readonly litres: number }
  | { readonly _tag: 'FuelPaid'; readonly rule: 'PD-6.6'; readonly seat: Seat; readonly litres: number }
  | {
      readonly _tag: 'BankShort'
      readonly rule: 'PD-2.2'
      readonly seat: Seat
      readonly asked: number
      readonly given: number
    }
  | {
      readonly _tag: 'BreakdownDrawn'
      readonly rule: 'PD-10.1'
      readonly seat: Seat
      readonly count: number
      readonly now: number
    }
  | {
      readonly _tag: 'BreakdownReturned'
      readonly rule: 'PD-6.5'
      readonly seat: Seat
      readonly count: number
      readonly now: number
    }
  | {
      readonly _tag: 'TurnsToMissAdded'
      readonly rule: 'PD-6.6'
      readonly seat: Seat
      readonly count: number
      readonly now: number
    }
  | { readonly _tag: 'ExtraSpinGranted'; readonly rule: 'PD-6.5'; readonly seat: Seat }
  | {
      readonly _tag: 'FuelShortage'
      readonly rule: 'PD-13.3'
      readonly seat: Seat
      readonly fuel: number
      readonly lacks: ReadonlyArray<Lack>
    }
  | {
      readonly _tag: 'NeedRaised'
      readonly rule: 'PD-10.10' | 'PD-12.1' | 'PD-13.1'
      readonly seat: Seat
      readonly need: Need
    }
  | {
      readonly _tag: 'VehicleParked'
      readonly rule: 'PD-10.11' | 'PD-12.1' | 'PD-13.4'
      readonly seat: Seat
      readonly at: number
    }
  /** `distance` in spaces, for the helicopter in units; `null` while its base is to be chosen. */
  | {
      readonly _tag: 'AssistanceCalled'
      readonly rule: 'PD-11.1' | 'PD-12.2'
      readonly seat: Seat
      readonly service: Service
      readonly from: 'need' | 'queue'
      readonly distance: number | null
    }
  | {
      readonly _tag: 'AssistanceQueued'
      readonly rule: 'PD-12.14' | 'PD-12.15'
      readonly seat: Seat
      readonly service: Service
      readonly place: number
      readonly holder: Seat | null
    }
  | { readonly _tag: 'TruckPlaced'; readonly rule: 'PD-11.2'; readonly from: number; readonly at: number }
  | { readonly _tag: 'TruckMoved'; readonly rule: 'PD-11.4'; readonly from: number; readonly to: number }
  | { readonly _tag: 'TruckArrived'; readonly rule: 'PD-11.6'; readonly at: number; readonly unused: number }
  | { readonly _tag: 'TruckReturned'; readonly rule: 'PD-11.9'; readonly from: number; readonly at: number }
  | {
      readonly _tag: 'HelicopterPlaced'
      readonly rule: 'PD-12.3'
      readonly base: Base
      readonly required: number
    }
  /** `over` is the town that the helicopter has come to. */
  | {
      readonly _tag: 'HelicopterFlew'
      readonly rule: 'PD-12.4'
      readonly flown: number
      readonly required: number
      readonly over: number
    }
  | { readonly _tag: 'HelicopterArrived'; readonly rule: 'PD-12.7'; readonly at: number; readonly unused: number }
  | { readonly _tag: 'HelicopterReturned'; readonly rule: 'PD-12.9'; readonly base: Base }
  | { readonly _tag: 'BaseOffered'; readonly rule: 'PD-12.3'; readonly seat: Seat }
  | {
      readonly _tag: 'ShareOffered'
      readonly rule: 'PD-12.16'
      readonly seat: Seat
      readonly caller: Seat
      readonly service: Service
      readonly cards: number
      /** `null` between turns; else whom the truck, just arrived, has served already. */
      readonly served: ReadonlyArray<Seat> | null
    }
  | {
      readonly _tag: 'ShareAccepted'
      readonly rule: 'PD-12.16'
      readonly seat: Seat
      readonly service: Service
    }
  | {
      readonly _tag: 'ShareDeclined'
      readonly rule: 'PD-12.19'
      readonly seat: Seat
      readonly service: Service
    }
  | {
      readonly _tag: 'RepairDone'
      readonly rule: 'PD-11.8' | 'PD-12.17'
      readonly seat: Seat
      readonly cards: number
    }
  | { readonly _tag: 'PatientTreated'; readonly rule: 'PD-12.8'; readonly seat: Seat }
  | {
      readonly _tag: 'FuelDelivered'
      readonly rule: 'PD-13.7'
      readonly seat: Seat
      readonly number: number
      readonly litres: number
    }
  /** The seat no longer needs this; told when its help is over. */
  | {
      readonly _tag: 'NeedMet'
      readonly rule: 'PD-11.7' | 'PD-12.8' | 'PD-12.18'
      readonly seat: Seat
      readonly need: Need
    }
  | {
      readonly _tag: 'VehicleBackOnTrack'
      readonly rule: 'PD-11.10' | 'PD-12.10'
      readonly seat: Seat
      readonly at: number
    }
  | { readonly _tag: 'VehicleReadyOnVerge'; readonly rule: 'PD-7.1'; readonly seat: Seat; readonly at: number }
  | {
      readonly _tag: 'StopOffered'
      readonly rule: 'PD-9.4'
      readonly seat: Seat
      readonly at: number
      readonly number: number
      readonly mode: Mode
    }
  | {
      readonly _tag: 'ControlFine'
      readonly rule: 'PD-9.5'
      readonly seat: Seat
      readonly at: number
      readonly litres: number
    }
  | { readonly _tag: 'VehicleArrived'; readonly rule: 'PD-14.1'; readonly seat: Seat; readonly place: number }
  | { readonly _tag: 'RallyWon'; readonly rule: 'PD-15.1'; readonly seat: Seat; readonly turn: number }
  | { readonly _tag: 'RallyEnded'; readonly rule: 'PD-15.2d'; readonly turn: number }
