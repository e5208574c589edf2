/** The chance table. The printed one is not at hand: the die and the four results are the rulebook's, the faces an own design. */
import type { ChanceTable } from '../board.js'

// prettier-ignore
/** What each face of the die means, 1 first, by kind of corner and state of the road. @rule LM-Chance.3 */
export const CHANCE_TABLE: ChanceTable = {
  sharp: {
    dry: ['smash', 'spin', 'pit', 'safe', 'safe', 'safe'],
    wet: ['smash', 'smash', 'spin', 'pit', 'safe', 'safe'],
  },
  hairpin: {
    dry: ['spin', 'pit', 'pit', 'safe', 'safe', 'safe'],
    wet: ['smash', 'spin', 'spin', 'pit', 'safe', 'safe'],
  },
}
