// Checks an implementation of the games, in any language, against the vectors. `docs/vectors.md` is its guide.
//
//   node vectors/check.mjs [--skip KEYS] FILE... -- COMMAND ARGUMENT...
//   node vectors/check.mjs --expand FILE...
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { headOf, partsOf, vectorsIn } from './read.mjs'

/** @typedef {import('./read.mjs').Json} Json */

const PATIENCE = 20_000
const MOST_SHOWN = 20

/** @type {(value: unknown) => boolean} */
const isObject = (value) => typeof value === 'object' && value !== null

/**
 * Where two values differ, each place as one line.
 *
 * @type {(expected: unknown, found: unknown, skipped: ReadonlySet<string>, path?: string) => ReadonlyArray<string>}
 */
const mismatches = (expected, found, skipped, path = '') => {
  if (!isObject(expected) || !isObject(found) || Array.isArray(expected) !== Array.isArray(found))
    return expected === found ? [] : [`${path}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`]
  const [here, there] = [partsOf(expected), partsOf(found)]
  const keys = [...new Set([...Object.keys(here), ...Object.keys(there)])].filter((key) => !skipped.has(key))
  return keys.flatMap((key) => mismatches(here[key], there[key], skipped, path === '' ? key : `${path}.${key}`))
}

/** @typedef {{ readonly ask: (question: Json) => Promise<unknown>, readonly stop: () => void }} Implementation */

/**
 * Starts an implementation; a question is one line to it, the answer one line from it.
 *
 * @type {(command: ReadonlyArray<string>) => Implementation}
 */
const start = ([file = '', ...args]) => {
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  /** @type {{ answer: (line: string) => void, fail: (why: string) => void } | null} */
  let waiting = null
  /** @type {string | null} */
  let failed = null
  const fail = (/** @type {string} */ why) => {
    failed ??= why
    waiting?.fail(failed)
  }
  createInterface({ input: child.stdout }).on('line', (line) => waiting?.answer(line))
  child.on('error', ({ message }) => fail(message)).on('close', () => fail('it ended'))
  child.stdin.on('error', ({ message }) => fail(message))
  return {
    ask: async (question) => {
      /** @type {NodeJS.Timeout | undefined} */
      let timer
      const line = await new Promise((answer, reject) => {
        const give = (/** @type {string} */ why) => reject(new Error(why))
        if (failed !== null) give(failed)
        timer = setTimeout(() => give('no answer'), PATIENCE)
        waiting = { answer, fail: give }
        child.stdin.write(`${JSON.stringify(question)}\n`)
      }).finally(() => clearTimeout(timer))
      return JSON.parse(line)
    },
    stop: () => {
      child.stdin.end()
      child.kill()
    },
  }
}

/**
 * The clauses of the result in which a place lies; none for a place outside the results.
 *
 * @type {(place: string, vector: import('./read.mjs').Vector) => ReadonlyArray<string>}
 */
const clausesAt = (place, { question, clauses }) =>
  clauses['options' in question ? 0 : Number(/^results\.(\d+)/.exec(place)?.[1] ?? -1)] ?? []

/**
 * How often each clause was exercised, and in how many of these results something differed.
 *
 * @typedef {Map<string, { results: number, wrong: number }>} Counts
 */

/** @type {(counts: Counts, vector: import('./read.mjs').Vector, places: ReadonlyArray<string>) => void} */
const countClauses = (counts, vector, places) => {
  vector.clauses.forEach((clauses, index) => {
    const wrong = places.some((place) => clausesAt(place, vector) === vector.clauses[index]) ? 1 : 0
    for (const clause of clauses) {
      const known = counts.get(clause) ?? { results: 0, wrong: 0 }
      counts.set(clause, { results: known.results + 1, wrong: known.wrong + wrong })
    }
  })
}

/** @type {(head: import('./read.mjs').Head, counts: Counts) => ReadonlyArray<string>} */
const clauseLines = ({ game, clauses, noOccurrence }, counts) => {
  const exercised = clauses.filter((clause) => counts.has(clause))
  const held = exercised.filter((clause) => counts.get(clause)?.wrong === 0)
  const [others, open] = [
    clauses.filter((clause) => !counts.has(clause)),
    clauses.filter((clause) => !counts.has(clause) && !(clause in noOccurrence)),
  ]
  const wrong = [...counts]
    .filter(([, count]) => count.wrong > 0)
    .sort(([, a], [, b]) => b.wrong / b.results - a.wrong / a.results)
  return [
    `${game}: ${held.length} of ${exercised.length} clauses as they should be, ${others.length - open.length} no occurrence, ${open.length} not shown`,
    ...wrong
      .slice(0, MOST_SHOWN)
      .map(([clause, count]) => `  ${clause}: ${count.wrong} of ${count.results} results differ`),
  ]
}

/** @type {(files: ReadonlyArray<string>, command: ReadonlyArray<string>, skipped: ReadonlySet<string>) => Promise<number>} */
const check = async (files, command, skipped) => {
  const implementation = start(command)
  let [checked, wrong, shown] = [0, 0, 0]
  try {
    for (const file of files) {
      /** @type {Counts} */
      const counts = new Map()
      for await (const vector of vectorsIn(file)) {
        const { game, id, question, answer } = vector
        const found = mismatches(answer, await implementation.ask(question), skipped)
        checked++
        if (found.length > 0) wrong++
        countClauses(counts, vector, found)
        for (const line of found.slice(0, Math.max(0, MOST_SHOWN - shown))) {
          const clauses = clausesAt(line, vector)
          console.log(`${game} ${id} ${line}${clauses.length === 0 ? '' : ` (${clauses.join(' ')})`}`)
        }
        shown += found.length
      }
      for (const line of clauseLines(await headOf(file), counts)) console.log(line)
    }
  } catch (error) {
    console.log(`after ${checked} vectors: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  } finally {
    implementation.stop()
  }
  console.log(`${checked} vectors, ${wrong} not as they should be, in ${shown} places`)
  return wrong === 0 ? 0 : 1
}

const args = process.argv.slice(2)
const cut = args.includes('--') ? args.indexOf('--') : args.length
const [command, flags] = [args.slice(cut + 1), args.slice(0, cut)]
const skip = flags.indexOf('--skip')
const skipped = new Set(skip === -1 ? [] : (flags[skip + 1] ?? '').split(','))
const files = flags.filter((flag, index) => !flag.startsWith('--') && (skip === -1 || index !== skip + 1))

if (flags.includes('--expand')) {
  for (const file of files) for await (const vector of vectorsIn(file)) console.log(JSON.stringify(vector))
} else if (files.length === 0 || command.length === 0) {
  console.error('usage: node vectors/check.mjs [--skip KEYS] FILE... -- COMMAND ARGUMENT...')
  process.exitCode = 2
} else process.exitCode = await check(files, command, skipped)
