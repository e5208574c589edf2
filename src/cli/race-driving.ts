/**
 * A race between bots, as the command line plans it, runs it and tells it.
 */
import { either as E } from 'fp-ts'
import { race, type Racer, type RaceResult } from '../bots/index.js'
import { defect } from '../core/defect.js'
import type { Fault, Game, Standing, Step } from '../core/game.js'
import { type GameRecord, record } from '../core/record.js'
import type { Flags, Values } from './command.js'

/** How one game is raced from the command line. */
export interface Racing {
  /** Name of the game. */
  readonly game: string
  readonly flags: Flags
  /** The race that the flags ask for, or which flag is wrong, or why the rules refuse them. */
  readonly plan: (values: Values) => E.Either<Fault | Refused, Race>
}

/** Why the rules refuse options, in one line. */
export type Refused = string

/** Races to the end. */
export type Race = (seed: string) => Raced

/** How a race went. */
export interface Raced {
  readonly result: RaceResult
  readonly record: GameRecord<unknown, unknown>
  /** The race told, line by line. */
  readonly story: () => Iterable<string>
}

/** How a game is told, step by step and at the end. */
export interface Story<State, Event> {
  readonly tell: (step: Step<State, Event>) => ReadonlyArray<string>
  readonly close: (standings: ReadonlyArray<Standing>, state: State) => ReadonlyArray<string>
}

/** Who drives where, and how it is told. */
export interface Driving<Options, State, Move, Event, View, Refusal> {
  readonly game: Game<Options, State, Move, Event, View, Refusal>
  /** Those that the rules accept. */
  readonly options: Options
  readonly racers: ReadonlyArray<Racer<View, Move>>
  /** First lines of the story. */
  readonly title: (seed: string) => ReadonlyArray<string>
  readonly story: Story<State, Event>
}

/** The race of these drivers, on whatever seed. */
export const driven =
  <Options, State, Move, Event, View, Refusal>({
    game,
    options,
    racers,
    title,
    story,
  }: Driving<Options, State, Move, Event, View, Refusal>): Race =>
  (seed) => {
    const raced = race(game)({ options, racers, seed })
    const { result, match, steps, over } = E.isRight(raced)
      ? raced.right
      : defect('cli', 'options that were accepted are accepted again')
    return {
      result,
      record: record(game)(match),
      story: function* () {
        yield* title(seed)
        for (const step of steps) yield* story.tell(step)
        if (over !== null) yield* story.close(over.standings, match.state)
      },
    }
  }
