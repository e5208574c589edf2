/** Every table that rules are read from, as text: cards, charts, circuits, courses, boards, road-books. */
import * as formula1Cards from '../../src/formula-1/data/cards.js'
import * as formula1Charts from '../../src/formula-1/data/charts.js'
import * as circuit1962 from '../../src/formula-1/data/circuit-1962.js'
import * as circuitT1 from '../../src/formula-1/data/circuit-t1.js'
import * as cardTexts from '../../src/formula-1/data/texts-cards.js'
import * as leMansCards from '../../src/le-mans/data/cards.js'
import * as chanceTable from '../../src/le-mans/data/chance-table.js'
import * as courseLeMans from '../../src/le-mans/data/course-le-mans.js'
import * as courseMonteCarlo from '../../src/le-mans/data/course-monte-carlo.js'
import * as testCourses from '../../src/le-mans/data/test-boards.js'
import * as dakarBoard from '../../src/paris-dakar/data/board.js'
import * as dakarNumbers from '../../src/paris-dakar/data/numbers.js'
import * as roadBook from '../../src/paris-dakar/data/road-book.js'
import * as spinner from '../../src/paris-dakar/data/spinner.js'
import * as testBoard from '../../src/paris-dakar/data/test-board.js'
import * as roadBookTexts from '../../src/paris-dakar/data/texts-road-book.js'

/** A file of tables: where its text is kept, and what stands in it. */
export interface Tables {
  readonly path: string
  readonly values: Readonly<Record<string, unknown>>
}

/** All tables. */
export const TABLES: ReadonlyArray<Tables> = [
  { path: 'formula-1/cards.json', values: formula1Cards },
  { path: 'formula-1/charts.json', values: formula1Charts },
  { path: 'formula-1/circuit-1962.json', values: circuit1962 },
  { path: 'formula-1/circuit-t1.json', values: circuitT1 },
  { path: 'formula-1/texts-cards.json', values: cardTexts },
  { path: 'le-mans/cards.json', values: leMansCards },
  { path: 'le-mans/chance-table.json', values: chanceTable },
  { path: 'le-mans/course-le-mans.json', values: courseLeMans },
  { path: 'le-mans/course-monte-carlo.json', values: courseMonteCarlo },
  { path: 'le-mans/test-boards.json', values: testCourses },
  { path: 'paris-dakar/board.json', values: dakarBoard },
  { path: 'paris-dakar/numbers.json', values: dakarNumbers },
  { path: 'paris-dakar/road-book.json', values: roadBook },
  { path: 'paris-dakar/spinner.json', values: spinner },
  { path: 'paris-dakar/test-board.json', values: testBoard },
  { path: 'paris-dakar/texts-road-book.json', values: roadBookTexts },
]

/** What is no longer stands on a line of its own. */
const WIDTH = 160

const shown = (value: unknown, margin: string): string => {
  const line = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || line.length <= WIDTH) return line
  const inner = `${margin}  `
  return Array.isArray(value)
    ? `[\n${value.map((item) => inner + shown(item, inner)).join(',\n')}\n${margin}]`
    : `{\n${Object.entries(value)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${shown(item, inner)}`)
        .join(',\n')}\n${margin}}`
}

// A bundle has the names of a module in an order of its own.
const named = (values: Tables['values']): ReadonlyArray<readonly [string, unknown]> =>
  Object.keys(values)
    .sort()
    .map((name) => [name, values[name]])

/** A file of tables as JSON, a row of a table on a line; what makes tables is left out. */
export const textOf = ({ values }: Tables): string =>
  `${shown(Object.fromEntries(named(values).filter(([, value]) => typeof value !== 'function')), '')}\n`
