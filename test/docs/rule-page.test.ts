import { describe, expect, test } from 'vitest'
import { GAMES } from '../../scripts/site/games.js'
import { occurrencesIn } from '../../scripts/site/occurrences.js'
import { rulePage } from '../../scripts/site/rule-page.js'
import { rulingsOf } from '../../scripts/site/rulings-page.js'
import { read, sourcesIn } from '../../scripts/site/sources.js'
import { DEFAULT_RULINGS as FORMULA_1 } from '../../src/formula-1/index.js'
import { DEFAULT_RULINGS as LE_MANS } from '../../src/le-mans/index.js'
import { DEFAULT_RULINGS as PARIS_DAKAR } from '../../src/paris-dakar/index.js'

const rulings = read('docs/rulings.md')
const DEFAULTS: Readonly<Record<string, object>> = {
  'formula-1': FORMULA_1.seed,
  'le-mans': LE_MANS,
  'paris-dakar': PARIS_DAKAR,
}

test('what a clause occurs in is every declaration and every test that names it, once', () => {
  const code = [
    { path: 'src/x/a.ts', text: '/** A. @rule X1-A.1-2 */\nexport const a = 1\n/** B. @rule X1-A.1 */\nconst b = 2\n' },
  ]
  const tests = [{ path: 'test/x/a.test.ts', text: "test('X1-A.1 a holds')\ntest('X1-A.1 a holds')\n" }]
  expect(occurrencesIn(code, tests)('X1-A.1')).toEqual({
    places: [
      { path: 'src/x/a.ts', name: 'a' },
      { path: 'src/x/a.ts', name: 'b' },
    ],
    proofs: [{ path: 'test/x/a.test.ts', sentence: 'a holds' }],
  })
  expect(occurrencesIn(code, tests)('X1-A.3')).toEqual({ places: [], proofs: [] })
})

describe.each(GAMES.map((game) => [game.title, game] as const))('the rule page of %s', (title, game) => {
  const code = sourcesIn(`src/${game.name}`).filter(({ path }) => !path.endsWith('/clauses.ts'))
  const occurrences = occurrencesIn(code, sourcesIn('test'))
  const page = rulePage(game, occurrences, rulings)

  test('says of every clause where it is implemented and what proves it', () => {
    const lacking = game.clauses.filter(({ id }) => {
      const { places, proofs } = occurrences(id)
      return places.length === 0 || proofs.length === 0 || !page.includes(`**${id}** `)
    })
    expect(lacking).toEqual([])
  })

  test('has every ruling with its default, its alternatives and its reason', () => {
    const found = rulingsOf(rulings, title)
    expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(DEFAULTS[game.name] ?? {}).toSorted())
    expect(
      found.filter(({ byDefault, alternatives, answer }) => [byDefault, alternatives, answer].includes('')),
    ).toEqual([])
    expect(
      found.filter(({ name, anchor }) => !page.includes(`**\`${name}\`**`) || !page.includes(`#${anchor})`)),
    ).toEqual([])
  })

  test('tells editions and what its data rest on', () => {
    const [, editions = ''] = page.split('\n## Editions\n')
    const [told = '', provenance = ''] = editions.split('\n## What the data rest on\n')
    expect([told.trim(), provenance.trim()].map((text) => text.length > 100)).toEqual([true, true])
  })
})
