/** Collisions, and the rulings on what is open to a car that is blocked. */
import { describe, expect, test } from 'vitest'
import { fromPath } from '../../src/le-mans/paths.js'
import { T60_COURSE, TEST_CARDS, TEST_TABLE } from '../../src/le-mans/index.js'
import {
  after,
  chanceDebt,
  eventsOf,
  gameOn,
  JAGUARS,
  offered,
  only,
  places,
  position,
  refusal,
  right,
  roll,
  STR,
  T60,
  T60J,
  unitsOf,
  type Entry,
} from './positions.js'

const wall = (stopped: boolean): ReturnType<typeof position> =>
  position(
    STR,
    [
      { number: 1, at: 'I50', gear: 6, brakes: 2 },
      { number: 5, at: 'I53', ...(stopped ? { stop: 1 } : { gear: 1 }) },
      { number: 8, at: 'O53', ...(stopped ? { stop: 2 } : { gear: 1 }) },
    ],
    { order: [0, 1, 2] },
  )

describe('Collisions', () => {
  test('LM-Coll.1 who rams a moving car owes a stop, the other nothing', () => {
    expect(after(STR, wall(false), 'ram 1').cars.map(unitsOf)).toEqual([1, 0, 0])
  })

  test('LM-Coll.2 when a stopped car is rammed both owe a stop', () => {
    expect(after(STR, wall(true), 'ram 1').cars.map(unitsOf)).toEqual([1, 1, 0])
  })

  test('LM-Coll.3 a collision uses no hard-braking', () => {
    expect(after(STR, wall(true), 'ram 1').cars[0]?.brakes).toBe(2)
  })

  const pile = (cars: number): ReturnType<typeof after> => {
    const entries: ReadonlyArray<Entry> = [
      { number: 1, at: 'I18', gear: 3 },
      { number: 2, at: 'O18', gear: 3 },
      { number: 3, at: 'I16', gear: 3 },
    ]
    let state = position(T60J, entries.slice(0, cars))
    for (let car = 0; car < cars; car++) {
      const [move] = T60J.legal(state).filter((one) => one._tag === 'Drive' && one.gear === 3)
      state = right(T60J.apply(right(T60J.apply(state, move as never)).state, roll(2))).state
    }
    return state
  }

  test('LM-Coll.4 a second spin-out hits the car that stands there and is put behind it', () => {
    expect([places(pile(2)), pile(2).cars.map(unitsOf)]).toEqual([
      ['I22', 'I20'],
      [1, 1],
    ])
  })

  test('LM-Coll.5 a third is put behind the second', () => {
    expect(places(pile(3))).toEqual(['I22', 'I20', 'I18'])
  })

  test('LM-Coll.6-7 each further accident adds a turn: two, two and one', () => {
    expect(pile(3).cars.map(unitsOf)).toEqual([2, 2, 1])
  })

  test('LM-Coll.8 a collision is never offered while there is something else', () => {
    const state = position(STR, [
      { number: 1, at: 'I50', gear: 3 },
      { number: 5, at: 'I53', stop: 1 },
    ])
    expect(offered(STR, state).some((line) => line.startsWith('ram'))).toBe(false)
    expect(refusal(STR.apply(state, { _tag: 'Collide', car: 1 }))).toEqual({
      _tag: 'CollisionAvoidable',
      rule: 'LM-Coll.8',
      car: 1,
    })
  })

  test('LM-Coll.9 who cannot slow down enough rams, and only whom he can touch', () => {
    expect(offered(STR, wall(true))).toEqual(['ram 1'])
    expect(refusal(STR.apply(wall(true), { _tag: 'Collide', car: 2 }))).toEqual({
      _tag: 'NoContact',
      rule: 'LM-Coll.9',
      car: 2,
    })
  })

  test('LM-Coll.10 the car stands directly behind the one it hit', () => {
    const end = after(STR, wall(true), 'ram 1')
    expect(end.cars[0]).toMatchObject({ lane: 0, x: 51, gear: 0, stoppedAt: 3 })
    expect(only(eventsOf(STR, wall(true), 'ram 1'), 'Collided')).toEqual([
      { _tag: 'Collided', car: 0, victim: 1, at: { lane: 0, x: 51 }, rule: 'LM-Coll.2' },
    ])
  })

  test('LM-Q.27 a contact beyond the line counts as crossing it', () => {
    const state = position(
      T60,
      [
        { number: 1, at: 'I58', gear: 6, brakes: 0 },
        { number: 5, at: 'I63', stop: 1 },
        { number: 8, at: 'O63', stop: 2 },
      ],
      { laps: 1, order: [0, 1, 2] },
    )
    const cars = state.cars.map((car, index) => (index === 0 ? car : { ...car, laps: 0 }))
    expect(after(T60, { ...state, cars }, 'ram 1').cars[0]).toMatchObject({ x: 61, status: 'crossed', laps: 1 })
  })
})

describe('rulings on blocked cars', () => {
  const none: ReadonlyArray<Entry> = [
    { number: 5, at: 'I52', stop: 1 },
    { number: 8, at: 'O52', stop: 2 },
  ]

  test('LM-Q.9 a running car without any space rams, or holds by the ruling', () => {
    const hold = position(STR, [{ number: 1, at: 'I50', gear: 2 }, ...none], { rulings: { firstGearBlocked: 'hold' } })
    expect(offered(STR, hold)).toEqual(['hold'])
    expect(after(STR, hold, 'hold').cars[0]).toMatchObject({ x: 50, gear: 1, stoppedAt: 0 })
  })

  test('LM-Q.11 a car blocked in a corner rams, or shifts down by the ruling', () => {
    const entries: ReadonlyArray<Entry> = [
      { number: 5, at: 'I21', gear: 2 },
      { number: 10, at: 'I25', gear: 2 },
      { number: 8, at: 'O25', gear: 2 },
    ]
    const shift = position(T60, entries, { order: [0, 1, 2], rulings: { blockedInCorner: 'shift' } })
    expect(offered(T60, shift)).toEqual(['I22', 'I23', 'O23'])
    expect(after(T60, shift, '1 I23').cars[0]).toMatchObject({ gear: 1, x: 23 })
  })

  test('LM-Q.11 by the ruling nobody shifts down in a corner while the pits are open in the gear that is locked', () => {
    const stalls = T60_COURSE.pits.stalls.map((stall) => (stall.id === 'F' ? { ...stall, col: 42 } : stall))
    const course = { ...T60_COURSE, pits: { lane: 'inside' as const, stalls } }
    const game = gameOn({ course, cards: TEST_CARDS, table: TEST_TABLE })
    const state = position(game, [{ number: 10, at: 'I38', gear: 3, debts: [chanceDebt(1)] }], {
      rulings: { blockedInCorner: 'shift' },
    })
    expect(offered(game, state)).toEqual(['pit F'])
    expect(refusal(game.apply(state, { _tag: 'Drive', gear: 1, brakes: 0, lane: 0, column: 39 }))).toMatchObject({
      _tag: 'GearLocked',
      rule: 'LM-Corner.2',
    })
  })

  test('LM-Q.11, LM-Brake.2 a car that shifts down in a corner by the ruling may go to the pits for its last hard-braking', () => {
    const stalls = [54, 44, 42].map((col, order) => ({ id: `${order}`, cls: 'C' as const, col, order }))
    const course = { ...T60_COURSE, pits: { lane: 'inside' as const, stalls } }
    const game = gameOn({ course, cards: JAGUARS.slice(0, 3), table: TEST_TABLE })
    const state = position(
      game,
      [
        { number: 1, at: 'I37', gear: 4, brakes: 1 },
        { number: 2, at: 'I48', gear: 1 },
        { number: 3, at: 'O48', gear: 1 },
      ],
      { order: [0, 1, 2], rulings: { blockedInCorner: 'shift' } },
    )
    expect(offered(game, state)).toEqual(['pit 2', 'I43', 'O43', 'I45', 'O45'])
    expect(after(game, state, 'pit 2').cars[0]).toMatchObject({ status: 'pitting', stall: 2, brakes: 0, debts: [] })
    expect(refusal(game.apply(state, { _tag: 'Pit', stall: 0 }))).toEqual({
      _tag: 'StallOutOfReach',
      rule: 'LM-Pit.2',
      stall: 0,
    })
  })

  test('LM-Q.23 before a spin-out and a ramming the spin-out is offered, or the ramming by the ruling', () => {
    const entries: ReadonlyArray<Entry> = [
      { number: 1, at: 'I15', gear: 6, brakes: 0 },
      { number: 2, at: 'O19', gear: 1 },
    ]
    expect(offered(T60J, position(T60J, entries, { order: [0, 1] }))).toEqual(['spin b'])
    const ram = position(T60J, entries, { order: [0, 1], rulings: { spinBeforeRam: false } })
    expect(offered(T60J, ram)).toEqual(['ram 1'])
    expect(refusal(T60J.apply(ram, { _tag: 'Spin', corner: 1 }))._tag).toBe('SpinAvoidable')
  })

  test('LM-Q.5 by the ruling a car may swing back before it is straight', () => {
    const entries: ReadonlyArray<Entry> = [{ number: 10, at: 'I50', gear: 2 }]
    const strict = position(STR, entries)
    expect(refusal(fromPath(STR)(strict, 2, 'DDSS'))).toEqual({
      _tag: 'NotStraightened',
      rule: 'LM-Q.5',
      lane: 0,
      column: 52,
    })
    const free = position(STR, entries, { rulings: { laneChange: 'free' } })
    expect(right(fromPath(STR)(free, 2, 'DDSS'))).toMatchObject({ lane: 0, column: 54 })
  })

  test('LM-Q.8 a lost count is always open, or only if there is nothing else', () => {
    const entry: Entry = { number: 10, at: 'O33', gear: 2 }
    const last = position(T60, [entry], { rulings: { twoSpaceShort: 'lastResort' } })
    expect(refusal(T60.apply(last, { _tag: 'Drive', gear: 2, brakes: 0, lane: 1, column: 36 }))).toMatchObject({
      _tag: 'ExactEndExists',
      rule: 'LM-Q.8',
    })
  })
})
