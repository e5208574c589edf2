/** What front ends and bots ask before they decide. */
import { describe, expect, test } from 'vitest'
import { explain } from '../../src/le-mans/explain.js'
import { landings } from '../../src/le-mans/landings.js'
import { fromPath, paths } from '../../src/le-mans/paths.js'
import { tellLeMans } from '../../src/cli/le-mans.js'
import { leMans, type Drive, type State } from '../../src/le-mans/index.js'
import { after, chanceDebt, driveTo, eventsOf, position, refusal, right, STR, T60, T60J } from './positions.js'

const drive = (game: typeof T60, state: State, gear: number, at: string): Drive =>
  driveTo(game, state, gear, at) as Drive

describe('explain', () => {
  test('counts, hard-brakings, corners and odds of a chance are told', () => {
    const state = position(T60, [{ number: 1, at: 'I15', gear: 6, brakes: 3 }])
    expect(right(explain(T60)(state, drive(T60, state, 3, 'I23')))).toEqual({
      gear: 3,
      brakes: 2,
      brakesLeft: 1,
      counts: 8,
      forfeited: 0,
      route: 'SSSSSSSS',
      corners: [{ corner: 1, safe: 2, over: 1, isChance: true }],
      risk: { outOf: 6, safe: 3, pit: 1, spin: 1, smash: 1 },
      owes: { brake: 0, collision: 0 },
      lastChanceToPit: false,
    })
  })

  test('a wet corner is judged by its wet column', () => {
    const state = position(T60, [{ number: 1, at: 'I18', gear: 3 }], { wet: [1] })
    expect(right(explain(T60)(state, drive(T60, state, 3, 'I26'))).risk).toEqual({
      outOf: 6,
      safe: 2,
      pit: 1,
      spin: 2,
      smash: 1,
    })
  })

  test('the stop that the last hard-braking costs is told, and so is the last chance to pit', () => {
    const last = position(T60, [{ number: 1, at: 'I40', gear: 6, brakes: 1 }])
    const owes = T60.legal(last).map((move) => right(explain(T60)(last, move as Drive)).owes.brake)
    expect(new Set(owes)).toEqual(new Set([0, 1]))
    const near = position(T60, [{ number: 1, at: 'I48', gear: 3, debts: [chanceDebt(1)] }], {
      rulings: { pitDuty: 'penalised' },
    })
    const chances = T60.legal(near).map((move) => [
      T60.notation.show(move),
      right(explain(T60)(near, move as Drive)).lastChanceToPit,
    ])
    expect(chances.filter(([, isLast]) => isLast === true).length).toBeGreaterThan(0)
  })

  test('a spin-out, a ramming and a hold are explained as well', () => {
    const spin = position(T60, [{ number: 1, at: 'I15', gear: 6, brakes: 0 }])
    expect(right(explain(T60)(spin, { _tag: 'Spin', corner: 1 }))).toMatchObject({
      gear: 5,
      risk: { outOf: 1, spin: 1, safe: 0 },
    })
    const ram = position(STR, [
      { number: 10, at: 'I52', gear: 2 },
      { number: 5, at: 'I54', stop: 1 },
    ])
    expect(right(explain(STR)(ram, { _tag: 'Collide', car: 1 }))).toMatchObject({ counts: 0, owes: { collision: 1 } })
    const stand = position(
      STR,
      [
        { number: 1, at: 'I50', stop: 3 },
        { number: 5, at: 'I52', stop: 1 },
        { number: 8, at: 'O52', stop: 2 },
      ],
      { order: [0, 1, 2] },
    )
    expect(right(explain(STR)(stand, { _tag: 'Hold' }))).toMatchObject({ counts: 0, route: '', corners: [] })
    expect(refusal(explain(STR)(stand, { _tag: 'Collide', car: 1 }))._tag).toBe('CollisionAvoidable')
  })

  test('the odds over two chances are those of both dice', () => {
    const state = position(leMans, [{ number: 7, at: 'I23', gear: 5 }])
    const both = leMans
      .legal(state)
      .map((move) => right(explain(leMans)(state, move as Drive)))
      .find(({ corners }) => corners.filter(({ isChance }) => isChance).length === 2)
    expect(both?.risk).toEqual({ outOf: 36, safe: 9, pit: 7, spin: 10, smash: 10 })
  })

  test('nothing is explained while chance decides', () => {
    const die = after(
      T60J,
      position(T60J, [
        { number: 1, at: 'I18', gear: 3 },
        { number: 2, at: 'O5', gear: 1 },
      ]),
      '3 I26',
    )
    expect(refusal(explain(T60J)(die, { _tag: 'Hold' }))._tag).toBe('NotNow')
    expect(refusal(landings(T60J)(die, 3))._tag).toBe('NotNow')
    expect(refusal(fromPath(T60J)(die, 3, 'S'))._tag).toBe('NotNow')
    expect(refusal(paths(T60J)(die, { _tag: 'Hold' }))._tag).toBe('NotNow')
  })
})

describe('drawn ways', () => {
  test('LM-Move.7 a way in a gear that the car cannot be in is refused for the gear', () => {
    const state = position(T60, [{ number: 1, at: 'I18', gear: 3 }])
    expect(refusal(fromPath(T60)(state, 5, 'S'))).toEqual({ _tag: 'GearTooHigh', rule: 'LM-Move.7', from: 3, to: 5 })
  })

  test('LM-Pit.8 a way past the pits is refused while a stop that is owed can be made', () => {
    const state = position(T60, [{ number: 1, at: 'I52', gear: 4, debts: [chanceDebt(1)] }])
    expect(refusal(fromPath(T60)(state, 4, 'SSSSSSSSSS'))).toEqual({ _tag: 'PitFirst', rule: 'LM-Pit.8', pass: 1 })
  })

  test('LM-Bonus.3-4 a way beyond basic speed may change lanes, but not go through a corner', () => {
    const options = { bonusMoves: true }
    const straight = position(STR, [{ number: 1, at: 'I50', gear: 3 }], { options })
    expect(right(fromPath(STR)(straight, 3, 'SSSSSSSDS'))).toEqual({
      _tag: 'Drive',
      gear: 3,
      brakes: 0,
      lane: 1,
      column: 59,
    })
    const bend = position(T60, [{ number: 1, at: 'O28', gear: 3 }], { options })
    expect(refusal(fromPath(T60)(bend, 3, 'SSSSSSSDS'))).toEqual({
      _tag: 'CornerAtBasic',
      rule: 'LM-Bonus.4',
      lane: 0,
      column: 37,
    })
  })

  test('LM-Q.6 a move that is refused has no way, to stay has none either, and a stop or a spin-out has one', () => {
    const stop = position(T60, [{ number: 1, at: 'I52', gear: 4, debts: [chanceDebt(1)] }])
    expect(right(paths(T60)(stop, { _tag: 'Pit', stall: 0 }))).toEqual(['SSSSS'])
    expect(refusal(paths(T60)(stop, { _tag: 'Pit', stall: 1 }))._tag).toBe('WrongPits')
    const shut = position(
      T60,
      [
        { number: 1, at: 'I58', stall: 0, stop: 1 },
        { number: 5, at: 'I60', gear: 1 },
      ],
      { order: [0, 1] },
    )
    expect(right(paths(T60)(shut, { _tag: 'Hold' }))).toEqual([])
    const fast = position(T60, [{ number: 1, at: 'I15', gear: 6, brakes: 0 }])
    expect(right(paths(T60)(fast, { _tag: 'Spin', corner: 1 }))).toEqual(['SSSSS'])
  })
})

describe('landings', () => {
  test('every space of a gear has an action or the clause that forbids it', () => {
    const state = position(
      STR,
      [
        { number: 10, at: 'I50', gear: 2 },
        { number: 5, at: 'I54', gear: 1 },
        { number: 8, at: 'O51', stop: 1 },
      ],
      { order: [0, 1, 2] },
    )
    const seen = right(landings(STR)(state, 2)).map(
      ({ lane, column, action, refusal: why }) =>
        `${lane === 0 ? 'I' : 'O'}${column} ${action === null ? (why?._tag ?? '') : 'open'}`,
    )
    expect(seen).toEqual([
      'I51 WrongCount',
      'O51 WrongCount',
      'I52 WrongCount',
      'O52 WrongCount',
      'I53 WrongCount',
      'O53 WrongCount',
      'I54 SpaceTaken',
      'O54 open',
    ])
  })

  test('a landing too fast for a corner names the corner', () => {
    const state = position(T60, [{ number: 1, at: 'I12', gear: 5, brakes: 0 }])
    const fast = right(landings(T60)(state, 4)).find(({ lane, column }) => lane === 0 && column === 22)
    expect(fast?.refusal).toEqual({ _tag: 'TooFast', rule: 'LM-Chance.2', corner: 1, over: 2 })
  })
})

describe('the teller', () => {
  test('a chance, a spin-out and a pit stop are told in lines', () => {
    const state = position(T60J, [
      { number: 1, at: 'I18', gear: 3 },
      { number: 2, at: 'I5', gear: 1 },
    ])
    const lines = tellLeMans(T60J, eventsOf(T60J, state, '3 I26', 'roll 2'), after(T60J, state, '3 I26', 'roll 2'))
    expect(lines).toEqual([
      '  #1 Jaguar takes a chance at B (dry) and throws 2: spin-out',
      '  #1 Jaguar spins out at B',
      '  B is wet from now on',
    ])
    const pit = position(T60J, [
      { number: 1, at: 'I50', gear: 3, debts: [chanceDebt(1, 2)] },
      { number: 2, at: 'I5', gear: 1 },
    ])
    expect(tellLeMans(T60J, eventsOf(T60J, pit, 'pit 1'), after(T60J, pit, 'pit 1'))).toEqual([
      '  #1 Jaguar is in the pits and waits 1 turns',
    ])
  })
})
