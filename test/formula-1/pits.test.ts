import { describe, expect, test } from 'vitest'
import { DECKS } from '../../src/formula-1/data/cards.js'
import type { State } from '../../src/formula-1/model.js'
import { after, board1962, dials, legal, legalSpeeds, placeOf, refusal, t1, table, told, weights } from './table.js'

const at = (id: string): number => placeOf(t1, id)
const SPEEDS = [20, 40, 60, 80, 100, 120, 140, 160]

/** Yellow, worn and two laps from the end, five spaces before its pit. */
const before = (others: ReadonlyArray<string> = []): State =>
  table({
    cars: [
      { at: '38b', speed: 100, brake: 4, tire: 6, lapsLeft: 2, hand: { quickReactions: 1 } },
      ...others.map((place) => ({ at: place })),
    ],
  })

/** Speeds at which the car on turn is offered its pit. */
const pitSpeeds = (state: State): ReadonlyArray<number> =>
  SPEEDS.filter((speed) => legalSpeeds(state).includes(String(speed))).filter((speed) =>
    legal(after(state, [`speed ${speed}`])).some((line) => line.startsWith('pit')),
  )

describe('driving into the pit', () => {
  test('F1-Pit.1 at the end of a lap the pit is one of the ways to go', () => {
    expect(legal(after(before(), ['speed 100']))).toEqual(['run 3a line', 'run 3b line', 'run 3c line', 'pit line'])
  })

  test('F1-Pit.1 before a lap is complete a pit within reach is closed', () => {
    const grid = table({ cars: [{ at: '2a' }, { at: '2b' }, { at: '2c' }], turn: 2 })
    const set = after(grid, ['speed 60'])
    expect(legal(set)).toEqual(['run 5a -', 'run 5b -', 'run 5c -'])
    expect(refusal(set, 'pit -')).toEqual({ _tag: 'NoLapComplete', rule: 'F1-Pit.1' })
  })

  test('F1-Pit.1 pits before the line are open at the end of the first lap as well', () => {
    const cars = ['10d', '10e', '20b', '20d', '60a'].map((place) => ({ at: place, speed: 40 }) as const)
    const black = after(table({ game: board1962, cars, turn: 4 }), ['speed 40'], board1962)
    expect(legal(black, board1962)).toEqual(['run 62a -', 'run 62b -', 'run 62c -', 'pit -'])
  })

  test('F1-Pit.1, F1-Q.54 with the track closed and the way into the pit open the driver has both', () => {
    expect(legal(after(before(['3a', '3b', '3c']), ['speed 100']))).toEqual([
      'behind 2a line',
      'behind 2b line',
      'behind 2c line',
      'pit line',
    ])
  })

  test('F1-Pit.1, F1-Q.60 bands on the way into the pit are judged first', () => {
    const start = table({ cars: [{ at: '36b', speed: 140, lapsLeft: 2, hand: { superbDriving: 1 } }] })
    const asked = after(start, ['speed 140', 'pit K6@60,line'])
    const ends = ['pass', 'superb 5'].map((line) => {
      const end = after(asked, [line])
      return [dials(end), end.cars[0]?.lapsLeft]
    })
    expect(ends).toEqual([
      ['spin-K6 0/0/0', 2],
      ['pit-yellow 0/0/0', 1],
    ])
  })

  test('F1-Pit.2, F1-Pit.5 a stop puts speed, brakes and tires to 0 and leaves laps and hand alone', () => {
    const start = before()
    const [car] = after(start, ['speed 100', 'pit line']).cars
    expect(car).toEqual({ ...start.cars[0], place: at('pit-yellow'), speed: 0, brake: 0, tire: 0, lapsLeft: 1 })
  })

  test('F1-Pit.3 no step leads from a track space onto a pit space', () => {
    const targets = t1.track.ways.slice(0, t1.track.cells).flatMap((ways) => ways.map(({ to }) => to))
    expect(targets.filter((to) => to >= t1.track.cells)).toEqual([])
  })

  test('F1-Pit.3 a car in its pit is in nobody’s way', () => {
    const start = table({ cars: [{ at: '2c', speed: 20 }, { at: 'pit-orange' }] })
    expect(legal(after(start, ['speed 40']))).toEqual(['run 4a -', 'run 4b -', 'run 4c -'])
  })

  test('F1-Pit.4, F1-Pit.6 each colour reaches its own pit by its own count and no other', () => {
    const offered = [0, 1, 2, 3, 4, 5].map((turn) => {
      const cars = [0, 1, 2, 3, 4, 5].map((car) =>
        car === turn ? ({ at: '38b', speed: 100, lapsLeft: 2 } as const) : { at: 'spin-K3' },
      )
      return pitSpeeds(table({ cars, turn }))
    })
    expect(offered).toEqual([[100], [120], [140], [160], [], []])
  })

  test('F1-Pit.6 a count that does not end on the pit space leads past it', () => {
    const set = after(before(), ['speed 80'])
    expect(refusal(set, 'pit line')).toEqual({ _tag: 'PitOutOfReach', rule: 'F1-Pit.6', spaces: 4 })
  })

  test('F1-Pit.6 a car on the last space before the pit closes it', () => {
    expect(legal(after(before(['2c']), ['speed 100']))).toEqual(['run 3a line', 'run 3b line', 'run 3c line'])
  })

  test('F1-Pit.7 a car too fast for its pit begins the new lap', () => {
    const set = after(before(), ['speed 120'])
    expect(legal(set)).toEqual(['run 4a line', 'run 4b line', 'run 4c line'])
    expect(after(set, ['run 4c line', 'pass']).cars[0]).toEqual({
      ...before().cars[0],
      place: at('4c'),
      speed: 120,
      lapsLeft: 1,
    })
  })

  test('F1-Pit.8 neither from beside the pit nor from beyond it nor from another lane is there a way in', () => {
    const offered = ['2b', '2c', '3b', '3c', '4c'].map((place) =>
      pitSpeeds(table({ cars: [{ at: place, speed: 100, lapsLeft: 2 }] })),
    )
    expect(offered).toEqual([[], [20], [], [], []])
  })
})

describe('in the pit', () => {
  test('F1-Pit.9 every stop ends with one card of the pack, each as likely as the others', () => {
    const stopped = after(before(), ['speed 100', 'pit line'])
    expect(t1.turn(stopped)).toEqual({ _tag: 'Chance', kind: 'pitCard' })
    expect(weights(stopped)).toEqual(Object.fromEntries(DECKS.seed.pits.map((card) => [`pitcard ${card}`, 1])))
  })

  test('F1-Pit.9 the stop is told as the way in, the line, the pit and the dials', () => {
    expect(told(after(before(), ['speed 100']), ['pit line']).events).toEqual([
      {
        _tag: 'CarMoved',
        car: 0,
        from: at('38b'),
        to: at('pit-yellow'),
        path: ['39b', '0b', '1b', '2c', 'pit-yellow'].map(at),
        steps: 5,
        cause: 'speed',
      },
      { _tag: 'LineCrossed', car: 0, lapsLeft: 1 },
      { _tag: 'PitEntered', car: 0, pit: at('pit-yellow') },
      { _tag: 'DialsReset', car: 0, speed: 100, brake: 4, tire: 6 },
      { _tag: 'Waiting', phase: { _tag: 'DrawingPitCard' } },
    ])
  })

  test('F1-Pit.10 a card that costs a turn is obeyed before the car moves off', () => {
    const drawn = after(before(['13b']), ['speed 100', 'pit line', 'pitcard fumes'])
    const round = told(drawn, ['speed 20', 'run 14b -'])
    expect(round.events.filter(({ _tag }) => _tag !== 'CarMoved' && _tag !== 'SpeedSet')).toEqual([
      { _tag: 'Waiting', phase: { _tag: 'Moving', from: 0, card: 'none', superb: -1 } },
      { _tag: 'TurnEnded', car: 1, place: at('14b'), speed: 20 },
      { _tag: 'RoundStarted', round: 2 },
      { _tag: 'MoveMissed', car: 0, left: 0 },
      { _tag: 'TurnStarted', car: 1, place: at('14b'), speed: 20 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    const again = after(round.state, ['speed 20', 'run 15b -'])
    expect([again.current, again.round, legalSpeeds(again)]).toEqual([0, 3, ['20', '40', '60']])
  })
})

describe('shut in', () => {
  const shutIn = (place: string, exit: string): State =>
    table({
      cars: [
        { at: place, hand: { goodCarburettor: 1 } },
        { at: exit, speed: 20 },
      ],
    })

  test.each([
    ['F1-Pit.11 a car shut in its pit stays at the speed it sets, up to 60', 'pit-yellow', '4c'],
    ['F1-Pit.13 a car shut in on a Spin Off Point stays at the speed it sets, up to 60', 'spin-K1', '14c'],
    ['F1-Pit.13 so does a car shut in beside the track', 'outside-23b', '24b'],
  ])('%s', (_, place, exit) => {
    const start = shutIn(place, exit)
    const held = ['20', '40', '60', '120 carburettor'].map((speed) => {
      const set = after(start, [`speed ${speed}`])
      expect(legal(set)).toEqual(['wait'])
      return dials(after(set, ['wait']))
    })
    expect(held).toEqual([20, 40, 60, 60].map((speed) => `${place} ${speed}/0/0`))
  })

  test('F1-Pit.11 waiting is told with the speed that stays', () => {
    expect(told(after(shutIn('pit-yellow', '4c'), ['speed 60']), ['wait']).events).toEqual([
      { _tag: 'HeldOffTrack', car: 0, place: at('pit-yellow'), speed: 60 },
      { _tag: 'TurnEnded', car: 0, place: at('pit-yellow'), speed: 60 },
      { _tag: 'TurnStarted', car: 1, place: at('4c'), speed: 20 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
  })

  test('F1-Pit.11 a car that can leave does not wait', () => {
    const free = after(table({ cars: [{ at: 'pit-yellow' }, { at: '30a' }] }), ['speed 60'])
    expect(refusal(free, 'wait')).toEqual({ _tag: 'IsNotHeld', rule: 'F1-Pit.11' })
  })

  test.each([
    [
      'F1-Pit.12 after waiting in the pit a car leaves at up to 120',
      'pit-yellow',
      '4c',
      ['speed 80', 'run 8c -'],
      ['run 9a -', 'run 9b -', 'run 9c -'],
    ],
    [
      'F1-Pit.14 after waiting on a Spin Off Point a car leaves at up to 120',
      'spin-K1',
      '14c',
      ['speed 80', 'run 18a K2a@0'],
      ['run 19a K2a@20', 'run 19a K2a@40', 'run 19a K2a@60'],
    ],
  ])('%s', (_, place, exit, away, ways) => {
    const next = after(shutIn(place, exit), ['speed 60', 'wait', ...away])
    expect(legalSpeeds(next)).toEqual(['20', '40', '60', '80', '100', '120'])
    expect(legal(after(next, ['speed 120'])).slice(0, 3)).toEqual(ways)
  })

  test('F1-Pit.12, F1-Pit.14 a car that has to wait again comes down to 60 again', () => {
    const waited = table({ cars: [{ at: 'spin-K1', speed: 60 }, { at: '14c' }] })
    expect(dials(after(waited, ['speed 120', 'wait']))).toBe('spin-K1 60/0/0')
  })
})
