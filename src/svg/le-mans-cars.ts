/** The cars of Le Mans where they stand, the ways that they came, and the spaces that they may go to. */
import type { Car, Drive, Event, Lane, Move } from '../le-mans/index.js'
import { figure, line, type Point, type Pose } from './geometry.js'
import { type Printed, scaleOf, spacePose, spaceShape, stallPose } from './le-mans-board.js'
import { carColour } from './le-mans-theme.js'
import { numberOf, onTurn, tellCar, type Words } from './le-mans-words.js'
import { element, group, hover, type Markup, NOTHING } from './markup.js'
import { text } from './pieces.js'
import { token } from './token.js'

/** A position on a board. */
export interface Table extends Words {
  readonly printed: Printed
}

/** The column of the board for one that the rules count from the start. */
const boardColumn = ({ printed }: Table, x: number): number => x + printed.course.startCol

const laneName = (lane: Lane): 'inside' | 'outside' => (lane === 0 ? 'inside' : 'outside')

const roadPose = (table: Table, lane: Lane, x: number): Pose | null =>
  spacePose(table.printed, laneName(lane), boardColumn(table, x))

const stallAt = ({ game, printed }: Table, stall: number): Pose | null =>
  stallPose(printed, game.track.stalls[stall]?.id ?? '')

/** The colour of a car. */
export const colourOf = ({ game, view }: Table, index: number): string =>
  carColour(game.data.cards, view.cars[index]?.card ?? -1)

/** Every car on the road or in a stall. */
export const cars = (table: Table): Markup =>
  group(
    { class: 'pf-cars' },
    table.view.cars.map(({ status, stall, lane, x }, index) => {
      if (status !== 'racing' && status !== 'pitting' && status !== 'crossed') return NOTHING
      const pose = stall >= 0 ? stallAt(table, stall) : roadPose(table, lane, x)
      if (pose === null) return NOTHING
      return token({
        ...pose,
        scale: scaleOf(table.printed),
        colour: colourOf(table, index),
        label: numberOf(table, index),
        isOnTurn: index === onTurn(table.view),
        title: tellCar(table, index),
        name: numberOf(table, index),
      })
    }),
  )

/** The tows that cars have agreed to or are offered: a broken line from each to the car ahead of it. */
export const tows = (table: Table): Markup => {
  const { phase, notes } = table.view
  const linked =
    phase._tag === 'Declaring' || phase._tag === 'TakingTowChance' ? [...notes.followers, phase.car] : notes.followers
  return group(
    { class: 'pf-tows' },
    linked.map((index) => towLink(table, index)),
  )
}

const towLink = (table: Table, index: number): Markup => {
  const { view, game } = table
  const car = view.cars[index]
  if (car === undefined) return NOTHING
  const { phase } = view
  const told =
    (phase._tag === 'Declaring' || phase._tag === 'TakingTowChance') && phase.car === index ? phase.leader : -1
  const columns = game.track.length
  const isAhead = (other: Car): boolean => other.lane === car.lane && (other.x - car.x - 2) % columns === 0
  const leader = told >= 0 ? view.cars[told] : view.cars.find((other) => other !== car && isAhead(other))
  const [from, to] = [
    roadPose(table, car.lane, car.x),
    leader === undefined ? null : roadPose(table, leader.lane, leader.x),
  ]
  if (from === null || to === null) return NOTHING
  return group({ class: 'pf-tow-link' }, [
    hover(phase._tag === 'Declaring' && phase.car === index ? 'a slipstream on offer' : 'in the slipstream'),
    element('path', { class: 'pf-tow', d: line([pointOf(from), pointOf(to)]) }),
  ])
}

/** Wet corners: the marker in its place, and water on the spaces. */
export const puddles = ({ printed, view }: Table): Markup =>
  group(
    { class: 'pf-puddles' },
    view.wet.map((index) => {
      const corner = printed.course.corners[index]
      if (corner === undefined) return NOTHING
      const marker = printed.picture.wetMarkers[corner.id]
      const spaces = corner.cells.flatMap(({ lane, from, to }) =>
        Array.from({ length: to - from + 1 }, (_, step) => figure(spaceShape(printed, lane, from + step))),
      )
      return group({}, [
        element('path', { class: 'pf-flood', d: spaces.join('') }),
        ...(marker === undefined
          ? []
          : [
              element('circle', { class: 'pf-wet', cx: marker[0], cy: marker[1], r: 10 }, [
                hover(`${corner.name} is wet`),
              ]),
            ]),
      ])
    }),
  )

/** The way of each move among events, in the colour of the car; broken where it ended badly. */
export const ways = (table: Table, events: ReadonlyArray<Event>): Markup =>
  group(
    { class: 'pf-ways' },
    events.map((event) => {
      if (event._tag === 'Moved' || event._tag === 'Towed') return way(table, event, [], true)
      if (event._tag === 'SpunOut') return way(table, event, end(roadPose(table, event.to.lane, event.to.x)), false)
      if (event._tag === 'SmashedUp') return way(table, event, [], false)
      if (event._tag === 'PitEntered') return way(table, event, end(stallAt(table, event.stall)), true)
      return NOTHING
    }),
  )

const end = (pose: Pose | null): ReadonlyArray<Point> => (pose === null ? [] : [pointOf(pose)])

const pointOf = ({ x, y }: Pose): Point => [x, y]

/** The spaces of a way, its start first; each letter is a step, `D` into the other lane. */
const steps = (table: Table, lane: Lane, x: number, route: string): ReadonlyArray<Point> => {
  const laneAfter = (step: number): Lane => ((lane + route.slice(0, step).split('D').length - 1) % 2 === 0 ? 0 : 1)
  return Array.from({ length: route.length + 1 }, (_, step) => step).flatMap((step) => {
    const pose = roadPose(table, laneAfter(step), x + step)
    return pose === null ? [] : [pointOf(pose)]
  })
}

const way = (
  table: Table,
  { car, from, route }: Extract<Event, { readonly route: string }>,
  then: ReadonlyArray<Point>,
  isClean: boolean,
): Markup => {
  const points = [...steps(table, from.lane, from.x, route), ...then]
  if (points.length < 2) return NOTHING
  const [d, stroke] = [line(points), colourOf(table, car)]
  return group({ class: 'pf-move' }, [
    element('path', { class: 'pf-trail', d }),
    element('path', { class: isClean ? 'pf-way' : 'pf-way pf-slide', d, stroke }),
    ...points.slice(0, 1).map(([cx, cy]) => element('circle', { class: 'pf-mark', cx, cy, r: 5.5, fill: stroke })),
  ])
}

/** Every space and stall that can be driven to, with the gears that lead there. */
export const targets = (table: Table, legal: ReadonlyArray<Move>): Markup => {
  const { game, printed } = table
  const drives = legal.filter((move) => move._tag === 'Drive')
  const isSame = (one: Drive, other: Drive): boolean => one.lane === other.lane && one.column === other.column
  const firsts = drives.filter((move, index) => drives.findIndex((one) => isSame(one, move)) === index)
  return group({ class: 'pf-targets' }, [
    ...firsts.map((first) =>
      space(
        table,
        first,
        drives.filter((one) => isSame(one, first)),
      ),
    ),
    ...legal.map((move) => {
      const pose = move._tag === 'Pit' ? stallAt(table, move.stall) : null
      if (pose === null) return NOTHING
      return group({ class: 'pf-legal', 'data-move': game.notation.show(move) }, [
        hover(`${game.notation.show(move)}: stop at the pits`),
        element('circle', { class: 'pf-mark pf-go', cx: pose.x, cy: pose.y, r: 9 * scaleOf(printed) }),
        text(pose.x, pose.y, { size: 11 * scaleOf(printed), anchor: 'mid', bold: true, tone: 'pf-on' }, 'P'),
      ])
    }),
  ])
}

const space = (table: Table, { lane, column }: Drive, drives: ReadonlyArray<Drive>): Markup => {
  const { game, printed } = table
  const pose = roadPose(table, lane, column)
  if (pose === null) return NOTHING
  const scale = scaleOf(printed)
  const tone = (brakes: number): string => (brakes > 0 ? 'pf-care' : 'pf-go')
  return group({}, [
    element('path', {
      class: `pf-target ${tone(Math.min(...drives.map(({ brakes }) => brakes)))}`,
      d: figure(spaceShape(printed, laneName(lane), boardColumn(table, column))),
    }),
    ...drives.map((move, index) => {
      const across = (index - (drives.length - 1) / 2) * 13 * scale
      const [x, y] = [pose.x, pose.y + across]
      return group({ class: 'pf-legal', 'data-move': game.notation.show(move) }, [
        hover(tellDrive(table, move)),
        element('circle', { class: `pf-mark ${tone(move.brakes)}`, cx: x, cy: y, r: 8 * scale }),
        text(x, y, { size: 11 * scale, anchor: 'mid', bold: true, tone: 'pf-on' }, String(move.gear)),
      ])
    }),
  ])
}

const tellDrive = ({ game }: Table, move: Drive): string =>
  [
    game.notation.show(move),
    `gear ${move.gear}`,
    ...(move.brakes === 0 ? [] : [move.brakes === 1 ? 'one hard-braking' : `${move.brakes} hard-brakings`]),
  ].join(', ')
