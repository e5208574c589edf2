/** Events from outside. */
import { type Codec, integer, list, literal, nullable, strict, tagged } from '../core/codec.js'
import { OP, OPS } from './codec-board.js'
import { BASE, COUNT, LITRES, MODE, NEED, NUMBER, PURPOSE, SEAT, SEATS, SERVICE, SPACE, SPACES } from './codec-parts.js'
import { CARDS_TO_STOP } from './data/numbers.js'
import type { Cause, Charge, Cut, Event, Lack, Offer } from './event.js'
import type { Agreement } from './model.js'

const CARDS = integer(0, CARDS_TO_STOP)
const CAUSE: Codec<Cause> = literal('normal', 'reduced', 'full', 'roadBook')
const CUT: Codec<Cut> = literal('control', 'halfway', 'finish', 'traffic')
const charge: Codec<Charge> = tagged('_tag', {
  Surcharge: strict({ _tag: literal('Surcharge'), litres: LITRES }),
  TownFee: strict({ _tag: literal('TownFee'), space: SPACE, litres: LITRES }),
  Demand: strict({ _tag: literal('Demand'), space: SPACE, litres: LITRES }),
})
const lack: Codec<Lack> = strict({ mode: MODE, charge, need: LITRES })
const lacks = list(lack, { max: 2 })
const offer: Codec<Offer> = strict({ mode: MODE, to: SPACE, cost: LITRES })
const offers = list(offer, { max: 2 })

// prettier-ignore
/** The codec of events, made with that of the agreement which the first event carries. */
export const eventCodec = (agreement: Codec<Agreement>): Codec<Event> => tagged('_tag', {
  RallyAgreed: strict({ _tag: literal('RallyAgreed'), rule: literal('PD-4.2'), agreement }),
  StarterChosen: strict({ _tag: literal('StarterChosen'), rule: literal('PD-5.1'), seat: SEAT, by: literal('agreement', 'chance') }),
  TurnStarted: strict({ _tag: literal('TurnStarted'), rule: literal('PD-5.2'), seat: SEAT, turn: COUNT }),
  TurnEnded: strict({ _tag: literal('TurnEnded'), rule: literal('PD-5.2'), seat: SEAT }),
  TurnMissed: strict({ _tag: literal('TurnMissed'), rule: literal('PD-6.6'), seat: SEAT, left: COUNT }),
  TurnPassed: strict({ _tag: literal('TurnPassed'), rule: literal('PD-12.14', 'PD-12.15'), seat: SEAT, service: SERVICE, holder: nullable(SEAT), place: COUNT }),
  SpinAwaited: strict({ _tag: literal('SpinAwaited'), rule: literal('PD-6.1', 'PD-11.4', 'PD-12.4', 'PD-13.6'), seat: SEAT, purpose: PURPOSE, served: SEATS }),
  Spun: strict({ _tag: literal('Spun'), rule: literal('PD-6.1', 'PD-11.4', 'PD-12.4', 'PD-13.6'), seat: SEAT, purpose: PURPOSE, number: NUMBER }),
  SpeedOffered: strict({ _tag: literal('SpeedOffered'), rule: literal('PD-10.7'), seat: SEAT, number: NUMBER, offers }),
  SpeedChosen: strict({ _tag: literal('SpeedChosen'), rule: literal('PD-10.3', 'PD-10.4'), seat: SEAT, mode: MODE, by: literal('player', 'onlyPayable', 'same') }),
  SurchargePaid: strict({ _tag: literal('SurchargePaid'), rule: literal('PD-10.5'), seat: SEAT, litres: LITRES, spaces: SPACE, cards: CARDS }),
  VehicleMoved: strict({ _tag: literal('VehicleMoved'), rule: literal('PD-6.2', 'PD-6.4'), seat: SEAT, from: SPACE, to: SPACE, path: SPACES, cause: CAUSE }),
  MoveCutShort: strict({ _tag: literal('MoveCutShort'), rule: literal('PD-7.2', 'PD-9.1', 'PD-9.6', 'PD-14.1'), seat: SEAT, reason: CUT, at: SPACE, unused: COUNT }),
  NoMove: strict({ _tag: literal('NoMove'), rule: literal('PD-10.14d', 'PD-7.5d'), seat: SEAT, why: literal('reducedToZero', 'blocked') }),
  TownFeePaid: strict({ _tag: literal('TownFeePaid'), rule: literal('PD-8.1', 'PD-8.2'), seat: SEAT, at: SPACE, litres: LITRES }),
  TankExchanged: strict({ _tag: literal('TankExchanged'), rule: literal('PD-9.7'), seat: SEAT, returned: LITRES, received: LITRES }),
  RoadBookRead: strict({ _tag: literal('RoadBookRead'), rule: literal('PD-6.5', 'PD-6.6', 'PD-6.7'), seat: SEAT, at: SPACE, colour: literal('green', 'red', 'black'), ops: OPS }),
  RoadBookSkipped: strict({ _tag: literal('RoadBookSkipped'), rule: literal('PD-6.4', 'PD-9.3', 'PD-10.10'), seat: SEAT, at: SPACE, op: nullable(OP), why: literal('alreadyRead', 'parked', 'turnOver') }),
  FuelGained: strict({ _tag: literal('FuelGained'), rule: literal('PD-6.5'), seat: SEAT, litres: LITRES }),
  FuelPaid: strict({ _tag: literal('FuelPaid'), rule: literal('PD-6.6'), seat: SEAT, litres: LITRES }),
  BankShort: strict({ _tag: literal('BankShort'), rule: literal('PD-2.2'), seat: SEAT, asked: LITRES, given: LITRES }),
  BreakdownDrawn: strict({ _tag: literal('BreakdownDrawn'), rule: literal('PD-10.1'), seat: SEAT, count: COUNT, now: COUNT }),
  BreakdownReturned: strict({ _tag: literal('BreakdownReturned'), rule: literal('PD-6.5'), seat: SEAT, count: COUNT, now: COUNT }),
  TurnsToMissAdded: strict({ _tag: literal('TurnsToMissAdded'), rule: literal('PD-6.6'), seat: SEAT, count: COUNT, now: COUNT }),
  ExtraSpinGranted: strict({ _tag: literal('ExtraSpinGranted'), rule: literal('PD-6.5'), seat: SEAT }),
  FuelShortage: strict({ _tag: literal('FuelShortage'), rule: literal('PD-13.3'), seat: SEAT, fuel: LITRES, lacks }),
  NeedRaised: strict({ _tag: literal('NeedRaised'), rule: literal('PD-10.10', 'PD-12.1', 'PD-13.1'), seat: SEAT, need: NEED }),
  VehicleParked: strict({ _tag: literal('VehicleParked'), rule: literal('PD-10.11', 'PD-12.1', 'PD-13.4'), seat: SEAT, at: SPACE }),
  AssistanceCalled: strict({ _tag: literal('AssistanceCalled'), rule: literal('PD-11.1', 'PD-12.2'), seat: SEAT, service: SERVICE, from: literal('need', 'queue'), distance: nullable(SPACE) }),
  AssistanceQueued: strict({ _tag: literal('AssistanceQueued'), rule: literal('PD-12.14', 'PD-12.15'), seat: SEAT, service: SERVICE, place: COUNT, holder: nullable(SEAT) }),
  TruckPlaced: strict({ _tag: literal('TruckPlaced'), rule: literal('PD-11.2'), from: SPACE, at: SPACE }),
  TruckMoved: strict({ _tag: literal('TruckMoved'), rule: literal('PD-11.4'), from: SPACE, to: SPACE }),
  TruckArrived: strict({ _tag: literal('TruckArrived'), rule: literal('PD-11.6'), at: SPACE, unused: COUNT }),
  TruckReturned: strict({ _tag: literal('TruckReturned'), rule: literal('PD-11.9'), from: SPACE, at: SPACE }),
  HelicopterPlaced: strict({ _tag: literal('HelicopterPlaced'), rule: literal('PD-12.3'), base: BASE, required: SPACE }),
  HelicopterFlew: strict({ _tag: literal('HelicopterFlew'), rule: literal('PD-12.4'), flown: SPACE, required: SPACE, over: SPACE }),
  HelicopterArrived: strict({ _tag: literal('HelicopterArrived'), rule: literal('PD-12.7'), at: SPACE, unused: COUNT }),
  HelicopterReturned: strict({ _tag: literal('HelicopterReturned'), rule: literal('PD-12.9'), base: BASE }),
  BaseOffered: strict({ _tag: literal('BaseOffered'), rule: literal('PD-12.3'), seat: SEAT }),
  ShareOffered: strict({ _tag: literal('ShareOffered'), rule: literal('PD-12.16'), seat: SEAT, caller: SEAT, service: SERVICE, cards: CARDS, served: nullable(SEATS) }),
  ShareAccepted: strict({ _tag: literal('ShareAccepted'), rule: literal('PD-12.16'), seat: SEAT, service: SERVICE }),
  ShareDeclined: strict({ _tag: literal('ShareDeclined'), rule: literal('PD-12.19'), seat: SEAT, service: SERVICE }),
  RepairDone: strict({ _tag: literal('RepairDone'), rule: literal('PD-11.8', 'PD-12.17'), seat: SEAT, cards: CARDS }),
  PatientTreated: strict({ _tag: literal('PatientTreated'), rule: literal('PD-12.8'), seat: SEAT }),
  FuelDelivered: strict({ _tag: literal('FuelDelivered'), rule: literal('PD-13.7'), seat: SEAT, number: NUMBER, litres: LITRES }),
  NeedMet: strict({ _tag: literal('NeedMet'), rule: literal('PD-11.7', 'PD-12.8', 'PD-12.18'), seat: SEAT, need: NEED }),
  VehicleBackOnTrack: strict({ _tag: literal('VehicleBackOnTrack'), rule: literal('PD-11.10', 'PD-12.10'), seat: SEAT, at: SPACE }),
  VehicleReadyOnVerge: strict({ _tag: literal('VehicleReadyOnVerge'), rule: literal('PD-7.1'), seat: SEAT, at: SPACE }),
  StopOffered: strict({ _tag: literal('StopOffered'), rule: literal('PD-9.4'), seat: SEAT, at: SPACE, number: NUMBER, mode: MODE }),
  ControlFine: strict({ _tag: literal('ControlFine'), rule: literal('PD-9.5'), seat: SEAT, at: SPACE, litres: LITRES }),
  VehicleArrived: strict({ _tag: literal('VehicleArrived'), rule: literal('PD-14.1'), seat: SEAT, place: COUNT }),
  RallyWon: strict({ _tag: literal('RallyWon'), rule: literal('PD-15.1'), seat: SEAT, turn: COUNT }),
  RallyEnded: strict({ _tag: literal('RallyEnded'), rule: literal('PD-15.2d'), turn: COUNT }),
})
