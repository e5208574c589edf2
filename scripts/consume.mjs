// Packs the package, unpacks it in a fresh folder and uses it as a user would: ESM, CJS, a thread, TypeScript, bundlers, command line.
// The folder gets the declared dependencies of the package and nothing else, copied from here: no network is needed.
// Package managers, other versions of Node and a browser are the matter of consume-all.mjs.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  bundle,
  checkNames,
  checkPeers,
  checkTypes,
  claim,
  pack,
  packagesNeeded,
  project,
  race,
  running,
  writeSources,
} from './consumer.mjs'
import { entries, manifest } from './entries.mjs'

const dir = mkdtempSync(join(tmpdir(), 'consume-'))
const modules = join(dir, 'node_modules')
const installed = join(modules, manifest.name)
const run = running(dir)

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
  const tarball = pack(dir)
  mkdirSync(installed, { recursive: true })
  run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  for (const name of withTheirs(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))) {
    cpSync(join(project, 'node_modules', name), join(modules, name), { recursive: true })
  }
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'user', private: true }))
  writeSources(dir)
}

const checkRulesStandAlone = () => {
  for (const { specifier, output } of entries.filter((entry) => entry.specifier.endsWith('/rules'))) {
    const needed = packagesNeeded(join(installed, 'dist', `${output}.js`)).filter(
      (name) => !name.startsWith('pure-rand'),
    )
    claim(needed.length === 0, `${specifier} needs no package, but it imports ${needed.join(', ')}`)
  }
}

try {
  install()
  checkRulesStandAlone()
  const names = checkNames(dir)
  for (const [specifier, list] of Object.entries(names)) console.log(`ESM and CJS: ${specifier}, ${list.length} names`)
  checkPeers(dir)
  console.log(`races: ${race(dir)}`)
  checkTypes(dir, names)
  await bundle(dir)
  console.log('bundles: esbuild, vite')
  const version = run(process.execPath, [join(installed, 'dist/cli/main.js'), '--version']).trim()
  claim(version === manifest.version, `the command tells its version, ${manifest.version}, but it is ${version}`)
  console.log(`command: --version ${version}`)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
