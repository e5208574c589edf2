/** The commands that look at recorded games: replay, picture and odds. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { race, randomBot } from '../../src/bots/index.js'
import { type Game, record } from '../../src/core/index.js'
import { formula1 } from '../../src/formula-1/index.js'
import { monteCarlo } from '../../src/le-mans/index.js'
import { parisDakar } from '../../src/paris-dakar/index.js'
import { VENUES } from '../../src/cli/venues.js'
import { calledWith, type Files } from './called.js'

const recordedAt = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  options: Options,
  seats: number,
): object => {
  const racers = Array.from({ length: seats }, () => ({ name: 'random', bot: randomBot }))
  const raced = race(game)({ options, racers, seed: '7' })
  if (E.isLeft(raced)) throw new Error(JSON.stringify(raced.left))
  return record(game)(raced.right.match)
}

interface Written {
  readonly options: object
  readonly moves: ReadonlyArray<unknown>
}

const F1 = recordedAt(formula1, { seats: 2, laps: 3 }, 2) as Written
const PD = recordedAt(parisDakar, { seats: 2, starter: 0 }, 2) as Written
const LM = recordedAt(monteCarlo, { seats: 3, laps: 1, maxTurns: 8 }, 3) as Written

const files: Files = {
  'f1.json': JSON.stringify(F1),
  'pd.json': JSON.stringify(PD),
  'lm.json': JSON.stringify(LM),
  // Nobody may use tires on the first move of all.
  'wrong.json': JSON.stringify({ ...F1, moves: F1.moves.with(20, { _tag: 'KeepTires' }) }),
  'misspelt.json': JSON.stringify({ ...F1, moves: F1.moves.with(20, { _tag: 'Fly' }) }),
  'edition.json': JSON.stringify({ ...F1, edition: 'monaco/1' }),
  'board.json': JSON.stringify({ ...F1, board: '0000000000000000' }),
  'laps.json': JSON.stringify({ ...F1, options: { seats: 2, laps: 9, grid: 'thrown', rulings: {} }, moves: [] }),
  'chess.json': JSON.stringify({ ...F1, game: 'chess' }),
  'refused.json': JSON.stringify({ ...LM, options: { ...LM.options, seats: 5, teamPlay: true } }),
  'begun.json': JSON.stringify({ ...PD, moves: PD.moves.slice(0, 9) }),
  'null.json': 'null',
  'nameless.json': '{}',
  'text.json': 'speed 60',
  '-': JSON.stringify(PD),
}
const called = calledWith(files)

describe('the command replay', { timeout: 60_000 }, () => {
  test.each([
    ['f1.json', F1, 'formula-1, reference-1962/1'],
    ['lm.json', LM, 'le-mans, monte-carlo/1'],
    ['pd.json', PD, 'paris-dakar, dakar-85-reconstruction/spinner-1-6/1'],
  ])('tells %s from its first line to the standings', async (file, { moves }, title) => {
    const { code, out, err } = await called('replay', file)
    expect([code, err, out[0]]).toEqual([0, [], `${title}: ${moves.length} moves`])
    expect(out.some((line) => /^(Standings|Result|Nobody finished)/.test(line))).toBe(true)
  })

  test('reads standard input', async () => {
    expect(await called('replay', '--quiet', '-')).toEqual({
      code: 0,
      out: [`paris-dakar, dakar-85-reconstruction/spinner-1-6/1: ${PD.moves.length} moves`],
      err: [],
    })
  })

  test('tells the stories of the road-book in French', async () => {
    const [english, french] = [await called('replay', 'pd.json'), await called('replay', 'pd.json', '--lang', 'fr')]
    expect([french.code, french.out.length]).toEqual([0, english.out.length])
    expect(french.out).not.toEqual(english.out)
  })

  test('tells a record as far as it holds, and then why it holds no longer', async () => {
    const { code, out, err } = await called('replay', 'wrong.json')
    expect([code, err.length]).toEqual([1, 1])
    expect(err[0]).toBe(
      `after 20 of ${F1.moves.length} moves the record no longer holds: moves.20: move 21, keep, is refused: ` +
        'KeepTires is not asked for in phase SettingSpeed (F1-Order.2).',
    )
    expect(out.length).toBeGreaterThan(1)
  })

  test.each([
    ['misspelt.json', 'misspelt.json: moves.20._tag: expected one of "SetSpeed", '],
    ['edition.json', 'edition.json: edition: the record is of the edition monaco/1, not of reference-1962/1'],
    ['board.json', 'board.json: board: the record is of the board 0000000000000000, not of '],
    ['chess.json', 'chess.json: game: expected formula-1 or paris-dakar or le-mans, found chess'],
    ['refused.json', 'refused.json: options: the options are refused: Two to four teams of three cars may race, not 5'],
    ['null.json', 'null.json: game: expected formula-1 or paris-dakar or le-mans, found none'],
    ['nameless.json', 'nameless.json: game: expected formula-1 or paris-dakar or le-mans, found none'],
    ['text.json', 'text.json: expected JSON, found an error in line 1, column 1'],
  ])('%s is data at fault, told in one line', async (file, line) => {
    const { code, out, err } = await called('replay', file)
    expect([code, out, err.length, err[0]?.slice(0, line.length)]).toEqual([1, [], 1, line])
  })

  test('a record of another game than it is opened on is at fault', () => {
    const formula = VENUES.find(({ game }) => game === 'formula-1')
    expect(formula?.open({ ...F1, game: 'chess' })).toEqual(
      E.left([{ path: 'game', message: 'the record is of the game chess, not of formula-1' }]),
    )
  })

  test('tells a record that stops before the end without standings', async () => {
    const { code, out } = await called('replay', 'begun.json')
    expect([code, out.at(0), out.includes('Standings')]).toEqual([
      0,
      'paris-dakar, dakar-85-reconstruction/spinner-1-6/1: 9 moves',
      false,
    ])
  })

  test.each([
    [['replay', 'none.json'], 'none.json: expected a file, found no such file'],
    [['replay', 'pd.json', '--lang', 'de'], '--lang: expected en or fr, found de'],
    [['replay'], "missing required argument 'record'; see parc-ferme replay --help"],
  ])('%j is wrong usage, told in one line', async (args, line) => {
    expect(await called(...args)).toEqual({ code: 2, out: [], err: [line] })
  })
})

describe('the command picture', { timeout: 60_000 }, () => {
  test.each(['f1.json', 'lm.json', 'pd.json'])('draws any position of %s as anybody sees it', async (file) => {
    const [first, last] = [await called('picture', file, '--ply', '0'), await called('picture', file)]
    expect([first.code, last.code, first.err, last.err]).toEqual([0, 0, [], []])
    for (const { out } of [first, last]) {
      expect(out[0]).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
      expect(out.at(-1)).toMatch(/<\/svg>$/)
    }
    expect(first.out).not.toEqual(last.out)
  })

  test('shows its moves to the seat that must decide, and to nobody else', async () => {
    const ply = String(F1.moves.findIndex((move) => JSON.stringify(move).includes('SetSpeed')))
    const { out } = await called('odds', 'f1.json', '--ply', ply)
    const seat = /^seat (\d)/.exec(out[0] ?? '')?.[1] ?? ''
    const seen = async (viewer: string): Promise<boolean> =>
      (await called('picture', 'f1.json', '--ply', ply, '--viewer', viewer)).out.join('').includes('data-move="speed ')
    expect([await seen(seat), await seen(String(1 - Number(seat))), await seen('spectator')]).toEqual([
      true,
      false,
      false,
    ])
  })

  test.each([
    [['--ply', '9999'], `--ply: expected a number of moves from 0 to ${F1.moves.length}, found 9999`],
    [['--ply', 'last'], `--ply: expected a number of moves from 0 to ${F1.moves.length}, found last`],
    [['--viewer', '2'], '--viewer: expected a seat from 0 to 1, or spectator, found 2'],
    [['--theme', 'pink'], '--theme: expected auto or light or dark, found pink'],
  ])('%j is wrong usage, told in one line', async (flags, line) => {
    expect(await called('picture', 'f1.json', ...flags)).toEqual({ code: 2, out: [], err: [line] })
  })

  test('draws a record only as far as it holds', async () => {
    expect((await called('picture', 'wrong.json', '--ply', '20')).code).toBe(0)
    expect((await called('picture', 'wrong.json', '--ply', '21')).err).toEqual([
      '--ply: expected a number of moves from 0 to 20, as far as the record holds, found 21',
    ])
  })
})

describe('the command validate', () => {
  test('tells of a record whether its moves hold, and where it does not', async () => {
    expect(await called('validate', 'pd.json')).toEqual({ code: 0, out: ['pd.json: record, no faults'], err: [] })
    expect(await called('validate', 'wrong.json')).toEqual({
      code: 1,
      out: [
        'wrong.json: error replay moves.20: move 21, keep, is refused: ' +
          'KeepTires is not asked for in phase SettingSpeed (F1-Order.2).',
        'wrong.json: record, errors: 1, warnings: 0',
      ],
      err: [],
    })
  })

  test('tells of a record that cannot be opened what it should be', async () => {
    expect(await called('validate', '--kind', 'record', 'nameless.json')).toEqual({
      code: 1,
      out: [
        'nameless.json: error shape game: expected formula-1 or paris-dakar or le-mans, found none',
        'nameless.json: record, errors: 1, warnings: 0',
      ],
      err: [],
    })
  })
})

describe('the command odds', { timeout: 60_000 }, () => {
  /** Number of moves before the first decision of a tag. */
  const plyOf = ({ moves }: Written, tag: string): string =>
    String(moves.findIndex((move) => JSON.stringify(move).includes(`"${tag}"`)))

  test('lists the moves of the seat that must decide', async () => {
    const { code, out } = await called('odds', 'pd.json', '--ply', plyOf(PD, 'ChooseSpeed'))
    expect([code, out]).toEqual([0, ['seat 1 may:', '  reduced', '  full']])
  })

  test('tells every position that a move may lead to, with probabilities that sum to 1', async () => {
    const { code, out } = await called('odds', 'pd.json', 'full', '--ply', plyOf(PD, 'ChooseSpeed'), '--json')
    const told = out.map((line) => JSON.parse(line) as { readonly probability: string; readonly value: number })
    expect(code).toBe(0)
    expect(told.length).toBeGreaterThan(0)
    expect(told.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 12)
  })

  test('tells in words what each position changes', async () => {
    const { out } = await called('odds', 'pd.json', 'full', '--ply', plyOf(PD, 'ChooseSpeed'))
    expect(out.every((line) => /^ +(1|\d+\/\d+) +\d+\.\d\d% {2}.*players\.1\.at \d+ > \d+/.test(line))).toBe(true)
  })

  test('tells why the rules refuse a move', async () => {
    const ply = String(F1.moves.findIndex((move) => JSON.stringify(move).includes('SetSpeed')))
    expect(await called('odds', 'f1.json', 'keep', '--ply', ply)).toEqual({
      code: 1,
      out: [],
      err: ['keep is refused: KeepTires is not asked for in phase SettingSpeed (F1-Order.2).'],
    })
  })

  test('says where nobody decides, and where a move is no notation', async () => {
    expect(await called('odds', 'f1.json', 'wait', '--ply', '0')).toEqual({
      code: 2,
      out: [],
      err: ['--ply: expected a position in which a seat decides, found 0, where chance decides'],
    })
    expect((await called('odds', 'pd.json', 'full')).err[0]).toContain('where the game is over')
    expect((await called('odds', 'pd.json', '--ply', 'last')).err).toEqual([
      `--ply: expected a number of moves from 0 to ${PD.moves.length}, found last`,
    ])
    const misspelt = await called('odds', 'pd.json', 'fly high', '--ply', plyOf(PD, 'ChooseSpeed'))
    expect([misspelt.code, misspelt.err[0]?.startsWith('move: expected ')]).toEqual([2, true])
  })

  test('says when there are more positions than it may look at', async () => {
    const ply = plyOf(PD, 'ChooseSpeed')
    const { code, err } = await called('odds', 'pd.json', 'full', '--ply', ply, '--limit', '1')
    expect([code, err]).toEqual([1, ['the move may lead to more than 1 positions; --limit allows more']])
  })
})
