/** The three games as the site tells of them. */
import type { Clause } from '../../src/core/index.js'
import { CLAUSES as FORMULA_1 } from '../../src/formula-1/index.js'
import { CLAUSES as LE_MANS } from '../../src/le-mans/index.js'
import { CLAUSES as PARIS_DAKAR } from '../../src/paris-dakar/index.js'
import { formula1Provenance, leMansProvenance, parisDakarProvenance } from './provenance.js'

/** What a rule page needs to know of a game. */
export interface GamePage {
  /** Folder of its sources, and name of its page. */
  readonly name: string
  /** As docs/rulings.md calls it. */
  readonly title: string
  readonly origin: string
  readonly clauses: ReadonlyArray<Clause>
  /** Pictures of its boards, by name, each with its words. */
  readonly pictures: ReadonlyArray<readonly [name: string, words: string]>
  /** Where editions differ; a heading of docs/rulings.md, or our own words. */
  readonly editions: { readonly heading: string } | { readonly words: string }
  readonly provenance: () => string
}

/** Every game. */
export const GAMES: ReadonlyArray<GamePage> = [
  {
    name: 'formula-1',
    title: 'Formula 1',
    origin: 'Waddingtons, 1962',
    clauses: FORMULA_1,
    pictures: [['formula-1', 'The reference circuit, as the library draws it']],
    editions: { heading: '### The UK edition' },
    provenance: formula1Provenance,
  },
  {
    name: 'le-mans',
    title: 'Le Mans',
    origin: 'Avalon Hill, 1961',
    clauses: LE_MANS,
    pictures: [
      ['le-mans', 'The course of Le Mans, as the library draws it'],
      ['monte-carlo', 'The course of Monte Carlo'],
    ],
    editions: {
      words:
        'One edition of the rules is implemented, with both courses of its board. Its optional rules are options of the race: the ' +
        'start out of the pits, bonus moves, over-revving, slipstreaming, team play, the time limit and solitaire.',
    },
    provenance: leMansProvenance,
  },
  {
    name: 'paris-dakar',
    title: 'Paris-Dakar',
    origin: 'MB, 1985',
    clauses: PARIS_DAKAR,
    pictures: [['paris-dakar', 'The reference circuit from Alger to Dakar, as the library draws it']],
    editions: {
      words:
        'One edition of the rules is implemented. Circuit, road-book and spinner are data: another printing with other spaces, fees ' +
        'or stories is another file, see the guide on boards of your own.',
    },
    provenance: parisDakarProvenance,
  },
]
