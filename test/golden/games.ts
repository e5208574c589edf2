/** The games that are kept as golden records, and how each was played. */
import { leMansBots, policyOf, sensibleFormula1, sensibleParisDakar } from '../../src/bots/index.js'
import type { Game } from '../../src/core/game.js'
import { type Policy, uniformPolicy } from '../../src/core/playout.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { formula1, type Formula1, makeFormula1 } from '../../src/formula-1/game.js'
import type * as F1 from '../../src/formula-1/model.js'
import { T60_COURSE, TEST_CARDS, TEST_TABLE } from '../../src/le-mans/data/test-boards.js'
import { type LeMans, leMans, makeLeMans } from '../../src/le-mans/game.js'
import type * as LM from '../../src/le-mans/model.js'
import { columnOf } from '../../src/le-mans/road.js'
import { TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER } from '../../src/paris-dakar/data/test-board.js'
import { makeParisDakar, parisDakar } from '../../src/paris-dakar/game.js'
import type * as PD from '../../src/paris-dakar/model.js'
import { randomGame } from '../../src/testing/random-game.js'
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

const formula1Position =
  (game: Formula1) =>
  ({ cars, current, phase }: F1.State): ReadonlyArray<string> => [
    phase._tag,
    ...cars.map(
      ({ seat, place, speed, brake, tire, lapsLeft, hand }, index) =>
        `${index === current ? '*' : ' '} seat ${seat} on ${game.track.places[place]?.id ?? '-'}: ${speed} mph, brake ${brake}, tire ${tire}, ${lapsLeft} to go, holds ${cardsIn(hand)}`,
    ),
  ]

const cardsIn = (hand: F1.Hand): string =>
  Object.entries(hand)
    .filter(([, copies]) => copies > 0)
    .map(([card, copies]) => `${copies} ${card}`)
    .join(', ')

const parisDakarPosition = ({ players, seat, bank, phase }: PD.State): ReadonlyArray<string> => [
  `${phase._tag}, bank ${bank}`,
  ...players.map(
    ({ at, fuel, cards, needs, parked }, index) =>
      `${index === seat ? '*' : ' '} seat ${index} at km ${100 * at}: ${fuel} litres, ${cards} cards${parked ? ', parked' : ''}${needs.map((need) => `, needs ${need}`).join('')}`,
  ),
]

const leMansPosition =
  ({ track }: LeMans) =>
  ({ cars, phase, turn }: LM.State): ReadonlyArray<string> => [
    `turn ${turn}, ${phase._tag}`,
    ...cars.map(
      ({ card, status, lane, x, gear, laps, brakes, debts }, index) =>
        `${phase._tag === 'Driving' && phase.car === index ? '*' : ' '} car ${track.cards[card]?.number ?? 0} ${status} in ${lane === 0 ? 'inside' : 'outside'} ${columnOf(track, x)}: gear ${gear}, ${laps} laps, ${brakes < 0 ? 'unlimited' : brakes} hard-brakings${debts.map(({ kind, units }) => `, owes ${units} for ${kind}`).join('')}`,
    ),
  ]

const t1 = made(makeFormula1(CIRCUIT_T1))
const tb1 = made(makeParisDakar(TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER))
const t60 = made(makeLeMans({ course: T60_COURSE, cards: TEST_CARDS, table: TEST_TABLE }))
const sprint = { shortRace: true } as const

/** Every golden record. */
export const GOLDENS: ReadonlyArray<Golden> = [
  golden(
    { game: formula1, position: formula1Position(formula1) },
    'two-sensible-drivers',
    { seats: 2, laps: 1, rulings: sprint },
    1,
    policyOf(formula1, sensibleFormula1(formula1)),
  ),
  golden(
    { game: t1, position: formula1Position(t1) },
    'three-at-random-with-uk-cards',
    { seats: 3, laps: 1, cards: 'uk1962', rulings: sprint },
    2,
    uniformPolicy,
  ),
  golden(
    { game: parisDakar, position: parisDakarPosition },
    'two-sensible-players',
    { seats: 2, starter: 0 },
    1,
    policyOf(parisDakar, sensibleParisDakar(parisDakar)),
  ),
  golden({ game: tb1, position: parisDakarPosition }, 'three-at-random', { seats: 3, starter: 0 }, 2, uniformPolicy),
  golden(
    { game: leMans, position: leMansPosition(leMans) },
    'two-cautious-drivers',
    { seats: 2, laps: 1 },
    1,
    policyOf(leMans, leMansBots(leMans).cautious),
  ),
  golden(
    { game: t60, position: leMansPosition(t60) },
    'four-bold-drivers-with-bonus-moves',
    { seats: 4, laps: 1, bonusMoves: true },
    2,
    policyOf(t60, leMansBots(t60).bold),
  ),
]
