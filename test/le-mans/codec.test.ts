/** Codecs, refusals in words, and the notation. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import {
  boardCodec,
  CARDS,
  leMans,
  leMansCodecs,
  LE_MANS_COURSE,
  makeLeMans,
  monteCarlo,
  pictureCodec,
  TEST_CARDS,
  type Car,
  type Move,
  type State,
} from '../../src/le-mans/index.js'
import { LE_MANS_PICTURE, MONTE_CARLO_PICTURE } from '../../src/le-mans/picture.js'
import { after, position, right, STR, T60, T60J } from './positions.js'

const codecs = leMansCodecs(T60)
const state = position(T60, [
  { number: 1, at: 'I18', gear: 3 },
  { number: 10, at: 'O40', gear: 1 },
])
const die = after(T60, state, '1 O43', '3 I26')

const car = (change: Partial<Car>): State => ({
  ...state,
  cars: state.cars.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
})

const expectedOf = (value: unknown): string => {
  const decoded = decode(codecs.state)(value)
  return E.isLeft(decoded) ? decoded.left[0].expected : 'taken'
}

describe('the codec of positions', () => {
  test('takes what the rules lead to', () => {
    expect([expectedOf(state), expectedOf(die)]).toEqual(['taken', 'taken'])
    expect(expectedOf(JSON.parse(JSON.stringify(die)))).toBe('taken')
  })

  test.each([
    [
      'cars on one space',
      { ...state, cars: [car({ lane: 1, x: 41 }).cars[0], state.cars[1]] },
      'one car on a space and in a stall',
    ],
    ['a gear that the car has not', car({ gear: 7 }), 'cars in a state that a race can bring them to'],
    ['more hard-brakings than granted', car({ brakes: 9 }), 'cars in a state that a race can bring them to'],
    ['a lap that the car has not driven', car({ laps: 3 }), 'cars in a state that a race can bring them to'],
    ['a stopped car in gear', car({ stoppedAt: 1 }), 'cars in a state that a race can bring them to'],
    [
      'a debt of a pass that lies behind',
      car({ x: 70, laps: 1, debts: [{ kind: 'chance', due: 1, units: 1 }] }),
      'debts that are still to be served',
    ],
    [
      'an order without a car',
      { ...state, order: [0], slot: 0 },
      'every racing car once in the order, and one of them on turn',
    ],
    ['a car on turn that is not', { ...state, slot: 1 }, 'every racing car once in the order, and one of them on turn'],
    ['wet corners in disorder', { ...state, wet: [2, 1] }, 'wet corners in ascending order'],
    [
      'cars that were not agreed',
      { ...state, agreement: { ...state.agreement, cars: [[5], [10]] } },
      'the cars of the agreement, each card once',
    ],
    [
      'a way that does not lead to the corner',
      { ...die, phase: { ...die.phase, steps: 1 } },
      'a way to a chance that is free and ends as told',
    ],
    [
      'a way that ends elsewhere',
      { ...die, phase: { ...die.phase, route: 'SSSS' } },
      'a way to a chance that is free and ends as told',
    ],
    [
      'winners who have not finished',
      {
        ...state,
        slot: 2,
        phase: {
          _tag: 'RaceOver',
          winners: [0],
          standings: [
            { seat: 0, place: 1 },
            { seat: 1, place: 2 },
          ],
        },
      },
      'winners and standings as the cars are placed',
    ],
    ['an unknown key', { ...state, seed: 1 }, 'no field of this name'],
    ['a number that is none', { ...state, turn: Number.NaN }, 'a whole number from 0 to 1000000'],
  ])('refuses %s', (_title, value, expected) => {
    expect(expectedOf(value)).toBe(expected)
  })

  test('LM-How.10 a stopped car has no gear while another one takes its chance', () => {
    const standing = (stoppedAt: number): State => ({
      ...die,
      stops: 1,
      cars: die.cars.map((one, index) => (index === 1 ? { ...one, stoppedAt } : one)),
    })
    expect([expectedOf(standing(0)), expectedOf(standing(1))]).toEqual([
      'taken',
      'cars in a state that a race can bring them to',
    ])
  })

  test('refuses rolls and lots that cannot be', () => {
    const rolling = right(T60.setup({ seats: 2 })).state
    expect(expectedOf({ ...rolling, phase: { ...rolling.phase, roller: 1 } })).toBe(
      'rolls of every roller, and the next to roll',
    )
    const drawing = right(T60.setup({ seats: 2, start: 'leMans' })).state
    expect(expectedOf({ ...drawing, phase: { _tag: 'Drawing', drawn: [1, 1] } })).toBe('lots drawn once each')
  })

  test('LM-Q.44 hard-brakings that a spin-out may give back are not had as well', () => {
    const braked = (brakes: number): State => ({
      ...die,
      phase: { ...die.phase, brakes: 1 } as State['phase'],
      cars: die.cars.map((one, index) => (index === 0 ? { ...one, brakes } : one)),
    })
    expect([expectedOf(braked(2)), expectedOf(braked(3))]).toEqual([
      'taken',
      'cars in a state that a race can bring them to',
    ])
  })

  test('LM-How.1 no lot is drawn for the grid once turns are counted', () => {
    const racing: State = { ...state, order: [], slot: 0, phase: { _tag: 'Drawing', drawn: [] } }
    expect(expectedOf(racing)).toBe('every racing car once in the order, and one of them on turn')
  })

  test('LM-Prep.4 a car that is not yet placed has driven no lap', () => {
    const drawing = right(T60.setup({ seats: 2, start: 'leMans' })).state
    const driven = { ...drawing, cars: drawing.cars.map((one) => ({ ...one, laps: 2 })) }
    expect([expectedOf(drawing), expectedOf(driven)]).toEqual([
      'taken',
      'cars in a state that a race can bring them to',
    ])
  })

  test('a fault names the part that the sentence is about', () => {
    const decoded = decode(codecs.state)({ ...state, wet: [2, 1] })
    expect(decoded).toEqual(E.left([{ path: 'wet', expected: 'wet corners in ascending order', found: 'a list of 2' }]))
  })
})

describe('moves from code without types', () => {
  test('LM-How.2 what is no move is refused like one that the race does not wait for', () => {
    const told = (move: unknown): unknown => T60.apply(state, move as Move)
    const refused = (move: string): unknown => E.left({ _tag: 'NotNow', rule: 'LM-How.2', phase: 'Driving', move })
    expect([null, undefined, 7, [], {}, { _tag: 'Fly' }, { _tag: 'a\nb' }].map(told)).toEqual([
      refused('Unknown'),
      refused('Unknown'),
      refused('Unknown'),
      refused('Unknown'),
      refused('Unknown'),
      refused('Fly'),
      refused('Unknown'),
    ])
  })
})

describe('the codecs of boards', () => {
  test('the reference boards and pictures come back as they were', () => {
    for (const { data } of [leMans, monteCarlo, T60, STR, T60J])
      expect(decode(boardCodec)(JSON.parse(JSON.stringify(data)))).toEqual(E.right(data))
    for (const picture of [LE_MANS_PICTURE, MONTE_CARLO_PICTURE])
      expect(decode(pictureCodec)(JSON.parse(JSON.stringify(picture)))).toEqual(E.right(picture))
  })

  test('a board with an unknown key or a wrong number is told in one line each', () => {
    const data = { ...leMans.data, course: { ...LE_MANS_COURSE, length: 1.5, colour: 'green' } }
    const decoded = decode(boardCodec)(data)
    expect(E.isLeft(decoded) ? decoded.left.map(({ path }) => path) : []).toEqual(['course.length', 'course.colour'])
  })

  test('the hashes of the reference boards are those of their data', () => {
    for (const game of [leMans, monteCarlo]) expect(right(makeLeMans(game.data)).board).toBe(game.board)
    const faster = CARDS.map((card) => (card.number === 1 ? { ...card, speeds: [3, 5, 8, 10, 13, 16] } : card))
    expect(right(makeLeMans({ ...leMans.data, cards: faster })).board).not.toBe(leMans.board)
    expect(TEST_CARDS).toHaveLength(4)
  })
})

describe('text', () => {
  test.each([
    ['drive 3 inside 58', { _tag: 'Drive', gear: 3, brakes: 0, lane: 0, column: 58 }],
    ['drive 1 outside 0 brakes 2', { _tag: 'Drive', gear: 1, brakes: 2, lane: 1, column: 0 }],
    ['pit 11', { _tag: 'Pit', stall: 11 }],
    ['spin 0', { _tag: 'Spin', corner: 0 }],
    ['ram 7', { _tag: 'Collide', car: 7 }],
    ['hold', { _tag: 'Hold' }],
    ['roll 6', { _tag: 'Roll', face: 6 }],
    ['draw 10', { _tag: 'Draw', lot: 10 }],
  ] as const)('%s is read and shown', (line, move) => {
    expect(T60.notation.parse(line)).toEqual(E.right(move))
    expect(T60.notation.show(move)).toBe(line)
  })

  test.each([
    '',
    'drive 9 inside 1',
    'drive 1 middle 1',
    'roll 0',
    'roll 7',
    'pit',
    'hold on',
    'drive 3 inside 58 brakes 0',
  ])('the line "%s" is no move', (line) => {
    expect(E.isLeft(T60.notation.parse(line))).toBe(true)
  })
})
