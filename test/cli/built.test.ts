/** The program as it is built: standard input, a reader who leaves, exit codes, no stack for what a user does wrong. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtProgram } from './built-program.js'

const folder = builtProgram('built')

interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

const start = (args: ReadonlyArray<string>, input: string, leavesAfter: number): Promise<Ended> => {
  const child = spawn(process.execPath, [join(folder, 'main.js'), ...args])
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString()
    if (stdout.length >= leavesAfter) child.stdout.destroy()
  })
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  child.stdin.end(input)
  return new Promise((done) => child.on('close', (code) => done({ code, stdout, stderr })))
}

const call = (args: ReadonlyArray<string>, input = ''): Promise<Ended> => start(args, input, Infinity)

describe('the program', { timeout: 60_000 }, () => {
  test('tells the version of the package', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
    expect(await call(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' })
  })

  test('keeps a race, and tells it again from standard input', async () => {
    const file = join(folder, 'race.json')
    const raced = await call(['race', '--game', 'paris-dakar', '--record', file])
    const again = await call(['replay', '-'], readFileSync(file, 'utf8'))
    expect([raced.code, again.code, again.stderr]).toEqual([0, 0, ''])
    expect(again.stdout.split('\n').slice(1)).toEqual(raced.stdout.split('\n').slice(1))
  })

  test('ends quietly when its reader has seen enough', async () => {
    const { code, stderr } = await start(['race', '--races', '100000', '--seats', '2', '--json'], '', 1)
    expect([code, stderr.split('\n').filter((line) => line !== '' && !/^\d+ of 100000 races$/.test(line))]).toEqual([
      0,
      [],
    ])
  })

  test.each([
    [['replay', 'no such file.json'], 2, 'no such file.json: expected a file, found no such file\n'],
    [['replay', '.'], 2, '.: expected a file, found a folder\n'],
    [['race', '--laps', '1000'], 2, '--laps: expected a whole number from 3 to 10, found 1000\n'],
    [['tournament', '--bots', 'nobody'], 2, '--bots: expected two or more of '],
    [['duel', '--bot', 'random'], 2, '--bot: expected 2 to 6 of them, found 1\n'],
    [['validate', '-'], 1, '-: expected JSON, found '],
  ])('%j ends with one line and exit code %i', async (args, code, line) => {
    const ended = await call(args, '{')
    expect([ended.code, ended.stdout, ended.stderr.slice(0, line.length)]).toEqual([code, '', line])
    expect(ended.stderr.split('\n').length).toBe(2)
  })
})
