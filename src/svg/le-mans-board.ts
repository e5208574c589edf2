/** The board of Le Mans: a course and its picture, with everything that is printed on it. */
import type { CarClass, Course, LaneName } from '../le-mans/index.js'
import type { CoursePicture } from '../le-mans/picture.js'
import { figure, line, moved, placed, type Point, type Pose, upright } from './geometry.js'
import { classColour } from './le-mans-theme.js'
import { element, group, hover, type Markup, NOTHING } from './markup.js'
import { text } from './pieces.js'

/** A course and its picture. */
export interface Printed {
  readonly course: Course
  readonly picture: CoursePicture
}

const LANES: ReadonlyArray<LaneName> = ['inside', 'outside']

/** A column of the ring, whatever number it is counted on to. */
const columnOf = ({ course: { length } }: Printed, column: number): number => ((column % length) + length) % length

/** The line before a column: its ends and its middle. */
const ribAt = (printed: Printed, column: number): readonly [Point, Point, Point] => {
  const { ribs } = printed.picture
  return ribs[columnOf(printed, column)] ?? [[0, 0], [0, 0], [0, 0]] // prettier-ignore
}

/** The four corners of a space. */
export const spaceShape = (printed: Printed, lane: LaneName, column: number): ReadonlyArray<Point> => {
  const [before, after] = [ribAt(printed, column), ribAt(printed, column + 1)]
  const [a, b] = lane === 'inside' ? ([0, 1] as const) : ([1, 2] as const)
  return [before[a], before[b], after[b], after[a]]
}

/** Middle and direction of a space. */
export const spacePose = (printed: Printed, lane: LaneName, column: number): Pose | null => {
  const pose = printed.picture.cells[lane][columnOf(printed, column)]
  return pose === undefined ? null : { x: pose[0], y: pose[1], heading: pose[2] }
}

/** Middle and direction of a stall. */
export const stallPose = ({ picture }: Printed, id: string): Pose | null => {
  const pose = picture.stalls[id]
  return pose === undefined ? null : { x: pose[0], y: pose[1], heading: pose[2] }
}

/** How much larger than on the board of Le Mans everything is that has to fit onto a space. */
export const scaleOf = ({ picture }: Printed): number => Math.min(picture.columnStep / 20.8, picture.laneWidth / 21)

/** Everything that is printed. */
export const board = (printed: Printed): ReadonlyArray<Markup> => {
  const { course, picture } = printed
  const { width, height } = picture.canvas
  const edge = (side: 0 | 2): string =>
    figure(Array.from({ length: course.length }, (_, column) => ribAt(printed, column)[side]))
  const road = `${edge(0)}${edge(2)}`
  return [
    element('rect', { class: 'pf-ground', width, height }),
    element('path', { class: 'pf-verge', d: road }),
    group({ class: 'pf-pits' }, [
      element('path', { class: 'pf-apron', d: figure(picture.pitApron) }),
      ...course.pits.stalls.map((stall) => stallOf(printed, stall.id, stall.cls)),
    ]),
    group(
      { class: 'pf-cells' },
      LANES.flatMap((lane) => Array.from({ length: course.length }, (_, column) => space(printed, lane, column))),
    ),
    element('path', { class: 'pf-edge', d: road }),
    lines(printed),
    group({ class: 'pf-corners' }, corners(printed)),
    signs(printed),
    legend(printed),
  ]
}

const stallOf = (printed: Printed, id: string, cls: CarClass): Markup => {
  const pose = stallPose(printed, id)
  if (pose === null) return NOTHING
  const { length, width } = printed.picture.stallSize
  return group({}, [
    element(
      'rect',
      {
        class: 'pf-stall',
        'data-place': id,
        stroke: classColour(cls),
        transform: moved(pose.x, pose.y, pose.heading),
        x: -length / 2,
        y: -width / 2,
        width: length,
        height: width,
        rx: 3,
      },
      [hover(`stall ${id}, class ${cls}`)],
    ),
    text(pose.x, pose.y, { size: 11, anchor: 'mid', bold: true, tone: 'pf-muted' }, cls),
  ])
}

const space = (printed: Printed, lane: LaneName, column: number): Markup => {
  const { course } = printed
  const corner = course.corners.find(({ cells }) =>
    cells.some((span) => span.lane === lane && span.from <= column && column <= span.to),
  )
  const isTwo = course.twos.some((two) => two.lane === lane && two.col === column)
  const pose = spacePose(printed, lane, column)
  const told = [
    `${lane} ${column}`,
    ...(corner === undefined ? [] : [`${corner.name}, ${corner.kind}`]),
    ...(isTwo ? ['two counts'] : []),
  ]
  const scale = scaleOf(printed)
  return group({}, [
    element(
      'path',
      {
        class: corner === undefined ? 'pf-cell' : `pf-cell pf-${corner.kind}`,
        'data-place': `${lane} ${column}`,
        d: figure(spaceShape(printed, lane, column)),
      },
      [hover(told.join(', '))],
    ),
    ...(isTwo && pose !== null
      ? [
          text(
            pose.x,
            pose.y,
            { size: 10.5 * scale, anchor: 'mid', bold: true, tone: 'pf-ink', angle: upright(pose.heading) },
            'two',
          ),
        ]
      : []),
  ])
}

/** The start line, the chequered finish line, and the arrow. */
const lines = (printed: Printed): Markup => {
  const { course, picture } = printed
  const [inner, , outer] = ribAt(printed, course.startCol + 1)
  const finish = ribAt(printed, course.finishCol + 1)
  const along = [finish[0], finish[2]] as const
  const heading = (Math.atan2(along[1][1] - along[0][1], along[1][0] - along[0][0]) * 180) / Math.PI
  const length = Math.hypot(along[1][0] - along[0][0], along[1][1] - along[0][1])
  const at = placed({ x: along[0][0], y: along[0][1], heading })
  const size = length / 8
  const box = (left: number, top: number, right: number, down: number): string =>
    figure([[left, top], [right, top], [right, down], [left, down]].map(([x = 0, y = 0]) => at([x, y]))) // prettier-ignore
  const squares = Array.from({ length: 8 }, (_, row) => {
    const top = row % 2 === 0 ? -size : 0
    return box(row * size, top, (row + 1) * size, top + size)
  })
  return group({ class: 'pf-lines' }, [
    element('path', { class: 'pf-start', d: line([inner, outer]) }, [hover('start')]),
    element('path', { class: 'pf-chequer', d: box(0, -size, length, size) }, [hover('finish')]),
    element('path', { class: 'pf-check', d: squares.join('') }),
    element('path', { class: 'pf-arrow', d: figure(picture.startArrow) }, [hover('driving direction')]),
  ])
}

const corners = (printed: Printed): ReadonlyArray<Markup> =>
  printed.course.corners.flatMap(({ id, name, so, bypass }) => {
    const scale = scaleOf(printed)
    const spot = spacePose(printed, so.lane, so.col)
    const marker = printed.picture.wetMarkers[id]
    return [
      ...(spot === null
        ? []
        : [
            element('circle', { class: 'pf-so', cx: spot.x, cy: spot.y, r: 8.5 * scale }, [
              hover(`spin-out space of ${name}`),
            ]),
            text(spot.x, spot.y, { size: 8.5 * scale, anchor: 'mid', bold: true, tone: 'pf-ink' }, 'SO'),
          ]),
      ...(marker === undefined
        ? []
        : [
            element('circle', { class: 'pf-dry', cx: marker[0], cy: marker[1], r: 8 }, [
              hover(`${name}: place of the wet marker`),
            ]),
          ]),
      ...(bypass === null
        ? []
        : [
            bypassOf(
              spacePose(printed, bypass.from.lane, bypass.from.col),
              spacePose(printed, bypass.to.lane, bypass.to.col),
              name,
            ),
          ]),
    ]
  })

const bypassOf = (from: Pose | null, to: Pose | null, name: string): Markup => {
  if (from === null || to === null) return NOTHING
  const heading = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
  return group({}, [
    hover(`way round ${name}`),
    element('path', { class: 'pf-bypass', d: line([[from.x, from.y], [to.x, to.y]]) }), // prettier-ignore
    element('path', { class: 'pf-bypass-head', transform: moved(to.x, to.y, heading), d: 'M-5-5l9 5l-9 5z' }),
  ])
}

const TONES = {
  corner: 'pf-name',
  title: 'pf-name',
  note: 'pf-muted pf-italic',
  place: 'pf-name',
  straight: 'pf-name pf-italic',
} as const

const signs = ({ course, picture }: Printed): Markup =>
  group({ class: 'pf-signs' }, [
    ...picture.labels.map(({ text: words, role, x, y, size, anchor, angle }) =>
      text(
        x,
        y - size * 0.35,
        {
          size: role === 'title' ? size : size * (role === 'straight' ? 1.1 : 1.25),
          anchor: anchor === 'middle' ? 'mid' : anchor,
          bold: role === 'corner' || role === 'title',
          tone: TONES[role],
          angle: angle ?? 0,
        },
        words,
      ),
    ),
    ...course.kmMarks.flatMap(({ col, km }) => {
      const spot = picture.kmMarks[String(col)]
      return spot === undefined
        ? []
        : [text(spot[0], spot[1] - 4, { size: 13, anchor: 'mid', tone: 'pf-muted' }, `${km}`)]
    }),
  ])

const legend = ({ picture }: Printed): Markup => {
  const entries = [
    ['pf-cell pf-sharp', 'sharp corner'],
    ['pf-cell pf-hairpin', 'hairpin'],
  ] as const
  const y = picture.canvas.height - 34
  return group({ class: 'pf-legend' }, [
    ...entries.flatMap(([name, words], index) => [
      element('rect', { class: name, x: 560 + index * 170, y: y - 9, width: 18, height: 18, rx: 2 }),
      text(586 + index * 170, y, { size: 17, tone: 'pf-name' }, words),
    ]),
    element('circle', { class: 'pf-so', cx: 858, cy: y, r: 9.5 }),
    text(858, y, { size: 9, anchor: 'mid', bold: true, tone: 'pf-ink' }, 'SO'),
    text(876, y, { size: 17, tone: 'pf-name' }, 'spin-out'),
    element('circle', { class: 'pf-dry', cx: 984, cy: y, r: 8 }),
    text(1000, y, { size: 17, tone: 'pf-name' }, 'wet marker'),
  ])
}
