// Finds the ids of clauses in source text: in a clause index, after `@rule`, and at the start of test titles.

/** Such as `F1-Speed.9`, `PD-8.1` or `LM-Diag.1a`. */
const ID = String.raw`[A-Z][A-Z0-9]*-[A-Za-z0-9]+\.\d+[a-z]?`
/** One id, or a range of whole numbers such as `F1-Penalty.1-26`. */
const ITEM = String.raw`${ID}(?:-\d+)?`
const LIST = String.raw`${ITEM}(?:, *${ITEM})*`
/** An id ends here: what follows does not make it a longer word. */
const END = String.raw`(?![\w-]|\.\w)`

/**
 * The ids of a comma-separated list; a range stands for all its ids.
 *
 * @param {string} list
 * @returns {ReadonlyArray<string>}
 */
export const expand = (list) =>
  list.split(',').flatMap((text) => {
    const item = text.trim()
    const range = /^(.+\.)(\d+)-(\d+)$/.exec(item)
    if (range === null) return [item]
    const [, prefix, first, last] = range
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, i) => `${prefix}${Number(first) + i}`)
  })

/**
 * The ids listed in the array `CLAUSES` of a clause index, in order.
 *
 * @param {string} source
 * @returns {ReadonlyArray<string>}
 */
export const clauseIds = (source) => {
  const array = /^export const CLAUSES\b[^]*?(?=^[a-z/]|$(?![^]))/m.exec(source)?.[0] ?? ''
  return [...array.matchAll(new RegExp(`(['"])(${ID})\\1`, 'g'))].flatMap(([, , id]) => id ?? [])
}

/**
 * The ids that marks such as `@rule F1-Speed.9, F1-Penalty.1-26 and then any prose` name.
 *
 * @param {string} source
 * @returns {ReadonlyArray<string>}
 */
export const markedIds = (source) =>
  [...source.matchAll(new RegExp(`@rule +(${LIST})${END}`, 'g'))].flatMap(([, list]) => expand(list ?? ''))

/**
 * The ids that begin string literals which go on with a sentence, such as `'F1-Speed.9, F1-Speed.10 a car may ...'`.
 *
 * @param {string} source
 * @returns {ReadonlyArray<string>}
 */
export const titledIds = (source) =>
  [...source.matchAll(new RegExp(`['"\`](${LIST}) +[^\\s'"\`]`, 'g'))].flatMap(([, list]) => expand(list ?? ''))

const DECLARED = new RegExp(
  [
    String.raw`^\s*(?:export )?(?:const|function\*?|interface|type) (\w+)`,
    String.raw`^\s*(?:\| \{ )?readonly _tag: '(\w+)'`,
    String.raw`^\s*readonly (\w+)`,
    String.raw`^\s*(\w+)[:(]`,
  ].join('|'),
)

/**
 * What the marks of a source stand at: each id with the name that is declared below its comment, `null` where none is.
 *
 * @param {string} source
 * @returns {ReadonlyArray<{ readonly id: string, readonly name: string | null }>}
 */
export const marks = (source) =>
  [...source.matchAll(/\/\*\*[^]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    const [, ...names] = DECLARED.exec(source.slice(index + comment.length)) ?? []
    const name = names.find((found) => found !== undefined) ?? null
    return markedIds(comment).map((id) => ({ id, name }))
  })

/**
 * The sentences of string literals that begin with ids, each with its ids.
 *
 * @param {string} source
 * @returns {ReadonlyArray<{ readonly ids: ReadonlyArray<string>, readonly sentence: string }>}
 */
export const titles = (source) =>
  [...source.matchAll(new RegExp(String.raw`(['"\`])(${LIST}) +((?:(?!\1)[^\\\n]|\\.)+)\1`, 'g'))].map(
    ([, , list, sentence]) => ({ ids: expand(list ?? ''), sentence: (sentence ?? '').replace(/\\(.)/g, '$1') }),
  )

/**
 * @typedef {{ readonly game: string, readonly total: number, readonly inCode: number, readonly inTests: number,
 *   readonly missingInCode: ReadonlyArray<string>, readonly missingInTests: ReadonlyArray<string> }} Coverage
 */

/**
 * Which clauses of a game its code and its tests name.
 *
 * @param {string} game
 * @param {ReadonlyArray<string>} clauses
 * @param {ReadonlyArray<string>} code
 * @param {ReadonlyArray<string>} tests
 * @returns {Coverage}
 */
export const cover = (game, clauses, code, tests) => {
  const missingInCode = clauses.filter((id) => !code.includes(id))
  const missingInTests = clauses.filter((id) => !tests.includes(id))
  const total = clauses.length
  return {
    game,
    total,
    inCode: total - missingInCode.length,
    inTests: total - missingInTests.length,
    missingInCode,
    missingInTests,
  }
}

/**
 * @typedef {{ readonly played: ReadonlyArray<string>, readonly records: ReadonlyArray<{ readonly clauses: ReadonlyArray<string> }>,
 *   readonly statements: Readonly<Record<string, string>> }} Stored
 * @typedef {{ readonly exercised: number, readonly statements: number, readonly notExercised: ReadonlyArray<string> }} Exercise
 */

/**
 * Which clauses of a game are exercised by what is stored of random play and records, and which are no occurrences.
 *
 * @param {ReadonlyArray<string>} clauses
 * @param {Stored | null} stored
 * @returns {Exercise}
 */
export const exercise = (clauses, stored) => {
  const seen = new Set([...(stored?.played ?? []), ...(stored?.records ?? []).flatMap((record) => record.clauses)])
  const said = new Set(Object.keys(stored?.statements ?? {}))
  return {
    exercised: clauses.filter((id) => seen.has(id)).length,
    statements: clauses.filter((id) => said.has(id) && !seen.has(id)).length,
    notExercised: clauses.filter((id) => !seen.has(id) && !said.has(id)),
  }
}

/**
 * Ids that are named but stand in no index, misspelt most likely. Rulings, such as `F1-Q.3`, are no clauses.
 *
 * @param {ReadonlyArray<string>} clauses
 * @param {ReadonlyArray<string>} named
 * @returns {ReadonlyArray<string>}
 */
export const strangers = (clauses, named) => {
  const prefixes = new Set(clauses.map((id) => id.split('-')[0]))
  return [...new Set(named)].filter(
    (id) => prefixes.has(id.split('-')[0]) && !/^[A-Z0-9]+-Q\./.test(id) && !clauses.includes(id),
  )
}
