/**
 * Boards and positions as SVG documents: pure functions from a picture and a view to a string.
 *
 * A drawing has a title and a description, no size of its own, no ids and no scripts; its colours are custom properties and follow the
 * reader's system unless a theme is given.
 *
 * @module parc-ferme/svg
 */
export type { BoardOptions } from './drawing.js'
export { drawFormula1, drawFormula1Board, drawFormula1Dashboards, type Formula1Options } from './formula-1.js'
export { drawLeMans, drawLeMansBoard, drawLeMansRecords, type LeMansOptions } from './le-mans.js'
export { drawParisDakar, drawParisDakarBoard, drawParisDakarDrivers, type ParisDakarOptions } from './paris-dakar.js'
export type { Theme } from './theme.js'
