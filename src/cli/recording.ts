/**
 * A recorded game opened on its board: every position of it, looked at by commands that know no game.
 */
import { either as E } from 'fp-ts'
import type { Codec } from '../core/codec.js'
import { decode } from '../core/decode.js'
import type { Fraction } from '../core/fraction.js'
import type { Game, Step, Turn, Viewer } from '../core/game.js'
import { odds, type TooManyPositions } from '../core/odds.js'
import { type GameRecord, type ReplayFault, replaySteps, showReplayFault } from '../core/record.js'
import type { Theme } from '../svg/index.js'
import { badData, type Problem, wrongUsage } from './command.js'
import { type Flaw, flawOf } from './flaw.js'
import type { Language } from './paris-dakar-words.js'
import type { Story } from './race-driving.js'

/** A recorded game. */
export interface Recording {
  /** Name of the game, and its edition. */
  readonly title: string
  readonly seats: number
  /** How many moves the record has. */
  readonly length: number
  /** How many of them hold; positions from 0 to this can be looked at. */
  readonly held: number
  /** Why the next one does not; `null` where all hold. */
  readonly flaw: Flaw | null
  /** The game told, line by line, as far as it holds. */
  readonly story: (language: Language) => Iterable<string>
  /** The position after so many moves, 0 to `held`. */
  readonly at: (ply: number) => Position
}

/** A position of a recorded game. */
export interface Position {
  readonly turn: Turn
  readonly state: unknown
  /** The moves of the seat that must decide, in notation. */
  readonly legal: () => ReadonlyArray<string>
  /** The position drawn as a viewer sees it; moves to choose from are shown to the seat that must decide. */
  readonly draw: (viewer: Viewer, theme: Theme) => string
  /** Where a move in notation may lead, the likelier first. */
  readonly odds: (notation: string, limit: number) => E.Either<Problem, ReadonlyArray<Likelihood>>
}

/** A position that a move may lead to, and how likely it is. */
export interface Likelihood {
  readonly probability: Fraction
  readonly state: unknown
}

/** What is drawn of a position. */
export interface Scene<View, Move, Event> {
  readonly view: View
  readonly legal: ReadonlyArray<Move>
  readonly lastEvents: ReadonlyArray<Event>
  readonly theme: Theme
}

/** What opening a record asks of a game beside its rules. */
export interface Projector<Options, State, Move, Event, View, Refusal> {
  readonly game: Game<Options, State, Move, Event, View, Refusal>
  readonly record: Codec<GameRecord<Options, Move>>
  readonly showRefusal: (refusal: Refusal) => string
  readonly story: (language: Language) => Story<State, Event>
  readonly draw: (scene: Scene<View, Move, Event>) => string
}

/** Opens a record that was read as JSON, or says what is wrong with it before its first move. */
export const openOn =
  <Options extends { readonly seats: number }, State, Move, Event, View, Refusal>(
    projector: Projector<Options, State, Move, Event, View, Refusal>,
  ) =>
  (value: unknown): E.Either<ReadonlyArray<Flaw>, Recording> => {
    const { game, showRefusal } = projector
    const decoded = decode(projector.record)(value)
    if (E.isLeft(decoded)) return E.left(decoded.left.map(flawOf))
    const record = decoded.right
    const steps = replaySteps(game)(record)
    if (E.isRight(steps)) return E.right(recordingOf(projector, record, steps.right, null))
    const flaw = {
      path: pathOf(steps.left),
      message: showReplayFault(game.notation.show, showRefusal)(steps.left),
    }
    if (steps.left._tag !== 'MoveRefused') return E.left([flaw])
    const held = replaySteps(game)({ ...record, moves: record.moves.slice(0, steps.left.index) })
    return E.bimap(
      () => [flaw],
      (good: ReadonlyArray<Step<State, Event>>) => recordingOf(projector, record, good, flaw),
    )(held)
  }

/** Where in the record a fault stands. */
const pathOf = (fault: ReplayFault<unknown, unknown, unknown, unknown>): string => {
  switch (fault._tag) {
    case 'OtherGame':
      return 'game'
    case 'OtherEdition':
      return 'edition'
    case 'OtherBoard':
      return 'board'
    case 'OptionsRefused':
      return 'options'
    case 'MoveRefused':
      return `moves.${fault.index}`
  }
}

const recordingOf = <Options extends { readonly seats: number }, State, Move, Event, View, Refusal>(
  projector: Projector<Options, State, Move, Event, View, Refusal>,
  { options, moves }: GameRecord<Options, Move>,
  steps: ReadonlyArray<Step<State, Event>>,
  flaw: Flaw | null,
): Recording => {
  const { game } = projector
  return {
    title: `${game.name}, ${game.edition}`,
    seats: options.seats,
    length: moves.length,
    held: steps.length - 1,
    flaw,
    story: function* (language) {
      const { tell, close } = projector.story(language)
      for (const step of steps) {
        yield* tell(step)
        const turn = game.turn(step.state)
        if (turn._tag === 'Over') yield* close(turn.standings, step.state)
      }
    },
    at: (ply) => positionOf(projector, steps[ply] as Step<State, Event>),
  }
}

const positionOf = <Options, State, Move, Event, View, Refusal>(
  { game, showRefusal, draw }: Projector<Options, State, Move, Event, View, Refusal>,
  { state, events }: Step<State, Event>,
): Position => {
  const turn = game.turn(state)
  return {
    turn,
    state,
    legal: () => game.legal(state).map(game.notation.show),
    draw: (viewer, theme) =>
      draw({
        view: game.view(state, viewer),
        legal: turn._tag === 'Choose' && turn.seat === viewer ? game.legal(state) : [],
        lastEvents: events.map((event) => game.viewEvent(event, viewer)),
        theme,
      }),
    odds: (notation, limit) => {
      const move = game.notation.parse(notation)
      if (E.isLeft(move)) return E.left(wrongUsage({ ...move.left, path: 'move' }))
      const told = odds(game, { limit })(state, move.right)
      if (E.isRight(told)) return told
      return E.left(
        isTooMany(told.left)
          ? badData(`the move may lead to more than ${limit} positions; --limit allows more`)
          : badData(`${notation} is refused: ${showRefusal(told.left)}`),
      )
    },
  }
}

const isTooMany = (left: unknown): left is TooManyPositions =>
  typeof left === 'object' && left !== null && '_tag' in left && left._tag === 'TooManyPositions'
