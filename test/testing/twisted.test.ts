import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import { circuitCodec } from '../../src/formula-1/codec-board.js'
import { formula1, makeFormula1 } from '../../src/formula-1/game.js'
import { makeLeMans } from '../../src/le-mans/game.js'
import { boardCodec } from '../../src/le-mans/codec-board.js'
import { boardCodec as rallyCodec, roadBookCodec, spinnerCodec } from '../../src/paris-dakar/codec-board.js'
import { makeParisDakar, parisDakar } from '../../src/paris-dakar/game.js'
import { formula1Arbitraries } from '../../src/testing/formula-1.js'
import { anyFormula1Circuit } from '../../src/testing/formula-1-circuits.js'
import { anyLeMansBoard } from '../../src/testing/le-mans-courses.js'
import { parisDakarArbitraries } from '../../src/testing/paris-dakar.js'
import { anyParisDakarBoard } from '../../src/testing/paris-dakar-boards.js'
import { anyPosition } from '../../src/testing/positions.js'
import { randomGame } from '../../src/testing/random-game.js'
import { twisted } from '../../src/testing/twisted.js'
import { right } from '../core/positions.js'

describe('values with one detail changed', () => {
  test('a twisted circuit is refused by its codec or its checks, or races are run on it', () => {
    let raced = 0
    fc.assert(
      fc.property(twisted(anyFormula1Circuit), (value) => {
        const circuit = decode(circuitCodec)(value)
        const made = circuit._tag === 'Left' ? circuit : makeFormula1(circuit.right)
        if (made._tag === 'Left') return made.left.length > 0
        raced++
        const options = { seats: 2, laps: 1, rulings: { shortRace: true } } as const
        return randomGame(made.right, options, 1, 20_000).stopped === null
      }),
      { numRuns: 60 },
    )
    expect(raced).toBeLessThan(60)
  })

  test('a twisted course is refused by its codec or its checks, or races are run on it', () => {
    let raced = 0
    fc.assert(
      fc.property(twisted(anyLeMansBoard), (value) => {
        const board = decode(boardCodec)(value)
        const made = board._tag === 'Left' ? board : makeLeMans(board.right)
        if (made._tag === 'Left') return made.left.length > 0
        raced++
        return randomGame(made.right, { seats: 2, laps: 1, maxTurns: 60 }, 1, 20_000).stopped === null
      }),
      { numRuns: 60 },
    )
    expect(raced).toBeLessThan(60)
  })

  test('a twisted board, road-book or spinner is refused by its codec or its checks, or rallies are driven on it', () => {
    let raced = 0
    fc.assert(
      fc.property(twisted(anyParisDakarBoard), (value) => {
        const { board, roadBook, spinner } = (value ?? {}) as Readonly<Record<string, unknown>>
        const read = [
          decode(rallyCodec)(board),
          decode(roadBookCodec)(roadBook),
          decode(spinnerCodec)(spinner),
        ] as const
        const fault = read.find(({ _tag }) => _tag === 'Left')
        if (fault !== undefined) return true
        const made = makeParisDakar(right(read[0]), right(read[1]), right(read[2]))
        if (made._tag === 'Left') return made.left.length > 0
        raced++
        return randomGame(made.right, { seats: 2, starter: 0 }, 1, 20_000).stopped === null
      }),
      { numRuns: 60 },
    )
    expect(raced).toBeGreaterThan(0)
    expect(raced).toBeLessThan(60)
  })

  test(
    'a twisted position or view is refused by its codec with a reason, or is read as it stands',
    { timeout: 60_000 },
    () => {
      const positions = anyPosition(formula1, formula1Arbitraries(formula1), 100)
      const { codecs } = formula1Arbitraries(formula1)
      fc.assert(
        fc.property(
          twisted(positions.map(({ state }) => state)),
          twisted(positions.map(({ view }) => view)),
          (state, view) => {
            for (const [codec, value] of [
              [codecs.state, state],
              [codecs.view, view],
            ] as const) {
              const read = decode<unknown>(codec)(value)
              if (read._tag === 'Right') expect(read.right).toEqual(value)
              else expect(read.left.length).toBeGreaterThan(0)
            }
          },
        ),
        { numRuns: 25 },
      )
    },
  )

  test('positions come from the whole of a game, with moves that are legal and moves that are not', () => {
    const drawn = fc.sample(anyPosition(parisDakar, parisDakarArbitraries(parisDakar), 120), { numRuns: 60, seed: 3 })
    const isLegal = drawn.map(({ state, move }) => move !== null && parisDakar.advance(state, move)._tag === 'Right')
    expect([new Set(isLegal).size, new Set(drawn.map(({ state }) => state.turn)).size > 10]).toEqual([2, true])
    expect(
      drawn.every(({ state, view, viewer }) => JSON.stringify(parisDakar.view(state, viewer)) === JSON.stringify(view)),
    ).toBe(true)
  })
})
