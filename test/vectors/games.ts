/** The games of the vectors, with the drivers that lead to positions worth a vector. */
import {
  alwaysFullParisDakar,
  type Bot,
  leMansBots,
  randomBot,
  sensibleFormula1,
  sensibleParisDakar,
} from '../../src/bots/index.js'
import type { Codecs } from '../../src/core/index.js'
import { formula1, formula1Codecs } from '../../src/formula-1/index.js'
import { leMans, leMansCodecs } from '../../src/le-mans/index.js'
import { parisDakar, parisDakarCodecs } from '../../src/paris-dakar/index.js'
import type { Game } from '../../src/core/index.js'

export interface Subject<Options, State, Move, Event, View> {
  readonly game: Game<Options, State, Move, Event, View, unknown>
  readonly codecs: Codecs<Options, State, Move, Event, View>
  /** Bots by how they drive; each races in its turn. */
  readonly drivers: ReadonlyArray<Bot<View, Move>>
  /** The most seats of a race. */
  readonly seats: number
}

/** Whatever is done with a game of any kind. */
export type WithSubject<Result> = <Options, State, Move, Event, View>(
  subject: Subject<Options, State, Move, Event, View>,
) => Result

/** Does the same with each game. */
export const GAMES: ReadonlyArray<{
  readonly name: string
  readonly do: <Result>(what: WithSubject<Result>) => Result
}> = [
  {
    name: 'formula-1',
    do: (what) =>
      what({
        game: formula1,
        codecs: formula1Codecs(formula1),
        drivers: [randomBot, sensibleFormula1(formula1)],
        seats: 6,
      }),
  },
  {
    name: 'le-mans',
    do: (what) => {
      const { bold, cautious, randomPrudent } = leMansBots(leMans)
      return what({
        game: leMans,
        codecs: leMansCodecs(leMans),
        drivers: [randomBot, bold, randomPrudent, cautious],
        seats: 12,
      })
    },
  },
  {
    name: 'paris-dakar',
    do: (what) =>
      what({
        game: parisDakar,
        codecs: parisDakarCodecs(parisDakar),
        drivers: [randomBot, alwaysFullParisDakar, sensibleParisDakar(parisDakar)],
        seats: 4,
      }),
  },
]
