/**
 * Long runs: `npm run soak -- --game formula-1 --kind random --games 10000`.
 *
 * `random` plays whole games by random moves and stops at the first defect, refusal or dead end; `everything` does so with every
 * optional rule in force; `sensible` plays the sensible drivers and prints the figures that they are held to; `paired` lets drivers
 * who use optional rules race themselves as they drive without, in pairs of races with the seats changed over.
 */
import { parseArgs } from 'node:util'
import { formula1Soak } from './formula-1.js'
import type { Soak } from './soak.js'
import { leMansSoak } from './le-mans.js'
import { parisDakarSoak } from './paris-dakar.js'

const SOAKS: ReadonlyArray<Soak> = [formula1Soak, parisDakarSoak, leMansSoak]

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'formula-1' },
    kind: { type: 'string', default: 'random' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
})

const soak = SOAKS.find(({ game }) => game === values.game)
const [games, seed] = [Number(values.games), Number(values.seed)]
const KINDS = ['random', 'sensible', 'paired', 'everything'] as const
const kind = KINDS.find((one) => one === values.kind)
const run = (kind === undefined ? null : soak?.[kind]) ?? null
if (run === null || !Number.isSafeInteger(games) || !Number.isSafeInteger(seed)) {
  console.error(
    `--game: ${SOAKS.map(({ game }) => game).join(', ')}; --kind: ${KINDS.join(', ')} (the last two: le-mans); --games, --seed: whole numbers`,
  )
  process.exitCode = 2
} else {
  const began = Date.now()
  for (const line of run(games, seed)) console.log(line)
  console.log(`${games} games in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
