/**
 * The constraints of a circuit that can be read off its lists: names, counts, ranges.
 */
import type { Circuit } from './board.js'
import type { Report } from './board-fault.js'
import { SPEEDS } from './data/charts.js'
import { spinOffPoints } from './track.js'

/** Reports breaches of C-01, C-02, C-08 to C-11, C-13, C-15, C-19, C-24, C-29 and C-30. */
export const references = (circuit: Circuit, report: Report): void => {
  names(circuit, report)
  links(circuit, report)
  cornersAndBands(circuit, report)
  pitsAndGrid(circuit, report)
  ranges(circuit, report)
  readings(circuit, report)
}

/** C-01: ids are unique and every reference resolves. */
const names = (circuit: Circuit, report: Report): void => {
  const cells = new Set(circuit.cells.map(({ id }) => id))
  const bands = new Set(circuit.corners.flatMap((corner) => corner.bands))
  const refer = (path: string, id: string, known: ReadonlySet<string>, what: string): void => {
    if (!known.has(id)) report('C-01', path, `the id of ${what}`, id)
  }
  const places = [
    ...circuit.cells.map(({ id }) => id),
    ...circuit.cells.map(({ id }) => `outside-${id}`),
    ...circuit.pits.map(({ id }) => id),
    ...spinOffPoints(circuit).map(({ id }) => id),
  ]
  unique('places', places, report)
  unique(
    'corners',
    circuit.corners.map(({ id }) => id),
    report,
  )
  unique(
    'bands',
    circuit.corners.flatMap((corner) => corner.bands),
    report,
  )
  for (const { id, links: steps, band, verge } of circuit.cells) {
    for (const { to } of steps) refer(`cells.${id}.links`, to, cells, 'a space')
    for (const to of verge) refer(`cells.${id}.verge`, to, cells, 'a space')
    if (band !== null) refer(`cells.${id}.band`, band.band, bands, 'a band of a corner')
  }
  for (const { id, exits } of spinOffPoints(circuit))
    for (const to of exits) refer(`spinOff.${id}.exits`, to, cells, 'a space')
  for (const { id, spinOffByBand, bands: own } of circuit.corners) {
    for (const band of Object.keys(spinOffByBand ?? {}))
      refer(`corners.${id}.spinOffByBand`, band, new Set(own), 'its band')
  }
  for (const { id, abreast, entries, exits } of circuit.pits) {
    refer(`pits.${id}.abreast`, abreast, cells, 'a space')
    for (const { cell } of entries) refer(`pits.${id}.entries`, cell, cells, 'a space')
    for (const { cell } of exits) refer(`pits.${id}.exits`, cell, cells, 'a space')
  }
  for (const { space, cell } of circuit.grid) refer(`grid.${space}`, cell, cells, 'a space')
  if (circuit.finish.length === 0) report('C-01', 'finish', 'at least one space', 'none')
  for (const cell of circuit.finish) refer('finish', cell, cells, 'a space')
}

const unique = (path: string, ids: ReadonlyArray<string>, report: Report): void => {
  const seen = new Set<string>()
  for (const id of ids) {
    if (seen.has(id)) report('C-01', path, 'an id that occurs once', id)
    seen.add(id)
  }
}

/** C-02 and C-08: one to four links a space, at most one straight, none to itself, no two to the same space. C-09: inward is inward. */
const links = ({ cells }: Circuit, report: Report): void => {
  const laneOf = new Map(cells.map(({ id, lane }) => [id, lane]))
  for (const { id, lane, links: steps } of cells) {
    const path = `cells.${id}.links`
    if (steps.length < 1 || steps.length > 4) report('C-02', path, '1 to 4 links', String(steps.length))
    const straight = steps.filter(({ kind }) => kind === 'straight').map(({ to }) => to)
    if (straight.length > 1) report('C-02', path, 'one straight link at most', straight.join(', '))
    steps.forEach(({ to, kind }, index) => {
      if (to === id) report('C-02', path, 'no link to itself', id)
      const twin = steps.findIndex((other) => other.to === to)
      if (twin < index) {
        const diagonal = kind === 'straight' || steps[twin]?.kind === 'straight'
        report(diagonal ? 'C-08' : 'C-02', path, 'one link a space', to)
      }
      const target = laneOf.get(to)
      if (target === undefined) return
      const step = target - lane
      if (kind === 'diagonalIn' && step >= 0) report('C-09', path, 'a lane farther inside', to)
      if (kind === 'diagonalOut' && step <= 0) report('C-09', path, 'a lane farther outside', to)
    })
  }
}

/** C-10, C-11, C-13, C-15. */
const cornersAndBands = ({ corners, cells }: Circuit, report: Report): void => {
  if (corners.length !== 6) report('C-10', 'corners', 'six corners', String(corners.length))
  const used = new Set(cells.map(({ band }) => band?.band))
  for (const { id, bands } of corners) {
    if (bands.length === 0) report('C-11', `corners.${id}.bands`, 'at least one band', 'none')
    for (const band of bands) if (!used.has(band)) report('C-11', `corners.${id}.bands`, 'a band with spaces', band)
  }
  for (const { id, band } of cells) {
    const fits = band === null || (SPEEDS.includes(band.safety) && band.safety >= 20 && band.safety <= 140)
    if (!fits) report('C-13', `cells.${id}.band.safety`, 'a multiple of 20 from 20 to 140', String(band.safety))
  }
  for (const { id, exits } of spinOffPoints({ corners } as Circuit)) {
    if (exits.length === 0) report('C-15', `spinOff.${id}.exits`, 'at least one space', 'none')
  }
}

/** C-19 and the counts of C-24. */
const pitsAndGrid = ({ pits, grid, colours }: Circuit, report: Report): void => {
  if (pits.length !== 6) report('C-19', 'pits', 'six pits', String(pits.length))
  pits.forEach(({ id, colour, entries, exits }, index) => {
    if (colour !== colours[index]) report('C-19', `pits.${id}.colour`, colours[index] ?? 'no more pits', colour)
    if (entries.length === 0) report('C-19', `pits.${id}.entries`, 'at least one entry', 'none')
    if (exits.length === 0) report('C-19', `pits.${id}.exits`, 'at least one exit', 'none')
  })
  if (grid.length !== 6) report('C-24', 'grid', 'six start spaces', String(grid.length))
  grid.forEach(({ space, colour, cell }, index) => {
    if (space !== index + 1) report('C-24', `grid.${index}.space`, String(index + 1), String(space))
    if (colour !== colours[index]) report('C-24', `grid.${index}.colour`, colours[index] ?? 'no more colours', colour)
    if (grid.findIndex((other) => other.cell === cell) < index)
      report('C-24', `grid.${index}.cell`, 'a space of its own', cell)
  })
}

/** C-29: six different colours, yellow first; rows, lanes and spans that exist. */
const ranges = ({ colours, rows, lanes, cells }: Circuit, report: Report): void => {
  if (colours.length !== 6 || new Set(colours).size !== 6)
    report('C-29', 'colours', 'six different colours', colours.length === 0 ? 'none' : colours.join(', '))
  if (colours[0] !== 'yellow') report('C-29', 'colours.0', 'yellow', colours[0] ?? 'nothing')
  for (const { id, row, lane, span } of cells) {
    if (!Number.isInteger(row) || row < 0 || row >= rows)
      report('C-29', `cells.${id}.row`, `0 to ${rows - 1}`, String(row))
    if (lanes[lane] === undefined) report('C-29', `cells.${id}.lane`, `0 to ${lanes.length - 1}`, String(lane))
    if (!(span[0] < span[1])) report('C-29', `cells.${id}.span`, 'a beginning before its end', span.join(' to '))
  }
}

/** C-30: readings have different ids, and what they change exists. */
const readings = (circuit: Circuit, report: Report): void => {
  circuit.readings.forEach(({ id, chosen, alternatives }, index) => {
    const path = `readings.${id}`
    if (circuit.readings.findIndex((other) => other.id === id) < index)
      report('C-30', path, 'an id that occurs once', id)
    const ids = [chosen, ...alternatives.map((alternative) => alternative.id)]
    // The alternative that is in force has become the chosen one.
    const twins = ids.filter((one, at) => ids.indexOf(one) < at && one !== chosen)
    if (twins.length > 0) report('C-30', path, 'alternatives with different ids', twins.join(', '))
  })
  const corners = new Set(circuit.corners.map(({ id }) => id))
  for (const { id, alternatives } of circuit.readings) {
    for (const alternative of alternatives) {
      const unknown = Object.keys(alternative.spinOffExits ?? {}).filter((corner) => !corners.has(corner))
      if (unknown.length > 0) report('C-30', `readings.${id}.${alternative.id}`, 'ids of corners', unknown.join(', '))
    }
  }
}
