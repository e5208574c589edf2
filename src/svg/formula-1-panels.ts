/** What lies round the board of Formula 1: the news in its middle, the order of the race, and the viewer's cards. */
import { TACTIC_CARDS } from '../formula-1/data/cards.js'
import { TACTIC_TEXTS } from '../formula-1/data/texts-cards.js'
import type { CarView, Event, Move, TacticCard } from '../formula-1/index.js'
import { HUB } from './formula-1-signs.js'
import { colourOf, type Table } from './formula-1-table.js'
import { lastNews, lastThrow, shortMove, tellCar, waitingFor } from './formula-1-words.js'
import { moved } from './geometry.js'
import { element, group, hover, type Markup } from './markup.js'
import { type Button, buttonRows, dieFace, GAP, type Panel, throwLine, WIDTH } from './panel.js'
import { shortened, text, wrapped } from './pieces.js'
import { standingsStrip } from './standings.js'

/** What the race waits for, what happened last, and the moves that lead nowhere on the board; 760 by 330. */
export const hub = (table: Table, legal: ReadonlyArray<Move>, events: ReadonlyArray<Event>): Markup => {
  const { game, view, name } = table
  const { laps } = view.agreement
  const least = Math.min(laps, ...view.cars.map(({ lapsLeft }) => lapsLeft))
  const thrown = lastThrow(game, events, name)
  const news = lastNews(events, name)
  const under = [
    game.track.circuit.name,
    ...(view.round === 0 ? [] : [`lap ${Math.min(laps, laps - least + 1)} of ${laps}`, `round ${view.round}`]),
  ]
  return group({ class: 'pf-hub' }, [
    text(0, -132, { size: 24, anchor: 'mid', tone: 'pf-muted' }, under.join('  \u00b7  ')),
    text(0, -84, { size: 50, anchor: 'mid', bold: true }, shortened(waitingFor(view, name), 30)),
    ...(thrown === null ? [] : throwLine(-17, thrown.dice.map(dieFace), thrown.told)),
    ...(thrown === null || news !== ''
      ? [text(0, thrown === null ? -22 : 50, { size: 27, anchor: 'mid' }, shortened(news, 52))]
      : []),
    ...buttonRows(buttonsOf(table, legal), HUB[0], 86),
  ])
}

/** Moves that name no place. */
const buttonsOf = ({ game }: Table, legal: ReadonlyArray<Move>): ReadonlyArray<Button> => {
  const bend = (index: number): string => game.track.corners[index]?.name ?? String(index)
  return legal.flatMap((move) => {
    const words = shortMove(move, bend)
    const line = game.notation.show(move)
    return words === '' ? [] : [{ words, line, told: line }]
  })
}

/** The cars in the order of the race, leader first. */
const order = ({ game, view }: Table): ReadonlyArray<readonly [index: number, car: CarView]> => {
  const key = ({ finishRank, lapsLeft, place }: CarView): number =>
    finishRank >= 0 ? -1000 - finishRank : lapsLeft * 10_000 + (game.track.toLine[place] ?? 9999)
  return [...view.cars.entries()].toSorted(([, a], [, b]) => key(a) - key(b))
}

/** The standings strip. */
export const strip = (table: Table): Panel => {
  const { game, view, name } = table
  return standingsStrip(
    order(table).map(([car, { finishRank, place }]) => {
      const at = game.track.places[place]?.id ?? ''
      return {
        number: String(car + 1),
        colour: colourOf(table, car),
        name: name(car),
        where: finishRank >= 0 ? `+${finishRank}` : at.startsWith('outside-') ? 'off the track' : at,
        told: tellCar(game, view, car, name),
      }
    }),
  )
}

/** The cards of the viewer, if he has a hand that he may see. */
export const hand = (table: Table): Panel | null => {
  const { view } = table
  const own = view.cars.find(({ seat }) => seat === view.viewer)?.hand
  if (own === undefined || own === null) return null
  const held = TACTIC_CARDS.filter((kind) => own[kind] > 0)
  if (held.length === 0) return null
  const width = Math.min(400, (WIDTH - (held.length + 1) * GAP) / held.length)
  return {
    height: CARD + GAP,
    markup: group(
      { class: 'pf-hand' },
      held.map((kind, index) =>
        group({ transform: moved(GAP + index * (width + GAP), 0) }, [card(width, kind, own[kind])]),
      ),
    ),
  }
}

const CARD = 182

const card = (width: number, kind: TacticCard, count: number): Markup => {
  const { title, text: order } = TACTIC_TEXTS[kind]
  const heading = wrapped(title, Math.floor((width - 96) / 13), 2)
  const body = wrapped(order, Math.floor((width - 50) / 10.2), 4)
  return group({ class: 'pf-card' }, [
    hover(`${title}: ${order}`),
    element('rect', { class: 'pf-panel', width, height: CARD, rx: 12 }),
    element('rect', { class: 'pf-back', width: 8, height: CARD - 24, y: 12, x: 12, rx: 4 }),
    ...heading.map((row, down) => text(34, 30 + down * 28, { size: 23, bold: true }, row)),
    ...body.map((row, down) => text(34, 38 + heading.length * 28 + down * 25, { size: 19, tone: 'pf-muted' }, row)),
    ...(count > 1 ? [text(width - 16, 30, { size: 30, anchor: 'end', bold: true }, `\u00d7${count}`)] : []),
  ])
}
