import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtProgram } from './built-program.js'

const folder = builtProgram('transcripts')

interface Head {
  readonly args: ReadonlyArray<string>
  readonly code: number
}

const linesOf = (file: string): ReadonlyArray<string> => readFileSync(file, 'utf8').trim().split('\n')

const FILES = readdirSync('test/cli/transcripts').map((file) => [file])

describe('a recorded talk', { timeout: 60_000 }, () => {
  test.each(FILES)('is heard again, line by line, when the program says the same: %s', (file) => {
    const transcript = join('test/cli/transcripts', file)
    const heard = join(folder, file)
    const [head = '{}', ...lines] = linesOf(transcript)
    const { args, code } = JSON.parse(head) as Head
    const bot = `${process.execPath} test/cli/talker.mjs replay ${transcript} ${heard}`
    const main = join(folder, 'main.js')
    const { status } = spawnSync(process.execPath, [main, 'duel', ...args, '--bot', bot, '--bot', 'random'])
    expect(status).toBe(code)
    expect(linesOf(heard)).toEqual(lines.filter((line) => line.startsWith('{">"')))
  })
})
