/** How to Move, Passing, and the diagrams as facts. */
import { describe, expect, test } from 'vitest'
import { explain } from '../../src/le-mans/explain.js'
import { landings } from '../../src/le-mans/landings.js'
import { fromPath } from '../../src/le-mans/paths.js'
import type { Refusal } from '../../src/le-mans/index.js'
import {
  after,
  driveTo,
  eventsOf,
  expectOffers,
  gearsIn,
  grid,
  landingsIn,
  offered,
  only,
  places,
  position,
  refusal,
  right,
  STR,
  T60,
} from './positions.js'

const why = (
  state: Parameters<typeof STR.legal>[0],
  gear: number,
  lane: 0 | 1,
  column: number,
  game = STR,
): Refusal => {
  const views = right(landings(game)(state, gear))
  const view = views.find((one) => one.lane === lane && one.column === column)
  if (view?.refusal == null) throw new Error('not refused')
  return view.refusal
}

describe('How to Move', () => {
  test('LM-Move.1 a car holds the space of its nose and the one behind', () => {
    const state = position(
      STR,
      [
        { number: 1, at: 'O5', gear: 2 },
        { number: 5, at: 'I11', gear: 1 },
      ],
      { order: [0, 1] },
    )
    expect(landingsIn(STR, state, 2)).toEqual(['O11'])
    expectOffers(
      STR,
      position(
        STR,
        [
          { number: 1, at: 'I8', gear: 1 },
          { number: 5, at: 'I11', gear: 1 },
        ],
        { order: [0, 1] },
      ),
      1,
      ['I9', 'O10', 'O11'],
    )
  })

  test('LM-Move.2 a two-space takes two counts', () => {
    const state = position(T60, [{ number: 1, at: 'O19', gear: 1 }])
    expect(right(explain(T60)(state, driveTo(T60, state, 1, 'O20') as never)).counts).toBe(2)
    const five = position(T60, [{ number: 8, at: 'O19', gear: 2 }])
    expect(fromPath(T60)(five, 2, 'SSS')).toMatchObject({ right: { column: 22, lane: 1 } })
  })

  test('LM-Move.3 with one count left nobody enters a two-space', () => {
    const state = position(T60, [{ number: 10, at: 'O33', gear: 2 }])
    expect(landingsIn(T60, state, 2)).toContain('O36')
    expect(why(state, 2, 1, 37, T60)).toMatchObject({ _tag: 'OneCountLeft', rule: 'LM-Move.3' })
    expect(only(eventsOf(T60, state, '2 O36'), 'Moved')).toMatchObject([{ counts: 3, forfeited: 1 }])
  })

  test('LM-Move.4 an empty SO space is driven over and stood on', () => {
    const state = position(T60, [{ number: 5, at: 'I19', gear: 1 }])
    expect(landingsIn(T60, state, 1)).toContain('I22')
    expect(landingsIn(T60, position(T60, [{ number: 5, at: 'I19', gear: 2 }]), 2)).toContain('I25')
  })

  test('LM-Move.5 a gear moves its number, no more and no less', () => {
    expectOffers(STR, position(STR, [{ number: 1, at: 'I50', gear: 3 }]), 3, ['I58', 'O58'])
    expect(why(position(STR, [{ number: 1, at: 'I50', gear: 3 }]), 3, 0, 57)).toMatchObject({
      _tag: 'WrongCount',
      counts: 8,
    })
  })

  test('LM-Move.6, LM-Move.17 a blocked gear gives way to a lower one with its own number', () => {
    const state = position(
      STR,
      [
        { number: 1, at: 'I50', gear: 4 },
        { number: 5, at: 'I61', gear: 1 },
        { number: 8, at: 'O61', gear: 1 },
      ],
      { order: [0, 1, 2] },
    )
    expect(gearsIn(STR, state)).toEqual([1, 2, 3])
    expect(offered(STR, state)).not.toContain('I59')
    expect(why(state, 4, 0, 60)).toMatchObject({ _tag: 'SpaceTaken', rule: 'LM-Move.11', car: 1 })
  })

  test('LM-Move.7-8 one gear up, and down as the card says', () => {
    const state = position(STR, [{ number: 1, at: 'I50', gear: 2 }])
    expect(refusal(landings(STR)(state, 4))).toEqual({ _tag: 'GearTooHigh', rule: 'LM-Move.7', from: 2, to: 4 })
    const none = position(STR, [{ number: 1, at: 'I50', gear: 4, brakes: 0 }])
    expect(refusal(landings(STR)(none, 2))).toEqual({ _tag: 'BrakesUsedUp', rule: 'LM-Brake.4', needed: 1, left: 0 })
  })

  test('LM-Move.9 in the middle of a corner the gear stays', () => {
    const state = position(T60, [{ number: 1, at: 'I21', gear: 2 }])
    expect(gearsIn(T60, state)).toEqual([2])
    expect(refusal(landings(T60)(state, 1))).toEqual({
      _tag: 'GearLocked',
      rule: 'LM-Corner.2',
      corner: 1,
      from: 2,
      to: 1,
    })
  })

  test('LM-Move.10 top speed is the last gear', () => {
    expect(gearsIn(STR, position(STR, [{ number: 1, at: 'I50', gear: 5 }]))).toContain(6)
    expect(refusal(landings(STR)(position(STR, [{ number: 1, at: 'I50', gear: 6 }]), 7))).toMatchObject({
      _tag: 'NoSuchGear',
      gears: 6,
    })
  })

  test('LM-Move.11 nobody ends on a space that is held', () => {
    const state = position(
      STR,
      [
        { number: 1, at: 'I50', gear: 3 },
        { number: 5, at: 'I58', gear: 1 },
      ],
      { order: [0, 1] },
    )
    expect(landingsIn(STR, state, 3)).toEqual(['O58'])
  })

  test('LM-Move.12 lanes may be changed', () => {
    expectOffers(STR, position(STR, [{ number: 10, at: 'I50', gear: 2 }]), 2, ['I54', 'O54'])
  })

  test('LM-Move.13-14 nobody moves sideways or ends across the road', () => {
    const state = position(STR, [{ number: 5, at: 'I50', gear: 1 }])
    expect(landingsIn(STR, state, 1)).toEqual(['I51', 'I52', 'O52', 'I53', 'O53'])
    expect(refusal(STR.apply(state, { _tag: 'Drive', gear: 1, brakes: 0, lane: 1, column: 50 }))).toMatchObject({
      _tag: 'NotAhead',
      rule: 'LM-Move.13',
    })
    expect(refusal(fromPath(STR)(state, 1, 'SD'))).toEqual({
      _tag: 'EndsAcross',
      rule: 'LM-Move.14',
      lane: 1,
      column: 52,
    })
    expect(refusal(STR.apply(state, { _tag: 'Drive', gear: 1, brakes: 0, lane: 1, column: 51 }))).toMatchObject({
      _tag: 'EndsAcross',
    })
  })

  test('LM-Move.15 first gear may run fewer spaces, but at least one', () => {
    expectOffers(STR, position(STR, [{ number: 5, at: 'I50', gear: 1 }]), 1, ['I51', 'I52', 'O52', 'I53', 'O53'])
  })

  test('LM-Move.16 the pits may be entered short of the number', () => {
    const state = position(T60, [{ number: 1, at: 'I52', gear: 4, debts: [{ kind: 'chance', due: 1, units: 1 }] }])
    expect(offered(T60, state)[0]).toBe('pit C')
  })

  test('LM-Move.18 without a chance no die is thrown', () => {
    const state = position(T60, [
      { number: 1, at: 'I30', gear: 1 },
      { number: 5, at: 'I10', gear: 1 },
    ])
    expect(after(T60, state, '1 I33').phase._tag).toBe('Driving')
  })

  test('a drive must name a space and the hard-brakings that it takes', () => {
    const state = position(STR, [{ number: 1, at: 'I50', gear: 3 }])
    const drive = { _tag: 'Drive', gear: 3, brakes: 0, lane: 0, column: 58 } as const
    expect(refusal(STR.apply(state, { ...drive, column: 900 }))._tag).toBe('NoSuchSpace')
    expect(refusal(STR.apply(state, { ...drive, brakes: 1 }))).toEqual({
      _tag: 'WrongBrakes',
      rule: 'LM-Brake.6',
      needed: 0,
      given: 1,
    })
    expect(refusal(fromPath(STR)(state, 3, 'SX'))._tag).toBe('BadRoute')
  })
})

describe('Passing', () => {
  const behind = (stopped: boolean, at: string, number = 10): ReturnType<typeof position> =>
    position(
      STR,
      [
        { number, at, gear: 2 },
        { number: 5, at: 'I54', ...(stopped ? { stop: 1 } : { gear: 1 }) },
      ],
      { order: [0, 1] },
    )

  test('LM-Pass.1 the lane of a stopped car is left before the space behind it', () => {
    expect(landingsIn(STR, behind(true, 'I52'), 2)).toEqual([])
    expect(landingsIn(STR, behind(true, 'I51'), 2)).toEqual(['O55'])
    expect(refusal(fromPath(STR)(behind(true, 'I52'), 2, 'DSSS'))).toEqual({
      _tag: 'StoppedCarAhead',
      rule: 'LM-Pass.1',
      car: 1,
    })
    expect(why(behind(true, 'I52'), 2, 1, 56)).toMatchObject({ _tag: 'StoppedCarAhead' })
  })

  test('LM-Pass.2 the lane of a moving car may be left from there', () => {
    expect(landingsIn(STR, behind(false, 'I52'), 2)).toEqual(['O56'])
  })

  test('LM-Pass.3 in front of a stopped car the first space may be entered', () => {
    expect(right(fromPath(STR)(behind(true, 'O54'), 2, 'DSSS'))).toMatchObject({ lane: 0, column: 58 })
  })

  test('LM-Pass.4 in front of a moving car the first space stays open', () => {
    expect(refusal(fromPath(STR)(behind(false, 'O54'), 2, 'DSSS'))).toEqual({
      _tag: 'TooCloseInFront',
      rule: 'LM-Pass.4',
      car: 1,
    })
    expect(right(fromPath(STR)(behind(false, 'O54'), 2, 'SDSS'))).toMatchObject({ lane: 0, column: 58 })
  })

  test('LM-Pass.5 a way that breaks a rule of passing is never offered, whoever is forced rams and stands', () => {
    const state = behind(true, 'I52')
    expect(offered(STR, state)).toEqual(['ram 1'])
    expect(after(STR, state, 'ram 1').cars[0]).toMatchObject({ x: 52, gear: 0, stoppedAt: 2 })
  })

  const rammed = after(
    T60,
    position(
      T60,
      [
        { number: 5, at: 'I21', gear: 2 },
        { number: 10, at: 'I25', gear: 2 },
        { number: 8, at: 'O25', gear: 2 },
      ],
      {
        order: [0, 1, 2],
      },
    ),
    'ram 1',
  )

  test('LM-Pass.6 who rams owes a stop in that lap', () => {
    expect(rammed.cars[0]?.debts).toEqual([{ kind: 'collision', due: 1, units: 1 }])
  })

  test('LM-Pass.7 the moving car that is hit suffers nothing', () => {
    expect(rammed.cars[1]).toMatchObject({ x: 25, gear: 2, debts: [], stoppedAt: 0 })
  })

  test('LM-Q.20 between a moving car ahead and a stopped one beside there is a way', () => {
    const state = position(
      STR,
      [
        { number: 10, at: 'I52', gear: 2 },
        { number: 5, at: 'I54', gear: 1 },
        { number: 8, at: 'O52', stop: 1 },
      ],
      { order: [0, 1, 2] },
    )
    expect(right(fromPath(STR)(state, 2, 'DSSS'))).toMatchObject({ lane: 1, column: 56 })
  })
})

describe('the diagrams as facts', () => {
  const start = grid(STR, [8, 10, 5])
  const second = after(STR, start, '1 I2', '1 O3', '1 O1')
  const hairpin = position(
    T60,
    [
      { number: 5, at: 'I19', gear: 2 },
      { number: 10, at: 'I17', gear: 2 },
      { number: 8, at: 'O16', gear: 2 },
    ],
    { order: [0, 1, 2] },
  )
  const plain = after(T60, hairpin, '2 I25', '3 I23', '2 I21')
  const daring = after(T60, hairpin, '2 I25', '3 I23', '3 O24', 'roll 6')

  test('LM-Diag.1a, LM-Diag.1b, LM-Diag.1c the first turn is 2, 3 and 3 spaces', () => {
    expect([second.turn, places(second)]).toEqual([2, ['I2', 'O3', 'O1']])
  })

  test('LM-Diag.2a, LM-Diag.2b the MG leads to 7, and the Alfa draws even', () => {
    expect(places(after(STR, second, '2 O7', '2 I7'))).toEqual(['I7', 'O7', 'O1'])
  })

  test('LM-Diag.2c the Mercedes has no second gear and goes 3 in first', () => {
    const third = after(STR, second, '2 O7', '2 I7')
    expect(gearsIn(STR, third)).toEqual([1])
    expect(landingsIn(STR, third, 1)).toContain('O4')
  })

  test('LM-Diag.2d the MG goes first again', () => {
    expect(after(STR, second, '2 O7', '2 I7', '1 O4').order).toEqual([1, 0, 2])
  })

  test('LM-Diag.3a, LM-Diag.3b, LM-Diag.3c six, six and five spaces into the hairpin, no die thrown', () => {
    expect([places(plain), plain.turn]).toEqual([['I25', 'I23', 'I21'], 11])
  })

  test('LM-Diag.4a, LM-Diag.4b the Mercedes runs seven, the MG nine in fourth', () => {
    expect(places(after(T60, plain, '3 I32', '4 O32'))).toEqual(['I32', 'O32', 'I21'])
  })

  test('LM-Diag.4c the Alfa, still in the corner, has second gear only', () => {
    expect(offered(T60, after(T60, plain, '3 I32', '4 O32'))).toEqual(['I26', 'O26'])
  })

  test('LM-Diag.5a a chance that goes well is eight spaces for five', () => {
    expect(places(daring)[2]).toBe('O24')
  })

  test('LM-Diag.5b the Alfa is before the MG', () => {
    expect(daring.order).toEqual([0, 2, 1])
  })

  test('LM-Diag.6a, LM-Diag.6b the Mercedes runs seven, the Alfa nine and leads', () => {
    expect(places(after(T60, daring, '3 I32', '4 O33'))).toEqual(['I32', 'I23', 'O33'])
  })

  test('LM-Diag.6c the MG has no fourth gear, and six spaces in third', () => {
    const last = after(T60, daring, '3 I32', '4 O33')
    expect(landingsIn(T60, last, 4)).toEqual([])
    expectOffers(T60, last, 3, ['I29', 'O29'])
  })

  test('LM-Diag.6d the chance brought the Alfa to 33 instead of 26', () => {
    const without = after(T60, plain, '3 I32', '4 O32', '2 I26')
    const withIt = after(T60, daring, '3 I32', '4 O33')
    expect([without.cars[2]?.x, withIt.cars[2]?.x]).toEqual([26, 33])
  })
})
