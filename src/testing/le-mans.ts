/** Random options of Le Mans, and what its laws need. */
import fc from 'fast-check'
import { leMansCodecs } from '../le-mans/codec.js'
import type { Event } from '../le-mans/event.js'
import { foldView } from '../le-mans/fold.js'
import type { LeMans } from '../le-mans/game.js'
import type { Move, Options, Rulings, State, View } from '../le-mans/model.js'
import type { Arbitraries } from './arbitraries.js'
import { leMansMoves } from './le-mans-moves.js'

const anyOf = <A>(...values: ReadonlyArray<A>): fc.Arbitrary<A> => fc.constantFrom(...values)

/** Any set of rulings, each at each of its values. */
export const anyLeMansRulings: fc.Arbitrary<Partial<Rulings>> = fc.record(
  {
    laneChange: anyOf<Rulings['laneChange']>('straighten', 'free'),
    twoSpaceShort: anyOf<Rulings['twoSpaceShort']>('forfeit', 'lastResort'),
    firstGearBlocked: anyOf<Rulings['firstGearBlocked']>('collide', 'hold'),
    blockedInCorner: anyOf<Rulings['blockedInCorner']>('collide', 'shift'),
    lateDebt: anyOf<Rulings['lateDebt']>('divert', 'carry'),
    pitDuty: anyOf<Rulings['pitDuty']>('enforced', 'penalised'),
    hbScale: anyOf<Rulings['hbScale']>('perFourLaps', 'perRace'),
    gridOrder: anyOf<Rulings['gridOrder']>('dice', 'draw', 'given'),
    multiCarGrid: anyOf<Rulings['multiCarGrid']>('roundRobin', 'block', 'perCar'),
    raceEnd: anyOf<Rulings['raceEnd']>('winner', 'classifyAll'),
    spinBeforeRam: fc.boolean(),
    wetEffect: anyOf<Rulings['wetEffect']>('column', 'forceChance'),
    soBusyMoving: anyOf<Rulings['soBusyMoving']>('displace', 'collide'),
    hbRefundOnSpin: fc.boolean(),
    voluntaryPit: fc.boolean(),
    brakeMerge: anyOf<Rulings['brakeMerge']>('chance', 'any'),
    engineBlow: anyOf<Rulings['engineBlow']>('offered', 'withheld'),
    overRevSpeeds: anyOf<Rulings['overRevSpeeds']>('max', 'any'),
    overRevWindow: anyOf<Rulings['overRevWindow']>('blocks', 'rolling'),
    slipDeclare: anyOf<Rulings['slipDeclare']>('beforeLeader', 'turnStart'),
    slipGear: anyOf<Rulings['slipGear']>('match', 'keep'),
    slipLeaderSmash: anyOf<Rulings['slipLeaderSmash']>('smash', 'break'),
    passFaults: anyOf<Rulings['passFaults']>('prevent', 'penalise'),
    forcedSpin: anyOf<Rulings['forcedSpin']>('onlyIfForced', 'offered'),
  },
  { requiredKeys: [] },
)

// Cars dealt out to the drivers one by one, the rest of the set left out.
const dealt = (numbers: ReadonlyArray<number>, seats: number, each: number): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: seats }, (_, seat) => numbers.filter((_number, index) => index % seats === seat).slice(0, each))

/**
 * Any number of drivers, some with several cars, all optional rules and any rulings; every race is called off in the end.
 *
 * @param game - its cards and stalls say how many cars can race
 */
export const anyLeMansOptions = ({ data }: LeMans): fc.Arbitrary<Options> => {
  const numbers = data.cards.map(({ number }) => number)
  return fc
    .record({
      seats: fc.integer({ min: 2, max: numbers.length }),
      each: fc.integer({ min: 1, max: 3 }),
      laps: fc.integer({ min: 1, max: 3 }),
      start: anyOf<'grid' | 'leMans'>('grid', 'grid', 'leMans'),
      maxTurns: anyOf(60, 150),
      bonusMoves: fc.boolean(),
      overRevving: fc.boolean(),
      slipstreaming: fc.boolean(),
      moveSeconds: anyOf<number | null>(null, 10),
      play: anyOf<'each' | 'teams' | 'alone'>('each', 'each', 'teams', 'alone'),
      rulings: anyLeMansRulings,
    })
    .map(({ seats, each, laps, start, maxTurns, rulings, play, ...rules }) => {
      const solitaire = play === 'alone'
      const teams = dealt(numbers, seats, 3)
      const teamPlay = play === 'teams' && teams.every((own) => own.length === 3)
      const cars = solitaire ? [numbers.slice(0, seats)] : teamPlay ? teams : dealt(numbers, seats, each)
      const hasStalls = cars.flat().length <= data.course.pits.stalls.length
      const drivers = { seats: solitaire ? 1 : seats, cars, teamPlay, solitaire }
      return { ...drivers, laps, start: hasStalls ? start : 'grid', maxTurns, ...rules, rulings }
    })
}

/** What the laws of Le Mans need, on any course. */
export const leMansArbitraries = (game: LeMans): Arbitraries<Options, State, Move, Event, View> => ({
  options: anyLeMansOptions(game),
  seats: ({ seats }) => seats,
  moves: leMansMoves(game),
  codecs: leMansCodecs(game),
  foldView,
  mostPlies: 40_000,
  sample: 53,
})
