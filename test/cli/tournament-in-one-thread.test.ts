/** The command `tournament` called as from a shell, its games played in the thread of the test: every game, files, failures. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { Job } from '../../src/cli/arena.js'
import playJob from '../../src/cli/tournament-worker.js'
import { called } from './called.js'

const pool = vi.hoisted(() => ({ spoil: (job: unknown): unknown => job }))

// A pool without threads: threads of Node 20 take no TypeScript.
vi.mock('piscina', () => ({
  Piscina: class {
    readonly run = async (job: Job): Promise<unknown> => {
      await Promise.resolve()
      return playJob(pool.spoil(job) as Job)
    }
    readonly destroy = (): Promise<void> => Promise.resolve()
  },
}))

const folder = mkdtempSync(join(tmpdir(), 'parc-ferme-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
const at = (name: string): string => join(folder, name)
const results = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'))

describe('a tournament', { timeout: 120_000 }, () => {
  test.each([
    ['formula-1', 'random,sensible,search:1', 3],
    ['paris-dakar', 'random,alwaysFull,alwaysReduced,sensible,search:1ms', 10],
    ['le-mans', 'random,prudent,cautious,bold', 6],
  ])('of %s has every pair of its bots meet', async (game, bots, games) => {
    const options = game === 'le-mans' ? '{"laps":1,"maxTurns":3}' : '{}'
    const flags = ['--game', game, '--bots', bots, '--games', '1', '--iterations', '1', '--options', options]
    const { code, out, err } = await called('tournament', ...flags, '--workers', '1', '--out', at(`${game}.json`))
    expect([code, out[0]?.split(/ +/), out.length]).toEqual([
      0,
      ['bot', 'Elo', '95%', 'games', 'score'],
      1 + bots.split(',').length,
    ])
    expect(err.at(-1)).toBe(`${games} of ${games} games`)
    expect(results(`${game}.json`)).toMatchObject({ game, iterations: 1, results: { length: games } })
  })

  test('of search in Le Mans thinks within its time', async () => {
    const flags = ['--game', 'le-mans', '--bots', 'random,search', '--games', '1', '--milliseconds', '1']
    const { code, out } = await called('tournament', ...flags, '--options', '{"laps":1,"maxTurns":2}')
    expect([code, out.length]).toEqual([0, 3])
  })

  test('does not play again what its file holds, and tells the ratings all the same', async () => {
    const flags = ['--bots', 'random,sensible', '--games', '2', '--out', at('again.json')]
    const first = await called('tournament', ...flags)
    const held = readFileSync(at('again.json'), 'utf8')
    const second = await called('tournament', ...flags)
    expect([second.code, second.out, second.err]).toEqual([0, first.out, []])
    expect(readFileSync(at('again.json'), 'utf8')).toBe(held)
  })

  test('stops at the first game that fails, keeps what was played and says why', async () => {
    let games = 0
    pool.spoil = (job) => (++games > 1 ? { ...(job as Job), game: 'tennis' } : job)
    const flags = ['--bots', 'random,sensible', '--games', '3', '--workers', '1', '--out', at('failed.json')]
    const { code, err } = await called('tournament', ...flags)
    expect([code, err.at(-1)]).toEqual([1, 'no game tennis'])
    expect(results('failed.json')).toMatchObject({ results: { length: 1 } })
  })

  test('keeps what was played every five seconds', async () => {
    const held: Array<unknown> = []
    let now = 0
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    pool.spoil = (job) => {
      held.push((results('kept.json') as { readonly results: ReadonlyArray<unknown> }).results.length)
      now += 3000
      return job
    }
    const flags = ['--bots', 'random,sensible', '--games', '4', '--workers', '1', '--out', at('kept.json')]
    expect((await called('tournament', ...flags)).code).toBe(0)
    vi.restoreAllMocks()
    pool.spoil = (job) => job
    expect(held).toEqual([0, 0, 1, 1])
    expect(results('kept.json')).toMatchObject({ results: { length: 4 } })
  })

  test('cannot play a game of options that are none', () => {
    const job: Job = {
      game: 'formula-1',
      options: '{"seats":"two","laps":3}',
      pairing: { bots: ['random', 'random'], round: 0, seed: '1' },
      thinking: { iterations: 1 },
    }
    expect(playJob(job)).toEqual(E.left('seats: expected a whole number from 0 to 1000, found "two"'))
  })

  test('survives a thread that breaks down', async () => {
    pool.spoil = () => {
      throw new Error('out of memory')
    }
    const { code, out, err } = await called('tournament', '--bots', 'random,sensible', '--games', '1')
    expect([code, out, err.at(-1)]).toEqual([1, ['no games'], 'out of memory'])
  })

  test('is broken off from the keyboard and says how it goes on', async () => {
    pool.spoil = (job) => {
      process.emit('SIGINT', 'SIGINT')
      return job
    }
    const flags = ['--bots', 'random,sensible', '--games', '3', '--workers', '1']
    const inFile = await called('tournament', ...flags, '--out', at('cut.json'))
    const nowhere = await called('tournament', ...flags)
    expect([inFile.code, inFile.err.at(-1)]).toEqual([
      130,
      `broken off; the same command goes on from ${at('cut.json')}`,
    ])
    expect([nowhere.code, nowhere.err.at(-1)]).toEqual([130, 'broken off'])
    pool.spoil = (job) => job
  })
})

describe('results put together', { timeout: 60_000 }, () => {
  const play = (seed: string, name: string, ...flags: ReadonlyArray<string>): Promise<unknown> =>
    called('tournament', '--bots', 'random,sensible', '--games', '1', '--seed', seed, '--out', at(name), ...flags)

  test('are rated as one, each game once', async () => {
    await play('a', 'part-a.json')
    await play('b', 'part-b.json', '--bots', 'random,expectimax')
    const parts = [at('part-a.json'), at('part-b.json'), at('part-a.json')]
    const { code, out } = await called('tournament', 'merge', '--out', at('all.json'), ...parts)
    expect([code, out.length]).toEqual([0, 4])
    expect(results('all.json')).toMatchObject({ results: { length: 2 } })
  })

  test('must agree on the game that they share', async () => {
    await play('a', 'one.json')
    const one = results('one.json') as { readonly results: ReadonlyArray<{ readonly places: ReadonlyArray<number> }> }
    const [game] = one.results
    const other = { ...one, results: [{ ...game, places: game?.places.toReversed() }] }
    writeFileSync(at('other.json'), JSON.stringify(other))
    const { code, err } = await called('tournament', 'merge', at('one.json'), at('other.json'))
    expect([code, err]).toEqual([
      1,
      [`${at('other.json')}: expected results of this tournament, found another result of random - sens…`],
    ])
  })

  test('are told though they cannot be written', async () => {
    await play('a', 'kept.json')
    const { code, out, err } = await called('tournament', 'merge', '--out', folder, at('kept.json'))
    expect([code, out.length, err]).toEqual([2, 3, [expect.stringMatching(/^--out: expected a file to write to/)]])
  })

  test('are those of no file that is missing or at fault', async () => {
    await play('a', 'sound.json')
    writeFileSync(at('text.json'), 'speed 60')
    const fault = `${at('text.json')}: expected JSON, found an error in line 1, column 1`
    const first = await called('tournament', 'merge', at('text.json'), at('sound.json'))
    const second = await called('tournament', 'merge', at('sound.json'), at('text.json'))
    const missing = await called('tournament', 'merge', at('sound.json'), at('nowhere.json'))
    expect([first, second]).toEqual([
      { code: 1, out: [], err: [fault] },
      { code: 1, out: [], err: [fault] },
    ])
    expect([missing.code, missing.err.length]).toEqual([2, 1])
  })

  test('tell how many games did not end by the rules', async () => {
    await play('a', 'two.json')
    const two = results('two.json') as { readonly results: ReadonlyArray<object> }
    writeFileSync(at('odd.json'), JSON.stringify({ ...two, results: [{ ...two.results[0], ended: 'brokenOff' }] }))
    const { out } = await called('tournament', 'merge', at('odd.json'))
    expect(out.at(-1)).toBe('1 games did not end by the rules')
  })

  test.each([
    [['merge'], 'merge: expected files, found none'],
    [['merge', '--game', 'tennis', 'a'], '--game: expected '],
    [['merge', join(folder, 'none.json')], `${join(folder, 'none.json')}: expected a file of results, found `],
    [['league'], 'tournament: expected flags, or merge and files, found league'],
    [['--game', 'tennis'], '--game: expected '],
    [['--bots', 'random'], '--bots: expected two or more of random, expectimax'],
    [['--bots', 'random,nobody'], '--bots: expected two or more of '],
    [['--speed', '3'], "unknown option '--speed' (Did you mean --seed?); see parc-ferme tournament --help"],
    [['--bots', 'random,sensible', '--seats', '7'], '--seats: expected a whole number from 2 to 6, found 7'],
    [['--bots', 'random,sensible', '--options', '[]'], '--options: expected a record as JSON'],
    [['--bots', 'random,sensible', '--options', '{"laps":1000}'], '--options'],
    [['--bots', 'random,sensible', '--options', '{'], '--options: expected JSON, found an error in line 1, column 2'],
    [
      ['--bots', 'random,sensible', '--options', `{"${'\ud800'.repeat(4000)}":1}`],
      '--options: expected at most 4000 characters of JSON, found 4006 characters',
    ],
    [
      ['--bots', 'random,sensible', '--out', join(folder, 'none', 'a.json')],
      '--out: expected a file to write to, found ',
    ],
  ])('%j is answered by one line', async (args, line) => {
    const { code, out, err } = await called('tournament', ...args)
    expect([code, out, err.length, err[0]?.slice(0, line.length)]).toEqual([2, [], 1, line])
  })

  test('are of a seed that can be read again', async () => {
    const { code, out, err } = await called('tournament', '--bots', 'random,sensible', '--seed', 's'.repeat(201))
    expect([code, out, err]).toEqual([
      2,
      [],
      [expect.stringMatching(/^--seed: expected at most 200 characters, found s/)],
    ])
  })

  test('in a file of anything else, or of another tournament, are data at fault', async () => {
    const head = {
      game: 'formula-1',
      edition: 'e',
      board: 'b',
      options: { seats: 2, laps: 3 },
      iterations: 1,
      milliseconds: null,
    }
    writeFileSync(at('bad.json'), JSON.stringify({ ...head, results: [{}] }))
    await play('a', 'mine.json')
    const bad = await called('tournament', '--out', at('bad.json'))
    const other = await called('tournament', '--bots', 'random,sensible', '--iterations', '7', '--out', at('mine.json'))
    const slow = ['--bots', 'random,sensible', '--games', '1', '--out', at('slow.json')]
    await called('tournament', ...slow, '--milliseconds', '200')
    const quick = await called('tournament', ...slow, '--milliseconds', '20')
    expect([bad.code, bad.out, bad.err]).toEqual([
      1,
      [],
      [expect.stringMatching(/bad\.json results.*: expected a list of 2 to 12, found nothing$/)],
    ])
    expect([other.code, other.out, other.err]).toEqual([
      1,
      [],
      [expect.stringContaining(`${at('mine.json')}: expected results of this tournament`)],
    ])
    expect([quick.code, quick.out, quick.err]).toEqual([
      1,
      [],
      [expect.stringContaining(`${at('slow.json')}: expected results of this tournament`)],
    ])
  })
})
