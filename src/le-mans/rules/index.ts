/**
 * Le Mans (Avalon Hill, 1961): the rules, without codecs and drawing data. Needs neither io-ts nor fp-ts at run time.
 *
 * The box's folder of rules holds no rule of its own, cars may bear other names than those on the cards, and the cards portray no
 * real cars.
 *
 * @module parc-ferme/le-mans/rules
 * @rule LM-Equip.1, LM-Spec.1-3, LM-Brake.9, LM-Start.1, LM-Start.6
 */
export { leMans, makeLeMans, monteCarlo, type LeMans } from '../game.js'
export { boardFaults, bypassedCorners, type BoardFault } from '../board-faults.js'
export type {
  BoardData,
  Bypass,
  CarClass,
  CardProvenance,
  Cell,
  ChanceTable,
  Corner,
  CornerKind,
  Course,
  LaneName,
  Provenance,
  Source,
  Span,
  SpecificationCard,
  Stall,
} from '../board.js'
export type { Board, CardTable, CornerTable, StallTable } from '../road.js'
export { CLAUSES, type ClauseId } from '../clauses.js'
export { CARDS, CARD_PROVENANCE } from '../data/cards.js'
export { CHANCE_TABLE } from '../data/chance-table.js'
export { LE_MANS_COURSE } from '../data/course-le-mans.js'
export { MONTE_CARLO_COURSE } from '../data/course-monte-carlo.js'
export type * from '../event.js'
export { type EngineView, engineOf, fallbackAction, type Prudent, prudent, prudentAmong } from '../advice.js'
export { type CornerAhead, explain, type Explanation, type Risk, type Tables } from '../explain.js'
export { type LandingView, landings } from '../landings.js'
export { fromPath, paths } from '../paths.js'
export { foldView } from '../fold.js'
export type {
  Action,
  Agreement,
  AskingDie,
  Car,
  ChanceMove,
  Collide,
  Debt,
  DebtKind,
  Declaration,
  Declaring,
  Decline,
  Draw,
  Drawing,
  Drive,
  Driving,
  Face,
  Foul,
  HeldThrow,
  Hold,
  Lane,
  LedCorner,
  Move,
  Notes,
  Options,
  OverRev,
  Phase,
  Pit,
  RaceOver,
  Result,
  Roll,
  Rolling,
  Rulings,
  Slipstream,
  Spin,
  State,
  Status,
  Surface,
  TakingChance,
  TakingTowChance,
  TowCorner,
  View,
} from '../model.js'
export { EMPTY_PAD, noteEvent, type CarRecord, type OwedStop, type RecordPad } from '../record-pad.js'
export { showRefusal, type Refusal } from '../refusal.js'
export { doubledPoints, teamPoints } from './team-play.js'
export { DEFAULT_RULINGS } from './preparation.js'
