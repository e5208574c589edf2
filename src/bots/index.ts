/**
 * Bots: drivers that see a view and the legal moves, and answer with one of them.
 *
 * @module parc-ferme/bots
 */
export { type Bot, type Budget, type Iterations, type Milliseconds, randomBot } from './bot.js'
export { expectimax, type ExpectimaxOptions, type Searchable } from './expectimax.js'
export { sensibleFormula1 } from './formula-1.js'
export { alwaysFullParisDakar, alwaysReducedParisDakar, sensibleParisDakar } from './paris-dakar.js'
export { type LeMansBot, leMansBots, type LeMansBots } from './le-mans.js'
export { searchFormula1 } from './formula-1-search.js'
export { formula1Shares } from './formula-1-shares.js'
export { informationSetSearch, type SearchOptions, type TreeSearchable } from './information-set-search.js'
export { type Evaluate, sharesOf } from './share.js'
export { type Ending, race, type Raced, type RaceOptions, type Racer, type RaceResult } from './race.js'
export { rate, type Rating, type RatingOptions } from './ratings.js'
export {
  type GameResult,
  mergeTournaments,
  type MergeRefusal,
  type Pairing,
  playPairing,
  type PlayOptions,
  remaining,
  schedule,
  type ScheduleOptions,
  type Tournament,
} from './tournament.js'
export { policyOf } from './policy.js'
export { leMansShares } from './le-mans-shares.js'
export { type LeMansSearchOptions, searchLeMans } from './le-mans-search.js'
export { type ParisDakarSearchOptions, searchParisDakar } from './paris-dakar-search.js'
export { parisDakarShares } from './paris-dakar-shares.js'
