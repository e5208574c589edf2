import { describe, expect, test } from 'vitest'
import { previewSpin } from '../../src/paris-dakar/explain.js'
import { fuelDue } from '../../src/paris-dakar/rules/fuel-shortage.js'
import { all, car, play, playOn, short, table, tags, tb1With, waits } from './table.js'

const short38 = play(table({ cars: [{ at: 37, fuel: 100 }] }), 'spin 4')
const reached = play(short38.state, 'spin 4', 'spin 1')

describe('Fuel shortage', () => {
  test('PD-13.1 a town that cannot be paid, passed or reached, is a shortage', () => {
    expect(all(short38.events, 'FuelShortage')).toEqual([
      {
        _tag: 'FuelShortage',
        rule: 'PD-13.3',
        seat: 0,
        fuel: 100,
        lacks: [{ mode: 'normal', charge: { _tag: 'TownFee', space: 38, litres: 280 }, need: 280 }],
      },
    ])
    expect(tags(play(table({ cars: [{ at: 37, fuel: 100 }] }), 'spin 1').events)).toContain('FuelShortage')
  })

  test('PD-13.2 a demand of the landing space that cannot be paid is a shortage', () => {
    const { events } = play(table({ cars: [{ at: 29, fuel: 40 }] }), 'spin 1')
    expect(all(events, 'FuelShortage').map(({ lacks }) => lacks)).toEqual([
      [{ mode: 'normal', charge: { _tag: 'Demand', space: 30, litres: 60 }, need: 60 }],
    ])
    expect(tags(play(table({ cars: [{ at: 29, fuel: 40 }] }), 'spin 2').events)).not.toContain('FuelShortage')
  })

  test('PD-13.3 the car does not move and nothing is paid or read', () => {
    expect(short(short38.state)).toEqual([37, 100, 0])
    expect(tags(short38.events)).not.toContain('TownFeePaid')
    expect(tags(short38.events)).not.toContain('RoadBookRead')
    // Two towns lie ahead and the first could be paid.
    expect(short(play(table({ cars: [{ at: 7, fuel: 200 }] }), 'spin 4').state)).toEqual([7, 200, 0])
  })

  test('PD-13.4 the car parks beside the track', () => {
    expect([car(short38.state).parked, car(short38.state).needs]).toEqual([true, ['fuel']])
    expect(all(short38.events, 'VehicleParked')).toEqual([{ _tag: 'VehicleParked', rule: 'PD-13.4', seat: 0, at: 37 }])
  })

  test('PD-13.5 it calls the truck', () => {
    expect([short38.state.truck.holder, short38.state.truck.at]).toEqual([0, 38])
  })

  test('PD-13.6 when the truck arrives, the same turn goes on with a spin for fuel', () => {
    expect(waits(reached.state)).toBe('fuel 0')
    expect(all(reached.events, 'SpinAwaited').at(-1)).toEqual({
      _tag: 'SpinAwaited',
      rule: 'PD-13.6',
      seat: 0,
      purpose: 'fuel',
      served: [],
    })
  })

  test('PD-13.7 the bank gives the fuel', () => {
    const { state } = play(reached.state, 'spin 2')
    expect([car(state).fuel, state.bank - reached.state.bank]).toEqual([300, -200])
  })

  test('PD-13.8 a 3 brings 300 litres', () => {
    expect(fuelDue(3)).toBe(300)
    const { state, events } = play(reached.state, 'spin 3')
    expect(car(state).fuel).toBe(400)
    expect(all(events, 'FuelDelivered')).toEqual([
      { _tag: 'FuelDelivered', rule: 'PD-13.7', seat: 0, number: 3, litres: 300 },
    ])
  })

  test('PD-13.9 the car drives in its next turn', () => {
    const { state } = play(reached.state, 'spin 3')
    expect([waits(state), car(state).parked, state.truck.holder]).toEqual(['move 1', false, null])
    expect(short(play(state, 'spin 1', 'spin 4').state)).toEqual([41, 120, 0])
  })

  test('PD-13.1 an ordered move that cannot be paid leaves the car on the instructing space', () => {
    const game = tb1With({ 37: [{ op: 'move', spaces: 2 }] })
    const { state } = playOn(game)(table({ game, cars: [{ at: 36, fuel: 100 }] }), 'spin 1')
    expect([short(state), car(state).needs]).toEqual([[37, 100, 0], ['fuel']])
  })

  test('PD-13.2, PD-Q.21 a demand that will not be read is not part of what is lacking', () => {
    const game = tb1With({ 10: [{ op: 'move', spaces: 1 }], 11: [{ op: 'payFuel', litres: 100 }] })
    const start = table({ game, cars: [{ at: 9, fuel: 40 }], rulings: { orderedMoves: 'firstOnly' } })
    const { state, events } = playOn(game)(start, 'spin 1')
    expect(short(state)).toEqual([10, 40, 0])
    expect(all(events, 'FuelShortage').map(({ lacks }) => lacks)).toEqual([
      [{ mode: 'normal', charge: { _tag: 'TownFee', space: 11, litres: 60 }, need: 60 }],
    ])
  })

  test('PD-13.2, PD-Q.9 what a finite bank cannot give is lacking', () => {
    const game = tb1With({
      10: [
        { op: 'gainFuel', litres: 200 },
        { op: 'payFuel', litres: 220 },
      ],
    })
    const cars = [
      { at: 9, fuel: 40 },
      { at: 3, fuel: 4940 },
    ]
    const start = table({ game, cars, rulings: { bank: 'finite' } })
    const lack = { mode: 'normal', charge: { _tag: 'Demand', space: 10, litres: 220 }, need: 200 } as const
    expect(previewSpin(game)(start, 0, 1).map(({ fuelAfter, lack: lacking }) => [fuelAfter, lacking])).toEqual([
      [null, lack],
    ])
    const { events } = playOn(game)(start, 'spin 1')
    expect(all(events, 'FuelShortage').map(({ lacks }) => lacks)).toEqual([[lack]])
  })

  test('PD-13.2, PD-9.8 halfway a finite bank may refill too little for the demand there', () => {
    const game = tb1With({ 50: [{ op: 'payFuel', litres: 200 }] })
    const cars = [
      { at: 49, fuel: 60 },
      { at: 3, fuel: 4840 },
    ]
    const { events } = playOn(game)(table({ game, cars, rulings: { bank: 'finite' } }), 'spin 1')
    expect(all(events, 'FuelShortage').map(({ lacks }) => lacks)).toEqual([
      [{ mode: 'normal', charge: { _tag: 'Demand', space: 50, litres: 200 }, need: 200 }],
    ])
  })
})
