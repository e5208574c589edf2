/**
 * The laws of a game as properties of fast-check, and generators of everything that they ask for: for owners of boards of their own,
 * and for games of their own on the same contract.
 *
 * Needs the peer dependency `fast-check`.
 *
 * @module parc-ferme/testing
 */
export type { Arbitraries, Setting, Trial } from './arbitraries.js'
export { difference } from './difference.js'
export { formula1Arbitraries, anyFormula1Options, anyFormula1Rulings } from './formula-1.js'
export { anyFormula1Circuit } from './formula-1-circuits.js'
export { anySeed, type Finding, type GameLaw, type Law, lawOfGames, lawOfPlies, type PlyLaw } from './law.js'
export { laws } from './laws.js'
export { leMansArbitraries, anyLeMansOptions, anyLeMansRulings } from './le-mans.js'
export { anyLeMansBoard } from './le-mans-courses.js'
export { parisDakarArbitraries, anyParisDakarOptions, anyParisDakarRulings } from './paris-dakar.js'
export { anyParisDakarBoard, type ParisDakarBoard } from './paris-dakar-boards.js'
export { frozen, type Ply, type RandomGame, randomGame, type Walkable } from './random-game.js'
export { anyPosition, type AnyPosition } from './positions.js'
export { twisted } from './twisted.js'
