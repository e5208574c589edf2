/** Cornering, Chances, Spin Outs. */
import { describe, expect, test } from 'vitest'
import { explain } from '../../src/le-mans/explain.js'
import { fromPath } from '../../src/le-mans/paths.js'
import { leMans } from '../../src/le-mans/index.js'
import {
  after,
  driveTo,
  eventsOf,
  gearsIn,
  landingsIn,
  offered,
  only,
  places,
  position,
  refusal,
  right,
  roll,
  T60,
  T60J,
  unitsOf,
} from './positions.js'

const jaguar = (at: string, gear: number, brakes = 3): ReturnType<typeof position> =>
  position(T60, [
    { number: 1, at, gear, brakes },
    { number: 10, at: 'O5', gear: 1 },
  ])

describe('Cornering', () => {
  test('LM-Corner.1 in the gear of the card or below no die is thrown', () => {
    expect(after(T60, jaguar('I18', 2), '2 I24').phase._tag).toBe('Driving')
    expect(after(T60, jaguar('I18', 2), '1 I21').phase._tag).toBe('Driving')
  })

  test('LM-Corner.2 inside a corner there is one gear, on its last space there are several', () => {
    const gears = ['I20', 'I21', 'I22', 'I23'].map((at) => gearsIn(T60, jaguar(at, 2)))
    expect(gears).toEqual([[2], [2], [2], [1, 2, 3]])
  })

  test('LM-Corner.3 on the last space any car may go up', () => {
    expect(landingsIn(T60, jaguar('I23', 2), 3)).toEqual(['I31', 'O31'])
  })

  test('LM-Corner.4 the corner that can be dodged is left out by a step between white spaces', () => {
    const state = position(T60, [
      { number: 1, at: 'O4', gear: 4 },
      { number: 10, at: 'O-5', gear: 1 },
    ])
    const move = driveTo(T60, state, 4, 'I14')
    expect(right(explain(T60)(state, move as never))).toMatchObject({ corners: [], route: 'SSSDSSSSSS' })
    const dunlop = position(leMans, [{ number: 1, at: 'O15', gear: 6 }])
    const dodge = fromPath(leMans)(dunlop, 5, 'SSSSDSSSSSSS')
    expect(dodge).toMatchObject({ left: { _tag: 'TooFast', corner: 1 } })
    expect(right(fromPath(leMans)(position(leMans, [{ number: 1, at: 'O15', gear: 3 }]), 3, 'SSSSDSSS'))).toMatchObject(
      { column: 23 },
    )
  })

  test('LM-Corner.5 one gear too high at best is a chance that must be taken', () => {
    const state = jaguar('I15', 5, 1)
    const moves = T60.legal(state)
    expect(moves.length).toBeGreaterThan(0)
    for (const move of moves) expect(right(explain(T60)(state, move as never)).risk.outOf).toBe(6)
  })

  test('LM-Corner.6 more than that spins out', () => {
    const state = jaguar('I15', 6, 0)
    expect(offered(T60, state)).toEqual(['spin b'])
    expect(only(eventsOf(T60, state, 'spin 1'), 'SpunOut')).toMatchObject([
      { cause: 'automatic', rule: 'LM-Corner.6', to: { lane: 0, x: 22 } },
    ])
  })

  test('LM-Q.38 with a hard-braking that still is not enough it is not spent', () => {
    const spun = after(T60, jaguar('I15', 6, 1), 'spin 1')
    expect(spun.cars[0]).toMatchObject({ x: 22, brakes: 1 })
  })
})

describe('Chances', () => {
  test('LM-Chance.1 only one gear too high asks for the die', () => {
    expect(after(T60, jaguar('I18', 3), '2 I24').phase._tag).toBe('Driving')
    expect(after(T60, jaguar('I18', 3), '3 I26').phase).toMatchObject({ _tag: 'TakingChance', corner: 1 })
  })

  test('LM-Chance.2 two gears too high is refused', () => {
    const state = jaguar('I18', 4)
    const drive = { _tag: 'Drive', gear: 4, brakes: 0, lane: 0, column: 28 } as const
    expect(refusal(T60.apply(state, drive))).toEqual({ _tag: 'TooFast', rule: 'LM-Chance.2', corner: 1, over: 2 })
    expect(refusal(T60.apply(state, { _tag: 'Spin', corner: 1 }))).toEqual({
      _tag: 'SpinAvoidable',
      rule: 'LM-Chance.2',
      corner: 1,
    })
  })

  const die = after(T60, jaguar('I18', 3), '3 I26')

  test('LM-Chance.3 one die is thrown and the column of the corner is read', () => {
    expect(T60.turn(die)).toEqual({ _tag: 'Chance', kind: 'cornerDie' })
    expect(T60.outcomes(die)).toHaveLength(6)
    const results = [1, 2, 3, 4, 5, 6].map(
      (face) => only(eventsOf(T60, die, `roll ${face}`), 'ChanceRolled')[0]?.result,
    )
    expect(results).toEqual(['smash', 'spin', 'pit', 'safe', 'safe', 'safe'])
    const wet = { ...die, wet: [1] }
    expect(
      [1, 2, 3, 4, 5, 6].map((face) => only(eventsOf(T60, wet, `roll ${face}`), 'ChanceRolled')[0]?.result),
    ).toEqual(['smash', 'spin', 'spin', 'pit', 'safe', 'safe'])
  })

  test('LM-Chance.4 a chance that went well holds for the rest of the corner', () => {
    const inside = after(T60, jaguar('O16', 2), '3 O22', 'roll 5', '1 O8')
    expect(inside.cars[0]).toMatchObject({ x: 22, gear: 3 })
    expect(after(T60, inside, '3 O30').phase._tag).toBe('Driving')
  })

  test('LM-Chance.5 safely cornered, the move goes on to its end', () => {
    expect(after(T60, die, 'roll 6').cars[0]).toMatchObject({ x: 26, gear: 3, debts: [] })
  })

  test('LM-Chance.6 spun out, the car stands on the SO space', () => {
    expect(after(T60, die, 'roll 2').cars[0]).toMatchObject({ lane: 0, x: 22, gear: 0, stoppedAt: 1 })
  })

  test('LM-Chance.7 smashed up, the car is out and its spaces are free', () => {
    const end = after(T60, die, 'roll 1')
    expect(end.cars[0]?.status).toBe('smashed')
    expect(end.order.length).toBe(2)
    expect(after(T60, end, '1 O8').order).toEqual([1])
  })

  test('LM-Chance.8 with a pit stop the move goes on and a stop is owed', () => {
    const end = after(T60, die, 'roll 3')
    expect(end.cars[0]).toMatchObject({ x: 26, debts: [{ kind: 'chance', due: 1, units: 1 }] })
  })
})

describe('Spin Outs', () => {
  const spun = after(T60, jaguar('I18', 3), '3 I26', 'roll 2')

  test('LM-Spin.1 the nose is on the SO space, the tail behind it', () => {
    expect(places(spun)[0]).toBe('I22')
    const blocked = {
      ...spun,
      cars: spun.cars.map((car, index) => (index === 1 ? { ...car, lane: 0 as const, x: 18 } : car)),
    }
    expect(landingsIn(T60, blocked, 1)).not.toContain('I21')
  })

  test('LM-Spin.2 it goes on in the next turn, last and in first gear', () => {
    const next = after(T60, spun, '1 O8')
    expect([next.turn, next.order]).toEqual([11, [1, 0]])
    expect(gearsIn(T60, after(T60, next, '1 O9'))).toEqual([1])
  })

  test('LM-Spin.3 the corner is wet for the next car of the same turn', () => {
    const state = position(T60J, [
      { number: 1, at: 'I18', gear: 3 },
      { number: 2, at: 'O18', gear: 3 },
    ])
    const events = eventsOf(T60J, state, '3 I26', 'roll 2', '3 O24', 'roll 4')
    expect(only(events, 'ChanceRolled')).toMatchObject([{ surface: 'wet', result: 'pit' }])
  })

  test('LM-Spin.4 a spin-out uses no hard-braking', () => {
    expect(spun.cars[0]?.brakes).toBe(3)
  })

  test('LM-Spin.5 several stand directly behind each other', () => {
    let state = position(T60J, [
      { number: 1, at: 'I18', gear: 3 },
      { number: 2, at: 'O18', gear: 3 },
      { number: 3, at: 'I16', gear: 3 },
    ])
    for (let car = 0; car < 3; car++) {
      const [move] = T60J.legal(state).filter((one) => one._tag === 'Drive' && one.gear === 3)
      state = right(T60J.apply(right(T60J.apply(state, move as never)).state, roll(2))).state
    }
    expect(places(state)).toEqual(['I22', 'I20', 'I18'])
  })

  test('LM-Q.41 a moving car on the SO space is not hit, unless the ruling says so', () => {
    const crowd = (rulings: object): ReturnType<typeof position> =>
      position(
        T60J,
        [
          { number: 1, at: 'O18', gear: 3 },
          { number: 2, at: 'I22', gear: 2 },
        ],
        { order: [0, 1], rulings },
      )
    const displaced = after(T60J, crowd({}), '3 O24', 'roll 2')
    expect([places(displaced), displaced.cars.map(unitsOf)]).toEqual([
      ['I20', 'I22'],
      [0, 0],
    ])
    const hit = after(T60J, crowd({ soBusyMoving: 'collide' }), '3 O24', 'roll 2')
    expect(hit.cars.map(unitsOf)).toEqual([1, 0])
  })

  test('LM-Q.40, LM-Q.45 a pile reaches back behind the line, where no lap is counted yet', () => {
    const state = position(
      T60J,
      [
        { number: 1, at: 'O59', gear: 4 },
        { number: 2, at: 'I66', stop: 1 },
        { number: 3, at: 'I64', stop: 2 },
        { number: 4, at: 'I62', stop: 3 },
      ],
      { order: [0, 1, 2, 3] },
    )
    const end = after(T60J, state, '4 O69', 'roll 2')
    expect(end.cars[0]).toMatchObject({ lane: 0, x: 60, laps: 0 })
    expect(end.cars.map(unitsOf)).toEqual([1, 1, 1, 1])
  })
})

describe('rulings on corners', () => {
  test('LM-Q.36 where a wet corner makes everybody throw, a safe gear throws too', () => {
    const state = (wetEffect: 'column' | 'forceChance'): ReturnType<typeof position> =>
      position(
        T60,
        [
          { number: 1, at: 'I18', gear: 2 },
          { number: 10, at: 'O5', gear: 1 },
        ],
        { wet: [1], rulings: { wetEffect } },
      )
    expect(after(T60, state('column'), '2 I24').phase._tag).toBe('Driving')
    expect(after(T60, state('forceChance'), '2 I24').phase._tag).toBe('TakingChance')
  })

  test('LM-Q.31 who leaves a corner and comes back in the other lane has not entered it anew', () => {
    const state = position(T60, [
      { number: 10, at: 'I7', gear: 4 },
      { number: 1, at: 'O-5', gear: 1 },
    ])
    const events = eventsOf(T60, state, '4 I16')
    expect(only(events, 'CornerEntered')).toEqual([])
    const out = right(fromPath(T60)(state, 4, 'SDSSSSSSS'))
    expect(right(explain(T60)(state, out)).corners).toEqual([])
  })
})
