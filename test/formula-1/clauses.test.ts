import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CLAUSES } from '../../src/formula-1/clauses.js'

const ids = CLAUSES.map(({ id }) => id)

describe('the index of clauses', () => {
  test('lists 189 clauses, none of them twice', () => {
    expect(ids).toHaveLength(189)
    expect(new Set(ids).size).toBe(189)
  })

  test.each([
    ['Object', 'Object', 2],
    ['Equip', 'Equipment', 11],
    ['Setup', 'Preparation', 13],
    ['Order', 'Turn order', 3],
    ['Speed', 'Speed', 15],
    ['Move', 'Moving', 8],
    ['Reduce', 'Reducing speed', 15],
    ['Corner', 'Corners', 15],
    ['Penalty', 'Penalty Chart', 29],
    ['Spin', 'Spinning off', 8],
    ['Block', 'Blocking', 11],
    ['Pit', 'Pits', 14],
    ['PitCard', 'Pit Cards', 17],
    ['Tactic', 'Tactic Cards', 20],
    ['Lap', 'Lap Indicator', 4],
    ['Finish', 'Finishing and Winning', 4],
  ])('numbers the clauses called %s from 1 and keeps them in the chapter %s', (section, chapter, count) => {
    const numbered = Array.from({ length: count }, (_, index) => `F1-${section}.${index + 1}`)
    expect(CLAUSES.filter((clause) => clause.chapter === chapter).map(({ id }) => id)).toEqual(numbered)
  })

  test('says each clause in one sentence, and no two alike', () => {
    expect(CLAUSES.filter(({ title }) => !/^[A-Z0-9].*[^.]\.$/.test(title) || title.includes('. '))).toEqual([])
    expect(new Set(CLAUSES.map(({ title }) => title)).size).toBe(CLAUSES.length)
  })

  test('knows every clause that a refusal names; the others are rulings', () => {
    const source = readFileSync(new URL('../../src/formula-1/refusal.ts', import.meta.url), 'utf8')
    const cited = [...source.matchAll(/readonly rule:([^\n;}]+)/g)].flatMap(([, rules = '']) =>
      [...rules.matchAll(/'([^']+)'/g)].map(([, rule]) => rule),
    )
    expect(cited.length).toBeGreaterThan(20)
    expect(cited.filter((rule = '') => !ids.includes(rule) && !/^F1-Q\.\d+$/.test(rule))).toEqual([])
  })
})
