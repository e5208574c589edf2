// A user's project in a folder of its own, and what must hold in it, however the package came there.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { build as buildByVite, createLogger } from 'vite'
import { SOURCES } from './consumer-sources.mjs'
import { entries, manifest, root } from './entries.mjs'

/** @typedef {Readonly<Record<string, ReadonlyArray<string>>>} Names */

/** The folder of this project. */
export const project = fileURLToPath(root)

/** @type {(holds: boolean, claim: string) => void} */
export const claim = (holds, what) => {
  if (!holds) throw new Error(`not so: ${what}`)
}

/** @type {(cwd: string) => (command: string, args: ReadonlyArray<string>) => string} */
export const running = (cwd) => (command, args) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** Packs the package into a folder; the path of the tarball. @type {(dir: string) => string} */
export const pack = (dir) => {
  running(project)('npm', ['pack', '--silent', '--pack-destination', dir])
  return join(dir, `${manifest.name}-${manifest.version}.tgz`)
}

/** Writes the user's programs. @type {(dir: string) => void} */
export const writeSources = (dir) => {
  for (const [name, text] of Object.entries(SOURCES)) writeFileSync(join(dir, name), text)
}

/**
 * The names that each entry exports, as loaded in one of the two module systems.
 *
 * @type {(dir: string, kind: 'mjs' | 'cjs', node: ReadonlyArray<string>) => Names}
 */
const load = (dir, kind, [command = '', ...args]) => {
  const specifiers = JSON.stringify(entries.map(({ specifier }) => specifier))
  const loaded = kind === 'mjs' ? 'await import(specifier)' : 'require(specifier)'
  writeFileSync(
    join(dir, `load.${kind}`),
    `const names = {}
for (const specifier of ${specifiers}) names[specifier] = Object.keys(${loaded}).filter((n) => n !== 'default' && n !== 'module.exports').sort()
console.log(JSON.stringify(names))`,
  )
  return JSON.parse(running(dir)(command, [...args, `load.${kind}`]))
}

/**
 * Every entry loads as an ES module and by require, with the same names.
 *
 * @param {string} dir
 * @param {ReadonlyArray<string>} [node] the command that runs Node
 */
export const checkNames = (dir, node = [process.execPath]) => {
  const esm = load(dir, 'mjs', node)
  const cjs = load(dir, 'cjs', node)
  claim(JSON.stringify(esm) === JSON.stringify(cjs), 'ESM and CJS export the same names')
  for (const [specifier, names] of Object.entries(esm)) claim(names.length > 0, `${specifier} exports something`)
  return esm
}

/** The package finds the very copies of its peers that its user has. @type {(dir: string) => void} */
export const checkPeers = (dir) => {
  const ours = createRequire(join(dir, 'main.cjs'))
  const theirs = createRequire(ours.resolve(manifest.name))
  for (const peer of Object.keys(manifest.peerDependencies))
    claim(ours.resolve(peer) === theirs.resolve(peer), `the package and its user have one copy of ${peer}`)
}

/**
 * A race of each game, as an ES module, by require and in a thread; what they told.
 *
 * @param {string} dir
 * @param {ReadonlyArray<string>} [node] the command that runs Node
 */
export const race = (dir, [command = '', ...args] = [process.execPath]) => {
  const told = ['main.mjs', 'main.cjs', 'thread.mjs'].map((file) => running(dir)(command, [...args, file]).trim())
  claim(
    told.every((one) => one === told[0]),
    `races end alike as an ES module, by require and in a thread: ${told.join(' | ')}`,
  )
  return told[0] ?? ''
}

const MODES = [
  { module: 'node16', file: 'user.mts' },
  { module: 'node16', file: 'user.cts' },
  { module: 'nodenext', file: 'user.mts' },
  { module: 'nodenext', file: 'user.cts' },
  { module: 'bundler', file: 'user.ts' },
]

/**
 * The types hold for a strict user who checks libraries as well, and none of them is any.
 *
 * @type {(dir: string, names: Names, modes?: typeof MODES) => void}
 */
export const checkTypes = (dir, names, modes = MODES) => {
  const lines = entries.flatMap(({ specifier }, i) => [
    `import * as m${i} from '${specifier}'`,
    ...(names[specifier] ?? []).map((name) => `export const m${i}_${name}: IsAny<typeof m${i}.${name}> = false`),
  ])
  const source = ['type IsAny<T> = 0 extends 1 & T ? true : false', ...lines, ''].join('\n')
  for (const { module, file } of modes) {
    writeFileSync(join(dir, file), source)
    const compilerOptions = {
      strict: true,
      target: 'es2022',
      lib: ['es2022'],
      module: module === 'bundler' ? 'esnext' : module,
      moduleResolution: module,
      skipLibCheck: false,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      types: [],
    }
    writeFileSync(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
    running(dir)(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-p', '.'])
    console.log(`types: ${module}, ${file}`)
  }
}

/** A page and a worker by esbuild and by Vite, with nothing put in for what only Node has. @type {(dir: string) => Promise<ReadonlyArray<string>>} */
export const bundle = async (dir) => {
  const [byEsbuild, byVite] = [join(dir, 'web-esbuild'), join(dir, 'web-vite')]
  const entryPoints = ['page.js', 'worker.js'].map((name) => join(dir, name))
  const { warnings } = await build({ entryPoints, bundle: true, format: 'esm', platform: 'browser', outdir: byEsbuild })
  claim(warnings.length === 0, `esbuild has nothing to say: ${JSON.stringify(warnings)}`)
  writeFileSync(join(byEsbuild, 'index.html'), SOURCES['index.html'])
  /** @type {Array<string>} */
  const said = []
  const note = (/** @type {string} */ message) => {
    said.push(message)
  }
  await buildByVite({
    root: dir,
    base: './',
    configFile: false,
    logLevel: 'warn',
    customLogger: { ...createLogger('silent'), warn: note, warnOnce: note, error: note },
    // How long it takes on a busy machine is no fault of the package.
    build: { outDir: byVite, rolldownOptions: { checks: { pluginTimings: false } } },
    worker: { format: 'es', rolldownOptions: { checks: { pluginTimings: false } } },
  })
  claim(said.length === 0, `Vite has nothing to say: ${said.join(' | ')}`)
  return [byEsbuild, byVite]
}

/**
 * The packages that a built ES module and all that it imports need.
 *
 * @param {string} file
 * @param {Set<string>} [seen]
 * @returns {ReadonlyArray<string>}
 */
export const packagesNeeded = (file, seen = new Set()) => {
  if (seen.has(file)) return []
  seen.add(file)
  const specifiers = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s*(?:[\w$*{},\s]+\sfrom\s*)?['"]([^'"\n]+)['"]/gm),
  ]
  return specifiers.flatMap(([, specifier = '']) =>
    specifier.startsWith('.') ? packagesNeeded(resolve(dirname(file), specifier), seen) : [specifier],
  )
}
