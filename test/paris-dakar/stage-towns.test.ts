import { describe, expect, test } from 'vitest'
import { BOARD } from '../../src/paris-dakar/data/board.js'
import { ROAD_BOOK } from '../../src/paris-dakar/data/road-book.js'
import { all, play, short, table } from './table.js'

describe('Stage towns', () => {
  test('PD-8.1 passing a town costs its fee', () => {
    const { state, events } = play(table({ cars: [{ at: 7 }] }), 'spin 3')
    expect(short(state)).toEqual([10, 840, 0])
    expect(all(events, 'TownFeePaid')).toEqual([{ _tag: 'TownFeePaid', rule: 'PD-8.1', seat: 0, at: 8, litres: 160 }])
  })

  test('PD-8.2 stopping in a town costs the same fee', () => {
    const { state, events } = play(table({ cars: [{ at: 5, fuel: 840 }] }), 'spin 3')
    expect(short(state)).toEqual([8, 680, 0])
    expect(all(events, 'TownFeePaid').map(({ rule }) => rule)).toEqual(['PD-8.2'])
  })

  test('PD-8.3 a town that is entered again is paid again', () => {
    const first = play(table({ cars: [{ at: 22, fuel: 500 }] }), 'spin 1', 'spin 1', 'spin 1').state
    expect(short(first)).toEqual([24, 460, 0])
    expect(short(play(table({ cars: [{ at: 23, fuel: 460 }] }), 'spin 1').state)).toEqual([24, 420, 0])
  })

  test('PD-8.4 the fee is in the bank in the same step', () => {
    const start = table({ cars: [{ at: 7 }] })
    expect(play(start, 'spin 3').state.bank - start.bank).toBe(160)
  })

  test('PD-8.5 a fee is 20 litres for each space since the last town', () => {
    const towns = BOARD.spaces.flatMap(({ town }, i) => (town === undefined ? [] : [i]))
    const due = towns.slice(1).map((town, i) => 20 * (town - (towns[i] ?? 0)))
    expect(towns.slice(1).map((town) => ROAD_BOOK.entries[town]?.fee)).toEqual(due)
    expect(due.reduce((a, b) => a + b)).toBe(2000)
  })

  test('PD-8.6d several towns are paid in route order', () => {
    const { state, events } = play(table({ cars: [{ at: 7 }] }), 'spin 4')
    expect(short(state)).toEqual([11, 780, 0])
    expect(all(events, 'TownFeePaid').map(({ at, litres }) => [at, litres])).toEqual([
      [8, 160],
      [11, 60],
    ])
  })

  test('PD-8.7d waiting in a town and leaving it cost nothing', () => {
    const waiting = table({ cars: [{ at: 22, missTurns: 2 }], seat: 1 })
    const { state } = play(waiting, 'spin 3', 'spin 4', 'spin 4')
    expect(short(state)).toEqual([22, 1000, 0])
    expect(short(play(table({ cars: [{ at: 22 }] }), 'spin 1').state)).toEqual([23, 1000, 0])
  })
})
