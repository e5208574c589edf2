/**
 * Paris-Dakar to look at: drawing data of the reference circuit, and the stories of its road-book in English and French.
 *
 * Apart from the rules, so that who only plays carries none of it.
 *
 * @module parc-ferme/paris-dakar/picture
 */
import { defect } from '../core/defect.js'
import type { Board, RoadBook, Text } from './board.js'
import { BOARD } from './data/board.js'
import { BOARD_FACTS, BOARD_NOTE, CANVAS, SPACES } from './data/picture-board.js'
import { ROAD_BOOK } from './data/road-book.js'
import { ROAD_BOOK_FACTS, ROAD_BOOK_NOTE, TEXTS } from './data/texts-road-book.js'

export type { Art, Board, Canvas, Facts, Label, Point, RoadBook, SpacePicture, Text } from './board.js'

/**
 * The reference circuit as a complete board file, drawing included.
 *
 * @rule PD-0.1, PD-0.13
 */
export const BOARD_FILE: Board = {
  ...BOARD,
  note: BOARD_NOTE,
  facts: BOARD_FACTS,
  canvas: CANVAS,
  spaces: BOARD.spaces.map((space, i) => ({ ...space, ...SPACES[i] })),
}

/**
 * The reference road-book as a complete file, texts included.
 *
 * @rule PD-0.11, PD-6.4
 */
export const ROAD_BOOK_FILE: RoadBook = {
  ...ROAD_BOOK,
  note: ROAD_BOOK_NOTE,
  facts: ROAD_BOOK_FACTS,
  entries: ROAD_BOOK.entries.map((entry, i) => ({
    ...entry,
    text: TEXTS[i] ?? defect('paris-dakar', 'a text for every entry'),
  })),
}

/**
 * What the reference road-book tells the driver on a space, 0 to 100; `null` beyond.
 *
 * @rule PD-6.4
 * @example
 * import assert from 'node:assert'
 * import { roadBookText } from 'parc-ferme/paris-dakar/picture'
 *
 * assert.match(roadBookText(0)?.fr ?? '', /^Port d'Alger/)
 * assert.strictEqual(roadBookText(101), null)
 */
export const roadBookText = (space: number): Text | null => TEXTS[space] ?? null

/**
 * The name of a space of the reference circuit, town or not; `null` where it has none.
 *
 * @rule PD-0.13
 * @example
 * import assert from 'node:assert'
 * import { placeName } from 'parc-ferme/paris-dakar/picture'
 *
 * assert.deepStrictEqual([placeName(12), placeName(13)], ['Chebaba', null])
 */
export const placeName = (space: number): string | null => SPACES[space]?.name ?? null
