/** The colours of Le Mans: a road through grass, yellow and red corners, and twelve cars in the colours of their classes. */
import { defect } from '../core/defect.js'
import type { CarClass, SpecificationCard } from '../le-mans/index.js'
import type { Colours, Rule } from './theme.js'

/** The colours of the board. */
export const COLOURS: Colours = {
  ground: { light: '#cfe0bf', dark: '#141a15' },
  verge: { light: '#b6cda3', dark: '#0d110e' },
  paper: { light: '#fcfaf4', dark: '#3d4044' },
  line: { light: '#97958d', dark: '#15181a' },
  edge: { light: '#6b6a66', dark: '#9ba09c' },
  sharp: { light: '#f3c22e', dark: '#b98f12' },
  hairpin: { light: '#dc4331', dark: '#b33323' },
  apron: { light: '#a9aaa9', dark: '#2a2d30' },
  stall: { light: '#dedede', dark: '#3b3f43' },
  water: { light: '#1d76c4', dark: '#5db0f5' },
  start: { light: '#c4161c', dark: '#ff5a52' },
  check: { light: '#1d1c19', dark: '#0b0c0d' },
  white: { light: '#ffffff', dark: '#e9e9e6' },
  name: { light: '#23301f', dark: '#cfd6cb' },
  trail: { light: '#ffffff', dark: '#0d0f10' },
  onCar: { light: '#ffffff', dark: '#dfe3e6' },
}

/** How its parts are drawn. */
export const RULES: ReadonlyArray<Rule> = [
  ['.pf-thin', 'stroke-width:2.6'],
  ['.pf-ground', 'fill:$ground'],
  ['.pf-verge', 'fill:none;stroke:$verge;stroke-width:16;stroke-linejoin:round'],
  ['.pf-cell', 'fill:$paper;stroke:$line;stroke-width:1;stroke-linejoin:round'],
  ['.pf-sharp', 'fill:$sharp'],
  ['.pf-hairpin', 'fill:$hairpin'],
  ['.pf-edge', 'fill:none;stroke:$edge;stroke-width:3;stroke-linejoin:round'],
  ['.pf-apron', 'fill:$apron;stroke:$edge;stroke-width:1.5;stroke-linejoin:round'],
  ['.pf-stall', 'fill:$stall;stroke-width:2'],
  ['.pf-start', 'stroke:$start;stroke-width:3.5'],
  ['.pf-arrow', 'fill:$start'],
  ['.pf-check', 'fill:$check'],
  ['.pf-chequer', 'fill:$white'],
  ['.pf-so', 'fill:$white;stroke:$check;stroke-width:1.2'],
  ['.pf-dry', 'fill:none;stroke:$water;stroke-width:1.8;stroke-dasharray:3.5 2.5'],
  ['.pf-wet', 'fill:$water;stroke:$white;stroke-width:2'],
  ['.pf-flood', 'fill:$water;fill-opacity:.42;pointer-events:none'],
  ['.pf-bypass', 'fill:none;stroke:$water;stroke-width:2.4'],
  ['.pf-bypass-head', 'fill:$water'],
  ['.pf-name', 'fill:$name'],
  ['.pf-italic', 'font-style:italic'],
  ['.pf-trail', 'fill:none;stroke:$trail;stroke-width:9;stroke-linecap:round;stroke-linejoin:round'],
  ['.pf-way', 'fill:none;stroke-width:4.5;stroke-linecap:round;stroke-linejoin:round'],
  ['.pf-slide', 'stroke-dasharray:2 8'],
  ['.pf-tow', 'fill:none;stroke:$start;stroke-width:7;stroke-linecap:round;stroke-dasharray:1 9'],
  ['.pf-mark', 'stroke:$trail;stroke-width:1.5'],
  ['.pf-target', 'fill-opacity:.35'],
]

// prettier-ignore
/** Three shades a class, so that the colour tells the class and the number the car. */
const SHADES: Readonly<Record<CarClass, readonly [string, string, string]>> = {
  C: ['#1d5fae', '#4f97e0', '#a3cdf7'],
  D: ['#1d7a45', '#48b873', '#a5e0b8'],
  E: ['#b0560d', '#ea8f2d', '#f8c98a'],
  F: ['#6a3a9e', '#9c6dd4', '#d0b1ee'],
}

/** The colour of a class, for its stalls. */
export const classColour = (cls: CarClass): string => SHADES[cls][0]

/** The colour of a car: that of its class, darkest for the first card of the class. */
export const carColour = (cards: ReadonlyArray<SpecificationCard>, card: number): string => {
  const one = cards[card]
  if (one === undefined) return '#888888'
  const rank = cards.slice(0, card).filter(({ cls }) => cls === one.cls).length
  return SHADES[one.cls][rank % 3] ?? defect('svg', 'three shades a class')
}
