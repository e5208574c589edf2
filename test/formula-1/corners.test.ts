import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/formula-1/event.js'
import type { Formula1 } from '../../src/formula-1/game.js'
import type { Dice, Face, Mph, Phase, State } from '../../src/formula-1/model.js'
import { after, board1962, dials, legal, placeOf, refusal, t1, table, told, weights } from './table.js'

const place = (id: string): number => placeOf(t1, id)

/** The first car has set this speed and is to move; another one is far away. */
const moving = (at: string, speed: Mph, gauges: { readonly brake?: number; readonly tire?: number } = {}): State =>
  after(table({ cars: [{ at, speed, ...gauges }, { at: '30a' }] }), [`speed ${speed}`])

const done = (id: string, speed: Mph): ReadonlyArray<Event> => [
  { _tag: 'TurnEnded', car: 0, place: place(id), speed },
  { _tag: 'TurnStarted', car: 1, place: place('30a'), speed: 0 },
  { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
]

const awaiting = (from: Mph, band: number, over: 20 | 40): Phase => ({
  _tag: 'ThrowingPenalty',
  turn: {
    from,
    card: 'none',
    kind: 'run',
    blocker: -1,
    raise: false,
    toSettle: [{ _tag: 'Band', band, over }],
    superb: -1,
    tires: -1,
  },
})

/** The spaces of red bands as `12a K1 40`. */
const bandSpaces = ({ track }: Formula1): ReadonlyArray<string> =>
  track.places.slice(0, track.cells).flatMap(({ id }, cell) => {
    const band = track.bands[track.band[cell] ?? -1]
    return band === undefined ? [] : [`${id} ${band.id} ${track.safety[cell] ?? 0}`]
  })

describe('red bands', () => {
  test('F1-Corner.1 the board of 1962 has six corners of one band each', () => {
    expect(board1962.track.corners.map(({ bands }) => bands)).toEqual([[0], [1], [2], [3], [4], [5]])
  })

  test('F1-Corner.1 the test circuit has six corners, one of them with two bands', () => {
    const { corners, bands } = t1.track
    expect(corners.map((corner) => [corner.id, corner.bands.map((band) => bands[band]?.id)])).toEqual([
      ['K1', ['K1']],
      ['K2', ['K2a', 'K2b']],
      ['K3', ['K3']],
      ['K4', ['K4']],
      ['K5', ['K5']],
      ['K6', ['K6']],
    ])
  })

  test('F1-Corner.2 each space of a band bears one safety speed: the board of 1962', () => {
    expect(bandSpaces(board1962)).toEqual([
      '11b c1 40',
      '11d c1 60',
      '11e c1 80',
      '19b c2 80',
      '19d c2 80',
      '19e c2 80',
      '25b c3 60',
      '25e c3 80',
      '41b c4 80',
      '41e c4 100',
      '46b c5 40',
      '46c c5 40',
      '46d c5 80',
      '46e c5 80',
      '56b c6 100',
      '56d c6 120',
    ])
  })

  test('F1-Corner.2 each space of a band bears one safety speed: the test circuit', () => {
    expect(bandSpaces(t1)).toEqual([
      '12a K1 40',
      '12b K1 80',
      '17a K2a 60',
      '17b K2a 80',
      '17c K2a 100',
      '20a K2b 60',
      '20b K2b 80',
      '20c K2b 100',
      '25b K3 100',
      '29a K4 60',
      '29b K4 80',
      '29c K4 100',
      '33a K5 100',
      '33b K5 120',
      '33c K5 140',
      '37a K6 80',
      '37b K6 100',
      '37c K6 120',
    ])
  })
})

describe('judging a band', () => {
  test.each<readonly [string, Mph, string]>([
    ['F1-Corner.3 at the safety speed a band costs nothing', 80, '14b'],
    ['F1-Corner.3 below it a band costs nothing', 60, '13b'],
  ])('%s', (_, speed, to) => {
    expect(told(moving('10b', speed, { tire: 7 }), [`run ${to} K1@0`]).events.slice(1)).toEqual([
      { _tag: 'BandCrossed', car: 0, band: 0, corner: 0, cell: place('12b'), safety: 80, speed, over: speed - 80 },
      { _tag: 'BandJudged', car: 0, band: 0, over: 0, verdict: 'safe' },
      ...done(to, speed),
    ])
  })

  test('F1-Corner.3 with the tires at 8 a band at its safety speed costs nothing', () => {
    expect(dials(after(moving('10b', 80, { tire: 8 }), ['run 14b K1@0']))).toBe('14b 80/0/8')
  })

  test.each<readonly [string, string, string, Mph, 0 | 40]>([
    ['F1-Corner.4 over 12b, limited to 80, a car at 80 is safe', 'run 14b K1@0', '12b', 80, 0],
    ['F1-Corner.4 over 12a, limited to 40, the same car is 40 over', 'run 14b K1@40', '12a', 40, 40],
  ])('%s', (_, run, cell, safety, over) => {
    const { events } = told(moving('10b', 80), [run])
    expect(events.slice(1, 3)).toEqual([
      { _tag: 'BandCrossed', car: 0, band: 0, corner: 0, cell: place(cell), safety, speed: 80, over },
      { _tag: 'BandJudged', car: 0, band: 0, over, verdict: over === 0 ? 'safe' : 'throw' },
    ])
  })

  test('F1-Corner.4 a driver chooses the lane of the band among those that he can reach', () => {
    const risks = ['K2b@0', 'K2b@20']
    expect(legal(moving('19a', 80))).toEqual(
      ['23a', '23b', '23c'].flatMap((to) => risks.map((risk) => `run ${to} ${risk}`)),
    )
  })

  test.each<readonly [string, Mph, string, 20 | 40]>([
    ['F1-Corner.5 a driver may take a corner at 20 over', 100, '15b', 20],
    ['F1-Corner.5 a driver may take a corner at 40 over', 120, '16b', 40],
  ])('%s', (_, speed, to, over) => {
    const thrown = after(moving('10b', speed), [`run ${to} K1@${over}`])
    expect(thrown.phase).toEqual(awaiting(speed, 0, over))
    expect(dials(after(thrown, ['penalty 1-1']))).toBe(`${to} ${speed}/0/0`)
  })

  test('F1-Corner.5 a driver may also choose to spin off', () => {
    expect(legal(moving('10b', 100))).toEqual(
      ['15a', '15b', '15c'].flatMap((to) => [`run ${to} K1@20`, `run ${to} K1@60`]),
    )
  })

  test('F1-Corner.6-7, F1-Corner.9 the dice are thrown when the car has moved all its spaces over the band', () => {
    const { state, events } = told(moving('10b', 100), ['run 15b K1@20'])
    expect(events).toEqual([
      {
        _tag: 'CarMoved',
        car: 0,
        from: place('10b'),
        to: place('15b'),
        path: ['11b', '12b', '13b', '14b', '15b'].map(place),
        steps: 5,
        cause: 'speed',
      },
      { _tag: 'BandCrossed', car: 0, band: 0, corner: 0, cell: place('12b'), safety: 80, speed: 100, over: 20 },
      { _tag: 'BandJudged', car: 0, band: 0, over: 20, verdict: 'throw' },
      { _tag: 'Waiting', phase: awaiting(100, 0, 20) },
    ])
    expect([dials(state), t1.turn(state)]).toEqual(['15b 100/0/0', { _tag: 'Chance', kind: 'penalty' }])
  })

  test('F1-Corner.8 a car that comes to rest on a band is judged', () => {
    const thrown = after(moving('9a', 60), ['run 12a K1@20'])
    expect([dials(thrown), thrown.phase]).toEqual(['12a 60/0/0', awaiting(60, 0, 20)])
  })

  test('F1-Corner.8 leaving a band on which a car has rested is not judged again', () => {
    const start = table({ cars: [{ at: '9a', speed: 60 }] })
    const again = after(start, ['speed 60', 'run 12a K1@20', 'penalty 1-1', 'speed 80'])
    expect(legal(again)).toEqual(['run 16a -', 'run 16b -', 'run 16c -'])
  })

  test.each<readonly [string, string, string]>([
    ['F1-Corner.9 the chart may ask for nothing', '1-1', '16b 120/2/3'],
    ['F1-Corner.9 the chart may ask for tire wear', '2-2', '16b 120/2/4'],
    ['F1-Corner.9-10 the chart may ask for brake and tire wear, which the gauges show', '3-4', '16b 120/3/4'],
    ['F1-Corner.9 the chart may spin the car off', '5-6', 'spin-K1 0/2/3'],
  ])('%s', (_, dice, expected) => {
    const thrown = after(moving('10b', 120, { brake: 2, tire: 3 }), ['run 16b K1@40'])
    expect(dials(after(thrown, [`penalty ${dice}`]))).toBe(expected)
  })
})

describe('much too fast', () => {
  test.each<readonly [string, Mph, string]>([
    ['F1-Corner.11-12 at 60 over a car spins off without a throw or wear', 100, 'run 15a K1@60'],
    ['F1-Corner.11-12 at 80 over a car spins off without a throw or wear', 120, 'run 16a K1@60'],
    [
      'F1-Corner.11-12 at 120 over a car spins off at the first band, whatever comes after',
      160,
      'run 18a K1@60,K2a@60',
    ],
  ])('%s', (_, speed, run) => {
    const spun = after(moving('10b', speed, { brake: 2, tire: 3 }), [run])
    expect([dials(spun), spun.phase, spun.current]).toEqual(['spin-K1 0/2/3', { _tag: 'SettingSpeed' }, 1])
  })

  test('F1-Corner.11 the exact excess is told, and that the car spins off', () => {
    expect(told(moving('10b', 120), ['run 16a K1@60']).events.slice(1, 4)).toEqual([
      { _tag: 'BandCrossed', car: 0, band: 0, corner: 0, cell: place('12a'), safety: 40, speed: 120, over: 80 },
      { _tag: 'BandJudged', car: 0, band: 0, over: 60, verdict: 'spinOff' },
      { _tag: 'SpunOff', car: 0, cause: 'tooFast', from: place('16a'), to: place('spin-K1') },
    ])
  })

  test('F1-Corner.12 wear for an earlier band of the move stands', () => {
    const spun = after(moving('16c', 120), ['run 22a K2a@20,K2b@60', 'penalty 2-2'])
    expect(dials(spun)).toBe('spin-K2 0/0/1')
  })
})

describe('two bands in one move', () => {
  const two = 'run 22c K2a@20,K2b@20'

  test('F1-Corner.13-14 two bands over the limit are thrown for and paid one after the other', () => {
    const { state, events } = told(moving('16c', 120), [two, 'penalty 1-3', 'penalty 1-4'])
    expect(events.slice(1)).toEqual([
      { _tag: 'BandCrossed', car: 0, band: 1, corner: 1, cell: place('17c'), safety: 100, speed: 120, over: 20 },
      { _tag: 'BandCrossed', car: 0, band: 2, corner: 1, cell: place('20c'), safety: 100, speed: 120, over: 20 },
      { _tag: 'BandJudged', car: 0, band: 1, over: 20, verdict: 'throw' },
      {
        _tag: 'Waiting',
        phase: {
          _tag: 'ThrowingPenalty',
          turn: {
            from: 120,
            card: 'none',
            kind: 'run',
            blocker: -1,
            raise: false,
            toSettle: [
              { _tag: 'Band', band: 1, over: 20 },
              { _tag: 'Band', band: 2, over: 20 },
            ],
            superb: -1,
            tires: -1,
          },
        },
      },
      {
        _tag: 'PenaltyThrown',
        car: 0,
        band: 1,
        over: 20,
        dice: [1, 3],
        result: { _tag: 'Wear', brake: 0, tire: 1 },
      },
      { _tag: 'TireWorn', car: 0, from: 0, to: 1, cause: 'dice' },
      { _tag: 'BandJudged', car: 0, band: 2, over: 20, verdict: 'throw' },
      { _tag: 'Waiting', phase: awaiting(120, 2, 20) },
      {
        _tag: 'PenaltyThrown',
        car: 0,
        band: 2,
        over: 20,
        dice: [1, 4],
        result: { _tag: 'Wear', brake: 0, tire: 1 },
      },
      { _tag: 'TireWorn', car: 0, from: 1, to: 2, cause: 'dice' },
      ...done('22c', 120),
    ])
    expect(dials(state)).toBe('22c 120/0/2')
  })

  test('F1-Corner.13 only a band over its limit is thrown for', () => {
    const first = after(moving('16c', 100), ['run 21b K2a@0,K2b@20'])
    expect(first.phase).toEqual(awaiting(100, 2, 20))
    const second = after(moving('16b', 100), ['run 21c K2a@20,K2b@0', 'penalty 1-1'])
    expect([dials(second), second.phase]).toEqual(['21c 100/0/0', { _tag: 'SettingSpeed' }])
  })

  test('F1-Corner.13 two bands of two corners are two throws', () => {
    const start = moving('24b', 120)
    const first = after(start, ['run 30c K3@20,K4@20', 'penalty 6-6'])
    expect(first.phase).toEqual(awaiting(120, 4, 20))
    expect(dials(after(first, ['penalty 5-6']))).toBe('spin-K4 0/0/0')
  })

  test('F1-Corner.13 a car that spins off at the first band never comes to the second', () => {
    const { state, events } = told(moving('16c', 120), [two, 'penalty 1-2'])
    expect(events.slice(5)).toEqual([
      { _tag: 'PenaltyThrown', car: 0, band: 1, over: 20, dice: [1, 2], result: { _tag: 'SpinOff' } },
      { _tag: 'SpunOff', car: 0, cause: 'dice', from: place('22c'), to: place('spin-K2') },
      ...done('spin-K2', 0),
    ])
    expect(dials(state)).toBe('spin-K2 0/0/0')
  })

  test('F1-Corner.14 the second throw is read with the tires that the first has worn', () => {
    // At 40 over a 6 costs two points up to gauge 3, and from 4 on spins the car off.
    const once = after(moving('16b', 120, { tire: 3 }), ['run 22b K2a@40,K2b@40', 'penalty 1-3'])
    expect(dials(once)).toBe('22b 120/0/4')
    expect(dials(after(once, ['penalty 2-4']))).toBe('spin-K2 0/0/4')
    const free = after(moving('16b', 120, { tire: 3 }), ['run 22b K2a@40,K2b@40', 'penalty 1-1'])
    expect(dials(after(free, ['penalty 2-4']))).toBe('22b 120/0/5')
  })

  test('F1-Corner.13 a line beyond the band where a car spins off does not count', () => {
    const start = table({ cars: [{ at: '35b', speed: 140, lapsLeft: 1 }, { at: '30a' }] })
    const crossed = after(start, ['speed 140', 'run 2b K6@40,line'])
    expect(after(crossed, ['penalty 5-6']).cars[0]?.lapsLeft).toBe(1)
    expect(after(crossed, ['penalty 1-1']).cars[0]?.lapsLeft).toBe(0)
  })
})

describe('the risk', () => {
  const risks = (over: 20 | 40, tire: number): { readonly spin: number; readonly any: number } => {
    const [speed, run] = over === 20 ? ([100, 'run 15b K1@20'] as const) : ([120, 'run 16b K1@40'] as const)
    const thrown = after(moving('10b', speed, { tire }), [run])
    const fates = Object.entries(weights(thrown)).map(([line, weight]) => ({
      fate: after(thrown, [line]).cars[0],
      weight,
    }))
    const before = thrown.cars[0]
    const ways = (counts: (fate: (typeof fates)[number]) => boolean): number =>
      fates.filter(counts).reduce((sum, { weight }) => sum + weight, 0)
    return {
      spin: ways(({ fate }) => fate?.place === place('spin-K1')),
      any: ways(({ fate }) => fate?.place !== before?.place || fate?.tire !== tire || fate.brake > 0),
    }
  }

  test.each<readonly [string, 20 | 40, number, number, number]>([
    ['F1-Corner.15 at 20 over 4 of 36 throws spin a car off and 15 cost something', 20, 0, 4, 15],
    ['F1-Corner.15 at 20 over worn tires change nothing', 20, 7, 4, 15],
    ['F1-Corner.15 at 40 over 4 of 36 throws spin a car off and 32 cost something', 40, 0, 4, 32],
    ['F1-Corner.15 at 40 over with the tires at 4 eleven of 36 throws spin a car off', 40, 4, 11, 32],
  ])('%s', (_, over, tire, spin, any) => {
    expect(risks(over, tire)).toEqual({ spin, any })
  })
})

describe('refusals while the dice are awaited', () => {
  const thrown = after(moving('10b', 100), ['run 15b K1@20'])

  test.each([
    ['F1-Corner.6 no speed is set before the throw', 'speed 100', 'SetSpeed'],
    ['F1-Corner.6 no car moves on before the throw', 'run 20b K2a@20,K2b@20', 'Run'],
    ['F1-Corner.6 no car drives up to another before the throw', 'behind 15b -', 'DriveUp'],
    ['F1-Corner.6 no card is passed up once the dice are called for', 'pass', 'Pass'],
    [
      'F1-Corner.6 no extra spaces are played once the dice are called for',
      'extra slipStreaming 18b K2a@20',
      'PlayExtra',
    ],
    ['F1-Corner.6 no Superb Driving is played once the dice are called for', 'superb 0', 'PlaySuperb'],
    ['F1-Corner.6 no Special Tires are used once the dice are called for', 'tires 0', 'UseTires'],
    ['F1-Corner.6 no grid is thrown for', 'grid 1-1', 'ThrowForGrid'],
  ])('%s', (_, line, move) => {
    expect(refusal(thrown, line)).toEqual({ _tag: 'NotAskedFor', rule: 'F1-Order.2', move, phase: 'ThrowingPenalty' })
    expect(legal(thrown)).toEqual([])
  })

  test.each<readonly [string, number, number]>([
    ['F1-Equip.3 a throw names the smaller die first', 4, 3],
    ['F1-Equip.3 a die has no 0', 0, 3],
    ['F1-Equip.3 a die has no 7', 3, 7],
    ['F1-Equip.3 a die shows a whole number', 1.5, 3],
  ])('%s', (_, low, high) => {
    const dice: Dice = [low as Face, high as Face]
    expect(t1.apply(thrown, { _tag: 'ThrowPenalty', dice })).toEqual(
      E.left({ _tag: 'NoSuchOutcome', rule: 'F1-Equip.3', outcome: `a throw of ${low}-${high}` }),
    )
  })
})
