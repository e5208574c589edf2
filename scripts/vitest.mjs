// Runs one of the two suites and counts its tests.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { root } from './entries.mjs'

/** @typedef {{ readonly passed: number, readonly failed: number }} Count */

/**
 * A run that ends badly without a failed test, such as a file that does not load, counts as one failure.
 *
 * @param {'unit' | 'laws'} suite
 * @param {Readonly<Record<string, string>>} [environment]
 * @returns {Count}
 */
export const runSuite = (suite, environment = {}) => {
  const cwd = fileURLToPath(root)
  const report = fileURLToPath(new URL(`out/${suite}.json`, root))
  mkdirSync(new URL('out', root), { recursive: true })
  rmSync(report, { force: true })
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--config=vitest.${suite}.config.ts`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd, stdio: 'inherit', env: { ...process.env, ...environment } },
  )
  /** @returns {{ numPassedTests: number, numFailedTests: number }} */
  const read = () => {
    try {
      return JSON.parse(readFileSync(report, 'utf8'))
    } catch {
      return { numPassedTests: 0, numFailedTests: 0 }
    }
  }
  const { numPassedTests: passed, numFailedTests } = read()
  return { passed, failed: status === 0 ? 0 : Math.max(numFailedTests, 1) }
}

/**
 * @param {Count} count
 * @returns {string}
 */
export const closingLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`
