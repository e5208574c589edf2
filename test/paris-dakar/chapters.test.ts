/** Single rules of Paris-Dakar, asked apart from a rally: what each tells, and what it leaves as it was. */
import { describe, expect, test } from 'vitest'
import type { Event } from '../../src/paris-dakar/event.js'
import type { Player } from '../../src/paris-dakar/model.js'
import { drawCards } from '../../src/paris-dakar/rules/breakdown-cards.js'
import { endsTurn } from '../../src/paris-dakar/rules/compulsory-stops.js'
import { strand, tellShortBank } from '../../src/paris-dakar/rules/fuel-shortage.js'
import { backOnTrack } from '../../src/paris-dakar/rules/mechanical-assistance.js'
import { DEFAULT_RULINGS, lineUp } from '../../src/paris-dakar/rules/preparation.js'
import { fallIll, fuelAfterEntry, gainFuel } from '../../src/paris-dakar/rules/road-book.js'
import { payTownsBackwards } from '../../src/paris-dakar/rules/stage-towns.js'
import { isFull } from '../../src/paris-dakar/rules/traffic.js'
import { table, tb1 } from './table.js'

const CAR: Player = { at: 12, fuel: 100, cards: 0, parked: false, needs: [], missTurns: 0 }
const { track } = tb1

const told = (tell: (log: Array<Event>) => unknown): ReadonlyArray<Event> => {
  const log: Array<Event> = []
  tell(log)
  return log
}

describe('a car beside the track already', () => {
  const parked: Player = { ...CAR, parked: true, needs: ['fuel'] }

  test('PD-12.1 is not driven off it again when the driver falls ill', () => {
    expect(told((log) => fallIll(0, parked, log))).toEqual([
      { _tag: 'NeedRaised', rule: 'PD-12.1', seat: 0, need: 'doctor' },
    ])
    expect(fallIll(0, parked, null)).toEqual({ ...parked, needs: ['fuel', 'doctor'] })
  })

  test('PD-10.11 is not driven off it again by the third card', () => {
    expect(told((log) => drawCards(0, { ...parked, cards: 2 }, 1, log))).toEqual([
      { _tag: 'BreakdownDrawn', rule: 'PD-10.1', seat: 0, count: 1, now: 3 },
      { _tag: 'NeedRaised', rule: 'PD-10.10', seat: 0, need: 'mechanic' },
    ])
  })

  test('PD-10.10 waits for one mechanic, however many cards are drawn', () => {
    const broken: Player = { ...CAR, cards: 3, parked: true, needs: ['mechanic'] }
    expect(told((log) => drawCards(0, broken, 1, log))).toEqual([
      { _tag: 'BreakdownDrawn', rule: 'PD-10.1', seat: 0, count: 0, now: 3 },
    ])
    expect(drawCards(0, broken, 1, null)).toEqual(broken)
  })

  test('PD-13.4 is not driven off it again without fuel', () => {
    const ill: Player = { ...CAR, fuel: 0, parked: true, needs: ['doctor'] }
    expect(told((log) => strand(1, ill, [], log))).toEqual([
      { _tag: 'FuelShortage', rule: 'PD-13.3', seat: 1, fuel: 0, lacks: [] },
      { _tag: 'NeedRaised', rule: 'PD-13.1', seat: 1, need: 'fuel' },
    ])
  })
})

describe('a bank that gives less than is due', () => {
  const short = (asked: number, given: number): Event => ({ _tag: 'BankShort', rule: 'PD-2.2', seat: 1, asked, given })

  test('PD-2.2 is told with what was due and what it gave, and nothing is told where it gives all', () => {
    expect(told((log) => tellShortBank(1, 400, 60, log))).toEqual([short(400, 60)])
    expect(told((log) => tellShortBank(1, 400, 400, log))).toEqual([])
  })

  test('PD-6.5 gives what it has for a gain', () => {
    expect(told((log) => gainFuel(1, CAR, 200, 40, log))).toEqual([
      { _tag: 'FuelGained', rule: 'PD-6.5', seat: 1, litres: 40 },
      short(200, 40),
    ])
    expect(gainFuel(1, CAR, 200, 40, null)).toEqual({ ...CAR, fuel: 140 })
  })
})

describe('a single rule', () => {
  test('PD-13.2 no gain that comes after a demand helps to pay it', () => {
    const [demand, gain] = [{ op: 'payFuel', litres: 120 } as const, { op: 'gainFuel', litres: 200 } as const]
    expect(fuelAfterEntry([demand, gain], 100, 5000, DEFAULT_RULINGS)).toBe(-1)
    expect(fuelAfterEntry([gain, demand], 100, 5000, DEFAULT_RULINGS)).toBe(180)
  })

  test('PD-7.1 a car that is ready stays on the verge while its space is full', () => {
    const parked = { ...CAR, parked: true }
    expect(told((log) => backOnTrack(1, parked, false, 'PD-11.10', log))).toEqual([
      { _tag: 'VehicleReadyOnVerge', rule: 'PD-7.1', seat: 1, at: 12 },
    ])
    expect(backOnTrack(1, parked, false, 'PD-11.10', null)).toEqual(parked)
  })

  test('PD-7.1 any number of cars stand at the start', () => {
    const players = [0, 0, 0, 0].map((at) => ({ ...CAR, at }))
    expect(isFull(track, players, DEFAULT_RULINGS, 0, 0)).toBe(false)
    expect(isFull(track, [CAR, CAR, CAR], DEFAULT_RULINGS, 0, 12)).toBe(true)
  })

  test('PD-9.6 a turn ends halfway, control point or not', () => {
    const open = { ...track, control: track.control.map(() => 0 as const) }
    expect([track.halfway, track.halfway + 1].map((space) => endsTurn(open, space))).toEqual([true, false])
  })

  test('PD-8.1, PD-Q.22 a car that is ordered back owes nothing for the town that it leaves', () => {
    const town = track.fee.findIndex((litres, space) => space > 1 && litres > 0 && track.fee[space - 1] === 0)
    expect(payTownsBackwards(track, 0, town, town - 1, 500, null)).toBe(500)
    expect(payTownsBackwards(track, 0, town + 1, town - 1, 500, null)).toBe(500 - (track.fee[town] ?? 0))
  })

  test('PD-4.1 who starts by agreement is on turn from the first', () => {
    const { agreement } = table({ cars: [{}, {}, {}] })
    expect(lineUp(track, { ...agreement, starter: 2 }).seat).toBe(2)
  })
})
