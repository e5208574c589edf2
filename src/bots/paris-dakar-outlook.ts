/**
 * How a car alone would fare on the road to Dakar: the turns that it still needs when it is driven as well as can be, by space, breakdown
 * cards and fuel. The searching driver weighs positions by it.
 */
import { defect } from '../core/defect.js'
import { fractionToNumber } from '../core/fraction.js'
import { expectedHelpTurns, type Move, type ParisDakar, type State } from '../paris-dakar/rules/index.js'

/** Own turns still to come, the one under way not counted. */
export interface Expectation {
  readonly mean: number
  readonly variance: number
}

/** What a car can expect, and what its help takes. */
export interface Outlook {
  /** What a car can expect that is about to spin, with 0 to 2 breakdown cards and so many litres. */
  readonly turns: (at: number, cards: number, fuel: number, purpose: 'move' | 'extra') => Expectation
  /** Turns that help is expected to take from a distance: spaces for the truck, units for the helicopter. */
  readonly help: (distance: number) => number
  /** The rescue post nearest to a space. */
  readonly post: (space: number) => number
}

/** Litres from one entry of the table to the next, and the last entry; a car with more fuel is taken for one with so much. */
const UNIT = 20
const MOST = 1200
const TANKS = MOST / UNIT + 1
const CARDS = 3

/** The table is swept from Dakar backwards until it is as good as solved: little leads back. */
const SWEEPS = 12

/** Where a spin or a choice may lead: the entry of the table, or -1 for Dakar, with the turns that begin on the way. */
interface End {
  readonly probability: number
  readonly entry: number
  readonly turns: number
}

/** A number that the spinner may show, and where each way to use it leads. */
interface Shown {
  readonly probability: number
  readonly ways: ReadonlyArray<ReadonlyArray<End>>
}

const entryOf = (at: number, cards: number, fuel: number, purpose: 'move' | 'extra'): number =>
  ((at * CARDS + cards) * TANKS + Math.min(TANKS - 1, Math.floor(fuel / UNIT))) * 2 + (purpose === 'extra' ? 1 : 0)

const after = (game: ParisDakar, state: State, move: Move): State => {
  const next = game.advance(state, move)
  return next._tag === 'Left' ? defect('outlook', 'a move that is offered is accepted') : next.right
}

/** The help on the way brought to the very car, and the turns that this is expected to take but for the last. */
const helped = (help: (distance: number) => number, state: State): readonly [State, number] => {
  const { truck, helicopter, players, phase } = state
  const at = players[0]?.at ?? 0
  if (phase._tag !== 'Spinning') return [state, 0]
  if (phase.purpose === 'truck') return [{ ...state, truck: { ...truck, at } }, help(Math.abs(truck.at - at)) - 1]
  if (phase.purpose !== 'helicopter') return [state, 0]
  const { flown, required } = helicopter
  return [{ ...state, helicopter: { ...helicopter, flown: required - 1 } }, help(required - flown) - 1]
}

/** Where a position leads until the car spins for itself, or is in Dakar. */
const endsOf = (
  game: ParisDakar,
  help: (distance: number) => number,
  state: State,
  began: number,
): ReadonlyArray<End> => {
  const { phase, turn } = state
  if (phase._tag === 'RallyOver') return [{ probability: 1, entry: -1, turns: turn - began }]
  const [first] = game.legal(state)
  if (first !== undefined) return endsOf(game, help, after(game, state, first), began)
  if (phase._tag === 'Spinning' && (phase.purpose === 'move' || phase.purpose === 'extra')) {
    const { at, cards, fuel } = state.players[0] as State['players'][0]
    return [{ probability: 1, entry: entryOf(at, cards, fuel, phase.purpose), turns: turn - began }]
  }
  const [brought, waited] = helped(help, state)
  const outcomes = game.outcomes(brought)
  const used = phase._tag === 'Spinning' ? outcomes.slice(0, 1) : outcomes
  const total = used.reduce((sum, { weight }) => sum + weight, 0)
  return used.flatMap(({ weight, move }) =>
    endsOf(game, help, after(game, brought, move), began).map(({ probability, entry, turns }) => ({
      probability: (probability * weight) / total,
      entry,
      turns: turns + waited,
    })),
  )
}

/** Every number that may be shown to a car, with the ways to use it. */
const numbersFor = (game: ParisDakar, help: (distance: number) => number, state: State): ReadonlyArray<Shown> => {
  const outcomes = game.outcomes(state)
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomes.map(({ weight, move }) => {
    const spun = after(game, state, move)
    const chosen = spun.phase._tag === 'ChoosingSpeed' ? game.legal(spun).map((way) => after(game, spun, way)) : [spun]
    return {
      probability: weight / total,
      ways: chosen.map((next) => endsOf(game, help, next, state.turn)),
    }
  })
}

const alone = (game: ParisDakar): State => {
  const rally = game.setup({ seats: 1, starter: 0, rulings: { solo: true } })
  return rally._tag === 'Left' ? defect('outlook', 'a player may drive alone') : rally.right.state
}

const helpOf = (game: ParisDakar): ((distance: number) => number) => {
  const exact = expectedHelpTurns(game)
  const known: Array<number> = []
  return (distance) => (known[distance] ??= fractionToNumber(exact(distance)))
}

const meanOf = (ends: ReadonlyArray<End>, means: Float64Array): number => {
  let sum = 0
  for (const { probability, entry, turns } of ends)
    sum += probability * (turns + (entry < 0 ? 0 : (means[entry] as number)))
  return sum
}

const squareOf = (ends: ReadonlyArray<End>, means: Float64Array, squares: Float64Array): number => {
  let sum = 0
  for (const { probability, entry, turns } of ends) {
    const [mean, square] = entry < 0 ? [0, 0] : [means[entry] as number, squares[entry] as number]
    sum += probability * (turns * turns + 2 * turns * mean + square)
  }
  return sum
}

const best = (ways: ReadonlyArray<ReadonlyArray<End>>, means: Float64Array): ReadonlyArray<End> => {
  let [found, least] = [ways[0] ?? [], Infinity]
  for (const ends of ways) {
    const mean = meanOf(ends, means)
    if (mean < least) [found, least] = [ends, mean]
  }
  return found
}

/** Every entry of the table that can be met, as the numbers that may be shown there. */
const tableOf = (game: ParisDakar, help: (distance: number) => number): ReadonlyArray<ReadonlyArray<Shown>> => {
  const start = alone(game)
  const { finish, ops } = game.track
  const table: Array<ReadonlyArray<Shown>> = Array.from({ length: finish * CARDS * TANKS * 2 }, () => [])
  const enter = (at: number, cards: number, fuel: number, purpose: 'move' | 'extra'): void => {
    const players = [{ at, fuel, cards, parked: false, needs: [], missTurns: 0 }]
    const read = purpose === 'extra' ? [at] : []
    table[entryOf(at, cards, fuel, purpose)] = numbersFor(game, help, {
      ...start,
      phase: { _tag: 'Spinning', purpose },
      players,
      read,
    })
  }
  for (let at = 0; at < finish; at++)
    for (let cards = 0; cards < CARDS; cards++)
      for (let tank = 0; tank < TANKS; tank++) {
        enter(at, cards, tank * UNIT, 'move')
        if ((ops[at] ?? []).some(({ op }) => op === 'extraSpin')) enter(at, cards, tank * UNIT, 'extra')
      }
  return table
}

/** Makes the outlook for a board, in about a second. Nobody else is on the road, and the bank is open. */
export const outlookOn = (game: ParisDakar): Outlook => {
  const help = helpOf(game)
  const table = tableOf(game, help)
  const [means, squares] = [new Float64Array(table.length), new Float64Array(table.length)]
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (let entry = table.length - 1; entry >= 0; entry--) {
      let [mean, square] = [0, 0]
      for (const { probability, ways } of table[entry] ?? []) {
        const ends = best(ways, means)
        mean += probability * meanOf(ends, means)
        square += probability * squareOf(ends, means, squares)
      }
      means[entry] = mean
      squares[entry] = square
    }
  return {
    turns: (at, cards, fuel, purpose) => {
      const entry = entryOf(at, cards, fuel, purpose)
      const mean = means[entry] as number
      return { mean, variance: Math.max(0, (squares[entry] as number) - mean * mean) }
    },
    help,
    post: (space) => game.track.post[space] ?? 0,
  }
}
