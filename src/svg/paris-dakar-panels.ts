/** What lies below the map of Paris-Dakar: every driver with his fuel and his breakdown cards, the bank, and those that help. */
import { kmOf } from '../paris-dakar/board.js'
import type { Player } from '../paris-dakar/index.js'
import { moved } from './geometry.js'
import { element, group, hover, type Markup } from './markup.js'
import { GAP, type Panel, WIDTH } from './panel.js'
import { colourOf, type Table } from './paris-dakar-cars.js'
import { nameOf, remarksOf, tellHelp, tellPlayer, vehicleOf } from './paris-dakar-words.js'
import { badge, pips, shortened, text } from './pieces.js'
import { standingsStrip } from './standings.js'

const HEIGHT = 220

/** Breakdown cards that stop a car. */
const CARDS = 3

/** A tank that is drawn full, in litres; more does not show. */
const TANK = 2000

/** Drivers in the order of the rally: those in Dakar as they came, the others by where they are. */
const order = ({ view: { players, arrived } }: Table): ReadonlyArray<readonly [seat: number, player: Player]> => {
  const key = ([seat, { at }]: readonly [number, Player]): number =>
    arrived.includes(seat) ? arrived.indexOf(seat) - 1e6 : -at
  return [...players.entries()].toSorted((a, b) => key(a) - key(b))
}

/** The standings strip. */
export const strip = (table: Table): Panel =>
  standingsStrip(
    order(table).map(([seat, { at }]) => ({
      number: String(vehicleOf(table, seat) + 1),
      colour: colourOf(table, seat),
      name: nameOf(table, seat),
      where: `km ${kmOf(at)}`,
      told: tellPlayer(table, seat),
    })),
  )

/** A card for every driver, side by side. */
export const drivers = (table: Table): Panel => {
  const { players } = table.view
  const columns = players.length === 4 ? 2 : players.length
  const width = (WIDTH - (columns + 1) * GAP) / columns
  return {
    height: Math.ceil(players.length / columns) * (HEIGHT + GAP),
    markup: group(
      { class: 'pf-drivers' },
      players.map((player, seat) =>
        group(
          { transform: moved(GAP + (seat % columns) * (width + GAP), Math.floor(seat / columns) * (HEIGHT + GAP)) },
          [driver(table, seat, player, width)],
        ),
      ),
    ),
  }
}

const driver = (table: Table, seat: number, player: Player, width: number): Markup => {
  const { view, drawn } = table
  const space = drawn.board.spaces[player.at]
  const isOnTurn = seat === view.seat && view.turn > 0 && view.phase._tag !== 'RallyOver'
  const remarks = remarksOf(view, player, seat).join(', ')
  const place = space?.town?.name ?? space?.name
  const room = width - 200
  return group({ class: 'pf-driver' }, [
    hover(tellPlayer(table, seat)),
    element('rect', { class: isOnTurn ? 'pf-panel pf-turn' : 'pf-panel', width, height: HEIGHT, rx: 16 }),
    badge(42, 42, 25, colourOf(table, seat), String(vehicleOf(table, seat) + 1)),
    text(82, 43, { size: 34, bold: true }, shortened(nameOf(table, seat), Math.floor((width - 330) / 19))),
    text(width - 22, 43, { size: 30, anchor: 'end', bold: true }, `km ${kmOf(player.at)}`),
    text(width - 22, 82, { size: 22, anchor: 'end', tone: 'pf-muted' }, place ?? ''),
    text(24, 112, { size: 24, tone: 'pf-muted' }, 'fuel'),
    element('rect', { class: 'pf-well', x: 186, y: 101, width: room - 150, height: 22, rx: 11 }),
    element('rect', {
      class: player.fuel < 200 ? 'pf-stop' : player.fuel < 500 ? 'pf-care' : 'pf-go',
      x: 186,
      y: 101,
      width: Math.max(0, Math.min(1, player.fuel / TANK)) * (room - 150),
      height: 22,
      rx: 11,
    }),
    text(width - 22, 112, { size: 28, anchor: 'end', bold: true }, `${player.fuel} l`),
    text(24, 154, { size: 24, tone: 'pf-muted' }, 'breakdowns'),
    pips(186, 141, 26, player.cards, CARDS, player.cards < 2 ? 'pf-care' : 'pf-stop'),
    text(24, 194, { size: 24, bold: true, tone: 'pf-care' }, shortened(remarks, Math.floor((width - 48) / 13.5))),
  ])
}

/** The bank, the tow truck and the helicopter. */
export const bank = (table: Table): Panel => {
  const lines = tellHelp(table)
  const width = (WIDTH - 2 * GAP) / lines.length
  return {
    height: 62 + GAP,
    markup: group({ class: 'pf-bank' }, [
      element('rect', { class: 'pf-panel', x: GAP, width: WIDTH - 2 * GAP, height: 62, rx: 14 }),
      ...lines.map((words, index) =>
        text(GAP + (index + 0.5) * width, 31, { size: 21, anchor: 'mid' }, shortened(words, Math.floor(width / 11.4))),
      ),
    ]),
  }
}
