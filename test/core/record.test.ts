import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import { showFault } from '../../src/core/fault.js'
import { parseJson } from '../../src/core/json.js'
import { recordCodec } from '../../src/core/record-codec.js'
import { record, replay, type ReplayFault, replaySteps, showReplayFault } from '../../src/core/record.js'
import { after, anyMatch, dealt, right } from './positions.js'
import { type Move, type Options, type Refusal, type State, toyCodecs, toyGame } from './toy-game.js'

const codec = recordCodec(toyCodecs)
const written = record(toyGame)(after(dealt, 'roll', 'face 2', 'step'))

describe('a record', () => {
  test('says what was played on what', () => {
    expect(written).toEqual({
      format: 'parc-ferme/record',
      version: 1,
      game: 'toy-race',
      edition: 'toy-1',
      board: toyGame.board,
      options: { target: 5 },
      moves: [
        { _tag: 'Card', card: 2 },
        { _tag: 'Card', card: 3 },
        { _tag: 'Roll' },
        { _tag: 'Face', face: 2 },
        { _tag: 'Step' },
      ],
    })
  })

  test('of any match comes back from its file as that match', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const file = JSON.stringify(record(toyGame)(match))
        expect(replay(toyGame)(right(decode(codec)(right(parseJson(file)))))).toEqual(E.right(match))
      }),
    )
  })

  test('from outside is refused where it is not one', () => {
    const lines = (value: unknown): ReadonlyArray<string> => {
      const decoded = decode(codec)(value)
      return E.isLeft(decoded) ? decoded.left.map(showFault) : []
    }
    expect([
      lines({ ...written, format: 'pgn' }),
      lines({ ...written, version: 2 }),
      lines({ ...written, moves: [{ _tag: 'Face', face: 7 }, { _tag: 'Fly' }] }),
      lines({ ...written, seed: 7 }),
    ]).toEqual([
      ['format: expected "parc-ferme/record", found "pgn"'],
      ['version: expected 1, found 2'],
      [
        'moves.0.face: expected a whole number from 1 to 6, found 7',
        'moves.1._tag: expected one of "Step", "Roll", "Show", "Face", "Card", found "Fly"',
      ],
      ['seed: expected no field of this name, found 7'],
    ])
  })
})

describe('a replay', () => {
  test('stops at the first move that no longer holds and says which, why and where', () => {
    const [, , roll, ...rest] = written.moves
    const wrong = [...written.moves.slice(0, 2), ...rest]
    expect(roll).toEqual({ _tag: 'Roll' })
    expect(replay(toyGame)({ ...written, moves: wrong })).toEqual(
      E.left({
        _tag: 'MoveRefused',
        index: 2,
        move: { _tag: 'Face', face: 2 },
        refusal: { _tag: 'NotOffered', phase: 'Choose' },
        match: dealt,
      }),
    )
  })

  test('refuses another game, another edition, another board and bad options before it plays', () => {
    expect([
      replay(toyGame)({ ...written, game: 'le-mans', edition: 'x', board: 'x' }),
      replay(toyGame)({ ...written, edition: 'toy-2', board: 'x' }),
      replay(toyGame)({ ...written, board: 'x' }),
      replay(toyGame)({ ...written, options: { target: 99 } }),
    ]).toEqual([
      E.left({ _tag: 'OtherGame', expected: 'toy-race', found: 'le-mans' }),
      E.left({ _tag: 'OtherEdition', expected: 'toy-1', found: 'toy-2' }),
      E.left({ _tag: 'OtherBoard', expected: toyGame.board, found: 'x' }),
      E.left({ _tag: 'OptionsRefused', refusal: { _tag: 'BadTarget', target: 99 } }),
    ])
  })

  test('in steps shows every position and what happened before it', () => {
    const steps = right(replaySteps(toyGame)(written))
    expect(steps.map(({ events }) => events.map(({ _tag }) => _tag))).toEqual([
      [],
      ['Dealt'],
      ['Dealt'],
      [],
      ['Thrown', 'Moved'],
      ['Moved'],
    ])
    expect(steps.at(-1)?.state).toEqual(right(replay(toyGame)(written)).state)
  })

  test('in steps refuses what a replay refuses', () => {
    const bad = [
      { ...written, board: 'x' },
      { ...written, moves: [...written.moves, { _tag: 'Card', card: 1 } as const] },
    ]
    expect(bad.map(replaySteps(toyGame))).toEqual(bad.map(replay(toyGame)))
  })

  test('can be gone on with from where it stopped', () => {
    const replayed = replay(toyGame)({ ...written, moves: [...written.moves, { _tag: 'Card', card: 1 }] })
    const match = E.isLeft(replayed) && replayed.left._tag === 'MoveRefused' ? replayed.left.match : null
    expect(match).toEqual(right(replay(toyGame)(written)))
  })

  const show = showReplayFault(toyGame.notation.show, ({ _tag }: Refusal) => _tag)
  const rows: ReadonlyArray<readonly [string, ReplayFault<Options, State, Move, Refusal>]> = [
    [
      'the record is of the game le-mans, not of toy-race',
      { _tag: 'OtherGame', expected: 'toy-race', found: 'le-mans' },
    ],
    ['the record is of the edition toy-2, not of toy-1', { _tag: 'OtherEdition', expected: 'toy-1', found: 'toy-2' }],
    ['the record is of the game a\\u{a}b, not of toy-race', { _tag: 'OtherGame', expected: 'toy-race', found: 'a\nb' }],
    ['the record is of the board x, not of y', { _tag: 'OtherBoard', expected: 'y', found: 'x' }],
    ['the options are refused: BadTarget', { _tag: 'OptionsRefused', refusal: { _tag: 'BadTarget', target: 99 } }],
    [
      'move 3, face 2, is refused: NotOffered',
      {
        _tag: 'MoveRefused',
        index: 2,
        move: { _tag: 'Face', face: 2 },
        refusal: { _tag: 'NotOffered', phase: 'Choose' },
        match: dealt,
      },
    ],
  ]
  test.each(rows)('that fails says: %s', (line, fault) => {
    expect(show(fault)).toBe(line)
  })
})
