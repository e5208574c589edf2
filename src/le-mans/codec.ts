/** Codecs of everything that can come from outside during a race: options, positions, moves, events and views. */
import {
  boolean,
  integer,
  list,
  literal,
  nullable,
  refined,
  strict,
  tagged,
  text,
  viewer,
  type Codec,
  type Codecs,
} from '../core/codec.js'
import type { Event, OrderReason, Place } from './event.js'
import type { LeMans } from './game.js'
import { INVARIANTS, type Invariant } from './invariants.js'
import type {
  Action,
  Agreement,
  Car,
  Debt,
  DebtKind,
  Face,
  Lane,
  Move,
  Notes,
  Options,
  Phase,
  Rulings,
  State,
  TowCorner,
  View,
} from './model.js'
import type { Board } from './road.js'

/** The codecs of a game of Le Mans. */
export type LeMansCodecs = Codecs<Options, State, Move, Event, View>

const CARS = 12
const MOST_TURNS = 1_000_000
const MOST_LAPS = 100
const LONGEST = 20
const MOST_BRAKES = 9999

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

const car = integer(0, CARS - 1)
const seat = integer(0, CARS - 1)
const lane: Codec<Lane> = literal(0, 1)
const face: Codec<Face> = literal(1, 2, 3, 4, 5, 6)
const gear = integer(0, 8)
const number = integer(1, CARS)
const start = literal('grid', 'leMans')
const numbers = list(number, { max: CARS })
const moveSeconds = nullable(integer(1, 3600))
const maxTurns = nullable(integer(1, 100_000))
const counts = integer(0, LONGEST)
const result = literal('safe', 'pit', 'spin', 'smash')
const surface = literal('dry', 'wet')
const route = text({ max: LONGEST, pattern: /^[SD]*$/ })
const debtKind: Codec<DebtKind> = literal('chance', 'collision', 'brake', 'overRev')
const due = integer(1, MOST_LAPS + 2)
const units = integer(1, 1000)

/** The codec of the options of a race. @rule LM-Prep.1-3 */
const options: Codec<Options> = strict(
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

const agreement: Codec<Agreement> = strict({
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

const debt: Codec<Debt> = strict({ kind: debtKind, due: integer(1, MOST_LAPS), units })

// Numbers that depend on the board; where it has none of a thing, index 0 stands in and the invariants refuse it.
const numbersOf = ({ length, corners, stalls, cards }: Board) => ({
  column: integer(0, length - 1),
  x: integer(-2 * length, (MOST_LAPS + 2) * length),
  corner: integer(0, Math.max(0, corners.length - 1)),
  stall: integer(0, Math.max(0, stalls.length - 1)),
  noStall: integer(-1, stalls.length - 1),
  card: integer(0, cards.length - 1),
  passage: integer(-1, (MOST_LAPS + 3) * Math.max(1, corners.length)),
})

const actions = (board: Board) => {
  const { column, corner, stall } = numbersOf(board)
  return {
    Drive: strict({ _tag: literal('Drive'), gear: integer(1, 8), brakes: integer(0, 7), lane, column }),
    OverRev: strict({
      _tag: literal('OverRev'),
      gear: integer(1, 8),
      brakes: integer(0, 7),
      revs: integer(1, 3),
      lane,
      column,
    }),
    Pit: strict({ _tag: literal('Pit'), stall }),
    Foul: strict({ _tag: literal('Foul'), gear: integer(1, 8), car }),
    Spin: strict({ _tag: literal('Spin'), corner }),
    Collide: strict({ _tag: literal('Collide'), car }),
    Hold: strict({ _tag: literal('Hold') }),
  }
}

const moveCodec = (board: Board): Codec<Move> =>
  tagged('_tag', {
    ...actions(board),
    Slipstream: strict({ _tag: literal('Slipstream') }),
    Decline: strict({ _tag: literal('Decline') }),
    Roll: strict({ _tag: literal('Roll'), face }),
    Draw: strict({ _tag: literal('Draw'), lot: integer(0, CARS - 1) }),
  })

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

const towCorner = (board: Board): Codec<TowCorner> => {
  const { corner, x } = numbersOf(board)
  return strict({ corner, x, dice: literal(1, 2), thrown: list(result, { max: 2 }) })
}

const phaseCodec = (board: Board): Codec<Phase> => {
  const { corner, passage } = numbersOf(board)
  const move: Codec<Action> = tagged('_tag', actions(board))
  return tagged('_tag', {
    Rolling: strict({
      _tag: literal('Rolling'),
      roller: car,
      rolls: list(list(integer(1, 6), { max: 10_000 }), { min: 2, max: CARS }),
    }),
    Drawing: strict({ _tag: literal('Drawing'), drawn: list(car, { max: CARS }) }),
    Declaring: strict({ _tag: literal('Declaring'), car, leader: car }),
    AskingDie: strict({ _tag: literal('AskingDie'), car, corner, passage }),
    Driving: strict({ _tag: literal('Driving'), car }),
    TakingChance: strict({
      _tag: literal('TakingChance'),
      car,
      corner,
      move,
      brakes: integer(0, 7),
      route,
      steps: integer(1, LONGEST),
      late: boolean,
    }),
    TakingTowChance: strict({
      _tag: literal('TakingTowChance'),
      car,
      leader: car,
      corner,
      corners: list(towCorner(board), { min: 1, max: 2 * board.corners.length }),
      route,
      counts,
    }),
    RaceOver: strict({
      _tag: literal('RaceOver'),
      winners: list(car, { max: CARS }),
      standings: list(strict({ seat, place: integer(1, CARS) }), { min: 1, max: CARS }),
    }),
  })
}

const notesCodec = (board: Board): Codec<Notes> => {
  const { corner, x, passage } = numbersOf(board)
  return strict({
    followers: list(car, { max: CARS }),
    led: list(strict({ corner, x, result: literal('none', 'safe', 'pit', 'spin', 'smash') }), { max: LONGEST }),
    held: list(strict({ car, passage, says: literal('cleared', 'mustTake', 'mustNotTake') }), { max: 200 }),
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
  INVARIANTS.reduce<Codec<A>>(
    (narrower, [expected, holds]: Invariant) => refined(narrower, expected, (state) => holds(state, board)),
    codec,
  )

const stateCodec = (board: Board): Codec<State> => sound<State>(strict(tableFields(board)), board)

const viewCodec = (board: Board): Codec<View> =>
  sound<View>(strict({ viewer: viewer(CARS), ...tableFields(board) }), board)

const order: Codec<OrderReason> = literal('grid', 'position', 'even', 'stopped')
const owingRule = literal(
  'LM-Chance.8',
  'LM-Slip.8',
  'LM-Pass.6',
  'LM-Coll.1',
  'LM-Coll.2',
  'LM-Coll.4',
  'LM-Coll.6',
  'LM-Brake.2',
  'LM-Rev.2',
)
const turn = integer(1, MOST_TURNS)
const stops = integer(1, CARS * MOST_TURNS)

const setupEvents = (board: Board) => {
  const { x, noStall, card } = numbersOf(board)
  const shown = strict({ seat, card, brakes: integer(-1, MOST_BRAKES) })
  return {
    RaceAgreed: strict({ _tag: literal('RaceAgreed'), agreement, cars: list(shown, { min: 2, max: CARS }) }),
    GridRolled: strict({ _tag: literal('GridRolled'), roller: car, face }),
    GridTied: strict({ _tag: literal('GridTied'), rollers: list(car, { min: 2, max: CARS }) }),
    LotDrawn: strict({ _tag: literal('LotDrawn'), lot: car, place: integer(1, CARS) }),
    CarPlaced: strict({ _tag: literal('CarPlaced'), car, lane, x, stall: noStall }),
    TurnStarted: strict({
      _tag: literal('TurnStarted'),
      turn,
      order: list(car, { max: CARS }),
      reasons: list(order, { max: CARS }),
    }),
    SlotStarted: strict({ _tag: literal('SlotStarted'), car, slot: integer(0, CARS - 1) }),
  }
}

const slipEvents = (board: Board) => {
  const { x, corner, passage } = numbersOf(board)
  const place: Codec<Place> = strict({ lane, x })
  return {
    SlipOffered: strict({ _tag: literal('SlipOffered'), car, leader: car }),
    SlipAccepted: strict({ _tag: literal('SlipAccepted'), car, leader: car }),
    SlipDeclined: strict({ _tag: literal('SlipDeclined'), car, leader: car }),
    TowStarted: strict({ _tag: literal('TowStarted'), car, leader: car, slot: integer(1, CARS - 1) }),
    Towed: strict({ _tag: literal('Towed'), car, leader: car, from: place, to: place, route, counts, passage }),
    GearMatched: strict({ _tag: literal('GearMatched'), car, from: gear, to: gear }),
    TowBroken: strict({
      _tag: literal('TowBroken'),
      car,
      leader: car,
      why: literal('out', 'stopped', 'pits', 'noTow', 'noRoom'),
    }),
    SoloRolled: strict({ _tag: literal('SoloRolled'), car, corner, surface, face, must: boolean }),
  }
}

const drivingEvents = (board: Board) => {
  const { x, corner, passage, stall } = numbersOf(board)
  const place: Codec<Place> = strict({ lane, x })
  const brakes = integer(-1, MOST_BRAKES)
  return {
    GearChanged: strict({ _tag: literal('GearChanged'), car, from: gear, to: gear, free: gear, brakes: gear }),
    HardBrakeUsed: strict({ _tag: literal('HardBrakeUsed'), car, used: integer(1, 7), left: brakes }),
    HardBrakeReturned: strict({ _tag: literal('HardBrakeReturned'), car, left: brakes }),
    OverRevved: strict({
      _tag: literal('OverRevved'),
      car,
      lap: integer(1, MOST_LAPS),
      gears: integer(0, 3),
      corner: literal(0, 1),
    }),
    EngineBlown: strict({ _tag: literal('EngineBlown'), car, rule: literal('LM-Rev.3') }),
    CornerEntered: strict({ _tag: literal('CornerEntered'), car, corner, passage, gear, over: integer(-8, 8) }),
    ChanceRolled: strict({
      _tag: literal('ChanceRolled'),
      car,
      corner,
      surface,
      face,
      result,
    }),
    Moved: strict({ _tag: literal('Moved'), car, from: place, to: place, route, counts, forfeited: literal(0, 1) }),
    CarRestarted: strict({ _tag: literal('CarRestarted'), car }),
    PitLeft: strict({ _tag: literal('PitLeft'), car, stall }),
    SpunOut: strict({
      _tag: literal('SpunOut'),
      car,
      corner,
      cause: literal('die', 'automatic', 'tow'),
      from: place,
      route,
      to: place,
      rule: literal('LM-Chance.6', 'LM-Corner.6', 'LM-Slip.8', 'LM-Slip.9'),
    }),
    CornerWet: strict({ _tag: literal('CornerWet'), corner, rule: literal('LM-Spin.3') }),
    PiledUp: strict({
      _tag: literal('PiledUp'),
      corner,
      cars: list(car, { min: 2, max: CARS }),
      rule: literal('LM-Coll.4', 'LM-Coll.6'),
    }),
    SmashedUp: strict({
      _tag: literal('SmashedUp'),
      car,
      corner,
      cause: literal('die', 'tow'),
      from: place,
      route,
      rule: literal('LM-Chance.7', 'LM-Slip.8', 'LM-Slip.10'),
    }),
    Collided: strict({
      _tag: literal('Collided'),
      car,
      victim: car,
      at: place,
      rule: literal('LM-Coll.1', 'LM-Coll.2', 'LM-Pass.5'),
    }),
    CarStopped: strict({
      _tag: literal('CarStopped'),
      car,
      cause: literal('spin', 'collision', 'pit', 'called'),
      stops,
    }),
    CarHeld: strict({ _tag: literal('CarHeld'), car }),
  }
}

const pitEvents = (board: Board) => {
  const { x, stall } = numbersOf(board)
  return {
    PitOwed: strict({ _tag: literal('PitOwed'), car, kind: debtKind, units, due, rule: owingRule }),
    PitVoided: strict({ _tag: literal('PitVoided'), car, units, rule: literal('LM-Pit.6', 'LM-Q.44') }),
    PitEntered: strict({
      _tag: literal('PitEntered'),
      car,
      stall,
      from: strict({ lane, x }),
      route,
      counts,
      to: strict({ lane, x }),
      pass: due,
      units: integer(0, 1000),
      wait: integer(0, 1000),
      diverted: boolean,
    }),
    PitWaited: strict({ _tag: literal('PitWaited'), car, left: integer(0, 1000) }),
    PitMissed: strict({ _tag: literal('PitMissed'), car, pass: due, rule: literal('LM-Pit.8') }),
    Disqualified: strict({ _tag: literal('Disqualified'), car, rule: literal('LM-Pit.13') }),
  }
}

const eventCodec = (board: Board): Codec<Event> =>
  tagged('_tag', {
    ...setupEvents(board),
    ...slipEvents(board),
    ...drivingEvents(board),
    ...pitEvents(board),
    LapCompleted: strict({ _tag: literal('LapCompleted'), car, lap: integer(1, MOST_LAPS), turn }),
    CrossedFinish: strict({ _tag: literal('CrossedFinish'), car, past: integer(1, board.length), turn }),
    Classified: strict({
      _tag: literal('Classified'),
      place: integer(1, CARS),
      cars: list(car, { min: 1, max: CARS }),
    }),
    RaceEnded: strict({ _tag: literal('RaceEnded'), winners: list(car, { max: CARS }) }),
    Waiting: strict({ _tag: literal('Waiting'), phase: phaseCodec(board), notes: notesCodec(board) }),
  })

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
