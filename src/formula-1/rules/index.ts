/**
 * Formula 1 (Waddingtons, 1962): the rules without codecs and pictures, for programs that only play.
 *
 * @module parc-ferme/formula-1/rules
 */
export type {
  AlternativeReading,
  BandCell,
  Cell,
  Circuit,
  CircuitFrame,
  CornerData,
  GridSpace,
  Link,
  Pit,
  PitLink,
  Reading,
  SpinOffPoint,
  StepKind,
} from '../board.js'
export { circuitFromRows, withReadings } from '../board.js'
export { boardFaults } from '../board-faults.js'
export type { BoardFault } from '../board-fault.js'
export { CLAUSES, type ClauseId } from '../clauses.js'
export {
  DECKS,
  type Deck,
  DEFAULT_RULINGS,
  EXTRA_SPACES,
  HAND_SIZE,
  PIT_ORDERS,
  type PitOrder,
  TACTIC_CARDS,
} from '../data/cards.js'
export {
  BRAKE_MAX,
  PENALTY,
  type PenaltyCell,
  REDUCTION,
  SPEEDS,
  THROWS,
  TIRE_MAX,
  TOP_SPEED,
  type Wear,
} from '../data/charts.js'
export { CIRCUIT_1962 } from '../data/circuit-1962.js'
export { CIRCUIT_T1 } from '../data/circuit-t1.js'
export type * from '../event.js'
export { leaguePoints, type PenaltyClass, penaltyClasses, undominated } from '../advice.js'
export { type CrossingForecast, explain, type Explanation, type TurnForecast } from '../explain.js'
export { fromPath, paths, reachable } from '../paths.js'
export { foldView, pileSize } from '../fold.js'
export { type Formula1, formula1, makeFormula1 } from '../game.js'
export type * from '../model.js'
export type { Standing as CarPlaces } from '../path-layers.js'
export type { Reach, Reaches, ReachSet } from '../reach.js'
export type * from '../refusal.js'
export { showRefusal } from '../refusal.js'
export type { Course } from '../state.js'
export type { BandInfo, CornerInfo, PlaceInfo, Track, Way } from '../track.js'
export type { CarView, View } from '../view.js'
