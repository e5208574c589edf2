import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtProgram } from './built-program.js'

const folder = builtProgram('tournament')

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

const begin = (...args: ReadonlyArray<string>): { readonly child: ChildProcess; readonly ended: Promise<Ended> } => {
  const child = spawn(process.execPath, ['main.js', 'tournament', ...args], { cwd: folder })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return {
    child,
    ended: new Promise((done) => child.on('close', (code) => done({ code, stdout, stderr }))),
  }
}

const run = (...args: ReadonlyArray<string>): Promise<Ended> => begin(...args).ended
const file = (name: string): string => readFileSync(join(folder, name), 'utf8')
const QUICK = ['--bots', 'random,sensible,search:2', '--games', '2', '--seed', 'monza']

describe('the command tournament', { timeout: 120_000 }, () => {
  test('gives the same results whatever the number of threads', async () => {
    const one = await run(...QUICK, '--workers', '1', '--out', 'one.json')
    const three = await run(...QUICK, '--workers', '3', '--out', 'three.json')
    expect([one.code, three.code]).toEqual([0, 0])
    expect(file('three.json')).toBe(file('one.json'))
    expect(three.stdout).toBe(one.stdout)
    expect(one.stdout).toMatch(/^bot +Elo +95% +games +score\n/)
    expect(one.stderr).toContain('6 of 6 games')
  })

  test('goes on from its file to the results of a run without a break', async () => {
    await run(...QUICK.with(3, '1'), '--out', 'part.json')
    const { stderr } = await run(...QUICK, '--out', 'part.json')
    expect(stderr).toContain('3 of 3 games')
    expect(file('part.json')).toBe(file('one.json'))
  })

  test('puts parts together', async () => {
    await run(...QUICK.with(1, 'random,sensible'), '--out', 'a.json')
    await run(...QUICK.with(1, 'random,search:2'), '--out', 'b.json')
    await run(...QUICK.with(1, 'sensible,search:2'), '--out', 'c.json')
    const { code, stdout } = await run('merge', '--out', 'all.json', 'c.json', 'a.json', 'b.json', 'a.json')
    expect([code, stdout.split('\n').length]).toEqual([0, 5])
    expect(file('all.json')).toBe(file('one.json'))
  })

  test('saves what was played when it is broken off', async () => {
    const { child, ended } = begin(
      '--bots',
      'sensible,search:300',
      '--games',
      '200',
      '--workers',
      '1',
      '--out',
      'cut.json',
    )
    await new Promise((later) => setTimeout(later, 2500))
    child.kill('SIGINT')
    const { code, stderr } = await ended
    expect([code, stderr]).toEqual([130, expect.stringContaining('the same command goes on from cut.json')])
    expect(JSON.parse(file('cut.json'))).toMatchObject({ game: 'formula-1', iterations: 300 })
  })

  test.each([
    [['--bots', 'random'], '--bots: expected two or more of random, expectimax'],
    [['--bots', 'random,nobody'], '--bots: expected two or more of'],
    [['--seats', '9'], '--seats: expected a whole number from 2 to 6, found 9'],
    [['--options', '{"laps":99}'], '--options: expected options that the rules accept'],
    [['--options', 'laps'], '--options: expected a record as JSON'],
    [['--speed', '3'], "unknown option '--speed' (Did you mean --seed?); see parc-ferme tournament --help"],
    [['race'], 'tournament: expected flags, or merge and files, found race'],
    [['merge'], 'merge: expected files, found none'],
    [['merge', 'none.json'], 'none.json: expected a file of results'],
    [['--out', 'bad.json'], 'bad.json results.0.bots: expected'],
    [[...QUICK, '--iterations', '7', '--out', 'one.json'], 'one.json: expected results of this tournament'],
  ])('%j is answered by one line', async (args, line) => {
    const head = { game: 'formula-1', edition: 'e', board: 'b', options: { seats: 2, laps: 3 }, iterations: 1 }
    writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...head, results: [{}] }))
    const { code, stdout, stderr } = await run(...args)
    expect([code, stdout, stderr.split('\n').length]).toEqual([2, '', 2])
    expect(stderr.slice(0, line.length)).toBe(line)
  })

  test('explains itself', async () => {
    const { code, stdout } = await run('--help')
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('bots of formula-1: random, expectimax, sensible, search'),
    ])
  })
})
