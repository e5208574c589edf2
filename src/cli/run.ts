/**
 * The commands together: which of them is meant, what was said to it, and the help of each.
 */
import { inspect } from 'node:util'
import { Command as Parser, CommanderError, Option } from 'commander'
import { board } from './board.js'
import { clauses } from './clauses.js'
import { type Command, type Flag, type Flags, type Given } from './command.js'
import { duel } from './duel.js'
import { odds } from './odds.js'
import { picture } from './picture.js'
import { race } from './race.js'
import { replay } from './replay.js'
import { schema } from './schema.js'
import type { Terminal } from './terminal.js'
import { tournament } from './tournament.js'
import { validate } from './validate.js'

const COMMANDS: ReadonlyArray<Command> = [
  race,
  replay,
  board,
  picture,
  validate,
  odds,
  clauses,
  schema,
  tournament,
  duel,
]

const EXIT_CODES = `
Exit codes: 0 done; 1 the data is at fault, or nothing was found;
2 the command cannot be followed; 70 a defect of parc-ferme; 130 broken off.`

const valueOf = (name: string): string => (name === 'game' ? '<game>' : '<value>')

type Texts = ReadonlyArray<string>

const helpOf = ({ help, default: text }: Flag): string => (text === '' ? help : `${help} (default: ${text})`)

const withText = (text: string, before: Texts | undefined): Texts => [...(before ?? []), text]

const optionOf = ([name, flag]: readonly [string, Flag]): Option =>
  flag.isSwitch === true
    ? new Option(`--${name}`, helpOf(flag))
    : new Option(`--${name} ${valueOf(name)}`, helpOf(flag)).argParser<Texts | undefined>(withText)

const groupHelp = ({ game, flags }: Command['groups'][number]): string =>
  [
    '',
    `Options of ${game}:`,
    ...Object.entries(flags).map(([name, flag]) => `  --${name.padEnd(24)}${helpOf(flag)}`),
  ].join('\n')

const operandOf = ({ name, count }: Command['operands'][number]): string =>
  ({ one: `<${name}>`, optional: `[${name}]`, many: `<${name}...>`, any: `[${name}...]` })[count]

/** What the parser found, in the words of {@link Given}. */
const givenOf = (
  flags: Flags,
  heard: ReadonlyArray<readonly [name: string, value: Texts | true | undefined]>,
  operands: Texts,
): Given => {
  const said = heard.flatMap(([name, value = []]) =>
    (value === true ? ['on'] : value).map((text) => [name, text] as const),
  )
  const defaults = Object.entries(flags).map(([name, flag]) => [name, flag.default] as const)
  return {
    values: Object.fromEntries([...defaults, ...said]),
    said,
    operands,
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const PROGRAM = 'parc-ferme'

const parserFor = (name: string, summary: string, { print, complain }: Terminal): Parser =>
  new Parser(name)
    .summary(summary)
    .description(`${capital(summary)}.`)
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => complain(text.trimEnd()),
      outputError: (text, write) => {
        const [told = '', ...more] = text
          .replace(/^error: /, '')
          .trim()
          .split('\n')
        write(`${[told, ...more].join(' ')}; see ${name === PROGRAM ? PROGRAM : `${PROGRAM} ${name}`} --help`)
      },
    })

type End = (code: number) => void

const commandParser = (command: Command, end: End, terminal: Terminal): Parser => {
  const { name, summary, flags, groups, operands, notes } = command
  const parser = parserFor(name, summary, terminal)
  for (const operand of operands) parser.argument(operandOf(operand), operand.help)
  for (const flag of Object.entries(flags)) parser.addOption(optionOf(flag))
  const ofGames = new Map(groups.flatMap((group) => Object.entries(group.flags)))
  for (const flag of ofGames) parser.addOption(optionOf(flag).hideHelp())
  for (const text of [...groups.map(groupHelp), ...notes.map((note) => `\n${note}`), EXIT_CODES])
    parser.addHelpText('after', text)
  return parser.action(async () => {
    const heard = parser.options.map(
      (option) => [option.name(), parser.getOptionValue(option.attributeName()) as Texts | true | undefined] as const,
    )
    end(await command.run(givenOf(flags, heard, parser.args), terminal))
  })
}

/**
 * Does what the arguments say.
 *
 * @param args - what stands behind `parc-ferme`
 * @param version - of the package
 * @returns the exit code
 */
export const run = async (args: ReadonlyArray<string>, version: string, terminal: Terminal): Promise<number> => {
  let code = 0
  const end: End = (ended) => {
    code = ended
  }
  const program = parserFor(PROGRAM, 'races of three vintage board games, driven by bots', terminal)
    .version(version, '--version', 'print the version')
    .enablePositionalOptions()
    .addHelpText('after', `\nparc-ferme <command> --help tells what a command takes.\n${EXIT_CODES}`)
  for (const command of COMMANDS) program.addCommand(commandParser(command, end, terminal))
  try {
    await program.parseAsync([...args], { from: 'user' })
    return code
  } catch (error) {
    // The parser ends by throwing, also after help.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    terminal.complain(inspect(error))
    return 70
  }
}
