/**
 * Le Mans (Avalon Hill, 1961): the rules, the codecs, and the boards that the tests are told on.
 *
 * @module parc-ferme/le-mans
 */
export * from './rules/index.js'
export { leMansCodecs, type LeMansCodecs } from './codec.js'
export { boardCodec, pictureCodec } from './codec-board.js'
export { STRAIGHT_COURSE, T60_COURSE, TEST_CARDS, TEST_TABLE } from './data/test-boards.js'
