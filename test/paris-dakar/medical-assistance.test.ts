import { describe, expect, test } from 'vitest'
import { foldView } from '../../src/paris-dakar/fold.js'
import { unitsTo } from '../../src/paris-dakar/rules/medical-assistance.js'
import { bankCardsOf } from '../../src/paris-dakar/view.js'
import { all, car, offered, play, playOn, refusal, table, tags, tb1, tb1With, waits } from './table.js'

const SICK = { parked: true, needs: ['doctor'] } as const
const BROKEN = { cards: 3, parked: true, needs: ['mechanic'] } as const

const fallen = play(table({ cars: [{ at: 12, fuel: 500 }] }), 'spin 1')
const flying = play(fallen.state, 'spin 4').state

describe('Medical assistance', () => {
  test('PD-12.1 a sick driver parks beside the track', () => {
    const { at, parked, needs } = car(fallen.state)
    expect([at, parked, needs]).toEqual([13, true, ['doctor']])
  })

  test('PD-12.1 who is ill already does not fall ill again', () => {
    const game = tb1With({ 13: [{ op: 'needDoctor' }, { op: 'needDoctor' }] })
    const { state, events } = playOn(game)(table({ game, cars: [{ at: 12 }] }), 'spin 1')
    expect(car(state)).toEqual({ at: 13, fuel: 1000, cards: 0, parked: true, needs: ['doctor'], missTurns: 0 })
    expect(all(events, 'NeedRaised')).toHaveLength(1)
  })

  test('PD-12.2 he takes the medical card, or waits for it', () => {
    expect(fallen.state.helicopter.holder).toBe(0)
    const taken = table({
      cars: [{ at: 12 }, { at: 32, ...SICK }],
      helicopter: { holder: 1, base: 'start', required: 5 },
    })
    expect(play(taken, 'spin 1').state.helicopter.queue).toEqual([0])
  })

  test('PD-12.3 the helicopter starts from the nearer of the two bases', () => {
    expect(fallen.state.helicopter.base).toBe('start')
    expect(play(table({ cars: [{ at: 55 }] }), 'spin 1').state.helicopter.base).toBe('finish')
  })

  test('PD-12.4 in his turn he spins, and each town on the way is a unit', () => {
    expect(waits(flying)).toBe('helicopter 0')
    const { state, events } = play(flying, 'spin 2')
    expect([state.helicopter.flown, state.helicopter.required, waits(state)]).toEqual([2, 3, 'move 1'])
    expect(all(events, 'HelicopterFlew')).toEqual([
      { _tag: 'HelicopterFlew', rule: 'PD-12.4', flown: 2, required: 3, over: 11 },
    ])
  })

  test('PD-12.5 km 1300 is three units from Alger', () => {
    expect(unitsTo(tb1.track, 'start', 13)).toBe(3)
    expect([0, 8, 9, 11, 12].map((space) => unitsTo(tb1.track, 'start', space))).toEqual([1, 1, 2, 2, 3])
    expect([100, 99, 96, 95].map((space) => unitsTo(tb1.track, 'finish', space))).toEqual([1, 1, 1, 2])
  })

  test('PD-12.6 the units may be gathered in one turn or in several', () => {
    expect(tags(play(flying, 'spin 3').events)).toContain('HelicopterArrived')
    const twice = play(flying, 'spin 1', 'spin 3', 'spin 1')
    expect([twice.state.helicopter.flown, tags(twice.events).includes('HelicopterArrived')]).toEqual([2, false])
    expect(tags(play(twice.state, 'spin 4', 'spin 1').events)).toContain('HelicopterArrived')
  })

  test('PD-12.7 the helicopter needs no exact number', () => {
    const { events } = play(flying, 'spin 2', 'spin 3', 'spin 5')
    expect(all(events, 'HelicopterArrived')).toEqual([
      { _tag: 'HelicopterArrived', rule: 'PD-12.7', at: 13, unused: 4 },
    ])
  })

  test('PD-12.8 on arrival the medical card goes back', () => {
    const { state, events } = play(flying, 'spin 3')
    expect(state.helicopter.holder).toBeNull()
    expect(all(events, 'PatientTreated')).toEqual([{ _tag: 'PatientTreated', rule: 'PD-12.8', seat: 0 }])
  })

  test('PD-12.9 the helicopter goes back to a base', () => {
    const { base, flown, required } = play(flying, 'spin 3').state.helicopter
    expect([base, flown, required]).toEqual(['start', 0, 0])
  })

  test('PD-12.10 the car goes back on the track', () => {
    const { parked, needs } = car(play(flying, 'spin 3').state)
    expect([parked, needs]).toEqual([false, []])
  })

  test('PD-12.11 the driver goes on in his next turn', () => {
    const { state } = play(flying, 'spin 3')
    expect(waits(state)).toBe('move 1')
    expect(car(play(state, 'spin 3', 'spin 1').state).at).toBe(14)
  })
})

describe('Who may use the help', () => {
  const queued = table({
    cars: [
      { at: 35, ...BROKEN },
      { at: 70, ...BROKEN },
    ],
    truck: { at: 38, holder: 0, queue: [1] },
    phase: { _tag: 'Spinning', purpose: 'truck' },
  })

  test('PD-12.12 without the mechanical card nobody spins for the truck', () => {
    const { state, events } = play(queued, 'spin 1')
    expect([waits(state), state.truck.at]).toEqual(['truck 0', 37])
    expect(all(events, 'Spun').map(({ seat }) => seat)).toEqual([0])
  })

  const bothSick = table({
    cars: [
      { at: 13, ...SICK },
      { at: 32, ...SICK },
    ],
    helicopter: { holder: 0, base: 'start', required: 3, queue: [1] },
    phase: { _tag: 'Spinning', purpose: 'helicopter' },
  })

  test('PD-12.13 without the medical card nobody spins for the helicopter', () => {
    expect(waits(play(bothSick, 'spin 1').state)).toBe('helicopter 0')
  })

  test('PD-12.14 who needs the truck passes his turns until it is back', () => {
    const { state, events } = play(queued, 'spin 1')
    expect(all(events, 'TurnPassed')).toEqual([
      { _tag: 'TurnPassed', rule: 'PD-12.14', seat: 1, service: 'truck', holder: 0, place: 1 },
    ])
    const served = play(state, 'spin 2').state
    expect(served.truck).toEqual({ at: 60, holder: 1, queue: [], declined: [] })
    expect(waits(served)).toBe('truck 1')
  })

  test('PD-12.15 who needs the helicopter passes his turns until it is back', () => {
    const { state, events } = play(bothSick, 'spin 1')
    expect(all(events, 'TurnPassed')).toEqual([
      { _tag: 'TurnPassed', rule: 'PD-12.15', seat: 1, service: 'helicopter', holder: 0, place: 1 },
    ])
    const served = play(state, 'spin 2').state
    expect([served.helicopter.holder, served.helicopter.queue, waits(served)]).toEqual([1, [], 'helicopter 1'])
  })

  /** B comes to 35, where A waits for the truck, and draws his second card there. */
  const offer = play(
    table({
      cars: [
        { at: 35, ...BROKEN },
        { at: 34, fuel: 500, cards: 1 },
      ],
      truck: { at: 37, holder: 0 },
      seat: 1,
    }),
    'spin 2',
    'reduced',
  )

  test('PD-12.16 a second player on the space of a caller may share the call', () => {
    expect([waits(offer.state), offered(offer.state)]).toEqual(['seat 1', ['accept', 'decline']])
    expect(all(offer.events, 'ShareOffered')).toEqual([
      {
        _tag: 'ShareOffered',
        rule: 'PD-12.16',
        seat: 1,
        caller: 0,
        service: 'truck',
        cards: 2,
        served: null,
      },
    ])
    expect(refusal(offer.state, 'helicopter start')).toEqual({ _tag: 'NoBaseToChoose', rule: 'PD-12.3' })
    expect(refusal(offer.state, 'reduced')).toEqual({ _tag: 'NoSpeedToChoose', rule: 'PD-10.7' })
    expect(refusal(offer.state, 'stop')).toEqual({ _tag: 'NoStopToChoose', rule: 'PD-9.4' })
  })

  test('PD-12.16 who drives on and is sent back to the caller in one turn is asked again', () => {
    const declined = table({
      cars: [
        { at: 27, cards: 1 },
        { at: 27, fuel: 0, parked: true, needs: ['fuel'] },
      ],
      truck: { at: 22, holder: 1, declined: [0] },
    })
    const { state, events } = play(declined, 'spin 2', 'reduced')
    expect(all(events, 'VehicleMoved').map(({ to }) => to)).toEqual([28, 27])
    expect([waits(state), offered(state), state.truck.declined]).toEqual(['seat 0', ['accept', 'decline'], []])
    expect(events.reduce(foldView, tb1.view(declined, 0))).toEqual(tb1.view(state, 0))
  })

  test('PD-12.17 who shares the truck gives all his cards back', () => {
    const { state, events } = play(offer.state, 'accept')
    expect([car(state, 1).cards, bankCardsOf(state.players)]).toEqual([0, 9])
    expect(all(events, 'RepairDone')).toEqual([{ _tag: 'RepairDone', rule: 'PD-12.17', seat: 1, cards: 2 }])
  })

  test('PD-12.18 who shares the truck drives on without losing a turn', () => {
    const { state } = play(offer.state, 'accept')
    expect([car(state, 1).parked, state.truck.queue, state.truck.holder]).toEqual([false, [], 0])
    const next = play(state, 'spin 1').state
    expect(waits(next)).toBe('move 1')
    expect(car(play(next, 'spin 1').state, 1).at).toBe(36)
  })

  test('PD-12.19 nobody has to share, and a refusal changes nothing', () => {
    const { state, events } = play(offer.state, 'decline')
    expect([car(state, 1).cards, state.truck.declined, waits(state)]).toEqual([2, [1], 'truck 0'])
    expect(all(events, 'ShareDeclined')).toEqual([
      { _tag: 'ShareDeclined', rule: 'PD-12.19', seat: 1, service: 'truck' },
    ])
  })

  test('PD-12.20d assistance costs no fuel', () => {
    expect(car(play(flying, 'spin 3').state).fuel).toBe(500)
    expect(car(play(queued, 'spin 3').state).fuel).toBe(1000)
    expect(car(play(offer.state, 'accept').state, 1).fuel).toBe(500)
  })
})
