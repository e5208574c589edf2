/** Every refusal has a sentence of its own, which names its clause and tells its facts. */
import { expect, test } from 'vitest'
import { type Refusal, showRefusal } from '../../src/formula-1/refusal.js'

const EACH: ReadonlyArray<readonly [Refusal, string]> = [
  [{ _tag: 'SeatsOutOfRange', rule: 'F1-Equip.4', seats: 7, least: 2, most: 6 }, '7 seats, but 2 to 6 can play'],
  [{ _tag: 'LapsOutOfRange', rule: 'F1-Setup.10', laps: 11, least: 3, most: 10 }, '11 laps, but a race has 3 to 10'],
  [{ _tag: 'NotAskedFor', rule: 'F1-Order.2', move: 'Pass', phase: 'Moving' }, 'Pass is not asked for in phase Moving'],
  [{ _tag: 'RaceIsOver', rule: 'F1-Finish.3' }, 'The race is over'],
  [{ _tag: 'NoSuchOutcome', rule: 'F1-Equip.7', outcome: 'fumes' }, 'Chance cannot bring fumes'],
  [{ _tag: 'SpeedOffGauge', rule: 'F1-Equip.8', speed: 70 }, 'The speedometer has no 70'],
  [{ _tag: 'SpeedTooLow', rule: 'F1-Q.9', speed: 0, least: 20 }, '0 mph, but the least speed is 20'],
  [
    { _tag: 'StartSpeedPrescribed', rule: 'F1-Pit.10', speed: 60, startSpeed: 80, reading: 'exact' },
    '60 mph, but the start is at exactly 80',
  ],
  [
    { _tag: 'StartSpeedPrescribed', rule: 'F1-Pit.10', speed: 100, startSpeed: 80, reading: 'maximum' },
    '100 mph, but the start is at most 80',
  ],
  [{ _tag: 'CarburettorBarred', rule: 'F1-Q.64', startSpeed: 40 }, 'No Good Carburettor on a start prescribed at 40'],
  [
    { _tag: 'RaiseTooGreat', rule: 'F1-Speed.10', from: 60, to: 140, most: 120 },
    'From 60 the speed can rise to 120, not to 140',
  ],
  [
    { _tag: 'CarburettorTooFast', rule: 'F1-Tactic.11', speed: 140, most: 120 },
    'Good Carburettor reaches 120, not 140',
  ],
  [
    { _tag: 'CarburettorNeedless', rule: 'F1-Q.84', speed: 60, least: 80 },
    '60 mph can be set without the card, which is for 80 and more',
  ],
  [
    { _tag: 'CutTooGreat', rule: 'F1-Reduce.12', from: 140, to: 20, most: 100 },
    'From 140 to 20, but no cut is greater than 100',
  ],
  [{ _tag: 'BrakesWorn', rule: 'F1-Reduce.15', cost: 2, left: 1 }, 'The cut costs 2 brake points, but 1 are left'],
  [{ _tag: 'TiresWorn', rule: 'F1-Reduce.14', cost: 3, left: 0 }, 'The cut costs 3 tire points, but 0 are left'],
  [{ _tag: 'BrakesFailed', rule: 'F1-Q.102', from: 120, to: 100 }, 'The brakes have failed: no cut from 120 to 100'],
  [
    { _tag: 'SafeSpeedsOnly', rule: 'F1-Q.102', over: 40, least: 0 },
    'Up to 40 over a safety speed, but faulty tires ask for 0 here',
  ],
  [{ _tag: 'CardNotHeld', rule: 'F1-Tactic.1', card: 'quickReactions' }, 'No quickReactions in hand'],
  [
    { _tag: 'CardPlayedAlready', rule: 'F1-Tactic.6', card: 'goodCarburettor' },
    'A turn sees one card at most, and goodCarburettor was played',
  ],
  [{ _tag: 'CardsForbidden', rule: 'F1-Q.102', card: 'superbDriving' }, 'No superbDriving with faulty tires'],
  [{ _tag: 'SpaceTaken', rule: 'F1-Move.6', to: 7, by: 2 }, 'Car 3 stands there'],
  [{ _tag: 'WayBarred', rule: 'F1-Move.7', to: 7 }, 'Every way there leads through another car'],
  [{ _tag: 'OutOfReach', rule: 'F1-Move.1', to: 7, spaces: 5 }, 'No way of 5 spaces leads there'],
  [{ _tag: 'NoSuchCrossings', rule: 'F1-Corner.4', to: 7, crossings: 'K1@40' }, 'No way there meets K1@40'],
  [{ _tag: 'NoSuchCrossings', rule: 'F1-Corner.4', to: 7, crossings: '' }, 'No way there meets nothing'],
  [{ _tag: 'PathOfAnotherMove', rule: 'F1-Move.1', path: [1] }, 'The path given is not one of this move'],
  [{ _tag: 'IsBlocked', rule: 'F1-Block.3', spaces: 3 }, 'The car is blocked after 3 spaces'],
  [{ _tag: 'IsNotBlocked', rule: 'F1-Block.3', spaces: 6 }, 'A way of 6 spaces is free'],
  [
    { _tag: 'NoRaise', rule: 'F1-Block.11', speed: 60, blockerSpeed: 120, most: 100 },
    'No raise from 60 to the 120 of the car ahead; the most is 100',
  ],
  [{ _tag: 'IsNotHeld', rule: 'F1-Pit.11' }, 'The way back onto the track is free'],
  [{ _tag: 'PitOutOfReach', rule: 'F1-Pit.6', spaces: 6 }, 'No free way of exactly 6 spaces leads into the pit'],
  [{ _tag: 'NoLapComplete', rule: 'F1-Pit.1' }, 'No lap is complete yet'],
  [{ _tag: 'NotInPit', rule: 'F1-Tactic.10', card: 'quickReactions' }, 'No quickReactions in the pit'],
  [{ _tag: 'NotWhenBlocked', rule: 'F1-Q.52', card: 'quickReactions' }, 'No quickReactions behind a blocker'],
  [
    { _tag: 'SpinOffCertain', rule: 'F1-Tactic.9', card: 'quickReactions' },
    'No quickReactions where a spin-off is certain',
  ],
  [{ _tag: 'NothingToCover', rule: 'F1-Q.90', bend: 0 }, 'Nothing there to cover'],
  [{ _tag: 'TrackNotClear', rule: 'F1-Tactic.18', bend: 0 }, 'The track is not clear'],
  [{ _tag: 'TooFastForTires', rule: 'F1-PitCard.15', bend: 0, most: 40 }, 'Special Tires cover up to 40 over'],
]

test.each(EACH)('%j is shown as a sentence with its clause', (refusal, sentence) => {
  expect(showRefusal(refusal)).toBe(`${sentence} (${refusal.rule}).`)
})
