/** Random options of Formula 1, and what its laws need. */
import fc from 'fast-check'
import { formula1Codecs } from '../formula-1/codec.js'
import type { Event } from '../formula-1/event.js'
import { foldView } from '../formula-1/fold.js'
import type { Formula1 } from '../formula-1/game.js'
import type { Move, Options, Rulings, State } from '../formula-1/model.js'
import type { View } from '../formula-1/view.js'
import type { Arbitraries } from './arbitraries.js'
import { formula1Moves } from './formula-1-moves.js'

const anyOf = <A>(...values: ReadonlyArray<A>): fc.Arbitrary<A> => fc.constantFrom(...values)

/** Any set of rulings, each at each of its values. The least speed stays at 20, for with 0 a race need not end. */
export const anyFormula1Rulings: fc.Arbitrary<Partial<Rulings>> = fc.record(
  {
    blockedCornerSpeed: anyOf<Rulings['blockedCornerSpeed']>('set', 'matched'),
    blockedReduction: anyOf<Rulings['blockedReduction']>('separate', 'cumulative'),
    blocking: anyOf<Rulings['blocking']>('noFreePath', 'laneChoice'),
    newInstructions: anyOf<Rulings['newInstructions']>('pileTop', 'lastUsed'),
    superbClear: anyOf<Rulings['superbClear']>('unblocked', 'emptyCorner', 'reminder'),
    tie: anyOf<Rulings['tie']>('shared', 'speed', 'earlierTurn'),
    pitStart: anyOf<Rulings['pitStart']>('exact', 'maximum'),
    pitPack: anyOf<Rulings['pitPack']>('bottom', 'shuffle'),
    bigReduction: anyOf<Rulings['bigReduction']>('forbidden', 'extrapolate'),
    brakeOverflow: anyOf<Rulings['brakeOverflow']>('clamp', 'spinOff'),
    blocker: anyOf<Rulings['blocker']>('straight', 'fastest', 'slowest'),
    extraSpaces: anyOf<Rulings['extraSpaces']>('judged', 'exempt'),
    cornerCards: anyOf<Rulings['cornerCards']>('corner', 'band'),
    usedTactics: anyOf<Rulings['usedTactics']>('underThePile', 'outOfPlay'),
    superbTiming: anyOf<Rulings['superbTiming']>('afterMove', 'beforeMove'),
    spinStart: anyOf<Rulings['spinStart']>('upTo60', 'exactly60'),
    abbeyCurve: anyOf<Rulings['abbeyCurve']>(1, 2, 3, 4, 5, 6),
    lodgeCorner: anyOf<Rulings['lodgeCorner']>(1, 2, 3, 4, 5, 6),
  },
  { requiredKeys: [] },
)

/** Two to six drivers, one to three laps, both editions of the cards, both grids, and any rulings. */
export const anyFormula1Options: fc.Arbitrary<Options> = fc
  .record({
    seats: fc.integer({ min: 2, max: 6 }),
    cards: anyOf<'seed' | 'uk1962'>('seed', 'uk1962'),
    grid: anyOf<'thrown' | 'drawn'>('thrown', 'drawn'),
    rulings: anyFormula1Rulings,
    short: fc.boolean(),
    laps: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ seats, cards, grid, rulings, short, laps }) =>
    short || laps < 3
      ? { seats, laps, cards, grid, rulings: { ...rulings, shortRace: true } }
      : { seats, laps, cards, grid, rulings },
  )

/**
 * What the laws of Formula 1 need, on any circuit.
 *
 * @example
 * import fc from 'fast-check'
 * import { CIRCUIT_T1, makeFormula1 } from 'parc-ferme/formula-1'
 * import { formula1Arbitraries, laws } from 'parc-ferme/testing'
 *
 * const made = makeFormula1(CIRCUIT_T1)
 * if (made._tag === 'Left') throw new Error('T1 is sound')
 * const [everyRaceEnds] = laws(made.right, formula1Arbitraries(made.right))
 * if (everyRaceEnds !== undefined) fc.assert(everyRaceEnds.property, { numRuns: 2 })
 */
export const formula1Arbitraries = (game: Formula1): Arbitraries<Options, State, Move, Event, View> => ({
  options: anyFormula1Options,
  seats: ({ seats }) => seats,
  moves: (state) => formula1Moves(game, state),
  codecs: formula1Codecs(game),
  foldView,
  mostPlies: 20_000,
  sample: 29,
})
