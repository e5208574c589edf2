/** How the sensible Formula 1 driver decides, and what he makes of positions. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { formula1Shares, race, sensibleFormula1 } from '../../src/bots/index.js'
import { seeded } from '../../src/core/rng.js'
import type { Options, State, TurnUnderWay } from '../../src/formula-1/model.js'
import { after, t1, table } from '../formula-1/table.js'

/** What the driver on turn decides, in notation. */
const decided = (state: State): string => {
  const { seat = 0 } = state.cars[state.current] ?? {}
  const [move] = sensibleFormula1(t1)(t1.view(state, seat), t1.legal(state), seeded(1))
  return t1.notation.show(move)
}

const HAND = { quickReactions: 1, slipStreaming: 1, fastGearChange: 1 }

describe('the sensible driver', () => {
  test('F1-Lap.2 on his last lap he plays his longest card to get farther past the line', () => {
    const cars = [
      { at: '35b', speed: 120, lapsLeft: 1, hand: HAND },
      { at: '20a', lapsLeft: 2 },
    ] as const
    const asked = after(table({ cars }), ['speed 120', 'run 1b K6@20,line'])
    expect(decided(asked)).toMatch(/^extra quickReactions 5[abc] -$/)
  })

  test('F1-Tactic.13 late in the race he plays a card for the little that it gains', () => {
    const cars = [{ at: '18b', speed: 20, lapsLeft: 1, hand: { fastGearChange: 1 } }, { at: '30a' }] as const
    expect(decided(after(table({ cars }), ['speed 20', 'run 19b -']))).toMatch(/^extra fastGearChange 21[abc] K2b@0$/)
  })

  test('F1-Q.80 where extra spaces are exempt from safety speeds he drives over a band with them', () => {
    const cars = [{ at: '5b', speed: 120, lapsLeft: 1, hand: HAND }, { at: '30a' }] as const
    const asked = after(table({ cars, rulings: { extraSpaces: 'exempt' } }), ['speed 120', 'run 11b -'])
    expect(decided(asked)).toMatch(/^extra \w+ 1[345][abc] K1@0$/)
  })

  test('F1-Q.13 a cut that the chart carried on can price he takes for what it costs', () => {
    const cars = [{ at: '9b', speed: 160 }, { at: '30a' }] as const
    const start = table({ cars, rulings: { bigReduction: 'extrapolate' } })
    const [cut] = t1.legal(start).filter((move) => t1.notation.show(move) === 'speed 40')
    const [move] = sensibleFormula1(t1)(t1.view(start, 0), cut === undefined ? [] : [cut], seeded(1))
    expect(move).toEqual({ _tag: 'SetSpeed', speed: 40, card: 'none' })
    expect(decided(start)).toBe('speed 120')
  })

  test('F1-Reduce.12 he does not run behind a car from whose speed he is more than the chart away', () => {
    const cars = [{ at: '17b', speed: 140 }, { at: '24b', speed: 0 }, { at: '30a' }] as const
    const start = table({ cars, phase: { _tag: 'Moving', from: 140, card: 'none', superb: -1 } })
    expect(t1.legal(start).map(t1.notation.show)).toContain('behind 23a K2b@40')
    expect(decided(start)).toMatch(/^behind 23[abc] K2b@40$/)
  })

  test('F1-Block.10 he may go up to the speed of a faster car ahead, and rather keeps his own before a corner', () => {
    const cars = [{ at: '20b', speed: 60 }, { at: '24b', speed: 100 }, { at: '30a' }] as const
    const blocked = after(table({ cars }), ['speed 80'])
    expect(t1.legal(blocked).map(t1.notation.show)).toContain('behind 23a - raise')
    expect(decided(blocked)).toBe('behind 23a -')
  })
})

describe('under other readings of the rules', { timeout: 60_000 }, () => {
  test.each<readonly [string, Options]>([
    [
      'F1-Q.39, F1-Q.45, F1-Q.86, F1-Q.88 sensible drivers finish a race in which a clear lane does not help',
      {
        seats: 3,
        laps: 1,
        rulings: {
          shortRace: true,
          blocking: 'laneChoice',
          blockedCornerSpeed: 'matched',
          cornerCards: 'band',
          superbTiming: 'beforeMove',
          bigReduction: 'extrapolate',
        },
      },
    ],
    [
      'F1-Q.102 sensible drivers finish a race with failing brakes and tires',
      {
        seats: 3,
        laps: 2,
        cards: 'uk1962',
        rulings: { shortRace: true, extraSpaces: 'exempt', superbClear: 'reminder' },
      },
    ],
  ])('%s', (_, options) => {
    const racers = Array.from({ length: options.seats }, () => ({ name: 'sensible', bot: sensibleFormula1(t1) }))
    const raced = race(t1)({ options, racers, seed: '1962' })
    if (E.isLeft(raced)) return expect.fail(raced.left._tag)
    expect(raced.right.result.ended).toBe('over')
    expect(Math.min(...raced.right.result.places)).toBe(1)
  })
})

describe('what positions are worth', () => {
  const shares = formula1Shares(t1)
  const mine = (state: State): number => shares(state)[0] ?? 0
  const beside = { at: '13b', speed: 60 } as const

  test('F1-Finish.4 a finisher farther past the line is worth more, and both more than who is a lap behind', () => {
    const over = table({
      cars: [
        { at: '4b', lapsLeft: 0, finishRank: 4 },
        { at: '2b', lapsLeft: 0, finishRank: 2 },
        { at: '30b', lapsLeft: 2, speed: 100 },
      ],
      turn: 2,
    })
    const [first = 0, second = 0, third = 0] = shares(over)
    expect([first > second, second > third, first + second + third]).toEqual([true, true, expect.closeTo(1.5)])
  })

  test('F1-Pit.9 a car that has yet to draw its Pit Card is worth less than one that has drawn a good one', () => {
    const drawing = after(table({ cars: [{ at: '38b', speed: 100, lapsLeft: 2 }, beside] }), ['speed 100', 'pit line'])
    expect(mine(drawing)).toBeLessThan(mine(after(drawing, ['pitcard goodPitWork'])))
  })

  test.each(['corner', 'band'] as const)(
    'F1-Q.86 a bend that Superb Driving covers, by %s, is worth more than one that it does not',
    (cornerCards) => {
      const turn: TurnUnderWay = {
        from: 120,
        card: 'superbDriving',
        kind: 'run',
        blocker: -1,
        raise: false,
        toSettle: [{ _tag: 'Band', band: 0, over: 40 }],
        superb: 0,
        tires: -1,
      }
      const settling = (superb: number): State =>
        table({
          cars: [{ at: '16b', speed: 120 }, beside],
          rulings: { cornerCards },
          phase: { _tag: 'UsingTires', turn: { ...turn, superb } },
        })
      expect(mine(settling(0))).toBeGreaterThan(mine(settling(-1)))
    },
  )
})
