/**
 * A whole drawing: the outermost element with its name, its description and its style sheet.
 */
import { element, type Markup } from './markup.js'
import { type Colours, COMMON, COMMON_RULES, type Rule, styleSheet, type Theme } from './theme.js'

/** How to draw a board without anything on it. */
export interface BoardOptions {
  /** Default `auto`: as the reader's system has it. */
  readonly theme?: Theme
}

/** What a drawing is made of. */
export interface Drawing {
  /** Name of the game; becomes the class `pf-` and the name. */
  readonly game: string
  readonly theme: Theme
  readonly width: number
  readonly height: number
  /** What it is, in a few words. */
  readonly title: string
  /** What can be seen, for who cannot see it. */
  readonly description: string
  readonly colours: Colours
  readonly rules: ReadonlyArray<Rule>
  readonly content: ReadonlyArray<Markup>
}

const FONTS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** The drawing as a document of its own that can also stand inside a page: no ids, no size of its own. */
export const draw = ({ game, theme, width, height, title, description, colours, rules, content }: Drawing): string => {
  const root = `pf-${game}`
  const style = styleSheet(root, theme, { ...COMMON, ...colours }, [...COMMON_RULES, ...rules])
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      class: `${root} pf-${theme}`,
      role: 'img',
      'font-family': FONTS,
    },
    [element('title', {}, [title]), element('desc', {}, [description]), element('style', {}, [style]), ...content],
  ).markup
}
