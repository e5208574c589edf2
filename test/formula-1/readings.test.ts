import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { CIRCUIT_1962 } from '../../src/formula-1/data/circuit-1962.js'
import { makeFormula1, type Formula1 } from '../../src/formula-1/game.js'
import { after, board1962, legal, table } from './table.js'

/** Boards made so far, by their readings: judging a board takes a while. */
const boards = new Map<string, Formula1>()

const boardRead = (readings: Readonly<Record<string, string>>): Formula1 => {
  const key = JSON.stringify(readings)
  const known = boards.get(key)
  if (known !== undefined) return known
  const made = makeFormula1(CIRCUIT_1962, readings)
  if (E.isLeft(made)) return expect.fail(JSON.stringify(made.left))
  boards.set(key, made.right)
  return made.right
}

/** Where a car at this place can go with 20. */
const ways = (place: string, game: Formula1): ReadonlyArray<string> =>
  legal(after(table({ game, cars: [{ at: place, speed: 20 }] }), ['speed 20'], game), game)

/** The reading, its value, a place, and where a car can go from there as the board is written down and as it is read otherwise. */
const ROWS: ReadonlyArray<readonly [string, string, string, string, ReadonlyArray<string>, ReadonlyArray<string>]> = [
  [
    'F1-Q.101 with the channel closed nobody crosses the pool',
    'channel',
    'closed',
    '50e',
    ['run 51b -', 'run 51e -'],
    ['run 51e -'],
  ],
  [
    'F1-Q.101 without the tapers as spaces lane a ends with row 4',
    'tapers',
    'noSpaces',
    '4a',
    ['run 5a -', 'run 5b -'],
    ['run 5b -'],
  ],
  [
    'F1-Q.101 without the tapers as spaces lane f ends with row 4 too',
    'tapers',
    'noSpaces',
    '4f',
    ['run 5e -', 'run 5f -'],
    ['run 5e -'],
  ],
  [
    'F1-Q.101 without the tapers as spaces lane f begins with row 59',
    'tapers',
    'noSpaces',
    '57e',
    ['run 58d -', 'run 58e -', 'run 58f -'],
    ['run 58d -', 'run 58e -'],
  ],
  [
    'F1-Q.101 with the island closed to its tip lane b does not lead to lane d behind corner 1',
    'islandTail',
    'closed',
    '13b',
    ['run 14b -', 'run 14d -'],
    ['run 14b -'],
  ],
  [
    'F1-Q.101 with the island closed to its tip lane d does not lead to lane b there',
    'islandTail',
    'closed',
    '13d',
    ['run 14b -', 'run 14d -', 'run 14e -'],
    ['run 14d -', 'run 14e -'],
  ],
  [
    'F1-Q.101 with a late entry only, 43e does not lead into 45d',
    'longSpaceEntry',
    'lateOnly',
    '43e',
    ['run 44e -', 'run 45d -'],
    ['run 44e -'],
  ],
  [
    'F1-Q.101 with an early entry only, 44e does not lead into 45d',
    'longSpaceEntry',
    'earlyOnly',
    '44e',
    ['run 45d -', 'run 45e -'],
    ['run 45e -'],
  ],
  [
    'F1-Q.101 with 57e for spun cars only, 56d does not lead there',
    'afterCorner6',
    'spunOnly',
    '56d',
    ['run 57c -', 'run 57d -', 'run 57e -'],
    ['run 57c -', 'run 57d -'],
  ],
  [
    'F1-Q.101 with 57e for spun cars only, a car forced off at 56d comes back on 57d',
    'afterCorner6',
    'spunOnly',
    'outside-56d',
    ['run 57d -', 'run 57e -'],
    ['run 57d -'],
  ],
  [
    'F1-Q.101 with one way off, a car leaves the Spin Off Point of corner 6 straight on',
    'spinOff6',
    'one',
    'spin-c6',
    ['run 57d -', 'run 57e -'],
    ['run 57e -'],
  ],
  [
    'F1-Q.101 with the outside of the bend for corner 2, a car forced off before it comes back on lane b',
    'vergeSide',
    'outsideOfBend',
    'outside-17d',
    ['run 18e -'],
    ['run 18b -'],
  ],
  [
    'F1-Q.101 with the outside of the bend for corner 2, so does one forced off on its band',
    'vergeSide',
    'outsideOfBend',
    'outside-19e',
    ['run 20e -'],
    ['run 20b -'],
  ],
]

describe('places of the board of 1962 that can be read in two ways', () => {
  test.each(ROWS)('%s', (_, reading, value, place, written, otherwise) => {
    expect(ways(place, board1962)).toEqual(written)
    expect(ways(place, boardRead({ [reading]: value }))).toEqual(otherwise)
  })

  test('F1-Q.101 every alternative of every reading is told apart above, and there are seven readings', () => {
    const listed = CIRCUIT_1962.readings.map(({ id, alternatives }) => [id, alternatives.map((one) => one.id)])
    expect(listed).toEqual([
      ['channel', ['closed']],
      ['tapers', ['noSpaces']],
      ['islandTail', ['closed']],
      ['longSpaceEntry', ['lateOnly', 'earlyOnly']],
      ['afterCorner6', ['spunOnly']],
      ['spinOff6', ['one']],
      ['vergeSide', ['outsideOfBend']],
    ])
    const tried = new Set(ROWS.map(([, reading, value]) => `${reading} ${value}`))
    expect(listed.flatMap(([id, values]) => [values].flat().map((value) => `${String(id)} ${value}`))).toEqual([
      ...tried,
    ])
  })

  test('F1-Q.101 naming the readings that the board is written in changes nothing, not even its hash', () => {
    const chosen = Object.fromEntries(CIRCUIT_1962.readings.map(({ id, chosen: value }) => [id, value]))
    expect(boardRead(chosen).board).toBe(board1962.board)
  })

  test('F1-Q.101 a board read otherwise has another hash', () => {
    const others = CIRCUIT_1962.readings.flatMap(({ id, alternatives }) =>
      alternatives.map((one) => boardRead({ [id]: one.id }).board),
    )
    expect(new Set([...others, board1962.board]).size).toBe(9)
  }, 30_000)

  test('F1-Q.101 all readings can be changed at once', () => {
    const all = boardRead({
      channel: 'closed',
      tapers: 'noSpaces',
      islandTail: 'closed',
      longSpaceEntry: 'lateOnly',
      afterCorner6: 'spunOnly',
      spinOff6: 'one',
      vergeSide: 'outsideOfBend',
    })
    expect(['50e', '4a', '13b', '43e', '56d', 'spin-c6', 'outside-17d'].map((place) => ways(place, all))).toEqual([
      ['run 51e -'],
      ['run 5b -'],
      ['run 14b -'],
      ['run 44e -'],
      ['run 57c -', 'run 57d -'],
      ['run 57e -'],
      ['run 18b -'],
    ])
  })
})
