/** The dashboards of Formula 1: speedometer, gauges, laps and cards of every car. */
import type { CarView } from '../formula-1/index.js'
import { BRAKE_MAX, SPEEDS, TIRE_MAX, TOP_SPEED } from '../formula-1/data/charts.js'
import { colourOf, isOnTurn, type Table } from './formula-1-table.js'
import { GAP, type Panel, WIDTH } from './panel.js'
import { remarksOf, tellCar } from './formula-1-words.js'
import { line, moved, type Point } from './geometry.js'
import { element, group, hover, type Markup } from './markup.js'
import { badge, pips, shortened, text } from './pieces.js'

/** A dashboard for every car, in rows. */
export const dashboards = (table: Table): Panel => {
  const { cars } = table.view
  const columns = cars.length === 4 ? 2 : Math.min(3, cars.length)
  const width = (WIDTH - (columns + 1) * GAP) / columns
  return {
    height: Math.ceil(cars.length / columns) * (DASHBOARD + GAP),
    markup: group(
      { class: 'pf-dashboards' },
      cars.map((one, index) => {
        const left = GAP + (index % columns) * (width + GAP)
        return group({ transform: moved(left, Math.floor(index / columns) * (DASHBOARD + GAP)) }, [
          dashboard(table, index, one, width),
        ])
      }),
    ),
  }
}

const DASHBOARD = 240

const dashboard = (table: Table, index: number, one: CarView, width: number): Markup => {
  const { game, view, name } = table
  const remarks = remarksOf(one)
  return group({ class: 'pf-dashboard' }, [
    hover(tellCar(game, view, index, name)),
    element('rect', {
      class: isOnTurn(table, index) ? 'pf-panel pf-turn' : 'pf-panel',
      width,
      height: DASHBOARD,
      rx: 16,
    }),
    badge(38, 36, 22, colourOf(table, index), String(index + 1)),
    text(72, 37, { size: 30, bold: true }, shortened(name(index), Math.floor((width - 230) / 17))),
    text(width - 20, 37, { size: 26, anchor: 'end', tone: 'pf-muted' }, lapsOf(one)),
    ...dial(104, 146, one.speed),
    text(204, 92, { size: 22, tone: 'pf-muted' }, 'brakes'),
    pips(300, 78, 28, BRAKE_MAX - one.brake, BRAKE_MAX, wearTone(one.brake / BRAKE_MAX)),
    text(204, 138, { size: 22, tone: 'pf-muted' }, 'tires'),
    pips(300, 127, 20, TIRE_MAX - one.tire, TIRE_MAX, wearTone(one.tire / TIRE_MAX)),
    text(204, 182, { size: 22, tone: 'pf-muted' }, 'cards'),
    ...backs(300, 168, one.handSize),
    text(
      212,
      217,
      { size: 20, bold: true, tone: 'pf-care' },
      shortened(remarks.join(', '), Math.floor((width - 226) / 11)),
    ),
  ])
}

const lapsOf = ({ finishRank, lapsLeft }: CarView): string =>
  finishRank >= 0 ? 'finished' : lapsLeft === 1 ? 'last lap' : `${lapsLeft} laps to go`

const wearTone = (worn: number): string => (worn < 0.5 ? 'pf-go' : worn < 0.75 ? 'pf-care' : 'pf-stop')

const backs = (x: number, y: number, count: number): ReadonlyArray<Markup> =>
  count === 0
    ? [text(x, y + 14, { size: 22, tone: 'pf-muted' }, 'none')]
    : Array.from({ length: Math.min(8, count) }, (_, index) =>
        element('rect', { class: 'pf-back', x: x + index * 25, y: y - 3, width: 21, height: 32, rx: 4 }),
      )

const RADIUS = 70
/** The dial begins at the lower left and ends at the lower right. */
const angleOf = (speed: number): number => ((150 + (240 * speed) / TOP_SPEED) * Math.PI) / 180

const dial = (x: number, y: number, speed: number): ReadonlyArray<Markup> => {
  const at = (mph: number, radius: number): Point => [
    x + radius * Math.cos(angleOf(mph)),
    y + radius * Math.sin(angleOf(mph)),
  ]
  const arc = (to: number): string =>
    line(Array.from({ length: 3 * (to / 20) + 1 }, (_, step) => at((step * 20) / 3, RADIUS)))
  return [
    element('path', { class: 'pf-dial', d: arc(TOP_SPEED) }),
    ...(speed > 0 ? [element('path', { class: 'pf-speed', d: arc(speed) })] : []),
    ...SPEEDS.map((mph) => {
      const [cx, cy] = at(mph, RADIUS)
      return element('circle', { class: 'pf-tick', cx, cy, r: 2.5 })
    }),
    text(x, y - 2, { size: 52, anchor: 'mid', bold: true }, String(speed)),
    text(x, y + 38, { size: 20, anchor: 'mid', tone: 'pf-muted' }, 'mph'),
  ]
}
