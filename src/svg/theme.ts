/**
 * Colours for light and dark, and the style sheet of a drawing.
 */

/** Light, dark, or as the reader's system has it. */
export type Theme = 'auto' | 'light' | 'dark'

/** A colour in both themes, each `#rrggbb`. */
export interface Colour {
  readonly light: string
  readonly dark: string
}

/** Colours by name; `$name` in a declaration means one of them. */
export type Colours = Readonly<Record<string, Colour>>

/** A selector below the drawing, and its declarations. */
export type Rule = readonly [selector: string, declarations: string]

/** The colours that every drawing has. */
export const COMMON: Colours = {
  text: { light: '#2b2925', dark: '#eceae3' },
  muted: { light: '#6f6a5e', dark: '#9da09a' },
  panel: { light: '#fffdf7', dark: '#23272b' },
  rim: { light: '#d4cdbd', dark: '#3b4248' },
  well: { light: '#ece6d8', dark: '#31373c' },
  go: { light: '#0b8a57', dark: '#35d08f' },
  care: { light: '#b96f00', dark: '#ffb638' },
  stop: { light: '#c3271d', dark: '#ff7468' },
  focus: { light: '#1463d2', dark: '#86b8ff' },
  onMark: { light: '#ffffff', dark: '#101214' },
}

/** The rules that every drawing has. */
export const COMMON_RULES: ReadonlyArray<Rule> = [
  ['text', 'fill:$text;dominant-baseline:central'],
  ['.pf-mid', 'text-anchor:middle'],
  ['.pf-end', 'text-anchor:end'],
  ['.pf-bold', 'font-weight:700'],
  ['.pf-muted', 'fill:$muted'],
  ['.pf-ink', 'fill:#1d1c19'],
  ['.pf-chalk', 'fill:#ffffff'],
  ['.pf-on', 'fill:$onMark'],
  ['.pf-panel', 'fill:$panel;stroke:$rim;stroke-width:2'],
  ['.pf-turn', 'stroke:$focus;stroke-width:5'],
  ['.pf-well', 'fill:$well'],
  ['.pf-go', 'fill:$go'],
  ['.pf-care', 'fill:$care'],
  ['.pf-stop', 'fill:$stop'],
  ['.pf-now', 'fill:$focus'],
  ['.pf-halo', 'fill:none;stroke:$focus;stroke-width:4'],
  ['.pf-tyre', 'fill:#26241f'],
  ['.pf-body', 'stroke:#1d1c19;stroke-width:1.6'],
  ['.pf-badge', 'stroke:$muted;stroke-width:2'],
  ['.pf-glow', 'fill:none;stroke:$onCar;stroke-width:3.2;stroke-linejoin:round'],
  ['.pf-die', 'fill:#ffffff;stroke:#4a463d;stroke-width:2'],
  ['.pf-legal', 'cursor:pointer'],
]

const HEX = /^#[0-9a-f]{6}$/i

/** A colour from data, if it is one, so that no data can write a style sheet. */
export const colourOr = (given: string | undefined, otherwise: string): string =>
  given !== undefined && HEX.test(given) ? given : otherwise

/** A colour on its way to another, 0 for itself, 1 for the other. */
export const mixed = (from: string, to: string, share: number): string => {
  const channel = (at: number): string => {
    const [a, b] = [parseInt(from.slice(at, at + 2), 16), parseInt(to.slice(at, at + 2), 16)]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

/** Black or white, whichever can be read on a colour. */
export const inkOn = (colour: string): 'pf-ink' | 'pf-chalk' => {
  const channel = (at: number): number => parseInt(colour.slice(at, at + 2), 16)
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) > 150 ? 'pf-ink' : 'pf-chalk'
}

/**
 * The style sheet of a drawing, all of it below the drawing's own class, so that several on one page do not meet.
 *
 * Colours are custom properties such as `--pf-paper`. Each declaration also names its colour itself, for renderers that know no custom
 * properties.
 *
 * @param root - class of the drawing, such as `pf-formula-1`
 */
export const styleSheet = (root: string, theme: Theme, colours: Colours, rules: ReadonlyArray<Rule>): string => {
  const properties = (kind: 'light' | 'dark'): string =>
    Object.entries(colours)
      .map(([name, colour]) => `--pf-${name}:${colour[kind]}`)
      .join(';')
  const plain = theme === 'dark' ? 'dark' : 'light'
  const declared = (declaration: string): string => {
    const name = /\$(\w+)/.exec(declaration)?.[1]
    const colour = name === undefined ? undefined : colours[name]
    return name === undefined || colour === undefined
      ? declaration
      : `${declaration.replace(`$${name}`, colour[plain])};${declaration.replace(`$${name}`, `var(--pf-${name})`)}`
  }
  const scope = `.${root}.pf-${theme}`
  return [
    `${scope}{${properties(plain)}}`,
    ...(theme === 'auto' ? [`@media (prefers-color-scheme:dark){${scope}{${properties('dark')}}}`] : []),
    ...rules.map(
      ([selector, declarations]) => `.${root} ${selector}{${declarations.split(';').map(declared).join(';')}}`,
    ),
  ].join('\n')
}
