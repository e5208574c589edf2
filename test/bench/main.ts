/**
 * How fast the library is on this machine: `npm run bench`, or `npm run bench -- --quick` in a few seconds.
 *
 * Figures of one run can be compared with each other; machines and hours differ too much for more.
 */
import { parseArgs } from 'node:util'
import { either as E } from 'fp-ts'
import { Bench } from 'tinybench'
import { decode } from '../../src/core/decode.js'
import { hash } from '../../src/core/hash.js'
import { playout, uniformPolicy } from '../../src/core/playout.js'
import { seeded } from '../../src/core/rng.js'
import { formula1, formula1Codecs, type State } from '../../src/formula-1/index.js'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })

const right = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

/** A position in the middle of a race. */
const middle = (): State => {
  const { state } = right(formula1.setup({ seats: 4, laps: 3 }))
  return playout(formula1)(state, uniformPolicy, seeded(7), { maxPlies: 200 }).state
}

const bench = new Bench({ time: values.quick ? 300 : 2000, warmupTime: values.quick ? 100 : 500 })
const position = middle()
const { state: table } = right(formula1.setup({ seats: 4, laps: 3 }))
const codecs = formula1Codecs(formula1)
const json = JSON.stringify(position)
let seed = 0
let plies = 0

bench
  .add('formula-1: a whole random race of 4 cars, 3 laps', () => {
    plies += playout(formula1)(table, uniformPolicy, seeded(seed++)).plies
  })
  .add('formula-1: legal', () => {
    formula1.legal(position)
  })
  .add('formula-1: apply, with events', () => {
    for (const move of formula1.legal(position)) formula1.apply(position, move)
  })
  .add('formula-1: view', () => {
    formula1.view(position, 0)
  })
  .add('formula-1: redeal', () => {
    formula1.redeal(formula1.view(position, 0), seeded(1))
  })
  .add('formula-1: hash of a position', () => {
    hash(position)
  })
  .add('formula-1: decode a position', () => {
    decode(codecs.state)(JSON.parse(json))
  })
  .add('JSON.parse of the same position', () => {
    JSON.parse(json)
  })

await bench.run()
for (const task of bench.tasks) {
  const { result } = task
  if (!('latency' in result)) throw new Error(`${task.name}: ${result.state}`)
  console.log(`${task.name.padEnd(52)} ${(1000 * result.latency.p50).toFixed(1).padStart(10)} us (median)`)
}
console.log(`plies in the races above: ${(plies / Math.max(1, seed)).toFixed(0)} a race`)
