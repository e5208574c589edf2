// A program that drives by the protocol and writes down what is said: by a scenario, or by what was recorded of one before.
//
//   node talker.mjs record SCENARIO FILE    writes both sides to FILE
//   node talker.mjs replay TRANSCRIPT FILE  says what was said then, and writes what it hears to FILE
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** @typedef {{ readonly type: string, readonly id: number, readonly legal: ReadonlyArray<{ readonly notation: string, readonly move: object }> }} Message */
/** @typedef {(message: Message) => ReadonlyArray<object | string | null>} Scenario */

const HELLO = { type: 'hello', protocol: 'parc-ferme/bot', version: 1, name: 'talker' }

/** @type {(message: Message) => object} */
const first = ({ id }) => ({ type: 'move', id, index: 0 })

/** @type {(rest: Scenario) => Scenario} */
const greeted = (rest) => (message) => (message.type === 'hello' ? [HELLO] : rest(message))

/**
 * What is said to each message; `null` ends the program.
 *
 * @type {Readonly<Record<string, Scenario>>}
 */
const SCENARIOS = {
  'every-way-to-answer': greeted((message) => {
    const { type, id, legal } = message
    if (type === 'odds' || type === 'refused') return [first(message)]
    if (type !== 'decide') return []
    const { notation = '', move = {} } = legal.at(-1) ?? {}
    const answers = [
      [{ type: 'move', id, index: legal.length - 1 }],
      [{ type: 'move', id, notation }],
      [{ type: 'move', id, move }],
      [{ type: 'odds', id, index: 0 }],
      [{ type: 'move', id, index: 999 }],
      [{ type: 'move', id, move: { _tag: 'Wait' } }],
      ['brake!'],
      [{ type: 'move', id: id - 1, index: 0 }, first(message)],
      [null],
    ]
    return answers[id - 1] ?? [null]
  }),
  'to-the-end': greeted((message) => (message.type === 'decide' ? [first(message)] : [])),
  'three-refusals': greeted(({ type, id }) =>
    type === 'decide' || type === 'refused' ? [{ type: 'move', id, notation: '?' }] : [],
  ),
  'another-version': ({ type }) => (type === 'hello' ? [{ ...HELLO, version: 2 }] : []),
  silence: greeted(() => []),
}

const [mode = '', what = '', file = ''] = process.argv.slice(2)
writeFileSync(file, '')

/** @type {(entry: object) => void} */
const note = (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`)

/** @type {(said: object | string | null) => void} */
const say = (said) => {
  if (mode === 'record') note({ '<': said })
  if (said === null) process.exit(0)
  process.stdout.write(`${typeof said === 'string' ? said : JSON.stringify(said)}\n`)
}

const recorded =
  mode === 'replay'
    ? readFileSync(what, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : []
let at = 1

/** @type {Scenario} */
const asRecorded = () => {
  const said = []
  for (at++; at < recorded.length && '<' in recorded[at]; at++) said.push(recorded[at]['<'])
  return said
}

const answer = mode === 'replay' ? asRecorded : (SCENARIOS[what] ?? (() => [null]))

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line)
  note({ '>': message })
  for (const said of answer(message)) say(said)
}
