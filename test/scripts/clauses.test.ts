import { describe, expect, test } from 'vitest'
import {
  clauseIds,
  cover,
  exercise,
  expand,
  markedIds,
  marks,
  strangers,
  titledIds,
  titles,
} from '../../scripts/clauses-lib.mjs'

// The ids here belong to no game, so that they prove no clause.

describe('a list of clause ids', () => {
  test.each([
    ['X1-Speed.9', ['X1-Speed.9']],
    ['X1-Speed.9, X1-Move.10', ['X1-Speed.9', 'X1-Move.10']],
    ['X1-Speed.9,X1-Move.10', ['X1-Speed.9', 'X1-Move.10']],
    ['XP-8.1-3', ['XP-8.1', 'XP-8.2', 'XP-8.3']],
    ['XL-Diag.1a', ['XL-Diag.1a']],
    ['X1-Pit.9-11, X1-Lap.1', ['X1-Pit.9', 'X1-Pit.10', 'X1-Pit.11', 'X1-Lap.1']],
  ])('%s stands for %j', (list, ids) => {
    expect(expand(list)).toEqual(ids)
  })
})

describe('a clause index', () => {
  test('gives the ids of its rows, whether they are records or tuples, and nothing that stands after them', () => {
    const source = `
const OTHER = ['X1-Other.1']
export const CLAUSES: ReadonlyArray<Clause> = [
  { id: 'X1-Object.1', title: 'First over the line wins', chapter: 'Object' },
  ['X1-Object.2', 'Further than X1-Object.3 says', "Object"],
]
export const MORE = ['X1-More.1']
`
    expect(clauseIds(source)).toEqual(['X1-Object.1', 'X1-Object.2'])
  })

  test('may stand on one line, at the end of the file', () => {
    expect(clauseIds("export const CLAUSES = [['X1-Object.1', 'wins']]")).toEqual(['X1-Object.1'])
  })

  test('without the array gives no ids', () => {
    expect(clauseIds("const X = ['X1-Object.1']")).toEqual([])
  })
})

describe('a mark in the code', () => {
  test.each([
    [' * @rule X1-Speed.9', ['X1-Speed.9']],
    ['/** Speed. @rule X1-Speed.9, X1-Speed.12-13 */', ['X1-Speed.9', 'X1-Speed.12', 'X1-Speed.13']],
    [' * @rule X1-Speed.9, numbers from X1-Equip.3', ['X1-Speed.9']],
    [' * @rule X1-Speed.9. It ends a sentence', ['X1-Speed.9']],
    [' * @rule none: the book is silent', []],
    [' * X1-Speed.9 without a mark', []],
    [' * @rule X1-Speed.9\n * @rule X1-Move.1', ['X1-Speed.9', 'X1-Move.1']],
    [' * @rule X1-Speed.9,\n *   X1-Speed.10', ['X1-Speed.9']],
  ])('%j names %j', (source, ids) => {
    expect(markedIds(source)).toEqual(ids)
  })
})

describe('a test title', () => {
  test.each([
    ["test('X1-Speed.9 a car keeps its gear', () => {})", ['X1-Speed.9']],
    ['test("X1-Speed.9, X1-Speed.10 a car", f)', ['X1-Speed.9', 'X1-Speed.10']],
    ['test(`X1-Penalty.1-3 row ${row}`, f)', ['X1-Penalty.1', 'X1-Penalty.2', 'X1-Penalty.3']],
    ["expect(refusal.rule).toBe('X1-Speed.9')", []],
    ["['X1-Speed.9', 'a car']", []],
    ["test('a car, by X1-Speed.9', f)", []],
    ['// X1-Speed.9 a car', []],
  ])('%s names %j', (source, ids) => {
    expect(titledIds(source)).toEqual(ids)
  })
})

describe('what a mark stands at', () => {
  test.each([
    ['/** Speed. @rule X1-Speed.9-10 */\nexport const setSpeed = 1', ['setSpeed', 'setSpeed']],
    ['/**\n * A car.\n * @rule X1-Speed.9\n */\nexport interface Car {', ['Car']],
    ['  /** Litres. @rule X1-Speed.9 */\n  readonly fuel: number', ['fuel']],
    ["  /** Too fast. @rule X1-Speed.9 */\n  | { readonly _tag: 'TooFast' }", ['TooFast']],
    ['  /** A rule. @rule X1-Speed.9 */\n  explain: (state) => 1,', ['explain']],
    ['/** This file. @rule X1-Speed.9 */\nimport a from "a"', [null]],
    ['/** Nothing. */\nexport const other = 1', []],
  ])('in %j is %j', (source, names) => {
    expect(marks(source).map(({ name }) => name)).toEqual(names)
  })
})

test('a sentence that begins with ids comes with all of them, whichever quotes it has', () => {
  expect(
    titles("test('X1-Speed.9, X1-Move.1-2 a car\\'s speed', f); test(`X1-Move.3 \"this\"`, f); x('X1-Move.4')"),
  ).toEqual([
    { ids: ['X1-Speed.9', 'X1-Move.1', 'X1-Move.2'], sentence: "a car's speed" },
    { ids: ['X1-Move.3'], sentence: '"this"' },
  ])
})

test('the coverage of a game counts and lists what is missing', () => {
  expect(cover('x', ['X1-A.1', 'X1-A.2', 'X1-B.1'], ['X1-A.1', 'X1-A.2'], ['X1-B.1', 'X1-C.1'])).toEqual({
    game: 'x',
    total: 3,
    inCode: 2,
    inTests: 1,
    missingInCode: ['X1-B.1'],
    missingInTests: ['X1-A.1', 'X1-A.2'],
  })
})

test('what play, records and statements leave over is not exercised', () => {
  const stored = { played: ['X1-A.1'], records: [{ clauses: ['X1-A.2'] }], statements: { 'X1-B.1': 'a remark' } }
  expect(exercise(['X1-A.1', 'X1-A.2', 'X1-B.1', 'X1-B.2'], stored)).toEqual({
    exercised: 2,
    statements: 1,
    notExercised: ['X1-B.2'],
  })
  expect(exercise(['X1-A.1'], null)).toEqual({ exercised: 0, statements: 0, notExercised: ['X1-A.1'] })
})

test('an id of this game that stands in no index is a stranger; a ruling and an id of another game are not', () => {
  expect(strangers(['X1-A.1'], ['X1-A.1', 'X1-A.9', 'X1-A.9', 'X1-Q.4', 'X2-A.9'])).toEqual(['X1-A.9'])
})
