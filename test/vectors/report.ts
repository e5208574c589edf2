/** Which clauses, and which kinds of moves, events and refusals, the vectors of a game show, and which they do not. */
import type * as t from 'io-ts'
import { readdirSync, readFileSync } from 'node:fs'
import { shapeOf } from '../../src/core/index.js'
import { statementsOf } from '../exercise/exercise.js'
import { ABSENT, type Reasons } from './absent.js'
import type { Subject } from './games.js'

/** What there is of one kind, how much of it is shown, and what cannot be shown. */
export interface Coverage {
  readonly what: string
  readonly all: ReadonlyArray<string>
  readonly shown: ReadonlySet<string>
  readonly absent: Reasons
}

interface Tagged {
  readonly _tag: string
}

interface Result {
  readonly clauses: ReadonlyArray<string>
  readonly move?: Tagged
  readonly refusal?: Tagged
  readonly events?: ReadonlyArray<Tagged>
}

const resultsIn = (lines: ReadonlyArray<string>): ReadonlyArray<Result> =>
  lines.slice(1).flatMap((line) => {
    const vector = JSON.parse(line) as Result & { readonly moves?: ReadonlyArray<Result> }
    return vector.moves ?? [vector]
  })

const tagsOf = (codec: t.Mixed): ReadonlyArray<string> => {
  const shape = shapeOf(codec)
  if (shape._tag === 'OneOf') return shape.members.flatMap(tagsOf)
  if (shape._tag === 'Refined') return tagsOf(shape.inner)
  if (shape._tag !== 'Record') return []
  const tag = shape.fields.find(({ key }) => key === '_tag')
  const literal = tag === undefined ? null : shapeOf(tag.type)
  return literal?._tag === 'Literal' ? literal.values.map(String) : []
}

const refusalsOf = (game: string): ReadonlyArray<string> => [
  ...new Set(
    [...readFileSync(`src/${game}/refusal.ts`, 'utf8').matchAll(/readonly _tag: '(\w+)'/g)].map(([, tag = '']) => tag),
  ),
]

/** The open questions that refusals and events of a game may name, by its sources. */
const questionsOf = (game: string): ReadonlyArray<string> => {
  const folder = `src/${game}`
  const files = readdirSync(folder).filter((file) => /^(refusal|event|model)\.ts$/.test(file))
  const rules = files.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/readonly rule:?([^;}\n]*(?:\n\s+\|[^;}\n]*)*)/g),
  ])
  const named = rules.flatMap(([, union = '']) => [...union.matchAll(/'([^']+-Q\.[^']+)'/g)].map(([, id = '']) => id))
  return [...new Set(named)].sort()
}

/** What the lines of the file of a game show. */
export const coveragesOf = <Options, State, Move, Event, View>(
  { game, arbitraries: { codecs }, sightings }: Subject<Options, State, Move, Event, View>,
  lines: ReadonlyArray<string>,
): ReadonlyArray<Coverage> => {
  const results = resultsIn(lines)
  const named = new Set(results.flatMap(({ clauses }) => clauses))
  const tags = (of: (result: Result) => ReadonlyArray<Tagged>): ReadonlySet<string> =>
    new Set(results.flatMap(of).map(({ _tag }) => _tag))
  const kind = (what: string, all: ReadonlyArray<string>, shown: ReadonlySet<string>): Coverage => ({
    what,
    all,
    shown,
    absent: Object.fromEntries(Object.entries(ABSENT[game.name] ?? {}).filter(([tag]) => all.includes(tag))),
  })
  // A refusal may name a clause that is no occurrence otherwise.
  const statements = Object.entries(statementsOf(sightings)).filter(([id]) => !named.has(id))
  return [
    { what: 'clauses', all: game.rules.map(({ id }) => id), shown: named, absent: Object.fromEntries(statements) },
    kind('questions', questionsOf(game.name), named),
    kind(
      'moves',
      tagsOf(codecs.move),
      tags(({ move }) => (move === undefined ? [] : [move])),
    ),
    kind(
      'events',
      tagsOf(codecs.event),
      tags(({ events }) => events ?? []),
    ),
    kind(
      'refusals',
      refusalsOf(game.name),
      tags(({ refusal }) => (refusal === undefined ? [] : [refusal])),
    ),
  ]
}

/** What could be shown and is not, or is shown although it is said that it cannot be. */
export const wrongIn = ({ all, shown, absent }: Coverage): ReadonlyArray<string> =>
  all.filter((one) => shown.has(one) === one in absent)

const line = (coverage: Coverage): string => {
  const { what, all, shown, absent } = coverage
  const [wrong, without] = [wrongIn(coverage), Object.keys(absent).length]
  const count = all.filter((one) => shown.has(one)).length
  return [
    `  ${what}: ${count} of ${all.length}`,
    ...(without === 0 ? [] : [what === 'clauses' ? `${without} no occurrences` : `${without} cannot be shown`]),
    ...(wrong.length === 0 ? [] : [`wrong: ${wrong.join(' ')}`]),
  ].join(', ')
}

/** The coverages of a game as text. */
export const reportOf = (
  game: string,
  lines: ReadonlyArray<string>,
  coverages: ReadonlyArray<Coverage>,
): ReadonlyArray<string> => {
  const size = lines.reduce((sum, { length }) => sum + length + 1, 0)
  return [`${game}: ${lines.length - 1} vectors, ${(size / 1e6).toFixed(1)} MB`, ...coverages.map(line)]
}
