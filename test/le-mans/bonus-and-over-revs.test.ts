/** Bonus moves and over-revving. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { engineOf, prudent } from '../../src/le-mans/advice.js'
import { explain } from '../../src/le-mans/explain.js'
import { fromPath } from '../../src/le-mans/paths.js'
import type { Drive, Options, OverRev, State } from '../../src/le-mans/index.js'
import { EMPTY_PAD, landings, leMans, noteEvent } from '../../src/le-mans/index.js'
import {
  after,
  chanceDebt,
  driveTo,
  eventsOf,
  gearsIn,
  landingsIn,
  offered,
  only,
  position,
  refusal,
  right,
  STR,
  T60,
  type Entry,
} from './positions.js'

const J1 = 1
const AR8 = 8
const BONUS: Partial<Options> = { bonusMoves: true }
const REVS: Partial<Options> = { overRevving: true }
const BOTH: Partial<Options> = { bonusMoves: true, overRevving: true }

const alone = (entry: Partial<Entry>, options: Partial<Options>): State =>
  position(STR, [{ number: J1, at: 'I50', ...entry }], { options })
const onT60 = (entry: Partial<Entry>, options: Partial<Options>): State =>
  position(T60, [{ number: J1, at: 'I18', ...entry }], { options })

/** Counts that a gear runs on the straight road, where a count is a column. */
const runs = (state: State, gear: number): ReadonlyArray<number> => [
  ...new Set(landingsIn(STR, state, gear).map((at) => Number(at.slice(1)) - 50)),
]
const revsOf = (state: State): ReadonlyArray<OverRev> =>
  T60.legal(state).filter((move): move is OverRev => move._tag === 'OverRev')

describe('Bonus Moves', () => {
  test('LM-Bonus.1 the numbers of a card are basic speeds, and without the option cars run those', () => {
    expect(runs(alone({ gear: 4 }, {}), 4)).toEqual([10])
    expect(STR.track.cards[0]?.basic).toEqual([0, 3, 6, 8, 10, 13, 15])
  })

  test('LM-Bonus.2 the maximum is one less than the next gear has, in top gear the basic speed', () => {
    expect(STR.track.cards[0]?.most).toEqual([0, 5, 7, 9, 12, 14, 15])
  })

  test('LM-Bonus.3 a car that stays in gear runs any number up to the maximum', () => {
    expect(runs(alone({ gear: 4 }, BONUS), 4)).toEqual([10, 11, 12])
    expect(runs(alone({ gear: 1 }, BONUS), 1)).toEqual([1, 2, 3, 4, 5])
  })

  test('LM-Bonus.4 a way through a corner is run at basic speed', () => {
    const state = onT60({ gear: 2 }, BONUS)
    const counts = T60.legal(state).map((move) => {
      const known = right(explain(T60)(state, move as Drive))
      return known.gear === 2 ? known.counts : 6
    })
    expect(Math.max(...counts)).toBe(6)
    const seventh: Drive = { _tag: 'Drive', gear: 2, brakes: 0, lane: 0, column: 25 }
    expect(refusal(T60.apply(state, seventh))).toMatchObject({ _tag: 'CornerAtBasic', rule: 'LM-Bonus.4' })
    expect(refusal(fromPath(T60)(state, 2, 'SSSSSSS'))).toMatchObject({ _tag: 'CornerAtBasic' })
  })

  test('LM-Bonus.5-6 a gear below is run up to its maximum, by hard-braking or without', () => {
    const top = alone({ gear: 6, brakes: 3 }, BONUS)
    expect([runs(top, 5), runs(top, 4)]).toEqual([
      [13, 14],
      [10, 11, 12],
    ])
    expect((driveTo(STR, top, 4, 'I62') as Drive).brakes).toBe(1)
  })

  test('LM-Bonus.7-8 a gear above starts with its basic speed, and runs more in the turn after', () => {
    const third = alone({ gear: 3 }, BONUS)
    expect(runs(third, 4)).toEqual([10])
    const fourth = after(STR, third, '4 I60')
    expect([
      ...new Set(landingsIn(STR, fourth, 4).map((at) => Number(at.slice(1)) - 60)),
      ...new Set(landingsIn(STR, fourth, 5).map((at) => Number(at.slice(1)) - 60)),
    ]).toEqual([10, 11, 12, 13])
  })

  test('LM-Bonus.9 from the maximum of a gear down to its basic speed takes no hard-braking', () => {
    const fast = after(STR, alone({ gear: 4, brakes: 3 }, BONUS), '4 I62')
    expect(driveTo(STR, fast, 4, 'I72')).toMatchObject({ brakes: 0 })
    expect(after(STR, fast, '4 I72').cars[0]?.brakes).toBe(3)
  })

  test('LM-Q.77 a standing car starts with the basic speed of first gear', () => {
    expect(runs(alone({ gear: 0 }, BONUS), 1)).toEqual([1, 2, 3])
  })

  test('LM-Q.78 a car in the middle of a corner runs the basic speed, one that leaves it any', () => {
    expect(landingsIn(T60, onT60({ at: 'I21', gear: 2 }, BONUS), 2)).toEqual(['I27', 'O27'])
    expect(landingsIn(T60, onT60({ at: 'I23', gear: 2 }, BONUS), 2)).toContain('I30')
  })

  test('G-66 every gear in reach of the Jaguar has its numbers', () => {
    const numbers = (gear: number): ReadonlyArray<ReadonlyArray<number>> => {
      const state = alone({ gear, brakes: 3 }, BONUS)
      return gearsIn(STR, state).map((one) => runs(state, one))
    }
    expect(numbers(6)).toEqual([[6, 7], [8, 9], [10, 11, 12], [13, 14], [15]])
    expect(numbers(4).slice(-2)).toEqual([[10, 11, 12], [13]])
    expect(numbers(3).slice(-2)).toEqual([[8, 9], [10]])
  })
})

describe('Over-Revving', () => {
  const corner = (revs: ReadonlyArray<number>, at = 'I18'): State => onT60({ at, gear: 3, revs }, REVS)
  const owed = (state: State): ReadonlyArray<number> =>
    only(eventsOf(T60, state, 'rev 2 inside 25 revs 1'), 'PitOwed').map(({ units }) => units)

  test('LM-Rev.1 two over-revs are free', () => {
    expect([owed(corner([])), owed(corner([1]))]).toEqual([[], []])
  })

  test('LM-Rev.2, LM-Q.82 each one beyond the second of its four laps costs a stop of two turns in that lap', () => {
    const second = onT60({ at: 'I78', gear: 3, revs: [1, 1] }, REVS)
    expect(only(eventsOf(T60, second, 'rev 2 inside 25 revs 1'), 'PitOwed')).toEqual([
      { _tag: 'PitOwed', car: 0, kind: 'overRev', units: 2, due: 2, rule: 'LM-Rev.2' },
    ])
    const third = onT60({ at: 'I138', gear: 3, revs: [1, 1, 2] }, REVS)
    expect(only(eventsOf(T60, third, 'rev 2 inside 25 revs 1'), 'PitOwed').map(({ units }) => units)).toEqual([2])
  })

  test('LM-Rev.3, LM-Q.83 the third of a lap blows the engine, and the car is out where it is', () => {
    const spent = corner([1, 1])
    const state = after(T60, spent, 'rev 2 inside 25 revs 1')
    expect(state.cars[0]).toMatchObject({ status: 'blown', gear: 0, x: 18, debts: [] })
    expect(only(eventsOf(T60, spent, 'rev 2 inside 25 revs 1'), 'EngineBlown')).toHaveLength(1)
    const ruinous = revsOf(spent)
    expect(ruinous.every((move) => engineOf(spent, move).blows)).toBe(true)
    expect(prudent(T60)(spent)).toEqual({
      moves: T60.legal(spent).filter(({ _tag }) => _tag !== 'OverRev'),
      ruinous,
    })
    const withheld = position(T60, [{ number: J1, at: 'I18', gear: 3, revs: [1, 1] }], {
      options: REVS,
      rulings: { engineBlow: 'withheld' },
    })
    expect(revsOf(withheld)).toEqual([])
    expect(refusal(T60.apply(withheld, ruinous[0] as OverRev))).toMatchObject({ _tag: 'EngineSpent', left: 0 })
  })

  test('LM-Rev.4 a corner may be taken above basic speed though a way that dodges it is as long', () => {
    const state = position(leMans, [{ number: 11, at: 'I179', gear: 1 }], { options: REVS })
    expect(offered(leMans, state)).toContain('rev 1 I183 0/1')
  })

  test('LM-Rev.4, LM-Rev.8-9 the landings of a gear tell the over-revs that lead to each, and a gear that only they buy', () => {
    const told = (state: State, gear: number): ReadonlyArray<string> =>
      right(landings(T60)(state, gear)).flatMap(({ lane, column, action, overRevs }) =>
        overRevs.map(
          ({ revs, brakes }) =>
            `${lane === 0 ? 'I' : 'O'}${column} ${brakes}/${revs}${action === null ? '' : ` or gear ${action.gear}`}`,
        ),
      )
    expect(told(corner([]), 2)).toEqual([
      'I23 0/1 or gear 2',
      'O23 0/1 or gear 2',
      'I24 0/1 or gear 2',
      'O24 0/1 or gear 2',
      'I25 0/1',
      'O25 0/1',
    ])
    const spent = onT60({ at: 'I40', gear: 6, brakes: 0 }, REVS)
    expect(told(spent, 4)).toEqual(['I50 0/1', 'O50 0/1'])
    expect(refusal(landings(T60)(onT60({ at: 'I40', gear: 6, brakes: 0 }, {}), 4))).toMatchObject({
      _tag: 'BrakesUsedUp',
    })
  })

  test('LM-Rev.4 a corner at the maximum of the gear is one over-rev', () => {
    const state = after(T60, corner([]), 'rev 2 inside 25 revs 1')
    expect(state.cars[0]).toMatchObject({ x: 25, gear: 2, revs: [1] })
  })

  test('LM-Rev.4, LM-Q.8 an over-rev through a corner loses its last count before a two-space like any other move', () => {
    const entry = { number: AR8, at: 'O15', gear: 3 }
    const state = position(T60, [entry], { options: BOTH })
    expect(offered(T60, state)).toContain('rev 2 O20 0/1')
    const events = eventsOf(T60, state, 'rev 2 outside 20 revs 1')
    expect(only(events, 'Moved')).toMatchObject([{ route: 'SSSSS', counts: 6, forfeited: 1 }])
    expect(only(events, 'OverRevved')).toMatchObject([{ gears: 0, corner: 1 }])
    const chancy = position(T60, [{ number: 5, at: 'O13', gear: 3 }], { options: REVS })
    const taken = eventsOf(T60, chancy, 'rev 3 outside 20 revs 1', 'roll 5')
    expect(only(taken, 'Moved')).toMatchObject([{ counts: 8, forfeited: 1 }])
    const strict = position(T60, [entry], { options: BOTH, rulings: { twoSpaceShort: 'lastResort' } })
    expect(offered(T60, strict)).not.toContain('rev 2 O20 0/1')
  })

  test('LM-Rev.5 in the gear that the corner allows no die falls', () => {
    expect(only(eventsOf(T60, corner([]), 'rev 2 inside 25 revs 1'), 'Moved').map(({ counts }) => counts)).toEqual([7])
    expect(
      right(explain(T60)(corner([]), right(T60.notation.parse('rev 2 inside 25 revs 1')) as OverRev)).risk.outOf,
    ).toBe(1)
  })

  test('LM-Rev.6-7 one gear higher takes the chance as well', () => {
    const asked = after(T60, corner([]), 'rev 3 inside 27 revs 1')
    expect(asked.phase).toMatchObject({ _tag: 'TakingChance', corner: 1 })
    expect(after(T60, asked, 'roll 5').cars[0]).toMatchObject({ x: 27, gear: 3, revs: [1] })
  })

  test('LM-Rev.8 without hard-brakings an over-rev buys one gear', () => {
    const state = position(STR, [{ number: J1, at: 'I50', gear: 6, brakes: 0 }], { options: REVS })
    expect(offered(STR, state).filter((line) => line.startsWith('rev') && line.endsWith(' 0/1'))).toEqual([
      'rev 4 I60 0/1',
      'rev 4 O60 0/1',
    ])
    const bought = eventsOf(STR, state, 'rev 4 inside 60 revs 1')
    expect(only(bought, 'GearChanged')).toEqual([{ _tag: 'GearChanged', car: 0, from: 6, to: 4, free: 1, brakes: 0 }])
    expect(only(bought, 'OverRevved')).toEqual([{ _tag: 'OverRevved', car: 0, lap: 1, gears: 1, corner: 0 }])
  })

  const payments = (state: State): ReadonlyArray<string> => [
    ...new Set(
      STR.legal(state).flatMap((move) => {
        if (move._tag !== 'Drive' && move._tag !== 'OverRev') return []
        return move.gear === 3 ? [`${move.brakes} ${move._tag === 'Drive' ? 0 : move.revs}`] : []
      }),
    ),
  ]

  test('LM-Pit.8, LM-Rev.8 a bought gear leads nobody past the pits who can make the stop that is owed', () => {
    const state = onT60({ at: 'I52', gear: 6, debts: [chanceDebt(1)] }, REVS)
    const past = { _tag: 'OverRev', gear: 4, brakes: 0, revs: 1, lane: 0, column: 2 } as const
    expect(refusal(T60.apply(state, past))).toEqual({ _tag: 'PitFirst', rule: 'LM-Pit.8', pass: 1 })
    const free = onT60({ at: 'I52', gear: 6 }, REVS)
    expect(T60.legal(free)).toContainEqual(past)
  })

  test('LM-Rev.9 two gears of the Jaguar are bought by hard-brakings, over-revs, or one of each', () => {
    const state = position(STR, [{ number: J1, at: 'I50', gear: 6, brakes: 2 }], { options: REVS })
    expect(payments(state)).toEqual(['2 0', '1 1', '0 2'])
    const wrong: OverRev = { _tag: 'OverRev', gear: 3, brakes: 2, revs: 2, lane: 0, column: 58 }
    expect(refusal(STR.apply(state, wrong))).toMatchObject({ _tag: 'WrongOverRevs' })
    expect(refusal(STR.apply(alone({ gear: 6 }, {}), wrong))).toMatchObject({ _tag: 'NoOverRevving' })
  })

  test('G-67 the Jaguar has four ways to take the hairpin, the Alfa none above its maximum', () => {
    const lines = (state: State): ReadonlyArray<string> => [
      ...new Set(
        T60.legal(state).flatMap((move) => {
          if (move._tag !== 'Drive' && move._tag !== 'OverRev') return []
          const known = right(explain(T60)(state, move))
          if (known.corners.length === 0) return []
          return [`${move.gear} ${known.counts} ${known.risk.outOf} ${engineOf(state, move).overRevs}`]
        }),
      ),
    ]
    expect(lines(onT60({ gear: 3 }, BOTH))).toEqual(
      expect.arrayContaining(['2 6 1 0', '2 7 1 1', '3 8 6 0', '3 9 6 1']),
    )
    expect(lines(onT60({ gear: 3 }, BONUS)).filter((line) => /^(2 7|3 9)/.test(line))).toEqual([])
    const alfa = onT60({ number: AR8, at: 'I16', gear: 3 }, BOTH)
    expect(revsOf(alfa).filter(({ gear }) => gear === 3)).toEqual([])
  })

  test('G-68 from top gear the Jaguar pays for third in three ways', () => {
    expect(payments(alone({ gear: 6, brakes: 3 }, REVS))).toEqual(['2 0', '1 1', '0 2'])
  })

  test('G-70 a stop for over-revving in the last lap is void, and the race goes on', () => {
    const last = onT60({ at: 'I210', gear: 3, revs: [1, 2] }, REVS)
    const state = after(T60, last, 'rev 3 inside 39 revs 1')
    expect(state.cars[0]?.debts).toEqual([{ kind: 'overRev', due: 4, units: 2 }])
    const past = after(T60, state, '4 I229', '5 I242')
    expect(past.phase).toMatchObject({ _tag: 'RaceOver', winners: [0] })
    expect(only(eventsOf(T60, state, '4 I229', '5 I242'), 'PitVoided')).toEqual([
      { _tag: 'PitVoided', car: 0, units: 2, rule: 'LM-Pit.6' },
    ])
  })

  test('G-77, LM-Q.81 eight laps have twice the hard-brakings, and over-revs are counted anew after the fourth', () => {
    const eight = right(STR.setup({ seats: 2, laps: 8 })).state
    expect(eight.cars[0]?.brakes).toBe(6)
    const fifth = (overRevWindow: 'blocks' | 'rolling'): number => {
      const state = position(T60, [{ number: J1, at: 'I258', gear: 3, revs: [3, 4] }], {
        laps: 8,
        options: REVS,
        rulings: { overRevWindow },
      })
      return engineOf(state, right(T60.notation.parse('rev 2 inside 25 revs 1')) as OverRev).stops
    }
    expect([fifth('blocks'), fifth('rolling')]).toEqual([0, 2])
  })

  test('LM-Q.79 corners are over-revved at the maximum, or at any speed above the basic one', () => {
    const counts = (overRevSpeeds: 'max' | 'any'): ReadonlyArray<number> => {
      const state = position(T60, [{ number: J1, at: 'I34', gear: 4 }], {
        options: REVS,
        rulings: { overRevSpeeds },
      })
      const found = revsOf(state).filter(({ gear }) => gear === 4)
      return [...new Set(found.map((move) => right(explain(T60)(state, move)).counts))]
    }
    expect([counts('max'), counts('any')]).toEqual([[12], [11, 12]])
  })

  test('LM-Q.80 a bought gear and a corner in one move are two over-revs', () => {
    const state = onT60({ gear: 4, brakes: 0 }, REVS)
    expect(after(T60, state, 'rev 2 inside 25 revs 2').cars[0]?.revs).toEqual([1, 1])
  })

  test('LM-Q.83 a car that could but blow its engine may spin out instead', () => {
    const state = onT60({ at: 'I15', gear: 6, brakes: 0, revs: [1, 1] }, REVS)
    expect([...new Set(T60.legal(state).map(({ _tag }) => _tag))]).toEqual(['Spin'])
    const buys = onT60({ at: 'I15', gear: 5, brakes: 0, revs: [1, 1] }, REVS)
    expect([...new Set(T60.legal(buys).map(({ _tag }) => _tag))]).toEqual(['Spin', 'OverRev'])
    expect(prudent(T60)(buys).moves.map(({ _tag }) => _tag)).toEqual(['Spin'])
    expect(refusal(T60.apply(buys, { _tag: 'Hold' }))).toEqual({ _tag: 'MustMove', rule: 'LM-Stop.1' })
  })

  test('LM-Q.84 over-revs need no bonus moves, and buy gears when the brakes are used up', () => {
    expect(revsOf(onT60({ gear: 4, brakes: 0 }, REVS)).length).toBeGreaterThan(0)
  })

  test('LM-Equip.22 the pad has the over-revs of each car', () => {
    const start = right(STR.setup({ seats: 2, overRevving: true })).events.reduce(noteEvent, EMPTY_PAD)
    const pad = eventsOf(T60, corner([]), 'rev 2 inside 25 revs 1').reduce(noteEvent, start)
    expect(pad.cars[0]?.overRevs).toEqual([1])
  })

  test('LM-Rev.8 the notation of an over-rev is read and shown', () => {
    for (const line of ['rev 2 inside 25 revs 1', 'rev 3 outside 0 brakes 1 revs 2'])
      expect(E.map(T60.notation.show)(T60.notation.parse(line))).toEqual(E.right(line))
  })
})
