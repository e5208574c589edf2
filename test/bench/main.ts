/**
 * How fast the library is: `npm run bench`, or `npm run bench -- --quick` in about a minute; `npm run build` first for imports and sizes.
 *
 * Every figure is a ratio or stands beside what it is compared with, measured in turns with it: machines and hours differ too much for
 * more. `docs/performance.md` keeps a run and says what the bars are.
 */
import { parseArgs } from 'node:util'
import { formula1, formula1Codecs } from '../../src/formula-1/index.js'
import { leMans, leMansCodecs } from '../../src/le-mans/index.js'
import { parisDakar, parisDakarCodecs } from '../../src/paris-dakar/index.js'
import type { Codec } from '../../src/core/codec.js'
import { codecShare, importCost, longestLine, sizes } from './costs.js'
import { drawsFrom, playFloor } from './floors/floor.js'
import { makeFormula1Floor } from './floors/formula-1.js'
import { makeLeMansFloor } from './floors/le-mans.js'
import { makeParisDakarFloor } from './floors/paris-dakar.js'
import { bytes, measure, nanoseconds, type Rates, type Subject } from './measure.js'
import { raceBoardgameIo } from './peers/boardgame-io.js'
import { raceChessJs, raceChessops } from './peers/chess.js'
import { matchBytes, matchCosts, playedOut, pliesOf, race, type Raced } from './races.js'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const QUICK = values.quick
const TURN = QUICK ? 250 : 1500
const TURNS = QUICK ? 4 : 8

const draws = drawsFrom(1)
let seed = 0

/** A game with its options, so that each can be measured without the others' types. */
interface Measured {
  readonly name: string
  readonly subjects: ReadonlyArray<Subject>
  readonly perCall: () => ReadonlyArray<string>
  readonly match: () => ReadonlyArray<number>
  readonly held: () => ReadonlyArray<number>
  readonly codec: () => readonly [share: number, line: number]
}

const MATCH_PLIES = [50, 500, 5000]
const HELD_PLIES = [2000, 10_000]

const measured = <Options, State, Move, Event>(
  name: string,
  game: Raced<Options, State, Move, Event>,
  options: Options,
  codec: Codec<State>,
): Measured => ({
  name,
  subjects: [
    { name: `${name}: legal, pick, advance`, run: () => race(game, options, draws) },
    { name: `${name}: playout`, run: () => playedOut(game, options, seed++) },
  ],
  perCall: () => {
    const plies = pliesOf(game, options, 2)
    const choices = plies.filter(({ isChance }) => !isChance)
    const calls = [
      ['advance', (ply: (typeof plies)[number]) => game.advance(ply.state, ply.move), plies],
      ['apply, with events', (ply: (typeof plies)[number]) => game.apply(ply.state, ply.move), plies],
      ['legal', (ply: (typeof plies)[number]) => game.legal(ply.state), choices],
    ] as const
    return calls.map(([call, run, all]) =>
      row(`${name}: ${call}`, `${bytes(run, all).toFixed(0)} B`, `${nanoseconds(run, all, 20).toFixed(0)} ns`),
    )
  },
  match: () => matchCosts(game, options, MATCH_PLIES, QUICK ? 60 : 400),
  held: () => matchBytes(game, options, HELD_PLIES),
  codec: () => {
    const states = pliesOf(game, options, 1).map(({ state }) => state)
    return [codecShare(codec, states, TURN), longestLine(codec, states[states.length >> 1] as State)]
  },
})

const row = (...cells: ReadonlyArray<string>): string => `| ${cells.join(' | ')} |`

const head = (title: string, ...cells: ReadonlyArray<string>): void => {
  console.log(`\n## ${title}\n\n${row(...cells)}\n${row(...cells.map((_, index) => (index === 0 ? '---' : '---:')))}`)
}

const games: ReadonlyArray<Measured> = [
  measured('formula-1, 4 cars', formula1, { seats: 4, laps: 3 }, formula1Codecs(formula1).state),
  measured('paris-dakar, 4 seats', parisDakar, { seats: 4 }, parisDakarCodecs(parisDakar).state),
  measured('le-mans, 4 cars', leMans, { seats: 4, laps: 2 }, leMansCodecs(leMans).state),
  measured('le-mans, 12 cars', leMans, { seats: 12, laps: 2 }, leMansCodecs(leMans).state),
]

const formula1Floor = makeFormula1Floor(formula1.track)
const parisDakarFloor = makeParisDakarFloor(parisDakar.track)
const leMansFloor = makeLeMansFloor(leMans.track)

const floors: ReadonlyArray<Subject> = [
  { name: 'formula-1, 4 cars: floor', run: () => playFloor(formula1Floor, { seats: 4, laps: 3 }, draws) },
  { name: 'paris-dakar, 4 seats: floor', run: () => playFloor(parisDakarFloor, { seats: 4 }, draws) },
  { name: 'le-mans, 4 cars: floor', run: () => playFloor(leMansFloor, { seats: 4, laps: 2 }, draws) },
  { name: 'le-mans, 12 cars: floor', run: () => playFloor(leMansFloor, { seats: 12, laps: 2 }, draws) },
]

const peers: ReadonlyArray<Subject> = [
  { name: 'formula-1, basic rules, 4 cars: boardgame.io', run: () => raceBoardgameIo(formula1.track, 4, 3, draws) },
  { name: 'chess: chessops', run: () => raceChessops(draws) },
  { name: 'chess: chess.js', run: () => raceChessJs(draws) },
]

const timesOf = (rates: Rates, name: string, other: string): string =>
  ((rates.get(name) ?? 0) / (rates.get(other) ?? 1)).toFixed(2)

const printRates = (rates: Rates): void => {
  head('Random races', 'subject', 'moves a second', 'microseconds a move', 'time against the floor')
  for (const [name, rate] of rates) {
    const floor = floors.find((one) => one.name.startsWith(`${name.split(':')[0] ?? ''}:`))
    const against = floor === undefined ? '' : timesOf(rates, floor.name, name)
    console.log(row(name, Math.round(rate).toLocaleString('en'), (1e6 / rate).toFixed(2), against))
  }
  head('Peers', 'moves a second of ours over theirs', 'times')
  const ours = games[0]?.subjects[0]?.name ?? ''
  for (const peer of peers) console.log(row(peer.name, timesOf(rates, ours, peer.name)))
}

console.log(`Node ${process.version}, ${process.platform} ${process.arch}${QUICK ? ', --quick' : ''}`)
printRates(measure([...floors, ...games.flatMap(({ subjects }) => subjects), ...peers], TURN, TURNS))

head('One call', 'call', 'bytes', 'time')
for (const { perCall } of games) for (const line of perCall()) console.log(line)

head('One play of a match', 'game', ...MATCH_PLIES.map((ply) => `at ply ${ply}`))
for (const { name, match } of games) console.log(row(name, ...match().map((cost) => `${(cost / 1000).toFixed(1)} us`)))

head('Bytes that a match holds for one more move', 'game', ...HELD_PLIES.map((ply) => `up to ply ${ply}`))
for (const { name, held } of games) console.log(row(name, ...held().map((size) => size.toFixed(0))))

head('Random races of Le Mans by cars', 'cars', 'microseconds a move', 'milliseconds a race')
const byCars = [2, 4, 6, 8, 10, 12].map((seats) => ({
  name: String(seats),
  run: () => race(leMans, { seats, laps: 2 }, draws),
}))
const carRates = measure(byCars, TURN, TURNS)
for (const { name, run } of byCars) {
  const rate = carRates.get(name) ?? 1
  const moves = Array.from({ length: 20 }, run).reduce((sum, plies) => sum + plies / 20, 0)
  console.log(row(name, (1e6 / rate).toFixed(1), ((1000 * moves) / rate).toFixed(1)))
}

head('Codec of a position', 'game', 'decode over JSON.parse', 'longest line of one bad field')
for (const { name, codec } of games) {
  const [share, line] = codec()
  console.log(row(name, `${share.toFixed(2)}x`, `${line} characters`))
}

head('Import', 'entry', 'milliseconds over an empty module')
for (const entry of ['formula-1', 'paris-dakar', 'le-mans'].flatMap((game) => [`${game}/rules`, game])) {
  const cost = importCost(entry, QUICK ? 5 : 15)
  console.log(row(entry, cost === null ? 'not built' : cost.toFixed(1)))
}

head('Size', 'entry', 'kB, minified and compressed')
for (const [name, kilobytes] of sizes()) console.log(row(name, kilobytes.toFixed(1)))
