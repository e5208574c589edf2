// Programs of a user of the package: they race one race of each game, wherever they run, and tell how each ended.

/** What the races import, as names by module. */
const IMPORTS = [
  ['{ either: E }', 'fp-ts', '{ either as E }'],
  ['t', 'io-ts', '* as t'],
  ['{ codec, decode, record, recordCodec, replay }', 'parc-ferme'],
  ['{ race, randomBot }', 'parc-ferme/bots'],
  ['{ formula1, formula1Codecs }', 'parc-ferme/formula-1'],
  ['{ PICTURE_1962 }', 'parc-ferme/formula-1/picture'],
  ['{ leMans, leMansCodecs }', 'parc-ferme/le-mans'],
  ['{ parisDakar, parisDakarCodecs }', 'parc-ferme/paris-dakar'],
  ['{ drawFormula1 }', 'parc-ferme/svg'],
]

/** Races, writes the record down as JSON, reads it back, replays it: all of core, a game and its codecs. */
const BODY = `
const claim = (holds, what) => { if (!holds) throw new Error('not so: ' + what) }
claim(codec.integer(1, 6) instanceof t.Type, 'the package and its user have one copy of io-ts')
const raced = (game, codecs, options) => {
  const racers = Array.from({ length: options.seats }, () => ({ name: 'random', bot: randomBot }))
  const one = race(game)({ options, racers, seed: '1962' })
  claim(E.isRight(one) && one.right.result.ended === 'over', game.name + ' is raced to its end')
  const written = JSON.stringify(record(game)(one.right.match))
  const read = decode(recordCodec(codecs(game)))(JSON.parse(written))
  claim(E.isRight(read) && E.isRight(replay(game)(read.right)), game.name + ' is replayed')
  return { name: game.name, end: one.right.result.end, state: one.right.match.state }
}
const races = () => {
  const all = [
    raced(formula1, formula1Codecs, { seats: 2, laps: 3 }),
    raced(leMans, leMansCodecs, { seats: 2, laps: 1, maxTurns: 300 }),
    raced(parisDakar, parisDakarCodecs, { seats: 2 }),
  ]
  const svg = drawFormula1(formula1, PICTURE_1962)({ view: formula1.view(all[0].state, 'spectator') })
  return [...all.map(({ name, end }) => name + ' ' + end), 'svg ' + svg.length].join(', ')
}
`

const ESM = `${IMPORTS.map(([names, from, esm]) => `import ${esm ?? names} from '${from}'`).join('\n')}${BODY}export { races }\n`
const CJS = `${IMPORTS.map(([names, from]) => `const ${names} = require('${from}')`).join('\n')}${BODY}module.exports = { races }\n`

/** Files of the user's project, by name. */
export const SOURCES = {
  'races.mjs': ESM,
  'races.cjs': CJS,
  'main.mjs': `import { races } from './races.mjs'\nconsole.log(races())\n`,
  'main.cjs': `console.log(require('./races.cjs').races())\n`,
  'thread.mjs': `import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import { races } from './races.mjs'
if (isMainThread) new Worker(new URL(import.meta.url)).on('message', (told) => console.log(told))
else parentPort.postMessage(races())
`,
  'index.html': `<!doctype html><link rel="icon" href="data:,"><title>parc-ferme</title><script type="module" src="./page.js"></script>\n`,
  'page.js': `import { races } from './races.mjs'
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
worker.onmessage = ({ data }) => { globalThis.told = { page: races(), worker: data } }
worker.onerror = ({ message }) => { globalThis.told = { page: 'none', worker: message } }
`,
  'worker.js': `import { races } from './races.mjs'\npostMessage(races())\n`,
}
