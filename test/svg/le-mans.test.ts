import { either as E } from 'fp-ts'
import { describe, expect, test } from 'vitest'
import { throwChance } from '../../src/core/chance.js'
import { seeded } from '../../src/core/rng.js'
import { type Event, leMans, monteCarlo, type State } from '../../src/le-mans/index.js'
import { LE_MANS_PICTURE, MONTE_CARLO_PICTURE } from '../../src/le-mans/picture.js'
import { drawLeMans, drawLeMansBoard, drawLeMansRecords } from '../../src/svg/index.js'
import { elementsOf, readXml, textOf, valuesOf } from './well-formed.js'

const BOARDS = [
  ['Le Mans', leMans, LE_MANS_PICTURE],
  ['Monte Carlo', monteCarlo, MONTE_CARLO_PICTURE],
] as const

/** The first position in which the cars stand and somebody drives. */
const started = (game: typeof leMans, seats: number): State => {
  const begun = game.setup({ seats })
  if (E.isLeft(begun)) throw new Error(`${seats} can race`)
  let { state } = begun.right
  let rng = seeded(seats)
  while (game.turn(state)._tag === 'Chance') {
    const [move, next] = throwChance(game)(state, rng)
    const step = game.apply(state, move)
    if (E.isLeft(step)) throw new Error('what chance brings is accepted')
    state = step.right.state
    rng = next
  }
  return state
}

describe.each(BOARDS)('the board of %s', (_, { data }, picture) => {
  const board = drawLeMansBoard(data.course, picture)

  test('is well-formed and has every space and stall once', () => {
    const root = readXml(board())
    const columns = Array.from({ length: data.course.length }, (_unused, column) => column)
    const places = [
      ...columns.flatMap((column) => [`inside ${column}`, `outside ${column}`]),
      ...data.course.pits.stalls.map(({ id }) => id),
    ]
    expect(valuesOf(root, 'data-place').toSorted()).toEqual(places.toSorted())
  })

  test('names every corner and has both themes', () => {
    const svg = board()
    for (const { name } of data.course.corners) expect(textOf(readXml(svg))).toContain(name)
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(board({ theme: 'dark' })).not.toContain('prefers-color-scheme')
  })

  test('is well-formed where the picture lacks things', () => {
    const bare = { ...picture, ribs: [], stalls: {}, wetMarkers: {}, kmMarks: {}, cells: { inside: [], outside: [] } }
    const svg = drawLeMansBoard(data.course, bare)()
    readXml(svg)
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
  })
})

describe('a position of Le Mans', () => {
  const state = started(leMans, 12)
  const options = { view: leMans.view(state, 'spectator'), legal: leMans.legal(state) }

  test('is the same string for the same position', () => {
    expect(drawLeMans(leMans, LE_MANS_PICTURE)(options)).toBe(drawLeMans(leMans, LE_MANS_PICTURE)(options))
  })

  test('has every car once, and every move', () => {
    const root = readXml(drawLeMans(leMans, LE_MANS_PICTURE)(options))
    expect(valuesOf(root, 'data-car').toSorted()).toEqual(
      leMans.data.cards.map(({ number }) => String(number)).toSorted(),
    )
    expect(valuesOf(root, 'data-move').toSorted()).toEqual(options.legal.map(leMans.notation.show).toSorted())
  })

  test('shows wet corners', () => {
    const view = leMans.view({ ...state, wet: [0, 3] }, 0)
    const root = readXml(drawLeMans(leMans, LE_MANS_PICTURE)({ view }))
    const wet = elementsOf(root).filter(({ attributes }) => attributes['class'] === 'pf-wet')
    expect(wet.map(textOf)).toEqual([0, 3].map((corner) => `${leMans.data.course.corners[corner]?.name ?? ''} is wet`))
  })

  test('links cars in a slipstream, on offer or agreed, to the car ahead', () => {
    const [leader = -1, follower = -1] = state.order.filter((index) => state.cars[index]?.lane === 0)
    const linksIn = (change: Partial<State>): ReadonlyArray<string> => {
      const view = leMans.view({ ...state, ...change }, 'spectator')
      const root = readXml(drawLeMans(leMans, LE_MANS_PICTURE)({ view }))
      return elementsOf(root)
        .filter(({ attributes }) => attributes['class'] === 'pf-tow-link')
        .map(textOf)
    }
    expect(linksIn({})).toEqual([])
    expect(linksIn({ phase: { _tag: 'Declaring', car: follower, leader } })).toEqual(['a slipstream on offer'])
    expect(linksIn({ notes: { followers: [follower], led: [], held: [] } })).toEqual(['in the slipstream'])
  })

  test('escapes the names of drivers, and can be drawn without the board', () => {
    const svg = drawLeMansRecords(leMans, LE_MANS_PICTURE)({ ...options, names: ['<i>Q</i>'] })
    expect(svg).not.toContain('<i>')
    expect(textOf(readXml(svg))).toContain('<i>Q</i>, Jaguar')
  })
})

test.each(BOARDS)(
  'a race at %s, drawn where something happens for the first time, is well-formed and small',
  (_, game, picture) => {
    const drawn = drawLeMans(game, picture)
    let state = started(game, 6)
    let events: ReadonlyArray<Event> = []
    let rng = seeded(1961)
    const known = new Set<string>()
    for (let step = 0; game.turn(state)._tag !== 'Over' && step < 700; step++) {
      const kinds = [state.phase._tag, ...events.map(({ _tag }) => _tag)]
      if (step % 60 === 0 || kinds.some((kind) => !known.has(kind))) {
        for (const kind of kinds) known.add(kind)
        const svg = drawn({ view: game.view(state, 0), legal: game.legal(state), lastEvents: events })
        readXml(svg)
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null/)
        expect(svg.length).toBeLessThan(200_000)
      }
      const legal = game.legal(state)
      const [move, next] =
        game.turn(state)._tag === 'Chance'
          ? throwChance(game)(state, rng)
          : ([legal[(step * 11) % legal.length], rng] as const)
      if (move === undefined) throw new Error('somebody can move')
      const moved = game.apply(state, move)
      if (E.isLeft(moved)) throw new Error('a legal move is accepted')
      state = moved.right.state
      events = moved.right.events
      rng = next
    }
    expect(known.size).toBeGreaterThan(15)
  },
)
