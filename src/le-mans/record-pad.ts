/** The record pad: what the rulebook lets players write down, kept as a fold over the events of a race. */
import type { Event } from './event.js'
import type { DebtKind } from './model.js'
import { doubledPoints } from './rules/team-play.js'

/** Stops that a car owes, as noted on the pad. */
export interface OwedStop {
  readonly kind: DebtKind
  readonly due: number
  readonly units: number
}

/** One line of the pad. */
export interface CarRecord {
  readonly seat: number
  /** Index into `track.cards`. */
  readonly card: number
  /** Gear at the end of the last move; 0 for a car that stands. */
  readonly gear: number
  /** Laps completed. */
  readonly laps: number
  /** The turn in which each lap was completed. */
  readonly lapTurns: ReadonlyArray<number>
  readonly owed: ReadonlyArray<OwedStop>
  /** Stops made, by the turn of arrival, with the units they served. */
  readonly stopsMade: ReadonlyArray<{ readonly turn: number; readonly units: number }>
  readonly stopsMissed: number
  readonly brakesUsed: number
  /** Hard-brakings left; -1 for any number. */
  readonly brakesLeft: number
  /** The laps of the over-revs, in their order. */
  readonly overRevs: ReadonlyArray<number>
  /** Moves in the slipstream of another car. @rule LM-Slip.2 */
  readonly tows: number
  /** Corners of the spin-outs. */
  readonly spinOuts: ReadonlyArray<number>
  readonly chances: number
  readonly collisions: number
  /** Why the car is out, or `null`. */
  readonly out: 'smashed' | 'blown' | 'disqualified' | null
  /** 1 for the winner; 0 until placed. */
  readonly place: number
  /** Twice the points of that place, shared ones shared; 0 until placed. @rule LM-Team.4-6 */
  readonly doubledPoints: number
}

/** The pad of a race. */
export interface RecordPad {
  readonly turn: number
  /** The order of the current turn. */
  readonly order: ReadonlyArray<number>
  /** Cars in the order in which they were placed, best first. */
  readonly finish: ReadonlyArray<number>
  /** Corners that are wet. */
  readonly wet: ReadonlyArray<number>
  /** By car. */
  readonly cars: ReadonlyArray<CarRecord>
}

/** A pad before the race is agreed. @rule LM-Equip.4 */
export const EMPTY_PAD: RecordPad = { turn: 0, order: [], finish: [], wet: [], cars: [] }

const lineOf = (seat: number, card: number, brakes: number): CarRecord => ({
  seat,
  card,
  gear: 0,
  laps: 0,
  lapTurns: [],
  owed: [],
  stopsMade: [],
  stopsMissed: 0,
  brakesUsed: 0,
  brakesLeft: brakes,
  overRevs: [],
  tows: 0,
  spinOuts: [],
  chances: 0,
  collisions: 0,
  out: null,
  place: 0,
  doubledPoints: 0,
})

const NOTHING_OWED: ReadonlyArray<OwedStop> = []

type CarEvent = Extract<Event, { readonly car: number }>

const written = (pad: RecordPad, line: CarRecord, event: CarEvent): CarRecord => {
  switch (event._tag) {
    case 'GearChanged':
    case 'GearMatched':
      return { ...line, gear: event.to }
    case 'TowStarted':
      return { ...line, tows: line.tows + 1 }
    case 'HardBrakeUsed':
      return { ...line, brakesUsed: line.brakesUsed + event.used, brakesLeft: event.left }
    case 'HardBrakeReturned':
      return { ...line, brakesUsed: line.brakesUsed - (event.left - line.brakesLeft), brakesLeft: event.left }
    case 'OverRevved':
      return {
        ...line,
        overRevs: [...line.overRevs, ...Array.from({ length: event.gears + event.corner }, () => event.lap)],
      }
    case 'EngineBlown':
      return { ...line, gear: 0, out: 'blown', owed: NOTHING_OWED }
    case 'ChanceRolled':
      return { ...line, chances: line.chances + 1 }
    case 'SpunOut':
      return { ...line, spinOuts: [...line.spinOuts, event.corner] }
    case 'Collided':
      return { ...line, collisions: line.collisions + 1 }
    case 'CarStopped':
      return { ...line, gear: 0 }
    case 'PitOwed':
      return { ...line, owed: [...line.owed, { kind: event.kind, due: event.due, units: event.units }] }
    case 'PitVoided':
      return {
        ...line,
        owed: event.rule === 'LM-Pit.6' ? NOTHING_OWED : line.owed.filter(({ kind }) => kind !== 'brake'),
      }
    case 'PitEntered':
      return {
        ...line,
        owed: line.owed.filter(({ due }) => due > event.pass),
        stopsMade: [...line.stopsMade, { turn: pad.turn, units: event.units }],
      }
    case 'PitMissed':
      return {
        ...line,
        stopsMissed: line.stopsMissed + 1,
        owed: line.owed.map((stop) => ({ ...stop, due: Math.max(stop.due, event.pass + 1) })),
      }
    case 'LapCompleted':
      return { ...line, laps: event.lap, lapTurns: [...line.lapTurns, event.turn] }
    case 'SmashedUp':
      return { ...line, gear: 0, out: 'smashed', owed: NOTHING_OWED }
    case 'Disqualified':
      return { ...line, gear: 0, out: 'disqualified', owed: NOTHING_OWED }
    case 'CarPlaced':
    case 'SlotStarted':
    case 'SlipOffered':
    case 'SlipAccepted':
    case 'SlipDeclined':
    case 'Towed':
    case 'TowBroken':
    case 'SoloRolled':
    case 'CornerEntered':
    case 'Moved':
    case 'CarRestarted':
    case 'PitLeft':
    case 'CarHeld':
    case 'PitWaited':
    case 'CrossedFinish':
      return line
  }
}

/**
 * The pad with one more event written down.
 *
 * @rule LM-Equip.4, LM-Equip.22-23, LM-How.10
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { EMPTY_PAD, leMans, noteEvent } from 'parc-ferme/le-mans'
 *
 * const start = leMans.setup({ seats: 2 })
 * const pad = E.isRight(start) ? start.right.events.reduce(noteEvent, EMPTY_PAD) : EMPTY_PAD
 * assert.deepStrictEqual(pad.cars.map(({ brakesLeft }) => brakesLeft), [6, 3])
 */
export const noteEvent = (pad: RecordPad, event: Event): RecordPad => {
  switch (event._tag) {
    case 'RaceAgreed':
      return { ...EMPTY_PAD, cars: event.cars.map(({ seat, card, brakes }) => lineOf(seat, card, brakes)) }
    case 'TurnStarted':
      return { ...pad, turn: event.turn, order: event.order }
    case 'CornerWet':
      return { ...pad, wet: [...pad.wet, event.corner] }
    case 'Classified':
      return {
        ...pad,
        finish: [...pad.finish, ...event.cars],
        cars: pad.cars.map((line, car) =>
          event.cars.includes(car)
            ? {
                ...line,
                place: event.place,
                doubledPoints: doubledPoints(event.place, event.cars.length),
                owed: NOTHING_OWED,
              }
            : line,
        ),
      }
    case 'GridRolled':
    case 'GridTied':
    case 'LotDrawn':
    case 'PiledUp':
    case 'RaceEnded':
    case 'Waiting':
      return pad
    case 'CarPlaced':
    case 'SlotStarted':
    case 'SlipOffered':
    case 'SlipAccepted':
    case 'SlipDeclined':
    case 'TowStarted':
    case 'Towed':
    case 'GearMatched':
    case 'TowBroken':
    case 'SoloRolled':
    case 'GearChanged':
    case 'HardBrakeUsed':
    case 'HardBrakeReturned':
    case 'OverRevved':
    case 'EngineBlown':
    case 'CornerEntered':
    case 'ChanceRolled':
    case 'Moved':
    case 'CarRestarted':
    case 'PitLeft':
    case 'SpunOut':
    case 'SmashedUp':
    case 'Collided':
    case 'CarStopped':
    case 'CarHeld':
    case 'PitOwed':
    case 'PitVoided':
    case 'PitEntered':
    case 'PitWaited':
    case 'PitMissed':
    case 'Disqualified':
    case 'LapCompleted':
    case 'CrossedFinish':
      return { ...pad, cars: pad.cars.map((line, car) => (car === event.car ? written(pad, line, event) : line)) }
  }
}
