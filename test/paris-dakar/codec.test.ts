import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import { seeded } from '../../src/core/rng.js'
import { CLAUSES } from '../../src/paris-dakar/clauses.js'
import { parisDakarCodecs } from '../../src/paris-dakar/codec.js'
import { boardCodec, roadBookCodec, spinnerCodec } from '../../src/paris-dakar/codec-board.js'
import { BOARD, BOARD_HASH } from '../../src/paris-dakar/data/board.js'
import { ROAD_BOOK } from '../../src/paris-dakar/data/road-book.js'
import { SPINNER } from '../../src/paris-dakar/data/spinner.js'
import { TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER } from '../../src/paris-dakar/data/test-board.js'
import { boardHash, makeParisDakar, parisDakar } from '../../src/paris-dakar/game.js'
import type { Move, Player, State } from '../../src/paris-dakar/model.js'
import { BOARD_FILE, placeName, ROAD_BOOK_FILE, roadBookText } from '../../src/paris-dakar/picture.js'
import { type Refusal, showRefusal } from '../../src/paris-dakar/refusal.js'
import { car, play, playOn, table, tb1, tb1With } from './table.js'

const codecs = parisDakarCodecs(tb1)
const start = table({ cars: [{ at: 33, fuel: 500, cards: 1 }, { at: 60 }] })
const [first, second] = start.players as readonly [Player, Player]
const BROKEN = { cards: 3, parked: true, needs: ['mechanic'] } as const

const faultOf = (value: unknown): string => {
  const decoded = decode(codecs.state)(value)
  return E.isLeft(decoded) ? decoded.left[0].expected : 'nothing'
}

describe('Positions from outside', () => {
  test('PD-2.3 a sound position is taken', () => {
    expect(decode(codecs.state)(structuredClone(start))).toEqual(E.right(start))
  })

  test.each<readonly [string, Partial<State>]>([
    ['5000 l in all, in steps of 20, and no debt of a finite bank', { bank: start.bank + 20 }],
    ['options that the rules accept, and a player for each seat', { players: [first] }],
    ['cars in need beside the track, with three cards for a mechanic', { players: [{ ...first, cards: 3 }, second] }],
    [
      'two vehicles a space',
      {
        players: [first, second, first, first].map((p) => ({ ...p, at: 60, fuel: 1000 })),
        bank: 1000,
        agreement: { ...start.agreement, seats: 4, vehicles: [0, 1, 2, 3] },
      },
    ],
    ['the cars in Dakar as arrived, and the end of the rally with them', { arrived: [1] }],
    ['the cars in Dakar as arrived, and the end of the rally with them', { phase: { _tag: 'RallyOver' } }],
    ['each player in need with the card of his help or waiting for it', { truck: { ...start.truck, holder: 1 } }],
    ['each player in need with the card of his help or waiting for it', { players: [{ ...first, ...BROKEN }, second] }],
    ['answers of players on the space of a caller', { truck: { ...start.truck, declined: [1] } }],
    ['an idle truck at a rescue post', { truck: { ...start.truck, at: 9 } }],
    ['a helicopter from the nearer base with its units', { helicopter: { ...start.helicopter, flown: 1 } }],
    ['spaces read once, and only during a turn', { read: [15] }],
    ['a phase that fits the position', { phase: { _tag: 'Spinning', purpose: 'truck' } }],
    ['a phase that fits the position', { phase: { _tag: 'ChoosingSpeed', number: 7 } }],
    ['a phase that fits the position', { phase: { _tag: 'ChoosingStop', number: 4, mode: 'full' } }],
    ['a phase that fits the position', { phase: { _tag: 'AnsweringOffer', seat: 1, service: 'truck' } }],
    ['a phase that fits the position', { phase: { _tag: 'AnsweringOnArrival', seat: 1, served: [] } }],
    ['a phase that fits the position', { phase: { _tag: 'SpinningFuel', seat: 1, served: [] } }],
    ['a phase that fits the position', { phase: { _tag: 'ChoosingBase' } }],
    ['a phase that fits the position', { phase: { _tag: 'DrawingStarter' } }],
    ['a phase that fits the position', { turn: 0 }],
    ['cars on spaces 0 to 100', { players: [{ ...first, at: 101 }, second] }],
  ])('PD-2.3 a position without %s is refused', (expected, change) => {
    const setup: State = { ...start, ...change }
    expect(faultOf(setup)).toBe(expected)
  })

  test('PD-2.3 a choice of speed that is none is refused', () => {
    const choice = play(start, 'spin 4').state
    expect(faultOf(choice)).toBe('nothing')
    const poor = { ...choice, bank: choice.bank + 460, players: [{ ...first, fuel: 40 }, second] }
    expect(faultOf(poor)).toBe('a phase that fits the position')
    expect(tb1.legal(poor)).toEqual([{ _tag: 'ChooseSpeed', mode: 'reduced' }])
    expect(tb1.apply(poor, { _tag: 'ChooseSpeed', mode: 'full' })).toEqual(
      E.left({ _tag: 'SpeedNotPayable', rule: 'PD-10.5', mode: 'full', need: 80, fuel: 40 }),
    )
    const stuck = table({
      cars: [{ at: 29, fuel: 0, cards: 1 }],
      phase: { _tag: 'ChoosingSpeed', number: 2 },
      isUnlawful: true,
    })
    expect(tb1.legal(stuck)).toEqual([])
    const forced = { ...stuck, bank: stuck.bank - 40, players: [{ ...first, at: 29, fuel: 40 }, second] }
    expect(tb1.legal(forced)).toEqual([{ _tag: 'ChooseSpeed', mode: 'full' }])
  })

  test('PD-2.3 a car that spins again and will miss a turn later is a sound position', () => {
    const game = tb1With({ 34: [{ op: 'missTurn', count: 1 }, { op: 'extraSpin' }] })
    const again = playOn(game)(table({ game, cars: [{ at: 33, cards: 1 }] }), 'spin 1', 'full').state
    expect([game.turn(again), car(again).missTurns]).toEqual([{ _tag: 'Chance', kind: 'extra' }, 1])
    const choice = playOn(game)(again, 'spin 3').state
    expect(choice.phase).toEqual({ _tag: 'ChoosingSpeed', number: 3 })
  })

  test('PD-2.3 a truck at work in the turn of another, or for those it has served, is refused', () => {
    const empty = { at: 38, fuel: 0, parked: true, needs: ['fuel'] } as const
    const cars = [empty, { ...empty, cards: 1 }, { at: 38, cards: 1 }]
    const setup = { cars, truck: { at: 38, holder: 0, queue: [1] }, isUnlawful: true } as const
    const fuel = (seat: number, served: ReadonlyArray<number>, turn = 0): string =>
      faultOf(table({ ...setup, seat: turn, phase: { _tag: 'SpinningFuel', seat, served } }))
    expect([fuel(0, []), fuel(1, [0])]).toEqual(['nothing', 'nothing'])
    const refused = [fuel(0, [], 1), fuel(1, []), fuel(1, [0, 1]), fuel(0, [1])]
    expect(refused).toEqual(refused.map(() => 'a phase that fits the position'))
    const rulings = { sharedAssistance: 'onArrival' } as const
    const answer = (seat: number, served: ReadonlyArray<number>): string =>
      faultOf(table({ ...setup, rulings, phase: { _tag: 'AnsweringOnArrival', seat, served } }))
    expect([answer(2, [0, 1]), answer(1, [0, 1])]).toEqual(['nothing', 'nothing'])
    expect(answer(2, [1])).toBe('a phase that fits the position')
  })

  test('PD-10.10 while the truck is at work only those it has repaired wait without cards', () => {
    const cards = (served: number, other: number): string =>
      faultOf(
        table({
          cars: [
            { at: 38, ...BROKEN, cards: served },
            { at: 38, fuel: 0, parked: true, needs: ['fuel'] },
            { at: 60, ...BROKEN, cards: other },
          ],
          truck: { at: 38, holder: 0, queue: [1, 2] },
          phase: { _tag: 'SpinningFuel', seat: 1, served: [0] },
          isUnlawful: true,
        }),
      )
    const expected = 'cars in need beside the track, with three cards for a mechanic'
    expect([cards(0, 3), cards(3, 3), cards(0, 2)]).toEqual(['nothing', expected, expected])
  })

  test('PD-2.3 unknown fields, fractions and strangers among the tags are refused with their path', () => {
    const bad = (value: unknown): string => {
      const decoded = decode(codecs.state)(value)
      return E.isLeft(decoded) ? decoded.left[0].path : 'none'
    }
    expect(bad({ ...start, seed: 1 })).toBe('seed')
    expect(bad({ ...start, players: [{ ...first, fuel: 0.5 }, second] })).toBe('players.0.fuel')
    expect(bad({ ...start, phase: { _tag: 'Sleeping' } })).toBe('phase._tag')
    expect(bad(null)).toBe('')
  })

  test('PD-0.3 a view must count the cards of the bank', () => {
    const view = tb1.view(start, 'spectator')
    expect(decode(codecs.view)(structuredClone(view))).toEqual(E.right(view))
    expect(E.isLeft(decode(codecs.view)({ ...view, bankCards: 12 }))).toBe(true)
    expect(tb1.redeal(view, seeded(1))[0]).toEqual(start)
    expect(tb1.reveals({ _tag: 'TurnEnded', rule: 'PD-5.2', seat: 0 })).toBe(false)
  })

  test('PD-5.1 options are taken with or without their defaults', () => {
    for (const options of [
      { seats: 2 },
      { seats: 4, starter: 'random', director: null, vehicles: [3, 2, 1, 0], rulings: {} },
      { seats: 3, starter: 1, director: 2, rulings: { bank: 'finite', minReducedMove: 1 } },
    ])
      expect(decode(codecs.options)(options)).toEqual(E.right(options))
    for (const options of [{}, { seats: 5 }, { seats: 2, starter: 'me' }, { seats: 2, rulings: { bank: 'rich' } }])
      expect(E.isLeft(decode(codecs.options)(options))).toBe(true)
  })
})

describe('Files from outside', () => {
  test('PD-0.1, PD-0.11, PD-0.2 the files of both boards come back as they were', () => {
    for (const board of [BOARD, TEST_BOARD, BOARD_FILE])
      expect(decode(boardCodec)(JSON.parse(JSON.stringify(board)))).toEqual(E.right(board))
    for (const book of [ROAD_BOOK, TEST_ROAD_BOOK, ROAD_BOOK_FILE])
      expect(decode(roadBookCodec)(JSON.parse(JSON.stringify(book)))).toEqual(E.right(book))
    for (const spinner of [SPINNER, TEST_SPINNER])
      expect(decode(spinnerCodec)(JSON.parse(JSON.stringify(spinner)))).toEqual(E.right(spinner))
  })

  test('PD-6.4 a file with a stranger in it is refused', () => {
    const [space] = BOARD.spaces
    expect(E.isLeft(decode(boardCodec)({ ...BOARD, spaces: [{ ...space, ice: true }] }))).toBe(true)
    const entry = { km: 100, ops: [{ op: 'fly' }] }
    expect(E.isLeft(decode(roadBookCodec)({ ...ROAD_BOOK, entries: [entry] }))).toBe(true)
    expect(E.isLeft(decode(spinnerCodec)({ ...SPINNER, faces: [{ value: Number.NaN, weight: 1 }] }))).toBe(true)
    const art = { x: Number.POSITIVE_INFINITY, y: 0, angle: 0 }
    expect(E.isLeft(decode(boardCodec)({ ...BOARD, spaces: [{ ...space, art }, space, space] }))).toBe(true)
  })

  test('PD-0.11 every space of the road-book tells its story in both languages', () => {
    const stories = BOARD.spaces.map((_, i) => roadBookText(i))
    expect(stories.every((text) => text !== null && text.en.length > 20 && text.fr.length > 20)).toBe(true)
    expect(roadBookText(101)).toBeNull()
    expect([placeName(12), placeName(13)]).toEqual(['Chebaba', null])
  })

  test('PD-0.1 pictures and stories make no other game', () => {
    expect(BOARD_FILE.spaces.map(({ art }) => art !== undefined).every(Boolean)).toBe(true)
    expect(parisDakar.board).toBe(boardHash(BOARD, ROAD_BOOK, SPINNER))
    expect(parisDakar.board).toBe(boardHash(BOARD_FILE, ROAD_BOOK_FILE, SPINNER))
    expect(boardHash(TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER)).not.toBe(parisDakar.board)
    const made = makeParisDakar(BOARD, ROAD_BOOK)
    expect(E.isRight(made) && made.right.board).toBe(BOARD_HASH)
  })
})

describe('Words', () => {
  test('PD-2.3 every refusal is said in one sentence with its clause', () => {
    const refusals: ReadonlyArray<Refusal> = [
      { _tag: 'SeatsOutOfRange', rule: 'PD-0.6', seats: 5, least: 2, most: 4 },
      { _tag: 'NoSuchStarter', rule: 'PD-5.1', seat: 4, seats: 2 },
      { _tag: 'NoSuchDirector', rule: 'PD-2.1', seat: 4, seats: 2 },
      { _tag: 'VehiclesNotDistinct', rule: 'PD-4.3', vehicles: [1, 1] },
      { _tag: 'RallyIsOver', rule: 'PD-15.2d' },
      { _tag: 'NoSuchMove', rule: 'PD-2.3', move: 'Fly' },
      { _tag: 'ChancePending', rule: 'PD-2.3', kind: 'move' },
      { _tag: 'NotAskedForChance', rule: 'PD-2.3', move: 'Spin' },
      { _tag: 'NotOnSpinner', rule: 'PD-0.2', number: 9 },
      { _tag: 'NoSuchSeat', rule: 'PD-5.1', seat: 4, seats: 2 },
      { _tag: 'NoSpeedToChoose', rule: 'PD-10.7' },
      { _tag: 'SpeedNotPayable', rule: 'PD-10.5', mode: 'full', need: 80, fuel: 60 },
      { _tag: 'NoStopToChoose', rule: 'PD-9.4' },
      { _tag: 'HelpNotOffered', rule: 'PD-12.16' },
      { _tag: 'NoBaseToChoose', rule: 'PD-12.3' },
    ]
    const shown = refusals.map(showRefusal)
    expect(new Set(shown).size).toBe(refusals.length)
    refusals.forEach(({ rule }, i) => expect(shown[i]).toMatch(new RegExp(`^[A-Z0-9].* \\(${rule}\\)\\.$`)))
    expect(showRefusal({ _tag: 'SpeedNotPayable', rule: 'PD-10.5', mode: 'full', need: 80, fuel: 60 })).toBe(
      'The full speed needs 80 l, the tank holds 60 l (PD-10.5).',
    )
  })

  test('PD-2.3 what code without types hands in as a move is refused', () => {
    const told = (move: unknown): unknown => parisDakar.apply(start, move as Move)
    const refused = (move: string): unknown => E.left({ _tag: 'NoSuchMove', rule: 'PD-2.3', move })
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

  test('PD-2.3 every line of a move is read back, other lines are a fault', () => {
    const { show, parse } = tb1.notation
    for (const line of [
      'spin 4',
      'starter 0',
      'reduced',
      'full',
      'stop',
      'drive on',
      'accept',
      'decline',
      'helicopter start',
      'helicopter finish',
    ]) {
      const move = parse(line)
      expect(E.isRight(move) && show(move.right)).toBe(line)
    }
    for (const line of ['', 'spin', 'spin 04', 'spin -1', 'Full', 'spin 99999', 'helicopter']) {
      expect(E.isLeft(parse(line))).toBe(true)
    }
  })

  test('PD-2.3 clause ids are unique and every title says something of its own', () => {
    expect(CLAUSES).toHaveLength(121)
    expect(new Set(CLAUSES.map(({ id }) => id)).size).toBe(121)
    expect(new Set(CLAUSES.map(({ title }) => title)).size).toBe(121)
    expect(parisDakar.rules).toBe(CLAUSES)
  })
})
