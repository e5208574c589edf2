/** Every refusal has a sentence of its own, which names its clause and tells its facts. */
import { expect, test } from 'vitest'
import { type Refusal, showRefusal } from '../../src/le-mans/refusal.js'

const EACH: ReadonlyArray<readonly [Refusal, string]> = [
  [{ _tag: 'SeatsOutOfRange', rule: 'LM-Prep.1', seats: 13 }, 'Two to twelve drivers may race, not 13'],
  [{ _tag: 'LapsOutOfRange', rule: 'LM-Prep.2', laps: 0 }, 'A race has 1 to 100 laps, not 0'],
  [
    { _tag: 'MaxTurnsOutOfRange', rule: 'LM-Q.65', maxTurns: 0 },
    'A race is called off after 1 to 100,000 turns, not after 0',
  ],
  [{ _tag: 'SeatsDiffer', rule: 'LM-Prep.3', seats: 2, given: 3 }, 'There are 2 drivers, but cars for 3'],
  [{ _tag: 'NoCar', rule: 'LM-Prep.3', seat: 1 }, 'Driver 1 has no car'],
  [{ _tag: 'NoSuchCard', rule: 'LM-Prep.3', number: 99 }, 'The set has no card with the number 99'],
  [{ _tag: 'CardTwice', rule: 'LM-Prep.3', number: 5 }, 'Card 5 is taken twice'],
  [{ _tag: 'TooFewCards', rule: 'LM-Prep.3', cards: 12, cars: 13 }, 'The set has 12 cards, too few for 13 cars'],
  [
    { _tag: 'GridDiffers', rule: 'LM-Q.66', cars: 3, given: 2 },
    'The grid must name each of the 3 cars once; it has 2 entries',
  ],
  [{ _tag: 'GridNotAsked', rule: 'LM-Q.66' }, 'A grid is given, but the ruling gridOrder or the start does not use it'],
  [{ _tag: 'TooFewStalls', rule: 'LM-Start.3', stalls: 11, cars: 12 }, '12 cars cannot start out of 11 stalls'],
  [
    { _tag: 'NotNow', rule: 'LM-How.2', phase: 'Rolling', move: 'Drive' },
    'The race waits for something else (Rolling) than Drive',
  ],
  [{ _tag: 'NoSuchFace', rule: 'LM-Equip.7', face: 7 }, 'The die has no face 7'],
  [{ _tag: 'NoSuchLot', rule: 'LM-Start.2', lot: 4 }, 'Lot 4 is not among those left'],
  [{ _tag: 'NoSuchGear', rule: 'LM-Move.10', gear: 6, gears: 5 }, 'The car has gears 1 to 5, no gear 6'],
  [{ _tag: 'FirstGearOnly', rule: 'LM-Spin.2', gear: 3 }, 'A standing car starts in first gear, not in gear 3'],
  [{ _tag: 'GearTooHigh', rule: 'LM-Move.7', from: 2, to: 4 }, 'From gear 2 a car goes up to 3 at most, not to 4'],
  [
    { _tag: 'GearLocked', rule: 'LM-Corner.2', corner: 1, from: 2, to: 3 },
    'In the middle of a corner the car stays in gear 2',
  ],
  [
    { _tag: 'GearTooLow', rule: 'LM-Brake.8', from: 5, to: 1, most: 3 },
    'The car goes down 3 gears a turn at most, not from 5 to 1',
  ],
  [{ _tag: 'BrakesUsedUp', rule: 'LM-Brake.4', needed: 2, left: 1 }, 'That takes 2 hard-brakings, and 1 are left'],
  [{ _tag: 'WrongBrakes', rule: 'LM-Brake.6', needed: 2, given: 0 }, 'That gear takes 2 hard-brakings, not 0'],
  [{ _tag: 'TooManyTeams', rule: 'LM-Team.1', seats: 5 }, 'Two to four teams of three cars may race, not 5'],
  [{ _tag: 'TeamOfThree', rule: 'LM-Team.1', seat: 0, cars: 2 }, 'A team has three cars; driver 0 has 2'],
  [{ _tag: 'MoveSecondsOutOfRange', rule: 'LM-Time.1', moveSeconds: 0 }, 'A move may take 1 to 3600 seconds, not 0'],
  [{ _tag: 'NoOverRevving', rule: 'LM-Opt.1' }, 'Over-revving is not agreed'],
  [
    { _tag: 'WrongOverRevs', rule: 'LM-Rev.8', brakes: 1, revs: 2 },
    'That gear is not paid for by 1 hard-brakings and 2 over-revs',
  ],
  [{ _tag: 'EngineSpent', rule: 'LM-Rev.3', revs: 3, left: 1 }, 'The car may over-rev 1 times more in this lap, not 3'],
  [
    { _tag: 'CornerAtBasic', rule: 'LM-Bonus.4', lane: 0, column: 9 },
    'A corner lies on the way to inside 9, and corners are taken at basic speed',
  ],
  [
    { _tag: 'NoOverRevThere', rule: 'LM-Rev.4', lane: 1, column: 9 },
    'No over-revving through a corner leads to outside 9',
  ],
  [{ _tag: 'NoSuchSpace', rule: 'LM-Move.1', lane: 2, column: 9 }, 'There is no space in column 9 of lane 2'],
  [{ _tag: 'NotAhead', rule: 'LM-Move.13', lane: 0, column: 3 }, 'The inside lane at column 3 is not ahead of the car'],
  [{ _tag: 'EndsAcross', rule: 'LM-Move.14', lane: 1, column: 3 }, 'The car would end across two lanes at outside 3'],
  [{ _tag: 'WrongCount', rule: 'LM-Move.5', counts: 4, lane: 0, column: 3 }, 'It is not 4 counts to inside 3'],
  [
    { _tag: 'OneCountLeft', rule: 'LM-Move.3', lane: 0, column: 3 },
    'One count does not lead onto the two-space inside 3',
  ],
  [
    { _tag: 'ExactEndExists', rule: 'LM-Q.8', lane: 0, column: 3 },
    'No count may be lost before inside 3 while a full number can be run',
  ],
  [
    { _tag: 'NotStraightened', rule: 'LM-Q.5', lane: 1, column: 3 },
    'The car is still across two lanes before outside 3',
  ],
  [{ _tag: 'SpaceTaken', rule: 'LM-Move.11', lane: 0, column: 7, car: 3 }, 'Car 3 stands on inside 7'],
  [
    { _tag: 'WayBlocked', rule: 'LM-Move.6', counts: 5, lane: 0, column: 7 },
    'Cars block every way of 5 counts to inside 7',
  ],
  [
    { _tag: 'StoppedCarAhead', rule: 'LM-Pass.1', car: 4 },
    'The lane of the stopped car 4 must be left before the space behind it',
  ],
  [{ _tag: 'TooCloseInFront', rule: 'LM-Pass.4', car: 4 }, 'In front of the moving car 4 one space must stay open'],
  [{ _tag: 'TooFast', rule: 'LM-Chance.2', corner: 1, over: 2 }, 'Corner 1 would be entered 2 gears too high'],
  [
    { _tag: 'PitFirst', rule: 'LM-Pit.8', pass: 2 },
    'The stop owed at pass 2 can be made, so the pits may not be passed',
  ],
  [{ _tag: 'NoSuchStall', rule: 'LM-Pit.5', stall: 12 }, 'There is no stall 12'],
  [
    { _tag: 'WrongPits', rule: 'LM-Pit.5', stall: 2, car: 'D', pits: 'C' },
    'A car of class D may not stop in the pits of class C',
  ],
  [{ _tag: 'StallTaken', rule: 'LM-Q.47', stall: 2, car: 5 }, 'Car 5 stands in stall 2'],
  [{ _tag: 'LastLap', rule: 'LM-Pit.6', stall: 2 }, 'No stops are made in the last lap'],
  [{ _tag: 'NoStopOwed', rule: 'LM-Q.48', stall: 2 }, 'The car owes no stop there'],
  [{ _tag: 'StallOutOfReach', rule: 'LM-Pit.2', stall: 2 }, 'Stall 2 cannot be reached in this turn'],
  [{ _tag: 'SpinAvoidable', rule: 'LM-Chance.2', corner: 1 }, 'The car need not spin out at corner 1'],
  [{ _tag: 'NoSuchSpin', rule: 'LM-Corner.6', corner: 1 }, 'The car does not come to spin out at corner 1'],
  [{ _tag: 'CollisionAvoidable', rule: 'LM-Coll.8', car: 2 }, 'Ramming car 2 can be avoided'],
  [{ _tag: 'NoContact', rule: 'LM-Coll.9', car: 2 }, 'Car 2 cannot be run into'],
  [{ _tag: 'MustMove', rule: 'LM-Stop.1' }, 'A car that can move must move'],
  [{ _tag: 'NoFouls', rule: 'LM-Q.22' }, 'Rules of passing cannot be broken'],
  [{ _tag: 'NoFoulThere', rule: 'LM-Pass.5', car: 2 }, 'No rule of passing can be broken on car 2'],
  [{ _tag: 'OneDriverOnly', rule: 'LM-Solo.1', seats: 2 }, 'In solitaire one driver plays all cars, not 2'],
  [{ _tag: 'TooFewCarsAlone', rule: 'LM-Solo.1', cars: 1 }, 'In solitaire two cars race at least, not 1'],
  [{ _tag: 'NoTeamsAlone', rule: 'LM-Team.1' }, 'One driver alone makes no teams'],
  [
    { _tag: 'DieDecides', rule: 'LM-Solo.3', corner: 1, must: true },
    'The die has said that the chance at corner 1 must be taken',
  ],
  [
    { _tag: 'DieDecides', rule: 'LM-Solo.3', corner: 1, must: false },
    'The die has said that the chance at corner 1 may not be taken',
  ],
  [{ _tag: 'BadRoute', rule: 'LM-Move.1', route: 'X' }, 'A route has 1 to 20 letters S and D, unlike "X"'],
]

test.each(EACH)('%j is shown as a sentence with its clause', (refusal, sentence) => {
  expect(showRefusal(refusal)).toBe(`${sentence} (${refusal.rule}).`)
})
