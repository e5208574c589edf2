/** What lies below the board of Le Mans: a row for every car, in the order of the race. */
import { defect } from '../core/defect.js'
import type { Car } from '../le-mans/index.js'
import { moved } from './geometry.js'
import { colourOf, type Table } from './le-mans-cars.js'
import { nameOf, numberOf, onTurn, remarksOf, tellCar } from './le-mans-words.js'
import { element, group, hover, type Markup } from './markup.js'
import { GAP, type Panel, WIDTH } from './panel.js'
import { badge, pips, shortened, text } from './pieces.js'
import { standingsStrip } from './standings.js'

const HEIGHT = 104

/** Cars in the order of the race: those placed, those on the course, those out of it. */
const order = ({ view }: Table): ReadonlyArray<readonly [index: number, car: Car]> => {
  const key = ({ place, status, x }: Car): number =>
    place > 0 ? place - 1e6 : status === 'smashed' || status === 'blown' || status === 'disqualified' ? 1e6 - x : -x
  return [...view.cars.entries()].toSorted(([, a], [, b]) => key(a) - key(b))
}

/** The standings strip. */
export const strip = (table: Table): Panel =>
  standingsStrip(
    order(table).map(([index, { place, laps }]) => ({
      number: numberOf(table, index),
      colour: colourOf(table, index),
      name: nameOf(table, index),
      where: place > 0 ? `place ${place}` : `lap ${Math.min(laps + 1, table.view.agreement.laps)}`,
      told: tellCar(table, index),
    })),
  )

/** The records of all cars, in two columns, the leaders in the left one. */
export const records = (table: Table): Panel => {
  const ranks = order(table)
  const columns = ranks.length > 3 ? 2 : 1
  const rows = Math.ceil(ranks.length / columns)
  const width = (WIDTH - (columns + 1) * GAP) / columns
  return {
    height: rows * (HEIGHT + 12) + GAP,
    markup: group(
      { class: 'pf-records' },
      ranks.map(([index, car], rank) =>
        group({ transform: moved(GAP + Math.floor(rank / rows) * (width + GAP), (rank % rows) * (HEIGHT + 12)) }, [
          record(table, index, car, rank + 1, width),
        ]),
      ),
    ),
  }
}

const record = (table: Table, index: number, car: Car, rank: number, width: number): Markup => {
  const { game, view } = table
  const { gears, cls } = game.track.cards[car.card] ?? defect('svg', 'a car has a card')
  const remarks = remarksOf(car).join(', ')
  return group({ class: 'pf-record' }, [
    hover(tellCar(table, index)),
    element('rect', { class: index === onTurn(view) ? 'pf-panel pf-turn' : 'pf-panel', width, height: HEIGHT, rx: 14 }),
    text(30, 52, { size: rank > 9 ? 28 : 36, anchor: 'mid', bold: true, tone: 'pf-muted' }, String(rank)),
    badge(86, 52, 27, colourOf(table, index), numberOf(table, index)),
    text(128, 34, { size: 28, bold: true }, shortened(nameOf(table, index), Math.floor((width - 410) / 16.5))),
    remarks === ''
      ? text(
          128,
          74,
          { size: 22, tone: 'pf-muted' },
          `class ${cls}, lap ${Math.min(car.laps + 1, view.agreement.laps)} of ${view.agreement.laps}`,
        )
      : text(128, 74, { size: 22, bold: true, tone: 'pf-care' }, shortened(remarks, Math.floor((width - 400) / 12))),
    text(width - 280, 33, { size: 20, tone: 'pf-muted' }, 'gear'),
    pips(width - 194, 21, 23, car.gear, gears, 'pf-now'),
    text(width - 280, 74, { size: 20, tone: 'pf-muted' }, 'brakes'),
    ...(car.brakes < 0
      ? [text(width - 194, 74, { size: 20, tone: 'pf-muted' }, 'unlimited')]
      : [
          pips(
            width - 194,
            65,
            17,
            Math.min(8, car.brakes),
            Math.min(8, Math.max(car.brakes, 1)),
            car.brakes > 1 ? 'pf-go' : 'pf-care',
          ),
          ...(car.brakes > 8
            ? [text(width - 22, 74, { size: 20, anchor: 'end', bold: true }, `+${car.brakes - 8}`)]
            : []),
        ]),
  ])
}
