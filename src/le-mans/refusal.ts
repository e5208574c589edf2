/** Why a move or a set of options is refused: facts, with the clause that decides; prose is made by `showRefusal` only. */
import { shownPart } from '../core/tag.js'
import type { CarClass } from './board.js'
import type { Lane, Phase } from './model.js'

/** A refusal; numbers are gears, counts, columns of the board, indices of cars, corners and stalls, as their names say. */
export type Refusal =
  | { readonly _tag: 'SeatsOutOfRange'; readonly rule: 'LM-Prep.1'; readonly seats: number }
  | { readonly _tag: 'LapsOutOfRange'; readonly rule: 'LM-Prep.2'; readonly laps: number }
  | { readonly _tag: 'MaxTurnsOutOfRange'; readonly rule: 'LM-Q.65'; readonly maxTurns: number }
  | { readonly _tag: 'SeatsDiffer'; readonly rule: 'LM-Prep.3'; readonly seats: number; readonly given: number }
  | { readonly _tag: 'NoCar'; readonly rule: 'LM-Prep.3'; readonly seat: number }
  | { readonly _tag: 'NoSuchCard'; readonly rule: 'LM-Prep.3'; readonly number: number }
  | { readonly _tag: 'CardTwice'; readonly rule: 'LM-Prep.3'; readonly number: number }
  | { readonly _tag: 'TooFewCards'; readonly rule: 'LM-Prep.3'; readonly cards: number; readonly cars: number }
  | { readonly _tag: 'GridDiffers'; readonly rule: 'LM-Q.66'; readonly cars: number; readonly given: number }
  | { readonly _tag: 'GridNotAsked'; readonly rule: 'LM-Q.66' }
  | { readonly _tag: 'TooFewStalls'; readonly rule: 'LM-Start.3'; readonly stalls: number; readonly cars: number }
  | { readonly _tag: 'NotNow'; readonly rule: 'LM-How.2'; readonly phase: Phase['_tag']; readonly move: string }
  | { readonly _tag: 'NoSuchFace'; readonly rule: 'LM-Equip.7'; readonly face: number }
  | { readonly _tag: 'NoSuchLot'; readonly rule: 'LM-Start.2'; readonly lot: number }
  | { readonly _tag: 'NoSuchGear'; readonly rule: 'LM-Move.10'; readonly gear: number; readonly gears: number }
  | { readonly _tag: 'FirstGearOnly'; readonly rule: 'LM-Spin.2'; readonly gear: number }
  | { readonly _tag: 'GearTooHigh'; readonly rule: 'LM-Move.7'; readonly from: number; readonly to: number }
  | {
      readonly _tag: 'GearLocked'
      readonly rule: 'LM-Corner.2'
      readonly corner: number
      readonly from: number
      readonly to: number
    }
  | {
      readonly _tag: 'GearTooLow'
      readonly rule: 'LM-Brake.8'
      readonly from: number
      readonly to: number
      readonly most: number
    }
  | { readonly _tag: 'BrakesUsedUp'; readonly rule: 'LM-Brake.4'; readonly needed: number; readonly left: number }
  | { readonly _tag: 'WrongBrakes'; readonly rule: 'LM-Brake.6'; readonly needed: number; readonly given: number }
  | { readonly _tag: 'TooManyTeams'; readonly rule: 'LM-Team.1'; readonly seats: number }
  | { readonly _tag: 'TeamOfThree'; readonly rule: 'LM-Team.1'; readonly seat: number; readonly cars: number }
  | { readonly _tag: 'MoveSecondsOutOfRange'; readonly rule: 'LM-Time.1'; readonly moveSeconds: number }
  | { readonly _tag: 'NoOverRevving'; readonly rule: 'LM-Opt.1' }
  | { readonly _tag: 'WrongOverRevs'; readonly rule: 'LM-Rev.8'; readonly brakes: number; readonly revs: number }
  | { readonly _tag: 'EngineSpent'; readonly rule: 'LM-Rev.3'; readonly revs: number; readonly left: number }
  | { readonly _tag: 'CornerAtBasic'; readonly rule: 'LM-Bonus.4'; readonly lane: Lane; readonly column: number }
  | { readonly _tag: 'NoOverRevThere'; readonly rule: 'LM-Rev.4'; readonly lane: Lane; readonly column: number }
  | { readonly _tag: 'NoSuchSpace'; readonly rule: 'LM-Move.1'; readonly lane: number; readonly column: number }
  | { readonly _tag: 'NotAhead'; readonly rule: 'LM-Move.13'; readonly lane: Lane; readonly column: number }
  | { readonly _tag: 'EndsAcross'; readonly rule: 'LM-Move.14'; readonly lane: Lane; readonly column: number }
  | {
      readonly _tag: 'WrongCount'
      readonly rule: 'LM-Move.5'
      readonly counts: number
      readonly lane: Lane
      readonly column: number
    }
  | { readonly _tag: 'OneCountLeft'; readonly rule: 'LM-Move.3'; readonly lane: Lane; readonly column: number }
  | { readonly _tag: 'ExactEndExists'; readonly rule: 'LM-Q.8'; readonly lane: Lane; readonly column: number }
  | { readonly _tag: 'NotStraightened'; readonly rule: 'LM-Q.5'; readonly lane: Lane; readonly column: number }
  | {
      readonly _tag: 'SpaceTaken'
      readonly rule: 'LM-Move.11'
      readonly lane: Lane
      readonly column: number
      readonly car: number
    }
  | {
      readonly _tag: 'WayBlocked'
      readonly rule: 'LM-Move.6'
      readonly counts: number
      readonly lane: Lane
      readonly column: number
    }
  | { readonly _tag: 'StoppedCarAhead'; readonly rule: 'LM-Pass.1'; readonly car: number }
  | { readonly _tag: 'TooCloseInFront'; readonly rule: 'LM-Pass.4'; readonly car: number }
  | { readonly _tag: 'TooFast'; readonly rule: 'LM-Chance.2'; readonly corner: number; readonly over: number }
  | { readonly _tag: 'PitFirst'; readonly rule: 'LM-Pit.8'; readonly pass: number }
  | { readonly _tag: 'NoSuchStall'; readonly rule: 'LM-Pit.5'; readonly stall: number }
  | {
      readonly _tag: 'WrongPits'
      readonly rule: 'LM-Pit.5'
      readonly stall: number
      readonly car: CarClass
      readonly pits: CarClass
    }
  | { readonly _tag: 'StallTaken'; readonly rule: 'LM-Q.47'; readonly stall: number; readonly car: number }
  | { readonly _tag: 'LastLap'; readonly rule: 'LM-Pit.6'; readonly stall: number }
  | { readonly _tag: 'NoStopOwed'; readonly rule: 'LM-Q.48'; readonly stall: number }
  | { readonly _tag: 'StallOutOfReach'; readonly rule: 'LM-Pit.2'; readonly stall: number }
  | { readonly _tag: 'SpinAvoidable'; readonly rule: 'LM-Chance.2'; readonly corner: number }
  | { readonly _tag: 'NoSuchSpin'; readonly rule: 'LM-Corner.6'; readonly corner: number }
  | { readonly _tag: 'CollisionAvoidable'; readonly rule: 'LM-Coll.8'; readonly car: number }
  | { readonly _tag: 'NoContact'; readonly rule: 'LM-Coll.9'; readonly car: number }
  | { readonly _tag: 'MustMove'; readonly rule: 'LM-Stop.1' }
  | { readonly _tag: 'NoFouls'; readonly rule: 'LM-Q.22' }
  | { readonly _tag: 'NoFoulThere'; readonly rule: 'LM-Pass.5'; readonly car: number }
  | { readonly _tag: 'OneDriverOnly'; readonly rule: 'LM-Solo.1'; readonly seats: number }
  | { readonly _tag: 'TooFewCarsAlone'; readonly rule: 'LM-Solo.1'; readonly cars: number }
  | { readonly _tag: 'NoTeamsAlone'; readonly rule: 'LM-Team.1' }
  | { readonly _tag: 'DieDecides'; readonly rule: 'LM-Solo.3'; readonly corner: number; readonly must: boolean }
  | { readonly _tag: 'BadRoute'; readonly rule: 'LM-Move.1'; readonly route: string }

const lane = (side: Lane): string => (side === 0 ? 'inside' : 'outside')

/**
 * A refusal as one English sentence.
 *
 * @rule none: the clause is named in the refusal
 * @example
 * import assert from 'node:assert'
 * import { showRefusal } from 'parc-ferme/le-mans'
 *
 * assert.deepStrictEqual(
 *   showRefusal({ _tag: 'GearTooHigh', rule: 'LM-Move.7', from: 2, to: 4 }),
 *   'From gear 2 a car goes up to 3 at most, not to 4 (LM-Move.7).',
 * )
 */
export const showRefusal = (refusal: Refusal): string => `${sentence(refusal)} (${refusal.rule}).`

const sentence = (refusal: Refusal): string => {
  switch (refusal._tag) {
    case 'SeatsOutOfRange':
      return `Two to twelve drivers may race, not ${refusal.seats}`
    case 'LapsOutOfRange':
      return `A race has 1 to 100 laps, not ${refusal.laps}`
    case 'MaxTurnsOutOfRange':
      return `A race is called off after 1 to 100,000 turns, not after ${refusal.maxTurns}`
    case 'SeatsDiffer':
      return `There are ${refusal.seats} drivers, but cars for ${refusal.given}`
    case 'NoCar':
      return `Driver ${refusal.seat} has no car`
    case 'NoSuchCard':
      return `The set has no card with the number ${refusal.number}`
    case 'CardTwice':
      return `Card ${refusal.number} is taken twice`
    case 'TooFewCards':
      return `The set has ${refusal.cards} cards, too few for ${refusal.cars} cars`
    case 'GridDiffers':
      return `The grid must name each of the ${refusal.cars} cars once; it has ${refusal.given} entries`
    case 'GridNotAsked':
      return 'A grid is given, but the ruling gridOrder or the start does not use it'
    case 'TooFewStalls':
      return `${refusal.cars} cars cannot start out of ${refusal.stalls} stalls`
    case 'NotNow':
      return `The race waits for something else (${refusal.phase}) than ${refusal.move}`
    case 'NoSuchFace':
      return `The die has no face ${shownPart(refusal.face)}`
    case 'NoSuchLot':
      return `Lot ${shownPart(refusal.lot)} is not among those left`
    case 'NoSuchGear':
      return `The car has gears 1 to ${refusal.gears}, no gear ${shownPart(refusal.gear)}`
    case 'FirstGearOnly':
      return `A standing car starts in first gear, not in gear ${refusal.gear}`
    case 'GearTooHigh':
      return `From gear ${refusal.from} a car goes up to ${refusal.from + 1} at most, not to ${refusal.to}`
    case 'GearLocked':
      return `In the middle of a corner the car stays in gear ${refusal.from}`
    case 'GearTooLow':
      return `The car goes down ${refusal.most} gears a turn at most, not from ${refusal.from} to ${refusal.to}`
    case 'BrakesUsedUp':
      return `That takes ${refusal.needed} hard-brakings, and ${refusal.left} are left`
    case 'WrongBrakes':
      return `That gear takes ${refusal.needed} hard-brakings, not ${shownPart(refusal.given)}`
    case 'TooManyTeams':
      return `Two to four teams of three cars may race, not ${refusal.seats}`
    case 'TeamOfThree':
      return `A team has three cars; driver ${refusal.seat} has ${refusal.cars}`
    case 'MoveSecondsOutOfRange':
      return `A move may take 1 to 3600 seconds, not ${refusal.moveSeconds}`
    case 'NoOverRevving':
      return 'Over-revving is not agreed'
    case 'WrongOverRevs':
      return `That gear is not paid for by ${shownPart(refusal.brakes)} hard-brakings and ${shownPart(refusal.revs)} over-revs`
    case 'EngineSpent':
      return `The car may over-rev ${refusal.left} times more in this lap, not ${refusal.revs}`
    case 'CornerAtBasic':
      return `A corner lies on the way to ${lane(refusal.lane)} ${refusal.column}, and corners are taken at basic speed`
    case 'NoOverRevThere':
      return `No over-revving through a corner leads to ${lane(refusal.lane)} ${refusal.column}`
    case 'NoSuchSpace':
      return `There is no space in column ${shownPart(refusal.column)} of lane ${shownPart(refusal.lane)}`
    case 'NotAhead':
      return `The ${lane(refusal.lane)} lane at column ${refusal.column} is not ahead of the car`
    case 'EndsAcross':
      return `The car would end across two lanes at ${lane(refusal.lane)} ${refusal.column}`
    case 'WrongCount':
      return `It is not ${refusal.counts} counts to ${lane(refusal.lane)} ${refusal.column}`
    case 'OneCountLeft':
      return `One count does not lead onto the two-space ${lane(refusal.lane)} ${refusal.column}`
    case 'ExactEndExists':
      return `No count may be lost before ${lane(refusal.lane)} ${refusal.column} while a full number can be run`
    case 'NotStraightened':
      return `The car is still across two lanes before ${lane(refusal.lane)} ${refusal.column}`
    case 'SpaceTaken':
      return `Car ${refusal.car} stands on ${lane(refusal.lane)} ${refusal.column}`
    case 'WayBlocked':
      return `Cars block every way of ${refusal.counts} counts to ${lane(refusal.lane)} ${refusal.column}`
    case 'StoppedCarAhead':
      return `The lane of the stopped car ${refusal.car} must be left before the space behind it`
    case 'TooCloseInFront':
      return `In front of the moving car ${refusal.car} one space must stay open`
    case 'TooFast':
      return `Corner ${refusal.corner} would be entered ${refusal.over} gears too high`
    case 'PitFirst':
      return `The stop owed at pass ${refusal.pass} can be made, so the pits may not be passed`
    case 'NoSuchStall':
      return `There is no stall ${shownPart(refusal.stall)}`
    case 'WrongPits':
      return `A car of class ${refusal.car} may not stop in the pits of class ${refusal.pits}`
    case 'StallTaken':
      return `Car ${refusal.car} stands in stall ${refusal.stall}`
    case 'LastLap':
      return 'No stops are made in the last lap'
    case 'NoStopOwed':
      return 'The car owes no stop there'
    case 'StallOutOfReach':
      return `Stall ${refusal.stall} cannot be reached in this turn`
    case 'SpinAvoidable':
      return `The car need not spin out at corner ${shownPart(refusal.corner)}`
    case 'NoSuchSpin':
      return `The car does not come to spin out at corner ${shownPart(refusal.corner)}`
    case 'CollisionAvoidable':
      return `Ramming car ${shownPart(refusal.car)} can be avoided`
    case 'NoContact':
      return `Car ${shownPart(refusal.car)} cannot be run into`
    case 'MustMove':
      return 'A car that can move must move'
    case 'NoFouls':
      return 'Rules of passing cannot be broken'
    case 'NoFoulThere':
      return `No rule of passing can be broken on car ${shownPart(refusal.car)}`
    case 'OneDriverOnly':
      return `In solitaire one driver plays all cars, not ${refusal.seats}`
    case 'TooFewCarsAlone':
      return `In solitaire two cars race at least, not ${refusal.cars}`
    case 'NoTeamsAlone':
      return 'One driver alone makes no teams'
    case 'DieDecides':
      return `The die has said that the chance at corner ${refusal.corner} ${refusal.must ? 'must' : 'may not'} be taken`
    case 'BadRoute':
      return `A route has 1 to 20 letters S and D, unlike ${JSON.stringify(refusal.route)}`
  }
}
