/** The command line: which command is meant, what each tells of itself, and arguments that cannot be followed. */
import { describe, expect, test } from 'vitest'
import { run } from '../../src/cli/run.js'
import { called } from './called.js'

const COMMANDS = ['race', 'replay', 'board', 'picture', 'validate', 'odds', 'clauses', 'tournament', 'duel']

describe('the command line', () => {
  test('tells its commands and its exit codes', async () => {
    const { code, out, err } = await called('--help')
    expect([code, err]).toEqual([0, []])
    for (const words of [...COMMANDS, 'Exit codes: 0 done']) expect(out.join('\n')).toContain(words)
  })

  test('tells its version', async () => {
    expect(await called('--version')).toEqual({ code: 0, out: ['1.2.3'], err: [] })
  })

  test.each(COMMANDS)('%s tells how it is used', async (command) => {
    const { code, out, err } = await called(command, '--help')
    expect([code, err]).toEqual([0, []])
    expect(out.join('\n').toLowerCase()).toContain(`usage: parc-ferme ${command}`)
  })

  test.each([
    ['race', 'not told, but counted (default: 1)'],
    ['tournament', 'seats of each game (default: 2)'],
    ['duel', 'how long bots of the library think (default: 300)'],
  ])('%s tells what a flag is if it is not given', async (command, words) => {
    const { out } = await called(command, '--help')
    expect(out.join(' ').replaceAll(/ +/g, ' ')).toContain(words)
  })

  test.each(COMMANDS)('%s takes -h for --help', async (command) => {
    expect(await called(command, '-h')).toEqual(await called(command, '--help'))
  })

  test('without a command says which there are, and that this was wrong', async () => {
    const { code, out, err } = await called()
    expect([code, out]).toEqual([2, []])
    expect(err.join('\n')).toContain('Usage: parc-ferme')
  })
})

describe('a defect', () => {
  test.each([
    ['an error', new Error('the printer is on fire'), 'Error: the printer is on fire'],
    ['anything else that is thrown', 'fire', "'fire'"],
  ])('of %s ends with exit code 70 and says where', async (_, thrown: unknown, line) => {
    const err: Array<string> = []
    const code = await run(['clauses'], '1.2.3', {
      print: () => {
        throw thrown
      },
      complain: (text) => err.push(...text.split('\n')),
      read: () => Promise.reject(new Error('nothing is read')),
    })
    expect([code, err[0]]).toEqual([70, line])
  })
})

describe('arguments that cannot be followed', { timeout: 60_000 }, () => {
  test.each([
    ['an unknown command', ['rac'], "unknown command 'rac' (Did you mean race?); see parc-ferme --help"],
    [
      'an unknown game',
      ['race', '--game', 'tennis'],
      '--game: expected formula-1 or paris-dakar or le-mans, found tennis',
    ],
    [
      'a flag without its value',
      ['race', '--laps'],
      "option '--laps <value>' argument missing; see parc-ferme race --help",
    ],
    ['an unknown flag', ['race', '--gears', '4'], "unknown option '--gears'; see parc-ferme race --help"],
    [
      'a word too many',
      ['race', 'monza'],
      "too many arguments for 'race'. Expected 0 arguments but got 1.; see parc-ferme race --help",
    ],
    ['too many seats', ['race', '--seats', '7'], '--seats: expected a whole number from 2 to 6, found 7'],
    ['seats in words', ['race', '--seats', 'four'], '--seats: expected a whole number from 2 to 6, found four'],
    ['too few laps', ['race', '--laps', '2'], '--laps: expected a whole number from 3 to 10, found 2'],
    ['half a lap', ['race', '--laps', '3.5'], '--laps: expected a whole number from 3 to 10, found 3.5'],
    ['an unknown edition', ['race', '--edition', 'us1964'], '--edition: expected seed or uk1962, found us1964'],
    [
      'a flag of another game',
      ['race', '--lang', 'fr'],
      '--lang: expected a flag of formula-1, found one of paris-dakar',
    ],
    ['no races', ['race', '--races', '0'], '--races: expected a whole number from 1 to 1000000, found 0'],
    ['options in words', ['race', '--options', 'fast'], '--options: expected JSON, found an error in line 1, column 1'],
    [
      'options as a list',
      ['race', '--options', '[]'],
      '--options: expected a record as JSON, such as {"rulings":{}}, found []',
    ],
    [
      'an unknown option',
      ['race', '--options', '{"fuel":1}'],
      '--options fuel: expected no field of this name, found 1',
    ],
    [
      'a record of many races',
      ['race', '--races', '2', '--record', 'x'],
      '--record: expected one race, found --races 2',
    ],
    [
      'a team too many',
      ['race', '--game', 'le-mans', '--seats', '5', '--team-play'],
      'the rules refuse these options: Two to four teams of three cars may race, not 5 (LM-Team.1).',
    ],
  ])('%s is told in one line, with exit code 2', async (_, args, line) => {
    expect(await called(...args)).toEqual({ code: 2, out: [], err: [line] })
  })
})
