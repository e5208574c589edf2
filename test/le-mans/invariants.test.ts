/** Positions that no race leads to: which sentences about positions each of them breaks, all of them. */
import { expect, test } from 'vitest'
import { T60_COURSE, TEST_TABLE, type Action, type Car, type State } from '../../src/le-mans/index.js'
import { INVARIANTS } from '../../src/le-mans/invariants.js'
import { after, chanceDebt, gameOn, JAGUARS, position, T60, type Entry } from './positions.js'

const entries: ReadonlyArray<Entry> = [
  { number: 1, at: 'I18', gear: 3 },
  { number: 10, at: 'O40', gear: 1 },
]
const running = position(T60, entries)
const die = after(T60, running, '1 O43', '3 I26')
const asked: State = after(
  T60,
  position(
    T60,
    [
      { number: 1, at: 'I18', gear: 2 },
      { number: 10, at: 'I16', gear: 2 },
      { number: 8, at: 'O-20', gear: 1 },
    ],
    { turn: 9, order: [0, 1, 2], slot: 2, options: { slipstreaming: true } },
  ),
  '1 O-18',
)
const towed = after(T60, asked, 'slipstream', '2 I24')

const broken = (state: State, game = T60): ReadonlyArray<string> =>
  INVARIANTS.filter(([, , holds]) => !holds(state, game.track)).map(([, expected]) => expected)

const car = (state: State, index: number, change: Partial<Car>): State => ({
  ...state,
  cars: state.cars.map((one, other) => (other === index ? { ...one, ...change } : one)),
})

const phase = <Phase extends State['phase']>(state: State, change: Partial<Phase>): State => ({
  ...state,
  phase: { ...(state.phase as Phase), ...change },
})
type Chance = Extract<State['phase'], { readonly _tag: 'TakingChance' }>
type Tow = Extract<State['phase'], { readonly _tag: 'TakingTowChance' }>
type Declaring = Extract<State['phase'], { readonly _tag: 'Declaring' }>

const chance = (move: Action, change: Partial<Chance> = {}): State => phase<Chance>(die, { move, ...change })
const pit: Action = { _tag: 'Pit', stall: 0 }

/** A course with its stalls right behind the last corner, so that a way into them may cost a chance. */
const near = gameOn({
  course: {
    ...T60_COURSE,
    pits: {
      lane: 'inside',
      stalls: [
        { id: '1', cls: 'C', col: 44, order: 0 },
        { id: '2', cls: 'C', col: 42, order: 1 },
      ],
    },
  },
  cards: JAGUARS.slice(0, 2),
  table: TEST_TABLE,
})
const intoStall = after(near, position(near, [{ number: 1, at: 'I33', gear: 4, debts: [chanceDebt(1)] }]), 'pit 1')

const CARDS = 'the cars of the agreement, each card once'
const CARS = 'cars in a state that a race can bring them to'
const DEBTS = 'debts that are still to be served'
const ORDER = 'every racing car once in the order, and one of them on turn'
const TURN = 'a car on turn that can move'
const CHANCE = 'a way to a chance that is free and ends as told'
const TOW = 'a tow along a free way to the place behind its leader'
const OFFER = 'a slipstream offered to the car behind another'
const NOTES = 'followers and throws that can still matter'

test('LM-Equip.22 what the rules lead to breaks nothing', () => {
  for (const state of [running, die, asked, towed]) expect(broken(state)).toEqual([])
})

test('LM-Pit.2 the way of a car that takes a chance before its stall ends right before that stall, in its lane', () => {
  expect(intoStall.phase).toMatchObject({ _tag: 'TakingChance', move: { _tag: 'Pit', stall: 1 } })
  expect(broken(intoStall, near)).toEqual([])
  const { route } = intoStall.phase as Chance
  expect(broken(phase<Chance>(intoStall, { move: pit }), near)).toEqual([CHANCE])
  expect(broken(phase<Chance>(intoStall, { route: `${route.slice(0, -1)}D` }), near)).toEqual([CHANCE])
})

test.each<readonly [string, State, ReadonlyArray<string>]>([
  ['LM-Equip.3 a car without a card', car(running, 0, { card: 9 }), [CARDS, CARS, DEBTS]],
  [
    'LM-Start.4 a car in a stall that has not stopped',
    car(running, 0, { status: 'pitting', stall: 0, x: 58, lane: 0, gear: 0 }),
    [CARS],
  ],
  ['LM-Pit.6 a stop owed by a wreck', car(running, 0, { status: 'smashed', debts: [chanceDebt(1)] }), [DEBTS]],
  ['LM-How.3 a car on turn that does not race along', phase(running, { _tag: 'Driving', car: 7 }), [ORDER, TURN]],
  ['LM-Chance.4 a throw of a car that does not race along', phase<Chance>(die, { car: 7 }), [ORDER, TURN, CHANCE]],
  ['LM-Chance.4 a throw beyond the end of the way', phase<Chance>(die, { steps: 9 }), [CHANCE]],
  ['LM-Move.11 a way through another car', car(die, 1, { lane: 0, x: 24 }), [CHANCE]],
  ['LM-Pit.2 a way to a stall that ends elsewhere', chance(pit), [CHANCE]],
  ['LM-Pit.2 a way to a stall that is none', chance({ _tag: 'Pit', stall: 9 }), [CHANCE]],
  ['LM-Stop.1 a throw for a car that stays where it is', chance({ _tag: 'Hold' }), [CHANCE]],
  ['LM-Coll.9 a throw on the way into a car that is none', chance({ _tag: 'Collide', car: 7 }), [CHANCE]],
  ['LM-Pass.5 a throw on the way to a foul on a car that is none', chance({ _tag: 'Foul', gear: 3, car: 7 }), [CHANCE]],
  ['LM-Slip.1 an offer to a car that does not race along', phase<Declaring>(asked, { car: 7 }), [OFFER]],
  ['LM-Slip.1 an offer to follow a car that does not race along', phase<Declaring>(asked, { leader: 7 }), [OFFER]],
  ['LM-Slip.1 an offer to follow oneself', phase<Declaring>(asked, { leader: 1 }), [OFFER]],
  [
    'LM-Opt.1 an offer where slipstreaming is not agreed',
    { ...asked, agreement: { ...asked.agreement, slipstreaming: false } },
    [OFFER],
  ],
  ['LM-Slip.4 an offer to a car that has moved', { ...asked, slot: 1 }, [OFFER]],
  [
    'LM-Slip.1 a follower out of the race',
    { ...car(asked, 1, { status: 'smashed' }), notes: { ...asked.notes, followers: [1] } },
    [OFFER, NOTES],
  ],
  ['LM-Slip.1 a follower that does not race along', { ...asked, notes: { ...asked.notes, followers: [7] } }, [NOTES]],
  ['LM-Slip.2 a tow of a car that does not race along', phase<Tow>(towed, { car: 7 }), [ORDER, TURN, TOW]],
  ['LM-Slip.2 a tow behind a car that does not race along', phase<Tow>(towed, { leader: 7 }), [TOW]],
  ['LM-Slip.2 a tow behind itself', phase<Tow>(towed, { leader: 1 }), [TOW]],
  [
    'LM-Opt.1 a tow where slipstreaming is not agreed',
    { ...towed, agreement: { ...towed.agreement, slipstreaming: false } },
    [TOW],
  ],
  ['LM-Slip.2 a tow of a car that stands', car(towed, 1, { gear: 0 }), [TOW]],
  ['LM-Slip.2 a tow through another car', car(towed, 2, { lane: 0, x: 20 }), [TOW]],
])('%s', (_, state, expected) => {
  expect(broken(state)).toEqual(expected)
})
