/**
 * The data of a circuit: what an owner of another board writes down. Drawing data is kept apart (`parc-ferme/formula-1/picture`).
 */
import { defect } from '../core/defect.js'
import { once } from '../core/once.js'
import type { Mph } from './model.js'

/** How a step changes lane: not at all, toward the infield, or toward the outside. @rule F1-Move.2-3 */
export type StepKind = 'straight' | 'diagonalIn' | 'diagonalOut'

/** A space that can be entered next; links lead forward only. @rule F1-Move.2-5 */
export interface Link {
  readonly to: string
  readonly kind: StepKind
}

/** A red band across one lane. @rule F1-Corner.1-2, F1-Q.22 */
export interface BandCell {
  /** Id of the band; the same on every space that it crosses. */
  readonly band: string
  /** Safety speed on this space, in mph: 20 to 140. */
  readonly safety: Mph
}

/** One space of the track. */
export interface Cell {
  readonly id: string
  /** Row in driving order, 0 to `rows` - 1; for names and validation, rules follow links. */
  readonly row: number
  /** Index into `lanes`; 0 is the inside. */
  readonly lane: number
  /** Stretch of the lap that the space covers, in rows; two spaces are abreast where their spans overlap. */
  readonly span: readonly [number, number]
  readonly links: ReadonlyArray<Link>
  /** The band on this space, or `null`. */
  readonly band: BandCell | null
  /** First spaces of the way back for a car forced off here. @rule F1-Q.49 */
  readonly verge: ReadonlyArray<string>
}

/** A place off the track for cars that spin off. @rule F1-Spin.5, F1-Q.34 */
export interface SpinOffPoint {
  readonly id: string
  /** Spaces onto which a car drives from it. @rule F1-Q.36 */
  readonly exits: ReadonlyArray<string>
}

/** A corner with its red bands in driving order. @rule F1-Corner.1 */
export interface CornerData {
  readonly id: string
  readonly name: string
  readonly bands: ReadonlyArray<string>
  readonly spinOff: SpinOffPoint
  /** Bands that have a spin-off point of their own. */
  readonly spinOffByBand?: Readonly<Record<string, SpinOffPoint>>
}

/** A step onto or off a pit space, and whether it crosses the line. @rule F1-Q.57 */
export interface PitLink {
  readonly cell: string
  readonly crossesFinish: boolean
}

/** A pit space. @rule F1-Pit.3-4 */
export interface Pit {
  readonly id: string
  readonly colour: string
  /** The track space beside it. */
  readonly abreast: string
  readonly entries: ReadonlyArray<PitLink>
  readonly exits: ReadonlyArray<PitLink>
  /** Its distance past the line in spaces; `null` before the line. @rule F1-Q.75 */
  readonly overLine: number | null
}

/** A start space. @rule F1-Setup.5-6 */
export interface GridSpace {
  readonly space: number
  readonly colour: string
  readonly cell: string
}

/** Another way to read the board: a patch on the circuit. */
export interface AlternativeReading {
  readonly id: string
  readonly note: string
  /** Links taken away, each from and to. */
  readonly remove?: ReadonlyArray<readonly [string, string]>
  readonly removeCells?: ReadonlyArray<string>
  /** Ways back that replace those of the spaces named. */
  readonly verge?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Exits that replace those of the corners' spin-off points. */
  readonly spinOffExits?: Readonly<Record<string, ReadonlyArray<string>>>
  /** Ids of constraints that this reading breaks by design. */
  readonly waives?: ReadonlyArray<string>
}

/** A place of the printed board that can be read in more than one way. @rule F1-Q.101 */
export interface Reading {
  readonly id: string
  /** Id of the reading that the circuit as written down follows. */
  readonly chosen: string
  readonly question: string
  readonly alternatives: ReadonlyArray<AlternativeReading>
}

/** A circuit. @rule F1-Equip.1 */
export interface Circuit {
  readonly schema: 1
  readonly id: string
  readonly name: string
  readonly provenance: 'rulebook' | 'reconstructed' | 'custom'
  readonly direction: 'clockwise' | 'anticlockwise'
  readonly rows: number
  /** Names of the lanes, inside first. */
  readonly lanes: ReadonlyArray<string>
  /** Colours in the order of the start spaces; the first is yellow. @rule F1-Setup.5-6 */
  readonly colours: ReadonlyArray<string>
  readonly grid: ReadonlyArray<GridSpace>
  /** The chequered spaces: entering one is crossing the line. @rule F1-Lap.2-3 */
  readonly finish: ReadonlyArray<string>
  readonly corners: ReadonlyArray<CornerData>
  readonly pits: ReadonlyArray<Pit>
  readonly cells: ReadonlyArray<Cell>
  readonly readings: ReadonlyArray<Reading>
  /** Ids of constraints that this circuit breaks by design. */
  readonly waives?: ReadonlyArray<string>
}

/** The parts of a circuit that stand beside its rows of spaces. */
export interface CircuitFrame extends Omit<Circuit, 'schema' | 'rows' | 'cells' | 'grid' | 'pits'> {
  /** Start spaces 1, 2, ... */
  readonly grid: ReadonlyArray<string>
  /** One pit a colour, in the order of the colours. */
  readonly pits: ReadonlyArray<{
    readonly abreast: string
    readonly from: string
    readonly to: string
    readonly overLine: number | null
    readonly crossesOnEntry?: boolean
    readonly crossesOnExit?: boolean
  }>
}

/**
 * The circuit written in rows of text, as the two that the library ships are.
 *
 * One line a row, one entry a space, entries divided by `; `. An entry is the name of the space, which ends with its lane; the spaces
 * to which it leads, plain for straight ahead, `i` before one toward the infield, `o` toward the outside; then, if need be, `#` with
 * the band and its safety speed, `^` with the way back of a car forced off there (else the outermost space of the next row), `@` with
 * the rows that it covers (else its own). Meant for boards that are known to be well written; what it makes of others, `boardFaults`
 * tells. The rows are read when the spaces are first asked for.
 *
 * @example
 * import assert from 'node:assert'
 * import { CIRCUIT_T1, circuitFromRows } from 'parc-ferme/formula-1'
 *
 * const { cells } = circuitFromRows('0a 1a,o1b; 0b 1b,i1a\n1a 0a #K1:60; 1b 0b,i0a #K1:80', { ...CIRCUIT_T1, grid: [], pits: [] })
 * assert.deepStrictEqual(cells[3], {
 *   id: '1b',
 *   row: 1,
 *   lane: 1,
 *   span: [1, 2],
 *   links: [{ to: '0b', kind: 'straight' }, { to: '0a', kind: 'diagonalIn' }],
 *   band: { band: 'K1', safety: 80 },
 *   verge: ['0b'],
 * })
 */
export const circuitFromRows = (text: string, frame: CircuitFrame): Circuit => {
  const rows = text.trim().split('\n')
  const cells = once(() => cellsFromRows(rows, frame.lanes))
  return {
    ...frame,
    schema: 1,
    rows: rows.length,
    grid: frame.grid.map((cell, index) => ({ space: index + 1, colour: frame.colours[index] ?? '', cell })),
    pits: frame.pits.map((pit, index) => ({
      id: `pit-${frame.colours[index] ?? ''}`,
      colour: frame.colours[index] ?? '',
      abreast: pit.abreast,
      entries: [{ cell: pit.from, crossesFinish: pit.crossesOnEntry ?? false }],
      exits: [{ cell: pit.to, crossesFinish: pit.crossesOnExit ?? false }],
      overLine: pit.overLine,
    })),
    get cells() {
      return cells()
    },
  }
}

const cellsFromRows = (rows: ReadonlyArray<string>, lanes: ReadonlyArray<string>): ReadonlyArray<Cell> => {
  const entries = rows.map((row) => row.split('; ').map((entry) => entry.split(' ')))
  const outermost = (row: number): string =>
    entries[row % entries.length]?.at(-1)?.[0] ?? defect('formula-1', 'a row of text has a last entry')
  return entries.flatMap((row, index) => row.map((entry) => cellFromText(entry, index, lanes, outermost(index + 1))))
}

const cellFromText = (
  [id = '', links = '', ...marks]: ReadonlyArray<string>,
  row: number,
  lanes: ReadonlyArray<string>,
  outermost: string,
): Cell => {
  const mark = (sign: string): string | undefined => marks.find((text) => text.startsWith(sign))?.slice(1)
  const [band = '', safety = ''] = mark('#')?.split(':') ?? []
  const [begin = row, end = row + 1] = mark('@')?.split('-').map(Number) ?? []
  return {
    id,
    row,
    lane: lanes.indexOf(id.slice(-1)),
    span: [begin, end],
    links: links.split(',').map(linkFromText),
    band: band === '' ? null : { band, safety: Number(safety) as Mph },
    verge: mark('^')?.split(',') ?? [outermost],
  }
}

const linkFromText = (text: string): Link => {
  if (text.startsWith('i')) return { to: text.slice(1), kind: 'diagonalIn' }
  if (text.startsWith('o')) return { to: text.slice(1), kind: 'diagonalOut' }
  return { to: text, kind: 'straight' }
}

/**
 * The circuit with some places of the board read otherwise.
 *
 * @param chosen - by id of the reading, the id of the alternative; readings left out, or named as they are, stay as they are. Ids that
 *   the circuit does not know are ignored here and told by `boardFaults` (C-30).
 * @example
 * import assert from 'node:assert'
 * import { CIRCUIT_1962, withReadings } from 'parc-ferme/formula-1'
 *
 * const { cells } = withReadings(CIRCUIT_1962, { channel: 'closed' })
 * assert.deepStrictEqual(cells.find(({ id }) => id === '50e')?.links, [{ to: '51e', kind: 'straight' }])
 */
export const withReadings = (circuit: Circuit, chosen: Readonly<Record<string, string>>): Circuit =>
  circuit.readings.reduce<Circuit>((read, reading) => {
    const alternative = reading.alternatives.find(({ id }) => id === chosen[reading.id])
    return alternative === undefined ? read : patched(read, reading.id, alternative)
  }, circuit)

const patched = (circuit: Circuit, reading: string, alternative: AlternativeReading): Circuit => {
  const gone = new Set(alternative.removeCells)
  const cut = (from: string, to: string): boolean =>
    gone.has(to) || (alternative.remove ?? []).some(([a, b]) => a === from && b === to)
  return {
    ...circuit,
    cells: circuit.cells
      .filter(({ id }) => !gone.has(id))
      .map((cell) => ({
        ...cell,
        links: cell.links.filter(({ to }) => !cut(cell.id, to)),
        verge: alternative.verge?.[cell.id] ?? cell.verge,
      })),
    corners: circuit.corners.map((corner) => ({
      ...corner,
      spinOff: { ...corner.spinOff, exits: alternative.spinOffExits?.[corner.id] ?? corner.spinOff.exits },
    })),
    readings: circuit.readings.map((known) => (known.id === reading ? { ...known, chosen: alternative.id } : known)),
    waives: [...(circuit.waives ?? []), ...(alternative.waives ?? [])],
  }
}
