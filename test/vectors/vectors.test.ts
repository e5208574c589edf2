import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changed, vectorsIn } from '../../vectors/read.mjs'
import { answerTo, type Question } from './answer.js'
import { differenceOf } from './difference.js'
import { GAMES, type Subject } from './games.js'

mkdirSync(resolve('out'), { recursive: true })
const folder = mkdtempSync(resolve('out', 'vectors-'))

beforeAll(async () => {
  await build({
    config: false,
    entry: { adapter: 'test/vectors/adapter.ts' },
    outDir: folder,
    format: 'esm',
    platform: 'node',
    silent: true,
  })
}, 60_000)

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

const fileOf = (game: string): string => `vectors/${game}.jsonl`

/** Of the whole file: its head, as many vectors as that. */
const headOf = (game: string, vectors: number): string => {
  const file = join(folder, `${game}.jsonl`)
  const lines = readFileSync(fileOf(game), 'utf8').split('\n')
  writeFileSync(file, `${lines.slice(0, vectors + 1).join('\n')}\n`)
  return file
}

const check = (...args: ReadonlyArray<string>) => {
  const { status, stdout } = spawnSync(process.execPath, ['vectors/check.mjs', ...args], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

const adapter = (...args: ReadonlyArray<string>) => ['--', process.execPath, join(folder, 'adapter.js'), ...args]

const answersOf = <Options, State, Move, Event, View>({ game }: Subject<Options, State, Move, Event, View>) => {
  const answer = answerTo(game)
  return (question: unknown): unknown => asJson(answer(question as Question<Options, State, Move>))
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const NAMES = GAMES.map(({ name, do: withGame }) => [name, withGame(answersOf)] as const)

describe('the vectors', { timeout: 120_000 }, () => {
  test.each(NAMES)('of %s are at least 2,000, and what the library gives now', async (game, answer) => {
    let count = 0
    for await (const { id, question, answer: expected } of vectorsIn(fileOf(game))) {
      count++
      if (id % 25 === 0) expect([id, answer(question)]).toEqual([id, expected])
    }
    expect(count).toBeGreaterThanOrEqual(2000)
  })
})

describe('the checker', { timeout: 120_000 }, () => {
  test.each(NAMES)('finds that the library gives what the vectors of %s say', (game) => {
    const { status, lines } = check(headOf(game, 150), ...adapter())
    expect([status, lines]).toEqual([0, ['150 vectors, 0 not as they should be, in 0 places']])
  })

  test('finds where another implementation differs', () => {
    const { status, lines } = check(headOf('le-mans', 150), ...adapter('--broken'))
    expect(status).toBe(1)
    expect(lines[0]).toMatch(/^le-mans \d+ legal\.0: expected ".*", found ".*"$/)
    expect(lines.at(-1)).toMatch(/^150 vectors, \d+ not as they should be, in \d+ places$/)
    expect(check('--skip', 'legal', headOf('le-mans', 150), ...adapter('--broken')).status).toBe(0)
  })

  test.each([
    ['ends', ['--', process.execPath, '-e', '0']],
    ['cannot be started', ['--', 'no-such-program-anywhere']],
    ['writes no JSON', ['--', process.execPath, '-e', 'console.log("brake!"); setTimeout(() => {}, 5000)']],
  ])('does not wait for an implementation that %s', (_, command) => {
    const { status, lines } = check(headOf('le-mans', 3), ...command)
    expect([status, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/^after 0 vectors: /)
  })

  test('says how it is used', () => {
    expect(check().status).toBe(2)
  })
})

test('a difference makes the one value of the other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const difference = asJson(differenceOf(asJson(before), asJson(after)) ?? {})
      expect(changed(asJson(before), difference)).toEqual(asJson(after))
    }),
  )
})
