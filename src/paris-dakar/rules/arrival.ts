/** Arrival in Dakar and the winner. */
import type { Seat, Standing } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import type { Event } from '../event.js'
import type { State } from '../model.js'

/**
 * Whether the rally is over: with the first arrival, or under `finish: 'fullRanking'` when one car at most is still on its way.
 *
 * @rule PD-0.12, PD-15.1, PD-15.2d
 */
export const isDecided = (state: State, arrived: ReadonlyArray<Seat>): boolean =>
  state.agreement.rulings.finish === 'first' || arrived.length >= state.agreement.seats - 1

/** Tells of an arrival. @rule PD-14.1, PD-15.1 */
export const tellArrival = (seat: Seat, place: number, turn: number, isOver: boolean, log: Log<Event>): void => {
  log?.push({ _tag: 'VehicleArrived', rule: 'PD-14.1', seat, place })
  if (place === 1) log?.push({ _tag: 'RallyWon', rule: 'PD-15.1', seat, turn })
  if (isOver) log?.push({ _tag: 'RallyEnded', rule: 'PD-15.2d', turn })
}

/** The places: those in Dakar in their order, all others together behind them. @rule PD-15.1 */
export const standingsOf = (seats: number, arrived: ReadonlyArray<Seat>): ReadonlyArray<Standing> => {
  const standings: Array<Standing> = arrived.map((seat, i) => ({ seat, place: i + 1 }))
  for (let seat = 0; seat < seats; seat++)
    if (!arrived.includes(seat)) standings.push({ seat, place: arrived.length + 1 })
  return standings
}
