/** What our library answers to the question of a vector; the adapter that the checker drives says the same. */
import { either as E } from 'fp-ts'
import { type Game, hash, type Viewer } from '../../src/core/index.js'

export type Asked<Options, State, Move, Event, View> = Omit<Game<Options, State, Move, Event, View, unknown>, 'redeal'>

export type Question<Options, State, Move> =
  { readonly options: Options } | { readonly state: State; readonly moves: ReadonlyArray<Move> }

export type Result =
  | { readonly refusal: unknown }
  | {
      readonly state: unknown
      readonly hash: string
      readonly events: ReadonlyArray<unknown>
      /** The events as each viewer knows them who does not know all of them. */
      readonly seen: Readonly<Record<string, unknown>>
    }

export interface Position {
  readonly turn: unknown
  readonly hash: string
  /** Legal moves in notation, in their order. */
  readonly legal: ReadonlyArray<string>
  /** Weight and notation of each outcome of chance. */
  readonly outcomes: ReadonlyArray<readonly [number, string]>
  /** Hash of the list of the same moves as objects. */
  readonly listed: string
  readonly views: Readonly<Record<string, unknown>>
  readonly results: ReadonlyArray<Result>
}

const viewersOf = (seats: number): ReadonlyArray<Viewer> => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'spectator',
]

const seatsOf = (state: unknown): number =>
  (state as { readonly agreement: { readonly seats: number } }).agreement.seats

const resultOf = <Options, State, Move, Event, View>(
  game: Asked<Options, State, Move, Event, View>,
  step: ReturnType<Asked<Options, State, Move, Event, View>['apply']>,
): Result => {
  if (E.isLeft(step)) return { refusal: step.left }
  const { state, events } = step.right
  const seen = viewersOf(seatsOf(state))
    .map((viewer) => [String(viewer), events.map((event) => game.viewEvent(event, viewer))] as const)
    .filter(([, known]) => known.some((event, index) => event !== events[index]))
  return { state, hash: hash(state), events, seen: Object.fromEntries(seen) }
}

export const answerTo =
  <Options, State, Move, Event, View>(game: Asked<Options, State, Move, Event, View>) =>
  (question: Question<Options, State, Move>): Result | Position => {
    if ('options' in question) return resultOf(game, game.setup(question.options))
    const { state, moves } = question
    const [legal, outcomes] = [game.legal(state), game.outcomes(state)]
    return {
      turn: game.turn(state),
      hash: hash(state),
      legal: legal.map(game.notation.show),
      outcomes: outcomes.map(({ weight, move }) => [weight, game.notation.show(move)]),
      listed: hash([...legal, ...outcomes.map(({ move }) => move)]),
      views: Object.fromEntries(viewersOf(seatsOf(state)).map((viewer) => [String(viewer), game.view(state, viewer)])),
      results: moves.map((move) => resultOf(game, game.apply(state, move))),
    }
  }
