/**
 * The words of the game: what a rally is made of, what can be decided, what is thrown.
 *
 * Everything here is plain JSON. Places are spaces of the track, counted from 0 at the start; fuel is counted in litres, always a
 * multiple of 20. Nothing in a position is hidden from anybody.
 */
import type { Seat } from '../core/game.js'

/** The readings of the rulebook where it is silent or can be read in two ways. Each names its question in `docs/rulings.md`. */
export interface Rulings {
  /** An empty bank pays on credit, or only what it has. @rule PD-Q.9 */
  readonly bank: 'open' | 'finite'
  /** Cars beside the track leave their space free, or still fill it. @rule PD-Q.16 */
  readonly parkedVehicles: 'offTrack' | 'occupy'
  /** When a second car on the space profits from a call: at once, when the help arrives, or never. @rule PD-Q.60 */
  readonly sharedAssistance: 'atOnce' | 'onArrival' | 'off'
  /** Spaces that full speed is paid for: those driven, or the number shown. @rule PD-Q.35 */
  readonly surchargeBasis: 'driven' | 'shown'
  /** Control points stop every car by themselves, or the driver may forget and be fined. @rule PD-Q.31 */
  readonly controlPoints: 'enforced' | 'declared'
  /** Whether a truck that brings fuel also repairs the car. @rule PD-Q.55 */
  readonly fuelCallRepairs: boolean
  /** Whether the space that the road-book sends a car to is read as well. @rule PD-Q.21 */
  readonly orderedMoves: 'follow' | 'firstOnly'
  /** Towns entered or passed backwards cost nothing, or their fee as far as the fuel goes. @rule PD-Q.22 */
  readonly backwardFees: 'free' | 'paid'
  /** The least a car with breakdown cards moves. @rule PD-Q.34 */
  readonly minReducedMove: 0 | 1
  /** A free assistance card goes to the longest waiting at once, or to the first whose turn comes. @rule PD-Q.46 */
  readonly assistanceQueue: 'fifo' | 'ownTurn'
  /** The rally ends with the first arrival, or when only one car is still on its way. @rule PD-Q.75 */
  readonly finish: 'first' | 'fullRanking'
  /** Whether a player may drive alone. @rule PD-Q.1 */
  readonly solo: boolean
}

/** What is agreed before a rally; everything but the seats has a default. */
export interface Options {
  /** How many play, 2 to 4; 1 under the ruling `solo`. @rule PD-0.6 */
  readonly seats: number
  /** Who drives first; default `random`. @rule PD-5.1 */
  readonly starter?: Seat | 'random'
  /** Who keeps the bank; of no effect on play. Default `null`: nobody was named. @rule PD-2.1 */
  readonly director?: Seat | null
  /** The vehicle of each seat, 0 to 3, all different; default 0, 1, 2, 3. @rule PD-4.3 */
  readonly vehicles?: ReadonlyArray<number>
  readonly rulings?: Partial<Rulings>
}

/** The options of a rally with every default filled in. */
export interface Agreement {
  readonly seats: number
  readonly starter: Seat | 'random'
  readonly director: Seat | null
  readonly vehicles: ReadonlyArray<number>
  readonly rulings: Rulings
}

/** Why a car is beside the track and calls: three breakdown cards, no fuel, or a sick driver. */
export type Need = 'mechanic' | 'fuel' | 'doctor'

/** What comes to help. */
export type Service = 'truck' | 'helicopter'

/** The two towns that the helicopter flies from. @rule PD-12.3 */
export type Base = 'start' | 'finish'

/** One player and his car. */
export interface Player {
  /** Space, 0 to the finish. */
  readonly at: number
  /** Litres, at least 0. */
  readonly fuel: number
  /** Breakdown cards, 0 to 3. @rule PD-10.15d */
  readonly cards: number
  /** Beside the track: in need, or repaired but without room on the space. @rule PD-10.11, PD-11.10 */
  readonly parked: boolean
  /** In the order in which they arose; help is called for the first. */
  readonly needs: ReadonlyArray<Need>
  /** Own turns still to be missed. */
  readonly missTurns: number
}

/** The tow truck and who may use it. @rule PD-0.7 */
export interface Truck {
  readonly at: number
  /** Who has the Mechanical Assistance card; `null` for the bank. @rule PD-0.4 */
  readonly holder: Seat | null
  /** Who waits for it, longest first. @rule PD-12.14 */
  readonly queue: ReadonlyArray<Seat>
  /** Who would not share the call under way. @rule PD-12.19 */
  readonly declined: ReadonlyArray<Seat>
}

/** The helicopter and who may use it. @rule PD-0.8 */
export interface Helicopter {
  /** Where it started from; `null` while its caller still has to choose. @rule PD-12.3 */
  readonly base: Base | null
  /** Units flown on the call under way; 0 at the base. @rule PD-12.4 */
  readonly flown: number
  /** Units from the base to its caller; 0 without a call. @rule PD-12.5 */
  readonly required: number
  /** Who has the Medical Assistance card; `null` for the bank. @rule PD-0.5 */
  readonly holder: Seat | null
  readonly queue: ReadonlyArray<Seat>
  readonly declined: ReadonlyArray<Seat>
  /** Who will be treated together with the caller. @rule PD-12.16 */
  readonly accepted: ReadonlyArray<Seat>
}

/** How a car uses the number shown: without cards, less its cards, or in full with cards. @rule PD-10.3-5 */
export type Mode = 'normal' | 'reduced' | 'full'

/** What the spinner is turned for. @rule PD-0.2 */
export type Purpose = 'move' | 'extra' | 'truck' | 'helicopter' | 'fuel'

/** Lots decide who drives first. @rule PD-5.1 */
export interface DrawingStarter {
  readonly _tag: 'DrawingStarter'
}

/** The seat on turn spins: for its car, or for the help on its way. @rule PD-6.1, PD-11.4, PD-12.4 */
export interface Spinning {
  readonly _tag: 'Spinning'
  readonly purpose: 'move' | 'extra' | 'truck' | 'helicopter'
}

/** A seat that the truck has reached spins for fuel. @rule PD-13.6 */
export interface SpinningFuel {
  readonly _tag: 'SpinningFuel'
  readonly seat: Seat
  /** Those on the space whom the truck has served already. */
  readonly served: ReadonlyArray<Seat>
}

/** The seat on turn chooses between reduced and full speed. @rule PD-10.7 */
export interface ChoosingSpeed {
  readonly _tag: 'ChoosingSpeed'
  readonly number: number
}

/** The seat on turn stops at a control point, or forgets to. @rule PD-9.4 */
export interface ChoosingStop {
  readonly _tag: 'ChoosingStop'
  readonly number: number
  readonly mode: Mode
}

/** A seat may share a call that was made on its space. @rule PD-12.16 */
export interface AnsweringOffer {
  readonly _tag: 'AnsweringOffer'
  readonly seat: Seat
  readonly service: Service
}

/** The truck has arrived and a seat on the space may be repaired as well. @rule PD-Q.60 */
export interface AnsweringOnArrival {
  readonly _tag: 'AnsweringOnArrival'
  readonly seat: Seat
  readonly served: ReadonlyArray<Seat>
}

/** The caller, equally far from both, chooses where the helicopter starts. @rule PD-12.3 */
export interface ChoosingBase {
  readonly _tag: 'ChoosingBase'
}

/** Nothing is left to do. @rule PD-15.2d */
export interface RallyOver {
  readonly _tag: 'RallyOver'
}

/** What the rally waits for, with just what that needs. */
export type Phase =
  | DrawingStarter
  | Spinning
  | SpinningFuel
  | ChoosingSpeed
  | ChoosingStop
  | AnsweringOffer
  | AnsweringOnArrival
  | ChoosingBase
  | RallyOver

/** A whole position. */
export interface State {
  readonly agreement: Agreement
  readonly phase: Phase
  /** Turns begun, missed and passed ones included; 0 before the first. Between two turns that of the next. */
  readonly turn: number
  /** Whose turn it is; between two turns, whose it will be. @rule PD-5.2 */
  readonly seat: Seat
  readonly players: ReadonlyArray<Player>
  /** Litres in the bank; below 0 is credit, under the ruling `bank: 'open'` only. @rule PD-2.2 */
  readonly bank: number
  readonly truck: Truck
  readonly helicopter: Helicopter
  /** Spaces whose instructions were carried out in the turn under way, kept for an extra spin. @rule PD-Q.21 */
  readonly read: ReadonlyArray<number>
  /** Who is in Dakar, the winner first. @rule PD-15.1 */
  readonly arrived: ReadonlyArray<Seat>
}

/** Use the number less one for each card, or in full. @rule PD-10.3-4 */
export interface ChooseSpeed {
  readonly _tag: 'ChooseSpeed'
  readonly mode: 'reduced' | 'full'
}

/** Stop at the control point. @rule PD-9.1 */
export interface Stop {
  readonly _tag: 'Stop'
}

/** Forget the control point. @rule PD-9.4 */
export interface DriveOn {
  readonly _tag: 'DriveOn'
}

/** Share the help that was called. @rule PD-12.16 */
export interface AcceptHelp {
  readonly _tag: 'AcceptHelp'
}

/** Do without. @rule PD-12.19 */
export interface DeclineHelp {
  readonly _tag: 'DeclineHelp'
}

/** Send for the helicopter from one of the two bases. @rule PD-12.3 */
export interface CallFrom {
  readonly _tag: 'CallFrom'
  readonly base: Base
}

/** What a player can decide. */
export type Decision = ChooseSpeed | Stop | DriveOn | AcceptHelp | DeclineHelp | CallFrom

/** Chance names who drives first. @rule PD-5.1 */
export interface DrawStarter {
  readonly _tag: 'DrawStarter'
  readonly seat: Seat
}

/** The arrow stops at a number. @rule PD-6.1 */
export interface Spin {
  readonly _tag: 'Spin'
  readonly number: number
}

/** What chance can bring. */
export type ChanceMove = DrawStarter | Spin

/** A decision or an outcome of chance. */
export type Move = Decision | ChanceMove
