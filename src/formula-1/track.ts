/**
 * A circuit compiled into tables: places, bands and corners as whole numbers, and the steps between them. Made once a board.
 */
import { lookUp } from '../core/look-up.js'
import type { Cell, Circuit, SpinOffPoint } from './board.js'
import type { Band, Corner, Mph, Place } from './model.js'

/** One place where a car can be. */
export interface PlaceInfo {
  readonly kind: 'cell' | 'pit' | 'spinOff' | 'outside'
  /** Its name: the id of the space, pit or spin-off point; `outside-` and the space for the strip opposite a space. */
  readonly id: string
}

/** One step onto a space: one space of a move. */
export interface Way {
  readonly to: Place
  /** Whether the step changes lane. */
  readonly diagonal: boolean
  readonly crossesFinish: boolean
}

/** A red band. @rule F1-Corner.1 */
export interface BandInfo {
  readonly id: string
  readonly corner: Corner
  /** The place of a car that spins off here. @rule F1-Spin.5 */
  readonly spinOff: Place
  /** Least distance of its spaces past the line, in spaces; -1 where it lies farther than the count goes. @rule F1-Q.97 */
  readonly overLine: number
}

/** A corner. */
export interface CornerInfo {
  readonly id: string
  readonly name: string
  readonly bands: ReadonlyArray<Band>
}

/** A circuit as tables. */
export interface Track {
  readonly circuit: Circuit
  readonly places: ReadonlyArray<PlaceInfo>
  /** Places below this number are spaces of the track. */
  readonly cells: number
  /** First pit space; that of car `i` is `firstPit + i`. @rule F1-Setup.7, F1-Pit.4 */
  readonly firstPit: Place
  /** The strip outside the track opposite space `c` is `firstOutside + c`. @rule F1-Block.8 */
  readonly firstOutside: Place
  /** Every step that leads off a place, by place. @rule F1-Move.2-5 */
  readonly ways: ReadonlyArray<ReadonlyArray<Way>>
  /** By space: the space straight ahead; -1 for none. */
  readonly straight: ReadonlyArray<Place>
  /** By space: the lane, 0 inside. */
  readonly lane: ReadonlyArray<number>
  /** By space: the band on it; -1 for none. */
  readonly band: ReadonlyArray<Band>
  /** By space: the safety speed of that band. @rule F1-Corner.2 */
  readonly safety: ReadonlyArray<Mph>
  readonly bands: ReadonlyArray<BandInfo>
  readonly corners: ReadonlyArray<CornerInfo>
  /** By place: spaces past the line, the chequered spaces being 0; -1 beyond 11. @rule F1-Q.95 */
  readonly overLine: ReadonlyArray<number>
  /** By place: fewest spaces to the line ahead, 1 or more; standing on the line counts as a whole lap. */
  readonly toLine: ReadonlyArray<number>
  /** By start order: the steps into the pit, from which space. @rule F1-Pit.6 */
  readonly pitEntries: ReadonlyArray<ReadonlyArray<{ readonly from: Place; readonly crossesFinish: boolean }>>
  /** Start spaces, in start order. @rule F1-Setup.5-6 */
  readonly grid: ReadonlyArray<Place>
  /** Place by name. */
  readonly placeOf: ReadonlyMap<string, Place>
}

/** The band on a place; -1 for none. @rule F1-Corner.1 */
export const bandAt = ({ band }: Track, place: Place): Band => band[place] ?? -1

/** Greatest distance past the line that a finishing car can reach: 8 spaces by speed, 4 by a card, one of them onto the line. */
const FARTHEST_FINISH = 11

/** Compiles a circuit whose references all resolve (`boardFaults` tells of the others). */
export const compileTrack = (circuit: Circuit): Track => {
  const points = spinOffPoints(circuit)
  const places: ReadonlyArray<PlaceInfo> = [
    ...circuit.cells.map(({ id }) => ({ kind: 'cell', id }) as const),
    ...circuit.pits.map(({ id }) => ({ kind: 'pit', id }) as const),
    ...points.map(({ id }) => ({ kind: 'spinOff', id }) as const),
    ...circuit.cells.map(({ id }) => ({ kind: 'outside', id: `outside-${id}` }) as const),
  ]
  const placeOf = new Map(places.map(({ id }, place) => [id, place]))
  const at = (id: string): Place => placeOf.get(id) ?? -1
  const finish = new Set(circuit.finish)
  const stepTo = (id: string, diagonal: boolean): Way => ({ to: at(id), diagonal, crossesFinish: finish.has(id) })
  const ways: ReadonlyArray<ReadonlyArray<Way>> = [
    ...circuit.cells.map(({ links }) => links.map(({ to, kind }) => stepTo(to, kind !== 'straight'))),
    ...circuit.pits.map(({ exits }) =>
      exits.map(({ cell, crossesFinish }) => ({ to: at(cell), diagonal: false, crossesFinish })),
    ),
    ...points.map(({ exits }) => exits.map((id) => stepTo(id, false))),
    ...circuit.cells.map(({ verge }) => verge.map((id) => stepTo(id, false))),
  ]
  const overLine = rankOverLine(circuit, points.length, ways, at)
  const bandIds = circuit.corners.flatMap(({ bands }) => bands)
  return {
    circuit,
    places,
    cells: circuit.cells.length,
    firstPit: circuit.cells.length,
    firstOutside: circuit.cells.length + circuit.pits.length + points.length,
    ways,
    straight: circuit.cells.map(({ links }) => at(links.find(({ kind }) => kind === 'straight')?.to ?? '')),
    lane: circuit.cells.map(({ lane }) => lane),
    band: circuit.cells.map(({ band }) => (band === null ? -1 : bandIds.indexOf(band.band))),
    safety: circuit.cells.map(({ band }) => band?.safety ?? 0),
    bands: circuit.corners.flatMap((corner, index) =>
      corner.bands.map((id) => ({
        id,
        corner: index,
        spinOff: at((corner.spinOffByBand?.[id] ?? corner.spinOff).id),
        overLine: leastRank(circuit.cells, id, overLine),
      })),
    ),
    corners: circuit.corners.map(({ id, name, bands }) => ({ id, name, bands: bands.map((b) => bandIds.indexOf(b)) })),
    overLine,
    toLine: distanceToLine(ways),
    pitEntries: circuit.pits.map(({ entries }) =>
      entries.map(({ cell, crossesFinish }) => ({ from: at(cell), crossesFinish })),
    ),
    grid: circuit.grid.map(({ cell }) => at(cell)),
    placeOf,
  }
}

/** Every spin-off point once, in driving order. */
export const spinOffPoints = (circuit: Circuit): ReadonlyArray<SpinOffPoint> => {
  const all = circuit.corners.flatMap(({ spinOff, spinOffByBand }) => [spinOff, ...Object.values(spinOffByBand ?? {})])
  return all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index)
}

const rankOverLine = (
  circuit: Circuit,
  points: number,
  ways: ReadonlyArray<ReadonlyArray<Way>>,
  at: (id: string) => Place,
): ReadonlyArray<number> => {
  const rank = circuit.cells.map(() => -1)
  let front = circuit.finish.map(at)
  for (let distance = 0; distance <= FARTHEST_FINISH; distance++) {
    front = front.filter((cell, index) => rank[cell] === -1 && front.indexOf(cell) === index)
    for (const cell of front) rank[cell] = distance
    front = front.flatMap((cell) => lookUp(ways, cell)).map(({ to }) => to)
  }
  const ofPits = circuit.pits.map((pit) => pit.overLine ?? -1)
  const ofPoints = new Array<number>(points).fill(-1)
  return [...rank, ...ofPits, ...ofPoints, ...rank]
}

const leastRank = (cells: ReadonlyArray<Cell>, band: string, overLine: ReadonlyArray<number>): number =>
  cells.reduce((least, cell, index) => {
    const rank = lookUp(overLine, index)
    return cell.band?.band !== band || rank === -1 || (least !== -1 && least <= rank) ? least : rank
  }, -1)

// Links lead forward, so from the last space back nearly all distances are found in one round.
const distanceToLine = (ways: ReadonlyArray<ReadonlyArray<Way>>): ReadonlyArray<number> => {
  const distance = ways.map(() => Infinity)
  for (let changed = true; changed;) {
    changed = false
    for (let place = ways.length - 1; place >= 0; place--) {
      const nearest = Math.min(
        ...lookUp(ways, place).map(({ to, crossesFinish }) => (crossesFinish ? 1 : 1 + lookUp(distance, to))),
      )
      if (nearest < lookUp(distance, place)) {
        distance[place] = nearest
        changed = true
      }
    }
  }
  return distance
}
