import { randomBot, sensibleFormula1 } from '../../src/bots/index.js'
import { formula1, type Options } from '../../src/formula-1/rules/index.js'
import { eventsOf, largest, mean, percent, playGame, type Soak, winOf } from './soak.js'

/** Plies that no race exceeds; the longest seen have some 1,500. */
const MOST_PLIES = 20_000

const optionsOf = (index: number): Options => ({
  seats: 2 + (index % 5),
  laps: 3,
  cards: index % 3 === 0 ? 'uk1962' : 'seed',
})

/** Long runs of Formula 1 on the board of 1962. */
export const formula1Soak: Soak = {
  game: 'formula-1',
  everything: null,
  random: (games, seed) => {
    const rounds: Array<number> = []
    const plies: Array<number> = []
    for (let index = 0; index < games; index++) {
      const played = playGame(formula1, optionsOf(index), () => randomBot, seed + index, MOST_PLIES)
      rounds.push(played.match.state.round)
      plies.push(played.result.plies)
    }
    return [
      `random races of 3 laps, 2 to 6 cars, both editions: ${games} ended`,
      `rounds: mean ${mean(rounds).toFixed(1)}, most ${largest(rounds)}; plies: mean ${mean(plies).toFixed(0)}, most ${largest(plies)}`,
    ]
  },
  paired: null,
  sensible: (games, seed) => {
    const driver = sensibleFormula1(formula1)
    const wins: Array<number> = []
    const turns: Array<number> = []
    const spins: Array<number> = []
    const stops: Array<number> = []
    for (let index = 0; index < games; index++) {
      const seat = index % 2
      const duel = playGame(
        formula1,
        { seats: 2, laps: 3 },
        (at) => (at === seat ? driver : randomBot),
        seed + index,
        MOST_PLIES,
      )
      wins.push(winOf(duel.result, seat))
      const options = { ...optionsOf(index), cards: 'seed' } as const
      const race = playGame(formula1, options, () => driver, seed + index, MOST_PLIES)
      const events = eventsOf(race)
      turns.push(race.match.state.round)
      spins.push(events.filter(({ _tag }) => _tag === 'SpunOff').length / options.seats)
      stops.push(events.filter(({ _tag }) => _tag === 'PitEntered').length / options.seats)
    }
    return [
      `sensible against random, two cars, seats alternated: ${percent(mean(wins))} of ${games} races won (bar: 95%)`,
      `turns of a sensible race of 3 laps, 2 to 6 cars: mean ${mean(turns).toFixed(2)} (bar: 28 to 38)`,
      `a driver spins off ${mean(spins).toFixed(2)} times and stops ${mean(stops).toFixed(2)} times a race`,
    ]
  },
}
