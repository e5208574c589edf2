/** A table for tests: positions set up car by car, moves given as lines, spins among them. */
import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { decode } from '../../src/core/decode.js'
import { parisDakarCodecs } from '../../src/paris-dakar/codec.js'
import { TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER } from '../../src/paris-dakar/data/test-board.js'
import type { Board, Op, RoadBook, Space } from '../../src/paris-dakar/board.js'
import type { Event } from '../../src/paris-dakar/event.js'
import { gameOn, type ParisDakar } from '../../src/paris-dakar/game.js'
import type { Helicopter, Phase, Player, Rulings, State, Truck } from '../../src/paris-dakar/model.js'
import type { Refusal } from '../../src/paris-dakar/refusal.js'
import { DEFAULT_RULINGS } from '../../src/paris-dakar/rules/preparation.js'

/** The game on the test board TB-1. */
export const tb1: ParisDakar = gameOn(TEST_BOARD, TEST_ROAD_BOOK, TEST_SPINNER, 'tb-1')

/** TB-1 with other instructions on some spaces; its faults are not looked at. */
export const tb1With = (ops: Readonly<Record<number, ReadonlyArray<Op>>>): ParisDakar =>
  gameOn(TEST_BOARD, roadBookWith(ops), TEST_SPINNER, 'tb-1 with other instructions')

/** The road-book of TB-1 with other instructions on some spaces. */
export const roadBookWith = (ops: Readonly<Record<number, ReadonlyArray<Op>>>): RoadBook => {
  const kms = Object.keys(ops).map((space) => 100 * Number(space))
  const kept = TEST_ROAD_BOOK.entries.filter(({ km }) => !kms.includes(km))
  const changed = kms.map((km) => {
    const before = TEST_ROAD_BOOK.entries.find((entry) => entry.km === km)
    return { ...before, km, ops: ops[km / 100] ?? [] }
  })
  return { ...TEST_ROAD_BOOK, entries: [...kept, ...changed] }
}

/** TB-1 with one space changed. */
export const boardWith = (space: number, change: (before: Space) => Space): Board => ({
  ...TEST_BOARD,
  spaces: TEST_BOARD.spaces.map((before, i) => (i === space ? change(before) : before)),
})

/** What a position is set up from; all that is not said is as at the start. */
export interface Setup {
  readonly game?: ParisDakar
  /** One alone gets a second car at the start. */
  readonly cars: ReadonlyArray<Partial<Player>>
  readonly seat?: number
  readonly rulings?: Partial<Rulings>
  readonly truck?: Partial<Truck>
  readonly helicopter?: Partial<Helicopter>
  readonly phase?: Phase
  readonly read?: ReadonlyArray<number>
  /** Set to look at positions that the rules do not lead to. */
  readonly isUnlawful?: boolean
}

const CAR: Player = { at: 0, fuel: 1000, cards: 0, parked: false, needs: [], missTurns: 0 }

/** A position in which a seat, A if not said, is about to spin for its car. */
export const table = (setup: Setup): State => {
  const { game = tb1, seat = 0, rulings, truck, helicopter, phase, read = [] } = setup
  const cars = setup.cars.length === 1 ? [...setup.cars, {}] : setup.cars
  const players = cars.map((car) => ({ ...CAR, ...car }))
  const state: State = {
    agreement: {
      seats: players.length,
      starter: 0,
      director: null,
      vehicles: players.map((_, i) => i),
      rulings: { ...DEFAULT_RULINGS, ...rulings },
    },
    phase: phase ?? { _tag: 'Spinning', purpose: 'move' },
    turn: 11,
    seat,
    players,
    bank: players.reduce((bank, { fuel }) => bank - fuel, 5000),
    truck: { at: 8, holder: null, queue: [], declined: [], ...truck },
    helicopter: {
      base: 'start',
      flown: 0,
      required: 0,
      holder: null,
      queue: [],
      declined: [],
      accepted: [],
      ...helicopter,
    },
    read,
    arrived: [],
  }
  if (setup.isUnlawful !== true) lawful(game, state)
  return state
}

const lawful = (game: ParisDakar, state: State): void => {
  const decoded = decode(parisDakarCodecs(game).state)(state)
  if (E.isLeft(decoded)) throw new Error(`no position of the rules: ${JSON.stringify(decoded.left)}`)
}

/** Where some moves led, and everything that happened on the way. */
export interface Played {
  readonly state: State
  readonly events: ReadonlyArray<Event>
}

/** The position after moves, each as its line. */
export const playOn =
  (game: ParisDakar) =>
  (start: State, ...lines: ReadonlyArray<string>): Played =>
    lines.reduce<Played>(
      ({ state, events }, line) => {
        const move = game.notation.parse(line)
        if (E.isLeft(move)) throw new Error(`no move: ${line}`)
        const step = game.apply(state, move.right)
        if (E.isLeft(step)) throw new Error(`${line}: ${JSON.stringify(step.left)}`)
        lawful(game, step.right.state)
        expect(game.advance(state, move.right)).toEqual(E.right(step.right.state))
        return { state: step.right.state, events: [...events, ...step.right.events] }
      },
      { state: start, events: [] },
    )

/** The position on TB-1 after moves. */
export const play = playOn(tb1)

/** Why a move is refused on TB-1. */
export const refusal = (state: State, line: string, game: ParisDakar = tb1): Refusal | null => {
  const move = game.notation.parse(line)
  if (E.isLeft(move)) throw new Error(`no move: ${line}`)
  const step = game.apply(state, move.right)
  return E.isLeft(step) ? step.left : null
}

/** The player of a seat; A if not said. */
export const car = (state: State, seat = 0): Player => state.players[seat] as Player

/** What can be told of a car in a few numbers: space, fuel, cards. */
export const short = (state: State, seat = 0): readonly [number, number, number] => {
  const { at, fuel, cards } = car(state, seat)
  return [at, fuel, cards]
}

/** The lines of all moves that are offered. */
export const offered = (state: State, game: ParisDakar = tb1): ReadonlyArray<string> =>
  game.legal(state).map(game.notation.show)

/** The kinds of events, in order. */
export const tags = (events: ReadonlyArray<Event>): ReadonlyArray<Event['_tag']> => events.map(({ _tag }) => _tag)

/** The events of one kind. */
export const all = <Tag extends Event['_tag']>(
  events: ReadonlyArray<Event>,
  tag: Tag,
): ReadonlyArray<Extract<Event, { readonly _tag: Tag }>> =>
  events.filter((event): event is Extract<Event, { readonly _tag: Tag }> => event._tag === tag)

/** What is spun for, or who decides; and whose turn it is. */
export const waits = (state: State, game: ParisDakar = tb1): string => {
  const turn = game.turn(state)
  return turn._tag === 'Chance' ? `${turn.kind} ${state.seat}` : turn._tag === 'Choose' ? `seat ${turn.seat}` : 'over'
}
