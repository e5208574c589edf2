/** The messages of the protocol for bots in other languages as a JSON Schema. */
import type * as t from 'io-ts'
import { oneOf } from '../core/codec.js'
import { jsonSchema } from '../core/json-schema.js'
import { ARENAS } from './arena.js'
import type { Command } from './command.js'
import { greeting } from './messages.js'

const definitions: Readonly<Record<string, t.Mixed>> = ARENAS.reduce(
  (known, { messages }) => ({ ...known, ...messages }),
  {},
)

const TALK = ARENAS.flatMap(({ game, messages }) => [messages[`${game}.toProgram`], messages[`${game}.request`]])

/** The schema of every line that either side writes, as JSON text with one definition a line. */
export const schemaText = (): string => {
  const lines = oneOf(greeting, ...TALK.filter((type) => type !== undefined))
  const { $defs = {}, ...talk } = jsonSchema(lines, definitions)
  const parts = Object.entries($defs).map(([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`)
  return `${JSON.stringify(talk).slice(0, -1)}, "$defs": {\n${parts.join(',\n')}\n}}`
}

/** The command `schema`: prints the JSON Schema of the protocol. */
export const schema: Command = {
  name: 'schema',
  summary: 'print the JSON Schema of the messages to and from bots in other languages',
  flags: {},
  groups: [],
  operands: [],
  notes: [],
  run: (_, { print }) => {
    print(schemaText())
    return 0
  },
}
