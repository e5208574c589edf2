/**
 * Proofs that take long: `npm run proof -- hashes --positions 1000000`, `npm run proof -- odds --positions 300`.
 */
import { parseArgs } from 'node:util'
import { hashes } from './hashes.js'
import { throwsOfOdds } from './odds.js'

const PROOFS = { hashes, odds: throwsOfOdds } as const
const isProof = (name: string | undefined): name is keyof typeof PROOFS => name !== undefined && name in PROOFS

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { positions: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
})
const [name] = positionals
const [positions, seed] = [Number(values.positions), Number(values.seed)]
if (!isProof(name) || !Number.isSafeInteger(positions) || !Number.isSafeInteger(seed)) {
  console.error(`one of ${Object.keys(PROOFS).join(', ')}; --positions, --seed: whole numbers`)
  process.exitCode = 2
} else {
  const began = Date.now()
  const { lines, holds } = PROOFS[name](positions, seed)
  for (const line of lines) console.log(line)
  console.log(`${holds ? 'holds' : 'BROKEN'}, ${((Date.now() - began) / 1000).toFixed(1)} s`)
  process.exitCode = holds ? 0 : 1
}
