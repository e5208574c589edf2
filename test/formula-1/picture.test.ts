import { describe, expect, test } from 'vitest'
import type { Circuit } from '../../src/formula-1/board.js'
import { DECKS, TACTIC_CARDS } from '../../src/formula-1/data/cards.js'
import { CIRCUIT_1962 } from '../../src/formula-1/data/circuit-1962.js'
import { CIRCUIT_T1 } from '../../src/formula-1/data/circuit-t1.js'
import { compileTrack } from '../../src/formula-1/track.js'
import {
  ovalPicture,
  PICTURE_1962,
  type Picture,
  PIT_TEXTS,
  type PlacePicture,
  type Point,
  type Polygon,
  type Stand,
  standOf,
  TACTIC_TEXTS,
} from '../../src/formula-1/picture.js'

/** Two lanes, three rows; a pit on the infield side, one band with a spin-off point of its own. */
const SMALL: Circuit = {
  ...CIRCUIT_T1,
  id: 'small',
  direction: 'clockwise',
  rows: 3,
  lanes: ['a', 'b'],
  cells: [0, 1, 2].flatMap((row) =>
    ['a', 'b'].map((name, lane) => ({
      id: `${row}${name}`,
      row,
      lane,
      span: [row, row + 1] as const,
      links: [{ to: `${(row + 1) % 3}${name}`, kind: 'straight' } as const],
      band: row === 1 ? { band: 'k', safety: 60 as const } : null,
      verge: [],
    })),
  ),
  finish: ['0a', '0b'],
  grid: [{ space: 1, colour: 'yellow', cell: '0b' }],
  corners: [
    {
      id: 'K',
      name: 'K',
      bands: ['k'],
      spinOff: { id: 'spin-K', exits: ['2b'] },
      spinOffByBand: { k: { id: 'spin-k', exits: ['2a'] } },
    },
  ],
  pits: [
    { id: 'pit-yellow', colour: 'yellow', abreast: '1a', entries: [], exits: [], overLine: 1 },
    { id: 'pit-nowhere', colour: 'orange', abreast: '9z', entries: [], exits: [], overLine: null },
  ],
}

const pictures: ReadonlyArray<readonly [string, Circuit, Picture]> = [
  ['the reference circuit', CIRCUIT_1962, PICTURE_1962],
  ['the test circuit as an oval', CIRCUIT_T1, ovalPicture(CIRCUIT_T1)],
  ['the reference circuit as an oval', CIRCUIT_1962, ovalPicture(CIRCUIT_1962)],
]

const places = ({ cells, pits, spinOffs }: Picture): ReadonlyArray<readonly [string, PlacePicture]> => [
  ...Object.entries(cells),
  ...Object.entries(pits),
  ...Object.entries(spinOffs),
]

const polygons = (picture: Picture): ReadonlyArray<Polygon> => [
  ...places(picture).map(([, { polygon }]) => polygon),
  ...[...picture.islands, ...picture.pool].map(({ polygon }) => polygon),
  ...Object.values(picture.outline),
  picture.centreLine,
]

const inside = ([x, y]: Point, polygon: Polygon): boolean =>
  polygon.reduce((odd, [x1, y1], index) => {
    const [x2, y2] = polygon.at(index - 1) ?? [0, 0]
    const crossed = y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    return crossed ? !odd : odd
  }, false)

const distanceToEdge = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number => {
  const [right, down] = [x2 - x1, y2 - y1]
  const along = ((x - x1) * right + (y - y1) * down) / (right ** 2 + down ** 2)
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(x - x1 - part * right, y - y1 - part * down)
}

const distance = (point: Point, polygon: Polygon): number =>
  Math.min(...polygon.map((corner, index) => distanceToEdge(point, polygon.at(index - 1) ?? corner, corner)))

const gap = (one: Polygon, other: Polygon): number =>
  Math.min(...one.map((corner) => distance(corner, other)), ...other.map((corner) => distance(corner, one)))

const isAhead = (from: Stand, to: Stand): boolean => {
  const angle = (from.heading * Math.PI) / 180
  return (to.x - from.x) * Math.cos(angle) + (to.y - from.y) * Math.sin(angle) > 0
}

describe.each(pictures)('the picture of %s', (_, circuit, picture) => {
  const stand = standOf(picture)
  const known = (id: string): Stand => stand(id) ?? { x: NaN, y: NaN, heading: NaN }

  test('shows every space, pit, spin-off point and strip outside the track that the rules know, and nothing else', () => {
    const ids = compileTrack(circuit).places.map(({ id }) => id)
    expect(ids.filter((id) => stand(id) === null)).toEqual([])
    expect(places(picture)).toHaveLength(ids.length - circuit.cells.length)
    expect(stand('99z')).toBeNull()
    expect(stand('outside-99z')).toBeNull()
  })

  test('keeps every figure within the frame', () => {
    const [width, height] = picture.frame
    const points = [...polygons(picture).flat(), ...Object.values(picture.cells).map(({ outside }) => outside)]
    expect(polygons(picture).filter((polygon) => polygon.length < 3)).toEqual([])
    expect(points.filter(([x, y]) => !(x >= 0 && x <= width && y >= 0 && y <= height))).toEqual([])
  })

  test('puts a car within its place, and within no other space', () => {
    const cells = Object.entries(picture.cells)
    for (const [id, { x, y, polygon }] of places(picture)) {
      expect([id, inside([x, y], polygon)]).toEqual([id, true])
      expect(cells.filter(([other, cell]) => other !== id && inside([x, y], cell.polygon)).map(([at]) => at)).toEqual(
        [],
      )
    }
  })

  test('puts a car that was forced off beyond the outer edge of the track', () => {
    const strayed = Object.entries(picture.cells).filter(([, { outside }]) => inside(outside, picture.outline.outer))
    expect(strayed.map(([id]) => id)).toEqual([])
  })

  test('turns cars so that whatever they can drive to lies ahead', () => {
    const wrong = circuit.cells.flatMap(({ id, links }) =>
      links.filter(({ to }) => !isAhead(known(id), known(to))).map(({ to }) => `${id} ${to}`),
    )
    expect(wrong).toEqual([])
    expect(circuit.finish.filter((id) => !Number.isFinite(known(id).heading))).toEqual([])
  })

  test('shows by kind where the grid, the line and the bands are', () => {
    const kinds = (...sought: ReadonlyArray<string>): ReadonlyArray<string> =>
      Object.entries(picture.cells).flatMap(([id, { kind }]) => (sought.includes(kind) ? [id] : []))
    expect(kinds('start').toSorted()).toEqual(circuit.grid.map(({ cell }) => cell).toSorted())
    expect(kinds('finish')).toEqual(circuit.finish)
    expect(kinds('band')).toEqual(circuit.cells.filter(({ band }) => band !== null).map(({ id }) => id))
  })

  test('has a colour for every car and a bend for every corner', () => {
    expect(Object.keys(picture.palette.cars)).toEqual(circuit.colours)
    expect(Object.keys(picture.turns)).toEqual(circuit.corners.map(({ id }) => id))
    expect(picture.circuit).toBe(circuit.id)
  })
})

describe('the picture of the reference circuit', () => {
  const { cells, islands, pits, pool, spinOffs } = PICTURE_1962
  const edge = (id: string): Polygon => (cells[id] ?? pits[id] ?? spinOffs[id])?.polygon ?? []

  test('lets every space touch those that it leads to', () => {
    const apart = CIRCUIT_1962.cells.flatMap(({ id, links }) =>
      links.filter(({ to }) => gap(edge(id), edge(to)) > 1).map(({ to }) => `${id} ${to}`),
    )
    // Only where the board can be read in two ways: see the reading `afterCorner6`.
    expect(apart).toEqual(['56d 57e'])
  })

  test('lets every pit and every spin-off point touch the track', () => {
    expect(CIRCUIT_1962.pits.filter(({ id, abreast }) => gap(edge(id), edge(abreast)) > 1)).toEqual([])
    const exits = CIRCUIT_1962.corners.map(({ spinOff }) => gap(edge(spinOff.id), edge(spinOff.exits[0] ?? '')))
    expect(exits.filter((far) => far > 1)).toEqual([])
  })

  test('shows as tapers the triangles that another reading takes away', () => {
    const tapers = CIRCUIT_1962.readings.flatMap(({ id, alternatives }) =>
      id === 'tapers' ? alternatives.flatMap(({ removeCells = [] }) => removeCells) : [],
    )
    expect(Object.keys(cells).filter((id) => cells[id]?.kind === 'taper')).toEqual(tapers)
    expect(tapers.map((id) => edge(id).length)).toEqual([3, 3, 3, 3])
  })

  test('keeps islands and the pool out of the way of cars', () => {
    const walls = [...islands, ...pool]
    expect(walls.map(({ id }) => id)).toEqual(['island1', 'island2', 'island3', 'island4', 'pool1', 'pool2'])
    const hit = Object.entries(cells).filter(([, { x, y }]) => walls.some(({ polygon }) => inside([x, y], polygon)))
    expect(hit.map(([id]) => id)).toEqual([])
  })

  test('begins where the line is', () => {
    expect(PICTURE_1962.start).toEqual({ x: 882, y: 898, heading: 170 })
    expect(PICTURE_1962.centreLine[0]).toEqual([882, 898])
    expect(PICTURE_1962.landmarks.flatMap((landmark) => landmark.cells).filter((id) => !(id in cells))).toEqual([])
  })
})

describe('an oval picture', () => {
  test('puts a pit and a spin-off point beside the lane that it belongs to', () => {
    const { laneWidth, pits, spinOffs } = ovalPicture(SMALL)
    expect(Object.keys(pits)).toEqual(['pit-yellow'])
    expect(Object.keys(spinOffs)).toEqual(['spin-K', 'spin-k'])
    const [far = { x: 0, y: 0 }, near = { x: 0, y: 0 }] = Object.values(spinOffs)
    expect(near.y - far.y).toBe(3 * laneWidth)
  })

  test('is driven round in the direction of its circuit', () => {
    expect(ovalPicture(SMALL).turns).toEqual({ K: 'right' })
    expect(ovalPicture(SMALL).start.heading).toBe(180)
    expect(ovalPicture({ ...SMALL, direction: 'anticlockwise' }).turns).toEqual({ K: 'left' })
    expect(ovalPicture({ ...SMALL, direction: 'anticlockwise' }).start.heading).toBe(0)
  })
})

describe('the texts of the cards', () => {
  test('are there for every card of both editions, each under its own title', () => {
    const cards = [...new Set([...DECKS.seed.pits, ...DECKS.uk1962.pits])]
    expect(Object.keys(PIT_TEXTS).toSorted()).toEqual(cards.toSorted())
    expect(Object.keys(TACTIC_TEXTS)).toEqual(TACTIC_CARDS)
    const texts = [...Object.values(TACTIC_TEXTS), ...Object.values(PIT_TEXTS)]
    expect(new Set(texts.map(({ title }) => title)).size).toBe(23)
    expect(texts.filter(({ text }) => !text.endsWith('.'))).toEqual([])
  })
})
