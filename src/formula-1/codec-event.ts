/**
 * The codec of events.
 */
import { type Codec, integer, list, literal, nullable, strict, tagged } from '../core/codec.js'
import {
  agreement,
  carIndex,
  dice,
  MOST_CARDS,
  MOST_ROUNDS,
  MOST_SEATS,
  numbersOf,
  phaseCodec,
  pitCard,
  seat,
  speed,
  tactic,
} from './codec-parts.js'
import { TIRE_MAX } from './data/charts.js'
import type { Event } from './event.js'
import type { Track } from './track.js'

export const eventCodec = (track: Track): Codec<Event> => {
  const { place, band, bend } = numbersOf(track)
  const car = carIndex
  const gauge = integer(0, TIRE_MAX)
  const worn = { car, from: gauge, to: gauge, cause: literal('setting', 'block', 'dice') }
  const result = tagged('_tag', {
    NoPenalty: strict({ _tag: literal('NoPenalty') }),
    Wear: strict({ _tag: literal('Wear'), brake: literal(0, 1), tire: literal(0, 1, 2) }),
    SpinOff: strict({ _tag: literal('SpinOff') }),
  })
  return tagged('_tag', {
    RaceAgreed: strict({ _tag: literal('RaceAgreed'), agreement }),
    TacticDealt: strict({ _tag: literal('TacticDealt'), seat, card: nullable(tactic) }),
    GridThrown: strict({ _tag: literal('GridThrown'), seat, dice, sum: integer(2, 12) }),
    GridTied: strict({ _tag: literal('GridTied'), seats: list(seat, { min: 2, max: MOST_SEATS }) }),
    GridSet: strict({ _tag: literal('GridSet'), cars: list(strict({ seat, place }), { min: 2, max: MOST_SEATS }) }),
    RoundStarted: strict({ _tag: literal('RoundStarted'), round: integer(1, MOST_ROUNDS) }),
    TurnStarted: strict({ _tag: literal('TurnStarted'), car, place, speed }),
    MoveMissed: strict({ _tag: literal('MoveMissed'), car, left: integer(0, 1) }),
    TacticPlayed: strict({
      _tag: literal('TacticPlayed'),
      car,
      card: tactic,
      timing: literal('beginning', 'during', 'end'),
      left: integer(0, MOST_CARDS),
    }),
    TacticReturned: strict({
      _tag: literal('TacticReturned'),
      car,
      card: tactic,
      position: integer(1, MOST_CARDS),
    }),
    StartSpeedApplied: strict({ _tag: literal('StartSpeedApplied'), car, speed }),
    SpeedSet: strict({
      _tag: literal('SpeedSet'),
      car,
      from: speed,
      to: speed,
      how: literal('keep', 'raise', 'cut', 'card', 'pitStart'),
    }),
    BrakeWorn: strict({ _tag: literal('BrakeWorn'), ...worn }),
    TireWorn: strict({ _tag: literal('TireWorn'), ...worn }),
    GaugeFull: strict({ _tag: literal('GaugeFull'), car, gauge: literal('brake', 'tire') }),
    CarMoved: strict({
      _tag: literal('CarMoved'),
      car,
      from: place,
      to: place,
      path: list(place, { max: 8 }),
      steps: integer(0, 8),
      cause: literal('speed', 'extra'),
    }),
    Blocked: strict({
      _tag: literal('Blocked'),
      car,
      at: place,
      blocker: carIndex,
      wanted: integer(1, 8),
      moved: integer(0, 7),
    }),
    BandCrossed: strict({
      _tag: literal('BandCrossed'),
      car,
      band,
      corner: integer(0, track.corners.length - 1),
      cell: place,
      safety: speed,
      speed,
      over: integer(-160, 160),
    }),
    BandJudged: strict({
      _tag: literal('BandJudged'),
      car,
      band,
      over: literal(0, 20, 40, 60),
      verdict: literal('safe', 'throw', 'spinOff', 'superb', 'tires'),
    }),
    TiresUsed: strict({ _tag: literal('TiresUsed'), car, bend }),
    PenaltyThrown: strict({ _tag: literal('PenaltyThrown'), car, band, over: literal(20, 40), dice, result }),
    SpunOff: strict({
      _tag: literal('SpunOff'),
      car,
      cause: literal('tooFast', 'noTires', 'noBrakes', 'dice', 'braking'),
      from: place,
      to: place,
    }),
    SpeedMatched: strict({ _tag: literal('SpeedMatched'), car, from: speed, to: speed, blocker: carIndex }),
    SpeedRaised: strict({ _tag: literal('SpeedRaised'), car, from: speed, to: speed, blocker: carIndex }),
    HeldOffTrack: strict({ _tag: literal('HeldOffTrack'), car, place, speed }),
    LineCrossed: strict({ _tag: literal('LineCrossed'), car, lapsLeft: integer(0, 9) }),
    PitEntered: strict({ _tag: literal('PitEntered'), car, pit: place }),
    DialsReset: strict({ _tag: literal('DialsReset'), car, speed, brake: gauge, tire: gauge }),
    PitCardDrawn: strict({
      _tag: literal('PitCardDrawn'),
      car,
      card: pitCard,
      source: literal('pack', 'used'),
      missTurns: integer(0, 2),
      startSpeed: speed,
    }),
    PitCardReturned: strict({ _tag: literal('PitCardReturned'), car, card: pitCard }),
    HandicapChanged: strict({
      _tag: literal('HandicapChanged'),
      car,
      to: literal('none', 'brakesToFail', 'brakesFailed', 'tyresToFail', 'tyresFailed'),
    }),
    TacticDrawn: strict({
      _tag: literal('TacticDrawn'),
      car,
      seat,
      card: nullable(tactic),
      source: literal('pile', 'used'),
    }),
    NoTacticLeft: strict({ _tag: literal('NoTacticLeft'), car }),
    CarFinished: strict({ _tag: literal('CarFinished'), car, rank: integer(0, 20), round: integer(1, MOST_ROUNDS) }),
    TurnEnded: strict({ _tag: literal('TurnEnded'), car, place, speed }),
    LastRound: strict({ _tag: literal('LastRound'), round: integer(1, MOST_ROUNDS), car }),
    RaceEnded: strict({
      _tag: literal('RaceEnded'),
      winners: list(carIndex, { min: 1, max: MOST_SEATS }),
      standings: list(strict({ seat, place: integer(1, MOST_SEATS) }), { min: 2, max: MOST_SEATS }),
    }),
    Waiting: strict({ _tag: literal('Waiting'), phase: phaseCodec(track) }),
  })
}
