// The entry points of the package, read from the one list of them: `exports` in package.json.
import { readFileSync } from 'node:fs'

/** The root folder of the project. */
export const root = new URL('..', import.meta.url)

/**
 * @typedef {{ readonly version: string, readonly exports: Readonly<Record<string, string | { readonly import: { readonly default: string } }>>, readonly peerDependencies: Readonly<Record<string, string>>, readonly dependencies: Readonly<Record<string, string>>, readonly devDependencies: Readonly<Record<string, string>>, readonly name: string, readonly repository?: string | { readonly url: string } }} Manifest
 */

/** @type {Manifest} */
export const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

/**
 * One entry point: the name that users import, its path in dist without ending, and its file in src.
 *
 * @typedef {{ readonly specifier: string, readonly output: string, readonly source: string }} Entry
 */

/** @type {ReadonlyArray<Entry>} */
export const entries = Object.entries(manifest.exports).flatMap(([subpath, target]) => {
  if (typeof target === 'string') return []
  const output = target.import.default.replace(/^\.\/dist\//, '').replace(/\.js$/, '')
  return [{ specifier: manifest.name + subpath.slice(1), output, source: `src/${output}.ts` }]
})
