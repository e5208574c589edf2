/**
 * What is wrong with the data of a board. Every constraint has its id: V of a course, K of the cards, T of the chance table, P of
 * cards and course together. Warnings name what plays badly or looks like a slip, but can be played.
 */
import { canonical } from '../core/hash.js'
import type { BoardData, Cell, ChanceTable, Corner, Course, LaneName, SpecificationCard } from './board.js'

/** One thing that is wrong with a board. */
export interface BoardFault {
  /** The constraint, such as `V-3`. */
  readonly id: string
  /** Dotted path into the data. */
  readonly path: string
  readonly expected: string
  readonly found: string
  /** True for what is odd but can be played on. */
  readonly isWarning: boolean
}

type Report = (id: string, path: string, expected: string, found: unknown) => BoardFault

const error: Report = (id, path, expected, found) => ({ id, path, expected, found: String(found), isWarning: false })
const warning: Report = (id, path, expected, found) => ({ ...error(id, path, expected, found), isWarning: true })

type Faults = ReadonlyArray<BoardFault>

const NONE: Faults = []
const LANES = ['inside', 'outside'] as const
const MOST_CORNERS = 30
const CARS = 12

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

const keyOf = ({ lane, col }: Cell): string => `${lane} ${col}`

const MOST_COLUMNS = 1000

// A span with an end that no course can have is told of as V-1; its spaces are not counted up.
const cellsOf = (corner: Corner): ReadonlyArray<Cell> =>
  corner.cells
    .filter(({ from, to }) => isWhole(from, 0, MOST_COLUMNS - 1) && isWhole(to, 0, MOST_COLUMNS - 1))
    .flatMap(({ lane, from, to }) =>
      Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ lane, col: from + index })),
    )

/** The item before one of a list, unless it is the first. */
const before = <Item>(items: ReadonlyArray<Item>, index: number): ReadonlyArray<Item> =>
  items.slice(Math.max(0, index - 1), index)

const repeated = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.filter((word, index) => words.indexOf(word) !== index)

const other = (lane: LaneName): LaneName => (lane === 'inside' ? 'outside' : 'inside')

const ringFaults = (course: Course): Faults => {
  const columns = [
    ['startCol', course.startCol],
    ['finishCol', course.finishCol],
    ...course.kmMarks.map(({ col }, index) => [`kmMarks.${index}.col`, col] as const),
    ...course.twos.map(({ col }, index) => [`twos.${index}.col`, col] as const),
    ...course.pits.stalls.map(({ col }, index) => [`pits.stalls.${index}.col`, col] as const),
    ...course.corners.flatMap(({ cells, so, bypass }, index) => [
      ...cells.flatMap(({ from, to }, span) => [
        [`corners.${index}.cells.${span}.from`, from] as const,
        [`corners.${index}.cells.${span}.to`, to] as const,
      ]),
      [`corners.${index}.so.col`, so.col] as const,
      ...(bypass === null
        ? []
        : [
            [`corners.${index}.bypass.from.col`, bypass.from.col] as const,
            [`corners.${index}.bypass.to.col`, bypass.to.col] as const,
          ]),
    ]),
  ] as const
  const size = isWhole(course.length, 24, MOST_COLUMNS)
    ? NONE
    : [error('V-1', 'length', 'a whole number from 24 to 1,000', course.length)]
  return [
    ...size,
    ...columns
      .filter(([, col]) => !isWhole(col, 0, course.length - 1))
      .map(([path, col]) => error('V-1', path, `a column from 0 to ${course.length - 1}`, col)),
    ...repeated(course.twos.map(keyOf)).map((cell) => error('V-1', 'twos', 'each space once', cell)),
  ]
}

const cornerFaults = (course: Course): Faults => {
  const ids = repeated(course.corners.map(({ id }) => id)).map((id) => error('V-15', 'corners', 'ids used once', id))
  const all = course.corners.flatMap(cellsOf).map(keyOf)
  const shared = [...new Set(repeated(all))].map((cell) => error('V-2', 'corners', 'no space in two corners', cell))
  const count =
    course.corners.length > MOST_CORNERS
      ? [error('V-4', 'corners', `at most ${MOST_CORNERS}`, course.corners.length)]
      : course.corners.length > CARS
        ? [warning('V-4', 'corners', `at most ${CARS}, as many as markers`, course.corners.length)]
        : NONE
  const each = course.corners.flatMap((corner, index) => oneCornerFaults(course, corner, `corners.${index}`))
  return [...ids, ...shared, ...count, ...each, ...orderFaults(course)]
}

// A span may not run over column 0 of the ring as the rules count it, that is past the start line.
const fromStart = (course: Course, col: number): number =>
  (((col - course.startCol) % course.length) + course.length) % course.length

const oneCornerFaults = (course: Course, corner: Corner, path: string): Faults => {
  const cells = cellsOf(corner)
  const keys = new Set(cells.map(keyOf))
  const lanes = repeated(corner.cells.map(({ lane }) => lane))
  const broken = corner.cells.filter(
    ({ from, to }) => from > to || fromStart(course, from) > fromStart(course, to) || fromStart(course, from) === 0,
  )
  const entries = corner.cells.map(({ from }) => fromStart(course, from))
  return [
    ...(cells.length === 0 ? [error('V-2', `${path}.cells`, 'at least one space', 'none')] : NONE),
    ...lanes.map((lane) => error('V-2', `${path}.cells`, 'one span for each lane', lane)),
    ...broken.map(({ from, to }) =>
      error('V-2', `${path}.cells`, 'a span in driving order that does not cover the start', `${from}-${to}`),
    ),
    ...(keys.has(keyOf(corner.so)) ? NONE : [error('V-3', `${path}.so`, 'a space of the corner', keyOf(corner.so))]),
    ...(fromStart(course, corner.so.col) < Math.max(...entries)
      ? [warning('V-13', `${path}.so.col`, 'not behind where the corner can be entered', corner.so.col)]
      : NONE),
    ...(corner.bypass === null ? NONE : bypassFaults(course, corner, corner.bypass, `${path}.bypass`)),
    ...(hasPlainWay(course, corner) ? NONE : [error('V-14', path, 'a way through without two-spaces', 'none')]),
    ...(fromStart(course, corner.so.col) >= 22
      ? NONE
      : [warning('V-12', `${path}.so.col`, 'room for eleven cars before column 0', corner.so.col)]),
  ]
}

// One after the other from the start; spans of different corners may overlap in columns, their first columns decide.
const orderFaults = (course: Course): Faults => {
  const firsts = course.corners.map(({ cells }) => Math.min(...cells.map(({ from }) => fromStart(course, from))))
  return firsts.flatMap((first, index) =>
    before(firsts, index).some((one) => first < one)
      ? [error('V-16', `corners.${index}`, 'corners in driving order from the start', first)]
      : NONE,
  )
}

const bypassFaults = (
  course: Course,
  corner: Corner,
  { from, to }: NonNullable<Corner['bypass']>,
  path: string,
): Faults => {
  const taken = new Set(course.corners.flatMap(cellsOf).map(keyOf))
  const isStep = to.lane === other(from.lane) && to.col === (from.col + 1) % course.length
  const isWhite = !taken.has(keyOf(from)) && !taken.has(keyOf(to))
  const runs = corner.cells.some(({ lane, to: end }) => lane === to.lane && end < to.col)
  const begins = corner.cells.some(({ lane, from: begin }) => lane === from.lane && begin > from.col)
  return isStep && isWhite && runs && begins
    ? NONE
    : [
        error(
          'V-6',
          path,
          'a diagonal step between white spaces, past the end of one span',
          `${keyOf(from)}, ${keyOf(to)}`,
        ),
      ]
}

const hasPlainWay = (course: Course, corner: Corner): boolean => {
  const twos = new Set(course.twos.map(keyOf))
  const cells = cellsOf(corner).map(({ col }) => col)
  const [first, last] = [Math.min(...cells) - 1, Math.max(...cells) + 1]
  let lanes = LANES.filter((lane) => !twos.has(keyOf({ lane, col: first })))
  for (let col = first + 1; col <= last; col++)
    lanes = LANES.filter((lane) => lanes.length > 0 && !twos.has(keyOf({ lane, col: col % course.length })))
  return lanes.length > 0
}

const twoSpaceFaults = (course: Course): Faults => {
  const both = course.twos.filter(
    ({ lane, col }) => lane === 'inside' && course.twos.some((two) => two.lane === 'outside' && two.col === col),
  )
  const cells = course.corners.flatMap(cellsOf)
  const isNear = (two: Cell): boolean => cells.some(({ col }) => Math.abs(col - two.col) <= 1)
  return [
    ...both.map(({ col }) => warning('V-5', 'twos', 'not in both lanes of a column', col)),
    ...course.twos
      .filter((two) => !isNear(two))
      .map((two) => warning('V-4', 'twos', 'two-spaces at corners', keyOf(two))),
  ]
}

const pitFaults = (course: Course): Faults => {
  const { lane, stalls } = course.pits
  const special = new Set([...course.twos, ...course.corners.flatMap(cellsOf)].map(keyOf))
  const finish = fromStart(course, course.finishCol) === 0 ? course.length : fromStart(course, course.finishCol)
  const byOrder = [...stalls].sort((a, b) => a.order - b.order)
  return [
    ...repeated(stalls.map(({ id }) => id)).map((id) => error('V-15', 'pits.stalls', 'ids used once', id)),
    ...stalls.flatMap(({ col }, index) =>
      [-1, 0, 1, 2]
        .map((step) => ({ lane, col: (col + step + course.length) % course.length }))
        .filter((cell) => special.has(keyOf(cell)))
        .map((cell) => error('V-8', `pits.stalls.${index}`, 'white spaces of one count beside it', keyOf(cell))),
    ),
    ...repeated(stalls.map(({ col }) => String(col))).map((col) =>
      error('V-8', 'pits.stalls', 'columns used once', col),
    ),
    ...byOrder
      .filter(({ order }, index) => order !== index)
      .map(({ order }) => error('V-8', 'pits.stalls', 'orders 0, 1, 2 and so on', order)),
    ...byOrder
      .filter(
        ({ col }, index) => fromStart(course, col) > fromStart(course, byOrder[index - 1]?.col ?? course.finishCol - 1),
      )
      .map(({ id }) => error('V-8', 'pits.stalls', 'order 0 farthest forward', id)),
    ...stalls
      .filter(({ col }) => fromStart(course, col) > finish || fromStart(course, col) < 2)
      .map(({ col }) => error('V-18', 'pits.stalls', 'stalls between the start and the finish line', col)),
    ...byOrder
      .filter(({ col }, index) => before(byOrder, index).some((ahead) => Math.abs(col - ahead.col) < 2))
      .slice(0, 1)
      .map(({ col }) => warning('V-19', 'pits.stalls', 'stalls at least two columns apart', col)),
  ]
}

const gridFaults = (course: Course): Faults => {
  const special = new Set([...course.corners.flatMap(cellsOf)].map(keyOf))
  const columns = Array.from({ length: CARS }, (_, back) => (course.startCol - back + course.length) % course.length)
  return LANES.flatMap((lane) =>
    columns
      .filter((col) => special.has(keyOf({ lane, col })))
      .map((col) => error('V-10', 'corners', 'six ranks of white spaces behind the start line', `${lane} ${col}`)),
  )
}

const courseFaults = (course: Course): Faults => [
  ...ringFaults(course),
  ...(course.km > 0 && Number.isFinite(course.km) ? NONE : [error('V-17', 'km', 'more than 0', course.km)]),
  ...cornerFaults(course),
  ...twoSpaceFaults(course),
  ...pitFaults(course),
  ...gridFaults(course),
]

const cardFaults = (card: SpecificationCard, path: string): Faults => {
  const gears = card.speeds.length
  const growing = card.speeds.every((speed, index) => before(card.speeds, index).every((below) => speed > below))
  const isSafe = (gear: number): boolean => isWhole(gear, 1, gears)
  const isF = card.cls === 'F'
  return [
    ...(isWhole(card.number, 1, CARS) ? NONE : [error('K-1', `${path}.number`, '1 to 12', card.number)]),
    ...(gears >= 3 && gears <= 8 ? NONE : [error('K-2', `${path}.speeds`, '3 to 8 gears', gears)]),
    ...(card.speeds.every((speed) => isWhole(speed, 2, 20))
      ? NONE
      : [error('K-3', `${path}.speeds`, 'whole numbers from 2 to 20', card.speeds.join(' '))]),
    ...(growing
      ? NONE
      : [error('K-4', `${path}.speeds`, 'each gear faster than the one below', card.speeds.join(' '))]),
    ...(isWhole(card.freeDown, 1, 7) ? NONE : [error('K-5', `${path}.freeDown`, '1 to 7', card.freeDown)]),
    ...(card.maxDown === null || isWhole(card.maxDown, 1, 7)
      ? NONE
      : [error('K-6', `${path}.maxDown`, '1 to 7, or null', card.maxDown)]),
    ...(isF && card.maxDown !== 3 ? [error('K-6', `${path}.maxDown`, '3 for class F', card.maxDown)] : NONE),
    ...(isSafe(card.safe.sharp) && isSafe(card.safe.hairpin)
      ? NONE
      : [error('K-7', `${path}.safe`, `gears from 1 to ${gears}`, `${card.safe.sharp}, ${card.safe.hairpin}`)]),
    ...(card.safe.hairpin > card.safe.sharp
      ? [warning('K-8', `${path}.safe.hairpin`, 'no higher than for sharp corners', card.safe.hairpin)]
      : NONE),
    ...(card.hardBrakes === 'unlimited' || isWhole(card.hardBrakes, 0, 99)
      ? NONE
      : [error('K-9', `${path}.hardBrakes`, '0 to 99, or unlimited', card.hardBrakes)]),
    ...(isF === (card.hardBrakes === 'unlimited')
      ? NONE
      : [error('K-10', `${path}.hardBrakes`, 'unlimited for class F and for no other', card.hardBrakes)]),
  ]
}

const setFaults = (cards: ReadonlyArray<SpecificationCard>): Faults => [
  ...(isWhole(cards.length, 2, CARS) ? NONE : [error('K-11', '', '2 to 12 cards', cards.length)]),
  ...repeated(cards.map(({ number }) => String(number))).map((number) => error('K-1', '', 'numbers used once', number)),
  ...cards.flatMap((card, index) => cardFaults(card, String(index))),
]

const tableFaults = (table: ChanceTable): Faults => {
  const columns = (['sharp', 'hairpin'] as const).flatMap((kind) =>
    (['dry', 'wet'] as const).map((surface) => [`${kind}.${surface}`, table[kind][surface]] as const),
  )
  const count = (results: ReadonlyArray<string>, word: string): number => results.filter((one) => one === word).length
  const better = (['sharp', 'hairpin'] as const).filter(
    (kind) => count(table[kind].wet, 'safe') > count(table[kind].dry, 'safe'),
  )
  const missing = ['safe', 'pit', 'spin', 'smash'].filter((word) =>
    columns.every(([, results]) => count(results, word) === 0),
  )
  return [
    ...columns
      .filter(([, results]) => results.length !== 6)
      .map(([path, results]) => error('T-1', path, 'six results', results.length)),
    ...better.map((kind) => warning('T-2', kind, 'the wet column no safer than the dry one', kind)),
    ...missing.map((word) => warning('T-3', '', 'every result somewhere', word)),
  ]
}

const pairFaults = (course: Course, cards: ReadonlyArray<SpecificationCard>): Faults => {
  const { stalls } = course.pits
  if (stalls.length === 0) return [warning('V-9', 'pits.stalls', 'stalls to make stops in', 'none')]
  const short = (['C', 'D', 'E', 'F'] as const).filter(
    (cls) => stalls.filter((stall) => stall.cls === cls).length < cards.filter((card) => card.cls === cls).length,
  )
  const top = Math.max(0, ...cards.flatMap(({ speeds }) => speeds))
  const finish = fromStart(course, course.finishCol)
  const soon = course.corners.filter(({ cells }) =>
    cells.some(({ from }) => (fromStart(course, from) - finish - 1 + course.length) % course.length < top),
  )
  return [
    ...short.map((cls) => error('V-9', 'pits.stalls', 'a stall for every car of a class', cls)),
    ...soon
      .slice(0, 1)
      .map(({ id }) => warning('V-11', 'corners', `no corner within ${top} columns of the finish`, id)),
  ]
}

const within = (prefix: string, faults: Faults): Faults =>
  faults.map((fault) => ({ ...fault, path: fault.path === '' ? prefix : `${prefix}.${fault.path}` }))

/**
 * Everything that is wrong with a board, errors and warnings.
 *
 * @rule LM-Equip.2-18, LM-Q.39, LM-Q.46-47
 * @example
 * import assert from 'node:assert'
 * import { boardFaults, CARDS, CHANCE_TABLE, MONTE_CARLO_COURSE } from 'parc-ferme/le-mans'
 *
 * const faults = boardFaults({ course: MONTE_CARLO_COURSE, cards: CARDS, table: CHANCE_TABLE })
 * assert.deepStrictEqual(faults.filter(({ isWarning }) => !isWarning), [])
 */
export const boardFaults = ({ course, cards, table }: BoardData): ReadonlyArray<BoardFault> => [
  ...within('course', courseFaults(course)),
  ...within('cards', setFaults(cards)),
  ...within('table', tableFaults(table)),
  ...within('course', pairFaults(course, cards)),
]

/**
 * What the reference course of Le Mans has beyond being valid: its first and its last corner can be dodged; that of Monte Carlo has
 * no such corner.
 *
 * @rule LM-Corner.4
 * @example
 * import assert from 'node:assert'
 * import { bypassedCorners, LE_MANS_COURSE } from 'parc-ferme/le-mans'
 *
 * assert.deepStrictEqual(bypassedCorners(LE_MANS_COURSE), ['dunlop', 'maison-blanche'])
 */
export const bypassedCorners = ({ corners }: Course): ReadonlyArray<string> =>
  corners.filter(({ bypass }) => bypass !== null).map(({ id }) => id)

/** The rule data of a board as one text, for its hash: names, sources and kilometres do not count. */
export const ruleText = ({ course, cards, table }: BoardData): string =>
  canonical({
    length: course.length,
    start: course.startCol,
    finish: course.finishCol,
    twos: [...course.twos].sort((a, b) => (a.col === b.col ? (a.lane < b.lane ? -1 : 1) : a.col - b.col)),
    corners: course.corners.map(({ id, kind, cells, so }) => ({ id, kind, cells, so })),
    pits: course.pits,
    cards: cards.map(({ number, cls, speeds, freeDown, maxDown, safe, hardBrakes }) => ({
      number,
      cls,
      speeds,
      freeDown,
      maxDown,
      safe,
      hardBrakes,
    })),
    table,
  })
