/** What an import costs, how big the package is, and how fast its codecs are. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { either as E } from 'fp-ts'
import type { Codec } from '../../src/core/codec.js'
import { decode } from '../../src/core/decode.js'
import { showFault } from '../../src/core/fault.js'
import { measure } from './measure.js'

const WATCHED = `
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
const begun = cpu()
await import(process.argv[1])
console.log(cpu() - begun)
`

const imported = (what: string): number =>
  Number(execFileSync(process.execPath, ['--input-type=module', '-e', WATCHED, what], { encoding: 'utf8' }))

const median = (values: ReadonlyArray<number>): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Milliseconds of processor time that importing a built entry takes beyond an empty module; `null` where nothing is built. */
export const importCost = (entry: string, runs: number): number | null => {
  const url = new URL(`../dist/${entry}/index.js`, import.meta.url)
  if (!existsSync(url)) return null
  const rounds = Array.from({ length: runs }, () => [imported('data:text/javascript,'), imported(url.href)] as const)
  return median(rounds.map(([, whole]) => whole)) - median(rounds.map(([empty]) => empty))
}

/** The kilobytes of each entry of `.size-limit.json`, minified and compressed; none where nothing is built. */
export const sizes = (): ReadonlyArray<readonly [name: string, kilobytes: number]> => {
  if (!existsSync(new URL('../dist', import.meta.url))) return []
  // It fails where a limit is passed, and says the sizes all the same.
  const { stdout } = spawnSync(process.execPath, ['node_modules/size-limit/bin.js', '--json'], { encoding: 'utf8' })
  return (JSON.parse(stdout) as ReadonlyArray<{ name: string; size: number }>).map(({ name, size }) => [
    name,
    size / 1000,
  ])
}

/** How fast a position is decoded, as a share of the speed of `JSON.parse` on its text. */
export const codecShare = <A>(codec: Codec<A>, states: ReadonlyArray<A>, milliseconds: number): number => {
  const texts = states.map((state) => JSON.stringify(state))
  const values = texts.map((text) => JSON.parse(text) as unknown)
  const rates = measure(
    [
      { name: 'parse', run: () => texts.map((text) => JSON.parse(text) as unknown).length },
      { name: 'decode', run: () => values.map((value) => decode(codec)(value)).length },
    ],
    milliseconds,
    3,
  )
  return (rates.get('decode') ?? 0) / (rates.get('parse') ?? 1)
}

/** Every way to spoil one field of a value of JSON. */
const spoiled = (value: unknown): ReadonlyArray<unknown> => {
  if (Array.isArray(value))
    return value
      .slice(0, 3)
      .flatMap((item, at) => spoiled(item).map((bad) => value.map((v, i) => (i === at ? bad : v) as unknown)))
  if (typeof value !== 'object' || value === null) return [NaN, 'x'.repeat(200)]
  return Object.entries(value).flatMap(([key, part]) => spoiled(part).map((bad) => ({ ...value, [key]: bad })))
}

/** The longest line that tells of one bad field of a position. */
export const longestLine = <A>(codec: Codec<A>, state: A): number => {
  const lines = spoiled(JSON.parse(JSON.stringify(state))).flatMap((bad) => {
    const decoded = decode(codec)(bad)
    return E.isLeft(decoded) ? decoded.left.map(showFault) : []
  })
  return Math.max(...lines.map((line) => line.length))
}
