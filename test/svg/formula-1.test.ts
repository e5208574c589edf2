import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { throwChance } from '../../src/core/chance.js'
import { seeded } from '../../src/core/rng.js'
import { CIRCUIT_1962, CIRCUIT_T1, type Event, formula1, type State } from '../../src/formula-1/index.js'
import { ovalPicture, PICTURE_1962 } from '../../src/formula-1/picture.js'
import { drawFormula1, drawFormula1Board, drawFormula1Dashboards } from '../../src/svg/index.js'
import { board1962, t1, table } from '../formula-1/table.js'
import { elementsOf, readXml, textOf, valuesOf } from './well-formed.js'

const board = drawFormula1Board(CIRCUIT_1962, PICTURE_1962)
const drawn = drawFormula1(formula1, PICTURE_1962)

const packed = table({
  game: board1962,
  cars: ['0f', 'spin-c2', 'spin-c2', 'spin-c2', 'outside-33e', 'pit-blue'].map((at, index) => ({
    at,
    speed: index === 0 ? (160 as const) : (0 as const),
    brake: index % 6,
    tire: index + 1,
    missTurns: index === 5 ? 2 : 0,
    specialTires: index === 1,
    hand: { quickReactions: 2, goodCarburettor: 1 },
  })),
  phase: { _tag: 'Moving', from: 160, card: 'none', superb: -1 },
})

const shown = (state: State, viewer: number | 'spectator' = 'spectator'): string =>
  drawn({ view: formula1.view(state, viewer), legal: formula1.legal(state) })

const placesOf = (circuit: typeof CIRCUIT_1962): ReadonlyArray<string> => [
  ...circuit.cells.map(({ id }) => id),
  ...circuit.pits.map(({ id }) => id),
  ...circuit.corners.map(({ spinOff }) => spinOff.id),
]

describe('the board of Formula 1', () => {
  test('is well-formed, has a title and a description, and no size of its own', () => {
    const root = readXml(board())
    expect(root.name).toBe('svg')
    expect(root.attributes['viewBox']).toBe('0 0 1600 1120')
    expect(root.attributes['width']).toBeUndefined()
    const [title, desc] = root.children.map((child) => (typeof child === 'string' ? child : child.name))
    expect([title, desc]).toEqual(['title', 'desc'])
    expect(textOf(root)).toContain('Corner 1: safety speeds 40, 60, 80.')
  })

  test.each([
    ['the board of 1962', CIRCUIT_1962, PICTURE_1962],
    ['an oval', CIRCUIT_T1, ovalPicture(CIRCUIT_T1)],
  ] as const)('%s has every place once', (_, circuit, picture) => {
    const places = valuesOf(readXml(drawFormula1Board(circuit, picture)()), 'data-place')
    expect(places.toSorted()).toEqual(placesOf(circuit).toSorted())
  })

  test('prints every safety speed', () => {
    const texts = elementsOf(readXml(board()))
      .filter(({ attributes }) => attributes['class']?.includes('pf-chalk') === true)
      .map(textOf)
    for (const { band } of CIRCUIT_1962.cells) if (band !== null) expect(texts).toContain(String(band.safety))
  })

  test('has light and dark, or the one that is asked for', () => {
    expect(board()).toContain('prefers-color-scheme:dark')
    expect(board({ theme: 'light' })).not.toContain('prefers-color-scheme')
    expect(board({ theme: 'light' })).not.toBe(board({ theme: 'dark' }))
  })

  test('leaves out what the picture does not have, and is well-formed where the picture is wrong', () => {
    const broken = {
      ...PICTURE_1962,
      cells: {
        ...PICTURE_1962.cells,
        '7b': { kind: 'plain', x: NaN, y: 0, heading: NaN, outside: [0, 0], polygon: [] },
      },
      pits: {},
      spinOffs: {},
      palette: { ...PICTURE_1962.palette, paper: '</style><script>' },
    } as const
    const svg = drawFormula1Board(CIRCUIT_1962, broken)()
    expect(valuesOf(readXml(svg), 'data-place')).toHaveLength(CIRCUIT_1962.cells.length)
    expect(svg).not.toMatch(/NaN|Infinity|undefined|<script/)
  })
})

describe('a position of Formula 1', () => {
  test('is the same string for the same position', () => {
    expect(shown(packed)).toBe(
      drawFormula1(formula1, PICTURE_1962)({ view: formula1.view(packed, 'spectator'), legal: formula1.legal(packed) }),
    )
  })

  test('has every car once, several on one place apart', () => {
    const root = readXml(shown(packed))
    const cars = elementsOf(root).filter(({ attributes }) => attributes['data-car'] !== undefined)
    expect(cars.map(({ attributes }) => attributes['data-car'])).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(new Set(cars.map(({ attributes }) => attributes['transform'])).size).toBe(6)
  })

  test('marks every place that can be driven to with its line of notation', () => {
    const lines = formula1.legal(packed).map(formula1.notation.show)
    expect(lines.length).toBeGreaterThan(1)
    expect(new Set(valuesOf(readXml(shown(packed)), 'data-move'))).toEqual(new Set(lines))
  })

  test('marks the moves that lead nowhere as well', () => {
    const state: State = { ...packed, phase: { _tag: 'SettingSpeed' } }
    const lines = formula1.legal(state).map(formula1.notation.show)
    expect(lines.length).toBeGreaterThan(1)
    expect(new Set(valuesOf(readXml(shown(state)), 'data-move'))).toEqual(new Set(lines))
  })

  test('shows the cards of the viewer and of nobody else', () => {
    expect(shown(packed, 0)).toContain('Good Carburettor')
    expect(shown(packed)).not.toContain('Good Carburettor')
  })

  test('escapes the names of drivers', () => {
    const names = ['<b>"Q" & Co</b>', 'Jim']
    const svg = drawn({ view: formula1.view(packed, 0), names })
    expect(svg).not.toContain('<b>')
    expect(textOf(readXml(svg))).toContain('<b>"Q" & Co</b> (number 1')
  })

  test('has the dashboards alone for a page that has the board elsewhere', () => {
    const root = readXml(drawFormula1Dashboards(formula1, PICTURE_1962)({ view: formula1.view(packed, 1) }))
    expect(valuesOf(root, 'data-place')).toEqual([])
    expect(textOf(root)).toContain('misses 2 turns')
  })

  test('can be drawn on any circuit', () => {
    const state = table({ cars: [{ at: '10b', speed: 80 }, { at: 'spin-K1' }], phase: { _tag: 'SettingSpeed' } })
    const svg = drawFormula1(t1, ovalPicture(CIRCUIT_T1))({ view: t1.view(state, 0), legal: t1.legal(state) })
    expect(valuesOf(readXml(svg), 'data-car')).toEqual(['1', '2'])
  })
})

test('a whole race, drawn where something happens for the first time, is well-formed, small, and without a number that is none', () => {
  const begun = formula1.setup({ seats: 6, laps: 3 })
  if (E.isLeft(begun)) throw new Error('six drivers and three laps can be raced')
  let { state } = begun.right
  let events: ReadonlyArray<Event> = begun.right.events
  let rng = seeded(6)
  let longest = 0
  const known = new Set<string>()
  for (let step = 0; formula1.turn(state)._tag !== 'Over' && step < 1500; step++) {
    const turn = formula1.turn(state)
    const kinds = [state.phase._tag, ...events.map(({ _tag }) => _tag)]
    if (step % 60 === 0 || kinds.some((kind) => !known.has(kind))) {
      for (const kind of kinds) known.add(kind)
      const svg = drawn({ view: formula1.view(state, step % 6), legal: formula1.legal(state), lastEvents: events })
      readXml(svg)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
      longest = Math.max(longest, svg.length)
    }
    const legal = formula1.legal(state)
    const [move, next] =
      turn._tag === 'Chance' ? throwChance(formula1)(state, rng) : ([legal[(step * 7) % legal.length], rng] as const)
    if (move === undefined) throw new Error('somebody can move')
    const moved = formula1.apply(state, move)
    if (E.isLeft(moved)) throw new Error('a legal move is accepted')
    state = moved.right.state
    events = moved.right.events
    rng = next
  }
  expect(known.size).toBeGreaterThan(25)
  expect(longest).toBeGreaterThan(50_000)
  expect(longest).toBeLessThan(200_000)
})
