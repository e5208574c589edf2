/** What comes from outside is taken only if the rules could have led to it, and refused with a path otherwise. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import { showFault } from '../../src/core/fault.js'
import { formula1Codecs } from '../../src/formula-1/codec.js'
import { circuitCodec } from '../../src/formula-1/codec-board.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import type { Move, Phase, State, ToSettle, TurnUnderWay } from '../../src/formula-1/model.js'
import { after, moveOf, placeOf, table, t1 } from './table.js'

const codecs = formula1Codecs(t1)

const sound: State = table({
  cars: [
    { at: '10b', speed: 120, hand: { quickReactions: 2 }, known: { quickReactions: 1 }, specialTires: true },
    { at: '12a', speed: 60 },
    { at: 'pit-green', missTurns: 1 },
  ],
  usedTactics: ['superbDriving'],
  usedPits: ['fumes'],
})

/** The position as JSON, with one thing changed by its path. */
const broken = (path: string, value: unknown): unknown => {
  const copy = JSON.parse(JSON.stringify(sound)) as Record<string, unknown>
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy)
  holder[last] = value
  return copy
}

const told = (value: unknown): string => {
  const decoded = decode(codecs.state)(value)
  return E.isLeft(decoded) ? showFault(decoded.left[0]) : 'taken'
}

/** A decision after a move that met these. */
const crossing = (
  kind: TurnUnderWay['kind'],
  toSettle: ReadonlyArray<ToSettle>,
  phase: 'PlayingCard' | 'UsingTires' = 'PlayingCard',
): Phase => ({
  _tag: phase,
  turn: { from: 100, card: 'none', kind, blocker: -1, raise: false, toSettle, superb: -1, tires: -1 },
})

describe('positions', () => {
  test('I-40 a sound position is taken', () => {
    expect(decode(codecs.state)(JSON.parse(JSON.stringify(sound)))).toEqual(E.right(sound))
  })

  test.each<readonly [string, string, unknown, string]>([
    ['I-04 a speed that the gauge has not', 'cars.0.speed', 130, 'cars.0.speed'],
    ['I-05 a brake gauge past its end', 'cars.0.brake', 6, 'cars.0.brake'],
    ['I-06 a tire gauge past its end', 'cars.1.tire', 9, 'cars.1.tire'],
    ['I-03 a place that the board has not', 'cars.1.place', 10_000, 'cars.1.place'],
    ['I-03 two cars on a space', 'cars.1.place', placeOf(t1, '10b'), 'one car on a space'],
    ['I-03 a car in the pit of another', 'cars.2.place', placeOf(t1, 'pit-yellow'), 'no car in the pit of another'],
    ['I-01 a card too many', 'cars.1.hand.superbDriving', 7, 'every Tactic Card in one place'],
    ['I-01 a known card that is not there', 'cars.0.knownInHand.quickReactions', 3, 'no more known cards'],
    ['I-02 a Pit Card twice', 'usedPits', ['fumes', 'fumes'], 'every Pit Card in one place'],
    ['I-02 a used Pit Card that is kept', 'usedPits', ['specialTires'], 'every Pit Card in one place'],
    ['I-02 a Pit Card of the other edition', 'usedPits', ['faultyTyresFitted'], 'every Pit Card in one place'],
    ['F1-Equip.11 more laps to run than the race has', 'cars.0.lapsLeft', 4, 'laps left that the race has'],
    ['F1-Finish.1 a finisher with laps to run', 'cars.0.finishRank', 3, 'finishers with no lap left'],
    ['F1-Equip.5 fewer cars than seats', 'agreement.seats', 4, 'as many cars as seats'],
    ['F1-Order.2 a turn of nobody', 'current', 3, 'a car on turn'],
    ['F1-Q.8 cars out of seat order', 'cars.1.seat', 2, 'cars in seat order'],
    ['F1-Setup.5 a car without a place', 'cars.0.place', -1, 'every car in a place'],
    ['F1-Setup.9 a race of two laps', 'agreement.laps', 2, 'at least 3 laps'],
    [
      'F1-Finish.4 a winner who has not finished',
      'phase',
      { _tag: 'RaceOver', winners: [0] },
      'winners who have finished',
    ],
    [
      'F1-Finish.4 a winner who does not race',
      'phase',
      { _tag: 'RaceOver', winners: [5] },
      'winners who have finished',
    ],
    ['I-02 a used Pit Card whose handicap lasts', 'cars.0.handicap', 'tyresToFail', 'every Pit Card in one place'],
    ['F1-Pit.9 a draw outside the pit', 'phase', { _tag: 'DrawingPitCard' }, 'a driver in his pit'],
    ['I-40 a field that positions have not', 'rng', 7, 'no field of this name'],
    ['I-40 NaN for a number', 'round', NaN, 'round'],
    ['I-40 a phase of another game', 'phase', { _tag: 'Smashed' }, 'phase._tag'],
  ])('%s is refused', (_, path, value, expected) => {
    expect(told(broken(path, value))).toContain(expected)
  })

  test.each<readonly [string, string, Phase, number, string]>([
    ['F1-Finish.1 nobody is on turn with his laps run', '1a', { _tag: 'SettingSpeed' }, 0, 'racing'],
    ['F1-Finish.1 nobody has run his laps far from the line', '20a', crossing('run', []), 0, 'within reach'],
    [
      'F1-Lap.1 no passage of the line without a lap to run',
      '1a',
      crossing('run', [{ _tag: 'Line' }]),
      0,
      'within reach',
    ],
    [
      'F1-Q.97 no band far from the line after the last passage',
      '1a',
      crossing('run', [{ _tag: 'Line' }, { _tag: 'Band', band: 4, over: 20 }], 'UsingTires'),
      1,
      'within reach',
    ],
    ['F1-Pit.1 a drive into the pit ends there', '10a', crossing('pit', []), 2, 'where the move ended'],
    ['F1-Pit.2 no other drive ends in the pit', 'pit-yellow', crossing('run', []), 2, 'where the move ended'],
    ['F1-Block.3 a move under way is one that drives', '10a', crossing('held', []), 2, 'where the move ended'],
  ])('%s', (_, place, phase, lapsLeft, law) => {
    expect(told(table({ cars: [{ at: place, lapsLeft, speed: 100 }, { at: '12a' }], phase }))).toContain(law)
  })

  test('F1-Tactic.6 a driver is asked for no card in a turn that had one', () => {
    const cars = [{ at: '10a', speed: 100 }, { at: '12a' }] as const
    const asked = (card: TurnUnderWay['card'], phase: 'PlayingCard' | 'UsingTires'): string => {
      const { turn } = crossing('run', [], phase) as Extract<Phase, { readonly turn: TurnUnderWay }>
      return told(table({ cars, phase: { _tag: phase, turn: { ...turn, card } } }))
    }
    expect(asked('none', 'PlayingCard')).toBe('taken')
    expect(asked('goodCarburettor', 'UsingTires')).toBe('taken')
    expect(asked('goodCarburettor', 'PlayingCard')).toBe(
      'phase: expected no card asked for in a turn that had one, found a record',
    )
  })

  test('I-32 a finisher who drives after the car on turn is refused, for the race ends with the round', () => {
    const finished = { at: '1a', lapsLeft: 0, finishRank: 1 } as const
    expect(told(table({ cars: [finished, { at: '30a' }], turn: 1 }))).toBe('taken')
    expect(told(table({ cars: [{ at: '30a' }, finished] }))).toBe(
      'cars: expected finishers who drove before the car on turn, found a list of 2',
    )
  })

  test('F1-Setup.1 before the race cars are fresh, and hands are as they are dealt', () => {
    const begun = t1.setup({ seats: 2, laps: 3 })
    if (E.isLeft(begun)) throw new Error('two can race')
    const first = begun.right.state
    const second = after(first, ['deal superbDriving'])
    expect([told(first), told(second)]).toEqual(['taken', 'taken'])
    expect(told({ ...second, phase: { _tag: 'Dealing', dealt: 2 } })).toBe(
      'cars: expected hands as they are dealt, found a list of 2',
    )
    expect(told({ ...second, round: 1 })).toContain('cars and cards as they are laid out, until the grid is set')
    expect(told({ ...second, cars: second.cars.map((car) => ({ ...car, brake: 1 })) })).toContain(
      'as they are laid out',
    )
  })

  test('F1-Finish.1 a car that finishes may still have bands to answer for', () => {
    const phase = crossing('run', [{ _tag: 'Band', band: 0, over: 20 }], 'UsingTires')
    const cars = [{ at: '1a', lapsLeft: 0, speed: 100, specialTires: true }, { at: '12a' }] as const
    expect(told(table({ cars, phase }))).toContain('within reach')
    expect(told(table({ cars, phase: crossing('run', [], 'PlayingCard') }))).toBe('taken')
  })

  test('F1-Corner.6 dice are asked for only where a band is 20 or 40 over', () => {
    const thrown = after(table({ cars: [{ at: '10b', speed: 100 }, { at: '30a' }] }), ['speed 100', 'run 15b K1@20'])
    expect(E.isRight(decode(codecs.state)(thrown))).toBe(true)
    const idle = {
      ...thrown,
      phase: { ...thrown.phase, turn: { ...('turn' in thrown.phase ? thrown.phase.turn : {}), toSettle: [] } },
    }
    expect(told(idle)).toContain('a band at 20 or 40 over to throw for')
  })

  test('I-40 an error line has a path and is short', () => {
    const line = told(broken('cars.0.hand.superbDriving', 'all of them'))
    expect(line).toMatch(/^cars\.0\.hand\.superbDriving: expected /)
    expect(line.length).toBeLessThanOrEqual(120)
  })

  test('I-40 a name that reaches prototypes never gets into an object', () => {
    const text = JSON.stringify(sound).replace('"quickReactions":2', '"quickReactions":2,"__proto__":{"polluted":1}')
    expect(told(JSON.parse(text))).toContain('no field of this name')
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('views', () => {
  const seen = t1.view(sound, 0)
  const views = (value: unknown): boolean => E.isRight(decode(codecs.view)(value))

  test('F1-Setup.2 a view shows one hand, of the viewer, and of the size that it tells', () => {
    expect(views(seen)).toBe(true)
    expect(views({ ...seen, viewer: 1 })).toBe(false)
    expect(views({ ...seen, cars: seen.cars.map((car) => ({ ...car, handSize: car.handSize + 1 })) })).toBe(false)
    expect(views({ ...seen, cars: seen.cars.map((car) => (car.hand === null ? { ...car, handSize: 34 } : car)) })).toBe(
      false,
    )
  })
})

describe('options', () => {
  test.each<readonly [string, unknown, string]>([
    ['F1-Q.6 a ruling that there is not', { seats: 2, laps: 3, rulings: { tie: 'coin' } }, 'rulings.tie'],
    ['F1-Q.102 an edition that there is not', { seats: 2, laps: 3, cards: 'us1964' }, 'cards'],
    ['F1-Setup.8 no number of laps', { seats: 2 }, 'laps'],
    ['I-40 an unknown option', { seats: 2, laps: 3, fuel: 1 }, 'fuel'],
  ])('%s is refused', (_, value, path) => {
    const decoded = decode(codecs.options)(value)
    expect(E.isLeft(decoded) && decoded.left[0].path).toBe(path)
  })
})

describe('circuits', () => {
  test.each<readonly [string, unknown, string]>([
    [
      'C-13 a safety speed that the gauge has not',
      { ...CIRCUIT_T1, cells: [{ ...CIRCUIT_T1.cells[0], band: { band: 'K1', safety: 50 } }] },
      'cells.0.band.safety',
    ],
    ['I-40 a circuit without cells', { ...CIRCUIT_T1, cells: [] }, 'cells'],
    [
      'I-40 a name that reaches prototypes',
      {
        ...CIRCUIT_T1,
        readings: [
          {
            id: 'r',
            chosen: 'a',
            question: '',
            alternatives: [{ id: 'b', note: '', verge: JSON.parse('{"__proto__":[]}') as unknown }],
          },
        ],
      },
      'readings.0.alternatives.0.verge',
    ],
  ])('%s is refused', (_, value, path) => {
    const decoded = decode(circuitCodec)(value)
    expect(E.isLeft(decoded) && decoded.left[0].path).toBe(path)
  })
})

describe('moves from code without types', () => {
  const untyped: ReadonlyArray<unknown> = [null, undefined, 7, 'speed 80', [], {}, { _tag: 'Fly' }, { _tag: 'a\nb' }]

  test.each([sound, table({ cars: [{ at: '1a' }, { at: '2a' }], phase: { _tag: 'RaceOver', winners: [0] } })])(
    'F1-Order.2 what is no move is refused like one that is not asked for',
    (state) => {
      for (const move of untyped) expect(E.isLeft(t1.apply(state, move as Move))).toBe(true)
      expect(t1.advance(state, null as unknown as Move)).toEqual(t1.advance(state, {} as Move))
    },
  )

  test('F1-Order.2 the refusal names a move that could be one, and nothing else', () => {
    const refusals = [null, { _tag: 'Fly' }, { _tag: 'a\nb' }].map((move) => t1.apply(sound, move as unknown as Move))
    const refused = (move: string): unknown =>
      E.left({ _tag: 'NotAskedFor', rule: 'F1-Order.2', move, phase: 'SettingSpeed' })
    expect(refusals).toEqual([refused('Unknown'), refused('Fly'), refused('Unknown')])
  })

  test('F1-Equip.3 a throw without dice is no throw', () => {
    const thrown = after(table({ cars: [{ at: '10b', speed: 100 }, { at: '30a' }] }), ['speed 100', 'run 15b K1@20'])
    for (const dice of [undefined, null, 7, [1], [1, 2, 3], [0, 7], '12'])
      expect(t1.apply(thrown, { _tag: 'ThrowPenalty', dice } as unknown as Move)).toMatchObject({
        left: { _tag: 'NoSuchOutcome', rule: 'F1-Equip.3' },
      })
  })

  const alone = table({ cars: [{ at: '10b', speed: 100, hand: { quickReactions: 1 } }, { at: '30a' }] })
  test.each<readonly [string, State, ReadonlyArray<string>, string]>([
    ['F1-Move.4 a run without a path', alone, ['speed 100'], 'run 15b K1@20'],
    [
      'F1-Block.3 a drive up to a blocker without a path',
      table({ cars: [{ at: '20b', speed: 100 }, { at: '24b' }] }),
      ['speed 100'],
      'behind 23b -',
    ],
    [
      'F1-Pit.6 a way into the pit without a path',
      table({ cars: [{ at: '38b', speed: 100, lapsLeft: 2 }, { at: '13b' }] }),
      ['speed 100'],
      'pit line',
    ],
    [
      'F1-Tactic.7 extra spaces without a path',
      alone,
      ['speed 100', 'run 15b K1@20'],
      'extra quickReactions 19b K2a@20',
    ],
  ])('%s has none that fits', (_, start, lines, line) => {
    const state = after(start, lines)
    const { path, ...rest } = moveOf(t1, line) as Extract<Move, { readonly path: unknown }>
    expect([path, E.isRight(t1.apply(state, moveOf(t1, line)))]).toEqual([null, true])
    for (const without of [rest, { ...rest, path: 7 }, { ...rest, path: 'abc' }])
      expect(t1.apply(state, without as Move)).toMatchObject({
        left: { _tag: 'PathOfAnotherMove', rule: 'F1-Move.1' },
      })
    expect(t1.apply(state, rest as Move)).toMatchObject({ left: { path: [] } })
  })
})
