/** The command lines that the README shows. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LE_MANS_COURSE } from '../../src/le-mans/index.js'
import { calledWith } from './called.js'

const lines = readFileSync('README.md', 'utf8')
  .split('\n')
  .flatMap((line) => /^npx parc-ferme ([^#>]*[^#> ])/.exec(line)?.[1] ?? [])

test('every command line of the README does what it says, one after another', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'))
  const record = join(folder, 'race.json')
  const course = JSON.stringify(LE_MANS_COURSE)
  const codes: Array<readonly [string, number, ReadonlyArray<string>]> = []
  for (const line of lines) {
    const kept = codes.length === 0 ? '' : readFileSync(record, 'utf8')
    const args = line.replace('--record race.json', `--record ${record}`).split(' ')
    const { code, err } = await calledWith({ 'race.json': kept, 'course.json': course })(...args)
    codes.push([line, code, err])
  }
  rmSync(folder, { recursive: true })
  expect(codes).toEqual(lines.map((line) => [line, 0, []]))
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'race',
    'replay',
    'picture',
    'odds',
    'board',
    'validate',
    'clauses',
  ])
})
