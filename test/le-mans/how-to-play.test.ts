/** How to Play, How to Win, Stopping and Starting. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Move } from '../../src/le-mans/index.js'
import {
  after,
  driveTo,
  eventsOf,
  gearsIn,
  grid,
  offered,
  only,
  places,
  position,
  right,
  STR,
  T60,
  T60J,
} from './positions.js'

describe('How to Play', () => {
  test('LM-How.1 in the first turn cars move by their places on the grid', () => {
    const state = grid(STR, [8, 10, 5])
    expect([state.turn, state.order, places(state)]).toEqual([1, [0, 1, 2], ['I0', 'O0', 'I-2']])
  })

  test('LM-How.2 a turn is over when every car has moved', () => {
    const state = after(STR, grid(STR, [8, 10, 5]), '1 I2', '1 O3')
    expect(state.turn).toBe(1)
    expect(after(STR, state, '1 O1').turn).toBe(2)
  })

  test('LM-How.2, LM-Chance.7 in the order of a turn a car that is out is passed over', () => {
    const state = position(
      STR,
      [
        { number: 1, at: 'I50', gear: 2 },
        { number: 5, at: 'I40', status: 'smashed' },
        { number: 8, at: 'I30', gear: 2 },
      ],
      { order: [0, 1, 2] },
    )
    const next = after(STR, state, '2 I56')
    expect([next.slot, next.phase]).toEqual([2, { _tag: 'Driving', car: 2 }])
  })

  test('LM-How.3 then the leader moves first, then the second, and so on', () => {
    const state = after(STR, grid(STR, [8, 10, 5]), '1 I1', '1 O3', '1 O0')
    expect(state.order).toEqual([1, 0, 2])
  })

  test('LM-How.4 a car may stay in gear', () => {
    expect(gearsIn(STR, position(STR, [{ number: 1, at: 'I50', gear: 3 }]))).toContain(3)
  })

  test('LM-How.5 the card says which gear may enter a corner', () => {
    const gears = (number: number): ReadonlyArray<number> =>
      gearsIn(T60, position(T60, [{ number, at: 'I18', gear: 4, brakes: 3 }]))
    expect([gears(1), gears(10)]).toEqual([
      [1, 2, 3],
      [1, 2, 3, 4],
    ])
  })

  test('LM-How.6 turns go on until somebody has won', () => {
    const state = position(
      T60,
      [
        { number: 1, at: 'I40', gear: 3 },
        { number: 10, at: 'O30', gear: 1 },
      ],
      { laps: 1 },
    )
    expect(after(T60, state, '3 I48', '1 O33')).toMatchObject({ turn: 11, phase: { _tag: 'Driving' } })
  })

  test('LM-How.2 what is no move of the game is refused as such, while a driver is asked and while the die falls', () => {
    const driving = position(STR, [{ number: 8, at: 'I50', gear: 2 }])
    const nothing = JSON.parse('{"_tag":"Fly"}') as Move
    for (const state of [driving, { ...driving, phase: { _tag: 'AskingDie', car: 0, corner: 0, passage: 0 } as const }])
      expect([STR.apply(state, nothing), STR.advance(state, nothing)]).toEqual([
        E.left({ _tag: 'NotNow', rule: 'LM-How.2', phase: state.phase._tag, move: 'Fly' }),
        E.left({ _tag: 'NotNow', rule: 'LM-How.2', phase: state.phase._tag, move: 'Fly' }),
      ])
  })

  test('LM-How.7 of two even cars the one that moved first moves first', () => {
    const state = position(STR, [
      { number: 8, at: 'I50', gear: 2 },
      { number: 10, at: 'O51', gear: 2 },
    ])
    const even = after(STR, state, '2 O55', '2 I55')
    expect(even.order).toEqual([1, 0])
    const reasons = only(eventsOf(STR, state, '2 O55', '2 I55'), 'TurnStarted')
    expect(reasons).toMatchObject([{ turn: 11, reasons: ['even', 'position'] }])
  })

  test('LM-How.8 a car may go up one gear', () => {
    const gears = gearsIn(STR, position(STR, [{ number: 1, at: 'I50', gear: 3 }]))
    expect([gears.includes(4), gears.includes(5)]).toEqual([true, false])
  })

  test('LM-How.9 a car may go down as its card allows', () => {
    expect(gearsIn(STR, position(STR, [{ number: 1, at: 'I50', gear: 4, brakes: 0 }]))).toEqual([3, 4, 5])
  })

  test('LM-How.10 every car has a gear written down, 0 while it stands', () => {
    const state = after(STR, grid(STR, [8, 10, 5]), '1 I2')
    expect(state.cars.map(({ gear }) => gear)).toEqual([1, 0, 0])
  })

  test('a decision out of turn is refused', () => {
    const state = right(STR.setup({ seats: 2 })).state
    expect(STR.apply(state, { _tag: 'Hold' })).toMatchObject({
      left: { _tag: 'NotNow', rule: 'LM-How.2', phase: 'Rolling' },
    })
  })
})

describe('How to Win', () => {
  const finish = (first: string, second: string, ...lines: ReadonlyArray<string>): ReturnType<typeof after> =>
    after(
      T60,
      position(
        T60,
        [
          { number: 1, at: first, gear: 3 },
          { number: 5, at: second, gear: 4 },
        ],
        { laps: 1 },
      ),
      ...lines,
    )

  test('LM-Win.1 the only car across the line wins when the turn ends', () => {
    const end = finish('I55', 'O20', '3 I63', '4 O30')
    expect(end.phase).toMatchObject({ _tag: 'RaceOver', winners: [0] })
    expect(end.cars.map(({ place }) => place)).toEqual([1, 0])
  })

  test('LM-Win.2 of several in one turn the farthest past the line wins', () => {
    expect(finish('I55', 'O54', '3 I63', '4 O64').phase).toMatchObject({ winners: [1] })
  })

  test('LM-Win.3 cars that end even share the win', () => {
    expect(finish('I55', 'O53', '3 I63', '4 O63').phase).toMatchObject({ winners: [0, 1] })
  })

  test('LM-Q.63 a car across the line still stands in the way until the turn ends', () => {
    const state = finish('I55', 'I54', '3 I63')
    expect([offered(T60, state).includes('I64'), offered(T60, state).includes('I62')]).toEqual([false, false])
  })

  test('LM-Q.64 a race may be driven to the end by everybody', () => {
    const entries = [
      { number: 1, at: 'I55', gear: 3 },
      { number: 5, at: 'O20', gear: 3 },
    ]
    const state = after(T60, position(T60, entries, { laps: 1, rulings: { raceEnd: 'classifyAll' } }), '3 I63', '3 O27')
    expect([state.turn, state.phase, state.cars[0]?.place]).toEqual([11, { _tag: 'Driving', car: 1 }, 1])
  })

  test('LM-Q.65 a race may be called off after some turns, then distance places the cars', () => {
    const { state } = right(STR.setup({ seats: 2, cars: [[1], [5]], maxTurns: 1, rulings: { gridOrder: 'given' } }))
    const end = after(STR, state, '1 I2', '1 O3')
    expect(end.phase).toEqual({
      _tag: 'RaceOver',
      winners: [],
      standings: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
      ],
    })
  })

  test('LM-Q.62 corners beyond the line count no more in the last lap', () => {
    const fast = position(T60, [{ number: 1, at: 'I52', gear: 6 }], { laps: 1 })
    expect(offered(T60, fast)).toContain('I67')
    const before = position(T60, [{ number: 1, at: 'I52', gear: 6 }], { laps: 2 })
    expect(offered(T60, before)).not.toContain('I67')
  })
})

describe('Stopping and Starting', () => {
  test('LM-Stop.1 a car that can move must move', () => {
    const state = position(STR, [{ number: 1, at: 'I50', gear: 1 }])
    expect(offered(STR, state).includes('hold')).toBe(false)
    expect(STR.apply(state, { _tag: 'Hold' })).toMatchObject({ left: { _tag: 'MustMove', rule: 'LM-Stop.1' } })
  })

  const stopped = position(STR, [
    { number: 1, at: 'I90', stop: 5 },
    { number: 5, at: 'I50', gear: 1 },
    { number: 8, at: 'O20', gear: 1 },
  ])

  test('LM-Stop.2 a stopped car moves last, wherever it stands', () => {
    expect(stopped.order).toEqual([1, 2, 0])
  })

  test('LM-Stop.3 it moves though others are still behind it', () => {
    const state = after(STR, stopped, '1 I53', '1 O22')
    expect(offered(STR, state)).toEqual(['I91', 'I92', 'O92', 'I93', 'O93'])
    expect(after(STR, state, '1 I93').cars[0]).toMatchObject({ gear: 1, stoppedAt: 0 })
  })

  test.each([
    ['LM-Stop.4 after a spin-out', 'I18', 3, ['3 I26', 'roll 2', '1 O11']],
    ['LM-Stop.4 after a called stop', 'O56', 4, ['4 O66', '1 O11']],
  ])('%s a car moves last in the next turn', (_title, at, gear, lines) => {
    const state = position(T60, [
      { number: 1, at, gear, brakes: 0, debts: at === 'O56' ? [{ kind: 'chance', due: 1, units: 1 }] : [] },
      { number: 10, at: 'O10', gear: 1 },
    ])
    expect(after(T60, state, ...lines).order).toEqual([1, 0])
  })

  test('LM-Stop.5-6 who stopped first moves first, wherever the others stand', () => {
    const state = position(T60J, [
      { number: 1, at: 'I44', stop: 5 },
      { number: 2, at: 'I40', stop: 3 },
      { number: 3, at: 'I50', stop: 9 },
      { number: 4, at: 'O10', gear: 1 },
    ])
    expect(state.order).toEqual([3, 1, 0, 2])
  })

  test('LM-Q.15 a car that has to hold keeps its place among the stopped', () => {
    const state = position(STR, [
      { number: 1, at: 'I50', stop: 1 },
      { number: 5, at: 'I52', stop: 2 },
      { number: 8, at: 'O52', stop: 3 },
    ])
    const next = after(STR, state, 'hold', '1 I55', '1 O54')
    expect(next.cars[0]?.stoppedAt).toBe(1)
    expect(next.order).toEqual([1, 2, 0])
  })

  test('LM-Q.17 every restart is in first gear', () => {
    const state = position(STR, [{ number: 1, at: 'I50', stop: 4 }])
    expect(gearsIn(STR, state)).toEqual([1])
    expect(STR.apply(state, { _tag: 'Drive', gear: 2, brakes: 0, lane: 0, column: 56 })).toMatchObject({
      left: { _tag: 'FirstGearOnly', rule: 'LM-Spin.2' },
    })
    expect(driveTo(STR, state, 1, 'I53')).toMatchObject({ gear: 1 })
  })
})
