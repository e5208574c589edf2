/** What a drawing of Le Mans says of every phase, event and button. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { type Car, type Event, leMans, type Move, type Phase } from '../../src/le-mans/index.js'
import {
  cornerName,
  lastNews,
  lastRoll,
  nameOf,
  numberOf,
  onTurn,
  remarksOf,
  shortMove,
  tellCar,
  waitingFor,
  type Words,
} from '../../src/svg/le-mans-words.js'

const begun = leMans.setup({ seats: 3, laps: 2 })
if (E.isLeft(begun)) throw new Error('three drivers are enough')
const view = leMans.view(begun.right.state, 'spectator')
const words: Words = { game: leMans, view, names: ['Moss'] }
const [first, second] = [nameOf(words, 0), nameOf(words, 1)]
const corner = leMans.data.course.corners[0]?.name ?? ''
const at = { lane: 0, x: 12 } as const

test('a corner goes by its name, one that is not on the course by its index', () => {
  expect([0, 99].map((index) => cornerName(words, index))).toEqual([corner, 'corner 99'])
})

test('a car has the number of its card, one that does not race along has none', () => {
  expect([0, 99].map((index) => numberOf(words, index))).toEqual([String(leMans.data.cards[0]?.number), ''])
})

test('a car goes by its driver and its make, and by its make alone if he has no name', () => {
  const makes = view.cars.map(({ card }) => leMans.data.cards[card]?.name)
  expect([first, second]).toEqual([`Moss, ${makes[0] ?? ''}`, makes[1]])
})

const LED = { car: 1, leader: 0, corner: 0, corners: [], route: 'S', counts: 1 } as const
const LATE = { move: { _tag: 'Hold' }, brakes: 0, route: 'S', steps: 1, late: false } as const

describe('what the race waits for', () => {
  test.each<readonly [Phase, string, number]>([
    [{ _tag: 'Rolling', roller: 0, rolls: [] }, 'Rolling for the grid', -1],
    [{ _tag: 'Drawing', drawn: [] }, 'Drawing lots', -1],
    [{ _tag: 'Driving', car: 0 }, `${first} drives`, 0],
    [{ _tag: 'Declaring', car: 1, leader: 0 }, `${second} may slip behind ${first}`, 1],
    [
      { _tag: 'AskingDie', car: 1, corner: 0, passage: 0 },
      `The die decides if ${second} takes the chance of ${corner}`,
      1,
    ],
    [{ _tag: 'TakingTowChance', ...LED }, `${second}, in tow, takes a chance in ${corner}`, 1],
    [{ _tag: 'TakingChance', car: 0, corner: 0, ...LATE }, `${first} takes a chance in ${corner}`, 0],
    [{ _tag: 'RaceOver', winners: [], standings: [] }, 'Nobody wins', -1],
    [{ _tag: 'RaceOver', winners: [0], standings: [] }, `${first} wins`, -1],
    [{ _tag: 'RaceOver', winners: [0, 1], standings: [] }, `${first} and ${second} win`, -1],
  ])('%j', (phase, told, car) => {
    const there = { ...words, view: { ...view, phase } }
    expect([waitingFor(there), onTurn(there.view)]).toEqual([told, car])
  })
})

describe('the last throw of the die', () => {
  const chance = { _tag: 'ChanceRolled', car: 1, corner: 0, surface: 'wet', face: 5 } as const
  test.each<readonly [Event, { readonly face: number; readonly told: string } | null]>([
    [
      { _tag: 'GridRolled', roller: 2, face: 6 },
      { face: 6, told: 'roll 3 for the grid' },
    ],
    [
      { ...chance, result: 'safe' },
      { face: 5, told: `${second} in ${corner}, wet: safe` },
    ],
    [
      { ...chance, result: 'pit' },
      { face: 5, told: `${second} in ${corner}, wet: must stop at the pits` },
    ],
    [
      { ...chance, result: 'spin' },
      { face: 5, told: `${second} in ${corner}, wet: spins out` },
    ],
    [
      { ...chance, result: 'smash' },
      { face: 5, told: `${second} in ${corner}, wet: smashes up` },
    ],
    [{ _tag: 'CarHeld', car: 1 }, null],
  ])('%j', (event, told) => {
    expect(lastRoll(words, [event, { _tag: 'CarHeld', car: 0 }])).toEqual(told)
  })
})

describe('the last thing of note', () => {
  const spun = { _tag: 'SpunOut', car: 1, corner: 0, from: at, route: 'S', to: at } as const
  const solo = { _tag: 'SoloRolled', car: 1, corner: 0, surface: 'dry', face: 3 } as const
  test.each<readonly [Event, string]>([
    [{ ...spun, cause: 'automatic', rule: 'LM-Corner.6' }, `${second} spins out in ${corner}`],
    [{ ...spun, cause: 'die', rule: 'LM-Chance.6' }, ''],
    [
      { _tag: 'Towed', car: 1, leader: 0, from: at, to: at, route: 'S', counts: 1, passage: 0 },
      `${second} goes along behind ${first}`,
    ],
    [{ _tag: 'TowBroken', car: 1, leader: 0, why: 'noRoom' }, `${second} loses the slipstream of ${first}`],
    [{ ...solo, must: true }, `${second} must take the chance of ${corner}`],
    [{ ...solo, must: false }, `${second} may not take the chance of ${corner}`],
    [{ _tag: 'Collided', car: 1, victim: 0, at, rule: 'LM-Coll.1' }, `${second} runs into ${first}`],
    [{ _tag: 'PiledUp', corner: 0, cars: [0, 1, 2], rule: 'LM-Coll.4' }, `3 cars pile up in ${corner}`],
    [{ _tag: 'CornerWet', corner: 0, rule: 'LM-Spin.3' }, `${corner} is wet`],
    [{ _tag: 'PitMissed', car: 1, pass: 2, rule: 'LM-Pit.8' }, `${second} misses its stop`],
    [{ _tag: 'Disqualified', car: 1, rule: 'LM-Pit.13' }, `${second} is disqualified`],
    [{ _tag: 'CrossedFinish', car: 1, past: 4, turn: 30 }, `${second} finishes, 4 past the line`],
  ])('%j', (event, told) => {
    expect(lastNews(words, [event, { _tag: 'CarHeld', car: 0 }])).toBe(told)
  })
})

describe('a button', () => {
  test.each<readonly [Move, string]>([
    [{ _tag: 'Spin', corner: 0 }, `spin out in ${corner}`],
    [{ _tag: 'Collide', car: 1 }, `run into ${second}`],
    [{ _tag: 'Foul', car: 1, gear: 3 }, `cut in on ${second} in gear 3`],
    [{ _tag: 'Hold' }, 'hold'],
    [{ _tag: 'Slipstream' }, 'slipstream'],
    [{ _tag: 'Decline' }, 'drop off'],
    [{ _tag: 'OverRev', gear: 4, brakes: 0, revs: 1, lane: 0, column: 9 }, 'over-rev once to inside 9 in gear 4'],
    [
      { _tag: 'OverRev', gear: 4, brakes: 2, revs: 3, lane: 1, column: 9 },
      'over-rev 3 times to outside 9 in gear 4, hard-brakings 2',
    ],
    [{ _tag: 'Pit', stall: 2 }, ''],
    [{ _tag: 'Roll', face: 2 }, ''],
    [{ _tag: 'Draw', lot: 2 }, ''],
  ])('%j', (move, told) => {
    expect(shortMove(words, move)).toBe(told)
  })
})

describe('how a car stands', () => {
  const [car] = view.cars
  if (car === undefined) throw new Error('there are three cars')
  const debt = { kind: 'chance', units: 1, due: 1 } as const
  test.each<readonly [Partial<Car>, ReadonlyArray<string>]>([
    [{ status: 'racing', gear: 3 }, []],
    [{ status: 'racing', gear: 0, stoppedAt: 4 }, ['stopped']],
    [{ status: 'pitting', wait: 2 }, ['in the pits', 'waits 2']],
    [{ status: 'racing', gear: 3, debts: [debt] }, ['owes a stop']],
    [{ status: 'racing', gear: 3, debts: [debt, debt], missed: true }, ['owes 2 stops', 'missed a stop']],
    [{ status: 'smashed' }, ['smashed up']],
  ])('%j', (change, told) => {
    expect(remarksOf({ ...car, ...change })).toEqual(told)
  })

  test('is told whole, with the place on the course of a car that is on it', () => {
    const racing = { ...car, status: 'racing', lane: 1, x: -3, gear: 2, brakes: -1 } as const
    const there = { ...words, view: { ...view, cars: [racing] } }
    const number = leMans.data.cards[car.card]?.number ?? 0
    expect(tellCar(there, 0)).toBe(
      `${first} (number ${number}, seat 0), outside ${leMans.track.length - 3}, gear 2, laps 0 of 2, hard-brakings unlimited`,
    )
  })
})
