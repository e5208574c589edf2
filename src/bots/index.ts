/**
 * Bots: drivers that see a view and the legal moves, and answer with one of them.
 *
 * @module parc-ferme/bots
 */
export { type Bot, randomBot } from './bot.js'
export { sensibleFormula1 } from './formula-1.js'
export { alwaysFullParisDakar, alwaysReducedParisDakar, sensibleParisDakar } from './paris-dakar.js'
export { type LeMansBot, leMansBots, type LeMansBots } from './le-mans.js'
