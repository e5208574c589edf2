/** Equal positions have equal hashes, and different positions different ones: so many different positions, a third of each game. */
import { createHash } from 'node:crypto'
import { canonical, hash } from '../../src/core/hash.js'
import { SUBJECTS, type Verdict } from './subjects.js'

/** The same JSON value with the keys of every record the other way round. */
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, reversed(part)] as const)
      .reverse(),
  )
}

const digestOf = (state: unknown): string => createHash('md5').update(canonical(state)).digest('base64')

/** One of so many positions is also written with its keys the other way round. */
const WRITTEN_ANEW = 10

/** Hashes of so many different positions. */
export const hashes = (positions: number, seed: number): Verdict => {
  // A text of a position takes a kilobyte, its digest a fiftieth of that.
  const digests = new Map<string, string>()
  let [looked, collisions, unequal] = [0, 0, 0]
  const lines = SUBJECTS.map(([name, play], index) => {
    const until = Math.floor((positions * (index + 1)) / SUBJECTS.length)
    play(seed, {
      visit: (_game, { after }) => {
        looked++
        const [key, digest] = [hash(after), digestOf(after)]
        const known = digests.get(key)
        if (known !== undefined && known !== digest) collisions++
        if (looked % WRITTEN_ANEW === 0 && hash(reversed(after)) !== key) unequal++
        digests.set(key, digest)
        return digests.size < until ? 'more' : 'done'
      },
    })
    return `${name}: ${digests.size.toLocaleString('en')} different positions so far, ${looked.toLocaleString('en')} looked at`
  })
  const distinct = new Set(digests.values()).size
  return {
    lines: [...lines, `${collisions} different with one hash, ${unequal + digests.size - distinct} equal with two`],
    holds: collisions + unequal === 0 && distinct === digests.size,
  }
}
