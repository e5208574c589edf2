/** The two courses, four cards and the table that the scenarios of the tests are told on; good for one's own tests as well. */
import type { ChanceTable, Course, SpecificationCard } from '../board.js'

const INVENTED = { default: 'reconstructed', exceptions: {} } as const

/** Two hundred columns of straight road without corners and without pits. */
export const STRAIGHT_COURSE: Course = {
  id: 'straight',
  name: 'Straight',
  provenance: INVENTED,
  direction: 'clockwise',
  length: 200,
  startCol: 0,
  finishCol: 0,
  km: 1,
  kmMarks: [],
  twos: [],
  corners: [],
  pits: { lane: 'inside', stalls: [] },
}

/** Sixty columns with a corner that can be dodged, a hairpin, a sharp corner and four stalls. */
export const T60_COURSE: Course = {
  id: 't60',
  name: 'T60',
  provenance: INVENTED,
  direction: 'clockwise',
  length: 60,
  startCol: 0,
  finishCol: 0,
  km: 1,
  kmMarks: [],
  twos: [
    { lane: 'outside', col: 20 },
    { lane: 'outside', col: 21 },
    { lane: 'outside', col: 37 },
  ],
  corners: [
    {
      id: 'a',
      name: 'A',
      kind: 'sharp',
      turn: 'right',
      cells: [
        { lane: 'inside', from: 6, to: 7 },
        { lane: 'outside', from: 8, to: 9 },
      ],
      so: { lane: 'inside', col: 7 },
      bypass: { from: { lane: 'outside', col: 7 }, to: { lane: 'inside', col: 8 } },
    },
    {
      id: 'b',
      name: 'B',
      kind: 'hairpin',
      turn: 'right',
      cells: [
        { lane: 'inside', from: 20, to: 23 },
        { lane: 'outside', from: 20, to: 23 },
      ],
      so: { lane: 'inside', col: 22 },
      bypass: null,
    },
    {
      id: 'c',
      name: 'C',
      kind: 'sharp',
      turn: 'right',
      cells: [
        { lane: 'inside', from: 36, to: 39 },
        { lane: 'outside', from: 36, to: 39 },
      ],
      so: { lane: 'outside', col: 38 },
      bypass: null,
    },
  ],
  pits: {
    lane: 'inside',
    stalls: [
      { id: 'C', cls: 'C', col: 58, order: 0 },
      { id: 'D', cls: 'D', col: 56, order: 1 },
      { id: 'E', cls: 'E', col: 54, order: 2 },
      { id: 'F', cls: 'F', col: 52, order: 3 },
    ],
  },
}

// prettier-ignore
/** The Jaguar J1, the Mercedes B5, the Alfa AR8 and the MG M10. @rule LM-Move.6, LM-Diag.1a, LM-Diag.1b, LM-Diag.1c */
export const TEST_CARDS: ReadonlyArray<SpecificationCard> = [
  { number: 1, name: 'Jaguar', model: 'J1', cls: 'C', speeds: [3, 6, 8, 10, 13, 15], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 3 },
  { number: 5, name: 'Mercedes', model: 'B5', cls: 'D', speeds: [3, 6, 7, 10, 12], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 4 },
  { number: 8, name: 'Alfa Romeo', model: 'AR8', cls: 'E', speeds: [2, 5, 8, 9, 11], freeDown: 1, maxDown: null, safe: { sharp: 3, hairpin: 2 }, hardBrakes: 3 },
  { number: 10, name: 'MG', model: 'M10', cls: 'F', speeds: [3, 4, 6, 9, 11], freeDown: 1, maxDown: 3, safe: { sharp: 4, hairpin: 3 }, hardBrakes: 'unlimited' },
]

// prettier-ignore
/** One column for all corners; wet is worse by one face. @rule LM-Chance.3 */
export const TEST_TABLE: ChanceTable = {
  sharp: { dry: ['smash', 'spin', 'pit', 'safe', 'safe', 'safe'], wet: ['smash', 'spin', 'spin', 'pit', 'safe', 'safe'] },
  hairpin: { dry: ['smash', 'spin', 'pit', 'safe', 'safe', 'safe'], wet: ['smash', 'spin', 'spin', 'pit', 'safe', 'safe'] },
}
