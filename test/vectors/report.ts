/** Which kinds of moves, events and refusals, and which clauses, the vectors of a game show, and which they do not. */
import type * as t from 'io-ts'
import { readdirSync, readFileSync } from 'node:fs'
import { shapeOf } from '../../src/core/index.js'
import type { Subject } from './games.js'
import type { Vectors } from './generate.js'

const tagsOf = (codec: t.Mixed): ReadonlyArray<string> => {
  const shape = shapeOf(codec)
  if (shape._tag === 'OneOf') return shape.members.flatMap(tagsOf)
  if (shape._tag === 'Refined') return tagsOf(shape.inner)
  if (shape._tag !== 'Record') return []
  const tag = shape.fields.find(({ key }) => key === '_tag')
  const literal = tag === undefined ? null : shapeOf(tag.type)
  return literal?._tag === 'Literal' ? literal.values.map(String) : []
}

/** The clauses that refusals and events of a game may name, by its sources. */
const namedIn = (game: string): ReadonlyArray<string> => {
  const folder = `src/${game}`
  const files = readdirSync(folder).filter((file) => /^(refusal|event|model)\.ts$/.test(file))
  const rules = files.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/readonly rule:?([^;}\n]*(?:\n\s+\|[^;}\n]*)*)/g),
  ])
  return [
    ...new Set(rules.flatMap(([, union = '']) => [...union.matchAll(/'([^']+)'/g)].map(([, id = '']) => id))),
  ].sort()
}

const line = (what: string, all: ReadonlyArray<string>, isShown: (one: string) => boolean): string => {
  const missing = all.filter((one) => !isShown(one))
  return `  ${what}: ${all.length - missing.length} of ${all.length}${missing.length === 0 ? '' : `, without ${missing.join(', ')}`}`
}

export const reportOf = <Options, State, Move, Event, View>(
  { game, codecs }: Subject<Options, State, Move, Event, View>,
  { lines, shown, clauses }: Vectors,
): ReadonlyArray<string> => {
  const refusals = [...readFileSync(`src/${game.name}/refusal.ts`, 'utf8').matchAll(/readonly _tag: '(\w+)'/g)]
  const size = lines.reduce((sum, { length }) => sum + length + 1, 0)
  return [
    `${game.name}: ${lines.length - 1} vectors, ${(size / 1e6).toFixed(1)} MB`,
    line('moves', tagsOf(codecs.move), (tag) => lines.some((text) => text.includes(`"move":{"_tag":"${tag}"`))),
    line('events', tagsOf(codecs.event), (tag) => shown.includes(`event ${tag}`)),
    line('refusals', [...new Set(refusals.map(([, tag = '']) => tag))], (tag) => shown.includes(`refusal ${tag}`)),
    line('clauses named', namedIn(game.name), (clause) => clauses.includes(clause)),
  ]
}
