/** Codecs of what is agreed before a race. */
import { boolean, type Codec, integer, list, literal, nullable, strict } from '../core/codec.js'
import { CARS, MOST_LAPS } from './codec-parts.js'
import type { Agreement, Options, Rulings } from './model.js'

const RULINGS = {
  laneChange: literal('straighten', 'free'),
  twoSpaceShort: literal('forfeit', 'lastResort'),
  firstGearBlocked: literal('collide', 'hold'),
  blockedInCorner: literal('collide', 'shift'),
  lateDebt: literal('divert', 'carry'),
  pitDuty: literal('enforced', 'penalised'),
  hbScale: literal('perFourLaps', 'perRace'),
  gridOrder: literal('dice', 'draw', 'given'),
  multiCarGrid: literal('roundRobin', 'block', 'perCar'),
  raceEnd: literal('winner', 'classifyAll'),
  spinBeforeRam: boolean,
  wetEffect: literal('column', 'forceChance'),
  soBusyMoving: literal('displace', 'collide'),
  hbRefundOnSpin: boolean,
  voluntaryPit: boolean,
  brakeMerge: literal('chance', 'any'),
  engineBlow: literal('offered', 'withheld'),
  overRevSpeeds: literal('max', 'any'),
  overRevWindow: literal('blocks', 'rolling'),
  slipDeclare: literal('beforeLeader', 'turnStart'),
  slipGear: literal('match', 'keep'),
  slipLeaderSmash: literal('smash', 'break'),
  passFaults: literal('prevent', 'penalise'),
  forcedSpin: literal('onlyIfForced', 'offered'),
}
const rulings: Codec<Rulings> = strict(RULINGS)

const number = integer(1, CARS)
const start = literal('grid', 'leMans')
const numbers = list(number, { max: CARS })
const moveSeconds = nullable(integer(1, 3600))
const maxTurns = nullable(integer(1, 100_000))

/** The codec of the options of a race. @rule LM-Prep.1-3 */
export const options: Codec<Options> = strict(
  { seats: integer(0, 1000) },
  {
    laps: integer(0, 1000),
    cars: list(numbers, { max: CARS }),
    start,
    bonusMoves: boolean,
    overRevving: boolean,
    teamPlay: boolean,
    slipstreaming: boolean,
    solitaire: boolean,
    moveSeconds,
    grid: numbers,
    maxTurns,
    rulings: strict({}, RULINGS),
  },
)

/** The codec of an agreement. @rule LM-Prep.1-3 */
export const agreement: Codec<Agreement> = strict({
  seats: integer(1, CARS),
  laps: integer(1, MOST_LAPS),
  cars: list(numbers, { min: 1, max: CARS }),
  start,
  bonusMoves: boolean,
  overRevving: boolean,
  teamPlay: boolean,
  slipstreaming: boolean,
  solitaire: boolean,
  moveSeconds,
  grid: numbers,
  maxTurns,
  rulings,
})
