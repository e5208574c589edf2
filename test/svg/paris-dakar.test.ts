import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { throwChance } from '../../src/core/chance.js'
import { seeded } from '../../src/core/rng.js'
import { BOARD, type Event, parisDakar, type State, TEST_BOARD } from '../../src/paris-dakar/index.js'
import { BOARD_FILE } from '../../src/paris-dakar/picture.js'
import { drawParisDakar, drawParisDakarBoard, drawParisDakarDrivers } from '../../src/svg/index.js'
import { elementsOf, readXml, textOf, valuesOf } from './well-formed.js'

const drawn = drawParisDakar(parisDakar, BOARD_FILE)

/** Every position of a rally, with the events that led there, until it ends or so many steps are done. */
const rally = (
  seats: number,
  steps: number,
): ReadonlyArray<{ readonly state: State; readonly events: ReadonlyArray<Event> }> => {
  const begun = parisDakar.setup({ seats })
  if (E.isLeft(begun)) throw new Error(`${seats} can drive`)
  const all: Array<{ readonly state: State; readonly events: ReadonlyArray<Event> }> = [begun.right]
  let { state } = begun.right
  let rng = seeded(1985)
  for (let step = 0; parisDakar.turn(state)._tag !== 'Over' && step < steps; step++) {
    const legal = parisDakar.legal(state)
    const [move, next] =
      parisDakar.turn(state)._tag === 'Chance'
        ? throwChance(parisDakar)(state, rng)
        : ([legal[step % legal.length], rng] as const)
    if (move === undefined) throw new Error('somebody can move')
    const moved = parisDakar.apply(state, move)
    if (E.isLeft(moved)) throw new Error('a legal move is accepted')
    all.push(moved.right)
    state = moved.right.state
    rng = next
  }
  return all
}

const positions = rally(4, 4000)

describe('the map of Paris-Dakar', () => {
  test.each([
    ['the reference circuit', BOARD_FILE],
    ['the reference circuit without its drawing data', BOARD],
    ['a test board', TEST_BOARD],
  ])('%s is well-formed and has every space once', (_, board) => {
    const svg = drawParisDakarBoard(board)()
    expect(valuesOf(readXml(svg), 'data-place')).toEqual(board.spaces.map((_unused, space) => String(space)))
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })

  test('has the land in the picture of the reference circuit only', () => {
    expect(drawParisDakarBoard(BOARD_FILE)()).toContain('MAURITANIE')
    expect(drawParisDakarBoard(TEST_BOARD)()).not.toContain('MAURITANIE')
  })

  test('has light and dark, or the one that is asked for', () => {
    const board = drawParisDakarBoard(BOARD_FILE)
    expect(board()).toContain('prefers-color-scheme:dark')
    expect(board({ theme: 'light' })).not.toContain('prefers-color-scheme')
  })
})

describe('a position of Paris-Dakar', () => {
  test('has every car once, the truck and the helicopter', () => {
    const root = readXml(drawn({ view: parisDakar.view(positions.at(-1)?.state ?? begin(), 0) }))
    expect(valuesOf(root, 'data-car')).toEqual(['0', '1', '2', '3'])
    expect(valuesOf(root, 'data-service').toSorted()).toEqual(['helicopter', 'truck'])
  })

  test('has the standings in one line, the winner first', () => {
    const { state } = positions.at(-1) ?? { state: begin() }
    const root = readXml(drawn({ view: parisDakar.view(state, 0) }))
    const strip = elementsOf(root).find(({ attributes }) => attributes['class'] === 'pf-standings')
    expect(strip === undefined ? '' : textOf(strip)).toMatch(
      new RegExp(`^1\\. .*\\(seat ${state.arrived[0] ?? ''}\\): km 10000`),
    )
  })

  test('has every decision, and marks where the ways of using a number lead', () => {
    const choice = positions.find(({ state }) => state.phase._tag === 'ChoosingSpeed')?.state ?? begin()
    const root = readXml(drawn({ view: parisDakar.view(choice, 0), legal: parisDakar.legal(choice) }))
    expect(new Set(valuesOf(root, 'data-move'))).toEqual(new Set(['reduced', 'full']))
    const rings = elementsOf(root).filter(({ attributes }) => attributes['class']?.includes('pf-ring') === true)
    expect(rings.map(textOf).filter((told) => /^(reduced|full): to km \d+, costs \d+ l$/.test(told))).toHaveLength(2)
  })

  test('escapes the names of drivers, and can be drawn without the map', () => {
    const view = parisDakar.view(begin(), 0)
    const svg = drawParisDakarDrivers(parisDakar, BOARD_FILE)({ view, names: ['<i>Q</i>'] })
    expect(svg).not.toContain('<i>')
    expect(textOf(readXml(svg))).toContain('<i>Q</i> (seat 0)')
  })

  test('is the same string for the same position, well-formed and small, through a whole rally', () => {
    for (const [index, { state, events }] of positions.entries()) {
      if (index % 9 !== 0) continue
      const options = { view: parisDakar.view(state, 0), legal: parisDakar.legal(state), lastEvents: events }
      const svg = drawn(options)
      readXml(svg)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
      expect(svg.length).toBeLessThan(200_000)
      expect(drawn(options)).toBe(svg)
    }
  })
})

const begin = (): State => {
  const [first] = positions
  if (first === undefined) throw new Error('a rally has a first position')
  return first.state
}
