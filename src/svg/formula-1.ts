/** Formula 1 as a drawing: the board, a position on it, and the dashboards of the drivers. */
import type { Circuit, Event, Formula1, Move, View } from '../formula-1/index.js'
import type { Picture } from '../formula-1/picture.js'
import { type BoardOptions, draw } from './drawing.js'
import { type Board, board } from './formula-1-board.js'
import { cars, targets, ways } from './formula-1-cars.js'
import { dashboards } from './formula-1-dashboards.js'
import { hand, hub, strip } from './formula-1-panels.js'
import type { Table } from './formula-1-table.js'
import { type Panel, stacked, WIDTH } from './panel.js'
import { BOARD_RULES, coloursOf } from './formula-1-theme.js'
import { namesOf, tellCar, waitingFor } from './formula-1-words.js'
import { moved } from './geometry.js'
import { element, group, type Markup } from './markup.js'
import { shortened, text } from './pieces.js'
import type { Theme } from './theme.js'

/** What to draw of a race of Formula 1; everything but the view may be left out. */
export interface Formula1Options extends BoardOptions {
  /** The position as somebody sees it: his own cards are shown, of the others how many they hold. */
  readonly view: View
  /** Moves to choose from: places to go to are marked on the board, other moves stand in its middle. */
  readonly legal?: ReadonlyArray<Move>
  /** What happened last, as the same viewer may know it: ways driven, spins, the dice thrown. */
  readonly lastEvents?: ReadonlyArray<Event>
  /** Names of the drivers, by seat; default the colours of the cars. */
  readonly names?: ReadonlyArray<string>
}

/**
 * The board of a circuit as an SVG document: its spaces, bands with their safety speeds, walls, pits, grid and chequered row.
 *
 * Every place has `data-place`, the id that `game.track.places` and the picture know it by.
 *
 * @param circuit - its spaces, corners and pits
 * @param picture - where they are drawn; what the picture does not have is left out
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { CIRCUIT_1962 } from 'parc-ferme/formula-1'
 * import { PICTURE_1962 } from 'parc-ferme/formula-1/picture'
 * import { drawFormula1Board } from 'parc-ferme/svg'
 *
 * const svg = drawFormula1Board(CIRCUIT_1962, PICTURE_1962)({ theme: 'dark' })
 * assert.ok(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1120"'))
 * assert.ok(svg.includes('data-place="19b"'))
 */
export const drawFormula1Board = (circuit: Circuit, picture: Picture): ((options?: BoardOptions) => string) => {
  const printed = board(circuit, picture)
  return ({ theme = 'auto' } = {}) => {
    const told = describe(circuit)
    return draw({
      ...sheet(picture, theme, picture.frame[0], picture.frame[1]),
      title: circuit.name,
      description: told,
      content: [...printed.markup, atHub(printed, name(circuit))],
    })
  }
}

/**
 * A position of Formula 1 as an SVG document: the board with the cars on it, below it the order of the race, the dashboards and the
 * viewer's cards.
 *
 * The board is drawn once for a game, so keep the function that this gives. A move to choose has `data-move`, its line of notation;
 * a car `data-car`, its number from 1.
 *
 * @param game - on the circuit that the picture shows
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1 } from 'parc-ferme/formula-1'
 * import { PICTURE_1962 } from 'parc-ferme/formula-1/picture'
 * import { drawFormula1 } from 'parc-ferme/svg'
 *
 * const race = start(formula1)({ seats: 3, laps: 3 }, seeded(1962))
 * if (E.isLeft(race)) throw new Error('three drivers and three laps can be raced')
 * const { match, events } = race.right
 * const svg = drawFormula1(formula1, PICTURE_1962)({
 *   view: formula1.view(match.state, 'spectator'),
 *   legal: formula1.legal(match.state),
 *   lastEvents: events.map((event) => formula1.viewEvent(event, 'spectator')),
 *   names: ['Stirling', 'Graham', 'Jim'],
 * })
 * assert.ok(svg.includes('data-move="speed 60"'))
 */
export const drawFormula1 = (game: Formula1, picture: Picture): ((options: Formula1Options) => string) => {
  const printed = board(game.track.circuit, picture)
  return ({ view, legal = [], lastEvents = [], names = [], theme = 'auto' }) => {
    const table: Table = { game, picture, view, name: namesOf(game, view, names) }
    const [width, height] = picture.frame
    const panels = stacked(height + 8, width / WIDTH, panelsOf(table))
    return draw({
      ...sheet(picture, theme, width, panels.height),
      title: `${game.track.circuit.name}: ${waitingFor(view, table.name)}`,
      description: tell(table),
      content: [
        element('rect', { class: 'pf-ground', width, height: panels.height }),
        ...printed.markup,
        ways(table, lastEvents),
        cars(table),
        targets(table, legal),
        atHub(printed, hub(table, legal, lastEvents)),
        panels.markup,
      ],
    })
  }
}

/**
 * What lies beside the board alone: the order of the race, the dashboards and the viewer's cards, for a page that has the board elsewhere.
 *
 * @param game - on the circuit that the picture shows
 * @rule none, it serves drawing only
 * @example
 * import assert from 'node:assert'
 * import { either as E } from 'fp-ts'
 * import { seeded, start } from 'parc-ferme'
 * import { formula1 } from 'parc-ferme/formula-1'
 * import { PICTURE_1962 } from 'parc-ferme/formula-1/picture'
 * import { drawFormula1Dashboards } from 'parc-ferme/svg'
 *
 * const race = start(formula1)({ seats: 2, laps: 3 }, seeded(1))
 * if (E.isLeft(race)) throw new Error('two drivers and three laps can be raced')
 * const svg = drawFormula1Dashboards(formula1, PICTURE_1962)({ view: formula1.view(race.right.match.state, 0) })
 * assert.ok(svg.includes('3 laps to go'))
 */
export const drawFormula1Dashboards =
  (game: Formula1, picture: Picture): ((options: Formula1Options) => string) =>
  ({ view, names = [], theme = 'auto' }) => {
    const table: Table = { game, picture, view, name: namesOf(game, view, names) }
    const panels = stacked(0, 1, panelsOf(table))
    return draw({
      ...sheet(picture, theme, WIDTH, panels.height),
      title: waitingFor(view, table.name),
      description: tell(table),
      content: [element('rect', { class: 'pf-ground', width: WIDTH, height: panels.height }), panels.markup],
    })
  }

const sheet = (picture: Picture, theme: Theme, width: number, height: number) =>
  ({ game: 'formula-1', theme, width, height, colours: coloursOf(picture.palette), rules: BOARD_RULES }) as const

const atHub = ({ hub: { x, y, scale } }: Board, content: Markup): Markup =>
  group({ transform: moved(x, y, 0, scale) }, scale === 0 ? [] : [content])

/** The name of the circuit, for the middle of an empty board. */
const name = (circuit: Circuit): Markup =>
  group({ class: 'pf-hub' }, [
    text(0, -30, { size: 38, anchor: 'mid', bold: true }, shortened(circuit.name, 34)),
    text(
      0,
      26,
      { size: 26, anchor: 'mid', tone: 'pf-muted' },
      `${circuit.cells.length} spaces, ${circuit.corners.length} corners, ${circuit.direction}`,
    ),
    text(0, 66, { size: 22, anchor: 'mid', tone: 'pf-muted' }, 'numbers in red: safety speed in mph'),
  ])

const describe = (circuit: Circuit): string =>
  `A circuit of ${circuit.cells.length} spaces, driven ${circuit.direction}. ${circuit.corners
    .map(({ name: corner, bands }) => {
      const speeds = circuit.cells.flatMap(({ band }) =>
        band !== null && bands.includes(band.band) ? [band.safety] : [],
      )
      return `${corner}: safety speeds ${speeds.join(', ')}.`
    })
    .join(' ')}`

const tell = ({ game, view, name: nameOf }: Table): string =>
  [
    `${waitingFor(view, nameOf)}. Round ${view.round}.`,
    ...view.cars.map((_, index) => `${tellCar(game, view, index, nameOf)}.`),
  ].join(' ')

const panelsOf = (table: Table): ReadonlyArray<Panel> => {
  const own = hand(table)
  return [strip(table), ...(own === null ? [] : [own]), dashboards(table)]
}
