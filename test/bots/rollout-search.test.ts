import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bot, rolloutSearch } from '../../src/bots/index.js'
import { uniformPolicy } from '../../src/core/playout.js'
import { isUsedUp, type Rng, scripted, seeded } from '../../src/core/rng.js'
import { after, anyState, dealt } from '../core/positions.js'
import { type Move, type State, toyGame, type View } from '../core/toy-game.js'
import { compare, openGame } from './brute-force.js'

const choosing = anyState.filter(({ phase }) => phase._tag === 'Choose')
const seatOf = ({ phase }: State): number => (phase._tag === 'Choose' ? phase.seat : -1)

const ask = (bot: Bot<View, Move>, state: State, rng: Rng): readonly [Move, Rng] =>
  bot(toyGame.view(state, seatOf(state)), toyGame.legal(state), rng)

// Long, so that a busy machine does not fail what is right.
describe('the search by playing on', { timeout: 60_000 }, () => {
  test('shows the card that wins at once', () => {
    const { state } = after(dealt, 'step', 'step', 'step', 'step', 'step', 'step')
    const bot = rolloutSearch(toyGame, { policy: uniformPolicy, budget: { iterations: 200 } })
    expect(ask(bot, state, seeded(1))[0]).toEqual({ _tag: 'Show' })
  })

  test('loses little against the best move near the end', () => {
    const bot = rolloutSearch(openGame, { policy: uniformPolicy, budget: { iterations: 2000 } })
    const near = choosing.map((state) => ({ ...state, target: Math.min(20, Math.max(...state.spaces) + 2) }))
    fc.assert(
      fc.property(near, fc.integer(), (state, seed) => {
        const [move] = bot(state, toyGame.legal(state), seeded(seed))
        const { taken, best } = compare(state, seatOf(state), move)
        expect(taken).toBeGreaterThan(best - 0.15)
      }),
      { numRuns: 15 },
    )
  })

  test('takes a single legal move at once', () => {
    const bot = rolloutSearch(toyGame, { policy: uniformPolicy })
    expect(bot(toyGame.view(dealt.state, 0), [{ _tag: 'Step' }], scripted([]))).toEqual([
      { _tag: 'Step' },
      scripted([]),
    ])
  })

  test('chooses among the moves that it is offered', () => {
    const bot = rolloutSearch(toyGame, { policy: uniformPolicy, budget: { iterations: 20 } })
    fc.assert(
      fc.property(choosing, fc.integer(), (state, seed) => {
        const legal = toyGame.legal(state).slice(1)
        fc.pre(legal.length > 0)
        expect(legal).toContainEqual(bot(toyGame.view(state, seatOf(state)), legal, seeded(seed))[0])
      }),
      { numRuns: 30 },
    )
  })

  test('answers the same to the same seed, and the same to all positions that look alike', () => {
    const bot = rolloutSearch(toyGame, { policy: uniformPolicy, budget: { iterations: 50 } })
    fc.assert(
      fc.property(choosing, fc.integer(), fc.integer(), (state, seed, deal) => {
        const [other] = toyGame.redeal(toyGame.view(state, seatOf(state)), seeded(deal))
        expect(ask(bot, other, seeded(seed))).toEqual(ask(bot, state, seeded(seed)))
      }),
      { numRuns: 30 },
    )
  })

  test('stops when its time is over, by the clock of the caller', () => {
    const deals = { count: 0 }
    const counting: typeof toyGame = {
      ...toyGame,
      redeal: (view, rng) => {
        deals.count++
        return toyGame.redeal(view, rng)
      },
    }
    let time = 0
    const bot = rolloutSearch(counting, { policy: uniformPolicy })
    bot(toyGame.view(dealt.state, 0), toyGame.legal(dealt.state), seeded(1), { milliseconds: 10, now: () => time++ })
    expect(deals.count).toBe(10)
  })

  test('tries every move with the same luck', () => {
    const faces: Array<Move> = []
    const watching: typeof openGame = {
      ...openGame,
      advance: (state, move) => {
        if (move._tag === 'Face') faces.push(move)
        return openGame.advance(state, move)
      },
    }
    const bot = rolloutSearch(watching, { policy: uniformPolicy, playoutPlies: 1, budget: { iterations: 1 } })
    const legal: ReadonlyArray<Move> = [{ _tag: 'Roll' }, { _tag: 'Roll' }]
    const [, rng] = bot(dealt.state, legal, scripted([2, 0]))
    expect([faces[0], isUsedUp(rng)]).toEqual([faces[1], true])
  })

  test('judges a playout that is cut off by the evaluation', () => {
    const bot = rolloutSearch(toyGame, {
      policy: uniformPolicy,
      playoutPlies: 1,
      evaluate: ({ spaces: [mine, other] }) => [0.5 + (mine - other) / 40, 0.5 + (other - mine) / 40],
      budget: { iterations: 300 },
    })
    expect(ask(bot, { ...dealt.state, target: 20 }, seeded(5))[0]).toEqual({ _tag: 'Roll' })
  })
})
