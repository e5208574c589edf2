/** Valid values of a game, from which hostile ones are made: positions of random games with everything around them. */
import fc from 'fast-check'
import type { Game, Viewer } from '../../../src/core/game.js'
import { movesFrom } from '../../../src/core/moves.js'
import { type GameRecord, record } from '../../../src/core/record.js'
import type { Arbitraries } from '../../../src/testing/arbitraries.js'
import { type Ply, randomGame } from '../../../src/testing/random-game.js'

/** Valid values of one game on one board. */
export interface Seeds<Options, State, Move, Event, View> {
  readonly options: ReadonlyArray<Options>
  readonly states: ReadonlyArray<State>
  readonly views: ReadonlyArray<View>
  readonly moves: ReadonlyArray<Move>
  readonly events: ReadonlyArray<Event>
  readonly records: ReadonlyArray<GameRecord<Options, Move>>
}

/** Of each kind of position, move and event there are at most so many. */
const MOST_ALIKE = 25
const LONGEST_RECORD = 12

const tagOf = (value: unknown): string => {
  const { _tag, phase } = value as { readonly _tag?: string; readonly phase?: { readonly _tag: string } }
  return phase?._tag ?? _tag ?? ''
}

/** Of values in order as many of each kind as are wanted, far apart. */
const ofEachKind = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => {
  const kinds = new Map<string, Array<A>>()
  for (const value of values) kinds.set(tagOf(value), [...(kinds.get(tagOf(value)) ?? []), value])
  return [...kinds.values()].flatMap((alike) => {
    const apart = Math.max(1, Math.floor(alike.length / MOST_ALIKE))
    return alike.filter((_, index) => index % apart === 0).slice(0, MOST_ALIKE)
  })
}

/** Plays some random games and keeps a bit of everything. */
export const seedsOf = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  { options, seats, mostPlies }: Arbitraries<Options, State, Move, Event, View>,
  games: number,
): Seeds<Options, State, Move, Event, View> => {
  const played = fc.sample(options, { seed: 1962, numRuns: games })
  const plies: Array<Ply<State, Move, Event>> = []
  const views: Array<View> = []
  const records: Array<GameRecord<Options, Move>> = []
  for (const [seed, own] of played.entries()) {
    const race = randomGame(game, own, seed, Math.min(mostPlies, 600))
    plies.push(...race.plies.filter(({ number }) => number % 3 === 0 || number < 20))
    const moves = race.plies.slice(0, LONGEST_RECORD).map(({ move }) => move)
    records.push(record(game)({ options: own, moves: movesFrom(moves), state: null }))
    const viewers: ReadonlyArray<Viewer> = [...Array.from({ length: seats(own) }, (_, seat) => seat), 'spectator']
    for (const { after, number } of race.plies.filter((ply) => ply.number % 7 === 0))
      views.push(game.view(after, viewers[number % viewers.length] ?? 'spectator'))
  }
  return {
    options: played,
    states: ofEachKind(plies.map(({ after }) => after)),
    views: ofEachKind(views),
    moves: ofEachKind(plies.map(({ move }) => move)),
    events: ofEachKind(plies.flatMap(({ events }) => events)),
    records,
  }
}
