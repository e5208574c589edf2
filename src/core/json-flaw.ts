/** Where a text stops being JSON, found without the words of an engine, since each has its own. */

/** What may stand at a place of the text. */
type Wanted = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end'

const SCALAR = /^(?:-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null)$/
/** Longer numbers are not looked into. */
const LONGEST_SCALAR = 1000

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

// Digits, letters, signs and points.
const isInScalar = (code: number): boolean =>
  (code >= 48 && code <= 57) ||
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 43 && code <= 46 && code !== 44)

const isMark = (character: string): boolean =>
  character === ',' ||
  character === ':' ||
  character === '[' ||
  character === ']' ||
  character === '{' ||
  character === '}'

const endOfSpace = (text: string, from: number): number => {
  let at = from
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** The place behind the text in quotes that begins at a place, or `-1 - place` of what cannot stand in it. */
const endOfText = (text: string, from: number): number => {
  for (let at = from + 1; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '"') return at + 1
    if (character < ' ') return -1 - at
    if (character !== '\\') continue
    const escape = /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6))
    if (escape === null) return -1 - at
    at += escape[0].length
  }
  return -1 - text.length
}

/** The place behind the text, number or word that begins at a place, or `-1 - place` of what is wrong with it. */
const endOfScalar = (text: string, from: number): number => {
  if (text.charAt(from) === '"') return endOfText(text, from)
  let end = from
  while (isInScalar(text.charCodeAt(end))) end++
  return end - from > LONGEST_SCALAR || SCALAR.test(text.slice(from, end)) ? end : -1 - from
}

/** What a mark leads to within the innermost bracket, or `null` where it may not stand. */
const afterMark = (mark: string, wanted: Wanted, isInList: boolean): Wanted | 'opened' | 'closed' | null => {
  const isValue = wanted === 'value' || wanted === 'value or end'
  if (isValue && (mark === '[' || mark === '{')) return 'opened'
  if (wanted === 'colon') return mark === ':' ? 'value' : null
  if (wanted === 'comma or end' && mark === ',') return isInList ? 'value' : 'key'
  const mayClose = wanted === 'comma or end' || wanted === (isInList ? 'value or end' : 'key or end')
  return mayClose && mark === (isInList ? ']' : '}') ? 'closed' : null
}

/**
 * The place of the first character that cannot stand where it stands, in UTF-16 code units; the length of the text if it ends too early.
 *
 * @param text - one that an engine does not take for JSON
 */
export const jsonFlaw = (text: string): number => {
  const open: Array<string> = []
  let wanted: Wanted = 'value'
  for (let at = endOfSpace(text, 0); at < text.length; at = endOfSpace(text, at)) {
    const mark = text.charAt(at)
    if (!isMark(mark)) {
      const isKey: boolean = wanted === 'key' || wanted === 'key or end'
      if (wanted === 'colon' || wanted === 'comma or end' || (isKey && mark !== '"')) return at
      at = endOfScalar(text, at)
      if (at < 0) return -1 - at
      wanted = isKey ? 'colon' : 'comma or end'
    } else {
      const next = afterMark(mark, wanted, open.at(-1) === '[')
      if (next === null) return at
      at++
      if (next === 'opened') open.push(mark)
      if (next === 'closed') open.pop()
      if (next === 'opened') wanted = mark === '[' ? 'value or end' : 'key or end'
      else wanted = next === 'closed' ? 'comma or end' : next
    }
    if (open.length === 0) return endOfSpace(text, at)
  }
  return text.length
}
