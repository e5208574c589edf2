/** A car for small spaces. */
import { moved } from './geometry.js'
import { element, group, hover, type Markup } from './markup.js'
import type { CarGlyph } from './pieces.js'
import { inkOn } from './theme.js'

/** A piece for small spaces: a block with a nose, and its number over it. */
export const token = ({ x, y, heading, scale, colour, label, isOnTurn, title, name }: CarGlyph): Markup =>
  group({ class: 'pf-car', 'data-car': name, transform: moved(x, y, heading, scale) }, [
    hover(title),
    ...(isOnTurn ? [element('circle', { class: 'pf-halo pf-thin', r: 13 })] : []),
    element('path', { class: 'pf-glow', d: NOSE }),
    element('path', { class: 'pf-body', fill: colour, d: NOSE }),
    element(
      'text',
      {
        class: `pf-mid pf-bold ${inkOn(colour)}`,
        transform: moved(-1, 0, -heading),
        'font-size': label.length > 1 ? 9.5 : 11.5,
      },
      [label],
    ),
  ])

const NOSE = 'M-9-6.5q0-1.5 1.5-1.5h10.5l6.5 8l-6.5 8h-10.5q-1.5 0-1.5-1.5z'
