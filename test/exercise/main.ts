/**
 * Rewrites what is stored of rule coverage: `npm run exercise -- --game formula-1 --games 12 --steered 200`.
 *
 * Every game if none is named. The tests replay what is stored, and `npm run clauses` reads it.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { FUZZABLES } from './subjects.js'

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '12' },
    steered: { type: 'string', default: '100' },
  },
})

for (const { name, clauses, fuzz } of FUZZABLES.filter(
  (one) => values.game === undefined || one.name === values.game,
)) {
  const stored = fuzz(Number(values.games), Number(values.steered))
  writeFileSync(`test/exercise/stored/${name}.json`, `${JSON.stringify(stored, null, 2)}\n`)
  const statements = Object.keys(stored.statements).length
  console.log(
    `${name}: ${clauses.length} clauses, ${stored.played.length} in ${stored.games} random games, ${stored.records.length} by records, ${statements} statements, unmet: ${stored.unmet.join(', ')}`,
  )
}
