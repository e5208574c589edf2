/** The standings strip: everybody in the order of the race, in one line. */
import { moved } from './geometry.js'
import { element, group, hover } from './markup.js'
import { GAP, type Panel, WIDTH } from './panel.js'
import { badge, shortened, text } from './pieces.js'

/** One car in the strip. */
export interface Standing {
  /** Number on the car, in a disc of its colour. */
  readonly number: string
  readonly colour: string
  readonly name: string
  /** Where it is, in a few letters. */
  readonly where: string
  /** What a pointer is told. */
  readonly told: string
}

const HEIGHT = 72

/** Less room than this has the numbers only. */
const ROOM_FOR_NAMES = 190

/** The strip, the leader first; a strip of more than eight has no names. */
export const standingsStrip = (standings: ReadonlyArray<Standing>): Panel => {
  const width = (WIDTH - 2 * GAP) / Math.max(1, standings.length)
  const letters = (room: number): number => Math.floor((width - 122) / room)
  return {
    height: HEIGHT + GAP,
    markup: group({ class: 'pf-standings' }, [
      element('rect', { class: 'pf-panel', x: GAP, y: 10, width: WIDTH - 2 * GAP, height: HEIGHT, rx: 14 }),
      ...standings.map(({ number, colour, name, where, told }, index) =>
        group({ transform: moved(GAP + index * width, 10) }, [
          hover(`${index + 1}. ${told}`),
          text(index > 8 ? 12 : 20, 36, { size: index > 8 ? 26 : 34, bold: true, tone: 'pf-muted' }, String(index + 1)),
          badge(82, 36, 24, colour, number),
          ...(width < ROOM_FOR_NAMES
            ? []
            : [
                text(118, 26, { size: 27, bold: true }, shortened(name, letters(16.5))),
                text(118, 54, { size: 20, tone: 'pf-muted' }, shortened(where, letters(11))),
              ]),
        ]),
      ),
    ]),
  }
}
