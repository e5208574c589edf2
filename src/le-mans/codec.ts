/** Codecs of everything that can come from outside during a race: options, positions, moves, events and views. */
import { boolean, type Codec, type Codecs, integer, list, literal, lawful, strict, viewer } from '../core/codec.js'
import { eventCodec } from './codec-event.js'
import { agreement, options } from './codec-options.js'
import { car, CARS, debtKind, gear, lane, MOST_BRAKES, MOST_LAPS, MOST_TURNS, numbersOf, seat } from './codec-parts.js'
import { moveCodec, notesCodec, phaseCodec } from './codec-phase.js'
import type { Event } from './event.js'
import type { LeMans } from './game.js'
import { INVARIANTS, type Invariant } from './invariants.js'
import type { Car, Debt, Move, Options, State, View } from './model.js'
import type { Board } from './road.js'

/** The codecs of a game of Le Mans. */
export type LeMansCodecs = Codecs<Options, State, Move, Event, View>

const debt: Codec<Debt> = strict({ kind: debtKind, due: integer(1, MOST_LAPS), units: integer(1, 1000) })

const carCodec = (board: Board): Codec<Car> => {
  const { x, noStall, card, passage } = numbersOf(board)
  return strict({
    seat,
    card,
    status: literal('unplaced', 'racing', 'pitting', 'crossed', 'finished', 'smashed', 'blown', 'disqualified'),
    lane,
    x,
    stall: noStall,
    gear,
    laps: integer(0, MOST_LAPS),
    brakes: integer(-1, MOST_BRAKES),
    debts: list(debt, { max: 8 }),
    missed: boolean,
    wait: integer(0, 1000),
    stoppedAt: integer(0, CARS * MOST_TURNS),
    passage,
    place: integer(0, CARS),
    finishTurn: integer(0, MOST_TURNS),
    revs: list(integer(1, MOST_LAPS), { max: 3 * MOST_LAPS }),
  })
}

const tableFields = (board: Board) => ({
  agreement,
  phase: phaseCodec(board),
  turn: integer(0, MOST_TURNS),
  order: list(car, { max: CARS }),
  slot: integer(0, CARS),
  wet: list(numbersOf(board).corner, { max: board.corners.length }),
  stops: integer(0, CARS * MOST_TURNS),
  notes: notesCodec(board),
  cars: list(carCodec(board), { min: 2, max: CARS }),
})

const sound = <A extends State>(codec: Codec<A>, board: Board): Codec<A> =>
  lawful(
    codec,
    INVARIANTS.map(([at, expected, holds]: Invariant) => ({ at, expected, holds: (state: A) => holds(state, board) })),
  )

const stateCodec = (board: Board): Codec<State> => sound<State>(strict(tableFields(board)), board)

const viewCodec = (board: Board): Codec<View> =>
  sound<View>(strict({ viewer: viewer(CARS), ...tableFields(board) }), board)

/**
 * The codecs of a game; a state or view is taken only if it obeys everything that positions obey.
 *
 * @param game - made for the board that the data are of
 * @rule LM-Equip.22
 * @example
 * import assert from 'node:assert'
 * import { decode } from 'parc-ferme'
 * import { either as E } from 'fp-ts'
 * import { leMans, leMansCodecs } from 'parc-ferme/le-mans'
 *
 * assert.deepStrictEqual(E.isRight(decode(leMansCodecs(leMans).options)({ seats: 2, laps: 'ten' })), false)
 */
export const leMansCodecs = ({ track }: Pick<LeMans, 'track'>): LeMansCodecs => ({
  options,
  state: stateCodec(track),
  move: moveCodec(track),
  event: eventCodec(track),
  view: viewCodec(track),
})
