import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, play, playMove, start } from '../../src/core/match.js'
import { movesFrom, movesOf } from '../../src/core/moves.js'
import { isUsedUp, scripted, seeded } from '../../src/core/rng.js'
import { after, anyMatch, dealt, right } from './positions.js'
import { toyGame } from './toy-game.js'

describe('a match', () => {
  test('begins with no chance thrown', () => {
    expect(begin(toyGame)({ target: 5 })).toEqual(
      E.right({
        match: {
          options: { target: 5 },
          moves: [],
          state: { target: 5, spaces: [0, 0], cards: [null, null], shown: [], phase: { _tag: 'Deal', seat: 0 } },
        },
        events: [],
      }),
    )
  })

  test('starts with chance thrown until somebody must decide', () => {
    expect(start(toyGame)({ target: 5 }, scripted([1, 2, 4]))).toEqual(
      E.right({
        match: {
          options: { target: 5 },
          moves: [
            [
              { _tag: 'Card', card: 2 },
              { _tag: 'Card', card: 3 },
            ],
          ],
          state: { target: 5, spaces: [0, 0], cards: [2, 3], shown: [], phase: { _tag: 'Choose', seat: 0 } },
        },
        events: [
          { _tag: 'Dealt', seat: 0, card: 2 },
          { _tag: 'Dealt', seat: 1, card: 3 },
        ],
        rng: { algorithm: 'scripted', draws: [1, 2, 4], used: 2 },
      }),
    )
  })

  test('does not start with options that the rules refuse', () => {
    const refused = E.left({ _tag: 'BadTarget', target: 1 })
    expect([begin(toyGame)({ target: 1 }), start(toyGame)({ target: 1 }, scripted([]))]).toEqual([refused, refused])
  })

  test('goes on after a decision with all chance that follows it, events in order', () => {
    expect(play(toyGame)(dealt, { _tag: 'Roll' }, scripted([3]))).toEqual(
      E.right({
        match: {
          options: { target: 5 },
          moves: movesFrom([...movesOf(dealt), { _tag: 'Roll' }, { _tag: 'Face', face: 4 }]),
          state: { ...dealt.state, spaces: [4, 0], phase: { _tag: 'Choose', seat: 1 } },
        },
        events: [
          { _tag: 'Thrown', seat: 0, face: 4 },
          { _tag: 'Moved', seat: 0, from: 0, to: 4 },
        ],
        rng: { algorithm: 'scripted', draws: [3], used: 1 },
      }),
    )
  })

  test('draws nothing for a decision without chance', () => {
    const { rng } = right(play(toyGame)(dealt, { _tag: 'Step' }, scripted([])))
    expect(isUsedUp(rng)).toBe(true)
  })

  test('refuses what the rules refuse', () => {
    const refused = E.left({ _tag: 'NotOffered', phase: 'Choose' })
    expect([
      play(toyGame)(dealt, { _tag: 'Face', face: 3 }, scripted([])),
      playMove(toyGame)(dealt, { _tag: 'Face', face: 3 }),
    ]).toEqual([refused, refused])
  })

  test('takes real dice one move at a time', () => {
    const thrown = after(dealt, 'roll')
    expect(toyGame.turn(thrown.state)).toEqual({ _tag: 'Chance', kind: 'die' })
    expect(right(playMove(toyGame)(thrown, { _tag: 'Face', face: 6 })).match.state).toEqual({
      ...dealt.state,
      spaces: [5, 0],
      phase: { _tag: 'Finished', winner: 0 },
    })
  })

  test('takes over from real dice with a generator', () => {
    const begun = right(begin(toyGame)({ target: 5 })).match
    const played = right(play(toyGame)(begun, { _tag: 'Card', card: 2 }, scripted([2])))
    expect(played.match).toEqual(dealt)
  })

  test('tells what a decision did before what chance made of it', () => {
    const tossing = {
      turn: (state: string) =>
        state === 'in the air' ? ({ _tag: 'Chance', kind: 'coin' } as const) : ({ _tag: 'Choose', seat: 0 } as const),
      outcomes: () => [{ weight: 1, move: 'heads' }],
      apply: (_: string, move: string) => E.right({ state: move, events: [`now ${move}`] }),
    }
    expect(
      right(play(tossing)({ options: null, moves: [], state: 'in the hand' }, 'in the air', scripted([0]))),
    ).toEqual({
      match: { options: null, moves: [['in the air', 'heads']], state: 'heads' },
      events: ['now in the air', 'now heads'],
      rng: { ...scripted([0]), used: 1 },
    })
  })

  test('is JSON at any point', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        expect(JSON.parse(JSON.stringify(match))).toEqual(match)
      }),
    )
  })

  test('of the same seed and the same decisions is the same match', () => {
    const once = right(start(toyGame)({ target: 20 }, seeded(7)))
    const again = right(start(toyGame)({ target: 20 }, seeded(7)))
    expect(play(toyGame)(once.match, { _tag: 'Roll' }, once.rng)).toEqual(
      play(toyGame)(again.match, { _tag: 'Roll' }, again.rng),
    )
  })

  test('stays as it was when a move is played on it', () => {
    const before = JSON.stringify(dealt)
    right(play(toyGame)(dealt, { _tag: 'Roll' }, seeded(1)))
    expect(JSON.stringify(dealt)).toBe(before)
  })

  test('with a game that refuses its own outcome is a defect', () => {
    const apply: typeof toyGame.apply = (state, move) =>
      move._tag === 'Face' ? E.left({ _tag: 'NoSuchOutcome' }) : toyGame.apply(state, move)
    expect(() => play({ ...toyGame, apply })(dealt, { _tag: 'Roll' }, seeded(1))).toThrow('parc-ferme: defect in match')
  })
})
