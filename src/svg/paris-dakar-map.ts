/** The map of Paris-Dakar: the land, the road, and every kilometre marker on it. */
import { defect } from '../core/defect.js'
import type { Art, Board, Colour, Space } from '../paris-dakar/index.js'
import { line, moved, placed, type Point } from './geometry.js'
import { element, group, hover, type Markup, NOTHING } from './markup.js'
import type { Scenery } from './paris-dakar-scenery.js'
import { text } from './pieces.js'

/** A board with a place on the canvas for every space. */
export interface Map {
  readonly board: Board
  readonly scenery: Scenery | null
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly arts: ReadonlyArray<Art>
}

/** Most spaces in a row of a board that nobody has drawn. */
const ROW = 21

/** The board as it is drawn; one without a drawing winds down the sheet in rows. */
export const mapOf = (board: Board, scenery: Scenery | null): Map => {
  const { canvas, spaces } = board
  const rows = Math.max(1, Math.ceil(spaces.length / ROW))
  const columns = Math.ceil(spaces.length / rows)
  const isDrawn = canvas !== undefined && spaces.every(({ art }) => art !== undefined)
  return {
    board,
    scenery: isDrawn ? scenery : null,
    width: isDrawn ? canvas.width : 1600,
    height: isDrawn ? canvas.height : rows * 130 + 110,
    radius: isDrawn ? canvas.markerRadius : 16,
    arts: spaces.map(({ art }, index) => (isDrawn && art !== undefined ? art : winding(index, columns))),
  }
}

const winding = (index: number, columns: number): Art => {
  const row = Math.floor(index / columns)
  const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns)
  const [x, y] = [80 + (column * 1440) / Math.max(1, columns - 1), 110 + row * 130]
  return { x, y, angle: row % 2 === 0 ? 0 : 180, label: { x, y: y + 44, anchor: 'middle' } }
}

/** Everything that is printed. */
export const map = (drawn: Map): ReadonlyArray<Markup> => {
  const { board, scenery, width, height, arts } = drawn
  const road = line(arts.map(({ x, y }): Point => [x, y]))
  return [
    ...(scenery === null ? [element('rect', { class: 'pf-ground', width, height })] : [land(drawn, scenery)]),
    element('path', { class: 'pf-tarmac', d: road }),
    element('path', { class: 'pf-road', d: road }),
    group(
      { class: 'pf-spaces' },
      board.spaces.map((space, index) => marker(drawn, space, index)),
    ),
    group(
      { class: 'pf-signs' },
      board.spaces.map((_, index) => sign(drawn, index)),
    ),
    ...(scenery === null ? [] : [title(board), legend(60, 172), compass(100, 640)]),
    element('rect', { class: 'pf-frame', x: 3, y: 3, width: width - 6, height: height - 6, rx: 10 }),
  ]
}

/** The land in a drawing of its own, which cuts off what lies beyond the canvas. */
const land = ({ width, height }: Map, scenery: Scenery): Markup =>
  element('svg', { class: 'pf-scenery', width, height, viewBox: `0 0 ${width} ${height}` }, [
    element('rect', { class: 'pf-sea', width, height }),
    element('path', { class: 'pf-wave', d: waves(width, height) }),
    element('path', { class: 'pf-shore', d: scenery.land }),
    element('path', { class: 'pf-land', d: scenery.land }),
    ...scenery.savanna.map((d) => element('path', { class: 'pf-savanna', d })),
    element('path', { class: 'pf-dune', d: scenery.dunes.map(dunes).join('') }),
    ...scenery.rivers.map(({ path, width: breadth }) =>
      element('path', { class: 'pf-river', 'stroke-width': breadth, d: path }),
    ),
    element('path', { class: 'pf-border', d: scenery.borders.join('') }),
    ...scenery.mountains.map(([x, y, scale]) =>
      group({ transform: moved(x, y, 0, scale) }, [
        element('path', { class: 'pf-peak', d: 'M-22 12L-6-14L4 2L10-7L24 12z' }),
        element('path', { class: 'pf-snow', d: 'M-6-14L-2-7L-8-4L-11-6z' }),
      ]),
    ),
    ...scenery.names.map(({ words, x, y, size, spacing, angle, isSea }) =>
      element(
        'text',
        {
          class: isSea ? 'pf-mid pf-ocean' : 'pf-mid pf-country',
          transform: moved(x, y, angle),
          'font-size': size,
          'letter-spacing': spacing,
        },
        [words],
      ),
    ),
  ])

/** Pairs of little waves all over the sheet; the land covers most of them. */
const waves = (width: number, height: number): string =>
  Array.from({ length: Math.floor(height / 46) }, (_, row) =>
    Array.from({ length: Math.floor(width / 92) }, (_unused, column) => {
      const [x, y] = [24 + column * 92 + (row % 2) * 46, 30 + row * 46]
      return `M${x} ${y}q7-6 14 0t14 0`
    }).join(''),
  ).join('')

/** Crests in an oval, each shorter toward its ends. */
const dunes = ([x, y, along, across, angle]: Scenery['dunes'][number]): string =>
  [-0.75, -0.38, 0, 0.38, 0.75]
    .map((share, row) => {
      const half = along * Math.sqrt(1 - share * share) * 0.85
      const count = Math.max(2, Math.round(half / 14))
      const points = Array.from({ length: count + 1 }, (_, step): Point => [
        -half + (2 * half * step) / count,
        share * across + (step % 2 === 0 ? 0 : -7) + (row % 2) * 3,
      ])
      return smooth(points.map(placed({ x, y, heading: angle })))
    })
    .join('')

/** A soft line: through the middles between points, bent toward the points. */
const smooth = (points: ReadonlyArray<Point>): string => {
  const whole = (value: number): number => Math.round(value)
  const [[x, y] = [0, 0]] = points
  const bends = points.slice(1, -1).map(([px, py], index) => {
    const [nx, ny] = points[index + 2] ?? defect('svg', 'a point after the last bend')
    return `Q${whole(px)} ${whole(py)} ${whole((px + nx) / 2)} ${whole((py + ny) / 2)}`
  })
  return `M${whole(x)} ${whole(y)}${bends.join('')}`
}

const COLOUR_WORDS: Readonly<Record<Colour, string>> = { green: 'good news', red: 'trouble', black: 'nothing happens' }

/** A space in words. */
export const tellSpace = (
  { km, colour, name, town, control, halfway, start, finish }: Space,
  index: number,
): string => {
  const called = town?.name ?? name
  return [
    `${index}, km ${km}`,
    ...(called === undefined ? [] : [called]),
    COLOUR_WORDS[colour],
    ...(start === true ? ['start'] : []),
    ...(finish === true ? ['finish'] : []),
    ...(town !== undefined && start !== true ? ['stage town'] : []),
    ...(control === true ? ['control point'] : []),
    ...(halfway === true ? ['halfway'] : []),
    ...(town?.rescuePost === true ? ['rescue post'] : []),
  ].join(', ')
}

const marker = ({ arts, radius }: Map, space: Space, index: number): Markup => {
  const { x, y, badge } = arts[index] ?? defect('svg', 'a place for every space')
  const half = radius * 1.22
  const post = badge ?? { x: x + radius * 1.6, y: y - radius * 0.9 }
  return group({ 'data-place': String(index) }, [
    hover(tellSpace(space, index)),
    ...(space.town === undefined && space.halfway !== true
      ? []
      : [
          element('rect', {
            class: space.halfway === true ? 'pf-town pf-halfway' : 'pf-town',
            x: x - half,
            y: y - half,
            width: 2 * half,
            height: 2 * half,
            rx: radius * 0.5,
          }),
        ]),
    element('circle', { class: `pf-marker pf-${space.colour}`, cx: x, cy: y, r: radius }),
    ...(space.control === true
      ? [
          element('rect', { class: 'pf-knob', x: x - 3, y: y - radius - 9, width: 6, height: 6 }),
          element('circle', { class: 'pf-control', cx: x, cy: y, r: radius + 2.2 }),
        ]
      : []),
    text(x, y + 0.5, { size: radius * 0.92, anchor: 'mid', bold: true, tone: 'pf-chalk' }, String(index)),
    ...(space.town?.rescuePost === true ? [cross(post.x, post.y)] : []),
  ])
}

const cross = (x: number, y: number): Markup =>
  group({ transform: moved(x, y) }, [
    element('circle', { class: 'pf-post', r: 7.6 }),
    element('path', { class: 'pf-cross', d: 'M-4.4 0h8.8M0-4.4v8.8' }),
  ])

const sign = ({ board, arts }: Map, index: number): Markup => {
  const [space, label] = [board.spaces[index], arts[index]?.label]
  const called = space?.town?.name ?? space?.name
  if (called === undefined || label === undefined) return NOTHING
  const isTown = space?.town !== undefined
  return text(
    label.x,
    label.y - (isTown ? 6 : 4.5),
    {
      size: isTown ? 18 : 14,
      anchor: label.anchor === 'middle' ? 'mid' : label.anchor,
      bold: isTown,
      tone: isTown ? 'pf-sign' : 'pf-sign pf-italic',
    },
    isTown ? called.toUpperCase() : called,
  )
}

const title = ({ spaces, title: words }: Board): Markup => {
  const [first, last] = [spaces[0]?.town?.name, spaces.at(-1)?.town?.name]
  const called = first === undefined || last === undefined ? words : `${first}\u2013${last}`
  return group({ transform: moved(58, 88) }, [
    element('text', { class: 'pf-title', 'font-size': 62, 'letter-spacing': 2 }, [called.toUpperCase()]),
    text(
      2,
      50,
      { size: 21, tone: 'pf-key pf-italic' },
      `${thousands(spaces.at(-1)?.km ?? 0)} km, ${spaces.length - 1} spaces`,
    ),
  ])
}

const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ')

const LEGEND = [
  ['green', 'good news'],
  ['red', 'trouble'],
  ['black', 'nothing happens'],
] as const

const legend = (x: number, y: number): Markup =>
  group({ class: 'pf-legend', transform: moved(x, y) }, [
    element('rect', { class: 'pf-box', width: 300, height: 238, rx: 10 }),
    ...LEGEND.flatMap(([colour, words], index) => [
      element('circle', { class: `pf-marker pf-${colour}`, cx: 27, cy: 28 + index * 31, r: 12 }),
      text(54, 28 + index * 31, { size: 18, tone: 'pf-key' }, words),
    ]),
    element('rect', { class: 'pf-town', x: 14, y: 108, width: 26, height: 26, rx: 5 }),
    text(54, 121, { size: 18, tone: 'pf-key' }, 'stage town: pay the fee'),
    element('circle', { class: 'pf-marker pf-black', cx: 27, cy: 153, r: 10 }),
    element('circle', { class: 'pf-control', cx: 27, cy: 153, r: 12 }),
    text(54, 153, { size: 18, tone: 'pf-key' }, 'control point: stop'),
    cross(27, 184),
    text(54, 184, { size: 18, tone: 'pf-key' }, 'rescue post'),
    element('rect', { class: 'pf-town pf-halfway', x: 16, y: 202, width: 22, height: 22, rx: 5 }),
    text(54, 213, { size: 18, tone: 'pf-key' }, 'halfway: fill up, stop'),
  ])

const compass = (x: number, y: number): Markup =>
  group({ class: 'pf-compass', transform: moved(x, y) }, [
    element('circle', { class: 'pf-wave', r: 42 }),
    element('path', { class: 'pf-needle', d: 'M0-54l10 44l-10 10l-10-10z' }),
    element('path', {
      class: 'pf-box',
      d: 'M0 54l10-44l-10-10l-10 10zM54 0l-44-10l-10 10l10 10zM-54 0l44-10l10 10l-10 10z',
    }),
    text(0, -68, { size: 20, anchor: 'mid', bold: true, tone: 'pf-key' }, 'N'),
  ])
