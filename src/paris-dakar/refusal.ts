/** Why the rules say no: facts, with the clause that decides. */
import type { Seat } from '../core/game.js'
import { shownPart } from '../core/tag.js'
import type { Move } from './model.js'

/** A refusal of options or of a move. */
export type Refusal =
  /** Not 2 to 4 players, or 1 without the ruling `solo`. */
  | {
      readonly _tag: 'SeatsOutOfRange'
      readonly rule: 'PD-0.6'
      readonly seats: number
      readonly least: number
      readonly most: number
    }
  | { readonly _tag: 'NoSuchStarter'; readonly rule: 'PD-5.1'; readonly seat: number; readonly seats: number }
  | { readonly _tag: 'NoSuchDirector'; readonly rule: 'PD-2.1'; readonly seat: number; readonly seats: number }
  /** Not one vehicle of 0 to 3 for each seat, or two the same. */
  | { readonly _tag: 'VehiclesNotDistinct'; readonly rule: 'PD-4.3'; readonly vehicles: ReadonlyArray<number> }
  | { readonly _tag: 'RallyIsOver'; readonly rule: 'PD-15.2d' }
  /** Nothing that the rules know of; only untyped code comes to this. */
  | { readonly _tag: 'NoSuchMove'; readonly rule: 'PD-2.3'; readonly move: string }
  /** A decision while chance is waited for. */
  | { readonly _tag: 'ChancePending'; readonly rule: 'PD-2.3'; readonly kind: string }
  /** A result of chance while a seat must decide, or of another device than the one that is waited for. */
  | { readonly _tag: 'NotAskedForChance'; readonly rule: 'PD-2.3'; readonly move: Move['_tag'] }
  | { readonly _tag: 'NotOnSpinner'; readonly rule: 'PD-0.2'; readonly number: number }
  | { readonly _tag: 'NoSuchSeat'; readonly rule: 'PD-5.1'; readonly seat: number; readonly seats: number }
  /** There is no choice of speed now. */
  | { readonly _tag: 'NoSpeedToChoose'; readonly rule: 'PD-10.7' }
  /** The charges of this speed are more than the tank holds. */
  | {
      readonly _tag: 'SpeedNotPayable'
      readonly rule: 'PD-10.5'
      readonly mode: 'reduced' | 'full'
      readonly need: number
      readonly fuel: number
    }
  /** No control point is passed now. */
  | { readonly _tag: 'NoStopToChoose'; readonly rule: 'PD-9.4' }
  /** No help on the own space is offered now. */
  | { readonly _tag: 'HelpNotOffered'; readonly rule: 'PD-12.16' }
  /** The helicopter is not called, or one base is nearer. */
  | { readonly _tag: 'NoBaseToChoose'; readonly rule: 'PD-12.3' }

// Code without types may hand in any seat.
const seatWord = (seat: Seat): string => `player ${typeof seat === 'number' ? seat + 1 : shownPart(seat)}`

/**
 * A refusal as an English sentence.
 *
 * @rule PD-2.3
 * @example
 * import assert from 'node:assert'
 * import { showRefusal } from 'parc-ferme/paris-dakar'
 *
 * assert.deepStrictEqual(
 *   showRefusal({ _tag: 'NotOnSpinner', rule: 'PD-0.2', number: 9 }),
 *   'The spinner has no 9 (PD-0.2).',
 * )
 */
export const showRefusal = (refusal: Refusal): string => `${sentence(refusal)} (${refusal.rule}).`

const sentence = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'SeatsOutOfRange':
      return `${refusal.seats} players are not ${refusal.least} to ${refusal.most}`
    case 'NoSuchStarter':
      return `The first player cannot be ${seatWord(refusal.seat)} of ${refusal.seats}`
    case 'NoSuchDirector':
      return `The Race Director cannot be ${seatWord(refusal.seat)} of ${refusal.seats}`
    case 'VehiclesNotDistinct':
      return `The vehicles ${refusal.vehicles.join(', ')} are not one of 0 to 3 for each player, all different`
    case 'RallyIsOver':
      return 'The rally is over'
    case 'NoSuchMove':
      return `${refusal.move} is no move of this game`
    case 'ChancePending':
      return `Nobody can decide before chance has (${refusal.kind})`
    case 'NotAskedForChance':
      return `Nothing waits for the chance of ${refusal.move}`
    case 'NotOnSpinner':
      return `The spinner has no ${shownPart(refusal.number)}`
    case 'NoSuchSeat':
      return `There is no ${seatWord(refusal.seat)} among ${refusal.seats}`
    case 'NoSpeedToChoose':
      return 'There is no speed to choose now'
    case 'SpeedNotPayable':
      return `The ${refusal.mode} speed needs ${refusal.need} l, the tank holds ${refusal.fuel} l`
    case 'NoStopToChoose':
      return 'No control point is to be passed now'
    case 'HelpNotOffered':
      return 'No help is offered now'
    case 'NoBaseToChoose':
      return 'There is no base of the helicopter to choose now'
  }
}
