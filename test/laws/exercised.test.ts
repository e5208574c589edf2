/** Every clause that can occur is exercised: by random players, or by a stored record that is replayed here. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FUZZABLES, type Stored } from '../exercise/subjects.js'

const storedOf = (name: string): Stored<unknown> =>
  JSON.parse(readFileSync(new URL(`../exercise/stored/${name}.json`, import.meta.url), 'utf8')) as Stored<unknown>

const sorted = (clauses: Iterable<string>): ReadonlyArray<string> => [...clauses].sort()

describe.each(FUZZABLES)('the clauses of $name', ({ name, clauses, statements, played, replayed }) => {
  const stored = storedOf(name)

  test('are exercised by play, exercised by a record, or no occurrence for a reason that is given', () => {
    const recorded = stored.records.flatMap((record) => record.clauses)
    expect(stored.statements).toEqual(statements)
    expect(stored.unmet).toEqual([])
    expect(sorted(new Set([...stored.played, ...recorded, ...Object.keys(statements)]))).toEqual(sorted(clauses))
  })

  test('that random players are said to exercise are exercised by them', () => {
    const seen = new Set(played(stored.games))
    expect(stored.played.filter((clause) => !seen.has(clause))).toEqual([])
  })

  test.each(stored.records)('$clauses is exercised by its record', (record) => {
    expect(replayed(record)).toEqual(expect.arrayContaining([...record.clauses]))
  })
})
