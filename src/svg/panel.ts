/** What lies beside a board: pieces of the sheet, one below the other. */
import { moved } from './geometry.js'
import { group, type Markup } from './markup.js'

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
