import { describe, expect, test } from 'vitest'
import type { Standing } from '../../src/core/game.js'
import type { Mph, Rulings } from '../../src/formula-1/model.js'
import { after, board1962, dials, legal, placeOf, refusal, t1, table, tags, told } from './table.js'

const at = (id: string): number => placeOf(t1, id)

/** Three cars, the first two before their last passage of the line. */
const lastLap = table({
  cars: [
    { at: '38a', speed: 60, lapsLeft: 1 },
    { at: '39c', speed: 100, lapsLeft: 1 },
    { at: '20a', speed: 40 },
  ],
})

describe('finishing', () => {
  test.each([
    ['F1-Finish.1 a car that stops on the line with its last lap has finished', ['speed 40', 'run 0a line'], 0],
    ['F1-Finish.1 a car that passes the line with its last lap has finished', ['speed 100', 'run 3a line'], 3],
  ])('%s', (_, lines, rank) => {
    const end = after(lastLap, lines)
    expect(end.cars[0]).toEqual({
      ...lastLap.cars[0],
      place: at(`${rank}a`),
      speed: rank === 0 ? 40 : 100,
      brake: 0,
      lapsLeft: 0,
      finishRank: rank,
    })
  })

  test('F1-Finish.1 a car that passes the line with a lap to go has not finished', () => {
    const end = after(table({ cars: [{ at: '38a', speed: 60, lapsLeft: 2 }, { at: '20a' }] }), [
      'speed 60',
      'run 1a line',
    ])
    expect([end.cars[0]?.lapsLeft, end.cars[0]?.finishRank]).toEqual([1, -1])
  })

  test('F1-Finish.1 finishing is told with the distance past the line, and that this round is the last', () => {
    expect(told(after(lastLap, ['speed 60']), ['run 1a line']).events).toEqual([
      {
        _tag: 'CarMoved',
        car: 0,
        from: at('38a'),
        to: at('1a'),
        path: ['39a', '0a', '1a'].map(at),
        steps: 3,
        cause: 'speed',
      },
      { _tag: 'LineCrossed', car: 0, lapsLeft: 0 },
      { _tag: 'CarFinished', car: 0, rank: 1, round: 1 },
      { _tag: 'LastRound', round: 1, car: 0 },
      { _tag: 'TurnEnded', car: 0, place: at('1a'), speed: 60 },
      { _tag: 'TurnStarted', car: 1, place: at('39c'), speed: 100 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
  })

  test('F1-Finish.2 the first over the line has not won yet: the cars behind him in the order still move', () => {
    const end = after(lastLap, ['speed 60', 'run 1a line'])
    expect([t1.turn(end), end.round, end.current]).toEqual([{ _tag: 'Choose', seat: 1 }, 1, 1])
    const next = after(end, ['speed 100', 'run 4c line'])
    expect([t1.turn(next), next.round, next.current]).toEqual([{ _tag: 'Choose', seat: 2 }, 1, 2])
  })

  test('F1-Finish.2 a missed turn is a turn too', () => {
    const start = table({
      cars: [
        { at: '38a', speed: 60, lapsLeft: 1 },
        { at: 'pit-orange', missTurns: 2, lapsLeft: 1 },
        { at: '20a', speed: 40 },
      ],
    })
    const end = told(start, ['speed 60', 'run 1a line', 'speed 40', 'run 22a -'])
    expect(tags(end.events).slice(-5)).toEqual(['TurnStarted', 'SpeedSet', 'CarMoved', 'TurnEnded', 'RaceEnded'])
    expect(end.state.phase).toEqual({ _tag: 'RaceOver', winners: [0] })
  })

  test('F1-Finish.2 cars that moved before the first finisher do not move again', () => {
    const start = { ...lastLap, current: 1 }
    const end = after(start, ['speed 100', 'run 4c line', 'speed 40', 'run 22a -'])
    expect([end.phase, dials(end, 0)]).toEqual([{ _tag: 'RaceOver', winners: [1] }, '38a 60/0/0'])
  })

  test('F1-Finish.3 the race ends with the last turn of the round and not before', () => {
    const start = after(lastLap, ['speed 60', 'run 1a line', 'speed 100', 'run 4c line', 'speed 40'])
    expect(t1.turn(start)._tag).toBe('Choose')
    const end = told(start, ['run 22a -'])
    expect(end.events.slice(-3)).toEqual([
      { _tag: 'TurnEnded', car: 2, place: at('22a'), speed: 40 },
      {
        _tag: 'RaceEnded',
        winners: [1],
        standings: [1, 0, 2].map((seat, index) => ({ seat, place: index + 1 })),
      },
      { _tag: 'Waiting', phase: { _tag: 'RaceOver', winners: [1] } },
    ])
    expect([legal(end.state), refusal(end.state, 'speed 60')]).toEqual([
      [],
      { _tag: 'RaceIsOver', rule: 'F1-Finish.3' },
    ])
  })

  test('F1-Finish.4 the car that is farthest over the line wins, though it came second', () => {
    const end = after(lastLap, ['speed 60', 'run 1a line', 'speed 100', 'run 4c line', 'speed 40', 'run 22a -'])
    expect(end.cars.map(({ finishRank }) => finishRank)).toEqual([1, 4, -1])
    expect(t1.turn(end)).toEqual({
      _tag: 'Over',
      standings: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
        { seat: 2, place: 3 },
      ],
    })
  })

  test('F1-Finish.4 distance is counted in spaces from the line, whatever the way', () => {
    const start = table({
      cars: [
        { at: '38a', speed: 80, lapsLeft: 1 },
        { at: '38c', speed: 80, lapsLeft: 1 },
      ],
    })
    const end = after(start, ['speed 80', 'run 2a line', 'speed 80', 'run 2b line'])
    expect([end.cars.map(({ finishRank }) => finishRank), end.phase]).toEqual([
      [2, 2],
      { _tag: 'RaceOver', winners: [0, 1] },
    ])
  })

  test('F1-Finish.4, F1-Q.97 a finisher that spins off counts as far as the band where it did', () => {
    const cars = [{ at: '62b', speed: 160, lapsLeft: 1, hand: { quickReactions: 1 } }, { at: '20b' }] as const
    const lines = ['speed 160', 'run 6b line', 'extra quickReactions 11b c1@60']
    const end = after(table({ game: board1962, cars }), lines, board1962)
    expect([dials(end, 0, board1962), end.cars[0]?.finishRank]).toEqual(['spin-c1 0/0/0', 11])
  })

  test('F1-Finish.1, F1-Q.97 a finisher that is forced off behind a blocker counts as far as the space beside it', () => {
    const row = ['3a', '3b', '3c'].map((place) => ({ at: place, speed: 20 }) as const)
    const start = table({ cars: [{ at: '38b', speed: 140, brake: 5, lapsLeft: 1 }, ...row] })
    const end = told(start, ['speed 140', 'behind 2b line'])
    expect(tags(end.events)).toEqual([
      'SpeedSet',
      'CarMoved',
      'Blocked',
      'LineCrossed',
      'SpunOff',
      'CarFinished',
      'LastRound',
      'TurnEnded',
      'TurnStarted',
    ])
    expect([dials(end.state), end.state.cars[0]?.finishRank]).toEqual(['outside-2b 0/5/0', 2])
  })
})

describe('level finishers', () => {
  const standing = (seat: number, place: number): Standing => ({ seat, place })
  const LANES = ['a', 'c']

  test.each<readonly [string, Rulings['tie'], readonly [Mph, Mph], ReadonlyArray<Standing>]>([
    ['F1-Finish.4, F1-Q.96 under `shared` they share the place', 'shared', [60, 80], [standing(0, 1), standing(1, 1)]],
    ['F1-Q.96 under `speed` the faster stands first', 'speed', [60, 80], [standing(1, 1), standing(0, 2)]],
    ['F1-Q.96 under `speed` the faster stands first in turn too', 'speed', [80, 60], [standing(0, 1), standing(1, 2)]],
    ['F1-Q.96 under `speed` equal speeds share', 'speed', [80, 80], [standing(0, 1), standing(1, 1)]],
    ['F1-Q.96 under `earlierTurn` the first to move', 'earlierTurn', [60, 80], [standing(0, 1), standing(1, 2)]],
  ])('%s', (_, tie, speeds, standings) => {
    const cars = speeds.map((speed, index) => ({ at: `${42 - speed / 20}${LANES[index]}`, speed, lapsLeft: 1 }))
    const lines = speeds.flatMap((speed, index) => [`speed ${speed}`, `run 2${LANES[index]} line`])
    const end = after(table({ cars, rulings: { tie } }), lines)
    const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat)
    expect([t1.turn(end), end.phase]).toEqual([
      { _tag: 'Over', standings },
      { _tag: 'RaceOver', winners },
    ])
  })
})
