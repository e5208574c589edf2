/** Team play, and the time limit. */
import { describe, expect, test } from 'vitest'
import { fallbackAction } from '../../src/le-mans/advice.js'
import { doubledPoints, EMPTY_PAD, leMans, noteEvent, teamPoints } from '../../src/le-mans/index.js'
import type { Car, Event, Options, State } from '../../src/le-mans/index.js'
import { finalStandings, isRaceOver } from '../../src/le-mans/standings.js'
import { position, refusal, right, STRJ, T60, type Entry } from './positions.js'

const TEAMS: Options = { seats: 2, teamPlay: true }
const teams = right(leMans.setup(TEAMS)).state

/** The cars of two teams, each at a place or, with 0, out of the race. */
const placed = (...seats: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<Car> =>
  teams.cars.map((car, index): Car => {
    const place = seats[Math.floor(index / 3)]?.[index % 3] ?? 0
    return { ...car, status: place > 0 ? 'finished' : 'smashed', place }
  })
const halves = (cars: ReadonlyArray<Car>): ReadonlyArray<number> => teamPoints(cars, 2)

describe('Team Play', () => {
  test('LM-Team.1 every driver has three cars, and two to four can race', () => {
    expect(teams.agreement.cars).toEqual([
      [1, 3, 5],
      [2, 4, 6],
    ])
    expect(
      refusal(
        leMans.setup({
          ...TEAMS,
          cars: [
            [1, 2, 3],
            [4, 5],
          ],
        }),
      ),
    ).toEqual({
      _tag: 'TeamOfThree',
      rule: 'LM-Team.1',
      seat: 1,
      cars: 2,
    })
    expect(refusal(leMans.setup({ seats: 5, teamPlay: true }))._tag).toMatch(/TooManyTeams|NoCar/)
    expect(right(leMans.setup({ seats: 4, teamPlay: true })).state.cars).toHaveLength(12)
  })

  test('LM-Team.2 the team with the most points wins, whoever has the first car', () => {
    const cars = placed([1, 0, 0], [2, 3, 4])
    expect(halves(cars)).toEqual([20, 36])
    expect(finalStandings(cars, teams.agreement)).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
    ])
  })

  test('LM-Team.3 the cars of a team are driven as any others', () => {
    const entries: ReadonlyArray<Entry> = [1, 2, 3].map((number) => ({ number, at: `I${60 - 4 * number}`, gear: 2 }))
    const state = position(STRJ, entries)
    const team: State = { ...state, agreement: { ...state.agreement, teamPlay: true } }
    expect(STRJ.legal(team)).toEqual(STRJ.legal(state))
  })

  test('LM-Team.4 the first six places score 10, 8, 6, 4, 2 and 1', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((place) => doubledPoints(place, 1) / 2)).toEqual([10, 8, 6, 4, 2, 1, 0])
  })

  test('LM-Team.5 a car that is out scores nothing', () => {
    expect(halves(placed([1, 0, 0], [0, 0, 0]))).toEqual([20, 0])
  })

  test('LM-Team.6 two cars that tie have half of the points of both places each', () => {
    expect([doubledPoints(1, 2), doubledPoints(2, 2), doubledPoints(6, 2)]).toEqual([18, 14, 1])
  })

  test('LM-Q.64 a race of teams goes on until six places are taken or nobody is left', () => {
    const asked = right(leMans.setup({ ...TEAMS, rulings: { raceEnd: 'winner' } })).state
    expect(asked.agreement.rulings.raceEnd).toBe('classifyAll')
    const [first, ...others] = placed([1, 2, 3], [4, 5, 6])
    const going: Car = { ...(first as Car), status: 'racing', place: 0 }
    expect(isRaceOver([going, ...others], teams.agreement, 30)).toBe(false)
    const seven = [going, first as Car, ...others]
    expect(isRaceOver(seven, teams.agreement, 30)).toBe(true)
    expect(isRaceOver(placed([1, 0, 0], [2, 0, 0]), teams.agreement, 30)).toBe(true)
  })

  test('LM-Q.85 teams with as many points share the place', () => {
    const cars = placed([1, 0, 0], [2, 6, 0]).map((car, index) => (index === 4 ? { ...car, place: 5 } : car))
    expect(halves(cars)).toEqual([20, 20])
    expect(finalStandings(cars, teams.agreement).map(({ place }) => place)).toEqual([1, 1])
  })

  test('G-71 ties in the second, the sixth and the first place are shared', () => {
    const start = right(leMans.setup(TEAMS)).events.reduce(noteEvent, EMPTY_PAD)
    const events: ReadonlyArray<Event> = [
      { _tag: 'Classified', place: 1, cars: [0] },
      { _tag: 'Classified', place: 2, cars: [1, 2] },
      { _tag: 'Classified', place: 4, cars: [3] },
      { _tag: 'Classified', place: 5, cars: [4] },
      { _tag: 'Classified', place: 6, cars: [5] },
    ]
    expect(events.reduce(noteEvent, start).cars.map((line) => line.doubledPoints / 2)).toEqual([10, 7, 7, 4, 2, 1])
    expect([doubledPoints(6, 2) / 2, doubledPoints(1, 2) / 2, doubledPoints(3, 1) / 2]).toEqual([0.5, 9, 6])
  })

  test('G-72 a second, a third and a seventh place beat a first one', () => {
    const cars = placed([1, 0, 0], [2, 3, 7])
    expect(halves(cars).map((points) => points / 2)).toEqual([10, 14])
    expect(finalStandings(cars, teams.agreement)[0]).toEqual({ seat: 1, place: 1 })
  })
})

describe('Time Limit', () => {
  test("LM-Time.1 the seconds of a move are agreed, and the clock is the caller's", () => {
    expect(right(leMans.setup({ seats: 2, moveSeconds: 10 })).state.agreement.moveSeconds).toBe(10)
    expect(teams.agreement.moveSeconds).toBeNull()
    expect(refusal(leMans.setup({ seats: 2, moveSeconds: 0 }))).toEqual({
      _tag: 'MoveSecondsOutOfRange',
      rule: 'LM-Time.1',
      moveSeconds: 0,
    })
  })

  test('LM-Time.2 the limit changes nothing that can be chosen', () => {
    const scene = (moveSeconds: number | null): State =>
      position(T60, [{ number: 1, at: 'I15', gear: 6 }], { options: { moveSeconds } })
    expect(T60.legal(scene(10))).toEqual(T60.legal(scene(null)))
  })

  test('LM-Q.89 who runs out of time takes the first move without a chance, or the first there is', () => {
    const state = position(T60, [{ number: 1, at: 'I18', gear: 3 }])
    const move = fallbackAction(T60)(state)
    expect(move).toEqual(T60.legal(state)[0])
    const chance = position(T60, [{ number: 1, at: 'I15', gear: 4, brakes: 0 }])
    expect(fallbackAction(T60)(chance)).toEqual(T60.legal(chance)[0])
    expect(fallbackAction(T60)(right(T60.setup({ seats: 2 })).state)).toBeNull()
    expect(fallbackAction(T60)({ ...state, phase: { _tag: 'Declaring', car: 0, leader: 1 } })).toEqual({
      _tag: 'Decline',
    })
  })
})
