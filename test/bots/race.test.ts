import { either as E } from 'fp-ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bot, race, type Raced, type RaceOptions, randomBot } from '../../src/bots/index.js'
import { movesOf } from '../../src/core/moves.js'
import { right } from '../core/positions.js'
import { type Event, type Move, type Options, type State, toyGame, type View } from '../core/toy-game.js'

const roller: Bot<View, Move> = (_, legal, rng) => [legal.find(({ _tag }) => _tag === 'Roll') as Move, rng]
const cheat: Bot<View, Move> = (_, __, rng) => [{ _tag: 'Face', face: 6 }, rng]

const raced = (
  bots: ReadonlyArray<Bot<View, Move>>,
  more: Partial<RaceOptions<Options, View, Move>> = {},
): Raced<Options, State, Move, Event> => {
  const racers = bots.map((bot, seat) => ({ name: `bot ${seat}`, bot }))
  return right(race(toyGame)({ options: { target: 12 }, racers, seed: 's', ...more }))
}

describe('a race', () => {
  test('tells how it ended, with every step on the way', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { result, match, steps, over } = raced([randomBot, roller], { seed })
        expect(toyGame.turn(match.state)).toEqual(over)
        expect(result).toMatchObject({ bots: ['bot 0', 'bot 1'], ended: 'over', plies: movesOf(match).length })
        expect(over?.standings.map(({ seat, place }) => [seat, place])).toEqual(
          result.places.map((place, seat) => [seat, place]).sort(([, a = 0], [, b = 0]) => a - b),
        )
        let state = right(toyGame.setup(match.options))
        expect(steps[0]).toEqual(state)
        for (const [index, move] of movesOf(match).entries()) {
          state = right(toyGame.apply(state.state, move))
          expect(steps[index + 1]).toEqual(state)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('is the same again for the same seed, and another for another', () => {
    expect(raced([randomBot, randomBot])).toEqual(raced([randomBot, randomBot]))
    expect(raced([randomBot, randomBot], { seed: 't' }).match).not.toEqual(raced([randomBot, randomBot]).match)
  })

  test('throws the same dice whatever the bots draw', () => {
    const drawing: Bot<View, Move> = (view, legal, rng) => roller(view, legal, randomBot(view, legal, rng)[1])
    expect(raced([drawing, drawing]).match).toEqual(raced([roller, roller]).match)
  })

  test('hands its budget to the bots', () => {
    const seen: Array<unknown> = []
    const asking: Bot<View, Move> = (view, legal, rng, budget) => {
      seen.push(budget)
      return roller(view, legal, rng)
    }
    raced([asking, roller], { budget: { iterations: 7 } })
    expect(new Set(seen)).toEqual(new Set([{ iterations: 7 }]))
  })

  test('is lost by who makes a move that the rules refuse', () => {
    const { result, over } = raced([roller, cheat])
    expect([result.places, result.ended, over]).toEqual([[1, 2], 'refused', null])
  })

  test('that is broken off is level', () => {
    const { result, match, over } = raced([roller, roller], { maxPlies: 4 })
    expect([result.places, result.ended, movesOf(match).length, over]).toEqual([[1, 1], 'brokenOff', 4, null])
  })

  test('is refused with the options', () => {
    const racers = [roller, roller].map((bot) => ({ name: 'roller', bot }))
    expect(race(toyGame)({ options: { target: 1 }, racers, seed: 's' })).toEqual(
      E.left({ _tag: 'BadTarget', target: 1 }),
    )
  })

  test('needs a bot for every seat', () => {
    expect(() => raced([roller])).toThrow('parc-ferme: defect in race: there is a bot for every seat')
  })
})
