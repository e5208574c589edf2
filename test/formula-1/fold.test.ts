/** What a viewer knows, kept up to date by events alone. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import type { Step, Viewer } from '../../src/core/game.js'
import { DECKS, TACTIC_CARDS } from '../../src/formula-1/data/cards.js'
import type { Event } from '../../src/formula-1/event.js'
import { foldView, pileSize } from '../../src/formula-1/fold.js'
import type { Edition, State } from '../../src/formula-1/model.js'
import { t1, table, tags, told, type CarSetup, type TableSetup } from './table.js'

const VIEWERS: ReadonlyArray<Viewer> = [0, 1, 'spectator']

const folded = (before: State, events: ReadonlyArray<Event>): ReadonlyArray<unknown> =>
  VIEWERS.map((viewer) => events.map((event) => t1.viewEvent(event, viewer)).reduce(foldView, t1.view(before, viewer)))

const viewed = (state: State): ReadonlyArray<unknown> => VIEWERS.map((viewer) => t1.view(state, viewer))

/** Yellow two laps from the flag and five spaces before its pit, orange under way at 13b. */
const toPit: ReadonlyArray<CarSetup> = [{ at: '38b', speed: 100, brake: 4, tire: 6, lapsLeft: 2 }, { at: '13b' }]
const INTO_PIT = ['speed 100', 'pit line']

const EVERY_TACTIC = TACTIC_CARDS.flatMap((card) => Array.from({ length: DECKS.seed.copies }, () => card))

describe('the view of every viewer follows from the events that he is told', () => {
  test.each<readonly [string, TableSetup, ReadonlyArray<string>, Event['_tag']]>([
    ['F1-Pit.5 a car in its pit starts afresh', { cars: toPit }, INTO_PIT, 'DialsReset'],
    ['F1-PitCard.4 a Pit Card costs turns', { cars: toPit }, [...INTO_PIT, 'pitcard faultyIgnition'], 'PitCardDrawn'],
    ['F1-PitCard.15 Special Tires are kept', { cars: toPit }, [...INTO_PIT, 'pitcard specialTires'], 'PitCardDrawn'],
    [
      'F1-PitCard.17 a used Pit Card comes again when no other is left',
      { cars: toPit, usedPits: DECKS.seed.pits },
      [...INTO_PIT, `pitcard ${DECKS.seed.pits[0] ?? ''}`],
      'PitCardReturned',
    ],
    [
      'F1-Q.67 a Pit Card that is shuffled back is not among the used ones',
      { cars: toPit, rulings: { pitPack: 'shuffle' } },
      [...INTO_PIT, 'pitcard fumes'],
      'PitCardReturned',
    ],
    [
      'F1-Q.102 faulty tires are known to everybody',
      { cars: toPit, cards: 'uk1962' },
      [...INTO_PIT, 'pitcard faultyTyresFitted'],
      'HandicapChanged',
    ],
    [
      'F1-Pit.10 a missed move is counted off',
      { cars: [{ at: '13b' }, { at: 'pit-orange', missTurns: 2 }] },
      ['speed 20', 'run 14b -'],
      'MoveMissed',
    ],
    [
      'F1-PitCard.9 a Tactic Card of the pile is known to its owner only',
      { cars: toPit },
      [...INTO_PIT, 'pitcard newInstructions', 'draw slipStreaming'],
      'TacticDrawn',
    ],
    [
      'F1-Q.69 the used Tactic Card that was lowest is known to everybody',
      { cars: toPit, usedTactics: EVERY_TACTIC },
      [...INTO_PIT, 'pitcard newInstructions', `draw ${EVERY_TACTIC[0] ?? ''}`],
      'TacticDrawn',
    ],
    [
      'F1-Q.69 the Tactic Card that was used last is known to everybody',
      { cars: toPit, usedTactics: ['slipStreaming', 'superbDriving'], rulings: { newInstructions: 'lastUsed' } },
      [...INTO_PIT, 'pitcard newInstructions', 'draw superbDriving'],
      'TacticDrawn',
    ],
    [
      'F1-PitCard.15 Special Tires are used once',
      { cars: [{ at: '10b', speed: 120, tire: 8, specialTires: true }, { at: '30a' }] },
      ['speed 120', 'run 16b K1@40', 'tires 0'],
      'TiresUsed',
    ],
    [
      'F1-Block.10 a car goes up to the speed of the one ahead',
      {
        cars: [
          { at: '20b', speed: 120 },
          { at: '24b', speed: 140 },
        ],
      },
      ['speed 120', 'behind 23b - raise'],
      'SpeedRaised',
    ],
  ])('%s', (_, setup, lines, tag) => {
    const start = table(setup)
    const { state, events } = told(start, lines)
    expect(tags(events)).toContain(tag)
    expect(folded(start, events)).toEqual(viewed(state))
  })

  test('F1-Setup.9 what is agreed before the race is told with it', () => {
    const begun = (cards: Edition): Step<State, Event> => {
      const step = t1.setup({ seats: 2, laps: 3, cards })
      if (E.isLeft(step)) throw new Error(step.left._tag)
      return step.right
    }
    expect(folded(begun('uk1962').state, begun('seed').events)).toEqual(viewed(begun('seed').state))
  })
})

test('F1-Setup.3 everybody counts the pile alike', () => {
  const hand = { slipStreaming: 2, superbDriving: 1 }
  const state = table({
    cars: [
      { at: '1a', hand },
      { at: '2a', hand },
    ],
    usedTactics: ['quickReactions'],
  })
  const cards = TACTIC_CARDS.length * DECKS.seed.copies
  expect(VIEWERS.map((viewer) => pileSize(t1.view(state, viewer)))).toEqual(VIEWERS.map(() => cards - 7))
})
