/** What single chapters say where play seldom comes, by clause: positions set up for it, or a chapter asked directly. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { NO_CARDS } from '../../src/formula-1/data/cards.js'
import { SPEEDS } from '../../src/formula-1/data/charts.js'
import type {
  Car,
  Dice,
  Excess,
  Handicap,
  Hand,
  Move,
  Mph,
  Rulings,
  State,
  ToSettle,
} from '../../src/formula-1/model.js'
import { blockerOf } from '../../src/formula-1/rules/blocking.js'
import { throwRefusal } from '../../src/formula-1/rules/corners.js'
import { forbiddenExcess } from '../../src/formula-1/rules/handicaps.js'
import { standings } from '../../src/formula-1/rules/laps.js'
import { keptBy, waysIntoPit } from '../../src/formula-1/rules/pits.js'
import { superbRefusal } from '../../src/formula-1/rules/tactic-cards.js'
import { spinsOff } from '../../src/formula-1/turn.js'
import {
  after,
  board1962,
  dials,
  legal,
  legalSpeeds,
  placeOf,
  refusal,
  t1,
  table,
  told,
  weights,
  type CarSetup,
} from './table.js'

const at = (id: string): number => placeOf(t1, id)
const EACH: Hand = { fastGearChange: 1, goodCarburettor: 1, quickReactions: 1, slipStreaming: 1, superbDriving: 1 }

const carOf = (setup: CarSetup): Car => table({ cars: [setup] }).cars[0] ?? expect.fail('one car was set up')

describe('blocking', () => {
  const closed = (blocking: Rulings['blocking']): ReadonlyArray<string> => {
    const cars = [
      { at: '20b', speed: 80 },
      { at: '24b', speed: 60 },
      { at: '22a', speed: 60 },
    ] as const
    return legal(after(table({ rulings: { blocking }, cars }), ['speed 80']))
  }

  test('F1-Block.3, F1-Q.39 a blocked car drives as far as it gets, past a car that stands straight ahead', () => {
    expect(closed('noFreePath')).toEqual(['behind 23a -', 'behind 23b -', 'behind 23c -'])
  })

  test('F1-Q.39 read as `laneChoice`, it may stop behind that car too', () => {
    expect(closed('laneChoice')).toEqual(['behind 21a -', 'behind 23a -', 'behind 23b -', 'behind 23c -'])
  })

  test('F1-Q.39 read as `laneChoice`, a car right behind another may stay there, and one off the track must leave', () => {
    const offers = (from: string, ahead: string): ReadonlyArray<string> => {
      const cars = [
        { at: from, speed: 40 },
        { at: ahead, speed: 20 },
      ] as const
      return legal(after(table({ rulings: { blocking: 'laneChoice' }, cars }), ['speed 40']))
    }
    expect([offers('5b', '6b'), offers('spin-K1', '15c'), offers('spin-K1', '14c')]).toEqual([
      ['run 7a -', 'run 7b -', 'run 7c -', 'behind 5b -'],
      ['run 15b -', 'behind 14c -'],
      ['wait'],
    ])
  })

  test('F1-Q.39 read as `laneChoice`, ways of other lengths to one space are told apart by what they cross', () => {
    // From 23d the space 28d is four spaces away by corner 3 outside, five by the inside.
    const cars = [
      { at: '23d', speed: 120 },
      { at: '29d', speed: 60 },
    ] as const
    const moving = after(
      table({ game: board1962, rulings: { blocking: 'laneChoice' }, cars }),
      ['speed 120'],
      board1962,
    )
    expect(legal(moving, board1962).filter((line) => line.startsWith('behind'))).toEqual([
      'behind 28d c3@40',
      'behind 28d c3@60',
    ])
  })

  test.each<readonly [string, Rulings['blocker']]>([
    ['F1-Q.42 a car that stands diagonally ahead alone is the blocker where the one straight ahead counts', 'straight'],
    ['F1-Q.42 or the fastest', 'fastest'],
    ['F1-Q.42 or the slowest', 'slowest'],
  ])('%s', (_, blocker) => {
    const start = table({
      rulings: { blocker },
      cars: [{ at: '5b' }, { at: '6c', speed: 0 }, { at: '30a', speed: 60 }],
    })
    expect(blockerOf(t1.course, start, at('5b'))).toBe(1)
  })

  test('F1-Q.66 a car that can leave a Spin Off Point by one of two steps is not held', () => {
    const beside = (...places: ReadonlyArray<string>): ReadonlyArray<string> => {
      const cars = [{ at: 'spin-c6' }, ...places.map((place) => ({ at: place }))]
      return legal(after(table({ game: board1962, cars }), ['speed 20'], board1962), board1962)
    }
    expect([beside('57d'), beside('57e'), beside('57d', '57e')]).toEqual([['run 57e -'], ['run 57d -'], ['wait']])
  })

  test('F1-Block.10 who goes up to the speed of his blocker is heard to', () => {
    const cars = [
      { at: '22b', speed: 40 },
      { at: '24b', speed: 100 },
    ] as const
    const { events } = told(after(table({ cars }), ['speed 60']), ['behind 23b - raise'])
    expect(events).toEqual([
      { _tag: 'CarMoved', car: 0, from: at('22b'), to: at('23b'), path: [at('23b')], steps: 1, cause: 'speed' },
      { _tag: 'Blocked', car: 0, at: at('23b'), blocker: 1, wanted: 3, moved: 1 },
      { _tag: 'SpeedRaised', car: 0, from: 60, to: 100, blocker: 1 },
      { _tag: 'TurnEnded', car: 0, place: at('23b'), speed: 100 },
      { _tag: 'TurnStarted', car: 1, place: at('24b'), speed: 100 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
  })

  test('F1-Q.46 of one cut from 160 over 100 to 80 behind a blocker, what the 60 wore is paid already', () => {
    const cars = [
      { at: '22b', speed: 160 },
      { at: '24b', speed: 80 },
    ] as const
    const set = after(table({ rulings: { blockedReduction: 'cumulative' }, cars }), ['speed 100'])
    expect([dials(set), dials(after(set, ['behind 23b -']))]).toEqual(['22b 100/2/1', '23b 80/3/2'])
  })
})

describe('speed', () => {
  test('F1-Speed.13 whatever the gauges and orders say, just those speeds are offered that are not refused', () => {
    for (const place of ['2b', 'pit-yellow'])
      for (const startSpeed of [0, 20, 60, 80] as const)
        for (const brake of [0, 1, 2, 3, 4, 5])
          for (const tire of [0, 4, 8]) {
            const start = table({ cars: [{ at: place, speed: 100, startSpeed, brake, tire }] })
            const allowed = SPEEDS.filter((speed) =>
              E.isRight(t1.apply(start, { _tag: 'SetSpeed', speed, card: 'none' })),
            )
            expect([place, startSpeed, brake, tire, legalSpeeds(start)]).toEqual([
              place,
              startSpeed,
              brake,
              tire,
              allowed.map(String),
            ])
          }
  })
})

describe('moving', () => {
  test.each<readonly [string, unknown]>([
    ['F1-Move.1 a path that is left out is no path of the move', undefined],
    ['F1-Move.1 nor is a number one', 7],
  ])('%s', (_, path) => {
    const start = after(table({ cars: [{ at: '2b', speed: 20 }] }), ['speed 20'])
    const move = { _tag: 'Run', to: at('3b'), crossings: '', path } as unknown as Move
    expect([E.isRight(t1.apply(start, { ...move, path: null } as Move)), t1.apply(start, move)]).toEqual([
      true,
      E.left({ _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: path ?? [] }),
    ])
  })
})

describe('corners', () => {
  test.each<readonly [string, unknown, string]>([
    ['F1-Equip.3 a throw is two dice, not three', [1, 2, 3], 'a throw of 1-2-3'],
    ['F1-Equip.3 or one', [1], 'a throw of 1'],
    ['F1-Equip.3 or none', null, 'a throw of null'],
    ['F1-Equip.3 and a list of them', { 0: 1, 1: 2, length: 2 }, 'a throw of Unknown'],
  ])('%s', (_, dice, outcome) => {
    expect(throwRefusal(dice as Dice)).toEqual({ _tag: 'NoSuchOutcome', rule: 'F1-Equip.3', outcome })
  })
})

describe('handicaps', () => {
  const band = (corner: number, over: Excess): ToSettle => {
    const index = t1.track.corners[corner - 1]?.bands[0] ?? expect.fail('the circuit has six corners')
    return { _tag: 'Band', band: index, over }
  }
  const worst = (handicap: Handicap, ...met: ReadonlyArray<ToSettle>): Excess => {
    const state = table({ cards: 'uk1962', rulings: { abbeyCurve: 4 }, cars: [{ at: '20b' }] })
    return forbiddenExcess(t1.course, state, carOf({ at: '20b', handicap }), met)
  }
  const LINE: ToSettle = { _tag: 'Line' }

  test('F1-Q.102 faulty tires forbid excess to the line and not beyond, were it at Abbey Curve', () => {
    expect([
      worst('tyresFailed', band(6, 20), LINE, band(1, 40)),
      worst('tyresFailed', band(6, 20), band(5, 40), band(6, 20)),
      worst('tyresFailed', band(6, 0), LINE, band(4, 40)),
    ]).toEqual([20, 40, 0])
  })

  test('F1-Q.102 tires still to fail forbid it from Abbey Curve on, and a car without the card may do as it likes', () => {
    const met = [band(3, 60), band(4, 20), band(5, 40)]
    expect([worst('tyresToFail', ...met), worst('brakesToFail', ...met), worst('none', ...met)]).toEqual([40, 0, 0])
  })

  test('F1-Q.102 a pit stop ends brakes that were still to fail', () => {
    const cars = [{ at: '38b', speed: 100, lapsLeft: 2, handicap: 'brakesToFail' }, { at: '20a' }] as const
    const end = after(table({ cards: 'uk1962', cars }), ['speed 100', 'pit line'])
    expect([end.cars[0]?.handicap, end.usedPits]).toEqual(['none', ['brakeMasterCylinderFailure']])
  })
})

describe('laps', () => {
  test('F1-Finish.2 the last round is announced once, by a car that stops on the line itself as well', () => {
    const cars = [
      { at: '39b', speed: 20, lapsLeft: 1 },
      { at: '39a', speed: 40, lapsLeft: 1 },
      { at: '20a', speed: 40 },
    ] as const
    const { events } = told(table({ cars, round: 9 }), ['speed 20', 'run 0b line', 'speed 40', 'run 1a line'])
    expect(events.filter(({ _tag }) => _tag === 'LastRound' || _tag === 'CarFinished')).toEqual([
      { _tag: 'CarFinished', car: 0, rank: 0, round: 9 },
      { _tag: 'LastRound', round: 9, car: 0 },
      { _tag: 'CarFinished', car: 1, rank: 1, round: 9 },
    ])
  })

  test('F1-Q.98 behind the finishers laps count before spaces', () => {
    const cars = [
      { at: '39a', lapsLeft: 2 },
      { at: '1a', lapsLeft: 0, finishRank: 1 },
      { at: '20a', lapsLeft: 1 },
      { at: '30a', lapsLeft: 1 },
      { at: '20c', lapsLeft: 1 },
    ]
    expect(standings(t1.course, table({ cars }))).toEqual([
      { seat: 1, place: 1 },
      { seat: 3, place: 2 },
      { seat: 2, place: 3 },
      { seat: 4, place: 3 },
      { seat: 0, place: 5 },
    ])
  })
})

describe('pits', () => {
  /** Red, whose pit lies on the line, at this speed. */
  const red = (from: string, speed: Mph): State => {
    const others = ['20b', '20d', '20e'].map((place) => ({ at: place }))
    return table({ game: board1962, turn: 3, cars: [...others, { at: from, speed, lapsLeft: 2 }] })
  }

  test('F1-Pit.1, F1-Q.108 a car that turns in from before the line to a pit beyond it has run the lap', () => {
    const moving = after(red('61a', 40), ['speed 40'], board1962)
    expect(legal(moving, board1962).filter((line) => line.startsWith('pit'))).toEqual(['pit line'])
    const { state, events } = told(moving, ['pit line'], board1962)
    expect(events.find(({ _tag }) => _tag === 'LineCrossed')).toEqual({ _tag: 'LineCrossed', car: 3, lapsLeft: 1 })
    expect([dials(state, 3, board1962), state.phase]).toEqual(['pit-red 0/0/0', { _tag: 'DrawingPitCard' }])
  })

  test('F1-Pit.3, F1-Pit.8 a corner on the way there is met before the line', () => {
    const start = red('55d', 160)
    const ways = waysIntoPit(board1962.course, start, 8)
    expect(ways.map(({ crossings, toSettle }) => ({ crossings, toSettle }))).toEqual([
      { crossings: 'c6@40,line', toSettle: [{ _tag: 'Band', band: 5, over: 40 }, { _tag: 'Line' }] },
    ])
  })

  test('F1-Pit.6 a car that is blocked where it would turn in has not come the spaces that it set', () => {
    const cars = [{ at: '39c', speed: 100, lapsLeft: 2 }, { at: '3a' }, { at: '3b' }, { at: '3c' }] as const
    expect(legal(after(table({ cars }), ['speed 100']))).toEqual(['behind 2a line', 'behind 2b line', 'behind 2c line'])
    expect(legal(after(table({ cars }), ['speed 80']))).toEqual([
      'behind 2a line',
      'behind 2b line',
      'behind 2c line',
      'pit line',
    ])
  })

  test.each<readonly [string, CarSetup, ReadonlyArray<string>]>([
    ['F1-Equip.7 a car keeps no Pit Card as a rule', { at: '2b' }, []],
    ['F1-PitCard.15 but Special Tires', { at: '2b', specialTires: true }, ['specialTires']],
    ['F1-Q.102 brakes still to fail', { at: '2b', handicap: 'brakesToFail' }, ['brakeMasterCylinderFailure']],
    ['F1-Q.102 brakes that have failed', { at: '2b', handicap: 'brakesFailed' }, ['brakeMasterCylinderFailure']],
    ['F1-Q.102 tires still to fail', { at: '2b', handicap: 'tyresToFail' }, ['faultyTyresFitted']],
    [
      'F1-Q.102 or tires that have failed beside special ones',
      { at: '2b', specialTires: true, handicap: 'tyresFailed' },
      ['specialTires', 'faultyTyresFitted'],
    ],
  ])('%s', (_, setup, kept) => {
    expect(keptBy(carOf(setup))).toEqual(kept)
  })

  const ALL: Hand = { fastGearChange: 7, goodCarburettor: 7, quickReactions: 7, slipStreaming: 7, superbDriving: 7 }
  const newInstructions = (hand: Hand, usedTactics: State['usedTactics']): State => {
    const cars = [
      { at: '38b', speed: 100, lapsLeft: 2 },
      { at: '13b', hand },
    ] as const
    return after(table({ usedTactics, cars }), ['speed 100', 'pit line', 'pitcard newInstructions'])
  }

  test('F1-Q.69 once the pile is through the first used card is drawn, and the others stay used', () => {
    const drawing = newInstructions({ ...ALL, quickReactions: 6, superbDriving: 6 }, [
      'quickReactions',
      'superbDriving',
    ])
    expect(weights(drawing)).toEqual({ 'draw quickReactions': 1 })
    const end = after(drawing, ['draw quickReactions'])
    expect([end.usedTactics, end.cars[0]?.hand]).toEqual([['superbDriving'], { ...NO_CARDS, quickReactions: 1 }])
  })

  test('F1-Q.92 with every Tactic Card in a hand there is none to draw', () => {
    const end = newInstructions(ALL, [])
    expect([end.current, end.phase, end.cars[0]?.hand]).toEqual([1, { _tag: 'SettingSpeed' }, NO_CARDS])
  })
})

describe('tactic cards', () => {
  test('F1-Q.79 a driver who has no way for extra spaces is not asked for a card', () => {
    const cars = [{ at: '20b', speed: 60, hand: EACH }, { at: '24b' }] as const
    const end = after(table({ cars }), ['speed 60', 'run 23b -'])
    expect([end.current, end.phase]).toEqual([1, { _tag: 'SettingSpeed' }])
  })

  test('F1-Tactic.9, F1-Tactic.10 a car that stays in its pit or on a Spin Off Point is not asked for one', () => {
    const stays = ['pit-yellow', 'spin-K1'].map((place) => {
      const cars = [{ at: place, hand: EACH }, { at: '30a' }] as const
      return after(table({ rulings: { minSpeed: 0 }, cars }), ['speed 0', `run ${place} -`])
    })
    expect(stays.map(({ current, phase }) => [current, phase])).toEqual([
      [1, { _tag: 'SettingSpeed' }],
      [1, { _tag: 'SettingSpeed' }],
    ])
  })

  test('F1-Tactic.9, F1-Spin.3 a car without a tire point is sure to spin off over a limit, unless Special Tires help', () => {
    const asked = (specialTires: boolean): ReadonlyArray<string> => {
      const cars = [
        { at: '10b', speed: 100, tire: 8, specialTires, hand: { fastGearChange: 1 } },
        { at: '30a' },
      ] as const
      return legal(after(table({ cars }), ['speed 100', 'run 15b K1@20']))
    }
    expect([asked(false), asked(true)]).toEqual([
      ['pass'],
      ['pass', 'extra fastGearChange 17a K2a@40', 'extra fastGearChange 17b K2a@20', 'extra fastGearChange 17c K2a@0'],
    ])
  })

  test('F1-Tactic.9, F1-PitCard.15 Special Tires help nobody who is 60 over', () => {
    const cars = [{ at: '13b', speed: 140, specialTires: true, hand: EACH }, { at: '30a' }] as const
    const asked = after(table({ cars }), ['speed 140', 'run 20b K2a@40,K2b@60'])
    expect(legal(asked)).toEqual(['pass', 'superb 1'])
    expect(refusal(asked, 'extra slipStreaming 23b -')).toEqual({
      _tag: 'SpinOffCertain',
      rule: 'F1-Tactic.9',
      card: 'slipStreaming',
    })
  })

  test('F1-Tactic.9, F1-PitCard.15 nor do they help for one corner who is 60 over at another', () => {
    const hand = { quickReactions: 1 }
    const cars = [{ at: '28b', speed: 140, specialTires: true, hand }, { at: '10a' }] as const
    const moving = after(table({ cars }), ['speed 140'])
    const offers = (crossings: string): ReadonlyArray<string> =>
      legal(after(moving, [`run 35b ${crossings}`])).slice(0, 2)
    expect([offers('K4@60,K5@20'), offers('K4@40,K5@20')]).toEqual([
      ['pass'],
      ['pass', 'extra quickReactions 39a K6@20'],
    ])
  })

  test.each<readonly [string, Rulings['cornerCards'], string, ReadonlyArray<string>]>([
    ['F1-Q.85 a corner with a car on its band is not clear', 'corner', '29c', []],
    ['F1-Q.85 whatever stands on the next corner', 'corner', '33a', ['superb 3']],
    ['F1-Q.85, F1-Q.86 nor is a band with a car on it', 'band', '29c', []],
    ['F1-Q.85, F1-Q.86 whatever stands on the next band', 'band', '33a', ['superb 4']],
  ])('%s', (_, cornerCards, other, covered) => {
    const cars = [{ at: '26b', speed: 120, hand: { superbDriving: 1 } }, { at: other }] as const
    const start = table({ cars, rulings: { superbClear: 'emptyCorner', cornerCards } })
    expect(legal(after(start, ['speed 120', 'run 32b K4@40']))).toEqual(['pass', ...covered])
  })

  test('F1-Tactic.18 Superb Driving is refused to a blocked car because the track is not clear', () => {
    const start = table({ cars: [{ at: '13b', speed: 120, hand: EACH }, { at: '14b' }] })
    const turn = {
      from: 120,
      card: 'none',
      kind: 'blocked',
      blocker: 1,
      raise: false,
      toSettle: [{ _tag: 'Band', band: 0, over: 40 }],
      superb: -1,
      tires: -1,
    } as const
    expect(superbRefusal(t1.course, start, carOf({ at: '13b', hand: EACH }), turn, 0, spinsOff)).toEqual({
      _tag: 'TrackNotClear',
      rule: 'F1-Tactic.18',
      bend: 0,
    })
  })

  /** Without a tire point at 40 over corner 4 and 20 over corner 5, with both cards that free a corner. */
  const twoCorners = (): State => {
    const hand = { superbDriving: 1 }
    const cars = [{ at: '28b', speed: 140, tire: 8, specialTires: true, hand }, { at: '10a' }] as const
    return after(table({ cars }), ['speed 140', 'run 35b K4@40,K5@20'])
  }

  test('F1-Q.90, F1-Q.91 Special Tires cover no corner beyond one where the car is sure to spin off', () => {
    const passed = after(twoCorners(), ['pass'])
    expect([legal(passed), refusal(passed, 'tires 4')]).toEqual([
      ['keep', 'tires 3'],
      { _tag: 'NothingToCover', rule: 'F1-Q.90', bend: 4 },
    ])
  })

  test('F1-Q.90, F1-Q.91 with that one covered by Superb Driving they cover the next, and not the same once more', () => {
    const covered = after(twoCorners(), ['superb 3'])
    expect([legal(covered), refusal(covered, 'tires 3')]).toEqual([
      ['keep', 'tires 4'],
      { _tag: 'NothingToCover', rule: 'F1-Q.90', bend: 3 },
    ])
    expect(dials(after(covered, ['tires 4']))).toBe('35b 140/0/8')
  })

  test('F1-PitCard.15, F1-Q.91 Special Tires save a car from a corner where it is sure to spin off', () => {
    const cars = [{ at: '10b', speed: 100, tire: 8, specialTires: true }, { at: '30a' }] as const
    const asked = after(table({ cars }), ['speed 100', 'run 15b K1@20'])
    expect([legal(asked), dials(after(asked, ['tires 0'])), dials(after(asked, ['keep']))]).toEqual([
      ['keep', 'tires 0'],
      '15b 100/0/8',
      'spin-K1 0/0/8',
    ])
  })
})
