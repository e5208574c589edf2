/**
 * A table to try rules on: positions written down by names, moves by notation, dice by script.
 */
import { either as E } from 'fp-ts'
import { expect } from 'vitest'
import { DEFAULT_RULINGS, NO_CARDS } from '../../src/formula-1/data/cards.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import type { Event } from '../../src/formula-1/event.js'
import { formula1, makeFormula1, type Formula1 } from '../../src/formula-1/game.js'
import type {
  Car,
  Edition,
  Hand,
  Move,
  Mph,
  Phase,
  PitCard,
  Rulings,
  State,
  TacticCard,
} from '../../src/formula-1/model.js'
import type { Refusal } from '../../src/formula-1/refusal.js'

const made = makeFormula1(CIRCUIT_T1)
if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))

/** The game on the test circuit. */
export const t1: Formula1 = made.right

/** The game on the board of 1962. */
export const board1962: Formula1 = formula1

/** A car as a scenario names it; what is left out is far away, fresh or 0. */
export interface CarSetup {
  /** Name of its place, such as `10b`, `pit-yellow`, `spin-K1`, `outside-23b`. */
  readonly at: string
  readonly speed?: Mph
  readonly brake?: number
  readonly tire?: number
  readonly lapsLeft?: number
  readonly hand?: Partial<Hand>
  readonly known?: Partial<Hand>
  readonly missTurns?: number
  readonly startSpeed?: Mph
  readonly specialTires?: boolean
  readonly handicap?: Car['handicap']
  readonly finishRank?: number
}

/** A position as a scenario names it. */
export interface TableSetup {
  readonly game?: Formula1
  /** In start order: the first is P1, yellow. */
  readonly cars: ReadonlyArray<CarSetup>
  /** Index of the car on turn; default 0. */
  readonly turn?: number
  readonly round?: number
  /** Default 3. */
  readonly laps?: number
  readonly cards?: Edition
  readonly rulings?: Partial<Rulings>
  readonly usedTactics?: ReadonlyArray<TacticCard>
  readonly usedPits?: ReadonlyArray<PitCard>
  readonly phase?: Phase
}

/** The position. Seats are as cars: P1 sits on seat 0. */
export const table = (setup: TableSetup): State => {
  const { game = t1, cars, turn = 0, round = 1, laps = 3, cards = 'seed', rulings = {} } = setup
  return {
    agreement: { seats: cars.length, laps, cards, grid: 'thrown', rulings: { ...DEFAULT_RULINGS[cards], ...rulings } },
    phase: setup.phase ?? { _tag: 'SettingSpeed' },
    round,
    current: turn,
    cars: cars.map((car, seat) => ({
      seat,
      place: placeOf(game, car.at),
      speed: car.speed ?? 0,
      brake: car.brake ?? 0,
      tire: car.tire ?? 0,
      lapsLeft: car.lapsLeft ?? laps,
      hand: { ...NO_CARDS, ...car.hand },
      knownInHand: { ...NO_CARDS, ...car.known },
      missTurns: car.missTurns ?? 0,
      startSpeed: car.startSpeed ?? 0,
      specialTires: car.specialTires ?? false,
      handicap: car.handicap ?? 'none',
      finishRank: car.finishRank ?? -1,
    })),
    usedTactics: setup.usedTactics ?? [],
    usedPits: setup.usedPits ?? [],
  }
}

/** The number of a place. */
export const placeOf = (game: Formula1, id: string): number => {
  const place = game.track.placeOf.get(id)
  if (place === undefined) throw new Error(`no place ${id}`)
  return place
}

/** A move from its notation. */
export const moveOf = (game: Formula1, line: string): Move => {
  const move = game.notation.parse(line)
  if (E.isLeft(move)) throw new Error(`${line}: ${move.left.expected}`)
  return move.right
}

/** The legal moves in notation. */
export const legal = (state: State, game: Formula1 = t1): ReadonlyArray<string> =>
  game.legal(state).map(game.notation.show)

/** The legal speeds, without and with a Good Carburettor, as `80` and `120c`. */
export const legalSpeeds = (state: State, game: Formula1 = t1): ReadonlyArray<string> =>
  game.legal(state).map((move) => {
    if (move._tag !== 'SetSpeed') throw new Error(`no speed: ${move._tag}`)
    return move.card === 'none' ? String(move.speed) : `${move.speed}c`
  })

/** The position after moves in notation, decisions and chance alike; each must be accepted and, if a decision, offered. */
export const after = (state: State, lines: ReadonlyArray<string>, game: Formula1 = t1): State =>
  told(state, lines, game).state

/** The same with everything that happened. */
export const told = (
  state: State,
  lines: ReadonlyArray<string>,
  game: Formula1 = t1,
): { readonly state: State; readonly events: ReadonlyArray<Event> } =>
  lines.reduce<{ readonly state: State; readonly events: ReadonlyArray<Event> }>(
    (so, line) => {
      const move = moveOf(game, line)
      if (game.turn(so.state)._tag === 'Choose') expect(legal(so.state, game)).toContain(line)
      else expect(game.outcomes(so.state).map((outcome) => game.notation.show(outcome.move))).toContain(line)
      const step = game.apply(so.state, move)
      if (E.isLeft(step)) throw new Error(`${line}: ${JSON.stringify(step.left)}`)
      expect(game.advance(so.state, move)).toEqual(E.right(step.right.state))
      return { state: step.right.state, events: [...so.events, ...step.right.events] }
    },
    { state, events: [] },
  )

/** Why a move in notation is refused; fails if it is not. */
export const refusal = (state: State, line: string, game: Formula1 = t1): Refusal => {
  const step = game.apply(state, moveOf(game, line))
  if (E.isRight(step)) throw new Error(`${line} is accepted`)
  return step.left
}

/** A car in short: `16b 100/0/8` is place, speed, brake, tire. */
export const dials = (state: State, car = 0, game: Formula1 = t1): string => {
  const found = state.cars[car]
  if (found === undefined) throw new Error(`no car ${car}`)
  return `${game.track.places[found.place]?.id ?? '?'} ${found.speed}/${found.brake}/${found.tire}`
}

/** What can fall, and with which weight, in notation. */
export const weights = (state: State, game: Formula1 = t1): Readonly<Record<string, number>> =>
  Object.fromEntries(game.outcomes(state).map(({ weight, move }) => [game.notation.show(move), weight]))

/** The tags of what happened, the last `Waiting` left out. */
export const tags = (events: ReadonlyArray<Event>): ReadonlyArray<Event['_tag']> =>
  events.map(({ _tag }) => _tag).filter((tag) => tag !== 'Waiting')
