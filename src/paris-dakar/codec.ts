/**
 * Data from outside: options, positions, moves, events and views of a game, and the files of a board.
 *
 * Whatever is decoded is built anew and keeps the laws of a position, not only its shape.
 */
import {
  boolean,
  type Codec,
  type Codecs,
  integer,
  lawful,
  list,
  literal,
  nullable,
  oneOf,
  strict,
  tagged,
  viewer,
} from '../core/codec.js'
import { BREAKDOWN_CARDS, CARDS_TO_STOP, MAX_SEATS } from './data/numbers.js'
import { eventCodec } from './codec-event.js'
import { BASE, COUNT, LITRES, MODE, NEED, NUMBER, SEAT, SEATS, SERVICE, SPACE, SPACES } from './codec-parts.js'
import type { ParisDakar } from './game.js'
import type { Seat } from '../core/game.js'
import type { Event } from './event.js'
import { INVARIANTS } from './invariants.js'
import type { Agreement, Helicopter, Move, Options, Phase, Player, Rulings, State, Truck } from './model.js'
import type { View } from './view.js'
import { bankCardsOf } from './view.js'

const MOST_LITRES = 1_000_000

const ruling = {
  bank: literal('open', 'finite'),
  parkedVehicles: literal('offTrack', 'occupy'),
  sharedAssistance: literal('atOnce', 'onArrival', 'off'),
  surchargeBasis: literal('driven', 'shown'),
  controlPoints: literal('enforced', 'declared'),
  fuelCallRepairs: boolean,
  orderedMoves: literal('follow', 'firstOnly'),
  backwardFees: literal('free', 'paid'),
  minReducedMove: literal(0, 1),
  assistanceQueue: literal('fifo', 'ownTurn'),
  finish: literal('first', 'fullRanking'),
  solo: boolean,
} as const

const starter: Codec<Seat | 'random'> = oneOf(SEAT, literal('random'))

const rulings: Codec<Rulings> = strict(ruling)
const options: Codec<Options> = strict(
  { seats: integer(1, MAX_SEATS) },
  { starter, director: nullable(SEAT), vehicles: SEATS, rulings: strict({}, ruling) },
)
const agreement: Codec<Agreement> = strict({
  seats: integer(1, MAX_SEATS),
  starter,
  director: nullable(SEAT),
  vehicles: SEATS,
  rulings,
})

const player: Codec<Player> = strict({
  at: SPACE,
  fuel: LITRES,
  cards: integer(0, CARDS_TO_STOP),
  parked: boolean,
  needs: list(NEED, { max: 3 }),
  missTurns: COUNT,
})
const truck: Codec<Truck> = strict({ at: SPACE, holder: nullable(SEAT), queue: SEATS, declined: SEATS })
const helicopter: Codec<Helicopter> = strict({
  base: nullable(BASE),
  flown: SPACE,
  required: SPACE,
  holder: nullable(SEAT),
  queue: SEATS,
  declined: SEATS,
  accepted: SEATS,
})

const phase: Codec<Phase> = tagged('_tag', {
  DrawingStarter: strict({ _tag: literal('DrawingStarter') }),
  Spinning: strict({ _tag: literal('Spinning'), purpose: literal('move', 'extra', 'truck', 'helicopter') }),
  SpinningFuel: strict({ _tag: literal('SpinningFuel'), seat: SEAT, served: SEATS }),
  ChoosingSpeed: strict({ _tag: literal('ChoosingSpeed'), number: NUMBER }),
  ChoosingStop: strict({ _tag: literal('ChoosingStop'), number: NUMBER, mode: MODE }),
  AnsweringOffer: strict({ _tag: literal('AnsweringOffer'), seat: SEAT, service: SERVICE }),
  AnsweringOnArrival: strict({ _tag: literal('AnsweringOnArrival'), seat: SEAT, served: SEATS }),
  ChoosingBase: strict({ _tag: literal('ChoosingBase') }),
  RallyOver: strict({ _tag: literal('RallyOver') }),
})

const position = {
  agreement,
  phase,
  turn: COUNT,
  seat: SEAT,
  players: list(player, { min: 1, max: MAX_SEATS }),
  bank: integer(-MOST_LITRES * MAX_SEATS, MOST_LITRES),
} as const

const rest = {
  truck,
  helicopter,
  read: SPACES,
  arrived: SEATS,
} as const

const move: Codec<Move> = tagged('_tag', {
  ChooseSpeed: strict({ _tag: literal('ChooseSpeed'), mode: literal('reduced', 'full') }),
  Stop: strict({ _tag: literal('Stop') }),
  DriveOn: strict({ _tag: literal('DriveOn') }),
  AcceptHelp: strict({ _tag: literal('AcceptHelp') }),
  DeclineHelp: strict({ _tag: literal('DeclineHelp') }),
  CallFrom: strict({ _tag: literal('CallFrom'), base: BASE }),
  DrawStarter: strict({ _tag: literal('DrawStarter'), seat: SEAT }),
  Spin: strict({ _tag: literal('Spin'), number: NUMBER }),
})

/** A codec that also asks for the laws of a position, one after another. */
const sound = <A extends State>({ track }: ParisDakar, shape: Codec<A>): Codec<A> =>
  lawful(shape, [
    {
      at: 'players',
      expected: `cars on spaces 0 to ${track.finish}`,
      holds: ({ players }) => players.every(({ at }) => at <= track.finish),
    },
    ...INVARIANTS.map(([at, expected, holds]) => ({ at, expected, holds: (value: A) => holds(track, value) })),
  ])

/**
 * The codecs of a game on its board.
 *
 * States and views are refused when they break a law of the rules, such as the conservation of fuel, however well they are formed.
 *
 * @rule PD-0.3, PD-0.10, PD-7.1, PD-12.12-15
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { decode } from 'parc-ferme'
 * import { parisDakar, parisDakarCodecs } from 'parc-ferme/paris-dakar'
 *
 * const codecs = parisDakarCodecs(parisDakar)
 * assert.deepStrictEqual(decode(codecs.move)({ _tag: 'Spin', number: 4 }), E.right({ _tag: 'Spin', number: 4 }))
 * assert.deepStrictEqual(E.isLeft(decode(codecs.move)({ _tag: 'Spin', number: '4' })), true)
 */
export const parisDakarCodecs = (game: ParisDakar): Codecs<Options, State, Move, Event, View> => {
  const state: Codec<State> = sound<State>(game, strict({ ...position, ...rest }))
  const shape: Codec<View> = strict({
    viewer: viewer(MAX_SEATS),
    ...position,
    bankCards: integer(0, BREAKDOWN_CARDS),
    ...rest,
  })
  const view = lawful(sound(game, shape), [
    {
      at: 'bankCards',
      expected: 'the breakdown cards that nobody holds',
      holds: (value) => value.bankCards === bankCardsOf(value.players),
    },
  ])
  return { options, state, move, event: eventCodec(agreement), view }
}
