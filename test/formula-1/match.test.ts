/** Formula 1 under what the core offers for any game: odds, undo, records, previews. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { equalFractions, addFractions, fraction, type Fraction, showFraction } from '../../src/core/fraction.js'
import { hash } from '../../src/core/hash.js'
import { type Match, playMove, start } from '../../src/core/match.js'
import { movesOf } from '../../src/core/moves.js'
import { odds } from '../../src/core/odds.js'
import { record, replay } from '../../src/core/record.js'
import { seeded } from '../../src/core/rng.js'
import { undo } from '../../src/core/undo.js'
import { CIRCUIT_1962, CIRCUIT_1962_HASH } from '../../src/formula-1/data/circuit-1962.js'
import { leaguePoints, penaltyClasses, undominated } from '../../src/formula-1/advice.js'
import { explain } from '../../src/formula-1/explain.js'
import { fromPath, paths, reachable } from '../../src/formula-1/paths.js'
import { formula1 } from '../../src/formula-1/game.js'
import type { Decision, Move, Mph, Options, State } from '../../src/formula-1/model.js'
import { showRefusal } from '../../src/formula-1/refusal.js'
import { after, legal, moveOf, placeOf, refusal, t1, table } from './table.js'

const right = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

/** Yellow two spaces before band K1 at 120: over 12b it is 40 too fast. */
const fast = after(table({ cars: [{ at: '10b', speed: 120 }, { at: '30a' }] }), ['speed 120'])
const over40 = moveOf(t1, 'run 16b K1@40') as Decision

const summed = (parts: ReadonlyArray<Fraction>): Fraction => parts.reduce(addFractions, fraction(0n, 1n))

describe('odds', () => {
  test('F1-Corner.15 the odds of 40 over come to 4, 11, 7, 10 and 4 of 36, and sum to one', () => {
    const found = right(odds(t1)(fast, over40))
    expect(found.map(({ probability }) => showFraction(probability)).sort()).toEqual([
      '1/9',
      '1/9',
      '11/36',
      '5/18',
      '7/36',
    ])
    expect(equalFractions(summed(found.map(({ probability }) => probability)), fraction(1n, 1n))).toBe(true)
  })

  test('F1-Corner.15 what explain foretells is what odds finds', () => {
    const told = right(explain(t1)(fast, over40))
    const found = right(odds(t1)(fast, over40)).map(({ probability, state }) => {
      const { speed, brake, tire, place } = state.cars[0] as State['cars'][number]
      return `${showFraction(probability)} ${speed}/${brake}/${tire} ${place >= t1.track.cells ? 'off' : 'on'}`
    })
    const foretold = told.forecasts.map(
      ({ probability, speed, brake, tire, spinsOff }) =>
        `${showFraction(probability)} ${speed}/${brake}/${tire} ${spinsOff ? 'off' : 'on'}`,
    )
    expect(foretold.sort()).toEqual(found.sort())
    expect(showFraction(told.spinOff)).toBe('1/9')
  })
})

describe('explain', () => {
  test('F1-Reduce.1 a setting is explained by the wear that it would cost', () => {
    const start120 = table({ cars: [{ at: '2b', speed: 120 }, { at: '30a' }] })
    expect(right(explain(t1)(start120, { _tag: 'SetSpeed', speed: 60, card: 'none' })).wear).toEqual({
      brake: 2,
      tire: 1,
    })
  })

  test('F1-Block.5, F1-Block.6 driving up is explained by the blocker and the cost of coming down to it', () => {
    const blocked = after(
      table({
        cars: [
          { at: '20b', speed: 120 },
          { at: '24b', speed: 80 },
        ],
      }),
      ['speed 120'],
    )
    const told = right(explain(t1)(blocked, moveOf(t1, 'behind 23b -') as Decision))
    expect(told.blocker).toEqual({ car: 1, speed: 80, wear: { brake: 1, tire: 0 } })
    expect(told.forecasts).toEqual([{ probability: fraction(1n, 1n), spinsOff: false, speed: 80, brake: 1, tire: 0 }])
  })

  test('F1-Block.8 a cut that cannot be paid is foretold as a spin-off', () => {
    const worn = after(
      table({
        cars: [
          { at: '22b', speed: 100, brake: 5 },
          { at: '24b', speed: 60 },
        ],
      }),
      ['speed 100'],
    )
    const told = right(explain(t1)(worn, moveOf(t1, 'behind 23b -') as Decision))
    expect([told.blocker, showFraction(told.spinOff)]).toEqual([{ car: 1, speed: 60, wear: null }, '1'])
  })

  test('F1-Corner.14 two bands are foretold one after the other, on worn tires', () => {
    const twice = after(table({ cars: [{ at: '16c', speed: 120, tire: 7 }, { at: '30a' }] }), ['speed 120'])
    const told = right(explain(t1)(twice, moveOf(t1, 'run 22c K2a@20,K2b@20') as Decision))
    expect(told.crossings.map(({ over, verdict }) => [over, verdict])).toEqual([
      [20, 'throw'],
      [20, 'throw'],
    ])
    // The first throw spins off 4 in 36, uses the tires up 11 in 36 (then the second band is certain), else a second throw follows.
    expect(showFraction(told.spinOff)).toBe(showFraction(fraction(BigInt(4 * 36 + 11 * 36 + 21 * 4), 1296n)))
  })

  test('F1-PitCard.15 Special Tires are explained by the bend that they cover', () => {
    const cars = [{ at: '10b', speed: 120, tire: 8, specialTires: true }, { at: '30a' }] as const
    const asked = after(table({ cars }), ['speed 120', 'run 16b K1@40'])
    const told = right(explain(t1)(asked, moveOf(t1, 'tires 0') as Decision))
    expect(told).toEqual({
      wear: { brake: 0, tire: 0 },
      path: [],
      crossings: [{ band: 0, corner: 0, over: 40, verdict: 'covered' }],
      blocker: null,
      forecasts: [{ probability: fraction(1n, 1n), spinsOff: false, speed: 120, brake: 0, tire: 8 }],
      spinOff: fraction(0n, 1n),
    })
  })

  test.each<readonly [string, string, Mph]>([
    ['F1-Block.4 behind a faster car the own speed stays and costs nothing', 'behind 23b -', 120],
    ['F1-Block.10 a raise to the speed of a faster car costs nothing', 'behind 23b - raise', 140],
  ])('%s', (_, line, speed) => {
    const cars = [
      { at: '20b', speed: 120 },
      { at: '24b', speed: 140 },
    ] as const
    const blocked = after(table({ cars }), ['speed 120'])
    const told = right(explain(t1)(blocked, moveOf(t1, line) as Decision))
    expect(told.blocker).toEqual({ car: 1, speed: 140, wear: { brake: 0, tire: 0 } })
    expect(told.forecasts).toEqual([{ probability: fraction(1n, 1n), spinsOff: false, speed, brake: 0, tire: 0 }])
  })

  test('F1-Move.6 what is refused is not explained', () => {
    expect(explain(t1)(fast, moveOf(t1, 'run 16b K1@0') as Decision)).toEqual(
      E.left({ _tag: 'NoSuchCrossings', rule: 'F1-Corner.4', to: placeOf(t1, '16b'), crossings: 'K1@0' }),
    )
  })
})

describe('paths', () => {
  const places = (ids: string): ReadonlyArray<number> => ids.split(',').map((id) => placeOf(t1, id))
  const toPit = after(table({ cars: [{ at: '38b', speed: 100, lapsLeft: 2 }, { at: '13b' }] }), ['speed 100'])

  test('F1-Pit.6 a path that ends in the own pit is the move into it', () => {
    const moves = right(fromPath(t1)(toPit, places('39b,0c,1c,2c,pit-yellow')))
    expect(moves.map(t1.notation.show)).toEqual(['pit line via 39b,0c,1c,2c,pit-yellow'])
  })

  test.each<readonly [string, State, string, unknown]>([
    [
      'F1-Move.4 a path of steps that there are none of is none of the move that ends there',
      fast,
      '11a,12a,13a,14c,15b,16b',
      { _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: places('11a,12a,13a,14c,15b,16b') },
    ],
    [
      'F1-Move.1 a path that is too short leads to no move',
      fast,
      '11b,12b',
      { _tag: 'OutOfReach', rule: 'F1-Move.1', to: placeOf(t1, '12b'), spaces: 2 },
    ],
    [
      'F1-Order.2 while the dice are thrown no path is driven',
      after(fast, ['run 16b K1@40']),
      '17b',
      { _tag: 'OutOfReach', rule: 'F1-Move.1', to: placeOf(t1, '17b'), spaces: 1 },
    ],
  ])('%s', (_, state, path, refused) => {
    expect(fromPath(t1)(state, places(path))).toEqual(E.left(refused))
  })

  test('F1-Move.1 outside a turn nothing is driven along no path', () => {
    const thrown = after(fast, ['run 16b K1@40'])
    expect(fromPath(t1)(thrown, [])).toEqual(E.left({ _tag: 'OutOfReach', rule: 'F1-Move.1', to: -1, spaces: 0 }))
  })

  test('F1-Move.1 a move that is refused has no path, and one that does not drive needs none', () => {
    const refused = t1.apply(fast, moveOf(t1, 'run 15b K1@40'))
    expect(paths(t1)(fast, moveOf(t1, 'run 15b K1@40'))).toEqual(refused)
    expect(refused).toEqual(E.left({ _tag: 'OutOfReach', rule: 'F1-Move.1', to: placeOf(t1, '15b'), spaces: 6 }))
    const set = table({ cars: [{ at: '2b', speed: 60 }, { at: '30a' }] })
    expect(paths(t1)(set, moveOf(t1, 'speed 60'))).toEqual(E.right([]))
  })
})

/** A move that says what it crosses. */
type MeetingMove = Extract<Move, { readonly crossings: string }>

describe('previews', () => {
  test('F1-Speed.10 of a speed that cannot be set the refusal is shown', () => {
    const waiting = table({ cars: [{ at: '2b', speed: 60 }, { at: '30a' }] })
    expect(reachable(t1)(waiting, { _tag: 'SetSpeed', speed: 140, card: 'none' })).toEqual(
      E.left({ _tag: 'RaiseTooGreat', rule: 'F1-Speed.10', from: 60, to: 140, most: 120 }),
    )
  })

  test('F1-Speed.13 a speed can be tried before it is set', () => {
    const waiting = table({ cars: [{ at: '2b', speed: 100 }, { at: '30a' }] })
    const moves = right(reachable(t1)(waiting, { _tag: 'SetSpeed', speed: 100, card: 'none' }))
    expect(moves.map(t1.notation.show)).toEqual(['run 7a -', 'run 7b -', 'run 7c -'])
  })

  test('F1-Penalty.1-29 throws are put together by what they lead to', () => {
    const thrown = after(fast, ['run 16b K1@40'])
    expect(penaltyClasses(thrown).map(({ weight, result }) => [weight, result])).toEqual([
      [4, { _tag: 'NoPenalty' }],
      [4, { _tag: 'SpinOff' }],
      [11, { _tag: 'Wear', brake: 0, tire: 1 }],
      [7, { _tag: 'Wear', brake: 0, tire: 2 }],
      [10, { _tag: 'Wear', brake: 1, tire: 1 }],
    ])
    expect(penaltyClasses(fast)).toEqual([])
  })

  test('F1-Q.21 a way that is worse at some band and better at none is dominated', () => {
    const safe = after(table({ cars: [{ at: '10b', speed: 80 }, { at: '30a' }] }), ['speed 80'])
    expect(legal(safe).length).toBe(6)
    expect(undominated(t1.legal(safe)).map(t1.notation.show)).toEqual(['run 14a K1@0', 'run 14b K1@0', 'run 14c K1@0'])
  })

  test.each<readonly [string, MeetingMove, MeetingMove]>([
    [
      'F1-Block.10 going up to the speed ahead is another choice than staying behind',
      { _tag: 'DriveUp', to: 40, crossings: 'K1@0', raise: true, path: null },
      { _tag: 'DriveUp', to: 40, crossings: 'K1@20', raise: false, path: null },
    ],
    [
      'F1-Tactic.13 one card is another choice than the next',
      { _tag: 'PlayExtra', card: 'fastGearChange', to: 40, crossings: 'K1@0', path: null },
      { _tag: 'PlayExtra', card: 'slipStreaming', to: 40, crossings: 'K1@20', path: null },
    ],
    [
      'F1-Corner.4 ways over other bands do not compare',
      { _tag: 'Run', to: 40, crossings: 'K1@0', path: null },
      { _tag: 'Run', to: 40, crossings: 'K2@20', path: null },
    ],
  ])('%s', (_, better, worse) => {
    expect(undominated([better, worse])).toEqual([better, worse])
    expect(undominated([better, { ...better, crossings: 'K1@20' }])).toEqual([better])
  })

  test('F1-Lap.2 of two ways over the line the one that is slower over its band is kept', () => {
    const slow: Move = { _tag: 'DriveIntoPit', crossings: 'line,K1@20', path: null }
    const quick: Move = { ...slow, crossings: 'line,K1@40' }
    expect(undominated([quick, slow])).toEqual([slow])
  })

  test('F1-Q.102 league points of shared places are shared', () => {
    const points = leaguePoints([
      { seat: 2, place: 1 },
      { seat: 0, place: 1 },
      { seat: 1, place: 3 },
    ])
    expect(points).toEqual([
      { seat: 2, points: 9 },
      { seat: 0, points: 9 },
      { seat: 1, points: 6 },
    ])
  })
})

type F1Match = Match<Options, State, Move>

const begun: F1Match = right(start(formula1)({ seats: 2, laps: 3 }, seeded(3))).match

const played = (match: F1Match, ...moves: ReadonlyArray<Move>): F1Match =>
  moves.reduce((so, move) => right(playMove(formula1)(so, move)).match, match)

const seatOnTurn = ({ state }: F1Match): number => {
  const turn = formula1.turn(state)
  return turn._tag === 'Choose' ? turn.seat : -1
}

describe('undo', () => {
  test('F1-Speed.13 a speed that was set can be taken back before the car moves', () => {
    const set = played(begun, { _tag: 'SetSpeed', speed: 60, card: 'none' })
    expect(undo(formula1)(set, seatOnTurn(begun))).toEqual(E.right(begun))
    expect(undo(formula1)(set, 1 - seatOnTurn(begun))).toEqual(
      E.left({ _tag: 'AnotherSeatMoved', seat: seatOnTurn(begun) }),
    )
  })

  test('F1-Setup.5 what chance has brought is not taken back', () => {
    expect(undo(formula1)(begun, 0)).toEqual(E.left({ _tag: 'ChanceThrown', kind: 'grid' }))
  })

  test('F1-Q.93 a card that was shown is not taken back', () => {
    const withCarburettor = Array.from(
      { length: 40 },
      (_, seed) => right(start(formula1)({ seats: 2, laps: 3 }, seeded(seed))).match,
    ).find(({ state }) => (state.cars[0]?.hand.goodCarburettor ?? 0) > 0)
    if (withCarburettor === undefined) throw new Error('a Good Carburettor is dealt to yellow in one of forty games')
    const shown = played(withCarburettor, { _tag: 'SetSpeed', speed: 120, card: 'goodCarburettor' })
    expect(undo(formula1)(shown, seatOnTurn(withCarburettor))).toEqual(E.left({ _tag: 'Revealed' }))
  })
})

describe('records', () => {
  test('F1-Equip.1 the hash of the shipped board is the one that is written down', () => {
    expect([hash(CIRCUIT_1962), formula1.board]).toEqual([CIRCUIT_1962_HASH, CIRCUIT_1962_HASH])
  })

  test('F1-Equip.1 a race is not replayed on another board', () => {
    const kept = record(t1)({ ...begun })
    expect(replay(formula1)(kept)).toEqual(
      E.left({ _tag: 'OtherEdition', expected: 'reference-1962/1', found: 't1/1' }),
    )
  })

  test('F1-Speed.10 a replay stops at the first move that no longer holds, and says why', () => {
    const moves: ReadonlyArray<Move> = [...movesOf(begun), { _tag: 'SetSpeed', speed: 80, card: 'none' }]
    const told = replay(formula1)({ ...record(formula1)(begun), moves })
    expect(E.isLeft(told) && told.left).toMatchObject({
      _tag: 'MoveRefused',
      index: movesOf(begun).length,
      refusal: { _tag: 'RaiseTooGreat', rule: 'F1-Speed.10', from: 0, to: 80, most: 60 },
    })
  })
})

test('F1-Speed.10 a refusal can be shown as one sentence with its clause', () => {
  const waiting = table({ cars: [{ at: '2b', speed: 60 }, { at: '30a' }] })
  expect(showRefusal(refusal(waiting, 'speed 140'))).toBe(
    'From 60 the speed can rise to 120, not to 140 (F1-Speed.10).',
  )
})
