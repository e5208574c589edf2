/** A leak of each kind is planted in a copy of Formula 1, and the law of non-interference finds every one of them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Turn, Viewer } from '../../src/core/game.js'
import { hash } from '../../src/core/hash.js'
import { decode } from '../../src/core/decode.js'
import { recordCodec } from '../../src/core/record-codec.js'
import { replay } from '../../src/core/record.js'
import { formula1Codecs } from '../../src/formula-1/codec.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { formula1, makeFormula1, type Formula1 } from '../../src/formula-1/game.js'
import type { State } from '../../src/formula-1/model.js'
import { formula1Arbitraries } from '../../src/testing/formula-1.js'
import { lawOfPlies } from '../../src/testing/law.js'
import { nonInterference } from '../../src/testing/non-interference.js'

const made = makeFormula1(CIRCUIT_T1)
const game = made._tag === 'Right' ? made.right : formula1

/** Whether somebody else than the driver on turn holds Superb Driving, which no view tells. */
const isSuperbHidden = ({ cars, current }: State): boolean =>
  cars.some(({ hand }, index) => index !== current && hand.superbDriving > 0)

const isSuperbOwn = ({ cars, current }: State): boolean => (cars[current]?.hand.superbDriving ?? 0) > 0

/** The law's answer on a game, with a few short races. */
const answer = (leaky: Formula1): string => {
  const arbitraries = {
    ...formula1Arbitraries(leaky),
    options: fc.constant({ seats: 3, laps: 1, rulings: { shortRace: true } }),
    sample: 3,
  }
  const result = fc.check(lawOfPlies(leaky, arbitraries, nonInterference()).property, { numRuns: 4, seed: 1 })
  return result.errorInstance instanceof Error ? result.errorInstance.message : ''
}

const kindOf = (turn: Turn, isHidden: boolean): Turn =>
  turn._tag === 'Chance' && isHidden ? { ...turn, kind: `${turn.kind} of superb` } : turn

const planted: ReadonlyArray<readonly [kind: string, finding: RegExp, leaky: Formula1]> = [
  [
    'a view that shows what another hand holds',
    /: view/,
    {
      ...game,
      view: (state: State, viewer: Viewer) => {
        const seen = game.view(state, viewer)
        return {
          ...seen,
          cars: seen.cars.map((car, index) => ({ ...car, missTurns: state.cars[index]?.hand.superbDriving ?? 0 })),
        }
      },
    },
  ],
  [
    'a view with a hash of the whole position',
    /: view/,
    {
      ...game,
      view: (state, viewer) => ({ ...game.view(state, viewer), round: parseInt(hash(state).slice(0, 6), 16) }),
    },
  ],
  [
    'a legal list that is shorter for a hidden card',
    /: legal/,
    { ...game, legal: (state) => (isSuperbHidden(state) ? game.legal(state).slice(0, 1) : game.legal(state)) },
  ],
  [
    'a refusal that tells of a hidden card',
    /: refusal/,
    {
      ...game,
      advance: (state, move) => {
        const step = game.advance(state, move)
        return step._tag === 'Left' && isSuperbHidden(state)
          ? { _tag: 'Left', left: { _tag: 'RaceIsOver', rule: 'F1-Finish.3' } }
          : step
      },
    },
  ],
  ['an event that tells everybody which card was dealt', /: events/, { ...game, viewEvent: (event) => event }],
  [
    'an event that comes only with a hidden card',
    /: events/,
    {
      ...game,
      apply: (state, move) => {
        const step = game.apply(state, move)
        return step._tag === 'Right' && isSuperbHidden(step.right.state)
          ? { _tag: 'Right', right: { ...step.right, events: [...step.right.events, ...step.right.events.slice(-1)] } }
          : step
      },
    },
  ],
  [
    'a kind of chance that tells of a hidden card',
    /: turn/,
    { ...game, turn: (state) => kindOf(game.turn(state), isSuperbHidden(state)) },
  ],
  [
    'a driver who is asked for a card only if he holds a certain one, so that the next decision comes sooner',
    /: (turn|view)/,
    {
      ...game,
      apply: (state, move) => {
        const step = game.apply(state, move)
        if (step._tag === 'Left' || step.right.state.phase._tag !== 'PlayingCard' || isSuperbOwn(step.right.state))
          return step
        const passed = game.advance(step.right.state, { _tag: 'Pass' })
        return passed._tag === 'Left' ? passed : { _tag: 'Right', right: { ...step.right, state: passed.right } }
      },
    },
  ],
]

describe('a leak of each kind, planted in a copy of Formula 1', () => {
  test('a copy without a leak keeps the law', () => {
    expect(answer({ ...game })).toBe('')
  })

  test.each(planted)('%s is found', (_kind, finding, leaky) => {
    expect(answer(leaky)).toMatch(finding)
  })

  test('the record in the message plays up to the leak', () => {
    const leaky: Formula1 = { ...game, viewEvent: (event) => event }
    const [, line = ''] = /for replay:\n(.*)$/m.exec(answer(leaky)) ?? []
    const kept = decode(recordCodec(formula1Codecs(leaky)))(JSON.parse(line))
    if (kept._tag === 'Left') throw new Error(JSON.stringify(kept.left))
    expect(kept.right.moves.length).toBeLessThan(5)
    expect(replay(leaky)(kept.right)._tag).toBe('Right')
  })
})
