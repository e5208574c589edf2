/** Medical assistance: where the helicopter starts, how far it has to fly, what happens on arrival. */
import { defect } from '../../core/defect.js'
import type { Seat } from '../../core/game.js'
import type { Log } from '../../core/log.js'
import type { Track } from '../board.js'
import type { Event } from '../event.js'
import type { Base, Helicopter } from '../model.js'
import { helicopterOf, NOBODY } from '../state.js'

/** The base nearer to a space in km; `null` at equal distance, where the caller chooses. @rule PD-12.3, PD-Q.57 */
export const nearerBase = (track: Track, space: number): Base | null => {
  const fromFinish = track.finish - space
  return space < fromFinish ? 'start' : space > fromFinish ? 'finish' : null
}

/** Units from a base to a space: the towns between them, and one for the space itself. @rule PD-12.4, PD-12.5 */
export const unitsTo = (track: Track, base: Base, space: number): number => {
  const towns = track.townsTo
  const between =
    base === 'start'
      ? (towns[Math.max(0, space - 1)] as number) - (towns[0] as number)
      : (towns[track.finish - 1] as number) - (towns[Math.min(space, track.finish - 1)] as number)
  return 1 + Math.max(0, between)
}

/** The space of the helicopter after so many units short of its caller: a town, or its base after none. @rule PD-12.4 */
export const spaceAfter = (track: Track, base: Base, units: number): number => {
  const step = base === 'start' ? 1 : -1
  let space = base === 'start' ? 0 : track.finish
  for (let left = units; left > 0; left--) {
    space += step
    while (track.town[space] === 0) space += step
  }
  return space
}

/** The helicopter called by a seat; it starts from the nearer base, or waits for its caller's choice. @rule PD-12.2-5 */
export const callHelicopter = (
  track: Track,
  helicopter: Helicopter,
  seat: Seat,
  car: number,
  log: Log<Event>,
): Helicopter => {
  const base = nearerBase(track, car)
  const called = helicopterOf(base, 0, 0, seat, helicopter.queue, NOBODY, NOBODY)
  return base === null ? called : startFrom(track, called, base, car, log)
}

/** The helicopter on the base that it starts from. @rule PD-12.3-5 */
export const startFrom = (
  track: Track,
  { holder, queue, declined, accepted }: Helicopter,
  base: Base,
  car: number,
  log: Log<Event>,
): Helicopter => {
  const required = unitsTo(track, base, car)
  log?.push({ _tag: 'HelicopterPlaced', rule: 'PD-12.3', base, required })
  return helicopterOf(base, 0, required, holder, queue, declined, accepted)
}

/** The helicopter after a number that does not bring it to its caller. @rule PD-12.4, PD-12.6 */
export const fly = (track: Track, helicopter: Helicopter, base: Base, number: number, log: Log<Event>): Helicopter => {
  const { required, holder, queue, declined, accepted } = helicopter
  const flown = helicopter.flown + number
  log?.push({ _tag: 'HelicopterFlew', rule: 'PD-12.4', flown, required, over: spaceAfter(track, base, flown) })
  return helicopterOf(base, flown, required, holder, queue, declined, accepted)
}

/** The helicopter at the base nearer to the car, its old one at equal distance; its card is in the bank. @rule PD-12.8-9 */
export const sendHelicopterHome = (
  track: Track,
  { base, queue }: Helicopter,
  car: number,
  log: Log<Event>,
): Helicopter => {
  const home = nearerBase(track, car) ?? base ?? defect('paris-dakar', 'a helicopter that has arrived has a base')
  log?.push({ _tag: 'HelicopterReturned', rule: 'PD-12.9', base: home })
  return helicopterOf(home, 0, 0, null, queue, NOBODY, NOBODY)
}
