/** What is asked of a decoder with one hostile input, and what is wrong with its answer. */
import type { either as E } from 'fp-ts'
import type { Codec } from '../../../src/core/codec.js'
import { decode } from '../../../src/core/decode.js'
import { showFault } from '../../../src/core/fault.js'
import type { Fault } from '../../../src/core/game.js'
import { canonical } from '../../../src/core/hash.js'
import { type Draw, drawsOf, pick } from './draw.js'
import { garbled } from './garble.js'
import { spoilt, stockOf } from './spoil.js'

/** What is wrong, in words; `null` for nothing. */
export type Wrong = string | null

/** What a decoder made of an input. */
export interface Answer {
  readonly isTaken: boolean
  readonly wrong: Wrong
}

/** One input, and the question what becomes of it, which gives the same answer as often as it is asked. */
export interface Attempt {
  readonly input: unknown
  readonly ask: () => Answer | Promise<Answer>
}

/** A decoder under attack. */
export interface Decoder {
  readonly name: string
  /** How often it is tried, beside the others. */
  readonly weight: number
  readonly attempt: (draw: Draw) => Attempt
}

/** What must hold of a value that was taken; what it draws is the same each time. */
export type Check<A> = (value: A, draw: Draw) => Wrong

const isOneLine = (text: unknown): boolean => typeof text === 'string' && !/[\n\r\u2028\u2029]/.test(text)

/** What is wrong with the faults of an input that was not taken. */
export const wrongFaults = (faults: ReadonlyArray<Fault>): Wrong => {
  if (faults.length === 0 || faults.length > 5) return `${faults.length} faults`
  const bad = faults.find(
    (fault) =>
      typeof fault.path !== 'string' ||
      fault.expected === '' ||
      !isOneLine(showFault(fault)) ||
      showFault(fault).length > 120,
  )
  return bad === undefined ? null : `a fault that does not say path, expected and found: ${JSON.stringify(bad)}`
}

/** What is wrong with a refusal of the rules. */
export const wrongRefusal = <Refusal>(refusal: Refusal, show: (refusal: Refusal) => string): Wrong => {
  const { _tag, rule } = refusal as { readonly _tag?: unknown; readonly rule?: unknown }
  if (typeof _tag !== 'string' || typeof rule !== 'string') return `a refusal without a tag: ${JSON.stringify(refusal)}`
  return show(refusal) === '' ? `a refusal without words: ${JSON.stringify(refusal)}` : null
}

/** Whether a value comes back from its codec, through JSON, as it was. */
export const comesBack = <A>(codec: Codec<A>, value: A): Wrong => {
  const text = JSON.stringify(codec.encode(value))
  const again = decode(codec)(JSON.parse(text))
  if (again._tag === 'Left') return `not taken again: ${again.left.map(showFault).join('; ')}`
  return canonical(again.right) === canonical(JSON.parse(text)) ? null : 'taken again as something else'
}

/** The answer of a decoder whose faults are in a list. */
export const answerOf = <A>(decoded: E.Either<ReadonlyArray<Fault>, A>, check: (value: A) => Wrong): Answer =>
  decoded._tag === 'Left'
    ? { isTaken: false, wrong: wrongFaults(decoded.left) }
    : { isTaken: true, wrong: check(decoded.right) }

const UNREADABLE = 'a value that cannot be read'

/** Whether nothing in the value throws when it is looked at. */
const isJson = (value: unknown): boolean => {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}

const MOST_SEEDS = 0x7fff_ffff

/** A codec under attack by spoilt values. */
export const ofCodec = <A>(
  name: string,
  weight: number,
  codec: Codec<A>,
  values: ReadonlyArray<A>,
  check: Check<A>,
): Decoder => {
  const stock = stockOf(values)
  const ask = decode(codec)
  return {
    name,
    weight,
    attempt: (draw) => {
      const input = spoilt(pick(draw, values), draw, stock)
      const seed = draw(MOST_SEEDS)
      return {
        input,
        ask: () => {
          const decoded = ask(input)
          if (decoded._tag === 'Left' && decoded.left[0].found === UNREADABLE && isJson(input))
            return { isTaken: false, wrong: 'JSON that cannot be read' }
          return answerOf(decoded, (value) => check(value, drawsOf(seed)))
        },
      }
    },
  }
}

/** A reader of texts under attack by garbled ones. */
export const ofTexts = (
  name: string,
  weight: number,
  texts: ReadonlyArray<string>,
  ask: (text: string, draw: Draw) => Answer | Promise<Answer>,
): Decoder => ({
  name,
  weight,
  attempt: (draw) => {
    const input = garbled(pick(draw, texts), draw, texts)
    const seed = draw(MOST_SEEDS)
    return { input, ask: () => ask(input, drawsOf(seed)) }
  },
})
