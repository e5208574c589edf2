// The laws of every game over random play: `npm run test:laws -- --runs 1000 --seed 7`.
import { parseArgs } from 'node:util'
import { closingLine, runSuite } from './vitest.mjs'

const flagsOfRun = () => {
  try {
    return parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } }).values
  } catch {
    console.error('--runs N, --seed S: whole numbers')
    process.exit(2)
  }
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @returns {Record<string, string>}
 */
const integer = (name, text) => {
  if (text === undefined) return {}
  if (/^\d+$/.test(text)) return { [name]: text }
  console.error(`not a whole number: ${text}`)
  process.exit(2)
}

const values = flagsOfRun()
const count = runSuite('laws', { ...integer('FC_RUNS', values.runs), ...integer('FC_SEED', values.seed) })
console.log(closingLine(count))
process.exitCode = count.failed === 0 ? 0 : 1
