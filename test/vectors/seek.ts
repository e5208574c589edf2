/** Seeks what random races hardly ever show, each thing by races of its own that lead there, and stores the first that does. */
import fc from 'fast-check'
import { integerBelow, type Rng, seeded } from '../../src/core/index.js'
import { BETWEEN, type Exercised } from '../exercise/exercise.js'

/** A kind of event or refusal, and which way leads to it. */
export interface Quest<Options, State, Move> {
  /** Its tag, or the clause or question that it names. */
  readonly shows: string
  /** Where moves are tried that are refused; `null` if an event is sought. */
  readonly refusedAt: ((state: State) => boolean) | null
  /** What becomes of any options. */
  readonly options: (options: Options) => Options
  /** How good a move is as a step on the way, in any unit. */
  readonly worth: (move: Move, after: State, before: State) => number
  /** How much of the worth is left to luck, in the same unit. */
  readonly luck: number
}

/** A race that shows it by its last move, or by what is refused at its end. */
export interface Scene<Options> {
  readonly shows: string
  readonly options: Options
  /** The lines of the notation, with ` / ` between them. */
  readonly moves: string
  /** As JSON, since not every move that is refused has a line. */
  readonly refused: unknown
}

const RACES = 600
const MOST_PLIES = 1_000

/** The race of one seed; `null` if it does not come there. */
const sceneOf = <Options, State, Move, Event, View>(
  { game, arbitraries }: Exercised<Options, State, Move, Event, View, unknown>,
  { shows, refusedAt, options: chosen, worth, luck }: Quest<Options, State, Move>,
  seed: number,
): Scene<Options> | null => {
  const options = chosen(fc.sample(arbitraries.options, { seed, numRuns: 1 })[0] as Options)
  const first = game.setup(options)
  if (first._tag === 'Left') return null
  let { state } = first.right
  let rng: Rng = seeded(seed)
  const lines: Array<string> = []
  const scene = (refused: unknown): Scene<Options> => ({ shows, options, moves: lines.join(BETWEEN), refused })
  for (let plies = 0; plies < MOST_PLIES && game.turn(state)._tag !== 'Over'; plies++) {
    const tried = refusedAt?.(state) === true ? arbitraries.moves(state) : []
    const refused = tried.find((move) => isShown(shows, leftOf(game.advance(state, move))))
    if (refused !== undefined) return scene(refused)
    let best: readonly [Move, State, number] | null = null
    for (const move of [...game.legal(state), ...game.outcomes(state).map((outcome) => outcome.move)]) {
      const step = game.apply(state, move)
      if (step._tag === 'Left') throw new Error(JSON.stringify(step.left))
      const [share, next] = integerBelow(100)(rng)
      rng = next
      const isThere = step.right.events.some((event) => isShown(shows, event))
      const value = isThere ? Infinity : worth(move, step.right.state, state) + (luck * share) / 100
      if (best === null || value > best[2]) best = [move, step.right.state, value]
    }
    if (best === null) return null
    lines.push(game.notation.show(best[0]))
    if (best[2] === Infinity) return scene(null)
    state = best[1]
  }
  return null
}

const isShown = (what: string, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('_tag' in value && value._tag === what) || ('rule' in value && value.rule === what))

const leftOf = (step: { readonly _tag: 'Left'; readonly left: unknown } | { readonly _tag: 'Right' }): unknown =>
  step._tag === 'Left' ? step.left : null

/** The first race that shows what is sought. */
export const sought =
  <Options, State, Move, Event, View>(exercised: Exercised<Options, State, Move, Event, View, unknown>) =>
  (quest: Quest<Options, State, Move>): Scene<Options> => {
    for (let seed = 1; seed <= RACES; seed++) {
      const scene = sceneOf(exercised, quest, seed)
      if (scene !== null) return scene
    }
    throw new Error(`${exercised.game.name}: no race shows ${quest.shows}`)
  }
