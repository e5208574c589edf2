/** What moves on the map of Paris-Dakar: cars, the tow truck, the helicopter, their ways, and where a decision would lead. */
import { kmOf } from '../paris-dakar/board.js'
import { previewSpin } from '../paris-dakar/explain.js'
import type { Event, Move } from '../paris-dakar/index.js'
import { line, moved, placed, type Point, type Pose } from './geometry.js'
import { element, group, hover, type Markup, NOTHING } from './markup.js'
import type { Map } from './paris-dakar-map.js'
import { VEHICLES } from './paris-dakar-theme.js'
import { tellPlayer, vehicleOf, type Words } from './paris-dakar-words.js'
import { car } from './pieces.js'

/** A position on a map. */
export interface Table extends Words {
  readonly drawn: Map
}

/** The colour of a seat's vehicle. */
export const colourOf = (words: Words, seat: number): string => VEHICLES[vehicleOf(words, seat)] ?? '#888888'

const poseAt = ({ drawn }: Table, space: number): Pose | null => {
  const art = drawn.arts[space]
  return art === undefined ? null : { x: art.x, y: art.y, heading: art.angle }
}

const pointsOf = (table: Table, spaces: ReadonlyArray<number>): ReadonlyArray<Point> =>
  spaces.flatMap((space): ReadonlyArray<Point> => {
    const pose = poseAt(table, space)
    return pose === null ? [] : [[pose.x, pose.y]]
  })

/** How far beside the road the first car of a space stands, the second, ...; those that wait for help stand farther off. */
const beside = (rank: number, radius: number): number =>
  (rank % 2 === 0 ? 1 : -1) * (radius + 9 + 22 * Math.floor(rank / 2))

/** The side of the road, 1 or -1, on which the name of a space does not stand. */
const freeSide = ({ drawn }: Table, space: number, pose: Pose): number => {
  const label = drawn.arts[space]?.label
  if (label === undefined) return 1
  const far = (side: number): number => {
    const [x, y] = placed(pose)([0, side])
    return Math.hypot(x - label.x, y - label.y)
  }
  return far(1) >= far(-1) ? 1 : -1
}

/** Every car, beside the marker that it stands at. */
export const cars = (table: Table): Markup => {
  const { view, drawn } = table
  return group(
    { class: 'pf-cars' },
    view.players.map(({ at, parked }, seat) => {
      const pose = poseAt(table, at)
      if (pose === null) return NOTHING
      const rank = view.players.slice(0, seat).filter((other) => other.at === at).length
      const across = freeSide(table, at, pose) * beside(rank, drawn.radius) * (parked ? 1.7 : 1)
      const [x, y] = placed(pose)([0, across])
      return car({
        x,
        y,
        heading: pose.heading,
        scale: (drawn.radius / 12.5) * 0.66,
        colour: colourOf(table, seat),
        label: String(vehicleOf(table, seat) + 1),
        isOnTurn: seat === view.seat && view.turn > 0 && view.phase._tag !== 'RallyOver',
        title: tellPlayer(table, seat),
        name: String(seat),
      })
    }),
  )
}

/** The tow truck on its space, and the helicopter over its town or on its way. */
export const help = (table: Table): Markup => {
  const { view } = table
  const { at } = view.truck
  const truck = poseAt(table, at)
  const off = view.players.some((player) => player.at === at) ? 66 : 36
  return group({ class: 'pf-help' }, [
    ...(truck === null ? [] : [truckAt(placed(truck)([0, freeSide(table, at, truck) * off]))]),
    helicopter(table),
  ])
}

const truckAt = ([x, y]: Point): Markup =>
  group({ 'data-service': 'truck', transform: moved(x, y) }, [
    hover('tow truck'),
    element('path', { class: 'pf-service', d: 'M-15-9h19v18h-19zM4-4h7l5 6v7h-12z' }),
    element('path', { class: 'pf-cross', d: 'M-10 0h9M-5.5-4.5v9' }),
    element('circle', { class: 'pf-tyre', cx: -9, cy: 10, r: 3.6 }),
    element('circle', { class: 'pf-tyre', cx: 9, cy: 10, r: 3.6 }),
  ])

const helicopter = (table: Table): Markup => {
  const { view, drawn } = table
  const { base, flown, required, holder } = view.helicopter
  const home = poseAt(table, base === 'finish' ? drawn.arts.length - 1 : 0)
  const caller = poseAt(table, view.players[holder ?? -1]?.at ?? -1)
  if (home === null) return NOTHING
  const from: Point = [home.x - 56, home.y - 28]
  const share = caller === null || required === 0 ? 0 : flown / required
  const to: Point = caller === null ? from : [caller.x - 30, caller.y - 40]
  const at: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  return group({}, [
    ...(caller === null || required === 0 ? [] : [element('path', { class: 'pf-flight', d: line([from, to]) })]),
    group({ 'data-service': 'helicopter', transform: moved(at[0], at[1]) }, [
      hover('helicopter'),
      element('path', { class: 'pf-service', d: 'M-22-3h14q3-7 10-7q12 0 12 9t-12 9q-8 0-11-6h-13z' }),
      element('path', { class: 'pf-rotor', d: 'M-14-15h32M2-15v5M-22-7v8M-6 12h18' }),
    ]),
  ])
}

/** The ways that cars and the truck came. */
export const ways = (table: Table, events: ReadonlyArray<Event>): Markup =>
  group(
    { class: 'pf-ways' },
    events.map((event) => {
      if (event._tag === 'VehicleMoved')
        return way(pointsOf(table, [event.from, ...event.path]), colourOf(table, event.seat))
      if (event._tag !== 'TruckMoved') return NOTHING
      const step = Math.sign(event.to - event.from)
      const spaces = Array.from({ length: Math.abs(event.to - event.from) + 1 }, (_, i) => event.from + step * i)
      return way(pointsOf(table, spaces), '#1c5fa8')
    }),
  )

const way = (points: ReadonlyArray<Point>, stroke: string): Markup => {
  if (points.length < 2) return NOTHING
  const d = line(points)
  return group({ class: 'pf-move', opacity: 0.85 }, [
    element('path', { class: 'pf-trail', d }),
    element('path', { class: 'pf-way', d, stroke }),
  ])
}

/** Where each way of using the number leads. */
export const targets = (table: Table, legal: ReadonlyArray<Move>): Markup => {
  const { game, view, drawn } = table
  const { phase } = view
  if (phase._tag !== 'ChoosingSpeed') return NOTHING
  const options = previewSpin(game)(view, view.seat, phase.number)
  return group(
    { class: 'pf-targets' },
    legal.map((move) => {
      const option = move._tag === 'ChooseSpeed' ? options.find(({ mode }) => mode === move.mode) : undefined
      const pose = option === undefined ? null : poseAt(table, option.to)
      if (option === undefined || pose === null) return NOTHING
      const told = `${game.notation.show(move)}: to km ${kmOf(option.to)}, costs ${option.cost} l`
      return element(
        'circle',
        {
          class: 'pf-legal pf-ring',
          'data-move': game.notation.show(move),
          cx: pose.x,
          cy: pose.y,
          r: drawn.radius + 8,
        },
        [hover(told)],
      )
    }),
  )
}
