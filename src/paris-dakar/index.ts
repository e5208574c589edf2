/**
 * Paris-Dakar (MB, 1985): the rally from Alger to Dakar for two to four players, with the codecs of its data.
 *
 * @module parc-ferme/paris-dakar
 */
export * from './rules/index.js'
export { parisDakarCodecs } from './codec.js'
export { boardCodec, roadBookCodec, spinnerCodec } from './codec-board.js'
