import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Board, Entry, RoadBook, Space, Spinner } from '../../src/paris-dakar/board.js'
import { boardFaults } from '../../src/paris-dakar/board-faults.js'
import { BOARD } from '../../src/paris-dakar/data/board.js'
import { ROAD_BOOK } from '../../src/paris-dakar/data/road-book.js'
import { SPINNER } from '../../src/paris-dakar/data/spinner.js'
import { TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER } from '../../src/paris-dakar/data/test-board.js'
import { makeParisDakar } from '../../src/paris-dakar/game.js'
import { boardWith, roadBookWith } from './table.js'

interface Files {
  readonly board?: Board
  readonly roadBook?: RoadBook
  readonly spinner?: Spinner
}

/** Faults on TB-1 with some files changed, without the two warnings that TB-1 always has; warnings end in `?`. */
const faults = ({
  board = TEST_BOARD,
  roadBook = TEST_ROAD_BOOK,
  spinner = TEST_SPINNER,
}: Files): ReadonlyArray<string> => {
  const found = boardFaults(board, roadBook, spinner).filter(
    ({ id, found: what }) => !(id === 'V-13' && (what === 'km 1700' || what === 'km 9000')),
  )
  return [...new Set(found.map(({ id, isWarning }) => (isWarning ? `${id}?` : id)))]
}

/** Faults of the reference board with some files changed. */
const routeFaults = ({ board = BOARD, roadBook = ROAD_BOOK }: Files): ReadonlyArray<string> => [
  ...new Set(boardFaults(board, roadBook, SPINNER).map(({ id }) => id)),
]

/** The same record without one of its keys. */
const less = <A extends object>(record: A, key: keyof A): A =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)) as A

const without =
  (key: keyof Space) =>
  (space: Space): Space =>
    less(space, key)

const entryWith = (km: number, change: Partial<Entry>, roadBook: RoadBook = TEST_ROAD_BOOK): RoadBook => ({
  ...roadBook,
  entries: roadBook.entries.map((entry) => (entry.km === km ? { ...entry, ...change } : entry)),
})

const spinnerOf = (...values: ReadonlyArray<number>): Spinner => ({
  ...TEST_SPINNER,
  faces: values.map((value) => ({ value, weight: 1 })),
})

const routeSpaces = (change: (space: Space, i: number) => Space): Board => ({
  ...BOARD,
  spaces: BOARD.spaces.map(change),
})

describe('Constraints of a board', () => {
  test('PD-0.1 the reference board has no fault, TB-1 its two intended warnings', () => {
    expect(boardFaults(BOARD, ROAD_BOOK, SPINNER)).toEqual([])
    expect(boardFaults(TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER).map(({ id, isWarning }) => [id, isWarning])).toEqual([
      ['V-13', true],
      ['V-13', true],
    ])
  })

  test('V-1 spaces follow each other from the one start to the one finish', () => {
    expect(faults({ board: boardWith(4, (space) => ({ ...space, km: 450 })) })).toContain('V-1')
    expect(faults({ board: boardWith(4, (space) => ({ ...space, start: true })) })).toContain('V-1')
    expect(faults({ board: boardWith(100, without('finish')) })).toContain('V-1')
    expect(faults({ board: { ...TEST_BOARD, spaces: TEST_BOARD.spaces.slice(0, 2) } })).toContain('V-1')
    expect(faults({ board: { ...TEST_BOARD, spaces: [] } })).toContain('V-1')
    const told = (space: number, change: (before: Space) => Space): ReadonlyArray<unknown> =>
      boardFaults(boardWith(space, change), TEST_ROAD_BOOK, TEST_SPINNER).flatMap(({ id, path, expected, found }) =>
        id === 'V-1' ? [[path, expected, found]] : [],
      )
    expect(told(0, without('start'))).toEqual([['board.spaces.0.start', 'the start', 'none']])
    expect(told(4, (space) => ({ ...space, start: true }))).toEqual([['board.spaces.4.start', 'no start', 'true']])
    expect(told(100, without('finish'))).toEqual([['board.spaces.100.finish', 'the finish', 'none']])
    expect(told(4, (space) => ({ ...space, finish: true }))).toEqual([['board.spaces.4.finish', 'no finish', 'true']])
  })

  test('V-2 there is one halfway space, on the rulebook route at km 5000 of 10000', () => {
    expect(faults({ board: boardWith(50, without('halfway')) })).toContain('V-2')
    expect(faults({ board: boardWith(0, (space) => ({ ...space, halfway: true })) })).toContain('V-2')
    const halfwayAt = (at: number): ReadonlyArray<unknown> =>
      boardFaults(
        {
          ...TEST_BOARD,
          spaces: TEST_BOARD.spaces.map((space, i) => {
            const plain = without('halfway')(space)
            return i === at ? { ...plain, halfway: true as const } : plain
          }),
        },
        TEST_ROAD_BOOK,
        TEST_SPINNER,
      ).flatMap(({ id, path, expected, found }) => (id === 'V-2' ? [[path, expected, found]] : []))
    expect([0, 100, 49].map(halfwayAt)).toEqual([
      [['board.spaces.0.halfway', 'a space between start and finish', '0']],
      [['board.spaces.100.halfway', 'a space between start and finish', '100']],
      [],
    ])
    const moved = routeSpaces((space, i) =>
      i === 50 ? without('halfway')(space) : i === 49 ? { ...space, halfway: true } : space,
    )
    expect(routeFaults({ board: moved })).toContain('V-2')
    const plain = less(TEST_BOARD.spaces[50] as Space, 'halfway')
    const early = {
      ...TEST_BOARD,
      spaces: TEST_BOARD.spaces.map((space, i) =>
        i === 50 ? plain : i === 44 ? { ...space, halfway: true as const } : space,
      ),
    }
    expect(faults({ board: early })).toEqual([])
    const inner = less(BOARD.spaces[100] as Space, 'finish')
    const longer = [...BOARD.spaces.slice(0, 100), inner, { km: 10100, colour: 'black', finish: true } as const]
    expect(routeFaults({ board: { ...BOARD, spaces: longer } })).toContain('V-2')
  })

  test('V-3 start and finish are towns', () => {
    expect(faults({ board: boardWith(0, without('town')) })).toContain('V-3')
    expect(faults({ board: boardWith(100, without('town')) })).toContain('V-3')
  })

  test('V-4 start, finish and halfway are no control points', () => {
    for (const space of [0, 50, 100])
      expect(faults({ board: boardWith(space, (before) => ({ ...before, control: true })) })).toContain('V-4')
  })

  test('V-5 there is a rescue post', () => {
    const none = {
      ...TEST_BOARD,
      spaces: TEST_BOARD.spaces.map((space) =>
        space.town === undefined ? space : { ...space, town: { ...space.town, rescuePost: false } },
      ),
    }
    expect(faults({ board: none })).toContain('V-5')
  })

  test('V-6 the truck is at home on a rescue post, on the rulebook route in Ouargla', () => {
    expect(faults({ board: { ...TEST_BOARD, truckHome: 900 } })).toEqual(['V-6'])
    expect(faults({ board: { ...TEST_BOARD, truckHome: 2200 } })).toEqual([])
    expect(routeFaults({ board: { ...BOARD, truckHome: 2200 } })).toEqual(['V-6'])
    expect(routeFaults({ board: { ...BOARD, helicopterHome: 'finish' } })).toEqual(['V-6'])
    expect(faults({ board: { ...TEST_BOARD, helicopterHome: 'finish' } })).toEqual([])
  })

  test('V-7 the rescue posts of the rulebook route are the six of the rulebook', () => {
    const renamed = routeSpaces((space, i) =>
      i === 41 ? { ...space, town: { name: 'Bilma', rescuePost: true } } : space,
    )
    expect(routeFaults({ board: renamed })).toEqual(['V-7'])
  })

  test('V-8 all litres are positive multiples of 20', () => {
    expect(faults({ roadBook: roadBookWith({ 6: [{ op: 'payFuel', litres: 30 }] }) })).toEqual(['V-8'])
    expect(faults({ roadBook: roadBookWith({ 3: [{ op: 'gainFuel', litres: 0 }] }) })).toEqual(['V-8'])
    expect(faults({ roadBook: entryWith(800, { fee: 150 }) })).toContain('V-8')
    expect(faults({ roadBook: roadBookWith({ 3: [{ op: 'gainFuel', litres: 20 * 4294967296 }] }) })).toEqual(['V-8'])
  })

  test.each([-1, 0, 0.5, NaN, 1e9])('V-8 nobody draws, returns or misses %d', (count) => {
    const bad = roadBookWith({
      2: [{ op: 'drawBreakdown', count }],
      16: [{ op: 'missTurn', count }],
      21: [{ op: 'returnBreakdown', count }],
    })
    const found = boardFaults(TEST_BOARD, bad, TEST_SPINNER).filter(({ isWarning }) => !isWarning)
    expect(found.map(({ id, path }) => [id, path.replace(/\d+/, 'n')])).toEqual(
      [2, 16, 21].map(() => ['V-8', 'roadBook.entries.n.ops.0.count']),
    )
    expect(faults({ roadBook: roadBookWith({ 21: [{ op: 'returnBreakdown', count: 'all' }] }) })).toEqual([])
  })

  test('V-9 towns have the fee of their distance, other spaces none', () => {
    expect(faults({ roadBook: entryWith(800, { fee: 180 }) })).toEqual(['V-9?'])
    expect(routeFaults({ roadBook: entryWith(800, { fee: 180 }, ROAD_BOOK) })).toEqual(['V-9'])
    expect(faults({ roadBook: entryWith(900, { fee: 20 }) })).toEqual(['V-9'])
    expect(faults({ roadBook: entryWith(0, { fee: 20 }) })).toEqual(['V-9'])
    const free = less(TEST_ROAD_BOOK.entries.find(({ km }) => km === 800) as Entry, 'fee')
    const none = {
      ...TEST_ROAD_BOOK,
      entries: TEST_ROAD_BOOK.entries.map((entry) => (entry.km === 800 ? free : entry)),
    }
    expect(faults({ roadBook: none })).toEqual(['V-9'])
  })

  test('V-10 Dakar costs 80 litres', () => {
    expect(faults({ roadBook: entryWith(10000, { fee: 100 }) })).toEqual(['V-9?', 'V-10?'])
    expect(routeFaults({ roadBook: entryWith(10000, { fee: 100 }, ROAD_BOOK) })).toEqual(['V-9', 'V-10'])
  })

  test('V-11 the rulebook route agrees with the printed diagram', () => {
    const town = { name: 'Chebaba', rescuePost: false }
    const board = routeSpaces((space, i) => (i === 13 ? { ...space, town } : space))
    const entries = ROAD_BOOK.entries.map((entry) =>
      entry.km === 1300 ? { ...entry, fee: 40 } : entry.km === 1600 ? { ...entry, fee: 60 } : entry,
    )
    expect(routeFaults({ board, roadBook: { ...ROAD_BOOK, entries } })).toEqual(['V-11'])
  })

  test('V-12 ordered moves do not lead in a circle', () => {
    const circle = roadBookWith({ 25: [{ op: 'move', spaces: 3 }], 28: [{ op: 'moveTo', km: 2500 }] })
    expect(faults({ roadBook: circle })).toContain('V-12')
  })

  test('V-13 a move back over a town or a stop is worth a warning', () => {
    const back = roadBookWith({ 26: [{ op: 'move', spaces: -3 }] })
    expect(faults({ roadBook: back })).toEqual(['V-13?'])
  })

  test('V-14 a colour that does not fit is worth a warning', () => {
    expect(faults({ roadBook: roadBookWith({ 4: [{ op: 'gainFuel', litres: 20 }] }) })).toEqual(['V-14?'])
    expect(faults({ roadBook: roadBookWith({ 3: [] }) })).toEqual(['V-14?'])
    expect(faults({ roadBook: roadBookWith({ 2: [{ op: 'extraSpin' }] }) })).toEqual(['V-14?'])
    expect(faults({ roadBook: roadBookWith({ 4: [{ op: 'stay' }, { op: 'note', text: 'dust' }] }) })).toEqual([])
  })

  test('V-15 nothing happens on start and finish, and nobody is sent on from a stop', () => {
    expect(faults({ roadBook: roadBookWith({ 0: [{ op: 'stay' }] }) })).toContain('V-15')
    expect(faults({ roadBook: roadBookWith({ 100: [{ op: 'note', text: 'sea' }] }) })).toContain('V-15')
    expect(faults({ roadBook: roadBookWith({ 5: [{ op: 'extraSpin' }] }) })).toContain('V-15')
    expect(faults({ roadBook: roadBookWith({ 50: [{ op: 'move', spaces: 1 }] }) })).toContain('V-15')
  })

  test('V-16 the spinner has whole numbers, one of them 3 or more', () => {
    expect(faults({ spinner: spinnerOf(1, 2) })).toEqual(['V-16'])
    expect(faults({ spinner: spinnerOf(0, 3, 4) })).toEqual(['V-16'])
    expect(faults({ spinner: spinnerOf(2.5, 3, 4) })).toEqual(['V-16'])
    expect(faults({ spinner: { ...TEST_SPINNER, faces: [{ value: 3, weight: 0 }] } })).toEqual(['V-16'])
    expect(faults({ spinner: spinnerOf(3, 4, 1e10) })).toEqual(['V-16'])
    expect(faults({ spinner: { ...TEST_SPINNER, faces: [{ value: 3, weight: 3e9 }] } })).toEqual(['V-16'])
    expect(faults({ spinner: spinnerOf(1, 5) })).toContain('V-16?')
  })

  test('V-17 from every space some number leads on', () => {
    const back = roadBookWith({
      24: [{ op: 'move', spaces: -1 }],
      25: [{ op: 'move', spaces: -2 }],
      26: [{ op: 'move', spaces: -3 }],
      27: [{ op: 'move', spaces: -4 }],
      28: [{ op: 'move', spaces: -5 }],
      29: [{ op: 'move', spaces: -6 }],
    })
    expect(faults({ roadBook: back })).toContain('V-17')
  })

  test('V-18 road-book and board fit each other', () => {
    const { entries } = TEST_ROAD_BOOK
    expect(faults({ roadBook: { ...TEST_ROAD_BOOK, boardId: 'tb-2' } })).toEqual(['V-18'])
    expect(faults({ roadBook: { ...TEST_ROAD_BOOK, entries: [...entries, { km: 10100, ops: [] }] } })).toEqual(['V-18'])
    expect(faults({ roadBook: { ...TEST_ROAD_BOOK, entries: [...entries, { km: 200, ops: [] }] } })).toContain('V-18')
    expect(faults({ roadBook: { ...TEST_ROAD_BOOK, entries: entries.filter(({ km }) => km !== 800) } })).toContain(
      'V-18',
    )
  })

  test('V-19 no move costs more than a full tank', () => {
    expect(faults({ roadBook: roadBookWith({ 6: [{ op: 'payFuel', litres: 1020 }] }) })).toEqual(['V-19'])
    expect(faults({ roadBook: roadBookWith({ 6: [{ op: 'payFuel', litres: 1000 }] }) })).toEqual([])
    expect(faults({ roadBook: roadBookWith({ 9: [{ op: 'payFuel', litres: 900 }] }) })).toEqual(['V-19'])
  })

  test('V-20 an order is the last instruction and the only order', () => {
    const early = roadBookWith({
      25: [
        { op: 'move', spaces: 3 },
        { op: 'gainFuel', litres: 20 },
      ],
    })
    const twice = roadBookWith({ 25: [{ op: 'move', spaces: 3 }, { op: 'extraSpin' }] })
    expect(faults({ roadBook: early })).toEqual(['V-20'])
    expect(faults({ roadBook: twice })).toEqual(['V-20'])
  })

  test('V-21 both services on one space are worth a warning', () => {
    const both = roadBookWith({ 26: [{ op: 'drawBreakdown', count: 1 }, { op: 'needDoctor' }] })
    expect(faults({ roadBook: both })).toEqual(['V-21?'])
  })

  test('V-22 ordered moves end on the board', () => {
    expect(faults({ roadBook: roadBookWith({ 2: [{ op: 'move', spaces: -3 }] }) })).toContain('V-22')
    expect(faults({ roadBook: roadBookWith({ 99: [{ op: 'move', spaces: 2 }] }) })).toContain('V-22')
  })

  test('V-23 no entry gives and takes breakdown cards', () => {
    const both = roadBookWith({
      26: [
        { op: 'drawBreakdown', count: 1 },
        { op: 'returnBreakdown', count: 1 },
      ],
    })
    expect(faults({ roadBook: both })).toContain('V-23')
  })

  test('PD-2.3 a board with errors makes no game, one with warnings does', () => {
    const refused = makeParisDakar({ ...TEST_BOARD, truckHome: 900 }, TEST_ROAD_BOOK)
    expect(refused).toEqual(
      E.left([{ id: 'V-6', isWarning: false, path: 'board.truckHome', expected: 'a rescue post', found: 'km 900' }]),
    )
    expect(E.isRight(makeParisDakar(TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER))).toBe(true)
  })
})
