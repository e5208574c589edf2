/**
 * What makes a circuit one on which the rules can be played. Each constraint has an id, and each fault names the place.
 */
import type { Circuit } from './board.js'
import { references } from './board-references.js'
import type { BoardFault, Report } from './board-fault.js'
import { compileTrack } from './track.js'
import { shape } from './track-faults.js'
import { withReadings } from './board.js'

/** Constraints whose breach is never more than worth a warning. */
const WARNINGS: ReadonlySet<string> = new Set(['C-09', 'C-27', 'C-28'])

/**
 * Everything that is wrong with a circuit, in the order of the constraints; empty for a good one.
 *
 * Where the lists are at fault, such as by a name that does not resolve, only that is told: the rest could not be asked. A circuit or a
 * reading may waive constraints on the shape that it breaks by design.
 *
 * @param readings - the readings of the board under which it shall be judged, by id
 * @example
 * import assert from 'node:assert'
 * import { CIRCUIT_T1, boardFaults } from 'parc-ferme/formula-1'
 *
 * assert.deepStrictEqual(boardFaults(CIRCUIT_T1), [])
 * assert.deepStrictEqual(boardFaults({ ...CIRCUIT_T1, finish: [] }), [
 *   { id: 'C-01', path: 'finish', expected: 'at least one space', found: 'none', isWarning: false },
 * ])
 */
export const boardFaults = (
  circuit: Circuit,
  readings: Readonly<Record<string, string>> = {},
): ReadonlyArray<BoardFault> => {
  const found: Array<BoardFault> = []
  const report: Report = (id, path, expected, what, isWarning = WARNINGS.has(id)) => {
    found.push({ id, path, expected, found: what, isWarning })
  }
  for (const [id, alternative] of Object.entries(readings)) checkReading(circuit, id, alternative, report)
  const read = withReadings(circuit, readings)
  references(read, report)
  if (found.some(({ isWarning }) => !isWarning)) return inOrder(found)
  shape(compileTrack(read), report)
  const waived = new Set(read.waives)
  return inOrder(found.filter(({ id }) => !waived.has(id)))
}

const inOrder = (faults: ReadonlyArray<BoardFault>): ReadonlyArray<BoardFault> =>
  [...faults].sort((a, b) => a.id.localeCompare(b.id))

const checkReading = ({ readings }: Circuit, id: string, alternative: string, report: Report): void => {
  const reading = readings.find((known) => known.id === id)
  if (reading === undefined) {
    report('C-30', `readings.${id}`, `one of: ${readings.map((known) => known.id).join(', ')}`, id)
  } else if (reading.chosen !== alternative && !reading.alternatives.some((known) => known.id === alternative)) {
    const ids = [reading.chosen, ...reading.alternatives.map((known) => known.id)]
    report('C-30', `readings.${id}`, `one of ${ids.join(', ')}`, alternative)
  }
}
