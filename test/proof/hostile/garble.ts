/** Texts garbled: characters flipped, cut off, spliced, repeated, foreign ones, and now and then a megabyte. */
import { type Draw, pick, pickWeighted } from './draw.js'

type Way = (text: string, draw: Draw, texts: ReadonlyArray<string>) => string

const FOREIGN = [
  '\0',
  '\n',
  '\r\n',
  '\t',
  '\ud83d',
  '\udc00',
  '\u202e',
  '\u2028',
  '\ufeff',
  '😀',
  'İ',
  '\u0301',
  '٣',
  '-',
  ' ',
  '"',
  '\\',
  '\\u0000',
  '__proto__',
  '{',
  '}',
  ',',
  '@',
  ':',
]

const flipped: Way = (text, draw) => {
  const at = draw(text.length + 1)
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << draw(8))) + text.slice(at + 1)
}

const cut: Way = (text, draw) => {
  const [from, to] = [draw(text.length + 1), draw(text.length + 1)]
  return draw(2) === 0 ? text.slice(0, to) : text.slice(0, Math.min(from, to)) + text.slice(Math.max(from, to))
}

const spliced: Way = (text, draw, texts) => {
  const other = pick(draw, texts)
  return text.slice(0, draw(text.length + 1)) + other.slice(draw(other.length + 1))
}

const repeated: Way = (text, draw) => {
  const at = draw(text.length + 1)
  const part = text.slice(at, at + 1 + draw(8))
  return text.slice(0, at) + part.repeat(1 + draw(20)) + text.slice(at)
}

const strewn: Way = (text, draw) => {
  const at = draw(text.length + 1)
  return text.slice(0, at) + pick(draw, FOREIGN) + text.slice(at + draw(2))
}

const recounted: Way = (text, draw) =>
  text.replace(/\d+/g, (digits) =>
    draw(2) === 0 ? digits : pick(draw, ['0', '1', '-1', '007', '1e3', '99999999999999999999', `${digits}0`]),
  )

const reworded: Way = (text, draw, texts) => {
  const [words, others] = [text.split(' '), pick(draw, texts).split(' ')]
  words[draw(words.length)] = pick(draw, others)
  return draw(4) === 0 ? words.reverse().join(' ') : words.join(' ')
}

const WAYS: ReadonlyArray<{ readonly weight: number; readonly way: Way }> = [
  { weight: 10, way: flipped },
  { weight: 10, way: cut },
  { weight: 10, way: spliced },
  { weight: 5, way: repeated },
  { weight: 15, way: strewn },
  { weight: 20, way: recounted },
  { weight: 20, way: reworded },
]

/** One text in so many is a megabyte long. */
const RARE = 20_000
const MEGABYTE = 1_000_000

const grown = (text: string, draw: Draw): string => {
  const part = text === '' || draw(3) === 0 ? pick(draw, ['[', '{"a":', ' ', '9', 'a', '@', ',', '\ud800']) : text
  return part.repeat(Math.ceil(MEGABYTE / part.length))
}

/** A text with one to three things wrong with it; one in twenty is left as it is. */
export const garbled = (text: string, draw: Draw, texts: ReadonlyArray<string>): string => {
  if (draw(RARE) === 0) return grown(text, draw)
  let now = text
  for (let left = draw(20) === 0 ? 0 : 1 + draw(3); left > 0; left--)
    now = pickWeighted(draw, WAYS).way(now, draw, texts)
  return now
}
