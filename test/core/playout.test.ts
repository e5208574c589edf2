import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { throwChance } from '../../src/core/chance.js'
import { playout, type Policy, uniformPolicy } from '../../src/core/playout.js'
import { integerBelow, isUsedUp, type Rng, scripted, seeded } from '../../src/core/rng.js'
import { after, anyState, dealt, right } from './positions.js'
import { type Move, type State, toyGame } from './toy-game.js'

const alwaysFirst: Policy<State, Move> = (_, legal, rng) => [legal[0] as Move, rng]

describe('a playout', () => {
  test('goes to the end, decision by decision', () => {
    expect(playout(toyGame)(dealt.state, alwaysFirst, scripted([]))).toEqual({
      state: { ...dealt.state, spaces: [5, 4], phase: { _tag: 'Finished', winner: 0 } },
      plies: 9,
      rng: scripted([]),
      over: {
        _tag: 'Over',
        standings: [
          { seat: 0, place: 1 },
          { seat: 1, place: 2 },
        ],
      },
    })
  })

  test('throws chance by its weights and counts it as a ply', () => {
    const alwaysRoll: Policy<State, Move> = (_, legal, rng) => [legal.find(({ _tag }) => _tag === 'Roll') as Move, rng]
    const { state, plies, rng } = playout(toyGame)(dealt.state, alwaysRoll, scripted([0, 3, 1, 5]))
    expect([state.spaces, plies, isUsedUp(rng)]).toEqual([[3, 5], 8, true])
  })

  test('stops after the most plies, with nobody placed', () => {
    const cut = playout(toyGame)(dealt.state, alwaysFirst, scripted([]), { maxPlies: 3 })
    expect([cut.state.spaces, cut.plies, cut.over]).toEqual([[2, 1], 3, null])
  })

  test('of a finished game makes no move', () => {
    const { state } = after(dealt, 'roll', 'face 6')
    expect(playout(toyGame)(state, alwaysFirst, scripted([]), { maxPlies: 0 })).toMatchObject({ state, plies: 0 })
  })

  test('reaches the position that the same moves reach one by one', () => {
    fc.assert(
      fc.property(anyState, fc.integer(), (state, seed) => {
        let [position, rng]: readonly [State, Rng] = [state, seeded(seed)]
        let plies = 0
        while (toyGame.turn(position)._tag !== 'Over') {
          const isChance = toyGame.turn(position)._tag === 'Chance'
          const [move, next] = isChance
            ? throwChance(toyGame)(position, rng)
            : uniformPolicy(position, toyGame.legal(position), rng)
          position = right(toyGame.apply(position, move)).state
          rng = next
          plies++
        }
        const { state: end, ...rest } = playout(toyGame)(state, uniformPolicy, seeded(seed))
        expect([end, rest]).toEqual([position, { plies, rng, over: toyGame.turn(position) }])
      }),
    )
  })

  test('with a policy that breaks the rules is a defect', () => {
    expect(() => playout(toyGame)(dealt.state, (_, __, rng) => [{ _tag: 'Face', face: 1 }, rng], scripted([]))).toThrow(
      'parc-ferme: defect in playout: the move 0 is one of those that were offered',
    )
  })
})

describe('the uniform policy', () => {
  test('takes each legal move as often as the others', () => {
    const counts = [0, 0, 0]
    let rng = seeded(1)
    for (let time = 0; time < 3000; time++) {
      const [move, next] = uniformPolicy(null, [0, 1, 2], rng)
      counts[move] = (counts[move] ?? 0) + 1
      rng = next
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(100)
  })
})

describe('a throw of chance', () => {
  test('falls by the weights of the outcomes', () => {
    const deal = right(toyGame.setup({ target: 5 })).state
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [draw, next] = integerBelow(6)(seeded(seed))
        const card = draw < 3 ? 1 : draw < 5 ? 2 : 3
        expect(throwChance(toyGame)(deal, seeded(seed))).toEqual([{ _tag: 'Card', card }, next])
      }),
    )
  })

  test('where nothing is thrown is a defect', () => {
    expect(() => throwChance(toyGame)(dealt.state, seeded(1))).toThrow('parc-ferme: defect in rng')
    expect(E.isRight(toyGame.apply(dealt.state, { _tag: 'Step' }))).toBe(true)
  })
})
