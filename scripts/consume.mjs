// Packs the package, unpacks it in a fresh folder and uses it as a user would: ESM, CJS, TypeScript, command line.
// The folder gets the declared dependencies of the package and nothing else, copied from here: no network is needed.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entries, manifest, root } from './entries.mjs'

const project = fileURLToPath(root)
const dir = mkdtempSync(join(tmpdir(), 'consume-'))
const modules = join(dir, 'node_modules')
const installed = join(modules, manifest.name)

/** @type {(command: string, args: ReadonlyArray<string>, cwd?: string) => string} */
const run = (command, args, cwd = dir) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
/** @type {(name: string, text: string) => void} */
const write = (name, text) => {
  writeFileSync(join(dir, name), text)
}
/** @type {(holds: boolean, claim: string) => void} */
const claim = (holds, what) => {
  if (!holds) throw new Error(`not so: ${what}`)
}

/**
 * Packages, and what they need themselves.
 *
 * @param {ReadonlyArray<string>} names
 * @param {Set<string>} [seen]
 * @returns {ReadonlyArray<string>}
 */
const withTheirs = (names, seen = new Set()) => {
  for (const name of names.filter((one) => !seen.has(one))) {
    seen.add(name)
    const { dependencies = {} } = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
    withTheirs(Object.keys(dependencies), seen)
  }
  return [...seen]
}

const install = () => {
  run('npm', ['pack', '--silent', '--pack-destination', dir], project)
  mkdirSync(installed, { recursive: true })
  run('tar', ['-xzf', `${manifest.name}-${manifest.version}.tgz`, '-C', installed, '--strip-components=1'])
  for (const name of withTheirs(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))) {
    cpSync(join(project, 'node_modules', name), join(modules, name), { recursive: true })
  }
  write('package.json', JSON.stringify({ name: 'user', private: true }))
}

/**
 * The packages that a built ES module and all that it imports need.
 *
 * @param {string} file
 * @param {Set<string>} [seen]
 * @returns {ReadonlyArray<string>}
 */
const packagesNeeded = (file, seen = new Set()) => {
  if (seen.has(file)) return []
  seen.add(file)
  const specifiers = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s*(?:[\w$*{},\s]+\sfrom\s*)?['"]([^'"\n]+)['"]/gm),
  ]
  return specifiers.flatMap(([, specifier = '']) =>
    specifier.startsWith('.') ? packagesNeeded(resolve(dirname(file), specifier), seen) : [specifier],
  )
}

const checkRulesStandAlone = () => {
  for (const { specifier, output } of entries.filter((entry) => entry.specifier.endsWith('/rules'))) {
    const needed = packagesNeeded(join(installed, 'dist', `${output}.js`)).filter(
      (name) => !name.startsWith('pure-rand'),
    )
    claim(needed.length === 0, `${specifier} needs no package, but it imports ${needed.join(', ')}`)
  }
}

/** The names that each entry exports, as loaded in one of the two module systems. */
const load = (/** @type {'mjs' | 'cjs'} */ kind) => {
  const specifiers = JSON.stringify(entries.map(({ specifier }) => specifier))
  const loaded = kind === 'mjs' ? 'await import(specifier)' : 'require(specifier)'
  write(
    `load.${kind}`,
    `const names = {}
for (const specifier of ${specifiers}) names[specifier] = Object.keys(${loaded}).filter((n) => n !== 'default' && n !== 'module.exports').sort()
console.log(JSON.stringify(names))`,
  )
  /** @type {Record<string, ReadonlyArray<string>>} */
  const names = JSON.parse(run(process.execPath, [`load.${kind}`]))
  return names
}

const checkTypes = (/** @type {Readonly<Record<string, ReadonlyArray<string>>>} */ names) => {
  const lines = entries.flatMap(({ specifier }, i) => [
    `import * as m${i} from '${specifier}'`,
    ...(names[specifier] ?? []).map((name) => `export const m${i}_${name}: IsAny<typeof m${i}.${name}> = false`),
  ])
  const source = ['type IsAny<T> = 0 extends 1 & T ? true : false', ...lines, ''].join('\n')
  for (const { module, file } of [
    { module: 'nodenext', file: 'user.mts' },
    { module: 'nodenext', file: 'user.cts' },
    { module: 'bundler', file: 'user.ts' },
  ]) {
    write(file, source)
    write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: {
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
        },
        files: [file],
      }),
    )
    run(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-p', '.'])
    console.log(`types: ${module}, ${file}`)
  }
}

try {
  install()
  checkRulesStandAlone()
  const esm = load('mjs')
  const cjs = load('cjs')
  claim(JSON.stringify(esm) === JSON.stringify(cjs), 'ESM and CJS export the same names')
  for (const [specifier, names] of Object.entries(esm)) {
    claim(names.length > 0, `${specifier} exports something`)
    console.log(`ESM and CJS: ${specifier}, ${names.length} names`)
  }
  checkTypes(esm)
  claim(run(process.execPath, [join(installed, 'dist/cli/main.js'), '--help']) !== '', 'the command explains itself')
  console.log('command: --help')
} finally {
  rmSync(dir, { recursive: true, force: true })
}
