/**
 * A game as a program outside sees it: questions and answers as plain data, chance thrown in between.
 */
import { either as E } from 'fp-ts'
import type { Codec } from '../core/codec.js'
import { decode } from '../core/decode.js'
import { throwChance } from '../core/chance.js'
import { defect } from '../core/defect.js'
import { showFault } from '../core/fault.js'
import type { Fault, Game, Seat } from '../core/game.js'
import { hash } from '../core/hash.js'
import { type Rng, seeded } from '../core/rng.js'

/** One legal move, as an object and in notation. */
export interface Offer {
  readonly notation: string
  readonly move: unknown
}

/** What the game waits for. */
export type Waiting =
  | { readonly _tag: 'Decide'; readonly seat: Seat; readonly view: unknown; readonly legal: ReadonlyArray<Offer> }
  | { readonly _tag: 'Over'; readonly places: ReadonlyArray<number> }

/** How a program names its move: by its place in the list, by its notation, or as an object. */
export type Answer = { readonly index: number } | { readonly notation: string } | { readonly move: unknown }

/** Why an answer was not taken: one line, and the refusal of the library where it is the rules that refuse. */
export interface NotTaken {
  readonly reason: string
  readonly refusal: unknown
}

/** A game under way. It changes with every answer that it takes. */
export interface Session {
  readonly waiting: () => Waiting
  /** Carries out the answer of the seat that must decide, and all chance after it. */
  readonly take: (answer: Answer) => E.Either<NotTaken, void>
  /** What happened since the seat was last told, as it may know it. */
  readonly news: (seat: Seat) => ReadonlyArray<unknown>
  readonly plies: () => number
  readonly end: () => string
}

const notTaken = (fault: Fault): NotTaken => ({ reason: showFault(fault), refusal: null })

/** Begins a game; the dice are those of the seed. */
export const session = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  codec: Codec<Move>,
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
      if (E.isLeft(step)) return defect('session', 'an outcome of chance that is listed is accepted')
      happened(step.right)
    }
  }
  const moveOf = (answer: Answer): E.Either<NotTaken, Move> => {
    if ('notation' in answer) return E.mapLeft(notTaken)(game.notation.parse(answer.notation))
    if ('move' in answer) {
      const decoded = decode(codec)(answer.move)
      return E.isLeft(decoded) ? E.left(notTaken(decoded.left[0])) : decoded
    }
    const legal = game.legal(state)
    const move = legal[answer.index]
    return move === undefined
      ? E.left(notTaken({ path: 'index', expected: `0 to ${legal.length - 1}`, found: String(answer.index) }))
      : E.right(move)
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
      const places: Array<number> = []
      if (turn._tag === 'Over') for (const { seat, place } of turn.standings) places[seat] = place
      return { _tag: 'Over', places }
    },
    take: (answer) => {
      const move = moveOf(answer)
      if (E.isLeft(move)) return move
      const step = game.apply(state, move.right)
      if (E.isLeft(step)) return E.left({ reason: showRefusal(step.left), refusal: step.left })
      plies++
      happened(step.right)
      settle()
      return E.right(undefined)
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
