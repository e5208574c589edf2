/** The codec of events. */
import { boolean, type Codec, integer, list, literal, strict, tagged } from '../core/codec.js'
import { agreement } from './codec-options.js'
import {
  car,
  CARS,
  counts,
  debtKind,
  face,
  gear,
  lane,
  MOST_BRAKES,
  MOST_LAPS,
  MOST_TURNS,
  numbersOf,
  result,
  route,
  seat,
} from './codec-parts.js'
import { notesCodec, phaseCodec } from './codec-phase.js'
import type { Event, OrderReason, Place } from './event.js'
import type { Board } from './road.js'

const surface = literal('dry', 'wet')
const due = integer(1, MOST_LAPS + 2)
const units = integer(1, 1000)
const order: Codec<OrderReason> = literal('grid', 'position', 'even', 'stopped')
const owingRule = literal(
  'LM-Chance.8',
  'LM-Slip.8',
  'LM-Pass.6',
  'LM-Coll.1',
  'LM-Coll.2',
  'LM-Coll.4',
  'LM-Coll.6',
  'LM-Brake.2',
  'LM-Rev.2',
)
const turn = integer(1, MOST_TURNS)
const stops = integer(1, CARS * MOST_TURNS)

const setupEvents = (board: Board) => {
  const { x, noStall, card } = numbersOf(board)
  const shown = strict({ seat, card, brakes: integer(-1, MOST_BRAKES) })
  return {
    RaceAgreed: strict({ _tag: literal('RaceAgreed'), agreement, cars: list(shown, { min: 2, max: CARS }) }),
    GridRolled: strict({ _tag: literal('GridRolled'), roller: car, face }),
    GridTied: strict({ _tag: literal('GridTied'), rollers: list(car, { min: 2, max: CARS }) }),
    LotDrawn: strict({ _tag: literal('LotDrawn'), lot: car, place: integer(1, CARS) }),
    CarPlaced: strict({ _tag: literal('CarPlaced'), car, lane, x, stall: noStall }),
    TurnStarted: strict({
      _tag: literal('TurnStarted'),
      turn,
      order: list(car, { max: CARS }),
      reasons: list(order, { max: CARS }),
    }),
    SlotStarted: strict({ _tag: literal('SlotStarted'), car, slot: integer(0, CARS - 1) }),
  }
}

const slipEvents = (board: Board) => {
  const { x, corner, passage } = numbersOf(board)
  const place: Codec<Place> = strict({ lane, x })
  return {
    SlipOffered: strict({ _tag: literal('SlipOffered'), car, leader: car }),
    SlipAccepted: strict({ _tag: literal('SlipAccepted'), car, leader: car }),
    SlipDeclined: strict({ _tag: literal('SlipDeclined'), car, leader: car }),
    TowStarted: strict({ _tag: literal('TowStarted'), car, leader: car, slot: integer(1, CARS - 1) }),
    Towed: strict({ _tag: literal('Towed'), car, leader: car, from: place, to: place, route, counts, passage }),
    GearMatched: strict({ _tag: literal('GearMatched'), car, from: gear, to: gear }),
    TowBroken: strict({
      _tag: literal('TowBroken'),
      car,
      leader: car,
      why: literal('out', 'stopped', 'pits', 'noTow', 'noRoom'),
    }),
    SoloRolled: strict({ _tag: literal('SoloRolled'), car, corner, surface, face, must: boolean }),
  }
}

const drivingEvents = (board: Board) => {
  const { x, corner, passage, stall } = numbersOf(board)
  const place: Codec<Place> = strict({ lane, x })
  const brakes = integer(-1, MOST_BRAKES)
  return {
    GearChanged: strict({ _tag: literal('GearChanged'), car, from: gear, to: gear, free: gear, brakes: gear }),
    HardBrakeUsed: strict({ _tag: literal('HardBrakeUsed'), car, used: integer(1, 7), left: brakes }),
    HardBrakeReturned: strict({ _tag: literal('HardBrakeReturned'), car, left: brakes }),
    OverRevved: strict({
      _tag: literal('OverRevved'),
      car,
      lap: integer(1, MOST_LAPS),
      gears: integer(0, 3),
      corner: literal(0, 1),
    }),
    EngineBlown: strict({ _tag: literal('EngineBlown'), car, rule: literal('LM-Rev.3') }),
    CornerEntered: strict({ _tag: literal('CornerEntered'), car, corner, passage, gear, over: integer(-8, 8) }),
    ChanceRolled: strict({
      _tag: literal('ChanceRolled'),
      car,
      corner,
      surface,
      face,
      result,
    }),
    Moved: strict({ _tag: literal('Moved'), car, from: place, to: place, route, counts, forfeited: literal(0, 1) }),
    CarRestarted: strict({ _tag: literal('CarRestarted'), car }),
    PitLeft: strict({ _tag: literal('PitLeft'), car, stall }),
    SpunOut: strict({
      _tag: literal('SpunOut'),
      car,
      corner,
      cause: literal('die', 'automatic', 'tow'),
      from: place,
      route,
      to: place,
      rule: literal('LM-Chance.6', 'LM-Corner.6', 'LM-Slip.8', 'LM-Slip.9'),
    }),
    CornerWet: strict({ _tag: literal('CornerWet'), corner, rule: literal('LM-Spin.3') }),
    PiledUp: strict({
      _tag: literal('PiledUp'),
      corner,
      cars: list(car, { min: 2, max: CARS }),
      rule: literal('LM-Coll.4', 'LM-Coll.6'),
    }),
    SmashedUp: strict({
      _tag: literal('SmashedUp'),
      car,
      corner,
      cause: literal('die', 'tow'),
      from: place,
      route,
      rule: literal('LM-Chance.7', 'LM-Slip.8', 'LM-Slip.10'),
    }),
    Collided: strict({
      _tag: literal('Collided'),
      car,
      victim: car,
      at: place,
      rule: literal('LM-Coll.1', 'LM-Coll.2', 'LM-Pass.5'),
    }),
    CarStopped: strict({
      _tag: literal('CarStopped'),
      car,
      cause: literal('spin', 'collision', 'pit', 'called'),
      stops,
    }),
    CarHeld: strict({ _tag: literal('CarHeld'), car }),
  }
}

const pitEvents = (board: Board) => {
  const { x, stall } = numbersOf(board)
  return {
    PitOwed: strict({ _tag: literal('PitOwed'), car, kind: debtKind, units, due, rule: owingRule }),
    PitVoided: strict({ _tag: literal('PitVoided'), car, units, rule: literal('LM-Pit.6', 'LM-Q.44') }),
    PitEntered: strict({
      _tag: literal('PitEntered'),
      car,
      stall,
      from: strict({ lane, x }),
      route,
      counts,
      to: strict({ lane, x }),
      pass: due,
      units: integer(0, 1000),
      wait: integer(0, 1000),
      diverted: boolean,
    }),
    PitWaited: strict({ _tag: literal('PitWaited'), car, left: integer(0, 1000) }),
    PitMissed: strict({ _tag: literal('PitMissed'), car, pass: due, rule: literal('LM-Pit.8') }),
    Disqualified: strict({ _tag: literal('Disqualified'), car, rule: literal('LM-Pit.13') }),
  }
}
/** The codec of events. @rule none: the chapters say when which happens */
export const eventCodec = (board: Board): Codec<Event> =>
  tagged('_tag', {
    ...setupEvents(board),
    ...slipEvents(board),
    ...drivingEvents(board),
    ...pitEvents(board),
    LapCompleted: strict({ _tag: literal('LapCompleted'), car, lap: integer(1, MOST_LAPS), turn }),
    CrossedFinish: strict({ _tag: literal('CrossedFinish'), car, past: integer(1, board.length), turn }),
    Classified: strict({
      _tag: literal('Classified'),
      place: integer(1, CARS),
      cars: list(car, { min: 1, max: CARS }),
    }),
    RaceEnded: strict({ _tag: literal('RaceEnded'), winners: list(car, { max: CARS }) }),
    Waiting: strict({ _tag: literal('Waiting'), phase: phaseCodec(board), notes: notesCodec(board) }),
  })
