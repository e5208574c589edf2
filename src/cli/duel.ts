/**
 * The command `duel`: a game in which programs outside drive, by the protocol, against each other or against bots of the library.
 */
import { either as E } from 'fp-ts'
import { defect } from '../core/defect.js'
import type { Fault as WrongData, Seat } from '../core/game.js'
import type { Arena } from './arena.js'
import { arenaIn, BOT_NAMES, GAME } from './arena-flags.js'
import { type Command, complainOf, type ExitCode, type Given, textOf, wholeNumber, wrongUsage } from './command.js'
import type { Ended } from './messages.js'
import { type Program, startProgram } from './program.js'
import { greet, type Player, playSession, programPlayer, say } from './protocol.js'
import type { Session } from './session.js'
import type { Terminal } from './terminal.js'

interface Plan {
  readonly arena: Arena
  readonly bots: ReadonlyArray<string>
  readonly options: string
  readonly seed: string
  readonly iterations: number
  readonly milliseconds: number
}

const run = async (given: Given, terminal: Terminal): Promise<ExitCode> => {
  const plan = planOf(given)
  if (E.isLeft(plan)) return complainOf(wrongUsage(plan.left), terminal)
  const ended = await play(plan.right)
  const { bots, seed } = plan.right
  terminal.print(JSON.stringify({ bots, seed, ...ended }))
  return ended.fault === null ? 0 : 1
}

const planOf = ({ values, said }: Given): E.Either<WrongData, Plan> => {
  const bots = said.flatMap(([name, text]) => (name === 'bot' ? [text] : []))
  const named = arenaIn(values)
  if (E.isLeft(named)) return named
  const arena = named.right
  const [fewest, most] = arena.seats
  if (bots.length < fewest || bots.length > most)
    return E.left({ path: '--bot', expected: `${fewest} to ${most} of them`, found: String(bots.length) })
  const iterations = wholeNumber(values, 'iterations', 1, 999_999_999)
  if (E.isLeft(iterations)) return iterations
  const milliseconds = wholeNumber(values, 'milliseconds', 1, 3_600_000)
  if (E.isLeft(milliseconds)) return milliseconds
  const options = arena.options(bots.length, textOf(values, 'options'))
  if (E.isLeft(options)) return options
  return E.right({
    arena,
    bots,
    options: options.right,
    seed: textOf(values, 'seed'),
    iterations: iterations.right,
    milliseconds: milliseconds.right,
  })
}

const isOurs = ({ bots }: Arena, name: string): boolean => bots.includes(name.replace(/:.*/, ''))

const botPlayer = ({ arena, seed, iterations }: Plan, name: string, seat: Seat): Player => {
  const choose = arena.player(name, `${seed} seat ${seat}`, { iterations })
  return (session, _, { view, legal }) => {
    session.take(choose(view, legal))
    return Promise.resolve(null)
  }
}

/** Starts the programs, greets them, plays, and tells them how it ended, however it ends. */
const play = async (plan: Plan): Promise<Ended> => {
  const begun = plan.arena.session(plan.options, plan.seed)
  const session = E.isRight(begun) ? begun.right : defect('duel', begun.left)
  const drivers = plan.bots.map((bot) => ({ bot, program: isOurs(plan.arena, bot) ? null : startProgram(bot) }))
  const ended = await greeted(plan, drivers, session)
  for (const [seat, { program }] of drivers.entries())
    if (program !== null) say(program, { type: 'over', ...ended, events: session.news(seat) })
  await Promise.all(drivers.flatMap(({ program }) => (program === null ? [] : [program.stop()])))
  return ended
}

/** Who drives in a seat; a bot of the library has no program. */
interface Driver {
  readonly bot: string
  readonly program: Program | null
}

const greeted = async (plan: Plan, drivers: ReadonlyArray<Driver>, session: Session): Promise<Ended> => {
  const { arena, bots, options, milliseconds } = plan
  const { game, edition, board } = arena
  const players: Array<Player> = []
  for (const [seat, { bot, program }] of drivers.entries()) {
    if (program === null) {
      players.push(botPlayer(plan, bot, seat))
      continue
    }
    // A language may take its time to start.
    const name = await greet(program, Math.max(PATIENCE_AT_THE_START, milliseconds))
    if (E.isLeft(name))
      return { places: bots.map((_, other) => (other === seat ? bots.length : 1)), forfeit: seat, fault: name.left }
    say(program, { type: 'game', game, edition, board, options: JSON.parse(options) as unknown, seat })
    players.push(programPlayer(program, milliseconds))
  }
  return playSession(session, players)
}

const PATIENCE_AT_THE_START = 10_000

/** Plays one game; its result is one line of JSON. */
export const duel: Command = {
  name: 'duel',
  summary: 'play a game against programs in other languages',
  operands: [],
  flags: {
    bot: {
      help: 'one a seat: a bot of the library, or a program and its arguments, such as "python3 bot.py"',
      default: '',
    },
    game: GAME,
    seed: { help: 'any word or number; the same seed throws the same dice', default: '1962' },
    options: { help: 'further options of the game as JSON', default: '{}' },
    iterations: { help: 'how long bots of the library think', default: '300' },
    milliseconds: { help: 'how long a program may take for a decision', default: '2000' },
  },
  groups: [],
  notes: [
    'parc-ferme duel --bot "python3 bot.py" --bot sensible',
    BOT_NAMES,
    'A program that loses by its own fault ends it with exit code 1.',
  ],
  run,
}
