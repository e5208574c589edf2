/** Two vehicles a space: where a car comes to stand. What it pays and reads there is left to the other chapters. */
import type { Seat } from '../../core/game.js'
import type { Track } from '../board.js'
import { MAX_PER_SPACE } from '../data/numbers.js'
import type { Player, Rulings } from '../model.js'

/**
 * Whether other cars fill a space; Alger and Dakar never fill up, and cars beside the track count only under
 * `parkedVehicles: 'occupy'`.
 *
 * @rule PD-7.1, PD-4.4, PD-Q.15, PD-Q.16
 */
export const isFull = (
  track: Track,
  players: ReadonlyArray<Player>,
  rulings: Rulings,
  seat: Seat,
  space: number,
): boolean => {
  if (space === 0 || space === track.finish) return false
  let cars = 0
  for (let other = 0; other < players.length; other++) {
    const player = players[other] as Player
    if (other !== seat && player.at === space && (!player.parked || rulings.parkedVehicles === 'occupy')) cars++
  }
  return cars >= MAX_PER_SPACE
}

/**
 * The space where a car that drives forward stops: the one aimed at, or the last one before it with room; at worst its own.
 *
 * @rule PD-7.2, PD-7.3d, PD-7.5d
 */
export const stoppingSpace = (
  track: Track,
  players: ReadonlyArray<Player>,
  rulings: Rulings,
  seat: Seat,
  from: number,
  aimed: number,
): number => {
  let space = aimed
  while (space > from && isFull(track, players, rulings, seat, space)) space--
  return space
}

/** The space where a car that is sent back stops; the start always has room. @rule PD-7.2, PD-Q.22 */
export const backwardSpace = (
  track: Track,
  players: ReadonlyArray<Player>,
  rulings: Rulings,
  seat: Seat,
  aimed: number,
): number => {
  let space = aimed
  while (space > 0 && isFull(track, players, rulings, seat, space)) space--
  return space
}
