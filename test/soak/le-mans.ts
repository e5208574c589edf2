import { leMansBots, randomBot, type LeMansBot } from '../../src/bots/index.js'
import { leMans, monteCarlo, type Car, type LeMans, type Options, type State } from '../../src/le-mans/rules/index.js'
import { everything } from './le-mans-everything.js'
import { pairedLines } from './le-mans-paired.js'
import { mean, percent, playGame, type Soak } from './soak.js'

/** Plies that no race exceeds; the longest seen have some 5,000. */
const MOST_PLIES = 40_000
const CARS = 12

const GAMES: ReadonlyArray<LeMans> = [leMans, monteCarlo]

const winnersOf = ({ phase }: State): ReadonlyArray<number> => (phase._tag === 'RaceOver' ? phase.winners : [])

const isIn = ({ status }: Car): boolean => status !== 'smashed' && status !== 'disqualified'

const share = (state: State, car: number): number => (winnersOf(state).includes(car) ? 1 / winnersOf(state).length : 0)

/** The end of a race in which each seat, and so each car, has a driver of its own. */
const raced = (game: LeMans, options: Options, drivers: ReadonlyArray<LeMansBot>, seed: number): State =>
  playGame(game, options, (seat) => drivers[seat % drivers.length] ?? randomBot, seed, MOST_PLIES).match.state

const times = <A>(count: number, make: (index: number) => A): ReadonlyArray<A> =>
  Array.from({ length: count }, (_, index) => make(index))

// Driven to the end by everybody, so that every car finishes or is out.
const fieldLine = (game: LeMans, races: number, seed: number, driver: LeMansBot): string => {
  const options: Options = { seats: CARS, maxTurns: 1000, rulings: { raceEnd: 'classifyAll' } }
  const shares = times(races, (index) => raced(game, options, [driver], seed + index).cars.filter(isIn).length / CARS)
  return percent(mean(shares))
}

// All three drivers, dealt out anew for every race.
const mixedLines = (game: LeMans, races: number, seed: number): ReadonlyArray<string> => {
  const { bold, cautious, randomPrudent } = leMansBots(game)
  const three = [bold, cautious, randomPrudent]
  const ends = times(races, (index) =>
    raced(
      game,
      { seats: CARS, maxTurns: 1000 },
      times(CARS, (car) => three[(car + index) % three.length] ?? bold),
      seed + index,
    ),
  )
  const wins = times(CARS, (car) => mean(ends.map((state) => share(state, car))))
  const classes = (['C', 'D', 'E', 'F'] as const).map((cls) => {
    const won = wins.filter((_, car) => game.track.cards[car]?.cls === cls).reduce((sum, part) => sum + part, 0)
    return `${cls} ${percent(won)}`
  })
  return [
    `  a mixed field takes ${(mean(ends.map(({ turn }) => turn)) / 4).toFixed(2)} turns a lap, no car wins more than ${percent(Math.max(...wins))}`,
    `  wins by class: ${classes.join(', ')}`,
    `  wins by car: ${wins.map((won, car) => `${game.track.cards[car]?.name ?? ''} ${percent(won)}`).join(', ')}`,
  ]
}

// Two cars are a race, so the second one is of another class and plays no part.
const aloneLine = (game: LeMans, seed: number): string => {
  const { cautious } = leMansBots(game)
  const laps = game.track.cards.map(({ number }, index) => {
    const other = game.track.cards[(index + CARS / 2) % CARS]?.number ?? 0
    const rulings = { gridOrder: 'given', raceEnd: 'classifyAll' } as const
    const end = raced(game, { seats: 2, cars: [[number], [other]], rulings }, [cautious], seed)
    return (end.cars[0]?.finishTurn ?? 0) / 4
  })
  return `  a car alone takes ${Math.min(...laps).toFixed(2)} to ${Math.max(...laps).toFixed(2)} turns a lap, mean ${mean(laps).toFixed(2)}`
}

// Each pair of cards races twice, so that both drivers have both cars.
const pairedLine = (game: LeMans, races: number, seed: number): string => {
  const { bold, cautious } = leMansBots(game)
  const number = (index: number): number => game.track.cards[index % CARS]?.number ?? 0
  const wins = times(races, (index) => {
    const pair = Math.floor(index / 2)
    const [one, other] = [number(pair), number(pair + 1 + (Math.floor(pair / CARS) % (CARS - 1)))]
    const cars = index % 2 === 0 ? [[one], [other]] : [[other], [one]]
    return share(raced(game, { seats: 2, cars, maxTurns: 1000 }, [bold, cautious], seed + pair), 0)
  })
  return `  bold beats cautious in ${percent(mean(wins))} of paired races`
}

/** Long runs of Le Mans on both courses, 12 cars and 4 laps. */
export const leMansSoak: Soak = {
  game: 'le-mans',
  random: (games, seed) =>
    GAMES.map((game, at) => {
      const ends = times(Math.ceil(games / GAMES.length), (index) => {
        const start = index % 4 === 3 ? 'leMans' : 'grid'
        return raced(game, { seats: CARS, maxTurns: 1000, start }, [randomBot], seed + at + 2 * index)
      })
      const won = ends.filter((state) => winnersOf(state).length > 0).length
      const turns = ends.map(({ turn }) => turn)
      return `${game.track.name}: ${ends.length} random races ended, ${won} of them won; turns: mean ${mean(turns).toFixed(1)}, most ${Math.max(...turns)}`
    }),
  paired: (games, seed) => GAMES.flatMap((game) => pairedLines(game, games, seed)),
  sensible: (games, seed) =>
    GAMES.flatMap((game) => {
      const { bold, cautious } = leMansBots(game)
      return [
        `${game.track.name}, ${games} races a line:`,
        `  a cautious field finishes ${fieldLine(game, games, seed, cautious)} of its cars, a bold one ${fieldLine(game, games, seed, bold)}`,
        ...mixedLines(game, games, seed),
        aloneLine(game, seed),
        pairedLine(game, games, seed),
      ]
    }),
  everything,
}
