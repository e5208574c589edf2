/**
 * Elements as text. Nothing else makes markup, so whatever comes in as a string comes out as text that a reader sees.
 */

import { defect } from '../core/defect.js'

/** Markup that is well formed. */
export interface Markup {
  readonly markup: string
}

/** What an element contains: markup as it is, strings as text. */
export type Child = Markup | string

/** Attributes by name; `null` leaves one out, numbers are rounded to hundredths. */
export type Attributes = Readonly<Record<string, string | number | null>>

/** Nothing at all. */
export const NOTHING: Markup = { markup: '' }

/** What XML does not allow in a document, not even escaped: control characters and halves of pairs. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A string as text of an element or of an attribute. */
export const escaped = (text: string): string =>
  text
    .replace(FORBIDDEN, '\uFFFD')
    .replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? defect('svg', 'a sign that is escaped'))

/** A number as text, to a hundredth; 0 for what is no finite number, so that a fault in a picture spoils one place only. */
export const decimal = (value: number): string => String(Number.isFinite(value) ? Math.round(value * 100) / 100 + 0 : 0)

/** One element. Its name is never data. */
export const element = (name: string, attributes: Attributes, children: ReadonlyArray<Child> = []): Markup => {
  const inner = children.map((child) => (typeof child === 'string' ? escaped(child) : child.markup)).join('')
  const open = Object.entries(attributes)
    .map(([key, value]) =>
      value === null ? '' : ` ${key}="${typeof value === 'number' ? decimal(value) : escaped(value)}"`,
    )
    .join('')
  return { markup: inner === '' ? `<${name}${open}/>` : `<${name}${open}>${inner}</${name}>` }
}

/** Elements one after the other. */
export const many = (parts: ReadonlyArray<Markup>): Markup => ({ markup: parts.map(({ markup }) => markup).join('') })

/** A group; nothing for nothing. */
export const group = (attributes: Attributes, parts: ReadonlyArray<Markup>): Markup => {
  const inner = many(parts)
  return inner.markup === '' ? NOTHING : element('g', attributes, [inner])
}

/** What a pointer that rests on an element is told. */
export const hover = (text: string): Markup => element('title', {}, [text])
