/** Mechanical assistance: where the truck is placed, how it drives, what it does on arrival. */
import { defect } from '../../core/defect.js'
import type { Seat } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import type { Track } from '../board.js'
import type { Event } from '../event.js'
import type { Player, Truck } from '../model.js'
import { NOBODY, playerOf, truckOf } from '../state.js'

/** The rescue post that the truck is placed on for a car. @rule PD-11.2-3 */
export const postFor = (track: Track, car: number): number =>
  track.post[car] ?? defect('paris-dakar', 'a rescue post for every space')

/**
 * The truck on the rescue post nearest to its caller, wherever it was before; the caller has the card.
 *
 * @rule PD-11.1-3, PD-10.12, PD-13.5
 */
export const callTruck = (track: Track, truck: Truck, seat: Seat, car: number, log: Log<Event>): Truck => {
  const post = postFor(track, car)
  log?.push({ _tag: 'TruckPlaced', rule: 'PD-11.2', from: truck.at, at: post })
  return truckOf(post, seat, truck.queue, NOBODY)
}

/** Spaces between the truck and a car. @rule PD-11.5 */
export const distanceOf = (truck: number, car: number): number => Math.abs(car - truck)

/** Where the truck is after a number, on its way to a car, on which it stops. @rule PD-11.4-6 */
export const truckAfter = (truck: number, car: number, number: number): number =>
  car > truck ? Math.min(car, truck + number) : Math.max(car, truck - number)

/** The truck back on the post nearest to the car; its card is in the bank. @rule PD-11.7, PD-11.9 */
export const sendTruckHome = (track: Track, truck: Truck, car: number, log: Log<Event>): Truck => {
  const post = postFor(track, car)
  log?.push({ _tag: 'TruckReturned', rule: 'PD-11.9', from: car, at: post })
  return truckOf(post, null, truck.queue, NOBODY)
}

/** The car without its breakdown cards. @rule PD-11.8, PD-12.17 */
export const repair = (seat: Seat, player: Player, rule: 'PD-11.8' | 'PD-12.17', log: Log<Event>): Player => {
  log?.push({ _tag: 'RepairDone', rule, seat, cards: player.cards })
  return playerOf(player.at, player.fuel, 0, player.parked, player.needs, player.missTurns)
}

/** The car on the track, or waiting beside it where two cars stand already. @rule PD-11.10, PD-12.10, PD-Q.16 */
export const backOnTrack = (
  seat: Seat,
  player: Player,
  hasRoom: boolean,
  rule: 'PD-11.10' | 'PD-12.10',
  log: Log<Event>,
): Player => {
  log?.push(
    hasRoom
      ? { _tag: 'VehicleBackOnTrack', rule, seat, at: player.at }
      : { _tag: 'VehicleReadyOnVerge', rule: 'PD-7.1', seat, at: player.at },
  )
  return playerOf(player.at, player.fuel, player.cards, !hasRoom, player.needs, player.missTurns)
}
