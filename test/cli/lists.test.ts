/** The commands that need no file, board and clauses, and the one that takes any, validate. */
import { describe, expect, test } from 'vitest'
import { CIRCUIT_1962, CIRCUIT_T1, CLAUSES } from '../../src/formula-1/index.js'
import { CARDS, CHANCE_TABLE, LE_MANS_COURSE, MONTE_CARLO_COURSE } from '../../src/le-mans/index.js'
import { ROAD_BOOK, SPINNER, TEST_BOARD, TEST_ROAD_BOOK } from '../../src/paris-dakar/index.js'
import { drawLeMansBoard } from '../../src/svg/index.js'
import { MONTE_CARLO_PICTURE } from '../../src/le-mans/picture.js'
import { called, calledWith } from './called.js'

describe('the command board', () => {
  test.each([['formula-1'], ['paris-dakar'], ['le-mans']])('draws the board of %s', async (game) => {
    const { code, out } = await called('board', '--game', game, '--theme', 'dark')
    expect([code, out[0]?.slice(0, 4), out.at(-1)?.slice(-6)]).toEqual([0, '<svg', '</svg>'])
  })

  test('draws the other course of Le Mans', async () => {
    const { out } = await called('board', '--game', 'le-mans', '--board', 'monte-carlo', '--theme', 'light')
    expect(out.join('\n')).toBe(drawLeMansBoard(MONTE_CARLO_COURSE, MONTE_CARLO_PICTURE)({ theme: 'light' }))
  })

  test.each([
    [['--game', 'tennis'], '--game: expected formula-1 or paris-dakar or le-mans, found tennis'],
    [['--board', 'monza'], '--board: expected 1962, found monza'],
    [['--theme', 'pink'], '--theme: expected auto or light or dark, found pink'],
  ])('%j is wrong usage, told in one line', async (flags, line) => {
    expect(await called('board', ...flags)).toEqual({ code: 2, out: [], err: [line] })
  })
})

describe('the command clauses', () => {
  test('lists every clause of a game once, by chapter', async () => {
    const { code, out } = await called('clauses', '--game', 'formula-1')
    const ids = out.flatMap((line) => /^ {2}(F1-\S+) +\S/.exec(line)?.[1] ?? [])
    expect([code, ids]).toEqual([0, CLAUSES.map(({ id }) => id)])
    expect(out[0]).toBe('formula-1: Object')
  })

  test('finds a clause by its id, and those under an id', async () => {
    const one = await called('clauses', '--id', 'F1-Object.1', '--json')
    expect(one.out.map((line) => JSON.parse(line) as unknown)).toEqual([{ game: 'formula-1', ...CLAUSES[0] }])
    const under = await called('clauses', '--id', 'pd-1', '--json')
    const ids = under.out.map((line) => (JSON.parse(line) as { readonly id: string }).id)
    expect([ids.length > 0, ids.every((id) => id.startsWith('PD-1.'))]).toEqual([true, true])
  })

  test('finds clauses by chapter and by words', async () => {
    const { out } = await called('clauses', '--chapter', 'pits', '--text', 'STOP', '--json')
    const found = out.map((line) => JSON.parse(line) as { readonly chapter: string; readonly title: string })
    expect(found.length).toBeGreaterThan(0)
    for (const { chapter, title } of found) expect([chapter, title].join(' ').toLowerCase()).toMatch(/pits.*stop/)
  })

  test('says that nothing was found', async () => {
    expect(await called('clauses', '--text', 'helicopter gunship')).toEqual({
      code: 1,
      out: [],
      err: ['no clause is like that'],
    })
  })

  test('knows its games', async () => {
    expect((await called('clauses', '--game', 'chess')).code).toBe(2)
  })
})

const { startCol } = LE_MANS_COURSE
const validate = calledWith({
  't1.json': JSON.stringify(CIRCUIT_T1),
  '1962.json': JSON.stringify(CIRCUIT_1962),
  'endless.json': JSON.stringify({ ...CIRCUIT_T1, finish: [] }),
  'course.json': JSON.stringify({ ...LE_MANS_COURSE, startCol: startCol + 1000 }),
  'other.json': JSON.stringify({ ...LE_MANS_COURSE, km: 0 }),
  'cards.json': JSON.stringify(CARDS.map((card) => (card.number === 4 ? { ...card, freeDown: 9 } : card))),
  'whole.json': JSON.stringify({ course: LE_MANS_COURSE, cards: CARDS, table: { ...CHANCE_TABLE, hairpin: 1 } }),
  'table.json': JSON.stringify({ ...CHANCE_TABLE, sharp: { ...CHANCE_TABLE.sharp, dry: [] } }),
  'map.json': JSON.stringify(TEST_BOARD),
  'book.json': JSON.stringify(TEST_ROAD_BOOK),
  'reference-book.json': JSON.stringify(ROAD_BOOK),
  'spinner.json': JSON.stringify({ ...SPINNER, faces: [] }),
  'empty.json': '{}',
  'loud.json': JSON.stringify({ ...CIRCUIT_T1, direction: 'left\u001b[31m\u202e' }),
})

const check = async (...files: ReadonlyArray<string>) => validate('validate', ...files)

describe('the command validate', () => {
  test.each([
    [['t1.json'], ['t1.json: formula-1/circuit, no faults']],
    [['reference-book.json'], ['reference-book.json: paris-dakar/road-book, no faults']],
    [['--kind', 'le-mans/course', 'other.json'], null],
  ])('%j', async (files, lines) => {
    const { code, out, err } = await check(...files)
    expect([code, err]).toEqual([lines === null ? 1 : 0, []])
    if (lines !== null) expect(out).toEqual(lines)
  })

  test('tells every fault with its file, the number of its constraint and its path', async () => {
    expect(await check('endless.json')).toEqual({
      code: 1,
      out: [
        'endless.json: error C-01 finish: expected at least one space, found none',
        'endless.json: formula-1/circuit, errors: 1, warnings: 0',
      ],
      err: [],
    })
    expect((await check('cards.json')).out[0]).toBe('cards.json: error K-5 3.freeDown: expected 1 to 7, found 9')
    expect((await check('other.json')).out[0]).toBe('other.json: error V-17 km: expected more than 0, found 0')
    expect((await check('table.json')).out[0]).toBe('table.json: error T-1 sharp.dry: expected six results, found 0')
  })

  test('tells what is not even of its kind', async () => {
    const told = async (file: string): Promise<ReadonlyArray<string>> => (await check(file)).out.slice(0, 1)
    expect(await told('course.json')).toEqual([
      `course.json: error shape startCol: expected a whole number from 0 to 999, found ${startCol + 1000}`,
    ])
    expect(await told('whole.json')).toEqual(['whole.json: error shape table.hairpin: expected a record, found 1'])
    expect(await told('spinner.json')).toEqual([
      'spinner.json: error shape faces: expected a list of 1 to 100, found a list of 0',
    ])
  })

  test('takes warnings for what they are', async () => {
    const { code, out } = await check('1962.json')
    expect([code, out.at(-1)]).toEqual([0, '1962.json: formula-1/circuit, errors: 0, warnings: 2'])
  })

  test('judges files that belong together as one, and others with the reference parts', async () => {
    const { code, out } = await check('map.json', 'book.json')
    expect([code, out.slice(-2)]).toEqual([
      0,
      ['map.json: paris-dakar/board, no faults', 'book.json: paris-dakar/road-book, errors: 0, warnings: 2'],
    ])
    const alone = await check('map.json')
    expect([alone.code, alone.out[0]?.startsWith('(reference roadBook): ')]).toEqual([1, true])
  })

  test('tells the same as lines of JSON', async () => {
    const { out } = await check('endless.json', '--json')
    expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        file: 'endless.json',
        kind: 'formula-1/circuit',
        severity: 'error',
        id: 'C-01',
        path: 'finish',
        message: 'expected at least one space, found none',
      },
    ])
  })

  test('lets nothing from a file control the terminal', async () => {
    const { code, out } = await check('loud.json')
    expect([code, /\p{C}/u.test(out.join(''))]).toEqual([1, false])
  })

  test.each([
    [['empty.json'], 'empty.json: expected data of a known kind, or --kind '],
    [['--kind', 'chess', 'empty.json'], '--kind: expected record or paris-dakar/board or '],
    [['--kind', 'record', 'empty.json', 't1.json'], '--kind: expected one file, found 2'],
    [['t1.json', '1962.json'], '1962.json: expected a file of another kind than t1.json, found formula-1/circuit'],
    [['none.json'], 'none.json: expected a file, found no such file'],
    [[], "missing required argument 'file'"],
  ])('%j is wrong usage, told in one line', async (args, line) => {
    const { code, out, err } = await check(...args)
    expect([code, out, err.length, err[0]?.slice(0, line.length)]).toEqual([2, [], 1, line])
  })
})
