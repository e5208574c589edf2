/** What a drawing of Paris-Dakar says of every phase, event and button. */
import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { type Event, type Move, type Op, parisDakar, type Player, type View } from '../../src/paris-dakar/index.js'
import {
  lastNews,
  lastSpin,
  nameOf,
  remarksOf,
  shortMove,
  tellHelp,
  tellPlayer,
  waitingFor,
  type Words,
} from '../../src/svg/paris-dakar-words.js'

const begun = parisDakar.setup({ seats: 3 })
if (E.isLeft(begun)) throw new Error('three drivers are enough')
const view: View = { ...parisDakar.view(begun.right.state, 'spectator'), seat: 1 }
const words: Words = { game: parisDakar, view, names: ['Ickx'] }

test('a driver goes by his name, and by the colour of his vehicle if he has none', () => {
  expect([0, 1, 2].map((seat) => nameOf(words, seat))).toEqual(['Ickx', 'Blue', 'Yellow'])
})

describe('what the rally waits for', () => {
  test.each<readonly [View['phase'], string]>([
    [{ _tag: 'DrawingStarter' }, 'Lots decide who drives first'],
    [{ _tag: 'Spinning', purpose: 'move' }, 'Blue spins'],
    [{ _tag: 'Spinning', purpose: 'extra' }, 'Blue spins once more'],
    [{ _tag: 'Spinning', purpose: 'truck' }, 'Blue spins for the tow truck'],
    [{ _tag: 'Spinning', purpose: 'helicopter' }, 'Blue spins for the helicopter'],
    [{ _tag: 'SpinningFuel', seat: 2, served: [] }, 'Yellow spins for fuel'],
    [{ _tag: 'ChoosingSpeed', number: 5 }, 'Blue has a 5: reduced or full speed?'],
    [{ _tag: 'ChoosingStop', number: 5, mode: 'full' }, 'Blue comes to a control point'],
    [{ _tag: 'AnsweringOffer', seat: 0, service: 'truck' }, 'Ickx may share the tow truck'],
    [{ _tag: 'AnsweringOffer', seat: 0, service: 'helicopter' }, 'Ickx may share the helicopter'],
    [{ _tag: 'AnsweringOnArrival', seat: 2, served: [] }, 'Yellow may be repaired as well'],
    [{ _tag: 'ChoosingBase' }, 'Blue calls the helicopter'],
    [{ _tag: 'RallyOver' }, 'The rally is over'],
  ])('%j', (phase, told) => {
    expect(waitingFor({ ...words, view: { ...view, phase } })).toBe(told)
  })

  test('is nothing once a driver has won', () => {
    const over: View = { ...view, phase: { _tag: 'RallyOver' }, arrived: [2, 0] }
    expect(waitingFor({ ...words, view: over })).toBe('Yellow wins the rally')
  })
})

describe('the last number', () => {
  test('is that of the last spin, and nothing if none was spun', () => {
    const ended: Event = { _tag: 'TurnEnded', rule: 'PD-5.2', seat: 0 }
    const spun: Event = { _tag: 'Spun', rule: 'PD-13.6', seat: 0, purpose: 'fuel', number: 4 }
    expect(lastSpin(words, [spun, ended])).toEqual({ number: 4, told: 'Ickx spins for fuel' })
    expect(lastSpin(words, [ended])).toBe(null)
  })
})

describe('a line of the road-book', () => {
  test.each<readonly [Op, string]>([
    [{ op: 'gainFuel', litres: 50 }, '+50 l'],
    [{ op: 'payFuel', litres: 50 }, '\u221250 l'],
    [{ op: 'drawBreakdown', count: 1 }, 'a breakdown'],
    [{ op: 'drawBreakdown', count: 2 }, '2 breakdowns'],
    [{ op: 'returnBreakdown', count: 'all' }, 'breakdowns repaired'],
    [{ op: 'needDoctor' }, 'call the doctor'],
    [{ op: 'missTurn', count: 1 }, 'miss a turn'],
    [{ op: 'missTurn', count: 2 }, 'miss 2 turns'],
    [{ op: 'move', spaces: -3 }, '3 back'],
    [{ op: 'move', spaces: 3 }, '3 on'],
    [{ op: 'moveTo', km: 400 }, 'go to km 400'],
    [{ op: 'extraSpin' }, 'spin again'],
    [{ op: 'stay' }, 'stay'],
    [{ op: 'note', text: 'the sun rises' }, 'the sun rises'],
  ])('%j', (op, told) => {
    const read: Event = { _tag: 'RoadBookRead', rule: 'PD-6.5', seat: 0, at: 2, colour: 'red', ops: [op, op] }
    expect(lastNews(words, [read])).toMatch(/^road-book at km \d+: /)
    expect(lastNews(words, [read]).replace(/^.*?: /, '')).toBe(`${told}, ${told}`)
  })

  test('that tells of nothing is not told', () => {
    const read: Event = { _tag: 'RoadBookRead', rule: 'PD-6.5', seat: 0, at: 2, colour: 'red', ops: [] }
    expect(lastNews(words, [read])).toBe('')
  })
})

describe('the last news', () => {
  const town = parisDakar.track.townName.findIndex((name) => name !== '')
  test.each<readonly [Event, string]>([
    [
      { _tag: 'TownFeePaid', rule: 'PD-8.1', seat: 0, at: town, litres: 10 },
      `Ickx pays 10 l in ${parisDakar.track.townName[town] ?? ''}`,
    ],
    [{ _tag: 'TankExchanged', rule: 'PD-9.7', seat: 1, returned: 30, received: 200 }, 'Blue fills up'],
    [{ _tag: 'VehicleParked', rule: 'PD-10.11', seat: 1, at: 0 }, 'Blue waits for help at km 0'],
    [{ _tag: 'RepairDone', rule: 'PD-11.8', seat: 1, cards: 3 }, 'Blue is repaired'],
    [{ _tag: 'PatientTreated', rule: 'PD-12.8', seat: 1 }, 'Blue is well again'],
    [{ _tag: 'FuelDelivered', rule: 'PD-13.7', seat: 1, number: 3, litres: 30 }, 'Blue gets 30 l'],
    [{ _tag: 'TurnMissed', rule: 'PD-6.6', seat: 1, left: 0 }, 'Blue misses a turn'],
    [{ _tag: 'NoMove', rule: 'PD-10.14d', seat: 1, why: 'reducedToZero' }, 'Blue cannot move'],
    [{ _tag: 'VehicleArrived', rule: 'PD-14.1', seat: 1, place: 1 }, 'Blue arrives'],
    [{ _tag: 'TurnEnded', rule: 'PD-5.2', seat: 1 }, ''],
  ])('%j', (event, told) => {
    expect(lastNews(words, [event])).toBe(told)
  })

  test('are two at most', () => {
    const arrives = (seat: number): Event => ({ _tag: 'VehicleArrived', rule: 'PD-14.1', seat, place: 1 })
    expect(lastNews(words, [arrives(0), arrives(1), arrives(2)])).toBe('Blue arrives; Yellow arrives')
  })
})

describe('a button', () => {
  test.each<readonly [Move, string]>([
    [{ _tag: 'ChooseSpeed', mode: 'reduced' }, 'reduced speed'],
    [{ _tag: 'Stop' }, 'stop'],
    [{ _tag: 'DriveOn' }, 'drive on'],
    [{ _tag: 'AcceptHelp' }, 'accept'],
    [{ _tag: 'DeclineHelp' }, 'decline'],
    [{ _tag: 'CallFrom', base: 'start' }, 'from the start'],
    [{ _tag: 'DrawStarter', seat: 1 }, ''],
    [{ _tag: 'Spin', number: 3 }, ''],
  ])('%j', (move, told) => {
    expect(shortMove(move)).toBe(told)
  })
})

describe('how a driver stands', () => {
  const [player] = view.players
  if (player === undefined) throw new Error('there are three drivers')
  test.each<readonly [Partial<Player>, ReadonlyArray<number>, ReadonlyArray<string>]>([
    [{}, [], []],
    [{}, [1, 0], ['arrived, place 2']],
    [
      { parked: true, needs: ['mechanic', 'fuel', 'doctor'] },
      [],
      ['needs the mechanic', 'needs fuel', 'needs the doctor'],
    ],
    [{ parked: true, missTurns: 1 }, [], ['beside the track', 'misses a turn']],
    [{ missTurns: 2 }, [], ['misses 2 turns']],
  ])('%j, arrived %j', (change, arrived, told) => {
    expect(remarksOf({ ...view, arrived }, { ...player, ...change }, 0)).toEqual(told)
  })

  test('is told whole', () => {
    expect(tellPlayer(words, 1)).toBe(`Blue (seat 1): km 0, ${player.fuel} litres, breakdown cards 0`)
  })
})

test('the bank and the two that help are told, with who has called them', () => {
  const { truck, helicopter } = view
  const spaces = parisDakar.track.board.spaces
  const [start, finish] = [spaces[0]?.town?.name ?? '', spaces.at(-1)?.town?.name ?? '']
  const help = (base: typeof helicopter.base, holder: number | null): ReadonlyArray<string> =>
    tellHelp({
      ...words,
      view: {
        ...view,
        truck: { ...truck, holder },
        helicopter: { ...helicopter, base, holder, required: 7, flown: 2 },
      },
    }).slice(1)
  expect(help('start', null)).toEqual(['tow truck: km 800, free', `helicopter: ${start}, free, 2 of 7 flown`])
  expect(help('finish', 1)).toEqual([
    'tow truck: km 800, called by Blue',
    `helicopter: ${finish}, called by Blue, 2 of 7 flown`,
  ])
  expect(tellHelp(words)[0]).toBe(`bank: ${view.bank} l, ${view.bankCards} breakdown cards`)
})

test('a helicopter without a base has it still to be chosen, and a fee is paid where no town is known', () => {
  const called = { ...view, helicopter: { ...view.helicopter, base: null, holder: 0 } }
  expect(tellHelp({ ...words, view: called }).at(-1)).toBe('helicopter: base to be chosen, called by Ickx')
  const paid: Event = { _tag: 'TownFeePaid', rule: 'PD-8.1', seat: 0, at: 999, litres: 20 }
  expect(lastNews(words, [paid])).toBe('Ickx pays 20 l in ')
})
