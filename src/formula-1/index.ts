/**
 * Formula 1 (Waddingtons, 1962): the rules, and the codecs for everything that comes from outside.
 *
 * @module parc-ferme/formula-1
 */
export * from './rules/index.js'
export { formula1Codecs } from './codec.js'
export { circuitCodec } from './codec-board.js'
