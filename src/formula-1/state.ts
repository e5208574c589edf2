/**
 * How positions and cars are changed: each record is built in one place, always with the same keys in the same order.
 */
import type {
  BandToSettle,
  Car,
  Hand,
  Handicap,
  Mph,
  Phase,
  PitCard,
  Place,
  State,
  TacticCard,
  ToSettle,
  TurnUnderWay,
} from './model.js'
import { defect } from '../core/defect.js'
import type { Reaches } from './reach.js'
import type { Track } from './track.js'

/** The circuit as the rules use it: its tables and the search over them. */
export interface Course {
  readonly track: Track
  readonly reaches: Reaches
}

/** Stops at a position that the rules cannot lead to. */
export const impossible = (invariant: string): never => defect('formula-1', invariant)

/** The car on turn. */
export const carOnTurn = (state: State): Car => state.cars[state.current] ?? impossible('a car is on turn')

/** The position with another phase. */
export const inPhase = (state: State, phase: Phase): State =>
  makeState(state, phase, state.round, state.current, state.cars, state.usedTactics, state.usedPits)

/** The position with the car on turn as given, and another phase. */
export const withCar = (state: State, car: Car, phase: Phase): State => {
  const cars = [...state.cars]
  cars[state.current] = car
  return makeState(state, phase, state.round, state.current, cars, state.usedTactics, state.usedPits)
}

/** The position with other cars, round and car on turn. */
export const withCars = (state: State, cars: ReadonlyArray<Car>, round: number, current: number, phase: Phase): State =>
  makeState(state, phase, round, current, cars, state.usedTactics, state.usedPits)

/** The position with other used Tactic Cards. */
export const withUsedTactics = (state: State, usedTactics: ReadonlyArray<TacticCard>): State =>
  makeState(state, state.phase, state.round, state.current, state.cars, usedTactics, state.usedPits)

/** The position with other used Pit Cards. */
export const withUsedPits = (state: State, usedPits: ReadonlyArray<PitCard>): State =>
  makeState(state, state.phase, state.round, state.current, state.cars, state.usedTactics, usedPits)

const makeState = (
  { agreement }: State,
  phase: Phase,
  round: number,
  current: number,
  cars: ReadonlyArray<Car>,
  usedTactics: ReadonlyArray<TacticCard>,
  usedPits: ReadonlyArray<PitCard>,
): State => ({ agreement, phase, round, current, cars, usedTactics, usedPits })

/** The car elsewhere. */
export const at = (car: Car, place: Place): Car =>
  makeCar(car, place, car.speed, car.brake, car.tire, car.lapsLeft, car.startSpeed, car.finishRank)

/** The car with other readings of speedometer and gauges. */
export const withDials = (car: Car, speed: Mph, brake: number, tire: number): Car =>
  makeCar(car, car.place, speed, brake, tire, car.lapsLeft, car.startSpeed, car.finishRank)

/** The car with another speed, its prescribed start being used up. */
export const started = (car: Car, speed: Mph, brake: number, tire: number): Car =>
  makeCar(car, car.place, speed, brake, tire, car.lapsLeft, 0, car.finishRank)

/** The car with another number of laps to run. */
export const withLaps = (car: Car, lapsLeft: number): Car =>
  makeCar(car, car.place, car.speed, car.brake, car.tire, lapsLeft, car.startSpeed, car.finishRank)

/** The car off the track, standing. */
export const stopped = (car: Car, place: Place, startSpeed: Mph): Car =>
  makeCar(car, place, 0, car.brake, car.tire, car.lapsLeft, startSpeed, car.finishRank)

/** The car at the finish. */
export const finished = (car: Car, finishRank: number): Car =>
  makeCar(car, car.place, car.speed, car.brake, car.tire, car.lapsLeft, car.startSpeed, finishRank)

const makeCar = (
  { seat, hand, knownInHand, missTurns, specialTires, handicap }: Car,
  place: Place,
  speed: Mph,
  brake: number,
  tire: number,
  lapsLeft: number,
  startSpeed: Mph,
  finishRank: number,
): Car => ({
  seat,
  place,
  speed,
  brake,
  tire,
  lapsLeft,
  hand,
  knownInHand,
  missTurns,
  startSpeed,
  specialTires,
  handicap,
  finishRank,
})

/** The car with another hand. */
export const withHand = (car: Car, hand: Hand, knownInHand: Hand): Car => ({
  seat: car.seat,
  place: car.place,
  speed: car.speed,
  brake: car.brake,
  tire: car.tire,
  lapsLeft: car.lapsLeft,
  hand,
  knownInHand,
  missTurns: car.missTurns,
  startSpeed: car.startSpeed,
  specialTires: car.specialTires,
  handicap: car.handicap,
  finishRank: car.finishRank,
})

/** The car under other orders of its Pit Cards. */
export const withOrders = (
  car: Car,
  missTurns: number,
  startSpeed: Mph,
  specialTires: boolean,
  handicap: Handicap,
): Car => ({
  seat: car.seat,
  place: car.place,
  speed: car.speed,
  brake: car.brake,
  tire: car.tire,
  lapsLeft: car.lapsLeft,
  hand: car.hand,
  knownInHand: car.knownInHand,
  missTurns,
  startSpeed,
  specialTires,
  handicap,
  finishRank: car.finishRank,
})

/** A hand with `change` more of one card. */
export const changeHand = (hand: Hand, card: TacticCard, change: number): Hand => ({
  fastGearChange: hand.fastGearChange + (card === 'fastGearChange' ? change : 0),
  goodCarburettor: hand.goodCarburettor + (card === 'goodCarburettor' ? change : 0),
  quickReactions: hand.quickReactions + (card === 'quickReactions' ? change : 0),
  slipStreaming: hand.slipStreaming + (card === 'slipStreaming' ? change : 0),
  superbDriving: hand.superbDriving + (card === 'superbDriving' ? change : 0),
})

/** How many cards a hand holds. */
export const handSize = (hand: Hand): number =>
  hand.fastGearChange + hand.goodCarburettor + hand.quickReactions + hand.slipStreaming + hand.superbDriving

/** The turn with other things left to settle. */
export const settling = (turn: TurnUnderWay, toSettle: ReadonlyArray<ToSettle>): TurnUnderWay =>
  makeTurn(turn, turn.card, toSettle, turn.superb, turn.tires)

/** The turn after a Tactic Card. */
export const withCardPlayed = (
  turn: TurnUnderWay,
  card: TacticCard,
  toSettle: ReadonlyArray<ToSettle>,
  superb: number,
): TurnUnderWay => makeTurn(turn, card, toSettle, superb, turn.tires)

/** The turn with Special Tires used. */
export const withTiresUsed = (turn: TurnUnderWay, bend: number): TurnUnderWay =>
  makeTurn(turn, turn.card, turn.toSettle, turn.superb, bend)

const makeTurn = (
  { from, kind, blocker, raise }: TurnUnderWay,
  card: TurnUnderWay['card'],
  toSettle: ReadonlyArray<ToSettle>,
  superb: number,
  tires: number,
): TurnUnderWay => ({ from, card, kind, blocker, raise, toSettle, superb, tires })

/** The bend that a band belongs to, as cards that free a corner see it. @rule F1-Q.86 */
export const bendOf = (track: Track, state: State, band: number): number =>
  state.agreement.rulings.cornerCards === 'band'
    ? band
    : (track.bands[band]?.corner ?? impossible('a band is one of the circuit'))

/** Whether a card of this turn covers the band. @rule F1-Tactic.17, F1-PitCard.15 */
export const isCovered = (track: Track, state: State, turn: TurnUnderWay, { band }: BandToSettle): boolean => {
  const bend = bendOf(track, state, band)
  return bend === turn.superb || bend === turn.tires
}
