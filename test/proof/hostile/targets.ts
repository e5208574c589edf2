/** The three games on a big board and a small one each, with everything of the library that reads their data. */
import type { either as E } from 'fp-ts'
import { CIRCUIT_T1 } from '../../../src/formula-1/data/circuit-t1.js'
import * as f1 from '../../../src/formula-1/index.js'
import * as lm from '../../../src/le-mans/index.js'
import * as pd from '../../../src/paris-dakar/index.js'
import { formula1Arbitraries } from '../../../src/testing/formula-1.js'
import { leMansArbitraries } from '../../../src/testing/le-mans.js'
import { parisDakarArbitraries } from '../../../src/testing/paris-dakar.js'
import type { Decoder } from './ask.js'
import { ofGame } from './games.js'

const made = <A>(result: E.Either<unknown, A>): A => {
  if (result._tag === 'Left') throw new Error(JSON.stringify(result.left))
  return result.right
}

const seats = ({ agreement }: { readonly agreement: { readonly seats: number } }): number => agreement.seats

const formula1On = (title: string, game: f1.Formula1, games: number): ReadonlyArray<Decoder> =>
  ofGame({
    title,
    game,
    arbitraries: formula1Arbitraries(game),
    showRefusal: f1.showRefusal,
    seats,
    games,
  })

const leMansOn = (title: string, game: lm.LeMans, games: number): ReadonlyArray<Decoder> =>
  ofGame({
    title,
    game,
    arbitraries: leMansArbitraries(game),
    showRefusal: lm.showRefusal,
    seats,
    games,
  })

const parisDakarOn = (title: string, game: pd.ParisDakar, games: number): ReadonlyArray<Decoder> =>
  ofGame({
    title,
    game,
    arbitraries: parisDakarArbitraries(game),
    showRefusal: pd.showRefusal,
    seats,
    games,
  })

/** The decoders of all games, whose valid values come from so many random games each. */
export const gamesUnderAttack = (games: number): ReadonlyArray<Decoder> => [
  ...formula1On('formula-1', f1.formula1, games),
  ...formula1On('formula-1 T1', made(f1.makeFormula1(CIRCUIT_T1)), games),
  ...parisDakarOn('paris-dakar', pd.parisDakar, games),
  ...parisDakarOn(
    'paris-dakar test',
    made(pd.makeParisDakar(pd.TEST_BOARD, pd.TEST_ROAD_BOOK, pd.TEST_SPINNER)),
    games,
  ),
  ...leMansOn('le-mans', lm.leMans, games),
  ...leMansOn(
    'le-mans T60',
    made(lm.makeLeMans({ course: lm.T60_COURSE, cards: lm.TEST_CARDS, table: lm.TEST_TABLE })),
    games,
  ),
]
