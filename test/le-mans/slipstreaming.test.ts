/** Slipstreaming: who may be towed, through what, and how he comes out of it. */
import { describe, expect, test } from 'vitest'
import {
  EMPTY_PAD,
  leMansCodecs,
  noteEvent,
  T60_COURSE,
  TEST_CARDS,
  TEST_TABLE,
  type LeMans,
  type Options,
  type Rulings,
  type State,
} from '../../src/le-mans/index.js'
import {
  after,
  chanceDebt,
  eventsOf,
  gameOn,
  offered,
  only,
  places,
  position,
  refusal,
  STR,
  T60,
  type Entry,
} from './positions.js'

const J1 = 1
const B5 = 5
const AR8 = 8
const M10 = 10
const SLIP: Partial<Options> = { slipstreaming: true }

/** A turn that has just begun, with whoever is asked first: the last car, far behind, has ended the turn before. */
const begun = (
  game: LeMans,
  entries: ReadonlyArray<Entry>,
  rulings: Partial<Rulings> = {},
  options: Partial<Options> = SLIP,
): State => {
  const last: Entry = { number: AR8, at: 'O-20', gear: 1 }
  const order = Array.from({ length: entries.length + 1 }, (_, index) => index)
  const slot = entries.length
  return after(game, position(game, [...entries, last], { turn: 9, order, slot, rulings, options }), '1 O-18')
}

const ahead = (gear: number): Entry => ({ number: J1, at: 'I50', gear, brakes: 3 })
const behind: Entry = { number: M10, at: 'I48', gear: 4 }

/** The Jaguar before the hairpin B of T60, which is safe in its second gear, and the MG directly behind it. */
const corner = (at = 'I18', gear = 2, rulings: Partial<Rulings> = {}): State =>
  begun(
    T60,
    [
      { number: J1, at, gear },
      { number: M10, at: `${at.slice(0, 1)}${Number(at.slice(1)) - 2}`, gear: 2 },
    ],
    rulings,
  )

/** Dice that a position asks of the car in tow, by corner. */
const diceOf = ({ phase }: State): ReadonlyArray<readonly [number, number]> =>
  phase._tag === 'TakingTowChance' ? phase.corners.map(({ corner: index, dice }) => [index, dice]) : []

const fate = (state: State, car = 1): ReadonlyArray<unknown> => {
  const { status, gear, debts } = state.cars[car] ?? { status: '', gear: -1, debts: [] }
  return [places(state)[car], status, gear, debts.length]
}

describe('the golden scenarios of slipstreaming', () => {
  test('G-59 the MG goes 15 spaces behind the Jaguar, into the lane that it takes, and comes out in its top gear', () => {
    const asked = begun(STR, [ahead(6), behind])
    expect(asked.phase).toEqual({ _tag: 'Declaring', car: 1, leader: 0 })
    expect(offered(STR, asked)).toEqual(['slipstream', 'decline'])
    const inside = after(STR, asked, 'slipstream', '6 I65')
    expect([places(inside).slice(0, 2), inside.cars[1]?.gear, inside.phase]).toEqual([
      ['I65', 'I63'],
      5,
      { _tag: 'Driving', car: 2 },
    ])
    expect(places(after(STR, asked, 'slipstream', '6 O65')).slice(0, 2)).toEqual(['O65', 'O63'])
  })

  test('G-61 behind a leader who takes no chance the follower takes one', () => {
    const rolling = after(T60, corner(), 'slipstream', '2 I24')
    expect(rolling.phase).toMatchObject({ _tag: 'TakingTowChance', car: 1, corner: 1 })
    const through = after(T60, rolling, 'roll 5')
    expect([places(through)[1], through.cars[1]?.gear, through.wet]).toEqual(['I22', 3, []])
    const spun = after(T60, rolling, 'roll 2')
    expect([places(spun)[1], spun.cars[1]?.gear, spun.wet]).toEqual(['I22', 0, [1]])
  })

  test('G-63 a stop that the leader draws spins the follower out, and a spin-out of the leader smashes it up', () => {
    const chance = after(T60, corner('I18', 3), 'slipstream', '3 I26')
    const drawn = after(T60, chance, 'roll 3')
    expect([places(drawn).slice(0, 2), drawn.cars[0]?.debts, drawn.cars[1]?.gear, drawn.wet]).toEqual([
      ['I26', 'I22'],
      [{ kind: 'chance', due: 1, units: 1 }],
      0,
      [1],
    ])
    const spun = after(T60, chance, 'roll 2')
    expect([places(spun)[0], spun.cars[1]?.status]).toEqual(['I22', 'smashed'])
  })

  test('G-65 who drops off moves by his own card, without a chance for the slipstream', () => {
    const dropped = after(T60, corner(), 'decline', '2 I24')
    expect([dropped.phase, places(dropped)[1]]).toEqual([{ _tag: 'Driving', car: 1 }, 'I16'])
    expect(only(eventsOf(T60, dropped, '2 I20'), 'ChanceRolled')).toEqual([])
  })
})

describe('Slipstreaming', () => {
  test('LM-Slip.1, LM-Q.69 the car directly behind a running one is asked in the next turn, nobody else', () => {
    const asks = (entries: ReadonlyArray<Entry>, options = SLIP): unknown => begun(STR, entries, {}, options).phase
    const leads = { _tag: 'Driving', car: 0 }
    expect(asks([ahead(4), behind])).toEqual({ _tag: 'Declaring', car: 1, leader: 0 })
    expect(asks([ahead(4), { ...behind, at: 'I47' }])).toEqual(leads)
    expect(asks([ahead(4), { ...behind, at: 'O48' }])).toEqual(leads)
    expect(asks([ahead(4), behind], {})).toEqual(leads)
    expect(asks([{ ...ahead(0), stop: 1 }, behind])).toEqual({ _tag: 'Driving', car: 1 })
  })

  test('LM-Slip.1 in the first turn nobody is asked, since no turn has ended yet', () => {
    const options = { ...SLIP, rulings: { gridOrder: 'given' as const } }
    const start = STR.setup({ seats: 4, ...options })
    expect(start._tag === 'Right' && start.right.state.phase).toEqual({ _tag: 'Driving', car: 0 })
  })

  test('LM-Slip.2 the follower goes as many spaces as the leader and is directly behind it again', () => {
    const asked = begun(STR, [ahead(4), behind])
    for (const [line, expected] of [
      ['4 I60', ['I60', 'I58']],
      ['3 O58', ['O58', 'O56']],
      ['2 I56', ['I56', 'I54']],
    ] as const)
      expect(places(after(STR, asked, 'slipstream', line)).slice(0, 2)).toEqual(expected)
  })

  test('LM-Slip.3 its own card sets no limit: an MG whose top is 11 goes 15', () => {
    const towed = eventsOf(STR, begun(STR, [ahead(6), behind]), 'slipstream', '6 I65')
    expect(only(towed, 'Towed').map(({ counts }) => counts)).toEqual([15])
  })

  test('LM-Slip.4, LM-Q.68 the follower is asked before the leader moves, and never after', () => {
    const asked = begun(STR, [ahead(4), behind])
    expect(STR.turn(asked)).toEqual({ _tag: 'Choose', seat: 1 })
    expect(refusal(STR.apply(asked, { _tag: 'Hold' }))).toMatchObject({ _tag: 'NotNow', phase: 'Declaring' })
    const told = after(STR, asked, 'decline')
    expect([STR.turn(told), refusal(STR.apply(told, { _tag: 'Slipstream' }))]).toEqual([
      { _tag: 'Choose', seat: 0 },
      { _tag: 'NotNow', rule: 'LM-How.2', phase: 'Driving', move: 'Slipstream' },
    ])
  })

  test('LM-Q.68 with slipDeclare turnStart all are asked before anybody moves', () => {
    const pairs: ReadonlyArray<Entry> = [
      { number: B5, at: 'O80', gear: 2 },
      { number: J1, at: 'I50', gear: 4 },
      { number: M10, at: 'I48', gear: 2 },
    ]
    const early = begun(STR, pairs, { slipDeclare: 'turnStart' })
    expect([early.phase, early.slot]).toEqual([{ _tag: 'Declaring', car: 2, leader: 1 }, 0])
    const said = after(STR, early, 'slipstream')
    expect([said.phase, said.notes.followers]).toEqual([{ _tag: 'Driving', car: 0 }, [2]])
    expect(places(after(STR, said, '2 O86', '4 I60')).slice(0, 3)).toEqual(['O86', 'I60', 'I58'])
    const late = begun(STR, pairs)
    expect(late.phase).toEqual({ _tag: 'Driving', car: 0 })
    expect(after(STR, late, '2 O86').phase).toEqual({ _tag: 'Declaring', car: 2, leader: 1 })
  })

  test('LM-Slip.5 a corner that costs the leader nothing costs the follower one die', () => {
    expect(diceOf(after(T60, corner(), 'slipstream', '2 I24'))).toEqual([[1, 1]])
  })

  const twice = (...faces: ReadonlyArray<number>): State =>
    after(T60, corner('I18', 3), 'slipstream', '3 I26', 'roll 4', ...faces.map((face) => `roll ${face}`))

  test('LM-Slip.6 a chance that the leader has taken well costs the follower two', () => {
    expect(diceOf(twice())).toEqual([[1, 2]])
    expect(T60.turn(twice(6))).toEqual({ _tag: 'Chance', kind: 'towDie' })
  })

  test('LM-Slip.7 both dice must say that the corner is taken safely', () => {
    expect(fate(twice(4, 6))).toEqual(['I24', 'racing', 3, 0])
  })

  test('LM-Slip.8, LM-Q.73 what either die brings is borne: a stop, a spin-out, both, or the end', () => {
    expect(fate(twice(6, 3))).toEqual(['I24', 'racing', 3, 1])
    expect(fate(twice(3, 6))).toEqual(['I24', 'racing', 3, 1])
    expect(twice(3, 3).cars[1]?.debts).toEqual([{ kind: 'chance', due: 1, units: 2 }])
    expect(fate(twice(3, 2))).toEqual(['I22', 'racing', 0, 1])
    expect(fate(twice(6, 1))).toEqual(['I20', 'smashed', 0, 0])
    expect(twice(1).phase._tag).toBe('Driving')
  })

  test('LM-Q.73 a spin-out on the first die wets the corner, and the second is read so', () => {
    const first = twice(2)
    expect([first.wet, first.phase._tag]).toEqual([[1], 'TakingTowChance'])
    expect(fate(after(T60, first, 'roll 3'))).toEqual(['I22', 'racing', 0, 0])
    expect(fate(after(T60, first, 'roll 4'))).toEqual(['I22', 'racing', 0, 1])
  })

  test('LM-Slip.9 a stop that the leader draws spins the follower out where it was drawn, and wets that corner', () => {
    const events = eventsOf(T60, corner('I18', 3), 'slipstream', '3 I26', 'roll 3')
    expect(only(events, 'SpunOut')).toEqual([
      {
        _tag: 'SpunOut',
        car: 1,
        corner: 1,
        cause: 'tow',
        from: { lane: 0, x: 16 },
        route: '',
        to: { lane: 0, x: 22 },
        rule: 'LM-Slip.9',
      },
    ])
    expect(only(events, 'CornerWet')).toHaveLength(1)
  })

  test('LM-Slip.10 a spin-out of the leader smashes the follower up, be it thrown or forced, and wets nothing more', () => {
    const events = eventsOf(T60, corner('I18', 3), 'slipstream', '3 I26', 'roll 2')
    expect(only(events, 'SmashedUp')).toMatchObject([{ car: 1, corner: 1, cause: 'tow', rule: 'LM-Slip.10' }])
    const forced = begun(T60, [
      { number: J1, at: 'I15', gear: 6, brakes: 0 },
      { number: M10, at: 'I13', gear: 3 },
    ])
    const spun = after(T60, forced, 'slipstream', 'spin 1')
    expect([fate(spun, 0).slice(0, 2), fate(spun)[1], spun.wet]).toEqual([['I22', 'racing'], 'smashed', [1]])
  })

  test('LM-Q.73 a leader that smashes up takes the follower with it, unless slipLeaderSmash says that it is on its own', () => {
    const lost = (rulings: Partial<Rulings>): State =>
      after(T60, corner('I18', 3, rulings), 'slipstream', '3 I26', 'roll 1')
    expect([fate(lost({}))[1], fate(lost({}), 0)[1]]).toEqual(['smashed', 'smashed'])
    const free = lost({ slipLeaderSmash: 'break' })
    expect([fate(free), free.phase]).toEqual([['I16', 'racing', 2, 0], { _tag: 'Driving', car: 1 }])
  })

  test('LM-Slip.11 who drops off before the leader starts into the corner has his own move, and his own chances only', () => {
    const events = eventsOf(T60, corner('I18', 3), 'decline', '3 I26', 'roll 2')
    expect(only(events, 'SmashedUp', 'TowStarted')).toEqual([])
    expect(only(eventsOf(T60, corner(), 'decline'), 'SlipDeclined')).toEqual([
      { _tag: 'SlipDeclined', car: 1, leader: 0 },
    ])
  })

  test('LM-Q.69 a car may follow one that laps it, and keeps its own laps', () => {
    const lapped = begun(T60, [
      { number: J1, at: 'I110', gear: 3 },
      { number: M10, at: 'I48', gear: 3 },
    ])
    expect(lapped.phase).toEqual({ _tag: 'Declaring', car: 1, leader: 0 })
    const towed = after(T60, lapped, 'slipstream', '3 I118')
    expect([places(towed).slice(0, 2), towed.cars.map(({ laps }) => laps).slice(0, 2)]).toEqual([
      ['I118', 'I56'],
      [1, 0],
    ])
  })

  test('LM-Q.70 the move of the follower is spent, and of even cars it moves before those that moved later', () => {
    const three: ReadonlyArray<Entry> = [
      { number: J1, at: 'I50', gear: 4 },
      { number: B5, at: 'O49', gear: 3 },
      { number: M10, at: 'I48', gear: 3 },
    ]
    const towed = after(STR, begun(STR, three), 'slipstream', '3 I58')
    expect([towed.order, towed.slot, towed.phase]).toEqual([[0, 2, 1, 3], 2, { _tag: 'Driving', car: 1 }])
    const even = after(STR, towed, '3 O56', '2 O-13')
    expect([places(even).slice(1, 3), even.order]).toEqual([
      ['O56', 'I56'],
      [0, 2, 1, 3],
    ])
  })

  test('LM-Q.71 the follower comes out in the gear that its speed belongs to, or with slipGear keep in that of before', () => {
    const gear = (line: string, rulings: Partial<Rulings> = {}): number | undefined =>
      after(STR, begun(STR, [ahead(4), behind], rulings), 'slipstream', line).cars[1]?.gear
    expect([gear('5 I63'), gear('4 I60'), gear('3 I58'), gear('2 I56')]).toEqual([5, 4, 3, 3])
    expect([gear('5 I63', { slipGear: 'keep' }), gear('2 I56', { slipGear: 'keep' })]).toEqual([4, 4])
  })

  test('LM-Q.72 a corner is due when either nose enters it, and for a car that starts in its middle', () => {
    const entered = after(T60, corner('I14', 2), 'slipstream', '2 I20')
    expect([diceOf(entered), places(after(T60, entered, 'roll 5'))[1]]).toEqual([[[1, 1]], 'I18'])
    const middle = after(T60, corner('I23', 2), 'slipstream', '2 I29')
    expect([places(middle)[1], diceOf(middle)]).toEqual(['I21', [[1, 1]]])
    const outside = after(T60, corner('I27', 2), 'slipstream', '2 I33')
    expect([places(outside)[1], diceOf(outside)]).toEqual(['I31', []])
  })

  test('LM-Q.72 a corner thrown for in one tow is not thrown for in the next, but its gear is checked in an own move', () => {
    const before = after(T60, corner('I14', 2), 'slipstream', '2 I20', 'roll 5', '2 O-13')
    expect([places(before)[1], before.phase]).toEqual(['I18', { _tag: 'Declaring', car: 1, leader: 0 }])
    expect(diceOf(after(T60, before, 'slipstream', '2 I26'))).toEqual([])
    const own = after(T60, before, 'decline', '2 I26')
    expect(only(eventsOf(T60, own, '3 I24'), 'CornerEntered')).toMatchObject([{ car: 1, corner: 1, over: 0 }])
  })

  test('LM-Q.72, LM-Chance.4 a chance that the follower took by itself holds for the rest of the corner in a tow, too', () => {
    const state = position(
      T60,
      [
        { number: J1, at: 'I23', gear: 2 },
        { number: M10, at: 'O17', gear: 3 },
        { number: AR8, at: 'I-8', gear: 1 },
      ],
      { turn: 9, order: [0, 1, 2], slot: 1, options: SLIP },
    )
    const chance = after(T60, state, '4 O24', 'roll 5')
    expect(chance.notes.held).toEqual([{ car: 1, passage: 1 * 3 + 1, says: 'cleared' }])
  })

  test('LM-Slip.6, LM-Q.74 in a chain each car follows the one ahead of it, whose dice count as chances taken', () => {
    const chain = begun(T60, [
      { number: J1, at: 'I18', gear: 2 },
      { number: M10, at: 'I16', gear: 2 },
      { number: B5, at: 'I14', gear: 2 },
    ])
    const asked = after(T60, chain, 'slipstream')
    expect(asked.phase).toEqual({ _tag: 'Declaring', car: 2, leader: 1 })
    expect(after(T60, chain, 'decline').phase).toEqual({ _tag: 'Driving', car: 0 })
    const rolling = after(T60, asked, 'slipstream', '2 I24', 'roll 5')
    expect([diceOf(rolling), rolling.phase]).toEqual([[[1, 2]], expect.objectContaining({ car: 2, leader: 1 })])
    const done = after(T60, rolling, 'roll 5', 'roll 4')
    expect([places(done).slice(0, 3), done.cars.map(({ gear }) => gear).slice(0, 3)]).toEqual([
      ['I24', 'I22', 'I20'],
      [2, 3, 2],
    ])
    const spun = after(T60, asked, 'slipstream', '2 I24', 'roll 2')
    expect([fate(spun)[2], fate(spun, 2)[1]]).toEqual([0, 'smashed'])
    const drawn = after(T60, asked, 'slipstream', '2 I24', 'roll 3')
    expect([fate(drawn), fate(drawn, 2)]).toEqual([
      ['I22', 'racing', 3, 1],
      ['I20', 'racing', 0, 0],
    ])
  })

  test('LM-Slip.6, LM-Q.74 a chance that the car ahead takes in tow in the middle of a corner counts for the next car, too', () => {
    const chain = (first: number): State =>
      begun(T60, [
        { number: J1, at: `I${first}`, gear: 1 },
        { number: M10, at: `I${first - 2}`, gear: 2 },
        { number: B5, at: `I${first - 4}`, gear: 2 },
      ])
    const thrown = (first: number): State =>
      after(T60, chain(first), 'slipstream', 'slipstream', `1 I${first + 1}`, 'roll 6')
    expect([24, 23].map((first) => diceOf(thrown(first)))).toEqual([[[1, 2]], [[1, 2]]])
    const outside = thrown(22)
    expect([outside.phase, places(outside).slice(0, 3)]).toEqual([{ _tag: 'Driving', car: 3 }, ['I23', 'I21', 'I19']])
  })

  test('LM-Q.72, LM-Q.74 a chance that the car ahead takes at a corner which it goes round itself counts for the next car, too', () => {
    const chain = begun(T60, [
      { number: B5, at: 'O5', gear: 2 },
      { number: M10, at: 'O3', gear: 2 },
      { number: J1, at: 'O1', gear: 2 },
    ])
    const rolling = after(T60, chain, 'slipstream', 'slipstream', '2 I11')
    expect(rolling.phase).toMatchObject({ _tag: 'TakingTowChance', car: 1, route: 'SSSSDS' })
    const next = after(T60, rolling, 'roll 6')
    expect([places(next)[1], diceOf(rolling), diceOf(next)]).toEqual(['I9', [[0, 1]], [[0, 2]]])
  })

  test('LM-Q.62, LM-Q.74 what the car ahead meets in a corner beyond the last line of its follower does that one no harm', () => {
    const entries: ReadonlyArray<Entry> = [
      { number: J1, at: 'I118', gear: 4 },
      { number: M10, at: 'I56', gear: 3 },
      { number: B5, at: 'I114', gear: 3 },
      { number: AR8, at: 'O-20', gear: 1 },
    ]
    const scene = { laps: 2, turn: 9, order: [0, 1, 2, 3], slot: 3, options: SLIP }
    const rolling = after(T60, position(T60, entries, scene), '1 O-18', 'slipstream', 'slipstream', '4 I128')
    expect([rolling.cars[0]?.status, diceOf(rolling)]).toEqual(['crossed', [[0, 1]]])
    const ends = (face: number): ReadonlyArray<unknown> => {
      const state = after(T60, rolling, `roll ${face}`)
      return [...fate(state, 2), state.phase]
    }
    const driving = (car: number): unknown => ({ _tag: 'Driving', car })
    expect([1, 2, 3, 4].map(ends)).toEqual([
      ['I114', 'racing', 3, 0, driving(2)],
      ['I114', 'racing', 3, 0, driving(2)],
      ['I124', 'crossed', 4, 0, driving(3)],
      ['I124', 'crossed', 4, 0, driving(3)],
    ])
  })

  test('LM-Q.75 a leader that leaves no room behind it takes nobody along, and the follower has its own move', () => {
    const tight = begun(STR, [
      { number: B5, at: 'O55', gear: 1 },
      { number: J1, at: 'I50', gear: 3 },
      { number: M10, at: 'I48', gear: 3 },
    ])
    const alone = after(STR, tight, '1 O56', 'slipstream', '4 O60')
    expect([places(alone).slice(0, 3), alone.phase]).toEqual([['O56', 'O60', 'I48'], { _tag: 'Driving', car: 2 }])
    expect(only(eventsOf(STR, tight, '1 O56', 'slipstream', '4 O60'), 'TowBroken')).toEqual([
      { _tag: 'TowBroken', car: 2, leader: 1, why: 'noRoom' },
    ])
  })

  test('LM-Q.75 a leader that goes to the pits takes nobody along', () => {
    const pits = begun(T60, [
      { number: J1, at: 'I52', gear: 4, debts: [chanceDebt(1)] },
      { number: M10, at: 'I50', gear: 3 },
    ])
    const events = eventsOf(T60, pits, 'slipstream', 'pit 0')
    expect(only(events, 'TowBroken')).toEqual([{ _tag: 'TowBroken', car: 1, leader: 0, why: 'pits' }])
  })

  test('LM-Q.76 who owes a stop that can be made is not asked; who cannot make it is towed past the pits at his own risk', () => {
    const owing = (at: string, rulings: Partial<Rulings> = {}): State =>
      begun(
        T60,
        [
          { number: J1, at: `${at.slice(0, 1)}${Number(at.slice(1)) + 2}`, gear: 4 },
          { number: B5, at, gear: 3, debts: [chanceDebt(1)] },
        ],
        rulings,
      )
    expect(owing('I50').phase).toEqual({ _tag: 'Driving', car: 0 })
    expect(owing('I50', { pitDuty: 'penalised' }).phase._tag).toBe('Declaring')
    const late = owing('O55')
    expect(late.phase._tag).toBe('Declaring')
    const missed = after(T60, late, 'slipstream', '4 O67')
    expect([places(missed)[1], missed.cars[1]?.gear, missed.cars[1]?.missed]).toEqual(['O65', 0, true])
  })

  test('LM-Q.51, LM-Q.76 who draws a stop in tow goes to the pits, if the way of the tow would lead past them', () => {
    const stalls = (['E', 'C', 'F'] as const).map((cls, order) => ({
      id: cls,
      cls,
      col: [54, 52, 42][order] ?? 0,
      order,
    }))
    const game = gameOn({
      course: { ...T60_COURSE, pits: { lane: 'inside', stalls } },
      cards: TEST_CARDS.filter(({ cls }) => cls !== 'D'),
      table: TEST_TABLE,
    })
    const entries: ReadonlyArray<Entry> = [
      { number: J1, at: 'I35', gear: 4 },
      { number: M10, at: 'I33', gear: 4 },
    ]
    const rolling = after(game, begun(game, entries), 'slipstream', '4 I45', 'roll 6', 'roll 3')
    expect(diceOf(rolling)).toEqual([[2, 2]])
    expect(only(eventsOf(game, rolling, 'roll 6'), 'PitEntered', 'Towed')).toEqual([
      {
        _tag: 'PitEntered',
        car: 1,
        stall: 2,
        from: { lane: 0, x: 33 },
        route: 'SSSSSSSS',
        counts: 9,
        to: { lane: 0, x: 42 },
        pass: 1,
        units: 1,
        wait: 0,
        diverted: true,
      },
    ])
  })

  test('LM-Slip.2, LM-Win.2 a follower is towed across the line, and both are placed by where they end', () => {
    const last = begun(
      STR,
      [ahead(4), behind].map((entry, car) => ({ ...entry, at: `I${798 - 2 * car}` })),
    )
    const done = after(STR, last, 'slipstream', '4 I808')
    expect(done.cars.map(({ status }) => status).slice(0, 2)).toEqual(['crossed', 'crossed'])
  })

  test('LM-Equip.22 the record pad has the gear after a tow and the number of tows', () => {
    const asked = begun(STR, [ahead(6), behind])
    const start = STR.setup({ seats: 3, ...SLIP })
    const pad = start._tag === 'Right' ? start.right.events.reduce(noteEvent, EMPTY_PAD) : EMPTY_PAD
    const events = eventsOf(STR, asked, 'slipstream', '6 I65')
    expect(events.reduce(noteEvent, pad).cars[1]).toMatchObject({ gear: 5, tows: 1 })
  })
})

test('LM-Slip.4 a slipstream is offered only behind the car that is about to move, or behind one that follows it', () => {
  const asked = begun(T60, [ahead(4), behind])
  const { state: codec } = leMansCodecs(T60)
  expect(asked.phase).toEqual({ _tag: 'Declaring', car: 1, leader: 0 })
  expect(codec.is(asked)).toBe(true)
  const out = { ...asked, cars: asked.cars.map((car, index) => (index === 0 ? { ...car, wait: 1 } : car)) }
  expect(codec.is(out)).toBe(false)
  expect(codec.is({ ...asked, turn: 1 })).toBe(false)
})

test('LM-Slip.1 a follower is right behind a car that is still to move', () => {
  const { state: codec } = leMansCodecs(T60)
  const followed = after(T60, begun(T60, [ahead(4), behind]), 'slipstream')
  expect([followed.phase, followed.slot, followed.notes.followers]).toEqual([{ _tag: 'Driving', car: 0 }, 0, [1]])
  expect(codec.is(followed)).toBe(true)
  expect(codec.is({ ...followed, notes: { ...followed.notes, followers: [0] } })).toBe(false)
  const away = followed.cars.map((car, index) => (index === 1 ? { ...car, x: car.x - 1 } : car))
  expect(codec.is({ ...followed, cars: away })).toBe(false)
})
