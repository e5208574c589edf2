/** Moves from code without types: whatever stands in a field of one, a game answers, and a refusal of it can be told. */
import { either as E } from 'fp-ts'
import { expect, test } from 'vitest'
import type { Game } from '../../src/core/game.js'
import { shownPart } from '../../src/core/tag.js'
import * as formula1 from '../../src/formula-1/index.js'
import * as leMans from '../../src/le-mans/index.js'
import * as parisDakar from '../../src/paris-dakar/index.js'
import { randomGame } from '../../src/testing/random-game.js'

const bare: unknown = Object.create(null)

// The first may come from JSON.
const STRANGE: ReadonlyArray<unknown> = [
  ...[{ toString: null }, [{ toString: null }], {}, [], null, -1, 0.5, 'toString', true],
  ...[undefined, NaN, 10n, Symbol('x'), bare, () => 1],
]

/** One of each kind of move that was made, and further ones, with something strange in each field. */
const strangeMoves = (moves: ReadonlyArray<object>): ReadonlyArray<object> => {
  const byTag = new Map(moves.map((move) => [Reflect.get(move, '_tag') as unknown, move]))
  return [...byTag.values()].flatMap((move) =>
    Object.keys(move).flatMap((key) => STRANGE.map((part) => ({ ...move, [key]: part }))),
  )
}

/** What is told of the strange moves that are refused, in positions of a random game. */
const toldOf = <Options, State, Move extends object, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  showRefusal: (refusal: Refusal) => string,
  options: Options,
  ...further: ReadonlyArray<Move>
): ReadonlyArray<string> => {
  const { plies } = randomGame(game, options, 1, 400)
  const strange = strangeMoves([...plies.map(({ move }) => move), ...further]) as ReadonlyArray<Move>
  return plies
    .filter(({ number }) => number % 7 === 0)
    .flatMap(({ before }) =>
      strange.flatMap((move) => {
        const step = game.apply(before, move)
        expect(game.advance(before, move)._tag).toBe(step._tag)
        return E.isLeft(step) ? [showRefusal(step.left)] : []
      }),
    )
}

test('F1-Order.2 a move with something strange in it is refused in words', () => {
  const told = toldOf(
    formula1.formula1,
    formula1.showRefusal,
    { seats: 3, laps: 3 },
    { _tag: 'DrawGrid', seat: 0 },
    { _tag: 'UseTires', bend: 0 },
    { _tag: 'DriveIntoPit', crossings: 'line', path: [] },
  )
  expect(told).toContain('The speedometer has no Unknown (F1-Equip.8).')
  expect(told).toContain('DriveUp with raise Unknown is not asked for in phase Moving (F1-Order.2).')
  expect(told.filter((line) => !/^\S.* \(F1-[A-Z][A-Za-z]*\.\d+\)\.$/.test(line))).toEqual([])
})

test('LM-How.2 a move with something strange in it is refused in words', () => {
  const told = toldOf(
    leMans.leMans,
    leMans.showRefusal,
    { seats: 3, laps: 1, overRevving: true },
    { _tag: 'Pit', stall: 0 },
    { _tag: 'Spin', corner: 0 },
    { _tag: 'Collide', car: 0 },
    { _tag: 'Foul', gear: 1, car: 0 },
    { _tag: 'Draw', lot: 0 },
    { _tag: 'OverRev', gear: 1, brakes: 0, lane: 0, column: 3, revs: 1 },
  )
  expect(told).toContain('The die has no face Unknown (LM-Equip.7).')
  expect(told).toContain('There is no stall Unknown (LM-Pit.5).')
  expect(told.filter((line) => !/^\S.* \(LM-[A-Z][A-Za-z]*\.\d+\)\.$/.test(line))).toEqual([])
})

test('PD-2.3 a move with something strange in it is refused in words', () => {
  const told = toldOf(parisDakar.parisDakar, parisDakar.showRefusal, { seats: 3 })
  expect(told).toContain('The spinner has no Unknown (PD-0.2).')
  expect(told).toContain('There is no player Unknown among 3 (PD-5.1).')
  expect(told.filter((line) => !/^\S.* \(PD-\d+\.\d+\)\.$/.test(line))).toEqual([])
})

test('a part of a move is told as it stands, and as unknown where it has no words', () => {
  expect([7, 'x', null, undefined, true, 10n, {}, [1], () => 1].map(shownPart)).toEqual([
    ...['7', 'x', 'null', 'undefined', 'true', '10'],
    ...['Unknown', 'Unknown', 'Unknown'],
  ])
})
