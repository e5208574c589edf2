import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { build } from 'tsup'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changed, vectorsIn } from '../../vectors/read.mjs'
import { hash } from '../../src/core/index.js'
import { ABSENT } from './absent.js'
import { answerTo, type Question } from './answer.js'
import { differenceOf } from './difference.js'
import { GAMES, type Subject } from './games.js'
import { coveragesOf, wrongIn } from './report.js'
import { namedIn, trialOf } from './trial.js'

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

/** Of the whole file: its head, as many vectors as that; of positions only, if there shall be none of a setup. */
const headOf = (game: string, vectors: number, hasSetups = true): string => {
  const file = join(folder, `${game}.jsonl`)
  const lines = readFileSync(fileOf(game), 'utf8')
    .split('\n')
    .filter((line) => hasSetups || !line.includes('"options":'))
  writeFileSync(file, `${lines.slice(0, vectors + 1).join('\n')}\n`)
  return file
}

const check = (...args: ReadonlyArray<string>) => {
  const { status, stdout } = spawnSync(process.execPath, ['vectors/check.mjs', ...args], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

const adapter = (...args: ReadonlyArray<string>) => ['--', process.execPath, join(folder, 'adapter.js'), ...args]

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** The answer to a question, and the clauses of each of its results, as a file should have them. */
const answersOf = <Options, State, Move, Event, View>(subject: Subject<Options, State, Move, Event, View>) => {
  const { game } = subject
  const [answer, tried] = [answerTo(game), trialOf(subject)]
  const isFirst = (state: State): boolean => {
    const { agreement } = state as { readonly agreement: Options }
    const first = game.setup(agreement)
    return first._tag === 'Right' && hash(first.right.state) === hash(state)
  }
  return (asked: unknown): unknown => {
    const question = asked as Question<Options, State, Move>
    const found = answer(question)
    const clauses =
      'options' in question
        ? [namedIn(found)]
        : question.moves.map((move) => tried(question.state, isFirst(question.state), move).clauses)
    return asJson({ answer: found, clauses })
  }
}

const wrongOf =
  <Options, State, Move, Event, View>(subject: Subject<Options, State, Move, Event, View>) =>
  (lines: ReadonlyArray<string>) =>
    coveragesOf(subject, lines).map((coverage) => [coverage.what, wrongIn(coverage)])

const FILES = GAMES.map(({ name, do: withGame }) => [name, withGame(answersOf), withGame(wrongOf)] as const)

describe('the vectors', { timeout: 120_000 }, () => {
  test.each(FILES)('of %s are at least 2,000, and what the library gives now', async (game, answer) => {
    let count = 0
    const met = new Set<string>()
    for await (const { id, question, answer: expected, clauses } of vectorsIn(fileOf(game))) {
      count++
      const unmet = clauses.flat().filter((clause) => !met.has(clause))
      for (const clause of unmet) met.add(clause)
      if (id % 25 === 0 || unmet.length > 0) expect([id, answer(question)]).toEqual([id, { answer: expected, clauses }])
    }
    expect(count).toBeGreaterThanOrEqual(2000)
  })

  test.each(FILES)('of %s show every clause, event and refusal that can occur', (game, _, wrong) => {
    const lines = readFileSync(fileOf(game), 'utf8').trimEnd().split('\n')
    const kinds = ['clauses', 'questions', 'moves', 'events', 'refusals']
    expect(wrong(lines)).toEqual(kinds.map((kind) => [kind, []]))
    expect(wrong(lines.slice(0, 100))).not.toEqual(kinds.map((kind) => [kind, []]))
  })

  test.each(Object.entries(ABSENT))('of %s say in the guide what they cannot show', (_, reasons) => {
    const guide = readFileSync('docs/vectors.md', 'utf8')
    expect(Object.keys(reasons).filter((tag) => !guide.includes(`\`${tag}\``))).toEqual([])
  })
})

describe('the checker', { timeout: 120_000 }, () => {
  test.each(FILES)('finds that the library gives what the vectors of %s say', (game) => {
    const { status, lines } = check(headOf(game, 150), ...adapter())
    expect([status, lines]).toEqual([
      0,
      [
        expect.stringMatching(`^${game}: (\\d+) of \\1 clauses as they should be, \\d+ no occurrence, \\d+ not shown$`),
        '150 vectors, 0 not as they should be, in 0 places',
      ],
    ])
  })

  test('finds where another implementation differs', () => {
    const { status, lines } = check(headOf('le-mans', 150), ...adapter('--broken', 'legal'))
    expect(status).toBe(1)
    expect(lines[0]).toMatch(/^le-mans \d+ legal\.0: expected ".*", found ".*"$/)
    expect(lines.at(-1)).toMatch(/^150 vectors, \d+ not as they should be, in \d+ places$/)
    expect(check('--skip', 'legal', headOf('le-mans', 150), ...adapter('--broken', 'legal')).status).toBe(0)
  })

  test('tells the clauses of a result that differs, and in how many of their results something does', () => {
    const { status, lines } = check(headOf('le-mans', 150, false), ...adapter('--broken', 'events'))
    expect(status).toBe(1)
    expect(lines[0]).toMatch(/^le-mans \d+ results\.0\.events\.0\..*: expected .*, found .* \(LM-.*\)$/)
    expect(lines).toContainEqual(expect.stringMatching(/^le-mans: \d+ of \d+ clauses as they should be, /))
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}LM-\S+: \d+ of \d+ results differ$/))
  })

  test.each([
    ['ends', 'it ended', ['--', process.execPath, '-e', '0']],
    ['cannot be started', 'spawn no-such-program-anywhere ENOENT', ['--', 'no-such-program-anywhere']],
    ['writes no JSON', '', ['--', process.execPath, '-e', 'console.log("brake!"); setTimeout(() => {}, 5000)']],
  ])('does not wait for an implementation that %s', (_, why, command) => {
    const { status, lines } = check(headOf('le-mans', 3), ...command)
    expect([status, lines.length]).toEqual([1, 1])
    expect(lines[0]).toContain(`after 0 vectors: ${why}`)
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
