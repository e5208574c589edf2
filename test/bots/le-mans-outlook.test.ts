/** The tables of the planners of Le Mans: what they say where it can be worked out by hand, and what more over-revs and brakes do. */
import { describe, expect, test } from 'vitest'
import { makeOutlooks, type Outlook, type Temper } from '../../src/bots/le-mans-outlook.js'
import { leMans } from '../../src/le-mans/index.js'
import { STR } from '../le-mans/positions.js'

const CAUTIOUS: Temper = { takesChances: false, pitStop: 2.5, spin: 3, smash: 40 }
const BASIC = { bonusMoves: false, overRevving: false }
const OVER_REVS = { bonusMoves: false, overRevving: true }

const outlooks = makeOutlooks(leMans)
const jaguar = (): Outlook => outlooks(0, CAUTIOUS, OVER_REVS, true)

describe('turns to go', () => {
  test('a car on a straight road goes up through its gears and then stays in the highest', () => {
    // 3, 6, 8, 10 and 13 columns, then 51 times 15: 805 in 56 turns, where the flag is behind column 800.
    const { turns } = makeOutlooks(STR)(0, CAUTIOUS, BASIC, true)
    expect(turns(0, 0, 0, { overRevs: 0, brakes: 0 })).toBe(56 - 5 / 40)
  }, 60_000)

  test('over-revs and hard-brakings that are left never make the way longer, and two over-revs save most of a turn', () => {
    const { turns } = jaguar()
    const places = Array.from({ length: 6 * 4 * leMans.track.length }, (_, place) => place)
    const worse = places.filter((place) => {
      const [column, gear] = [Math.floor(place / 6), 1 + (place % 6)]
      const none = turns(column, 0, gear, { overRevs: 0, brakes: 3 })
      return (
        turns(column, 0, gear, { overRevs: 2, brakes: 3 }) > none ||
        turns(column, 0, gear, { overRevs: 0, brakes: 4 }) > none
      )
    })
    const [with2, with0] = [2, 0].map((overRevs) => turns(0, 0, 0, { overRevs, brakes: 6 })) as [number, number]
    expect([worse, with0 - with2 > 0.9]).toEqual([[], true])
  }, 60_000)

  test('who drives into the last lap has two over-revs again', () => {
    const { turns, turnsAfter } = jaguar()
    const line = leMans.track.finish + 2 * leMans.track.length
    const spent = { overRevs: 0, brakes: 0 }
    expect(turnsAfter(line, line + 1, 0, 3, spent)).toBe(turns(line + 1, 0, 3, { overRevs: 2, brakes: 0 }))
    expect(turnsAfter(line - 1, line, 0, 3, spent)).toBe(turns(line, 0, 3, spent))
  }, 60_000)
})
