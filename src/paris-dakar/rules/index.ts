/**
 * Paris-Dakar (MB, 1985) without codecs and pictures: the game, boards of one's own, previews, and the clauses of the rulebook.
 *
 * @module parc-ferme/paris-dakar/rules
 */
export type {
  Board,
  Colour,
  Entry,
  Face,
  Op,
  Provenance,
  RoadBook,
  Space,
  Spinner,
  Text,
  Town,
  Track,
  Facts,
  Art,
  Canvas,
  Label,
  Point,
} from '../board.js'
export { kmOf } from '../board.js'
export { type BoardFault, boardFaults, type ConstraintId } from '../board-faults.js'
export { type ClauseId, CLAUSES } from '../clauses.js'
export { BOARD } from '../data/board.js'
export { ROAD_BOOK } from '../data/road-book.js'
export { SPINNER } from '../data/spinner.js'
export { TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER } from '../data/test-board.js'
export type { Cause, Charge, Cut, Event, Lack, Offer } from '../event.js'
export { foldView } from '../fold.js'
export { couponLayout, type CouponLayout, type Coupons } from '../coupons.js'
export {
  explain,
  type Explanation,
  fuelNeeds,
  type FuelNeeds,
  previewSpin,
  type SpinOption,
  type Status,
  statusOf,
} from '../explain.js'
export { expectedHelpTurns, projectedTurns, projection, type Projection, shortageRisk } from '../forecast.js'
export { makeParisDakar, parisDakar, type ParisDakar } from '../game.js'
export type {
  AcceptHelp,
  Agreement,
  AnsweringOffer,
  AnsweringOnArrival,
  Base,
  CallFrom,
  ChanceMove,
  ChooseSpeed,
  ChoosingBase,
  ChoosingSpeed,
  ChoosingStop,
  Decision,
  DeclineHelp,
  DrawingStarter,
  DrawStarter,
  DriveOn,
  Helicopter,
  Mode,
  Move,
  Need,
  Options,
  Phase,
  Player,
  Purpose,
  RallyOver,
  Rulings,
  Service,
  Spin,
  Spinning,
  SpinningFuel,
  State,
  Stop,
  Truck,
} from '../model.js'
export { type Refusal, showRefusal } from '../refusal.js'
export { controlFine } from './compulsory-stops.js'
export { fuelDue } from './fuel-shortage.js'
export { DEFAULT_RULINGS } from './preparation.js'
export type { View } from '../view.js'
