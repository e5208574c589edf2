import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { parisDakarRacing, tellParisDakar } from '../../src/cli/paris-dakar.js'
import { parisDakar } from '../../src/paris-dakar/game.js'
import { play, playOn, table } from './table.js'

const told = (values: Readonly<Record<string, string>>): ReadonlyArray<string> => {
  const { seed = '1985', ...flags } = values
  const race = parisDakarRacing.plan({ seats: '2', lang: 'en', options: '{}', ...flags })
  if (E.isLeft(race)) throw new Error(JSON.stringify(race.left))
  return [...race.right(seed).story()]
}

describe('The narrator', () => {
  test.each(['en', 'fr'] as const)('PD-15.1 tells a whole rally in %s, day by day to the winner', (lang) => {
    const lines = told({ lang, seats: '4' })
    const days = lines.filter((line) => /^(Day|Jour) \d+$/.test(line))
    expect(days.map((line) => Number(line.split(' ')[1]))).toEqual(days.map((_, i) => i + 1))
    expect(lines.filter((line) => line.includes('Dakar !') || line.includes('Dakar!'))).not.toEqual([])
    expect(lines.some((line) => line.includes('undefined') || line.includes('null'))).toBe(false)
  })

  test('PD-2.3 tells the same rally again from the same seed, and another from another', () => {
    expect(told({ seed: 'sand' })).toEqual(told({ seed: 'sand' }))
    expect(told({ seed: 'sand' })).not.toEqual(told({ seed: 'rock' }))
  })

  test('PD-6.4 tells where the car comes to, what it pays and what stands in the road-book', () => {
    const { state, events } = playOn(parisDakar)(table({ game: parisDakar, cars: [{ at: 7 }] }), 'spin 4')
    const lines = (lang: 'en' | 'fr'): ReadonlyArray<string> =>
      events.flatMap((event) => tellParisDakar(event, state, lang)).slice(0, 4)
    expect(lines('en')).toEqual([
      '  Car 1 spins 4',
      '    On to El Golea (km 1100)',
      '    Ouargla takes 160 l',
      '    El Golea takes 60 l',
    ])
    expect(lines('fr')).toEqual([
      '  La voiture 1 tire un 4',
      '    Arrive à El Golea (km 1100)',
      '    Ouargla prend 160 l',
      '    El Golea prend 60 l',
    ])
  })

  test('PD-9.5, PD-12.19, PD-7.5d tells also what sensible drivers never meet', () => {
    const { events, state } = play(
      table({ cars: [{ at: 3, fuel: 500 }], rulings: { controlPoints: 'declared' } }),
      'spin 6',
      'drive on',
    )
    expect(events.flatMap((event) => tellParisDakar(event, state, 'en'))).toContain('    A fine of 200 l')
    const offer = play(
      table({
        cars: [
          { at: 34, cards: 2 },
          { at: 35, cards: 1 },
        ],
      }),
      'spin 3',
      'reduced',
      'decline',
    )
    expect(offer.events.flatMap((event) => tellParisDakar(event, offer.state, 'fr'))).toContain(
      "    La voiture 2, sur la même case, s'en passe",
    )
    const held = play(table({ cars: [{ at: 30 }, { at: 31 }, { at: 31 }] }), 'spin 2')
    expect(held.events.flatMap((event) => tellParisDakar(event, held.state, 'en'))).toContain(
      '    Two cars bar the road',
    )
  })

  test('PD-0.6 refuses flags that mean nothing', () => {
    for (const values of [{ seats: '5' }, { seats: 'two' }, { lang: 'de' }])
      expect(E.isLeft(parisDakarRacing.plan({ seats: '2', lang: 'en', options: '{}', ...values }))).toBe(true)
  })
})
