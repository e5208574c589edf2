/**
 * From moves to paths and back: for front ends that animate a move, or let a player drag a car space by space.
 */
import type { either as E } from 'fp-ts'
import { left, right } from '../core/either.js'
import { lookUp } from '../core/look-up.js'
import type { Formula1 } from './game.js'
import type { Move, Place, SetSpeed, State } from './model.js'
import { isTaken } from './path-layers.js'
import type { Refusal } from './refusal.js'
import { carOnTurn } from './state.js'

/** Most paths that `paths` lists. */
const MOST_PATHS = 10_000

/**
 * Every path of a move, start not included; a drive of no space has the empty one, and moves that do not drive have none.
 *
 * Lists at most 10,000 paths. A move that `apply` refuses is refused here in the same words.
 *
 * @rule F1-Move.1-7, F1-Q.19-21
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, paths } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const set = formula1.apply(race.right.match.state, { _tag: 'SetSpeed', speed: 40, card: 'none' })
 * if (E.isLeft(set)) throw new Error('40 can be set at the start')
 * const move = { _tag: 'Run', to: formula1.track.placeOf.get('2e') ?? -1, crossings: '', path: null } as const
 * const found = paths(formula1)(set.right.state, move)
 * const names = E.isRight(found) ? found.right.map((path) => path.map((place) => formula1.track.places[place]?.id)) : []
 * assert.deepStrictEqual(names, [['1f', '2e'], ['1e', '2e']])
 */
export const paths =
  (game: Formula1) =>
  (state: State, move: Move): E.Either<Refusal, ReadonlyArray<ReadonlyArray<Place>>> => {
    const step = game.apply(state, move)
    if (step._tag === 'Left') return step
    const moved = step.right.events.find((event) => event._tag === 'CarMoved')
    if (!('path' in move)) return right([])
    if (moved === undefined) return right([[]])
    const found: Array<ReadonlyArray<Place>> = []
    const walk = (path: ReadonlyArray<Place>, at: Place): void => {
      if (found.length >= MOST_PATHS) return
      if (path.length === moved.steps) {
        if (at === moved.to && game.advance(state, { ...move, path })._tag === 'Right') found.push(path)
        return
      }
      for (const to of onward(game, state, at)) if (!isTaken(state.cars, state.current, to)) walk([...path, to], to)
    }
    walk([], moved.from)
    return right(found)
  }

/** The places that a step can lead to, the own pit included. */
const onward = ({ track }: Formula1, { current }: State, at: Place): ReadonlyArray<Place> => {
  const onTrack = lookUp(track.ways, at).map(({ to }) => to)
  return lookUp(track.pitEntries, current).some(({ from }) => from === at)
    ? [...onTrack, track.firstPit + current]
    : onTrack
}

/**
 * The moves that drive along a path: one, or two where the driver may also go up to his blocker's speed; or why there is none.
 *
 * The path lists places in order, start not included; the moves carry it. The refusal is that of the nearest move, such as
 * `PathOfAnotherMove`, or `OutOfReach` where none leads there.
 *
 * @rule F1-Q.21
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, fromPath } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const set = formula1.apply(race.right.match.state, { _tag: 'SetSpeed', speed: 40, card: 'none' })
 * if (E.isLeft(set)) throw new Error('40 can be set at the start')
 * const dragged = ['1e', '2e'].map((id) => formula1.track.placeOf.get(id) ?? -1)
 * const moves = fromPath(formula1)(set.right.state, dragged)
 * assert.deepStrictEqual(E.isRight(moves) && moves.right.map(formula1.notation.show), ['run 2e - via 1e,2e'])
 */
export const fromPath =
  (game: Formula1) =>
  (state: State, path: ReadonlyArray<Place>): E.Either<Refusal, ReadonlyArray<Move>> => {
    const here = game.turn(state)._tag === 'Choose' ? carOnTurn(state).place : -1
    const to = path.at(-1) ?? here
    const pit = game.track.firstPit + state.current
    const along = game
      .legal(state)
      .filter((move) => 'path' in move)
      .filter((move) => (move._tag === 'DriveIntoPit' ? to === pit : to === move.to))
      .map((move): Move => ({ ...move, path }))
    const tried = along.map((move) => game.advance(state, move))
    const found = along.filter((_, index) => tried[index]?._tag === 'Right')
    if (found.length > 0) return right(found)
    const first = tried.find((step) => step._tag === 'Left')
    return first ?? left({ _tag: 'OutOfReach', rule: 'F1-Move.1', to, spaces: path.length })
  }

/**
 * The moves that would follow from setting a speed, or why it cannot be set: for showing where a speed leads.
 *
 * @rule F1-Speed.13
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1, reachable } from 'parc-ferme/formula-1'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const moves = reachable(formula1)(race.right.match.state, { _tag: 'SetSpeed', speed: 20, card: 'none' })
 * assert.deepStrictEqual(E.isRight(moves) && moves.right.map(formula1.notation.show), ['run 1e -', 'run 1f -'])
 */
export const reachable =
  (game: Formula1) =>
  (state: State, setting: SetSpeed): E.Either<Refusal, ReadonlyArray<Move>> => {
    const set = game.advance(state, setting)
    return set._tag === 'Left' ? set : right(game.legal(set.right))
  }
