/** Positions that no rally leads to: which sentences about positions each of them breaks, all of them. */
import { expect, test } from 'vitest'
import { INVARIANTS } from '../../src/paris-dakar/invariants.js'
import type { State } from '../../src/paris-dakar/model.js'
import { table, tb1, type Setup } from './table.js'

const broken = (state: State): ReadonlyArray<string> =>
  INVARIANTS.filter(([, , holds]) => !holds(tb1.track, state)).map(([, expected]) => expected)

const odd = (setup: Setup, change: Partial<State> = {}): State => ({
  ...table({ ...setup, isUnlawful: true }),
  ...change,
})

const SERVED = 'each player in need with the card of his help or waiting for it'
const ANSWERS = 'answers of players on the space of a caller'
const HELICOPTER = 'a helicopter from the nearer base with its units'
const PHASE = 'a phase that fits the position'

const dry = { at: 34, parked: true, needs: ['fuel'] } as const
const fuelled = { cars: [dry, { at: 34, cards: 1 }], truck: { at: 34, holder: 0 } }

test('PD-2.3 what the rules lead to breaks nothing', () => {
  expect(broken(table({ cars: [{ at: 34 }, { at: 37 }] }))).toEqual([])
  expect(broken(table({ ...fuelled, phase: { _tag: 'SpinningFuel', seat: 0, served: [] } }))).toEqual([])
})

test.each<readonly [string, State, ReadonlyArray<string>]>([
  [
    'PD-12.2 a helicopter that nobody has called',
    odd({ cars: [{}], helicopter: { holder: 9 } }),
    [SERVED, HELICOPTER, PHASE],
  ],
  ['PD-5.2 a turn of nobody', odd({ cars: [{}], seat: 9 }), [PHASE]],
  [
    'PD-15.1 a turn of a car in Dakar',
    odd({ cars: [{ at: 100 }, {}, {}], rulings: { finish: 'fullRanking' } }, { arrived: [0] }),
    [PHASE],
  ],
  [
    'PD-13.6 a spin for fuel of a driver who is ill',
    odd({
      cars: [{ ...dry, needs: ['doctor'] }, {}],
      truck: { at: 34, holder: 0 },
      phase: { _tag: 'SpinningFuel', seat: 0, served: [] },
    }),
    [SERVED, PHASE],
  ],
  [
    'PD-13.6 a truck that has served somebody without a need',
    odd({
      cars: [dry, { at: 34 }],
      truck: { at: 34, holder: 0 },
      phase: { _tag: 'SpinningFuel', seat: 0, served: [1] },
    }),
    [PHASE],
  ],
  [
    'PD-9.4 a choice of stopping on a number that the spinner has not',
    odd({
      cars: [{ at: 34 }, {}],
      rulings: { controlPoints: 'declared' },
      phase: { _tag: 'ChoosingStop', number: 99, mode: 'normal' },
    }),
    [PHASE],
  ],
  [
    'PD-10.7 a choice of speed on such a number',
    odd({ cars: [{ at: 34, cards: 1 }, {}], phase: { _tag: 'ChoosingSpeed', number: 99 } }),
    [PHASE],
  ],
  [
    'PD-10.7 a choice of speed without breakdown cards',
    odd({ cars: [{ at: 34 }, {}], phase: { _tag: 'ChoosingSpeed', number: 3 } }),
    [PHASE],
  ],
  [
    'PD-12.16 a question to nobody',
    odd({
      cars: fuelled.cars,
      truck: fuelled.truck,
      rulings: { sharedAssistance: 'onArrival' },
      phase: { _tag: 'AnsweringOnArrival', seat: 9, served: [0] },
    }),
    [PHASE],
  ],
  [
    'PD-12.16 a question to a driver without cards',
    odd({
      cars: [dry, { at: 34 }],
      truck: fuelled.truck,
      rulings: { sharedAssistance: 'onArrival' },
      phase: { _tag: 'AnsweringOnArrival', seat: 1, served: [0] },
    }),
    [PHASE],
  ],
  [
    'PD-12.19 an answer of a driver who has driven on',
    odd({ cars: [dry, { at: 36, cards: 1 }], truck: { at: 34, holder: 0, declined: [1] } }),
    [ANSWERS, PHASE],
  ],
])('%s', (_, state, expected) => {
  expect(broken(state)).toEqual(expected)
})
