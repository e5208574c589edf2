/** The golden scenarios of basic play: positions with what must come of them, each by its number. */
import { describe, expect, test } from 'vitest'
import { explain } from '../../src/le-mans/explain.js'
import { fromPath, paths } from '../../src/le-mans/paths.js'
import { makeLeMans, T60_COURSE, TEST_TABLE, type Course, type SpecificationCard } from '../../src/le-mans/index.js'
import { stopsFor } from '../../src/le-mans/rules/pit-stops.js'
import { DEFAULT_RULINGS } from '../../src/le-mans/rules/preparation.js'
import {
  after,
  chanceDebt,
  driveTo,
  eventsOf,
  expectOffers,
  gameOn,
  gearsIn,
  grid,
  JAGUARS,
  landingsIn,
  offered,
  only,
  places,
  position,
  right,
  roll,
  STR,
  STRJ,
  T60,
  T60J,
  unitsOf,
  type Entry,
} from './positions.js'

const J1 = 1
const B5 = 5
const AR8 = 8
const M10 = 10

const order = (state: { readonly order: ReadonlyArray<number> }): ReadonlyArray<number> => state.order

describe('the diagrams', () => {
  const start = grid(STR, [AR8, M10, B5])
  const turn2 = after(STR, start, '1 I2', '1 O3', '1 O1')
  const turn3 = after(STR, turn2, '2 O7', '2 I7', '1 O4')

  test('G-01 the first turn of three cars runs as in the first diagram', () => {
    expectOffers(STR, start, 1, ['I1', 'I2'])
    const second = after(STR, start, '1 I2')
    expectOffers(STR, second, 1, ['O1', 'O2', 'O3'])
    const third = after(STR, second, '1 O3')
    expectOffers(STR, third, 1, ['I-1', 'I0', 'O0', 'O1'])
    expect(right(explain(STR)(third, driveTo(STR, third, 1, 'O1') as never))).toMatchObject({ counts: 3, route: 'SDS' })
    expect(right(paths(STR)(third, driveTo(STR, third, 1, 'O1') as never))).toEqual(['SDS', 'DSS'])
    expect([turn2.turn, places(turn2)]).toEqual([2, ['I2', 'O3', 'O1']])
  })

  test('G-02 in the second turn the Mercedes is blocked and stays in first gear', () => {
    expect(order(turn2)).toEqual([1, 0, 2])
    const third = after(STR, turn2, '2 O7', '2 I7')
    expectOffers(STR, third, 2, [])
    expectOffers(STR, third, 1, ['O2', 'O3', 'I3', 'O4', 'I4'])
  })

  test('G-03 in the third turn the MG goes first again', () => {
    expect([turn3.turn, order(turn3), places(turn3)]).toEqual([3, [1, 0, 2], ['I7', 'O7', 'O4']])
  })

  const hairpin = position(
    T60,
    [
      { number: B5, at: 'I19', gear: 2 },
      { number: M10, at: 'I17', gear: 2 },
      { number: AR8, at: 'O16', gear: 2 },
    ],
    { order: [0, 1, 2] },
  )
  const diagram4 = after(T60, hairpin, '2 I25', '3 I23', '2 I21')
  const chance = after(T60, hairpin, '2 I25', '3 I23', '3 O24')

  test('G-04 three cars come to the hairpin in second gear', () => {
    expectOffers(T60, hairpin, 2, ['I23', 'O23', 'I24', 'O24', 'I25', 'O25'])
    const second = after(T60, hairpin, '2 I25')
    expect(second.phase._tag).toBe('Driving')
    const third = after(T60, second, '3 I23')
    expect([third.phase._tag, third.cars[1]?.gear]).toEqual(['Driving', 3])
    expectOffers(T60, third, 2, ['O20', 'I21'])
    expect(right(paths(T60)(third, driveTo(T60, third, 2, 'I21') as never))).toContain('DSSSS')
  })

  test('G-05 on the last space of the corner the MG goes up, the Alfa in its middle may not', () => {
    expect([order(diagram4), diagram4.cars.map(({ gear }) => gear)]).toEqual([
      [0, 1, 2],
      [2, 3, 2],
    ])
    const second = after(T60, diagram4, '3 I32')
    expect(gearsIn(T60, second)).toEqual([1, 2, 3, 4])
    expectOffers(T60, second, 4, ['O32'])
    const third = after(T60, second, '4 O32')
    expect(gearsIn(T60, third)).toEqual([2])
    expectOffers(T60, third, 2, ['I26', 'O26'])
  })

  test('G-06 by a chance the Alfa gets through the hairpin and before the MG', () => {
    const third = after(T60, hairpin, '2 I25', '3 I23')
    expectOffers(T60, third, 3, ['O22', 'O23', 'O24'])
    expect(right(explain(T60)(third, driveTo(T60, third, 3, 'O24') as never))).toMatchObject({
      counts: 8,
      corners: [{ over: 1, isChance: true }],
      risk: { outOf: 6, safe: 3, pit: 1, spin: 1, smash: 1 },
    })
    expect(chance.phase._tag).toBe('TakingChance')
    const clean = after(T60, chance, 'roll 6')
    expect([places(clean), order(clean)]).toEqual([
      ['I25', 'I23', 'O24'],
      [0, 2, 1],
    ])
  })

  test('G-07 in the turn after that the MG has eight spaces and no fourth gear', () => {
    const clean = after(T60, chance, 'roll 6')
    const last = after(T60, clean, '3 I32', '4 O33')
    expect(places(last)).toEqual(['I32', 'I23', 'O33'])
    expect(gearsIn(T60, last)).not.toContain(4)
    expectOffers(T60, last, 3, ['I29', 'O29'])
    const toO31 = fromPath(T60)(last, 4, 'SSSSSSDS')
    expect(toO31).toMatchObject({ left: { _tag: 'WrongCount', rule: 'LM-Move.5' } })
  })

  test('G-08 one placement alone of the three cars satisfies the sixth diagram', () => {
    const found = [-12, -11, -10, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap(
      (mercedes) =>
        [0, 1].flatMap((mercedesLane) =>
          Array.from({ length: 25 }, (_, index) => index - 12).flatMap((alfa) =>
            [0, 1].flatMap((alfaLane) =>
              isDiagram6(mercedes, mercedesLane, alfa, alfaLane) ? [[mercedes, mercedesLane, alfa, alfaLane]] : [],
            ),
          ),
        ),
    )
    expect(found).toEqual([[2, 0, 1, 1]])
  })
})

// The Mercedes leads and runs seven, the Alfa is second and runs nine into the lead, and the MG, third, has eight spaces but not nine.
const isDiagram6 = (mercedes: number, mercedesLane: number, alfa: number, alfaLane: number): boolean => {
  const letter = (lane: number): string => (lane === 0 ? 'I' : 'O')
  const [b, a] = [50 + mercedes, 50 + alfa]
  const overlap = (x: number, y: number): boolean => Math.abs(x - y) < 2
  const collides =
    (mercedesLane === 0 && overlap(b, 50)) ||
    (alfaLane === 0 && overlap(a, 50)) ||
    (mercedesLane === alfaLane && overlap(a, b))
  if (collides || !(b > a && a > 50)) return false
  const state = position(STR, [
    { number: B5, at: `${letter(mercedesLane)}${b}`, gear: 3 },
    { number: AR8, at: `${letter(alfaLane)}${a}`, gear: 3 },
    { number: M10, at: 'I50', gear: 3 },
  ])
  return [0, 1].some((lane) => {
    const first = `${letter(lane)}${b + 7}`
    if (!landingsIn(STR, state, 3).includes(first)) return false
    const second = after(STR, state, `3 ${first}`)
    return [0, 1].some((other) => {
      const place = `${letter(other)}${a + 9}`
      if (a + 9 <= b + 7 || !landingsIn(STR, second, 4).includes(place)) return false
      const third = after(STR, second, `4 ${place}`)
      return landingsIn(STR, third, 4).length === 0 && reachesEight(third)
    })
  })
}

const reachesEight = (state: Parameters<typeof STR.legal>[0]): boolean =>
  ['SSSSSSSS', 'DSSSSSSS', 'SDSSSSSS', 'SSDSSSSS', 'SSSDSSSS', 'SSSSDSSS', 'SSSSSDSS', 'SSSSSSDS'].some((route) => {
    const meant = fromPath(STR)(state, 4, route)
    return meant._tag === 'Left' && meant.left._tag === 'WrongCount'
  })

describe('movement, lanes, passing', () => {
  test('G-09 with both lanes closed ten ahead the Jaguar takes a lower gear', () => {
    const state = position(
      STR,
      [
        { number: J1, at: 'I50', gear: 4, brakes: 3 },
        { number: B5, at: 'I61', gear: 1 },
        { number: AR8, at: 'O61', gear: 1 },
      ],
      { order: [0, 1, 2] },
    )
    expectOffers(STR, state, 5, [])
    expectOffers(STR, state, 4, [])
    expectOffers(STR, state, 3, ['I58', 'O58'])
    expectOffers(STR, state, 2, ['I56', 'O56'])
    expectOffers(STR, state, 1, ['I51', 'I52', 'O52', 'I53', 'O53'])
    const brakes = STR.legal(state).map((move) => (move._tag === 'Drive' ? [move.gear, move.brakes].join() : ''))
    expect([...new Set(brakes)]).toEqual(['1,2', '2,1', '3,0'])
  })

  test('G-10 a two-space takes two counts', () => {
    const state = position(T60, [{ number: M10, at: 'O35', gear: 2 }])
    expectOffers(T60, state, 2, ['O38', 'I39', 'O39'])
    expectOffers(T60, state, 3, ['O40', 'I40', 'I41', 'O41'])
    expectOffers(T60, state, 1, ['O36', 'I37', 'O37', 'I38'])
  })

  test('G-11 with one count left before a two-space the count is lost', () => {
    const state = position(T60, [{ number: M10, at: 'O33', gear: 2 }])
    expectOffers(T60, state, 2, ['O36', 'I37'])
    expect(right(explain(T60)(state, driveTo(T60, state, 2, 'O36') as never))).toMatchObject({
      counts: 3,
      forfeited: 1,
    })
    const strict = position(T60, [{ number: M10, at: 'O33', gear: 2 }], { rulings: { twoSpaceShort: 'lastResort' } })
    expectOffers(T60, strict, 2, ['I37'])
  })

  test('G-12 a car alone changes lanes from the second count on', () => {
    const state = position(STR, [{ number: B5, at: 'I50', gear: 1 }])
    expectOffers(STR, state, 1, ['I51', 'I52', 'O52', 'I53', 'O53'])
  })

  test('G-14 directly behind a stopped car there is no way out', () => {
    const state = position(STR, [
      { number: M10, at: 'I52', gear: 2 },
      { number: B5, at: 'I54', stop: 1 },
    ])
    expect(offered(STR, state)).toEqual(['ram 1'])
    const end = after(STR, state, 'ram 1')
    expect([places(end), end.cars.map(unitsOf)]).toEqual([
      ['I52', 'I54'],
      [1, 1],
    ])
  })

  test('G-15 behind a moving car the lane may still be left', () => {
    const state = position(
      STR,
      [
        { number: M10, at: 'I52', gear: 2 },
        { number: B5, at: 'I54', gear: 1 },
      ],
      { order: [0, 1] },
    )
    expectOffers(STR, state, 2, ['O56'])
  })

  test('G-16 a stopped car may be cut in front of at once', () => {
    const state = position(STR, [
      { number: M10, at: 'O53', gear: 2 },
      { number: B5, at: 'I54', stop: 1 },
    ])
    expectOffers(STR, state, 2, ['O57', 'I57'])
    expect(right(paths(STR)(state, driveTo(STR, state, 2, 'I57') as never))).toEqual(['SSDS', 'SDSS'])
  })

  test('G-18 in the middle of a corner a blocked car takes the other lane, or rams', () => {
    const ahead: ReadonlyArray<Entry> = [
      { number: B5, at: 'I21', gear: 2 },
      { number: M10, at: 'I25', gear: 2 },
    ]
    expect(offered(T60, position(T60, ahead, { order: [0, 1] }))).toEqual(['O27'])
    const both = position(T60, [...ahead, { number: AR8, at: 'O25', gear: 2 }], { order: [0, 1, 2] })
    expect(offered(T60, both)).toEqual(['ram 1', 'ram 2'])
    for (const [line, place] of [
      ['ram 1', 'I23'],
      ['ram 2', 'O23'],
    ] as const) {
      const end = after(T60, both, line)
      expect([places(end)[0], end.cars.map(unitsOf), end.cars[0]?.gear]).toEqual([place, [1, 0, 0], 0])
    }
  })

  test('G-19 gears are locked in a corner but not on its last space', () => {
    expect(gearsIn(T60, position(T60, [{ number: B5, at: 'I22', gear: 2 }]))).toEqual([2])
    expect(gearsIn(T60, position(T60, [{ number: B5, at: 'I23', gear: 2 }]))).toEqual([1, 2, 3])
  })

  test('G-21 two corners in one move are judged one after the other in the same gear', () => {
    const lanes = (from: number, to: number): Course['corners'][number]['cells'] => [
      { lane: 'inside', from, to },
      { lane: 'outside', from, to },
    ]
    const course: Course = {
      ...T60_COURSE,
      id: 'two',
      twos: [],
      corners: [
        {
          id: 'a',
          name: 'A',
          kind: 'sharp',
          turn: 'right',
          cells: lanes(10, 11),
          so: { lane: 'inside', col: 11 },
          bypass: null,
        },
        {
          id: 'b',
          name: 'B',
          kind: 'hairpin',
          turn: 'right',
          cells: lanes(14, 15),
          so: { lane: 'inside', col: 15 },
          bypass: null,
        },
      ],
    }
    const game = gameOn({ course, cards: T60.data.cards, table: TEST_TABLE })
    const state = position(game, [{ number: J1, at: 'I8', gear: 3 }])
    expectOffers(game, state, 3, ['I16', 'O16'])
    expect(right(explain(game)(state, driveTo(game, state, 3, 'I16') as never)).corners).toEqual([
      { corner: 0, safe: 3, over: 0, isChance: false },
      { corner: 1, safe: 2, over: 1, isChance: true },
    ])
    expectOffers(game, state, 2, ['I14', 'O14'])
    expect(only(eventsOf(game, state, '2 I14'), 'CornerEntered', 'ChanceRolled').map(({ corner }) => corner)).toEqual([
      0, 1,
    ])
  })

  test('G-22 the leader is ahead in distance, wherever it stands on the ring', () => {
    const state = position(T60, [
      { number: J1, at: 'I70', gear: 3 },
      { number: M10, at: 'I13', gear: 3 },
    ])
    expect(order(state)).toEqual([0, 1])
  })
})

describe('chances, spin-outs, piles', () => {
  test('G-24 in top gear without hard-brakings the Jaguar can but spin out at the hairpin', () => {
    const state = position(T60, [{ number: J1, at: 'I15', gear: 6, brakes: 0 }])
    expect(offered(T60, state)).toEqual(['spin b'])
    const end = after(T60, state, 'spin 1')
    expect(end.cars[0]).toMatchObject({ lane: 0, x: 22, gear: 0, brakes: 0, stoppedAt: 1 })
    expect(end.wet).toEqual([1])
    expect(only(eventsOf(T60, state, 'spin 1'), 'ChanceRolled')).toEqual([])
  })

  test('G-26 a chance that went well holds for the rest of the corner', () => {
    const state = position(T60, [{ number: AR8, at: 'O16', gear: 2 }])
    const next = after(T60, state, '3 O22', 'roll 5')
    expect([next.phase._tag, gearsIn(T60, next)]).toEqual(['Driving', [3]])
    expectOffers(T60, next, 3, ['O30', 'I30'])
    expect(after(T60, next, '3 O30').phase._tag).toBe('Driving')
  })

  test('G-27 the die smashes the car, spins it, orders a stop, or lets it through', () => {
    const state = after(
      T60,
      position(T60, [
        { number: J1, at: 'I18', gear: 3 },
        { number: M10, at: 'I5', gear: 1 },
      ]),
      '3 I26',
    )
    const [smashed, spun, pit, safe] = [1, 2, 3, 4].map((face) => after(T60, state, `roll ${face}`))
    expect(smashed?.cars[0]?.status).toBe('smashed')
    expect([spun?.cars[0], spun?.wet]).toMatchObject([{ lane: 0, x: 22, gear: 0, stoppedAt: 1 }, [1]])
    expect(pit?.cars[0]).toMatchObject({ x: 26, gear: 3, debts: [chanceDebt(1)] })
    expect(safe?.cars[0]).toMatchObject({ x: 26, gear: 3, debts: [] })
  })

  test('G-28 the second car of a turn reads the wet column', () => {
    const state = position(T60J, [
      { number: 1, at: 'I18', gear: 3 },
      { number: 2, at: 'O18', gear: 3 },
    ])
    const end = after(T60J, state, '3 I26', 'roll 2', '3 O24', 'roll 3')
    expect([places(end), end.cars.map(unitsOf)]).toEqual([
      ['I22', 'I20'],
      [1, 1],
    ])
  })

  test('G-29 three spin-outs of a turn stand behind each other and wait two, two and one turns', () => {
    const entries: ReadonlyArray<Entry> = [
      { number: 1, at: 'I18', gear: 3 },
      { number: 2, at: 'O18', gear: 3 },
      { number: 3, at: 'I16', gear: 3 },
      { number: 4, at: 'O16', gear: 3 },
    ]
    const spin = (cars: number): ReturnType<typeof after> => {
      let state = position(T60J, entries.slice(0, cars))
      for (let car = 0; car < cars; car++) {
        const third = T60J.legal(state).filter((move) => move._tag === 'Drive' && move.gear === 3)
        state = right(T60J.apply(right(T60J.apply(state, third[0] as never)).state, roll(2))).state
      }
      return state
    }
    const [two, three, four] = [2, 3, 4].map(spin)
    expect([places(three as never), three?.cars.map(unitsOf), three?.wet]).toEqual([
      ['I22', 'I20', 'I18'],
      [2, 2, 1],
      [1],
    ])
    expect(two?.cars.map(unitsOf)).toEqual([1, 1])
    expect([places(four as never), four?.cars.map(unitsOf)]).toEqual([
      ['I22', 'I20', 'I18', 'I16'],
      [3, 3, 2, 1],
    ])
  })

  test('G-31 a car that spun out a turn ago and has not left yet is hit as well', () => {
    const state = position(
      T60J,
      [
        { number: 1, at: 'I22', stop: 1 },
        { number: 2, at: 'O18', gear: 3 },
      ],
      { wet: [1] },
    )
    const end = after(T60J, state, '3 O24', 'roll 2')
    expect([places(end), end.cars.map(unitsOf)]).toEqual([
      ['I22', 'I20'],
      [1, 1],
    ])
    expect([end.turn, end.phase]).toEqual([10, { _tag: 'Driving', car: 0 }])
    expect(after(T60J, end, '1 I23').cars[0]?.debts).toEqual([{ kind: 'collision', due: 1, units: 1 }])
  })

  test('G-33 hard-brakings spent before a spin-out are gone, or given back by the ruling', () => {
    const entries: ReadonlyArray<Entry> = [{ number: J1, at: 'I15', gear: 6, brakes: 3 }]
    const spun = after(T60, position(T60, entries), '3 I23', 'roll 2')
    expect(spun.cars[0]).toMatchObject({ x: 22, brakes: 1 })
    const kind = after(T60, position(T60, entries, { rulings: { hbRefundOnSpin: true } }), '3 I23', 'roll 2')
    expect(kind.cars[0]).toMatchObject({ x: 22, brakes: 3, debts: [] })
  })
})

describe('collisions', () => {
  const wall = (brakes: number): ReturnType<typeof position> =>
    position(STR, [
      { number: J1, at: 'I50', gear: 6, brakes },
      { number: B5, at: 'I53', stop: 1 },
      { number: AR8, at: 'O53', stop: 2 },
    ])

  test('G-35 a car that cannot stop rams the stopped one ahead, and both owe a stop', () => {
    const state = wall(0)
    expect(offered(STR, state)).toEqual(['ram 1'])
    const end = after(STR, state, 'ram 1')
    expect([places(end)[0], end.cars[0]?.gear, end.cars.map(unitsOf)]).toEqual(['I51', 0, [1, 1, 0]])
  })

  test('G-36 hard-brakings that would not help are not spent', () => {
    const state = wall(3)
    expect(offered(STR, state)).toEqual(['ram 1'])
    expect(after(STR, state, 'ram 1').cars[0]).toMatchObject({ x: 51, brakes: 3 })
  })

  test('G-38 with no space at all a running car rams and a standing one holds', () => {
    const others: ReadonlyArray<Entry> = [
      { number: B5, at: 'I52', stop: 1 },
      { number: AR8, at: 'O52', stop: 2 },
    ]
    const running = position(STR, [{ number: J1, at: 'I50', gear: 1 }, ...others])
    expect(offered(STR, running)).toEqual(['ram 1'])
    expect(only(eventsOf(STR, running, 'ram 1'), 'Moved')).toEqual([])
    const standing = position(STR, [{ number: J1, at: 'I50', stop: 3 }, ...others], { order: [0, 1, 2] })
    expect(offered(STR, standing)).toEqual(['hold'])
    expect(after(STR, standing, 'hold').cars.map(unitsOf)).toEqual([0, 0, 0])
  })

  test('G-40 a car that must ram in a corner throws for the corner first', () => {
    const state = position(
      T60J,
      [
        { number: 1, at: 'I18', gear: 4, brakes: 0 },
        { number: 2, at: 'I24', gear: 2 },
        { number: 3, at: 'O24', gear: 2 },
      ],
      { order: [0, 1, 2] },
    )
    expect(offered(T60J, state)).toEqual(['ram 1', 'ram 2'])
    const die = after(T60J, state, 'ram 1')
    expect(die.phase).toMatchObject({ _tag: 'TakingChance', corner: 1 })
    expect(places(after(T60J, die, 'roll 4'))[0]).toBe('I22')
    expect(after(T60J, die, 'roll 3').cars[0]).toMatchObject({
      x: 22,
      stoppedAt: 1,
      debts: [chanceDebt(1), { kind: 'collision', due: 1, units: 1 }],
    })
    const spun = after(T60J, die, 'roll 2')
    expect([spun.cars[0]?.x, spun.cars.map(unitsOf), spun.wet]).toEqual([22, [0, 0, 0], [1]])
  })

  test('G-41 six ranks run into each other and all get going again', () => {
    const entries = Array.from({ length: 12 }, (_, index): Entry => {
      const at = `${index % 2 === 0 ? 'I' : 'O'}${100 - 2 * Math.floor(index / 2)}`
      return index < 2
        ? { number: index + 1, at, stop: index + 1, brakes: 0 }
        : { number: index + 1, at, gear: 3, brakes: 0 }
    })
    let state = position(STRJ, entries)
    const rammed: Array<string> = []
    while (state.turn === 10) {
      const [move] = STRJ.legal(state)
      const step = right(STRJ.apply(state, move as never))
      for (const event of only(step.events, 'Collided')) rammed.push(`${event.car + 1}>${event.victim + 1}`)
      expect(only(step.events, 'Collided').length === 0 || only(step.events, 'Moved').length === 0).toBe(true)
      state = step.state
    }
    expect(rammed).toEqual(['3>1', '4>2', '5>3', '6>4', '7>5', '8>6', '9>7', '10>8', '11>9', '12>10'])
    expect(state.cars.map(unitsOf)).toEqual([1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1])
    expect(order(state)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    while (state.turn === 11) {
      const [move] = STRJ.legal(state)
      expect(move?._tag).toBe('Drive')
      state = right(STRJ.apply(state, move as never)).state
    }
  })
})

describe('brakes and pits', () => {
  test('G-42 hard-brakings are spent gear by gear, and the last one costs a stop', () => {
    const start = position(STR, [{ number: J1, at: 'I50', gear: 6, brakes: 3 }])
    const first = after(STR, start, '3 I58')
    expect(first.cars[0]?.brakes).toBe(1)
    const second = after(STR, first, '1 I61')
    expect(second.cars[0]).toMatchObject({ brakes: 0, debts: [{ kind: 'brake', due: 1, units: 1 }] })
    expect(gearsIn(STR, position(STR, [{ number: J1, at: 'I50', gear: 6, brakes: 0 }]))).toEqual([5, 6])
  })

  test('G-43 class F goes down three gears without hard-brakings', () => {
    const state = position(STR, [{ number: M10, at: 'I50', gear: 5 }])
    expect(gearsIn(STR, state)).toEqual([2, 3, 4, 5])
    expect(STR.legal(state).every((move) => move._tag === 'Drive' && move.brakes === 0)).toBe(true)
  })

  test('G-44 three stops are served by two turns of waiting', () => {
    const start = position(T60, [
      { number: J1, at: 'I52', gear: 4, debts: [chanceDebt(1, 3)] },
      { number: M10, at: 'O10', gear: 1 },
    ])
    expect(offered(T60, start)).toEqual(['pit C', ...offered(T60, start).slice(1)])
    let state = after(T60, start, 'pit 0')
    expect(state.cars[0]).toMatchObject({ status: 'pitting', stall: 0, wait: 2, debts: [] })
    const waited: Array<number> = []
    while (state.turn < 13 || state.phase._tag !== 'Driving' || state.phase.car !== 0) {
      const step = right(T60.apply(state, T60.legal(state)[0] as never))
      if (only(step.events, 'PitWaited').length > 0) waited.push(state.turn)
      state = step.state
    }
    expect([state.turn, waited]).toEqual([13, [11, 12]])
    expectOffers(T60, state, 1, ['I60', 'I61'])
  })

  test('G-46 who cannot get into the pits is stopped behind them, and the second time is out', () => {
    const start = position(T60, [
      { number: J1, at: 'O56', gear: 4, brakes: 0, debts: [chanceDebt(1)] },
      { number: M10, at: 'O10', gear: 1 },
    ])
    expect(offered(T60, start)).not.toContain('pit C')
    const missed = after(T60, start, '4 O66')
    expect(missed.cars[0]).toMatchObject({
      x: 66,
      gear: 0,
      stoppedAt: 1,
      laps: 1,
      missed: true,
      debts: [chanceDebt(2)],
    })
    const again = position(T60, [
      { number: J1, at: 'O116', gear: 4, brakes: 0, missed: true, debts: [chanceDebt(2)] },
      { number: M10, at: 'O10', gear: 1 },
    ])
    expect(after(T60, again, '4 O126').cars[0]?.status).toBe('disqualified')
    const last = position(
      T60,
      [
        { number: J1, at: 'O116', gear: 4, brakes: 0, missed: true, debts: [chanceDebt(2)] },
        { number: M10, at: 'O10', gear: 1 },
      ],
      { laps: 2 },
    )
    expect(after(T60, last, '4 O126').cars[0]).toMatchObject({ status: 'crossed', debts: [] })
  })

  test('G-47 twelve cars start out of the pits, each directly behind the one before', () => {
    const cards = Array.from({ length: 12 }, (_, index): SpecificationCard => {
      const card = T60.data.cards[[2, 3, 1, 0][index % 4] ?? 0] as SpecificationCard
      return { ...card, number: index + 1 }
    })
    const stalls = Array.from({ length: 12 }, (_, order) => ({
      id: `S${order}`,
      cls: (['C', 'D', 'E', 'F'] as const)[order % 4] ?? 'C',
      col: 58 - 2 * order,
      order,
    }))
    const course: Course = { ...T60_COURSE, twos: [], corners: [], pits: { lane: 'inside', stalls } }
    const game = right(makeLeMans({ course, cards, table: TEST_TABLE }))
    let state = right(game.setup({ seats: 12, start: 'leMans' })).state
    for (let lot = 0; lot < 12; lot++) state = after(game, state, `draw ${lot}`)
    expect([state.turn, order(state)]).toEqual([1, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
    for (let car = 0; car < 12; car++) {
      const two = game.legal(state).filter((move) => {
        const known = right(explain(game)(state, move as never))
        return known.counts === 2 && known.route === 'DS'
      })
      state = right(game.apply(state, two[0] as never)).state
    }
    expect(places(state)).toEqual(Array.from({ length: 12 }, (_, index) => `I${index === 0 ? 0 : -2 * index}`))
    expect(state.cars.every(({ laps }) => laps === 0)).toBe(true)
    expect([state.turn, order(state)]).toEqual([2, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]])
  })

  test('G-48 in the last lap no stop is offered, and what is owed is void', () => {
    const at = (x: number, due: number): ReturnType<typeof position> =>
      position(T60, [{ number: J1, at: `I${x}`, gear: 4, debts: [chanceDebt(due)] }])
    expect(offered(T60, at(230, 4)).filter((line) => line.startsWith('pit'))).toEqual([])
    const events = eventsOf(T60, at(230, 4), '4 I240')
    expect(only(events, 'PitVoided')).toEqual([{ _tag: 'PitVoided', car: 0, units: 1, rule: 'LM-Pit.6' }])
    expect(offered(T60, at(170, 3))).toContain('pit C')
  })

  test.each([
    ['G-49 brakes alone', 1, 0, 0, 1, 0],
    ['G-49 brakes and one chance', 1, 0, 0, 1, 1],
    ['G-49 brakes and two chances', 2, 0, 0, 1, 2],
    ['G-49 brakes and a collision', 2, 1, 0, 1, 0],
    ['G-49 a chance and a collision', 2, 1, 0, 0, 1],
    ['G-49 two over-revs', 2, 0, 2, 0, 0],
    ['G-49 two over-revs and brakes', 3, 0, 2, 1, 0],
    ['G-49 three chances', 3, 0, 0, 0, 3],
  ])('%s come to %i stops', (_title, stops, collision, overRev, brake, chance) => {
    const debts = [
      { kind: 'collision', due: 1, units: collision },
      { kind: 'overRev', due: 1, units: overRev },
      { kind: 'brake', due: 1, units: brake },
      { kind: 'chance', due: 1, units: chance },
    ] as const
    expect(
      stopsFor(
        debts.filter(({ units }) => units > 0),
        DEFAULT_RULINGS,
      ),
    ).toBe(stops)
  })

  const late: Course = {
    ...T60_COURSE,
    id: 'late',
    twos: [],
    corners: [
      {
        id: 'last',
        name: 'Last',
        kind: 'sharp',
        turn: 'right',
        cells: [
          { lane: 'inside', from: 47, to: 48 },
          { lane: 'outside', from: 47, to: 48 },
        ],
        so: { lane: 'inside', col: 48 },
        bypass: null,
      },
    ],
    pits: {
      lane: 'inside',
      stalls: [
        { id: 'F', cls: 'F', col: 58, order: 0 },
        { id: 'E', cls: 'E', col: 56, order: 1 },
        { id: 'C', cls: 'C', col: 54, order: 2 },
        { id: 'D', cls: 'D', col: 52, order: 3 },
      ],
    },
  }

  test('G-51 a stop drawn right before the pits takes the car in, if there is a way', () => {
    const game = gameOn({ course: late, cards: T60.data.cards, table: TEST_TABLE })
    const entry: Entry = { number: J1, at: 'I46', gear: 4 }
    const inside = position(game, [entry, { number: M10, at: 'O10', gear: 1 }])
    const end = after(game, inside, '4 I56', 'roll 3')
    expect(end.cars[0]).toMatchObject({ status: 'pitting', stall: 2, x: 54, wait: 0, debts: [] })
    const events = eventsOf(game, inside, '4 I56', 'roll 3')
    expect(only(events, 'PitEntered')).toMatchObject([{ diverted: true, units: 1, route: 'SSSSSSS', counts: 8 }])
    const blocked = position(
      game,
      [
        { ...entry, at: 'O46' },
        { number: M10, at: 'I52', gear: 1 },
        { number: AR8, at: 'I50', gear: 1 },
        { number: B5, at: 'I48', gear: 1 },
      ],
      { order: [0, 1, 2, 3] },
    )
    const called = after(game, blocked, '4 O56', 'roll 3')
    expect(called.cars[0]).toMatchObject({ x: 56, gear: 0, stoppedAt: 1, missed: true, debts: [chanceDebt(2)] })
    const carried = position(game, [entry, { number: M10, at: 'O10', gear: 1 }], { rulings: { lateDebt: 'carry' } })
    expect(after(game, carried, '4 I56', 'roll 3').cars[0]).toMatchObject({ x: 56, gear: 4, debts: [chanceDebt(2)] })
  })

  test('G-52 a car does not stop in the pits of another class', () => {
    const state = position(T60, [{ number: B5, at: 'I55', gear: 2, debts: [chanceDebt(2)] }], {})
    expect(offered(T60, state)).not.toContain('pit C')
    expect(T60.apply(state, { _tag: 'Pit', stall: 0 })).toMatchObject({
      left: { _tag: 'WrongPits', rule: 'LM-Pit.5', car: 'D', pits: 'C' },
    })
  })

  test('G-53 who stopped in the pits first leaves before one who spun out later', () => {
    const start = position(
      T60J,
      [
        { number: 1, at: 'I54', gear: 4, brakes: 0, debts: [chanceDebt(1, 2)] },
        { number: 2, at: 'I70', gear: 1 },
      ],
      { turn: 5 },
    )
    const sixth = after(T60J, start, '2 I76', 'pit 0')
    expect([sixth.turn, order(sixth), sixth.cars[0]?.wait]).toEqual([6, [1, 0], 1])
    const spun = eventsOf(T60J, sixth, '3 I84', 'roll 2')
    expect(only(spun, 'PitWaited')).toEqual([{ _tag: 'PitWaited', car: 0, left: 0 }])
    const seventh = after(T60J, sixth, '3 I84', 'roll 2')
    expect([seventh.turn, order(seventh), seventh.phase]).toEqual([7, [0, 1], { _tag: 'Driving', car: 0 }])
    expect(offered(T60J, seventh)).toEqual(['I60', 'I61'])
  })
})

describe('winning', () => {
  const finish = (mercedes: string): ReturnType<typeof position> =>
    position(
      T60,
      [
        { number: J1, at: 'I55', gear: 3 },
        { number: B5, at: mercedes, gear: 4 },
      ],
      { laps: 1 },
    )

  test('G-54 the car farthest past the line wins, whoever crossed it first', () => {
    const end = after(T60, finish('O54'), '3 I63', '4 O64')
    expect(end.phase).toMatchObject({
      _tag: 'RaceOver',
      winners: [1],
      standings: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
      ],
    })
  })

  test('G-55 cars that end even are tied', () => {
    const end = after(T60, finish('O53'), '3 I63', '4 O63')
    expect(end.phase).toMatchObject({ _tag: 'RaceOver', winners: [0, 1], standings: [{ place: 1 }, { place: 1 }] })
  })

  test('G-57 the turn of the finish is completed by everybody', () => {
    const state = position(
      T60,
      [
        { number: J1, at: 'I55', gear: 3 },
        { number: B5, at: 'O25', gear: 3 },
      ],
      { laps: 1 },
    )
    const crossed = after(T60, state, '3 I63')
    expect([crossed.phase, crossed.cars[0]?.status]).toEqual([{ _tag: 'Driving', car: 1 }, 'crossed'])
    expect(after(T60, crossed, '3 O32').phase).toMatchObject({ _tag: 'RaceOver', winners: [0] })
  })

  test('G-58 if everybody is out the race ends without a winner', () => {
    const state = position(T60J, [
      { number: 1, at: 'I18', gear: 3 },
      { number: 2, at: 'O18', gear: 3 },
    ])
    const end = after(T60J, state, '3 I26', 'roll 1', '3 O24', 'roll 1')
    expect(end.phase).toEqual({
      _tag: 'RaceOver',
      winners: [],
      standings: [
        { seat: 0, place: 1 },
        { seat: 1, place: 1 },
      ],
    })
  })
})

test('G-29 the cards of the piles are all alike', () => {
  expect(new Set(JAGUARS.map(({ speeds }) => speeds.join())).size).toBe(1)
})
