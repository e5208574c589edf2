import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin } from '../../src/core/match.js'
import { movesFrom, movesOf } from '../../src/core/moves.js'
import { undo } from '../../src/core/undo.js'
import { after, anyMatch, dealt, right, type ToyMatch } from './positions.js'
import { toyGame } from './toy-game.js'

const refused = (match: ToyMatch, seat: number): unknown => {
  const undone = undo(toyGame)(match, seat)
  return E.isLeft(undone) ? undone.left : 'undone'
}

describe('the last move can be taken back', () => {
  test('by the seat that made it', () => {
    expect(undo(toyGame)(after(dealt, 'step'), 0)).toEqual(E.right(dealt))
  })

  test('as long as it is a decision that nothing followed, a die in the hand included', () => {
    expect(undo(toyGame)(after(dealt, 'roll'), 0)).toEqual(E.right(dealt))
  })

  test('and the one before it by its own seat then', () => {
    const both = after(dealt, 'step', 'step')
    expect(undo(toyGame)(right(undo(toyGame)(both, 1)), 0)).toEqual(E.right(dealt))
  })
})

describe('the last move stands', () => {
  test('where there is none', () => {
    expect(refused(right(begin(toyGame)({ target: 5 })).match, 0)).toEqual({ _tag: 'NothingToUndo' })
  })

  test('when it was chance, whoever had it thrown', () => {
    expect([0, 1].map((seat) => refused(after(dealt, 'roll', 'face 2'), seat))).toEqual([
      { _tag: 'ChanceThrown', kind: 'die' },
      { _tag: 'ChanceThrown', kind: 'die' },
    ])
    expect(refused(dealt, 0)).toEqual({ _tag: 'ChanceThrown', kind: 'card' })
  })

  test('when another seat made it', () => {
    expect(refused(after(dealt, 'step'), 1)).toEqual({ _tag: 'AnotherSeatMoved', seat: 0 })
    expect(refused(after(dealt, 'step', 'step'), 0)).toEqual({ _tag: 'AnotherSeatMoved', seat: 1 })
  })

  test('when it showed what was hidden', () => {
    expect(refused(after(dealt, 'show'), 0)).toEqual({ _tag: 'Revealed' })
  })

  test('when the game is over', () => {
    const won = after(dealt, 'step', 'step', 'step', 'step', 'step', 'step', 'step', 'step', 'step')
    expect(toyGame.turn(won.state)._tag).toBe('Over')
    expect(refused(won, 0)).toEqual({ _tag: 'IsOver' })
  })

  test('when the rules do not lead to the match', () => {
    const forged = after(dealt, 'step')
    const moves = movesOf(forged)
    expect([
      refused({ ...forged, options: { target: 1 } }, 0),
      refused({ ...forged, moves: movesFrom([{ _tag: 'Step' }, ...moves]) }, 0),
      refused({ ...forged, moves: movesFrom([...moves.slice(0, -1), { _tag: 'Face', face: 3 }]) }, 0),
    ]).toEqual([{ _tag: 'DoesNotReplay' }, { _tag: 'DoesNotReplay' }, { _tag: 'DoesNotReplay' }])
  })
})

test('whatever is taken back can be played again and leads to the same match', () => {
  fc.assert(
    fc.property(anyMatch, fc.nat({ max: 1 }), (match, seat) => {
      const undone = undo(toyGame)(match, seat)
      if (E.isLeft(undone)) return
      const [last] = movesOf(match).slice(-1)
      expect(toyGame.turn(undone.right.state)).toEqual({ _tag: 'Choose', seat })
      expect(last === undefined ? null : after(undone.right, toyGame.notation.show(last))).toEqual(match)
    }),
  )
})
