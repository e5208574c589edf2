/** What came of the inputs of one decoder, as a row of a table. */

/** What one input came to. */
export interface Outcome {
  readonly isTaken: boolean
  readonly milliseconds: number
  readonly wrong: string | null
}

/** A count that grows with every input. */
export interface Tally {
  readonly name: string
  readonly add: (outcome: Outcome, input: unknown) => void
  /** Inputs, those taken, and the slowest in milliseconds. */
  readonly figures: () => readonly [inputs: number, taken: number, slowest: number, total: number]
  /** Inputs that broke a rule, and how. */
  readonly defects: ReadonlyArray<string>
}

const LONGEST = 20_000

const shown = (input: unknown): string => {
  try {
    const text = JSON.stringify(input) as string | undefined
    // A piece of a text would keep all of it.
    return Buffer.from((text ?? String(input)).slice(0, LONGEST)).toString()
  } catch {
    return 'what JSON has no word for'
  }
}

/** An empty tally. */
export const tallyOf = (name: string): Tally => {
  const defects: Array<string> = []
  let [inputs, taken, slowest, total] = [0, 0, 0, 0]
  return {
    name,
    add: ({ isTaken, milliseconds, wrong }, input) => {
      inputs++
      if (isTaken) taken++
      total += milliseconds
      slowest = Math.max(slowest, milliseconds)
      if (wrong !== null) defects.push(`${name}: ${wrong}\n  ${shown(input)}`)
    },
    figures: () => [inputs, taken, slowest, total],
    defects,
  }
}

const rowOf = ([name, inputs, taken, slowest, total]: readonly [string, number, number, number, number]): string =>
  `${name.padEnd(28)}${inputs.toLocaleString('en').padStart(12)}${taken.toLocaleString('en').padStart(12)}` +
  `${slowest.toFixed(1).padStart(9)} ms${((1000 * total) / Math.max(1, inputs)).toFixed(0).padStart(8)} µs`

/** The table of all decoders: inputs, those taken, the slowest and the mean time. */
export const rowsOf = (tallies: ReadonlyArray<Tally>): ReadonlyArray<string> => {
  const rows = tallies.map(({ name, figures }) => [name, ...figures()] as const)
  const sum = (column: 1 | 2 | 4): number => rows.reduce((all, row) => all + row[column], 0)
  const all = ['all', sum(1), sum(2), Math.max(...rows.map((row) => row[3])), sum(4)] as const
  return [
    `${'decoder'.padEnd(28)}${'inputs'.padStart(12)}${'taken'.padStart(12)}${'slowest'.padStart(12)}${'mean'.padStart(11)}`,
    ...rows.map(rowOf),
    rowOf(all),
  ]
}

/** Messages that differ in numbers and quoted words only are of one kind. */
const kindOf = (defect: string): string => defect.slice(0, defect.indexOf('\n')).replace(/\d+|"[^"]*"|`[^`]*`/g, '#')

/** Defects by kind: how many, and the first of them. */
export const kindsOf = (defects: ReadonlyArray<string>): ReadonlyArray<string> => {
  const kinds = new Map<string, Array<string>>()
  for (const defect of defects) kinds.set(kindOf(defect), [...(kinds.get(kindOf(defect)) ?? []), defect])
  return [...kinds.values()].map((alike) => `${alike.length} times ${alike[0] ?? ''}`)
}
