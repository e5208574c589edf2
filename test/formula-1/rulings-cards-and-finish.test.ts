import { describe, expect, test } from 'vitest'
import type { Hand, Mph, Rulings, State } from '../../src/formula-1/model.js'
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
  tags,
  told,
  weights,
} from './table.js'

const at = (id: string): number => placeOf(t1, id)
const CARDS: Partial<Hand> = { fastGearChange: 1, quickReactions: 1, slipStreaming: 1, superbDriving: 1 }

describe('New Instructions', () => {
  const drawing = (newInstructions: Rulings['newInstructions'], usedTactics: State['usedTactics']): State =>
    table({
      rulings: { newInstructions },
      usedTactics,
      cars: [{ at: 'pit-yellow' }, { at: '13b' }],
      phase: { _tag: 'DrawingTacticCard' },
    })

  test('F1-Q.69 read as `pileTop`, the card is one of the unseen ones and stays hidden', () => {
    const start = drawing('pileTop', ['quickReactions', 'superbDriving'])
    expect(weights(start)).toEqual({
      'draw fastGearChange': 7,
      'draw goodCarburettor': 7,
      'draw quickReactions': 6,
      'draw slipStreaming': 7,
      'draw superbDriving': 6,
    })
    const { state, events } = told(start, ['draw superbDriving'])
    expect(t1.viewEvent(events[0] ?? expect.fail('something happened'), 1)).toEqual({
      _tag: 'TacticDrawn',
      car: 0,
      seat: 0,
      card: null,
      source: 'pile',
    })
    expect([state.usedTactics, state.cars[0]?.knownInHand]).toEqual([
      ['quickReactions', 'superbDriving'],
      start.cars[0]?.knownInHand,
    ])
  })

  test('F1-Q.69 read as `lastUsed`, the card is the last used one, which all have seen', () => {
    const start = drawing('lastUsed', ['quickReactions', 'superbDriving'])
    expect(weights(start)).toEqual({ 'draw superbDriving': 1 })
    const { state, events } = told(start, ['draw superbDriving'])
    expect(t1.viewEvent(events[0] ?? expect.fail('something happened'), 1)).toEqual({
      _tag: 'TacticDrawn',
      car: 0,
      seat: 0,
      card: 'superbDriving',
      source: 'used',
    })
    expect([state.usedTactics, state.cars[0]?.knownInHand]).toEqual([
      ['quickReactions'],
      { ...start.cars[0]?.knownInHand, superbDriving: 1 },
    ])
  })

  test('F1-Q.69 read as `lastUsed` with no card used yet, it is as with `pileTop`', () => {
    expect(weights(drawing('lastUsed', []))).toEqual(weights(drawing('pileTop', [])))
  })
})

describe('a clear track for Superb Driving', () => {
  /** At 40 over K1, with another car standing on a band space of K1 and the way free. */
  const cornerTaken = (superbClear: Rulings['superbClear']): ReadonlyArray<string> => {
    const cars = [{ at: '10b', speed: 120, hand: { superbDriving: 1 } }, { at: '12a' }] as const
    return legal(after(table({ rulings: { superbClear }, cars }), ['speed 120', 'run 16b K1@40']))
  }
  /** Blocked behind three cars at 120 after crossing K1 at 20 over. */
  const blocked = (superbClear: Rulings['superbClear']): State => {
    const cars = [
      { at: '9b', speed: 60, hand: { superbDriving: 1 } },
      ...['14a', '14b', '14c'].map((place) => ({ at: place, speed: 120 }) as const),
    ] as const
    return after(table({ rulings: { superbClear }, cars }), ['speed 100', 'behind 13b K1@20'])
  }

  test('F1-Q.85 read as `unblocked`, a car in the corner does not matter and being blocked does', () => {
    expect([cornerTaken('unblocked'), t1.turn(blocked('unblocked'))]).toEqual([
      ['pass', 'superb 0'],
      { _tag: 'Chance', kind: 'penalty' },
    ])
  })

  test('F1-Q.85 read as `emptyCorner`, both matter', () => {
    expect([cornerTaken('emptyCorner'), t1.turn(blocked('emptyCorner'))]).toEqual([
      ['pass'],
      { _tag: 'Chance', kind: 'penalty' },
    ])
    const free = table({
      rulings: { superbClear: 'emptyCorner' },
      cars: [{ at: '10b', speed: 120, hand: { superbDriving: 1 } }, { at: '17a' }],
    })
    expect(legal(after(free, ['speed 120', 'run 16b K1@40']))).toEqual(['pass', 'superb 0'])
  })

  test('F1-Q.85 read as `reminder`, neither matters: a blocked car may play that card, and no other', () => {
    expect(cornerTaken('reminder')).toEqual(['pass', 'superb 0'])
    const asked = blocked('reminder')
    expect(legal(asked)).toEqual(['pass', 'superb 0'])
    expect(dials(after(asked, ['superb 0']))).toBe('13b 100/0/0')
  })
})

describe('equally far over the line', () => {
  const finish = (tie: Rulings['tie']): ReadonlyArray<State['phase']> => {
    const slowFirst = [
      { at: '39c', speed: 60, lapsLeft: 1 },
      { at: '38a', speed: 80, lapsLeft: 1 },
    ] as const
    const fastFirst = [slowFirst[1], slowFirst[0]] as const
    const slow = ['speed 60', 'run 2c line']
    const fast = ['speed 80', 'run 2a line']
    return [
      after(table({ rulings: { tie }, cars: slowFirst }), [...slow, ...fast]).phase,
      after(table({ rulings: { tie }, cars: fastFirst }), [...fast, ...slow]).phase,
    ]
  }

  test.each<readonly [string, Rulings['tie'], ReadonlyArray<ReadonlyArray<number>>]>([
    [
      'F1-Q.96 read as `shared`, both win',
      'shared',
      [
        [0, 1],
        [0, 1],
      ],
    ],
    ['F1-Q.96 read as `speed`, the faster one wins, whoever came first', 'speed', [[1], [0]]],
    ['F1-Q.96 read as `earlierTurn`, the first in the order wins, however slow', 'earlierTurn', [[0], [0]]],
  ])('%s', (_, tie, winners) => {
    expect(finish(tie)).toEqual(winners.map((seats) => ({ _tag: 'RaceOver', winners: seats })))
  })

  test('F1-Q.96 read as `speed`, equal speeds share the win', () => {
    const cars = [
      { at: '38a', speed: 80, lapsLeft: 1 },
      { at: '38c', speed: 80, lapsLeft: 1 },
    ] as const
    const end = after(table({ rulings: { tie: 'speed' }, cars }), [
      'speed 80',
      'run 2a line',
      'speed 80',
      'run 2c line',
    ])
    expect(end.phase).toEqual({ _tag: 'RaceOver', winners: [0, 1] })
  })

  test.each<readonly [string, Rulings['tie'], ReadonlyArray<number>]>([
    ['F1-Q.96 a finisher in its pit shares under `shared`', 'shared', [0, 1]],
    ['F1-Q.96 a finisher in its pit counts as 0 under `speed`', 'speed', [1]],
    ['F1-Q.96 a finisher in its pit wins as the earlier one under `earlierTurn`', 'earlierTurn', [0]],
  ])('%s', (_, tie, winners) => {
    const cars = [
      { at: '38b', speed: 100, lapsLeft: 1 },
      { at: '39a', speed: 80, lapsLeft: 1 },
    ] as const
    const end = after(table({ rulings: { tie }, cars }), ['speed 100', 'pit line', 'speed 80', 'run 3a line'])
    expect([end.cars.map(({ finishRank }) => finishRank), end.phase]).toEqual([[3, 3], { _tag: 'RaceOver', winners }])
  })
})

describe('a starting speed from a Pit Card', () => {
  const leaving = (pitStart: Rulings['pitStart'], startSpeed: Mph): State =>
    table({ rulings: { pitStart }, cars: [{ at: 'pit-yellow', startSpeed, hand: { goodCarburettor: 1 } }] })

  test.each<readonly [string, Rulings['pitStart'], ReadonlyArray<ReadonlyArray<string>>]>([
    ['F1-Q.63 read as `exact`, it is the speed', 'exact', [['80'], ['40'], ['20']]],
    ['F1-Q.63 read as `maximum`, it is the most', 'maximum', [['20', '40', '60', '80'], ['20', '40'], ['20']]],
  ])('%s', (_, pitStart, speeds) => {
    expect(([80, 40, 20] as const).map((speed) => legalSpeeds(leaving(pitStart, speed)))).toEqual(speeds)
  })

  test('F1-Q.63, F1-Q.64 read as `maximum`, it leaves no room for Good Carburettor either', () => {
    const start = leaving('maximum', 80)
    expect([refusal(start, 'speed 100'), refusal(start, 'speed 80 carburettor')]).toEqual([
      { _tag: 'StartSpeedPrescribed', rule: 'F1-Pit.10', speed: 100, startSpeed: 80, reading: 'maximum' },
      { _tag: 'CarburettorBarred', rule: 'F1-Q.64', startSpeed: 80 },
    ])
    expect(after(start, ['speed 60', 'run 6b -']).cars[0]?.startSpeed).toBe(0)
  })

  test('F1-Q.65 a start that the exit does not allow is used up, and the car waits at 60 at most', () => {
    const cars = [{ at: 'pit-yellow', startSpeed: 80 }, { at: '4c' }] as const
    const held = after(table({ cars }), ['speed 80', 'wait'])
    expect([dials(held), held.cars[0]?.startSpeed]).toEqual(['pit-yellow 60/0/0', 0])
  })
})

describe('a used Pit Card', () => {
  const twoStops = (pitPack: Rulings['pitPack']): State =>
    after(
      table({
        rulings: { pitPack },
        cars: [
          { at: '38b', speed: 100, lapsLeft: 2 },
          { at: '38a', speed: 120, lapsLeft: 2 },
        ],
      }),
      ['speed 100', 'pit line', 'pitcard fumes', 'speed 120', 'pit line'],
    )

  test('F1-Q.67 read as `bottom`, it lies under the pack and cannot come next', () => {
    const state = twoStops('bottom')
    expect([state.usedPits, 'pitcard fumes' in weights(state), t1.outcomes(state).length]).toEqual([
      ['fumes'],
      false,
      15,
    ])
  })

  test('F1-Q.67 read as `shuffle`, it is in the pack again at once', () => {
    const state = twoStops('shuffle')
    expect([state.usedPits, 'pitcard fumes' in weights(state), t1.outcomes(state).length]).toEqual([[], true, 16])
  })

  test('F1-Q.67 read as `shuffle`, used Special Tires are in the pack again too', () => {
    const used = (pitPack: Rulings['pitPack']): State =>
      after(table({ rulings: { pitPack }, cars: [{ at: '10b', speed: 120, specialTires: true }] }), [
        'speed 120',
        'run 16b K1@40',
        'tires 0',
      ])
    expect([used('bottom').usedPits, used('shuffle').usedPits]).toEqual([['specialTires'], []])
  })
})

describe('bands entered by extra spaces', () => {
  const asked = (extraSpaces: Rulings['extraSpaces']): State =>
    after(table({ rulings: { extraSpaces }, cars: [{ at: '5b', speed: 120, hand: { fastGearChange: 1 } }] }), [
      'speed 120',
      'run 11b -',
    ])

  test('F1-Q.80 read as `judged`, they are judged at the speed of the turn', () => {
    expect(legal(asked('judged'))).toEqual([
      'pass',
      'extra fastGearChange 13a K1@40',
      'extra fastGearChange 13a K1@60',
      'extra fastGearChange 13b K1@40',
      'extra fastGearChange 13b K1@60',
    ])
    expect(t1.turn(after(asked('judged'), ['extra fastGearChange 13b K1@40']))._tag).toBe('Chance')
    expect(dials(after(asked('judged'), ['extra fastGearChange 13b K1@60']))).toBe('spin-K1 0/0/0')
  })

  test('F1-Q.80 read as `exempt`, they cost nothing and the speed stays', () => {
    const state = asked('exempt')
    expect(legal(state)).toEqual(['pass', 'extra fastGearChange 13a K1@0', 'extra fastGearChange 13b K1@0'])
    expect(dials(after(state, ['extra fastGearChange 13a K1@0']))).toBe('13a 120/0/0')
  })
})

describe('what a card for a corner covers', () => {
  const asked = (cornerCards: Rulings['cornerCards'], tires: boolean): State =>
    after(
      table({
        rulings: { cornerCards },
        cars: [{ at: '16c', speed: 120, specialTires: tires, hand: tires ? {} : { superbDriving: 1 } }],
      }),
      ['speed 120', 'run 22c K2a@20,K2b@20'],
    )

  test('F1-Q.86 read as `corner`, Superb Driving covers both bands of K2', () => {
    const state = asked('corner', false)
    expect(legal(state)).toEqual(['pass', 'superb 1'])
    expect(dials(after(state, ['superb 1']))).toBe('22c 120/0/0')
  })

  test('F1-Q.86 read as `band`, it covers the band that the driver names, and the other is thrown for', () => {
    const state = asked('band', false)
    expect(legal(state)).toEqual(['pass', 'superb 1', 'superb 2'])
    const verdicts = ['superb 1', 'superb 2'].map((line) =>
      told(state, [line, 'penalty 2-2']).events.flatMap((event) =>
        event._tag === 'BandJudged' ? [[event.band, event.verdict]] : [],
      ),
    )
    expect(verdicts).toEqual([
      [
        [1, 'superb'],
        [2, 'throw'],
      ],
      [
        [1, 'throw'],
        [2, 'superb'],
      ],
    ])
  })

  test('F1-Q.86 Special Tires cover as much as Superb Driving does', () => {
    expect([legal(asked('corner', true)), legal(asked('band', true))]).toEqual([
      ['keep', 'tires 1'],
      ['keep', 'tires 1', 'tires 2'],
    ])
    expect(dials(after(asked('corner', true), ['tires 1']))).toBe('22c 120/0/0')
    expect(dials(after(asked('band', true), ['tires 2', 'penalty 2-2']))).toBe('22c 120/0/1')
  })
})

describe('used Tactic Cards', () => {
  /** Every card is in a hand but one, which has been used; yellow has drawn New Instructions. */
  const drawing = (usedTactics: Rulings['usedTactics']): State =>
    after(
      table({
        rulings: { usedTactics, newInstructions: 'pileTop' },
        usedTactics: ['quickReactions'],
        cars: [
          { at: '38b', speed: 100, lapsLeft: 2, hand: { fastGearChange: 7, goodCarburettor: 7 } },
          { at: '13b', hand: { quickReactions: 6, slipStreaming: 7, superbDriving: 7 } },
        ],
      }),
      ['speed 100', 'pit line'],
    )

  test('F1-Q.102, F1-Tactic.3 read as `underThePile`, they are drawn once the pile is through', () => {
    const state = after(drawing('underThePile'), ['pitcard newInstructions'])
    expect(weights(state)).toEqual({ 'draw quickReactions': 1 })
    const end = after(state, ['draw quickReactions'])
    expect([end.usedTactics, end.cars[0]?.hand.quickReactions, end.cars[0]?.knownInHand.quickReactions]).toEqual([
      [],
      1,
      1,
    ])
  })

  test('F1-Q.102, F1-Tactic.3 read as `outOfPlay`, there is nothing left to draw', () => {
    const end = told(drawing('outOfPlay'), ['pitcard newInstructions'])
    expect(tags(end.events)).toEqual(['PitCardDrawn', 'PitCardReturned', 'NoTacticLeft', 'TurnEnded', 'TurnStarted'])
    expect(end.state.usedTactics).toEqual(['quickReactions'])
  })
})

describe('when Superb Driving is played', () => {
  const set = (superbTiming: Rulings['superbTiming']): State =>
    after(
      table({
        rulings: { superbTiming },
        cars: [{ at: '10b', speed: 120, hand: { superbDriving: 1 } }, { at: '30a' }],
      }),
      ['speed 120'],
    )
  const RUNS = ['16a', '16b', '16c'].flatMap((to) => [`run ${to} K1@40`, `run ${to} K1@60`])

  test('F1-Q.88 read as `afterMove`, it is played when the car has moved', () => {
    const state = set('afterMove')
    expect(legal(state)).toEqual(RUNS)
    expect(legal(after(state, ['run 16b K1@40']))).toEqual(['pass', 'superb 0'])
  })

  test('F1-Q.88 read as `beforeMove`, it is announced before the car moves and not later', () => {
    const state = set('beforeMove')
    expect(legal(state)).toEqual([...RUNS, 'superb 0'])
    const announced = after(state, ['superb 0'])
    expect(legal(announced)).toEqual(RUNS)
    expect(dials(after(announced, ['run 16a K1@60']))).toBe('16a 120/0/0')
    const late = after(state, ['run 16b K1@40'])
    expect(legal(late)).toEqual(['pass'])
    expect(t1.turn(after(late, ['pass']))).toEqual({ _tag: 'Chance', kind: 'penalty' })
  })

  test('F1-Q.88 an announced card is the one card of the turn', () => {
    const cars = [{ at: '10b', speed: 120, hand: CARDS }, { at: '30a' }] as const
    const start = table({ rulings: { superbTiming: 'beforeMove' }, cars })
    const end = after(start, ['speed 120', 'superb 0', 'run 16b K1@40'])
    expect([end.current, end.usedTactics]).toEqual([1, ['superbDriving']])
  })
})

describe('the start after a spin-off', () => {
  const inCorner = (spinStart: Rulings['spinStart']): State =>
    after(table({ rulings: { spinStart }, cars: [{ at: '10b', speed: 100 }] }), ['speed 100', 'run 15a K1@60'])
  const besideTrack = (spinStart: Rulings['spinStart']): State => {
    const cars = [
      { at: '22b', speed: 100, brake: 5 },
      { at: '24b', speed: 60 },
    ] as const
    return { ...after(table({ rulings: { spinStart }, cars }), ['speed 100', 'behind 23b -']), current: 0 }
  }

  test.each<readonly [string, Rulings['spinStart'], ReadonlyArray<string>]>([
    ['F1-Q.102, F1-Spin.8 read as `upTo60`, the car sets 20, 40 or 60', 'upTo60', ['20', '40', '60']],
    ['F1-Q.102, F1-Spin.8 read as `exactly60`, the car sets 60', 'exactly60', ['60']],
  ])('%s', (_, spinStart, speeds) => {
    expect([legalSpeeds(inCorner(spinStart)), legalSpeeds(besideTrack(spinStart))]).toEqual([speeds, speeds])
  })

  test('F1-Q.102 read as `exactly60`, it holds for the first start only', () => {
    const driven = after(inCorner('exactly60'), ['speed 60', 'run 16b -'])
    expect(legalSpeeds(driven)).toEqual(['20', '40', '60', '80', '100', '120'])
  })
})

const CORNERS = [1, 2, 3, 4, 5, 6] as const
const ALL_TO_120 = ['20', '40', '60', '80', '100', '120']

describe('Faulty Tyres Fitted', () => {
  /** From this place, with other cars there, the speeds that a car with faulty tires to come may set. */
  const speedsAt = (abbeyCurve: Rulings['abbeyCurve'], from: string, speed: Mph, others: ReadonlyArray<string>) =>
    legalSpeeds(
      table({
        cards: 'uk1962',
        rulings: { abbeyCurve },
        cars: [{ at: from, speed, handicap: 'tyresToFail' }, ...others.map((place) => ({ at: place }))],
      }),
    )

  test.each<readonly [string, Rulings['abbeyCurve'], string, Mph, ReadonlyArray<string>, string]>([
    ['F1-Q.102 with Abbey Curve as corner 1 its limit binds there and no other', 1, '10a', 60, [], '80'],
    ['F1-Q.102 with Abbey Curve as corner 2 its limit binds there and no other', 2, '15c', 60, [], '100'],
    ['F1-Q.102 with Abbey Curve as corner 3 its limit binds there and no other', 3, '22b', 60, [], '100'],
    ['F1-Q.102 with Abbey Curve as corner 4 its limit binds there and no other', 4, '26c', 60, [], '100'],
    ['F1-Q.102 with Abbey Curve as corner 5 its limit binds there and no other', 5, '30a', 60, ['33b', '33c'], '100'],
    ['F1-Q.102 with Abbey Curve as corner 6 its limit binds there and no other', 6, '36c', 80, [], '120'],
  ])('%s', (_, corner, from, speed, others, most) => {
    const top = speed === 80 ? [...ALL_TO_120, '140'] : ALL_TO_120
    const bound = top.slice(0, top.indexOf(most) + 1)
    const found = CORNERS.map((abbey) => speedsAt(abbey, from, speed, others))
    expect(found).toEqual(CORNERS.map((abbey) => (abbey === corner ? bound : top)))
  })

  const bound = (from: string, speed: Mph, more: Partial<State['cars'][number]> = {}): State => {
    const start = table({
      cards: 'uk1962',
      cars: [{ at: from, speed, handicap: 'tyresToFail', hand: CARDS }, { at: '30a' }],
    })
    return { ...start, cars: start.cars.map((car, index) => (index === 0 ? { ...car, ...more } : car)) }
  }

  test('F1-Q.102 where no speed is safe the driver must take the least excess', () => {
    const start = bound('10b', 120, { brake: 5 })
    expect(legalSpeeds(start)).toEqual(['100'])
    expect(refusal(start, 'speed 120')).toEqual({ _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over: 40, least: 20 })
  })

  test('F1-Q.102 the way must be one of least excess too', () => {
    const set = after(bound('10a', 60), ['speed 60'])
    expect(legal(set).filter((line) => line.startsWith('run'))).toEqual(['run 13a K1@0', 'run 13b K1@0'])
    expect(refusal(set, 'run 13a K1@20')).toEqual({ _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over: 20, least: 0 })
  })

  test('F1-Q.102 before Abbey Curve cards may be played, from its band on they may not', () => {
    const early = after(bound('2b', 60), ['speed 60', 'run 5b -'])
    expect(legal(early)).toContain('extra fastGearChange 7b -')
    const late = after(bound('10b', 60), ['speed 60', 'run 13b K1@0'])
    expect([late.current, late.cars[0]?.handicap]).toEqual([1, 'tyresFailed'])
  })

  test('F1-Q.102 with faulty tires no Good Carburettor and no Superb Driving is to be had', () => {
    const failed = { handicap: 'tyresFailed', hand: { ...CARDS, goodCarburettor: 1 } } as const
    const start = table({ cards: 'uk1962', cars: [{ at: '13b', ...failed }] })
    expect([legalSpeeds(start), refusal(start, 'speed 120 carburettor')]).toEqual([
      ['20', '40', '60'],
      { _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'goodCarburettor' },
    ])
    const curve = table({ cards: 'uk1962', cars: [{ at: '16c', speed: 120, brake: 5, ...failed }] })
    expect(legal(after(curve, ['speed 100'])).every((line) => line.startsWith('run'))).toBe(true)
  })

  test('F1-Q.102 Superb Driving is not to be announced for Abbey Curve either', () => {
    const set = after(bound('10b', 60), ['speed 60'])
    expect(legal(set)).toEqual(['run 13a K1@0', 'run 13b K1@0'])
    expect(refusal(set, 'superb 0')).toEqual({ _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'superbDriving' })
  })

  test('F1-Q.102 every corner from Abbey Curve to the line is bound', () => {
    const later = table({ cards: 'uk1962', cars: [{ at: '26c', speed: 60, handicap: 'tyresFailed' }] })
    expect(legalSpeeds(later)).toEqual(['20', '40', '60', '80', '100'])
  })

  test('F1-Q.102 a corner that is not Abbey Curve changes nothing and leaves the cards', () => {
    const cars = [{ at: '10b', speed: 60, handicap: 'tyresToFail', hand: CARDS }, { at: '30a' }] as const
    const driven = after(table({ cards: 'uk1962', rulings: { abbeyCurve: 2 }, cars }), ['speed 60', 'run 13b K1@0'])
    expect(legal(driven)).toContain('extra fastGearChange 15b -')
    expect(after(driven, ['pass']).cars[0]?.handicap).toBe('tyresToFail')
  })

  test('F1-Q.102 with faulty tires no card is asked for on a straight either', () => {
    const cars = [{ at: '2b', speed: 60, handicap: 'tyresFailed', hand: CARDS }, { at: '30a' }] as const
    expect(after(table({ cards: 'uk1962', cars }), ['speed 60', 'run 5b -']).current).toBe(1)
  })

  test('F1-Q.102 where Abbey Curve and the line lie in one move the lap is over, and cards may be played', () => {
    const cars = [{ at: '36b', speed: 80, handicap: 'tyresToFail', lapsLeft: 2, hand: CARDS }, { at: '20a' }] as const
    const start = table({ cards: 'uk1962', rulings: { abbeyCurve: 6 }, cars })
    const moved = after(start, ['speed 100', 'run 1b K6@0,line'])
    expect(legal(moved)).toContain('extra fastGearChange 3b -')
    const end = after(moved, ['pass'])
    expect([end.cars[0]?.handicap, end.usedPits]).toEqual(['none', ['faultyTyresFitted']])
  })

  test('F1-Q.102 of several corners on a way the greatest excess counts', () => {
    const start = table({ cards: 'uk1962', cars: [{ at: '28b', speed: 140, handicap: 'tyresFailed' }] })
    expect(refusal(start, 'speed 140')).toEqual({ _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over: 40, least: 0 })
  })

  test('F1-Q.102 a spin-off does not mend faulty tires', () => {
    const cars = [{ at: '10b', speed: 120, brake: 5, tire: 8, handicap: 'tyresFailed' }, { at: '30a' }] as const
    const end = after(table({ cards: 'uk1962', cars }), ['speed 100', 'run 15b K1@20'])
    expect([dials(end), end.cars[0]?.handicap, end.usedPits]).toEqual(['spin-K1 0/5/8', 'tyresFailed', []])
  })

  test('F1-Q.102 the line does not mend failed brakes', () => {
    const cars = [{ at: '38b', speed: 60, handicap: 'brakesFailed', lapsLeft: 2 }, { at: '20a' }] as const
    const end = after(table({ cards: 'uk1962', cars }), ['speed 60', 'run 1b line'])
    expect([end.cars[0]?.handicap, end.cars[0]?.lapsLeft, end.usedPits]).toEqual(['brakesFailed', 1, []])
  })

  test('F1-Q.102 at the line the card goes under the pack and cards may be played again', () => {
    const cars = [{ at: '38b', speed: 60, handicap: 'tyresFailed', lapsLeft: 2, hand: CARDS }, { at: '20a' }] as const
    const moved = told(table({ cards: 'uk1962', usedPits: ['fumes'], cars }), ['speed 60', 'run 1b line'])
    expect(legal(moved.state)).toContain('extra fastGearChange 3b -')
    const end = told(moved.state, ['pass'])
    expect(end.events).toEqual([
      { _tag: 'LineCrossed', car: 0, lapsLeft: 1 },
      { _tag: 'HandicapChanged', car: 0, to: 'none' },
      { _tag: 'PitCardReturned', car: 0, card: 'faultyTyresFitted' },
      { _tag: 'TurnEnded', car: 0, place: at('1b'), speed: 60 },
      { _tag: 'TurnStarted', car: 1, place: at('20a'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect([end.state.cars[0]?.handicap, end.state.usedPits]).toEqual(['none', ['fumes', 'faultyTyresFitted']])
  })

  test('F1-Q.102 another pit stop ends it as well, here in a pit before the line', () => {
    const cars = ['20b', '20d', '20e', '21b'].map((place) => ({ at: place }))
    const black = { at: '60a', speed: 40, handicap: 'tyresFailed' } as const
    const start = table({ game: board1962, cards: 'uk1962', cars: [...cars, black], turn: 4 })
    const end = after(start, ['speed 40', 'pit -'], board1962)
    expect([end.cars[4]?.handicap, end.usedPits]).toEqual(['none', ['faultyTyresFitted']])
  })
})

describe('Brake Master Cylinder Failure', () => {
  /** The speeds of the turn after a car at 40 has driven from here past a band. */
  const nextSpeeds = (lodgeCorner: Rulings['lodgeCorner'], from: string, run: string): ReadonlyArray<string> =>
    legalSpeeds(
      after(
        table({ cards: 'uk1962', rulings: { lodgeCorner }, cars: [{ at: from, speed: 40, handicap: 'brakesToFail' }] }),
        ['speed 40', run],
      ),
    )
  const KEEP_OR_RAISE = ['40', '60', '80', '100']

  test.each<readonly [string, Rulings['lodgeCorner'], string, string]>([
    ['F1-Q.102 with Lodge Corner as corner 1 there is no cut after its band', 1, '11a', 'run 13a K1@0'],
    ['F1-Q.102 with Lodge Corner as corner 2 there is no cut after its last band', 2, '19c', 'run 21c K2b@0'],
    ['F1-Q.102 with Lodge Corner as corner 3 there is no cut after its band', 3, '24b', 'run 26b K3@0'],
    ['F1-Q.102 with Lodge Corner as corner 4 there is no cut after its band', 4, '28c', 'run 30c K4@0'],
    ['F1-Q.102 with Lodge Corner as corner 5 there is no cut after its band', 5, '32c', 'run 34c K5@0'],
    ['F1-Q.102 with Lodge Corner as corner 6 there is no cut after its band', 6, '36c', 'run 38c K6@0'],
  ])('%s', (_, corner, from, run) => {
    const found = CORNERS.map((lodge) => nextSpeeds(lodge, from, run))
    expect(found).toEqual(CORNERS.map((lodge) => (lodge === corner ? KEEP_OR_RAISE : ['20', ...KEEP_OR_RAISE])))
  })

  test('F1-Q.102 between the two bands of Lodge Corner the brakes still work', () => {
    expect(nextSpeeds(2, '16c', 'run 18c K2a@0')).toEqual(['20', ...KEEP_OR_RAISE])
  })

  const failed = (from: string, speed: Mph, blocker: { readonly at: string; readonly speed: Mph }): State =>
    table({ cards: 'uk1962', cars: [{ at: from, speed, handicap: 'brakesFailed', brake: 1, tire: 2 }, blocker] })
  const FAR = { at: '2a', speed: 0 } as const

  test('F1-Q.102 a cut of 20 is refused by the card', () => {
    const start = failed('30c', 100, FAR)
    expect(legalSpeeds(start)).toEqual(['100', '120', '140', '160'])
    expect(refusal(start, 'speed 80')).toEqual({ _tag: 'BrakesFailed', rule: 'F1-Q.102', from: 100, to: 80 })
  })

  test('F1-Q.102 a band at 40 over spins the car off without a throw, which ends the card', () => {
    const { state, events } = told(failed('10b', 120, FAR), ['speed 120', 'run 16b K1@40'])
    expect(events.filter(({ _tag }) => !['SpeedSet', 'Waiting', 'CarMoved', 'BandCrossed'].includes(_tag))).toEqual([
      { _tag: 'BandJudged', car: 0, band: 0, over: 40, verdict: 'spinOff' },
      { _tag: 'SpunOff', car: 0, cause: 'noBrakes', from: at('16b'), to: at('spin-K1') },
      { _tag: 'HandicapChanged', car: 0, to: 'none' },
      { _tag: 'PitCardReturned', car: 0, card: 'brakeMasterCylinderFailure' },
      { _tag: 'TurnEnded', car: 0, place: at('spin-K1'), speed: 0 },
      { _tag: 'TurnStarted', car: 1, place: at('2a'), speed: 0 },
    ])
    expect([dials(state), state.cars[0]?.handicap, state.usedPits]).toEqual([
      'spin-K1 0/1/2',
      'none',
      ['brakeMasterCylinderFailure'],
    ])
  })

  test('F1-Q.102 a band at 20 over is thrown for as ever, and a thrown spin-off ends the card', () => {
    const thrown = after(failed('10b', 100, FAR), ['speed 100', 'run 15b K1@20'])
    const ends = ['penalty 1-1', 'penalty 1-2'].map((dice) => {
      const end = after(thrown, [dice])
      return [dials(end), end.cars[0]?.handicap, end.usedPits]
    })
    expect(ends).toEqual([
      ['15b 100/1/2', 'brakesFailed', []],
      ['spin-K1 0/1/2', 'none', ['brakeMasterCylinderFailure']],
    ])
  })

  test.each<readonly [string, Mph]>([
    ['F1-Q.102 a forced cut of 20 spins the car off to the side, which ends the card', 80],
    ['F1-Q.102 a forced cut of 60 spins the car off to the side, which ends the card', 40],
  ])('%s', (_, speed) => {
    const end = after(failed('22b', 100, { at: '24b', speed }), ['speed 100', 'behind 23b -'])
    expect([dials(end), end.cars[0]?.handicap, end.usedPits]).toEqual([
      'outside-23b 0/1/2',
      'none',
      ['brakeMasterCylinderFailure'],
    ])
  })

  test('F1-Q.102 behind a car that is no slower nothing is forced', () => {
    const end = after(failed('22b', 100, { at: '24b', speed: 100 }), ['speed 100', 'behind 23b -'])
    expect([dials(end), end.cars[0]?.handicap]).toEqual(['23b 100/1/2', 'brakesFailed'])
  })

  test('F1-Q.102 another pit stop ends the card before the next one is drawn', () => {
    const start = failed('38b', 100, FAR)
    const cars = start.cars.map((car) => ({ ...car, lapsLeft: 2 }))
    const end = after({ ...start, cars }, ['speed 100', 'pit line'])
    expect([end.cars[0]?.handicap, end.usedPits, t1.outcomes(end).length]).toEqual([
      'none',
      ['brakeMasterCylinderFailure'],
      15,
    ])
  })
})
