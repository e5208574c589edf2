import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ARENAS, type Arena } from '../../src/cli/arena.js'
import type { Program } from '../../src/cli/program.js'
import { playSession, programPlayer } from '../../src/cli/protocol.js'
import type { Session } from '../../src/cli/session.js'
import { schemaText } from '../../src/cli/schema.js'
import { integerBelow, type Rng, seeded } from '../../src/core/index.js'
import { called } from './called.js'
import { hasCondition, nearlyOf, valuesOf } from '../core/values.js'

// Without inlining and optimizing, which take ajv minutes for so large a schema.
const ajv = new Ajv2020({ strict: true, strictTypes: false, inlineRefs: false, code: { optimize: false } }).addSchema(
  JSON.parse(schemaText()) as object,
  'protocol',
)
const validatorOf = (name: string): ValidateFunction =>
  ajv.getSchema(`protocol#/$defs/${name}`) ?? ajv.compile({ not: {} })
const isLine = ajv.getSchema('protocol') ?? ajv.compile({ not: {} })

const MESSAGES = ARENAS.flatMap(({ messages }) => Object.entries(messages)).filter(
  ([name], index, all) => all.findIndex(([other]) => other === name) === index,
)

const arenaOf = (game: string): Arena => ARENAS.find((one) => one.game === game) as Arena
const GAMES = ARENAS.map(({ game }) => [game])

const sessionOf = (arena: Arena): Session => {
  const options = arena.options(2, '{}')
  if (E.isLeft(options)) throw new Error('the default options are taken')
  const begun = arena.session(options.right, 'monza')
  if (E.isLeft(begun)) throw new Error('the default options begin a game')
  return begun.right
}

interface Said {
  readonly type: string
  readonly id: number
  readonly legal: ReadonlyArray<{ readonly notation: string; readonly move: unknown }>
}

/** A program in this process: it writes the lines that it is given for each message. */
const answering = (answer: (message: Said) => ReadonlyArray<unknown>): Program & { readonly heard: Array<unknown> } => {
  const heard: Array<unknown> = []
  const lines: Array<string> = []
  return {
    heard,
    send: (message) => {
      const line = JSON.stringify(message)
      heard.push(JSON.parse(line))
      lines.push(
        ...answer(JSON.parse(line) as Said).map((said) => (typeof said === 'string' ? said : JSON.stringify(said))),
      )
    },
    next: () => {
      const line = lines.shift()
      return Promise.resolve(line === undefined ? E.left('late' as const) : E.right(line))
    },
    stop: () => Promise.resolve(),
  }
}

describe('an arena', () => {
  const begun = (text: string): unknown => arenaOf('le-mans').session(text, 'monza')

  test('begins no game with options that it cannot read or that the rules refuse', () => {
    expect(begun('{"seats":"two"}')).toEqual(E.left('seats: expected a whole number from 0 to 1000, found "two"'))
    expect(begun('{"seats":5,"teamPlay":true}')).toEqual(
      E.left('Two to four teams of three cars may race, not 5 (LM-Team.1).'),
    )
  })

  test('tells why the odds of a move that the rules refuse cannot be told', async () => {
    const session = sessionOf(arenaOf('formula-1'))
    const program = answering(({ type, id }) => [
      type === 'decide' ? { type: 'odds', id, move: { _tag: 'KeepTires' } } : { type: 'move', id, index: 0 },
    ])
    const waiting = session.waiting()
    if (waiting._tag === 'Over') throw new Error('a seat decides first')
    expect(await programPlayer(program, 600_000)(session, waiting.seat, waiting)).toBeNull()
    expect(program.heard.at(-1)).toEqual({
      type: 'refused',
      id: 1,
      reason: 'KeepTires is not asked for in phase SettingSpeed (F1-Order.2).',
      refusal: { _tag: 'NotAskedFor', rule: 'F1-Order.2', move: 'KeepTires', phase: 'SettingSpeed' },
      left: 2,
    })
  })
})

describe('the schema of the protocol', () => {
  test('in docs is what the codecs say, as npm run schema writes it', () => {
    expect(readFileSync('docs/protocol.schema.json', 'utf8')).toBe(`${schemaText()}\n`)
  })

  test('is printed by its command', async () => {
    const { code, out } = await called('schema')
    expect([code, out.join('\n')]).toEqual([0, schemaText()])
  })

  test.each(MESSAGES)('takes %s as its codec does, and refuses what it refuses without a condition', (name, type) => {
    const isValid = validatorOf(name)
    const isExact = !hasCondition(type)
    const isTakenByBoth = (value: unknown) => {
      const valid = isValid(value)
      if (isExact || !valid) expect([value, type.is(value)]).toEqual([value, valid])
    }
    const isTaken = (value: unknown) => {
      expect([value, isValid(value)]).toEqual([value, true])
    }
    fc.assert(fc.property(nearlyOf(type), isTakenByBoth), { numRuns: 15 })
    fc.assert(fc.property(valuesOf(type), isTaken), { numRuns: 15 })
  })

  test.each(GAMES)('and the codecs take every message of races of %s', async (game) => {
    const arena = arenaOf(game)
    const type = arena.messages[`${game}.toProgram`] ?? t.never
    const isMessage = validatorOf(`${game}.toProgram`)
    const session = sessionOf(arena)
    let rng: Rng = seeded('any index')
    const pick = (below: number): number => {
      const [drawn, next] = integerBelow(below)(rng)
      rng = next
      return drawn
    }
    // Silent after 20 decisions, so that the game ends.
    const program = answering(({ type: kind, id, legal }) => {
      if (kind === 'refused') return [{ type: 'move', id, index: 0 }]
      if (kind !== 'decide' || id > 20) return []
      const answers = [{ type: 'move', id, index: 9999 }, { type: 'move', id, move: { _tag: 'Fly' } }, 'brake!']
      return [{ type: 'odds', id, index: pick(legal.length) }, answers[pick(3)]]
    })
    const player = programPlayer(program, 600_000)
    const ended = await playSession(session, [player, player])
    program.send({ type: 'over', ...ended, events: session.news(0) })
    const kinds = new Set(program.heard.map((message) => (message as Said).type))
    expect(kinds).toEqual(new Set(['decide', 'odds', 'refused', 'over']))
    expect(program.heard.filter((message) => !type.is(message))).toEqual([])
    expect(program.heard.filter((message) => [isMessage(message), isLine(message)].includes(false))).toEqual([])
  })
})
