/**
 * The command `race`: bots against each other, told as it happens, or many races and how often each seat won.
 */
import { writeFileSync } from 'node:fs'
import { either as E } from 'fp-ts'
import type { Fault } from '../core/game.js'
import {
  type Command,
  complainOf,
  type ExitCode,
  type Given,
  isOn,
  messageOf,
  oneOf,
  textOf,
  wholeNumber,
  wrongUsage,
} from './command.js'
import { formula1Racing } from './formula-1.js'
import { leMansRacing } from './le-mans.js'
import { parisDakarRacing } from './paris-dakar.js'
import { progressOf } from './progress.js'
import type { Race, Raced, Racing, Refused } from './race-driving.js'
import type { Terminal } from './terminal.js'

const RACINGS: ReadonlyArray<Racing> = [formula1Racing, parisDakarRacing, leMansRacing]
const GAMES = RACINGS.map(({ game }) => game)

interface Plan {
  readonly race: Race
  readonly seed: string
  readonly races: number
  readonly asJson: boolean
  readonly recordTo: string
}

const isOf = ({ flags }: Racing, name: string): boolean => Object.hasOwn(flags, name)

/** A flag that was given and is of use in other games only. */
const strayFlag = (said: Given['said'], racing: Racing): Fault | null => {
  for (const [name] of said) {
    const owners = RACINGS.filter((other) => isOf(other, name)).map(({ game }) => game)
    if (owners.length > 0 && !owners.includes(racing.game))
      return { path: `--${name}`, expected: `a flag of ${racing.game}`, found: `one of ${owners.join(', ')}` }
  }
  return null
}

const planOf = ({ values, said }: Given): E.Either<Fault | Refused, Plan> => {
  const name = oneOf(values, 'game', GAMES)
  if (E.isLeft(name)) return name
  const racing = RACINGS.find(({ game }) => game === name.right) as Racing
  const stray = strayFlag(said, racing)
  if (stray !== null) return E.left(stray)
  const races = wholeNumber(values, 'races', 1, 1_000_000)
  if (E.isLeft(races)) return races
  const recordTo = textOf(values, 'record')
  if (recordTo !== '' && races.right > 1)
    return E.left({ path: '--record', expected: 'one race', found: `--races ${races.right}` })
  const defaults = Object.entries(racing.flags).map(([flag, { default: text }]) => [flag, text] as const)
  const all = { ...Object.fromEntries(defaults), ...values }
  return E.map((race: Race) => ({
    race,
    seed: textOf(all, 'seed'),
    races: races.right,
    asJson: isOn(values, 'json'),
    recordTo,
  }))(racing.plan(all))
}

/** Plain facts of one race, for programs. */
const jsonOf = (seed: string, { result, record }: Raced): string => {
  const { game, edition, board, options } = record
  return JSON.stringify({ game, edition, board, options, seed, ...result })
}

const runRace = (given: Given, terminal: Terminal): ExitCode | Promise<ExitCode> => {
  const plan = planOf(given)
  if (E.isLeft(plan)) return refused(plan.left, terminal)
  return plan.right.races === 1 ? raceOnce(plan.right, terminal) : raceOften(plan.right, terminal)
}

const refused = (why: Fault | Refused, terminal: Terminal): ExitCode => {
  if (typeof why !== 'string') return complainOf(wrongUsage(why), terminal)
  terminal.complain(`the rules refuse these options: ${why}`)
  return 2
}

const raceOnce = ({ race, seed, asJson, recordTo }: Plan, terminal: Terminal): ExitCode => {
  const { print } = terminal
  const raced = race(seed)
  if (asJson) print(jsonOf(seed, raced))
  else for (const line of raced.story()) print(line)
  return recordTo === '' ? 0 : save(recordTo, JSON.stringify(raced.record), terminal)
}

const save = (path: string, text: string, terminal: Terminal): ExitCode => {
  try {
    writeFileSync(path, `${text}\n`)
    return 0
  } catch (error) {
    const fault = { path: '--record', expected: 'a file to write to', found: messageOf(error) }
    return complainOf(wrongUsage(fault), terminal)
  }
}

/** How a seat did in many races. */
interface Tally {
  readonly wins: number
  /** Sum of its places. */
  readonly places: number
}

const raceOften = async ({ race, seed, races, asJson }: Plan, terminal: Terminal): Promise<ExitCode> => {
  const { print, complain } = terminal
  const progress = progressOf(races, 'races', complain)
  const tallies: Array<Tally> = []
  for (let number = 1; number <= races; number++) {
    const own = `${seed}-${number}`
    const raced = race(own)
    if (asJson) print(jsonOf(own, raced))
    for (const [seat, place] of raced.result.places.entries()) {
      const { wins, places } = tallies[seat] ?? { wins: 0, places: 0 }
      tallies[seat] = { wins: wins + (place === 1 ? 1 : 0), places: places + place }
    }
    progress.step(number)
    // Lets the terminal draw the bar, and a reader who has gone be noticed.
    await new Promise(setImmediate)
  }
  progress.stop()
  if (!asJson) for (const line of tableOf(tallies, races)) print(line)
  return 0
}

const tableOf = (tallies: ReadonlyArray<Tally>, races: number): ReadonlyArray<string> => [
  `${races} races`,
  'seat  wins   mean place',
  ...tallies.map(
    ({ wins, places }, seat) =>
      `${String(seat).padStart(4)}  ${String(wins).padEnd(5)}  ${(places / races).toFixed(2)}`,
  ),
]

/** Races bots against each other. */
export const race: Command = {
  name: 'race',
  summary: 'race bots against each other, told as it happens',
  operands: [],
  flags: {
    game: { help: `which game: ${GAMES.join(', ')}`, default: 'formula-1' },
    races: { help: 'how many races; more than one are not told, but counted', default: '1' },
    options: { help: 'further options of the game as JSON', default: '{}' },
    record: { help: 'file for the record of the race', default: '' },
    json: { help: 'one line of JSON a race instead', default: '', isSwitch: true },
  },
  groups: RACINGS.map(({ game, flags }) => ({ game, flags })),
  notes: ['Race number N of many has the seed SEED-N.'],
  run: runRace,
}
