/**
 * Moving: the full number of spaces, straight ahead or diagonally. A car that cannot move so far is in the chapter on blocking.
 */
import { isTaken } from '../path-layers.js'
import type { Reach } from '../reach.js'
import type { Mph, Place, State } from '../model.js'
import type { Refusal } from '../refusal.js'
import { carOnTurn, type Course } from '../state.js'
import { MPH_PER_SPACE } from '../data/charts.js'

/** Spaces that a speed moves. @rule F1-Speed.1-8, F1-Move.1 */
export const spacesOf = (speed: Mph): number => speed / MPH_PER_SPACE

/** Every way to drive on: of full length, or shorter because the car is blocked. @rule F1-Move.1-7, F1-Q.18-21, F1-Setup.12 */
export const waysToRun = ({ reaches }: Course, state: State): ReturnType<Course['reaches']['free']> => {
  const { place, speed } = carOnTurn(state)
  return reaches.free(place, spacesOf(speed), speed, state.cars, state.current)
}

/**
 * Why no free path of this many spaces leads to a space with just these crossings.
 *
 * @rule F1-Move.1-7, F1-Corner.4
 */
export const noPathRefusal = (
  { reaches }: Course,
  state: State,
  steps: number,
  speed: Mph,
  to: Place,
  crossings: string,
): Refusal => {
  const { place } = carOnTurn(state)
  const there = reaches.open(place, steps, speed).reaches.filter((reach) => reach.to === to)
  if (there.length === 0) return { _tag: 'OutOfReach', rule: 'F1-Move.1', to, spaces: steps }
  if (isTaken(state.cars, state.current, to)) {
    return { _tag: 'SpaceTaken', rule: 'F1-Move.6', to, by: state.cars.findIndex((car) => car.place === to) }
  }
  return there.some((reach) => reach.crossings === crossings)
    ? { _tag: 'WayBarred', rule: 'F1-Move.7', to }
    : { _tag: 'NoSuchCrossings', rule: 'F1-Corner.4', to, crossings }
}

/**
 * The reach by the path that the driver has named, or `null` if that is no free path of the same class.
 *
 * @rule F1-Move.2-7, F1-Q.21
 */
export const byNamedPath = (
  { reaches }: Course,
  state: State,
  speed: Mph,
  reach: Reach,
  path: ReadonlyArray<Place>,
): Reach | null => {
  // Code without types may leave it out.
  const named: unknown = path
  if (!Array.isArray(named)) return null
  const { place } = carOnTurn(state)
  const isFree = path.every((to) => !isTaken(state.cars, state.current, to))
  const same = path.length === reach.path.length && (path.at(-1) ?? place) === reach.to
  return isFree && same && reaches.crossingsOf(place, path, speed) === reach.crossings ? { ...reach, path } : null
}
