/** Faults of one's own will, where rulings let drivers commit them: breaking a rule of passing, taking a corner much too fast. */
import { describe, expect, test } from 'vitest'
import type { Rulings, State } from '../../src/le-mans/index.js'
import { after, eventsOf, offered, only, places, position, refusal, STR, T60, type Entry } from './positions.js'

const J1 = 1
const B5 = 5
const M10 = 10
const PENALISE: Partial<Rulings> = { passFaults: 'penalise' }
const OFFERED: Partial<Rulings> = { forcedSpin: 'offered' }

const fouls = (state: State): ReadonlyArray<string> => offered(STR, state).filter((told) => told.startsWith('foul'))

describe('breaking a rule of passing', () => {
  const beside: ReadonlyArray<Entry> = [
    { number: M10, at: 'O53', gear: 2 },
    { number: B5, at: 'I54', gear: 2 },
  ]
  const moving = (rulings: Partial<Rulings>): State => position(STR, beside, { rulings, order: [0, 1] })

  test('LM-Pass.4, LM-Pass.5 cutting in on a moving car stops the car beside it, in any gear that leads there', () => {
    const state = moving(PENALISE)
    expect(fouls(state)).toEqual(['foul 1 on 1', 'foul 2 on 1', 'foul 3 on 1'])
    const done = after(STR, state, 'foul 2 on 1')
    expect([places(done), done.cars[0]?.gear, done.cars[0]?.stoppedAt]).toEqual([['O54', 'I54'], 0, 1])
  })

  test('LM-Pass.5, LM-Pass.1 staying behind a stopped car for too long stops the car right behind it', () => {
    const stopped: ReadonlyArray<Entry> = [
      { number: M10, at: 'I50', gear: 2 },
      { number: B5, at: 'I54', stop: 1 },
    ]
    const state = position(STR, stopped, { rulings: PENALISE })
    expect(fouls(state)).toContain('foul 2 on 1')
    const done = after(STR, state, 'foul 2 on 1')
    expect(places(done)).toEqual(['I52', 'I54'])
  })

  test('LM-Pass.6, LM-Pass.7 the car owes one stop in that lap, and the car that it hit suffers nothing', () => {
    const state = moving(PENALISE)
    const done = after(STR, state, 'foul 2 on 1')
    expect(done.cars.map(({ debts }) => debts)).toEqual([[{ kind: 'collision', due: 1, units: 1 }], []])
    expect(only(eventsOf(STR, state, 'foul 2 on 1'), 'Collided', 'PitOwed').map(({ rule }) => rule)).toEqual([
      'LM-Pass.5',
      'LM-Pass.6',
    ])
    const stopped = position(STR, [beside[0] as Entry, { number: B5, at: 'O57', stop: 1 }], { rulings: PENALISE })
    expect(after(STR, stopped, 'foul 2 on 1').cars[1]?.debts).toEqual([])
  })

  test('LM-Q.22 by default no rule of passing can be broken, and with the option only where one is in the way', () => {
    const kept = moving({})
    expect(fouls(kept)).toEqual([])
    expect(refusal(STR.apply(kept, { _tag: 'Foul', gear: 2, car: 1 }))).toEqual({ _tag: 'NoFouls', rule: 'LM-Q.22' })
    const far = position(STR, [beside[0] as Entry, { number: B5, at: 'I64', gear: 2 }], {
      rulings: PENALISE,
      order: [0, 1],
    })
    expect(refusal(STR.apply(far, { _tag: 'Foul', gear: 2, car: 1 }))).toEqual({
      _tag: 'NoFoulThere',
      rule: 'LM-Pass.5',
      car: 1,
    })
    expect(refusal(STR.apply(far, { _tag: 'Foul', gear: 4, car: 1 }))).toMatchObject({ _tag: 'GearTooHigh' })
  })
})

describe('taking a corner much too fast', () => {
  const fast = (gear: number, rulings: Partial<Rulings>, brakes = 3): State =>
    position(T60, [{ number: J1, at: 'I18', gear, brakes }], { rulings })

  test('LM-Q.38 by default nobody may spin out on purpose, with the option whoever reaches a corner in a gear too high', () => {
    expect(offered(T60, fast(3, {})).filter((told) => told.startsWith('spin'))).toEqual([])
    expect(refusal(T60.apply(fast(3, {}), { _tag: 'Spin', corner: 1 }))).toMatchObject({ _tag: 'SpinAvoidable' })
    expect(offered(T60, fast(3, OFFERED)).at(-1)).toBe('spin b')
    expect(offered(T60, fast(2, OFFERED)).filter((told) => told.startsWith('spin'))).toEqual([])
    expect(refusal(T60.apply(fast(2, OFFERED), { _tag: 'Spin', corner: 1 }))).toMatchObject({ _tag: 'SpinAvoidable' })
  })

  test('LM-Chance.2, LM-Spin.4 it spins the car out without a throw, and spends no hard-brakings', () => {
    const spun = after(T60, fast(6, OFFERED), 'spin 1')
    expect([places(spun)[0], spun.cars[0]?.brakes, spun.cars[0]?.gear, spun.wet]).toEqual(['I22', 3, 0, [1]])
  })
})
