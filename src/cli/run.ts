/**
 * What the command line does with its arguments: races bots against each other and tells what happens.
 */
import { parseArgs } from 'node:util'
import { showFault } from '../core/fault.js'
import type { Fault } from '../core/game.js'
import type { Command } from './command.js'
import { formula1Command } from './formula-1.js'
import { leMansCommand } from './le-mans.js'
import { parisDakarCommand } from './paris-dakar.js'

const COMMANDS: ReadonlyArray<Command> = [formula1Command, parisDakarCommand, leMansCommand]

const help = (): string =>
  [
    'parc-ferme: races of three vintage board games, driven by bots',
    '',
    'usage: parc-ferme [--game GAME] [flags]',
    '       parc-ferme tournament --help',
    '       parc-ferme duel --help',
    '',
    ...COMMANDS.flatMap(({ game, flags }) => [
      `--game ${game}`,
      ...Object.entries(flags).map(([name, flag]) => `  --${name.padEnd(9)} ${flag.help} (${flag.default})`),
    ]),
  ].join('\n')

/** The name of the game, or the first one where none is given. */
const gameIn = (args: ReadonlyArray<string>): string => {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='))
  if (at === -1) return COMMANDS[0]?.game ?? ''
  return args[at] === '--game' ? (args[at + 1] ?? '') : (args[at] ?? '').slice('--game='.length)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Where the lines go: what was asked for, and what was wrong. */
export interface Terminal {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
}

/**
 * Does what the arguments say.
 *
 * @returns the exit code: 0, or 2 for arguments that cannot be followed
 */
export const run = (args: ReadonlyArray<string>, { print, complain }: Terminal): number => {
  const refuse = (fault: Fault): number => {
    complain(showFault(fault))
    return 2
  }
  if (args.includes('--help') || args.includes('-h')) {
    print(help())
    return 0
  }
  const name = gameIn(args)
  const command = COMMANDS.find(({ game }) => game === name)
  if (command === undefined) {
    return refuse({ path: '--game', expected: COMMANDS.map(({ game }) => game).join(' or '), found: name })
  }
  const values = flagsOf(command, args)
  if ('expected' in values) return refuse(values)
  const raced = command.race(values.flags, print)
  return raced._tag === 'Left' ? refuse(raced.left) : 0
}

const flagsOf = (
  { flags }: Command,
  args: ReadonlyArray<string>,
): Fault | { readonly flags: Readonly<Record<string, string>> } => {
  const options = Object.fromEntries(['game', ...Object.keys(flags)].map((flag) => [flag, { type: 'string' } as const]))
  try {
    const { values } = parseArgs({ args: [...args], options, strict: true, allowPositionals: false })
    const given = Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const defaults = Object.entries(flags).map(([flag, { default: value }]) => [flag, value] as const)
    return { flags: Object.fromEntries([...defaults, ...given]) }
  } catch (error) {
    // parseArgs tells by throwing what it does not know.
    return { path: 'command line', expected: 'the flags that --help lists', found: messageOf(error) }
  }
}
