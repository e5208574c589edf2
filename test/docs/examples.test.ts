import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { examplesOfPage, examplesOfSource, programsOfPage, type Example } from './extract.js'

const here = dirname(fileURLToPath(import.meta.url))
const root = resolve(here, '../..')
// Inside the project, so that imports resolve, and one folder a process, so that runs do not meet.
const generated = join(here, 'generated', String(process.pid))

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const filesIn = (folder: string, ending: string): ReadonlyArray<string> =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith(ending) && !/^api\b/.test(name))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .sort()
    : []

const examples: ReadonlyArray<Example> = [
  ...['README.md', ...filesIn('docs', '.md')].flatMap((file) =>
    file.startsWith('docs/guide/') ? programsOfPage(file, read(file)) : examplesOfPage(file, read(file)),
  ),
  ...filesIn('src', '.ts').flatMap((file) => examplesOfSource(file, read(file))),
]
const moduleOf = ({ file, line }: Example): string => join(generated, `${file.replaceAll('/', '-')}-${line}.ts`)

mkdirSync(generated, { recursive: true })
writeFileSync(join(generated, 'tsconfig.json'), '{ "extends": "../../tsconfig.json", "include": ["."], "exclude": [] }')
for (const example of examples) writeFileSync(moduleOf(example), example.code)

afterAll(() => {
  rmSync(generated, { recursive: true, force: true })
})

describe('the examples of the documentation', () => {
  test('are there', () => {
    expect(examples).not.toEqual([])
  })

  test('are correct TypeScript', { timeout: 120_000 }, () => {
    const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', generated], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  })

  for (const example of examples) {
    test(`${example.file}:${example.line} does what it says`, { timeout: 60_000 }, async () => {
      await import(/* @vite-ignore */ moduleOf(example))
    })
  }
})
