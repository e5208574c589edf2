/**
 * Proofs that take long: `npm run proof -- hashes --positions 1000000`, `npm run proof -- odds --positions 300`,
 * `npm run proof -- hostile --inputs 1000000`.
 */
import { parseArgs } from 'node:util'
import { hashes } from './hashes.js'
import { hostile } from './hostile/hostile.js'
import { throwsOfOdds } from './odds.js'
import type { Verdict } from './subjects.js'

interface Proof {
  /** The flag that says how much of it. */
  readonly size: 'positions' | 'inputs'
  readonly prove: (size: number, seed: number) => Verdict | Promise<Verdict>
}

const PROOFS: Readonly<Record<string, Proof>> = {
  hashes: { size: 'positions', prove: hashes },
  odds: { size: 'positions', prove: throwsOfOdds },
  hostile: { size: 'inputs', prove: hostile },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '1000' },
    inputs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
})
const proof = PROOFS[positionals[0] ?? '']
const [size, seed] = [Number(values[proof?.size ?? 'positions']), Number(values.seed)]
if (proof === undefined || !Number.isSafeInteger(size) || !Number.isSafeInteger(seed)) {
  console.error(`one of ${Object.keys(PROOFS).join(', ')}; --positions, --inputs, --seed: whole numbers`)
  process.exitCode = 2
} else {
  const began = Date.now()
  const { lines, holds } = await proof.prove(size, seed)
  for (const line of lines) console.log(line)
  console.log(`${holds ? 'holds' : 'BROKEN'}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  process.exitCode = holds ? 0 : 1
}
