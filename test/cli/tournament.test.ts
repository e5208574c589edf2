import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
const ONE_LAP = JSON.stringify({ laps: 1, rulings: { shortRace: true } })
const SEARCH = ['--bots', 'random,sensible,search:2', '--games', '2', '--seed', 'monza', '--options', ONE_LAP]
const RALLY = ['--game', 'paris-dakar', '--seed', 'dakar', '--workers', '1']
const QUICK = ['--bots', 'random,alwaysFull,alwaysReduced', '--games', '2', ...RALLY]

describe('the command tournament', { timeout: 120_000 }, () => {
  test('gives the same results whatever the number of threads', async () => {
    const one = await run(...SEARCH, '--workers', '1', '--out', 'one.json')
    const three = await run(...SEARCH, '--workers', '3', '--out', 'three.json')
    expect([one.code, three.code]).toEqual([0, 0])
    expect(file('three.json')).toBe(file('one.json'))
    expect(three.stdout).toBe(one.stdout)
    expect(one.stdout).toMatch(/^bot +Elo +95% +games +score\n/)
    expect(one.stderr).toContain('6 of 6 games')
  })

  test('goes on from its file to the results of a run without a break', async () => {
    await run(...QUICK, '--out', 'whole.json')
    await run(...QUICK.with(3, '1'), '--out', 'part.json')
    const { stderr } = await run(...QUICK, '--out', 'part.json')
    expect(stderr).toContain('3 of 3 games')
    expect(file('part.json')).toBe(file('whole.json'))
  })

  test('puts parts together', async () => {
    await run(...QUICK.with(1, 'random,alwaysFull'), '--out', 'a.json')
    await run(...QUICK.with(1, 'random,alwaysReduced'), '--out', 'b.json')
    await run(...QUICK.with(1, 'alwaysFull,alwaysReduced'), '--out', 'c.json')
    const { code, stdout } = await run('merge', ...RALLY, '--out', 'all.json', 'c.json', 'a.json', 'b.json', 'a.json')
    expect([code, stdout.split('\n').length]).toEqual([0, 5])
    expect(file('all.json')).toBe(file('whole.json'))
  })

  test('saves what was played when it is broken off', async () => {
    const { child, ended } = begin(...QUICK.with(3, '5000'), '--out', 'cut.json')
    // The bar is drawn when the first threads have their games.
    await new Promise((drawn) => child.stderr?.once('data', drawn))
    child.kill('SIGINT')
    const { code, stderr } = await ended
    expect([code, stderr]).toEqual([130, expect.stringContaining('the same command goes on from cut.json')])
    expect(JSON.parse(file('cut.json'))).toMatchObject({ game: 'paris-dakar', iterations: 300 })
  })

  test('explains itself', async () => {
    const { code, stdout } = await run('--help')
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('bots of formula-1: random, expectimax, sensible, search'),
    ])
  })
})
