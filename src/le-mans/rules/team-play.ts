/** Team play: three cars a driver, and points for the first six places. */
import type { Standing } from '../../core/game.js'
import type { Agreement, Car } from '../model.js'
import type { Refusal } from '../refusal.js'

/** Cars of a team, and the most teams that twelve cars make. @rule LM-Team.1 */
export const TEAM = 3
const MOST_TEAMS = 4

/** Twice the points of each place, the first one first. @rule LM-Team.4 */
const DOUBLED: ReadonlyArray<number> = [20, 16, 12, 8, 4, 2]

/** Places that score. @rule LM-Team.4, LM-Q.64 */
export const SCORING: number = DOUBLED.length

/** What is wrong with the teams. @rule LM-Team.1 */
export const teamRefusal = ({ teamPlay, seats, cars }: Agreement): Refusal | null => {
  if (!teamPlay) return null
  if (seats > MOST_TEAMS) return { _tag: 'TooManyTeams', rule: 'LM-Team.1', seats }
  for (const [seat, own] of cars.entries())
    if (own.length !== TEAM) return { _tag: 'TeamOfThree', rule: 'LM-Team.1', seat, cars: own.length }
  return null
}

/**
 * Points of each of some cars that share a place, doubled so that halves are whole: the mean of the places they take up.
 *
 * @param place - 1 for the winner
 * @param cars - how many share it
 * @rule LM-Team.4, LM-Team.6, LM-Q.85
 * @example
 * import assert from 'node:assert'
 * import { doubledPoints } from 'parc-ferme/le-mans'
 *
 * // Alone on the first place, 10 points; two who share it, 9 each.
 * assert.deepStrictEqual([doubledPoints(1, 1), doubledPoints(1, 2)], [20, 18])
 */
export const doubledPoints = (place: number, cars: number): number =>
  DOUBLED.slice(place - 1, place - 1 + cars).reduce((sum, points) => sum + points, 0) / cars

/**
 * Twice the points of each team, by seat; cars that did not finish have none.
 *
 * @rule LM-Team.2, LM-Team.4-6, LM-Q.85-86
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { leMans, teamPoints } from 'parc-ferme/le-mans'
 *
 * const agreed = leMans.setup({ seats: 2, teamPlay: true })
 * if (E.isLeft(agreed)) throw new Error('two teams can race')
 * const finished = agreed.right.state.cars.map((car, index) => ({ ...car, place: index + 1 }))
 * assert.deepStrictEqual(teamPoints(finished, 2), [48, 14])
 */
export const teamPoints = (cars: ReadonlyArray<Car>, seats: number): ReadonlyArray<number> =>
  Array.from({ length: seats }, (_, seat) =>
    cars
      .filter((car) => car.seat === seat && car.place > 0)
      .reduce((sum, { place }) => sum + doubledPoints(place, cars.filter((car) => car.place === place).length), 0),
  )

/** The places of the teams by their points; teams with as many share a place. @rule LM-Team.2, LM-Q.85 */
export const teamStandings = (cars: ReadonlyArray<Car>, seats: number): ReadonlyArray<Standing> => {
  const points = teamPoints(cars, seats)
  return points
    .map((own, seat) => ({ seat, place: 1 + points.filter((other) => other > own).length }))
    .sort((a, b) => a.place - b.place)
}
