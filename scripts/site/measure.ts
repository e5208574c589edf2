/** How long races are and how much there is to choose, measured by playing them. */
import { either as E } from 'fp-ts'
import { type Bot } from '../../src/bots/index.js'
import { type Game, type Rng, seeded, throwChance } from '../../src/core/index.js'

/** Sums over all races of a measurement. */
export interface Measured {
  readonly races: number
  readonly decisions: number
  /** Legal moves over all decisions. */
  readonly moves: number
  /** The most legal moves at once. */
  readonly mostMoves: number
  readonly throws: number
  /** Outcomes over all throws. */
  readonly outcomes: number
}

const NOTHING: Measured = { races: 0, decisions: 0, moves: 0, mostMoves: 0, throws: 0, outcomes: 0 }

/** The measurement with one race more. A seed stands for a race, so two runs agree to the last digit. */
const withRace = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  first: State,
  bot: Bot<View, Move>,
  seed: Rng,
  before: Measured,
): Measured => {
  let { decisions, moves, mostMoves, throws, outcomes } = before
  let [state, rng] = [first, seed]
  for (;;) {
    const turn = game.turn(state)
    if (turn._tag === 'Over') break
    let move: Move
    if (turn._tag === 'Choose') {
      const legal = game.legal(state)
      decisions++
      moves += legal.length
      mostMoves = Math.max(mostMoves, legal.length)
      ;[move, rng] = bot(game.view(state, turn.seat), legal, rng)
    } else {
      throws++
      outcomes += game.outcomes(state).length
      ;[move, rng] = throwChance(game)(state, rng)
    }
    const advanced = game.advance(state, move)
    if (E.isLeft(advanced)) break
    state = advanced.right
  }
  return { races: before.races + 1, decisions, moves, mostMoves, throws, outcomes }
}

/** So many races of one bot against itself; no race at all where the options are refused. */
export const measure = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  options: Options,
  bot: Bot<View, Move>,
  races: number,
): Measured => {
  const begun = game.setup(options)
  if (E.isLeft(begun)) return NOTHING
  return Array.from({ length: races }, (_, index) => seeded(index + 1)).reduce(
    (measured, seed) => withRace(game, begun.right.state, bot, seed, measured),
    NOTHING,
  )
}
