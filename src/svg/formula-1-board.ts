/**
 * The board of Formula 1, drawn once for a circuit and its picture.
 */
import type { Cell, Circuit } from '../formula-1/index.js'
import type { Picture, PlacePicture } from '../formula-1/picture.js'
import { extent, figure, placed, type Point, roomIn, upright } from './geometry.js'
import { element, group, hover, type Markup } from './markup.js'
import { signs, type Signs } from './formula-1-signs.js'
import { arrow, text } from './pieces.js'
import { carColour } from './formula-1-table.js'
import { inkOn } from './theme.js'

/** A board and the room that it has inside the track. */
export interface Board extends Signs {
  readonly markup: ReadonlyArray<Markup>
}

/** Everything that is printed. */
export const board = (circuit: Circuit, picture: Picture): Board => {
  const { frame, outline, islands, pool } = picture
  const around = signs(circuit, picture)
  const track = [figure(outline.outer), figure(outline.inner)]
  return {
    ...around,
    markup: [
      element('rect', { class: 'pf-ground', width: frame[0], height: frame[1] }),
      element('path', { class: 'pf-infield', d: figure(outline.inner) }),
      element('path', { class: 'pf-verge', d: track.join('') }),
      group({ class: 'pf-spins' }, spinOffs(picture)),
      group(
        { class: 'pf-cells' },
        circuit.cells.flatMap((cell) => space(circuit, picture, cell)),
      ),
      element('path', { class: 'pf-edge', d: track.join('') }),
      group({ class: 'pf-pits' }, pits(circuit, picture)),
      group({ class: 'pf-walls' }, [
        ...islands.map(({ polygon }) => element('path', { class: 'pf-island', d: figure(polygon) }, [hover('island')])),
        ...pool.map(({ polygon }) => element('path', { class: 'pf-pool', d: figure(polygon) }, [hover('pool')])),
        ...pool.map(({ polygon }) => ripples(polygon)),
      ]),
      group({ class: 'pf-signs' }, [
        ...around.labels.map(({ x, y, size, tone, words }) =>
          text(x, y, { size, anchor: 'mid', bold: true, tone }, words),
        ),
        ...around.arrows.map((pose) => arrow(pose, 52, 'pf-arrow')),
      ]),
    ],
  }
}

const spinOffs = ({ spinOffs: points }: Picture): ReadonlyArray<Markup> =>
  Object.entries(points).flatMap(([id, { x, y, heading, polygon }]) => [
    element('path', { class: 'pf-spin', 'data-place': id, d: figure(polygon) }, [hover(`spin-off point ${id}`)]),
    text(x, y, { size: 14, anchor: 'mid', bold: true, tone: 'pf-chalk', angle: upright(heading) }, 'SPIN OFF'),
  ])

const pits = (circuit: Circuit, picture: Picture): ReadonlyArray<Markup> =>
  circuit.pits.flatMap(({ id, colour }, index) => {
    const place = picture.pits[id]
    if (place === undefined) return []
    const fill = carColour(picture, colour)
    return [
      element('path', { class: 'pf-pit', 'data-place': id, fill, d: figure(place.polygon) }, [
        hover(`pit of number ${index + 1}, ${colour}`),
      ]),
      numberOn(place, fill, String(index + 1)),
    ]
  })

const numberOn = ({ x, y, heading }: PlacePicture, fill: string, words: string): Markup =>
  text(x, y, { size: 24, anchor: 'mid', bold: true, tone: inkOn(fill), angle: upright(heading) }, words)

const space = (circuit: Circuit, picture: Picture, { id, band }: Cell): ReadonlyArray<Markup> => {
  const place = picture.cells[id]
  if (place === undefined) return []
  const start = circuit.grid.find(({ cell }) => cell === id)
  const finish = circuit.finish.indexOf(id)
  const isFinish = finish !== -1
  const told = [
    `space ${id}`,
    ...(band === null ? [] : [`safety speed ${band.safety}`]),
    ...(start === undefined ? [] : [`start of number ${start.space}`]),
    ...(isFinish ? ['finish'] : []),
  ].join(', ')
  const fill = start === undefined ? null : carColour(picture, start.colour)
  const cell = element(
    'path',
    {
      class: band !== null ? 'pf-cell pf-band' : isFinish ? 'pf-cell pf-chequer' : 'pf-cell',
      'data-place': id,
      style: fill === null ? null : `fill:${fill}`,
      d: figure(place.polygon),
    },
    [hover(told)],
  )
  if (start !== undefined && fill !== null) return [cell, numberOn(place, fill, String(start.space))]
  if (band !== null) return [cell, safety(place, String(band.safety))]
  if (isFinish) return [cell, chequers(place), letter(circuit, place, finish)]
  return [cell, text(place.x, place.y, { size: 9, anchor: 'mid', tone: 'pf-name', angle: upright(place.heading) }, id)]
}

const safety = ({ x, y, heading }: PlacePicture, words: string): Markup =>
  text(x, y, { size: 22, anchor: 'mid', bold: true, tone: 'pf-chalk', angle: upright(heading) }, words)

const FINISH = 'FINISH'

/** A letter on each space of the chequered row, where there are as many as letters; they read upward on the sheet. */
const letter = ({ finish }: Circuit, { x, y, heading }: PlacePicture, index: number): Markup =>
  text(
    x,
    y,
    { size: 20, anchor: 'mid', bold: true, tone: 'pf-red', angle: upright(heading) },
    finish.length === FINISH.length ? (FINISH[index] ?? '') : '',
  )

/** Chequers along the two edges that a car crosses. */
const chequers = ({ x, y, heading, polygon }: PlacePicture): Markup => {
  const { along, across } = extent(polygon, heading)
  const size = across / 4
  const at = placed({ x, y, heading })
  const squares = [0, 1, 2, 3].flatMap((row) =>
    [0, 1].flatMap((column) => {
      const left =
        row % 2 === 0 ? -along / 2 + column * (along - 2 * size) : -along / 2 + size + column * (along - 2 * size)
      const top = -across / 2 + row * size
      const square: ReadonlyArray<Point> = [
        [left, top],
        [left + size, top],
        [left + size, top + size],
        [left, top + size],
      ]
      return [figure(square.map(at))]
    }),
  )
  return element('path', { class: 'pf-check', d: squares.join('') })
}

/** Three little waves where the water is widest. */
const ripples = (polygon: ReadonlyArray<Point>): Markup => {
  const { x, y } = roomIn(polygon, [], [30, 50], 1)
  return element('path', {
    class: 'pf-ripple',
    d: [-16, 0, 16].map((down) => `M${Math.round(x) - 12} ${Math.round(y) + down}q6-7 12 0t12 0`).join(''),
  })
}
