import { describe, expect, test } from 'vitest'
import { boardFaults } from '../../src/paris-dakar/board-faults.js'
import { kmOf } from '../../src/paris-dakar/board.js'
import { BOARD } from '../../src/paris-dakar/data/board.js'
import { ROAD_BOOK } from '../../src/paris-dakar/data/road-book.js'
import { SPINNER } from '../../src/paris-dakar/data/spinner.js'
import { all, car, offered, play, playOn, short, table, tags, tb1, tb1With, waits } from './table.js'

describe('Turn', () => {
  test('PD-6.1 a turn on the road begins with a spin and nothing else', () => {
    const start = table({ cars: [{ at: 12 }] })
    expect([waits(start), offered(start), tb1.outcomes(start).length]).toEqual(['move 0', [], 6])
  })

  test('PD-6.2 the car advances by the number', () => {
    const { state, events } = play(table({ cars: [{ at: 1 }] }), 'spin 3')
    expect(short(state)).toEqual([4, 1000, 0])
    expect(all(events, 'VehicleMoved')).toEqual([
      { _tag: 'VehicleMoved', rule: 'PD-6.2', seat: 0, from: 1, to: 4, path: [2, 3, 4], cause: 'normal' },
    ])
  })

  test('PD-6.3 a space is 100 km', () => {
    expect(BOARD.spaces.map((_, i) => kmOf(i))).toEqual(BOARD.spaces.map(({ km }) => km))
  })

  test('PD-6.4 the space reached is read, spaces passed are not', () => {
    const { state, events } = play(table({ cars: [{ at: 1, fuel: 900 }] }), 'spin 2')
    expect(short(state)).toEqual([3, 1000, 0])
    expect(all(events, 'RoadBookRead').map(({ at }) => at)).toEqual([3])
  })

  test('PD-6.5 everything on a green space is good for the player', () => {
    expect(boardFaults(BOARD, ROAD_BOOK, SPINNER).filter(({ id }) => id === 'V-14')).toEqual([])
    const { state } = play(table({ cars: [{ at: 20, cards: 1 }] }), 'spin 2', 'reduced')
    expect([car(state).at, car(state).cards]).toEqual([21, 0])
    expect(car(play(table({ cars: [{ at: 39 }] }), 'spin 1').state).fuel).toBe(1100)
    expect(car(play(table({ cars: [{ at: 6 }] }), 'spin 1').state).at).toBe(9)
    expect(waits(play(table({ cars: [{ at: 14 }] }), 'spin 1').state)).toBe('extra 0')
  })

  test('PD-6.6 everything on a red space is bad for the player', () => {
    const bad = ROAD_BOOK.entries.filter((_, i) => BOARD.spaces[i]?.colour === 'red').flatMap(({ ops }) => ops)
    const kinds = new Set(bad.map(({ op }) => op))
    expect([...kinds].sort()).toEqual(['drawBreakdown', 'missTurn', 'move', 'needDoctor', 'payFuel'])
    expect(bad.every((op) => op.op !== 'move' || op.spaces < 0)).toBe(true)
    expect(short(play(table({ cars: [{ at: 5 }] }), 'spin 1').state)).toEqual([6, 960, 0])
    expect(car(play(table({ cars: [{ at: 15 }] }), 'spin 1').state).missTurns).toBe(1)
  })

  test('PD-6.7 a black space changes nothing and costs no turn', () => {
    const { state, events } = play(table({ cars: [{ at: 1 }] }), 'spin 3', 'spin 1')
    expect([short(state), waits(state)]).toEqual([[4, 1000, 0], 'move 0'])
    expect(tags(events)).not.toContain('TurnMissed')
    expect(all(events, 'RoadBookRead')[0]).toEqual({
      _tag: 'RoadBookRead',
      rule: 'PD-6.7',
      seat: 0,
      at: 4,
      colour: 'black',
      ops: [],
    })
  })

  test('PD-6.4 an ordered move is followed by reading the space it leads to, each space once a turn', () => {
    const circle = tb1With({
      26: [{ op: 'move', spaces: 3 }],
      29: [{ op: 'move', spaces: -3 }],
    })
    const { state, events } = playOn(circle)(table({ game: circle, cars: [{ at: 23 }] }), 'spin 3')
    expect(car(state).at).toBe(26)
    expect(all(events, 'RoadBookRead').map(({ at }) => at)).toEqual([26, 29])
    expect(all(events, 'RoadBookSkipped').map(({ why }) => why)).toEqual(['alreadyRead'])
  })
})

describe('Instructions that no board of ours uses', () => {
  test('PD-6.4 a move to a kilometre marker counts as a move there or back', () => {
    const game = tb1With({ 26: [{ op: 'moveTo', km: 2900 }], 34: [{ op: 'moveTo', km: 3300 }] })
    const there = playOn(game)(table({ game, cars: [{ at: 23 }] }), 'spin 3').state
    const back = playOn(game)(table({ game, cars: [{ at: 32 }] }), 'spin 2').state
    expect([car(there).at, car(back).at, car(back).fuel]).toEqual([29, 33, 1200])
  })

  test('PD-6.7 a note and an order to stay change nothing', () => {
    const game = tb1With({ 4: [{ op: 'stay' }, { op: 'note', text: 'dust' }] })
    expect(short(playOn(game)(table({ game, cars: [{ at: 1 }] }), 'spin 3').state)).toEqual([4, 1000, 0])
  })
})
