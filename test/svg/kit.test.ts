import { describe, expect, test } from 'vitest'
import { extent, figure, isInside, type Point, roomIn, upright } from '../../src/svg/geometry.js'
import { decimal, element, escaped, group, NOTHING } from '../../src/svg/markup.js'
import { car, die, shortened, spread, wrapped } from '../../src/svg/pieces.js'
import { standingsStrip } from '../../src/svg/standings.js'
import { colourOr, mixed, styleSheet } from '../../src/svg/theme.js'
import { elementsOf, type Read, readXml, textOf } from './well-formed.js'

const SQUARE: ReadonlyArray<Point> = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
]

describe('markup', () => {
  test('text and attributes are escaped, whatever is in them', () => {
    const nasty = `</text><script>alert("1")</script> & 'x' \u0000 \ud800 \u{1f3ce}`
    const read = readXml(element('text', { 'data-x': nasty }, [nasty]).markup)
    const shown = nasty.replace('\u0000', '\ufffd').replace('\ud800', '\ufffd')
    expect([textOf(read), read.attributes['data-x']]).toEqual([shown, shown])
    expect(escaped('a<b')).toBe('a&lt;b')
  })

  test('a number that is none becomes 0, and no number has more than two decimals', () => {
    expect([NaN, Infinity, -0, 1 / 3, 2].map(decimal)).toEqual(['0', '0', '0', '0.33', '2'])
  })

  test('an attribute of null is left out, and a group of nothing is nothing', () => {
    expect(element('g', { a: null, b: 'c' }).markup).toBe('<g b="c"/>')
    expect(group({ a: 'b' }, [NOTHING])).toEqual(NOTHING)
  })
})

describe('geometry', () => {
  test('a figure is written as steps from point to point', () => {
    expect(figure(SQUARE)).toBe('M0 0l100 0l0 100l-100 0z')
    expect(figure([])).toBe('')
    expect(figure([[0, 0], [NaN, Infinity]])).toBe('M0 0l0 0z') // prettier-ignore
  })

  test.each([
    [0, 0],
    [170, -10],
    [-147, 33],
    [90, 90],
    [-90, -90],
    [540, 0],
  ])('a text along %i degrees is turned by %i', (angle, turned) => {
    expect(upright(angle)).toBe(turned)
  })

  test('the extent of a figure is measured along a heading', () => {
    const oblong: ReadonlyArray<Point> = [[0, 0], [40, 0], [40, 10], [0, 10]] // prettier-ignore
    const { along, across } = extent(oblong, 90)
    expect([Math.round(along), Math.round(across)]).toEqual([10, 40])
    expect(extent([], 90)).toEqual({ along: 0, across: 0 })
  })

  test('room is found inside a figure and clear of obstacles', () => {
    const free = roomIn(SQUARE, [], [40, 40], 1)
    expect(isInside(SQUARE, [free.x, free.y])).toBe(true)
    const beside = roomIn(SQUARE, [[50, 50]], [40, 40], 9)
    expect(Math.abs(beside.x - 50) > 20 * beside.scale - 1 || Math.abs(beside.y - 50) > 20 * beside.scale - 1).toBe(
      true,
    )
    expect(roomIn([], [], [40, 40], 1).scale).toBe(0)
  })

  test.each([1, 2, 3, 4, 5, 6])('%i cars on one place stand apart', (count) => {
    const stands = spread(count, { along: 150, across: 60 }, 1)
    const apart = stands.flatMap(({ offset: [x, y], scale }, index) =>
      stands
        .slice(0, index)
        .map(({ offset: [a, b] }) => Math.abs(x - a) >= 56 * scale || Math.abs(y - b) >= 28 * scale),
    )
    expect(stands).toHaveLength(count)
    expect(apart.every((is) => is)).toBe(true)
  })
})

describe('pieces', () => {
  test('a car is numbered in smaller figures from ten on', () => {
    const sizes = ['9', '10'].map((label) => {
      const glyph = { x: 0, y: 0, heading: 0, scale: 1, colour: '#fff', label, isOnTurn: false, title: '', name: label }
      const texts = elementsOf(readXml(car(glyph).markup)).filter(({ name }) => name === 'text')
      return texts.map(({ attributes }) => attributes['font-size'])
    })
    expect(sizes).toEqual([['13'], ['10']])
  })

  test('a die shows as many pips as its face says, and none for a face that no die has', () => {
    const pips = [1, 2, 3, 4, 5, 6, 7].map(
      (face) => elementsOf(readXml(die(0, 0, 20, face).markup)).filter(({ name }) => name === 'circle').length,
    )
    expect(pips).toEqual([1, 2, 3, 4, 5, 6, 0])
  })
})

describe('texts', () => {
  test('a long text is shortened, a short one is not', () => {
    expect([shortened('abcdef', 4), shortened('abcd', 4)]).toEqual(['abc\u2026', 'abcd'])
  })

  test('a text is set in lines, and what is too much for them is cut', () => {
    expect(wrapped('one two three', 7, 3)).toEqual(['one two', 'three'])
    expect(wrapped('one two three four', 7, 1)).toEqual(['one tw\u2026'])
  })
})

describe('themes', () => {
  const colours = { ink: { light: '#111111', dark: '#eeeeee' } }

  test('auto has both themes, and every declaration also names its colour', () => {
    const css = styleSheet('pf-x', 'auto', colours, [['text', 'fill:$ink']])
    expect(css).toContain('@media (prefers-color-scheme:dark){.pf-x.pf-auto{--pf-ink:#eeeeee}}')
    expect(css).toContain('.pf-x text{fill:#111111;fill:var(--pf-ink)}')
  })

  test('a given theme has itself alone', () => {
    const css = styleSheet('pf-x', 'dark', colours, [['text', 'fill:$ink']])
    expect(css).not.toContain('prefers-color-scheme')
    expect(css).not.toContain('#111111')
  })

  test('what is no colour does not get into the style sheet', () => {
    expect([colourOr('red}*{x', '#888888'), colourOr('#12aBcd', '#888888')]).toEqual(['#888888', '#12aBcd'])
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
  })
})

describe('the standings strip', () => {
  const car = (number: number) => ({
    number: String(number),
    colour: '#123456',
    name: `car <${number}>`,
    where: `lap ${number}`,
    told: `told of ${number}`,
  })
  const drawn = (cars: number): Read =>
    readXml(standingsStrip(Array.from({ length: cars }, (_, i) => car(i + 1))).markup.markup)

  test('has everybody in order, and tells a pointer more', () => {
    const root = drawn(3)
    expect(elementsOf(root).flatMap((one) => (one.name === 'title' ? [textOf(one)] : []))).toEqual([
      '1. told of 1',
      '2. told of 2',
      '3. told of 3',
    ])
    expect(textOf(root)).toContain('car <2>')
    expect(textOf(root)).toContain('lap 3')
  })

  test('of twelve has the numbers only', () => {
    const root = drawn(12)
    expect(textOf(root)).toContain('12. told of 12')
    expect(textOf(root)).not.toContain('car <')
  })
})
