/** How time, memory and ratios are measured: by the processor's clock, in turns, so that a slow minute is slow for all. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds of processor time of this process. */
export const clock = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Something whose speed is measured; `run` does a whole piece of work and says how many units that was. */
export interface Subject {
  readonly name: string
  readonly run: () => number
}

/** Units per second in the best turn. */
export type Rates = ReadonlyMap<string, number>

const rateOf = ({ run }: Subject, milliseconds: number): number => {
  const begun = clock()
  let units = 0
  do units += run()
  while (clock() - begun < milliseconds)
  return (1000 * units) / (clock() - begun)
}

/**
 * Runs all subjects in turn, several times over, and keeps the best turn of each.
 *
 * @param milliseconds - processor time of one turn
 * @param turns - how many turns each has; one more before them is not counted
 */
export const measure = (subjects: ReadonlyArray<Subject>, milliseconds: number, turns: number): Rates => {
  const best = new Map<string, number>()
  for (let turn = -1; turn < turns; turn++) {
    for (const subject of subjects) {
      const rate = rateOf(subject, milliseconds)
      if (turn >= 0) best.set(subject.name, Math.max(rate, best.get(subject.name) ?? 0))
    }
  }
  return best
}

/** Nanoseconds of one call, the best of several turns over all arguments. */
export const nanoseconds = <A>(call: (argument: A) => unknown, all: ReadonlyArray<A>, turns: number): number => {
  let best = Infinity
  for (let turn = 0; turn < turns; turn++) {
    const begun = process.hrtime.bigint()
    for (const one of all) call(one)
    best = Math.min(best, Number(process.hrtime.bigint() - begun) / all.length)
  }
  return best
}

/**
 * Bytes that one call allocates, on average over all arguments: the median of several turns.
 *
 * It repeats, unlike times. A turn in which the collector runs shows too little; the median is not one of them as long as a turn
 * allocates much less than the nursery holds (`--min-semi-space-size`).
 */
export const bytes = <A>(call: (argument: A) => unknown, all: ReadonlyArray<A>): number => {
  for (let turn = 0; turn < 60; turn++) for (const one of all) call(one)
  const turns = Array.from({ length: 15 }, () => {
    const before = process.memoryUsage().heapUsed
    for (const one of all) call(one)
    return (process.memoryUsage().heapUsed - before) / all.length
  })
  return turns.sort((a, b) => a - b)[7] ?? 0
}

/** Looks at the heap after a collection: bytes in use. */
export const heapOf = (): (() => number) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  return () => {
    collect()
    return process.memoryUsage().heapUsed
  }
}
