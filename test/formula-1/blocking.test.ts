import { describe, expect, test } from 'vitest'
import type { Mph, State } from '../../src/formula-1/model.js'
import { after, board1962, dials, legal, placeOf, refusal, t1, table, told } from './table.js'

const at = (id: string): number => placeOf(t1, id)

/** A car at 20b before the one-lane stretch, 24b being held by a car at this speed. */
const closingIn = (speed: Mph, blocker: Mph, brake = 0, tire = 0): State =>
  table({
    cars: [
      { at: '20b', speed, brake, tire },
      { at: '24b', speed: blocker },
    ],
  })

describe('the way is barred', () => {
  test('F1-Block.1 pulling in front of another car costs nothing and is held against nobody', () => {
    const start = table({
      cars: [
        { at: '21a', speed: 60 },
        { at: '23b', speed: 100 },
      ],
    })
    expect(told(after(start, ['speed 60']), ['run 24b -']).events).toEqual([
      {
        _tag: 'CarMoved',
        car: 0,
        from: at('21a'),
        to: at('24b'),
        path: ['22a', '23a', '24b'].map(at),
        steps: 3,
        cause: 'speed',
      },
      { _tag: 'TurnEnded', car: 0, place: at('24b'), speed: 60 },
      { _tag: 'TurnStarted', car: 1, place: at('23b'), speed: 100 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
  })

  test('F1-Block.2 where the test circuit is one lane wide, one car closes it', () => {
    expect(legal(after(closingIn(80, 60), ['speed 80']))).toEqual(['behind 23a -', 'behind 23b -', 'behind 23c -'])
  })

  test('F1-Block.2 on the board of 1962 the islands leave two lanes, which two cars close and one does not', () => {
    const cars = [
      { at: '22d', speed: 80 },
      { at: '24b', speed: 60 },
    ] as const
    const one = table({ game: board1962, cars })
    const two = table({ game: board1962, cars: [...cars, { at: '24e', speed: 60 }] })
    expect(legal(after(one, ['speed 60'], board1962), board1962)).toEqual(['run 25e c3@0'])
    expect(legal(after(two, ['speed 60'], board1962), board1962)).toEqual([
      'behind 23b -',
      'behind 23d -',
      'behind 23e -',
    ])
  })

  test('F1-Block.3 a blocked car ends right behind the blocker, on any lane, as far on as it gets', () => {
    expect(legal(after(closingIn(120, 80), ['speed 120']))).toEqual(['behind 23a -', 'behind 23b -', 'behind 23c -'])
  })

  test('F1-Block.3 a blocked car can neither stop short nor pass', () => {
    const blocked = after(closingIn(120, 80), ['speed 120'])
    expect([refusal(blocked, 'behind 22b -'), refusal(blocked, 'run 26b K3@20')]).toEqual([
      { _tag: 'OutOfReach', rule: 'F1-Move.1', to: at('22b'), spaces: 3 },
      { _tag: 'IsBlocked', rule: 'F1-Block.3', spaces: 3 },
    ])
  })

  test('F1-Block.3 a car with another lane open is not blocked', () => {
    const free = after(
      table({
        cars: [
          { at: '20b', speed: 60 },
          { at: '21b', speed: 20 },
        ],
      }),
      ['speed 60'],
    )
    expect(legal(free)).toEqual(['run 23a -', 'run 23b -', 'run 23c -'])
    expect(refusal(free, 'behind 20b -')).toEqual({ _tag: 'IsNotBlocked', rule: 'F1-Block.3', spaces: 3 })
  })

  test('F1-Block.4 a car at 100 behind one at 60 cannot move and comes down to 60', () => {
    const start = table({
      cars: [
        { at: '21a', speed: 60 },
        { at: '23b', speed: 100 },
      ],
    })
    const blocked = after(start, ['speed 60', 'run 24b -', 'speed 100'])
    expect(legal(blocked)).toEqual(['behind 23b -'])
    expect(dials(after(blocked, ['behind 23b -']), 1)).toBe('23b 60/1/0')
  })
})

describe('behind a slower car', () => {
  test.each<readonly [string, Mph, Mph, string]>([
    ['F1-Block.5 at 100 behind 80 the speed falls to 80', 100, 80, '23b 80/0/0'],
    ['F1-Block.5, F1-Block.6 a forced cut of 40 wears the brakes by 1', 120, 80, '23b 80/1/0'],
    ['F1-Block.5, F1-Block.6 a forced cut of 60 wears the brakes by 2 and the tires by 1', 120, 60, '23b 60/2/1'],
    ['F1-Block.5, F1-Block.6 a forced cut of 80 wears the brakes by 3 and the tires by 2', 120, 40, '23b 40/3/2'],
    ['F1-Block.5, F1-Block.6 a forced cut of 100 wears the brakes by 4 and the tires by 3', 120, 20, '23b 20/4/3'],
    ['F1-Block.5 behind a car at the same speed nothing changes', 100, 100, '23b 100/0/0'],
  ])('%s', (_, speed, blocker, expected) => {
    expect(dials(after(closingIn(speed, blocker), [`speed ${speed}`, 'behind 23b -']))).toBe(expected)
  })

  test('F1-Block.6 the wear of a forced cut is set before the turn ends', () => {
    const { events } = told(after(closingIn(120, 80), ['speed 120']), ['behind 23b -'])
    expect(events).toEqual([
      {
        _tag: 'CarMoved',
        car: 0,
        from: at('20b'),
        to: at('23b'),
        path: ['21b', '22b', '23b'].map(at),
        steps: 3,
        cause: 'speed',
      },
      { _tag: 'Blocked', car: 0, at: at('23b'), blocker: 1, wanted: 6, moved: 3 },
      { _tag: 'SpeedMatched', car: 0, from: 120, to: 80, blocker: 1 },
      { _tag: 'BrakeWorn', car: 0, from: 0, to: 1, cause: 'block' },
      { _tag: 'TurnEnded', car: 0, place: at('23b'), speed: 80 },
      { _tag: 'TurnStarted', car: 1, place: at('24b'), speed: 80 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
  })

  test('F1-Block.7 a forced cut of 20 is free even with both gauges used up', () => {
    expect(dials(after(closingIn(100, 80, 5, 8), ['speed 100', 'behind 23b -']))).toBe('23b 80/5/8')
  })

  test.each<readonly [string, Mph, Mph, number, number, string]>([
    ['F1-Block.8, F1-Block.9 a cut of 40 without a brake point', 100, 60, 5, 2, 'outside-23b 0/5/2'],
    ['F1-Block.8, F1-Block.9 a cut of 60 with one brake point left', 120, 60, 4, 0, 'outside-23b 0/4/0'],
    ['F1-Block.8, F1-Block.9 a cut of 60 without a tire point', 120, 60, 0, 8, 'outside-23b 0/0/8'],
    ['F1-Block.8, F1-Block.9 a cut of 120, which the chart does not price', 140, 20, 0, 0, 'outside-23b 0/0/0'],
    ['F1-Block.8 a cut of 40 with the last brake point is paid', 100, 60, 4, 8, '23b 60/5/8'],
  ])('%s', (_, speed, blocker, brake, tire, expected) => {
    const lines = [`speed ${speed}`, 'behind 23b -']
    expect(dials(after(closingIn(speed, blocker, brake, tire), lines))).toBe(expected)
  })

  test('F1-Block.8 a car forced off comes back onto the outermost space ahead of where it stood', () => {
    const off = table({ cars: [{ at: 'outside-21a' }] })
    expect([legal(after(off, ['speed 20'])), legal(after(off, ['speed 40']))]).toEqual([
      ['run 22c -'],
      ['run 23b -', 'run 23c -'],
    ])
  })
})

describe('behind a faster car', () => {
  const BOTH = ['23a', '23b', '23c'].flatMap((id) => [`behind ${id} -`, `behind ${id} - raise`])
  const STAY = ['23a', '23b', '23c'].map((id) => `behind ${id} -`)
  const behind = (blocker: Mph): State =>
    after(
      table({
        cars: [
          { at: '22b', speed: 40 },
          { at: '24b', speed: blocker },
        ],
      }),
      ['speed 60'],
    )

  test.each<readonly [string, Mph, ReadonlyArray<string>]>([
    ['F1-Block.10 a car from 40 may go up to a blocker at 80', 80, BOTH],
    ['F1-Block.10 a car from 40 may go up to a blocker at 100', 100, BOTH],
    ['F1-Block.10 there is nothing to go up to behind a blocker at 60', 60, STAY],
    ['F1-Block.11 a car from 40 may not go up to a blocker at 120', 120, STAY],
    ['F1-Block.11 a car from 40 may not go up to a blocker at 160', 160, STAY],
  ])('%s', (_, blocker, expected) => {
    expect(legal(behind(blocker))).toEqual(expected)
  })

  test('F1-Block.10 going up is the choice of the driver, costs nothing and moves the car no farther', () => {
    const speeds = ['behind 23b -', 'behind 23b - raise'].map((line) => dials(after(behind(100), [line])))
    expect(speeds).toEqual(['23b 60/0/0', '23b 100/0/0'])
  })

  test('F1-Block.10, F1-Block.11 a raise is refused with the speeds that forbid it', () => {
    expect([60, 120].map((speed) => refusal(behind(speed as Mph), 'behind 23b - raise'))).toEqual([
      { _tag: 'NoRaise', rule: 'F1-Block.10', speed: 60, blockerSpeed: 60, most: 100 },
      { _tag: 'NoRaise', rule: 'F1-Block.11', speed: 60, blockerSpeed: 120, most: 100 },
    ])
  })
})
