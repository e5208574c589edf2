// How much of src the unit tests and the laws reach: `npm run coverage`. What can only be reached by a bug of ours,
// a call of `defect`, does not count; nothing else is left out.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './entries.mjs'

/** @typedef {{ readonly start: { readonly line?: number, readonly column?: number } }} Span */
/**
 * @typedef {object} Counted
 * @property {Readonly<Record<string, Span>>} statementMap
 * @property {Readonly<Record<string, number>>} s
 * @property {Readonly<Record<string, { readonly loc: Span, readonly locations: ReadonlyArray<Span> }>>} branchMap
 * @property {Readonly<Record<string, ReadonlyArray<number>>>} b
 */

const LEAST = { lines: 98, branches: 95 }
const cwd = fileURLToPath(root)

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=vitest.coverage.config.ts',
    '--coverage',
    ...process.argv.slice(2),
  ],
  { cwd, stdio: 'inherit' },
)
if (status !== 0) process.exit(1)

/** @type {Readonly<Record<string, Counted>>} */
const files = JSON.parse(readFileSync(new URL('coverage/coverage-final.json', root), 'utf8'))

/** @type {(text: ReadonlyArray<string>, span: Span) => boolean} */
const isDefect = (text, { start: { line = 0, column = 0 } }) =>
  /^(return )?(defect|impossible)\(/.test(text[line - 1]?.slice(column) ?? '')

/** @type {(hits: ReadonlyArray<number>) => string} */
const share = (hits) => {
  const met = hits.filter((times) => times > 0).length
  return `${((100 * met) / Math.max(1, hits.length)).toFixed(2)}% (${met} of ${hits.length})`
}

/** @type {Array<number>} */
const lines = []
/** @type {Array<number>} */
const branches = []
for (const [path, { statementMap, s, branchMap, b }] of Object.entries(files)) {
  const text = readFileSync(path, 'utf8').split('\n')
  /** @type {Map<number, number>} */
  const perLine = new Map()
  for (const [id, span] of Object.entries(statementMap))
    if (!isDefect(text, span)) {
      const { line = 0 } = span.start
      perLine.set(line, Math.max(perLine.get(line) ?? 0, s[id] ?? 0))
    }
  lines.push(...perLine.values())
  for (const [line, hits] of perLine) if (hits === 0) console.log(`${relative(cwd, path)}:${line}: not reached`)
  for (const [id, { loc, locations }] of Object.entries(branchMap))
    for (const [at, span] of locations.entries()) {
      if (isDefect(text, span)) continue
      const hits = b[id]?.[at] ?? 0
      branches.push(hits)
      const { line, column } = span.start.line === undefined ? loc.start : span.start
      if (hits === 0) console.log(`${relative(cwd, path)}:${line}:${column}: a branch not taken`)
    }
}

/** @type {(hits: ReadonlyArray<number>, least: number) => boolean} */
const reaches = (hits, least) => 100 * hits.filter((times) => times > 0).length >= least * hits.length

console.log(`lines ${share(lines)}, at least ${LEAST.lines}%`)
console.log(`branches ${share(branches)}, at least ${LEAST.branches}%`)
process.exitCode = reaches(lines, LEAST.lines) && reaches(branches, LEAST.branches) ? 0 : 1
