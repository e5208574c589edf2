/** What docs/rulings.md says, by game. */

/** A reading that a table may choose. */
export interface Ruling {
  readonly name: string
  /** As the table of the page has them: values in back quotes, with words between. */
  readonly byDefault: string
  readonly alternatives: string
  /** Id of the question that it answers, such as `F1-Q.6`, or the words that stand there instead. */
  readonly question: string
  /** Its place on the page. */
  readonly anchor: string
  /** The question and its answer, which is the reason. */
  readonly answer: string
}

const ROW = /^\| `(\w+)` +\| ([^|]+)\| ([^|]+)\| \[([^\]]+)\]\(#([\w-]+)\) +\|/gm

/** The part of the page below a heading, up to the next heading of the same rank. */
export const sectionOf = (page: string, heading: string): string => {
  const start = page.indexOf(`\n${heading}\n`)
  if (start < 0) return ''
  const text = page.slice(start + 1)
  const rank = heading.slice(0, heading.indexOf(' ') + 1)
  const end = text.indexOf(`\n${rank}`)
  const higher = rank.length > 3 ? text.indexOf('\n## ') : -1
  return text.slice(0, Math.min(...[end, higher, text.length].filter((index) => index > 0)))
}

/** The paragraph that begins with an anchor, without the anchor and its id. */
const answerAt = (page: string, anchor: string): string => {
  const [, text = ''] = new RegExp(String.raw`<a id="${anchor}"></a>([^]*?)(?=\n\n|$(?![^]))`).exec(page) ?? []
  return text
    .replace(/^\*\*[A-Z0-9]+-Q\.\d+\*\* /, '')
    .replaceAll('\n', ' ')
    .trim()
}

/** The rulings of one game, in the order of the page. */
export const rulingsOf = (page: string, title: string): ReadonlyArray<Ruling> =>
  [...sectionOf(page, `## ${title}`).matchAll(ROW)].map(
    ([, name = '', byDefault = '', alternatives = '', question = '', anchor = '']) => ({
      name,
      byDefault: byDefault.trim(),
      alternatives: alternatives.trim(),
      question,
      anchor,
      answer: answerAt(page, anchor),
    }),
  )
