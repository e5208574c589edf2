/** Positions told as the rules tell them: `I19` is the inside lane with the nose on column 19, counted on from lap to lap. */
import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { makeCar } from '../../src/le-mans/car.js'
import {
  makeLeMans,
  STRAIGHT_COURSE,
  T60_COURSE,
  TEST_CARDS,
  TEST_TABLE,
  type BoardData,
  type Car,
  type Course,
  type Debt,
  type Event,
  type Face,
  type Lane,
  type LeMans,
  type Move,
  type Options,
  type Refusal,
  type Rulings,
  type SpecificationCard,
  type State,
  type Status,
} from '../../src/le-mans/index.js'
import { makeState } from '../../src/le-mans/race.js'
import { columnOf, cornerAt, lapOf, passageOf } from '../../src/le-mans/road.js'
import { turnOrder } from '../../src/le-mans/rules/how-to-play.js'

/** What a Right holds; a Left fails the test. */
export const right = <A>(result: E.Either<unknown, A>): A => {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left))
  return result.right
}

/** What a Left holds; a Right fails the test. */
export const refusal = (result: E.Either<Refusal, unknown>): Refusal => {
  if (E.isRight(result)) throw new Error('not refused')
  return result.left
}

/** The game on a board of the tests. */
export const gameOn = (data: BoardData): LeMans => right(makeLeMans(data))

/** The straight road with the four test cards. */
export const STR: LeMans = gameOn({ course: STRAIGHT_COURSE, cards: TEST_CARDS, table: TEST_TABLE })

/** T60 with the four test cards. */
export const T60: LeMans = gameOn({ course: T60_COURSE, cards: TEST_CARDS, table: TEST_TABLE })

const [JAGUAR] = TEST_CARDS as readonly [SpecificationCard]

/** Twelve cars of the type J1, numbered 1 to 12. */
export const JAGUARS: ReadonlyArray<SpecificationCard> = Array.from({ length: 12 }, (_, index) => ({
  ...JAGUAR,
  number: index + 1,
}))

/** T60 with as many stalls of class C as four such cars need. */
export const T60_STALLS: Course = {
  ...T60_COURSE,
  pits: { lane: 'inside', stalls: T60_COURSE.pits.stalls.map((stall) => ({ ...stall, cls: 'C' })) },
}

/** T60 with four cars of the type J1, numbered 1 to 4. */
export const T60J: LeMans = gameOn({ course: T60_STALLS, cards: JAGUARS.slice(0, 4), table: TEST_TABLE })

/** The straight road with twelve cars of the type J1. */
export const STRJ: LeMans = gameOn({ course: STRAIGHT_COURSE, cards: JAGUARS, table: TEST_TABLE })

/** A car of a position. */
export interface Entry {
  readonly number: number
  /** Such as `O16`; a car in a stall has `stall` as well. */
  readonly at: string
  /** 0 if not given. */
  readonly gear?: number
  /** The number of its stop; not stopped if not given. */
  readonly stop?: number
  /** As on the card if not given. */
  readonly brakes?: number
  readonly debts?: ReadonlyArray<Debt>
  readonly missed?: boolean
  /** Laps of the over-revs so far. */
  readonly revs?: ReadonlyArray<number>
  readonly stall?: number
  readonly wait?: number
  readonly status?: Status
}

/** What is told of a position besides its cars. */
export interface Scene {
  readonly laps?: number
  readonly turn?: number
  readonly wet?: ReadonlyArray<number>
  readonly rulings?: Partial<Rulings>
  /** Optional rules that are agreed. */
  readonly options?: Partial<Options>
  /** Cars in the order of the turn, by index; by the rules if not given. */
  readonly order?: ReadonlyArray<number>
  /** How many of them have moved. */
  readonly slot?: number
}

const laneOf = (at: string): Lane => (at.startsWith('I') ? 0 : 1)
const columnIn = (at: string): number => Number(at.slice(1))

const carOf = (game: LeMans, seat: number, entry: Entry, laps: number): Car => {
  const { track } = game
  const card = track.cards.findIndex(({ number }) => number === entry.number)
  const [lane, x] = [laneOf(entry.at), columnIn(entry.at)]
  const corner = cornerAt(track, lane, x)
  const status = entry.status ?? (entry.stall === undefined ? 'racing' : 'pitting')
  const granted = track.cards[card]?.hardBrakes ?? 0
  return makeCar(
    seat,
    card,
    status,
    lane,
    x,
    entry.stall ?? -1,
    entry.gear ?? 0,
    Math.min(laps, lapOf(track, x) - 1),
    entry.brakes ?? granted,
    entry.debts ?? [],
    entry.missed ?? false,
    entry.wait ?? 0,
    entry.stop ?? 0,
    corner >= 0 && (entry.gear ?? 0) > 0 ? passageOf(track, corner, x) : -1,
    0,
    0,
    entry.revs ?? [],
  )
}

/** A position in which the first car of the order is to move. */
export const position = (game: LeMans, entries: ReadonlyArray<Entry>, scene: Scene = {}): State => {
  const { laps = 4, turn = 10, wet = [], order, slot = 0 } = scene
  // A race has two cars at least: a lone one gets a twin that is out of it.
  const others = entries.length > 1 ? [] : [{ number: spare(game, entries), at: 'I0', status: 'smashed' as const }]
  const all: ReadonlyArray<Entry> = [...entries, ...others]
  const { agreement } = right(
    game.setup({
      seats: all.length,
      laps,
      cars: all.map(({ number }) => [number]),
      ...scene.options,
      rulings: { ...scene.rulings },
    }),
  ).state
  const cars = all.map((entry, seat) => carOf(game, agreement.solitaire ? 0 : seat, entry, laps))
  const sequence =
    order ??
    turnOrder(
      cars,
      cars.map((_, index) => index),
    )
  const stops = Math.max(0, ...all.map(({ stop = 0 }) => stop))
  return makeState(agreement, { _tag: 'Driving', car: sequence[slot] ?? 0 }, turn, sequence, slot, wet, stops, cars)
}

const spare = (game: LeMans, entries: ReadonlyArray<Entry>): number =>
  game.data.cards.find(({ number }) => entries.every((entry) => entry.number !== number))?.number ?? 0

/** The car on turn. */
export const onTurn = (state: State): Car => {
  const index = state.phase._tag === 'Driving' || state.phase._tag === 'TakingChance' ? state.phase.car : -1
  return state.cars[index] as Car
}

/** A place as text. */
export const placeOf = ({ lane, x }: Pick<Car, 'lane' | 'x'>): string => `${lane === 0 ? 'I' : 'O'}${x}`

/** Where all cars are. */
export const places = (state: State): ReadonlyArray<string> => state.cars.map(placeOf)

/** Where a decision leads, such as `I58`, or what it is. */
export const shown = (game: LeMans, state: State, move: Move): string => {
  const car = onTurn(state)
  switch (move._tag) {
    case 'Drive': {
      const x = car.x + 1 + columnOf(game.track, move.column - car.x - 1)
      return placeOf({ lane: move.lane, x })
    }
    case 'OverRev': {
      const x = car.x + 1 + columnOf(game.track, move.column - car.x - 1)
      return `rev ${move.gear} ${placeOf({ lane: move.lane, x })} ${move.brakes}/${move.revs}`
    }
    case 'Pit':
      return `pit ${game.track.stalls[move.stall]?.id ?? ''}`
    case 'Spin':
      return `spin ${game.track.corners[move.corner]?.id ?? ''}`
    case 'Collide':
      return `ram ${move.car}`
    case 'Foul':
      return `foul ${move.gear} on ${move.car}`
    case 'Hold':
      return 'hold'
    case 'Slipstream':
      return 'slipstream'
    case 'Decline':
      return 'decline'
    case 'Roll':
      return `roll ${move.face}`
    case 'Draw':
      return `draw ${move.lot}`
  }
}

/** All decisions, in their order. */
export const offered = (game: LeMans, state: State): ReadonlyArray<string> =>
  game.legal(state).map((move) => shown(game, state, move))

/** The landings of a gear. */
export const landingsIn = (game: LeMans, state: State, gear: number): ReadonlyArray<string> =>
  game.legal(state).flatMap((move) => (move._tag === 'Drive' && move.gear === gear ? [shown(game, state, move)] : []))

/** The gears in which anything can be driven, upwards. */
export const gearsIn = (game: LeMans, state: State): ReadonlyArray<number> => [
  ...new Set(game.legal(state).flatMap((move) => (move._tag === 'Drive' ? [move.gear] : []))),
]

/** The drive to a place in a gear. */
export const driveTo = (game: LeMans, state: State, gear: number, at: string): Move => {
  const found = game
    .legal(state)
    .find((move) => move._tag === 'Drive' && move.gear === gear && shown(game, state, move) === at)
  if (found === undefined) throw new Error(`no way to ${at} in gear ${gear}: ${offered(game, state).join(' ')}`)
  return found
}

/** A move carried out, with what happened. */
export const played = (game: LeMans, state: State, move: Move): { state: State; events: ReadonlyArray<Event> } => {
  const step = right(game.apply(state, move))
  expect(game.advance(state, move)).toEqual(E.right(step.state))
  return { state: step.state, events: step.events }
}

/** The position after moves, each told as gear and place (`3 O16`), as a face (`roll 4`), or as a line of the notation. */
export const after = (game: LeMans, state: State, ...lines: ReadonlyArray<string>): State =>
  lines.reduce((now, line) => played(game, now, moveFor(game, now, line)).state, state)

/** What happened in the last of some moves. */
export const eventsOf = (game: LeMans, state: State, ...lines: ReadonlyArray<string>): ReadonlyArray<Event> => {
  const before = after(game, state, ...lines.slice(0, -1))
  return played(game, before, moveFor(game, before, lines.at(-1) ?? '')).events
}

const moveFor = (game: LeMans, state: State, line: string): Move => {
  const drive = /^(\d) ([IO]-?\d+)$/.exec(line)
  return drive === null ? right(game.notation.parse(line)) : driveTo(game, state, Number(drive[1]), drive[2] ?? '')
}

/** Events of some kinds. */
export const only = <Tag extends Event['_tag']>(
  events: ReadonlyArray<Event>,
  ...tags: ReadonlyArray<Tag>
): ReadonlyArray<Extract<Event, { readonly _tag: Tag }>> =>
  events.filter((event): event is Extract<Event, { readonly _tag: Tag }> =>
    (tags as ReadonlyArray<string>).includes(event._tag),
  )

/** A face of the die. */
export const roll = (face: Face): Move => ({ _tag: 'Roll', face })

/** Stops that a car owes, all kinds together. */
export const unitsOf = (car: Car): number => car.debts.reduce((sum, { units }) => sum + units, 0)

/** A chance debt. */
export const chanceDebt = (due: number, units = 1): Debt => ({ kind: 'chance', due, units })

/** A race set up with a grid that is given. */
export const grid = (game: LeMans, numbers: ReadonlyArray<number>, options: Partial<Options> = {}): State =>
  right(
    game.setup({
      seats: numbers.length,
      cars: numbers.map((number) => [number]),
      ...options,
      rulings: { gridOrder: 'given', ...options.rulings },
    }),
  ).state

/** That a position offers just this, in any order. */
export const expectOffers = (game: LeMans, state: State, gear: number, landings: ReadonlyArray<string>): void =>
  expect([...landingsIn(game, state, gear)].sort()).toEqual([...landings].sort())
