/** Equipment, the note on the cards, and what is optional. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import {
  boardFaults,
  bypassedCorners,
  CARDS,
  CHANCE_TABLE,
  CLAUSES,
  EMPTY_PAD,
  foldView,
  LE_MANS_COURSE,
  leMans,
  makeLeMans,
  MONTE_CARLO_COURSE,
  monteCarlo,
  noteEvent,
  T60_COURSE,
  TEST_CARDS,
  TEST_TABLE,
  type Cell,
  type Course,
  type Event,
  type LaneName,
  type SpecificationCard,
} from '../../src/le-mans/index.js'
import { LE_MANS_PICTURE, MONTE_CARLO_PICTURE } from '../../src/le-mans/picture.js'
import { after, eventsOf, gearsIn, grid, position, refusal, right, STR, T60, T60J } from './positions.js'

const BOTH = [leMans, monteCarlo]

describe('the box', () => {
  test('LM-Equip.1 the folder of rules is where the clauses come from, and rules nothing itself', () => {
    expect(CLAUSES.filter(({ id }) => id === 'LM-Equip.1')).toHaveLength(1)
  })

  test('LM-Equip.2 there are two courses, each complete in itself', () => {
    expect(BOTH.map(({ track }) => track.id)).toEqual(['le-mans', 'monte-carlo'])
    for (const { data } of BOTH) expect(E.isRight(makeLeMans(data))).toBe(true)
  })

  test('LM-Equip.3 there are twelve cards with numbers of their own', () => {
    expect([CARDS.length, new Set(CARDS.map(({ number }) => number)).size]).toEqual([12, 12])
  })

  test('LM-Equip.4 the record pad is kept from what happens alone', () => {
    const start = right(STR.setup({ seats: 2 }))
    expect(start.events.reduce(noteEvent, EMPTY_PAD).cars.map(({ laps, gear }) => [laps, gear])).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('LM-Equip.23 what was agreed changes no view, nor does what befalls a car that does not race along', () => {
    const { state, events } = right(STR.setup({ seats: 2, rulings: { gridOrder: 'given' } }))
    const view = STR.view(state, 0)
    expect(events.filter(({ _tag }) => _tag === 'RaceAgreed').reduce(foldView, view)).toEqual(view)
    expect(foldView(view, { _tag: 'CarRestarted', car: 7 })).toEqual(view)
  })

  test('LM-Equip.5 twelve cars race at most', () => {
    expect(right(leMans.setup({ seats: 12 })).state.cars).toHaveLength(12)
    expect(refusal(leMans.setup({ seats: 13 }))._tag).toBe('SeatsOutOfRange')
  })

  test('LM-Equip.6 no course has more corners than there are markers', () => {
    for (const { track } of BOTH) expect(track.corners.length).toBeLessThanOrEqual(12)
  })

  test('LM-Equip.7 the die has the faces 1 to 6, all alike', () => {
    const { state } = right(STR.setup({ seats: 2 }))
    expect(STR.outcomes(state)).toEqual([1, 2, 3, 4, 5, 6].map((face) => ({ weight: 1, move: { _tag: 'Roll', face } })))
    expect(refusal(STR.apply(state, { _tag: 'Roll', face: 7 as never }))).toEqual({
      _tag: 'NoSuchFace',
      rule: 'LM-Equip.7',
      face: 7,
    })
  })

  test('LM-Equip.8 both courses have a start and a finish line', () => {
    expect(BOTH.map(({ track }) => [track.length, track.finish])).toEqual([
      [159, 157],
      [95, 94],
    ])
  })

  test('LM-Equip.9 stalls are no spaces of the road', () => {
    const state = position(
      T60,
      [
        { number: 1, at: 'I58', stall: 0, stop: 1 },
        { number: 10, at: 'I56', gear: 2 },
      ],
      { order: [1, 0] },
    )
    expect(gearsIn(T60, state)).toContain(2)
    expect(T60.legal(state)).toContainEqual({ _tag: 'Drive', gear: 2, brakes: 0, lane: 0, column: 0 })
  })

  test('LM-Equip.10 a corner is sharp or a hairpin', () => {
    expect(leMans.track.corners.map(({ kind }) => kind)).toEqual([
      'sharp',
      'sharp',
      'sharp',
      'hairpin',
      'sharp',
      'hairpin',
      'sharp',
    ])
    expect(monteCarlo.track.corners.filter(({ kind }) => kind === 'hairpin').map(({ id }) => id)).toEqual([
      'gare',
      'gazometre',
    ])
  })

  test('LM-Equip.11 the SO space lies in its corner', () => {
    for (const { track } of BOTH)
      track.corners.forEach(({ soLane, soColumn }, corner) =>
        expect(track.corner[soLane * track.length + soColumn]).toBe(corner),
      )
  })

  test('LM-Equip.12 the length in kilometres is told and rules nothing', () => {
    expect([LE_MANS_COURSE.km, MONTE_CARLO_COURSE.km]).toEqual([13.461, 3.145])
    const longer = right(makeLeMans({ ...leMans.data, course: { ...LE_MANS_COURSE, km: 99 } }))
    expect(longer.board).toBe(leMans.board)
  })

  test('LM-Equip.13 corners have their names', () => {
    expect(leMans.track.corners.map(({ name }) => name)).toContain('Mulsanne')
    expect(monteCarlo.track.corners.map(({ name }) => name)).toContain('Sainte-Dévote')
  })

  test('LM-Equip.14 both courses run clockwise, columns growing', () => {
    expect([LE_MANS_COURSE.direction, MONTE_CARLO_COURSE.direction]).toEqual(['clockwise', 'clockwise'])
    const state = position(leMans, [{ number: 1, at: 'I50', gear: 3 }])
    expect(after(leMans, state, '3 I58').cars[0]?.x).toBe(58)
  })

  test('LM-Equip.15 every gear has a speed, each higher than the one below', () => {
    for (const { speeds } of CARDS) {
      expect(speeds.every((speed, gear) => speed > (speeds[gear - 1] ?? 1))).toBe(true)
    }
  })

  test('LM-Equip.16 every card says how far a car goes down', () => {
    expect(CARDS.every(({ freeDown }) => freeDown >= 1)).toBe(true)
  })

  test('LM-Equip.17 every card says where a corner is safe', () => {
    expect(CARDS.every(({ safe }) => safe.sharp >= 1 && safe.hairpin >= 1)).toBe(true)
  })

  test('LM-Equip.18 the hard-brakings of the card are for four laps', () => {
    const brakes = (laps: number): number | undefined => right(leMans.setup({ seats: 2, laps })).state.cars[0]?.brakes
    expect([1, 4, 5, 8].map(brakes)).toEqual([6, 6, 12, 12])
  })

  test('LM-Equip.19 at the start all corners are dry', () => {
    expect(grid(leMans, [1, 2]).wet).toEqual([])
  })

  test('LM-Equip.20 a spin-out makes its corner wet', () => {
    const state = position(T60, [{ number: 1, at: 'I18', gear: 3 }])
    expect(after(T60, state, '3 I26', 'roll 2').wet).toEqual([1])
  })

  test('LM-Equip.21 a wet corner stays wet', () => {
    const state = position(
      T60J,
      [
        { number: 1, at: 'I18', gear: 3 },
        { number: 2, at: 'I5', gear: 1 },
      ],
      { wet: [1] },
    )
    expect(after(T60J, state, '3 I26', 'roll 2').wet).toEqual([1])
    expect(after(T60J, state, '3 I26', 'roll 6').wet).toEqual([1])
  })

  test('LM-Equip.22-23 stops owed, hard-brakings, spin-outs, laps and the finish stand on the pad', () => {
    const start = position(
      T60,
      [
        { number: 1, at: 'I15', gear: 6, brakes: 2 },
        { number: 10, at: 'O100', gear: 5 },
      ],
      { laps: 2 },
    )
    const agreed: Event = {
      _tag: 'RaceAgreed',
      agreement: start.agreement,
      cars: [
        { seat: 0, card: 0, brakes: 2 },
        { seat: 1, card: 3, brakes: -1 },
      ],
    }
    const lines = ['5 O111', '3 I23', 'roll 2']
    const events = lines.flatMap((_, index) => eventsOf(T60, start, ...lines.slice(0, index + 1)))
    const pad = [agreed, ...events].reduce(noteEvent, EMPTY_PAD)
    expect(pad.wet).toEqual([1])
    expect(pad.cars[0]).toMatchObject({
      brakesUsed: 2,
      brakesLeft: 0,
      spinOuts: [1],
      chances: 1,
      gear: 0,
      owed: [{ kind: 'brake', due: 1, units: 1 }],
    })
    const finish = eventsOf(T60, after(T60, start, ...lines), '5 O122')
    const end = finish.reduce(noteEvent, pad)
    expect(end.cars[1]).toMatchObject({ laps: 2, lapTurns: [11], place: 0 })
  })
})

describe('the cards', () => {
  test('LM-Spec.1 a card stands for no real car: its model plays no part', () => {
    const cards = CARDS.map((card) => ({ ...card, model: 'another' }))
    expect(right(makeLeMans({ ...leMans.data, cards })).board).toBe(leMans.board)
  })

  test('LM-Spec.2 cars of all classes race together', () => {
    const { state } = right(leMans.setup({ seats: 4, cars: [[1], [4], [7], [10]] }))
    expect(state.cars.map(({ card }) => leMans.track.cards[card]?.cls)).toEqual(['C', 'D', 'E', 'F'])
  })

  test('LM-Spec.3 a card may bear another name', () => {
    const cards = CARDS.map((card) => ({ ...card, name: 'Cooper' }))
    expect(right(makeLeMans({ ...leMans.data, cards })).board).toBe(leMans.board)
  })

  test('LM-Opt.1 without options agreed the basic rules hold, and each option stands alone', () => {
    const plain = right(leMans.setup({ seats: 2 })).state
    expect([plain.agreement.start, plain.phase._tag]).toEqual(['grid', 'Rolling'])
    expect(right(leMans.setup({ seats: 2, start: 'leMans' })).state.agreement).toEqual({
      ...plain.agreement,
      start: 'leMans',
    })
  })
})

describe('boards', () => {
  test('the reference boards have the two warnings that are known, and no error', () => {
    expect(boardFaults(leMans.data)).toEqual([])
    expect(boardFaults(monteCarlo.data).map(({ id, isWarning }) => [id, isWarning])).toEqual([
      ['V-12', true],
      ['V-19', true],
      ['V-11', true],
    ])
  })

  test('LM-Corner.4 the first and the last corner of Le Mans can be dodged, no corner of Monte Carlo', () => {
    expect(bypassedCorners(LE_MANS_COURSE)).toEqual([LE_MANS_COURSE.corners[0]?.id, LE_MANS_COURSE.corners.at(-1)?.id])
    expect(bypassedCorners(MONTE_CARLO_COURSE)).toEqual([])
  })

  const broken = {
    'V-1': { length: 10 },
    'V-2': { corners: [...T60_COURSE.corners, { ...T60_COURSE.corners[1], id: 'd' }] },
    'V-3': { corners: T60_COURSE.corners.map((corner) => ({ ...corner, so: { lane: 'inside', col: 50 } })) },
    'V-6': {
      corners: T60_COURSE.corners.map((corner) =>
        corner.bypass === null
          ? corner
          : { ...corner, bypass: { from: { lane: 'outside', col: 1 }, to: { lane: 'inside', col: 9 } } },
      ),
    },
    'V-8': { pits: { lane: 'inside', stalls: T60_COURSE.pits.stalls.map((stall) => ({ ...stall, col: 22 })) } },
    'V-9': { pits: { lane: 'inside', stalls: T60_COURSE.pits.stalls.slice(1) } },
    'V-10': {
      corners: [
        {
          ...T60_COURSE.corners[0],
          cells: [{ lane: 'inside', from: 50, to: 58 }],
          so: { lane: 'inside', col: 58 },
          bypass: null,
        },
      ],
    },
    'V-14': {
      twos: [
        { lane: 'inside', col: 37 },
        { lane: 'outside', col: 37 },
      ],
    },
    'V-15': { corners: T60_COURSE.corners.map((corner) => ({ ...corner, id: 'same' })) },
    'V-16': { corners: [...T60_COURSE.corners].reverse() },
    'V-17': { km: 0 },
    'V-18': { finishCol: 50 },
  }

  test.each(Object.entries(broken))('a course that breaks %s is refused by that name', (id, change) => {
    const made = makeLeMans({ course: { ...T60_COURSE, ...(change as object) }, cards: TEST_CARDS, table: TEST_TABLE })
    expect(E.isLeft(made) ? made.left.map((fault) => fault.id) : []).toContain(id)
  })

  const allFaults = (course: Course, cards: ReadonlyArray<SpecificationCard>): ReadonlyArray<string> =>
    boardFaults({ course, cards, table: TEST_TABLE }).map(({ id, path, found }) => `${id} ${path}: ${found}`)

  // Those beside the warnings that T60 has itself.
  const faultsOf = (course: Partial<Course>, cards = TEST_CARDS): ReadonlyArray<string> => {
    const known = allFaults(T60_COURSE, TEST_CARDS)
    return allFaults({ ...T60_COURSE, ...course }, cards).filter((fault) => !known.includes(fault))
  }

  test('LM-Equip.9 a two-space is named once', () => {
    const [two] = T60_COURSE.twos
    expect(faultsOf({ twos: [...T60_COURSE.twos, ...(two === undefined ? [] : [two])] })).toEqual([
      'V-1 course.twos: outside 20',
    ])
  })

  test('LM-Equip.9 a corner has one span in each lane', () => {
    const corners = T60_COURSE.corners.map((corner) =>
      corner.id === 'b'
        ? { ...corner, cells: [...corner.cells, { lane: 'inside' as const, from: 25, to: 26 }] }
        : corner,
    )
    expect(faultsOf({ corners })).toEqual(['V-2 course.corners.1.cells: inside', 'V-13 course.corners.1.so.col: 22'])
  })

  // Corners of two spaces each in both lanes, four columns apart.
  const many = (count: number): Partial<Course> => ({
    length: 60 + 4 * count,
    twos: [],
    corners: Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      name: `${index}`,
      kind: 'sharp',
      turn: 'right',
      cells: [
        { lane: 'inside', from: 24 + 4 * index, to: 25 + 4 * index },
        { lane: 'outside', from: 24 + 4 * index, to: 25 + 4 * index },
      ],
      so: { lane: 'inside', col: 25 + 4 * index },
      bypass: null,
    })),
    pits: {
      lane: 'inside',
      stalls: T60_COURSE.pits.stalls.map((stall) => ({ ...stall, col: stall.col + 4 * count })),
    },
  })

  test('LM-Equip.6 a course may have more corners than there are markers, thirty at most', () => {
    const counted = (count: number): ReadonlyArray<unknown> => [
      E.isRight(makeLeMans({ course: { ...T60_COURSE, ...many(count) }, cards: TEST_CARDS, table: TEST_TABLE })),
      ...faultsOf(many(count)).filter((told) => told.startsWith('V-4')),
    ]
    expect([12, 13, 30, 31].map(counted)).toEqual([
      [true],
      [true, 'V-4 course.corners: 13'],
      [true, 'V-4 course.corners: 30'],
      [false, 'V-4 course.corners: 31'],
    ])
  })

  test('LM-Corner.4 the step that dodges a corner leads into the other lane, from the inside as from the outside', () => {
    const swap = ({ lane, ...rest }: { readonly lane: LaneName; readonly col: number }): Cell => ({
      ...rest,
      lane: lane === 'inside' ? 'outside' : 'inside',
    })
    const corners = T60_COURSE.corners.map(({ cells, so, bypass, ...corner }) => ({
      ...corner,
      cells: cells.map(({ lane, ...span }) => ({ ...span, lane: lane === 'inside' ? 'outside' : 'inside' }) as const),
      so: swap(so),
      bypass: bypass === null ? null : { from: swap(bypass.from), to: swap(bypass.to) },
    }))
    expect(faultsOf({ corners, twos: T60_COURSE.twos.map(swap) })).toEqual(faultsOf({}))
    const straight = corners.map((corner) =>
      corner.bypass === null
        ? corner
        : { ...corner, bypass: { ...corner.bypass, to: { ...corner.bypass.to, lane: 'inside' as const } } },
    )
    expect(faultsOf({ corners: straight })).toEqual(['V-6 course.corners.0.bypass: inside 7, inside 8'])
  })

  test('LM-Equip.5 a set has two cards at least and twelve at most', () => {
    const [first] = TEST_CARDS as readonly [SpecificationCard]
    const set = (count: number): ReadonlyArray<SpecificationCard> =>
      Array.from({ length: count }, (_, index) => ({ ...first, number: index + 1 }))
    const told = (count: number): unknown => faultsOf({ pits: { lane: 'inside', stalls: [] } }, set(count))
    expect([1, 2, 12, 13].map(told)).toEqual([
      ['K-11 cards: 1', 'V-9 course.pits.stalls: none'],
      ['V-9 course.pits.stalls: none'],
      ['V-9 course.pits.stalls: none'],
      ['K-11 cards: 13', 'K-1 cards.12.number: 13', 'V-9 course.pits.stalls: none'],
    ])
  })

  test('LM-Equip.9 two-spaces in both lanes of a column are the same course in whatever order they are named', () => {
    const lanes = (...order: ReadonlyArray<LaneName>): string =>
      right(
        makeLeMans({
          course: { ...T60_COURSE, twos: [...T60_COURSE.twos, ...order.map((lane) => ({ lane, col: 50 }))] },
          cards: TEST_CARDS,
          table: TEST_TABLE,
        }),
      ).board
    expect(lanes('inside', 'outside')).toBe(lanes('outside', 'inside'))
    expect(lanes('inside', 'outside')).not.toBe(lanes('inside'))
  })

  const cards = {
    'K-1': { number: 13 },
    'K-2': { speeds: [3, 6] },
    'K-3': { speeds: [1, 6, 8] },
    'K-4': { speeds: [3, 3, 8] },
    'K-5': { freeDown: 0 },
    'K-6': { maxDown: 0 },
    'K-7': { safe: { sharp: 9, hairpin: 2 } },
    'K-9': { hardBrakes: -1 },
    'K-10': { hardBrakes: 'unlimited' },
  }

  test.each(Object.entries(cards))('a card that breaks %s is refused by that name', (id, change) => {
    const [first, ...others] = TEST_CARDS
    const made = makeLeMans({
      course: T60_COURSE,
      cards: [{ ...first, ...(change as object) } as never, ...others],
      table: TEST_TABLE,
    })
    expect(E.isLeft(made) ? made.left.map((fault) => fault.id) : []).toContain(id)
  })

  test.each([1e9, Infinity, Number.NaN])('LM-Equip.10 a corner that reaches to column %s is refused as V-1', (to) => {
    const corners = T60_COURSE.corners.map((corner) => ({
      ...corner,
      cells: corner.cells.map((span) => ({ ...span, to })),
    }))
    const faults = boardFaults({ course: { ...T60_COURSE, corners }, cards: TEST_CARDS, table: CHANCE_TABLE })
    expect(faults.filter(({ id }) => id === 'V-1').map(({ path }) => path)).toContain('course.corners.0.cells.0.to')
  })

  test('a table of other than six faces is refused as T-1', () => {
    const made = makeLeMans({
      course: T60_COURSE,
      cards: TEST_CARDS,
      table: { ...CHANCE_TABLE, sharp: { dry: [], wet: [] } },
    })
    expect(E.isLeft(made) ? made.left.map((fault) => fault.id) : []).toEqual(['T-1', 'T-1'])
  })

  test('the drawing data fit the courses', () => {
    for (const [course, picture] of [
      [LE_MANS_COURSE, LE_MANS_PICTURE],
      [MONTE_CARLO_COURSE, MONTE_CARLO_PICTURE],
    ] as const) {
      expect([picture.cells.inside.length, picture.cells.outside.length]).toEqual([course.length, course.length])
      expect(Object.keys(picture.stalls).sort()).toEqual(course.pits.stalls.map(({ id }) => id).sort())
      expect(Object.keys(picture.wetMarkers)).toEqual(course.corners.map(({ id }) => id))
    }
  })
})
