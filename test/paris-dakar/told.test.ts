/** What is told of a turn, whole: each thing that happens, in its order, with the clause that decides it. */
import { expect, test } from 'vitest'
import type { Event } from '../../src/paris-dakar/event.js'
import { foldView } from '../../src/paris-dakar/fold.js'
import { parisDakar } from '../../src/paris-dakar/game.js'
import { play, playOn, table, tb1With } from './table.js'

/** What is told until the turn ends; how it began is known. */
const turnOf = (events: ReadonlyArray<Event>): ReadonlyArray<Event> =>
  events.slice(
    events.findIndex(({ _tag }) => _tag === 'VehicleMoved' || _tag === 'FuelShortage'),
    events.findIndex(({ _tag }) => _tag === 'TurnEnded' || _tag === 'RallyEnded') + 1,
  )

const ENDED = { _tag: 'TurnEnded', rule: 'PD-5.2', seat: 0 }
const rulings = { finish: 'fullRanking', backwardFees: 'paid' } as const

test('PD-12.1-3 an entry that sends for the doctor parks the car and calls the helicopter', () => {
  const { events } = play(table({ cars: [{ at: 12, fuel: 500 }] }), 'spin 1')
  expect(turnOf(events)).toEqual([
    { _tag: 'VehicleMoved', rule: 'PD-6.2', seat: 0, from: 12, to: 13, path: [13], cause: 'normal' },
    { _tag: 'RoadBookRead', rule: 'PD-6.6', seat: 0, at: 13, colour: 'red', ops: [{ op: 'needDoctor' }] },
    { _tag: 'NeedRaised', rule: 'PD-12.1', seat: 0, need: 'doctor' },
    { _tag: 'VehicleParked', rule: 'PD-12.1', seat: 0, at: 13 },
    { _tag: 'AssistanceCalled', rule: 'PD-12.2', seat: 0, service: 'helicopter', from: 'need', distance: 3 },
    { _tag: 'HelicopterPlaced', rule: 'PD-12.3', base: 'start', required: 3 },
    ENDED,
  ])
})

test('PD-13.1, PD-13.3-4 a car that cannot pay what its number costs parks where it is and calls the truck', () => {
  const { events } = play(table({ cars: [{ at: 97, fuel: 60 }] }), 'spin 3')
  const charge = { _tag: 'TownFee', space: 100, litres: 80 } as const
  expect(turnOf(events)).toEqual([
    { _tag: 'FuelShortage', rule: 'PD-13.3', seat: 0, fuel: 60, lacks: [{ mode: 'normal', charge, need: 80 }] },
    { _tag: 'NeedRaised', rule: 'PD-13.1', seat: 0, need: 'fuel' },
    { _tag: 'VehicleParked', rule: 'PD-13.4', seat: 0, at: 97 },
    { _tag: 'AssistanceCalled', rule: 'PD-11.1', seat: 0, service: 'truck', from: 'need', distance: 1 },
    { _tag: 'TruckPlaced', rule: 'PD-11.2', from: 8, at: 96 },
    ENDED,
  ])
})

test('PD-14.1, PD-15.1, PD-15.2d the first arrival alone wins, and the last but one alone ends the rally', () => {
  const first = play(table({ cars: [{ at: 98 }, { at: 99 }, { at: 80 }], rulings }), 'spin 3')
  expect(turnOf(first.events)).toEqual([
    { _tag: 'VehicleMoved', rule: 'PD-6.2', seat: 0, from: 98, to: 100, path: [99, 100], cause: 'normal' },
    { _tag: 'MoveCutShort', rule: 'PD-14.1', seat: 0, reason: 'finish', at: 100, unused: 1 },
    { _tag: 'TownFeePaid', rule: 'PD-8.2', seat: 0, at: 100, litres: 80 },
    { _tag: 'VehicleArrived', rule: 'PD-14.1', seat: 0, place: 1 },
    { _tag: 'RallyWon', rule: 'PD-15.1', seat: 0, turn: 11 },
    ENDED,
  ])
  expect(turnOf(play(first.state, 'spin 1').events)).toEqual([
    { _tag: 'VehicleMoved', rule: 'PD-6.2', seat: 1, from: 99, to: 100, path: [100], cause: 'normal' },
    { _tag: 'TownFeePaid', rule: 'PD-8.2', seat: 1, at: 100, litres: 80 },
    { _tag: 'VehicleArrived', rule: 'PD-14.1', seat: 1, place: 2 },
    { _tag: 'RallyEnded', rule: 'PD-15.2d', turn: 12 },
  ])
})

const game = tb1With({
  13: [{ op: 'move', spaces: -5 }],
  14: [{ op: 'missTurn', count: 2 }],
  15: [
    { op: 'returnBreakdown', count: 'all' },
    { op: 'gainFuel', litres: 100 },
  ],
  16: [
    { op: 'returnBreakdown', count: 1 },
    { op: 'payFuel', litres: 100 },
  ],
})
const from12 = (fuel: number, cards: number) => table({ game, cars: [{ at: 12, fuel, cards }], rulings })
const drivenOn = (fuel: number, cards: number, ...lines: ReadonlyArray<string>) =>
  turnOf(playOn(game)(from12(fuel, cards), ...lines).events)

test('PD-8.1-2, PD-Q.22 back past one town into another both are paid, as far as the fuel goes', () => {
  const back = [
    { _tag: 'VehicleMoved', rule: 'PD-6.2', seat: 0, from: 12, to: 13, path: [13], cause: 'normal' },
    { _tag: 'RoadBookRead', rule: 'PD-6.6', seat: 0, at: 13, colour: 'red', ops: [{ op: 'move', spaces: -5 }] },
    { _tag: 'VehicleMoved', rule: 'PD-6.4', seat: 0, from: 13, to: 8, path: [12, 11, 10, 9, 8], cause: 'roadBook' },
    { _tag: 'TownFeePaid', rule: 'PD-8.1', seat: 0, at: 11, litres: 60 },
  ]
  const read = { _tag: 'RoadBookRead', rule: 'PD-6.7', seat: 0, at: 8, colour: 'black', ops: [] }
  const paid = { _tag: 'TownFeePaid', rule: 'PD-8.2', seat: 0, at: 8, litres: 160 }
  expect(drivenOn(500, 0, 'spin 1')).toEqual([...back, paid, read, ENDED])
  expect(drivenOn(60, 0, 'spin 1')).toEqual([...back, read, ENDED])
})

test('PD-6.6 turns to miss are told with their number', () => {
  expect(drivenOn(500, 0, 'spin 2').slice(1)).toEqual([
    { _tag: 'RoadBookRead', rule: 'PD-6.6', seat: 0, at: 14, colour: 'red', ops: [{ op: 'missTurn', count: 2 }] },
    { _tag: 'TurnsToMissAdded', rule: 'PD-6.6', seat: 0, count: 2, now: 2 },
    ENDED,
  ])
})

test('PD-6.5 all cards go back, or as many as the entry says', () => {
  expect(drivenOn(500, 2, 'spin 3', 'full').slice(1)).toEqual([
    { _tag: 'RoadBookRead', rule: 'PD-6.5', seat: 0, at: 15, colour: 'green', ops: game.track.ops[15] },
    { _tag: 'BreakdownReturned', rule: 'PD-6.5', seat: 0, count: 2, now: 0 },
    { _tag: 'FuelGained', rule: 'PD-6.5', seat: 0, litres: 100 },
    ENDED,
  ])
  expect(drivenOn(500, 2, 'spin 4', 'full').slice(1)).toEqual([
    { _tag: 'RoadBookRead', rule: 'PD-6.6', seat: 0, at: 16, colour: 'red', ops: game.track.ops[16] },
    { _tag: 'BreakdownReturned', rule: 'PD-6.5', seat: 0, count: 1, now: 1 },
    { _tag: 'FuelPaid', rule: 'PD-6.6', seat: 0, litres: 100 },
    ENDED,
  ])
})

test('PD-4.2 what was agreed is part of every view', () => {
  const agreed = parisDakar.setup({ seats: 2, starter: 0 })
  const other = parisDakar.setup({ seats: 2, starter: 1 })
  if (agreed._tag === 'Left' || other._tag === 'Left') throw new Error('two drivers can set out')
  const [told] = other.right.events
  if (told === undefined) throw new Error('the agreement is told first')
  const seen = parisDakar.view(agreed.right.state, 0)
  expect(foldView(seen, told)).toEqual({ ...seen, agreement: other.right.state.agreement })
})
