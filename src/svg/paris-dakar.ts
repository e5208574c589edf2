/** Paris-Dakar as a drawing: the map, a position on it, and what the drivers have. */
import type { Board, Event, Move, ParisDakar, View } from '../paris-dakar/index.js'
import { type BoardOptions, draw } from './drawing.js'
import { moved } from './geometry.js'
import { element, group } from './markup.js'
import { type Face, newsPanel, type Panel, stacked, WIDTH } from './panel.js'
import { cars, help, type Table, targets, ways } from './paris-dakar-cars.js'
import { map, mapOf, tellSpace } from './paris-dakar-map.js'
import { bank, drivers, strip } from './paris-dakar-panels.js'
import { NORTH_WEST_AFRICA, type Scenery } from './paris-dakar-scenery.js'
import { COLOURS, RULES } from './paris-dakar-theme.js'
import { lastNews, lastSpin, shortMove, tellHelp, tellPlayer, waitingFor } from './paris-dakar-words.js'
import { text } from './pieces.js'
import type { Theme } from './theme.js'

/** What to draw of a rally; everything but the view may be left out. */
export interface ParisDakarOptions extends BoardOptions {
  readonly view: View
  /** Decisions to choose from: they stand below the map, and where they lead is marked on it. */
  readonly legal?: ReadonlyArray<Move>
  /** What happened last: ways driven, the number spun, what the road-book said. */
  readonly lastEvents?: ReadonlyArray<Event>
  /** Names of the drivers, by seat; default the colours of their vehicles. */
  readonly names?: ReadonlyArray<string>
}

/** The land belongs to the reference circuit; a board of one's own lies on a plain sheet. */
const sceneryOf = ({ id }: Board): Scenery | null => (id === 'dakar-85-reconstruction' ? NORTH_WEST_AFRICA : null)

/**
 * The map of a circuit as an SVG document: its road with every kilometre marker, town, control point and rescue post.
 *
 * Every space has `data-place`, its number from 0. A board without drawing data is laid out in rows.
 *
 * @param board - such as `BOARD_FILE`, which has the drawing data
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { BOARD_FILE } from 'parc-ferme/paris-dakar/picture'
 * import { drawParisDakarBoard } from 'parc-ferme/svg'
 *
 * assert.ok(drawParisDakarBoard(BOARD_FILE)({ theme: 'light' }).includes('data-place="100"'))
 */
export const drawParisDakarBoard = (board: Board): ((options?: BoardOptions) => string) => {
  const drawn = mapOf(board, sceneryOf(board))
  const markup = map(drawn)
  return ({ theme = 'auto' } = {}) =>
    draw({
      ...sheet(theme, drawn.width, drawn.height),
      title: board.title,
      description: describe(board),
      content: markup,
    })
}

/**
 * A position of Paris-Dakar as an SVG document: the map with cars, tow truck and helicopter, below it what is waited for, the bank and
 * the drivers.
 *
 * The map is drawn once for a game, so keep the function that this gives. A decision has `data-move`, its line of notation; a car
 * `data-car`, its seat.
 *
 * @param game - on the circuit of the board
 * @param board - the circuit with its drawing data, such as `BOARD_FILE`
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { begin } from 'parc-ferme'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 * import { BOARD_FILE } from 'parc-ferme/paris-dakar/picture'
 * import { drawParisDakar } from 'parc-ferme/svg'
 *
 * const rally = begin(parisDakar)({ seats: 3 })
 * if (E.isLeft(rally)) throw new Error('three can drive')
 * const view = parisDakar.view(rally.right.match.state, 'spectator')
 * assert.ok(drawParisDakar(parisDakar, BOARD_FILE)({ view, names: ['Thierry'] }).includes('Thierry'))
 */
export const drawParisDakar = (game: ParisDakar, board: Board): ((options: ParisDakarOptions) => string) => {
  const drawn = mapOf(board, sceneryOf(board))
  const markup = map(drawn)
  return ({ view, legal = [], lastEvents = [], names = [], theme = 'auto' }) => {
    const table: Table = { game, drawn, view, names }
    const { width, height } = drawn
    const panels = stacked(height + 18, width / WIDTH, panelsOf(table, legal, lastEvents))
    return draw({
      ...sheet(theme, width, panels.height),
      title: `${board.title}: ${waitingFor(table)}`,
      description: tell(table),
      content: [
        element('rect', { class: 'pf-ground', width, height: panels.height }),
        ...markup,
        ways(table, lastEvents),
        help(table),
        cars(table),
        targets(table, legal),
        panels.markup,
      ],
    })
  }
}

/**
 * What lies below the map alone, for a page that has the map elsewhere.
 *
 * @param game - on the circuit of the board
 * @param board - the circuit, for the names of its places
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { begin } from 'parc-ferme'
 * import { parisDakar } from 'parc-ferme/paris-dakar'
 * import { BOARD_FILE } from 'parc-ferme/paris-dakar/picture'
 * import { drawParisDakarDrivers } from 'parc-ferme/svg'
 *
 * const rally = begin(parisDakar)({ seats: 2 })
 * if (E.isLeft(rally)) throw new Error('two can drive')
 * const view = parisDakar.view(rally.right.match.state, 0)
 * assert.ok(drawParisDakarDrivers(parisDakar, BOARD_FILE)({ view }).includes('1000 l'))
 */
export const drawParisDakarDrivers =
  (game: ParisDakar, board: Board): ((options: ParisDakarOptions) => string) =>
  ({ view, legal = [], lastEvents = [], names = [], theme = 'auto' }) => {
    const table: Table = { game, drawn: mapOf(board, null), view, names }
    const panels = stacked(GAP_ABOVE, 1, panelsOf(table, legal, lastEvents))
    return draw({
      ...sheet(theme, WIDTH, panels.height),
      title: waitingFor(table),
      description: tell(table),
      content: [element('rect', { class: 'pf-ground', width: WIDTH, height: panels.height }), panels.markup],
    })
  }

const GAP_ABOVE = 18

const sheet = (theme: Theme, width: number, height: number) =>
  ({ game: 'paris-dakar', theme, width, height, colours: COLOURS, rules: RULES }) as const

const panelsOf = (table: Table, legal: ReadonlyArray<Move>, events: ReadonlyArray<Event>): ReadonlyArray<Panel> => {
  const { game, view, drawn } = table
  const spin = lastSpin(table, events)
  const news = newsPanel({
    over: [drawn.board.title, ...(view.turn === 0 ? [] : [`turn ${view.turn}`])],
    headline: waitingFor(table),
    faces: spin === null ? [] : [spinner(spin.number)],
    thrown: spin?.told ?? '',
    told: lastNews(table, events),
    buttons: legal.flatMap((move) => {
      const words = shortMove(move)
      const line = game.notation.show(move)
      return words === '' ? [] : [{ words, line, told: line }]
    }),
  })
  return [news, strip(table), bank(table), drivers(table)]
}

/** The spinner with the number that it shows. */
const spinner =
  (number: number): Face =>
  (x, y) =>
    group({ class: 'pf-dice', transform: moved(x, y) }, [
      element('circle', { class: 'pf-spinner', cx: 27, cy: 27, r: 26 }),
      element('path', { class: 'pf-needle', d: 'M20 6l7-12l7 12z' }),
      text(27, 28, { size: 32, anchor: 'mid', bold: true }, String(number)),
    ])

const describe = ({ spaces }: Board): string =>
  `A road of ${spaces.length} spaces. ${spaces
    .flatMap((space, index) =>
      space.town !== undefined || space.control === true || space.halfway === true
        ? [`${tellSpace(space, index)}.`]
        : [],
    )
    .join(' ')}`

const tell = (table: Table): string =>
  [
    `${waitingFor(table)}.`,
    ...tellHelp(table).map((line) => `${line}.`),
    ...table.view.players.map((_, seat) => `${tellPlayer(table, seat)}.`),
  ].join(' ')
