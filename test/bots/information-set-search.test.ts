import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bot, informationSetSearch } from '../../src/bots/index.js'
import { isUsedUp, type Rng, scripted, seeded } from '../../src/core/rng.js'
import { after, anyState, dealt } from '../core/positions.js'
import { type Move, type State, toyGame, type View } from '../core/toy-game.js'
import { compare, openGame } from './brute-force.js'

const choosing = anyState.filter(({ phase }) => phase._tag === 'Choose')
const seatOf = ({ phase }: State): number => (phase._tag === 'Choose' ? phase.seat : -1)

const ask = (bot: Bot<View, Move>, state: State, rng: Rng): readonly [Move, Rng] =>
  bot(toyGame.view(state, seatOf(state)), toyGame.legal(state), rng)

// Long, so that a busy machine does not fail what is right.
describe('the search', { timeout: 60_000 }, () => {
  test('comes to the move that brute force finds to be best', () => {
    const bot = informationSetSearch(openGame, { budget: { iterations: 4000 } })
    const near = choosing.map((state) => ({ ...state, target: Math.min(20, Math.max(...state.spaces) + 4) }))
    fc.assert(
      fc.property(near, fc.integer(), (state, seed) => {
        const [move] = bot(state, toyGame.legal(state), seeded(seed))
        const { taken, best } = compare(state, seatOf(state), move)
        expect(taken).toBeGreaterThan(best - 0.03)
      }),
      { numRuns: 15 },
    )
  })

  test('shows the card that wins at once', () => {
    const { state } = after(dealt, 'step', 'step', 'step', 'step', 'step', 'step')
    const bot = informationSetSearch(toyGame, { budget: { iterations: 200 } })
    expect(ask(bot, state, seeded(1))[0]).toEqual({ _tag: 'Show' })
  })

  test('takes a single legal move at once', () => {
    const bot = informationSetSearch(toyGame)
    const view = toyGame.view(dealt.state, 0)
    expect(bot(view, [{ _tag: 'Step' }], scripted([]))).toEqual([{ _tag: 'Step' }, scripted([])])
  })

  test('chooses among the moves that it is offered, and no others', () => {
    const bot = informationSetSearch(toyGame, { budget: { iterations: 50 }, reuse: true })
    fc.assert(
      fc.property(choosing, fc.integer(), (state, seed) => {
        const legal = toyGame.legal(state).slice().reverse()
        expect(legal).toContainEqual(bot(toyGame.view(state, seatOf(state)), legal, seeded(seed))[0])
        expect(legal.slice(1)).toContainEqual(bot(toyGame.view(state, seatOf(state)), legal.slice(1), seeded(seed))[0])
      }),
      { numRuns: 20 },
    )
  })

  test('answers the same to the same seed, and the same to all positions that look alike', () => {
    fc.assert(
      fc.property(choosing, fc.integer(), fc.integer(), (state, seed, deal) => {
        const [other] = toyGame.redeal(toyGame.view(state, seatOf(state)), seeded(deal))
        const answer = (position: State) =>
          ask(informationSetSearch(toyGame, { budget: { iterations: 100 } }), position, seeded(seed))
        expect(answer(other)).toEqual(answer(state))
      }),
      { numRuns: 20 },
    )
  })

  test('goes on with its tree, and answers the same to the same decisions', () => {
    const later = after(dealt, 'roll', 'face 1', 'step').state
    const looks = (reuse: boolean) => {
      const seen: Array<number> = []
      const counting: typeof toyGame = {
        ...toyGame,
        notation: {
          ...toyGame.notation,
          show: (move) => {
            seen.push(1)
            return toyGame.notation.show(move)
          },
        },
      }
      const bot = informationSetSearch(counting, { budget: { iterations: 300 }, reuse })
      const [first, rng] = ask(bot, dealt.state, seeded(2))
      return { first, second: ask(bot, later, rng)[0], names: seen.length }
    }
    expect(looks(true)).toEqual(looks(true))
    expect(looks(true).first).toEqual(looks(false).first)
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
    const bot = informationSetSearch(counting)
    bot(toyGame.view(dealt.state, 0), toyGame.legal(dealt.state), seeded(1), {
      milliseconds: 10,
      now: () => time++,
    })
    // One deal tells whose turn it is.
    expect(deals.count).toBe(11)
  })

  test('judges a playout that is cut off by the evaluation', () => {
    const bot = informationSetSearch(toyGame, {
      playoutPlies: 0,
      evaluate: ({ spaces: [mine, other] }) => [0.5 + (mine - other) / 40, 0.5 + (other - mine) / 40],
      budget: { iterations: 300 },
    })
    const far: State = { ...dealt.state, target: 20 }
    expect(ask(bot, far, seeded(5))[0]).toEqual({ _tag: 'Roll' })
  })

  test('throws the dice of its iterations with the generator that it was given', () => {
    const bot = informationSetSearch(openGame, { budget: { iterations: 1 }, playoutPlies: 0 })
    const [, rng] = bot(dealt.state, toyGame.legal(dealt.state), scripted([0]))
    expect(isUsedUp(rng)).toBe(true)
  })
})
