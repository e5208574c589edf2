/** What the command line reads, under attack: arguments, files, options as JSON, and the lines of programs outside. */
import { either as E } from 'fp-ts'
import { isDeepStrictEqual } from 'node:util'
import { ARENAS, type Arena } from '../../../src/cli/arena.js'
import { greeting, PROTOCOL } from '../../../src/cli/messages.js'
import type { Session } from '../../../src/cli/session.js'
import { decode } from '../../../src/core/decode.js'
import { parseJson } from '../../../src/core/json.js'
import { rngCodec } from '../../../src/core/rng-codec.js'
import { scripted, seeded } from '../../../src/core/rng.js'
import { type Answer, answerOf, comesBack, type Decoder, ofCodec, ofTexts, wrongFaults, type Wrong } from './ask.js'
import type { Draw } from './draw.js'

const WEIGHTS = { json: 500, options: 100, greeting: 150, line: 150, results: 20, rng: 150 } as const

const OPTIONS = [
  '{"laps":3}',
  '{"maxTurns":20,"rulings":{}}',
  '{"rulings":{"shortRace":true},"laps":1}',
  '{"starter":0}',
]

/** Options as JSON text, on top of the defaults of a game. */
const options = ({ game, options: read }: Arena): Decoder =>
  ofTexts(`${game} --options`, WEIGHTS.options, OPTIONS, (text): Answer => {
    const all = read(2, text)
    return all._tag === 'Left' ? { isTaken: false, wrong: wrongFaults([all.left]) } : { isTaken: true, wrong: null }
  })

const begun = ({ game, options: read, session }: Arena): Session => {
  const text = read(2, '{}')
  const opened = text._tag === 'Left' ? text : session(text.right, 'monza')
  if (opened._tag === 'Left') throw new Error(`${game}: the default options begin a game`)
  return opened.right
}

const isReason = (reason: string): Wrong => (reason !== '' && !/[\n\r]/.test(reason) ? null : `no reason: ${reason}`)

/**
 * Lines of a program that is asked for a move: read, and carried out by a game that goes on from line to line.
 *
 * Odds are read, but not worked out, which may take all the time of a decision.
 */
const line = (arena: Arena): Decoder => {
  let session = begun(arena)
  const lines = (): ReadonlyArray<string> => {
    const waiting = session.waiting()
    if (waiting._tag === 'Over') return []
    return waiting.legal
      .slice(0, 5)
      .flatMap(({ notation, move }, index) =>
        [{ index }, { notation }, { move }].flatMap((way) => [
          JSON.stringify({ type: 'move', id: 1, ...way }),
          JSON.stringify({ type: 'odds', id: 1, ...way }),
        ]),
      )
  }
  const ask = (text: string): Answer => {
    if (session.waiting()._tag === 'Over') session = begun(arena)
    const heard = session.read(text)
    const isAsked = text.includes('"odds"')
    const reply = heard._tag === 'Left' || isAsked ? heard : heard.right.carryOut()
    return reply._tag === 'Left'
      ? { isTaken: false, wrong: isReason(reply.left.reason) }
      : { isTaken: true, wrong: null }
  }
  return ofTexts(`${arena.game} protocol line`, WEIGHTS.line, lines(), ask)
}

const hello = (): Decoder => {
  const lines = [JSON.stringify({ type: 'hello', protocol: PROTOCOL, version: 1, name: 'bot' })]
  return ofTexts('protocol greeting', WEIGHTS.greeting, lines, (text) => {
    const json = parseJson(text)
    return json._tag === 'Left'
      ? { isTaken: false, wrong: wrongFaults([json.left]) }
      : answerOf(decode(greeting)(json.right), (value) => comesBack(greeting, value))
  })
}

const results = (arena: Arena): Decoder => {
  const { game, edition, board } = arena
  const result = { bots: ['random', 'search'], round: 0, seed: '1', places: [1, 2], ended: 'over', plies: 9, end: 'ab' }
  const said = arena.options(2, '{}')
  const options = said._tag === 'Right' ? (JSON.parse(said.right) as unknown) : null
  const thinking = { iterations: 300, milliseconds: null }
  const file = { game, edition, board, options, ...thinking, results: [result, result] }
  return ofTexts(`${game} results`, WEIGHTS.results, [JSON.stringify(file)], (text): Answer => {
    const read = arena.read(text)
    return read._tag === 'Left' ? { isTaken: false, wrong: wrongFaults([read.left]) } : { isTaken: true, wrong: null }
  })
}

const TEXTS = ['{"a":[1,2,{"b":null}],"c":"\\u00e9"}', '[[],{},"",0,-1.5e3,true]', '"text"', '{"cars":[{"seat":0}]}']

const isClean = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (!Object.hasOwn(value, '__proto__') && Object.values(value).every(isClean))

/** JSON text of anything. */
const json: Decoder = ofTexts('JSON text', WEIGHTS.json, TEXTS, (text): Answer => {
  const read = parseJson(text)
  if (E.isLeft(read)) return { isTaken: false, wrong: wrongFaults([read.left]) }
  if (text.length > 1000) return { isTaken: true, wrong: null }
  const isSame = isDeepStrictEqual(JSON.parse(text), read.right)
  return { isTaken: true, wrong: isSame && isClean(read.right) ? null : 'another value, or a key __proto__' }
})

const rng: Decoder = ofCodec(
  'generator',
  WEIGHTS.rng,
  rngCodec,
  [seeded(7), seeded('monza'), scripted([1, 2, 3]), { ...scripted([1, 2, 3]), used: 2 }],
  (value, _: Draw) => comesBack(rngCodec, value),
)

/** Everything that the command line reads but its arguments. */
export const programsUnderAttack = (): ReadonlyArray<Decoder> => [
  json,
  rng,
  hello(),
  ...ARENAS.flatMap((arena) => [options(arena), line(arena), results(arena)]),
]
