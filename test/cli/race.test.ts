/** The command `race`: whole races told, counted, or as JSON. */
import { either as E } from 'fp-ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { driven } from '../../src/cli/race-driving.js'
import { decode, hash, recordCodec, replay, type Rng } from '../../src/core/index.js'
import { formula1, formula1Codecs, type Move } from '../../src/formula-1/index.js'
import { called } from './called.js'

const KEEP: Move = { _tag: 'KeepTires' }

describe('one race', { timeout: 60_000 }, () => {
  test('of Formula 1 is told from the grid to the standings', async () => {
    const { code, out, err } = await called('race')
    expect([code, err]).toEqual([0, []])
    expect(out[0]).toBe('Formula 1 on the Reference circuit (board of 1962): 4 drivers, 3 laps, seed 1962')
    expect(out.filter((line) => line.startsWith('  --- lap'))).toEqual(['  --- lap 1 of 3 ---', '  --- lap 2 of 3 ---'])
    expect(out.slice(-5)[0]).toBe('Standings')
    expect(out.slice(-4).map((line) => line.slice(0, 2))).toContain('1.')
  })

  test('is the same for the same seed, another for another seed', async () => {
    const once = await called('race', '--seed', 'monza', '--seats', '2')
    expect(await called('race', '--seed', 'monza', '--seats', '2')).toEqual(once)
    expect((await called('race', '--seed', 'spa', '--seats', '2')).out.slice(1)).not.toEqual(once.out.slice(1))
  })

  test('may be of the UK edition, with its own cards', async () => {
    expect((await called('race', '--edition', 'uk1962', '--seats', '6')).code).toBe(0)
  })

  test('of Paris-Dakar is told in both languages', async () => {
    const english = await called('race', '--game', 'paris-dakar')
    const french = await called('race', '--game=paris-dakar', '--lang', 'fr')
    expect([english.code, french.code]).toEqual([0, 0])
    expect(french.out.length).toBe(english.out.length)
    expect(french.out).not.toEqual(english.out)
  })

  test('of Le Mans is run by the options of its flags and of JSON', async () => {
    const options = [
      '--bonus-moves',
      '--over-revving',
      '--max-turns',
      '3',
      '--options',
      '{"rulings":{"gridOrder":"draw"}}',
    ]
    const { code, out } = await called('race', '--game', 'le-mans', '--course', 'monte-carlo', '--json', ...options)
    expect([code, out.length]).toEqual([0, 1])
    expect(JSON.parse(out[0] ?? '')).toMatchObject({
      game: 'le-mans',
      seed: '1961',
      options: { bonusMoves: true, overRevving: true, teamPlay: false, maxTurns: 3, rulings: { gridOrder: 'draw' } },
    })
  })

  test('of Le Mans may have slipstreams and a time for each move, or one driver for all cars', async () => {
    const short = ['race', '--game', 'le-mans', '--max-turns', '3', '--json']
    const towed = await called(...short, '--slipstreaming', '--move-seconds', '10', '--seats', '3')
    const alone = await called(...short, '--solitaire', '--seats', '3')
    expect([towed.code, alone.code]).toEqual([0, 0])
    expect(JSON.parse(towed.out[0] ?? '')).toMatchObject({
      options: { slipstreaming: true, moveSeconds: 10, seats: 3 },
    })
    expect(JSON.parse(alone.out[0] ?? '')).toMatchObject({
      options: { solitaire: true, seats: 1, cars: [[1, 2, 3]], moveSeconds: null },
    })
    const wrong = await called(...short, '--move-seconds', 'soon')
    expect([wrong.code, wrong.err.length]).toEqual([2, 1])
  })

  test('of Le Mans is told with its drivers, or with the cars of the one driver', async () => {
    const short = ['race', '--game', 'le-mans', '--max-turns', '2', '--laps', '1']
    expect((await called(...short, '--seats', '2')).out.slice(0, 3)).toEqual([
      'Le Mans: 2 cars, 1 laps, seed 1961',
      expect.stringMatching(/^ {2}#1 .* \(bold driver\)$/),
      expect.stringMatching(/^ {2}#2 .* \(cautious driver\)$/),
    ])
    expect((await called(...short, '--solitaire', '--seats', '3')).out[0]).toBe('Le Mans: 3 cars, 1 laps, seed 1961')
  })

  test('that a refused move ends is told up to there, without standings', () => {
    const stubborn = { name: 'stubborn', bot: (_view: unknown, _legal: unknown, rng: Rng) => [KEEP, rng] as const }
    const raced = driven({
      game: formula1,
      options: { seats: 2, laps: 3 },
      racers: [stubborn, stubborn],
      title: (seed) => [`seed ${seed}`],
      story: { tell: ({ state }) => [state.phase._tag], close: () => ['over'] },
    })('7')
    const lines = [...raced.story()]
    expect([lines[0], lines.at(-1), raced.result.ended]).toEqual(['seed 7', 'SettingSpeed', 'refused'])
  })

  test('is kept in a file that can be replayed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'race-'))
    const file = join(folder, 'race.json')
    const { code, out } = await called('race', '--seats', '2', '--json', '--record', file)
    const record = decode(recordCodec(formula1Codecs(formula1)))(JSON.parse(readFileSync(file, 'utf8')))
    rmSync(folder, { recursive: true })
    if (E.isLeft(record)) throw new Error(JSON.stringify(record.left))
    const match = replay(formula1)(record.right)
    if (E.isLeft(match)) throw new Error(JSON.stringify(match.left))
    const { end, plies } = JSON.parse(out[0] ?? '') as { readonly end: string; readonly plies: number }
    expect([code, hash(match.right.state), record.right.moves.length]).toEqual([0, end, plies])
  })

  test('whose file cannot be written is told so', async () => {
    const { code, err } = await called('race', '--json', '--record', join(tmpdir(), 'no such folder', 'race.json'))
    expect([code, err.length, err[0]?.startsWith('--record: expected a file to write to')]).toEqual([2, 1, true])
  })
})

describe('many races', { timeout: 60_000 }, () => {
  const THREE = ['race', '--seats', '2', '--races', '3', '--seed', 'monza']

  test('are counted by seat, with a line of progress for each', async () => {
    const { code, out, err } = await called(...THREE)
    expect([code, err]).toEqual([0, ['1 of 3 races', '2 of 3 races', '3 of 3 races']])
    expect(out.slice(0, 2)).toEqual(['3 races', 'seat  wins   mean place'])
    expect(out.length).toBe(4)
  })

  test('are each one line of JSON, that of the race of its own seed', async () => {
    const { out } = await called(...THREE, '--json')
    const second = await called('race', '--seats', '2', '--seed', 'monza-2', '--json')
    expect([out.length, out[1]]).toEqual([3, second.out[0]])
  })
})
