/** Pictures that lack places, and events and cars that the board in the drawing does not have. */
import { either as E } from 'fp-ts'
import { expect, test } from 'vitest'
import { type Event as Formula1Event, formula1, type Move } from '../../src/formula-1/index.js'
import { PICTURE_1962 } from '../../src/formula-1/picture.js'
import { type Event, leMans, type State } from '../../src/le-mans/index.js'
import { LE_MANS_PICTURE } from '../../src/le-mans/picture.js'
import { type Event as ParisDakarEvent, type Move as ParisDakarMove, parisDakar } from '../../src/paris-dakar/index.js'
import { BOARD_FILE } from '../../src/paris-dakar/picture.js'
import { drawFormula1, drawLeMans, drawParisDakar } from '../../src/svg/index.js'
import { board1962, table } from '../formula-1/table.js'
import { elementsOf, readXml, textOf, valuesOf } from './well-formed.js'

/** The path of each way that a drawing shows, with its class. */
const waysIn = (svg: string): ReadonlyArray<string | undefined> =>
  elementsOf(readXml(svg))
    .map(({ attributes }) => attributes['class'])
    .filter((name) => name === 'pf-way' || name === 'pf-way pf-slide')

const begun = leMans.setup({ seats: 3 })
if (E.isLeft(begun)) throw new Error('three can race')
const racing: State = {
  ...begun.right.state,
  cars: begun.right.state.cars.map((car, index) => ({ ...car, status: 'racing', lane: 0, x: 3 * index, stall: -1 })),
  phase: { _tag: 'Driving', car: 0 },
}
const at = { lane: 0, x: 4 } as const
const way = { from: at, route: 'SD' } as const
const ends: ReadonlyArray<Event> = [
  { _tag: 'Moved', car: 0, ...way, to: { lane: 1, x: 6 }, counts: 2, forfeited: 0 },
  { _tag: 'SpunOut', car: 1, corner: 0, cause: 'die', ...way, to: at, rule: 'LM-Chance.6' },
  { _tag: 'SmashedUp', car: 2, corner: 0, cause: 'die', ...way, rule: 'LM-Chance.7' },
]
const bare = { ...LE_MANS_PICTURE, stalls: {}, wetMarkers: {}, cells: { inside: [], outside: [] } }

test('a way of Le Mans is broken where it ends badly', () => {
  const svg = drawLeMans(leMans, LE_MANS_PICTURE)({ view: leMans.view(racing, 0), lastEvents: ends })
  expect(waysIn(svg)).toEqual(['pf-way', 'pf-way pf-slide', 'pf-way pf-slide'])
})

test('a picture of Le Mans without places shows no car, way, target or tow, and is well-formed', () => {
  const state: State = { ...racing, wet: [0], notes: { followers: [0, 1], led: [], held: [] } }
  const svg = drawLeMans(leMans, bare)({ view: leMans.view(state, 0), legal: leMans.legal(racing), lastEvents: ends })
  expect([valuesOf(readXml(svg), 'data-car'), waysIn(svg)]).toEqual([[], []])
  const shown = elementsOf(readXml(svg)).map(({ attributes }) => attributes['class'])
  expect(shown.filter((name) => name === 'pf-wet' || name === 'pf-tow' || name === 'pf-target')).toEqual([])
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
})

test('the standings of Le Mans begin with those placed, and hard-brakings beyond eight are a number', () => {
  const state: State = {
    ...racing,
    cars: racing.cars.map((car, index) => ({ ...car, place: index === 0 ? 1 : 0, brakes: 11 })),
  }
  const told = textOf(readXml(drawLeMans(leMans, LE_MANS_PICTURE)({ view: leMans.view(state, 0) })))
  expect(told).toContain('place 1')
  expect(told).toContain('+3')
})

test('a car that is not in the race of Le Mans is told by its index', () => {
  const lastEvents: ReadonlyArray<Event> = [{ _tag: 'Collided', car: 99, victim: 98, at, rule: 'LM-Coll.1' }]
  const svg = drawLeMans(leMans, LE_MANS_PICTURE)({ view: leMans.view(racing, 0), lastEvents })
  expect(textOf(readXml(svg))).toContain('car 99 runs into car 98')
})

test('what Le Mans does not have is not drawn: a follower, a wet corner, a stall; a car without a card is grey', () => {
  const drawn = drawLeMans(leMans, LE_MANS_PICTURE)
  const plain = { view: leMans.view(racing, 0) }
  const odd = leMans.view({ ...racing, wet: [99], notes: { followers: [99], led: [], held: [] } }, 0)
  const classes = elementsOf(readXml(drawn({ view: odd }))).map(({ attributes }) => attributes['class'])
  expect(classes.filter((name) => name === 'pf-wet' || name === 'pf-tow')).toEqual([])
  expect(valuesOf(readXml(drawn({ ...plain, legal: [{ _tag: 'Pit', stall: 99 }] })), 'data-move')).toEqual([])
  const lastEvents: ReadonlyArray<Event> = [{ _tag: 'Moved', car: 99, ...way, to: at, counts: 2, forfeited: 0 }]
  expect(valuesOf(readXml(drawn({ ...plain, lastEvents })), 'stroke')).toContain('#888888')
})

test('what is decided at Le Mans without driving anywhere stands on a button', () => {
  const view = leMans.view(racing, 0)
  const root = readXml(drawLeMans(leMans, LE_MANS_PICTURE)({ view, legal: [{ _tag: 'Hold' }] }))
  expect(valuesOf(root, 'data-move')).toEqual(['hold'])
})

const stopping = table({
  game: board1962,
  cars: [
    { at: '0f', speed: 60 },
    { at: '2f', speed: 60 },
  ],
})
const shown = (picture: typeof PICTURE_1962, legal: ReadonlyArray<Move>, lastEvents: ReadonlyArray<Formula1Event>) =>
  drawFormula1(formula1, picture)({ view: formula1.view(stopping, 0), legal, lastEvents })
const [from = -1, to = -1] = formula1.track.places.flatMap(({ id }, place) =>
  id === '0f' || id === '2f' ? [place] : [],
)
const intoPit: ReadonlyArray<Formula1Event> = [
  { _tag: 'CarMoved', car: 0, from, to, path: [to], steps: 1, cause: 'speed' },
  { _tag: 'PitEntered', car: 0, pit: formula1.track.firstPit },
]
const moves: ReadonlyArray<Move> = [
  { _tag: 'DriveIntoPit', crossings: '', path: null },
  { _tag: 'DriveUp', to, crossings: '', raise: true, path: null },
]

test('a stop of Formula 1 is a way into the pit, and moves into it and up to a car are marks', () => {
  const svg = shown(PICTURE_1962, moves, intoPit)
  expect(waysIn(svg)).toEqual(['pf-way', 'pf-way pf-slide'])
  expect(textOf(readXml(svg))).toContain('up to the car ahead')
  expect(new Set(valuesOf(readXml(svg), 'data-move'))).toEqual(new Set(moves.map(formula1.notation.show)))
})

test('a picture of Formula 1 without places shows no car, way or mark', () => {
  const empty = { ...PICTURE_1962, cells: {}, pits: {}, spinOffs: {}, landmarks: [{ name: 'Tower', cells: ['0f'] }] }
  const svg = shown(empty, moves, intoPit)
  expect([valuesOf(readXml(svg), 'data-car'), waysIn(svg), valuesOf(readXml(svg), 'data-move')]).toEqual([[], [], []])
  expect(valuesOf(readXml(svg), 'data-place')).toEqual([])
})

test('a rally with strange places shows nothing there', () => {
  const rally = parisDakar.setup({ seats: 2 })
  if (E.isLeft(rally)) throw new Error('two can drive')
  const view = parisDakar.view(rally.right.state, 'spectator')
  const lastEvents: ReadonlyArray<ParisDakarEvent> = [{ _tag: 'VehicleArrived', rule: 'PD-14.1', seat: 7, place: 1 }]
  const off = { ...view, truck: { ...view.truck, at: 999 }, players: view.players.map((one) => ({ ...one, at: 999 })) }
  const svg = drawParisDakar(parisDakar, BOARD_FILE)({ view: off, lastEvents })
  expect([valuesOf(readXml(svg), 'data-car'), valuesOf(readXml(svg), 'data-service')]).toEqual([[], ['helicopter']])
  expect(textOf(readXml(svg))).toContain('Seat 7 arrives')
})

const setOut = parisDakar.setup({ seats: 2, starter: 0 })
if (E.isLeft(setOut)) throw new Error('two can drive')
const atStart = setOut.right.state

test('a rally on a board without spaces has its name, and nobody on it', () => {
  const empty = { ...BOARD_FILE, title: 'Nowhere', spaces: [] }
  const svg = drawParisDakar(parisDakar, empty)({ view: parisDakar.view(atStart, 0) })
  expect([valuesOf(readXml(svg), 'data-car'), valuesOf(readXml(svg), 'data-service')]).toEqual([[], []])
  expect(textOf(readXml(svg))).toContain('NOWHERE')
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
})

test('a way of a rally beyond the road is not drawn, and a vehicle that the box does not have is grey', () => {
  const moved = (from: number, path: ReadonlyArray<number>): ParisDakarEvent => ({
    _tag: 'VehicleMoved',
    rule: 'PD-6.2',
    seat: 0,
    from,
    to: path.at(-1) ?? from,
    path,
    cause: 'normal',
  })
  const ways = (event: ParisDakarEvent): ReadonlyArray<string | undefined> =>
    waysIn(drawParisDakar(parisDakar, BOARD_FILE)({ view: parisDakar.view(atStart, 0), lastEvents: [event] }))
  expect([ways(moved(3, [4, 5])), ways(moved(3, [])), ways(moved(998, [999]))]).toEqual([['pf-way'], [], []])
  const painted = { ...atStart, agreement: { ...atStart.agreement, vehicles: [9, 1] } }
  expect(drawParisDakar(parisDakar, BOARD_FILE)({ view: parisDakar.view(painted, 0) })).toContain('#888888')
})

test('only a speed is a mark on the road, and only what a seat decides is on a button', () => {
  const choosing = { ...atStart, phase: { _tag: 'ChoosingSpeed', number: 4 } } as const
  const drawn = (legal: ReadonlyArray<ParisDakarMove>): ReadonlyArray<string> =>
    valuesOf(
      readXml(drawParisDakar(parisDakar, BOARD_FILE)({ view: parisDakar.view(choosing, 0), legal })),
      'data-move',
    )
  expect([drawn([{ _tag: 'Stop' }]), drawn([{ _tag: 'Spin', number: 4 }])]).toEqual([['stop'], []])
})
