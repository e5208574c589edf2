/** A small set of races in which any two values of options and rulings of Le Mans meet at least once. */
import type { Agreement, LeMans, Options, Rulings } from '../../src/le-mans/index.js'

/** Every ruling with all its values. */
const RULINGS: { readonly [Name in keyof Rulings]: ReadonlyArray<Rulings[Name]> } = {
  laneChange: ['straighten', 'free'],
  twoSpaceShort: ['forfeit', 'lastResort'],
  firstGearBlocked: ['collide', 'hold'],
  blockedInCorner: ['collide', 'shift'],
  lateDebt: ['divert', 'carry'],
  pitDuty: ['enforced', 'penalised'],
  hbScale: ['perFourLaps', 'perRace'],
  gridOrder: ['dice', 'draw', 'given'],
  multiCarGrid: ['roundRobin', 'block', 'perCar'],
  raceEnd: ['winner', 'classifyAll'],
  spinBeforeRam: [true, false],
  wetEffect: ['column', 'forceChance'],
  soBusyMoving: ['displace', 'collide'],
  hbRefundOnSpin: [true, false],
  voluntaryPit: [true, false],
  brakeMerge: ['chance', 'any'],
  engineBlow: ['offered', 'withheld'],
  overRevSpeeds: ['max', 'any'],
  overRevWindow: ['blocks', 'rolling'],
  slipDeclare: ['beforeLeader', 'turnStart'],
  slipGear: ['match', 'keep'],
  slipLeaderSmash: ['smash', 'break'],
  passFaults: ['prevent', 'penalise'],
  forcedSpin: ['onlyIfForced', 'offered'],
}

/** Every option that is no number, with all its values. */
const OPTIONS = {
  start: ['grid', 'leMans'],
  bonusMoves: [true, false],
  overRevving: [true, false],
  slipstreaming: [true, false],
  teamPlay: [true, false],
  solitaire: [true, false],
  moveSeconds: [null, 10],
} as const

type Value = string | boolean | number | null
/** What has values, by name. */
export const FACTORS: ReadonlyArray<readonly [string, ReadonlyArray<Value>]> = Object.entries({
  ...OPTIONS,
  ...RULINGS,
})

/** A value of each factor, in their order. */
export type Row = ReadonlyArray<Value>

/** A pair of factors, each with a value. */
export type Pair = readonly [one: number, value: Value, other: number, otherValue: Value]

// What the rules settle themselves: teams race on, who plays alone has no team and throws for each car.
const SHUT_OUT: ReadonlyArray<readonly [string, Value, string, Value]> = [
  ['teamPlay', true, 'raceEnd', 'winner'],
  ['teamPlay', true, 'solitaire', true],
  ['solitaire', true, 'multiCarGrid', 'roundRobin'],
  ['solitaire', true, 'multiCarGrid', 'block'],
]

const isPossible = ([one, value, other, otherValue]: Pair): boolean => {
  const [first, second] = [FACTORS[one]?.[0], FACTORS[other]?.[0]]
  return !SHUT_OUT.some(
    ([a, va, b, vb]) =>
      (a === first && va === value && b === second && vb === otherValue) ||
      (a === second && va === otherValue && b === first && vb === value),
  )
}

/** Every pair of values that can meet. */
export const PAIRS: ReadonlyArray<Pair> = FACTORS.flatMap(([, values], one) =>
  FACTORS.flatMap(([, others], other) =>
    other <= one
      ? []
      : values.flatMap((value) => others.map((otherValue): Pair => [one, value, other, otherValue]).filter(isPossible)),
  ),
)

const meets = (row: ReadonlyArray<Value | undefined>, [one, value, other, otherValue]: Pair): boolean =>
  row[one] === value && row[other] === otherValue

// The row that begins with a pair and takes, factor by factor, the value that meets most of what is left.
const rowFrom = (left: ReadonlyArray<Pair>): Row => {
  const [one, value, other, otherValue] = left[0] as Pair
  let row: ReadonlyArray<Value | undefined> = FACTORS.map((_, at) =>
    at === one ? value : at === other ? otherValue : undefined,
  )
  for (const [at, [, values]] of FACTORS.entries()) {
    if (row[at] !== undefined) continue
    const tried = values.map((chosen) => row.with(at, chosen)).filter(isAllowed)
    const gain = (next: ReadonlyArray<Value | undefined>): number => left.filter((pair) => meets(next, pair)).length
    row = tried.reduce((best, next) => (gain(next) > gain(best) ? next : best))
  }
  return row as Row
}

const isAllowed = (row: ReadonlyArray<Value | undefined>): boolean =>
  SHUT_OUT.every(([a, va, b, vb]) => {
    const at = (name: string): Value | undefined => row[FACTORS.findIndex(([own]) => own === name)]
    return at(a) !== va || at(b) !== vb
  })

const coveringRows = (): ReadonlyArray<Row> => {
  const rows: Array<Row> = []
  let left = PAIRS
  while (left.length > 0) {
    const row = rowFrom(left)
    rows.push(row)
    left = left.filter((pair) => !meets(row, pair))
  }
  return rows
}

/** Rows that meet every possible pair. */
export const ROWS: ReadonlyArray<Row> = coveringRows()

/** Whether a row is a race of teams. */
export const isOfTeams = (row: Row): boolean => row[FACTORS.findIndex(([name]) => name === 'teamPlay')] === true

/** The values that a race has agreed on, in the order of the factors. */
export const rowOf = (agreement: Agreement): Row => {
  const agreed = Object.entries({ ...agreement, ...agreement.rulings })
  return FACTORS.map(([name]) => agreed.find(([own]) => own === name)?.[1] as Value)
}

/** The options of a row for so many cars, or as many as teams allow. */
export const optionsOf = ({ data }: LeMans, row: Row, cars: number, laps: number, maxTurns: number): Options => {
  const named = Object.fromEntries(FACTORS.map(([name], at) => [name, row[at]]))
  const picked = (from: object): object => Object.fromEntries(Object.keys(from).map((name) => [name, named[name]]))
  const numbers = data.cards.map(({ number }) => number)
  const dealt = (seats: number, all: number): ReadonlyArray<ReadonlyArray<number>> =>
    Array.from({ length: seats }, (_, seat) => numbers.slice(0, all).filter((_one, index) => index % seats === seat))
  const teams = Math.max(2, Math.min(4, Math.round(cars / 3)))
  const own =
    named['solitaire'] === true
      ? [numbers.slice(0, cars)]
      : named['teamPlay'] === true
        ? dealt(teams, 3 * teams)
        : dealt(cars > 6 ? Math.ceil(cars / 2) : cars, cars)
  return {
    seats: own.length,
    cars: own,
    laps,
    maxTurns,
    ...picked(OPTIONS),
    rulings: picked(RULINGS),
  }
}
