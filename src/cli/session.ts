/**
 * A game as a program outside sees it: questions and answers as plain data, chance thrown in between.
 */
import { either as E } from 'fp-ts'
import type { Codec } from '../core/codec.js'
import { decode } from '../core/decode.js'
import { throwChance } from '../core/chance.js'
import { defect } from '../core/defect.js'
import { showFault } from '../core/fault.js'
import { parseJson } from '../core/json.js'
import type { Fault, Game, Seat } from '../core/game.js'
import { hash } from '../core/hash.js'
import { type Rng, seeded } from '../core/rng.js'
import type { Answer, NotTaken, Offer, Request, SeenOdds } from './messages.js'
import { oddsFor } from './seen-odds.js'

/** What the game waits for. */
export type Waiting =
  | { readonly _tag: 'Decide'; readonly seat: Seat; readonly view: unknown; readonly legal: ReadonlyArray<Offer> }
  | { readonly _tag: 'Over'; readonly places: ReadonlyArray<number> }

/** What follows from a line of a program: its move was carried out, or here are the odds that it asked for. */
export type Reply = { readonly _tag: 'Taken' } | ({ readonly _tag: 'Odds' } & SeenOdds)

/** A line of a program that is a message. */
export interface Heard {
  /** Number of the question that it answers. */
  readonly id: number
  /** Does what it asks for, and all chance after a move. */
  readonly carryOut: () => E.Either<NotTaken, Reply>
}

/** A game under way. It changes with every move that it takes. */
export interface Session {
  readonly waiting: () => Waiting
  /** Reads a line of the program of the seat that must decide. */
  readonly read: (line: string) => E.Either<NotTaken, Heard>
  /** Carries out a move of the list by its place in it, and all chance after it. */
  readonly take: (index: number) => void
  /** What happened since the seat was last told, as it may know it. */
  readonly news: (seat: Seat) => ReadonlyArray<unknown>
  readonly plies: () => number
  readonly end: () => string
}

const notTaken = (fault: Fault): NotTaken => ({ reason: showFault(fault), refusal: null })

/** Begins a game; the dice are those of the seed. */
export const session = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  request: Codec<Request<Move>>,
  showRefusal: (refusal: Refusal) => string,
  options: Options,
  seed: string,
): E.Either<Refusal, Session> => {
  const first = game.setup(options)
  if (E.isLeft(first)) return first
  const events: Array<Event> = []
  const told: Array<number> = []
  let { state } = first.right
  let rng: Rng = seeded(`${seed} chance`)
  let plies = 0
  const happened = (step: { readonly state: State; readonly events: ReadonlyArray<Event> }): void => {
    state = step.state
    events.push(...step.events)
  }
  const settle = (): void => {
    while (game.turn(state)._tag === 'Chance') {
      const [move, next] = throwChance(game)(state, rng)
      rng = next
      plies++
      const step = game.apply(state, move)
      happened(E.isRight(step) ? step.right : defect('session', 'an outcome of chance that is listed is accepted'))
    }
  }
  const moveOf = (answer: Answer<Move>): E.Either<NotTaken, Move> => {
    if ('move' in answer) return E.right(answer.move)
    if ('notation' in answer) return E.mapLeft(notTaken)(game.notation.parse(answer.notation))
    const legal = game.legal(state)
    const move = legal[answer.index]
    return move === undefined
      ? E.left(notTaken({ path: 'index', expected: `0 to ${legal.length - 1}`, found: String(answer.index) }))
      : E.right(move)
  }
  const refused = (refusal: Refusal): NotTaken => ({ reason: showRefusal(refusal), refusal })
  const carryOut = (move: Move): E.Either<NotTaken, Reply> => {
    const step = game.apply(state, move)
    if (E.isLeft(step)) return E.left(refused(step.left))
    plies++
    happened(step.right)
    settle()
    return E.right({ _tag: 'Taken' })
  }
  const look = (move: Move): E.Either<NotTaken, Reply> => {
    const step = game.advance(state, move)
    if (E.isLeft(step)) return E.left(refused(step.left))
    const turn = game.turn(state)
    return turn._tag === 'Choose'
      ? E.map((odds: SeenOdds): Reply => ({ _tag: 'Odds', ...odds }))(
          oddsFor(game)(game.view(state, turn.seat), turn.seat, move),
        )
      : defect('session', 'odds are asked where a seat must choose')
  }
  happened(first.right)
  settle()
  return E.right({
    waiting: () => {
      const turn = game.turn(state)
      if (turn._tag === 'Choose') {
        const legal = game.legal(state).map((move) => ({ notation: game.notation.show(move), move }))
        return { _tag: 'Decide', seat: turn.seat, view: game.view(state, turn.seat), legal }
      }
      const standings =
        turn._tag === 'Over' ? turn.standings : defect('session', 'chance is thrown before anybody is asked')
      const places: Array<number> = []
      for (const { seat, place } of standings) places[seat] = place
      return { _tag: 'Over', places }
    },
    read: (line) => {
      const json = parseJson(line)
      if (E.isLeft(json)) return E.left(notTaken(json.left))
      const read = decode(request)(json.right)
      if (E.isLeft(read)) return E.left(notTaken(read.left[0]))
      const { type, id, ...answer } = read.right
      return E.right({ id, carryOut: () => E.chain(type === 'move' ? carryOut : look)(moveOf(answer)) })
    },
    take: (index) => {
      const taken = E.chain(carryOut)(moveOf({ index }))
      return E.isRight(taken) ? undefined : defect('session', `a bot takes a move of the list: ${taken.left.reason}`)
    },
    news: (seat) => {
      const since = events.slice(told[seat] ?? 0)
      told[seat] = events.length
      return since.map((event) => game.viewEvent(event, seat))
    },
    plies: () => plies,
    end: () => hash(state),
  })
}
