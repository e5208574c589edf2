import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { play, start, type Match } from '../../src/core/match.js'
import { uniformPolicy } from '../../src/core/playout.js'
import { seeded } from '../../src/core/rng.js'
import type { Event } from '../../src/formula-1/event.js'
import type { Move, Mph, Options, State } from '../../src/formula-1/model.js'
import { after, legal, placeOf, refusal, t1, table, told } from './table.js'

const place = (id: string): number => placeOf(t1, id)

/** Every car at 20, one behind the other from this row on backwards, the first one last. */
const line = (cars: number): State =>
  table({ cars: Array.from({ length: cars }, (_, car) => ({ at: `${2 + 2 * car}b`, speed: 20 as const })) })

/** Which cars have their turns, and in which rounds, as `2:0`. */
const turns = (events: ReadonlyArray<Event>, from = 1): ReadonlyArray<string> => {
  let round = from
  return events.flatMap((event) => {
    if (event._tag === 'RoundStarted') round = event.round
    return event._tag === 'TurnStarted' || event._tag === 'MoveMissed' ? [`${round}:${event.car}`] : []
  })
}

describe('whose turn it is', () => {
  test('F1-Order.1 yellow moves first though it stands last', () => {
    const start = table({ cars: [{ at: '2b' }, { at: '30b' }, { at: '38b' }] })
    expect([start.current, t1.turn(start)]).toEqual([0, { _tag: 'Choose', seat: 0 }])
    const second = after(start, ['speed 20', 'run 3b -', 'speed 20', 'run 31b -', 'speed 20', 'run 39b -'])
    expect([second.round, second.current]).toEqual([2, 0])
  })

  test('F1-Order.1 yellow moves first in a new round though it stands off the track', () => {
    const cars = [
      { at: '10b', speed: 100 },
      { at: '2b', speed: 20 },
    ] as const
    const again = after(table({ cars }), ['speed 100', 'run 15a K1@60', 'speed 20', 'run 3b -'])
    expect([again.round, again.current, t1.turn(again)]).toEqual([2, 0, { _tag: 'Choose', seat: 0 }])
  })

  test('F1-Order.2 one move is one turn, and the next car is on turn', () => {
    const { state, events } = told(line(3), ['speed 20', 'run 3b -'])
    expect(events.slice(-3)).toEqual([
      { _tag: 'TurnEnded', car: 0, place: place('3b'), speed: 20 },
      { _tag: 'TurnStarted', car: 1, place: place('4b'), speed: 20 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect([state.round, state.current]).toEqual([1, 1])
  })

  test('F1-Order.2 after the last car a new round begins', () => {
    const { state, events } = told(line(2), ['speed 20', 'run 3b -', 'speed 20', 'run 5b -'])
    expect(events.slice(-4)).toEqual([
      { _tag: 'TurnEnded', car: 1, place: place('5b'), speed: 20 },
      { _tag: 'RoundStarted', round: 2 },
      { _tag: 'TurnStarted', car: 0, place: place('3b'), speed: 20 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    expect([state.round, state.current]).toEqual([2, 0])
  })

  test('F1-Order.2 a turn with dice ends when the last of them has fallen', () => {
    const start = table({ cars: [{ at: '16c', speed: 120 }, { at: '2b' }] })
    const moved = after(start, ['speed 120', 'run 22c K2a@20,K2b@20'])
    const [once, twice] = [after(moved, ['penalty 1-1']), after(moved, ['penalty 1-1', 'penalty 1-1'])]
    expect([moved.current, once.current, twice.current]).toEqual([0, 0, 1])
  })

  test('F1-Order.2 a car that is blocked where it stands has had its turn', () => {
    const cars = ['6b', '7a', '7b', '7c'].map((at): { at: string; speed: Mph } => ({ at, speed: 60 }))
    const blocked = after(table({ cars }), ['speed 60', 'behind 6b -'])
    expect([blocked.round, blocked.current]).toEqual([1, 1])
  })

  test('F1-Order.2 the seat on turn is that of the driver, wherever his car started', () => {
    const start = line(3)
    const seats = [2, 0, 1]
    const moved = { ...start, cars: start.cars.map((car, index) => ({ ...car, seat: seats[index] ?? 0 })) }
    expect(t1.turn(moved)).toEqual({ _tag: 'Choose', seat: 2 })
    expect(t1.turn(after(moved, ['speed 20', 'run 3b -']))).toEqual({ _tag: 'Choose', seat: 0 })
  })

  test('F1-Order.3 the order is the same in each round', () => {
    const rounds = [0, 1, 2].flatMap((round) =>
      [0, 1, 2].flatMap((car) => ['speed 20', `run ${3 + 2 * car + round}b -`]),
    )
    expect(turns(told(line(3), rounds.slice(0, 16)).events)).toEqual([
      '1:1',
      '1:2',
      '2:0',
      '2:1',
      '2:2',
      '3:0',
      '3:1',
      '3:2',
    ])
  })

  test('F1-Order.3 a missed move keeps its place in the order', () => {
    const cars = [
      { at: '20b', speed: 20 },
      { at: 'pit-orange', missTurns: 2 },
      { at: '30b', speed: 20 },
    ] as const
    const { state, events } = told(table({ cars }), [
      'speed 20',
      'run 21b -',
      'speed 20',
      'run 31b -',
      'speed 20',
      'run 22b -',
    ])
    expect(turns(events)).toEqual(['1:1', '1:2', '2:0', '2:1', '2:2'])
    expect(events.filter(({ _tag }) => _tag === 'MoveMissed')).toEqual([
      { _tag: 'MoveMissed', car: 1, left: 1 },
      { _tag: 'MoveMissed', car: 1, left: 0 },
    ])
    expect([state.current, state.cars[1]?.missTurns]).toEqual([2, 0])
  })

  test('F1-Order.3 all but one may miss their moves at once', () => {
    const cars = [
      { at: 'pit-yellow', missTurns: 1 },
      { at: '20b', speed: 20 },
      { at: 'pit-green', missTurns: 1 },
    ] as const
    const { state, events } = told(table({ cars, turn: 1 }), ['speed 20', 'run 21b -'])
    expect(turns(events)).toEqual(['1:2', '2:0', '2:1'])
    expect(state.current).toBe(1)
  })
})

/** A whole race in which all decide at random. */
const race = (seed: number, seats: number): { readonly state: State; readonly events: ReadonlyArray<Event> } => {
  const begun = start(t1)({ seats, laps: 3 }, seeded(seed))
  if (E.isLeft(begun)) throw new Error(JSON.stringify(begun.left))
  const happened = [...begun.right.events]
  let match: Match<Options, State, Move> = begun.right.match
  let rng = begun.right.rng
  while (t1.turn(match.state)._tag !== 'Over') {
    const [move, next] = uniformPolicy(match.state, t1.legal(match.state), rng)
    const played = play(t1)(match, move, next)
    if (E.isLeft(played)) throw new Error(JSON.stringify(played.left))
    happened.push(...played.right.events)
    match = played.right.match
    rng = played.right.rng
  }
  return { state: match.state, events: happened }
}

describe('whole races', () => {
  test.each([2, 3, 4, 5, 6])(
    'F1-Order.1, F1-Order.3 with %i cars every round goes from yellow round the table',
    (seats) => {
      const { state, events } = race(seats, seats)
      const expected = Array.from(
        { length: state.round * seats },
        (_, turn) => `${1 + Math.floor(turn / seats)}:${turn % seats}`,
      )
      expect(turns(events)).toEqual(expected)
    },
  )
})

describe('the last round', () => {
  const cars = [
    { at: '20b', speed: 20 },
    { at: '39b', speed: 20, lapsLeft: 1 },
    { at: '30b', speed: 20 },
  ] as const

  test('F1-Order.3 the cars behind a finisher still have their turn, those before it have none', () => {
    const finishing = after(table({ cars }), ['speed 20', 'run 21b -', 'speed 20', 'run 0b line'])
    expect([finishing.phase, finishing.current]).toEqual([{ _tag: 'SettingSpeed' }, 2])
    const { state, events } = told(finishing, ['speed 20', 'run 31b -'])
    expect(events.slice(-3)).toEqual([
      { _tag: 'TurnEnded', car: 2, place: place('31b'), speed: 20 },
      {
        _tag: 'RaceEnded',
        winners: [1],
        standings: [1, 2, 0].map((seat, index) => ({ seat, place: index + 1 })),
      },
      { _tag: 'Waiting', phase: { _tag: 'RaceOver', winners: [1] } },
    ])
    expect([legal(state), refusal(state, 'speed 20')]).toEqual([[], { _tag: 'RaceIsOver', rule: 'F1-Finish.3' }])
  })

  test('F1-Order.1 a race may end in the turn of yellow only if it is alone', () => {
    const alone = table({ cars: [{ at: '39b', speed: 20, lapsLeft: 1 }] })
    expect(after(alone, ['speed 20', 'run 0b line']).phase).toEqual({ _tag: 'RaceOver', winners: [0] })
    const two = table({ cars: [{ at: '39b', speed: 20, lapsLeft: 1 }, { at: '20b' }] })
    expect(after(two, ['speed 20', 'run 0b line']).phase).toEqual({ _tag: 'SettingSpeed' })
  })
})

describe('refusals of what is not asked for', () => {
  test.each([
    ['F1-Order.2 a car does not move again in its turn', 'run 4b -', 'Run'],
    ['F1-Order.2 a card is not passed up where none was asked for', 'pass', 'Pass'],
    ['F1-Order.2 no dice fall where none are asked for', 'penalty 1-1', 'ThrowPenalty'],
  ])('%s', (_, text, move) => {
    expect(refusal(after(line(2), ['speed 20', 'run 3b -']), text)).toEqual({
      _tag: 'NotAskedFor',
      rule: 'F1-Order.2',
      move,
      phase: 'SettingSpeed',
    })
  })
})

describe('moves that no kind of move allows', () => {
  const setting = table({ cars: [{ at: '10b', hand: { goodCarburettor: 1, quickReactions: 1 } }, { at: '30b' }] })
  const card = after(setting, ['speed 40', 'run 12b K1@0'])
  const behind = after(
    table({
      cars: [
        { at: '24b', speed: 20 },
        { at: '25b', speed: 60 },
      ],
    }),
    ['speed 20'],
  )

  test.each<readonly [string, State, unknown, string]>([
    [
      'a speed with a card for the end',
      setting,
      { _tag: 'SetSpeed', speed: 80, card: 'quickReactions' },
      'SetSpeed with quickReactions',
    ],
    [
      'extra spaces by a card that gives none',
      card,
      { _tag: 'PlayExtra', card: 'goodCarburettor', to: placeOf(t1, '14b'), crossings: '', path: null },
      'PlayExtra with goodCarburettor',
    ],
    [
      'a raise that is neither wished nor not',
      behind,
      { _tag: 'DriveUp', to: placeOf(t1, '24b'), crossings: '', raise: 'yes', path: null },
      'DriveUp with raise yes',
    ],
    ['a kind that is none', setting, { _tag: 'toString' }, 'toString'],
  ])('F1-Order.2 %s is refused', (_, state, move, asked) => {
    const phase = state.phase._tag
    const refused = E.left({ _tag: 'NotAskedFor', rule: 'F1-Order.2', move: asked, phase })
    expect(t1.apply(state, move as Move)).toEqual(refused)
    expect(t1.advance(state, move as Move)).toEqual(refused)
  })
})
