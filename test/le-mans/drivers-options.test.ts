/** The planners with optional rules: against themselves as they drive without, and what they do with an engine. */
import { expect, test } from 'vitest'
import { leMansBots } from '../../src/bots/index.js'
import { leMans, type Event, type Options } from '../../src/le-mans/index.js'
import { pairedShare } from '../soak/le-mans-paired.js'
import { eventsOf, playGame } from '../soak/soak.js'

const { cautious, bold } = leMansBots(leMans)

test.each([
  ['cautious', 'over-revs', cautious, { overRevving: true }],
  ['cautious', 'bonus moves and over-revs', cautious, { bonusMoves: true, overRevving: true }],
  ['bold', 'bonus moves and over-revs', bold, { bonusMoves: true, overRevving: true }],
] as const)(
  'the %s driver with %s beats himself without in three races of five at least',
  (_name, _rules, driver, rules) => {
    expect(pairedShare(leMans, driver, rules, 2, 16, 1)).toBeGreaterThanOrEqual(0.6)
  },
  120_000,
)

const raced = (options: Options, seed: number): ReadonlyArray<Event> =>
  eventsOf(playGame(leMans, options, () => cautious, seed, 40_000))

test('LM-Rev.1-3 a driver over-revs as often as it costs nothing: twice, and twice more once the stops can no longer fall due', () => {
  const events = raced({ seats: 2, overRevving: true, maxTurns: 400, rulings: { raceEnd: 'classifyAll' } }, 1)
  const laps = events.flatMap((event) =>
    event._tag === 'OverRevved' && event.car === 0
      ? Array.from({ length: event.gears + event.corner }, () => event.lap)
      : [],
  )
  expect([laps.filter((lap) => lap < 4).length, laps.filter((lap) => lap === 4).length]).toEqual([2, 2])
  expect(events.filter(({ _tag }) => _tag === 'EngineBlown' || _tag === 'PitEntered')).toEqual([])
}, 120_000)
