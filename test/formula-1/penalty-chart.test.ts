import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/formula-1/event.js'
import type { Dice } from '../../src/formula-1/model.js'
import { after, dials, placeOf, t1, table, told, weights } from './table.js'

type Excess = 20 | 40

/** A car that has driven over 12b (80) at this excess and waits for the dice. */
const thrownFor = (over: Excess, tire = 0, brake = 0): ReturnType<typeof table> => {
  const speed = over === 20 ? 100 : 120
  const start = table({ cars: [{ at: '10b', speed, tire, brake }, { at: '30a' }] })
  return after(start, [`speed ${speed}`, over === 20 ? 'run 15b K1@20' : 'run 16b K1@40'])
}

/** What each of the throws leads to: place, speed, brake and tire wear. */
const fates = (throws: string, over: Excess, tire = 0, brake = 0): ReadonlyArray<string> =>
  throws.split(' ').map((dice) => dials(after(thrownFor(over, tire, brake), [`penalty ${dice}`])))

const same = (throws: string, fate: string): ReadonlyArray<string> => throws.split(' ').map(() => fate)

describe('at 20 over', () => {
  // The last two columns: from fresh gauges, and from brakes at 5 and tires at 7.
  test.each([
    ['F1-Penalty.1 at 20 over a throw of 2 costs nothing', '1-1', '15b 100/0/0', '15b 100/5/7'],
    ['F1-Penalty.3 at 20 over a throw of 3 spins the car off', '1-2', 'spin-K1 0/0/0', 'spin-K1 0/5/7'],
    ['F1-Penalty.5 at 20 over a throw of 4 costs 1 tire point', '1-3 2-2', '15b 100/0/1', '15b 100/5/8'],
    ['F1-Penalty.7 at 20 over a throw of 5 costs 1 tire point', '1-4 2-3', '15b 100/0/1', '15b 100/5/8'],
    ['F1-Penalty.9 at 20 over a throw of 6 costs nothing', '1-5 2-4', '15b 100/0/0', '15b 100/5/7'],
    ['F1-Penalty.11 at 20 over double three costs nothing', '3-3', '15b 100/0/0', '15b 100/5/7'],
    ['F1-Penalty.13 at 20 over a throw of 7 costs nothing', '1-6 2-5 3-4', '15b 100/0/0', '15b 100/5/7'],
    ['F1-Penalty.15 at 20 over double four costs nothing', '4-4', '15b 100/0/0', '15b 100/5/7'],
    ['F1-Penalty.17 at 20 over a throw of 8 costs 1 tire point', '2-6 3-5', '15b 100/0/1', '15b 100/5/8'],
    ['F1-Penalty.19 at 20 over a throw of 9 costs nothing', '3-6 4-5', '15b 100/0/0', '15b 100/5/7'],
    ['F1-Penalty.21 at 20 over a throw of 10 costs nothing', '4-6 5-5', '15b 100/0/0', '15b 100/5/7'],
    ['F1-Penalty.23 at 20 over a throw of 11 spins the car off', '5-6', 'spin-K1 0/0/0', 'spin-K1 0/5/7'],
    ['F1-Penalty.25 at 20 over a throw of 12 costs nothing', '6-6', '15b 100/0/0', '15b 100/5/7'],
  ])('%s', (_, throws, fresh, worn) => {
    expect(fates(throws, 20)).toEqual(same(throws, fresh))
    expect(fates(throws, 20, 7, 5)).toEqual(same(throws, worn))
  })
})

describe('at 40 over', () => {
  // The last four columns: from tires at 0, 3, 4 and 7.
  test.each([
    [
      'F1-Penalty.2 at 40 over a throw of 2 costs nothing',
      '1-1',
      '16b 120/0/0',
      '16b 120/0/3',
      '16b 120/0/4',
      '16b 120/0/7',
    ],
    [
      'F1-Penalty.4 at 40 over a throw of 3 spins the car off',
      '1-2',
      'spin-K1 0/0/0',
      'spin-K1 0/0/3',
      'spin-K1 0/0/4',
      'spin-K1 0/0/7',
    ],
    [
      'F1-Penalty.6 at 40 over a throw of 4 costs 1 tire point',
      '1-3 2-2',
      '16b 120/0/1',
      '16b 120/0/4',
      '16b 120/0/5',
      '16b 120/0/8',
    ],
    [
      'F1-Penalty.8 at 40 over a throw of 5 costs 1 tire point',
      '1-4 2-3',
      '16b 120/0/1',
      '16b 120/0/4',
      '16b 120/0/5',
      '16b 120/0/8',
    ],
    [
      'F1-Penalty.10 at 40 over a throw of 6 costs 2 tire points, but spins a car off whose tires are at 4 or more',
      '1-5 2-4',
      '16b 120/0/2',
      '16b 120/0/5',
      'spin-K1 0/0/4',
      'spin-K1 0/0/7',
    ],
    [
      'F1-Penalty.12 at 40 over double three costs nothing',
      '3-3',
      '16b 120/0/0',
      '16b 120/0/3',
      '16b 120/0/4',
      '16b 120/0/7',
    ],
    [
      'F1-Penalty.14 at 40 over a throw of 7 costs 1 brake point and 1 tire point',
      '1-6 2-5 3-4',
      '16b 120/1/1',
      '16b 120/1/4',
      '16b 120/1/5',
      '16b 120/1/8',
    ],
    [
      'F1-Penalty.16 at 40 over double four costs nothing',
      '4-4',
      '16b 120/0/0',
      '16b 120/0/3',
      '16b 120/0/4',
      '16b 120/0/7',
    ],
    [
      'F1-Penalty.18 at 40 over a throw of 8 costs 1 tire point',
      '2-6 3-5',
      '16b 120/0/1',
      '16b 120/0/4',
      '16b 120/0/5',
      '16b 120/0/8',
    ],
    [
      'F1-Penalty.20 at 40 over a throw of 9 costs 1 brake point and 1 tire point',
      '3-6 4-5',
      '16b 120/1/1',
      '16b 120/1/4',
      '16b 120/1/5',
      '16b 120/1/8',
    ],
    [
      'F1-Penalty.22 at 40 over a throw of 10 costs 2 tire points, but spins a car off whose tires are at 4 or more',
      '4-6 5-5',
      '16b 120/0/2',
      '16b 120/0/5',
      'spin-K1 0/0/4',
      'spin-K1 0/0/7',
    ],
    [
      'F1-Penalty.24 at 40 over a throw of 11 spins the car off',
      '5-6',
      'spin-K1 0/0/0',
      'spin-K1 0/0/3',
      'spin-K1 0/0/4',
      'spin-K1 0/0/7',
    ],
    [
      'F1-Penalty.26 at 40 over a throw of 12 costs nothing',
      '6-6',
      '16b 120/0/0',
      '16b 120/0/3',
      '16b 120/0/4',
      '16b 120/0/7',
    ],
  ])('%s', (_, throws, at0, at3, at4, at7) => {
    expect(fates(throws, 40, 0)).toEqual(same(throws, at0))
    expect(fates(throws, 40, 3)).toEqual(same(throws, at3))
    expect(fates(throws, 40, 4)).toEqual(same(throws, at4))
    expect(fates(throws, 40, 7)).toEqual(same(throws, at7))
  })
})

describe('notes on the chart', () => {
  test('F1-Penalty.27, F1-Penalty.11-12 double three is no 6: worn tires survive it at 40 over', () => {
    expect(fates('3-3', 40, 7)).toEqual(['16b 120/0/7'])
    expect(fates('2-4 1-5', 40, 7)).toEqual(['spin-K1 0/0/7', 'spin-K1 0/0/7'])
  })

  test('F1-Penalty.28, F1-Penalty.15-16 double four is no 8: it costs no tire point', () => {
    expect(fates('4-4', 20)).toEqual(['15b 100/0/0'])
    expect(fates('2-6 3-5', 20)).toEqual(['15b 100/0/1', '15b 100/0/1'])
  })

  test.each([
    ['F1-Penalty.29 the blank of row 6 is no penalty', '2-4', [2, 4]],
    ['F1-Penalty.29 the blank of row 7 is no penalty', '3-4', [3, 4]],
    ['F1-Penalty.29 the blank of row 9 is no penalty', '4-5', [4, 5]],
    ['F1-Penalty.29 the blank of row 10 is no penalty', '5-5', [5, 5]],
  ])('%s', (_, dice, faces) => {
    expect(told(thrownFor(20), [`penalty ${dice}`]).events[0]).toEqual({
      _tag: 'PenaltyThrown',
      car: 0,
      band: 0,
      over: 20,
      dice: faces,
      result: { _tag: 'NoPenalty' },
    })
  })
})

/** What follows a throw for the first band, up to the end of the car's turn. */
const afterThrow = (over: Excess, dice: Dice, tire: number, brake: number): ReadonlyArray<Event> =>
  told(thrownFor(over, tire, brake), [`penalty ${dice.join('-')}`]).events.slice(0, -2)

const ended = (id: string, speed: 0 | 100 | 120): Event => ({
  _tag: 'TurnEnded',
  car: 0,
  place: placeOf(t1, id),
  speed,
})

describe('what is told of a throw', () => {
  test('F1-Penalty.14 wear is told gauge by gauge', () => {
    expect(afterThrow(40, [3, 4], 5, 2)).toEqual([
      {
        _tag: 'PenaltyThrown',
        car: 0,
        band: 0,
        over: 40,
        dice: [3, 4],
        result: { _tag: 'Wear', brake: 1, tire: 1 },
      },
      { _tag: 'BrakeWorn', car: 0, from: 2, to: 3, cause: 'dice' },
      { _tag: 'TireWorn', car: 0, from: 5, to: 6, cause: 'dice' },
      ended('16b', 120),
    ])
  })

  test('F1-Penalty.14 gauges that reach their ends are told of as full', () => {
    expect(afterThrow(40, [3, 4], 7, 4)).toEqual([
      {
        _tag: 'PenaltyThrown',
        car: 0,
        band: 0,
        over: 40,
        dice: [3, 4],
        result: { _tag: 'Wear', brake: 1, tire: 1 },
      },
      { _tag: 'BrakeWorn', car: 0, from: 4, to: 5, cause: 'dice' },
      { _tag: 'GaugeFull', car: 0, gauge: 'brake' },
      { _tag: 'TireWorn', car: 0, from: 7, to: 8, cause: 'dice' },
      { _tag: 'GaugeFull', car: 0, gauge: 'tire' },
      ended('16b', 120),
    ])
  })

  test('F1-Penalty.20 brakes that are used up already wear no further, and the tire point is paid', () => {
    expect(afterThrow(40, [4, 5], 0, 5)).toEqual([
      {
        _tag: 'PenaltyThrown',
        car: 0,
        band: 0,
        over: 40,
        dice: [4, 5],
        result: { _tag: 'Wear', brake: 1, tire: 1 },
      },
      { _tag: 'TireWorn', car: 0, from: 0, to: 1, cause: 'dice' },
      ended('16b', 120),
    ])
  })

  test('F1-Penalty.10 a spin-off by worn tires registers no wear', () => {
    expect(afterThrow(40, [1, 5], 4, 2)).toEqual([
      { _tag: 'PenaltyThrown', car: 0, band: 0, over: 40, dice: [1, 5], result: { _tag: 'SpinOff' } },
      { _tag: 'SpunOff', car: 0, cause: 'dice', from: placeOf(t1, '16b'), to: placeOf(t1, 'spin-K1') },
      ended('spin-K1', 0),
    ])
  })

  test('F1-Penalty.22 two tire points are one step of the gauge', () => {
    expect(afterThrow(40, [5, 5], 3, 0)).toEqual([
      {
        _tag: 'PenaltyThrown',
        car: 0,
        band: 0,
        over: 40,
        dice: [5, 5],
        result: { _tag: 'Wear', brake: 0, tire: 2 },
      },
      { _tag: 'TireWorn', car: 0, from: 3, to: 5, cause: 'dice' },
      ended('16b', 120),
    ])
  })
})

/** In how many of 36 ways each fate comes. */
const odds = (over: Excess, tire: number): Readonly<Record<string, number>> => {
  const state = thrownFor(over, tire)
  const found: Record<string, number> = {}
  for (const [line, weight] of Object.entries(weights(state))) {
    const fate = dials(after(state, [line]))
    found[fate] = (found[fate] ?? 0) + weight
  }
  return found
}

describe('the odds', () => {
  test('F1-Equip.3 a throw for a band is one of 21, doubles once and others twice in 36', () => {
    expect(weights(thrownFor(40))).toEqual({
      'penalty 1-1': 1,
      'penalty 1-2': 2,
      'penalty 1-3': 2,
      'penalty 1-4': 2,
      'penalty 1-5': 2,
      'penalty 1-6': 2,
      'penalty 2-2': 1,
      'penalty 2-3': 2,
      'penalty 2-4': 2,
      'penalty 2-5': 2,
      'penalty 2-6': 2,
      'penalty 3-3': 1,
      'penalty 3-4': 2,
      'penalty 3-5': 2,
      'penalty 3-6': 2,
      'penalty 4-4': 1,
      'penalty 4-5': 2,
      'penalty 4-6': 2,
      'penalty 5-5': 1,
      'penalty 5-6': 2,
      'penalty 6-6': 1,
    })
  })

  test('F1-Penalty.29 at 20 over 21 of 36 throws are free, 11 cost a tire point and 4 spin the car off', () => {
    expect(odds(20, 0)).toEqual({ '15b 100/0/0': 21, '15b 100/0/1': 11, 'spin-K1 0/0/0': 4 })
  })

  test('F1-Penalty.10, F1-Penalty.22 at 40 over with tires to spare 4 throws are free and 4 spin the car off', () => {
    expect(odds(40, 3)).toEqual({
      '16b 120/0/3': 4,
      '16b 120/0/4': 11,
      '16b 120/0/5': 7,
      '16b 120/1/4': 10,
      'spin-K1 0/0/3': 4,
    })
  })

  test('F1-Penalty.10, F1-Penalty.22 at 40 over with tires at 4 eleven throws spin the car off', () => {
    expect(odds(40, 4)).toEqual({ '16b 120/0/4': 4, '16b 120/0/5': 11, '16b 120/1/5': 10, 'spin-K1 0/0/4': 11 })
  })
})
