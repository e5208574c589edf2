/** What a drawing of Formula 1 says of every phase, event and button. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import {
  type CarView,
  type Event,
  formula1,
  type Move,
  type TurnUnderWay,
  type View,
} from '../../src/formula-1/index.js'
import { PICTURE_1962 } from '../../src/formula-1/picture.js'
import { carColour } from '../../src/svg/formula-1-table.js'
import {
  lastNews,
  lastThrow,
  namesOf,
  remarksOf,
  shortMove,
  tellCar,
  waitingFor,
} from '../../src/svg/formula-1-words.js'

const begun = formula1.setup({ seats: 2, laps: 3 })
if (E.isLeft(begun)) throw new Error('two drivers are enough')
const view: View = { ...formula1.view(begun.right.state, 'spectator'), current: 0 }
const name = (car: number): string => ['Moss', 'Clark'][car] ?? 'nobody'

test('a car goes by its driver, and by its colour if he has no name', () => {
  const cars = view.cars.map((car, seat) => ({ ...car, seat }))
  const called = namesOf(formula1, { ...view, cars }, ['Moss'])
  const colour = formula1.track.circuit.colours[1] ?? ''
  expect([called(0), called(1).toLowerCase()]).toEqual(['Moss', colour])
})

test('a car that the board has no colour for goes by its number, and is grey', () => {
  expect(namesOf(formula1, view, [])(8)).toBe('Number 9')
  expect(carColour(PICTURE_1962, undefined)).toBe('#888888')
})

test('a car that is not there drives at no speed', () => {
  const phase = { _tag: 'Moving', from: 0, card: 'none', superb: -1 } as const
  expect(waitingFor({ ...view, current: 5, phase }, name)).toBe('nobody drives at 0')
})

test('a band that the board does not have is told by its index', () => {
  const result = { _tag: 'NoPenalty' } as const
  const thrown: Event = { _tag: 'PenaltyThrown', car: 1, band: 98, over: 20, dice: [3, 4], result }
  expect(lastThrow(formula1, [thrown], name)?.told).toBe('Clark, 20 over in band 98: no penalty')
})

const turn: TurnUnderWay = {
  from: 100,
  card: 'none',
  kind: 'run',
  blocker: -1,
  raise: false,
  toSettle: [],
  superb: -1,
  tires: -1,
}

describe('what the race waits for', () => {
  test.each<readonly [View['phase'], string]>([
    [{ _tag: 'SettingSpeed' }, 'Moss sets the speed'],
    [{ _tag: 'Dealing', dealt: 3 }, 'The cards are dealt'],
    [{ _tag: 'ThrowingForGrid', contenders: [0, 1], sums: [] }, 'Throwing for the grid'],
    [{ _tag: 'Moving', from: 0, card: 'none', superb: -1 }, 'Moss drives at 0'],
    [{ _tag: 'PlayingCard', turn }, 'Moss may play a card'],
    [{ _tag: 'UsingTires', turn }, 'Moss may use Special Tires'],
    [{ _tag: 'ThrowingPenalty', turn }, 'Moss throws the dice'],
    [{ _tag: 'DrawingPitCard' }, 'Moss draws a Pit Card'],
    [{ _tag: 'DrawingTacticCard' }, 'Moss draws a Tactic Card'],
    [{ _tag: 'RaceOver', winners: [1] }, 'Clark wins'],
    [{ _tag: 'RaceOver', winners: [0, 1] }, 'Moss and Clark share the win'],
  ])('%j', (phase, told) => {
    expect(waitingFor({ ...view, phase }, name)).toBe(told)
  })
})

describe('the last throw of the dice', () => {
  const thrown = { _tag: 'PenaltyThrown', car: 1, band: 0, over: 20, dice: [3, 4] } as const
  const corner = formula1.track.corners[formula1.track.bands[0]?.corner ?? -1]?.name ?? ''
  test.each<readonly [Event, string]>([
    [{ _tag: 'GridThrown', seat: 1, dice: [3, 4], sum: 7 }, 'seat 1 throws for the grid'],
    [{ ...thrown, result: { _tag: 'NoPenalty' } }, `Clark, 20 over in ${corner}: no penalty`],
    [{ ...thrown, result: { _tag: 'SpinOff' } }, `Clark, 20 over in ${corner}: spins off`],
    [{ ...thrown, result: { _tag: 'Wear', tire: 2, brake: 0 } }, `Clark, 20 over in ${corner}: tires +2`],
    [{ ...thrown, result: { _tag: 'Wear', tire: 0, brake: 1 } }, `Clark, 20 over in ${corner}: brakes +1`],
    [{ ...thrown, result: { _tag: 'Wear', tire: 1, brake: 1 } }, `Clark, 20 over in ${corner}: tires +1, brakes +1`],
  ])('%j', (event, told) => {
    expect(lastThrow(formula1, [event], name)).toEqual({ dice: [3, 4], told })
  })

  test('is none where none was thrown', () => {
    expect(lastThrow(formula1, [], name)).toBe(null)
  })
})

describe('the last thing of note', () => {
  const spun = { _tag: 'SpunOff', car: 0, from: 1, to: 2 } as const
  test.each<readonly [Event, string]>([
    [
      { _tag: 'PitCardDrawn', car: 0, card: 'specialTires', source: 'pack', missTurns: 0, startSpeed: 0 },
      'Moss: Special Tires Fitted',
    ],
    [{ _tag: 'TacticPlayed', car: 0, card: 'superbDriving', timing: 'during', left: 1 }, 'Moss plays Superb Driving'],
    [{ ...spun, cause: 'tooFast' }, 'Moss spins off'],
    [{ ...spun, cause: 'dice' }, ''],
    [{ _tag: 'Blocked', car: 0, at: 3, blocker: 1, wanted: 6, moved: 2 }, 'Moss is blocked by Clark'],
    [{ _tag: 'HeldOffTrack', car: 0, place: 3, speed: 60 }, 'Moss cannot get back onto the track'],
    [{ _tag: 'MoveMissed', car: 0, left: 1 }, 'Moss misses a turn'],
    [{ _tag: 'CarFinished', car: 0, rank: 4, round: 30 }, 'Moss finishes, 4 past the line'],
  ])('%j', (event, told) => {
    expect(lastNews([event], name)).toBe(told)
  })
})

describe('a button', () => {
  test.each<readonly [Move, string]>([
    [{ _tag: 'Wait' }, 'wait'],
    [{ _tag: 'Pass' }, 'no card'],
    [{ _tag: 'KeepTires' }, 'keep the tires'],
    [{ _tag: 'PlaySuperb', bend: 2 }, 'Superb Driving: bend 2'],
    [{ _tag: 'UseTires', bend: 3 }, 'Special Tires: bend 3'],
    [{ _tag: 'DriveIntoPit', crossings: '', path: [] }, ''],
  ])('%j', (move, told) => {
    expect(shortMove(move, (bend) => `bend ${bend}`)).toBe(told)
  })
})

describe('how a car stands', () => {
  const [car] = view.cars
  if (car === undefined) throw new Error('there are two cars')
  test.each<readonly [Partial<CarView>, ReadonlyArray<string>]>([
    [{}, []],
    [{ finishRank: 3 }, ['finished, 3 past the line']],
    [{ missTurns: 1, startSpeed: 60 }, ['misses a turn', 'starts at 60']],
    [{ missTurns: 2, specialTires: true }, ['misses 2 turns', 'Special Tires']],
    [{ handicap: 'brakesFailed' }, ['brakes failed']],
  ])('%j', (change, told) => {
    expect(remarksOf({ ...car, finishRank: -1, ...change })).toEqual(told)
  })

  test('is told whole', () => {
    const there = { ...view, cars: [{ ...car, seat: 1, place: 0, finishRank: -1 }] }
    const place = formula1.track.places[0]?.id ?? ''
    expect(tellCar(formula1, there, 0, name)).toBe(
      `Moss (number 1, seat 1): on ${place}, speed ${car.speed}, brake wear ${car.brake} of 5, tire wear ${car.tire} of 8, laps to go ${car.lapsLeft}, cards ${car.handSize}`,
    )
    expect(tellCar(formula1, { ...there, cars: [{ ...car, place: -1 }] }, 0, name)).toContain('not on the board yet')
  })
})
