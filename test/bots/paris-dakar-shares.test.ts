/** What positions of Paris-Dakar are worth where it can be worked out by hand: all cars one number before Dakar. */
import { describe, expect, test } from 'vitest'
import { helpOn, likelyBefore, meanOf, oneOf, turnsOf } from '../../src/bots/paris-dakar-chances.js'
import { parisDakarShares } from '../../src/bots/index.js'
import { fractionToNumber } from '../../src/core/fraction.js'
import {
  expectedHelpTurns,
  type Helicopter,
  type Need,
  parisDakar,
  type Phase,
  type Player,
  type Truck,
} from '../../src/paris-dakar/rules/index.js'
import { type Setup, table } from '../paris-dakar/table.js'

// Any number brings a car from 98 and 99 to Dakar. The post next to both is 96, and the helicopter flies one unit.
const AT_98: Partial<Player> = { at: 98 }
const AT_99: Partial<Player> = { at: 99 }

const inNeed = (car: Partial<Player>, need: Need): Partial<Player> => ({
  ...car,
  parked: true,
  needs: [need],
  cards: need === 'mechanic' ? 3 : 0,
  fuel: need === 'fuel' ? 0 : 1000,
})

const missing = (car: Partial<Player>, missTurns: number): Partial<Player> => ({ ...car, missTurns })

const truck = (at: number, holder: number | null, ...queue: ReadonlyArray<number>): Partial<Truck> => ({
  at,
  holder,
  queue,
})

const spinning = (purpose: 'truck' | 'helicopter' | 'extra'): Phase => ({ _tag: 'Spinning', purpose })

const rounded = (values: ArrayLike<number>): ReadonlyArray<number> =>
  Array.from(values, (value) => Math.round(value * 1e9) / 1e9)

describe('chances', () => {
  test('PD-11.4-6, PD-12.4-7 help takes as many turns as are expected of it, one at least', () => {
    const help = helpOn(parisDakar)
    expect([0, 1, 2, 3].map((distance) => rounded(help(distance)))).toEqual(
      [
        [0, 1],
        [0, 1],
        [0, 5 / 6, 1 / 6],
        [0, 4 / 6, 11 / 36, 1 / 36],
      ].map(rounded),
    )
    const off = [...Array(30).keys()].map((distance) =>
      Math.abs(meanOf(help(distance)) - fractionToNumber(expectedHelpTurns(parisDakar)(distance))),
    )
    expect(Math.max(...off)).toBeLessThan(1e-12)
  })

  test('one of several takes as long as each by its weight, and who is first on turn wins what is level', () => {
    const one = oneOf([
      { weight: 3, chances: turnsOf(1) },
      { weight: 1, chances: turnsOf(3) },
    ])
    expect([
      Array.from(one),
      likelyBefore(one, turnsOf(3), true),
      likelyBefore(one, turnsOf(3), false),
      likelyBefore(one, one, true),
    ]).toEqual([[0, 0.75, 0, 0.25], 1, 0.75, 1 - 0.25 * 0.75])
  })
})

// Long, so that a busy machine does not fail what is right.
describe('shares', { timeout: 120_000 }, () => {
  const evaluate = parisDakarShares(parisDakar)
  const shares = (setup: Setup): ReadonlyArray<number> => rounded(evaluate(table({ game: parisDakar, ...setup })))

  test('PD-5.2, PD-15.1 of cars as near, that on turn is in Dakar first, unless it misses a turn or the other is there', () => {
    const state = table({ game: parisDakar, cars: [AT_99, AT_98, AT_98], rulings: { finish: 'fullRanking' } })
    expect([
      shares({ cars: [AT_99, AT_98] }),
      shares({ cars: [AT_99, AT_98], seat: 1 }),
      shares({ cars: [AT_99, AT_98], phase: spinning('extra'), read: [99] }),
      shares({ cars: [AT_98, missing(AT_99, 1), AT_98] }),
      rounded(evaluate({ ...state, arrived: [2] })),
      rounded(evaluate({ ...state, arrived: [2, 1] })),
    ]).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
      [1, 0, 0.5],
      [0.5, 0, 1],
      [0, 0.5, 1],
    ])
  })

  test('PD-11.4, PD-12.3-4 a car that is helped is as far as its help, and then as it will be', () => {
    const rival = missing(AT_99, 1)
    const flight = { base: 'finish', flown: 0, required: 2, holder: 0 } as const
    expect([
      shares({ cars: [inNeed(AT_98, 'mechanic'), rival], truck: truck(96, 0), phase: spinning('truck') }),
      shares({ cars: [inNeed(AT_98, 'fuel'), rival], truck: truck(96, 0), phase: spinning('truck') }),
      shares({ cars: [inNeed({ at: 95 }, 'doctor'), rival], helicopter: flight, phase: spinning('helicopter') }),
    ]).toEqual([
      rounded([5 / 6, 1 / 6]),
      rounded([5 / 6, 1 / 6]),
      // From 95 half of the numbers lead to Dakar.
      rounded([5 / 12, 7 / 12]),
    ])
    const cars = [inNeed({ at: 50 }, 'doctor'), { at: 40 }]
    expect(shares({ cars, helicopter: { base: null, holder: 0 }, phase: { _tag: 'ChoosingBase' } })).toEqual(
      shares({ cars, helicopter: { ...flight, base: 'start', required: 9 }, phase: spinning('helicopter') }),
    )
  })

  test('PD-12.14-15 a car that waits has the help of those before it to wait for as well', () => {
    const [first, second] = [inNeed(AT_98, 'mechanic'), inNeed(AT_99, 'mechanic')]
    expect([
      shares({ cars: [first, second, missing(AT_99, 1)], truck: truck(96, 0, 1), phase: spinning('truck') }),
      // Here the one that waits has its turn before the one that is helped, and loses a round by it.
      shares({ cars: [AT_98, second, first, missing(AT_99, 2)], truck: truck(96, 2, 1) }),
      shares({
        cars: [AT_98, second, missing(AT_99, 1)],
        truck: truck(96, null, 1),
        rulings: { assistanceQueue: 'ownTurn' },
      }),
    ]).toEqual([
      rounded([47 / 54, 35 / 108, 11 / 36]),
      rounded([1, 35 / 162, 103 / 162, 4 / 27]),
      rounded([1, 1 / 3, 1 / 6]),
    ])
  })

  test('PD-11.6, PD-12.16, PD-12.19 who stands with the caller is helped with him, but not by a helicopter that he declined', () => {
    const [fuel, doctor, rival] = [inNeed(AT_98, 'fuel'), inNeed(AT_98, 'doctor'), missing(AT_99, 1)]
    const flown = (answer: Partial<Helicopter>): ReadonlyArray<number> => {
      const helicopter = { base: 'finish', flown: 0, required: 1, holder: 0, queue: [1], ...answer } as const
      return shares({ cars: [doctor, doctor, rival], helicopter, phase: spinning('helicopter') })
    }
    expect([
      shares({ cars: [fuel, fuel, rival], truck: truck(96, 0, 1), phase: spinning('truck') }),
      flown({ accepted: [1] }),
      flown({ declined: [1] }),
    ]).toEqual([rounded([35 / 72, 67 / 72, 1 / 12]), [0.5, 1, 0], [1, 0.5, 0]])
  })
})
