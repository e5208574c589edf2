/** The games that are kept as golden records, and how each was played. */
import {
  alwaysFullParisDakar,
  leMansBots,
  policyOf,
  sensibleFormula1,
  sensibleParisDakar,
} from '../../src/bots/index.js'
import type { Game, Turn } from '../../src/core/game.js'
import { type Policy, uniformPolicy } from '../../src/core/playout.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { formula1, makeFormula1 } from '../../src/formula-1/game.js'
import { T60_COURSE, TEST_CARDS, TEST_TABLE } from '../../src/le-mans/data/test-boards.js'
import { leMans, makeLeMans } from '../../src/le-mans/game.js'
import { TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER } from '../../src/paris-dakar/data/test-board.js'
import { makeParisDakar, parisDakar } from '../../src/paris-dakar/game.js'
import { randomGame } from '../../src/testing/random-game.js'
import { readableFormula1 } from './formula-1.js'
import { readableLeMans } from './le-mans.js'
import { readableParisDakar } from './paris-dakar.js'
import { type Readable, transcript } from './transcript.js'

/** A game that is kept, ready to be played anew or told from its moves. */
export interface Golden {
  /** Path below the folder of the records, with the edition in it. */
  readonly path: string
  readonly recorded: () => string
  readonly retold: (options: unknown, moves: ReadonlyArray<string>) => string
}

const MOST_PLIES = 5000

const golden = <Options, State, Move, Event, View>(
  readable: Readable<Options, State, Move, Event> & { readonly game: Game<Options, State, Move, Event, View, unknown> },
  name: string,
  options: Options,
  seed: number,
  policy: Policy<State, Move>,
): Golden => ({
  path: `${readable.game.name}/${readable.game.edition.replaceAll(/[^\w.]+/g, '-')}.${name}.txt`,
  recorded: () => {
    const { plies, stopped } = randomGame(readable.game, options, seed, MOST_PLIES, policy)
    if (stopped !== null) throw new Error(stopped)
    return transcript(
      readable,
      options,
      plies.map(({ move }) => readable.game.notation.show(move)),
    )
  },
  retold: (kept, moves) => transcript(readable, kept as Options, moves),
})

const made = <A>(result: { readonly _tag: 'Left' } | { readonly _tag: 'Right'; readonly right: A }): A => {
  if (result._tag === 'Left') throw new Error('a test board is sound')
  return result.right
}

const t1 = made(makeFormula1(CIRCUIT_T1))
const tb1 = made(makeParisDakar(TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER))
const t60 = made(makeLeMans({ course: T60_COURSE, cards: TEST_CARDS, table: TEST_TABLE }))
const drivers = leMansBots(leMans)
const onT60 = leMansBots(t60)

/** Seats that decide in different ways, in turn. */
const mixed =
  <State, Move>(turn: (state: State) => Turn, ...policies: ReadonlyArray<Policy<State, Move>>): Policy<State, Move> =>
  (state, legal, rng) => {
    const asked = turn(state)
    const seat = asked._tag === 'Choose' ? asked.seat : 0
    return (policies[seat % policies.length] ?? uniformPolicy)(state, legal, rng)
  }

/** Every golden record. */
export const GOLDENS: ReadonlyArray<Golden> = [
  golden(
    readableFormula1(formula1),
    'three-laps-sensible-against-random',
    { seats: 2, laps: 3 },
    47,
    mixed(formula1.turn, policyOf(formula1, sensibleFormula1(formula1)), uniformPolicy),
  ),
  golden(
    readableFormula1(t1),
    'three-at-random-with-uk-cards',
    { seats: 3, laps: 2, cards: 'uk1962', rulings: { shortRace: true } },
    93,
    uniformPolicy,
  ),
  golden(
    readableParisDakar(parisDakar),
    'sensible-and-full-speed-and-random',
    { seats: 3, starter: 0 },
    36,
    mixed(
      parisDakar.turn,
      policyOf(parisDakar, sensibleParisDakar(parisDakar)),
      policyOf(parisDakar, alwaysFullParisDakar),
      uniformPolicy,
    ),
  ),
  golden(readableParisDakar(tb1), 'two-at-random', { seats: 2, starter: 0 }, 196, uniformPolicy),
  golden(
    readableLeMans(leMans),
    'bold-and-cautious-and-random',
    { seats: 3, laps: 2 },
    226,
    mixed(
      leMans.turn,
      ...[drivers.bold, drivers.cautious, drivers.randomPrudent].map((driver) => policyOf(leMans, driver)),
    ),
  ),
  golden(
    readableLeMans(t60),
    'three-bold-and-one-random-with-every-option',
    { seats: 4, laps: 2, bonusMoves: true, overRevving: true, slipstreaming: true },
    221,
    mixed(
      t60.turn,
      ...[onT60.bold, onT60.bold, onT60.bold, onT60.randomPrudent].map((driver) => policyOf(t60, driver)),
    ),
  ),
]
