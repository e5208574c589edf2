/**
 * Scenarios worked out by hand from the rulebook on the test circuit: the start, speeds, corners and their dice, blocking.
 */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Mph, Options, State } from '../../src/formula-1/model.js'
import { after, dials, legal, legalSpeeds, placeOf, refusal, t1, table, told, weights } from './table.js'

const TO_160 = ['20', '40', '60', '80', '100', '120', '140', '160']

const begun = (options: Options): State => {
  const step = t1.setup(options)
  if (E.isLeft(step)) throw new Error(JSON.stringify(step.left))
  return step.right.state
}

const KINDS = ['fastGearChange', 'goodCarburettor', 'quickReactions', 'slipStreaming', 'superbDriving']

/** The kinds in turn, so that six cards in each round of the deal give everybody one of each kind. */
const dealt = (seats: number): State =>
  after(
    begun({ seats, laps: 3 }),
    Array.from({ length: 5 * seats }, (_, index) => `deal ${KINDS[index % 5] ?? ''}`),
  )

describe('the start', () => {
  test('G-00 the deal begins with seven of each kind in 35', () => {
    expect(weights(begun({ seats: 6, laps: 3 }))).toEqual({
      'deal fastGearChange': 7,
      'deal goodCarburettor': 7,
      'deal quickReactions': 7,
      'deal slipStreaming': 7,
      'deal superbDriving': 7,
    })
  })

  test('G-00 two dealt cards of a kind leave five of it in 33', () => {
    expect(weights(after(begun({ seats: 6, laps: 3 }), ['deal fastGearChange', 'deal fastGearChange']))).toEqual({
      'deal fastGearChange': 5,
      'deal goodCarburettor': 7,
      'deal quickReactions': 7,
      'deal slipStreaming': 7,
      'deal superbDriving': 7,
    })
  })

  test('G-00 after the deal for six there are hands of five, a pile of five and a full Pit pack', () => {
    const state = dealt(6)
    const one = { fastGearChange: 1, goodCarburettor: 1, quickReactions: 1, slipStreaming: 1, superbDriving: 1 }
    expect(state.cars.map(({ hand }) => hand)).toEqual(Array(6).fill(one))
    expect(state.usedTactics).toEqual([])
    expect(weights({ ...state, phase: { _tag: 'DrawingTacticCard' } })).toEqual({
      'draw fastGearChange': 1,
      'draw goodCarburettor': 1,
      'draw quickReactions': 1,
      'draw slipStreaming': 1,
      'draw superbDriving': 1,
    })
    expect(Object.values(weights({ ...state, phase: { _tag: 'DrawingPitCard' } }))).toEqual(Array(16).fill(1))
  })

  test('G-01 from the grid the first driver may set up to 60 and then up to 120', () => {
    const start = table({ cars: ['2a', '2b', '2c', '1a', '1b', '1c'].map((at) => ({ at })) })
    expect(legalSpeeds(start)).toEqual(['20', '40', '60'])
    const atSixty = after(start, ['speed 60'])
    expect(legal(atSixty)).toEqual(['run 5a -', 'run 5b -', 'run 5c -'])
    const others = ['run 3b -', 'run 3c -', 'run 2a -', 'run 2b -', 'run 2c -'].flatMap((run) => ['speed 20', run])
    const again = after(atSixty, ['run 5a -', ...others])
    expect(again.current).toBe(0)
    expect(legalSpeeds(again)).toEqual(['20', '40', '60', '80', '100', '120'])
    expect(legal(after(again, ['speed 120']))).toEqual(['run 11a -', 'run 11b -'])
  })

  test('G-02 at 100 a car moves five spaces', () => {
    const start = table({ cars: [{ at: '2b', speed: 100 }] })
    expect(legal(after(start, ['speed 100']))).toEqual(['run 7a -', 'run 7b -', 'run 7c -'])
  })

  test.each([
    ['G-03 from the inside lane a step leads on or outward', '6a', ['7a', '7b']],
    ['G-03 from the middle lane a step leads on or to either side ahead', '6b', ['7a', '7b', '7c']],
    ['G-03 from the outside lane a step leads on or inward', '6c', ['7b', '7c']],
    ['G-03 a lane that ends leaves the diagonal', '10c', ['11b']],
    ['G-03 a lane that begins is entered by the diagonal', '13b', ['14a', '14b', '14c']],
    ['G-03 into a stretch of one lane one step leads', '23a', ['24b']],
    ['G-03 out of a stretch of one lane three steps lead', '25b', ['26a', '26b', '26c']],
  ])('%s', (_, from, to) => {
    const moved = after(table({ cars: [{ at: from }] }), ['speed 20'])
    expect(legal(moved)).toEqual(to.map((cell) => `run ${cell} -`))
  })

  test('G-04 a car behind a row of cars as fast as itself stays without cost', () => {
    const walled = after(
      table({ cars: ['6b', '7a', '7b', '7c'].map((at): { at: string; speed: Mph } => ({ at, speed: 60 })) }),
      ['speed 60'],
    )
    expect(legal(walled)).toEqual(['behind 6b -'])
    const { state, events } = told(walled, ['behind 6b -'])
    expect(dials(state)).toBe('6b 60/0/0')
    expect(events.filter(({ _tag }) => _tag === 'Blocked' || _tag === 'SpeedMatched')).toEqual([
      { _tag: 'Blocked', car: 0, at: placeOf(t1, '6b'), blocker: 2, wanted: 3, moved: 0 },
    ])
  })

  test.each<readonly [Mph, string, string]>([
    [0, '20', '60'],
    [20, '20', '80'],
    [40, '20', '100'],
    [60, '20', '120'],
    [100, '20', '160'],
    [120, '20', '160'],
    [140, '40', '160'],
    [160, '60', '160'],
  ])('G-06 from %i with fresh gauges every speed from %s to %s may be set', (speed, least, most) => {
    const all = TO_160.slice(TO_160.indexOf(least), TO_160.indexOf(most) + 1)
    expect(legalSpeeds(table({ cars: [{ at: '2b', speed }] }))).toEqual(all)
  })

  test('G-57 those who tied for the highest throw again, and the grid follows the winner round the table', () => {
    const deal = dealt(3)
    const tied = told(deal, ['grid 3-6', 'grid 5-6', 'grid 5-6'])
    expect(tied.events.filter(({ _tag }) => _tag === 'GridTied')).toEqual([{ _tag: 'GridTied', seats: [1, 2] }])
    const { cars, current, round } = after(tied.state, ['grid 1-4', 'grid 3-4'])
    expect(cars.map(({ seat, place }) => [seat, place])).toEqual([
      [2, placeOf(t1, '2a')],
      [0, placeOf(t1, '2b')],
      [1, placeOf(t1, '2c')],
    ])
    expect([round, current]).toEqual([1, 0])
  })
})

describe('the Speed Reduction Chart', () => {
  test.each<readonly [string, Mph, string]>([
    ['G-07 from 120 to 100 costs nothing', 100, '2b 100/0/0'],
    ['G-08 from 120 to 80 costs 1 brake point', 80, '2b 80/1/0'],
    ['G-09 from 120 to 60 costs 2 brake points and 1 tire point', 60, '2b 60/2/1'],
    ['G-10 from 120 to 40 costs 3 brake points and 2 tire points', 40, '2b 40/3/2'],
    ['G-11 from 120 to 20 costs 4 brake points and 3 tire points', 20, '2b 20/4/3'],
  ])('%s', (_, speed, expected) => {
    const start = table({ cars: [{ at: '2b', speed: 120 }] })
    expect(dials(after(start, [`speed ${speed}`]))).toBe(expected)
  })

  test.each([
    [0, 8, '120'],
    [5, 0, '140'],
    [5, 8, '140'],
    [4, 7, '120'],
    [3, 7, '100'],
    [2, 6, '80'],
    [1, 5, '60'],
    [1, 6, '80'],
    [0, 7, '100'],
  ])('G-12 from 160 with brakes at %i and tires at %i the least speed is %s', (brake, tire, least) => {
    const start = table({ cars: [{ at: '2b', speed: 160, brake, tire }] })
    expect(legalSpeeds(start)).toEqual(TO_160.slice(TO_160.indexOf(least)))
  })

  test('G-13 a cut of 120 is refused, the chart having no row for it', () => {
    expect(refusal(table({ cars: [{ at: '2b', speed: 140 }] }), 'speed 20')).toEqual({
      _tag: 'CutTooGreat',
      rule: 'F1-Reduce.12',
      from: 140,
      to: 20,
      most: 100,
    })
  })

  test('G-13 with the chart carried on a cut of 120 costs 5 brake points and 4 tire points', () => {
    const start = table({ cars: [{ at: '2b', speed: 140 }], rulings: { bigReduction: 'extrapolate' } })
    expect(dials(after(start, ['speed 20']))).toBe('2b 20/5/4')
  })
})

describe('corners', () => {
  test('G-16 at the safety speed a corner costs nothing, and the lane decides what that speed is', () => {
    const moving = after(table({ cars: [{ at: '10b', speed: 80 }] }), ['speed 80'])
    expect(legal(moving)).toEqual([
      'run 14a K1@0',
      'run 14a K1@40',
      'run 14b K1@0',
      'run 14b K1@40',
      'run 14c K1@0',
      'run 14c K1@40',
    ])
    const done = after(moving, ['run 14b K1@0'])
    expect([dials(done), done.phase]).toEqual(['14b 80/0/0', { _tag: 'SettingSpeed' }])
  })

  test.each([
    ['1-1', '15b 100/0/0'],
    ['1-2', 'spin-K1 0/0/0'],
    ['1-3', '15b 100/0/1'],
    ['1-4', '15b 100/0/1'],
    ['1-5', '15b 100/0/0'],
    ['1-6', '15b 100/0/0'],
    ['2-2', '15b 100/0/1'],
    ['2-3', '15b 100/0/1'],
    ['2-4', '15b 100/0/0'],
    ['2-5', '15b 100/0/0'],
    ['2-6', '15b 100/0/1'],
    ['3-3', '15b 100/0/0'],
    ['3-4', '15b 100/0/0'],
    ['3-5', '15b 100/0/1'],
    ['3-6', '15b 100/0/0'],
    ['4-4', '15b 100/0/0'],
    ['4-5', '15b 100/0/0'],
    ['4-6', '15b 100/0/0'],
    ['5-5', '15b 100/0/0'],
    ['5-6', 'spin-K1 0/0/0'],
    ['6-6', '15b 100/0/0'],
  ])('G-17 at 20 over %s leads to %s', (dice, expected) => {
    const start = table({ cars: [{ at: '10b', speed: 100 }] })
    expect(dials(after(start, ['speed 100', 'run 15b K1@20', `penalty ${dice}`]))).toBe(expected)
  })

  const FATES: ReadonlyArray<readonly [string, string, string, string, string]> = [
    ['1-1', '16b 120/0/0', '16b 120/0/3', '16b 120/0/4', '16b 120/0/7'],
    ['1-2', 'spin-K1 0/0/0', 'spin-K1 0/0/3', 'spin-K1 0/0/4', 'spin-K1 0/0/7'],
    ['1-3', '16b 120/0/1', '16b 120/0/4', '16b 120/0/5', '16b 120/0/8'],
    ['1-4', '16b 120/0/1', '16b 120/0/4', '16b 120/0/5', '16b 120/0/8'],
    ['1-5', '16b 120/0/2', '16b 120/0/5', 'spin-K1 0/0/4', 'spin-K1 0/0/7'],
    ['1-6', '16b 120/1/1', '16b 120/1/4', '16b 120/1/5', '16b 120/1/8'],
    ['2-2', '16b 120/0/1', '16b 120/0/4', '16b 120/0/5', '16b 120/0/8'],
    ['2-3', '16b 120/0/1', '16b 120/0/4', '16b 120/0/5', '16b 120/0/8'],
    ['2-4', '16b 120/0/2', '16b 120/0/5', 'spin-K1 0/0/4', 'spin-K1 0/0/7'],
    ['2-5', '16b 120/1/1', '16b 120/1/4', '16b 120/1/5', '16b 120/1/8'],
    ['2-6', '16b 120/0/1', '16b 120/0/4', '16b 120/0/5', '16b 120/0/8'],
    ['3-3', '16b 120/0/0', '16b 120/0/3', '16b 120/0/4', '16b 120/0/7'],
    ['3-4', '16b 120/1/1', '16b 120/1/4', '16b 120/1/5', '16b 120/1/8'],
    ['3-5', '16b 120/0/1', '16b 120/0/4', '16b 120/0/5', '16b 120/0/8'],
    ['3-6', '16b 120/1/1', '16b 120/1/4', '16b 120/1/5', '16b 120/1/8'],
    ['4-4', '16b 120/0/0', '16b 120/0/3', '16b 120/0/4', '16b 120/0/7'],
    ['4-5', '16b 120/1/1', '16b 120/1/4', '16b 120/1/5', '16b 120/1/8'],
    ['4-6', '16b 120/0/2', '16b 120/0/5', 'spin-K1 0/0/4', 'spin-K1 0/0/7'],
    ['5-5', '16b 120/0/2', '16b 120/0/5', 'spin-K1 0/0/4', 'spin-K1 0/0/7'],
    ['5-6', 'spin-K1 0/0/0', 'spin-K1 0/0/3', 'spin-K1 0/0/4', 'spin-K1 0/0/7'],
    ['6-6', '16b 120/0/0', '16b 120/0/3', '16b 120/0/4', '16b 120/0/7'],
  ]

  test.each(FATES)('G-18 at 40 over %s leads to %s, %s, %s or %s by the tires', (dice, ...expected) => {
    const lines = ['speed 120', 'run 16b K1@40', `penalty ${dice}`]
    const fates = [0, 3, 4, 7].map((tire) => dials(after(table({ cars: [{ at: '10b', speed: 120, tire }] }), lines)))
    expect(fates).toEqual(expected)
  })

  test('G-19 at 60 over a car spins off without a throw and drives on from the Spin Off Point', () => {
    const start = table({ cars: [{ at: '10b', speed: 100, brake: 2, tire: 3 }] })
    const spun = after(start, ['speed 100', 'run 15a K1@60'])
    expect([dials(spun), spun.phase]).toEqual(['spin-K1 0/2/3', { _tag: 'SettingSpeed' }])
    expect(legalSpeeds(spun)).toEqual(['20', '40', '60'])
    expect(legal(after(spun, ['speed 60']))).toEqual(['run 16a -', 'run 16b -', 'run 16c -'])
  })

  const TWO_BANDS = 'run 22c K2a@20,K2b@20'

  test('G-21 a first throw that wears the tires out makes the second band a certain spin-off', () => {
    const start = table({ cars: [{ at: '16c', speed: 120, tire: 7 }] })
    const { state, events } = told(start, ['speed 120', TWO_BANDS, 'penalty 2-2'])
    expect(dials(state)).toBe('spin-K2 0/0/8')
    expect(state.phase).toEqual({ _tag: 'SettingSpeed' })
    expect(events.filter(({ _tag }) => _tag === 'SpunOff')).toEqual([
      { _tag: 'SpunOff', car: 0, cause: 'noTires', from: placeOf(t1, '22c'), to: placeOf(t1, 'spin-K2') },
    ])
  })

  test('G-21b two bands are paid for one after the other', () => {
    const start = table({ cars: [{ at: '16c', speed: 120 }] })
    const first = after(start, ['speed 120', TWO_BANDS, 'penalty 2-2'])
    expect([dials(first), first.phase._tag]).toEqual(['22c 120/0/1', 'ThrowingPenalty'])
    const second = after(first, ['penalty 2-3'])
    expect([dials(second), second.phase._tag]).toEqual(['22c 120/0/2', 'SettingSpeed'])
  })

  test('G-23 through two bands 18 moves differ by where they end and by what they risk', () => {
    const moving = after(table({ cars: [{ at: '16c', speed: 120 }] }), ['speed 120'])
    const risks = ['K2a@20,K2b@20', 'K2a@20,K2b@40', 'K2a@20,K2b@60', 'K2a@40,K2b@20', 'K2a@40,K2b@40', 'K2a@40,K2b@60']
    expect(legal(moving)).toEqual(['22a', '22b', '22c'].flatMap((to) => risks.map((risk) => `run ${to} ${risk}`)))
  })

  test.each<readonly [string, 'clamp' | 'spinOff', string]>([
    ['G-63 brake wear from the dice stops at the end of the gauge', 'clamp', '16b 120/5/1'],
    ['G-63 or, by ruling, spins the car off', 'spinOff', 'spin-K1 0/5/0'],
  ])('%s', (_, brakeOverflow, expected) => {
    const start = table({ cars: [{ at: '10b', speed: 120, brake: 5 }], rulings: { brakeOverflow } })
    expect(dials(after(start, ['speed 120', 'run 16b K1@40', 'penalty 3-4']))).toBe(expected)
  })

  test('G-67 double five is an ordinary 10', () => {
    const start = table({ cars: [{ at: '10b', speed: 120, tire: 3 }] })
    expect(dials(after(start, ['speed 120', 'run 16b K1@40', 'penalty 5-5']))).toBe('16b 120/0/5')
  })
})

describe('blocking', () => {
  test('G-24 Diagram B: a car at 100 is stopped by one that moves in front of it at 60', () => {
    const start = table({
      cars: [
        { at: '21a', speed: 60 },
        { at: '23b', speed: 100 },
      ],
    })
    const stuck = after(start, ['speed 60', 'run 24b -', 'speed 100'])
    expect(legal(stuck)).toEqual(['behind 23b -'])
    expect(dials(after(stuck, ['behind 23b -']), 1)).toBe('23b 60/1/0')
  })

  const before24b = (speed: Mph, blocker: Mph): State =>
    table({
      cars: [
        { at: '20b', speed },
        { at: '24b', speed: blocker },
      ],
    })

  test('G-25 a blocked car drives as far as it can, in a lane of its choice, and pays for coming down', () => {
    const moving = after(before24b(120, 80), ['speed 120'])
    expect(legal(moving)).toEqual(['behind 23a -', 'behind 23b -', 'behind 23c -'])
    const ends = legal(moving).map((move) => dials(after(moving, [move])))
    expect(ends).toEqual(['23a 80/1/0', '23b 80/1/0', '23c 80/1/0'])
  })

  test('G-26 coming down by 20 behind a blocker is free', () => {
    expect(dials(after(before24b(100, 80), ['speed 100', 'behind 23b -']))).toBe('23b 80/0/0')
  })

  test('G-27 coming down by 120 puts the car off the track, from where it drives on', () => {
    const off = after(before24b(140, 20), ['speed 140', 'behind 23c -'])
    expect(dials(off)).toBe('outside-23c 0/0/0')
    const again = after(off, ['speed 20', 'run 25b K3@0'])
    expect(legalSpeeds(again)).toEqual(['20', '40', '60'])
    expect(legal(after(again, ['speed 20']))).toEqual(['run 24b -'])
  })

  test('G-28 a forced cut that the brakes cannot pay puts the car off the track, gauges as they were', () => {
    const start = table({
      cars: [
        { at: '22b', speed: 100, brake: 5, tire: 2 },
        { at: '24b', speed: 60 },
      ],
    })
    expect(dials(after(start, ['speed 100', 'behind 23b -']))).toBe('outside-23b 0/5/2')
  })

  const STAY = ['behind 23a -', 'behind 23b -', 'behind 23c -']
  const WITH_RAISE = STAY.flatMap((move) => [move, `${move} raise`])

  test.each<readonly [string, Mph, ReadonlyArray<string>]>([
    ['G-30 behind a car as fast there is no raise', 60, STAY],
    ['G-30 behind a car at 80 there is', 80, WITH_RAISE],
    ['G-30 behind a car at 100, which is 60 more than before the turn, there is', 100, WITH_RAISE],
    ['G-30 behind a car at 120 there is none', 120, STAY],
  ])('%s', (_, speed, expected) => {
    const start = table({
      cars: [
        { at: '22b', speed: 40 },
        { at: '24b', speed },
      ],
    })
    expect(legal(after(start, ['speed 60']))).toEqual(expected)
  })

  test('G-30 the raise leads to the speed of the car ahead', () => {
    const start = table({
      cars: [
        { at: '22b', speed: 40 },
        { at: '24b', speed: 100 },
      ],
    })
    expect(dials(after(start, ['speed 60', 'behind 23b - raise']))).toBe('23b 100/0/0')
  })

  test('G-32 five of six cars are blocked where they stand, at no cost, and the sixth drives on', () => {
    const places = ['22b', '23c', '23b', '23a', '24b', '25b']
    const start = table({ cars: places.map((at) => ({ at, speed: 60 as const })) })
    const blocked = places.slice(0, 5).reduce((state, place) => {
      const moving = after(state, ['speed 60'])
      expect(legal(moving)).toEqual([`behind ${place} -`])
      return after(moving, [`behind ${place} -`])
    }, start)
    expect(places.slice(0, 5).map((_, car) => dials(blocked, car))).toEqual(
      places.slice(0, 5).map((place) => `${place} 60/0/0`),
    )
    expect(legal(after(blocked, ['speed 60']))).toEqual(['run 28a -', 'run 28b -', 'run 28c -'])
  })

  test.each<readonly [string, 'straight' | 'fastest' | 'slowest', string]>([
    ['G-33 the blocker is the car straight ahead', 'straight', '22b 40/3/2'],
    ['G-33 or, by ruling, the fastest ahead', 'fastest', '22b 120/0/0'],
    ['G-33 or, by ruling, the slowest ahead', 'slowest', '22b 40/3/2'],
  ])('%s', (_, blocker, expected) => {
    const start = table({
      cars: [
        { at: '22b', speed: 120 },
        { at: '23a', speed: 100 },
        { at: '23b', speed: 40 },
        { at: '23c', speed: 120 },
      ],
      rulings: { blocker },
    })
    expect(dials(after(start, ['speed 120', 'behind 22b -']))).toBe(expected)
  })

  const behindThree = table({
    cars: [
      { at: '9b', speed: 60 },
      { at: '14a', speed: 120 },
      { at: '14b', speed: 120 },
      { at: '14c', speed: 120 },
    ],
  })

  test.each<readonly [string, Mph, ReadonlyArray<string>]>([
    [
      'G-61 at 80 the car falls short of the blockers and runs',
      80,
      ['run 13a K1@0', 'run 13a K1@40', 'run 13b K1@0', 'run 13b K1@40'],
    ],
    [
      'G-61 at 100 it is blocked past the band and may go up to 120',
      100,
      [
        'behind 13a K1@20',
        'behind 13a K1@20 raise',
        'behind 13a K1@60',
        'behind 13a K1@60 raise',
        'behind 13b K1@20',
        'behind 13b K1@20 raise',
        'behind 13b K1@60',
        'behind 13b K1@60 raise',
      ],
    ],
    [
      'G-61 at 120 it is blocked past the band at 40 over',
      120,
      ['behind 13a K1@40', 'behind 13a K1@60', 'behind 13b K1@40', 'behind 13b K1@60'],
    ],
  ])('%s', (_, speed, expected) => {
    expect(legal(after(behindThree, [`speed ${speed}`]))).toEqual(expected)
  })

  test('G-61 the raise comes after the band', () => {
    const thrown = after(behindThree, ['speed 100', 'behind 13b K1@20 raise'])
    expect([dials(thrown), thrown.phase._tag]).toEqual(['13b 100/0/0', 'ThrowingPenalty'])
    expect(dials(after(thrown, ['penalty 1-1']))).toBe('13b 120/0/0')
  })

  test('G-61 who does not raise stays at 100', () => {
    expect(dials(after(behindThree, ['speed 100', 'behind 13b K1@20', 'penalty 1-1']))).toBe('13b 100/0/0')
  })

  test('G-55 cars on the line block a car that comes after one that has finished', () => {
    const start = table({
      cars: [
        { at: '1b', speed: 60, lapsLeft: 0, finishRank: 1 },
        { at: '39a', speed: 60 },
        { at: '0a', speed: 60 },
        { at: '0b', speed: 60 },
      ],
      turn: 1,
    })
    const moving = after(start, ['speed 60'])
    expect(legal(moving)).toEqual(['behind 39a -'])
    expect(dials(after(moving, ['behind 39a -']), 1)).toBe('39a 60/0/0')
  })

  test('G-55 a car that has just finished on the line is in the way like any other', () => {
    const start = table({
      cars: [
        { at: '38b', speed: 40, lapsLeft: 1 },
        { at: '39a', speed: 60 },
        { at: '0a', speed: 60 },
      ],
    })
    const moving = after(start, ['speed 40', 'run 0b line', 'speed 60'])
    expect([moving.cars[0]?.finishRank, legal(moving)]).toEqual([0, ['behind 39a -']])
  })

  test('G-66 from outside the track a car drives on at 60 at most, the first space being beside it ahead', () => {
    const start = table({ cars: [{ at: 'outside-23b' }] })
    expect(legalSpeeds(start)).toEqual(['20', '40', '60'])
    const { state, events } = told(start, ['speed 40', 'run 25b K3@0'])
    expect(legal(after(start, ['speed 40']))).toEqual(['run 25b K3@0'])
    expect(dials(state)).toBe('25b 40/0/0')
    expect(events.find(({ _tag }) => _tag === 'CarMoved')).toEqual({
      _tag: 'CarMoved',
      car: 0,
      from: placeOf(t1, 'outside-23b'),
      to: placeOf(t1, '25b'),
      path: [placeOf(t1, '24b'), placeOf(t1, '25b')],
      steps: 2,
      cause: 'speed',
    })
  })
})
