import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import {
  alwaysFullParisDakar,
  alwaysReducedParisDakar,
  type Bot,
  randomBot,
  sensibleParisDakar,
} from '../../src/bots/index.js'
import { throwChance } from '../../src/core/chance.js'
import { type Rng, seeded } from '../../src/core/rng.js'
import type { Event } from '../../src/paris-dakar/event.js'
import { parisDakar } from '../../src/paris-dakar/game.js'
import type { Move, State } from '../../src/paris-dakar/model.js'
import type { View } from '../../src/paris-dakar/view.js'
import { play, playOn, table, tb1, tb1With } from './table.js'

type Driver = Bot<View, Move>

const chosen = (driver: Driver, state: State): string => {
  const turn = tb1.turn(state)
  const seat = turn._tag === 'Choose' ? turn.seat : 0
  return tb1.notation.show(driver(tb1.view(state, seat), tb1.legal(state), seeded(1))[0])
}

/** A rally of two drivers from a generator: who won, and all that happened. */
const rally = (drivers: readonly [Driver, Driver], start: Rng): readonly [number, ReadonlyArray<Event>, Rng] => {
  const begun = parisDakar.setup({ seats: 2 })
  if (E.isLeft(begun)) throw new Error('two may play')
  const thrown = throwChance(parisDakar)
  const events: Array<Event> = []
  let [state, rng] = [begun.right.state, start]
  for (;;) {
    const turn = parisDakar.turn(state)
    if (turn._tag === 'Over') return [state.arrived[0] ?? -1, events, rng]
    const [move, next] =
      turn._tag === 'Chance'
        ? thrown(state, rng)
        : (drivers[turn.seat] ?? drivers[0])(parisDakar.view(state, turn.seat), parisDakar.legal(state), rng)
    const step = parisDakar.apply(state, move)
    if (E.isLeft(step)) throw new Error(JSON.stringify(step.left))
    events.push(...step.right.events)
    state = step.right.state
    rng = next
  }
}

const wins = (first: Driver, second: Driver, rallies: number): number => {
  let [won, rng] = [0, seeded('drivers')]
  for (let game = 0; game < rallies; game++) {
    const seat = game % 2
    const [winner, , next] = rally(seat === 0 ? [first, second] : [second, first], rng)
    if (winner === seat) won++
    rng = next
  }
  return won / rallies
}

const sensible = sensibleParisDakar(parisDakar)

describe('Drivers', () => {
  const choice = play(table({ cars: [{ at: 33, fuel: 500, cards: 1 }] }), 'spin 4').state

  test('PD-10.7 always reduced and always full do what their names say', () => {
    expect([chosen(alwaysReducedParisDakar, choice), chosen(alwaysFullParisDakar, choice)]).toEqual(['reduced', 'full'])
  })

  test('PD-12.16, PD-9.4 every driver but the random one shares help and stops where he must', () => {
    const offer = play(
      table({
        cars: [
          { at: 34, cards: 2 },
          { at: 35, cards: 1 },
        ],
      }),
      'spin 3',
      'reduced',
    ).state
    const stop = play(table({ cars: [{ at: 3 }], rulings: { controlPoints: 'declared' } }), 'spin 6').state
    for (const driver of [alwaysReducedParisDakar, alwaysFullParisDakar, sensibleParisDakar(tb1)])
      expect([chosen(driver, offer), chosen(driver, stop)]).toEqual(['accept', 'stop'])
  })

  test('PD-10.7 the sensible driver pays to pass by the doctor, and does not pay for the same space', () => {
    const driver = sensibleParisDakar(tb1)
    const red = play(table({ cars: [{ at: 53, fuel: 1000, cards: 1 }] }), 'spin 4').state
    const same = play(table({ cars: [{ at: 29, fuel: 1000, cards: 1 }] }), 'spin 6').state
    const dry = play(table({ cars: [{ at: 33, fuel: 280, cards: 1 }] }), 'spin 4').state
    expect([chosen(driver, red), chosen(driver, same), chosen(driver, dry)]).toEqual(['full', 'reduced', 'reduced'])
  })

  test('PD-15.1 the sensible driver beats the random one and the one always at full speed in two rallies of three', () => {
    expect(wins(sensible, randomBot, 300)).toBeGreaterThan(0.65)
    expect(wins(sensible, alwaysFullParisDakar, 300)).toBeGreaterThan(0.65)
  })
})

test('PD-10.7, PD-12.3 a driver who is given one answer alone gives that', () => {
  const sensible = sensibleParisDakar(tb1)
  const choosing = table({ cars: [{ at: 35, fuel: 500, cards: 1 }], phase: { _tag: 'ChoosingSpeed', number: 4 } })
  const modes = tb1.legal(choosing).map((move) => sensible(tb1.view(choosing, 0), [move], seeded(1))[0])
  expect(modes).toEqual(tb1.legal(choosing))
  const game = tb1With({ 50: [{ op: 'needDoctor' }] })
  const { state } = playOn(game)(table({ game, cars: [{ at: 48 }] }), 'spin 2')
  expect(game.turn(state)).toEqual({ _tag: 'Choose', seat: 0 })
  expect(sensible(game.view(state, 0), game.legal(state), seeded(1))[0]).toEqual({ _tag: 'CallFrom', base: 'start' })
})
