/**
 * How a car alone would fare on the road to Dakar: the turns that it still needs when it is driven in the fewest, by space, breakdown
 * cards and fuel. The searching driver weighs positions by it.
 *
 * Howard, "Dynamic Programming and Markov Processes", 1960: value iteration for the fewest turns, then the whole distribution of them.
 */
import type { ParisDakar } from '../paris-dakar/rules/index.js'
import { type Chances, helpOn } from './paris-dakar-chances.js'
import { DAKAR, type End, entryOf, isExtra, type OwnSpin, type Road, roadOn, type Shown } from './paris-dakar-road.js'

/** What a car can expect, and what its help takes. */
export interface Outlook {
  /** Own turns to Dakar of a car that is about to spin, with 0 to 2 breakdown cards and so many litres; that of the spin counts. */
  readonly turns: (at: number, cards: number, fuel: number, purpose: OwnSpin) => Chances
  /** Own turns that help takes from a distance: spaces for the truck, units for the helicopter. */
  readonly help: (distance: number) => Chances
}

/** The means are swept from Dakar backwards until none moves by more than this, in turns; some 30 sweeps on the reference board. */
const TOLERANCE = 1e-6
const MOST_SWEEPS = 1000

const meanAfter = (ends: ReadonlyArray<End>, means: Float64Array): number => {
  let sum = 0
  for (const { probability, entry, mean } of ends)
    sum += probability * (mean + (entry === DAKAR ? 0 : (means[entry] as number)))
  return sum
}

/** The way with the fewest turns to come. */
const bestOf = ({ ways }: Shown, means: Float64Array): ReadonlyArray<End> => {
  let [best, least]: readonly [ReadonlyArray<End>, number] = [[], Infinity]
  for (const ends of ways) {
    const mean = meanAfter(ends, means)
    if (mean < least) [best, least] = [ends, mean]
  }
  return best
}

/** The fewest turns to come that can be expected, by entry. */
const meansOn = (road: Road): Float64Array => {
  const means = new Float64Array(road.length)
  for (let sweep = 0, moved = Infinity; sweep < MOST_SWEEPS && moved > TOLERANCE; sweep++) {
    moved = 0
    for (let entry = road.length - 1; entry >= 0; entry--) {
      let mean = 0
      for (const shown of road[entry] as Road[0]) mean += shown.probability * meanAfter(bestOf(shown, means), means)
      moved = Math.max(moved, mean - (means[entry] as number))
      means[entry] = mean
    }
  }
  return means
}

/** Where a car goes that takes the fewest turns, by entry. */
const driven = (road: Road, means: Float64Array): ReadonlyArray<ReadonlyArray<End>> =>
  road.map((numbers) =>
    numbers.flatMap((shown) =>
      bestOf(shown, means).map((end) => ({ ...end, probability: end.probability * shown.probability })),
    ),
  )

/** The turns to come by entry, one row after the other. */
interface Table {
  readonly chances: Float64Array
  /** Where the row of an entry begins. */
  readonly rows: Int32Array
}

/** How likely a car needs so many turns where it may go, if the table knows who needs fewer. */
const chanceOf = (ends: ReadonlyArray<End>, turns: number, { chances, rows }: Table): number => {
  let sum = 0
  for (const { probability, entry, turns: until } of ends) {
    const last = Math.min(turns, until.length - 1)
    if (entry === DAKAR) sum += last === turns ? probability * (until[turns] as number) : 0
    else
      for (let past = 0; past <= last; past++)
        sum += probability * (until[past] as number) * (chances[(rows[entry] as number) + turns - past] as number)
  }
  return sum
}

/** Extra spins first, those furthest on before the others: what they lead to may be in the same turn. */
const orderOf = (ends: ReadonlyArray<ReadonlyArray<End>>): ReadonlyArray<number> => {
  const met = [...ends.keys()].filter((entry) => (ends[entry] as ReadonlyArray<End>).length > 0).reverse()
  return [...met.filter(isExtra), ...met.filter((entry) => !isExtra(entry))]
}

/** What is left of a probability is not looked at any more. */
const NEGLIGIBLE = 1e-12

/** The turns to come, by entry; what would take longer than twice the most that is expected anywhere counts as so long. */
const chancesOn = (ends: ReadonlyArray<ReadonlyArray<End>>, means: Float64Array): ((entry: number) => Chances) => {
  const most = 10 + Math.ceil(2 * means.reduce((one, other) => Math.max(one, other)))
  const order = orderOf(ends)
  const rows = new Int32Array(ends.length)
  for (const [row, entry] of order.entries()) rows[entry] = row * (most + 1)
  const chances = new Float64Array(order.length * (most + 1))
  const left = new Float64Array(ends.length)
  for (const entry of order) left[entry] = 1
  for (let turns = 0; turns <= most; turns++)
    for (const entry of order) {
      const rest = left[entry] as number
      if (rest < NEGLIGIBLE) continue
      const chance = turns === most ? rest : chanceOf(ends[entry] as ReadonlyArray<End>, turns, { chances, rows })
      chances[(rows[entry] as number) + turns] = chance
      left[entry] = rest - chance
    }
  return (entry) => chances.subarray(rows[entry], (rows[entry] as number) + most + 1)
}

/** Makes the outlook for a board, in some seconds. Nobody else is on the road, and the bank is open. */
export const outlookOn = (game: ParisDakar): Outlook => {
  const help = helpOn(game)
  const road = roadOn(game, help)
  const means = meansOn(road)
  const chances = chancesOn(driven(road, means), means)
  return { turns: (at, cards, fuel, purpose) => chances(entryOf(at, cards, fuel, purpose)), help }
}
