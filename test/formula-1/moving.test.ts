import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Step } from '../../src/core/game.js'
import type { Event } from '../../src/formula-1/event.js'
import type { Mph, State } from '../../src/formula-1/model.js'
import { showRefusal, type Refusal } from '../../src/formula-1/refusal.js'
import { after, board1962, dials, legal, moveOf, placeOf, refusal, t1, table, told } from './table.js'

const place = (id: string): number => placeOf(t1, id)

/** The first car has set this speed and is to move; the others stand as fast as it is. */
const moving = (at: string, speed: Mph, others: ReadonlyArray<string> = []): State =>
  after(table({ cars: [at, ...others].map((id) => ({ at: id, speed })) }), [`speed ${speed}`])

/** A move with a path of the driver's own, which is listed without the path. */
const driven = (state: State, line: string): Step<State, Event> => {
  const step = t1.apply(state, moveOf(t1, line))
  if (E.isLeft(step)) throw new Error(JSON.stringify(step.left))
  return step.right
}

/** The spaces of the path that is told of. */
const movedAlong = (state: State, line: string): ReadonlyArray<string> => {
  const moved = driven(state, line).events.find((event) => event._tag === 'CarMoved')
  return (moved?.path ?? []).map((space) => t1.track.places[space]?.id ?? '')
}

/** The spaces where the car can end. */
const ends = (state: State): ReadonlyArray<string> => [...new Set(legal(state).map((move) => move.split(' ')[1] ?? ''))]

describe('steps', () => {
  test.each<readonly [string, Mph, string]>([
    ['F1-Move.1 at 20 exactly one space is moved', 20, '3b'],
    ['F1-Move.1 at 60 exactly three spaces are moved', 60, '5b'],
    ['F1-Move.1 at 160 exactly eight spaces are moved', 160, '10b'],
  ])('%s', (_, speed, to) => {
    const row = 2 + speed / 20
    expect(ends(moving('2b', speed))).toEqual([`${row}a`, `${row}b`, `${row}c`])
    expect(dials(after(moving('2b', speed), [`run ${to} -`]))).toBe(`${to} ${speed}/0/0`)
  })

  test.each<readonly [string, string, Refusal]>([
    [
      'F1-Move.1 a car does not stop short',
      'run 4b -',
      { _tag: 'OutOfReach', rule: 'F1-Move.1', to: place('4b'), spaces: 3 },
    ],
    [
      'F1-Move.1 a car does not move too far',
      'run 6b -',
      { _tag: 'OutOfReach', rule: 'F1-Move.1', to: place('6b'), spaces: 3 },
    ],
    [
      'F1-Move.1 a car does not stay where it is',
      'run 2b -',
      { _tag: 'OutOfReach', rule: 'F1-Move.1', to: place('2b'), spaces: 3 },
    ],
    [
      'F1-Move.1 a car does not run to a place off the track',
      'run spin-K1 -',
      { _tag: 'OutOfReach', rule: 'F1-Move.1', to: place('spin-K1'), spaces: 3 },
    ],
  ])('%s', (_, line, expected) => {
    expect(refusal(moving('2b', 60), line)).toEqual(expected)
    expect(showRefusal(expected)).toContain('(F1-Move.1)')
  })

  test('F1-Move.2 a step leads straight ahead', () => {
    expect(dials(after(moving('6b', 20), ['run 7b -']))).toBe('7b 20/0/0')
  })

  test('F1-Move.3 a step leads diagonally forward to either side', () => {
    const ended = ['run 7a -', 'run 7c -'].map((run) => dials(after(moving('6b', 20), [run])))
    expect(ended).toEqual(['7a 20/0/0', '7c 20/0/0'])
  })

  test.each([
    ['F1-Move.4 no step leads sideways to the inside', '6a'],
    ['F1-Move.4 no step leads sideways to the outside', '6c'],
    ['F1-Move.5 no step leads straight back', '5b'],
    ['F1-Move.5 no step leads diagonally back', '5a'],
    ['F1-Move.5 no step leads diagonally back to the outside', '5c'],
  ])('%s', (_, to) => {
    expect(refusal(moving('6b', 20), `run ${to} -`)).toEqual({
      _tag: 'OutOfReach',
      rule: 'F1-Move.1',
      to: place(to),
      spaces: 1,
    })
  })

  test('F1-Move.2-5 every step of the board of 1962 leads to a later row', () => {
    const { cells } = board1962.track.circuit
    const rowOf = new Map(cells.map(({ id, row }) => [id, row]))
    const rows = Math.max(...rowOf.values()) + 1
    const ahead = cells.flatMap(({ row, links }) => links.map(({ to }) => ((rowOf.get(to) ?? row) - row + rows) % rows))
    expect([...new Set(ahead)].sort()).toEqual([1, 2, 3])
  })

  test('F1-Move.8 Diagram A: straight ahead and to both sides ahead, but neither sideways nor back', () => {
    expect(legal(moving('6b', 20))).toEqual(['run 7a -', 'run 7b -', 'run 7c -'])
  })

  test('F1-Move.2-3 a car may weave, and says how', () => {
    expect(movedAlong(moving('2b', 80), 'run 6b - via 3a,4b,5c,6b')).toEqual(['3a', '4b', '5c', '6b'])
  })

  test('F1-Move.1 which way a car takes plays no part in what the move leads to', () => {
    const state = moving('2b', 80)
    expect(driven(state, 'run 6b - via 3a,4b,5c,6b').state).toEqual(driven(state, 'run 6b -').state)
  })
})

describe('other cars', () => {
  test('F1-Move.6 a car cannot end on a space that another holds', () => {
    const state = moving('6b', 20, ['7b'])
    expect(legal(state)).toEqual(['run 7a -', 'run 7c -'])
    expect(refusal(state, 'run 7b -')).toEqual({ _tag: 'SpaceTaken', rule: 'F1-Move.6', to: place('7b'), by: 1 })
  })

  test('F1-Move.6 off the track a place holds any number of cars', () => {
    const start = table({
      cars: [{ at: '10b', speed: 100 }, { at: 'spin-K1' }, { at: 'spin-K1' }],
    })
    expect(dials(after(start, ['speed 100', 'run 15a K1@60']))).toBe('spin-K1 0/0/0')
  })

  test('F1-Move.7 no path leads over a car', () => {
    // Two spaces from 22a end on 24b, over 23a or 23b; from 23a the only way on is 24b.
    const state = moving('22a', 40, ['23a', '23b'])
    expect(legal(state)).toEqual(['behind 22a -'])
    expect(legal(moving('22a', 40, ['23a']))).toEqual(['run 24b -'])
    expect(legal(moving('22a', 40, ['23b']))).toEqual(['run 24b -'])
  })

  test('F1-Move.7 an inner space of a path is free: the car goes round', () => {
    const { events } = told(moving('6b', 40, ['7b']), ['run 8b -'])
    expect(events[0]).toEqual({
      _tag: 'CarMoved',
      car: 0,
      from: place('6b'),
      to: place('8b'),
      path: [place('7a'), place('8b')],
      steps: 2,
      cause: 'speed',
    })
  })

  test('F1-Move.7 a space that only leads through another car is refused', () => {
    const state = moving('2a', 40, ['3a'])
    expect(legal(state)).toEqual(['run 4a -', 'run 4b -', 'run 4c -'])
    const shut = moving('2a', 40, ['3b'])
    expect(legal(shut)).toEqual(['run 4a -', 'run 4b -'])
    expect(refusal(shut, 'run 4c -')).toEqual({ _tag: 'WayBarred', rule: 'F1-Move.7', to: place('4c') })
  })

  test('F1-Move.7 a car slips between two cars at its sides', () => {
    // 7b and 6c are taken: the diagonal from 6b to 7c enters a free space and jumps nobody.
    expect(legal(moving('6b', 20, ['7b', '6c']))).toEqual(['run 7a -', 'run 7c -'])
  })

  test("F1-Move.6-7 cars off the track and in pits are in nobody's way", () => {
    const others = ['outside-7b', 'spin-K1', 'pit-orange']
    expect(legal(moving('6b', 20, others))).toEqual(['run 7a -', 'run 7b -', 'run 7c -'])
  })
})

const OTHER_PATH = { _tag: 'PathOfAnotherMove', rule: 'F1-Move.1' } as const

describe('refusals of a move', () => {
  test.each([
    ['F1-Move.1 a path that is too short', '3b,4b'],
    ['F1-Move.1 a path that is too long', '3b,4b,5b,6b'],
    ['F1-Move.1 a path that ends elsewhere', '3b,4b,5c'],
    ['F1-Move.4 a path with a step sideways', '3b,3a,5b'],
    ['F1-Move.5 a path with a step back', '3b,2b,5b'],
    ['F1-Move.1 a path with a leap', '3b,7b,5b'],
    ['F1-Move.7 a path through another car', '3a,4a,5b'],
    ['F1-Move.1 a path off the track', 'outside-3b,4b,5b'],
    ['F1-Move.1 an empty path', ''],
  ])('%s is refused', (_, via) => {
    const path = via === '' ? [] : via.split(',').map(place)
    expect(refusal(moving('2b', 60, ['4a']), `run 5b - via ${via}`)).toEqual({ ...OTHER_PATH, path })
  })

  test('F1-Move.1 on the board of 1962 a path may be too short though it leads to the same space', () => {
    // The long space 45d can be entered from 43e and from 44e.
    const start = table({ game: board1962, cars: [{ at: '43e', speed: 60 }] })
    const state = after(start, ['speed 60'], board1962)
    const path = ['45d', '46d'].map((id) => placeOf(board1962, id))
    expect(legal(state, board1962)).toContain('run 46d c5@0')
    expect(refusal(state, 'run 46d c5@0 via 45d,46d', board1962)).toEqual({ ...OTHER_PATH, path })
  })

  test('F1-Block.3, F1-Move.1 a blocked car may name its path, if that is one of its move', () => {
    const state = moving('20b', 120, ['24b'])
    expect(movedAlong(state, 'behind 23b - via 21c,22c,23b')).toEqual(['21c', '22c', '23b'])
    expect(movedAlong(state, 'behind 23b -')).toEqual(['21b', '22b', '23b'])
    expect(refusal(state, 'behind 23b - via 21c,22c,23c')).toEqual({
      ...OTHER_PATH,
      path: ['21c', '22c', '23c'].map(place),
    })
  })

  test('F1-Pit.6, F1-Move.1 a car may name its path into the pit, if that is free and leads there', () => {
    const state = moving('38b', 100, ['0b'])
    expect(movedAlong(state, 'pit line via 39b,0c,1c,2c,pit-yellow')).toEqual(['39b', '0c', '1c', '2c', 'pit-yellow'])
    expect(refusal(state, 'pit line via 39b,0b,1c,2c,pit-yellow')).toEqual({
      ...OTHER_PATH,
      path: ['39b', '0b', '1c', '2c', 'pit-yellow'].map(place),
    })
    expect(refusal(state, 'pit line via 39b,0c,1c,2c')).toEqual({
      ...OTHER_PATH,
      path: ['39b', '0c', '1c', '2c'].map(place),
    })
  })

  test.each([
    ['F1-Corner.4 a path over the slower lane of a band', '11b,12a,13b,14b', 'K1@0', 'K1@40'],
    ['F1-Corner.4 a path over the faster lane of a band', '11b,12b,13b,14b', 'K1@40', 'K1@0'],
  ])('%s belongs to one move only', (_, path, wrong, right) => {
    const state = moving('10b', 80)
    const refused = { ...OTHER_PATH, path: path.split(',').map(place) }
    expect(refusal(state, `run 14b ${wrong} via ${path}`)).toEqual(refused)
    expect(movedAlong(state, `run 14b ${right} via ${path}`)).toEqual(path.split(','))
  })

  test.each<readonly [string, State, string, Refusal]>([
    [
      'F1-Corner.4 crossings that no path there has are refused',
      moving('10b', 80),
      'run 14b -',
      { _tag: 'NoSuchCrossings', rule: 'F1-Corner.4', to: place('14b'), crossings: '' },
    ],
    [
      'F1-Corner.4 an excess that no path there has is refused',
      moving('10b', 80),
      'run 14b K1@20',
      { _tag: 'NoSuchCrossings', rule: 'F1-Corner.4', to: place('14b'), crossings: 'K1@20' },
    ],
    [
      'F1-Corner.4 a line that no path there crosses is refused',
      moving('10b', 80),
      'run 14b K1@0,line',
      { _tag: 'NoSuchCrossings', rule: 'F1-Corner.4', to: place('14b'), crossings: 'K1@0,line' },
    ],
    [
      'F1-Block.3 a blocked car does not run',
      moving('20b', 120, ['24b']),
      'run 26b K3@20',
      { _tag: 'IsBlocked', rule: 'F1-Block.3', spaces: 3 },
    ],
    [
      'F1-Block.3 a blocked car does not stop short of its blocker',
      moving('20b', 120, ['24b']),
      'behind 22b -',
      { _tag: 'OutOfReach', rule: 'F1-Move.1', to: place('22b'), spaces: 3 },
    ],
    [
      "F1-Move.6 a blocked car does not end on its blocker's space",
      moving('22b', 60, ['23a', '24b']),
      'behind 23a -',
      { _tag: 'SpaceTaken', rule: 'F1-Move.6', to: place('23a'), by: 1 },
    ],
    [
      'F1-Move.7 a blocked car does not drive up through another car',
      moving('9b', 100, ['12b', '14a', '14b', '14c']),
      'behind 13b K1@20',
      { _tag: 'WayBarred', rule: 'F1-Move.7', to: place('13b') },
    ],
    [
      'F1-Block.3 a car with a free path of full length is not blocked',
      moving('6b', 60, ['8b']),
      'behind 7b -',
      { _tag: 'IsNotBlocked', rule: 'F1-Block.3', spaces: 3 },
    ],
    [
      'F1-Block.10 behind a car no faster there is no raise',
      moving('22b', 60, ['24b']),
      'behind 23b - raise',
      { _tag: 'NoRaise', rule: 'F1-Block.10', speed: 60, blockerSpeed: 60, most: 120 },
    ],
    [
      'F1-Block.11 a raise of more than 60 in the turn is refused',
      after(
        table({
          cars: [
            { at: '22b', speed: 40 },
            { at: '24b', speed: 120 },
          ],
        }),
        ['speed 60'],
      ),
      'behind 23b - raise',
      { _tag: 'NoRaise', rule: 'F1-Block.11', speed: 60, blockerSpeed: 120, most: 100 },
    ],
    [
      'F1-Pit.11 a car that can leave does not wait',
      moving('pit-yellow', 60),
      'wait',
      { _tag: 'IsNotHeld', rule: 'F1-Pit.11' },
    ],
    ['F1-Pit.11 a car on the track does not wait', moving('2b', 60), 'wait', { _tag: 'IsNotHeld', rule: 'F1-Pit.11' }],
    [
      'F1-Pit.6 a pit that the count misses is refused',
      moving('38b', 60),
      'pit line',
      { _tag: 'PitOutOfReach', rule: 'F1-Pit.6', spaces: 3 },
    ],
    [
      'F1-Pit.1 a pit is refused before a lap is complete',
      moving('2a', 20),
      'pit -',
      { _tag: 'PitOutOfReach', rule: 'F1-Pit.6', spaces: 1 },
    ],
    [
      'F1-Pit.1 a pit within reach is refused before a lap is complete',
      moving('2c', 20),
      'pit -',
      { _tag: 'NoLapComplete', rule: 'F1-Pit.1' },
    ],
  ])('%s', (_, state, line, expected) => {
    expect(refusal(state, line)).toEqual(expected)
    expect(showRefusal(expected)).toContain(`(${expected.rule})`)
    expect(legal(state)).not.toContain(line)
  })

  test.each([
    ['F1-Order.2 no card is played before the car has moved', 'pass', 'Pass'],
    ['F1-Order.2 no extra spaces come before the car has moved', 'extra quickReactions 6b -', 'PlayExtra'],
    ['F1-Order.2 no Superb Driving comes before the car has moved', 'superb 0', 'PlaySuperb'],
    ['F1-Order.2 no Special Tires are kept before the car has moved', 'keep', 'KeepTires'],
    ['F1-Order.2 no Special Tires are used before the car has moved', 'tires 0', 'UseTires'],
    ['F1-Order.2 no dice fall before the car has moved', 'penalty 1-1', 'ThrowPenalty'],
    ['F1-Order.2 no grid is thrown for during the race', 'grid 1-1', 'ThrowForGrid'],
    ['F1-Order.2 no grid is drawn during the race', 'first 0', 'DrawGrid'],
    ['F1-Order.2 no card is dealt during the race', 'deal superbDriving', 'DealTactic'],
    ['F1-Order.2 no Pit Card is drawn out of the pit', 'pitcard fumes', 'DrawPitCard'],
    ['F1-Order.2 no Tactic Card is drawn out of the pit', 'draw superbDriving', 'DrawTacticCard'],
  ])('%s', (_, line, move) => {
    const state = after(
      table({ cars: [{ at: '2b', hand: { quickReactions: 1, superbDriving: 1 }, specialTires: true }] }),
      ['speed 60'],
    )
    expect(refusal(state, line)).toEqual({ _tag: 'NotAskedFor', rule: 'F1-Order.2', move, phase: 'Moving' })
  })

  test.each([
    'run 5b -',
    'behind 5b -',
    'wait',
    'pit -',
    'pass',
    'superb 0',
    'tires 0',
    'penalty 1-1',
    'pitcard fumes',
  ])('F1-Finish.3 after the race %s is refused', (line) => {
    const over = table({ cars: [{ at: '2b' }], phase: { _tag: 'RaceOver', winners: [0] } })
    expect(refusal(over, line)).toEqual({ _tag: 'RaceIsOver', rule: 'F1-Finish.3' })
    expect(legal(over)).toEqual([])
  })
})

describe('a whole move', () => {
  test('F1-Move.1 a move is told with its path, and the turn passes on', () => {
    const start = table({ cars: [{ at: '2b' }, { at: '2c' }] })
    const { state, events } = told(start, ['speed 60', 'run 5a -'])
    expect(events).toEqual([
      { _tag: 'SpeedSet', car: 0, from: 0, to: 60, how: 'raise' },
      { _tag: 'Waiting', phase: { _tag: 'Moving', from: 0, card: 'none', superb: -1 } },
      {
        _tag: 'CarMoved',
        car: 0,
        from: place('2b'),
        to: place('5a'),
        path: ['3a', '4a', '5a'].map(place),
        steps: 3,
        cause: 'speed',
      },
      { _tag: 'TurnEnded', car: 0, place: place('5a'), speed: 60 },
      { _tag: 'TurnStarted', car: 1, place: place('2c'), speed: 0 },
      { _tag: 'Waiting', phase: { _tag: 'SettingSpeed' } },
    ])
    const [mover, other] = start.cars
    expect(state).toEqual({ ...start, current: 1, cars: [{ ...mover, place: place('5a'), speed: 60 }, other] })
  })
})
