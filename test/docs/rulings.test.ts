import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_RULINGS as FORMULA_1 } from '../../src/formula-1/index.js'
import { DEFAULT_RULINGS as LE_MANS } from '../../src/le-mans/index.js'
import { DEFAULT_RULINGS as PARIS_DAKAR } from '../../src/paris-dakar/index.js'

const root = new URL('../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const sources = (folder: string): ReadonlyArray<string> =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)

const page = read('docs/rulings.md')
const anchors = [...page.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)

/** The questions that a text cites, every one of a range such as `F1-Q.45-46`. */
const questionsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/\b(F1|LM|PD)-Q\.(\d+)(?:-(\d+)\b)?/g)].flatMap(([, game = '', first = '', last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${game}-Q.${Number(first) + i}`),
  )
const anchorOf = (question: string): string => question.toLowerCase().replace('.', '-')

const heading = (title: string): number => page.indexOf(`\n## ${title}\n`)
/** The part of the page that is about one game. */
const section = (title: string): string => {
  const text = page.slice(heading(title) + 1)
  const end = text.indexOf('\n## ')
  return end < 0 ? text : text.slice(0, end)
}

/** A row of an options table: what it is called, its default, and the anchor of its question. */
interface Row {
  readonly ruling: string
  readonly byDefault: string
  readonly anchor: string
}
const rowsOf = (title: string): ReadonlyArray<Row> =>
  [...section(title).matchAll(/^\| `(\w+)` +\| `(\w+)`[^|]*\|[^|]+\| \[[^\]]+\]\(#([\w-]+)\) +\|/gm)].map(
    ([, ruling = '', byDefault = '', anchor = '']) => ({ ruling, byDefault, anchor }),
  )

/** The options of a `Rulings` interface with the first question that each one cites. */
const optionsOf = (model: string): ReadonlyArray<readonly [string, string]> => {
  const [, body = ''] = /export interface Rulings \{\n([^]*?)\n\}/.exec(read(model)) ?? []
  return [...body.matchAll(/\/\*\*([^]*?)\*\/\s+readonly (\w+)/g)].map(([, comment = '', option = '']) => [
    option,
    anchorOf(questionsIn(comment)[0] ?? ''),
  ])
}

describe('the page of rulings', () => {
  test('answers every question that a source file cites', () => {
    const cited = sources('src').flatMap((file) => questionsIn(read(file)).map((question) => [question, file] as const))
    expect(cited.length).toBeGreaterThan(100)
    expect(cited.filter(([question]) => !anchors.includes(anchorOf(question)))).toEqual([])
  })

  test('answers every question that a test is about', () => {
    const cited = ['formula-1', 'le-mans', 'paris-dakar', 'laws'].flatMap((folder) =>
      sources(`test/${folder}`).flatMap((file) => questionsIn(read(file))),
    )
    expect(cited.filter((question) => !anchors.includes(anchorOf(question)))).toEqual([])
  })

  test('has each anchor once, and one for every link within the page', () => {
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, id = '']) => id)
    expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([])
    expect(links.filter((id) => !anchors.includes(id))).toEqual([])
  })

  test.each([
    ['Formula 1', 'formula-1', FORMULA_1.seed],
    ['Le Mans', 'le-mans', LE_MANS],
    ['Paris-Dakar', 'paris-dakar', PARIS_DAKAR],
  ])('lists every option of %s with its default and a question that is answered', (title, folder, defaults) => {
    const options = optionsOf(`src/${folder}/model.ts`)
    const rows = rowsOf(title)
    expect(options.map(([option]) => option).sort()).toEqual(Object.keys(defaults).sort())
    expect(rows.map(({ ruling }) => ruling).sort()).toEqual(Object.keys(defaults).sort())
    expect(Object.fromEntries(rows.map(({ ruling, byDefault }) => [ruling, byDefault]))).toEqual(
      Object.fromEntries(Object.entries(defaults).map(([ruling, value]) => [ruling, String(value)])),
    )
    const cited = new Map(options)
    expect(rows.filter(({ ruling, anchor }) => anchor.includes('-q-') && cited.get(ruling) !== anchor)).toEqual([])
  })

  test.each([
    ['Formula 1', 'formula-1'],
    ['Le Mans', 'le-mans'],
    ['Paris-Dakar', 'paris-dakar'],
  ])('names test files of %s that try the options', (title, folder) => {
    const tests = [...section(title).matchAll(/`(?:test\/[\w-]+\/)?([\w-]+\.test\.ts)`/g)].map(([, name = '']) => name)
    const text = [...new Set(tests)].map((name) => read(`test/${folder}/${name}`)).join('\n')
    expect(rowsOf(title).filter(({ ruling }) => !text.includes(ruling))).toEqual([])
  })
})
