/**
 * Writes the vectors of all games; with `--check`, says whether the files are what the library gives now. With `--seek`, first stores
 * anew the races that lead to what is hardly ever met.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { GAMES, scenesFile, type Subject } from './games.js'
import { generate } from './generate.js'
import { coveragesOf, reportOf, wrongIn } from './report.js'
import { sought } from './seek.js'

const isCheck = process.argv.includes('--check')
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))

const made = <Options, State, Move, Event, View>(subject: Subject<Options, State, Move, Event, View>) => {
  const lines = generate(subject)
  return { lines, coverages: coveragesOf(subject, lines) }
}

const seek = <Options, State, Move, Event, View>(subject: Subject<Options, State, Move, Event, View>): void =>
  writeFileSync(scenesFile(subject.game.name), `${JSON.stringify(subject.quests.map(sought(subject)), null, 2)}\n`)

let faults = 0
const complain = (fault: string): void => {
  console.error(fault)
  faults++
}
for (const { name, do: withGame } of GAMES) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  if (process.argv.includes('--seek')) withGame(seek)
  const file = `vectors/${name}.jsonl`
  const { lines, coverages } = withGame(made)
  const text = `${lines.join('\n')}\n`
  for (const line of reportOf(name, lines, coverages)) console.log(line)
  if (coverages.some((coverage) => wrongIn(coverage).length > 0)) complain(`${file} does not show what it should`)
  if (!isCheck) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text)
    complain(`${file} is not what the library gives now; npm run vectors writes it anew`)
}
process.exitCode = faults === 0 ? 0 : 1
