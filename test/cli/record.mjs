// Records the transcripts anew: npm run transcripts. The first line of each is what stands on the command line beside the two bots.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const QUICK = ['--milliseconds', '1000']

/** @type {ReadonlyArray<readonly [string, string, ReadonlyArray<string>]>} */
const TRANSCRIPTS = [
  ['formula-1', 'every-way-to-answer', []],
  ['le-mans', 'every-way-to-answer', []],
  ['paris-dakar', 'every-way-to-answer', []],
  ['le-mans', 'to-the-end', ['--options', '{"maxTurns":2}']],
  ['formula-1', 'three-refusals', []],
  ['paris-dakar', 'another-version', []],
  ['le-mans', 'silence', QUICK],
]

for (const [game, scenario, more] of TRANSCRIPTS) {
  const args = ['--game', game, '--seed', 'reims', '--milliseconds', '20000', ...more]
  const file = `test/cli/transcripts/${game}-${scenario}.jsonl`
  const bot = `${process.execPath} test/cli/talker.mjs record ${scenario} ${file}`
  const { status } = spawnSync(process.execPath, ['out/main.js', 'duel', ...args, '--bot', bot, '--bot', 'random'], {
    encoding: 'utf8',
  })
  writeFileSync(file, `${JSON.stringify({ args, code: status })}\n${readFileSync(file, 'utf8')}`)
  console.log(`${file}: exit code ${status}`)
}
