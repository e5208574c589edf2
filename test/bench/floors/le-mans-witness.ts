/** The floor of Le Mans in the words of the game, for comparing the two. */
import type { Standing } from '../../../src/core/game.js'
import type { Action, Car, Debt, Face, Lane, Move, Phase, State, Status } from '../../../src/le-mans/model.js'
import { type Board, columnOf } from '../../../src/le-mans/road.js'
import { DEFAULT_RULINGS } from '../../../src/le-mans/rules/preparation.js'
import type { Witness } from './floor.js'
import { isAside } from './le-mans-ways.js'
import { DEBTS, Deed, makeLeMansFloor, Place, type Position, type RaceOptions, THROWS, Wait } from './le-mans.js'

const STATUS: ReadonlyArray<Status> = [
  'unplaced',
  'racing',
  'pitting',
  'crossed',
  'finished',
  'smashed',
  'disqualified',
]
const KINDS: ReadonlyArray<Debt['kind']> = ['chance', 'collision', 'brake']

const read = (numbers: ArrayLike<number>, index: number): number => numbers[index] as number

const deedOf = (board: Board, at: Position, index: number): Action => {
  const { deed, aim, gear, brakes, steps } = at.deeds
  const target = read(aim, index)
  switch (read(deed, index) as Deed) {
    case Deed.Drive: {
      const column = columnOf(board, read(at.x, at.who) + read(steps, index))
      return { _tag: 'Drive', gear: read(gear, index), brakes: read(brakes, index), lane: target as Lane, column }
    }
    case Deed.Pit:
      return { _tag: 'Pit', stall: target }
    case Deed.Spin:
      return { _tag: 'Spin', corner: target }
    case Deed.Ram:
      return { _tag: 'Collide', car: target }
    case Deed.Hold:
      return { _tag: 'Hold' }
  }
}

const debtsOf = (at: Position, car: number): ReadonlyArray<Debt> =>
  Array.from({ length: read(at.owed, car) }, (_, index) => {
    const one = car * DEBTS + index
    return { kind: KINDS[read(at.kind, one)] as Debt['kind'], due: read(at.due, one), units: read(at.units, one) }
  })

const carOf = (at: Position, car: number): Car => ({
  seat: car,
  card: car,
  status: STATUS[read(at.place, car)] as Status,
  lane: read(at.lane, car) as Lane,
  x: read(at.x, car),
  stall: read(at.stall, car),
  gear: read(at.gear, car),
  laps: read(at.laps, car),
  brakes: read(at.brakes, car),
  debts: debtsOf(at, car),
  missed: at.missed[car] === 1,
  wait: read(at.waits, car),
  stoppedAt: read(at.stoppedAt, car),
  passage: read(at.passage, car),
  place: read(at.rank, car),
  finishTurn: read(at.finishTurn, car),
  revs: [],
})

/** How good the end of a race is: by place, then by distance for those still on the course, then all alike. */
const worth = (at: Position, car: number): number => {
  if (read(at.rank, car) > 0) return 2_000_000 - read(at.rank, car)
  return at.place[car] === Place.Road || at.place[car] === Place.Stall ? 1_000_000 + read(at.x, car) : 0
}

const standingsOf = (at: Position): ReadonlyArray<Standing> => {
  const worths = Array.from({ length: at.seats }, (_, seat) => worth(at, seat))
  return worths
    .map((own, seat) => ({ seat, place: 1 + worths.filter((other) => other > own).length }))
    .sort((one, other) => (one.place === other.place ? one.seat - other.seat : one.place - other.place))
}

const throwsOf = (at: Position, car: number): ReadonlyArray<number> => [
  ...at.thrown.subarray(car * THROWS, car * THROWS + read(at.throws, car)),
]

const phaseOf = (board: Board, at: Position): Phase => {
  const seats = Array.from({ length: at.seats }, (_, seat) => seat)
  switch (at.wait) {
    case Wait.Grid:
      return { _tag: 'Rolling', roller: at.who, rolls: seats.map((seat) => throwsOf(at, seat)) }
    case Wait.Drive:
      return { _tag: 'Driving', car: at.who }
    case Wait.Corner: {
      const steps = Array.from({ length: read(at.deeds.steps, at.chosen) }, (_, index) => index + 1)
      return {
        _tag: 'TakingChance',
        car: at.who,
        corner: at.corner,
        move: deedOf(board, at, at.chosen),
        brakes: read(at.deeds.brakes, at.chosen),
        route: steps.map((step) => (isAside(read(at.deeds.way, at.chosen), step) ? 'D' : 'S')).join(''),
        steps: at.reached,
        late: at.isLate,
      }
    }
    case Wait.Over:
      return { _tag: 'RaceOver', winners: seats.filter((seat) => at.rank[seat] === 1), standings: standingsOf(at) }
  }
}

const stateOf = (board: Board, at: Position, laps: number): State => ({
  agreement: {
    seats: at.seats,
    laps,
    cars: board.cards.slice(0, at.seats).map(({ number }) => [number]),
    start: 'grid',
    bonusMoves: false,
    overRevving: false,
    teamPlay: false,
    slipstreaming: false,
    solitaire: false,
    moveSeconds: null,
    grid: [],
    maxTurns: null,
    rulings: DEFAULT_RULINGS,
  },
  phase: phaseOf(board, at),
  turn: at.turn,
  order: [...at.order.subarray(0, at.inOrder)],
  slot: at.slot,
  wet: board.corners.flatMap((_, corner) => (((at.wet >> corner) & 1) === 1 ? [corner] : [])),
  stops: at.stops,
  notes: { followers: [], led: [], held: [] },
  cars: Array.from({ length: at.seats }, (_, car) => carOf(at, car)),
})

/** Makes the witness on a board. */
export const makeLeMansWitness = (board: Board): Witness<RaceOptions, State, Move> => {
  const floor = makeLeMansFloor(board)
  let laps = 0
  return {
    ...floor,
    begin: (options) => {
      laps = options.laps
      floor.begin(options)
    },
    move: (index) =>
      floor.totalWeight() > 0 ? { _tag: 'Roll', face: (index + 1) as Face } : deedOf(board, floor.position(), index),
    state: () => stateOf(board, floor.position(), laps),
  }
}
