import { alwaysFullParisDakar, type Bot, randomBot, sensibleParisDakar } from '../../src/bots/index.js'
import { parisDakar, type Event, type Move, type Options, type View } from '../../src/paris-dakar/rules/index.js'
import { eventsOf, largest, mean, percent, playGame, type Soak, winOf } from './soak.js'

/** No rally seen so far is a twentieth of it. */
const MOST_PLIES = 20_000

type Driver = Bot<View, Move>

const optionsOf = (index: number): Options => ({ seats: 2 + (index % 3) })

const count = (events: ReadonlyArray<Event>, is: (event: Event) => boolean): number => events.filter(is).length

/** Two drivers against each other; every second rally they change seats, every other pair of rallies the starter changes. */
const duel = (title: string, first: Driver, second: Driver, games: number, seed: number): string => {
  const turns: Array<number> = []
  const wins: Array<number> = []
  const starts: Array<number> = []
  const shortages: Array<number> = []
  const stops: Array<number> = []
  for (let index = 0; index < games; index++) {
    const seat = index % 2
    const starter = (index >> 1) % 2
    const driver = (at: number): Driver => (at === seat ? first : second)
    const raced = playGame(parisDakar, { seats: 2, starter }, driver, seed + index, MOST_PLIES)
    const events = eventsOf(raced)
    turns.push(raced.match.state.turn)
    wins.push(winOf(raced.result, seat))
    starts.push(winOf(raced.result, starter))
    shortages.push(count(events, ({ _tag }) => _tag === 'FuelShortage') / 2)
    stops.push(count(events, (event) => event._tag === 'NeedRaised' && event.need === 'mechanic') / 2)
  }
  return (
    `${title}: ${games} rallies, ${mean(turns).toFixed(1)} turns, the first named wins ${percent(mean(wins))}, the starter ${percent(mean(starts))}; ` +
    `a player has ${mean(shortages).toFixed(2)} shortages and ${mean(stops).toFixed(2)} three-card stops`
  )
}

/** Long runs of Paris-Dakar on the reference board. */
export const parisDakarSoak: Soak = {
  game: 'paris-dakar',
  everything: null,
  random: (games, seed) => {
    const plies = Array.from(
      { length: games },
      (_, index) => playGame(parisDakar, optionsOf(index), () => randomBot, seed + index, MOST_PLIES).result.plies,
    )
    return [
      `random rallies of 2 to 4 players: ${games} ended; plies: mean ${mean(plies).toFixed(0)}, most ${largest(plies)}`,
    ]
  },
  paired: null,
  sensible: (games, seed) => {
    const sensible = sensibleParisDakar(parisDakar)
    return [
      `${duel('sensible against sensible', sensible, sensible, games, seed)} (bars: 72 to 88 turns, starter 49 to 54%, 0.2 to 0.6, 0.4 to 0.9)`,
      `${duel('sensible against random', sensible, randomBot, games, seed)} (bar: wins 65%)`,
      `${duel('sensible against always full', sensible, alwaysFullParisDakar, games, seed)} (bar: wins 65%)`,
    ]
  },
}
