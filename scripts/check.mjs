// Everything that must hold before a change is taken, here and in CI alike. Stops at the first step that fails.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { root } from './entries.mjs'
import { closingLine, runSuite } from './vitest.mjs'

/** @typedef {import('./vitest.mjs').Count} Count */

/**
 * One npm script, which counts as one test.
 *
 * @param {string} line
 * @returns {() => Count}
 */
const script = (line) => () => {
  const { status } = spawnSync(`npm run --silent ${line}`, { cwd: fileURLToPath(root), shell: true, stdio: 'inherit' })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** @type {ReadonlyArray<readonly [string, () => Count]>} */
const steps = [
  ['types', script('types')],
  ['lint', script('lint')],
  ['format', script('format')],
  ['layers', script('deps')],
  ['unused', script('unused')],
  ['unit', () => runSuite('unit')],
  ['laws', () => runSuite('laws')],
  ['clauses', script('clauses -- --check')],
  ['build', script('build')],
  ['consume', script('consume')],
  ['package', script('package')],
  ['size', script('size')],
  ['docs', script('docs')],
]

const started = performance.now()
/** @type {(since: number) => string} */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

let passed = 0
let failed = 0
for (const [name, run] of steps) {
  console.log(`\n=== ${name}`)
  const begun = performance.now()
  const count = run()
  passed += count.passed
  failed += count.failed
  console.log(`=== ${name}: ${count.failed === 0 ? 'ok' : 'failed'}, ${seconds(begun)}`)
  if (count.failed > 0) break
}
console.log(`\n${seconds(started)} in all`)
console.log(closingLine({ passed, failed }))
process.exitCode = failed === 0 ? 0 : 1
