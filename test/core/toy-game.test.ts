import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decode } from '../../src/core/decode.js'
import type { Viewer } from '../../src/core/game.js'
import { seeded } from '../../src/core/rng.js'
import { anyState, right } from './positions.js'
import { everyMove, toyCodecs, toyGame } from './toy-game.js'

const VIEWERS: ReadonlyArray<Viewer> = [0, 1, 'spectator']

const frozen = <A>(value: A): A => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen)
    Object.freeze(value)
  }
  return value
}

describe('the toy game keeps the contract', () => {
  test('what is offered is accepted, and nothing else is', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const offered = [...toyGame.legal(state), ...toyGame.outcomes(state).map(({ move }) => move)]
        expect(everyMove.filter((move) => E.isRight(toyGame.apply(frozen(state), move)))).toEqual(offered)
      }),
    )
  })

  test('a position offers decisions, chance or nothing, as its turn says', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const waits = { Choose: [true, false], Chance: [false, true], Over: [false, false] }[toyGame.turn(state)._tag]
        expect([toyGame.legal(state).length > 0, toyGame.outcomes(state).length > 0]).toEqual(waits)
      }),
    )
  })

  test('advance leads where apply leads', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...everyMove), (state, move) => {
        expect(toyGame.advance(state, move)).toEqual(
          E.map(({ state: next }: { state: unknown }) => next)(toyGame.apply(state, move)),
        )
      }),
    )
  })

  test('a redealt position looks the same to the viewer it was dealt for', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom(...VIEWERS), fc.integer(), (state, viewer, seed) => {
        const view = toyGame.view(state, viewer)
        const [redealt] = toyGame.redeal(view, seeded(seed))
        expect(toyGame.view(redealt, viewer)).toEqual(view)
      }),
    )
  })

  test('every state, move, event and view comes back from its codec', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(decode(toyCodecs.state)(state)).toEqual(E.right(state))
        for (const move of everyMove) expect(decode(toyCodecs.move)(move)).toEqual(E.right(move))
        for (const viewer of VIEWERS) {
          const view = toyGame.view(state, viewer)
          expect(decode(toyCodecs.view)(view)).toEqual(E.right(view))
        }
        for (const move of toyGame.legal(state))
          for (const event of right(toyGame.apply(state, move)).events)
            expect(decode(toyCodecs.event)(event)).toEqual(E.right(event))
      }),
    )
  })

  test('every move is read back from its line', () => {
    expect(everyMove.map((move) => toyGame.notation.parse(toyGame.notation.show(move)))).toEqual(everyMove.map(E.right))
  })
})
