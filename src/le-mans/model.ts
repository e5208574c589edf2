/**
 * The words of the game: what a race is made of, what can be decided, what can happen.
 *
 * Everything here is plain JSON. Cards, corners and stalls are whole numbers that index the compiled board; a car is known by its
 * index in `state.cars`. A car's place is its nose: a lane and an absolute column `x` that goes on counting from lap to lap, 0 being
 * the last column behind the start line; the column printed on the board is `x` modulo the length of the course.
 */
import type { Seat, Standing, Viewer } from '../core/game.js'

/** 0 is the inside lane, 1 the outside lane. @rule LM-Prep.9 */
export type Lane = 0 | 1

/** The face of the die. @rule LM-Equip.7 */
export type Face = 1 | 2 | 3 | 4 | 5 | 6

/** What the chance table can say. @rule LM-Chance.5-8 */
export type Result = 'safe' | 'pit' | 'spin' | 'smash'

/** The state of the road at a corner. @rule LM-Equip.19-21 */
export type Surface = 'dry' | 'wet'

/** The readings of the rulebook where it is silent or can be read in two ways. */
export interface Rulings {
  /** Whether a car must straighten between two changes of lane. @rule LM-Q.5 */
  readonly laneChange: 'straighten' | 'free'
  /** One count left before a two-space: it is lost, or such an end is taken only if there is no other. @rule LM-Q.8 */
  readonly twoSpaceShort: 'forfeit' | 'lastResort'
  /** A running car with no space at all in first gear: it rams, or it stays where it is. @rule LM-Q.9 */
  readonly firstGearBlocked: 'collide' | 'hold'
  /** A car blocked in a corner, where it may not shift: it rams, or it may shift down all the same. @rule LM-Q.11 */
  readonly blockedInCorner: 'collide' | 'shift'
  /** A pit stop drawn in a move that runs past the pits: the car goes in, or owes it in the next lap. @rule LM-Q.51 */
  readonly lateDebt: 'divert' | 'carry'
  /** Whether a car that owes a stop may drive past its pits on purpose. @rule LM-Q.52 */
  readonly pitDuty: 'enforced' | 'penalised'
  /** The hard-brakings of a card are for every four laps begun, or for the race. @rule LM-Q.58 */
  readonly hbScale: 'perFourLaps' | 'perRace'
  /** Places on the grid by the die, by lots with the same odds, or as agreed. @rule LM-Q.66 */
  readonly gridOrder: 'dice' | 'draw' | 'given'
  /** How a roll places the cars of a driver with several: one a round, all at once, or each by a roll of its own. @rule LM-Q.67 */
  readonly multiCarGrid: 'roundRobin' | 'block' | 'perCar'
  /** The race ends with the turn in which it is won, or when nobody is left on the course. @rule LM-Q.64 */
  readonly raceEnd: 'winner' | 'classifyAll'
  /** Before an automatic spin-out and a ramming, both unavoidable: which is offered. @rule LM-Q.23 */
  readonly spinBeforeRam: boolean
  /** What a wet corner does: it has its own columns in the table, or everybody must throw as well. @rule LM-Q.36 */
  readonly wetEffect: 'column' | 'forceChance'
  /** A spin-out onto a space held by a moving car: placed behind it, or that is a collision. @rule LM-Q.41 */
  readonly soBusyMoving: 'displace' | 'collide'
  /** Whether hard-brakings spent in a move are given back when it ends in a spin-out. @rule LM-Q.44 */
  readonly hbRefundOnSpin: boolean
  /** Whether a car may pit that owes nothing. @rule LM-Q.48 */
  readonly voluntaryPit: boolean
  /** What the stop for brakes is served together with: stops from the chance table, or any. @rule LM-Q.55 */
  readonly brakeMerge: 'chance' | 'any'
  /** Whether an over-rev that blows the engine can be chosen. @rule LM-Q.83 */
  readonly engineBlow: 'offered' | 'withheld'
  /** Speeds at which a corner may be taken by over-revving: the maximum of the gear, or any above its basic speed. @rule LM-Q.79 */
  readonly overRevSpeeds: 'max' | 'any'
  /** Which four laps the over-revs are counted in: laps 1 to 4, 5 to 8 and so on, or the last four at any time. @rule LM-Q.81 */
  readonly overRevWindow: 'blocks' | 'rolling'
  /** When a slipstream is declared: just before the car ahead moves, or before the first car of the turn does. @rule LM-Q.68 */
  readonly slipDeclare: 'beforeLeader' | 'turnStart'
  /** The gear of a car after a slipstream: the one that its speed belongs to, or that of before. @rule LM-Q.71 */
  readonly slipGear: 'match' | 'keep'
  /** A car smashes up with another in its slipstream: that one smashes up as well, or it is on its own. @rule LM-Q.73 */
  readonly slipLeaderSmash: 'smash' | 'break'
  /** Whether a driver can break a rule of passing and pay for it. @rule LM-Q.22 */
  readonly passFaults: 'prevent' | 'penalise'
  /** Whether a driver can take a corner too fast on purpose. @rule LM-Q.38 */
  readonly forcedSpin: 'onlyIfForced' | 'offered'
}

/** What is agreed before a race; everything but the number of seats has a default. */
export interface Options {
  /** Drivers, 2 to 12; 1 in solitaire. @rule LM-Prep.1, LM-Solo.1 */
  readonly seats: number
  /** Laps to run, 1 to 100; 4 if not given. @rule LM-Prep.2, LM-Prep.7 */
  readonly laps?: number
  /** The numbers of each driver's cars, by seat; if not given, seat 0 drives the first card, seat 1 the second, and so on, in solitaire all. @rule LM-Prep.3 */
  readonly cars?: ReadonlyArray<ReadonlyArray<number>>
  /** From the grid, or out of the pits by lots; `grid` if not given. @rule LM-Start.2-5 */
  readonly start?: 'grid' | 'leMans'
  /** Whether a gear runs up to its maximum; not if not given. @rule LM-Bonus.1-9 */
  readonly bonusMoves?: boolean
  /** Whether engines may be over-revved; not if not given. @rule LM-Rev.1-9 */
  readonly overRevving?: boolean
  /** Whether drivers race teams of three cars for points; not if not given. @rule LM-Team.1-6 */
  readonly teamPlay?: boolean
  /** Whether cars may go along with the one directly ahead; not if not given. @rule LM-Slip.1-11 */
  readonly slipstreaming?: boolean
  /** Whether one driver plays all cars, and the die decides which chances he takes; not if not given. @rule LM-Solo.1-5 */
  readonly solitaire?: boolean
  /** Seconds that a driver has for a move, 1 to 3600; `null`, the default, for any time. The clock is the caller's. @rule LM-Time.1-2 */
  readonly moveSeconds?: number | null
  /** Under the ruling `gridOrder: 'given'`: the numbers of all cars, best place first; by seat if not given. */
  readonly grid?: ReadonlyArray<number>
  /** Turns after which the race is called off, 1 to 100,000; `null`, the default, for never. @rule LM-Q.65 */
  readonly maxTurns?: number | null
  readonly rulings?: Partial<Rulings>
}

/** The options of a race with every default filled in. */
export interface Agreement {
  readonly seats: number
  readonly laps: number
  /** Car numbers by seat. */
  readonly cars: ReadonlyArray<ReadonlyArray<number>>
  readonly start: 'grid' | 'leMans'
  readonly bonusMoves: boolean
  readonly overRevving: boolean
  readonly teamPlay: boolean
  readonly slipstreaming: boolean
  readonly solitaire: boolean
  readonly moveSeconds: number | null
  /** Car numbers, best place first; empty unless given. */
  readonly grid: ReadonlyArray<number>
  readonly maxTurns: number | null
  readonly rulings: Rulings
}

/** Why a stop at the pits is owed. @rule LM-Chance.8, LM-Coll.1-7, LM-Brake.2 */
export type DebtKind = 'chance' | 'collision' | 'brake' | 'overRev'

/** Stops at the pits that a car owes. @rule LM-Equip.22 */
export interface Debt {
  readonly kind: DebtKind
  /** The pass by the pits, counted like laps from 1, at which it is to be served. @rule LM-Q.50 */
  readonly due: number
  /** Stops, at least 1. */
  readonly units: number
}

/**
 * Where a car is in the race: not yet placed, on the road, in a stall, across the line in the turn under way, off the board after
 * its finish, or out of the race.
 */
export type Status = 'unplaced' | 'racing' | 'pitting' | 'crossed' | 'finished' | 'smashed' | 'blown' | 'disqualified'

/** A car with its record. @rule LM-Equip.5, LM-Equip.22 */
export interface Car {
  readonly seat: Seat
  /** Index into `board.cards`. */
  readonly card: number
  readonly status: Status
  readonly lane: Lane
  /** Column of the nose, counted on from lap to lap; in a stall, the column of the stall. */
  readonly x: number
  /** Index into `board.stalls`; -1 on the road. */
  readonly stall: number
  /** 1 is first gear; 0 for a car that stands. @rule LM-How.10 */
  readonly gear: number
  /** Laps completed. */
  readonly laps: number
  /** Hard-brakings left; -1 for any number of them. @rule LM-Equip.18 */
  readonly brakes: number
  readonly debts: ReadonlyArray<Debt>
  /** Whether the last stop owed was missed. @rule LM-Pit.12-13 */
  readonly missed: boolean
  /** Turns still to wait in the stall. @rule LM-Pit.4 */
  readonly wait: number
  /** When the car stopped, as a number that grows with every stop of the race; 0 for a car that is not stopped. @rule LM-Stop.5 */
  readonly stoppedAt: number
  /** The passage through a corner that the car entered last, as `(lap + 1) * corners + corner`; -1 for none. @rule LM-Chance.4 */
  readonly passage: number
  /** 1 for the winner; 0 until placed. */
  readonly place: number
  /** Turn of the finish; 0 for none. */
  readonly finishTurn: number
  /** The laps of the over-revs so far, counted from 1, in their order. @rule LM-Rev.1-3 */
  readonly revs: ReadonlyArray<number>
}

/** A roll for the grid is due; the rollers are the drivers or, under the ruling `multiCarGrid: 'perCar'`, the cars. @rule LM-Prep.4 */
export interface Rolling {
  readonly _tag: 'Rolling'
  readonly roller: number
  /** Faces so far, by roller; tied rollers roll again. @rule LM-Q.66 */
  readonly rolls: ReadonlyArray<ReadonlyArray<number>>
}

/** A lot for the next place is due: among the rollers for the grid, among the cars for a start out of the pits. @rule LM-Start.2 */
export interface Drawing {
  readonly _tag: 'Drawing'
  /** Drawn so far, first place first. */
  readonly drawn: ReadonlyArray<number>
}

/** A car's driver must move it. @rule LM-How.3 */
export interface Driving {
  readonly _tag: 'Driving'
  readonly car: number
}

/** The die decides how a corner is taken. @rule LM-Chance.3 */
export interface TakingChance {
  readonly _tag: 'TakingChance'
  readonly car: number
  /** Index into `board.corners`. */
  readonly corner: number
  /** The move under way. */
  readonly move: Action
  /** Hard-brakings spent on it. */
  readonly brakes: number
  /** The way it takes, a letter a step: `S` straight on, `D` diagonally into the other lane. */
  readonly route: string
  /** Steps of it up to the corner. */
  readonly steps: number
  /** Whether a stop came to be owed in this move. @rule LM-Q.51 */
  readonly late: boolean
}

/** A car directly behind another must say whether it goes along in its slipstream. @rule LM-Slip.1, LM-Slip.4, LM-Slip.11 */
export interface Declaring {
  readonly _tag: 'Declaring'
  /** The car behind, whose driver is asked. */
  readonly car: number
  /** The car that it would follow. */
  readonly leader: number
}

/** A corner that a car in a slipstream must throw for. @rule LM-Slip.5-8 */
export interface TowCorner {
  /** Index into `board.corners`. */
  readonly corner: number
  /** Absolute column, as the car in tow counts them, at which the corner is met. */
  readonly x: number
  /** Chances to take: two if the car ahead has taken one. */
  readonly dice: 1 | 2
  /** What they have brought so far. */
  readonly thrown: ReadonlyArray<Result>
}

/** The die decides how a car in a slipstream comes through a corner. @rule LM-Slip.5-6 */
export interface TakingTowChance {
  readonly _tag: 'TakingTowChance'
  /** The car in tow. */
  readonly car: number
  readonly leader: number
  /** Index into `board.corners`. */
  readonly corner: number
  /** Every corner of this tow that costs chances, in the order of the road; those done, the one in hand, those to come. */
  readonly corners: ReadonlyArray<TowCorner>
  /** The way to the place behind the leader, a letter a step. */
  readonly route: string
  /** Counts that the first car of the chain has driven. @rule LM-Q.71 */
  readonly counts: number
}

/** In solitaire, the die decides whether a chance is to be taken at a corner. @rule LM-Solo.3 */
export interface AskingDie {
  readonly _tag: 'AskingDie'
  readonly car: number
  /** Index into `board.corners`. */
  readonly corner: number
  /** The passage through it, counted like `Car.passage`. */
  readonly passage: number
}

/** The race is over. @rule LM-Win.1 */
export interface RaceOver {
  readonly _tag: 'RaceOver'
  /** Indices of the winning cars; none if nobody finished. @rule LM-Win.3, LM-Q.65 */
  readonly winners: ReadonlyArray<number>
  readonly standings: ReadonlyArray<Standing>
}

/** What the race waits for, with just what that needs. */
export type Phase = Rolling | Drawing | Declaring | AskingDie | Driving | TakingChance | TakingTowChance | RaceOver

/** A corner that the car on the move has met in this move, which the one in its slipstream will feel. @rule LM-Slip.5-6, LM-Slip.9-10 */
export interface LedCorner {
  /** Index into `board.corners`. */
  readonly corner: number
  /** Absolute column, as that car counts them, at which the corner was met. */
  readonly x: number
  /** What the die said; `none` without a chance. */
  readonly result: Result | 'none'
}

/** A throw that holds for the rest of a car's passage through a corner. */
export interface HeldThrow {
  readonly car: number
  /** Counted like `Car.passage`. */
  readonly passage: number
  /** The corner has been thrown for and need not be again, or the die of solitaire has said what is to be done there. @rule LM-Chance.4, LM-Q.72, LM-Q.88 */
  readonly says: 'cleared' | 'mustTake' | 'mustNotTake'
}

/** What slipstreams and solitaire keep in mind between decisions; all of it empty without them. */
export interface Notes {
  /** Cars that have said that they go along with the one ahead, and have not moved yet. @rule LM-Slip.1, LM-Slip.4 */
  readonly followers: ReadonlyArray<number>
  /** Corners that the car on the move has met, while others follow it. */
  readonly led: ReadonlyArray<LedCorner>
  readonly held: ReadonlyArray<HeldThrow>
}

/** A whole position; nothing of it is hidden. */
export interface State {
  readonly agreement: Agreement
  readonly phase: Phase
  /** 1, 2, ...; 0 until the cars are placed. @rule LM-How.2 */
  readonly turn: number
  /** Cars in the order of their moves in this turn. @rule LM-How.3 */
  readonly order: ReadonlyArray<number>
  /** Index into `order`: whose move it is. */
  readonly slot: number
  /** Corners that are wet, in ascending order. @rule LM-Equip.20 */
  readonly wet: ReadonlyArray<number>
  /** Stops of the race so far. @rule LM-Stop.5 */
  readonly stops: number
  readonly notes: Notes
  /** By seat, then in the order in which each driver named them. */
  readonly cars: ReadonlyArray<Car>
}

/** Drive the full number of a gear. @rule LM-Move.5 */
export interface Drive {
  readonly _tag: 'Drive'
  readonly gear: number
  /** Hard-brakings spent to get down to that gear. @rule LM-Brake.6 */
  readonly brakes: number
  readonly lane: Lane
  /** Column of the board, 0 to length - 1, where the nose comes to stand. */
  readonly column: number
}

/** Drive with over-revving: down to a gear in the place of hard-brakings, through a corner at the maximum of the gear, or both. @rule LM-Rev.4, LM-Rev.8 */
export interface OverRev {
  readonly _tag: 'OverRev'
  readonly gear: number
  /** Hard-brakings spent to get down to that gear. */
  readonly brakes: number
  /** Over-revs, at least 1: those for the gear, and one more if the corner is taken above basic speed. @rule LM-Q.80 */
  readonly revs: number
  readonly lane: Lane
  /** Column of the board, 0 to length - 1, where the nose comes to stand. */
  readonly column: number
}

/** Stop at the pits. @rule LM-Pit.2 */
export interface Pit {
  readonly _tag: 'Pit'
  /** Index into `board.stalls`. */
  readonly stall: number
}

/** Spin out at a corner that cannot be taken. @rule LM-Corner.6 */
export interface Spin {
  readonly _tag: 'Spin'
  /** Index into `board.corners`. */
  readonly corner: number
}

/** Ram a car that cannot be avoided. @rule LM-Coll.9 */
export interface Collide {
  readonly _tag: 'Collide'
  /** Index of the car ahead. */
  readonly car: number
}

/** Stay, there being no space to move to. @rule LM-Q.9 */
export interface Hold {
  readonly _tag: 'Hold'
}

/** Break a rule of passing and run into the car that it protects. @rule LM-Pass.5-7, LM-Q.22 */
export interface Foul {
  readonly _tag: 'Foul'
  readonly gear: number
  /** Index of the car that is hit. */
  readonly car: number
}

/** What the driver of a car on turn can decide. */
export type Action = Pit | Drive | OverRev | Foul | Spin | Collide | Hold

/** Go along with the car ahead in its next move. @rule LM-Slip.1-2 */
export interface Slipstream {
  readonly _tag: 'Slipstream'
}

/** Drop off from the car ahead, and move in one's own time. @rule LM-Slip.11 */
export interface Decline {
  readonly _tag: 'Decline'
}

/** What the driver of a car directly behind another can decide. @rule LM-Slip.1, LM-Slip.11 */
export type Declaration = Slipstream | Decline

/** Chance rolls the die, for a place on the grid or at a corner. @rule LM-Prep.4, LM-Chance.3 */
export interface Roll {
  readonly _tag: 'Roll'
  readonly face: Face
}

/** Chance draws a lot. @rule LM-Start.2 */
export interface Draw {
  readonly _tag: 'Draw'
  /** Index of the roller or, for a start out of the pits, of the car. */
  readonly lot: number
}

/** What chance can bring. */
export type ChanceMove = Roll | Draw

/** A decision or an outcome of chance. */
export type Move = Action | Declaration | ChanceMove

/** What a viewer sees: everything, since nothing in this game is hidden. */
export interface View {
  readonly viewer: Viewer
  readonly agreement: Agreement
  readonly phase: Phase
  readonly turn: number
  readonly order: ReadonlyArray<number>
  readonly slot: number
  readonly wet: ReadonlyArray<number>
  readonly stops: number
  readonly notes: Notes
  readonly cars: ReadonlyArray<Car>
}
