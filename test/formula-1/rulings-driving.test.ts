/**
 * Readings of the rulebook that can be agreed before a race: one position for each, which every reading leads on in its own way.
 */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/formula-1/event.js'
import type { Mph, Rulings, State } from '../../src/formula-1/model.js'
import { after, board1962, dials, legal, legalSpeeds, placeOf, refusal, t1, table, told } from './table.js'

/** The first car at this speed, with others in its way. */
const race = (
  rulings: Partial<Rulings>,
  at: string,
  speed: Mph,
  others: Readonly<Record<string, Mph>>,
  gauges: { readonly brake?: number; readonly tire?: number } = {},
): State =>
  table({
    cars: [{ at, speed, ...gauges }, ...Object.entries(others).map(([id, blocker]) => ({ at: id, speed: blocker }))],
    rulings,
  })

describe('F1-Q.6 shortRace', () => {
  test.each<readonly [string, boolean, number, boolean]>([
    ['F1-Q.6 by default a race of two laps is refused', false, 2, false],
    ['F1-Q.6 by default a race of three laps is accepted', false, 3, true],
    ['F1-Q.6 a race of one lap can be agreed on', true, 1, true],
    ['F1-Q.6 a race of two laps can be agreed on', true, 2, true],
    ['F1-Q.6 a race of no laps cannot', true, 0, false],
    ['F1-Q.6 a race of eleven laps cannot', true, 11, false],
  ])('%s', (_, shortRace, laps, accepted) => {
    expect(E.isRight(t1.setup({ seats: 2, laps, rulings: { shortRace } }))).toBe(accepted)
  })

  test('F1-Q.6 the refusal names the fewest laps of the reading', () => {
    expect([false, true].map((shortRace) => t1.setup({ seats: 2, laps: 0, rulings: { shortRace } }))).toEqual([
      E.left({ _tag: 'LapsOutOfRange', rule: 'F1-Setup.9', laps: 0, least: 3, most: 10 }),
      E.left({ _tag: 'LapsOutOfRange', rule: 'F1-Setup.9', laps: 0, least: 1, most: 10 }),
    ])
  })
})

describe('F1-Q.9 minSpeed', () => {
  test.each<readonly [string, 0 | 20, Mph, string]>([
    ['F1-Q.9 from 40 the least speed is 20', 20, 40, '20 40 60 80 100'],
    ['F1-Q.9 or 0', 0, 40, '0 20 40 60 80 100'],
    ['F1-Q.9 from rest a car must drive on', 20, 0, '20 40 60'],
    ['F1-Q.9 or may stay at rest', 0, 0, '0 20 40 60'],
  ])('%s', (_, minSpeed, speed, expected) => {
    expect(legalSpeeds(race({ minSpeed }, '2b', speed, {}))).toEqual(expected.split(' '))
  })

  test('F1-Q.9 with 0 allowed a stop costs what the chart says of the cut', () => {
    const stopped = after(race({ minSpeed: 0 }, '2b', 60, {}), ['speed 0'])
    expect([dials(stopped), legal(stopped)]).toEqual(['2b 0/2/1', ['run 2b -']])
    expect(dials(after(stopped, ['run 2b -']))).toBe('2b 0/2/1')
  })

  test('F1-Q.9 with 0 allowed two cars can close the circuit', () => {
    const start = table({
      cars: [
        { at: '12a', speed: 0 },
        { at: '12b', speed: 0 },
        { at: '10b', speed: 60 },
      ],
      rulings: { minSpeed: 0 },
    })
    const round = ['speed 0', 'run 12a -', 'speed 0', 'run 12b -']
    const behind = after(start, [...round, 'speed 60', 'behind 11a -'])
    expect(dials(behind, 2)).toBe('11a 0/2/1')
    const again = after(behind, [...round, 'speed 60'])
    expect(legal(again)).toEqual(['behind 11a -'])
    expect(dials(after(again, ['behind 11a -']), 2)).toBe('11a 0/4/2')
  })

  test('F1-Q.9 by default those two cannot stay', () => {
    expect(refusal(race({}, '12a', 0, { '12b': 0 }), 'speed 0')).toEqual({
      _tag: 'SpeedTooLow',
      rule: 'F1-Q.9',
      speed: 0,
      least: 20,
    })
  })
})

describe('F1-Q.13 bigReduction', () => {
  test.each<readonly [string, Rulings['bigReduction'], Mph, string]>([
    ['F1-Q.13 from 160 no cut exceeds 100', 'forbidden', 160, '60'],
    ['F1-Q.13 or fresh gauges pay for one of 120', 'extrapolate', 160, '40'],
    ['F1-Q.13 from 140 no cut exceeds 100', 'forbidden', 140, '40'],
    ['F1-Q.13 or fresh gauges pay for one of 120 as well', 'extrapolate', 140, '20'],
  ])('%s', (_, bigReduction, speed, least) => {
    expect(legalSpeeds(race({ bigReduction }, '2b', speed, {}))[0]).toBe(least)
  })

  test('F1-Q.13 a cut of 120 by the chart carried on costs 5 brake points and 4 tire points', () => {
    expect(dials(after(race({ bigReduction: 'extrapolate' }, '2b', 160, {}), ['speed 40']))).toBe('2b 40/5/4')
  })

  test.each<readonly [string, number, number, Mph, object]>([
    [
      'F1-Q.13 a cut of 140 would cost more brake points than there are',
      0,
      0,
      20,
      { _tag: 'BrakesWorn', rule: 'F1-Reduce.15', cost: 6, left: 5 },
    ],
    [
      'F1-Q.13 a cut of 120 needs fresh brakes',
      1,
      0,
      40,
      { _tag: 'BrakesWorn', rule: 'F1-Reduce.15', cost: 5, left: 4 },
    ],
    [
      'F1-Q.13 a cut of 120 needs four tire points',
      0,
      5,
      40,
      { _tag: 'TiresWorn', rule: 'F1-Reduce.14', cost: 4, left: 3 },
    ],
  ])('%s', (_, brake, tire, to, expected) => {
    const start = race({ bigReduction: 'extrapolate' }, '2b', 160, {}, { brake, tire })
    expect(refusal(start, `speed ${to}`)).toEqual(expected)
  })

  test.each<readonly [string, Rulings['bigReduction'], string]>([
    ['F1-Q.13, F1-Q.50 behind a blocker a cut of 120 is a spin-off', 'forbidden', 'outside-23b 0/0/0'],
    ['F1-Q.13, F1-Q.50 or it is paid for', 'extrapolate', '23b 20/5/4'],
  ])('%s', (_, bigReduction, expected) => {
    const start = race({ bigReduction }, '20b', 140, { '24b': 20 })
    expect(dials(after(start, ['speed 140', 'behind 23b -']))).toBe(expected)
  })
})

describe('F1-Q.31 brakeOverflow', () => {
  const thrown = (brakeOverflow: Rulings['brakeOverflow'], brake: number): State =>
    after(race({ brakeOverflow }, '10b', 120, {}, { brake, tire: 2 }), ['speed 120', 'run 16b K1@40'])

  test.each<readonly [string, Rulings['brakeOverflow'], string]>([
    ['F1-Q.31 a 7 or a 9 with the brakes used up costs the tire point alone', 'clamp', '16b 120/5/3'],
    ['F1-Q.31 or spins the car off, the gauges as they were', 'spinOff', 'spin-K1 0/5/2'],
  ])('%s', (_, brakeOverflow, expected) => {
    const fates = ['1-6', '2-5', '3-4', '3-6', '4-5'].map((dice) =>
      dials(after(thrown(brakeOverflow, 5), [`penalty ${dice}`])),
    )
    expect(fates).toEqual(Array(5).fill(expected))
  })

  test('F1-Q.31 the last brake point is paid under either reading', () => {
    const fates = (['clamp', 'spinOff'] as const).map((reading) => dials(after(thrown(reading, 4), ['penalty 3-4'])))
    expect(fates).toEqual(['16b 120/5/3', '16b 120/5/3'])
  })

  test('F1-Q.31 throws that ask for no brake point are the same under either reading', () => {
    const fates = (['clamp', 'spinOff'] as const).map((reading) =>
      ['1-1', '2-2', '2-4'].map((dice) => dials(after(thrown(reading, 5), [`penalty ${dice}`]))),
    )
    expect(fates).toEqual(Array(2).fill(['16b 120/5/2', '16b 120/5/3', '16b 120/5/4']))
  })
})

describe('F1-Q.39 blocking', () => {
  const moving = (blocking: Rulings['blocking'], speed: Mph = 100): State =>
    after(race({ blocking }, '5b', speed, { '8b': 60 }), [`speed ${speed}`])

  test.each<readonly [string, Rulings['blocking'], ReadonlyArray<string>]>([
    ['F1-Q.39 a car with another lane open is not blocked', 'noFreePath', ['run 10a -', 'run 10b -', 'run 10c -']],
    [
      'F1-Q.39 or it may stop right behind the car straight ahead',
      'laneChoice',
      ['run 10a -', 'run 10b -', 'run 10c -', 'behind 7b -'],
    ],
  ])('%s', (_, blocking, expected) => {
    expect(legal(moving(blocking))).toEqual(expected)
  })

  test('F1-Q.39 who stops behind a slower car by choice comes down to its speed and pays', () => {
    expect(dials(after(moving('laneChoice'), ['behind 7b -']))).toBe('7b 60/1/0')
  })

  test('F1-Q.39 to end right behind a car by the full count is no stop', () => {
    expect(legal(moving('laneChoice', 40))).toEqual(['run 7a -', 'run 7b -', 'run 7c -'])
  })

  test('F1-Q.39 with no lane open both readings agree', () => {
    const offers = (['noFreePath', 'laneChoice'] as const).map((blocking) =>
      legal(after(race({ blocking }, '22b', 60, { '24b': 60 }), ['speed 60'])),
    )
    expect(offers).toEqual(Array(2).fill(['behind 23a -', 'behind 23b -', 'behind 23c -']))
  })

  test('F1-Q.39 a stop with crossings that no path there has is refused for them', () => {
    expect(refusal(moving('laneChoice'), 'behind 7b K1@0')).toEqual({
      _tag: 'NoSuchCrossings',
      rule: 'F1-Corner.4',
      to: placeOf(t1, '7b'),
      crossings: 'K1@0',
    })
  })

  test('F1-Q.39 a refused stop names the free path', () => {
    expect(refusal(moving('noFreePath'), 'behind 7b -')).toEqual({
      _tag: 'IsNotBlocked',
      rule: 'F1-Block.3',
      spaces: 5,
    })
  })
})

describe('F1-Q.42 blocker', () => {
  const behind = (blocker: Rulings['blocker'], a: Mph, b: Mph, c: Mph): string =>
    dials(after(race({ blocker }, '22b', 120, { '23a': a, '23b': b, '23c': c }), ['speed 120', 'behind 22b -']))

  test.each<readonly [string, Rulings['blocker'], string]>([
    ['F1-Q.42 of three cars ahead the one straight ahead counts', 'straight', '22b 80/1/0'],
    ['F1-Q.42 or the fastest', 'fastest', '22b 120/0/0'],
    ['F1-Q.42 or the slowest', 'slowest', '22b 40/3/2'],
  ])('%s', (_, blocker, expected) => {
    expect(behind(blocker, 40, 80, 120)).toBe(expected)
  })

  test('F1-Q.42 equally fast cars ahead make no difference', () => {
    const speeds = (['straight', 'fastest', 'slowest'] as const).map((blocker) => behind(blocker, 80, 80, 80))
    expect(speeds).toEqual(Array(3).fill('22b 80/1/0'))
  })

  test.each<readonly [string, Rulings['blocker'], string]>([
    ['F1-Q.42 where no step leads straight on the fastest ahead counts', 'straight', '8c 100/0/0'],
    ['F1-Q.42 as it does by that reading', 'fastest', '8c 100/0/0'],
    ['F1-Q.42 or the slowest', 'slowest', '8c 60/2/1'],
  ])('%s', (_, blocker, expected) => {
    // On the board of 1962 two diagonal steps lead off 8c, to 9b and 9d.
    const cars = [
      { at: '8c', speed: 120 },
      { at: '9b', speed: 60 },
      { at: '9d', speed: 100 },
    ] as const
    const start = table({ game: board1962, cars, rulings: { blocker } })
    expect(dials(after(start, ['speed 120', 'behind 8c -'], board1962), 0, board1962)).toBe(expected)
  })
})

describe('F1-Q.45 blockedCornerSpeed', () => {
  const wall = (speed: Mph): Readonly<Record<string, Mph>> => ({ '14a': speed, '14b': speed, '14c': speed })

  const moving = (blockedCornerSpeed: Rulings['blockedCornerSpeed'], speed: Mph, blockers: Mph): State =>
    after(race({ blockedCornerSpeed }, '9b', speed, wall(blockers)), [`speed ${speed}`])

  test.each<readonly [string, Rulings['blockedCornerSpeed'], ReadonlyArray<string>]>([
    [
      'F1-Q.45 a blocked car is judged at the speed that it set',
      'set',
      ['behind 13a K1@20', 'behind 13a K1@60', 'behind 13b K1@20', 'behind 13b K1@60'],
    ],
    [
      'F1-Q.45 or at the lower speed of its blocker',
      'matched',
      ['behind 13a K1@0', 'behind 13a K1@20', 'behind 13b K1@0', 'behind 13b K1@20'],
    ],
  ])('%s', (_, reading, expected) => {
    expect(legal(moving(reading, 100, 60))).toEqual(expected)
  })

  test('F1-Q.45 judged as set the car throws first and brakes then', () => {
    const thrown = after(moving('set', 100, 60), ['behind 13b K1@20'])
    expect([dials(thrown), thrown.phase._tag]).toEqual(['13b 100/0/0', 'ThrowingPenalty'])
    expect(dials(after(thrown, ['penalty 2-2']))).toBe('13b 60/1/1')
    expect(dials(after(thrown, ['penalty 1-2']))).toBe('spin-K1 0/0/0')
  })

  test('F1-Q.45 judged as matched the car only brakes', () => {
    const { state, events } = told(moving('matched', 100, 60), ['behind 13b K1@0'])
    const band: Event = {
      _tag: 'BandCrossed',
      car: 0,
      band: 0,
      corner: 0,
      cell: placeOf(t1, '12b'),
      safety: 80,
      speed: 60,
      over: -20,
    }
    expect(events.filter(({ _tag }) => _tag.startsWith('Band'))).toEqual([
      band,
      { _tag: 'BandJudged', car: 0, band: 0, over: 0, verdict: 'safe' },
    ])
    expect(dials(state)).toBe('13b 60/1/0')
  })

  test('F1-Q.45 behind a faster car the speed set counts under either reading, raised or not', () => {
    const offers = (['set', 'matched'] as const).map((reading) => legal(moving(reading, 100, 120)))
    const each = ['13a K1@20', '13a K1@60', '13b K1@20', '13b K1@60'].flatMap((to) => [
      `behind ${to}`,
      `behind ${to} raise`,
    ])
    expect(offers).toEqual([each, each])
  })

  test.each<readonly [string, Rulings['blockedCornerSpeed'], string]>([
    ['F1-Q.45 crossings judged as matched are refused where the speed set counts', 'set', 'K1@0'],
    ['F1-Q.45 crossings judged as set are refused where the matched speed counts', 'matched', 'K1@60'],
  ])('%s', (_, reading, crossings) => {
    expect(refusal(moving(reading, 100, 60), `behind 13b ${crossings}`)).toEqual({
      _tag: 'NoSuchCrossings',
      rule: 'F1-Corner.4',
      to: placeOf(t1, '13b'),
      crossings,
    })
  })

  test('F1-Q.45 a car that is not blocked is judged at the speed that it set', () => {
    const start = race({ blockedCornerSpeed: 'matched' }, '10b', 100, {})
    expect(after(start, ['speed 100', 'run 15b K1@20']).phase._tag).toBe('ThrowingPenalty')
  })
})

describe('F1-Q.46 blockedReduction', () => {
  const ended = (reading: Rulings['blockedReduction'], from: Mph, set: Mph, blocker: Mph, gauges = {}): string =>
    dials(
      after(race({ blockedReduction: reading }, '22b', from, { '24b': blocker }, gauges), [
        `speed ${set}`,
        'behind 23b -',
      ]),
    )

  test.each<readonly [string, Rulings['blockedReduction'], Mph, Mph, Mph, string]>([
    ['F1-Q.46 from 120 to 100 and on to 60 is 20 and 40', 'separate', 120, 100, 60, '23b 60/1/0'],
    ['F1-Q.46 or one cut of 60', 'cumulative', 120, 100, 60, '23b 60/2/1'],
    ['F1-Q.46 from 160 to 120 and on to 60 is 40 and 60', 'separate', 160, 120, 60, '23b 60/3/1'],
    ['F1-Q.46 or one cut of 100, the 40 being paid already', 'cumulative', 160, 120, 60, '23b 60/4/3'],
    ['F1-Q.46 from 100 to 80 and on to 60 is twice 20', 'separate', 100, 80, 60, '23b 60/0/0'],
    ['F1-Q.46 or one cut of 40', 'cumulative', 100, 80, 60, '23b 60/1/0'],
    ['F1-Q.46 after a raise the cut counts from the speed set', 'separate', 60, 120, 80, '23b 80/1/0'],
    [
      'F1-Q.46 as it does in one cut, that being the highest speed of the turn',
      'cumulative',
      60,
      120,
      80,
      '23b 80/1/0',
    ],
    ['F1-Q.46 at a kept speed there is one cut', 'separate', 120, 120, 60, '23b 60/2/1'],
    ['F1-Q.46 under either reading', 'cumulative', 120, 120, 60, '23b 60/2/1'],
  ])('%s', (_, reading, from, set, blocker, expected) => {
    expect(ended(reading, from, set, blocker)).toBe(expected)
  })

  test.each<readonly [string, Rulings['blockedReduction'], string]>([
    ['F1-Q.46 what two small cuts can pay stays on the track', 'separate', '23b 60/5/0'],
    ['F1-Q.46 or spins off as one cut too hard', 'cumulative', 'outside-23b 0/4/0'],
  ])('%s', (_, reading, expected) => {
    expect(ended(reading, 120, 100, 60, { brake: 4 })).toBe(expected)
  })

  test.each<readonly [string, Rulings['blockedReduction'], string]>([
    ['F1-Q.46 from 160 to 100 and on to 20 is 60 and 80, if the gauges can pay both', 'separate', '23b 20/5/3'],
    ['F1-Q.46 or one cut of 140, for which there is no row', 'cumulative', 'outside-23b 0/2/1'],
  ])('%s', (_, reading, expected) => {
    expect(ended(reading, 160, 100, 20)).toBe(expected)
  })
})
