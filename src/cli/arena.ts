/**
 * The games as tournaments play them: which bots there are by name, and how one game of a tournament is played by names alone.
 */
import { either as E } from 'fp-ts'
import {
  alwaysFullParisDakar,
  alwaysReducedParisDakar,
  type Bot,
  type Budget,
  expectimax,
  formula1Shares,
  type GameResult,
  type LeMansBot,
  leMansBots,
  type Pairing,
  playPairing,
  randomBot,
  searchFormula1,
  searchLeMans,
  searchParisDakar,
  sensibleFormula1,
  sensibleParisDakar,
  type Tournament,
} from '../bots/index.js'
import { decode } from '../core/decode.js'
import { defect } from '../core/defect.js'
import { showFault } from '../core/fault.js'
import { parseJson } from '../core/json.js'
import type { Fault, Game } from '../core/game.js'
import { canonical } from '../core/hash.js'
import { seeded } from '../core/rng.js'
import { type Codec, type Codecs, integer, list, literal, nullable, strict, text } from '../core/codec.js'
import { formula1, formula1Codecs, type Move, showRefusal, type View } from '../formula-1/index.js'
import { leMans, leMansCodecs, showRefusal as showRefusalLeMans } from '../le-mans/index.js'
import {
  type Move as MoveParisDakar,
  parisDakar,
  parisDakarCodecs,
  showRefusal as showRefusalParisDakar,
  type View as ViewParisDakar,
} from '../paris-dakar/index.js'
import { messageCodecs, type MessageCodecs, type Offer } from './messages.js'
import { inOptions, saidIn } from './race-options.js'
import { session, type Session } from './session.js'

/** One game of a tournament as plain data, as it is handed to another thread. */
export interface Job {
  readonly game: string
  /** Options of the game as JSON text. */
  readonly options: string
  readonly pairing: Pairing
  /** How long bots think about a decision. */
  readonly thinking: Thinking
}

/** Iterations a decision, or milliseconds. */
export type Thinking = { readonly iterations: number } | { readonly milliseconds: number }

/** One game as tournaments play it. */
export interface Arena {
  readonly game: string
  readonly edition: string
  readonly board: string
  /** Names of its bots, the weakest first. */
  readonly bots: ReadonlyArray<string>
  /** Fewest and most seats. */
  readonly seats: readonly [number, number]
  /** Options for so many seats, with those of a JSON text on top; as JSON text with all that was said. */
  readonly options: (seats: number, text: string) => E.Either<Fault, string>
  readonly play: (job: Job) => E.Either<string, GameResult>
  /** Begins a game with these options, as JSON text. */
  readonly session: (options: string, seed: string) => E.Either<string, Session>
  /** A bot of this name as a player of sessions, which it answers by the index of its move. */
  readonly player: (
    name: string,
    rngSeed: string,
    budget: Budget,
  ) => (view: unknown, legal: ReadonlyArray<Offer>) => number
  /** The codecs of the messages of the protocol, by their names in its schema. */
  readonly messages: MessageCodecs<never, never, never, never>['definitions']
  /** The results in a text, or what is wrong with it. */
  readonly read: (text: string) => E.Either<Fault, Tournament<unknown>>
}

interface Parts<Options, State, Move, Event, View, Refusal> {
  readonly game: Game<Options, State, Move, Event, View, Refusal>
  readonly codecs: Codecs<Options, State, Move, Event, View>
  readonly seats: readonly [number, number]
  readonly defaults: (seats: number) => Options
  readonly showRefusal: (refusal: Refusal) => string
  /** Makers of bots, each for one seat of one game; made when first asked for. */
  readonly bots: () => Readonly<Record<string, () => Bot<View, Move>>>
  readonly names: ReadonlyArray<string>
}

const budgetOf = (thinking: Thinking): Budget => ('iterations' in thinking ? thinking : { ...thinking, now })

const now = (): number => performance.now()

/** The bot of a name such as `search:300` or `search:200ms`, which thinks for so long whatever the others do. */
const withOwnBudget = <View, Move>(bot: Bot<View, Move>, said: string | undefined): Bot<View, Move> => {
  if (said === undefined) return bot
  const amount = parseInt(said, 10)
  const own = budgetOf(said.endsWith('ms') ? { milliseconds: amount } : { iterations: amount })
  return (view, legal, rng) => bot(view, legal, rng, own)
}

const firstFault = <A>(decoded: E.Either<ReadonlyArray<Fault>, A>): E.Either<Fault, A> =>
  E.mapLeft((faults: ReadonlyArray<Fault>) => faults[0] as Fault)(decoded)

const LONGEST_FILE = 500_000_000
const MOST_GAMES = 2_000_000
const name = text({ min: 1, max: 100 })
const count = integer(0, 1_000_000)

/** No seed of a tournament is longer, in UTF-16 code units. */
export const LONGEST_SEED = 200

const resultsCodec = <Options>(options: Codec<Options>): Codec<Tournament<Options>> =>
  strict({
    game: name,
    edition: name,
    board: name,
    options,
    iterations: nullable(integer(1, 1_000_000_000)),
    milliseconds: nullable(integer(1, 1_000_000_000)),
    results: list(
      strict({
        bots: list(name, { min: 2, max: 12 }),
        round: count,
        seed: text({ max: LONGEST_SEED }),
        places: list(integer(1, 12), { min: 2, max: 12 }),
        ended: literal('over', 'refused', 'brokenOff'),
        plies: count,
        end: text({ max: 16 }),
      }),
      { max: MOST_GAMES },
    ),
  })

const arena = <Options, State, Move, Event, View, Refusal>(
  parts: Parts<Options, State, Move, Event, View, Refusal>,
): Arena => {
  const { game, seats, defaults, names } = parts
  const { options: codec } = parts.codecs
  const messages = messageCodecs(game, parts.codecs)
  let bots: Readonly<Record<string, () => Bot<View, Move>>> | null = null
  const made = (name: string): Bot<View, Move> => {
    const [kind = '', own] = name.split(':')
    bots ??= parts.bots()
    const bot = bots[kind] ?? defect('arena', `there is a bot ${kind}`)
    return withOwnBudget(bot(), own)
  }
  const results = resultsCodec(codec)
  const optionsIn = (text: string): E.Either<Fault, Options> => firstFault(decode(codec)(JSON.parse(text)))
  return {
    game: game.name,
    edition: game.edition,
    board: game.board,
    bots: names,
    seats,
    options: (seatCount, said) =>
      optionsOn(defaults(seatCount), said, (all) =>
        E.chain((options: Options) => accepted(options, game.setup(options), parts.showRefusal))(optionsIn(all)),
      ),
    play: (job) => {
      const options = optionsIn(job.options)
      if (E.isLeft(options)) return E.left(showFault(options.left))
      const play = playPairing(game, { options: options.right, bot: made, budget: budgetOf(job.thinking) })
      return E.mapLeft(parts.showRefusal)(play(job.pairing))
    },
    session: (text, seed) => {
      const options = optionsIn(text)
      return E.isLeft(options)
        ? E.left(showFault(options.left))
        : E.mapLeft(parts.showRefusal)(session(game, messages.request, parts.showRefusal, options.right, seed))
    },
    player: (named, seed, budget) => {
      const bot = made(named)
      let rng = seeded(seed)
      return (view, legal) => {
        // A session of this arena hands out what its own game made.
        const moves = legal.map(({ move }) => move as Move)
        const [move, next] = bot(view as View, moves, rng, budget)
        rng = next
        return moves.indexOf(move)
      }
    },
    messages: messages.definitions,
    read: (text) => {
      const json = parseJson(text, { maxLength: LONGEST_FILE })
      return E.isLeft(json) ? json : firstFault(decode(results)(json.right))
    },
  }
}

const accepted = <Options, Refusal>(
  options: Options,
  setup: E.Either<Refusal, unknown>,
  show: (refusal: Refusal) => string,
): E.Either<Fault, Options> =>
  E.isRight(setup)
    ? E.right(options)
    : E.left({ path: '', expected: 'options that the rules accept', found: show(setup.left) })

const optionsOn = <Options>(
  defaults: Options,
  text: string,
  read: (text: string) => E.Either<Fault, Options>,
): E.Either<Fault, string> => {
  const said = saidIn(text)
  return E.isLeft(said) ? said : E.bimap(inOptions, canonical)(read(JSON.stringify({ ...defaults, ...said.right })))
}

const FORMULA_1 = arena({
  game: formula1,
  codecs: formula1Codecs(formula1),
  seats: [2, 6],
  defaults: (seats) => ({ seats, laps: 3 }),
  showRefusal,
  names: ['random', 'expectimax', 'sensible', 'searchAfresh', 'search'],
  bots: () => {
    const sensible = sensibleFormula1(formula1)
    const looking = expectimax(formula1, formula1Shares(formula1), { depth: 2 })
    return {
      random: (): Bot<View, Move> => randomBot,
      expectimax: () => looking,
      sensible: () => sensible,
      searchAfresh: searchFormula1(formula1, { reuse: false }),
      search: searchFormula1(formula1),
    }
  },
})

const PARIS_DAKAR = arena({
  game: parisDakar,
  codecs: parisDakarCodecs(parisDakar),
  seats: [2, 4],
  defaults: (seats) => ({ seats }),
  showRefusal: showRefusalParisDakar,
  names: ['random', 'alwaysFull', 'alwaysReduced', 'sensible', 'search'],
  bots: () => {
    const sensible = sensibleParisDakar(parisDakar)
    return {
      random: (): Bot<ViewParisDakar, MoveParisDakar> => randomBot,
      alwaysFull: () => alwaysFullParisDakar,
      alwaysReduced: () => alwaysReducedParisDakar,
      sensible: () => sensible,
      search: searchParisDakar(parisDakar),
    }
  },
})

const LE_MANS = arena({
  game: leMans,
  codecs: leMansCodecs(leMans),
  seats: [2, 12],
  defaults: (seats) => ({ seats, laps: 4 }),
  showRefusal: showRefusalLeMans,
  names: ['random', 'prudent', 'cautious', 'bold', 'search'],
  bots: () => {
    const { randomPrudent, cautious, bold } = leMansBots(leMans)
    return {
      random: (): LeMansBot => randomBot,
      prudent: () => randomPrudent,
      cautious: () => cautious,
      bold: () => bold,
      search: searchLeMans(leMans),
    }
  },
})

/** Every game that can be played in tournaments. */
export const ARENAS: ReadonlyArray<Arena> = [FORMULA_1, PARIS_DAKAR, LE_MANS]
