/**
 * What lies on the table in any of the games: cars, dice, cards, pips, and texts in their places.
 */
import { figure, moved, type Point, type Pose } from './geometry.js'
import { element, group, hover, type Markup } from './markup.js'
import { inkOn } from './theme.js'

/** How a text is set: its size, where it is held, and more classes. */
export interface Setting {
  readonly size: number
  readonly anchor?: 'start' | 'mid' | 'end'
  readonly bold?: boolean
  /** Such as `pf-muted`. */
  readonly tone?: string
  readonly angle?: number
}

/** One line of text, its middle at a height. */
export const text = (x: number, y: number, { size, anchor, bold, tone, angle }: Setting, words: string): Markup => {
  const classes = [
    ...(anchor === undefined || anchor === 'start' ? [] : [`pf-${anchor}`]),
    ...(bold === true ? ['pf-bold'] : []),
    ...(tone === undefined ? [] : [tone]),
  ]
  const turned = angle !== undefined && Math.round(angle) !== 0
  return element(
    'text',
    {
      class: classes.length === 0 ? null : classes.join(' '),
      x: turned ? null : x,
      y: turned ? null : y,
      transform: turned ? moved(x, y, angle) : null,
      'font-size': size,
    },
    [words],
  )
}

/** About how wide a text is. */
export const widthOf = (words: string, size: number): number => Array.from(words).length * size * 0.58

/** A text shortened to a number of signs. */
export const shortened = (words: string, most: number): string => {
  const signs = Array.from(words)
  return signs.length <= most ? words : `${signs.slice(0, Math.max(1, most - 1)).join('')}\u2026`
}

/** A text in lines of so many signs at most, and not more lines than given. */
export const wrapped = (words: string, most: number, lines: number): ReadonlyArray<string> => {
  const rows = words.split(/\s+/).reduce<ReadonlyArray<string>>((done, word) => {
    const last = done.at(-1)
    return last !== undefined && last.length + 1 + word.length <= most
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word]
  }, [])
  const kept = rows.slice(0, lines)
  return rows.length <= lines
    ? kept.map((row) => shortened(row, most))
    : kept.map((row, index) => shortened(index === lines - 1 ? `${row}\u2026` : row, most))
}

const BODY = 'M28 0C26-4 15-5 8-6.5L-4-8.5C-16-9.5-26-8-28-4L-28 4C-26 8-16 9.5-4 8.5L8 6.5C15 5 26 4 28 0z'

const WHEELS = 'M-24-14h13v6h-13zM-24 8h13v6h-13zM10-13h11v5h-11zM10 8h11v5h-11zM-19-8h3v16h-3zM14-8h2.5v16h-2.5z'

/** A car for a picture, seen from above. */
export interface CarGlyph extends Pose {
  /** 1 for a car 56 units long and 28 wide. */
  readonly scale: number
  /** `#rrggbb` */
  readonly colour: string
  /** One or two signs. */
  readonly label: string
  readonly isOnTurn: boolean
  /** What a pointer is told. */
  readonly title: string
  /** For who looks for the car in the document. */
  readonly name: string
}

/** A racing car of the sixties from above: four open wheels, a cigar, and its number. */
export const car = ({ x, y, heading, scale, colour, label, isOnTurn, title, name }: CarGlyph): Markup =>
  group({ class: 'pf-car', 'data-car': name, transform: moved(x, y, heading, scale) }, [
    hover(title),
    ...(isOnTurn ? [element('rect', { class: 'pf-halo', x: -35, y: -20, width: 70, height: 40, rx: 20 })] : []),
    element('path', { class: 'pf-glow', d: WHEELS + BODY }),
    element('path', { class: 'pf-tyre', d: WHEELS }),
    element('path', { class: 'pf-body', fill: colour, d: BODY }),
    element('path', { class: 'pf-tyre', d: 'M4-3.5h5q3 3.5 0 7h-5z' }),
    element('circle', { cx: -8, r: 8, fill: '#ffffff' }),
    element(
      'text',
      { class: 'pf-mid pf-bold pf-ink', transform: moved(-8, 0.5, -heading), 'font-size': label.length > 1 ? 10 : 13 },
      [label],
    ),
  ])

/** Where several cars stand that share a place: how far along its heading, how far across, and how much smaller they are. */
export const spread = (
  count: number,
  room: { readonly along: number; readonly across: number },
  scale: number,
): ReadonlyArray<{ readonly offset: Point; readonly scale: number }> => {
  const columns = count <= 3 ? count : Math.ceil(count / 2)
  const rows = count <= 3 ? 1 : 2
  const fit = Math.min(scale, room.along / columns / 60, room.across / rows / 30)
  const small = Math.max(scale * 0.5, fit)
  const [stepAlong, stepAcross] = [60 * small, 30 * small]
  return Array.from({ length: count }, (_, index) => ({
    offset: [
      ((columns - 1) / 2 - (index % columns)) * stepAlong,
      (Math.floor(index / columns) - (rows - 1) / 2) * stepAcross,
    ],
    scale: small,
  }))
}

const PIPS: Readonly<Record<number, ReadonlyArray<Point>>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die with a face up, its upper left corner at a point. */
export const die = (x: number, y: number, size: number, face: number): Markup =>
  group({ class: 'pf-dice', transform: moved(x, y) }, [
    hover(`die: ${face}`),
    element('rect', { class: 'pf-die', width: size, height: size, rx: size * 0.2 }),
    ...(PIPS[face] ?? []).map(([column, row]) =>
      element('circle', {
        class: 'pf-ink',
        cx: size * (0.5 + 0.27 * column),
        cy: size * (0.5 + 0.27 * row),
        r: size * 0.095,
      }),
    ),
  ])

/** A row of squares, the first ones filled. */
export const pips = (x: number, y: number, size: number, full: number, all: number, tone: string): Markup =>
  group(
    { transform: moved(x, y) },
    Array.from({ length: all }, (_, index) =>
      element('rect', {
        class: index < full ? tone : 'pf-well',
        x: index * size * 1.2,
        width: size,
        height: size,
        rx: size * 0.25,
      }),
    ),
  )

/** A pointed button with a word on it, such as a move that leads nowhere on the board. */
export const chip = (x: number, y: number, width: number, words: string, line: string, told: string): Markup =>
  group({ class: 'pf-legal', 'data-move': line, transform: moved(x, y) }, [
    hover(told),
    element('rect', { class: 'pf-go', width, height: 46, rx: 23 }),
    text(width / 2, 23, { size: 25, anchor: 'mid', bold: true, tone: 'pf-on' }, words),
  ])

/** A round badge in the colour of a car, with its number. */
export const badge = (x: number, y: number, radius: number, colour: string, label: string): Markup =>
  group({ transform: moved(x, y) }, [
    element('circle', { class: 'pf-badge', r: radius, fill: colour }),
    text(0, 0, { size: radius * 1.2, anchor: 'mid', bold: true, tone: inkOn(colour) }, label),
  ])

/** An arrow that points along a pose, its middle there. */
export const arrow = (pose: Pose, length: number, name: string): Markup =>
  element('path', {
    class: name,
    transform: moved(pose.x, pose.y, pose.heading),
    d: figure([
      [-length / 2, -4],
      [length / 4, -4],
      [length / 4, -11],
      [length / 2, 0],
      [length / 4, 11],
      [length / 4, 4],
      [-length / 2, 4],
    ]),
  })
