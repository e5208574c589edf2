/** The planners with optional rules: against themselves as they drive without, and what they do with an engine. */
import { expect, test } from 'vitest'
import { leMansBots } from '../../src/bots/index.js'
import { seeded } from '../../src/core/rng.js'
import { leMans, type Event, type LeMans, type Options } from '../../src/le-mans/index.js'
import { pairedShare } from '../soak/le-mans-paired.js'
import { eventsOf, playGame } from '../soak/soak.js'
import { after, position, STR, T60, type Entry } from './positions.js'

const { cautious, bold } = leMansBots(leMans)
const ALL: Partial<Options> = { bonusMoves: true, overRevving: true, slipstreaming: true }

test.each([
  ['cautious', 'over-revs', cautious, { overRevving: true }],
  ['cautious', 'bonus moves, over-revs and tows', cautious, ALL],
  ['bold', 'bonus moves, over-revs and tows', bold, ALL],
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

const JAGUAR = 1
const MG = 10

/** What the cautious driver of an MG says who is directly behind a Jaguar as the turn begins. */
const declared = (game: LeMans, jaguar: Entry, mg: Entry): string => {
  const cars = [jaguar, mg, { number: 8, at: 'O-20', gear: 1 }]
  const options = { slipstreaming: true }
  const asked = after(game, position(game, cars, { turn: 9, order: [0, 1, 2], slot: 2, options }), '1 O-18')
  return leMansBots(game).cautious(game.view(asked, 1), game.legal(asked), seeded(1))[0]._tag
}

test('LM-Slip.3, LM-Slip.11 a driver follows a faster car on the straight, and drops off where that costs a chance', () => {
  const onStraight = declared(STR, { number: JAGUAR, at: 'I50', gear: 6 }, { number: MG, at: 'I48', gear: 4 })
  const atHairpin = declared(T60, { number: JAGUAR, at: 'I18', gear: 2 }, { number: MG, at: 'I16', gear: 2 })
  expect([onStraight, atHairpin]).toEqual(['Slipstream', 'Decline'])
})
