/** A law of a game as a property of fast-check, and what it says when it is broken. */
import fc from 'fast-check'
import { defect } from '../core/defect.js'
import type { Game } from '../core/game.js'
import { movesFrom } from '../core/moves.js'
import { record } from '../core/record.js'
import { type Arbitraries, type Setting, settingOf, type Trial } from './arbitraries.js'
import { messageOf, type Ply, randomGame } from './random-game.js'
import { shortened } from './shortened.js'

/** A law under a clear name. `fc.assert(property, { numRuns, seed, path })` asks it, with any runner of tests or none. */
export interface Law<Options> {
  readonly name: string
  readonly property: fc.IProperty<[Trial<Options>]>
}

/** What is wrong, in one line; `null` where the law holds. */
export type Finding = string | null

/** A law about each move of a game. */
export interface PlyLaw<Options, State, Move, Event, View, Refusal> {
  readonly name: string
  /** Which plies are looked at: each, or the sample of the dear laws. */
  readonly looksAt: 'every ply' | 'a sample'
  /** What is wrong with one ply; may throw instead, as assertions do. */
  readonly finding: (
    ply: Ply<State, Move, Event>,
    setting: Setting<Options, State, Move, Event, View, Refusal>,
  ) => Finding
}

/** A law about a whole game. */
export interface GameLaw<Options, State, Move, Event, View, Refusal> {
  readonly name: string
  /** What is wrong with a game, which `stopped` before its end for a reason or not; may throw instead, as assertions do. */
  readonly finding: (
    plies: ReadonlyArray<Ply<State, Move, Event>>,
    setting: Setting<Options, State, Move, Event, View, Refusal>,
    stopped: string | null,
  ) => Finding
}

/** Any seed of a random game. */
export const anySeed: fc.Arbitrary<number> = fc.integer({ min: 0, max: 0x7fff_ffff })

const anyTrial = <Options>(options: fc.Arbitrary<Options>): fc.Arbitrary<Trial<Options>> =>
  // Another seed is another game, not a smaller one.
  fc.record({ options, seed: fc.noShrink(anySeed) })

const caught = (ask: () => Finding): Finding => {
  try {
    return ask()
  } catch (thrown) {
    return messageOf(thrown)
  }
}

const broken = <Options, Move>(
  game: Pick<Game<Options, never, Move, never, never, unknown>, 'name' | 'edition' | 'board'>,
  name: string,
  finding: string,
  options: Options,
  moves: ReadonlyArray<Move>,
): never => {
  const kept = JSON.stringify(record(game)({ options, moves: movesFrom(moves), state: null }))
  return defect(game.name, `${name}: ${finding}\nthe record of it, for replay:\n${kept}`)
}

/** A law about plies as a property. */
export const lawOfPlies = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  arbitraries: Arbitraries<Options, State, Move, Event, View>,
  { name, looksAt, finding }: PlyLaw<Options, State, Move, Event, View, Refusal>,
): Law<Options> => ({
  name,
  property: fc.property(anyTrial(arbitraries.options), (trial) => {
    const setting = settingOf(game, arbitraries, trial)
    const every = looksAt === 'every ply' ? 1 : arbitraries.sample
    const wrongWith = (ply: Ply<State, Move, Event>): Finding => caught(() => finding(ply, setting))
    const { plies } = randomGame(game, trial.options, trial.seed, arbitraries.mostPlies)
    const looked = plies.filter(({ number }) => (number + trial.seed) % every === 0)
    for (const ply of looked) {
      const found = wrongWith(ply)
      if (found === null) continue
      const shorter = shortened(game, trial.options, plies.slice(0, ply.number + 1), found, wrongWith)
      broken(game, name, shorter.finding, trial.options, shorter.moves)
    }
  }),
})

/** A law about whole games as a property. */
export const lawOfGames = <Options, State, Move, Event, View, Refusal>(
  game: Game<Options, State, Move, Event, View, Refusal>,
  arbitraries: Arbitraries<Options, State, Move, Event, View>,
  { name, finding }: GameLaw<Options, State, Move, Event, View, Refusal>,
): Law<Options> => ({
  name,
  property: fc.property(anyTrial(arbitraries.options), (trial) => {
    const { plies, stopped } = randomGame(game, trial.options, trial.seed, arbitraries.mostPlies)
    const found = caught(() => finding(plies, settingOf(game, arbitraries, trial), stopped))
    if (found !== null)
      broken(
        game,
        name,
        found,
        trial.options,
        plies.map(({ move }) => move),
      )
  }),
})
