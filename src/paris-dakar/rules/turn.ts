/** The turn: who is next, and what his turn brings. */
import type { Seat } from '../../core/game.js'
import type { Player, Spinning, State } from '../model.js'

/** The car's own spin, the one after a green instruction, and those for the two kinds of help. */
export const SPINNING: Readonly<Record<Spinning['purpose'], Spinning>> = {
  move: { _tag: 'Spinning', purpose: 'move' },
  extra: { _tag: 'Spinning', purpose: 'extra' },
  truck: { _tag: 'Spinning', purpose: 'truck' },
  helicopter: { _tag: 'Spinning', purpose: 'helicopter' },
}

/** The clause that a spin obeys. @rule PD-6.1, PD-11.4, PD-12.4 */
export const SPIN_RULE = {
  move: 'PD-6.1',
  extra: 'PD-6.1',
  truck: 'PD-11.4',
  helicopter: 'PD-12.4',
  fuel: 'PD-13.6',
} as const

/** The next seat clockwise whose car is still on its way. @rule PD-5.2 */
export const nextSeat = (seat: Seat, seats: number, arrived: ReadonlyArray<Seat>): Seat => {
  let next = (seat + 1) % seats
  while (arrived.includes(next)) next = (next + 1) % seats
  return next
}

/** What a turn begins with. @rule PD-6.1, PD-11.4, PD-12.4, PD-12.12-13 */
export const opening = (state: State, seat: Seat, player: Player): Spinning['purpose'] | 'missed' | 'waiting' => {
  if (player.missTurns > 0) return 'missed'
  if (state.truck.holder === seat) return 'truck'
  if (state.helicopter.holder === seat) return 'helicopter'
  return player.needs.length > 0 ? 'waiting' : 'move'
}
