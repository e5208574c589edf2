/** Solitaire: one driver for all cars, and the die that decides for him whether a chance is taken. */
import { describe, expect, test } from 'vitest'
import { leMans, type Drive, type Options, type Rulings, type State } from '../../src/le-mans/index.js'
import { after, eventsOf, gearsIn, offered, only, position, refusal, right, STR, T60, type Entry } from './positions.js'

const J1 = 1
const AR8 = 8
const ALONE: Partial<Options> = { seats: 1, cars: [[J1, AR8]], solitaire: true }

/** The Jaguar at the beginning of its move, asked about what the die is asked about first: the Alfa has ended the turn before. */
const begun = (jaguar: Partial<Entry>, options: Partial<Options> = {}, rulings: Partial<Rulings> = {}): State => {
  const entries: ReadonlyArray<Entry> = [
    { number: J1, at: 'I18', gear: 3, ...jaguar },
    { number: AR8, at: 'O-20', gear: 1 },
  ]
  const how = { turn: 9, order: [0, 1], slot: 1, rulings, options: { ...ALONE, ...options } }
  return after(T60, position(T60, entries, how), '1 O-18')
}
const wetted = (state: State): State => ({ ...state, wet: [1] })

describe('Solitaire Version', () => {
  test('LM-Solo.1 one driver plays all cars: those of the set, or two and more that he names', () => {
    const all = right(leMans.setup({ seats: 1, solitaire: true })).state
    expect([all.cars.length, all.agreement.cars.length, new Set(all.cars.map(({ seat }) => seat)).size]).toEqual([
      12, 1, 1,
    ])
    expect(right(leMans.setup({ seats: 1, solitaire: true, cars: [[3, 5]] })).state.cars).toHaveLength(2)
    expect(refusal(leMans.setup({ seats: 1, solitaire: true, cars: [[3]] }))).toEqual({
      _tag: 'TooFewCarsAlone',
      rule: 'LM-Solo.1',
      cars: 1,
    })
    expect(refusal(leMans.setup({ seats: 2, solitaire: true }))).toEqual({
      _tag: 'OneDriverOnly',
      rule: 'LM-Solo.1',
      seats: 2,
    })
    expect(refusal(leMans.setup({ seats: 1 }))).toMatchObject({ _tag: 'SeatsOutOfRange', seats: 1 })
  })

  test('LM-Solo.1, LM-Q.67 the driver throws for each of his cars, and shares no place with anybody at the end', () => {
    const start = right(STR.setup({ seats: 1, solitaire: true, laps: 1, maxTurns: 1 })).state
    expect(STR.turn(start)).toEqual({ _tag: 'Chance', kind: 'gridDie' })
    const placed = after(STR, start, 'roll 3', 'roll 6', 'roll 1', 'roll 5')
    expect(placed.order).toEqual([1, 3, 0, 2])
    const over = after(STR, placed, '1 I2', '1 O3', '1 I0', '1 O0')
    expect(STR.turn(over)).toEqual({ _tag: 'Over', standings: [{ seat: 0, place: 1 }] })
  })

  test('LM-Solo.2 all rules hold, optional ones too, but for teams', () => {
    const optional: Partial<Options> = { slipstreaming: true, bonusMoves: true, overRevving: true, start: 'leMans' }
    const { agreement } = right(leMans.setup({ seats: 1, solitaire: true, ...optional })).state
    expect(agreement).toMatchObject({ ...optional, solitaire: true })
    expect(refusal(leMans.setup({ seats: 1, solitaire: true, teamPlay: true, cars: [[1, 2, 3]] }))).toEqual({
      _tag: 'NoTeamsAlone',
      rule: 'LM-Team.1',
    })
    expect(gearsIn(T60, after(T60, begun({}, { bonusMoves: true }), 'roll 4'))).toEqual([1, 2])
  })

  test('LM-Solo.3 the die falls before a move that could take the chance of a corner or leave it', () => {
    const asked = begun({})
    expect([asked.phase, T60.turn(asked), T60.legal(asked), T60.outcomes(asked)]).toMatchObject([
      { _tag: 'AskingDie', car: 0, corner: 1 },
      { _tag: 'Chance', kind: 'soloDie' },
      [],
      { length: 6 },
    ])
    expect(only(eventsOf(T60, asked, 'roll 3'), 'SoloRolled')).toEqual([
      { _tag: 'SoloRolled', car: 0, corner: 1, surface: 'dry', face: 3, must: true },
    ])
  })

  test('LM-Solo.4 on a dry corner 1, 2 and 3 mean that the chance must be taken', () => {
    const musts = [1, 2, 3, 4, 5, 6].map((face) => gearsIn(T60, after(T60, begun({}), `roll ${face}`)).join())
    expect(musts).toEqual(['3', '3', '3', '1,2', '1,2', '1,2'])
  })

  test('LM-Solo.5 on a wet corner 1 and 2 do', () => {
    const musts = [1, 2, 3, 4, 5, 6].map((face) => gearsIn(T60, after(T60, wetted(begun({})), `roll ${face}`)).join())
    expect(musts).toEqual(['3', '3', '1,2', '1,2', '1,2', '1,2'])
  })

  test('LM-Q.88 what the die has said holds for the passage, and a move against it is refused', () => {
    const told = after(T60, begun({}), 'roll 4')
    const against: Drive = { _tag: 'Drive', gear: 3, brakes: 0, lane: 0, column: 26 }
    expect(refusal(T60.apply(told, against))).toEqual({ _tag: 'DieDecides', rule: 'LM-Solo.3', corner: 1, must: false })
    expect(refusal(T60.apply(after(T60, begun({}), 'roll 1'), { ...against, gear: 2, column: 24 }))).toMatchObject({
      _tag: 'DieDecides',
      must: true,
    })
    const next = after(T60, told, '1 I19', '1 O-17')
    expect([next.phase, gearsIn(T60, next)]).toEqual([{ _tag: 'Driving', car: 0 }, [1, 2]])
    expect(next.notes.held).toEqual([{ car: 0, passage: 4, says: 'mustNotTake' }])
  })

  test('LM-Q.88 nothing is asked where all moves take the chance, or none does', () => {
    expect(begun({ gear: 4, brakes: 0 }).phase).toEqual({ _tag: 'Driving', car: 0 })
    expect(begun({ at: 'I40', gear: 2 }).phase).toEqual({ _tag: 'Driving', car: 0 })
    const spinning = begun({ at: 'I15', gear: 6, brakes: 0 })
    expect(offered(T60, spinning)).toEqual(['spin b'])
  })

  test('LM-Q.87 whether to slip behind another car is still the choice of the driver', () => {
    const entries: ReadonlyArray<Entry> = [
      { number: J1, at: 'I18', gear: 2 },
      { number: 10, at: 'I16', gear: 2 },
      { number: AR8, at: 'O-20', gear: 1 },
    ]
    const options = { ...ALONE, cars: [[J1, 10, AR8]], slipstreaming: true }
    const asked = after(T60, position(T60, entries, { turn: 9, order: [0, 1, 2], slot: 2, options }), '1 O-18')
    expect([asked.phase, T60.turn(asked)]).toEqual([
      { _tag: 'Declaring', car: 1, leader: 0 },
      { _tag: 'Choose', seat: 0 },
    ])
    expect(after(T60, asked, 'slipstream').phase).toMatchObject({ _tag: 'AskingDie', car: 0 })
  })

  test('G-73 the die leaves the chance in third gear alone, or all but that', () => {
    const left = (state: State, face: number): ReadonlyArray<number> => gearsIn(T60, after(T60, state, `roll ${face}`))
    expect([left(begun({}), 3), left(begun({}), 4)]).toEqual([[3], [1, 2]])
    expect([left(wetted(begun({})), 2), left(wetted(begun({})), 3)]).toEqual([[3], [1, 2]])
  })

  test('G-74 a car in second gear that can go up into a chance is asked about it, one far from any is not', () => {
    expect(begun({ gear: 2 }).phase).toMatchObject({ _tag: 'AskingDie', corner: 1 })
    expect(begun({ at: 'I10', gear: 1 }).phase).toEqual({ _tag: 'Driving', car: 0 })
  })
})
