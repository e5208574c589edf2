/**
 * Formula 1 to look at: the shapes of the board and the texts of the cards, apart from the rules, which never need them.
 *
 * The rules know places as numbers; `game.track.places` tells the id of each, and a picture has everything by that id.
 *
 * @module parc-ferme/formula-1/picture
 * @example
 * import assert from 'node:assert'
 * import { PICTURE_1962 } from 'parc-ferme/formula-1/picture'
 *
 * const space = PICTURE_1962.cells['0f']
 * assert.deepStrictEqual([space?.kind, space?.x, space?.y, space?.heading], ['start', 863.5, 983.5, 170])
 * assert.deepStrictEqual(PICTURE_1962.frame, [1600, 1120])
 */
export { PICTURE_1962 } from './data/picture-1962.js'
export { ovalPicture } from './data/picture-oval.js'
export {
  type CellKind,
  type CellPicture,
  type Island,
  type Landmark,
  PALETTE,
  type Palette,
  type Picture,
  type PlacePicture,
  type Point,
  type Polygon,
  type PoolPart,
  type Stand,
  standOf,
} from './data/picture-shape.js'
export { type CardText, PIT_TEXTS, TACTIC_TEXTS } from './data/texts-cards.js'
