/**
 * A strict reading of the XML that drawings are made of: elements, attributes in double quotes, text with the five named entities and
 * numbers. Whatever else a parser might take (comments, instructions, DTDs) is a fault here.
 */

/** An element as it was read. */
export interface Read {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: ReadonlyArray<Read | string>
}

const TAG = /^<(\/?)([A-Za-z][\w-]*)((?: [A-Za-z][\w:-]*="[^"<>]*")*)(\/?)>/
const ATTRIBUTE = / ([A-Za-z][\w:-]*)="([^"<>]*)"/g
const STRAY = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)/

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const plain = (text: string): string => {
  if (STRAY.test(text)) throw new Error(`a bare & in ${text.slice(0, 80)}`)
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text)) throw new Error('a sign that XML has not')
  return text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')
}

/** The one element that a document consists of; throws where it is not well formed. */
export const readXml = (document: string): Read => {
  const open: Array<{ name: string; attributes: Record<string, string>; children: Array<Read | string> }> = [
    { name: '', attributes: {}, children: [] },
  ]
  let at = 0
  while (at < document.length) {
    const top = open.at(-1)
    if (top === undefined) throw new Error('an end without a beginning')
    const next = document.indexOf('<', at)
    const text = document.slice(at, next === -1 ? undefined : next)
    if (text !== '') top.children.push(plain(text))
    if (next === -1) break
    const tag = TAG.exec(document.slice(next, next + 20_000))
    if (tag === null) throw new Error(`no tag: ${document.slice(next, next + 80)}`)
    const [whole, end = '', name = '', list = '', empty = ''] = tag
    at = next + whole.length
    if (end === '/') {
      if (top.name !== name || list !== '' || empty !== '') throw new Error(`</${name}> ends <${top.name}>`)
      open.pop()
      continue
    }
    const pairs = [...list.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, plain(value)] as const)
    if (new Set(pairs.map(([key]) => key)).size !== pairs.length) throw new Error(`an attribute twice in <${name}>`)
    const element = { name, attributes: Object.fromEntries(pairs), children: [] }
    top.children.push(element)
    if (empty === '') open.push(element)
  }
  const [root, ...others] = open[0]?.children ?? []
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name ?? ''}> does not end`)
  if (root === undefined || typeof root === 'string' || others.length > 0) throw new Error('not one element')
  return root
}

/** Every element of a document, outermost first. */
export const elementsOf = (root: Read): ReadonlyArray<Read> => [
  root,
  ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child))),
]

/** The text of an element, all of it. */
export const textOf = (root: Read): string =>
  root.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')

/** The values of an attribute, in the order of the document. */
export const valuesOf = (root: Read, attribute: string): ReadonlyArray<string> =>
  elementsOf(root).flatMap(({ attributes }) => attributes[attribute] ?? [])
