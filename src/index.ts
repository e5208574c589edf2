/**
 * What all games share. The games themselves are imported from their own entry points, such as `parc-ferme/formula-1`.
 *
 * @module parc-ferme
 */
export * from './core/index.js'
