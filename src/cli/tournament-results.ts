/**
 * Results of a tournament: in files, put together, and as a table of ratings.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { either as E, readonlyArray as RA } from 'fp-ts'
import {
  type GameResult,
  mergeTournaments,
  type MergeRefusal,
  rate,
  type Rating,
  type Tournament,
} from '../bots/index.js'
import { byName } from '../bots/tournament.js'
import { showFault } from '../core/fault.js'
import type { Fault } from '../core/game.js'
import { canonical } from '../core/hash.js'
import type { Arena } from './arena.js'
import { badData, messageOf, type Problem, wrongUsage } from './command.js'

const showMergeRefusal = (refusal: MergeRefusal): string =>
  refusal._tag === 'OtherTournament'
    ? `another tournament: it differs in ${refusal.field}`
    : `another result of ${refusal.first.bots.join(' - ')}, round ${refusal.first.round}`

const atFault = (fault: Fault): Problem => badData(showFault(fault))

/** The results of both, if they are of one tournament; `path` is where the second are from. */
export const merged = (
  path: string,
  a: Tournament<unknown>,
  b: Tournament<unknown>,
): E.Either<Problem, Tournament<unknown>> =>
  E.mapLeft((refusal: MergeRefusal) =>
    atFault({ path, expected: 'results of this tournament', found: showMergeRefusal(refusal) }),
  )(mergeTournaments(a, b))

/** The results in a file. */
export const fileIn = (arena: Arena, path: string): E.Either<Problem, Tournament<unknown>> => {
  try {
    const read = arena.read(readFileSync(path, 'utf8'))
    return E.mapLeft((fault: Fault) => atFault({ ...fault, path: `${path} ${fault.path}`.trim() }))(read)
  } catch (error) {
    return E.left(wrongUsage({ path, expected: 'a file of results', found: messageOf(error) }))
  }
}

/** The results that a file holds so far, added to an empty tournament that they must belong to; no file, no results. */
export const knownIn = (
  arena: Arena,
  path: string,
  empty: Tournament<unknown>,
): E.Either<Problem, Tournament<unknown>> => {
  if (path === '' || !existsSync(path)) return E.right(empty)
  const file = fileIn(arena, path)
  return E.isLeft(file) ? file : merged(path, empty, file.right)
}

/** A tournament with further results, of games that it does not hold yet. */
export const withResults = (
  tournament: Tournament<unknown>,
  played: ReadonlyArray<GameResult>,
): Tournament<unknown> => ({ ...tournament, results: [...tournament.results, ...played].sort(byName) })

/** Writes all or nothing, so that a file is never half of one; nothing where no path is given. */
export const save = (path: string, results: Tournament<unknown>): E.Either<Problem, null> => {
  if (path === '') return E.right(null)
  const part = `${path}.part`
  try {
    writeFileSync(part, textOf(results))
    renameSync(part, path)
    return E.right(null)
  } catch (error) {
    rmSync(part, { force: true })
    return E.left(wrongUsage({ path: '--out', expected: 'a file to write to', found: messageOf(error) }))
  }
}

/** JSON with one game a line. */
const textOf = (results: Tournament<unknown>): string => {
  const lines = results.results.map((result) => JSON.stringify(result)).join(',\n')
  // Options in the order of their names, whatever order a file had them in.
  const options = JSON.parse(canonical(results.options)) as unknown
  const head = JSON.stringify({ ...results, options, results: [] }).slice(0, -2)
  return `${head}\n${lines}\n]}\n`
}

const signed = (points: number): string => `${points < 0 ? '-' : '+'}${Math.abs(points).toFixed(0)}`

/** The table of the ratings, as it stands in documents. */
export const showRatings = (results: ReadonlyArray<GameResult>): ReadonlyArray<string> => {
  if (results.length === 0) return ['no games']
  const ratings = rate(results)
  const columns = COLUMNS.map(([head, cellOf]) => evenly([head, ...ratings.map(cellOf)]))
  const table = columns.reduce((left, right) => RA.zipWith(left, right, (before, cell) => `${before}  ${cell}`))
  const faults = results.filter(({ ended }) => ended !== 'over').length
  return [...table.map((line) => line.trimEnd()), ...(faults === 0 ? [] : [`${faults} games did not end by the rules`])]
}

const COLUMNS: ReadonlyArray<readonly [head: string, cellOf: (rating: Rating) => string]> = [
  ['bot', ({ bot }) => bot],
  ['Elo', ({ elo }) => signed(elo)],
  ['95%', ({ low, high }) => `${signed(low)} to ${signed(high)}`],
  ['games', ({ games }) => String(games)],
  ['score', ({ score }) => `${(100 * score).toFixed(1)}%`],
]

/** Texts of one length. */
const evenly = (cells: ReadonlyArray<string>): ReadonlyArray<string> => {
  const width = Math.max(...cells.map(({ length }) => length))
  return cells.map((cell) => cell.padEnd(width))
}
