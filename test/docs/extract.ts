/** One piece of code that a page or a doc comment shows. */
export interface Example {
  /** The file that shows it. */
  readonly file: string
  /** The line of its first line of code, from 1. */
  readonly line: number
  readonly code: string
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

const BLOCK = /^```ts\n([^]*?)^```$/gm

/** The blocks of a page that are fenced as `ts`. */
export const examplesOfPage = (file: string, text: string): ReadonlyArray<Example> =>
  [...text.matchAll(BLOCK)].map(({ 1: code = '', index }) => ({ file, line: lineAt(text, index) + 1, code }))

const FILE = /^\/\/ [\w-]+\.ts$/

/**
 * The programs of a page: a block whose first line is the name of a file, such as `// bot.ts`, stands alone; all others are one program
 * that the page builds up, each line where the page has it.
 */
export const programsOfPage = (file: string, text: string): ReadonlyArray<Example> => {
  const blocks = examplesOfPage(file, text)
  const isWhole = ({ code }: Example): boolean => FILE.test(code.slice(0, code.indexOf('\n')))
  const lines = text.split('\n').map(() => '')
  for (const { line, code } of blocks.filter((block) => !isWhole(block)))
    code.split('\n').forEach((content, index) => (lines[line - 1 + index] = content))
  return [{ file, line: 1, code: lines.join('\n') }, ...blocks.filter(isWhole)]
}

/** What stands between `@example` and the next tag, without the stars of the comment but line for line. */
const taggedTexts = (comment: string): ReadonlyArray<{ readonly offset: number; readonly text: string }> => {
  const lines = comment
    .slice('/**'.length, -'*/'.length)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
  const tags = lines.flatMap((line, offset) => (/^\s*@\w+/.test(line) ? [offset] : []))
  return tags.flatMap((offset, i) =>
    /^\s*@example\b/.test(lines[offset] ?? '')
      ? [{ offset, text: `${lines.slice(offset, tags[i + 1]).join('\n')}\n` }]
      : [],
  )
}

/** The blocks under the `@example` tags of a source file; as in the API documentation, text without a fence is code as a whole. */
export const examplesOfSource = (file: string, text: string): ReadonlyArray<Example> =>
  [...text.matchAll(/\/\*\*[^]*?\*\//g)].flatMap(({ 0: comment, index }) =>
    taggedTexts(comment).flatMap(({ offset, text: tagged }) => {
      const line = lineAt(text, index) + offset
      return tagged.includes('```')
        ? examplesOfPage(file, tagged).map((block) => ({ ...block, line: block.line - 1 + line }))
        : [{ file, line, code: tagged.replace(/^\s*@example\b */, '') }]
    }),
  )
