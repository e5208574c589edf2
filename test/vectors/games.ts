/** The games of the vectors, with the drivers that lead to positions worth a vector. */
import { existsSync, readFileSync } from 'node:fs'
import {
  alwaysFullParisDakar,
  type Bot,
  leMansBots,
  randomBot,
  sensibleFormula1,
  sensibleParisDakar,
} from '../../src/bots/index.js'
import { formula1 } from '../../src/formula-1/index.js'
import { leMans } from '../../src/le-mans/index.js'
import { parisDakar } from '../../src/paris-dakar/index.js'
import type { Exercise, Exercised } from '../exercise/exercise.js'
import { FORMULA_1, LE_MANS, PARIS_DAKAR, type Stored } from '../exercise/subjects.js'
import * as quests from './quests.js'
import type { Quest, Scene } from './seek.js'

export interface Subject<Options, State, Move, Event, View> extends Exercised<
  Options,
  State,
  Move,
  Event,
  View,
  unknown
> {
  /** Short games, each with a clause that is seldom met. */
  readonly records: ReadonlyArray<Exercise<Options>>
  /** What is seldom met besides, and what leads to it. */
  readonly quests: ReadonlyArray<Quest<Options, State, Move>>
  /** Races that have led there. */
  readonly scenes: ReadonlyArray<Scene<Options>>
  /** Bots by how they drive; each races in its turn. */
  readonly drivers: ReadonlyArray<Bot<View, Move>>
  /** The most seats of a race. */
  readonly seats: number
}

/** Whatever is done with a game of any kind. */
export type WithSubject<Result> = <Options, State, Move, Event, View>(
  subject: Subject<Options, State, Move, Event, View>,
) => Result

/** Where the scenes of a game are stored. */
export const scenesFile = (game: string): string => `test/vectors/stored/${game}.json`

const storedIn = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

/** What a game is, and what is stored of it. */
const stored = <Options, State, Move, Event, View>(
  exercised: Exercised<Options, State, Move, Event, View, unknown>,
  sought: ReadonlyArray<Quest<Options, State, Move>>,
): Omit<Subject<Options, State, Move, Event, View>, 'drivers' | 'seats'> => {
  const { name } = exercised.game
  const { records } = storedIn(`test/exercise/stored/${name}.json`) as Stored<Options>
  return { ...exercised, records, quests: sought, scenes: storedIn(scenesFile(name)) as ReadonlyArray<Scene<Options>> }
}

/** Does the same with each game. */
export const GAMES: ReadonlyArray<{
  readonly name: string
  readonly do: <Result>(what: WithSubject<Result>) => Result
}> = [
  {
    name: 'formula-1',
    do: (what) =>
      what({
        ...stored(FORMULA_1, quests.FORMULA_1),
        drivers: [randomBot, sensibleFormula1(formula1)],
        seats: 6,
      }),
  },
  {
    name: 'le-mans',
    do: (what) => {
      const { bold, cautious, randomPrudent } = leMansBots(leMans)
      return what({
        ...stored(LE_MANS, quests.LE_MANS),
        drivers: [randomBot, bold, randomPrudent, cautious],
        seats: 12,
      })
    },
  },
  {
    name: 'paris-dakar',
    do: (what) =>
      what({
        ...stored(PARIS_DAKAR, quests.PARIS_DAKAR),
        drivers: [randomBot, alwaysFullParisDakar, sensibleParisDakar(parisDakar)],
        seats: 4,
      }),
  },
]
