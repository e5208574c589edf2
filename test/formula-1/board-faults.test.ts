import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { BandCell, Cell, Circuit, CornerData, Link, Pit } from '../../src/formula-1/board.js'
import { circuitFromRows } from '../../src/formula-1/board.js'
import { boardFaults } from '../../src/formula-1/board-faults.js'
import { CIRCUIT_1962 } from '../../src/formula-1/data/circuit-1962.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { makeFormula1 } from '../../src/formula-1/game.js'
import { after, legal, table } from './table.js'

/** Id and path of every fault, once each. */
/** What is odd about the board of 1962, and can be played on. */
const ODD_IN_1962 = ['C-22 cells.11b', 'C-27 cells']

const faults = (circuit: Circuit, readings: Readonly<Record<string, string>> = {}): ReadonlyArray<string> => [
  ...new Set(boardFaults(circuit, readings).map(({ id, path }) => `${id} ${path}`)),
]

const T1 = CIRCUIT_T1

const withCell = (id: string, change: (cell: Cell) => Partial<Cell>, circuit = T1): Circuit => ({
  ...circuit,
  cells: circuit.cells.map((cell) => (cell.id === id ? { ...cell, ...change(cell) } : cell)),
})
const withLink = (id: string, to: string, kind: Link['kind']): Circuit =>
  withCell(id, ({ links }) => ({ links: [...links, { to, kind }] }))
const withLinks = (id: string, links: ReadonlyArray<Link>): Circuit => withCell(id, () => ({ links }))
const withBand = (id: string, band: BandCell | null): Circuit => withCell(id, () => ({ band }))
const withCorner = (id: string, change: Partial<CornerData>): Circuit => ({
  ...T1,
  corners: T1.corners.map((corner) => (corner.id === id ? { ...corner, ...change } : corner)),
})
const withExits = (id: string, exits: ReadonlyArray<string>): Circuit => ({
  ...T1,
  corners: T1.corners.map((corner) =>
    corner.id === id ? { ...corner, spinOff: { ...corner.spinOff, exits } } : corner,
  ),
})
const withPit = (colour: string, change: Partial<Pit>): Circuit => ({
  ...T1,
  pits: T1.pits.map((pit) => (pit.colour === colour ? { ...pit, ...change } : pit)),
})
const withGrid = (cells: ReadonlyArray<string>): Circuit => ({
  ...T1,
  grid: T1.grid.map((space, index) => ({ ...space, cell: cells[index] ?? '' })),
})
/** K6 spins cars off to 39a, where no other way leads. */
const SPUN_ONLY: Circuit = {
  ...withExits('K6', ['39a']),
  cells: T1.cells.map((cell) => ({ ...cell, links: cell.links.filter(({ to }) => to !== '39a') })),
}
const straight = (to: string): Link => ({ to, kind: 'straight' })
const ALL_BANDS = ['K1', 'K2a', 'K2b', 'K3', 'K4', 'K5', 'K6']

describe('faults in the lists of a circuit', () => {
  test.each<readonly [string, Circuit, ReadonlyArray<string>]>([
    ['C-01 a link leads to no space', withLink('5a', '5z', 'diagonalOut'), ['C-01 cells.5a.links']],
    ['C-01 a verge is no space', withCell('5a', () => ({ verge: ['6z'] })), ['C-01 cells.5a.verge']],
    ['C-01 a band belongs to no corner', withBand('5a', { band: 'K9', safety: 80 }), ['C-01 cells.5a.band']],
    ['C-01 a spin-off point leads to no space', withExits('K1', ['14z']), ['C-01 spinOff.spin-K1.exits']],
    [
      'C-01 a spin-off point is given for a band of another corner',
      withCorner('K1', { spinOffByBand: { K4: { id: 'spin-K1b', exits: ['14c'] } } }),
      ['C-01 corners.K1.spinOffByBand'],
    ],
    ['C-01 a pit lies beside no space', withPit('red', { abreast: '6z' }), ['C-01 pits.pit-red.abreast']],
    [
      'C-01 a pit is entered from no space',
      withPit('red', { entries: [{ cell: '5z', crossesFinish: false }] }),
      ['C-01 pits.pit-red.entries'],
    ],
    [
      'C-01 a pit is left for no space',
      withPit('red', { exits: [{ cell: '7z', crossesFinish: false }] }),
      ['C-01 pits.pit-red.exits'],
    ],
    ['C-01 a start space is no space', withGrid(['2a', '2b', '2z', '1a', '1b', '1c']), ['C-01 grid.3']],
    ['C-01 a chequered space is no space', { ...T1, finish: ['0a', '0b', '0c', '0z'] }, ['C-01 finish']],
    ['C-01 no space is chequered', { ...T1, finish: [] }, ['C-01 finish']],
    ['C-01 two corners have one id', withCorner('K6', { id: 'K5' }), ['C-01 corners']],
    ['C-01 a band belongs to two corners', withCorner('K6', { bands: ['K6', 'K5'] }), ['C-01 bands']],
    ['C-01 a pit has the id of a space', withPit('red', { id: '20b' }), ['C-01 places']],
    ['C-02 a space leads nowhere', withLinks('5a', []), ['C-02 cells.5a.links']],
    [
      'C-02 a space has five links',
      withLinks('5b', [
        straight('6b'),
        { to: '6a', kind: 'diagonalIn' },
        { to: '7a', kind: 'diagonalIn' },
        { to: '6c', kind: 'diagonalOut' },
        { to: '7c', kind: 'diagonalOut' },
      ]),
      ['C-02 cells.5b.links'],
    ],
    [
      'C-02 a space has two links straight on',
      withLinks('5a', [straight('6a'), straight('6b')]),
      ['C-02 cells.5a.links'],
    ],
    ['C-02 a space leads to itself', withLinks('5a', [straight('5a')]), ['C-02 cells.5a.links']],
    [
      'C-02 two diagonals lead to one space',
      withLinks('5a', [
        { to: '6b', kind: 'diagonalOut' },
        { to: '6b', kind: 'diagonalOut' },
      ]),
      ['C-02 cells.5a.links'],
    ],
    [
      'C-08 a diagonal leads where the way straight on leads',
      withLinks('5a', [straight('6b'), { to: '6b', kind: 'diagonalOut' }]),
      ['C-08 cells.5a.links'],
    ],
    [
      'C-10 a circuit has five corners',
      {
        ...T1,
        corners: T1.corners.slice(0, 5),
        cells: T1.cells.map((cell) => (cell.band?.band === 'K6' ? { ...cell, band: null } : cell)),
      },
      ['C-10 corners'],
    ],
    [
      'C-11 a corner has no band',
      {
        ...withCorner('K6', { bands: [] }),
        cells: T1.cells.map((cell) => (cell.band?.band === 'K6' ? { ...cell, band: null } : cell)),
      },
      ['C-11 corners.K6.bands'],
    ],
    ['C-11 a band has no space', withCorner('K6', { bands: ['K6', 'K7'] }), ['C-11 corners.K6.bands']],
    ['C-13 a safety speed is 0', withBand('29c', { band: 'K4', safety: 0 }), ['C-13 cells.29c.band.safety']],
    ['C-13 a safety speed is 160', withBand('29c', { band: 'K4', safety: 160 }), ['C-13 cells.29c.band.safety']],
    [
      'C-13 a safety speed is 70',
      withBand('29c', { band: 'K4', safety: Number('70') as BandCell['safety'] }),
      ['C-13 cells.29c.band.safety'],
    ],
    ['C-15 nothing leads off a spin-off point', withExits('K1', []), ['C-15 spinOff.spin-K1.exits']],
    ['C-19 a circuit has five pits', { ...T1, pits: T1.pits.slice(0, 5) }, ['C-19 pits']],
    ['C-19 a pit has a colour out of order', withPit('red', { colour: 'blue' }), ['C-19 pits.pit-red.colour']],
    ['C-19 a pit has no way in', withPit('red', { entries: [] }), ['C-19 pits.pit-red.entries']],
    ['C-19 a pit has no way out', withPit('red', { exits: [] }), ['C-19 pits.pit-red.exits']],
    ['C-24 a circuit has five start spaces', { ...T1, grid: T1.grid.slice(0, 5) }, ['C-24 grid']],
    [
      'C-24 the start spaces are not numbered in order',
      { ...T1, grid: T1.grid.map((space, index) => (index === 1 ? { ...space, space: 7 } : space)) },
      ['C-24 grid.1.space'],
    ],
    [
      'C-24 a start space has a colour out of order',
      { ...T1, grid: T1.grid.map((space, index) => (index === 1 ? { ...space, colour: 'blue' } : space)) },
      ['C-24 grid.1.colour'],
    ],
    ['C-24 two cars start on one space', withGrid(['2a', '2b', '2c', '1a', '1b', '2a']), ['C-24 grid.5.cell']],
    [
      'C-29 the first colour is not yellow',
      {
        ...T1,
        colours: T1.colours.map((colour) => (colour === 'yellow' ? 'white' : colour)),
        pits: T1.pits.map((pit) => (pit.colour === 'yellow' ? { ...pit, colour: 'white' } : pit)),
        grid: T1.grid.map((space) => (space.colour === 'yellow' ? { ...space, colour: 'white' } : space)),
      },
      ['C-29 colours.0'],
    ],
    ['C-29 there is a seventh colour', { ...T1, colours: [...T1.colours, 'white'] }, ['C-29 colours']],
    ['C-29 a space lies in no row', withCell('5a', () => ({ row: 40 })), ['C-29 cells.5a.row']],
    ['C-29 a space lies in no lane', withCell('5c', () => ({ lane: 3 })), ['C-29 cells.5c.lane']],
    ['C-29 a space ends where it begins', withCell('5a', () => ({ span: [5, 5] })), ['C-29 cells.5a.span']],
  ])('%s', (_, circuit, expected) => {
    expect(faults(circuit)).toEqual(expected)
    expect(E.isLeft(makeFormula1(circuit))).toBe(true)
  })
})

describe('faults in the shape of a circuit', () => {
  test.each<readonly [string, Circuit, ReadonlyArray<string>]>([
    [
      'C-03 no way leads to a space',
      {
        ...T1,
        cells: T1.cells.map((cell) => ({ ...cell, links: cell.links.filter(({ to }) => to !== '20a') })),
      },
      ['C-03 cells.20a'],
    ],
    ['C-04, C-07 a way round never meets the line', withLink('6a', '5b', 'diagonalOut'), ['C-04 cells', 'C-07 finish']],
    [
      'C-05 a lap is shorter than 24 spaces, and so misses bands',
      withLink('21b', '0a', 'diagonalIn'),
      [
        'C-05 finish.0a',
        'C-05 finish.0b',
        'C-05 finish.0c',
        ...['K3', 'K4', 'K5', 'K6'].map((id) => `C-12 bands.${id}`),
      ],
    ],
    [
      'C-06, C-07 a step leads along the line, which makes a lap of one space without bands',
      withLink('0a', '0b', 'diagonalOut'),
      ['C-05 finish.0a', 'C-06 cells.0a.links', 'C-07 cells.0a.links', ...ALL_BANDS.map((id) => `C-12 bands.${id}`)],
    ],
    ['C-12 a lane passes a band by', withBand('29c', null), ['C-12 bands.K4']],
    ['C-12 a lane meets a band twice', withBand('28c', { band: 'K4', safety: 100 }), ['C-12 bands.K4']],
    [
      'C-14 the bands of a corner are listed backward',
      withCorner('K2', { bands: ['K2b', 'K2a'] }),
      ['C-14 bands.K2b', 'C-14 bands.K2a'],
    ],
    [
      'C-16, C-17 a car leaves a spin-off point before its band',
      withExits('K1', ['10b']),
      ['C-16 spinOff.spin-K1.exits', 'C-17 spinOff.spin-K1.exits'],
    ],
    [
      'C-16, C-17 a car leaves a spin-off point beyond the line',
      withExits('K6', ['1c']),
      ['C-16 spinOff.spin-K6.exits', 'C-17 spinOff.spin-K6.exits'],
    ],
    ['C-18 nothing leads back from beside a space', withCell('5a', () => ({ verge: [] })), ['C-18 cells.5a.verge']],
    ['C-18 the way back skips a row', withCell('5a', () => ({ verge: ['7c'] })), ['C-18 cells.5a.verge']],
    [
      'C-20 a stop counts a passage of the line that is none',
      withPit('red', { entries: [{ cell: '5c', crossesFinish: true }] }),
      ['C-20 pits.pit-red'],
    ],
    [
      'C-20 no way that is as short as a stop leads past a pit',
      withPit('red', { exits: [{ cell: '20b', crossesFinish: false }] }),
      ['C-20 pits.pit-red'],
    ],
    [
      'C-21 a stop skips a band',
      withPit('blue', { exits: [{ cell: '13b', crossesFinish: false }] }),
      ['C-21 pits.pit-blue'],
    ],
    [
      'C-22 a short cut past the line makes two distances',
      withLink('9b', '11a', 'diagonalIn'),
      ['C-22 cells.11a', 'C-22 cells.12a', 'C-22 cells.12b'],
    ],
    [
      'C-23 a pit has another distance than the space beside it',
      withPit('red', { overLine: 5 }),
      ['C-23 pits.pit-red.overLine'],
    ],
    [
      'C-23 a pit past the line is given as one before it',
      withPit('red', { overLine: null }),
      ['C-23 pits.pit-red.overLine'],
    ],
    ['C-24 a car starts before the line', withGrid(['2a', '2b', '2c', '1a', '1b', '39c']), ['C-24 grid.5']],
    ['C-24 a car starts behind the first band', withGrid(['2a', '2b', '2c', '1a', '1b', '13b']), ['C-24 grid.5']],
    [
      'C-24 a car starts where only cars that have spun off come',
      { ...SPUN_ONLY, grid: withGrid(['2a', '2b', '2c', '1a', '1b', '39a']).grid },
      ['C-17 spinOff.spin-K6.exits', 'C-24 grid.5'],
    ],
    ['C-25 a car starts behind three that move later', withGrid(['1b', '2a', '2b', '2c', '1a', '1c']), ['C-25 grid.0']],
    [
      'C-26 a step out of a pit onto the line does not count as one, which loses a lap',
      withPit('red', {
        abreast: '39c',
        entries: [{ cell: '38c', crossesFinish: false }],
        exits: [{ cell: '0c', crossesFinish: false }],
        overLine: null,
      }),
      ['C-20 pits.pit-red', 'C-26 pits.pit-red.exits'],
    ],
  ])('%s', (_, circuit, expected) => {
    expect(faults(circuit)).toEqual(expected)
    expect(E.isLeft(makeFormula1(circuit))).toBe(true)
  })

  test('C-17 a way off that no way past the band reaches is told by itself', () => {
    const alternative = CIRCUIT_1962.readings
      .find(({ id }) => id === 'afterCorner6')
      ?.alternatives.find(({ id }) => id === 'spunOnly')
    const cut: Circuit = {
      ...CIRCUIT_1962,
      cells: CIRCUIT_1962.cells.map((cell) => ({
        ...cell,
        links: cell.links.filter(({ to }) => cell.id !== '56d' || to !== '57e'),
        verge: alternative?.verge?.[cell.id] ?? cell.verge,
      })),
    }
    expect(faults(cut)).toEqual(['C-17 spinOff.spin-c6.exits', ...ODD_IN_1962])
  })
})

describe('warnings', () => {
  test.each<readonly [string, Circuit, ReadonlyArray<string>]>([
    [
      'C-09 a step called outward leads inward',
      withLinks('5b', [straight('6b'), { to: '6a', kind: 'diagonalOut' }, { to: '6c', kind: 'diagonalOut' }]),
      ['C-09 cells.5b.links'],
    ],
    [
      'C-09 a step called inward leads outward',
      withLinks('5b', [straight('6b'), { to: '6a', kind: 'diagonalIn' }, { to: '6c', kind: 'diagonalIn' }]),
      ['C-09 cells.5b.links'],
    ],
    ['C-22, C-27 a band lies 11 past the line and no place is one lane wide', CIRCUIT_1962, ODD_IN_1962],
    [
      'C-18 cars forced off come back on the inside',
      { ...T1, cells: T1.cells.map((cell) => (cell.id === '5b' ? { ...cell, verge: ['6a'] } : cell)) },
      ['C-18 cells.5b.verge'],
    ],
    [
      'C-28 the lanes of no band differ',
      {
        ...T1,
        cells: T1.cells.map((cell) => ({ ...cell, band: cell.band === null ? null : { ...cell.band, safety: 80 } })),
      },
      ['C-28 corners'],
    ],
  ])('%s, and the circuit can be raced on', (_, circuit, expected) => {
    expect(boardFaults(circuit).every(({ isWarning }) => isWarning)).toBe(true)
    expect(faults(circuit)).toEqual(expected)
    expect(E.isRight(makeFormula1(circuit))).toBe(true)
  })
})

describe('the circuits of the library', () => {
  test('C-22, C-27 are all there is to say about the board of 1962: its first band is near, its narrowest place has two lanes', () => {
    expect(boardFaults(CIRCUIT_1962)).toEqual([
      {
        id: 'C-22',
        path: 'cells.11b',
        expected: 'no band so near behind the line',
        found: 'a band after 11',
        isWarning: true,
      },
      {
        id: 'C-27',
        path: 'cells',
        expected: 'a stretch one lane wide',
        found: '2 lanes at the narrowest',
        isWarning: true,
      },
    ])
  })

  test('nothing is wrong with the test circuit', () => {
    expect(boardFaults(T1)).toEqual([])
  })
})

describe('readings', () => {
  test.each<readonly [string, Circuit, Readonly<Record<string, string>>, ReadonlyArray<string>]>([
    [
      'C-30 a reading is asked for that there is none of',
      CIRCUIT_1962,
      { tunnel: 'open' },
      ['C-27 cells', 'C-30 readings.tunnel'],
    ],
    [
      'C-30 a value is asked for that a reading has not',
      CIRCUIT_1962,
      { channel: 'wet' },
      ['C-27 cells', 'C-30 readings.channel'],
    ],
    ['C-30 a circuit without readings is asked for one', T1, { channel: 'closed' }, ['C-30 readings.channel']],
    [
      'C-30 two readings have one id',
      {
        ...T1,
        readings: [
          { id: 'kerb', chosen: 'low', question: 'How high?', alternatives: [] },
          { id: 'kerb', chosen: 'high', question: 'How high?', alternatives: [] },
        ],
      },
      {},
      ['C-30 readings.kerb'],
    ],
    [
      'C-30 two alternatives have one id',
      {
        ...T1,
        readings: [
          {
            id: 'kerb',
            chosen: 'low',
            question: 'How high?',
            alternatives: [
              { id: 'high', note: 'High.' },
              { id: 'high', note: 'Higher.' },
            ],
          },
        ],
      },
      {},
      ['C-30 readings.kerb'],
    ],
    [
      'C-30 an alternative changes a corner that there is none of',
      {
        ...T1,
        readings: [
          {
            id: 'kerb',
            chosen: 'low',
            question: 'How high?',
            alternatives: [{ id: 'high', note: 'High.', spinOffExits: { K9: ['14c'] } }],
          },
        ],
      },
      {},
      ['C-30 readings.kerb.high'],
    ],
  ])('%s', (_, circuit, readings, expected) => {
    const known = faults(circuit, readings).filter((fault) => fault.startsWith('C-30'))
    expect(known).toEqual(expected.filter((fault) => fault.startsWith('C-30')))
    expect(E.isLeft(makeFormula1(circuit, readings))).toBe(true)
  })

  test('C-17 is waived by the reading that breaks it by design', () => {
    expect(faults(CIRCUIT_1962, { afterCorner6: 'spunOnly' })).toEqual(ODD_IN_1962)
    expect(E.isRight(makeFormula1(CIRCUIT_1962, { afterCorner6: 'spunOnly' }))).toBe(true)
  })

  test('C-12 does not ask that a car meets its bands again on the way to the line, where it has spun off', () => {
    expect(faults(SPUN_ONLY)).toEqual(['C-17 spinOff.spin-K6.exits'])
    expect(faults({ ...SPUN_ONLY, waives: ['C-17'] })).toEqual([])
  })

  test.each<readonly [string, string, Circuit]>([
    ['C-01 a link to no space', 'C-01', withLink('5a', '5z', 'diagonalOut')],
    ['C-02 a space that leads nowhere', 'C-02', withLinks('5a', [])],
    ['C-24 a race without the sixth start space', 'C-24', { ...T1, grid: T1.grid.slice(0, 5) }],
  ])('%s cannot be waived', (_, id, circuit) => {
    const waived = boardFaults({ ...circuit, waives: [id] })
    expect(waived).toEqual(boardFaults(circuit))
    expect(E.isLeft(makeFormula1({ ...circuit, waives: [id] }))).toBe(true)
  })

  test('C-18 where nothing leads back, which a circuit may waive, a car forced off the track stays there', () => {
    const made = makeFormula1({ ...withCell('20a', () => ({ verge: [] })), waives: ['C-18'] })
    if (E.isLeft(made)) return expect.fail(JSON.stringify(made.left))
    const game = made.right
    const off = table({ game, cars: [{ at: 'outside-20a' }, { at: '30a' }] })
    expect(legal(after(off, ['speed 60'], game), game)).toEqual(['wait'])
  })

  test('C-25 is waived by a circuit that says so, and nothing else is', () => {
    const boxedIn = withGrid(['1b', '2a', '2b', '2c', '1a', '1c'])
    expect(faults({ ...boxedIn, waives: ['C-25'] })).toEqual([])
    expect(faults({ ...boxedIn, waives: ['C-24'] })).toEqual(['C-25 grid.0'])
    expect(E.isRight(makeFormula1({ ...boxedIn, waives: ['C-25'] }))).toBe(true)
  })
})

describe('how faults are told', () => {
  test('C-01 hides what cannot be asked before its names resolve', () => {
    const broken = withLink('5a', '5z', 'diagonalOut')
    expect(faults({ ...broken, pits: withPit('red', { overLine: 5 }).pits })).toEqual(['C-01 cells.5a.links'])
  })

  test('C-23, C-25 stand in the order of their numbers with what was expected and found', () => {
    const broken = { ...withGrid(['1b', '2a', '2b', '2c', '1a', '1c']), pits: withPit('red', { overLine: 5 }).pits }
    expect(boardFaults(broken)).toEqual([
      { id: 'C-23', path: 'pits.pit-red.overLine', expected: '6', found: '5', isWarning: false },
      { id: 'C-25', path: 'grid.0', expected: 'a way that no later car stands in', found: '1b', isWarning: false },
    ])
  })
})

test('C-20 says how far it looked for a way past a pit in vain', () => {
  expect(boardFaults(withPit('red', { exits: [{ cell: '20b', crossesFinish: false }] }))).toEqual([
    {
      id: 'C-20',
      path: 'pits.pit-red',
      expected: 'as many crossings of the line with a stop as without',
      found: 'no way past the pit',
      isWarning: false,
    },
  ])
})

test('C-22, C-24 stand in the order of their numbers, not of their finding', () => {
  const shortCut = withLink('9b', '11a', 'diagonalIn')
  const { grid } = withGrid(['2a', '2b', '2c', '1a', '1b', '39c'])
  expect(faults({ ...shortCut, grid })).toEqual(['C-22 cells.11a', 'C-22 cells.12a', 'C-22 cells.12b', 'C-24 grid.5'])
})

test('C-19, C-24, C-29 a circuit written in rows for more cars than it has colours is told so', () => {
  const pits = [3, 4, 5, 6, 7, 8].map((row) => ({
    abreast: `${row}c`,
    from: `${row - 1}c`,
    to: `${row + 1}c`,
    overLine: row,
  }))
  const frame = { ...T1, grid: T1.grid.map(({ cell }) => cell), pits, colours: T1.colours.slice(0, 5) }
  const { grid, pits: made } = circuitFromRows('0a 0a', frame)
  expect([grid[5], made[5]?.id, made[5]?.colour]).toEqual([{ space: 6, colour: '', cell: '1c' }, 'pit-', ''])
  expect(faults({ ...T1, colours: frame.colours, grid, pits: made })).toEqual([
    'C-19 pits.pit-.colour',
    'C-24 grid.5.colour',
    'C-29 colours',
  ])
})

test('C-29 a circuit without colours is told so in words', () => {
  const found = boardFaults({ ...T1, colours: [] }).find(({ id }) => id === 'C-29')
  expect(found).toEqual({
    id: 'C-29',
    path: 'colours',
    expected: 'six different colours',
    found: 'none',
    isWarning: false,
  })
})
