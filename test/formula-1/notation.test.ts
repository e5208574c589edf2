/** Moves as text, and text that is no move. */
import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showFault } from '../../src/core/fault.js'
import { formula1Codecs } from '../../src/formula-1/codec.js'
import type { Circuit } from '../../src/formula-1/board.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { makeFormula1 } from '../../src/formula-1/game.js'
import type { Move } from '../../src/formula-1/model.js'
import { placeOf, t1 } from './table.js'

const at = (id: string): number => placeOf(t1, id)

test.each<readonly [string, Move]>([
  ['speed 80', { _tag: 'SetSpeed', speed: 80, card: 'none' }],
  ['speed 120 carburettor', { _tag: 'SetSpeed', speed: 120, card: 'goodCarburettor' }],
  ['run 14b K1@0', { _tag: 'Run', to: at('14b'), crossings: 'K1@0', path: null }],
  [
    'run 3b line via 39b,0b,1b,2b,3b',
    { _tag: 'Run', to: at('3b'), crossings: 'line', path: ['39b', '0b', '1b', '2b', '3b'].map(at) },
  ],
  ['behind 23b - raise', { _tag: 'DriveUp', to: at('23b'), crossings: '', raise: true, path: null }],
  ['behind 23b -', { _tag: 'DriveUp', to: at('23b'), crossings: '', raise: false, path: null }],
  ['wait', { _tag: 'Wait' }],
  ['pit K6@20,line', { _tag: 'DriveIntoPit', crossings: 'K6@20,line', path: null }],
  ['pass', { _tag: 'Pass' }],
  [
    'extra quickReactions 7b line',
    { _tag: 'PlayExtra', card: 'quickReactions', to: at('7b'), crossings: 'line', path: null },
  ],
  ['superb 3', { _tag: 'PlaySuperb', bend: 3 }],
  ['keep', { _tag: 'KeepTires' }],
  ['tires 0', { _tag: 'UseTires', bend: 0 }],
  ['deal superbDriving', { _tag: 'DealTactic', card: 'superbDriving' }],
  ['grid 1-6', { _tag: 'ThrowForGrid', dice: [1, 6] }],
  ['first 4', { _tag: 'DrawGrid', seat: 4 }],
  ['penalty 3-3', { _tag: 'ThrowPenalty', dice: [3, 3] }],
  ['pitcard faultyTyresFitted', { _tag: 'DrawPitCard', card: 'faultyTyresFitted' }],
  ['draw slipStreaming', { _tag: 'DrawTacticCard', card: 'slipStreaming' }],
])('%s is written and read as the same move', (line, move) => {
  expect(t1.notation.show(move)).toBe(line)
  expect(t1.notation.parse(line)).toEqual(E.right(move))
})

test('a fault shows the line in quotes, and an empty one as empty', () => {
  const told = (line: string): string => {
    const parsed = t1.notation.parse(line)
    return E.isLeft(parsed) ? showFault(parsed.left) : 'taken'
  }
  expect([told('fly 7b'), told('')]).toEqual([
    'expected a move such as `speed 80` or `run 14b -`, found "fly 7b"',
    'expected a move such as `speed 80` or `run 14b -`, found ""',
  ])
})

test('crossings that cannot be written are taken by no codec', () => {
  const isTaken = (crossings: string): boolean =>
    formula1Codecs(t1).move.is({ _tag: 'Run', to: at('14b'), crossings, path: null })
  expect(['', 'K1@0', 'K1@20,line', '-', 'K1', 'K1@10', 'line,', 'a b@0'].map(isTaken)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test.each([
  [''],
  ['fly 7b'],
  ['constructor'],
  ['__proto__'],
  ['speed'],
  ['speed 70'],
  ['speed 080'],
  ['speed 80 quickReactions'],
  ['speed 80 carburettor now'],
  ['speed 80 via 7b'],
  ['run 14b'],
  ['run 99z -'],
  ['run 14b K1@10'],
  ['run 14b - via nowhere'],
  ['run 14b - via 1a,2a,3a,4a,5a,6a,7a,8a,9a'],
  ['run 14b - extra'],
  ['behind 23b - raise raise'],
  ['extra superbDriving 7b -'],
  ['superb 99'],
  ['superb -1'],
  ['superb 1e0'],
  ['grid 6-1'],
  ['penalty 0-7'],
  ['first 6'],
  ['pitcard banana'],
  ['deal'],
  ['wait now'],
])('%j is no move, and what was expected is told in a short line', (line) => {
  const parsed = t1.notation.parse(line)
  if (E.isRight(parsed)) throw new Error(`taken as ${JSON.stringify(parsed.right)}`)
  expect(showFault(parsed.left).length).toBeLessThanOrEqual(160)
  expect(parsed.left.expected).not.toBe('')
})

test('F1-Move.1 a second path after a move is refused, not dropped', () => {
  const read = t1.notation.parse('run 5a - via 3a,4a,5a via 3b')
  expect(E.isLeft(read) ? showFault(read.left) : 'taken').toContain('run PLACE CROSSINGS')
})

test('F1-Equip.1 a space may have the name of a word of the notation', () => {
  const named = JSON.parse(
    JSON.stringify(CIRCUIT_T1).replaceAll('"5a"', '"via"').replaceAll('"6a"', '"raise"'),
  ) as Circuit
  const made = makeFormula1(named)
  if (E.isLeft(made)) throw new Error(made.left.map(showFault).join())
  const { notation } = made.right
  const lines = ['run via -', 'run via - via via', 'behind via - raise', 'behind raise - raise via via,raise']
  expect(lines.map((line) => E.map(notation.show)(notation.parse(line)))).toEqual(lines.map((line) => E.right(line)))
})

test('any text is read without a throw, and what is taken is written back as it was', () => {
  const words = fc.constantFrom(
    'run',
    'speed',
    'extra',
    'behind',
    'pit',
    'via',
    '14b',
    '7c',
    'K1@20',
    'line',
    '-',
    ',',
    '120',
    'raise',
    'quickReactions',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 6 }).map((list) => list.join(' ')),
      ),
      (line) => {
        const parsed = t1.notation.parse(line)
        if (E.isRight(parsed)) expect(t1.notation.show(parsed.right)).toBe(line)
      },
    ),
    { numRuns: 2000 },
  )
})
