import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bot, expectimax } from '../../src/bots/index.js'
import { scripted, seeded } from '../../src/core/rng.js'
import { anyState } from '../core/positions.js'
import { type Move, type State, toyGame, type View } from '../core/toy-game.js'
import { compare, openGame } from './brute-force.js'

const even = (): ReadonlyArray<number> => [0.5, 0.5]

/** Positions that wait for a decision, so near to the end that every line can be followed to it. */
const nearTheEnd: fc.Arbitrary<State> = anyState
  .filter(({ phase }) => phase._tag === 'Choose')
  .map((state) => ({ ...state, target: Math.max(...state.spaces) + 2, spaces: state.spaces }))

const seatOf = ({ phase }: State): number => (phase._tag === 'Choose' ? phase.seat : -1)

test('expectimax to the end takes a move that brute force finds to be best', { timeout: 60_000 }, () => {
  const bot = expectimax(openGame, even, { depth: 8 })
  const near = nearTheEnd.filter(({ target, spaces }) => Math.min(...spaces) >= target - 4)
  fc.assert(
    fc.property(near, (state) => {
      const [move] = bot(state, toyGame.legal(state), scripted([]))
      const { taken, best } = compare(state, seatOf(state), move)
      expect(taken).toBeCloseTo(best, 12)
    }),
    { numRuns: 40 },
  )
})

test('expectimax of one decision takes the move after which the evaluation promises most', () => {
  const spaces: (state: State) => ReadonlyArray<number> = (state) => state.spaces.map((space) => space / 20)
  const bot = expectimax(toyGame, spaces, { depth: 1 })
  const state: State = { target: 20, spaces: [4, 4], cards: [3, 1], shown: [], phase: { _tag: 'Choose', seat: 0 } }
  const roll = bot(toyGame.view(state, 0), toyGame.legal(state), seeded(1))[0]
  const noDie = bot(toyGame.view(state, 0), [{ _tag: 'Step' }, { _tag: 'Show' }], seeded(1))[0]
  expect([roll, noDie]).toEqual([{ _tag: 'Roll' }, { _tag: 'Show' }])
})

test('expectimax judges where as many outcomes of chance were weighed as it was made to weigh', () => {
  const judged: Array<State> = []
  const state: State = { target: 20, spaces: [4, 4], cards: [3, 1], shown: [], phase: { _tag: 'Choose', seat: 0 } }
  const judgedFor = (chanceDepth?: number): ReadonlyArray<string> => {
    judged.length = 0
    const evaluate = (one: State): ReadonlyArray<number> => {
      judged.push(one)
      return [0.5, 0.5]
    }
    expectimax(openGame, evaluate, { depth: 1, ...(chanceDepth === undefined ? {} : { chanceDepth }) })(
      state,
      [{ _tag: 'Roll' }],
      scripted([]),
    )
    return judged.map(({ phase }) => phase._tag)
  }
  const decisions = Array.from({ length: judgedFor().length }, () => 'Choose')
  expect([judgedFor(0), judgedFor(1), judgedFor()]).toEqual([['Throw'], decisions, decisions])
})

test('expectimax lets the others decide as the given bot would', () => {
  const asked: Array<View> = []
  const stepper: Bot<View, Move> = (view, _, rng) => {
    asked.push(view)
    return [{ _tag: 'Step' }, rng]
  }
  const bot = expectimax(toyGame, even, { depth: 2, opponents: stepper })
  const state: State = { target: 9, spaces: [4, 4], cards: [3, 1], shown: [], phase: { _tag: 'Choose', seat: 0 } }
  bot(toyGame.view(state, 0), toyGame.legal(state), seeded(1))
  // A step and a show lead to one position each, and so do the four faces that do not win.
  expect(asked.map(({ viewer }) => viewer)).toEqual([1, 1, 1, 1, 1, 1])
})

test('expectimax deals as often as it was made to, and less for a smaller budget', () => {
  const deals = { count: 0 }
  const counting: typeof toyGame = {
    ...toyGame,
    redeal: (view, rng) => {
      deals.count++
      return toyGame.redeal(view, rng)
    },
  }
  const bot = expectimax(counting, even, { depth: 1, deals: 5 })
  const state: State = { target: 9, spaces: [4, 4], cards: [3, 1], shown: [], phase: { _tag: 'Choose', seat: 0 } }
  const dealsFor = (budget?: Parameters<typeof bot>[3]): number => {
    deals.count = 0
    bot(toyGame.view(state, 0), toyGame.legal(state), seeded(1), budget)
    return deals.count
  }
  let time = 0
  const clock = (): number => time++
  expect([
    dealsFor(),
    dealsFor({ iterations: 3 }),
    dealsFor({ iterations: 9 }),
    dealsFor({ milliseconds: 3, now: clock }),
    dealsFor({ milliseconds: 0, now: clock }),
  ]).toEqual([5, 3, 5, 3, 1])
})
