import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addFractions, fraction, type Fraction, multiplyFractions, showFraction } from '../../src/core/fraction.js'
import { canonical } from '../../src/core/hash.js'
import { odds, type Prospect } from '../../src/core/odds.js'
import { anyState, dealt, right } from './positions.js'
import { everyMove, type Move, type State, toyGame } from './toy-game.js'

const shown = (prospects: ReadonlyArray<Prospect<State>>): ReadonlyArray<string> =>
  prospects.map(
    ({ probability, state }) => `${showFraction(probability)} ${state.spaces.join('-')} ${state.phase._tag}`,
  )

// Every path through the tree of chance by itself, summed up at its leaves only.
const leaves = (state: State, probability: Fraction): ReadonlyArray<readonly [string, Fraction]> => {
  const outcomes = toyGame.outcomes(state)
  if (outcomes.length === 0) return [[canonical(state), probability]]
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
  return outcomes.flatMap(({ weight, move }) =>
    leaves(
      right(toyGame.advance(state, move)),
      multiplyFractions(probability, fraction(BigInt(weight), BigInt(total))),
    ),
  )
}

const summed = (paths: ReadonlyArray<readonly [string, Fraction]>): Readonly<Record<string, string>> => {
  const byText = new Map<string, Fraction>()
  for (const [text, probability] of paths)
    byText.set(text, addFractions(byText.get(text) ?? fraction(0n, 1n), probability))
  return Object.fromEntries([...byText].map(([text, probability]) => [text, showFraction(probability)]))
}

describe('the odds of a move', () => {
  test('without chance are one certain position', () => {
    expect(shown(right(odds(toyGame)(dealt.state, { _tag: 'Step' })))).toEqual(['1 1-0 Choose'])
  })

  test('of a throw are those of its faces, equal positions being one', () => {
    // Five spaces to the target: a 5 and a 6 both win.
    expect(shown(right(odds(toyGame)(dealt.state, { _tag: 'Roll' })))).toEqual([
      '1/3 5-0 Finished',
      '1/6 1-0 Choose',
      '1/6 2-0 Choose',
      '1/6 3-0 Choose',
      '1/6 4-0 Choose',
    ])
  })

  test('may be asked of an outcome of chance, and follow the chance after it', () => {
    const { state } = right(toyGame.setup({ target: 5 }))
    const prospects = right(odds(toyGame)(state, { _tag: 'Card', card: 1 }))
    expect(
      prospects.map(({ probability, state: { cards } }) => `${showFraction(probability)} ${cards.join('-')}`),
    ).toEqual(['2/5 1-1', '2/5 1-2', '1/5 1-3'])
  })

  test('refuse what the rules refuse', () => {
    expect(odds(toyGame)(dealt.state, { _tag: 'Face', face: 1 })).toEqual(
      E.left({ _tag: 'NotOffered', phase: 'Choose' }),
    )
  })

  test('agree with every path of chance taken by itself', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...everyMove), (state, move) => {
        const next = toyGame.advance(state, move)
        fc.pre(E.isRight(next))
        const prospects = right(odds(toyGame)(state, move))
        expect(
          Object.fromEntries(
            prospects.map((prospect) => [canonical(prospect.state), showFraction(prospect.probability)]),
          ),
        ).toEqual(summed(leaves(right(next), fraction(1n, 1n))))
      }),
    )
  })

  test('sum to one, likelier positions first, none twice and none waiting for chance', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...everyMove), (state, move) => {
        const found = odds(toyGame)(state, move)
        fc.pre(E.isRight(found))
        const prospects = right(found)
        const order = prospects.map(
          ({ probability }) => Number(probability.numerator) / Number(probability.denominator),
        )
        expect(prospects.map(({ probability }) => probability).reduce(addFractions)).toEqual(fraction(1n, 1n))
        expect(order).toEqual([...order].sort((a, b) => b - a))
        expect(new Set(prospects.map((prospect) => canonical(prospect.state))).size).toBe(prospects.length)
        expect(prospects.some((prospect) => toyGame.turn(prospect.state)._tag === 'Chance')).toBe(false)
      }),
    )
  })
})

describe('where chance branches too far', () => {
  test('the answer is the limit, and one position more is enough', () => {
    // The position after the decision, and five after the throw.
    expect(odds(toyGame, { limit: 5 })(dealt.state, { _tag: 'Roll' })).toEqual(
      E.left({ _tag: 'TooManyPositions', limit: 5 }),
    )
    expect(E.isRight(odds(toyGame, { limit: 6 })(dealt.state, { _tag: 'Roll' }))).toBe(true)
  })

  // Throws of a coin: `left` more to come, `heads` so far.
  interface Coins {
    readonly left: number
    readonly heads: number
  }
  const coins = {
    turn: ({ left }: Coins) =>
      left === 0 ? ({ _tag: 'Choose', seat: 0 } as const) : ({ _tag: 'Chance', kind: 'coin' } as const),
    outcomes: ({ left }: Coins) => (left === 0 ? [] : [{ weight: 1, move: 0 }, { weight: 2, move: 1 }]), // prettier-ignore
    advance: ({ left, heads }: Coins, move: number) => E.right({ left: left - 1, heads: heads + move }),
  }

  test('merging after every throw keeps a chain of 100 throws small', () => {
    const prospects = right(odds(coins)({ left: 101, heads: 0 }, 0))
    expect(prospects.length).toBe(101)
    expect(prospects.map(({ probability }) => probability).reduce(addFractions)).toEqual(fraction(1n, 1n))
    expect(prospects.at(-1)).toEqual({ probability: fraction(1n, 3n ** 100n), state: { left: 0, heads: 0 } })
    expect(prospects[0]?.state).toEqual({ left: 0, heads: 67 })
  })

  test('a chain that never ends is answered as well', () => {
    const endless = { ...coins, advance: ({ heads }: Coins, move: number) => E.right({ left: 1, heads: heads * move }) }
    expect(odds(endless)({ left: 1, heads: 0 }, 0)).toEqual(E.left({ _tag: 'TooManyPositions', limit: 10_000 }))
  })

  test('a throw of a million outcomes is cut off at the limit', () => {
    let thrown = 0
    const wheel = {
      turn: (state: number) =>
        state < 0 ? ({ _tag: 'Chance', kind: 'wheel' } as const) : ({ _tag: 'Choose', seat: 0 } as const),
      outcomes: () => Array.from({ length: 1_000_000 }, (_, move) => ({ weight: 1, move })),
      advance: (_: number, move: number) => E.right(move + 0 * thrown++),
    }
    expect(odds(wheel, { limit: 100 })(0, -1)).toEqual(E.left({ _tag: 'TooManyPositions', limit: 100 }))
    expect(thrown).toBeLessThan(200)
  })

  test('equal likelihoods are in order of canonical text, in whatever order they fell', () => {
    const urn = {
      turn: (state: number) =>
        state < 0 ? ({ _tag: 'Chance', kind: 'urn' } as const) : ({ _tag: 'Choose', seat: 0 } as const),
      outcomes: () => [3, 1, 4, 2].map((move) => ({ weight: move === 4 ? 2 : 1, move })),
      advance: (_: number, move: number) => E.right(move),
    }
    expect(right(odds(urn)(0, -1))).toEqual([
      { probability: fraction(2n, 5n), state: 4 },
      { probability: fraction(1n, 5n), state: 1 },
      { probability: fraction(1n, 5n), state: 2 },
      { probability: fraction(1n, 5n), state: 3 },
    ])
    const moves: ReadonlyArray<Move> = toyGame.legal(dealt.state)
    expect(moves).toContainEqual({ _tag: 'Roll' })
    const prospects = right(odds(toyGame)(dealt.state, { _tag: 'Roll' })).slice(1)
    const texts = prospects.map(({ state }) => canonical(state))
    expect(texts).toEqual([...texts].sort())
  })

  test('an outcome that the game itself refuses is a defect', () => {
    const broken = {
      ...coins,
      advance: (state: Coins, move: number) => (state.left === 1 ? E.left('no') : coins.advance(state, move)),
    }
    expect(() => odds(broken)({ left: 2, heads: 0 }, 0)).toThrow('parc-ferme: defect in odds')
  })
})
