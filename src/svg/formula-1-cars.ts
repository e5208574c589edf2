/** The cars of Formula 1 where they stand, the ways that they came, and the places that they may go to. */
import { defect } from '../core/defect.js'
import type { Event, Formula1, Move } from '../formula-1/index.js'
import { standOf } from '../formula-1/data/picture-shape.js'
import type { Picture } from '../formula-1/picture.js'
import { colourOf, isOnTurn, type Table } from './formula-1-table.js'
import { tellCar } from './formula-1-words.js'
import { extent, figure, line, placed, type Point, type Pose } from './geometry.js'
import { element, group, hover, type Markup, NOTHING } from './markup.js'
import { car as carGlyph, spread, text } from './pieces.js'

/** Where a car at a place is drawn, if anywhere. */
const poseOf = ({ game, picture }: Table, place: number): Pose | null =>
  standOf(picture)(game.track.places[place]?.id ?? '')

/** A car 28 units wide fills nine tenths of its lane. */
const scaleOf = ({ laneWidth }: Picture): number => (laneWidth * 0.9) / 28

/** Every car that stands somewhere; those that share a place stand side by side. */
export const cars = (table: Table): Markup => {
  const { game, picture, view, name } = table
  const stands = view.cars.flatMap(({ place }, index) => {
    const pose = poseOf(table, place)
    return pose === null ? [] : [{ index, place, pose, spot: `${Math.round(pose.x)} ${Math.round(pose.y)}` }]
  })
  return group(
    { class: 'pf-cars' },
    stands.map(({ index, place, pose, spot }) => {
      const together = stands.filter((other) => other.spot === spot)
      const scale = scaleOf(picture)
      const rank = together.findIndex((other) => other.index === index)
      const stand =
        spread(together.length, roomAt(table, place, pose), scale)[rank] ?? defect('svg', 'a stand for every car')
      const [x, y] = placed(pose)(stand.offset)
      return carGlyph({
        x,
        y,
        heading: pose.heading,
        scale: together.length === 1 ? scale : stand.scale,
        colour: colourOf(table, index),
        label: String(index + 1),
        isOnTurn: isOnTurn(table, index),
        title: tellCar(game, view, index, name),
        name: String(index + 1),
      })
    }),
  )
}

/** The id of a place where something stands. */
const idOf = ({ track }: Formula1, place: number): string =>
  track.places[place]?.id ?? defect('svg', 'a place of the board')

/** How much room there is at a place: a spin-off point has its figure, the strip outside the track has no edge. */
const roomAt = (
  { game, picture }: Table,
  place: number,
  { heading }: Pose,
): { readonly along: number; readonly across: number } => {
  const spin = picture.spinOffs[idOf(game, place)]
  if (spin === undefined) return { along: 130, across: 60 }
  const { along } = extent(spin.polygon, heading)
  return { along: along * 0.85, across: picture.laneWidth * 1.9 }
}

/** The way of each move among events, and the slide of each spin, in the colour of the car. */
export const ways = (table: Table, events: ReadonlyArray<Event>): Markup => {
  return group(
    { class: 'pf-ways' },
    events.map((event) => {
      const isMove = event._tag === 'CarMoved'
      if (!isMove && event._tag !== 'SpunOff' && event._tag !== 'PitEntered') return NOTHING
      const places =
        event._tag === 'CarMoved'
          ? [event.from, ...event.path]
          : event._tag === 'SpunOff'
            ? [event.from, event.to]
            : [lastPlace(events, event.car), event.pit]
      const points = places.flatMap((place): ReadonlyArray<Point> => {
        const pose = poseOf(table, place)
        return pose === null ? [] : [[pose.x, pose.y]]
      })
      if (points.length < 2) return NOTHING
      const stroke = colourOf(table, event.car)
      return way(points, stroke, isMove)
    }),
  )
}

const lastPlace = (events: ReadonlyArray<Event>, car: number): number => {
  const move = events.findLast((event) => event._tag === 'CarMoved' && event.car === car)
  return move?._tag === 'CarMoved' ? move.to : -1
}

const way = (points: ReadonlyArray<Point>, stroke: string, isMove: boolean): Markup => {
  const d = line(points)
  return group({ class: 'pf-move' }, [
    element('path', { class: 'pf-trail', d }),
    element('path', { class: isMove ? 'pf-way' : 'pf-way pf-slide', d, stroke }),
    ...(isMove
      ? points
          .slice(0, -1)
          .map(([cx, cy], index) =>
            element('circle', { class: 'pf-mark', cx, cy, r: index === 0 ? 8 : 5.5, fill: stroke }),
          )
      : []),
  ])
}

/** What a move leads through, as its crossings say. */
interface Risk {
  readonly over: number
  readonly crossesLine: boolean
}

const riskOf = (crossings: string): Risk => {
  const met = crossings === '' ? [] : crossings.split(',')
  return {
    over: Math.max(0, ...met.map((one) => Number(one.split('@')[1] ?? 0))),
    crossesLine: met.includes('line'),
  }
}

/** A place that can be driven to. */
interface Target {
  readonly place: number
  readonly move: Extract<Move, { readonly crossings: string }>
}

/** Every move that leads to a place of the board, as a mark on that place. */
export const targets = (table: Table, legal: ReadonlyArray<Move>): Markup => {
  const { game, view } = table
  const all = legal.flatMap((move): ReadonlyArray<Target> => {
    if (move._tag === 'DriveIntoPit') return [{ place: game.track.firstPit + view.current, move }]
    return 'crossings' in move ? [{ place: move.to, move }] : []
  })
  const places = [...new Set(all.map(({ place }) => place))]
  return group(
    { class: 'pf-targets' },
    places.map((place) =>
      target(
        table,
        place,
        all.filter((one) => one.place === place),
      ),
    ),
  )
}

const target = (table: Table, place: number, choices: ReadonlyArray<Target>): Markup => {
  const { game, picture } = table
  const pose = poseOf(table, place)
  if (pose === null) return NOTHING
  const id = idOf(game, place)
  const shape = picture.cells[id] ?? picture.pits[id]
  const least = Math.min(...choices.map(({ move }) => riskOf(move.crossings).over))
  const [first] = choices
  return many(table, pose, choices, [
    ...(shape === undefined || first === undefined
      ? []
      : [
          element(
            'path',
            {
              class: `pf-legal pf-target ${toneOf(least)}`,
              'data-move': choices.length === 1 ? game.notation.show(first.move) : null,
              d: figure(shape.polygon),
            },
            [hover(choices.map(({ move }) => tellMove(table, move)).join('\n'))],
          ),
        ]),
  ])
}

const many = (table: Table, pose: Pose, choices: ReadonlyArray<Target>, before: ReadonlyArray<Markup>): Markup =>
  group({}, [
    ...before,
    ...choices.map(({ move }, index) => {
      const [x, y] = placed(pose)([(index - (choices.length - 1) / 2) * Math.min(24, 56 / choices.length), 0])
      return dot(table, move, x, y)
    }),
  ])

const toneOf = (over: number): string => (over === 0 ? 'pf-go' : over >= 60 ? 'pf-stop' : 'pf-care')

const dot = (table: Table, move: Target['move'], x: number, y: number): Markup => {
  const { over, crossesLine } = riskOf(move.crossings)
  const raise = move._tag === 'DriveUp' && move.raise
  const words = over > 0 ? `+${over}` : raise ? '\u2191' : crossesLine ? '\u2691' : ''
  return group({ class: 'pf-legal', 'data-move': table.game.notation.show(move) }, [
    hover(tellMove(table, move)),
    element('circle', { class: `pf-mark ${toneOf(over)}`, cx: x, cy: y, r: words === '' ? 8 : 13 }),
    ...(words === ''
      ? []
      : [text(x, y, { size: over > 0 ? 12 : 16, anchor: 'mid', bold: true, tone: 'pf-on' }, words)]),
  ])
}

/** A move for a pointer: its line of notation, and what it meets. */
const tellMove = ({ game }: Table, move: Target['move']): string => {
  const { over, crossesLine } = riskOf(move.crossings)
  const told = [
    ...(move._tag === 'DriveUp' ? ['up to the car ahead'] : []),
    ...(move._tag === 'PlayExtra' ? ['with a card'] : []),
    ...(over > 0 ? [over >= 60 ? '60 or more over: spins off' : `${over} over the safety speed`] : []),
    ...(crossesLine ? ['across the line'] : []),
  ]
  return [game.notation.show(move), ...told].join(', ')
}
