/** Writes the vectors of all games; with `--check`, says whether the files are what the library gives now. */
import { readFileSync, writeFileSync } from 'node:fs'
import { GAMES } from './games.js'
import { generate } from './generate.js'
import { reportOf } from './report.js'

const isCheck = process.argv.includes('--check')
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))

let stale = 0
for (const { name, do: withGame } of GAMES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const file = `vectors/${name}.jsonl`
  const vectors = withGame(generate)
  const text = `${vectors.lines.join('\n')}\n`
  for (const line of withGame((subject) => reportOf(subject, vectors))) console.log(line)
  if (!isCheck) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the library gives now; npm run vectors writes it anew`)
    stale++
  }
}
process.exitCode = stale === 0 ? 0 : 1
