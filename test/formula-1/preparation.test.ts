import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { play, start, type Match } from '../../src/core/match.js'
import { uniformPolicy } from '../../src/core/playout.js'
import { seeded } from '../../src/core/rng.js'
import { DEFAULT_RULINGS } from '../../src/formula-1/data/cards.js'
import type { Event } from '../../src/formula-1/event.js'
import type { Agreement, Car, Face, Hand, Move, Options, State } from '../../src/formula-1/model.js'
import { after, board1962, dials, legal, moveOf, placeOf, refusal, t1, table, told, weights } from './table.js'

const begun = (options: Options): { readonly state: State; readonly events: ReadonlyArray<Event> } => {
  const step = t1.setup(options)
  if (E.isLeft(step)) throw new Error(JSON.stringify(step.left))
  return step.right
}

const agreed = (seats: number, laps = 3): Agreement => ({
  seats,
  laps,
  cards: 'seed',
  grid: 'thrown',
  rulings: DEFAULT_RULINGS.seed,
})

const NONE: Hand = { fastGearChange: 0, goodCarburettor: 0, quickReactions: 0, slipStreaming: 0, superbDriving: 0 }
const KINDS = ['fastGearChange', 'goodCarburettor', 'quickReactions', 'slipStreaming', 'superbDriving'] as const

/** The cards dealt so that each kind follows the one before it. */
const deal = (seats: number): ReadonlyArray<string> =>
  Array.from({ length: 5 * seats }, (_, index) => `deal ${KINDS[index % 5] ?? ''}`)

const dealt = (seats: number, laps = 3): State => after(begun({ seats, laps }).state, deal(seats))

const sizeOf = (hand: Hand): number => KINDS.reduce((sum, kind) => sum + hand[kind], 0)

const newCar = (seat: number, lapsLeft: number): Car => ({
  seat,
  place: -1,
  speed: 0,
  brake: 0,
  tire: 0,
  lapsLeft,
  hand: NONE,
  knownInHand: NONE,
  missTurns: 0,
  startSpeed: 0,
  specialTires: false,
  handicap: 'none',
  finishRank: -1,
})

describe('the deal', () => {
  test('F1-Setup.1, F1-Setup.8, F1-Setup.11 a race is agreed on and waits for the first card', () => {
    const state: State = {
      agreement: agreed(2),
      phase: { _tag: 'Dealing', dealt: 0 },
      round: 0,
      current: 0,
      cars: [newCar(0, 3), newCar(1, 3)],
      usedTactics: [],
      usedPits: [],
    }
    const events: ReadonlyArray<Event> = [
      { _tag: 'RaceAgreed', agreement: agreed(2) },
      { _tag: 'Waiting', phase: { _tag: 'Dealing', dealt: 0 } },
    ]
    expect(begun({ seats: 2, laps: 3 })).toEqual({ state, events })
    expect([t1.turn(state), t1.legal(state)]).toEqual([{ _tag: 'Chance', kind: 'deal' }, []])
  })

  test.each([
    ['F1-Setup.1 two players get five cards each and leave 25', 2, 25],
    ['F1-Setup.1 three players get five cards each and leave 20', 3, 20],
    ['F1-Setup.1 four players get five cards each and leave 15', 4, 15],
    ['F1-Setup.1 five players get five cards each and leave 10', 5, 10],
    ['F1-Setup.1 six players get five cards each and leave 5', 6, 5],
  ])('%s', (_, seats, left) => {
    const state = dealt(seats)
    expect(state.cars.map(({ hand }) => sizeOf(hand))).toEqual(Array(seats).fill(5))
    const pile = Object.values(weights({ ...state, phase: { _tag: 'DrawingTacticCard' } }))
    expect(pile.reduce((sum, weight) => sum + weight, 0)).toBe(left)
  })

  test('F1-Setup.1 cards go round the table, each told to its seat', () => {
    const { state, events } = told(begun({ seats: 2, laps: 3 }).state, deal(2).slice(0, 3))
    expect(events).toEqual([
      { _tag: 'TacticDealt', seat: 0, card: 'fastGearChange' },
      { _tag: 'Waiting', phase: { _tag: 'Dealing', dealt: 1 } },
      { _tag: 'TacticDealt', seat: 1, card: 'goodCarburettor' },
      { _tag: 'Waiting', phase: { _tag: 'Dealing', dealt: 2 } },
      { _tag: 'TacticDealt', seat: 0, card: 'quickReactions' },
      { _tag: 'Waiting', phase: { _tag: 'Dealing', dealt: 3 } },
    ])
    expect(state.cars.map(({ hand }) => hand)).toEqual([
      { ...NONE, fastGearChange: 1, quickReactions: 1 },
      { ...NONE, goodCarburettor: 1 },
    ])
  })

  test('F1-Setup.1 a kind that is dealt out cannot come again', () => {
    const seven = after(begun({ seats: 2, laps: 3 }).state, Array<string>(7).fill('deal superbDriving'))
    expect(weights(seven)).toEqual({
      'deal fastGearChange': 7,
      'deal goodCarburettor': 7,
      'deal quickReactions': 7,
      'deal slipStreaming': 7,
    })
    expect(refusal(seven, 'deal superbDriving')).toEqual({
      _tag: 'NoSuchOutcome',
      rule: 'F1-Equip.6',
      outcome: 'superbDriving',
    })
  })

  test('F1-Equip.6, F1-Setup.1 hands and pile together hold seven of each kind', () => {
    const state = dealt(4)
    const pile = weights({ ...state, phase: { _tag: 'DrawingTacticCard' } })
    const all = KINDS.map((kind) => state.cars.reduce((sum, { hand }) => sum + hand[kind], pile[`draw ${kind}`] ?? 0))
    expect(all).toEqual([7, 7, 7, 7, 7])
  })

  test('F1-Setup.2 a player sees his own hand, and of the others how many cards they hold', () => {
    const state = dealt(3)
    const hands = [0, 1, 2, 'spectator' as const].map((viewer) =>
      t1.view(state, viewer).cars.map(({ hand, handSize }) => [hand === null ? 'hidden' : sizeOf(hand), handSize]),
    )
    expect(hands).toEqual([
      [
        [5, 5],
        ['hidden', 5],
        ['hidden', 5],
      ],
      [
        ['hidden', 5],
        [5, 5],
        ['hidden', 5],
      ],
      [
        ['hidden', 5],
        ['hidden', 5],
        [5, 5],
      ],
      [
        ['hidden', 5],
        ['hidden', 5],
        ['hidden', 5],
      ],
    ])
    expect(t1.view(state, 1).cars[1]?.hand).toEqual(state.cars[1]?.hand)
  })

  test('F1-Setup.2 a dealt card is told to its seat only', () => {
    const event: Event = { _tag: 'TacticDealt', seat: 1, card: 'superbDriving' }
    const seen = [1, 0, 'spectator' as const].map((viewer) => t1.viewEvent(event, viewer))
    expect(seen).toEqual([event, { ...event, card: null }, { ...event, card: null }])
  })

  test('F1-Setup.3-4 a view shows neither the pile nor the pack, and no card is known yet', () => {
    const state = dealt(2)
    const spectator = t1.view(state, 'spectator')
    expect(spectator).toEqual({
      viewer: 'spectator',
      agreement: agreed(2),
      phase: { _tag: 'ThrowingForGrid', contenders: [0, 1], sums: [] },
      round: 0,
      current: 0,
      cars: [0, 1].map((seat) => ({ ...newCar(seat, 3), hand: null, handSize: 5 })),
      usedTactics: [],
      usedPits: [],
    })
  })

  test('F1-Setup.3 two deals that differ only in other hands and in the pile look the same', () => {
    const lines = deal(2)
    // Seat 1 gets the odd cards; his first and second are exchanged for ones from the pile.
    const other = lines.map((line, index) => (index === 1 || index === 3 ? 'deal superbDriving' : line))
    const [one, two] = [lines, other].map((cards) => t1.view(after(begun({ seats: 2, laps: 3 }).state, cards), 0))
    expect(one).toEqual(two)
  })

  test('F1-Setup.4 the whole pack of 16 Pit Cards lies ready after the deal', () => {
    const pack = weights({ ...dealt(6), phase: { _tag: 'DrawingPitCard' } })
    expect(Object.values(pack)).toEqual(Array(16).fill(1))
  })
})

describe('the grid', () => {
  const gridSet = ({ cars }: State): ReadonlyArray<readonly [number, string]> =>
    cars.map(({ seat, place }) => [seat, t1.track.places[place]?.id ?? ''])

  test('F1-Setup.5-6 the highest throw takes yellow and space 1, and the others follow to his left', () => {
    const { state, events } = told(dealt(3), ['grid 1-3', 'grid 5-6', 'grid 3-4'])
    const [first, second, third] = ['2a', '2b', '2c'].map((id) => placeOf(t1, id))
    expect(events).toEqual([
      { _tag: 'GridThrown', seat: 0, dice: [1, 3], sum: 4 },
      { _tag: 'Waiting', phase: { _tag: 'ThrowingForGrid', contenders: [0, 1, 2], sums: [4] } },
      { _tag: 'GridThrown', seat: 1, dice: [5, 6], sum: 11 },
      { _tag: 'Waiting', phase: { _tag: 'ThrowingForGrid', contenders: [0, 1, 2], sums: [4, 11] } },
      { _tag: 'GridThrown', seat: 2, dice: [3, 4], sum: 7 },
      {
        _tag: 'GridSet',
        cars: [
          { seat: 1, place: first },
          { seat: 2, place: second },
          { seat: 0, place: third },
        ],
      },
      { _tag: 'RoundStarted', round: 1 },
      { _tag: 'TurnStarted', car: 0, place: first, speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect(gridSet(state)).toEqual([
      [1, '2a'],
      [2, '2b'],
      [0, '2c'],
    ])
  })

  test('F1-Setup.6 six cars stand on the six start spaces in their order', () => {
    const set = after(dealt(6), ['grid 1-1', 'grid 1-1', 'grid 1-1', 'grid 1-1', 'grid 6-6', 'grid 1-1'])
    expect(gridSet(set)).toEqual([
      [4, '2a'],
      [5, '2b'],
      [0, '2c'],
      [1, '1a'],
      [2, '1b'],
      [3, '1c'],
    ])
  })

  test('F1-Setup.6 who moves to another seat takes his hand along', () => {
    const before = dealt(3)
    const set = after(before, ['grid 1-3', 'grid 5-6', 'grid 3-4'])
    expect(set.cars.map(({ hand }) => hand)).toEqual([1, 2, 0].map((seat) => before.cars[seat]?.hand))
  })

  test('F1-Setup.7 car, start space and pit of a driver have one colour, yellow being the first', () => {
    const colours = ['yellow', 'orange', 'green', 'red', 'black', 'blue']
    const each = [t1, board1962].map(({ track }) =>
      track.grid.map((place, car) => [
        track.circuit.grid.find(({ cell }) => cell === track.places[place]?.id)?.colour,
        track.places[track.firstPit + car]?.id,
      ]),
    )
    expect(each).toEqual(Array(2).fill(colours.map((colour) => [colour, `pit-${colour}`])))
  })

  test('F1-Setup.7 the orange car drives into the orange pit', () => {
    const start = table({ cars: [{ at: '20a' }, { at: '38b', speed: 120 }], turn: 1 })
    expect(dials(after(start, ['speed 120', 'pit line']), 1)).toBe('pit-orange 0/0/0')
  })

  test.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<ReadonlyArray<number>>]>([
    ['F1-Setup.5 a tie for second place is no tie', ['6-6', '2-3', '1-4'], []],
    ['F1-Setup.5, F1-Q.3 two who tie throw again', ['3-6', '5-6', '5-6', '1-4', '3-4'], [[1, 2]]],
    ['F1-Setup.5, F1-Q.3 all who tie throw again', ['3-4', '2-5', '1-6', '1-1', '1-1', '1-2'], [[0, 1, 2]]],
    [
      'F1-Setup.5, F1-Q.3 those who tie again throw once more',
      ['3-4', '2-5', '1-6', '2-2', '1-1', '1-3', '6-6', '5-5'],
      [
        [0, 1, 2],
        [0, 2],
      ],
    ],
  ])('%s', (_, throws, ties) => {
    const { state, events } = told(
      dealt(3),
      throws.map((dice) => `grid ${dice}`),
    )
    expect(events.flatMap((event) => (event._tag === 'GridTied' ? [event.seats] : []))).toEqual(ties)
    expect(state.phase).toEqual({ _tag: 'SettingSpeed' })
  })

  test('F1-Setup.5 in a repeated throw only the tied seats throw, in the order of their seats', () => {
    const { state, events } = told(dealt(3), ['grid 5-6', 'grid 1-1', 'grid 5-6', 'grid 1-1', 'grid 2-2'])
    const seats = events.flatMap((event) => (event._tag === 'GridThrown' ? [event.seat] : []))
    expect([seats, gridSet(state)[0]]).toEqual([
      [0, 1, 2, 0, 2],
      [2, '2a'],
    ])
  })

  test('F1-Setup.5 both of two players are as likely to be first, and 146 of 1296 throws tie', () => {
    const fates = { first: 0, second: 0, tied: 0 }
    const state = dealt(2)
    for (const one of t1.outcomes(state)) {
      const half = after(state, [t1.notation.show(one.move)])
      for (const two of t1.outcomes(half)) {
        const step = t1.advance(half, two.move)
        const set = E.isRight(step) && step.right.phase._tag === 'SettingSpeed' ? step.right.cars[0]?.seat : -1
        fates[set === 0 ? 'first' : set === 1 ? 'second' : 'tied'] += one.weight * two.weight
      }
    }
    expect(fates).toEqual({ first: 575, second: 575, tied: 146 })
  })

  test('F1-Setup.5 the places can be drawn by one lot with the same odds', () => {
    const drawing = after(begun({ seats: 3, laps: 3, grid: 'drawn' }).state, deal(3))
    expect(weights(drawing)).toEqual({ 'first 0': 1, 'first 1': 1, 'first 2': 1 })
    expect(gridSet(after(drawing, ['first 1']))).toEqual([
      [1, '2a'],
      [2, '2b'],
      [0, '2c'],
    ])
    expect(refusal(drawing, 'first 3')).toEqual({ _tag: 'NoSuchOutcome', rule: 'F1-Equip.3', outcome: 'seat 3' })
  })
})

describe('laps and dials', () => {
  test.each([
    ['F1-Setup.8-9 three laps can be agreed on', 3],
    ['F1-Setup.8 five laps can be agreed on', 5],
    ['F1-Setup.8, F1-Setup.10 ten laps can be agreed on', 10],
  ])('%s and show on every indicator', (_, laps) => {
    const set = after(dealt(2, laps), ['grid 6-6', 'grid 1-1'])
    expect(set.cars.map(({ lapsLeft }) => lapsLeft)).toEqual([laps, laps])
  })

  test.each<readonly [string, number, 'F1-Setup.9' | 'F1-Setup.10']>([
    ['F1-Setup.9 two laps are too few', 2, 'F1-Setup.9'],
    ['F1-Setup.9 one lap is too few', 1, 'F1-Setup.9'],
    ['F1-Setup.9 no lap is too few', 0, 'F1-Setup.9'],
    ['F1-Setup.9 laps are not negative', -3, 'F1-Setup.9'],
    ['F1-Setup.9 laps are whole', 3.5, 'F1-Setup.9'],
    ['F1-Setup.10 eleven laps are too many', 11, 'F1-Setup.10'],
    ['F1-Setup.10 laps end somewhere', Number.POSITIVE_INFINITY, 'F1-Setup.10'],
  ])('%s', (_, laps, rule) => {
    expect(t1.setup({ seats: 2, laps })).toEqual(E.left({ _tag: 'LapsOutOfRange', rule, laps, least: 3, most: 10 }))
  })

  test('F1-Setup.11 on the grid every dial but the lap indicator shows 0', () => {
    const set = after(dealt(6), ['grid 6-6', ...Array<string>(5).fill('grid 1-1')])
    expect(set.cars.map((_, car) => dials(set, car))).toEqual(
      ['2a', '2b', '2c', '1a', '1b', '1c'].map((place) => `${place} 0/0/0`),
    )
  })
})

const raceEvents = (seed: number): ReadonlyArray<Event> => {
  const begin = start(t1)({ seats: 4, laps: 3 }, seeded(seed))
  if (E.isLeft(begin)) throw new Error(JSON.stringify(begin.left))
  const happened = [...begin.right.events]
  let match: Match<Options, State, Move> = begin.right.match
  let rng = begin.right.rng
  while (t1.turn(match.state)._tag !== 'Over') {
    const [move, next] = uniformPolicy(match.state, t1.legal(match.state), rng)
    const played = play(t1)(match, move, next)
    if (E.isLeft(played)) throw new Error(JSON.stringify(played.left))
    happened.push(...played.right.events)
    match = played.right.match
    rng = played.right.rng
  }
  return happened
}

describe('dice', () => {
  test('F1-Setup.12 whatever falls for a band, the car stays where its speed took it or leaves the track', () => {
    const thrown = after(table({ cars: [{ at: '10b', speed: 120, tire: 4 }] }), ['speed 120', 'run 16b K1@40'])
    const places = Object.keys(weights(thrown)).map((line) => dials(after(thrown, [line])).split(' ')[0])
    expect([places.length, new Set(places)]).toEqual([21, new Set(['16b', 'spin-K1'])])
  })

  test('F1-Setup.12 where a car can go depends on no throw before', () => {
    const moves = ['1-1', '3-3', '6-6'].map((dice) => {
      const start = table({ cars: [{ at: '10b', speed: 100 }] })
      return legal(after(start, ['speed 100', 'run 15b K1@20', `penalty ${dice}`, 'speed 20']))
    })
    expect(moves).toEqual(Array(3).fill(['run 16a -', 'run 16b -', 'run 16c -']))
  })

  test.each([1, 2, 3])('F1-Setup.13 in race %i every throw after the grid is for a band over its limit', (seed) => {
    const events = raceEvents(seed)
    const set = events.findIndex(({ _tag }) => _tag === 'GridSet')
    expect(events.slice(set).filter(({ _tag }) => _tag === 'GridThrown')).toEqual([])
    const judged = events.filter(({ _tag }) => _tag === 'BandJudged' || _tag === 'PenaltyThrown')
    const throws = judged.flatMap((event, index) =>
      event._tag === 'PenaltyThrown' ? [{ event, before: judged[index - 1] }] : [],
    )
    expect(throws.length).toBeGreaterThan(0)
    expect(throws.map(({ before }) => before)).toEqual(
      throws.map(({ event: { car, band, over } }) => ({ _tag: 'BandJudged', car, band, over, verdict: 'throw' })),
    )
  })
})

describe('refusals before the start', () => {
  const drawing = after(begun({ seats: 3, laps: 3, grid: 'drawn' }).state, deal(3))

  test.each<readonly [string, State, string, string, 'Dealing' | 'ThrowingForGrid']>([
    [
      'F1-Setup.5 nobody throws before the deal is over',
      begun({ seats: 2, laps: 3 }).state,
      'grid 1-1',
      'ThrowForGrid',
      'Dealing',
    ],
    [
      'F1-Setup.5 nobody draws before the deal is over',
      begun({ seats: 2, laps: 3 }).state,
      'first 0',
      'DrawGrid',
      'Dealing',
    ],
    ['F1-Setup.1 nobody drives during the deal', begun({ seats: 2, laps: 3 }).state, 'speed 60', 'SetSpeed', 'Dealing'],
    ['F1-Setup.1 nobody gets a sixth card', dealt(2), 'deal superbDriving', 'DealTactic', 'ThrowingForGrid'],
    ['F1-Setup.5 nobody drives before the grid is set', dealt(2), 'speed 60', 'SetSpeed', 'ThrowingForGrid'],
    ['F1-Setup.5 nobody draws where places are thrown for', dealt(2), 'first 0', 'DrawGrid', 'ThrowingForGrid'],
    ['F1-Setup.5 nobody throws where places are drawn', drawing, 'grid 1-1', 'ThrowForGrid', 'ThrowingForGrid'],
    [
      'F1-Setup.13 no penalty is thrown for before the start',
      dealt(2),
      'penalty 1-1',
      'ThrowPenalty',
      'ThrowingForGrid',
    ],
    ['F1-Setup.4 no Pit Card is drawn before the start', dealt(2), 'pitcard fumes', 'DrawPitCard', 'ThrowingForGrid'],
  ])('%s', (_, state, line, move, phase) => {
    expect(refusal(state, line)).toEqual({ _tag: 'NotAskedFor', rule: 'F1-Order.2', move, phase })
  })

  test('F1-Equip.3 a throw that two dice cannot show is refused', () => {
    const [low, high] = [6 as Face, 5 as Face]
    expect(t1.apply(dealt(2), { _tag: 'ThrowForGrid', dice: [low, high] })).toEqual(
      E.left({ _tag: 'NoSuchOutcome', rule: 'F1-Equip.3', outcome: 'a throw of 6-5' }),
    )
    expect(moveOf(t1, 'grid 5-6')).toEqual({ _tag: 'ThrowForGrid', dice: [5, 6] })
  })
})
