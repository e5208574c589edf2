import { describe, expect, test } from 'vitest'
import { right as rightOf, left as leftOf } from '../../src/core/either.js'
import { showFraction } from '../../src/core/fraction.js'
import { couponLayout } from '../../src/paris-dakar/coupons.js'
import { explain, fuelNeeds, previewSpin, statusOf } from '../../src/paris-dakar/explain.js'
import { expectedHelpTurns, projectedTurns, projection, shortageRisk } from '../../src/paris-dakar/forecast.js'
import { parisDakar } from '../../src/paris-dakar/game.js'
import { unitsTo } from '../../src/paris-dakar/rules/medical-assistance.js'
import { play, playOn, table, tb1, tb1With } from './table.js'

describe('What a decision would cost', () => {
  const start = table({ cars: [{ at: 35, fuel: 500, cards: 1 }], phase: { _tag: 'ChoosingSpeed', number: 4 } })

  test('PD-10.6, PD-10.8 a speed is explained by its way, the fuel paid and whether it ends the turn', () => {
    const [reduced, full] = previewSpin(tb1)(start, 0, 4)
    expect(explain(tb1)(start, { _tag: 'ChooseSpeed', mode: 'reduced' })).toEqual(
      rightOf({ option: reduced, fuel: -280, cards: 0, missTurns: 0, inNeed: false, endsTurn: true }),
    )
    expect(explain(tb1)(start, { _tag: 'ChooseSpeed', mode: 'full' })).toEqual(
      rightOf({ option: full, fuel: -360, cards: 1, missTurns: 0, inNeed: false, endsTurn: true }),
    )
  })

  test('PD-6.1 what no seat decides is explained for the seat on turn, as far as it goes', () => {
    const state = table({ cars: [{ at: 22 }, {}] })
    expect(explain(tb1)(state, { _tag: 'Spin', number: 1 } as never)).toEqual(
      rightOf({ option: null, fuel: 0, cards: 0, missTurns: 0, inNeed: false, endsTurn: true }),
    )
  })

  test('PD-9.4 what would be refused is refused here in the same words', () => {
    const refused = tb1.apply(start, { _tag: 'Stop' })
    expect(refused).toEqual(leftOf({ _tag: 'NoStopToChoose', rule: 'PD-9.4' }))
    expect(explain(tb1)(start, { _tag: 'Stop' })).toEqual(refused)
  })
})

const BROKEN = { cards: 3, parked: true, needs: ['mechanic'] } as const

describe('Previews of a number', () => {
  test('PD-10.8 a number shows both ways with path, charges and fuel after', () => {
    const start = table({ cars: [{ at: 35, fuel: 500, cards: 1 }] })
    expect(previewSpin(tb1)(start, 0, 4)).toEqual([
      {
        mode: 'reduced',
        to: 38,
        path: [36, 37, 38],
        cut: null,
        charges: [{ _tag: 'TownFee', space: 38, litres: 280 }],
        cost: 280,
        fuelAfter: 220,
        lack: null,
        entry: { colour: 'black', ops: [] },
        isDominated: false,
      },
      {
        mode: 'full',
        to: 39,
        path: [36, 37, 38, 39],
        cut: null,
        charges: [
          { _tag: 'Surcharge', litres: 80 },
          { _tag: 'TownFee', space: 38, litres: 280 },
        ],
        cost: 360,
        fuelAfter: 140,
        lack: null,
        entry: { colour: 'red', ops: [{ op: 'drawBreakdown', count: 1 }] },
        isDominated: false,
      },
    ])
  })

  test('PD-13.1 what cannot be paid says which charge is the first, and what would be needed', () => {
    const start = table({ cars: [{ at: 95, fuel: 160, cards: 1 }] })
    const [reduced, full] = previewSpin(tb1)(start, 0, 6)
    expect([reduced?.fuelAfter, reduced?.lack]).toEqual([
      null,
      { mode: 'reduced', charge: { _tag: 'TownFee', space: 100, litres: 80 }, need: 200 },
    ])
    expect(full?.lack).toEqual({ mode: 'full', charge: { _tag: 'TownFee', space: 96, litres: 120 }, need: 300 })
  })

  test('PD-Q.26 a gain on the landing space pays a demand after it but no fee before it', () => {
    const game = tb1With({
      9: [
        { op: 'gainFuel', litres: 100 },
        { op: 'payFuel', litres: 60 },
      ],
    })
    const needs = previewSpin(game)(table({ game, cars: [{ at: 7, fuel: 160 }] }), 0, 2)[0]
    expect([needs?.fuelAfter, needs?.lack]).toEqual([40, null])
    const short = previewSpin(game)(table({ game, cars: [{ at: 7, fuel: 140 }] }), 0, 2)[0]
    expect(short?.lack?.need).toBe(160)
    const dear = tb1With({
      9: [
        { op: 'payFuel', litres: 60 },
        { op: 'gainFuel', litres: 100 },
      ],
    })
    expect(previewSpin(dear)(table({ game: dear, cars: [{ at: 7, fuel: 200 }] }), 0, 2)[0]?.lack?.need).toBe(220)
  })

  test('PD-9.8 halfway only what is due before the exchange counts', () => {
    const game = tb1With({ 50: [{ op: 'payFuel', litres: 100 }] })
    const start = table({ game, cars: [{ at: 48, fuel: 0 }] })
    expect(previewSpin(game)(start, 0, 2)[0]?.fuelAfter).toBe(900)
    const [, full] = previewSpin(game)(table({ game, cars: [{ at: 48, fuel: 20, cards: 1 }] }), 0, 4)
    expect(full?.lack).toEqual({ mode: 'full', charge: { _tag: 'Surcharge', litres: 40 }, need: 40 })
  })

  test('PD-Q.40 a way to the same space for more is dominated', () => {
    const start = table({ cars: [{ at: 29, fuel: 500, cards: 1 }] })
    expect(previewSpin(tb1)(start, 0, 6).map(({ isDominated, cut }) => [isDominated, cut])).toEqual([
      [false, 'control'],
      [true, 'control'],
    ])
  })

  test('PD-7.2 a full space shows in the preview', () => {
    const start = table({ cars: [{ at: 34 }, { at: 37 }, { at: 37 }] })
    expect(previewSpin(tb1)(start, 0, 3).map(({ to, cut }) => [to, cut])).toEqual([[36, 'traffic']])
    const held = table({ cars: [{ at: 30 }, { at: 31 }, { at: 31 }] })
    expect(previewSpin(tb1)(held, 0, 3).map(({ to, entry }) => [to, entry])).toEqual([[30, null]])
  })

  test('PD-10.10 a car in need has no way, and a number may be supposed for any seat', () => {
    const start = table({ cars: [{ at: 35, ...BROKEN }, { at: 1 }], truck: { at: 38, holder: 0 }, seat: 1 })
    expect(previewSpin(tb1)(start, 0, 3)).toEqual([])
    expect(previewSpin(tb1)(start, 1, 3).map(({ to }) => to)).toEqual([4])
    expect(previewSpin(tb1)(start, 2, 3)).toEqual([])
  })

  test('PD-6.4 after an extra spin, spaces read before are not read again', () => {
    const game = tb1With({ 15: [{ op: 'extraSpin' }], 16: [{ op: 'move', spaces: -1 }] })
    const { state } = playOn(game)(table({ game, cars: [{ at: 15 }] }), 'spin 1')
    expect([state.players[0]?.at, state.read]).toEqual([15, [16, 15]])
    const again = playOn(game)(state, 'spin 1')
    expect(again.state.players[0]?.at).toBe(16)
  })
})

describe('Standing of a seat', () => {
  test('PD-15.1 a seat is racing, ready, waiting, called or arrived', () => {
    const start = table({
      cars: [
        { at: 35, ...BROKEN, missTurns: 1 },
        { at: 70, ...BROKEN },
        { at: 13, parked: true, needs: ['doctor'] },
        { at: 40, parked: true },
      ],
      truck: { at: 38, holder: 0, queue: [1] },
      helicopter: { holder: 2, base: 'start', required: 3, flown: 1 },
      seat: 3,
    })
    expect([0, 1, 2, 3].map((seat) => statusOf(start, seat))).toEqual([
      { _tag: 'Called', missTurns: 1, service: 'truck', left: 3 },
      { _tag: 'Waiting', missTurns: 0, service: 'truck', place: 1, holder: 0 },
      { _tag: 'Called', missTurns: 0, service: 'helicopter', left: 2 },
      { _tag: 'ReadyOnVerge', missTurns: 0 },
    ])
    const won = play(table({ cars: [{ at: 98 }] }), 'spin 6').state
    expect([0, 1].map((seat) => statusOf(won, seat))).toEqual([
      { _tag: 'Arrived', missTurns: 0, place: 1 },
      { _tag: 'Racing', missTurns: 0 },
    ])
  })

  test('PD-12.15, PD-Q.56 who waits for the doctor waits behind him who has called the helicopter', () => {
    const ill = { parked: true, needs: ['doctor'] } as const
    const start = table({
      cars: [
        { at: 13, ...ill },
        { at: 20, ...ill },
        { at: 40, ...ill },
      ],
      helicopter: { holder: 2, base: 'start', required: unitsTo(tb1.track, 'start', 40), queue: [1, 0] },
      seat: 2,
      phase: { _tag: 'Spinning', purpose: 'helicopter' },
    })
    expect([0, 1].map((seat) => statusOf(start, seat))).toEqual([
      { _tag: 'Waiting', missTurns: 0, service: 'helicopter', place: 2, holder: 2 },
      { _tag: 'Waiting', missTurns: 0, service: 'helicopter', place: 1, holder: 2 },
    ])
  })

  test('PD-12.3 the way of a helicopter without a base is not known yet', () => {
    const game = tb1With({ 50: [{ op: 'needDoctor' }] })
    const { state } = playOn(game)(table({ game, cars: [{ at: 48 }] }), 'spin 2')
    expect(statusOf(state, 0)).toEqual({ _tag: 'Called', missTurns: 0, service: 'helicopter', left: null })
  })

  test('PD-8.5, PD-14.2 the fees ahead are those of the towns ahead', () => {
    const start = table({ cars: [{ at: 22 }, { at: 96 }, { at: 50 }] })
    expect(fuelNeeds(tb1)(start, 0)).toEqual({
      nextTown: { space: 24, litres: 40 },
      toHalfway: 460,
      toFinish: 1560,
    })
    expect(fuelNeeds(tb1)(start, 1)).toEqual({ nextTown: { space: 100, litres: 80 }, toHalfway: null, toFinish: 80 })
    const won = play(table({ cars: [{ at: 98 }] }), 'spin 6').state
    expect(fuelNeeds(tb1)(won, 0)).toEqual({ nextTown: null, toHalfway: null, toFinish: 0 })
  })
})

describe('Forecasts', () => {
  test('PD-13.1 the risk of a shortage counts the numbers that cannot be paid', () => {
    const start = table({
      cars: [
        { at: 29, fuel: 40 },
        { at: 36, fuel: 100, cards: 1 },
      ],
    })
    const risk = shortageRisk(tb1)
    // From 29 only the 1 leads onto the demand of 30; behind it stands a control point.
    expect([0, 1].map((seat) => showFraction(risk(start, seat)))).toEqual(['1/6', '2/3'])
    const down = table({ cars: [{ at: 35, ...BROKEN }, {}], truck: { at: 38, holder: 0 }, seat: 1 })
    expect(showFraction(risk(down, 0))).toBe('0')
  })

  test.each([
    [0, '1'],
    [1, '1'],
    [2, '7/6'],
    [3, '49/36'],
    [4, '343/216'],
    [5, '2401/1296'],
    [6, '16807/7776'],
    [7, '117649/46656'],
  ])('PD-11.4, PD-12.4 help from a distance of %i takes %s turns', (distance, turns) => {
    expect(showFraction(expectedHelpTurns(tb1)(distance))).toBe(turns)
  })

  test('PD-11.4, PD-12.4 help that is there needs the turn in which it arrives, as from any distance below', () => {
    expect(showFraction(expectedHelpTurns(tb1)(-1))).toBe('1')
  })

  test('PD-6.2 beyond the track nothing is left to go', () => {
    const projected = projection(tb1)
    expect([projected.from(101, 0), projected.landing(101, 0), projected.landing(101, 3)]).toEqual([0, 0, 0])
  })

  test('PD-6.4, PD-12.3 the projection knows orders to a space, and sends for the doctor midway from either base', () => {
    const game = tb1With({ 12: [{ op: 'moveTo', km: 1500 }], 50: [{ op: 'needDoctor' }] })
    const { from, landing } = projection(game)
    expect(landing(12, 0)).toBe(landing(15, 0))
    const { numerator, denominator } = expectedHelpTurns(game)(unitsTo(game.track, 'start', 50))
    expect(landing(50, 0)).toBeCloseTo(from(50, 0) + Number(numerator) / Number(denominator), 9)
  })

  test('PD-6.2 the projected turns fall along the road and rise with cards', () => {
    const projected = projection(parisDakar)
    expect(projected.from(99, 0)).toBe(1)
    expect(projected.from(99, 2)).toBeCloseTo(1.5, 6)
    expect(projected.from(100, 0)).toBe(0)
    expect(projected.from(20, 0)).toBeGreaterThan(projected.from(60, 0))
    expect(projected.from(60, 1)).toBeGreaterThan(projected.from(60, 0))
    expect(projected.landing(55, 2)).toBeGreaterThan(projected.landing(55, 1))
    expect(projected.landing(14, 0)).toBeCloseTo(projected.from(14, 0) - 1, 6)
    const { state } = play(table({ cars: [{ at: 15 }] }), 'spin 1')
    const onTb1 = projection(tb1)
    expect(projectedTurns(onTb1)(state, 0)).toBeCloseTo(1 + onTb1.from(16, 0), 9)
  })
})

describe('Coupons', () => {
  test('PD-0.9, PD-0.10 hundreds are changed in the bank first, then from seat to seat', () => {
    expect(
      couponLayout({ bank: 40, players: [{ fuel: 1240 }, { fuel: 1240 }, { fuel: 1240 }, { fuel: 1240 }] }),
    ).toEqual({
      bank: { hundreds: 0, twenties: 2 },
      players: [
        { hundreds: 4, twenties: 42 },
        { hundreds: 12, twenties: 2 },
        { hundreds: 12, twenties: 2 },
        { hundreds: 12, twenties: 2 },
      ],
    })
  })

  test('PD-Q.10 a bank in debt has no layout', () => {
    expect(couponLayout({ bank: -20, players: [{ fuel: 5020 }] })).toBeNull()
  })
})
