// Which clauses of the rulebooks are implemented (`@rule`), proved (test titles) and exercised (by random play or a stored record):
// `npm run clauses -- --json`.
// With --check it fails if one is missing, or if code or a title names a clause that does not exist.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { root } from './entries.mjs'
import { clauseIds, cover, exercise, markedIds, strangers, titledIds } from './clauses-lib.mjs'

const { values } = parseArgs({ options: { json: { type: 'boolean' }, check: { type: 'boolean' } } })

/**
 * The TypeScript files under a folder, by their path in the project.
 *
 * @param {string} folder
 * @returns {ReadonlyArray<string>}
 */
const sources = (folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.includes('/generated/'))
    .sort()

/** @type {(path: string) => string} */
const read = (path) => readFileSync(new URL(path, root), 'utf8')

const titled = sources('test').flatMap((path) => titledIds(read(path)))
const games = sources('src').flatMap((path) => /^src\/([^/]+)\/rules\/index\.ts$/.exec(path)?.[1] ?? [])

let complete = true
for (const game of games) {
  const clauses = clauseIds(read(`src/${game}/clauses.ts`))
  const marked = sources(`src/${game}`)
    .filter((path) => path !== `src/${game}/clauses.ts`)
    .flatMap((path) => markedIds(read(path)))
  const stored = `test/exercise/stored/${game}.json`
  const exercised = exercise(clauses, existsSync(new URL(stored, root)) ? JSON.parse(read(stored)) : null)
  const coverage = { ...cover(game, clauses, marked, titled), ...exercised }
  const unknown = strangers(clauses, [...marked, ...titled])
  const twice = clauses.filter((id, index) => clauses.indexOf(id) !== index)
  const { total, inCode, inTests, missingInCode, missingInTests, statements, notExercised } = coverage
  complete &&=
    total > 0 &&
    missingInCode.length + missingInTests.length + notExercised.length === 0 &&
    unknown.length === 0 &&
    twice.length === 0
  if (values.json) {
    console.log(JSON.stringify(coverage))
  } else {
    console.log(
      `${game}: ${total} clauses, ${inCode} in code, ${inTests} in tests, ${coverage.exercised} exercised, ${statements} no occurrences`,
    )
    for (const [what, ids] of Object.entries({
      'not in code': missingInCode,
      'not in tests': missingInTests,
      'not exercised': notExercised,
      'no such clause': unknown,
      'listed twice': twice,
    })) {
      if (ids.length > 0) console.log(`  ${what}: ${ids.join(', ')}`)
    }
  }
}
if (values.check && !(complete && games.length > 0)) process.exitCode = 1
