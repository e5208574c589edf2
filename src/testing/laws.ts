/** The laws that every game obeys, in one list. */
import type { Game } from '../core/game.js'
import type { Arbitraries } from './arbitraries.js'
import { type GameLaw, type Law, lawOfGames, lawOfPlies, type PlyLaw } from './law.js'
import { lawsOfChance } from './laws-of-chance.js'
import { lawsOfKnowledge } from './laws-of-knowledge.js'
import { lawsOfEnds, lawsOfPlay } from './laws-of-play.js'
import { lawsOfRecords, lawsOfWriting } from './laws-of-writing.js'
import { nonInterference } from './non-interference.js'

/**
 * Every law of a game as a property of fast-check over random games.
 *
 * A property that fails names options and seed, from which fast-check plays the same game again (`seed` and `path` of its report);
 * the message has the shortest record that was found of the broken law, which `replay` takes.
 *
 * @param game - on any board
 * @param arbitraries - such as `formula1Arbitraries` makes for a game of Formula 1
 * @example
 * import fc from 'fast-check'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 * import { laws, parisDakarArbitraries } from 'parc-ferme/testing'
 *
 * for (const { property } of laws(parisDakar, parisDakarArbitraries(parisDakar))) fc.assert(property, { numRuns: 1 })
 */
export const laws = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  arbitraries: Arbitraries<Options, State, Move, Event, View>,
): ReadonlyArray<Law<Options>> => {
  const ofPlies: ReadonlyArray<ReadonlyArray<PlyLaw<Options, State, Move, Event, View, Refusal>>> = [
    lawsOfPlay(),
    lawsOfChance(),
    lawsOfWriting(),
    lawsOfKnowledge(),
    [nonInterference()],
  ]
  const ofGames: ReadonlyArray<ReadonlyArray<GameLaw<Options, State, Move, Event, View, Refusal>>> = [
    lawsOfEnds(),
    lawsOfRecords(),
  ]
  return [
    ...ofGames.flat().map((law) => lawOfGames(game, arbitraries, law)),
    ...ofPlies.flat().map((law) => lawOfPlies(game, arbitraries, law)),
  ]
}
