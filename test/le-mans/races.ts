/**
 * Races by the hundred, and what came of them: `npm run races:le-mans -- random 2000` and `npm run races:le-mans -- figures 500`.
 *
 * `random` drives 12 cars at random on both courses and stops at the first position that offers nothing or refuses what it offered.
 * `figures` gives the figures by which drivers and rules are judged; a line is one kind of field on one course.
 */
import { parseArgs } from 'node:util'
import { leMansBots, type LeMansBot, type LeMansBots } from '../../src/bots/le-mans.js'
import { throwChance } from '../../src/core/chance.js'
import { integerBelow, seeded, type Rng } from '../../src/core/rng.js'
import { leMans, monteCarlo, type LeMans, type Move, type State } from '../../src/le-mans/rules/index.js'

type Choose = (state: State, legal: ReadonlyArray<Move>, car: number, rng: Rng) => readonly [Move, Rng]

const race = (game: LeMans, options: Parameters<LeMans['setup']>[0], seed: number, choose: Choose): State => {
  const start = game.setup(options)
  if (start._tag === 'Left') throw new Error(JSON.stringify(start.left))
  let state = start.right.state
  let rng = seeded(seed)
  for (;;) {
    const turn = game.turn(state)
    if (turn._tag === 'Over') return state
    let move: Move
    if (turn._tag === 'Chance') [move, rng] = throwChance(game)(state, rng)
    else {
      const legal = game.legal(state)
      if (legal.length === 0) throw new Error(`seed ${seed}: nothing to do in ${JSON.stringify(state)}`)
      ;[move, rng] = choose(state, legal, state.phase._tag === 'Driving' ? state.phase.car : -1, rng)
    }
    const step = game.advance(state, move)
    if (step._tag === 'Left') throw new Error(`seed ${seed}: ${JSON.stringify([step.left, move, state])}`)
    state = step.right
  }
}

const GAMES = [leMans, monteCarlo] as const

const anyMove: Choose = (_state, legal, _car, rng) => {
  const [index, next] = integerBelow(legal.length)(rng)
  return [legal[index] as Move, next]
}

const randomRaces = (count: number): void => {
  for (const game of GAMES) {
    const states = Array.from({ length: count / 2 }, (_, seed) =>
      race(game, { seats: 12, maxTurns: 1000, start: seed % 4 === 0 ? 'leMans' : 'grid' }, seed, anyMove),
    )
    const won = states.filter(({ phase }) => phase._tag === 'RaceOver' && phase.winners.length > 0).length
    const turns = states.reduce((sum, { turn }) => sum + turn, 0) / states.length
    console.log(`${game.track.name}: ${states.length} random races, ${won} won, ${turns.toFixed(1)} turns each`)
  }
}

const driven = (game: LeMans, bots: ReadonlyArray<LeMansBot>): Choose => {
  return (state, legal, car, rng) => (bots[car] as LeMansBot)(game.view(state, state.cars[car]?.seat ?? 0), legal, rng)
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)}%`

const isIn = ({ status }: State['cars'][number]): boolean => status !== 'smashed' && status !== 'disqualified'

// Whether the race is driven to the end by everybody, so that every car finishes or is out.
const fieldOf = (game: LeMans, count: number, bot: LeMansBot, name: string): void => {
  const bots = Array.from({ length: 12 }, () => bot)
  let [inRace, cars] = [0, 0]
  for (let seed = 0; seed < count; seed++) {
    const end = race(game, { seats: 12, maxTurns: 1000, rulings: { raceEnd: 'classifyAll' } }, seed, driven(game, bots))
    inRace += end.cars.filter(isIn).length
    cars += end.cars.length
  }
  console.log(`${game.track.name}: ${name} field finishes ${percent(inRace, cars)} of its cars (${count} races)`)
}

// All three drivers, dealt out anew for every race.
const mixedFields = (game: LeMans, count: number, { randomPrudent, cautious, bold }: LeMansBots): void => {
  const wins = Array.from({ length: 12 }, () => 0)
  let turns = 0
  for (let seed = 0; seed < count; seed++) {
    const bots = Array.from({ length: 12 }, (_, car) => [bold, cautious, randomPrudent][(car + seed) % 3] ?? bold)
    const end = race(game, { seats: 12, maxTurns: 1000 }, seed, driven(game, bots))
    turns += end.turn
    const winners = end.phase._tag === 'RaceOver' ? end.phase.winners : []
    for (const car of winners) wins[car] = (wins[car] ?? 0) + 1 / winners.length
  }
  const classes = ['C', 'D', 'E', 'F'].map(
    (cls) =>
      `${cls} ${percent(
        wins.reduce((sum, won, car) => (game.track.cards[car]?.cls === cls ? sum + won : sum), 0),
        count,
      )}`,
  )
  console.log(
    `${game.track.name}: mixed field takes ${(turns / count / 4).toFixed(2)} turns a lap, no car wins more than ` +
      `${percent(Math.max(...wins), count)}; ${classes.join(', ')} (${count} races)`,
  )
  console.log(
    `  wins by car: ${wins.map((won, car) => `${game.track.cards[car]?.name ?? ''} ${percent(won, count)}`).join(', ')}`,
  )
}

// A car with nobody near it: the other one is its twin in the set's last place, and counts for nothing.
const alone = (game: LeMans, bot: LeMansBot): void => {
  const laps = game.track.cards.map(({ number }, index) => {
    const other = game.track.cards[(index + 6) % 12]?.number ?? 1
    const end = race(
      game,
      { seats: 2, cars: [[number], [other]], rulings: { gridOrder: 'given', raceEnd: 'classifyAll' } },
      index,
      driven(game, [bot, bot]),
    )
    return (end.cars[0]?.finishTurn ?? 0) / 4
  })
  console.log(
    `${game.track.name}: a car alone takes ${Math.min(...laps).toFixed(2)} to ${Math.max(...laps).toFixed(2)} turns a lap, ` +
      `mean ${(laps.reduce((sum, lap) => sum + lap, 0) / laps.length).toFixed(2)}`,
  )
}

// The same car twice is not in the set, so each pair of neighbouring cards races four times: both cards with both drivers, both grids.
const paired = (game: LeMans, count: number, { cautious, bold }: LeMansBots): void => {
  let score = 0
  let races = 0
  for (let seed = 0; races < count; seed++) {
    const first = game.track.cards[seed % 12]?.number ?? 1
    const second = game.track.cards[(seed + 1 + (Math.floor(seed / 12) % 11)) % 12]?.number ?? 2
    for (const cars of [
      [[first], [second]],
      [[second], [first]],
    ]) {
      const end = race(game, { seats: 2, cars, maxTurns: 1000 }, seed, driven(game, [bold, cautious]))
      const winners = end.phase._tag === 'RaceOver' ? end.phase.winners : []
      score += winners.includes(0) ? 1 / winners.length : 0
      races++
    }
  }
  console.log(`${game.track.name}: bold beats cautious in ${percent(score, races)} of paired races (${races} races)`)
}

const figures = (count: number): void => {
  for (const game of GAMES) {
    const bots = leMansBots(game)
    fieldOf(game, count, bots.cautious, 'a cautious')
    fieldOf(game, count, bots.bold, 'a bold')
    mixedFields(game, count, bots)
    alone(game, bots.cautious)
    paired(game, count, bots)
  }
}

const { positionals } = parseArgs({ allowPositionals: true })
const [kind = 'figures', count = '500'] = positionals
if (kind === 'random') randomRaces(Number(count))
else figures(Number(count))
