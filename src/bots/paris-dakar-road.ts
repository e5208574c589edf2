/**
 * Where a car alone may go: every entry it can stand at, every number it may be shown there, every way to use it.
 */
import { defect } from '../core/defect.js'
import type { Outcome } from '../core/game.js'
import type { Move, ParisDakar, State } from '../paris-dakar/rules/index.js'
import { after } from './after.js'
import { type Chances, later, meanOf, sooner, turnsOf } from './paris-dakar-chances.js'

/** Litres from one entry to the next, and the last entry; a car with more fuel is taken for one with so much. */
const UNIT = 20
const MOST = 1200
const TANKS = MOST / UNIT + 1
const CARDS = 3

/** What a car spins for: its turn, or once more in the same turn. */
export type OwnSpin = 'move' | 'extra'

/** In place of an entry: the car is in Dakar. */
export const DAKAR = -1

/** Where a number may lead. */
export interface End {
  readonly probability: number
  /** Where the car spins next, or {@link DAKAR}. */
  readonly entry: number
  /** Turns until then: that of the number itself, unless the car spins once more in it, those missed and those that help takes. */
  readonly turns: Chances
  /** Those that are expected. */
  readonly mean: number
}

/** A number that the spinner may show, and where each way to use it leads. */
export interface Shown {
  readonly probability: number
  readonly ways: ReadonlyArray<ReadonlyArray<End>>
}

/** The numbers that may be shown, by entry; none where no car can be. */
export type Road = ReadonlyArray<ReadonlyArray<Shown>>

/** The entry of a car that is about to spin, with 0 to 2 breakdown cards and so many litres. */
export const entryOf = (at: number, cards: number, fuel: number, purpose: OwnSpin): number =>
  ((at * CARDS + cards) * TANKS + Math.min(TANKS - 1, Math.floor(fuel / UNIT))) * 2 + (purpose === 'extra' ? 1 : 0)

/** Whether the car of an entry spins once more in the same turn. */
export const isExtra = (entry: number): boolean => entry % 2 === 1

const endOf = (probability: number, entry: number, turns: Chances): End => ({
  probability,
  entry,
  turns,
  mean: meanOf(turns),
})

/** The help on its way brought next to the car, where any number will do, and the turns that this takes; `null` if none is on its way. */
const helped = (help: (distance: number) => Chances, state: State): readonly [State, Chances] | null => {
  const { truck, helicopter, players, phase } = state
  if (phase._tag !== 'Spinning') return null
  const { at } = players[0] as State['players'][0]
  if (phase.purpose === 'truck') return [{ ...state, truck: { ...truck, at } }, sooner(help(Math.abs(truck.at - at)))]
  const { flown, required } = helicopter
  return [{ ...state, helicopter: { ...helicopter, flown: required - 1 } }, sooner(help(required - flown))]
}

/** Where a position leads until the car spins for itself, or is in Dakar; `began` is the turn in which the number was shown. */
const endsOf = (
  game: ParisDakar,
  help: (distance: number) => Chances,
  state: State,
  began: number,
): ReadonlyArray<End> => {
  const { phase, turn } = state
  if (phase._tag === 'RallyOver') return [endOf(1, DAKAR, turnsOf(turn - began + 1))]
  const [first] = game.legal(state)
  if (first !== undefined) return endsOf(game, help, after(game, state, first), began)
  if (phase._tag === 'Spinning' && (phase.purpose === 'move' || phase.purpose === 'extra')) {
    const { at, cards, fuel } = state.players[0] as State['players'][0]
    return [endOf(1, entryOf(at, cards, fuel, phase.purpose), turnsOf(turn - began))]
  }
  const onward = (next: State): ReadonlyArray<End> => endsOf(game, help, next, began)
  const brought = helped(help, state)
  if (brought === null) return spread(game, state, game.outcomes(state), onward)
  const [near, wait] = brought
  return spread(game, near, game.outcomes(near).slice(0, 1), onward).map(({ probability, entry, turns }) =>
    endOf(probability, entry, later(wait, turns)),
  )
}

/** Where outcomes of a position lead, each with its part of the probability. */
const spread = (
  game: ParisDakar,
  state: State,
  outcomes: ReadonlyArray<Outcome<Move>>,
  ends: (next: State) => ReadonlyArray<End>,
): ReadonlyArray<End> => {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomes.flatMap(({ weight, move }) =>
    ends(after(game, state, move)).map((end) => ({ ...end, probability: (end.probability * weight) / total })),
  )
}

/** Every number that may be shown to a car, with the ways to use it. */
const numbersFor = (game: ParisDakar, help: (distance: number) => Chances, state: State): ReadonlyArray<Shown> => {
  const outcomes = game.outcomes(state)
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomes.map(({ weight, move }) => {
    const spun = after(game, state, move)
    const chosen = spun.phase._tag === 'ChoosingSpeed' ? game.legal(spun).map((way) => after(game, spun, way)) : [spun]
    return { probability: weight / total, ways: chosen.map((next) => endsOf(game, help, next, state.turn)) }
  })
}

const alone = (game: ParisDakar): State => {
  const rally = game.setup({ seats: 1, starter: 0, rulings: { solo: true } })
  return rally._tag === 'Left' ? defect('road', 'a player may drive alone') : rally.right.state
}

/** Every entry that can be met, as the numbers that may be shown there. Nobody else is on the road, and the bank is open. */
export const roadOn = (game: ParisDakar, help: (distance: number) => Chances): Road => {
  const start = alone(game)
  const { finish, ops } = game.track
  const road: Array<ReadonlyArray<Shown>> = Array.from({ length: finish * CARDS * TANKS * 2 }, () => [])
  const enter = (at: number, cards: number, fuel: number, purpose: OwnSpin): void => {
    const players = [{ at, fuel, cards, parked: false, needs: [], missTurns: 0 }]
    const read = purpose === 'extra' ? [at] : []
    const phase = { _tag: 'Spinning', purpose } as const
    road[entryOf(at, cards, fuel, purpose)] = numbersFor(game, help, { ...start, phase, players, read })
  }
  for (const [at, instructions] of ops.slice(0, finish).entries())
    for (let cards = 0; cards < CARDS; cards++)
      for (let fuel = 0; fuel <= MOST; fuel += UNIT) {
        enter(at, cards, fuel, 'move')
        if (instructions.some(({ op }) => op === 'extraSpin')) enter(at, cards, fuel, 'extra')
      }
  return road
}
