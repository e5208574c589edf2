/** What the program does before a command begins: its version, its texts from files, a reader who leaves, its bar. */
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { either as E } from 'fp-ts'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { messageOf } from '../../src/cli/command.js'
import { progressOf } from '../../src/cli/progress.js'
import { LONGEST_FILE, readText } from '../../src/cli/terminal.js'

const folder = mkdtempSync(join(tmpdir(), 'parc-ferme-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
const at = (name: string): string => join(folder, name)

describe('texts', () => {
  test('come from files, letter by letter', async () => {
    writeFileSync(at('race.json'), 'Écurie')
    expect(await readText(at('race.json'))).toEqual(E.right('Écurie'))
  })

  test('come from standard input by the name of -', async () => {
    vi.stubGlobal('process', { ...process, stdin: Readable.from([Buffer.from('la '), Buffer.from('course')]) })
    expect(await readText('-')).toEqual(E.right('la course'))
  })

  test('are not longer than can be held', async () => {
    writeFileSync(at('long'), '')
    truncateSync(at('long'), LONGEST_FILE + 1)
    const expected = { path: at('long'), expected: 'at most 50000000 bytes', found: 'more' }
    expect(await readText(at('long'))).toEqual(E.left(expected))
  })

  test.each([
    [at('none'), 'no such file'],
    [folder, 'a folder'],
  ])('that cannot be had say why: %j', async (path, found) => {
    expect(await readText(path)).toEqual(E.left({ path, expected: 'a file', found }))
  })

  test('of a name that no system takes say why in the words of the system', async () => {
    const text = await readText('a\0b')
    expect(E.isLeft(text) && text.left.found).toContain('null bytes')
  })
})

test('what was thrown says its message, or what it is', () => {
  expect([messageOf(new Error('no space left')), messageOf('stop')]).toEqual(['no space left', 'stop'])
})

describe('a long command', () => {
  test('tells every tenth where no one looks on', () => {
    const lines: Array<string> = []
    const progress = progressOf(25, 'games', (line) => lines.push(line))
    for (let done = 1; done <= 25; done++) progress.step(done)
    progress.stop()
    expect(lines.slice(0, 2)).toEqual(['3 of 25 games', '6 of 25 games'])
    expect([lines.length, lines.at(-1)]).toEqual([9, '25 of 25 games'])
  })

  test('draws a bar on a terminal', () => {
    const drawn = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const isTerminal = process.stderr.isTTY
    process.stderr.isTTY = true
    const lines: Array<string> = []
    const progress = progressOf(4, 'races', (line) => lines.push(line))
    progress.step(2)
    progress.stop()
    process.stderr.isTTY = isTerminal
    expect(lines).toEqual([])
    expect(drawn.mock.calls.flat().join('')).toContain('2/4 races')
  })
})

describe('the program', () => {
  const begin = async (...args: ReadonlyArray<string>): Promise<ReadonlyArray<unknown>> => {
    const [argv, listeners] = [process.argv, process.stdout.listeners('error')]
    process.argv = ['node', 'parc-ferme', ...args]
    vi.resetModules()
    await import('../../src/cli/main.js')
    const { exitCode } = process
    const leave = process.stdout.listeners('error').find((one) => !listeners.includes(one)) as (error: object) => void
    process.stdout.removeListener('error', leave)
    process.argv = argv
    process.exitCode = undefined
    return [exitCode, leave]
  }

  test('prints what it is asked for, and complains apart from it', async () => {
    const { version } = createRequire(import.meta.url)('../../package.json') as { readonly version: string }
    const printed = vi.spyOn(console, 'log').mockReturnValue()
    const complained = vi.spyOn(console, 'error').mockReturnValue()
    expect((await begin('--version'))[0]).toBe(0)
    expect(printed.mock.calls).toEqual([[version]])
    expect((await begin('rally'))[0]).toBe(2)
    expect(complained.mock.calls).toEqual([["unknown command 'rally' (Did you mean replay?); see parc-ferme --help"]])
  })

  test('ends quietly when its reader leaves, and with a failure when it cannot write', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    const leave = (await begin('--version'))[1] as (error: object) => void
    leave({ code: 'EPIPE' })
    leave({ code: 'ENOSPC' })
    expect(exit.mock.calls).toEqual([[0], [1]])
  })
})
