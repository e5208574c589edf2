/** Le Mans as a drawing: the board, a position on it, and the records of the cars. */
import type { Course, Event, LeMans, Move, View } from '../le-mans/index.js'
import type { CoursePicture } from '../le-mans/picture.js'
import { type BoardOptions, draw } from './drawing.js'
import { board } from './le-mans-board.js'
import { cars, puddles, type Table, targets, tows, ways } from './le-mans-cars.js'
import { records, strip } from './le-mans-panels.js'
import { COLOURS, RULES } from './le-mans-theme.js'
import { cornerName, lastNews, lastRoll, shortMove, tellCar, waitingFor } from './le-mans-words.js'
import { element } from './markup.js'
import { dieFace, newsPanel, type Panel, stacked, WIDTH } from './panel.js'
import type { Theme } from './theme.js'

/** What to draw of a race of Le Mans; everything but the view may be left out. */
export interface LeMansOptions extends BoardOptions {
  readonly view: View
  /** Moves to choose from: spaces and stalls are marked on the board with the gears that lead there, other moves stand below it. */
  readonly legal?: ReadonlyArray<Move>
  /** What happened last: ways driven, spin-outs, the die rolled. */
  readonly lastEvents?: ReadonlyArray<Event>
  /** Names of the drivers, by seat; default none. */
  readonly names?: ReadonlyArray<string>
}

/**
 * The board of a course as an SVG document: its spaces, corners, spin-out spaces, ways round corners, lines and pits.
 *
 * Every place has `data-place`: lane and column of a space, such as `inside 58`, or the id of a stall.
 *
 * @param course - its length, corners and pits
 * @param picture - where they are drawn
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { LE_MANS_COURSE } from 'parc-ferme/le-mans'
 * import { LE_MANS_PICTURE } from 'parc-ferme/le-mans/picture'
 * import { drawLeMansBoard } from 'parc-ferme/svg'
 *
 * assert.ok(drawLeMansBoard(LE_MANS_COURSE, LE_MANS_PICTURE)().includes('data-place="inside 58"'))
 */
export const drawLeMansBoard = (course: Course, picture: CoursePicture): ((options?: BoardOptions) => string) => {
  const markup = board({ course, picture })
  return ({ theme = 'auto' } = {}) =>
    draw({
      ...sheet(theme, picture.canvas.width, picture.canvas.height),
      title: course.name,
      description: describe(course),
      content: markup,
    })
}

/**
 * A position of Le Mans as an SVG document: the board with the cars on it, below it what is waited for and the records of the cars in
 * the order of the race.
 *
 * The board is drawn once for a game, so keep the function that this gives. A move to choose has `data-move`, its line of notation; a
 * car `data-car`, its number.
 *
 * @param game - on the course that the picture shows
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { leMans } from 'parc-ferme/le-mans'
 * import { LE_MANS_PICTURE } from 'parc-ferme/le-mans/picture'
 * import { drawLeMans } from 'parc-ferme/svg'
 *
 * const race = start(leMans)({ seats: 4 }, seeded(1961))
 * if (E.isLeft(race)) throw new Error('four drivers can race')
 * const { state } = race.right.match
 * const svg = drawLeMans(leMans, LE_MANS_PICTURE)({ view: leMans.view(state, 'spectator'), legal: leMans.legal(state) })
 * assert.ok(svg.includes('data-move="drive 1 '))
 */
export const drawLeMans = (game: LeMans, picture: CoursePicture): ((options: LeMansOptions) => string) => {
  const printed = { course: game.data.course, picture }
  const markup = board(printed)
  return ({ view, legal = [], lastEvents = [], names = [], theme = 'auto' }) => {
    const table: Table = { game, printed, view, names }
    const { width, height } = picture.canvas
    const panels = stacked(height + 10, width / WIDTH, [news(table, legal, lastEvents), strip(table), records(table)])
    return draw({
      ...sheet(theme, width, panels.height),
      title: `${game.data.course.name}: ${waitingFor(table)}`,
      description: tell(table),
      content: [
        element('rect', { class: 'pf-ground', width, height: panels.height }),
        ...markup,
        puddles(table),
        ways(table, lastEvents),
        tows(table),
        cars(table),
        targets(table, legal),
        panels.markup,
      ],
    })
  }
}

/**
 * The records of the cars alone, with what is waited for: for a page that has the board elsewhere.
 *
 * @param game - on the course that the picture shows
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { leMans } from 'parc-ferme/le-mans'
 * import { LE_MANS_PICTURE } from 'parc-ferme/le-mans/picture'
 * import { drawLeMansRecords } from 'parc-ferme/svg'
 *
 * const race = start(leMans)({ seats: 2 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers can race')
 * const svg = drawLeMansRecords(leMans, LE_MANS_PICTURE)({ view: leMans.view(race.right.match.state, 0) })
 * assert.ok(svg.includes('Jaguar'))
 */
export const drawLeMansRecords =
  (game: LeMans, picture: CoursePicture): ((options: LeMansOptions) => string) =>
  ({ view, legal = [], lastEvents = [], names = [], theme = 'auto' }) => {
    const table: Table = { game, printed: { course: game.data.course, picture }, view, names }
    const panels = stacked(10, 1, [news(table, legal, lastEvents), strip(table), records(table)])
    return draw({
      ...sheet(theme, WIDTH, panels.height),
      title: waitingFor(table),
      description: tell(table),
      content: [element('rect', { class: 'pf-ground', width: WIDTH, height: panels.height }), panels.markup],
    })
  }

const sheet = (theme: Theme, width: number, height: number) =>
  ({ game: 'le-mans', theme, width, height, colours: COLOURS, rules: RULES }) as const

const news = (table: Table, legal: ReadonlyArray<Move>, events: ReadonlyArray<Event>): Panel => {
  const { game, view } = table
  const roll = lastRoll(table, events)
  return newsPanel({
    over: [game.data.course.name, ...(view.turn === 0 ? [] : [`turn ${view.turn}`])],
    headline: waitingFor(table),
    faces: roll === null ? [] : [dieFace(roll.face)],
    thrown: roll?.told ?? '',
    told: lastNews(table, events),
    buttons: legal.flatMap((move) => {
      const words = shortMove(table, move)
      const line = game.notation.show(move)
      return words === '' ? [] : [{ words, line, told: line }]
    }),
  })
}

const describe = ({ length, corners, direction }: Course): string =>
  `A course of ${length} columns and two lanes, driven ${direction}. Corners: ${corners.map(({ name, kind }) => `${name} (${kind})`).join(', ')}.`

const tell = (table: Table): string =>
  [
    `${waitingFor(table)}. Turn ${table.view.turn}.`,
    ...table.view.wet.map((index) => `${cornerName(table, index)} is wet.`),
    ...table.view.cars.map((_, index) => `${tellCar(table, index)}.`),
  ].join(' ')
