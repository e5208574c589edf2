/** What all games share: the contract, chance, matches, records, odds, and the reading of data from outside. */
export type {
  Chance,
  Choose,
  Clause,
  Fault,
  Game,
  Notation,
  Outcome,
  Over,
  Seat,
  Standing,
  Step,
  Turn,
  Viewer,
} from './game.js'
export { throwChance } from './chance.js'
export * as codec from './codec-makers.js'
export type { Codec, Codecs } from './codec-type.js'
export { decode } from './decode.js'
export { showFault, showFound } from './fault.js'
export { parseJson, type ParseLimits } from './json.js'
export {
  addFractions,
  compareFractions,
  equalFractions,
  fraction,
  type Fraction,
  fractionToNumber,
  multiplyFractions,
  showFraction,
} from './fraction.js'
export { canonical, fnv1a64, hash } from './hash.js'
export {
  begin,
  type Match,
  type Moved,
  play,
  type Playable,
  type Played,
  playMove,
  start,
  type Startable,
} from './match.js'
export { type Block, type Moves, movesOf } from './moves.js'
export { jsonSchema, type JsonSchema } from './json-schema.js'
export { odds, type OddsOptions, type Prospect, type TooManyPositions } from './odds.js'
export { playout, type Playout, type PlayoutOptions, type Policy, uniformPolicy } from './playout.js'
export { recordCodec } from './record-codec.js'
export {
  type GameIdentity,
  type GameRecord,
  type OtherGame,
  record,
  replay,
  type Replayable,
  type ReplayFault,
  replaySteps,
  showReplayFault,
} from './record.js'
export { rngCodec } from './rng-codec.js'
export {
  chooseWeighted,
  integerBelow,
  isUsedUp,
  nextUint32,
  type Rng,
  scripted,
  type ScriptedRng,
  seeded,
  type SeededRng,
  shuffled,
} from './rng.js'
export { type Field, type Shape, shapeOf } from './shape.js'
export { undo, type Undoable, type UndoRefusal } from './undo.js'
export type { MoveRefused, OptionsRefused } from './walk.js'
