import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ARENAS } from '../../src/cli/arena.js'
import { called } from './called.js'

mkdirSync(resolve('out'), { recursive: true })
const folder = mkdtempSync(resolve('out', 'duel-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** A program whose answer to each message is written here as a body of a function of the message and of what it has heard. */
const program = (name: string, body: string): string => {
  const file = join(folder, `${name}.mjs`)
  const log = join(folder, `${name}.log`)
  writeFileSync(
    file,
    `import { appendFileSync, closeSync } from 'node:fs'
import { createInterface } from 'node:readline'
const say = (message) => console.log(typeof message === 'string' ? message : JSON.stringify(message))
const answer = (message) => { ${body} }
createInterface({ input: process.stdin }).on('line', (line) => {
  appendFileSync(${JSON.stringify(log)}, line + '\\n')
  const message = JSON.parse(line)
  if (message.type === 'hello') say({ ...message, name: 'test' })
  else answer(message)
})
`,
  )
  return `${process.execPath} ${file}`
}

interface Heard {
  readonly type: string
  readonly id?: number
  readonly refusal?: unknown
  readonly reason?: string
  readonly left?: number
  readonly view?: { readonly viewer: number }
  readonly seat?: number
  readonly events?: ReadonlyArray<unknown>
}

const heardBy = (name: string): ReadonlyArray<Heard> =>
  readFileSync(join(folder, `${name}.log`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Heard)

const run = async (...args: ReadonlyArray<string>) => {
  const { code, out, err } = await called('duel', ...args)
  const [line = 'null'] = out
  return { code, faults: err, lines: out, result: (line.startsWith('{') ? JSON.parse(line) : null) as unknown }
}

const FIRST = "if (message.type === 'decide') say({ type: 'move', id: message.id, index: 0 })"

describe('a program that drives', { timeout: 60_000 }, () => {
  const starters = ['python3 examples/bot.py', `${process.execPath} examples/bot.mjs`]
  const races = ARENAS.flatMap(({ game }) =>
    starters.map((starter) => [starter.replace(/.*\//, ''), game, starter] as const),
  )

  test.each(races)('such as %s races %s to the end, the same on every run', async (_, game, starter) => {
    const args = ['--game', game, '--bot', starter, '--bot', 'random', '--milliseconds', '20000']
    const first = await run(...args)
    expect([first.code, first.faults]).toEqual([0, []])
    expect(first.result).toMatchObject({ forfeit: null, fault: null })
    expect((await run(...args)).result).toEqual(first.result)
  })

  test.each([
    ['index', 'index: 1'],
    ['notation', 'notation: message.legal[1].notation'],
    ['move', 'move: message.legal[1].move'],
  ])('may name its move by %s, with the same result', async (name, how) => {
    const body = `if (message.type === 'decide') say({ type: 'move', id: message.id, ...(message.legal.length > 1 ? { ${how} } : { index: 0 }) })`
    const { result } = await run('--bot', program(name, body), '--bot', 'random')
    const byIndex = await run('--bot', program('again', body.replace(how, 'index: 1')), '--bot', 'random')
    expect(result).toMatchObject({ fault: null })
    expect({ ...(result as object), bots: [] }).toEqual({ ...(byIndex.result as object), bots: [] })
  })

  test('is told its own view, its own events and how it ended', async () => {
    await run('--bot', 'random', '--bot', program('told', FIRST))
    const heard = heardBy('told')
    expect(heard.slice(0, 3).map(({ type }) => type)).toEqual(['hello', 'game', 'decide'])
    expect(heard.at(-1)).toMatchObject({ type: 'over', forfeit: null, fault: null })
    expect(heard[1]?.seat).toBe(1)
    expect(heard.every(({ view }) => view === undefined || view.viewer === 1)).toBe(true)
    const dealt = heard
      .flatMap(({ events = [] }) => events)
      .filter((event) => JSON.stringify(event).includes('TacticDealt'))
    expect(dealt.some((event) => JSON.stringify(event).includes('"seat":0,"card":null'))).toBe(true)
    expect(dealt.some((event) => JSON.stringify(event).includes('"seat":0,"card":"'))).toBe(false)
  })

  test('hears the refusal of the library, and may answer again', async () => {
    const body = `if (message.type === 'decide') say({ type: 'move', id: message.id, move: { _tag: 'Wait' } })
      if (message.type === 'refused') say({ type: 'move', id: message.id, index: 0 })`
    const { code } = await run('--bot', program('again', body), '--bot', 'random')
    const refused = heardBy('again').find(({ type }) => type === 'refused')
    expect(code).toBe(0)
    expect(refused).toMatchObject({
      left: 2,
      refusal: { _tag: expect.any(String) as string, rule: expect.any(String) as string },
    })
  })

  test('may answer a question before this one without harm', async () => {
    const body = `if (message.type === 'decide') { if (message.id > 1) say({ type: 'move', id: message.id - 1, index: 0 }); say({ type: 'move', id: message.id, index: 0 }) }`
    expect((await run('--bot', program('stray', body), '--bot', 'random')).code).toBe(0)
  })

  test.each([
    ['refused', 'three illegal answers', "say({ type: 'move', id: message.id, index: 99 })"],
    ['refused', 'garbage', "say('brake!')"],
    ['refused', 'an answer from the future', "say({ type: 'move', id: message.id + 1, index: 0 })"],
    ['refused', 'a name of the prototype', `say('{"type":"move","id":1,"index":0,"__proto__":{}}')`],
    ['late', 'silence', ''],
    ['closed', 'a crash', 'process.exit(3)'],
    ['closed', 'a closed pipe', 'closeSync(1); process.exitCode = 0'],
    ['garbage', 'a line without end', "process.stdout.write('x'.repeat(3e6))"],
    ['garbage', 'lines without end', "process.stdout.write('x\\n'.repeat(3e4))"],
    ['late', 'questions without end', "say({ type: 'odds', id: message.id, index: 0 })"],
  ])('loses by the fault %s for %s', async (fault, what, body) => {
    const bot = program(what.replaceAll(' ', '-'), `if (message.type !== 'over') { ${body} }`)
    const { code, result } = await run('--bot', 'random', '--bot', bot, '--milliseconds', '1500')
    expect([code, result]).toMatchObject([1, { places: [1, 2], forfeit: 1, fault }])
  })

  test('is told what a move may lead to, and may then decide', async () => {
    const body = `if (message.type === 'decide') say({ type: 'odds', id: message.id, index: 0 })
      if (message.type === 'odds') say({ type: 'move', id: message.id, index: 0 })`
    const { code } = await run('--bot', program('asker', body), '--bot', 'random')
    const odds = heardBy('asker').filter(({ type }) => type === 'odds')
    const questions = heardBy('asker').filter(({ type }) => type === 'decide')
    expect([code, odds.length]).toEqual([0, questions.length])
  })

  // What it leaves behind lives longer than a test may take.
  test('that leaves another program behind does not keep the game waiting', async () => {
    const body = `if (message.type === 'decide') {
      import('node:child_process').then(({ spawn }) => {
        spawn(process.execPath, ['-e', 'setTimeout(() => {}, 70000)'], { stdio: ['ignore', 'inherit', 'ignore'], detached: true }).unref()
        process.exit(1)
      })
    }`
    const { code, result } = await run('--bot', program('parent', body), '--bot', 'random', '--milliseconds', '1500')
    expect([code, result]).toMatchObject([1, { places: [2, 1], forfeit: 0, fault: 'late' }])
  })

  test.each([
    ['closed', 'no-such-program-anywhere'],
    ['closed', `${process.execPath} --version-of-nothing`],
    ['hello', `${process.execPath} --version`],
  ])('loses by the fault %s where it does not begin: %s', async (fault, bot) => {
    const { code, result } = await run('--bot', bot, '--bot', 'random')
    expect([code, result]).toMatchObject([1, { places: [2, 1], forfeit: 0, fault }])
  })
})

describe('the command duel', () => {
  test.each([
    [['--bot', 'random'], '--bot: expected 2 to 6 of them, found 1'],
    [['--game', 'chess'], '--game: expected formula-1'],
    [['--speed', '3'], "unknown option '--speed' (Did you mean --seed?); see parc-ferme duel --help"],
    [['--bot', 'random', '--bot', 'random', '--options', '{"laps":0}'], '--options'],
  ])('%j is answered by one line', async (args, line) => {
    const { code, faults } = await run(...args)
    expect([code, faults.length, faults[0]?.slice(0, line.length)]).toEqual([2, 1, line])
  })

  test('explains itself', async () => {
    const { code, lines } = await run('--help')
    expect([code, lines.join('\n')]).toEqual([0, expect.stringContaining('bots of le-mans: ')])
  })
})
