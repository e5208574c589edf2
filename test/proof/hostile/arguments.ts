/** The arguments of the command line under attack, with files in memory that are attacked as well. */
import { either as E } from 'fp-ts'
import { run } from '../../../src/cli/run.js'
import { movesFrom } from '../../../src/core/moves.js'
import { record } from '../../../src/core/record.js'
import { CIRCUIT_T1 } from '../../../src/formula-1/data/circuit-t1.js'
import { formula1 } from '../../../src/formula-1/index.js'
import { leMans, T60_COURSE } from '../../../src/le-mans/index.js'
import { parisDakar, SPINNER } from '../../../src/paris-dakar/index.js'
import { randomGame } from '../../../src/testing/random-game.js'
import type { Game } from '../../../src/core/game.js'
import type { Answer, Attempt, Decoder } from './ask.js'
import { type Draw, pick } from './draw.js'
import { garbled } from './garble.js'

const WEIGHT = 4

const recorded = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  options: Options,
): string => {
  const moves = randomGame(game, options, 1, 30).plies.map((ply) => ply.move)
  return JSON.stringify(record(game)({ options, moves: movesFrom(moves), state: null }))
}

const FILES: Readonly<Record<string, string>> = {
  'f1.json': recorded(formula1, { seats: 2, laps: 3 }),
  'pd.json': recorded(parisDakar, { seats: 2 }),
  'lm.json': recorded(leMans, { seats: 2, laps: 1 }),
  'circuit.json': JSON.stringify(CIRCUIT_T1),
  'course.json': JSON.stringify(T60_COURSE),
  'spinner.json': JSON.stringify(SPINNER),
}
const NAMES = Object.keys(FILES)

/** Lines as in the help of each command. */
const LINES: ReadonlyArray<ReadonlyArray<string>> = [
  ['race', '--game', 'formula-1', '--seed', '3', '--races', '2', '--json'],
  ['race', '--game', 'le-mans', '--laps', '2', '--seats', '3', '--options', '{"maxTurns":5}'],
  ['race', '--game', 'paris-dakar', '--seats', '3'],
  ['replay', 'f1.json'],
  ['replay', 'pd.json', '--json'],
  ['board', '--game', 'le-mans', '--board', 'monte-carlo', '--theme', 'dark'],
  ['picture', 'lm.json', '--ply', '4', '--viewer', '1'],
  ['picture', 'f1.json', '--theme', 'light'],
  ['validate', 'circuit.json', '--json'],
  ['validate', 'course.json', '--kind', 'le-mans/course'],
  ['validate', 'spinner.json', 'pd.json'],
  ['odds', 'f1.json', 'speed 60', '--limit', '50'],
  ['odds', 'pd.json', '--ply', '3', '--json'],
  ['clauses', '--game', 'paris-dakar', '--json'],
  ['tournament', '--game', 'formula-1', '--bots', 'random,search:5', '--games', '1', '--seats', '2'],
  ['tournament', 'merge', '--out', 'all.json', 'part.json', 'other.json'],
  ['duel', '--bot', 'random', '--bot', 'sensible', '--milliseconds', '10', '--iterations', '5'],
  ['schema'],
  ['--help'],
  ['race', '--help'],
  ['--version'],
]
const WORDS = [...new Set(LINES.flat())]

const spoiltLine = (draw: Draw): ReadonlyArray<string> => {
  let args = [...pick(draw, LINES)]
  for (let left = draw(4); left > 0; left--) {
    const at = draw(args.length + 1)
    const kept = draw(2) === 0 ? args.slice(at) : args.slice(at + 1)
    const word = draw(2) === 0 ? pick(draw, WORDS) : garbled(args[at] ?? pick(draw, WORDS), draw, WORDS)
    args = draw(4) === 0 ? [...args.slice(0, at), ...args.slice(at + 1)] : [...args.slice(0, at), word, ...kept]
  }
  return args
}

const LAST_WORDS: Readonly<Record<string, ReadonlyArray<string>>> = {
  race: ['--options', '{"unknown":1}'],
  tournament: ['--options', '{"unknown":1}', '--iterations', 'none'],
  duel: ['--options', '{"unknown":1}', '--iterations', 'none'],
  odds: ['--ply', 'none'],
  board: ['--board', 'none'],
  picture: ['--viewer', 'none'],
}

/**
 * What is said last to a command that would play games, start programs, write files, work out odds or draw, so that it reads everything else
 * first and then refuses.
 */
const guarded = (args: ReadonlyArray<string>): ReadonlyArray<string> => {
  const command = Object.keys(LAST_WORDS).find((name) => args.includes(name))
  return command === undefined ? args : [...args, ...(LAST_WORDS[command] ?? [])]
}

const ask = async (args: ReadonlyArray<string>, files: Readonly<Record<string, string>>): Promise<Answer> => {
  const err: Array<string> = []
  let lines = 0
  const code = await run(args, '1.2.3', {
    print: () => lines++,
    complain: (text) => err.push(text),
    read: (path) => {
      const text = Object.hasOwn(files, path) ? files[path] : undefined
      return Promise.resolve(
        text === undefined ? E.left({ path, expected: 'a file', found: 'no such file' }) : E.right(text),
      )
    },
  })
  if (![0, 1, 2].includes(code)) return { isTaken: false, wrong: `exit code ${code}: ${err.join(' ')}` }
  if (code === 0) return { isTaken: true, wrong: null }
  const isSilent = err.length === 0 && (code === 2 || lines === 0)
  const isStack = err.some((line) => /^\s+at .*:\d+:\d+/m.test(line))
  return { isTaken: false, wrong: isSilent ? `exit code ${code} without a word` : isStack ? err.join(' ') : null }
}

/** Arguments of every command. */
export const argumentsUnderAttack: Decoder = {
  name: 'arguments',
  weight: WEIGHT,
  attempt: (draw): Attempt => {
    const args = guarded(spoiltLine(draw))
    const name = pick(draw, NAMES)
    const text = FILES[name] ?? ''
    const files = draw(2) === 0 ? FILES : { ...FILES, [name]: garbled(text, draw, [text]) }
    return { input: { args, file: files === FILES ? null : { name, text: files[name] } }, ask: () => ask(args, files) }
  },
}
