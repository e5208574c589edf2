/** Random options of Paris-Dakar, and what its laws need. */
import fc from 'fast-check'
import { parisDakarCodecs } from '../paris-dakar/codec.js'
import type { Event } from '../paris-dakar/event.js'
import { foldView } from '../paris-dakar/fold.js'
import type { ParisDakar } from '../paris-dakar/game.js'
import type { Move, Options, Rulings, State } from '../paris-dakar/model.js'
import type { View } from '../paris-dakar/view.js'
import type { Arbitraries } from './arbitraries.js'

/** Any set of rulings, each at each of its values; `solo` goes with the number of seats. */
export const anyParisDakarRulings: fc.Arbitrary<Partial<Rulings>> = fc.record(
  {
    bank: fc.constantFrom('open', 'finite'),
    parkedVehicles: fc.constantFrom('offTrack', 'occupy'),
    sharedAssistance: fc.constantFrom('atOnce', 'onArrival', 'off'),
    surchargeBasis: fc.constantFrom('driven', 'shown'),
    controlPoints: fc.constantFrom('enforced', 'declared'),
    fuelCallRepairs: fc.boolean(),
    orderedMoves: fc.constantFrom('follow', 'firstOnly'),
    backwardFees: fc.constantFrom('free', 'paid'),
    minReducedMove: fc.constantFrom(0, 1),
    assistanceQueue: fc.constantFrom('fifo', 'ownTurn'),
    finish: fc.constantFrom('first', 'fullRanking'),
  },
  { requiredKeys: [] },
)

/** One to four players, any of them or the lot beginning, and any rulings. */
export const anyParisDakarOptions: fc.Arbitrary<Options> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.oneof(fc.constant({}), anyParisDakarRulings), fc.boolean(), fc.nat(3))
  .map(([seats, rulings, isDrawn, starter]) => ({
    seats,
    starter: isDrawn ? 'random' : starter % seats,
    rulings: { ...rulings, solo: seats === 1 },
  }))

const NUMBERS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 100, 2.5]

/** Every move that could be thought of, whatever the position. */
export const PARIS_DAKAR_MOVES: ReadonlyArray<Move> = [
  { _tag: 'ChooseSpeed', mode: 'reduced' },
  { _tag: 'ChooseSpeed', mode: 'full' },
  { _tag: 'Stop' },
  { _tag: 'DriveOn' },
  { _tag: 'AcceptHelp' },
  { _tag: 'DeclineHelp' },
  { _tag: 'CallFrom', base: 'start' },
  { _tag: 'CallFrom', base: 'finish' },
  ...NUMBERS.map((number): Move => ({ _tag: 'Spin', number })),
  ...NUMBERS.map((seat): Move => ({ _tag: 'DrawStarter', seat })),
]

/** What the laws of Paris-Dakar need, on any board. */
export const parisDakarArbitraries = (game: ParisDakar): Arbitraries<Options, State, Move, Event, View> => ({
  options: anyParisDakarOptions,
  seats: ({ seats }) => seats,
  moves: () => PARIS_DAKAR_MOVES,
  codecs: parisDakarCodecs(game),
  foldView,
  mostPlies: 20_000,
  sample: 17,
})
