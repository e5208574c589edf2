import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Mph, State } from '../../src/formula-1/model.js'
import { showRefusal, type Refusal } from '../../src/formula-1/refusal.js'
import { after, dials, legal, legalSpeeds, moveOf, placeOf, refusal, t1, table, told, type CarSetup } from './table.js'

const at = (speed: Mph, car: Partial<CarSetup> = {}): State => table({ cars: [{ at: '2b', speed, ...car }] })

const LINES = [20, 40, 60, 80, 100, 120, 140, 160].map((speed) => `speed ${speed}`)
const SETTINGS = [...LINES, ...LINES.map((line) => `${line} carburettor`)]

/** Starts that differ in little: dials, hampered or not, in the pit or on the track, with or without the card, by two rulings. */
const starts = function* (): Generator<State> {
  const cars = ([0, 60, 100] as const).flatMap((speed) =>
    [0, 1, 4, 5].flatMap((brake) =>
      [0, 2, 7, 8].flatMap((tire) =>
        ([0, 60] as const).flatMap((startSpeed) =>
          (['none', 'brakesFailed', 'tyresFailed'] as const).map((handicap) => ({
            ...{ speed, brake, tire, startSpeed, handicap },
          })),
        ),
      ),
    ),
  )
  for (const [index, car] of cars.entries()) {
    const hand = { goodCarburettor: index % 2 }
    const bigReduction = index % 3 === 0 ? 'extrapolate' : 'forbidden'
    const pitStart = index % 5 === 0 ? 'maximum' : 'exact'
    for (const at of car.speed === 0 ? ['2b', 'pit-yellow'] : ['2b'])
      yield table({ cars: [{ at, hand, ...car }], cards: 'uk1962', rulings: { bigReduction, pitStart } })
  }
}

const CARBURETTOR = { hand: { goodCarburettor: 1 } } as const

describe('spaces by speed', () => {
  test.each<readonly [string, Mph, number]>([
    ['F1-Speed.1 at 20 a car moves one space', 20, 3],
    ['F1-Speed.2 at 40 a car moves two spaces', 40, 4],
    ['F1-Speed.3 at 60 a car moves three spaces', 60, 5],
    ['F1-Speed.4 at 80 a car moves four spaces', 80, 6],
    ['F1-Speed.5 at 100 a car moves five spaces', 100, 7],
    ['F1-Speed.6 at 120 a car moves six spaces', 120, 8],
    ['F1-Speed.7 at 140 a car moves seven spaces', 140, 9],
    ['F1-Speed.8 at 160 a car moves eight spaces', 160, 10],
  ])('%s', (_, speed, row) => {
    expect(legal(after(at(speed), [`speed ${speed}`]))).toEqual([`run ${row}a -`, `run ${row}b -`, `run ${row}c -`])
    const { events } = told(at(speed), [`speed ${speed}`, `run ${row}b -`])
    expect(events.find(({ _tag }) => _tag === 'CarMoved')).toEqual({
      _tag: 'CarMoved',
      car: 0,
      from: placeOf(t1, '2b'),
      to: placeOf(t1, `${row}b`),
      path: Array.from({ length: speed / 20 }, (_space, step) => placeOf(t1, `${3 + step}b`)),
      steps: speed / 20,
      cause: 'speed',
    })
  })
})

describe('raising speed', () => {
  test('F1-Speed.9 from 60 the speed may rise by 20, 40 or 60', () => {
    const from60 = at(60)
    const raised = ([80, 100, 120] as const).map((speed) => dials(after(from60, [`speed ${speed}`])))
    expect(raised).toEqual(['2b 80/0/0', '2b 100/0/0', '2b 120/0/0'])
  })

  test.each<readonly [string, Mph, Mph, number]>([
    ['F1-Speed.10 from 60 the speed does not rise to 140', 60, 140, 120],
    ['F1-Speed.10 from 60 the speed does not rise to 160', 60, 160, 120],
    ['F1-Speed.10 from rest the speed does not rise to 80', 0, 80, 60],
    ['F1-Speed.10 from 80 the speed does not rise to 160', 80, 160, 140],
  ])('%s', (_, from, to, most) => {
    expect(refusal(at(from), `speed ${to}`)).toEqual({ _tag: 'RaiseTooGreat', rule: 'F1-Speed.10', from, to, most })
  })

  test('F1-Speed.11 a race can be opened with 60 and three spaces', () => {
    const opened = after(table({ cars: [{ at: '2a' }] }), ['speed 60', 'run 5a -'])
    expect(dials(opened)).toBe('5a 60/0/0')
  })

  test('F1-Speed.12 after 60 come 120 and six spaces', () => {
    const second = after(table({ cars: [{ at: '2a' }] }), ['speed 60', 'run 5a -', 'speed 120', 'run 11a -'])
    expect(dials(second)).toBe('11a 120/0/0')
  })
})

describe('setting the speedometer', () => {
  test('F1-Speed.13 a turn begins with the speed: every decision is one', () => {
    const state = at(60, CARBURETTOR)
    expect(t1.turn(state)).toEqual({ _tag: 'Choose', seat: 0 })
    expect(t1.legal(state).map(({ _tag }) => _tag)).toEqual(Array(6).fill('SetSpeed'))
  })

  test.each([
    ['F1-Speed.13 no car runs before its speed is set', 'run 5b -', 'Run'],
    ['F1-Speed.13 no car drives up to another before its speed is set', 'behind 2b -', 'DriveUp'],
    ['F1-Speed.13 no car waits before its speed is set', 'wait', 'Wait'],
    ['F1-Speed.13 no car drives into its pit before its speed is set', 'pit line', 'DriveIntoPit'],
  ])('%s', (_, line, move) => {
    expect(refusal(at(60), line)).toEqual({ _tag: 'NotAskedFor', rule: 'F1-Order.2', move, phase: 'SettingSpeed' })
  })

  test('F1-Speed.13 a speed is set once a turn', () => {
    expect(refusal(after(at(60), ['speed 80']), 'speed 100')).toEqual({
      _tag: 'NotAskedFor',
      rule: 'F1-Order.2',
      move: 'SetSpeed',
      phase: 'Moving',
    })
  })

  test('F1-Speed.14 a driver may keep his speed', () => {
    expect(told(at(100), ['speed 100']).events).toEqual([
      { _tag: 'SpeedSet', car: 0, from: 100, to: 100, how: 'keep' },
      { _tag: 'Waiting', phase: { _tag: 'Moving', from: 100, card: 'none', superb: -1 } },
    ])
  })

  test('F1-Speed.14 a driver may change his speed on every turn', () => {
    const turns = after(at(0), ['speed 60', 'run 5b -', 'speed 40', 'run 7b -', 'speed 80', 'run 11b -', 'speed 60'])
    expect(dials(turns)).toBe('11b 60/0/0')
  })

  test('F1-Speed.9, F1-Speed.13 a raise is told as such', () => {
    expect(told(at(100), ['speed 160']).events).toEqual([
      { _tag: 'SpeedSet', car: 0, from: 100, to: 160, how: 'raise' },
      { _tag: 'Waiting', phase: { _tag: 'Moving', from: 100, card: 'none', superb: -1 } },
    ])
  })

  test.each<readonly [string, Mph, ReadonlyArray<string>]>([
    ['F1-Speed.15 from 140 the speed rises to 160 only', 140, ['40', '60', '80', '100', '120', '140', '160']],
    ['F1-Speed.15 from 160 it does not rise', 160, ['60', '80', '100', '120', '140', '160']],
    ['F1-Speed.15 from 120 it rises to 140 and 160', 120, ['20', '40', '60', '80', '100', '120', '140', '160']],
  ])('%s', (_, speed, speeds) => {
    expect(legalSpeeds(at(speed))).toEqual(speeds)
  })

  test.each<readonly [string, number]>([
    ['F1-Speed.15 no speed exceeds the gauge', 180],
    ['F1-Speed.14 no speed lies between two settings', 50],
    ['F1-Speed.14 no speed is negative', -20],
    ['F1-Speed.14 no speed is a fraction', 20.5],
    ['F1-Speed.14 no speed is not a number', Number.NaN],
  ])('%s', (_, speed) => {
    const off: Refusal = { _tag: 'SpeedOffGauge', rule: 'F1-Equip.8', speed }
    const set = (card: 'none' | 'goodCarburettor'): unknown =>
      t1.apply(at(140, CARBURETTOR), { _tag: 'SetSpeed', speed: speed as Mph, card })
    expect([set('none'), set('goodCarburettor')]).toEqual([E.left(off), E.left(off)])
  })

  test('F1-Speed.13 no driver sets 0', () => {
    expect(refusal(at(20), 'speed 0')).toEqual({ _tag: 'SpeedTooLow', rule: 'F1-Q.9', speed: 0, least: 20 })
  })

  test('F1-Speed.14 from rest there is always a speed to set', () => {
    expect(legalSpeeds(at(0, { brake: 5, tire: 8 }))).toEqual(['20', '40', '60'])
  })
})

describe('refusals of a speed', () => {
  test.each<readonly [string, State, string, Refusal]>([
    [
      'F1-Tactic.1 a Good Carburettor that is not in the hand is refused',
      at(0),
      'speed 120 carburettor',
      { _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card: 'goodCarburettor' },
    ],
    [
      'F1-Tactic.11 a Good Carburettor reaches no more than 120',
      at(80, CARBURETTOR),
      'speed 160 carburettor',
      { _tag: 'CarburettorTooFast', rule: 'F1-Tactic.11', speed: 160, most: 120 },
    ],
    [
      'F1-Q.84 a Good Carburettor is not wasted on a raise of 60',
      at(40, CARBURETTOR),
      'speed 100 carburettor',
      { _tag: 'CarburettorNeedless', rule: 'F1-Q.84', speed: 100, least: 120 },
    ],
    [
      'F1-Pit.10 a start that a Pit Card prescribes is at that speed',
      table({ cars: [{ at: 'pit-yellow', startSpeed: 80 }] }),
      'speed 60',
      { _tag: 'StartSpeedPrescribed', rule: 'F1-Pit.10', speed: 60, startSpeed: 80, reading: 'exact' },
    ],
    [
      'F1-Q.63 or, by ruling, at no more than that',
      table({ cars: [{ at: 'pit-yellow', startSpeed: 40 }], rulings: { pitStart: 'maximum' } }),
      'speed 60',
      { _tag: 'StartSpeedPrescribed', rule: 'F1-Pit.10', speed: 60, startSpeed: 40, reading: 'maximum' },
    ],
    [
      'F1-Spin.8, F1-Q.102 off a Spin Off Point it is at just that speed, whatever holds in the pit',
      table({ cars: [{ at: 'spin-K1', startSpeed: 60 }], rulings: { spinStart: 'exactly60', pitStart: 'maximum' } }),
      'speed 40',
      { _tag: 'StartSpeedPrescribed', rule: 'F1-Spin.8', speed: 40, startSpeed: 60, reading: 'exact' },
    ],
    [
      'F1-Q.64 a prescribed start takes no Good Carburettor',
      table({ cars: [{ at: 'pit-yellow', startSpeed: 20, ...CARBURETTOR }] }),
      'speed 120 carburettor',
      { _tag: 'CarburettorBarred', rule: 'F1-Q.64', startSpeed: 20 },
    ],
    [
      'F1-Q.102 a car whose brakes have failed cuts no speed',
      table({ cars: [{ at: '2b', speed: 80, handicap: 'brakesFailed' }], cards: 'uk1962' }),
      'speed 60',
      { _tag: 'BrakesFailed', rule: 'F1-Q.102', from: 80, to: 60 },
    ],
    [
      'F1-Q.102 faulty tires take no Good Carburettor',
      table({ cars: [{ at: '2b', handicap: 'tyresFailed', ...CARBURETTOR }], cards: 'uk1962' }),
      'speed 120 carburettor',
      { _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'goodCarburettor' },
    ],
    [
      'F1-Q.102 faulty tires take no speed that must exceed a safety speed',
      table({ cars: [{ at: '11a', speed: 40, handicap: 'tyresFailed' }], cards: 'uk1962' }),
      'speed 100',
      { _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over: 20, least: 0 },
    ],
  ])('%s', (_, state, line, expected) => {
    expect(refusal(state, line)).toEqual(expected)
    expect(showRefusal(expected)).toContain(`(${expected.rule})`)
    expect(legal(state)).not.toContain(line)
  })

  test('F1-Speed.13 what is offered is what is accepted, whatever was offered before to a car much like this one', () => {
    for (const start of starts()) {
      const accepted = SETTINGS.filter((line) => E.isRight(t1.apply(start, moveOf(t1, line))))
      expect([start.cars[0], legal(start)]).toEqual([start.cars[0], accepted])
    }
  })

  test('F1-Finish.3 after the race no speed is set', () => {
    const over = table({ cars: [{ at: '2b' }], phase: { _tag: 'RaceOver', winners: [0] } })
    expect(refusal(over, 'speed 60')).toEqual({ _tag: 'RaceIsOver', rule: 'F1-Finish.3' })
  })
})
