/** The places of the drivers at the end: by their best cars or, in team play, by points. */
import type { Standing } from '../core/game.js'
import type { Agreement, Car } from './model.js'
import { isOver, placedCars, standingsOf } from './rules/how-to-win.js'
import { SCORING, teamStandings } from './rules/team-play.js'

/** The places of the drivers. @rule LM-Win.1-3, LM-Team.2 */
export const finalStandings = (cars: ReadonlyArray<Car>, { teamPlay, seats }: Agreement): ReadonlyArray<Standing> =>
  teamPlay ? teamStandings(cars, seats) : standingsOf(cars, seats)

/** Whether the race ends with this turn; that of teams goes on until all places that score are taken. @rule LM-How.6, LM-Q.64 */
export const isRaceOver = (cars: ReadonlyArray<Car>, agreement: Agreement, turn: number): boolean =>
  isOver(cars, agreement, turn) || (agreement.teamPlay && placedCars(cars) >= SCORING)
