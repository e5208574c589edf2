import { describe, expect, test } from 'vitest'
import type { Mph } from '../../src/formula-1/model.js'
import { after, dials, legal, legalSpeeds, placeOf, t1, table, told, weights } from './table.js'

const at = (id: string): number => placeOf(t1, id)

/** Every throw that spins off a car at 10b with these tires, driving over 12b (80) at this speed. */
const throwsThatSpin = (speed: Mph, tire: number, run: string): ReadonlyArray<string> => {
  const thrown = after(table({ cars: [{ at: '10b', speed, tire }] }), [`speed ${speed}`, run])
  return Object.keys(weights(thrown)).filter((dice) => dials(after(thrown, [dice])).startsWith('spin-K1'))
}

describe('spinning off for certain', () => {
  test.each<readonly [string, Mph, string]>([
    ['F1-Spin.1 a band crossed at 60 over spins the car off', 100, 'run 15a K1@60'],
    ['F1-Spin.1 a band crossed at 80 over spins the car off', 120, 'run 16a K1@60'],
    ['F1-Spin.1 a band crossed at 100 over spins the car off', 140, 'run 17a K1@60,K2a@60'],
    ['F1-Spin.1 a band crossed at 120 over spins the car off', 160, 'run 18a K1@60,K2a@60'],
  ])('%s', (_, speed, run) => {
    expect(dials(after(table({ cars: [{ at: '10b', speed }] }), [`speed ${speed}`, run]))).toBe('spin-K1 0/0/0')
  })

  test('F1-Spin.1, F1-Spin.5-7 an automatic spin-off is told as the move, the band, the verdict and the way off', () => {
    const start = table({ cars: [{ at: '10b', speed: 100, brake: 2, tire: 3 }, { at: '30a' }] })
    expect(told(after(start, ['speed 100']), ['run 15a K1@60']).events).toEqual([
      {
        _tag: 'CarMoved',
        car: 0,
        from: at('10b'),
        to: at('15a'),
        path: ['11a', '12a', '13a', '14a', '15a'].map(at),
        steps: 5,
        cause: 'speed',
      },
      { _tag: 'BandCrossed', car: 0, band: 0, corner: 0, cell: at('12a'), safety: 40, speed: 100, over: 60 },
      { _tag: 'BandJudged', car: 0, band: 0, over: 60, verdict: 'spinOff' },
      { _tag: 'SpunOff', car: 0, cause: 'tooFast', from: at('15a'), to: at('spin-K1') },
      { _tag: 'TurnEnded', car: 0, place: at('spin-K1'), speed: 0 },
      { _tag: 'TurnStarted', car: 1, place: at('30a'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
  })

  test.each<readonly [string, Mph, string]>([
    ['F1-Spin.2 without brakes a forced cut of 40 spins the car off', 60, 'outside-23b 0/5/2'],
    ['F1-Spin.2 without brakes a forced cut of 80 spins the car off', 20, 'outside-23b 0/5/2'],
    ['F1-Spin.2 without brakes a forced cut of 20 leaves the car on the track', 80, '23b 80/5/2'],
  ])('%s', (_, blocker, expected) => {
    const cars = [
      { at: '22b', speed: 100, brake: 5, tire: 2 },
      { at: '24b', speed: blocker },
    ] as const
    expect(dials(after(table({ cars }), ['speed 100', 'behind 23b -']))).toBe(expected)
  })

  test.each<readonly [string, Mph, string, string]>([
    ['F1-Spin.3 with the tires at 8 a band at 20 over spins the car off', 100, 'run 15b K1@20', 'spin-K1 0/0/8'],
    ['F1-Spin.3 with the tires at 8 a band at 40 over spins the car off', 120, 'run 16b K1@40', 'spin-K1 0/0/8'],
    ['F1-Spin.3 with the tires at 8 a band at its safety speed is safe', 80, 'run 14b K1@0', '14b 80/0/8'],
  ])('%s', (_, speed, run, expected) => {
    const start = table({ cars: [{ at: '10b', speed, tire: 8 }] })
    expect(dials(after(start, [`speed ${speed}`, run]))).toBe(expected)
  })

  test('F1-Spin.3 a spin-off for want of tires says so and throws no dice', () => {
    const start = table({ cars: [{ at: '10b', speed: 100, tire: 8 }, { at: '30a' }] })
    const { events } = told(start, ['speed 100', 'run 15b K1@20'])
    expect(
      events.filter(({ _tag }) => _tag === 'BandJudged' || _tag === 'PenaltyThrown' || _tag === 'SpunOff'),
    ).toEqual([
      { _tag: 'BandJudged', car: 0, band: 0, over: 20, verdict: 'spinOff' },
      { _tag: 'SpunOff', car: 0, cause: 'noTires', from: at('15b'), to: at('spin-K1') },
    ])
  })

  test('F1-Spin.3 tires that a first throw wears to 8 fail at the second band', () => {
    const start = table({ cars: [{ at: '16c', speed: 120, tire: 7 }] })
    expect(dials(after(start, ['speed 120', 'run 22c K2a@20,K2b@20', 'penalty 2-2']))).toBe('spin-K2 0/0/8')
  })
})

describe('spinning off by the dice', () => {
  test.each<readonly [string, Mph, number, string, ReadonlyArray<string>]>([
    ['F1-Spin.4 at 20 over a 3 or an 11 spins the car off', 100, 0, 'run 15b K1@20', ['1-2', '5-6']],
    ['F1-Spin.4 at 20 over worn tires add no throw', 100, 7, 'run 15b K1@20', ['1-2', '5-6']],
    ['F1-Spin.4 at 40 over with the tires at 3 a 3 or an 11 does', 120, 3, 'run 16b K1@40', ['1-2', '5-6']],
    [
      'F1-Spin.4 at 40 over with the tires at 4 a 6 or a 10 does too',
      120,
      4,
      'run 16b K1@40',
      ['1-2', '1-5', '2-4', '4-6', '5-5', '5-6'],
    ],
  ])('%s', (_, speed, tire, run, expected) => {
    expect(throwsThatSpin(speed, tire, run)).toEqual(expected.map((dice) => `penalty ${dice}`))
  })

  test('F1-Spin.4, F1-Spin.7 a thrown spin-off leaves the gauges as they were', () => {
    const start = table({ cars: [{ at: '10b', speed: 120, brake: 3, tire: 4 }] })
    const thrown = after(start, ['speed 120', 'run 16b K1@40'])
    const fates = ['1-2', '1-5', '5-5', '5-6'].map((dice) => dials(after(thrown, [`penalty ${dice}`])))
    expect(fates).toEqual(Array(4).fill('spin-K1 0/3/4'))
  })
})

describe('after spinning off', () => {
  test.each<readonly [string, string, ReadonlyArray<string>, string]>([
    ['F1-Spin.5 in K1 the point is that of K1', '10a', ['speed 80', 'run 14a K1@40'], 'spin-K1'],
    [
      'F1-Spin.5 on the first band of K2 the point is that of K2',
      '16a',
      ['speed 80', 'run 20a K2a@20,K2b@20'],
      'spin-K2',
    ],
    ['F1-Spin.5 on the second band of K2 it is the same', '19a', ['speed 80', 'run 23a K2b@20'], 'spin-K2'],
    ['F1-Spin.5 in K3 the point is that of K3', '22b', ['speed 120', 'run 28b K3@20'], 'spin-K3'],
    ['F1-Spin.5 in K4 the point is that of K4', '28a', ['speed 80', 'run 32a K4@20'], 'spin-K4'],
    ['F1-Spin.5 in K5 the point is that of K5', '30a', ['speed 120', 'run 36a K5@20'], 'spin-K5'],
    ['F1-Spin.5 in K6 the point is that of K6', '34a', ['speed 100', 'run 39a K6@20'], 'spin-K6'],
  ])('%s', (_, from, lines, point) => {
    const start = table({ cars: [{ at: from, speed: 80, tire: 8 }] })
    expect(dials(after(start, lines))).toBe(`${point} 0/0/8`)
  })

  test('F1-Spin.5 a point takes any number of cars', () => {
    const start = table({
      cars: [
        { at: '10a', speed: 100 },
        { at: '10b', speed: 100 },
      ],
    })
    const end = after(start, ['speed 100', 'run 15a K1@60', 'speed 100', 'run 15a K1@60'])
    expect([dials(end, 0), dials(end, 1)]).toEqual(['spin-K1 0/0/0', 'spin-K1 0/0/0'])
  })

  test('F1-Spin.6 the speedometer of a car at 160 falls to 0', () => {
    const start = table({ cars: [{ at: '10b', speed: 160, brake: 1, tire: 1 }] })
    expect(dials(after(start, ['speed 160', 'run 18b K1@60,K2a@60']))).toBe('spin-K1 0/1/1')
  })

  test('F1-Spin.7 wear from the setting and from an earlier band stands, the spin-off adds none', () => {
    const start = table({ cars: [{ at: '16c', speed: 160, tire: 2 }] })
    const end = after(start, ['speed 120', 'run 22c K2a@20,K2b@20', 'penalty 2-3', 'penalty 1-2'])
    expect(dials(end)).toBe('spin-K2 0/1/3')
  })

  test('F1-Spin.8 next turn the car sets 20, 40 or 60 and counts the step onto the track', () => {
    const spun = after(table({ cars: [{ at: '10b', speed: 100 }] }), ['speed 100', 'run 15a K1@60'])
    expect(legalSpeeds(spun)).toEqual(['20', '40', '60'])
    const ways = ['20', '40', '60'].map((speed) => legal(after(spun, [`speed ${speed}`])))
    expect(ways).toEqual([['run 14c -'], ['run 15b -', 'run 15c -'], ['run 16a -', 'run 16b -', 'run 16c -']])
  })

  test('F1-Spin.8 spinning off does no damage: the car drives on in its next turn', () => {
    const spun = after(table({ cars: [{ at: '10b', speed: 100, brake: 2, tire: 3 }] }), ['speed 100', 'run 15a K1@60'])
    expect(dials(after(spun, ['speed 60', 'run 16b -']))).toBe('16b 60/2/3')
  })
})
