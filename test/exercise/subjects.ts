/** The three games as the fuzzer plays them. */
import { formula1 } from '../../src/formula-1/game.js'
import { leMans } from '../../src/le-mans/game.js'
import { parisDakar } from '../../src/paris-dakar/game.js'
import { formula1Arbitraries } from '../../src/testing/formula-1.js'
import { leMansArbitraries } from '../../src/testing/le-mans.js'
import { parisDakarArbitraries } from '../../src/testing/paris-dakar.js'
import { type Exercise, playedClauses, replayedClauses, statementsOf } from './exercise.js'
import { formula1Sightings } from './formula-1.js'
import { fuzzed } from './fuzzer.js'
import { leMansSightings } from './le-mans.js'
import { parisDakarSightings } from './paris-dakar.js'
import type { Exercised } from './exercise.js'

/** What is stored of a game: what random players exercise, and a record for each clause that they rarely meet. */
export interface Stored<Options> {
  readonly game: string
  /** Games that the random players play. */
  readonly games: number
  readonly played: ReadonlyArray<string>
  readonly records: ReadonlyArray<Exercise<Options>>
  /** Clauses that are no occurrence, and what they are. */
  readonly statements: Readonly<Record<string, string>>
  /** Clauses that neither random players nor the fuzzer met. */
  readonly unmet: ReadonlyArray<string>
}

/** A game ready for both: to be fuzzed, and to be held against what is stored of it. */
export interface Fuzzable {
  readonly name: string
  readonly clauses: ReadonlyArray<string>
  readonly statements: Readonly<Record<string, string>>
  readonly played: (games: number) => ReadonlyArray<string>
  readonly replayed: (record: Exercise<unknown>) => ReadonlyArray<string>
  readonly fuzz: (games: number, steered: number) => Stored<unknown>
}

const fuzzable = <Options, State, Move extends { readonly _tag: string }, Event, View, Refusal>(
  subject: Exercised<Options, State, Move, Event, View, Refusal>,
): Fuzzable => ({
  name: subject.game.name,
  clauses: subject.game.rules.map(({ id }) => id),
  statements: statementsOf(subject.sightings),
  played: (games) => [...playedClauses(subject, games)],
  replayed: (record) => replayedClauses(subject, record as Exercise<Options>),
  fuzz: (games, steered) => fuzzed(subject, games, steered),
})

/** Formula 1, and what shows its clauses. */
export const FORMULA_1 = {
  game: formula1,
  arbitraries: formula1Arbitraries(formula1),
  sightings: formula1Sightings(formula1),
  wrongOptions: [
    { seats: 7, laps: 3 },
    { seats: 2, laps: 2 },
    { seats: 2, laps: 0, rulings: { shortRace: true } },
    { seats: 2, laps: 11 },
  ],
}

/** Paris-Dakar, and what shows its clauses. */
export const PARIS_DAKAR = {
  game: parisDakar,
  arbitraries: parisDakarArbitraries(parisDakar),
  sightings: parisDakarSightings(parisDakar),
  wrongOptions: [
    { seats: 5, starter: 0 },
    { seats: 2, starter: 2 },
    { seats: 2, starter: 0, director: 2 },
    { seats: 2, starter: 0, vehicles: [1, 1] },
  ],
}

/** Le Mans, and what shows its clauses. */
export const LE_MANS = {
  game: leMans,
  arbitraries: leMansArbitraries(leMans),
  sightings: leMansSightings(leMans),
  wrongOptions: [
    { seats: 1 },
    { seats: 13 },
    { seats: 2, laps: 0 },
    { seats: 2, cars: [[1], [1]] },
    { seats: 2, cars: [[1], []] },
    { seats: 2, teamPlay: true, cars: [[1], [2]] },
    { seats: 2, cars: [[1], [13]] },
    { seats: 2, moveSeconds: 0 },
    { seats: 2, maxTurns: 0 },
    { seats: 1, solitaire: true, cars: [[1]] },
    { seats: 1, solitaire: true },
  ],
}

/** Every game. */
export const FUZZABLES: ReadonlyArray<Fuzzable> = [fuzzable(FORMULA_1), fuzzable(PARIS_DAKAR), fuzzable(LE_MANS)]
