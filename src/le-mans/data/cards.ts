/** The specification cards. The printed cards are not at hand: `CARD_PROVENANCE` says which numbers the rulebook fixes. */
import type { CardProvenance, SpecificationCard } from '../board.js'

// prettier-ignore
/** One card a row; speeds in counts a turn, first gear first, the last entry being Top. @rule LM-Equip.3, LM-Equip.15-18 */
export const CARDS: ReadonlyArray<SpecificationCard> = [
  { number: 1, name: 'Jaguar', model: 'D-Type', cls: 'C', speeds: [3, 5, 8, 10, 13, 15], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 6 },
  { number: 2, name: 'Ferrari', model: '375 Plus', cls: 'C', speeds: [2, 5, 8, 11, 13, 16], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 3 },
  { number: 3, name: 'Lister', model: 'Lister-Jaguar', cls: 'C', speeds: [3, 5, 8, 11, 13, 15], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 3 },
  { number: 4, name: 'Aston Martin', model: 'DBR1', cls: 'D', speeds: [2, 5, 8, 11, 12, 14], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 8 },
  { number: 5, name: 'Mercedes', model: '300 SL', cls: 'D', speeds: [3, 6, 7, 11, 13, 15], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 6 },
  { number: 6, name: 'Maserati', model: '300 S', cls: 'D', speeds: [3, 5, 8, 10, 13, 14], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 6 },
  { number: 7, name: 'AC', model: 'Ace-Bristol', cls: 'E', speeds: [3, 6, 7, 8, 11, 14], freeDown: 2, maxDown: null, safe: { sharp: 4, hairpin: 2 }, hardBrakes: 6 },
  { number: 8, name: 'Alfa Romeo', model: '1900 Sport', cls: 'E', speeds: [2, 5, 8, 9, 12, 14], freeDown: 2, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 7 },
  { number: 9, name: 'Lotus', model: 'Fifteen', cls: 'E', speeds: [2, 5, 8, 10, 11, 14], freeDown: 2, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 5 },
  { number: 10, name: 'MG', model: 'MGA', cls: 'F', speeds: [3, 4, 6, 9, 12, 14], freeDown: 1, maxDown: 3, safe: { sharp: 3, hairpin: 3 }, hardBrakes: 'unlimited' },
  { number: 11, name: 'Porsche', model: '550 Spyder', cls: 'F', speeds: [3, 5, 6, 9, 11, 13], freeDown: 1, maxDown: 3, safe: { sharp: 4, hairpin: 2 }, hardBrakes: 'unlimited' },
  { number: 12, name: 'OSCA', model: 'MT4', cls: 'F', speeds: [3, 5, 7, 8, 12, 13], freeDown: 1, maxDown: 3, safe: { sharp: 4, hairpin: 2 }, hardBrakes: 'unlimited' },
]

// prettier-ignore
/** Where the numbers of the cards come from: by car number, each field that is not an own design. */
export const CARD_PROVENANCE: CardProvenance = {
  default: 'reconstructed',
  exceptions: {
    1: { name: 'text', 'speeds.2': 'text', 'speeds.3': 'text', 'speeds.4': 'text', 'speeds.5': 'text', freeDown: 'derived', maxDown: 'derived', 'safe.hairpin': 'derived' },
    2: { name: 'public' },
    3: { name: 'public' },
    4: { name: 'public' },
    5: { number: 'text', name: 'text', 'speeds.0': 'text', 'speeds.1': 'text', 'speeds.2': 'text', 'safe.hairpin': 'text' },
    6: { name: 'public' },
    7: { name: 'public' },
    8: { number: 'text', name: 'text', 'speeds.0': 'text', 'speeds.1': 'text', 'speeds.2': 'text', 'speeds.3': 'text', 'safe.hairpin': 'text' },
    9: { name: 'public' },
    10: { number: 'text', name: 'text', 'speeds.0': 'text', 'speeds.1': 'text', 'speeds.2': 'text', 'speeds.3': 'text', maxDown: 'derived', 'safe.hairpin': 'text', hardBrakes: 'derived' },
    11: { name: 'public', maxDown: 'derived', hardBrakes: 'derived' },
    12: { name: 'public', maxDown: 'derived', hardBrakes: 'derived' },
  },
}
