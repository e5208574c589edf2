/** What single chapters say where play seldom comes: asked directly, by clause. */
import { describe, expect, test } from 'vitest'
import type { Car, Debt, Rulings } from '../../src/le-mans/index.js'
import type { LedCorner } from '../../src/le-mans/model.js'
import { chancyCorners, forbiddenCorners } from '../../src/le-mans/rules/cornering.js'
import { orderReasons, turnOrder } from '../../src/le-mans/rules/how-to-play.js'
import { standingsOf } from '../../src/le-mans/rules/how-to-win.js'
import { blowsEngine, mostRevs, revStops } from '../../src/le-mans/rules/over-revving.js'
import { CLEAR, laneChange, STOPPED_CAR_AHEAD } from '../../src/le-mans/rules/passing.js'
import {
  afterStop,
  carInStall,
  passAhead,
  passBehind,
  servedAt,
  stopsFor,
  withDebt,
} from '../../src/le-mans/rules/pit-stops.js'
import { brakesGranted, carsInOrder, DEFAULT_RULINGS } from '../../src/le-mans/rules/preparation.js'
import { gearRefusal } from '../../src/le-mans/rules/shifting.js'
import { gearAfterTow, maySlipBehind, towFate } from '../../src/le-mans/rules/slipstreaming.js'
import { spinPlace } from '../../src/le-mans/rules/spin-outs.js'
import { teamPoints, teamRefusal, teamStandings } from '../../src/le-mans/rules/team-play.js'
import { position, STR, STRJ, T60J } from './positions.js'

const card = STR.track.cards[0]
if (card === undefined) throw new Error('a set has cards')

/** Cars of the straight road, each on its column and otherwise as said. */
const cars = (...some: ReadonlyArray<Partial<Car> & { readonly x: number }>): ReadonlyArray<Car> =>
  position(
    STRJ,
    some.map((_, index) => ({ number: index + 1, at: `I${20 + 4 * index}`, gear: 3 })),
  ).cars.map((car, index) => ({ ...car, ...some[index] }))

describe('pit stops', () => {
  const debt = (kind: Debt['kind'], due: number, units: number): Debt => ({ kind, due, units })

  test('LM-Q.55 debts of one kind and pass are one, those of another pass or kind are not', () => {
    const first = withDebt([], 'chance', 1, 1)
    expect(first).toEqual([debt('chance', 1, 1)])
    expect(withDebt(first, 'chance', 1, 2)).toEqual([debt('chance', 1, 3)])
    expect(withDebt(first, 'chance', 2, 1)).toEqual([debt('chance', 1, 1), debt('chance', 2, 1)])
    expect(withDebt(first, 'overRev', 1, 2)).toEqual([debt('chance', 1, 1), debt('overRev', 1, 2)])
  })

  test('LM-Brake.2 brakes are repaired once', () => {
    expect(withDebt([debt('brake', 1, 1)], 'brake', 1, 1)).toEqual([debt('brake', 1, 1)])
  })

  test.each<readonly [string, Rulings['brakeMerge'], ReadonlyArray<Debt>, number]>([
    ['LM-Pit.4 all stops add up', 'chance', [debt('chance', 1, 2), debt('collision', 1, 1), debt('overRev', 1, 4)], 7],
    ['LM-Brake.5 brakes go with a chance', 'chance', [debt('chance', 1, 2), debt('brake', 1, 1)], 2],
    ['LM-Brake.5 but with nothing else', 'chance', [debt('collision', 1, 1), debt('brake', 1, 1)], 2],
    ['LM-Q.55 or with any stop', 'any', [debt('collision', 1, 1), debt('brake', 1, 1)], 1],
    ['LM-Q.55 or with an over-rev', 'any', [debt('chance', 1, 1), debt('overRev', 1, 4), debt('brake', 1, 1)], 5],
    ['LM-Brake.3 brakes alone are one stop', 'any', [debt('brake', 1, 1)], 1],
  ])('%s', (_, brakeMerge, debts, stops) => {
    expect(stopsFor(debts, { ...DEFAULT_RULINGS, brakeMerge })).toBe(stops)
  })

  test('LM-Q.50 a stop serves what is due by its pass, and leaves the rest', () => {
    const debts = [debt('chance', 1, 1), debt('collision', 2, 1), debt('brake', 3, 1)]
    expect([servedAt(debts, 2), afterStop(debts, 2)]).toEqual([debts.slice(0, 2), debts.slice(2)])
  })

  test('LM-Q.50 on a course without own stalls a lap is a pass, and none lies behind a car', () => {
    const bare = { ...card, lastStall: -1 }
    const { track } = STRJ
    expect([5, track.length + 5].map((x) => [passAhead(track, bare, x), passBehind(track, bare, x)])).toEqual([
      [1, 0],
      [2, 0],
    ])
  })

  test('LM-Q.50 a stall on the first column of the ring is passed there', () => {
    const first = { ...card, lastStall: 0 }
    const { track } = STRJ
    expect([-1, 0, track.length].map((x) => [passAhead(track, first, x), passBehind(track, first, x)])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ])
  })

  test('LM-Q.47 the car in a stall is the one that stops there, not one that has left it', () => {
    const two = cars({ x: 20, stall: 3, status: 'racing' }, { x: 30, stall: 3, status: 'pitting' })
    expect([carInStall(two, 3), carInStall(two, 2)]).toEqual([1, -1])
  })
})

describe('cornering', () => {
  const { track } = T60J
  const { sharps, hairpins } = track
  const tight = { ...card, sharp: 3, hairpin: 2 }
  const gears = [1, 2, 3, 4, 5, 6]

  test('LM-Corner.6, LM-Chance.1-2 one gear above the card a corner costs a chance, two above it is barred', () => {
    expect(gears.map((gear) => chancyCorners(track, tight, gear, 0))).toEqual([0, 0, hairpins, sharps, 0, 0])
    expect(gears.map((gear) => forbiddenCorners(track, tight, gear))).toEqual([
      0,
      0,
      0,
      hairpins,
      sharps | hairpins,
      sharps | hairpins,
    ])
  })

  test('LM-Q.36 where everybody must throw, a corner costs a chance in every gear that may take it', () => {
    const all = sharps | hairpins
    expect(gears.map((gear) => chancyCorners(track, tight, gear, all))).toEqual([all, all, all, sharps, 0, 0])
  })
})

describe('passing', () => {
  test('LM-Pass.2 a stopped car straight ahead bars the change of lane, on the first space of the course too', () => {
    const none = [0, 0, 0, 0]
    const change = (stopped: ReadonlyArray<number>, ahead: number): number =>
      laneChange(Int8Array.from(none), Uint8Array.from(stopped), 1, ahead, 3)
    expect([change([1, 0, 0, 0], 0), change([0, 0, 1, 0], 2), change([1, 0, 0, 0], -1), change(none, 0)]).toEqual([
      STOPPED_CAR_AHEAD,
      STOPPED_CAR_AHEAD,
      CLEAR,
      CLEAR,
    ])
  })
})

describe('preparation', () => {
  test('LM-Brake.7, LM-Q.58 brakes are granted for every four laps begun, none of none, and no count is no count', () => {
    const granted = (hbScale: Rulings['hbScale']): ReadonlyArray<ReadonlyArray<number>> =>
      [4, 5, 8, 9].map((laps) => {
        const { agreement } = position(STR, [{ number: 1, at: 'I20' }], { laps })
        const rulings = { ...agreement.rulings, hbScale }
        return [2, 0, -1].map((brakes) => brakesGranted(brakes, { ...agreement, rulings }))
      })
    expect(granted(DEFAULT_RULINGS.hbScale)).toEqual([
      [2, 0, -1],
      [4, 0, -1],
      [4, 0, -1],
      [6, 0, -1],
    ])
    expect(granted('perRace')).toEqual(Array(4).fill([2, 0, -1]))
  })

  test('LM-Q.67 seats that take turns put their cars down while they have any', () => {
    const some = cars({ x: 0, seat: 0 }, { x: 0, seat: 0 }, { x: 0, seat: 0 }, { x: 0, seat: 1 }, { x: 0, seat: 2 })
    const order = (multiCarGrid: Rulings['multiCarGrid']): ReadonlyArray<number> => {
      const { agreement } = position(STRJ, [{ number: 1, at: 'I20' }])
      return carsInOrder(some, { ...agreement, rulings: { ...agreement.rulings, multiCarGrid } }, [1, 0, 2])
    }
    expect([order('roundRobin'), order('block')]).toEqual([
      [3, 0, 4, 1, 2],
      [3, 0, 1, 2, 4],
    ])
  })
})

describe('who moves when', () => {
  test('LM-How.1, LM-How.7, LM-Stop.2 running cars by position, then stopped ones by when they stopped', () => {
    const some = cars({ x: 30, stoppedAt: 2 }, { x: 10 }, { x: 50, stoppedAt: 1 }, { x: 40 }, { x: 10 })
    expect(turnOrder(some, [0, 1, 2, 3, 4])).toEqual([3, 1, 4, 2, 0])
    expect(turnOrder(some, [4, 3, 2, 1, 0])).toEqual([3, 4, 1, 2, 0])
  })

  test('LM-Stop.2 cars that stopped together keep their order', () => {
    const some = cars({ x: 30, stoppedAt: 2 }, { x: 10, stoppedAt: 2 })
    expect([turnOrder(some, [0, 1]), turnOrder(some, [1, 0])]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})

describe('why they move so', () => {
  test('LM-How.3, LM-Stop.2 cars are even with running ones, and a stopped one comes by its stop', () => {
    const some = cars({ x: 30 }, { x: 30 }, { x: 20 }, { x: 20, stoppedAt: 1 }, { x: 20, stoppedAt: 2 })
    expect(orderReasons(some, [0, 1, 2, 3, 4], 2)).toEqual(['even', 'position', 'position', 'stopped', 'stopped'])
    expect(orderReasons(some, [0, 1, 2, 3, 4], 1)).toEqual(Array(5).fill('grid'))
  })
})

describe('who is placed where', () => {
  test('LM-Win.1-3, LM-Q.65 placed cars, then running ones by distance, then those that are out, all alike', () => {
    const some = cars(
      { x: 5, status: 'smashed' },
      { x: 70 },
      { x: 90, status: 'finished', place: 2 },
      { x: 95, status: 'smashed' },
      { x: 80 },
    )
    expect(standingsOf(some, 5)).toEqual([
      { seat: 2, place: 1 },
      { seat: 4, place: 2 },
      { seat: 1, place: 3 },
      { seat: 0, place: 4 },
      { seat: 3, place: 4 },
    ])
  })

  test('LM-Team.2, LM-Q.64 teams with as many points share their place, in the order of seats', () => {
    const some = cars({ x: 1, place: 2 }, { x: 1, place: 1 }, { x: 1, place: 2 })
    expect(teamStandings(some, 3)).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
    ])
  })
})

describe('teams', () => {
  test('LM-Team.1 twelve cars make four teams of three', () => {
    const { agreement } = position(STRJ, [{ number: 1, at: 'I20' }])
    const refused = (...sizes: ReadonlyArray<number>): unknown =>
      teamRefusal({
        ...agreement,
        teamPlay: true,
        seats: sizes.length,
        cars: sizes.map((size) => Array.from({ length: size }, () => 1)),
      })
    expect([refused(3, 3, 3, 3), refused(3, 3, 3, 3, 3), refused(2, 3), refused(3, 4)]).toEqual([
      null,
      { _tag: 'TooManyTeams', rule: 'LM-Team.1', seats: 5 },
      { _tag: 'TeamOfThree', rule: 'LM-Team.1', seat: 0, cars: 2 },
      { _tag: 'TeamOfThree', rule: 'LM-Team.1', seat: 1, cars: 4 },
    ])
  })

  test('LM-Team.5 cars that did not finish have no points, however many they are', () => {
    const some = cars(
      ...Array.from({ length: 12 }, (_, car) => ({ x: 1, seat: Math.floor(car / 3), place: [1, 0, 2, 3][car] ?? 0 })),
    )
    expect(teamPoints(some, 4)).toEqual([36, 12, 0, 0])
  })
})

describe('over-revs', () => {
  const { agreement } = position(STR, [{ number: 1, at: 'I20' }], { laps: 12, options: { overRevving: true } })
  const car = (laps: number, revs: ReadonlyArray<number>): Car => cars({ x: 20, laps, revs })[0] as Car

  test('LM-Rev.1 where they are not agreed there are none', () => {
    expect(mostRevs({ ...agreement, overRevving: false }, car(0, []))).toBe(0)
    expect([[], [1], [1, 1], [1, 1, 1]].map((revs) => mostRevs(agreement, car(0, revs)))).toEqual([3, 2, 1, 0])
  })

  test('LM-Rev.3 the third in a lap blows the engine, none blows nothing', () => {
    expect([0, 1, 2].map((revs) => blowsEngine(agreement, car(0, [1, 1]), revs))).toEqual([false, true, true])
    expect(blowsEngine(agreement, car(0, [1, 1, 1]), 0)).toBe(false)
  })

  test('LM-Q.81-82 under `rolling` the last four laps count, this one among them', () => {
    const rolling = { ...agreement, rulings: { ...agreement.rulings, overRevWindow: 'rolling' as const } }
    // In lap 6 those of laps 3 to 6 count; by blocks those of laps 5 to 8.
    expect([1, 2, 3, 4, 5].map((lap) => revStops(rolling, car(5, [lap, lap]), 1))).toEqual([0, 0, 2, 2, 2])
    expect([1, 2, 3, 4, 5].map((lap) => revStops(agreement, car(5, [lap, lap]), 1))).toEqual([0, 0, 0, 0, 2])
  })
})

describe('shifting', () => {
  const inGear = (gear: number, brakes = 9): Car => cars({ x: 20, gear, brakes })[0] as Car

  test('LM-Move.10 there are the gears of the card and no others', () => {
    for (const gear of [0, -1, 1.5, card.gears + 1])
      expect(gearRefusal(card, inGear(1), -1, gear)).toEqual({
        _tag: 'NoSuchGear',
        rule: 'LM-Move.10',
        gear,
        gears: card.gears,
      })
  })

  test('LM-Corner.2 inside a corner, the first of the course too, a gear stays', () => {
    expect([gearRefusal(card, inGear(2), 0, 3), gearRefusal(card, inGear(2), 0, 2)]).toEqual([
      { _tag: 'GearLocked', rule: 'LM-Corner.2', corner: 0, from: 2, to: 3 },
      null,
    ])
  })

  test('LM-Brake.4 who has too few hard-brakings left is told how many', () => {
    expect([card.freeDown, card.maxDown]).toEqual([1, 6])
    expect([1, -1].map((brakes) => gearRefusal(card, inGear(6, brakes), -1, 3))).toEqual([
      { _tag: 'BrakesUsedUp', rule: 'LM-Brake.4', needed: 2, left: 1 },
      { _tag: 'BrakesUsedUp', rule: 'LM-Brake.4', needed: 2, left: 0 },
    ])
  })
})

describe('slipstreaming', () => {
  const pair = (behind: Partial<Car>, ahead: Partial<Car>): boolean => {
    const [first, second] = cars({ x: 40, ...ahead }, { x: 38, ...behind })
    return maySlipBehind(STRJ.track, second as Car, first as Car)
  }

  test('LM-Slip.1, LM-Q.69 both cars run on the road', () => {
    expect(pair({}, {})).toBe(true)
    const still: ReadonlyArray<Partial<Car>> = [{ gear: 0 }, { stoppedAt: 1 }, { status: 'pitting' }]
    expect(still.flatMap((one) => [pair(one, {}), pair({}, one)])).toEqual(still.flatMap(() => [false, false]))
  })

  test('LM-Q.71 a tow of no space leaves the first gear', () => {
    const [car] = cars({ x: 20, gear: 3 })
    const slipGear = { ...DEFAULT_RULINGS, slipGear: 'match' } as const
    expect(
      [0, card.basic[1], card.basic[2]].map((counts) => gearAfterTow(card, car as Car, counts ?? 0, slipGear)),
    ).toEqual([1, 1, 2])
  })

  test.each<readonly [string, Rulings['slipLeaderSmash'], ReadonlyArray<LedCorner['result']>, unknown]>([
    ['LM-Slip.9 a leader who smashes up takes the car along', 'smash', ['none', 'smash'], ['smash', 'smash']],
    ['LM-Slip.9 so does one who spins out', 'smash', ['pit', 'spin'], ['smash', 'spin']],
    ['LM-Slip.10 one who must to the pits spins it out', 'smash', ['pit'], ['spin', 'pit']],
    ['LM-Slip.9-10 one who comes through does nothing', 'smash', ['none'], null],
  ])('%s', (_, slipLeaderSmash, results, expected) => {
    const led = results.map((result, corner): LedCorner => ({ corner, x: 10 * corner, result }))
    const fate = towFate(led, { ...DEFAULT_RULINGS, slipLeaderSmash })
    expect(fate === null ? null : [fate.does, fate.at.result]).toEqual(expected)
  })
})

describe('spin-outs', () => {
  test('LM-Coll.4 a car is not in its own way, nor is one that is off the road', () => {
    const { soLane, soColumn } = T60J.track.corners[0] ?? { soLane: 0, soColumn: 0 }
    const at = `${soLane === 0 ? 'I' : 'O'}${soColumn}`
    const own = position(T60J, [
      { number: 1, at, gear: 2 },
      { number: 2, at: 'O1', gear: 1 },
    ]).cars
    expect(spinPlace(T60J.track, own, 0, 0, soColumn)).toEqual({ lane: soLane, x: soColumn, met: [] })
    expect(spinPlace(T60J.track, own, 1, 0, soColumn)).toEqual({ lane: soLane, x: soColumn - 2, met: [0] })
    const off = own.map((car, index): Car => (index === 0 ? { ...car, status: 'smashed' } : car))
    expect(spinPlace(T60J.track, off, 1, 0, soColumn)).toEqual({ lane: soLane, x: soColumn, met: [] })
  })
  test('LM-Coll.4-5, LM-Spin.5 of two cars that hold the place the foremost is met first', () => {
    const { soLane, soColumn } = T60J.track.corners[0] ?? { soLane: 0, soColumn: 0 }
    const lane = soLane === 0 ? 'I' : 'O'
    const some = position(T60J, [
      { number: 1, at: `${lane}${soColumn - 1}`, stop: 1 },
      { number: 2, at: `${lane}${soColumn + 1}`, stop: 2 },
      { number: 3, at: 'O1', gear: 1 },
    ]).cars
    expect(spinPlace(T60J.track, some, 2, 0, soColumn)).toEqual({ lane: soLane, x: soColumn - 3, met: [1, 0] })
  })
})
