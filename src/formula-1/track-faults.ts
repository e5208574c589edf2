/**
 * The constraints of a circuit that concern its shape: ways, laps, bands, pits. They need names that resolve.
 */
import type { Report } from './board-fault.js'
import type { Cell } from './board.js'
import type { Place } from './model.js'
import { defect } from '../core/defect.js'
import { lookUp } from '../core/look-up.js'
import { bandAt, type Track } from './track.js'

/** Reports breaches of C-03 to C-07, C-12, C-14, C-16 to C-18, C-20 to C-28. */
export const shape = (track: Track, report: Report): void => {
  const order = drivingOrder(track)
  if (order === null) {
    report('C-04', 'cells', 'no way round without the line', 'a cycle')
    report('C-07', 'finish', 'every lap crosses the line once', 'a lap that does not')
    return
  }
  reachability(track, report)
  line(track, report)
  bands(track, order, report)
  spinOffs(track, report)
  verges(track, report)
  pits(track, report)
  grid(track, order, report)
  ranks(track, report)
  blockingPlaces(track, report)
}

const idOf = ({ places }: Track, place: Place): string => lookUp(places, place).id

const placeNamed = ({ placeOf }: Track, id: string): Place =>
  placeOf.get(id) ?? defect('formula-1', 'names resolve before the shape is judged')

const spaces = ({ circuit }: Track): ReadonlyArray<Place> => circuit.cells.map((_, cell) => cell)

const finishCells = (track: Track): ReadonlySet<Place> =>
  new Set(track.circuit.finish.map((id) => placeNamed(track, id)))

/** The steps on from a space; without those that cross the line. */
const before = (track: Track, cell: Place): ReadonlyArray<Place> =>
  lookUp(track.ways, cell)
    .filter(({ crossesFinish }) => !crossesFinish)
    .map(({ to }) => to)

const after = (track: Track, cell: Place): ReadonlyArray<Place> => lookUp(track.ways, cell).map(({ to }) => to)

/** All spaces in driving order from the line, or `null` where some way round never crosses it. C-04 */
const drivingOrder = (track: Track): ReadonlyArray<Place> | null => {
  const incoming = new Map<Place, number>()
  const count = (to: Place, change: number): number => {
    const steps = (incoming.get(to) ?? 0) + change
    incoming.set(to, steps)
    return steps
  }
  for (const cell of spaces(track)) for (const to of before(track, cell)) count(to, 1)
  const order = spaces(track).filter((cell) => !incoming.has(cell))
  for (const cell of order) for (const to of before(track, cell)) if (count(to, -1) === 0) order.push(to)
  return order.length === track.cells ? order : null
}

/** Every space that can be reached from these, by steps as given. */
const reached = (from: ReadonlyArray<Place>, steps: (cell: Place) => ReadonlyArray<Place>): ReadonlySet<Place> => {
  const seen = new Set(from)
  for (const cell of seen) for (const to of steps(cell)) seen.add(to)
  return seen
}

/** C-03: every space is reached from every start space, spin-off points counted; that it reaches the line, C-02 and C-04 see to. */
const reachability = (track: Track, report: Report): void => {
  const steps = (cell: Place): ReadonlyArray<Place> => {
    const band = bandAt(track, cell)
    const spun = band === -1 ? [] : after(track, lookUp(track.bands, band).spinOff)
    return [...after(track, cell), ...spun]
  }
  for (const start of track.grid) {
    const seen = reached([start], steps)
    for (const cell of spaces(track)) {
      if (!seen.has(cell)) report('C-03', `cells.${idOf(track, cell)}`, `a way from ${idOf(track, start)}`, 'none')
    }
  }
}

/** Fewest spaces of a lap. */
const SHORTEST_LAP = 24

/** C-05, C-06, C-07. */
const line = (track: Track, report: Report): void => {
  const finish = finishCells(track)
  for (const cell of finish) {
    const lap = lookUp(track.toLine, cell)
    if (lap < SHORTEST_LAP)
      report('C-05', `finish.${idOf(track, cell)}`, `a lap of ${SHORTEST_LAP} spaces or more`, String(lap))
    for (const to of after(track, cell)) {
      if (!finish.has(to)) continue
      report('C-06', `cells.${idOf(track, cell)}.links`, 'no step along the line', idOf(track, to))
      report(
        'C-07',
        `cells.${idOf(track, cell)}.links`,
        'every lap crosses the line once',
        'a lap that crosses it twice',
      )
    }
  }
}

interface Count {
  readonly least: number
  readonly most: number
}

/** How often the ways from the line to each space, itself included, meet what `isMet` says. */
const counts = (
  track: Track,
  order: ReadonlyArray<Place>,
  isMet: (cell: Place) => boolean,
): ReadonlyArray<Count | undefined> => {
  const finish = finishCells(track)
  const met = new Array<Count | undefined>(track.cells).fill(undefined)
  for (const cell of order) {
    const own = isMet(cell) ? 1 : 0
    const here = finish.has(cell) ? { least: 0, most: 0 } : met[cell]
    // Only spun-off cars get to a space without a way from the line.
    if (here === undefined) continue
    const count = { least: here.least + own, most: here.most + own }
    met[cell] = count
    for (const to of before(track, cell)) {
      const known = met[to]
      met[to] = {
        least: Math.min(known?.least ?? Infinity, count.least),
        most: Math.max(known?.most ?? 0, count.most),
      }
    }
  }
  return met
}

/** C-12: every lap meets each band once. C-14: bands stand in driving order. */
const bands = (track: Track, order: ReadonlyArray<Place>, report: Report): void => {
  track.bands.forEach(({ id }, band) => {
    counts(track, order, (cell) => track.band[cell] === band).forEach((count, cell) => {
      const ends = lookUp(track.ways, cell).some(({ crossesFinish }) => crossesFinish)
      if (!ends || count === undefined || (count.least === 1 && count.most === 1)) return
      const found = `${count.least} to ${count.most} times before ${idOf(track, cell)}`
      report('C-12', `bands.${id}`, 'met once on every lap', found)
    })
  })
  const driven = [...new Set(aLap(track).map((cell) => bandAt(track, cell)))].filter((band) => band !== -1)
  driven.forEach((band, position) => {
    const [expected, found] = [lookUp(track.bands, position), lookUp(track.bands, band)]
    if (found !== expected) report('C-14', `bands.${expected.id}`, 'its place in driving order', found.id)
  })
}

/** One way round, from the line. */
const aLap = (track: Track): ReadonlyArray<Place> => {
  const lap: Array<Place> = []
  let cell: Place | undefined = [...finishCells(track)][0]
  while (cell !== undefined) {
    lap.push(cell)
    cell = before(track, cell)[0]
  }
  return lap
}

/** C-16: no way on from a spin-off point meets its band again in this lap. C-17: it lies ahead of the corner's last band. */
const spinOffs = (track: Track, report: Report): void => {
  track.corners.forEach(({ bands: own }) => {
    for (const band of own) {
      const { spinOff } = lookUp(track.bands, band)
      const exits = after(track, spinOff)
      const id = idOf(track, spinOff)
      const shared = own.filter((other) => lookUp(track.bands, other).spinOff === spinOff)
      const met = [...reached(exits, (cell) => before(track, cell))].find((cell) =>
        shared.includes(bandAt(track, cell)),
      )
      if (met !== undefined) report('C-16', `spinOff.${id}.exits`, 'past its bands', `a way to ${idOf(track, met)}`)
      const last = shared.at(-1)
      const cells = track.band.flatMap((one, cell) => (one === last ? [cell] : []))
      const ahead = new Set([...reached(cells, (cell) => before(track, cell))].flatMap((cell) => after(track, cell)))
      for (const exit of exits) {
        if (!ahead.has(exit))
          report('C-17', `spinOff.${id}.exits`, 'on a way past its last band, before the line', idOf(track, exit))
      }
    }
  })
}

/** C-18: the way back of a car forced off is a step that it, or a car abreast, could have made; odd if not one from the outermost lane. */
const verges = (track: Track, report: Report): void => {
  const { cells } = track.circuit
  const overlaps = (a: readonly [number, number], b: readonly [number, number]): boolean => a[0] < b[1] && b[0] < a[1]
  cells.forEach(({ id, span, verge }) => {
    if (verge.length === 0) report('C-18', `cells.${id}.verge`, 'at least one space', 'none')
    const abreast = cells.filter((other) => other.id === id || overlaps(other.span, span))
    const steps = new Set(abreast.flatMap(({ links }) => links.map(({ to }) => to)))
    const isOutermost = (one: Cell): boolean =>
      !abreast.some(({ lane, span: other }) => lane > one.lane && overlaps(other, one.span))
    const outer = abreast.filter(isOutermost).flatMap(({ links }) => links.map(({ to }) => to))
    for (const to of verge) {
      if (!steps.has(to)) report('C-18', `cells.${id}.verge`, 'a space ahead of this one or of one abreast', to)
      else if (!outer.includes(to)) report('C-18', `cells.${id}.verge`, 'a space ahead of the outermost lane', to, true)
    }
  })
}

/** No stop at a pit skips more than this many spaces. */
const LONGEST_STOP = 12

/** C-20, C-21, C-23, C-26. */
const pits = (track: Track, report: Report): void => {
  track.circuit.pits.forEach((pit) => {
    for (const entry of pit.entries) {
      for (const exit of pit.exits) {
        const onTrack = passages(track, placeNamed(track, entry.cell), placeNamed(track, exit.cell))
        const own = Number(entry.crossesFinish) + Number(exit.crossesFinish)
        const found =
          onTrack.length === 0
            ? 'no way past the pit'
            : `${own} with the stop, ${onTrack.map((way) => way.lines).join(' or ')} without`
        if (onTrack.length === 0 || onTrack.some((way) => way.lines !== own)) {
          report('C-20', `pits.${pit.id}`, 'as many crossings of the line with a stop as without', found)
        }
        if (onTrack.some((way) => way.bands > 0)) report('C-21', `pits.${pit.id}`, 'no band beside it', 'a band')
      }
    }
    for (const exit of pit.exits) {
      if (track.circuit.finish.includes(exit.cell) && !exit.crossesFinish) {
        report('C-26', `pits.${pit.id}.exits`, 'crossesFinish on a step onto the line', exit.cell)
      }
    }
    const rank = lookUp(track.overLine, placeNamed(track, pit.abreast))
    const expected = rank === -1 ? null : rank
    if (pit.overLine !== expected) report('C-23', `pits.${pit.id}.overLine`, String(expected), String(pit.overLine))
  })
}

/** The different numbers of crossings and bands of the ways from one space to another. */
const passages = (
  track: Track,
  from: Place,
  to: Place,
): ReadonlyArray<{ readonly lines: number; readonly bands: number }> => {
  const found = new Map<string, { readonly lines: number; readonly bands: number }>()
  let front = new Map([[`${from} 0 0`, { cell: from, lines: 0, bands: 0 }]])
  for (let steps = 0; steps < LONGEST_STOP; steps++) {
    const next = new Map<string, { cell: Place; lines: number; bands: number }>()
    for (const { cell, lines, bands: met } of front.values()) {
      for (const way of lookUp(track.ways, cell)) {
        const crossed = lines + (way.crossesFinish ? 1 : 0)
        if (way.to === to) found.set(`${crossed} ${met}`, { lines: crossed, bands: met })
        const on = met + (bandAt(track, way.to) === -1 ? 0 : 1)
        next.set(`${way.to} ${crossed} ${on}`, { cell: way.to, lines: crossed, bands: on })
      }
    }
    front = next
  }
  return [...found.values()]
}

/** C-24: start spaces lie past the line and before the first band. C-25: none is boxed in by those behind it in the order. */
const grid = (track: Track, order: ReadonlyArray<Place>, report: Report): void => {
  const met = counts(track, order, (cell) => bandAt(track, cell) !== -1)
  track.grid.forEach((cell, index) => {
    const id = idOf(track, cell)
    const count = met[cell]
    if (lookUp(track.overLine, cell) === -1) report('C-24', `grid.${index}`, 'on the line or just past it', id)
    if (count !== undefined && count.most > 0) report('C-24', `grid.${index}`, 'before the first band', id)
    if (after(track, cell).every((to) => track.grid.indexOf(to) > index)) {
      report('C-25', `grid.${index}`, 'a way that no later car stands in', id)
    }
  })
}

/** C-22: up to 11 spaces past the line, all ways to a space are equally long; odd if a band lies there, for a finisher could meet it. */
const ranks = (track: Track, report: Report): void => {
  let front: ReadonlySet<Place> = finishCells(track)
  for (let distance = 0; distance <= 11; distance++) {
    for (const cell of front) {
      if (bandAt(track, cell) !== -1) {
        report(
          'C-22',
          `cells.${idOf(track, cell)}`,
          'no band so near behind the line',
          `a band after ${distance}`,
          true,
        )
      }
      const rank = lookUp(track.overLine, cell)
      if (rank !== distance) {
        report('C-22', `cells.${idOf(track, cell)}`, `${rank} spaces past the line on every way`, String(distance))
      }
    }
    front = new Set([...front].flatMap((cell) => before(track, cell)))
  }
}

/** C-27 and C-28: places where blocking works, and a band whose lanes differ. */
const blockingPlaces = ({ circuit }: Track, report: Report): void => {
  const width = Array.from(
    { length: circuit.rows },
    (_, row) => circuit.cells.filter(({ span }) => span[0] <= row + 0.5 && row + 0.5 < span[1]).length,
  )
  const narrowest = Math.min(...width)
  if (narrowest > 1) report('C-27', 'cells', 'a stretch one lane wide', `${narrowest} lanes at the narrowest`)
  const differs = circuit.corners.some(({ bands: own }) =>
    own.some(
      (band) =>
        new Set(circuit.cells.filter((cell) => cell.band?.band === band).map((cell) => cell.band?.safety)).size > 1,
    ),
  )
  if (!differs) report('C-28', 'corners', 'a band with different speeds by lane', 'none')
}
