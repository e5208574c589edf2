/** What lies beside a board: pieces of the sheet, one below the other, and the news that stand on the first of them. */
import { moved } from './geometry.js'
import { element, group, type Markup } from './markup.js'
import { chip, die, shortened, text, widthOf } from './pieces.js'

/** Width of every panel. */
export const WIDTH = 1600

/** What is left free between two things on a panel. */
export const GAP = 20

/** A piece of the sheet and its height. */
export interface Panel {
  readonly height: number
  readonly markup: Markup
}

const heightOf = (panels: ReadonlyArray<Panel>): number => panels.reduce((sum, { height }) => sum + height, 0)

/** Panels one below the other from a height on; the height of the whole sheet. */
export const stacked = (top: number, scale: number, panels: ReadonlyArray<Panel>): Panel => ({
  height: Math.ceil(top + scale * heightOf(panels)),
  markup: group(
    { transform: moved(0, top, 0, scale) },
    panels.map(({ markup }, index) => group({ transform: moved(0, heightOf(panels.slice(0, index))) }, [markup])),
  ),
})

/** A move on a button. */
export interface Button {
  readonly words: string
  /** Its line of notation. */
  readonly line: string
  /** What a pointer is told. */
  readonly told: string
}

/** What a game waits for, what happened last, and the moves that lead nowhere on the board. */
export interface News {
  /** Small, above all else: round, lap, day. */
  readonly over: ReadonlyArray<string>
  readonly headline: string
  /** The dice that were thrown last, or the spinner that was spun; none for no throw. */
  readonly faces: ReadonlyArray<Face>
  /** What the throw brought. */
  readonly thrown: string
  readonly told: string
  readonly buttons: ReadonlyArray<Button>
}

const BUTTON_GAP = 10

/** Buttons in rows that are not wider than given, each row in the middle. */
export const buttonRows = (buttons: ReadonlyArray<Button>, width: number, top: number): ReadonlyArray<Markup> => {
  const sized = buttons.map((button) => ({
    ...button,
    width: Math.min(width, Math.max(76, widthOf(button.words, 25) + 40)),
  }))
  const rows = sized.reduce<ReadonlyArray<ReadonlyArray<(typeof sized)[number]>>>((done, button) => {
    const last = done.at(-1)
    const used = last?.reduce((sum, one) => sum + one.width + BUTTON_GAP, 0) ?? Infinity
    return last !== undefined && used + button.width <= width
      ? [...done.slice(0, -1), [...last, button]]
      : [...done, [button]]
  }, [])
  return rows.flatMap((row, down) => {
    const length = row.reduce((sum, one) => sum + one.width + BUTTON_GAP, -BUTTON_GAP)
    return row.map(({ words, line, told, width: own }, index) => {
      const left = row.slice(0, index).reduce((sum, one) => sum + one.width + BUTTON_GAP, -length / 2)
      return chip(left, top + down * 54, own, words, line, told)
    })
  })
}

/** A die or a spinner, 54 units wide, with its upper left corner at a point. */
export type Face = (x: number, y: number) => Markup

/** A die that shows a number. */
export const dieFace =
  (face: number): Face =>
  (x, y) =>
    die(x, y, 54, face)

/** The dice and what they brought, in the middle of a line. */
export const throwLine = (y: number, faces: ReadonlyArray<Face>, words: string): ReadonlyArray<Markup> => {
  const told = shortened(words, 56)
  const left = -(widthOf(told, 27) + faces.length * 64 + 12) / 2
  return [
    ...faces.map((face, index) => face(left + index * 64, y - 27)),
    text(left + faces.length * 64 + 12, y, { size: 27 }, told),
  ]
}

/** The news as a panel of the sheet. */
export const newsPanel = ({ over, headline, faces, thrown, told, buttons }: News): Panel => {
  const lines = [
    ...(faces.length === 0 ? [] : [(y: number) => throwLine(y, faces, thrown)]),
    ...(told === '' ? [] : [(y: number) => [text(0, y, { size: 27, anchor: 'mid' }, shortened(told, 90))]]),
  ]
  const below = 130 + lines.length * 62
  const chips = buttonRows(buttons, WIDTH - 4 * GAP, below)
  const rows = buttons.length === 0 ? 0 : 1 + Math.floor(buttons.length / 12)
  const height = below + rows * 62 - 8
  return {
    height: height + GAP,
    markup: group({ class: 'pf-news' }, [
      element('rect', { class: 'pf-panel', x: GAP, width: WIDTH - 2 * GAP, height, rx: 16 }),
      group({ transform: moved(WIDTH / 2, 0) }, [
        text(0, 34, { size: 24, anchor: 'mid', tone: 'pf-muted' }, over.join('  \u00b7  ')),
        text(0, 84, { size: 46, anchor: 'mid', bold: true }, shortened(headline, 52)),
        ...lines.flatMap((at, index) => at(146 + index * 62)),
        ...chips,
      ]),
    ]),
  }
}
