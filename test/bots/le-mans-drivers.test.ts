/** What the drivers of Le Mans do in positions that races seldom come to, and what positions are worth to them there. */
import { describe, expect, test } from 'vitest'
import { leMansBots, leMansShares } from '../../src/bots/index.js'
import { prospectOf } from '../../src/bots/le-mans-prospect.js'
import { seeded } from '../../src/core/rng.js'
import type { LeMans, Move, Options, State } from '../../src/le-mans/index.js'
import { after, chanceDebt, position, STR, T60, type Entry } from '../le-mans/positions.js'

const onT60 = leMansBots(T60)
type Name = keyof typeof onT60

/** What a driver answers who is given these moves, all that are legal if not said. */
const answer = (name: Name, state: State, legal: ReadonlyArray<Move> = T60.legal(state), game: LeMans = T60): Move => {
  const turn = game.turn(state)
  const bots = game === T60 ? onT60 : leMansBots(game)
  return bots[name](game.view(state, turn._tag === 'Choose' ? turn.seat : 0), legal, seeded(1))[0]
}

describe('a driver who decides', () => {
  test('LM-Q.53 goes to the pits for a stop that is owed, though he may drive past them', () => {
    const state = position(T60, [{ number: 1, at: 'I52', gear: 4, debts: [chanceDebt(1)] }], {
      rulings: { pitDuty: 'penalised' },
    })
    expect(T60.legal(state)).toContainEqual({ _tag: 'Drive', gear: 4, brakes: 0, lane: 0, column: 2 })
    expect([answer('cautious', state), answer('bold', state)]).toEqual([
      { _tag: 'Pit', stall: 0 },
      { _tag: 'Pit', stall: 0 },
    ])
  })

  test('takes none of the moves that he is given if they are not legal, while there is another', () => {
    const state = position(T60, [{ number: 1, at: 'I28', gear: 2 }])
    const [legal] = T60.legal(state) as readonly [Move]
    const afar: Move = { _tag: 'Drive', gear: 2, brakes: 0, lane: 0, column: 5 }
    expect(answer('cautious', state, [afar, legal])).toEqual(legal)
  })

  test('LM-Chance.2 takes a chance where all that is open takes one', () => {
    const state = position(T60, [{ number: 1, at: 'I19', gear: 4, brakes: 0 }])
    const legal = T60.legal(state)
    expect(legal.length).toBeGreaterThan(0)
    expect(legal).toContainEqual(answer('randomPrudent', state))
  })

  test.each<readonly [string, Partial<Options>]>([
    ['LM-Brake.7 plans a race of eight laps', { laps: 8 }],
    ['LM-Rev.1, LM-Q.81 plans with over-revs in such a race', { laps: 8, overRevving: true }],
    [
      'LM-Rev.1, LM-Q.81 plans with those of the last four laps, if they count',
      { laps: 8, overRevving: true, rulings: { overRevWindow: 'rolling' } },
    ],
  ])(
    '%s',
    (_, options) => {
      const revs = options.overRevving === true ? [1] : []
      const state = position(T60, [{ number: 1, at: 'I70', gear: 3, revs }], {
        options,
        laps: 8,
        rulings: { ...options.rulings },
      })
      expect(T60.legal(state)).toContainEqual(answer('bold', state))
    },
    60_000,
  )
})

const asked = (game: LeMans, front: Entry, options: Partial<Options> = {}): State => {
  const at = `${front.at.slice(0, 1)}${Number(front.at.slice(1)) - 2}`
  const entries: ReadonlyArray<Entry> = [
    front,
    { number: 10, at, gear: 2 },
    { number: 5, at: 'O10', gear: 1 },
    { number: 8, at: 'O-20', gear: 1 },
  ]
  const scene = { turn: 9, order: [0, 1, 2, 3], slot: 3, options: { slipstreaming: true, ...options } }
  return after(game, position(game, entries, { ...scene, rulings: { ...options.rulings } }), '1 O-18')
}

describe('a driver who is offered a slipstream', () => {
  test('LM-Slip.6, LM-Slip.9-10 weighs what the chance of the car ahead would bring him', () => {
    const state = asked(T60, { number: 1, at: 'I18', gear: 4, brakes: 0 })
    expect(state.phase._tag).toBe('Declaring')
    expect([answer('bold', state)._tag, answer('cautious', state)._tag]).toEqual(['Decline', 'Decline'])
  }, 60_000)

  test('LM-Slip.11 says what he is let say, and any of it if he answers at random', () => {
    const state = asked(STR, { number: 1, at: 'I50', gear: 6 })
    const [slipstream, decline] = STR.legal(state) as readonly [Move, Move]
    expect(answer('bold', state, [slipstream, decline], STR)).toEqual(slipstream)
    expect(answer('bold', state, [decline], STR)).toEqual(decline)
    expect([slipstream, decline]).toContainEqual(answer('randomPrudent', state, [slipstream, decline], STR))
  }, 60_000)

  test('LM-Q.68 reckons with a move of his own where others move before the car ahead', () => {
    const pairs: ReadonlyArray<Entry> = [
      { number: 5, at: 'O80', gear: 2 },
      { number: 1, at: 'I50', gear: 6 },
      { number: 10, at: 'I48', gear: 2 },
      { number: 8, at: 'O-20', gear: 1 },
    ]
    const rulings = { slipDeclare: 'turnStart' } as const
    const scene = { turn: 9, order: [0, 1, 2, 3], slot: 3, options: { slipstreaming: true }, rulings }
    const state = after(STR, position(STR, pairs, scene), '1 O-18')
    expect(state.phase).toEqual({ _tag: 'Declaring', car: 2, leader: 1 })
    expect(answer('cautious', state, STR.legal(state), STR)).toEqual({ _tag: 'Decline' })
  }, 60_000)
})

describe('what a position is worth', () => {
  test('LM-Equip.18 to a car with any number of hard-brakings those that are left do not matter', () => {
    const { median, within } = prospectOf(T60, 3, 1, false)
    const at = (brakes: number) => ({ x: 10, lane: 0, gear: 2, brakes }) as const
    expect([median(at(0)), within(5, at(0))]).toEqual([median(at(3)), within(5, at(3))])
    expect(median(at(0))).toBeGreaterThan(3)
  }, 60_000)

  test('LM-Bonus.3, LM-Win.1 is shared by the best car of each driver, and evenly where no car is left', () => {
    const shares = leMansShares(T60)
    const state = position(
      T60,
      [
        { number: 1, at: 'I30', gear: 3 },
        { number: 5, at: 'I10', gear: 3 },
      ],
      { laps: 1, options: { bonusMoves: true } },
    )
    const [first, second] = state.cars as readonly [State['cars'][number], State['cars'][number]]
    // The second driver has a car far behind and one on a level with that of the first.
    const more = { ...state, cars: [first, second, { ...first, seat: 1, lane: 1 as const }] }
    const [ahead = 0] = shares(state)
    const [level = 0] = shares(more)
    const back = { ...state, cars: [first, { ...first, seat: 1, lane: 1 as const }, second] }
    expect([ahead > 0.9, Math.abs(level - 0.5) < 0.2, shares(back)]).toEqual([true, true, shares(more)])
    const out = { ...state, cars: state.cars.map((car) => ({ ...car, status: 'smashed' as const })) }
    expect(shares(out)).toEqual([0.5, 0.5])
  }, 60_000)
})
