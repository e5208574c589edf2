import { describe, expect, test } from 'vitest'
import type { State } from '../../src/formula-1/model.js'
import { after, dials, legal, placeOf, t1, table, told } from './table.js'

const at = (id: string): number => placeOf(t1, id)

/** The car drives on alone at 40, always on the first way offered, and notes laps left and passages of the line after each turn. */
const driveOn = (state: State, turns: number): ReadonlyArray<readonly [laps: number, passages: number]> => {
  let [position, passages]: readonly [State, number] = [state, 0]
  return Array.from({ length: turns }, () => {
    const set = after(position, ['speed 40'])
    const moved = told(set, [legal(set)[0] ?? ''])
    position = moved.state
    passages += moved.events.filter(({ _tag }) => _tag === 'LineCrossed').length
    return [position.cars[0]?.lapsLeft ?? -1, passages] as const
  })
}

describe('the lap indicator', () => {
  test('F1-Lap.1, F1-Lap.4 over two laps of 40 spaces it always shows the agreed laps less the passages', () => {
    const shown = driveOn(table({ cars: [{ at: '1a', speed: 40 }] }), 41)
    expect(shown.every(([laps, passages]) => laps === 3 - passages)).toBe(true)
    expect([shown[18], shown[19], shown[38], shown[39], shown[40]]).toEqual([
      [3, 0],
      [2, 1],
      [2, 1],
      [1, 2],
      [1, 2],
    ])
  })

  test.each<readonly [string, string, ReadonlyArray<string>, string, number]>([
    ['F1-Lap.2 a car that stops on the line has a lap less to run', '38b', ['speed 40', 'run 0b line'], '0b 40/0/0', 1],
    ['F1-Lap.3 a car that passes the line has a lap less to run', '38b', ['speed 100', 'run 3b line'], '3b 100/0/0', 1],
    ['F1-Lap.3 a car that stops one space short has not', '38b', ['speed 20', 'run 39b -'], '39b 20/0/0', 2],
    ['F1-Lap.4 a car that leaves the line is not counted again', '0b', ['speed 60', 'run 3b -'], '3b 60/0/0', 2],
  ])('%s', (_, from, lines, expected, laps) => {
    const end = after(table({ cars: [{ at: from, speed: 40, lapsLeft: 2 }] }), lines)
    expect([dials(end), end.cars[0]?.lapsLeft]).toEqual([expected, laps])
  })

  test('F1-Lap.2, F1-Lap.4 stopping on the line and driving on are one passage, on every lap', () => {
    const twice = table({ cars: [{ at: '39b', speed: 20 }, { at: '30a' }] })
    const { events } = told(after(twice, ['speed 20']), ['run 0b line'])
    expect(events).toEqual([
      { _tag: 'CarMoved', car: 0, from: at('39b'), to: at('0b'), path: [at('0b')], steps: 1, cause: 'speed' },
      { _tag: 'LineCrossed', car: 0, lapsLeft: 2 },
      { _tag: 'TurnEnded', car: 0, place: at('0b'), speed: 20 },
      { _tag: 'TurnStarted', car: 1, place: at('30a'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
  })

  test('F1-Lap.3 extra spaces over the line count like a move over it', () => {
    const start = table({ cars: [{ at: '35b', speed: 60, hand: { fastGearChange: 1, quickReactions: 1 } }] })
    const moved = after(start, ['speed 60', 'run 38b K6@0'])
    const ends = ['extra fastGearChange 0b line', 'extra quickReactions 2b line', 'pass'].map((line) => {
      const end = after(moved, [line])
      return [dials(end), end.cars[0]?.lapsLeft]
    })
    expect(ends).toEqual([
      ['0b 60/0/0', 2],
      ['2b 60/0/0', 2],
      ['38b 60/0/0', 3],
    ])
  })

  test('F1-Lap.3 a passage beyond a band that spins the car off does not count', () => {
    const start = table({ cars: [{ at: '35b', speed: 140, lapsLeft: 2 }] })
    const spun = after(start, ['speed 140', 'run 2b K6@40,line', 'penalty 1-2'])
    expect([dials(spun), spun.cars[0]?.lapsLeft]).toEqual(['spin-K6 0/0/0', 2])
  })
})
