/** The colours of Formula 1: those of the picture in the light, and what becomes of them in the dark. */
import type { Palette } from '../formula-1/picture.js'
import { type Colours, colourOr, mixed, type Rule } from './theme.js'

const DUSK = '#14171a'

/** The colours of a picture. */
export const coloursOf = ({ paper, line, band, island, pool }: Palette): Colours => {
  const given = {
    paper: colourOr(paper, '#efeadf'),
    line: colourOr(line, '#34302a'),
    band: colourOr(band, '#d8402f'),
    island: colourOr(island, '#2b2a27'),
    pool: colourOr(pool, '#5d9cc7'),
  }
  return {
    ground: { light: '#cfdcb9', dark: '#141a15' },
    infield: { light: '#e0e9cf', dark: '#1b231d' },
    verge: { light: '#b9c9a0', dark: '#0e120f' },
    paper: { light: given.paper, dark: mixed(given.paper, DUSK, 0.78) },
    line: { light: mixed(given.line, given.paper, 0.35), dark: DUSK },
    edge: { light: given.line, dark: mixed(given.paper, DUSK, 0.35) },
    band: { light: given.band, dark: mixed(given.band, DUSK, 0.2) },
    island: { light: given.island, dark: '#070808' },
    pool: { light: given.pool, dark: mixed(given.pool, DUSK, 0.35) },
    ripple: { light: mixed(given.pool, '#ffffff', 0.45), dark: mixed(given.pool, '#ffffff', 0.1) },
    name: { light: mixed(given.line, given.paper, 0.35), dark: mixed(given.paper, DUSK, 0.45) },
    check: { light: '#1d1c19', dark: '#0b0c0d' },
    onCar: { light: '#ffffff', dark: '#dfe3e6' },
    trail: { light: '#ffffff', dark: '#0d0f10' },
  }
}

/** How the parts of the board are drawn. */
export const BOARD_RULES: ReadonlyArray<Rule> = [
  ['.pf-ground', 'fill:$ground'],
  ['.pf-infield', 'fill:$infield'],
  ['.pf-verge', 'fill:none;stroke:$verge;stroke-width:18;stroke-linejoin:round'],
  ['.pf-cell', 'fill:$paper;stroke:$line;stroke-width:1.2;stroke-linejoin:round'],
  ['.pf-band', 'fill:$band'],
  ['.pf-edge', 'fill:none;stroke:$edge;stroke-width:3.5;stroke-linejoin:round'],
  ['.pf-spin', 'fill:$band;stroke:$edge;stroke-width:2;stroke-linejoin:round'],
  ['.pf-pit', 'stroke:$edge;stroke-width:2'],
  ['.pf-island', 'fill:$island;stroke:$edge;stroke-width:1.5;stroke-linejoin:round'],
  ['.pf-pool', 'fill:$pool;stroke:$edge;stroke-width:1.5;stroke-linejoin:round'],
  ['.pf-ripple', 'fill:none;stroke:$ripple;stroke-width:2;stroke-linecap:round'],
  ['.pf-check', 'fill:$check'],
  ['.pf-chequer', 'fill:#ffffff'],
  ['.pf-name', 'fill:$name'],
  ['.pf-red', 'fill:$band'],
  ['.pf-arrow', 'fill:$name'],
  ['.pf-trail', 'fill:none;stroke:$trail;stroke-width:12;stroke-linecap:round;stroke-linejoin:round'],
  ['.pf-way', 'fill:none;stroke-width:6;stroke-linecap:round;stroke-linejoin:round'],
  ['.pf-slide', 'stroke-dasharray:2 11'],
  ['.pf-target', 'fill-opacity:.28;stroke-width:3;stroke-linejoin:round'],
  ['.pf-target.pf-go', 'stroke:$go'],
  ['.pf-target.pf-care', 'stroke:$care'],
  ['.pf-target.pf-stop', 'stroke:$stop'],
  ['.pf-mark', 'stroke:$trail;stroke-width:2'],
  ['.pf-back', 'fill:$focus'],
  ['.pf-tick', 'fill:$muted'],
  ['.pf-dial', 'fill:none;stroke:$well;stroke-width:14;stroke-linecap:round'],
  ['.pf-speed', 'fill:none;stroke:$focus;stroke-width:14;stroke-linecap:round'],
]
