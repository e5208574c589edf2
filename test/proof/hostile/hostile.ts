/** Hostile input: every decoder is handed values and texts that are wrong in a detail, and must answer within a tenth of a second. */
import { heapOf } from '../../bench/measure.js'
import type { Verdict } from '../subjects.js'
import { argumentsUnderAttack } from './arguments.js'
import type { Attempt, Decoder } from './ask.js'
import { BOARDS } from './boards.js'
import { drawsOf, pickWeighted } from './draw.js'
import { programsUnderAttack } from './program.js'
import { gamesUnderAttack } from './targets.js'
import { kindsOf, rowsOf, type Tally, tallyOf } from './tally.js'

/** No answer takes longer, in milliseconds. */
const SLOWEST = 100
/** What took longer is asked again so often, and the time of the processor counts, which others may have had in between. */
const AGAIN = 4
/** The heap is looked at so often. */
const BLOCKS = 20
/** Growth that the heap is allowed for, in bytes for each million inputs, and in all. */
const GROWTH = { million: 1_000_000, all: 4_000_000 } as const

const now = (): number => performance.now()

interface Judged {
  readonly isTaken: boolean
  readonly milliseconds: number
  readonly wrong: string | null
}

const judgedOnce = async ({ ask }: Attempt): Promise<Judged> => {
  const began = now()
  try {
    const asked = ask()
    const { isTaken, wrong } = asked instanceof Promise ? await asked : asked
    return { isTaken, milliseconds: now() - began, wrong }
  } catch (thrown) {
    const stack = thrown instanceof Error ? thrown.stack : String(thrown)
    return { isTaken: false, milliseconds: now() - began, wrong: `throws: ${stack}` }
  }
}

const judged = async (attempt: Attempt, slowest: number): Promise<Judged> => {
  let best = await judgedOnce(attempt)
  for (let left = AGAIN; left > 0 && best.milliseconds > slowest; left--) {
    const began = process.cpuUsage()
    await judgedOnce(attempt)
    const { user, system } = process.cpuUsage(began)
    const milliseconds = (user + system) / 1000
    if (milliseconds < best.milliseconds) best = { ...best, milliseconds }
  }
  const { wrong, milliseconds } = best
  return wrong === null && milliseconds > slowest ? { ...best, wrong: `takes ${milliseconds.toFixed(0)} ms` } : best
}

const PROTOTYPES = [Object, Array, Function, String, Number, Boolean, Map, Set, Promise, RegExp, Error]

/** Every own key and value of what all objects inherit. */
const inherited = (): ReadonlyArray<unknown> =>
  PROTOTYPES.flatMap(({ prototype }) => [
    Object.getPrototypeOf(prototype) as unknown,
    ...Reflect.ownKeys(prototype).flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(prototype, key)
      return [key, descriptor?.value as unknown, descriptor?.get, descriptor?.set]
    }),
  ])

const isAsBefore = (before: ReadonlyArray<unknown>): boolean => {
  const after = inherited()
  return before.length === after.length && before.every((value, index) => Object.is(value, after[index]))
}

/** Everything that reads what strangers write. */
export const decodersUnderAttack = (games: number): ReadonlyArray<Decoder> => [
  ...gamesUnderAttack(games),
  ...BOARDS,
  ...programsUnderAttack(),
  argumentsUnderAttack,
]

/** An attack: how many inputs, from which seed, and how long each may take at most, in milliseconds. */
export interface Attack {
  readonly inputs: number
  readonly seed: number
  readonly slowest: number
  /** Called after each twentieth. */
  readonly pause: () => void
}

/** Hands hostile inputs to the decoders, and counts what comes of them. */
export const attack = async (
  decoders: ReadonlyArray<Decoder>,
  { inputs, seed, slowest, pause }: Attack,
): Promise<ReadonlyArray<Tally>> => {
  const draw = drawsOf(seed)
  const tallies = new Map(decoders.map((decoder) => [decoder, tallyOf(decoder.name)]))
  const before = inherited()
  const block = Math.ceil(inputs / BLOCKS)
  for (let done = 0; done < inputs; done++) {
    if (done % block === 0) pause()
    const decoder = pickWeighted(draw, decoders)
    const attempt = decoder.attempt(draw)
    const answer = await judged(attempt, slowest)
    const wrong =
      answer.wrong ?? (done % 1000 === 0 && !isAsBefore(before) ? 'something inherited is not as before' : null)
    tallies.get(decoder)?.add({ ...answer, wrong }, attempt.input)
  }
  pause()
  return [...tallies.values()]
}

/** So many hostile inputs over every decoder, from a seed. */
export const hostile = async (inputs: number, seed: number): Promise<Verdict> => {
  const heap = heapOf()
  const sizes: Array<number> = []
  const decoders = decodersUnderAttack(8)
  const tallies = await attack(decoders, { inputs, seed, slowest: SLOWEST, pause: () => sizes.push(heap()) })
  // What is compiled and kept once comes in the first fifth.
  const fifths = sizes.filter((_, index) => index > 0 && index % (BLOCKS / 5) === 0)
  const [early = 0, last = 0] = [fifths[0], fifths.at(-1)]
  const grown = last - early
  const isSteady = grown < Math.max(GROWTH.all, (GROWTH.million * inputs) / 1_000_000)
  const bad = tallies.flatMap(({ defects }) => defects)
  return {
    lines: [
      ...rowsOf(tallies),
      `heap after each fifth: ${fifths.map((size) => (size / 1e6).toFixed(1)).join(', ')} MB`,
      ...kindsOf(bad),
      `${bad.length} inputs that broke a rule`,
    ],
    holds: bad.length === 0 && isSteady,
  }
}
