/** The command line: whole races told, and arguments that cannot be followed. */
import { describe, expect, test } from 'vitest'
import { run } from '../../src/cli/run.js'

const called = (
  ...args: ReadonlyArray<string>
): { readonly code: number; readonly out: ReadonlyArray<string>; readonly err: ReadonlyArray<string> } => {
  const out: Array<string> = []
  const err: Array<string> = []
  const code = run(args, { print: (line) => out.push(line), complain: (line) => err.push(line) })
  return { code, out, err }
}

// Long, so that a busy machine does not fail what is right.
describe('races', { timeout: 60_000 }, () => {
  test('a race of Formula 1 is told from the grid to the standings', () => {
    const { code, out, err } = called()
    expect([code, err]).toEqual([0, []])
    expect(out[0]).toBe('Formula 1 on the Reference circuit (board of 1962): 4 drivers, 3 laps, seed 1962')
    expect(out.filter((line) => line.startsWith('  --- lap'))).toEqual(['  --- lap 1 of 3 ---', '  --- lap 2 of 3 ---'])
    expect(out.slice(-5)[0]).toBe('Standings')
    expect(out.slice(-4).map((line) => line.slice(0, 2))).toContain('1.')
  })

  test('the same seed tells the same race, another seed another', () => {
    const once = called('--seed', 'monza', '--players', '2')
    expect(called('--seed', 'monza', '--players', '2')).toEqual(once)
    expect(called('--seed', 'spa', '--players', '2').out.slice(1)).not.toEqual(once.out.slice(1))
  })

  test('the UK edition is raced with its own cards', () => {
    expect(called('--edition', 'uk1962', '--players', '6').code).toBe(0)
  })

  test('a rally of Paris-Dakar is told in both languages', () => {
    const english = called('--game', 'paris-dakar')
    const french = called('--game=paris-dakar', '--lang', 'fr')
    expect([english.code, french.code]).toEqual([0, 0])
    expect(french.out.length).toBe(english.out.length)
    expect(french.out).not.toEqual(english.out)
  })

  test('help lists the games and their flags', () => {
    const { code, out } = called('--help')
    expect(code).toBe(0)
    for (const word of ['--game formula-1', '--game paris-dakar', '--players', '--seed'])
      expect(out.join('\n')).toContain(word)
  })
})

describe('arguments that cannot be followed', () => {
  test.each([
    ['an unknown game', ['--game', 'tennis'], '--game: expected formula-1 or paris-dakar'],
    ['a game without a name', ['--game'], '--game: expected'],
    ['too many players', ['--players', '7'], '--players: expected a whole number from 2 to 6, found 7'],
    ['players in words', ['--players', 'four'], '--players: expected a whole number from 2 to 6, found four'],
    ['too few laps', ['--laps', '2'], '--laps: expected a whole number from 3 to 10, found 2'],
    ['laps that are no whole number', ['--laps', '3.5'], '--laps: expected a whole number from 3 to 10, found 3.5'],
    ['an unknown edition', ['--edition', 'us1964'], '--edition: expected seed or uk1962, found us1964'],
    ['an unknown flag', ['--gears', '4'], 'command line: expected'],
    ['a word too many', ['silverstone'], 'command line: expected'],
    ['a flag without its value', ['--laps'], 'command line: expected'],
    ['a flag of another game', ['--lang', 'fr'], 'command line: expected'],
  ])('%s is told in one line, with exit code 2', (_, args, expected) => {
    const { code, out, err } = called(...args)
    expect([code, out, err.length]).toEqual([2, [], 1])
    expect(err[0]).toContain(expected)
    expect(err[0]).not.toContain('\n')
  })
})
