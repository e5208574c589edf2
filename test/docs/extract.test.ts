import { describe, expect, test } from 'vitest'
import { examplesOfPage, examplesOfSource, programsOfPage } from './extract.js'

describe('examples', () => {
  test('of a page are its ts blocks, with the line of their first line', () => {
    const page = '# Title\n\n```ts\na()\nb()\n```\n\n```sh\nnpm ci\n```\n\n```ts\nc()\n```\n'
    expect(examplesOfPage('a.md', page)).toEqual([
      { file: 'a.md', line: 4, code: 'a()\nb()\n' },
      { file: 'a.md', line: 13, code: 'c()\n' },
    ])
  })

  test('of a guide are one program, line for line, beside those that are files of their own', () => {
    const page = '# Title\n\n```ts\na()\n```\n\n```ts\n// bot.ts\nc()\n```\n\n```ts\nb()\n```\n'
    expect(programsOfPage('a.md', page)).toEqual([
      { file: 'a.md', line: 1, code: ['', '', '', 'a()', '', '', '', '', '', '', '', '', 'b()', '', ''].join('\n') },
      { file: 'a.md', line: 8, code: '// bot.ts\nc()\n' },
    ])
  })

  test('of a source stand under @example and end at the next tag', () => {
    const source = [
      'const before = 1',
      '/**',
      ' * Adds.',
      ' *',
      ' * ```ts',
      ' * notAnExample()',
      ' * ```',
      ' *',
      ' * @example',
      ' * Some prose.',
      ' * ```ts',
      ' * if (x) {',
      ' *   a()',
      ' * }',
      ' * ```',
      ' * @returns a sum',
      ' * ```ts',
      ' * neitherThis()',
      ' * ```',
      ' */',
    ].join('\n')
    expect(examplesOfSource('a.ts', source)).toEqual([{ file: 'a.ts', line: 12, code: 'if (x) {\n  a()\n}\n' }])
  })

  test('of a source without a fence are code as a whole', () => {
    expect(examplesOfSource('a.ts', '/**\n * @example a() // one\n * b()\n */')).toEqual([
      { file: 'a.ts', line: 2, code: 'a() // one\nb()\n\n' },
    ])
  })
})
