/**
 * Long runs: `npm run soak -- --game formula-1 --kind random --games 10000`.
 *
 * `random` plays whole games by random moves and stops at the first defect, refusal or dead end; `sensible` plays the sensible drivers
 * and prints the figures that they are held to.
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
const run = values.kind === 'random' ? soak?.random : values.kind === 'sensible' ? soak?.sensible : undefined
if (run === undefined || !Number.isSafeInteger(games) || !Number.isSafeInteger(seed)) {
  console.error(
    `--game: ${SOAKS.map(({ game }) => game).join(', ')}; --kind: random, sensible; --games, --seed: whole numbers`,
  )
  process.exitCode = 2
} else {
  const began = Date.now()
  for (const line of run(games, seed)) console.log(line)
  console.log(`${games} games in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
