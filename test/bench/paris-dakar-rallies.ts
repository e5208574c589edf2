/**
 * Many rallies, counted: random ones that must all end, and sensible ones whose figures must lie where the board was balanced to.
 *
 * npx tsup test/bench/paris-dakar-rallies.ts --no-config --format esm --platform node --out-dir out --silent
 * node out/paris-dakar-rallies.js [random games] [games a pairing]
 */
import { either as E } from 'fp-ts'
import { alwaysFullParisDakar, type Bot, randomBot, sensibleParisDakar } from '../../src/bots/index.js'
import { throwChance } from '../../src/core/chance.js'
import { playout, uniformPolicy } from '../../src/core/playout.js'
import { type Rng, seeded } from '../../src/core/rng.js'
import type { Event } from '../../src/paris-dakar/event.js'
import { parisDakar } from '../../src/paris-dakar/game.js'
import type { Move, Options, State } from '../../src/paris-dakar/model.js'
import type { View } from '../../src/paris-dakar/view.js'

const [, , randomGames = '100000', pairedGames = '20000'] = process.argv

/** No rally seen so far is a twentieth of it. */
const MOST_PLIES = 20_000

const begun = (options: Options): State => {
  const rally = parisDakar.setup(options)
  if (E.isLeft(rally)) throw new Error(JSON.stringify(rally.left))
  return rally.right.state
}

const randomRallies = (games: number): void => {
  let [rng, plies, longest]: [Rng, number, number] = [seeded(1985), 0, 0]
  for (let game = 0; game < games; game++) {
    const played = playout(parisDakar)(begun({ seats: 2 + (game % 3) }), uniformPolicy, rng, { maxPlies: MOST_PLIES })
    if (played.over === null) throw new Error(`rally ${game} does not end`)
    plies += played.plies
    longest = Math.max(longest, played.plies)
    rng = played.rng
  }
  console.log(`random: ${games} rallies of 2 to 4 players ended, ${plies} plies, the longest ${longest}`)
}

interface Tally {
  turns: number
  starterWins: number
  firstWins: number
  shortages: number
  stops: number
}

type Driver = Bot<View, Move>

const random: Driver = randomBot

const isStop = (event: Event): boolean => event._tag === 'NeedRaised' && event.need === 'mechanic'

/** One rally with everything that happens in it. */
const rally = (
  drivers: ReadonlyArray<Driver>,
  starter: number,
  seed: Rng,
  count: (event: Event) => void,
): readonly [State, Rng] => {
  const thrown = throwChance(parisDakar)
  let [state, rng] = [begun({ seats: drivers.length, starter }), seed]
  for (;;) {
    const turn = parisDakar.turn(state)
    if (turn._tag === 'Over') return [state, rng]
    const [move, next] =
      turn._tag === 'Chance'
        ? thrown(state, rng)
        : (drivers[turn.seat] ?? random)(parisDakar.view(state, turn.seat), parisDakar.legal(state), rng)
    const step = parisDakar.apply(state, move)
    if (E.isLeft(step)) throw new Error(JSON.stringify(step.left))
    step.right.events.forEach(count)
    state = step.right.state
    rng = next
  }
}

/** Two drivers against each other; every second rally they change seats, every other pair of rallies the starter changes. */
const duel = (name: string, first: Driver, second: Driver, games: number): void => {
  const tally: Tally = { turns: 0, starterWins: 0, firstWins: 0, shortages: 0, stops: 0 }
  let rng = seeded(name)
  for (let game = 0; game < games; game++) {
    const firstSeat = game % 2
    const starter = (game >> 1) % 2
    const [state, next] = rally(firstSeat === 0 ? [first, second] : [second, first], starter, rng, (event) => {
      if (event._tag === 'FuelShortage') tally.shortages++
      else if (isStop(event)) tally.stops++
    })
    rng = next
    tally.turns += state.turn
    if (state.arrived[0] === starter) tally.starterWins++
    if (state.arrived[0] === firstSeat) tally.firstWins++
  }
  const share = (count: number): string => `${((100 * count) / games).toFixed(1)} %`
  console.log(
    `${name}: ${games} rallies, ${(tally.turns / games).toFixed(1)} turns, first driver wins ${share(tally.firstWins)}, ` +
      `starter wins ${share(tally.starterWins)}, shortages a player ${(tally.shortages / games / 2).toFixed(2)}, ` +
      `three-card stops a player ${(tally.stops / games / 2).toFixed(2)}`,
  )
}

const sensible = sensibleParisDakar(parisDakar)
duel('sensible against sensible', sensible, sensible, Number(pairedGames))
duel('sensible against random', sensible, random, Number(pairedGames))
duel('sensible against always full', sensible, alwaysFullParisDakar, Number(pairedGames))
randomRallies(Number(randomGames))
