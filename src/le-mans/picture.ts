/**
 * Le Mans: how the courses are drawn. The rules never read this.
 *
 * @module parc-ferme/le-mans/picture
 */
export { LE_MANS_PICTURE } from './data/picture-le-mans.js'
export { MONTE_CARLO_PICTURE } from './data/picture-monte-carlo.js'
export type { CoursePicture, Label, Point, Pose } from './picture-data.js'
