import { describe, expect, test } from 'vitest'
import { all, car, play, refusal, short, table, tb1, waits } from './table.js'

const won = play(table({ cars: [{ at: 98, fuel: 80 }, { at: 40 }, { at: 60 }] }), 'spin 6')

describe('Arrival in Dakar', () => {
  test('PD-14.1 Dakar needs no exact number', () => {
    expect(car(won.state).at).toBe(100)
    expect(all(won.events, 'MoveCutShort').map(({ reason, unused }) => [reason, unused])).toEqual([['finish', 4]])
  })

  test('PD-14.2 the last 80 litres are paid', () => {
    expect(short(won.state)).toEqual([100, 0, 0])
    expect(all(won.events, 'TownFeePaid').map(({ litres }) => litres)).toEqual([80])
  })

  test('PD-14.3 who cannot pay them is short of fuel and calls the truck', () => {
    const { state } = play(table({ cars: [{ at: 97, fuel: 60 }] }), 'spin 3')
    expect([short(state), car(state).needs, state.truck.holder, state.truck.at]).toEqual([[97, 60, 0], ['fuel'], 0, 96])
  })
})

describe('The winner', () => {
  test('PD-15.1 the first car in Dakar wins', () => {
    expect(won.state.arrived).toEqual([0])
    expect(all(won.events, 'RallyWon')).toEqual([{ _tag: 'RallyWon', rule: 'PD-15.1', seat: 0, turn: 11 }])
    expect(tb1.turn(won.state)).toEqual({
      _tag: 'Over',
      standings: [
        { seat: 0, place: 1 },
        { seat: 1, place: 2 },
        { seat: 2, place: 2 },
      ],
    })
  })

  test('PD-15.2d the rally is over at that moment, for all', () => {
    expect([waits(won.state), tb1.legal(won.state), tb1.outcomes(won.state)]).toEqual(['over', [], []])
    for (const line of ['spin 3', 'reduced', 'accept', 'starter 0'])
      expect(refusal(won.state, line)).toEqual({ _tag: 'RallyIsOver', rule: 'PD-15.2d' })
  })
})
