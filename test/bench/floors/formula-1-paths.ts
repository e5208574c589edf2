/** The search over paths of the floor of Formula 1: every space with every list of crossings, layer by layer. */
import type { Track } from '../../../src/formula-1/track.js'

/** Code of the line in a list of crossings; that of a band is four times its number from 1, and its excess in steps of 20. */
export const LINE = 1

/** Digits of a list of crossings: the last one met is the lowest. */
const DIGIT = 64

/** The list with one crossing more. */
export const met = (crossings: number, code: number): number => crossings * DIGIT + code

/** Writes the crossings in the order in which they are met; how many there are. */
export const unpack = (crossings: number, codes: Uint8Array, first: number): number => {
  let count = 0
  for (let rest = crossings; rest > 0; rest = Math.floor(rest / DIGIT)) count++
  let rest = crossings
  for (let index = first + count - 1; index >= first; index--) {
    codes[index] = rest % DIGIT
    rest = Math.floor(rest / DIGIT)
  }
  return count
}

/** The ways that were found last. */
export interface Paths {
  readonly place: Int16Array
  readonly crossings: Int32Array
  /** First entry of each layer, and the one after the last. */
  readonly layer: Int16Array
  /** Looks for ways of up to so many spaces; how long the longest are. */
  readonly search: (from: number, steps: number, speed: number) => number
}

/** The search over a track; `taken` says which spaces cars stand on. @rule F1-Move.1-7, F1-Q.18-21 */
export const makePaths = (track: Track, taken: Uint8Array): Paths => {
  const first = new Int16Array(track.ways.length + 1)
  const to = new Int16Array(track.ways.flat().length)
  const crosses = new Uint8Array(to.length)
  track.ways.forEach((ways, place) => {
    const begin = first[place] as number
    ways.forEach((way, index) => {
      to[begin + index] = way.to
      crosses[begin + index] = way.crossesFinish ? 1 : 0
    })
    first[place + 1] = begin + ways.length
  })
  const band = Int8Array.from(track.band)
  const safety = Uint8Array.from(track.safety)
  const place = new Int16Array(4096)
  const crossings = new Int32Array(4096)
  const layer = new Int16Array(16)
  const newest = new Int16Array(track.cells)
  const older = new Int16Array(4096)

  const add = (size: number, begin: number, next: number, list: number): number => {
    const head = newest[next] as number
    // What is left of an earlier layer or search lies outside this layer, or names another space.
    const isHere = head >= begin && head < size && place[head] === next
    for (let same = isHere ? head : -1; same !== -1; same = older[same] as number)
      if (crossings[same] === list) return size
    place[size] = next
    crossings[size] = list
    older[size] = isHere ? head : -1
    newest[next] = size
    return size + 1
  }

  const search = (from: number, steps: number, speed: number): number => {
    place[0] = from
    crossings[0] = 0
    layer[0] = 0
    layer[1] = 1
    let size = 1
    for (let depth = 1; depth <= steps; depth++) {
      const begin = size
      for (let index = layer[depth - 1] as number; index < begin; index++) {
        const here = place[index] as number
        for (let way = first[here] as number; way < (first[here + 1] as number); way++) {
          const next = to[way] as number
          if (taken[next] === 1) continue
          let list = crossings[index] as number
          const mark = band[next] as number
          if (mark !== -1) {
            const over = speed - (safety[next] as number)
            list = met(list, (mark + 1) * 4 + (over <= 0 ? 0 : over >= 60 ? 3 : over / 20))
          }
          if (crosses[way] === 1) list = met(list, LINE)
          size = add(size, begin, next, list)
        }
      }
      if (size === begin) return depth - 1
      layer[depth + 1] = size
    }
    return steps
  }
  return { place, crossings, layer, search }
}
