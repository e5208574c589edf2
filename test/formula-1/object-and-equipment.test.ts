import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { play, start, type Match } from '../../src/core/match.js'
import { uniformPolicy } from '../../src/core/playout.js'
import { seeded } from '../../src/core/rng.js'
import { CIRCUIT_1962 } from '../../src/formula-1/data/circuit-1962.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { makeFormula1 } from '../../src/formula-1/game.js'
import type { Car, Move, Mph, Options, State } from '../../src/formula-1/model.js'
import { after, board1962, dials, legal, legalSpeeds, placeOf, refusal, t1, table, told, weights } from './table.js'

/** Every position of a race in which all decide at random. */
const positions = (seed: number, options: Options): ReadonlyArray<State> => {
  const begun = start(t1)(options, seeded(seed))
  if (E.isLeft(begun)) throw new Error(JSON.stringify(begun.left))
  const seen: Array<State> = []
  let match: Match<Options, State, Move> = begun.right.match
  let rng = begun.right.rng
  for (;;) {
    seen.push(match.state)
    if (t1.turn(match.state)._tag === 'Over') return seen
    const [move, next] = uniformPolicy(match.state, t1.legal(match.state), rng)
    const played = play(t1)(match, move, next)
    if (E.isLeft(played)) throw new Error(JSON.stringify(played.left))
    match = played.right.match
    rng = played.right.rng
  }
}

const RACES = [1, 2, 3, 4, 5, 6].map((seed) => positions(seed, { seats: 6, laps: 3 }))

/** Everything that some dial showed in those races, each value once, in order. */
const shown = (dial: (car: Car) => number): ReadonlyArray<number> =>
  [...new Set(RACES.flat().flatMap(({ cars }) => cars.map(dial)))].sort((a, b) => a - b)

describe('object', () => {
  test('F1-Object.1 the first car over the line after the agreed laps wins alone', () => {
    const cars = [
      { at: '38a', speed: 60, lapsLeft: 1 },
      { at: '20a', lapsLeft: 1 },
    ] as const
    const over = after(table({ cars }), ['speed 60', 'run 1a line', 'speed 20', 'run 21a -'])
    expect(over.phase).toEqual({ _tag: 'RaceOver', winners: [0] })
    expect(t1.turn(over)).toEqual({
      _tag: 'Over',
      standings: [
        { seat: 0, place: 1 },
        { seat: 1, place: 2 },
      ],
    })
  })

  test('F1-Object.1 a car that crosses the line with laps to go has won nothing', () => {
    const going = after(table({ cars: [{ at: '38a', speed: 60, lapsLeft: 2 }] }), ['speed 60', 'run 1a line'])
    expect([going.phase, going.cars[0]?.lapsLeft]).toEqual([{ _tag: 'SettingSpeed' }, 1])
  })

  test('F1-Object.2 of two cars that get there in the same round the one farther over wins', () => {
    const cars = [{ at: '38a', speed: 60, lapsLeft: 1 }, { at: '39c', speed: 100, lapsLeft: 1 }, { at: '20a' }] as const
    const lines = ['speed 60', 'run 1a line', 'speed 100', 'run 4c line', 'speed 20', 'run 21a -']
    const over = after(table({ cars }), lines)
    expect(over.cars.map(({ finishRank }) => finishRank)).toEqual([1, 4, -1])
    expect(over.phase).toEqual({ _tag: 'RaceOver', winners: [1] })
  })
})

describe('equipment', () => {
  test('F1-Equip.1 a game is played on one circuit', () => {
    expect([t1.track.circuit, board1962.track.circuit]).toEqual([CIRCUIT_T1, CIRCUIT_1962])
    const again = makeFormula1(CIRCUIT_1962)
    expect(E.isRight(again) ? [again.right.board, again.right.edition] : []).toEqual([
      board1962.board,
      board1962.edition,
    ])
    expect(t1.board).not.toBe(board1962.board)
  })

  test('F1-Equip.2, F1-Equip.6-7 there is a pile of 35 Tactic Cards and a pack of 16 Pit Cards', () => {
    const drawing = (phase: State['phase']): Readonly<Record<string, number>> =>
      weights(table({ cars: [{ at: '2a' }], phase }))
    expect(drawing({ _tag: 'DrawingTacticCard' })).toEqual({
      'draw fastGearChange': 7,
      'draw goodCarburettor': 7,
      'draw quickReactions': 7,
      'draw slipStreaming': 7,
      'draw superbDriving': 7,
    })
    expect(drawing({ _tag: 'DrawingPitCard' })).toEqual({
      'pitcard dirtInCarburettors': 1,
      'pitcard fumes': 1,
      'pitcard engineOverheated': 1,
      'pitcard faultyIgnition': 1,
      'pitcard faultySteering': 1,
      'pitcard goodPitWork': 1,
      'pitcard goodPitWorkSlowStart': 1,
      'pitcard missedGearChange': 1,
      'pitcard newInstructions': 1,
      'pitcard noFuelPressure': 1,
      'pitcard poorTeamWork': 1,
      'pitcard quickTireChange': 1,
      'pitcard slowTireChange': 1,
      'pitcard specialBrakeLinings': 1,
      'pitcard specialTires': 1,
      'pitcard blackFlag': 1,
    })
  })

  test('F1-Equip.3 two dice fall in 36 ways, of which 21 differ', () => {
    const faces = [1, 2, 3, 4, 5, 6]
    const pairs = faces.flatMap((low) => faces.filter((high) => high >= low).map((high) => [low, high] as const))
    const contenders = [0, 1]
    const throwing = weights(table({ cars: [{ at: '2a' }], phase: { _tag: 'ThrowingForGrid', contenders, sums: [] } }))
    expect(throwing).toEqual(
      Object.fromEntries(pairs.map(([low, high]) => [`grid ${low}-${high}`, low === high ? 1 : 2])),
    )
    expect(Object.values(throwing).reduce((sum, weight) => sum + weight)).toBe(36)
  })

  test.each<readonly [string, number]>([
    ['F1-Equip.4 nobody can race', 0],
    ['F1-Equip.4, F1-Q.1 one alone cannot race', 1],
    ['F1-Equip.4 seven cannot race', 7],
    ['F1-Equip.4 no part of a driver can race', 2.5],
    ['F1-Equip.4 a number is needed', Number.NaN],
  ])('%s', (_, seats) => {
    expect(t1.setup({ seats, laps: 3 })).toEqual(
      E.left({ _tag: 'SeatsOutOfRange', rule: 'F1-Equip.4', seats, least: 2, most: 6 }),
    )
  })

  test('F1-Equip.4-5 two to six cars can race, each with its own dashboard', () => {
    const seats = [2, 3, 4, 5, 6].map((count) => {
      const step = t1.setup({ seats: count, laps: 3 })
      return E.isRight(step) ? step.right.state.cars.map((car) => car.seat) : []
    })
    expect(seats).toEqual([
      [0, 1],
      [0, 1, 2],
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4, 5],
    ])
  })

  test('F1-Equip.5 a car that wears leaves the dashboards of others alone', () => {
    const start = table({
      cars: [
        { at: '2b', speed: 120 },
        { at: '2a', speed: 120, brake: 1, tire: 1 },
      ],
    })
    expect(after(start, ['speed 20']).cars[1]).toEqual(start.cars[1])
  })
})

describe('dials', () => {
  test('F1-Equip.8 the speedometer shows 0 to 160 in steps of 20', () => {
    expect(shown(({ speed }) => speed)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160])
    const all = (['160', '100', '0'] as const).flatMap((speed) =>
      legalSpeeds(table({ cars: [{ at: '2b', speed: Number(speed) as Mph }] })),
    )
    expect([...new Set(all)].map(Number).sort((a, b) => a - b)).toEqual([20, 40, 60, 80, 100, 120, 140, 160])
  })

  test('F1-Equip.9 the tire gauge shows 0 to 8', () => {
    expect(shown(({ tire }) => tire)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('F1-Equip.9 the tire gauge can be filled to 8 by braking, and no further', () => {
    const start = table({ cars: [{ at: '2b', speed: 120, tire: 5 }] })
    expect(dials(after(start, ['speed 20']))).toBe('2b 20/4/8')
    expect(refusal(table({ cars: [{ at: '2b', speed: 120, tire: 6 }] }), 'speed 20')).toEqual({
      _tag: 'TiresWorn',
      rule: 'F1-Reduce.14',
      cost: 3,
      left: 2,
    })
  })

  test('F1-Equip.10 the brake gauge shows 0 to 5', () => {
    expect(shown(({ brake }) => brake)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('F1-Equip.10 the brake gauge can be filled to 5 by braking, and no further', () => {
    expect(dials(after(table({ cars: [{ at: '2b', speed: 120, brake: 1 }] }), ['speed 20']))).toBe('2b 20/5/3')
    expect(refusal(table({ cars: [{ at: '2b', speed: 120, brake: 2 }] }), 'speed 20')).toEqual({
      _tag: 'BrakesWorn',
      rule: 'F1-Reduce.15',
      cost: 4,
      left: 3,
    })
  })

  test('F1-Equip.11 the lap indicator shows the laps still to run', () => {
    expect(shown(({ lapsLeft }) => lapsLeft)).toEqual([0, 1, 2, 3])
    const ten = t1.setup({ seats: 2, laps: 10 })
    expect(E.isRight(ten) ? ten.right.state.cars.map(({ lapsLeft }) => lapsLeft) : []).toEqual([10, 10])
  })

  test('F1-Equip.11 a passage of the line is told with the laps left', () => {
    const start = table({ cars: [{ at: '39a', speed: 20, lapsLeft: 10 }], laps: 10 })
    const { events } = told(start, ['speed 20', 'run 0a line'])
    expect(events.filter(({ _tag }) => _tag === 'LineCrossed')).toEqual([{ _tag: 'LineCrossed', car: 0, lapsLeft: 9 }])
  })

  test('F1-Equip.9-11 races at random reach their end', () => {
    const ended = RACES.map((race) => race.at(-1)?.phase._tag)
    expect(ended).toEqual(Array(6).fill('RaceOver'))
    expect(legal(RACES[0]?.at(-1) ?? table({ cars: [] }))).toEqual([])
  })
})

describe('the names of places', () => {
  test.each(['2a', 'pit-yellow', 'spin-K1', 'outside-2a'])('F1-Equip.1 %s is a place of the board', (id) => {
    expect(t1.track.places[placeOf(t1, id)]?.id).toBe(id)
  })
})
