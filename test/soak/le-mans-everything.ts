/** Random races of Le Mans with every optional rule in force, on both courses. */
import { randomBot } from '../../src/bots/index.js'
import { leMans, monteCarlo, type Event, type LeMans, type Options } from '../../src/le-mans/rules/index.js'
import { eventsOf, largest, mean, playGame } from './soak.js'

const MOST_PLIES = 60_000

/** Teams and solitaire shut each other out, as do a grid and a start out of the pits: races take turns at them. */
export const everyOption = (index: number): Options => ({
  ...(index % 2 === 0 ? { seats: 4, teamPlay: true } : { seats: 1, solitaire: true }),
  start: index % 4 < 2 ? 'leMans' : 'grid',
  slipstreaming: true,
  bonusMoves: true,
  overRevving: true,
  moveSeconds: 10,
  maxTurns: 1000,
  rulings: { engineBlow: index % 8 < 4 ? 'withheld' : 'offered', raceEnd: 'classifyAll' },
})

const SHOWN: ReadonlyArray<Event['_tag']> = [
  'Towed',
  'TowBroken',
  'OverRevved',
  'EngineBlown',
  'SoloRolled',
  'SpunOut',
  'PitEntered',
]

// Only the figures of a race are kept: all its steps would not fit for a thousand.
const figures = (
  game: LeMans,
  seed: number,
  index: number,
): { readonly turns: number; readonly seen: ReadonlyArray<number> } => {
  const end = playGame(game, everyOption(index), () => randomBot, seed + index, MOST_PLIES)
  const tags = eventsOf(end).map(({ _tag }) => _tag)
  return { turns: end.match.state.turn, seen: SHOWN.map((tag) => tags.filter((one) => one === tag).length) }
}

const raced = (game: LeMans, races: number, seed: number): string => {
  const ends = Array.from({ length: races }, (_, index) => figures(game, seed, index))
  const turns = ends.map((end) => end.turns)
  const counts = SHOWN.map((tag, at) => `${ends.reduce((sum, { seen }) => sum + (seen[at] ?? 0), 0)} ${tag}`)
  return `${game.track.name}: ${races} races with every option ended; turns: mean ${mean(turns).toFixed(1)}, most ${largest(turns)}; ${counts.join(', ')}`
}

/** Races with every option on, half of them on each course. */
export const everything = (games: number, seed: number): ReadonlyArray<string> =>
  [leMans, monteCarlo].map((game, at) => raced(game, Math.ceil(games / 2), seed + at * games))
